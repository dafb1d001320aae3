/* ahu-rn-score-page.c: the end of a game that was not tracked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-score-page-private.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "games/rapanui/ui/ahu-rn-paper.h"
#include "games/rapanui/ui/ahu-rn-score-so-far.h"
#include "games/rapanui/ui/ahu-rn-score-what-if.h"
#include "games/rapanui/ui/ahu-rn-stone-ranking.h"
#include "games/rapanui/ui/ahu-rn-story.h"
#include "games/rapanui/words/rn-ranking.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-line.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/ranking/ahu-ranking-view.h"
#include "toolkit/rules/ahu-rules-text.h"

#define COLUMNS_SPACING 24
/* German names and four players leave no more on the smallest screen. */
#define SIDE_WIDTH 440
#define WIDE_SIDE_WIDTH 600
/* From here on two rows of keys do. */
#define WIDE_SHEET 560

enum
{
  PROP_HAS_COUNTS = 1,
  PROP_GAME_ID,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

G_DEFINE_FINAL_TYPE (AhuRnScorePage, ahu_rn_score_page, AHU_TYPE_PAGE)

static gboolean
is_narrow (AhuRnScorePage *self)
{
  return ahu_width_bin_get_width_class (self->width_bin) < AHU_WIDTH_700;
}

static gboolean
is_side_by_side (AhuRnScorePage *self)
{
  return ahu_width_bin_get_width_class (self->width_bin) >= AHU_WIDTH_1200;
}

/* Before everything is counted nobody has won. */
static gboolean
is_complete (AhuRnScorePage *self)
{
  return rn_sheet_n_missing (ahu_rn_tally_get_sheet (self->tally)) == 0;
}

/* Beside the form where there is room; else below everything, always in sight. */
static void
place_problems (AhuRnScorePage *self)
{
  gboolean has_problems = *gtk_label_get_text (self->problem) != '\0';

  gtk_widget_set_visible (GTK_WIDGET (self->problem), has_problems && is_side_by_side (self));
  gtk_widget_set_visible (GTK_WIDGET (self->problem_bar), has_problems && !is_side_by_side (self));
}

/* What can't be, in one line each; the result stands beside it all the same. */
static void
show_problems (AhuRnScorePage *self,
               const RnReason *problems,
               guint           n)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *sentence = rn_box_sentence (&problems[i]);

      g_strv_builder_add (sentences, sentence);
    }
  lines = g_strv_builder_end (sentences);
  text = g_strjoinv ("\n", lines);
  ahu_rules_label_set_text (self->problem, text);
  ahu_rules_label_set_text (self->problem_bar, text);
  place_problems (self);
  ahu_rn_score_form_show_problems (self->form, problems, n);
}

/* For the count that has the focus: what more or fewer of it would change. */
static void
show_what_if (AhuRnScorePage *self)
{
  const RnSheet *sheet = ahu_rn_tally_get_sheet (self->tally);
  g_auto (GStrv) names = ahu_rn_tally_dup_names (self->tally);
  gboolean possible = is_complete (self) && rn_sheet_check (sheet).code == RN_OK;

  gtk_widget_set_visible (self->what_if_box, possible);
  if (possible)
    adw_bin_set_child (self->what_if, ahu_rn_score_what_if_new (sheet, ahu_rn_score_form_get_cell (self->form),
                                                                (const char *const *) names, is_narrow (self)));
}

/* Until all is counted: numbers and no places, so that nobody has won. */
static void
show_so_far (AhuRnScorePage *self,
             const RnFinal  *final)
{
  gtk_label_set_text (self->headline, ahu_rn_tally_is_empty (self->tally)
                                        ? _("Enter the Stone, then what each player has") : _("So far"));
  adw_bin_set_child (self->so_far, ahu_rn_score_so_far_new (self->tally, final));
  adw_bin_set_child (self->so_far_line, ahu_rn_score_so_far_line_new (self->tally, final));
}

