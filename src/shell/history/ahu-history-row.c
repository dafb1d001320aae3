/* ahu-history-row.c: a kept game in the list of all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/history/ahu-history-row.h"

#include <glib/gi18n.h>

#include "core/session/ahu-session.h"
#include "shell/history/ahu-history-text.h"
#include "toolkit/art/ahu-part.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/layout/ahu-zoom-bin.h"
#include "toolkit/ranking/ahu-shore.h"

#define MARK_SIZE 16
#define STATUE_HEIGHT 84
#define NAME_CHARS 9
/* How narrow each label can be is asked for each row that comes: GTK would try it letter by letter. */
#define LEAST_CHARS 6

typedef struct
{
  GtkWidget *box;
  GtkWidget *place;
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *bar;
  GtkWidget *total;
} Player;

struct _AhuHistoryRow
{
  GtkWidget parent_instance;

  AhuSummary *summary;
  gboolean names_game;
  gboolean is_narrow;
  int bar_width; /* of the player with most points */
  AhuHistoryWhen when;
  AhuHistoryMenu menu;
  gpointer user_data;

  GtkWidget *box;
  GtkWidget *above;
  GtkWidget *grid;
  GtkWidget *check;
  GtkWidget *ground; /* below the statue */
  GtkWidget *statue; /* of who has won */
  AhuZoomBin *board; /* (nullable), as what follows: of a game that goes on, made for the first such game */
  GtkWidget *go_button;
  GtkWidget *marks;
  GCancellable *reading;
  GtkWidget *texts;
  GtkWidget *winner;
  GtkWidget *lead;
  GtkWidget *heading;
  GtkWidget *facts;
  GtkWidget *date;
  GtkWidget *problem;
  GtkWidget *players;
  GtkWidget *menu_button;
  GtkWidget *next_popover; /* what the button opens in place of the menu */
  GArray *chips; /* Player; as many as a game ever had here */
};

static PangoAttrList *bold;

G_DEFINE_FINAL_TYPE (AhuHistoryRow, ahu_history_row, GTK_TYPE_WIDGET)

/* As wide as told, whatever stands in it, so that a row that comes needs no measuring. */
static GtkWidget *
words_new (const char *css_class,
           guint       n_chars)
{
  GtkWidget *words = gtk_inscription_new (NULL);

  gtk_inscription_set_min_chars (GTK_INSCRIPTION (words), MIN (n_chars, LEAST_CHARS));
  gtk_inscription_set_nat_chars (GTK_INSCRIPTION (words), n_chars);
  gtk_inscription_set_text_overflow (GTK_INSCRIPTION (words), GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END);
  gtk_inscription_set_xalign (GTK_INSCRIPTION (words), gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL);
  if (css_class != NULL)
    gtk_widget_add_css_class (words, css_class);

  return words;
}

/* Drawn, not styled: rows change hands whenever the list is scrolled. */
static AhuPartLook
get_look (const char *colour)
{
  const AhuPlayerColour *found = ahu_player_colour_find (colour);

  return (AhuPartLook) { .fill = &found->face, .edge = &found->light };
}

static Player
make_player (void)
{
  AhuPartLook look = get_look (NULL);
  Player player;

  player.box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  player.place = words_new ("numeric", 2);
  player.mark = g_object_new (AHU_TYPE_PICTURE, NULL);
  gtk_widget_set_valign (player.mark, GTK_ALIGN_CENTER);
  player.name = words_new ("history-name", NAME_CHARS);
  player.bar = ahu_part_new (&look, 0);
  gtk_widget_add_css_class (player.bar, "history-bar");
  gtk_widget_set_valign (player.bar, GTK_ALIGN_CENTER);
  player.total = words_new ("numeric", 4);
  gtk_box_append (GTK_BOX (player.box), player.place);
  gtk_box_append (GTK_BOX (player.box), player.mark);
  gtk_box_append (GTK_BOX (player.box), player.name);
  gtk_box_append (GTK_BOX (player.box), player.bar);
  gtk_box_append (GTK_BOX (player.box), player.total);

  return player;
}

/* Bars begin at 0. */
static double
get_share (AhuSummary *summary,
           guint       seat)
{
  gint64 most = 1;

  for (guint i = 0; i < ahu_summary_get_n_players (summary); i++)
    most = MAX (most, ahu_summary_get_total (summary, i));

  return MAX (0, ahu_summary_get_total (summary, seat)) / (double) most;
}

