/* ahu-score-page.c: the end of a game that was not tracked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/score/ahu-score-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "core/record/ahu-record-counts.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-line.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/entry/ahu-score-bar.h"
#include "toolkit/entry/ahu-score-form.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/layout/ahu-wrap-layout.h"
#include "toolkit/paper/ahu-share.h"
#include "toolkit/ranking/ahu-ranking-view.h"
#include "toolkit/ranking/ahu-story.h"
#include "toolkit/rules/ahu-rules-text.h"

/* German names and four players leave no more on the smallest screen. */
#define SIDE_WIDTH 440
#define WIDE_SIDE_WIDTH 600

#define MARK_SIZE 24

struct _AhuScorePage
{
  AhuPage parent_instance;

  const AhuGameUi *ui;
  AhuSheet *sheet;
  AhuScoreForm *form;     /* NULL until the page has its game */
  AhuSheetSource purpose; /* what the page is for, also when it is begun anew */
  AhuSession *session;    /* the game whose end is counted, if it is kept */
  gboolean just_ended;    /* which can be undone */
  gboolean chooses_game;

  GtkWidget *content;
  GtkWidget *title;
  GtkWidget *redo_button;
  AhuWidthBin *width_bin;
  GtkScrolledWindow *scroller;
  GtkGrid *source;
  GtkLabel *source_label;
  GtkButton *source_button;
  GtkGrid *columns;
  GtkBox *main_box;
  AdwBin *form_bin;
  AdwClamp *side_clamp;
  GtkBox *side;
  GtkWidget *side_scroller;
  GtkBox *side_box;
  GtkWidget *result;
  AdwBin *so_far;
  AdwBin *so_far_line;
  AdwBin *pad;
  GtkWidget *scored;
  AhuMenuButton *menu_button;
  AhuShare *share;
  AhuMessageBar *share_bar;
  GtkLabel *headline;
  GtkButton *next_button;
  GtkLabel *problem;
  GtkLabel *problem_bar;
  AhuScoreBar *result_bar;
  AdwBin *places;
  GtkWidget *story_button;
  AdwBin *details;
  GtkWidget *what_if_box;
  AdwBin *what_if;
  AdwBin *table;
};

enum
{
  PROP_0,
  PROP_CHOOSES_GAME,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

G_DEFINE_FINAL_TYPE (AhuScorePage, ahu_score_page, AHU_TYPE_PAGE)

static gboolean
is_narrow (AhuScorePage *self)
{
  return ahu_width_bin_get_width_class (self->width_bin) < AHU_WIDTH_700;
}

static gboolean
is_side_by_side (AhuScorePage *self)
{
  return ahu_width_bin_get_width_class (self->width_bin) >= AHU_WIDTH_1200;
}

/* Before everything is counted nobody has won. */
static gboolean
is_complete (AhuScorePage *self)
{
  return ahu_sheet_get_scoring (self->sheet)->ranking != NULL;
}

static gboolean
has_ended (AhuScorePage *self)
{
  return self->session != NULL && ahu_record_is_counted (ahu_session_get_record (self->session));
}

/* Whatever the form leaves out is not there. */
static GtkWidget *
make_part (AhuScorePage  *self,
           GtkWidget   *(*part_new) (AhuScoreForm *form))
{
  return part_new != NULL ? part_new (self->form) : NULL;
}

/* Beside the form where there is room; else below everything, always in sight. */
static void
place_problems (AhuScorePage *self)
{
  gboolean has_problems = *gtk_label_get_text (self->problem) != '\0';

  gtk_widget_set_visible (GTK_WIDGET (self->problem), has_problems && is_side_by_side (self));
  gtk_widget_set_visible (GTK_WIDGET (self->problem_bar), has_problems && !is_side_by_side (self));
}

/* What can't be, in one line each; the result stands beside it all the same. */
static void
show_problems (AhuScorePage *self)
{
  g_autofree char *text = g_strjoinv ("\n", ahu_sheet_get_scoring (self->sheet)->problems);

  ahu_rules_label_set_text (self->problem, text);
  ahu_rules_label_set_text (self->problem_bar, text);
  place_problems (self);
}

/* For the count that has the focus: what more or fewer of it would change. */
static void
show_what_if (AhuScorePage *self)
{
  AhuScoreFormClass *form_class = AHU_SCORE_FORM_GET_CLASS (self->form);
  GtkWidget *what_if = form_class->what_if_new != NULL && is_complete (self)
                         ? form_class->what_if_new (self->form, is_narrow (self)) : NULL;

  gtk_widget_set_visible (self->what_if_box, what_if != NULL);
  if (what_if != NULL)
    adw_bin_set_child (self->what_if, what_if);
}

/* Returns: (transfer full): the number, or a dash where nothing is counted */
static char *
dup_points (const AhuScoringPlayer *player)
{
  if (!player->begun)
    return g_strdup (C_("not counted", "–"));

  return g_strdup_printf ("%" G_GINT64_FORMAT, player->points);
}

static char *
dup_to_go (const AhuScoring *scoring)
{
  /* Translators: %1$u of %2$u numbers are still to be entered. */
  return g_strdup_printf (ngettext ("%1$u of %2$u to go", "%1$u of %2$u to go", scoring->n_missing),
                          scoring->n_missing, scoring->n_counts);
}

static GtkWidget *
progress_new (const AhuScoring *scoring)
{
  GtkWidget *bar = gtk_progress_bar_new ();
  g_autofree char *words = dup_to_go (scoring);

  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), 1 - (double) scoring->n_missing / scoring->n_counts);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);

  return bar;
}

