/* ahu-result-page.c: the final ranking and where it comes from, of any game
 *
 * Not for: drawing the ranking itself (ahu-ranking-view.c), how the end is told
 * (ahu-result-telling.c), what only one game has (AhuGameUi.result_details_new).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/result/ahu-result-page-private.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "core/record/ahu-practice.h"
#include "shell/history/ahu-history-text.h"
#include "shell/result/ahu-result-menu.h"
#include "toolkit/analysis/ahu-analysis.h"
#include "toolkit/analysis/ahu-own-tries.h"
#include "toolkit/base/ahu-line.h"
#include "toolkit/base/ahu-ready.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/charts/ahu-course-panel.h"
#include "toolkit/paper/ahu-paper-course.h"
#include "toolkit/ranking/ahu-ranking-view.h"
#include "toolkit/ranking/ahu-result-stage.h"
#include "toolkit/ranking/ahu-story.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/table/ahu-correction-window.h"

#define COLUMNS_SPACING 24
#define PAGE_WIDTH 1680
/* Beside the headline, and below it; lower windows have no shore. */
#define HEADLINE_CHARS 20
#define HEADLINE_MARK 36
#define STATUE_HEIGHT 108
#define STATUES_START 190
#define NARROW_STATUE_HEIGHT 76
#define LOW_HEIGHT 490

G_DEFINE_FINAL_TYPE (AhuResultPage, ahu_result_page, AHU_TYPE_PAGE)

static gboolean
is_narrow (AhuResultPage *self)
{
  return ahu_width_bin_get_width_class (self->width_bin) < AHU_WIDTH_700;
}

static void
show_subtitle (AhuResultPage *self)
{
  g_autofree char *description = ahu_result_describe_game (self->session, is_narrow (self));

  adw_window_title_set_subtitle (self->title, description);
}

static gboolean
is_side_by_side (AhuResultPage *self)
{
  return ahu_width_bin_get_width_class (self->width_bin) >= AHU_WIDTH_1024;
}

static void
show_places (AhuResultPage *self)
{
  AhuRecord *record = ahu_session_get_record (self->session);
  gboolean beside = is_side_by_side (self);
  GtkWidget *statues = ahu_shore_statues_new (self->ranking, ahu_record_get_colours (record),
                                              beside ? STATUE_HEIGHT : NARROW_STATUE_HEIGHT);

  gtk_widget_set_margin_start (statues, beside ? STATUES_START : 0);
  adw_bin_set_child (ADW_BIN (self->shore), statues);
  adw_bin_set_child (self->places_bin,
                     ahu_ranking_places_new (self->ranking, ahu_record_get_names (record),
                                             ahu_record_get_colours (record), is_narrow (self)));
}

static void
show_table (AhuResultPage *self)
{
  AhuRecord *record = ahu_session_get_record (self->session);

  adw_bin_set_child (self->table_bin,
                     ahu_ranking_table_new (self->ranking, ahu_record_get_names (record),
                                            ahu_record_get_colours (record), is_narrow (self)));
}

static void
show_explanation (AhuResultPage *self)
{
  GPtrArray *steps = self->ranking->steps;

  for (guint i = 0; i < steps->len; i++)
    {
      const AhuRankingStep *step = g_ptr_array_index (steps, i);
      g_autofree char *text = g_strjoinv ("\n", step->sentences);
      GtkWidget *label = gtk_label_new (NULL);

      ahu_rules_label_set_text (GTK_LABEL (label), text);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_box_append (self->details_column, label);
    }
}

static void
clear_more (AhuResultPage *self)
{
  if (self->more != NULL)
    gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->more)), self->more);
  self->more = NULL;
}

/* Below the table, which is lower than the details beside it; below the details on a
 * narrow page, where it comes last. */
static void
show_more (AhuResultPage *self)
{
  clear_more (self);
  if (self->ui->result_more_new != NULL)
    self->more = self->ui->result_more_new (self->session, is_narrow (self));
  if (self->more != NULL)
    gtk_box_append (is_side_by_side (self) ? self->main_column : self->details_column, self->more);
}

static gboolean
can_analyse (AhuResultPage *self)
{
  return ahu_analysis_can (self->session) && ahu_history_get_ply (ahu_session_get_history (self->session)) > 0;
}

/* What any game may have: its course, and its analysis. */
static void
append_course (AhuResultPage *self,
               GtkBox        *box)
{
  GtkWidget *course = ahu_course_panel_new (self->session);
  GtkWidget *button;

  if (course != NULL)
    ahu_widget_append_section (box, ahu_course_panel_get_title (course), course);
  if (!can_analyse (self))
    return;

  button = gtk_button_new_with_label (_("Analyse the game"));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "big-action");
  gtk_widget_add_css_class (button, "side-action");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.analysis");
  gtk_box_append (box, button);
  gtk_box_append (box, ahu_own_tries_new_for (self->session));
}