static void
show_player (AhuSummary *summary,
             Player     *player,
             guint       seat)
{
  guint place = ahu_summary_get_place (summary, seat);
  AhuPartLook look = get_look (ahu_summary_get_colour (summary, seat));
  g_autofree char *total = g_strdup_printf ("%" G_GINT64_FORMAT, ahu_summary_get_total (summary, seat));
  /* Translators: a place in the ranking, before the player’s name. */
  g_autofree char *number = g_strdup_printf (_("%u."), place);

  gtk_inscription_set_text (GTK_INSCRIPTION (player->place), number);
  gtk_widget_set_visible (player->place, place > 0);
  gtk_inscription_set_text (GTK_INSCRIPTION (player->total), total);
  gtk_widget_set_visible (player->total, place > 0);
  ahu_part_set_share (AHU_PART (player->bar), get_share (summary, seat));
  gtk_widget_set_visible (player->bar, place > 0);
  ahu_part_set_look (AHU_PART (player->bar), &look);
  gtk_inscription_set_text (GTK_INSCRIPTION (player->name), ahu_summary_get_name (summary, seat));
  ahu_mark_set_colour (AHU_PICTURE (player->mark), ahu_summary_get_colour (summary, seat), MARK_SIZE);
  /* A class would make them wider than those below. */
  gtk_inscription_set_attributes (GTK_INSCRIPTION (player->name), place == 1 ? bold : NULL);
  gtk_inscription_set_attributes (GTK_INSCRIPTION (player->total), place == 1 ? bold : NULL);
}

/* By place once there are places, else as they sit.
 * Returns: the seat of the player shown as number i */
static guint
find_seat (AhuSummary *summary,
           guint       i)
{
  for (guint seat = 0; seat < ahu_summary_get_n_players (summary); seat++)
    {
      guint n_before = 0;

      for (guint other = 0; other < ahu_summary_get_n_players (summary); other++)
        {
          guint place = ahu_summary_get_place (summary, seat);
          guint other_place = ahu_summary_get_place (summary, other);

          if (other_place < place || (other_place == place && other < seat))
            n_before++;
        }
      if (n_before == i)
        return seat;
    }

  return i;
}

GtkWidget *
ahu_history_row_player_new (AhuSummary *summary,
                            guint       i)
{
  Player player = make_player ();

  show_player (summary, &player, find_seat (summary, i));
  gtk_widget_set_visible (player.place, FALSE);
  gtk_widget_set_visible (player.name, FALSE);

  return player.box;
}

static gboolean
is_over (AhuHistoryRow *self)
{
  return ahu_summary_get_state (self->summary) == AHU_SUMMARY_OVER;
}

/* Who plays a game that goes on is told by the marks alone: it has neither places nor points yet. */
static void
show_marks (AhuHistoryRow *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->marks)) != NULL)
    gtk_box_remove (GTK_BOX (self->marks), child);
  for (guint seat = 0; seat < ahu_summary_get_n_players (self->summary); seat++)
    {
      GtkWidget *mark = ahu_mark_new (ahu_summary_get_colour (self->summary, seat), MARK_SIZE);

      gtk_widget_set_tooltip_text (mark, ahu_summary_get_name (self->summary, seat));
      gtk_box_append (GTK_BOX (self->marks), mark);
    }
}

static void
show_players (AhuHistoryRow *self)
{
  gboolean goes_on = ahu_summary_get_state (self->summary) == AHU_SUMMARY_RUNNING;
  guint n = goes_on ? 0 : ahu_summary_get_n_players (self->summary);

  if (goes_on)
    show_marks (self);
  if (self->marks != NULL)
    gtk_widget_set_visible (self->marks, goes_on);
  while (self->chips->len < n)
    {
      Player player = make_player ();

      gtk_widget_set_size_request (player.bar, self->bar_width, -1);
      gtk_box_append (GTK_BOX (self->players), player.box);
      g_array_append_val (self->chips, player);
    }
  for (guint i = 0; i < self->chips->len; i++)
    {
      Player *player = &g_array_index (self->chips, Player, i);

      gtk_widget_set_visible (player->box, i < n);
      if (i < n)
        show_player (self->summary, player, find_seat (self->summary, i));
    }
  gtk_widget_set_visible (self->players, n > 0);
}