static void
show_places (AhuRnScorePage *self,
             const RnFinal  *final)
{
  g_auto (GStrv) said_names = NULL;
  g_auto (GStrv) names = ahu_rn_tally_dup_names (self->tally);
  g_autofree const char **colours = ahu_rn_tally_dup_colours (self->tally);
  g_autoptr (AhuRanking) ranking = NULL;

  said_names = ahu_names_isolate ((const char *const *) names);
  ranking = rn_ranking_new (final, (const char *const *) said_names);
  gtk_label_set_text (self->headline, ranking->headline);
  ahu_score_bar_set_headline (self->result_bar, ranking->headline);
  adw_bin_set_child (self->places, ahu_ranking_places_new (ranking, (const char *const *) names, colours, TRUE));
  adw_bin_set_child (self->stone, ahu_rn_stone_ranking_new_for_final (final));
  /* Beside the form there is no more room than on a telephone. */
  adw_bin_set_child (self->table, ahu_ranking_table_new (ranking, (const char *const *) names, colours,
                                                         is_narrow (self) || is_side_by_side (self)));
}

static void
show_result (AhuRnScorePage *self)
{
  gboolean complete = is_complete (self);
  RnFinal final;

  rn_final (&final, ahu_rn_tally_get_sheet (self->tally));
  if (complete)
    show_places (self, &final);
  else
    show_so_far (self, &final);
  gtk_widget_set_visible (GTK_WIDGET (self->so_far), !complete);
  gtk_widget_set_visible (self->scored, complete);
  /* Nothing in it takes the focus before: Tab goes from count to count and on. */
  gtk_widget_set_can_focus (GTK_WIDGET (self->side), complete);
  gtk_widget_set_visible (self->result, complete || is_side_by_side (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "score.story", complete);
  ahu_share_set_possible (self->share, complete);
  ahu_menu_button_set_page (self->menu_button, complete && is_narrow (self) ? "score-narrow" : "page");
}

/* In place of the pad stands the result, once all is counted; who changes a count has the
 * pad again. */
static void
show_pad (AhuRnScorePage *self)
{
  gboolean needed = ahu_rn_score_pad_is_needed (self->pad);
  gboolean beside = is_side_by_side (self);
  gboolean complete = is_complete (self);

  gtk_widget_set_visible (GTK_WIDGET (self->pad), needed);
  gtk_widget_set_visible (GTK_WIDGET (self->so_far_line), !beside && !complete);
  gtk_widget_set_visible (GTK_WIDGET (self->result_bar), !beside && complete);
  gtk_widget_set_visible (GTK_WIDGET (self->side), beside || needed);
  show_what_if (self);
}

/* The result stands where the pad was; back with the numbers is the pad that tries others. */
static void
bar_clicked_cb (AhuRnScorePage *self)
{
  if (ahu_score_bar_is_at_result (self->result_bar))
    ahu_rn_score_pad_set_entering (self->pad, FALSE);
  else if (ahu_rn_tally_get_source (self->tally) == AHU_RN_TALLY_OVER)
    ahu_rn_score_pad_set_entering (self->pad, TRUE);
}

/* What the page is for, and beside no other words of it how much is left to count. */
static void
show_title (AhuRnScorePage *self)
{
  const RnSheet *sheet = ahu_rn_tally_get_sheet (self->tally);
  g_autofree char *to_go = ahu_rn_score_so_far_dup_to_go (sheet);
  const char *titles[] = {
    [AHU_RN_TALLY_ENTERED] = _("Final scoring"),
    /* Translators: the title of the page that counts the end of the game on the table. */
    [AHU_RN_TALLY_RUNNING] = is_narrow (self) ? _("Final scoring") : _("Finish with final scoring"),
    [AHU_RN_TALLY_OVER] = _("What if"),
  };

  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), titles[self->purpose]);
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title),
                                 is_complete (self) || is_side_by_side (self) ? "" : to_go);
}

/* Where a game was tracked: how to get back to it, and what is left to count. */
static void
show_source (AhuRnScorePage *self)
{
  AhuRnTallySource source = ahu_rn_tally_get_source (self->tally);
  gboolean is_over = source == AHU_RN_TALLY_OVER;

  gtk_widget_set_visible (GTK_WIDGET (self->source), source != AHU_RN_TALLY_ENTERED);
  gtk_label_set_text (self->source_label,
                      is_over ? _("Try other numbers here, on a copy of the result. The game stays as it is.")
                              : _("What everybody can see is filled in. The hidden Sacrifice cards are still missing."));
  gtk_button_set_label (self->source_button, is_over ? _("Back to the result") : _("Back to the game"));
}