static void
show_details (AhuResultPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  if (self->ui->course_first)
    append_course (self, GTK_BOX (box));
  if (self->ui->result_details_new != NULL)
    gtk_box_append (GTK_BOX (box), self->ui->result_details_new (self->session));
  else
    show_explanation (self);
  if (!self->ui->course_first)
    append_course (self, GTK_BOX (box));
  gtk_widget_set_visible (box, gtk_widget_get_first_child (box) != NULL);
  gtk_box_append (self->details_column, box);
  show_more (self);
}

static void
show_rest (AhuResultPage *self)
{
  self->rest_id = 0;
  show_table (self);
  show_details (self);
}

/* Who has won is seen in the first frame, where the points come from in the next. */
static gboolean
rest_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  AhuResultPage *self = AHU_RESULT_PAGE (widget);

  if (!self->is_seen)
    {
      self->is_seen = TRUE;
      return G_SOURCE_CONTINUE;
    }
  /* The last move may have been taken back since. */
  if (ahu_session_is_over (self->session))
    show_rest (self);
  self->rest_id = 0;
  ahu_ready_release ();

  return G_SOURCE_REMOVE;
}

static void
clear (AhuResultPage *self)
{
  GtkWidget *child;

  if (self->rest_id != 0)
    {
      gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->rest_id);
      ahu_ready_release ();
    }
  self->rest_id = 0;
  self->is_seen = FALSE;
  ahu_story_close (GTK_WIDGET (self));
  adw_bin_set_child (ADW_BIN (self->shore), NULL);
  adw_bin_set_child (self->places_bin, NULL);
  adw_bin_set_child (self->table_bin, NULL);
  clear_more (self);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->details_column))) != NULL)
    gtk_box_remove (self->details_column, child);
  ahu_message_bar_set_message (self->share_bar, NULL);
}

/* What it has to be beside the table; its long sentences would ask for more. */
static int
get_details_width (AhuWidthClass width_class)
{
  switch (width_class)
    {
    case AHU_WIDTH_1024:
      return 384;
    case AHU_WIDTH_1200:
      return 512;
    case AHU_WIDTH_1600:
      return 640;
    case AHU_WIDTH_360:
    case AHU_WIDTH_700:
    default:
      return PAGE_WIDTH;
    }
}

static void
arrange_columns (AhuResultPage *self)
{
  int details_width = get_details_width (ahu_width_bin_get_width_class (self->width_bin));

  ahu_line_arrange (self->columns,
                    is_side_by_side (self) ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                    COLUMNS_SPACING);
  adw_clamp_set_maximum_size (self->details_width, details_width);
  adw_clamp_set_tightening_threshold (self->details_width, details_width);
  gtk_widget_set_size_request (GTK_WIDGET (self->details_column),
                               is_side_by_side (self) ? details_width : -1, -1);
}

/* Beside the heading, or above it. */
static void
arrange_heading (AhuResultPage *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->table_heading);
  GtkWidget *label = gtk_widget_get_first_child (self->table_heading);

  g_object_set (gtk_layout_manager_get_layout_child (layout, self->story_button),
                "column", is_narrow (self) ? 0 : 1, NULL);
  g_object_set (gtk_layout_manager_get_layout_child (layout, label),
                "row", is_narrow (self) ? 1 : 0, NULL);
}

static void
width_changed_cb (AhuResultPage *self)
{
  ahu_widget_set_css_class (GTK_WIDGET (self), "narrow", is_narrow (self));
  ahu_widget_set_css_class (GTK_WIDGET (self), "stacked", !is_side_by_side (self));
  ahu_widget_move (self->again_button, is_narrow (self) ? self->again_below : self->again_box);
  gtk_orientable_set_orientation (self->buttons, is_narrow (self) ? GTK_ORIENTATION_VERTICAL
                                                                  : GTK_ORIENTATION_HORIZONTAL);
  gtk_label_set_max_width_chars (self->headline_words, is_side_by_side (self) ? HEADLINE_CHARS : -1);
  arrange_heading (self);
  ahu_share_set_buttons (self->share, is_narrow (self) ? AHU_SHARE_ONE_BUTTON : AHU_SHARE_ALL_BUTTONS);
  arrange_columns (self);
  if (self->session == NULL)
    return;
  show_subtitle (self);
  show_places (self);
  if (self->rest_id != 0)
    return;
  show_table (self);
  show_more (self);
}

static void
resized_cb (AhuResultPage *self)
{
  int width, height;

  ahu_width_bin_get_room (self->width_bin, &width, &height);
  ahu_shore_show_when (self->shore, height >= ahu_text_scaled (LOW_HEIGHT));
}