static void
show_words (GtkWidget  *words,
            const char *text)
{
  if (GTK_IS_INSCRIPTION (words))
    gtk_inscription_set_text (GTK_INSCRIPTION (words), text);
  else if (g_strcmp0 (text, gtk_label_get_text (GTK_LABEL (words))) != 0)
    gtk_label_set_text (GTK_LABEL (words), text);
  gtk_widget_set_visible (words, text != NULL);
}

static void
show_winner (AhuHistoryRow *self)
{
  const char *colour = is_over (self) ? ahu_history_get_winner_colour (self->summary) : NULL;
  g_autofree char *words = colour != NULL ? ahu_history_dup_win (self->summary) : NULL;
  g_autofree char *lead = colour != NULL ? ahu_history_dup_lead (self->summary) : NULL;

  if (colour != NULL)
    ahu_statue_set_colour (self->statue, colour, STATUE_HEIGHT);
  ahu_player_colour_own (colour, self->ground, colour != NULL);
  gtk_widget_set_visible (self->ground, colour != NULL);
  gtk_widget_set_visible (self->statue, colour != NULL);
  show_words (self->winner, words);
  show_words (self->lead, lead);
}

static void
read_cb (GTask        *task,
         gpointer      row,
         gpointer      path,
         GCancellable *cancellable)
{
  GError *error = NULL;
  AhuRecord *record = NULL;

  if (g_task_return_error_if_cancelled (task))
    return;
  record = ahu_record_load (path, &error);
  if (record != NULL)
    g_task_return_pointer (task, record, g_object_unref);
  else
    g_task_return_error (task, error);
}

/* A look at the game, which claims nothing. */
static void
board_read_cb (GObject      *object,
               GAsyncResult *result,
               gpointer      data)
{
  AhuHistoryRow *self = AHU_HISTORY_ROW (object);
  g_autoptr (AhuRecord) record = g_task_propagate_pointer (G_TASK (result), NULL);
  g_autoptr (AhuSession) session = record != NULL ? ahu_session_new (record, NULL, NULL) : NULL;
  const AhuGameUi *ui = session != NULL ? ahu_game_ui_find (ahu_session_get_game (session)) : NULL;
  GtkWidget *table;
  int width;

  if (ui == NULL)
    return;
  table = ui->glance_new (session, TRUE);
  ahu_zoom_bin_set_child (self->board, table);
  gtk_widget_measure (table, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  ahu_zoom_bin_set_fit (self->board, width);
}

static void
show_board (AhuHistoryRow *self,
            const char    *path)
{
  g_autoptr (GTask) task = NULL;

  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  if (self->board == NULL)
    return;
  ahu_zoom_bin_set_child (self->board, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->board), path != NULL);
  if (path == NULL)
    return;
  self->reading = g_cancellable_new ();
  task = g_task_new (self, self->reading, board_read_cb, NULL);
  g_task_set_task_data (task, g_strdup (path), g_free);
  g_task_run_in_thread (task, read_cb);
}

/* Of a file that can't be read nobody knows more than its name and its time. */
static void
show_file (AhuHistoryRow *self)
{
  g_autofree char *name = ahu_history_dup_file_name (self->summary);
  g_autofree char *date = ahu_history_format_date (self->summary);

  show_words (self->heading, _("Unreadable game"));
  show_words (self->facts, name);
  show_words (self->date, date);
}

static char *
join (const char *first,
      const char *second)
{
  if (first == NULL || second == NULL)
    return g_strdup (first != NULL ? first : second);

  /* Translators: what is known of a kept game: %1$s is its name, %2$s how long it was; or both, and when that was. */
  return g_strdup_printf (C_("game", "%1$s · %2$s"), first, second);
}

/* What has neither a winner nor a title is called after what is known of it. */
static void
show_game (AhuHistoryRow *self)
{
  const char *title = ahu_summary_get_title (self->summary);
  const char *name = self->names_game ? ahu_history_get_game_name (self->summary) : NULL;
  g_autofree char *length = ahu_history_format_length (self->summary);
  g_autofree char *time = self->when == AHU_HISTORY_TIME ? ahu_history_format_time (self->summary) : NULL;
  g_autofree char *date = self->when == AHU_HISTORY_DATE ? ahu_history_format_date (self->summary) : NULL;
  g_autofree char *named = join (name, length);
  g_autofree char *facts = join (named, time);
  gboolean is_called = title != NULL || is_over (self);

  show_words (self->heading, is_called ? title : facts);
  show_words (self->facts, is_called ? facts : NULL);
  show_words (self->date, date);
}

