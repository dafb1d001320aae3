/* ahu-replay-page.c: looking at a game, from its first position to its last
 *
 * Whatever is asked for, a key or the slider, only notes where to go; the position
 * is drawn with the next frame. So a slider that is dragged over two hundred moves
 * draws those that somebody can see.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/replay/ahu-replay-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "shell/replay/ahu-replay-page-private.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/table/ahu-table.h"

/* Time to read what was done. */
#define RUN_MS 1500

G_DEFINE_FINAL_TYPE (AhuReplayPage, ahu_replay_page, AHU_TYPE_PAGE)

enum
{
  PLAY_ON,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

GtkWidget *
ahu_replay_page_get_child (AhuReplayPage *self,
                           const char    *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (self), AHU_TYPE_REPLAY_PAGE, name));
}

static guint
get_n_moves (AhuReplayPage *self)
{
  return self->replay != NULL ? ahu_replay_get_n_moves (self->replay) : 0;
}

static char *
describe_place (AhuReplayPage *self)
{
  AhuSession *session = ahu_replay_get_session (self->replay);
  g_autofree char *place = ahu_game_place_text (ahu_session_get_game (session), ahu_session_get_position (session),
                                                AHU_TURN_TITLE);

  /* Translators: %1$s is where in the game, such as “Turn 12”, %2$u how many moves were made, %3$u how
   * many the game has. */
  return g_strdup_printf (_("%1$s · move %2$u of %3$u"), place,
                          ahu_replay_get_ply (self->replay), ahu_replay_get_n_moves (self->replay));
}

/* In the header bar there is room for the moves. */
static char *
describe_place_shortly (AhuReplayPage *self)
{
  /* Translators: above a slider: %1$u moves of a game were made, %2$u is how many it has. */
  return g_strdup_printf (C_("replay", "%1$u of %2$u"),
                          ahu_replay_get_ply (self->replay), ahu_replay_get_n_moves (self->replay));
}

void
ahu_replay_page_show_where (AhuReplayPage *self)
{
  g_autofree char *place = NULL;
  g_autofree char *shown = NULL;

  if (self->replay == NULL)
    return;
  place = describe_place (self);
  shown = self->room.top ? describe_place_shortly (self) : g_strdup (place);
  gtk_label_set_text (self->where, shown);
  if (ahu_replay_page_tells_place_above (self))
    adw_window_title_set_subtitle (self->title, place);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->where), self->room.top ? place : NULL);
}

static void
show_place (AhuReplayPage *self)
{
  g_autofree char *place = describe_place (self);
  g_auto (GStrv) lines = ahu_replay_describe (self->replay);
  g_autofree char *words = lines != NULL ? g_strjoinv (C_("sentences", " "), lines) : g_strdup ("");
  gboolean over = ahu_replay_is_over (self->replay);

  ahu_replay_page_show_where (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slider),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, place,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.play-on", !over);
  gtk_widget_set_tooltip_text (self->play_on,
                               over ? _("The game is over here")
                                    : _("Starts another game from this position"));
}

/* A button that can't be pressed any more would take the focus, and so the keys, with
 * it. */
static void
keep_focus (AhuReplayPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && (focus == NULL || !gtk_widget_is_sensitive (focus)))
    gtk_widget_grab_focus (GTK_WIDGET (self->slider));
}

static void
update_actions (AhuReplayPage *self)
{
  const char *const back[] = { "replay.first", "replay.move-back", "replay.short-back", "replay.long-back" };
  const char *const on[] = { "replay.last", "replay.move-on", "replay.short-on", "replay.long-on" };
  guint n = 2 + (self->replay != NULL ? ahu_session_get_game (ahu_replay_get_session (self->replay))->n_milestones : 0);

  for (guint i = 0; i < G_N_ELEMENTS (back); i++)
    {
      gtk_widget_action_set_enabled (GTK_WIDGET (self), back[i], i < n && self->wanted > 0);
      gtk_widget_action_set_enabled (GTK_WIDGET (self), on[i], i < n && self->wanted < get_n_moves (self));
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.run", self->wanted < get_n_moves (self));
  keep_focus (self);
}

static void
show_wanted (AhuReplayPage *self)
{
  if (self->frame_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->frame_id);
  self->frame_id = 0;
  if (self->replay == NULL)
    return;
  ahu_replay_go (self->replay, self->wanted);
  show_place (self);
}

static gboolean
frame_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       user_data)
{
  AhuReplayPage *self = AHU_REPLAY_PAGE (widget);

  self->frame_id = 0;
  show_wanted (self);

  return G_SOURCE_REMOVE;
}