static AhuPaper *
make_paper (GtkWidget *page)
{
  AhuResultPage *self = AHU_RESULT_PAGE (page);

  AhuPaper *paper = self->ui->result_paper_new (self->session);
  g_autoptr (GDateTime) date = ahu_record_dup_local_time (ahu_session_get_record (self->session));

  ahu_paper_set_date (paper, date);
  ahu_paper_add_course (paper, self->session);

  return paper;
}

static void
analysis_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  AhuResultPage *self = AHU_RESULT_PAGE (widget);

  if (self->session != NULL)
    ahu_analysis_present (widget, self->session);
}

static void
moves_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  AhuResultPage *self = AHU_RESULT_PAGE (widget);

  if (self->session != NULL)
    ahu_result_menu_show_moves (GTK_WIDGET (self->mend_button), self->session);
}

/* As on the table page: the log is the same. */
static void
correct_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  AhuResultPage *self = AHU_RESULT_PAGE (widget);

  if (self->session != NULL && gtk_widget_get_visible (GTK_WIDGET (self->mend_button)))
    ahu_correction_window_present (widget, self->session, g_variant_get_uint32 (parameter));
}

static gboolean
can (AhuResultPage *self,
     const char    *property)
{
  gboolean value = FALSE;

  if (self->table != NULL)
    g_object_get (self->table, property, &value, NULL);

  return value;
}

static gboolean
ahu_result_page_can_undo (AhuPage *page)
{
  return can (AHU_RESULT_PAGE (page), "can-undo");
}

static gboolean
ahu_result_page_can_redo (AhuPage *page)
{
  return can (AHU_RESULT_PAGE (page), "can-redo");
}

static void
ahu_result_page_undo (AhuPage *page)
{
  g_signal_emit_by_name (AHU_RESULT_PAGE (page)->table, "undo");
}

static void
ahu_result_page_redo (AhuPage *page)
{
  g_signal_emit_by_name (AHU_RESULT_PAGE (page)->table, "redo");
}

static char *
ahu_result_page_dup_undo_words (AhuPage *page)
{
  return g_strdup (ahu_page_get_undo_words (AHU_RESULT_PAGE (page)->table));
}

static GBytes *
ahu_result_page_dup_file (AhuPage  *page,
                          char    **heading,
                          char    **name)
{
  return ahu_session_export (AHU_RESULT_PAGE (page)->session);
}

static void
ahu_result_page_dispose (GObject *object)
{
  AhuResultPage *self = AHU_RESULT_PAGE (object);

  if (self->telling != NULL)
    g_signal_handlers_disconnect_by_data (self->telling, self);
  g_clear_object (&self->telling);
  g_clear_pointer (&self->stage, gtk_widget_unparent);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->ranking, ahu_ranking_free);
  g_clear_object (&self->session);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (ahu_result_page_parent_class)->dispose (object);
}

/* That the game is over is told as soon as the page is there, after what the table says of
 * the last move. */
static void
ahu_result_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ahu_result_page_parent_class)->map (widget);
  ahu_result_page_tell_end (AHU_RESULT_PAGE (widget));
}

static void
ahu_result_page_unmap (GtkWidget *widget)
{
  g_clear_handle_id (&AHU_RESULT_PAGE (widget)->tell_id, g_source_remove);

  GTK_WIDGET_CLASS (ahu_result_page_parent_class)->unmap (widget);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (AHU_TYPE_MESSAGE_BAR);
  g_type_ensure (AHU_TYPE_PICTURE);
  g_type_ensure (AHU_TYPE_READABLE);
  g_type_ensure (AHU_TYPE_SHARE);
  g_type_ensure (AHU_TYPE_SHORE);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-result-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, content);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, title);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, columns);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, main_column);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, details_width);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, details_column);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, shore);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, headline);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, headline_mark);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, headline_words);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, lead_words);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, places_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, table_heading);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, story_button);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, table_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, again_button);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, again_box);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, again_below);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, players_button);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, mend_button);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, share);
  gtk_widget_class_bind_template_child (widget_class, AhuResultPage, share_bar);
  gtk_widget_class_bind_template_callback (widget_class, width_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, resized_cb);
}