static void
changed_cb (AhuRnScorePage *self)
{
  RnReason problems[RN_SHEET_MAX_PROBLEMS];
  guint n = rn_sheet_find_problems (ahu_rn_tally_get_sheet (self->tally), problems);

  ahu_story_close (GTK_WIDGET (self));
  ahu_message_bar_set_message (self->share_bar, NULL);
  show_problems (self, problems, n);
  show_title (self);
  show_source (self);
  show_result (self);
  g_signal_emit (self, changed_signal, 0);
}

/* On a telephone it would take the title its room. */
static void
show_redo (AhuRnScorePage *self)
{
  gtk_widget_set_visible (self->redo_button, !is_narrow (self) || gtk_widget_get_sensitive (self->redo_button));
}

static void
follow_width_cb (AhuRnScorePage *self)
{
  AhuWidthClass width = ahu_width_bin_get_width_class (self->width_bin);
  gboolean side_by_side = is_side_by_side (self);
  int side_width = width >= AHU_WIDTH_1600 ? WIDE_SIDE_WIDTH : SIDE_WIDTH;
  int room, height;

  ahu_width_bin_get_room (self->width_bin, &room, &height);
  ahu_widget_set_css_class (GTK_WIDGET (self), "narrow", is_narrow (self));
  ahu_line_arrange (self->columns, side_by_side ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, 0);
  ahu_line_arrange (self->source, is_narrow (self) ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 12);
  ahu_widget_move (self->result, side_by_side ? self->side_box : self->main_box);
  gtk_widget_set_visible (self->side_scroller, side_by_side);
  ahu_widget_set_css_class (GTK_WIDGET (self->side), "sheet", !side_by_side);
  /* Whatever is told there, the pad moves no key. */
  gtk_widget_set_size_request (GTK_WIDGET (self->side_clamp), side_by_side ? side_width : -1, -1);
  adw_clamp_set_maximum_size (self->side_clamp, side_by_side ? side_width : G_MAXINT);
  adw_clamp_set_tightening_threshold (self->side_clamp, side_by_side ? side_width : G_MAXINT);
  ahu_rn_score_pad_set_columns (self->pad, side_by_side || room < WIDE_SHEET ? 5 : 8);
  ahu_rn_score_form_set_narrow (self->form, is_narrow (self));
  show_redo (self);
  ahu_share_set_buttons (self->share, is_narrow (self) ? AHU_SHARE_NO_BUTTON : AHU_SHARE_ALL_BUTTONS);
  place_problems (self);
  if (self->tally != NULL)
    {
      show_title (self);
      show_result (self);
      show_pad (self);
    }
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        AhuRnScorePage        *self)
{
  return ahu_rn_score_pad_take_key (self->pad, keyval, state);
}

static AhuPaper *
make_paper (GtkWidget *page)
{
  AhuRnScorePage *self = AHU_RN_SCORE_PAGE (page);
  g_auto (GStrv) names = ahu_rn_tally_dup_names (self->tally);
  g_autofree const char **colours = ahu_rn_tally_dup_colours (self->tally);

  return ahu_rn_paper_new_for_sheet (ahu_rn_tally_get_sheet (self->tally),
                                     (const char *const *) names, colours);
}

static void
story_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  AhuRnScorePage *self = AHU_RN_SCORE_PAGE (widget);
  g_auto (GStrv) names = ahu_rn_tally_dup_names (self->tally);
  g_autofree const char **colours = ahu_rn_tally_dup_colours (self->tally);
  RnFinal final;

  if (ahu_story_find (widget) != NULL)
    return;
  rn_final (&final, ahu_rn_tally_get_sheet (self->tally));
  ahu_story_open (AHU_STORY (ahu_rn_story_new (&final, NULL, (const char *const *) names, colours)),
                  NULL, widget, self->content);
}

static gboolean
ahu_rn_score_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (AHU_RN_SCORE_PAGE (widget)->form));
}