static void
want (AhuReplayPage *self,
      guint          ply)
{
  if (self->replay == NULL || ply == self->wanted)
    return;

  self->wanted = ply;
  gtk_range_set_value (GTK_RANGE (self->slider), ply);
  update_actions (self);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    show_wanted (self);
  else if (self->frame_id == 0)
    self->frame_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), frame_cb, NULL, NULL);
}

static void
show_run (AhuReplayPage *self)
{
  gboolean runs = self->run_id != 0;
  const char *words = runs ? _("Stop") : _("Play automatically");

  gtk_image_set_from_icon_name (self->run_icon,
                                runs ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (self->run, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->run), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
stop_run (AhuReplayPage *self)
{
  g_clear_handle_id (&self->run_id, g_source_remove);
  show_run (self);
}

static gboolean
run_cb (gpointer user_data)
{
  AhuReplayPage *self = user_data;

  want (self, self->wanted + 1);
  if (self->wanted < get_n_moves (self))
    return G_SOURCE_CONTINUE;

  self->run_id = 0;
  show_run (self);

  return G_SOURCE_REMOVE;
}

static void
slid_cb (AhuReplayPage *self)
{
  guint ply = (guint) (gtk_range_get_value (GTK_RANGE (self->slider)) + 0.5);

  /* Not if the slider only follows. */
  if (ply == self->wanted)
    return;
  stop_run (self);
  want (self, ply);
}

static void
step (AhuReplayPage *self,
      AhuReplayStep  step,
      gboolean       on)
{
  stop_run (self);
  if (self->replay != NULL)
    want (self, ahu_replay_find (self->replay, self->wanted, step, on));
}

static void
end_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  AhuReplayPage *self = AHU_REPLAY_PAGE (widget);

  stop_run (self);
  want (self, g_str_equal (name, "replay.last") ? get_n_moves (self) : 0);
}

static void
move_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  step (AHU_REPLAY_PAGE (widget), AHU_REPLAY_MOVE, g_str_has_suffix (name, "-on"));
}

static void
milestone_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  step (AHU_REPLAY_PAGE (widget), g_str_has_prefix (name, "replay.long-") ? AHU_REPLAY_LONG : AHU_REPLAY_SHORT,
        g_str_has_suffix (name, "-on"));
}

static void
run_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  AhuReplayPage *self = AHU_REPLAY_PAGE (widget);
  gboolean runs = self->run_id != 0;

  stop_run (self);
  if (runs || self->wanted == get_n_moves (self))
    return;
  want (self, self->wanted + 1);
  if (self->wanted < get_n_moves (self))
    self->run_id = g_timeout_add (RUN_MS, run_cb, self);
  show_run (self);
}

static void
play_on_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  AhuReplayPage *self = AHU_REPLAY_PAGE (widget);
  g_autoptr (AhuRecord) record = NULL;

  stop_run (self);
  show_wanted (self);
  if (self->replay == NULL || ahu_replay_is_over (self->replay))
    return;
  record = ahu_replay_branch (self->replay);
  g_signal_emit (self, signals[PLAY_ON], 0, record);
}

/* A record that comes from elsewhere can be without. */
static char *
tell_date (AhuRecord *record)
{
  g_autoptr (GDateTime) local = ahu_record_dup_local_time (record);

  if (local == NULL)
    return g_strdup ("");

  /* Translators: a date, as strftime has it: %-e is the day, %B the month, %Y the year. */
  return ahu_isolate (g_date_time_format (local, C_("date", "%-e %B %Y")));
}

/* Where there is little room, who plays is on the table already. */
void
ahu_replay_page_show_title (AhuReplayPage *self)
{
  AhuRecord *record = self->replay != NULL ? ahu_session_get_record (ahu_replay_get_session (self->replay)) : NULL;
  const char *title = record != NULL ? ahu_record_get_title (record) : NULL;
  g_auto (GStrv) isolated = NULL;
  g_autofree char *names = NULL;
  g_autofree char *date = NULL;
  g_autofree char *both = NULL;

  if (record == NULL)
    return;

  isolated = ahu_names_isolate (ahu_record_get_names (record));
  /* Translators: stands between the items of a list. */
  names = g_strjoinv (C_("list", ", "), isolated);
  date = tell_date (record);
  if (ahu_replay_page_tells_place_above (self))
    {
      adw_window_title_set_title (self->title, title != NULL ? title : *date != '\0' ? date : names);
      ahu_replay_page_show_where (self);
      return;
    }
  if (self->room.narrow && *date != '\0')
    {
      adw_window_title_set_title (self->title, title != NULL ? title : date);
      adw_window_title_set_subtitle (self->title, title != NULL ? date : NULL);
      return;
    }
  /* Translators: below the title of a game: %1$s are the players, %2$s is a date. */
  both = g_strdup_printf (C_("game", "%1$s · %2$s"), names, date);
  adw_window_title_set_title (self->title, title != NULL ? title : names);
  adw_window_title_set_subtitle (self->title, title != NULL && *date != '\0' ? both : title != NULL ? names : date);
}