static void
show_texts (AhuHistoryRow *self)
{
  if (ahu_summary_get_game (self->summary) != NULL)
    show_game (self);
  else
    show_file (self);
  show_words (self->problem, ahu_summary_get_problem (self->summary));
}

/* Back to the row that the keys go on with. */
static void
closed_cb (AhuHistoryRow *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  if (parent != NULL && gtk_widget_get_mapped (parent))
    gtk_widget_grab_focus (parent);
}

static void
create_popup_cb (GtkMenuButton *button,
                 gpointer       user_data)
{
  AhuHistoryRow *self = user_data;
  GtkWidget *popover = g_steal_pointer (&self->next_popover);
  g_autoptr (GMenuModel) menu = NULL;

  if (popover == NULL)
    {
      menu = self->menu (self->summary, self->user_data);
      popover = ahu_compat_name_menu (gtk_popover_menu_new_from_model (menu));
    }
  g_signal_connect_object (popover, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  gtk_menu_button_set_popover (button, popover);
}

static void
pressed_cb (GtkGestureClick *gesture,
            int              n_press,
            double           x,
            double           y,
            AhuHistoryRow   *self)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  ahu_history_row_open_menu (self);
}

static void
choose (AhuHistoryRow *self,
        GtkGesture    *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action (GTK_WIDGET (self), "history.choose", "s", ahu_summary_get_file (self->summary));
}

static void
clicked_cb (GtkGestureClick *gesture,
            int              n_press,
            double           x,
            double           y,
            AhuHistoryRow   *self)
{
  if (gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture)) & GDK_CONTROL_MASK)
    choose (self, GTK_GESTURE (gesture));
}

static void
long_pressed_cb (GtkGestureLongPress *gesture,
                 double               x,
                 double               y,
                 AhuHistoryRow       *self)
{
  choose (self, GTK_GESTURE (gesture));
}