static GtkWidget *
player_row_new (const AhuScoringPlayer *player,
                const char             *name,
                const char             *colour)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_autofree char *points = dup_points (player);
  GtkWidget *name_label = ahu_widget_breakable_words_new (name, "heading");
  GtkWidget *sum_label = ahu_widget_words_new (player->sum != NULL ? player->sum : "", "second");
  GtkWidget *number = gtk_label_new (points);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (row, "so-far-row");
  gtk_widget_add_css_class (number, "so-far-number");
  gtk_widget_add_css_class (number, "numeric");
  ahu_widget_set_css_class (number, "counted", player->counted);
  gtk_box_append (GTK_BOX (words), name_label);
  gtk_box_append (GTK_BOX (words), sum_label);
  gtk_box_append (GTK_BOX (row), ahu_mark_new (colour, MARK_SIZE));
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), number);

  return row;
}

/* Numbers, and no places: how far the count is, a row for each player, and what the game has to tell besides. */
static GtkWidget *
so_far_new (AhuSheet  *sheet,
            GtkWidget *more)
{
  const AhuScoring *scoring = ahu_sheet_get_scoring (sheet);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_auto (GStrv) names = ahu_sheet_dup_names (sheet);

  gtk_widget_add_css_class (rows, "panel");
  gtk_widget_add_css_class (rows, "so-far");
  if (scoring->n_missing > 0)
    {
      GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
      g_autofree char *words = dup_to_go (scoring);

      gtk_box_append (GTK_BOX (head), progress_new (scoring));
      gtk_box_append (GTK_BOX (head), ahu_widget_words_new (words, "second"));
      gtk_box_append (GTK_BOX (box), head);
    }
  gtk_box_append (GTK_BOX (box), rows);
  for (guint p = 0; p < scoring->n_players; p++)
    {
      if (p > 0)
        gtk_box_append (GTK_BOX (rows), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
      gtk_box_append (GTK_BOX (rows), player_row_new (&scoring->players[p], names[p], ahu_sheet_get_colour (sheet, p)));
    }
  if (more != NULL)
    gtk_box_append (GTK_BOX (box), more);

  return box;
}

/* The points in one line. */
static GtkWidget *
so_far_line_new (AhuSheet *sheet)
{
  const AhuScoring *scoring = ahu_sheet_get_scoring (sheet);
  /* Six players need two lines of a telephone. */
  GtkWidget *line = ahu_wrap_box_new (12, 3);
  g_auto (GStrv) names = ahu_sheet_dup_names (sheet);

  gtk_box_append (GTK_BOX (line), ahu_widget_words_new (_("So far"), "heading"));
  for (guint p = 0; p < scoring->n_players; p++)
    {
      GtkWidget *one = g_object_new (GTK_TYPE_BOX, "spacing", 6, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
      g_autofree char *points = dup_points (&scoring->players[p]);
      GtkWidget *number = gtk_label_new (points);

      gtk_accessible_update_property (GTK_ACCESSIBLE (one), GTK_ACCESSIBLE_PROPERTY_LABEL, names[p], -1);
      gtk_widget_set_tooltip_text (one, names[p]);
      gtk_widget_add_css_class (number, "numeric");
      gtk_widget_add_css_class (number, "heading");
      gtk_box_append (GTK_BOX (one), ahu_mark_new (ahu_sheet_get_colour (sheet, p), 20));
      gtk_box_append (GTK_BOX (one), number);
      gtk_box_append (GTK_BOX (line), one);
    }

  return line;
}

/* Until all is counted: numbers and no places, so that nobody has won. */
static void
show_so_far (AhuScorePage *self)
{
  AhuScoreFormClass *form_class = AHU_SCORE_FORM_GET_CLASS (self->form);
  gboolean begun = ahu_sheet_get_scoring (self->sheet)->begun;

  gtk_label_set_text (self->headline, begun || form_class->first_words == NULL ? _("So far") : _(form_class->first_words));
  adw_bin_set_child (self->so_far, so_far_new (self->sheet, make_part (self, form_class->so_far_new)));
  adw_bin_set_child (self->so_far_line, so_far_line_new (self->sheet));
}

static void
show_places (AhuScorePage *self)
{
  const AhuRanking *ranking = ahu_sheet_get_scoring (self->sheet)->ranking;
  g_auto (GStrv) dup_names = ahu_sheet_dup_names (self->sheet);
  g_auto (GStrv) dup_colours = ahu_sheet_dup_colours (self->sheet);
  const char *const *names = (const char *const *) dup_names;
  const char *const *colours = (const char *const *) dup_colours;

  gtk_label_set_text (self->headline, ranking->headline);
  ahu_score_bar_set_headline (self->result_bar, ranking->headline);
  adw_bin_set_child (self->places, ahu_ranking_places_new (ranking, names, colours, TRUE));
  adw_bin_set_child (self->details, make_part (self, AHU_SCORE_FORM_GET_CLASS (self->form)->details_new));
  /* Beside the form there is no more room than on a telephone. */
  adw_bin_set_child (self->table, ahu_ranking_table_new (ranking, names, colours,
                                                         is_narrow (self) || is_side_by_side (self)));
}

static void
show_result (AhuScorePage *self)
{
  gboolean complete = is_complete (self);

  if (complete)
    show_places (self);
  else
    show_so_far (self);
  gtk_widget_set_visible (GTK_WIDGET (self->so_far), !complete);
  gtk_widget_set_visible (self->scored, complete);
  /* Nothing in it takes the focus before: Tab goes from count to count and on. */
  gtk_widget_set_can_focus (GTK_WIDGET (self->side), complete);
  gtk_widget_set_visible (self->result, complete || is_side_by_side (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "score.story",
                                 complete && AHU_SCORE_FORM_GET_CLASS (self->form)->story_new != NULL);
  ahu_share_set_possible (self->share, complete);
  ahu_menu_button_set_page (self->menu_button, complete && is_narrow (self) ? "score-narrow" : "score");
}

/* In place of the pad stands the result, once all is counted; who changes a count has the
 * pad again. */
static void
show_pad (AhuScorePage *self)
{
  gboolean beside = is_side_by_side (self);
  gboolean complete = is_complete (self);
  gboolean needed = !complete || ahu_score_form_is_entering (self->form);

  gtk_widget_set_visible (GTK_WIDGET (self->pad), needed);
  gtk_widget_set_visible (GTK_WIDGET (self->so_far_line), !beside && !complete);
  gtk_widget_set_visible (GTK_WIDGET (self->result_bar), !beside && complete);
  gtk_widget_set_visible (GTK_WIDGET (self->side), beside || needed);
  show_what_if (self);
}

/* The result stands where the pad was; back with the numbers is the pad that tries others. */
static void
bar_clicked_cb (AhuScorePage *self)
{
  if (ahu_score_bar_is_at_result (self->result_bar))
    ahu_score_form_set_entering (self->form, FALSE);
  else if (ahu_sheet_get_source (self->sheet) == AHU_SHEET_OVER)
    ahu_score_form_set_entering (self->form, TRUE);
}

/* What the page is for, and beside no other words of it how much is left to count. */
static void
show_title (AhuScorePage *self)
{
  const AhuScoring *scoring = ahu_sheet_get_scoring (self->sheet);
  g_autofree char *to_go = dup_to_go (scoring);
  const char *titles[] = {
    /* Translators: the title of a narrow page, beside four buttons: at most 15 letters. */
    [AHU_SHEET_ENTERED] = is_narrow (self) ? C_("narrow title", "Final scoring") : _("Final scoring"),
    /* Translators: the title of the page that counts the end of the game on the table. */
    [AHU_SHEET_RUNNING] = is_narrow (self) ? C_("narrow title", "Final scoring")
                          : has_ended (self) ? _("Final scoring") : _("Finish with final scoring"),
    [AHU_SHEET_OVER] = _("What if"),
  };

  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), titles[self->purpose]);
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title),
                                 scoring->n_missing == 0 || is_side_by_side (self) ? "" : to_go);
}