/* The slider doesn't shift while the numbers beside it grow. */
static void
reserve_room (AhuReplayPage *self)
{
  guint n = ahu_replay_get_n_moves (self->replay);
  const AhuGame *game = ahu_session_get_game (ahu_replay_get_session (self->replay));
  /* No game has more turns than moves. */
  g_autofree char *turn = ahu_game_turn_text (game, n, AHU_TURN_TITLE);
  g_autofree char *place = g_strdup_printf (_("%1$s · move %2$u of %3$u"), turn, n, n);

  self->place_chars = (guint) g_utf8_strlen (place, -1);
  gtk_label_set_width_chars (self->where, self->room.top ? -1 : (int) self->place_chars);
}

static void
name_button (AhuReplayPage *self,
             const char    *id,
             const char    *words)
{
  GtkWidget *button = ahu_replay_page_get_child (self, id);

  gtk_widget_set_tooltip_text (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* A game has as many kinds of them as it says, and words for each. */
static void
show_milestones (AhuReplayPage *self,
                 const AhuGame *game)
{
  static const struct { const char *group, *heading, *back, *on; } places[AHU_MAX_MILESTONES] = {
    { "short_group", "short_heading", "short_back", "short_on" },
    { "long_group", "long_heading", "long_back", "long_on" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      gboolean known = i < game->n_milestones;

      gtk_widget_set_visible (ahu_replay_page_get_child (self, places[i].group), known);
      if (!known)
        continue;
      gtk_label_set_text (GTK_LABEL (ahu_replay_page_get_child (self, places[i].heading)),
                          g_dpgettext2 (NULL, "replay", game->milestones[i].heading));
      name_button (self, places[i].back, _(game->milestones[i].back));
      name_button (self, places[i].on, _(game->milestones[i].on));
    }
}

static void
clear (AhuReplayPage *self)
{
  stop_run (self);
  if (self->frame_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->frame_id);
  self->frame_id = 0;
  ahu_replay_page_follow_pages (self, NULL);
  adw_bin_set_child (self->view, NULL);
  ahu_replay_slider_set_replay (self->slider, NULL);
  g_clear_pointer (&self->replay, ahu_replay_free);
}

static gboolean
ahu_replay_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (AHU_REPLAY_PAGE (widget)->slider));
}

static void
ahu_replay_page_set_table_view (AhuPage *page,
                                gboolean view)
{
  AhuReplayPage *self = AHU_REPLAY_PAGE (page);

  self->table_view = view;
  ahu_replay_page_show_table_view (self);
}

static void
ahu_replay_page_unmap (GtkWidget *widget)
{
  stop_run (AHU_REPLAY_PAGE (widget));
  GTK_WIDGET_CLASS (ahu_replay_page_parent_class)->unmap (widget);
}

static void
ahu_replay_page_dispose (GObject *object)
{
  AhuReplayPage *self = AHU_REPLAY_PAGE (object);

  if (self->content != NULL)
    clear (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), AHU_TYPE_REPLAY_PAGE);

  G_OBJECT_CLASS (ahu_replay_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-replay-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuReplayPage, content);
  gtk_widget_class_bind_template_child (widget_class, AhuReplayPage, header_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuReplayPage, title);
  gtk_widget_class_bind_template_child (widget_class, AhuReplayPage, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuReplayPage, view);
  gtk_widget_class_bind_template_child (widget_class, AhuReplayPage, parts);
  gtk_widget_class_bind_template_child (widget_class, AhuReplayPage, bar);
  gtk_widget_class_bind_template_child (widget_class, AhuReplayPage, ways);
  gtk_widget_class_bind_template_child (widget_class, AhuReplayPage, way);
  gtk_widget_class_bind_template_child (widget_class, AhuReplayPage, where);
  gtk_widget_class_bind_template_child (widget_class, AhuReplayPage, slider);
  gtk_widget_class_bind_template_child (widget_class, AhuReplayPage, steps);
  gtk_widget_class_bind_template_child (widget_class, AhuReplayPage, run);
  gtk_widget_class_bind_template_child (widget_class, AhuReplayPage, run_icon);
  gtk_widget_class_bind_template_child (widget_class, AhuReplayPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AhuReplayPage, play_on);
  gtk_widget_class_bind_template_child (widget_class, AhuReplayPage, pages_button);
  ahu_replay_page_bind_layout (widget_class);
  ahu_replay_page_bind_keys (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, slid_cb);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "replay.first", NULL, end_action);
  gtk_widget_class_install_action (widget_class, "replay.last", NULL, end_action);
  gtk_widget_class_install_action (widget_class, "replay.move-back", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "replay.move-on", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "replay.short-back", NULL, milestone_action);
  gtk_widget_class_install_action (widget_class, "replay.short-on", NULL, milestone_action);
  gtk_widget_class_install_action (widget_class, "replay.long-back", NULL, milestone_action);
  gtk_widget_class_install_action (widget_class, "replay.long-on", NULL, milestone_action);
  gtk_widget_class_install_action (widget_class, "replay.run", NULL, run_action);
  gtk_widget_class_install_action (widget_class, "replay.play-on", NULL, play_on_action);
}