static void
ahu_result_page_class_init (AhuResultPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AhuPageClass *page_class = AHU_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_result_page_dispose;
  widget_class->grab_focus = ahu_result_page_grab_focus;
  widget_class->map = ahu_result_page_map;
  widget_class->unmap = ahu_result_page_unmap;
  page_class->can_undo = ahu_result_page_can_undo;
  page_class->can_redo = ahu_result_page_can_redo;
  page_class->undo = ahu_result_page_undo;
  page_class->redo = ahu_result_page_redo;
  page_class->dup_undo_words = ahu_result_page_dup_undo_words;
  page_class->dup_file = ahu_result_page_dup_file;
  page_class->rule = "ranking";
  page_class->leave = ahu_result_page_leave;
  page_class->set_table_view = ahu_result_page_set_table_view;

  bind_template (widget_class);
  ahu_result_page_install_telling (widget_class);
  /* As on the table page: the main menu is the same. */
  gtk_widget_class_install_action (widget_class, "table.analysis", NULL, analysis_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_a, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "table.analysis", NULL);
  gtk_widget_class_install_action (widget_class, "table.correct", "u", correct_action);
  gtk_widget_class_install_action (widget_class, "result.moves", NULL, moves_action);
}

static void
ahu_result_page_init (AhuResultPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ahu_share_set_page (self->share, GTK_WIDGET (self), make_paper, self->share_bar);
  width_changed_cb (self);
}

GtkWidget *
ahu_result_page_new (void)
{
  return g_object_new (AHU_TYPE_RESULT_PAGE, NULL);
}

/* To be seen in few words; said in full. */
static void
show_headline (AhuResultPage *self)
{
  const AhuRanking *ranking = self->ranking;
  const char *const *names = ahu_session_get_names (self->session);
  const char *winners[AHU_MAX_SEATS + 1] = { NULL };
  gint64 points = ranking->totals[ranking->order[0]];
  g_autofree char *win = NULL;
  g_autofree char *lead = NULL;
  guint n = 0, n_tied = 0;

  for (guint i = 0; i < ranking->n_players; i++)
    n_tied += ranking->totals[i] == points;
  while (n < ranking->n_players && ranking->places[ranking->order[n]] == 1)
    {
      winners[n] = names[ranking->order[n]];
      n++;
    }
  win = ahu_history_win_text (winners);
  lead = ahu_history_lead_text (n, n_tied, points, n < ranking->n_players ? points - ranking->totals[ranking->order[n]] : 0);
  gtk_label_set_text (self->headline_words, win);
  gtk_label_set_text (self->lead_words, lead);
  ahu_mark_set_colour (self->headline_mark, ahu_record_get_colours (ahu_session_get_record (self->session))[ranking->order[0]],
                       HEADLINE_MARK);
  gtk_widget_set_visible (GTK_WIDGET (self->headline_mark), n == 1);
  ahu_readable_set_words (self->headline, ranking->headline);
}

void
ahu_result_page_set_session (AhuResultPage   *self,
                             const AhuGameUi *ui,
                             AhuSession      *session)
{
  g_auto (GStrv) names = NULL;

  g_return_if_fail (AHU_IS_RESULT_PAGE (self));
  g_return_if_fail (session == NULL || (ui != NULL && ahu_session_is_over (session)));

  clear (self);
  g_set_object (&self->session, session);
  self->ui = ui;
  g_clear_pointer (&self->ranking, ahu_ranking_free);
  if (session == NULL)
    {
      ahu_result_page_follow_telling (self, NULL);
      return;
    }

  names = ahu_names_isolate (ahu_session_get_names (session));
  self->ranking = ui->game->ranking (ahu_session_get_position (session), (const char *const *) names);
  show_headline (self);
  show_subtitle (self);
  ahu_result_menu_fill (self->mend_button, ui, session);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "result.story", ui->story_new != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.analysis", can_analyse (self));
  ahu_result_stage_fill_again (GTK_BUTTON (self->again_button), ahu_session_get_record (session));
  gtk_widget_set_visible (self->players_button, !ahu_practice_is (ahu_session_get_record (session)));
  show_places (self);
  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    {
      self->rest_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), rest_cb, NULL, NULL);
      ahu_ready_hold ();
    }
  else
    show_rest (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  ahu_result_page_follow_telling (self, session);
}

void
ahu_result_page_set_table (AhuResultPage *self,
                           AhuPage       *table)
{
  g_return_if_fail (AHU_IS_RESULT_PAGE (self));
  g_return_if_fail (AHU_IS_PAGE (table));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  g_signal_connect_object (table, "notify::can-undo", G_CALLBACK (ahu_page_update_undo), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::can-redo", G_CALLBACK (ahu_page_update_undo), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::undo-words", G_CALLBACK (ahu_page_update_undo), self, G_CONNECT_SWAPPED);
  ahu_page_update_undo (AHU_PAGE (self));
}

char *
ahu_result_page_dup_text (AhuResultPage *self)
{
  g_return_val_if_fail (AHU_IS_RESULT_PAGE (self), NULL);
  g_return_val_if_fail (self->session != NULL, NULL);

  return self->ui->game->final_text (ahu_session_get_position (self->session),
                                     ahu_session_get_names (self->session));
}