/* Returns: (transfer full): of a tracked game: what is left to count, or what of it was counted */
static char *
tell_source (AhuScorePage *self)
{
  const char *hidden = AHU_SCORE_FORM_GET_CLASS (self->form)->hidden_words;

  if (ahu_sheet_get_source (self->sheet) == AHU_SHEET_ENTERED)
    return g_strdup ("");
  if (ahu_sheet_get_source (self->sheet) == AHU_SHEET_OVER)
    return g_strdup (_("Try other numbers here, on a copy of the result. The game stays as it is."));
  if (has_ended (self))
    return ahu_game_tracked_text (self->ui->game, ahu_game_get_turn (self->ui->game, ahu_session_get_position (self->session)));
  if (hidden == NULL)
    return g_strdup (_("What lies on the table is filled in."));

  return g_strdup (ahu_sheet_get_scoring (self->sheet)->n_missing > 0 ? _(hidden) : "");
}

/* Where a game was tracked: how to get back to it. */
static void
show_source (AhuScorePage *self)
{
  AhuSheetSource source = ahu_sheet_get_source (self->sheet);
  gboolean is_over = source == AHU_SHEET_OVER;
  g_autofree char *told = tell_source (self);

  gtk_widget_set_visible (GTK_WIDGET (self->source), source != AHU_SHEET_ENTERED);
  gtk_label_set_text (self->source_label, told);
  gtk_button_set_label (self->source_button, is_over ? _("Back to the result")
                                                     : has_ended (self) ? _("Go on playing") : _("Back to the game"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->source_button),
                                  has_ended (self) ? "win.play-on" : "win.counted-game");
}