/* The ways to choose several games, as in other lists; the row is opened by the list. */
static void
add_choosing (AhuHistoryRow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();

  g_signal_connect (click, "pressed", G_CALLBACK (clicked_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect (press, "pressed", G_CALLBACK (long_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
}

static void
add_menu_button (AhuHistoryRow *self)
{
  GtkGesture *gesture = gtk_gesture_click_new ();

  self->menu_button = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->menu_button), "view-more-symbolic");
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->menu_button), create_popup_cb, self, NULL);
  /* Tab goes past the rows; the key for menus opens it. */
  gtk_widget_set_can_focus (self->menu_button, FALSE);
  gtk_widget_set_valign (self->menu_button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (self->menu_button, _("Actions for this game"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Actions for this game"), -1);
  gtk_widget_add_css_class (self->menu_button, "flat");
  gtk_widget_add_css_class (self->menu_button, "touch");
  gtk_widget_set_margin_end (self->menu_button, 6);
  gtk_grid_attach (GTK_GRID (self->grid), self->menu_button, 5, 0, 1, 1);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), GDK_BUTTON_SECONDARY);
  g_signal_connect (gesture, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
}

static void
place_running (AhuHistoryRow *self)
{
  ahu_widget_place (self->go_button, self->is_narrow ? 2 : 4, self->is_narrow, self->is_narrow ? 4 : 1);
  ahu_widget_set_margins (self->go_button, self->is_narrow ? 16 : 0, 0, self->is_narrow ? 12 : 0);
}

/* The button does as a click on the row does; it tells that one can. */
static void
add_running (AhuHistoryRow *self)
{
  self->board = g_object_new (AHU_TYPE_ZOOM_BIN, "css-classes", (const char *[]) { "history-board", NULL }, NULL);
  /* The row says what it shows. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  ahu_widget_set_margins (GTK_WIDGET (self->board), 0, 9, 9);
  gtk_widget_set_margin_start (GTK_WIDGET (self->board), 16);
  gtk_widget_set_valign (GTK_WIDGET (self->board), GTK_ALIGN_CENTER);
  gtk_grid_attach (GTK_GRID (self->grid), GTK_WIDGET (self->board), 1, 0, 1, 1);
  self->go_button = gtk_button_new_with_label (_("Continue"));
  gtk_widget_set_can_focus (self->go_button, FALSE);
  gtk_widget_set_valign (self->go_button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->go_button, "touch");
  gtk_widget_add_css_class (self->go_button, "text-button");
  gtk_grid_attach (GTK_GRID (self->grid), self->go_button, 4, 0, 1, 1);
  self->marks = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_append (GTK_BOX (self->texts), self->marks);
  place_running (self);
}

static void
ahu_history_row_dispose (GObject *object)
{
  AhuHistoryRow *self = AHU_HISTORY_ROW (object);

  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_clear_object (&self->summary);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->chips, g_array_unref);

  G_OBJECT_CLASS (ahu_history_row_parent_class)->dispose (object);
}

static void
ahu_history_row_class_init (AhuHistoryRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_history_row_dispose;
  bold = pango_attr_list_from_string ("0 -1 weight bold");

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

/* What no dots may cut. */
static GtkWidget *
add_words (AhuHistoryRow *self,
           const char    *css_class)
{
  GtkWidget *words = ahu_widget_breakable_words_new (NULL, css_class);

  gtk_label_set_width_chars (GTK_LABEL (words), LEAST_CHARS);
  gtk_box_append (GTK_BOX (self->texts), words);

  return words;
}

/* The tick, and the statue of who won on its ground. */
static void
add_front (AhuHistoryRow *self)
{
  self->check = gtk_check_button_new ();
  gtk_widget_set_visible (self->check, FALSE);
  gtk_widget_set_can_target (self->check, FALSE);
  /* Focusable or not, the platform's would take Tab without taking the focus. */
  gtk_widget_set_can_focus (self->check, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->check), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Selected"), -1);
  ahu_widget_set_margins (self->check, 16, 0, 0);
  gtk_grid_attach (GTK_GRID (self->grid), self->check, 0, 0, 1, 1);

  self->ground = ahu_player_colour_add_ground (self->grid);
  gtk_widget_add_css_class (self->ground, "history-ground");
  ahu_widget_place (self->ground, 1, 0, 1);
  self->statue = ahu_statue_new (NULL, STATUE_HEIGHT, FALSE);
  gtk_widget_set_halign (self->statue, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->statue, GTK_ALIGN_END);
  ahu_widget_set_margins (self->statue, 0, 9, 9);
  gtk_grid_attach (GTK_GRID (self->grid), self->statue, 1, 0, 1, 1);
}

static void
ahu_history_row_init (AhuHistoryRow *self)
{
  self->chips = g_array_new (FALSE, FALSE, sizeof (Player));
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->above = words_new ("history-above", LEAST_CHARS);
  gtk_widget_set_visible (self->above, FALSE);
  gtk_box_append (GTK_BOX (self->box), self->above);
  self->grid = gtk_grid_new ();
  gtk_widget_set_vexpand (self->grid, TRUE); /* as high as its neighbour */
  gtk_widget_add_css_class (self->grid, "history-row");
  gtk_box_append (GTK_BOX (self->box), self->grid);

  add_front (self);
  self->texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gtk_widget_set_hexpand (self->texts, TRUE);
  gtk_widget_set_valign (self->texts, GTK_ALIGN_CENTER);
  ahu_widget_set_margins (self->texts, 16, 9, 9);
  self->winner = add_words (self, "history-winner");
  self->lead = add_words (self, "history-lead");
  self->heading = add_words (self, "history-heading");
  self->facts = words_new ("second", LEAST_CHARS);
  gtk_box_append (GTK_BOX (self->texts), self->facts);
  self->date = add_words (self, "second");
  self->problem = add_words (self, "history-problem");
  gtk_grid_attach (GTK_GRID (self->grid), self->texts, 2, 0, 1, 1);

  self->players = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gtk_widget_set_valign (self->players, GTK_ALIGN_CENTER);
  ahu_widget_set_margins (self->players, 16, 9, 9);
  gtk_grid_attach (GTK_GRID (self->grid), self->players, 3, 0, 1, 1);
  add_menu_button (self);
  add_choosing (self);
}

GtkWidget *
ahu_history_row_new (AhuHistoryMenu menu,
                     gpointer       user_data)
{
  AhuHistoryRow *self = g_object_new (AHU_TYPE_HISTORY_ROW, NULL);

  g_return_val_if_fail (menu != NULL, NULL);

  self->menu = menu;
  self->user_data = user_data;

  return GTK_WIDGET (self);
}

void
ahu_history_row_set_summary (AhuHistoryRow *self,
                             AhuSummary    *summary,
                             const char    *path)
{
  gboolean goes_on = summary != NULL && ahu_summary_get_state (summary) == AHU_SUMMARY_RUNNING;
  const AhuGameUi *ui = goes_on ? ahu_game_ui_find (ahu_summary_get_game (summary)) : NULL;

  g_return_if_fail (AHU_IS_HISTORY_ROW (self));

  if (!g_set_object (&self->summary, summary))
    return;
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->menu_button), NULL);
  if (goes_on && self->board == NULL)
    add_running (self);
  show_board (self, ui != NULL && ui->glance_new != NULL ? path : NULL);
  if (self->go_button != NULL)
    gtk_widget_set_visible (self->go_button, goes_on);
  if (summary == NULL)
    return;

  if (goes_on)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->go_button), "s", ahu_summary_get_file (summary));
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->go_button), "history.open");
    }
  show_texts (self);
  show_winner (self);
  show_players (self);
}