static void
ahu_rn_score_page_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  AhuRnScorePage *self = AHU_RN_SCORE_PAGE (object);

  switch (prop_id)
    {
    case PROP_HAS_COUNTS:
      g_value_set_boolean (value, !ahu_rn_tally_is_empty (self->tally));
      break;
    case PROP_GAME_ID:
      g_value_set_string (value, ahu_rn_tally_get_game (self->tally, NULL));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static gboolean
ahu_rn_score_page_can_undo (AhuPage *page)
{
  return ahu_rn_tally_can_undo (AHU_RN_SCORE_PAGE (page)->tally);
}

static gboolean
ahu_rn_score_page_can_redo (AhuPage *page)
{
  return ahu_rn_tally_can_redo (AHU_RN_SCORE_PAGE (page)->tally);
}

static void
ahu_rn_score_page_undo (AhuPage *page)
{
  ahu_rn_score_pad_undo (AHU_RN_SCORE_PAGE (page)->pad);
}

static void
ahu_rn_score_page_redo (AhuPage *page)
{
  ahu_rn_score_pad_redo (AHU_RN_SCORE_PAGE (page)->pad);
}

static void
ahu_rn_score_page_finalize (GObject *object)
{
  AhuRnScorePage *self = AHU_RN_SCORE_PAGE (object);

  g_clear_object (&self->tally);

  G_OBJECT_CLASS (ahu_rn_score_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (AHU_TYPE_RN_SCORE_PAD);
  g_type_ensure (AHU_TYPE_MENU_BUTTON);
  g_type_ensure (AHU_TYPE_MESSAGE_BAR);
  g_type_ensure (AHU_TYPE_SHARE);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  g_type_ensure (AHU_TYPE_SCORE_BAR);
  g_type_ensure (AHU_TYPE_RN_SCORE_FORM);
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-rn-score-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, content);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, title);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, source);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, source_label);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, source_button);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, columns);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, form);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, main_box);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, side_clamp);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, side);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, side_scroller);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, side_box);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, so_far);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, so_far_line);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, pad);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, scored);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, result);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, share);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, share_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, headline);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, problem);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, problem_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, result_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, places);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, stone);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, what_if_box);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, what_if);
  gtk_widget_class_bind_template_child (widget_class, AhuRnScorePage, table);
  gtk_widget_class_bind_template_callback (widget_class, follow_width_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_redo);
  gtk_widget_class_bind_template_callback (widget_class, show_pad);
  gtk_widget_class_bind_template_callback (widget_class, bar_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
}

static void
ahu_rn_score_page_class_init (AhuRnScorePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AhuPageClass *page_class = AHU_PAGE_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ahu_rn_score_page_get_property;
  object_class->finalize = ahu_rn_score_page_finalize;
  widget_class->grab_focus = ahu_rn_score_page_grab_focus;
  page_class->can_undo = ahu_rn_score_page_can_undo;
  page_class->can_redo = ahu_rn_score_page_can_redo;
  page_class->undo = ahu_rn_score_page_undo;
  page_class->redo = ahu_rn_score_page_redo;
  page_class->dup_file = ahu_rn_score_page_dup_file;

  properties[PROP_HAS_COUNTS] = g_param_spec_boolean ("has-counts", NULL, NULL, FALSE, flags);
  properties[PROP_GAME_ID] = g_param_spec_string ("game-id", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "score.story", NULL, story_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F5, 0, "score.story", NULL);
}

static void
ahu_rn_score_page_init (AhuRnScorePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ahu_share_set_page (self->share, GTK_WIDGET (self), make_paper, self->share_bar);
  ahu_score_bar_set_places (self->result_bar, self->scroller, self->result);
  self->tally = ahu_rn_tally_new ();
  ahu_rn_score_form_set_tally (self->form, self->tally);
  ahu_rn_score_pad_set_form (self->pad, self->form, self->tally);
  g_signal_connect_object (self->tally, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tally, "notify::can-undo", G_CALLBACK (ahu_page_update_undo), self,
                           G_CONNECT_SWAPPED);
  ahu_page_keep_clear (AHU_PAGE (self), GTK_WIDGET (self->pad));
  ahu_page_keep_clear (AHU_PAGE (self), GTK_WIDGET (self->result_bar));
  follow_width_cb (self);
  changed_cb (self);
}

GtkWidget *
ahu_rn_score_page_new (void)
{
  return g_object_new (AHU_TYPE_RN_SCORE_PAGE, NULL);
}