/* What comes after the last count. */
static void
show_next (AhuScorePage *self)
{
  gboolean ended = has_ended (self);
  gboolean can_end = self->session != NULL && !ahu_session_get_read_only (self->session) &&
                     ahu_scoring_is_result (ahu_sheet_get_scoring (self->sheet));

  gtk_widget_set_visible (GTK_WIDGET (self->next_button), is_complete (self) && (ended || can_end));
  gtk_button_set_label (self->next_button, ended ? _("Play again, same seats") : _("That’s the result"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next_button), ended ? "win.again" : "win.end-game");
}

/* Of a game that has ended only another result takes the place of the one it had. */
static void
keep (AhuScorePage *self)
{
  g_autoptr (JsonObject) named = NULL;

  if (self->session == NULL || !(ahu_sheet_can_undo (self->sheet) || ahu_sheet_can_redo (self->sheet)) ||
      (has_ended (self) && !ahu_scoring_is_result (ahu_sheet_get_scoring (self->sheet))))
    return;

  named = ahu_sheet_dup_named (self->sheet);
  ahu_session_count (self->session, named, has_ended (self));
}

/* On a telephone a sheet that is begun needs all the room. */
static void
show_games (AhuScorePage *self)
{
  gboolean chooses = !(is_narrow (self) && ahu_score_page_has_counts (self));

  if (chooses == self->chooses_game)
    return;
  self->chooses_game = chooses;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHOOSES_GAME]);
}

static void
changed_cb (AhuScorePage *self)
{
  if (ahu_sheet_get_source (self->sheet) != AHU_SHEET_ENTERED)
    self->purpose = ahu_sheet_get_source (self->sheet);
  self->just_ended = FALSE;
  keep (self);
  ahu_story_close (GTK_WIDGET (self));
  ahu_message_bar_set_message (self->share_bar, NULL);
  show_pad (self);
  show_problems (self);
  show_title (self);
  show_source (self);
  show_result (self);
  show_next (self);
  show_games (self);
  g_signal_emit (self, changed_signal, 0);
  ahu_page_update_undo (AHU_PAGE (self));
}