void
ahu_history_row_set_width (AhuHistoryRow *self,
                           AhuWidthClass  width)
{
  gboolean narrow = width < AHU_WIDTH_700;

  g_return_if_fail (AHU_IS_HISTORY_ROW (self));

  self->is_narrow = narrow;
  self->bar_width = narrow ? 100 : width < AHU_WIDTH_1024 ? 200 : 300;
  ahu_widget_set_css_class (GTK_WIDGET (self), "narrow", narrow);
  ahu_widget_place (self->players, narrow ? 1 : 3, narrow, narrow ? 5 : 1);
  if (self->board != NULL)
    place_running (self);
  for (guint i = 0; i < self->chips->len; i++)
    gtk_widget_set_size_request (g_array_index (self->chips, Player, i).bar, self->bar_width, -1);
}

void
ahu_history_row_set_above (AhuHistoryRow *self,
                           const char    *words,
                           AhuHistoryWhen when,
                           gboolean       leads)
{
  g_return_if_fail (AHU_IS_HISTORY_ROW (self));

  show_words (self->above, words);
  if (self->go_button != NULL)
    ahu_widget_set_css_class (self->go_button, "suggested-action", leads);
  if (self->when == when)
    return;
  self->when = when;
  if (self->summary != NULL)
    show_texts (self);
}

void
ahu_history_row_set_names_game (AhuHistoryRow *self,
                                gboolean       names_game)
{
  g_return_if_fail (AHU_IS_HISTORY_ROW (self));

  if (self->names_game == names_game)
    return;
  self->names_game = names_game;
  if (self->summary != NULL)
    show_texts (self);
}

AhuSummary *
ahu_history_row_get_summary (AhuHistoryRow *self)
{
  g_return_val_if_fail (AHU_IS_HISTORY_ROW (self), NULL);

  return self->summary;
}

void
ahu_history_row_set_chosen (AhuHistoryRow *self,
                            gboolean       choosing,
                            gboolean       chosen)
{
  g_return_if_fail (AHU_IS_HISTORY_ROW (self));

  gtk_widget_set_visible (self->check, choosing);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->check), chosen);
  gtk_widget_set_visible (self->menu_button, !choosing);
  if (self->go_button != NULL)
    gtk_widget_set_sensitive (self->go_button, !choosing);
}

void
ahu_history_row_open_menu (AhuHistoryRow *self)
{
  g_return_if_fail (AHU_IS_HISTORY_ROW (self));

  gtk_menu_button_popup (GTK_MENU_BUTTON (self->menu_button));
}

void
ahu_history_row_open_popover (AhuHistoryRow *self,
                              GtkWidget     *popover)
{
  g_return_if_fail (AHU_IS_HISTORY_ROW (self));
  g_return_if_fail (GTK_IS_POPOVER (popover));

  self->next_popover = popover;
  gtk_menu_button_popup (GTK_MENU_BUTTON (self->menu_button));
}