static char *
ahu_replay_page_dup_rule (AhuPage *page)
{
  AhuReplayPage *self = AHU_REPLAY_PAGE (page);

  return ahu_page_dup_rule_of (self->replay != NULL ? ahu_replay_get_session (self->replay) : NULL);
}

static void
ahu_replay_page_class_init (AhuReplayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_replay_page_dispose;
  widget_class->grab_focus = ahu_replay_page_grab_focus;
  widget_class->unmap = ahu_replay_page_unmap;
  AHU_PAGE_CLASS (klass)->set_table_view = ahu_replay_page_set_table_view;
  AHU_PAGE_CLASS (klass)->dup_rule = ahu_replay_page_dup_rule;
  AHU_PAGE_CLASS (klass)->rule = "ranking";

  g_type_ensure (AHU_TYPE_MENU_BUTTON);
  g_type_ensure (AHU_TYPE_REPLAY_SLIDER);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  gtk_widget_class_set_css_name (widget_class, "replay");
  bind_template (widget_class);
  install_actions (widget_class);
  ahu_replay_page_install_pages (widget_class);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);

  /**
   * AhuReplayPage::play-on:
   * @self: a page
   * @record: (type AhuRecord): the record of the new game
   *
   * Somebody wants to play on from the position shown.
   */
  signals[PLAY_ON] =
    g_signal_new ("play-on", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 1, AHU_TYPE_RECORD);
}

static void
ahu_replay_page_init (AhuReplayPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ahu_replay_page_resized (self);
  show_run (self);
  update_actions (self);
}

GtkWidget *
ahu_replay_page_new (void)
{
  return g_object_new (AHU_TYPE_REPLAY_PAGE, NULL);
}

void
ahu_replay_page_set_replay (AhuReplayPage   *self,
                            const AhuGameUi *ui,
                            AhuReplay       *replay)
{
  GtkWidget *view;

  g_return_if_fail (AHU_IS_REPLAY_PAGE (self));
  g_return_if_fail (replay == NULL || ui != NULL);

  clear (self);
  self->replay = replay;
  self->wanted = replay != NULL ? ahu_replay_get_ply (replay) : 0;
  ahu_replay_slider_set_replay (self->slider, replay);
  gtk_range_set_value (GTK_RANGE (self->slider), self->wanted);
  update_actions (self);
  if (replay == NULL)
    return;

  view = ui->replay_view_new (ahu_replay_get_session (replay));
  adw_bin_set_child (self->view, view);
  ahu_replay_page_show_table_view (self);
  if (AHU_IS_TABLE (view))
    ahu_replay_page_follow_pages (self, ahu_table_get_pages (AHU_TABLE (view)));
  show_milestones (self, ahu_session_get_game (ahu_replay_get_session (replay)));
  reserve_room (self);
  ahu_replay_page_show_title (self);
  show_place (self);
}

AhuReplay *
ahu_replay_page_get_replay (AhuReplayPage *self)
{
  g_return_val_if_fail (AHU_IS_REPLAY_PAGE (self), NULL);

  return self->replay;
}

void
ahu_replay_page_go (AhuReplayPage *self,
                    guint          ply)
{
  g_return_if_fail (AHU_IS_REPLAY_PAGE (self));
  g_return_if_fail (ply <= get_n_moves (self));

  stop_run (self);
  want (self, ply);
}