static void
follow_width_cb (AhuScorePage *self)
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
  /* On a telephone it would take the title its room. */
  ahu_widget_set_spared (self->redo_button, is_narrow (self));
  ahu_share_set_buttons (self->share, is_narrow (self) ? AHU_SHARE_NO_BUTTON : AHU_SHARE_ALL_BUTTONS);
  place_problems (self);
  if (self->form == NULL)
    return;

  if (AHU_SCORE_FORM_GET_CLASS (self->form)->set_room != NULL)
    AHU_SCORE_FORM_GET_CLASS (self->form)->set_room (self->form, is_narrow (self), side_by_side, room);
  show_title (self);
  show_result (self);
  show_pad (self);
  show_games (self);
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        AhuScorePage          *self)
{
  AhuScoreFormClass *form_class = AHU_SCORE_FORM_GET_CLASS (self->form);

  return form_class->take_key != NULL && form_class->take_key (self->form, keyval, state);
}

static AhuPaper *
make_paper (GtkWidget *page)
{
  AhuScorePage *self = AHU_SCORE_PAGE (page);

  return ahu_score_form_paper_new (self->form, self->ui->name);
}

static void
story_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  AhuScorePage *self = AHU_SCORE_PAGE (widget);

  if (ahu_story_find (widget) == NULL)
    ahu_story_open (AHU_STORY (AHU_SCORE_FORM_GET_CLASS (self->form)->story_new (self->form)), NULL, widget,
                    self->content);
}

static gboolean
ahu_score_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (AHU_SCORE_PAGE (widget)->form));
}

static gboolean
ahu_score_page_can_undo (AhuPage *page)
{
  return AHU_SCORE_PAGE (page)->just_ended || ahu_sheet_can_undo (AHU_SCORE_PAGE (page)->sheet);
}

static gboolean
ahu_score_page_can_redo (AhuPage *page)
{
  return ahu_sheet_can_redo (AHU_SCORE_PAGE (page)->sheet);
}

static void
ahu_score_page_undo (AhuPage *page)
{
  AhuScorePage *self = AHU_SCORE_PAGE (page);

  if (self->just_ended)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.keep-counting", NULL);
  else
    ahu_score_form_undo (self->form);
}

static void
ahu_score_page_redo (AhuPage *page)
{
  ahu_score_form_redo (AHU_SCORE_PAGE (page)->form);
}

/* A game that goes on and its counts are two files. */
static GBytes *
ahu_score_page_dup_file (AhuPage  *page,
                         char    **heading,
                         char    **name)
{
  AhuScorePage *self = AHU_SCORE_PAGE (page);

  if (has_ended (self) && ahu_sheet_get_source (self->sheet) == AHU_SHEET_RUNNING)
    return ahu_session_export (self->session);

  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");

  *heading = g_strdup (_("Save the result sheet"));
  /* Translators: the name of a file with a result sheet; %1$s is a game, %2$s a date such as 2026-11-20. */
  *name = g_strdup_printf (_("%1$s %2$s, final scoring.rapanui"), self->ui->name, date);

  return ahu_sheet_save (self->sheet);
}

static void
ahu_score_page_get_property (GObject    *object,
                             guint       property_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  if (property_id == PROP_CHOOSES_GAME)
    g_value_set_boolean (value, AHU_SCORE_PAGE (object)->chooses_game);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
ahu_score_page_finalize (GObject *object)
{
  AhuScorePage *self = AHU_SCORE_PAGE (object);

  g_clear_object (&self->sheet);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (ahu_score_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-score-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, content);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, title);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, source);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, source_label);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, source_button);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, columns);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, form_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, main_box);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, side_clamp);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, side);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, side_scroller);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, side_box);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, so_far);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, so_far_line);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, pad);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, scored);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, result);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, share);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, share_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, headline);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, next_button);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, problem);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, problem_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, result_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, places);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, story_button);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, details);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, what_if_box);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, what_if);
  gtk_widget_class_bind_template_child (widget_class, AhuScorePage, table);
  gtk_widget_class_bind_template_callback (widget_class, follow_width_cb);
  gtk_widget_class_bind_template_callback (widget_class, bar_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
}

static void
ahu_score_page_class_init (AhuScorePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AhuPageClass *page_class = AHU_PAGE_CLASS (klass);

  object_class->get_property = ahu_score_page_get_property;
  object_class->finalize = ahu_score_page_finalize;
  widget_class->grab_focus = ahu_score_page_grab_focus;
  page_class->can_undo = ahu_score_page_can_undo;
  page_class->can_redo = ahu_score_page_can_redo;
  page_class->undo = ahu_score_page_undo;
  page_class->redo = ahu_score_page_redo;
  page_class->dup_file = ahu_score_page_dup_file;
  page_class->rule = "ranking";

  /**
   * AhuScorePage:chooses-game:
   *
   * Whether another game can be chosen: where there is little room, only until something is counted.
   */
  properties[PROP_CHOOSES_GAME] = g_param_spec_boolean ("chooses-game", NULL, NULL, TRUE,
                                                        G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (AHU_TYPE_MENU_BUTTON);
  g_type_ensure (AHU_TYPE_MESSAGE_BAR);
  g_type_ensure (AHU_TYPE_SHARE);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  g_type_ensure (AHU_TYPE_SCORE_BAR);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "score.story", NULL, story_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F5, 0, "score.story", NULL);
}

static void
ahu_score_page_init (AhuScorePage *self)
{
  self->chooses_game = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  ahu_share_set_page (self->share, GTK_WIDGET (self), make_paper, self->share_bar);
  ahu_score_bar_set_places (self->result_bar, self->scroller, self->result);
}

GtkWidget *
ahu_score_page_new (const AhuGameUi *ui)
{
  AhuScorePage *self = g_object_new (AHU_TYPE_SCORE_PAGE, NULL);
  AhuScoreFormClass *form_class;

  g_return_val_if_fail (ui != NULL && ui->score_form_new != NULL, GTK_WIDGET (self));

  self->ui = ui;
  self->sheet = ahu_sheet_new (ui->game);
  /* The form is the first to hear of a change. */
  self->form = AHU_SCORE_FORM (ui->score_form_new (self->sheet));
  form_class = AHU_SCORE_FORM_GET_CLASS (self->form);
  adw_bin_set_child (self->form_bin, GTK_WIDGET (self->form));
  if (form_class->get_pad != NULL)
    adw_bin_set_child (self->pad, form_class->get_pad (self->form));
  gtk_widget_set_visible (self->story_button, form_class->story_new != NULL);
  g_signal_connect_object (self->form, "changed", G_CALLBACK (show_pad), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sheet, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  follow_width_cb (self);
  changed_cb (self);

  return GTK_WIDGET (self);
}

AhuSheet *
ahu_score_page_get_sheet (AhuScorePage *self)
{
  g_return_val_if_fail (AHU_IS_SCORE_PAGE (self), NULL);

  return self->sheet;
}

gboolean
ahu_score_page_has_counts (AhuScorePage *self)
{
  g_return_val_if_fail (AHU_IS_SCORE_PAGE (self), FALSE);

  return ahu_sheet_get_scoring (self->sheet)->begun;
}

void
ahu_score_page_count (AhuScorePage *self,
                      AhuSession   *session)
{
  gboolean is_over;

  g_return_if_fail (AHU_IS_SCORE_PAGE (self));

  is_over = ahu_session_is_over (session) && !ahu_record_is_counted (ahu_session_get_record (session));
  ahu_score_page_set_session (self, is_over ? NULL : session);
  if (ahu_sheet_count (self->sheet, session))
    ahu_score_form_set_entering (self->form, !has_ended (self));
}

AhuSession *
ahu_score_page_get_session (AhuScorePage *self)
{
  g_return_val_if_fail (AHU_IS_SCORE_PAGE (self), NULL);

  return self->session;
}

void
ahu_score_page_set_session (AhuScorePage *self,
                            AhuSession   *session)
{
  g_return_if_fail (AHU_IS_SCORE_PAGE (self));

  g_set_object (&self->session, session);
  show_title (self);
  show_source (self);
  show_next (self);
}

void
ahu_score_page_end (AhuScorePage *self,
                    gboolean      end)
{
  g_autoptr (JsonObject) named = NULL;

  g_return_if_fail (AHU_IS_SCORE_PAGE (self));
  g_return_if_fail (self->session != NULL);

  named = ahu_sheet_dup_named (self->sheet);
  ahu_session_count (self->session, named, end);
  self->just_ended = end;
  show_title (self);
  show_source (self);
  show_next (self);
  ahu_page_update_undo (AHU_PAGE (self));
}
