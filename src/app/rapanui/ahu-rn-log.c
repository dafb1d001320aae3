/* ahu-rn-log.c: the game so far in plain sentences, grouped by turn, newest first
 *
 * The model holds every turn, rows exist for those in sight only. An update
 * makes anew the turns from the first move on that differs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-log.h"

#include <glib/gi18n.h>

#include "app/ahu-picture.h"
#include "app/ahu-widget.h"
#include "app/rapanui/ahu-rn-log-line.h"
#include "app/rapanui/ahu-rn-log-menu.h"
#include "app/rapanui/ahu-rn-log-turn.h"
#include "app/rapanui/ahu-rn-practise.h"

#define MARK_SIZE 15
#define MARK_GAP 8

/* A list view makes rows for the nearest two hundred lines and lays all of them
 * out for every move: it gets the newest, and more when people scroll down. */
#define N_SHOWN 30

/* Lines may be broken in words, but are never asked for their height with a letter
 * on each line, which takes longer than all else about them. */
#define LEAST_CHARS 12

struct _AhuRnLog
{
  GtkWidget parent_instance;

  GtkWidget *heading;
  GtkWidget *hint;
  GtkWidget *empty;
  GtkWidget *scroller;
  GtkWidget *list;
  GtkWidget *menu; /* of the line that asked for it last, NULL until one does */
  GListStore *turns;
  GListStore *lines; /* of all turns */
  GListStore *rows;  /* the newest lines, for which the list has rows */
  guint n_rows;      /* how many of them, if there are so many */
  guint more_source;

  AhuSession *session;
  /* The moves that the turns tell. */
  GPtrArray *told;
  /* Before which moves the struck lines are shown, however many. */
  GHashTable *unfolded;
  gboolean read_only; /* as told: then no line can be corrected */
  gboolean over; /* as told: then what was struck through is told no more */
};

G_DEFINE_FINAL_TYPE (AhuRnLog, ahu_rn_log, GTK_TYPE_WIDGET)

/* A heading stands beside its player's mark, the lines under it. */
static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          gpointer                  user_data)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *mark = ahu_picture_new (NULL, MARK_SIZE, MARK_SIZE);
  GtkWidget *text = gtk_label_new (NULL);

  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_widget_set_margin_top (mark, 2);
  gtk_widget_set_size_request (mark, MARK_SIZE, -1);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (text), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (text), LEAST_CHARS);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_set_vexpand (text, TRUE);

  gtk_grid_set_column_spacing (GTK_GRID (grid), MARK_GAP);
  gtk_grid_attach (GTK_GRID (grid), mark, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), text, 1, 0, 1, 1);
  g_object_set_data (G_OBJECT (grid), "item", item);
  gtk_list_item_set_child (item, grid);
}

static void
show_type (GtkWidget        *row,
           GtkWidget        *text,
           AhuRnLogLineType  type)
{
  ahu_widget_set_css_class (row, "log-move", type == AHU_RN_LOG_MOVE || type == AHU_RN_LOG_FOLD);
  ahu_widget_set_css_class (text, "log-turn", type == AHU_RN_LOG_HEADING);
  ahu_widget_set_css_class (text, "log-struck", type == AHU_RN_LOG_STRUCK);
  ahu_widget_set_css_class (text, "second", type != AHU_RN_LOG_HEADING);
}

/* The row, not the label in it, has the focus and so is what is read aloud. */
static void
name_row (GtkWidget    *row,
          AhuRnLogLine *line,
          gboolean      can_correct)
{
  AhuRnLogLineType type = ahu_rn_log_line_get_line_type (line);
  g_autofree char *name = g_strdup (ahu_rn_log_line_get_text (line));

  if (type == AHU_RN_LOG_STRUCK)
    {
      g_free (name);
      /* Translators: for readers of the screen: a line of the log that is struck
       * through because it was corrected */
      name = g_strdup_printf (_("Corrected: %s"), ahu_rn_log_line_get_text (line));
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (type == AHU_RN_LOG_MOVE && can_correct)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    _("Choose it to correct it"), -1);
  else if (type == AHU_RN_LOG_FOLD)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    _("Choose it to show or hide them"), -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         gpointer                  user_data)
{
  AhuRnLog *self = user_data;
  AhuRnLogLine *line = gtk_list_item_get_item (item);
  AhuRnLogLineType type = ahu_rn_log_line_get_line_type (line);
  gboolean can_correct = !self->read_only;
  GtkWidget *grid = gtk_list_item_get_child (item);
  GtkWidget *mark = gtk_widget_get_first_child (grid);
  GtkWidget *text = gtk_widget_get_next_sibling (mark);

  if (type == AHU_RN_LOG_HEADING)
    ahu_mark_set_colour (AHU_PICTURE (mark), ahu_rn_log_line_get_colour (line), MARK_SIZE);
  gtk_widget_set_visible (mark, type == AHU_RN_LOG_HEADING);
  /* The lines stand under the words of the heading. */
  gtk_widget_set_margin_start (text, type == AHU_RN_LOG_HEADING ? 0 : MARK_SIZE + MARK_GAP);
  gtk_label_set_text (GTK_LABEL (text), ahu_rn_log_line_get_text (line));
  gtk_list_item_set_activatable (item, (type == AHU_RN_LOG_MOVE && can_correct) || type == AHU_RN_LOG_FOLD);
  show_type (gtk_widget_get_parent (grid), text, type);
  name_row (gtk_widget_get_parent (grid), line, can_correct);
}

/* Rows at the end go or come, so that there are as many as wanted. */
static void
trim_rows (AhuRnLog *self)
{
  guint n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->lines));
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  guint n_wanted = MIN (self->n_rows, n_lines);
  g_autoptr (GPtrArray) more = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = n; i < n_wanted; i++)
    g_ptr_array_add (more, g_list_model_get_item (G_LIST_MODEL (self->lines), i));
  if (n != n_wanted)
    g_list_store_splice (self->rows, MIN (n, n_wanted), n - MIN (n, n_wanted), more->pdata, more->len);
}

/* A GtkSliceListModel would tell that all rows behind the change are others. */
static void
splice_lines (AhuRnLog *self,
              guint     position,
              guint     n_old,
              gpointer *lines,
              guint     n_lines)
{
  guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->rows));

  g_list_store_splice (self->lines, position, n_old, lines, n_lines);
  if (position <= n_rows)
    g_list_store_splice (self->rows, position, MIN (n_old, n_rows - position), lines, n_lines);
  trim_rows (self);
}

/* In the list and in the turn that it is made of. */
static void
replace_lines (AhuRnLog  *self,
               guint      position,
               guint      n_old,
               GPtrArray *lines)
{
  guint before = 0;

  splice_lines (self, position, n_old, lines->pdata, lines->len);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->turns)); i++)
    {
      g_autoptr (AhuRnLogTurn) turn = g_list_model_get_item (G_LIST_MODEL (self->turns), i);
      GListModel *own = ahu_rn_log_turn_get_lines (turn);

      /* A fold is before what it hides, so position is never a turn's first line. */
      if (position <= before + g_list_model_get_n_items (own))
        {
          g_list_store_splice (G_LIST_STORE (own), position - before, n_old, lines->pdata, lines->len);
          return;
        }
      before += g_list_model_get_n_items (own);
    }
}

/* Shows or hides the struck lines after the line at @position, which stays, and so
 * does the focus on it. */
static void
fold (AhuRnLog *self,
      guint     position,
      guint     ply)
{
  g_autoptr (GPtrArray) struck = ahu_rn_log_turn_list_struck (self->session, ply);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  if (g_hash_table_remove (self->unfolded, GUINT_TO_POINTER (ply)))
    {
      replace_lines (self, position + 1, struck->len, none);
      return;
    }
  g_hash_table_add (self->unfolded, GUINT_TO_POINTER (ply));
  self->n_rows += struck->len;
  replace_lines (self, position + 1, 0, struck);
}

static void
activate_cb (AhuRnLog *self,
             guint     position)
{
  g_autoptr (AhuRnLogLine) line =
    g_list_model_get_item (G_LIST_MODEL (self->lines), position);
  AhuRnLogLineType type = ahu_rn_log_line_get_line_type (line);

  if (type == AHU_RN_LOG_MOVE)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.correct", "u",
                                ahu_rn_log_line_get_ply (line));
  else if (type == AHU_RN_LOG_FOLD)
    fold (self, position, ahu_rn_log_line_get_ply (line));
}

/* The line that a widget in the list belongs to, NULL outside of all. */
static AhuRnLogLine *
find_line_of (AhuRnLog  *self,
              GtkWidget *widget)
{
  for (; widget != NULL && widget != self->list; widget = gtk_widget_get_parent (widget))
    {
      GtkWidget *grid = GTK_IS_GRID (widget) ? widget : gtk_widget_get_first_child (widget);
      GtkListItem *item = grid != NULL ? g_object_get_data (G_OBJECT (grid), "item") : NULL;

      if (item != NULL)
        return gtk_list_item_get_item (item);
    }

  return NULL;
}

static gboolean
show_menu (AhuRnLog  *self,
           GtkWidget *widget,
           double     x,
           double     y)
{
  AhuRnLogLine *line = find_line_of (self, widget);
  g_autoptr (GMenuModel) model = line != NULL ? ahu_rn_log_menu_model (self->session, line, !self->read_only) : NULL;

  if (model == NULL)
    return FALSE;
  if (self->menu == NULL)
    {
      self->menu = gtk_popover_menu_new_from_model (NULL);
      gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
    }
  gtk_widget_translate_coordinates (self->list, GTK_WIDGET (self), x, y, &x, &y);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &(GdkRectangle) { (int) x, (int) y, 1, 1 });
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->menu), model);
  gtk_popover_popup (GTK_POPOVER (self->menu));

  return TRUE;
}

static void
pressed_cb (AhuRnLog   *self,
            int         n_press,
            double      x,
            double      y,
            GtkGesture *gesture)
{
  if (show_menu (self, gtk_widget_pick (self->list, x, y, GTK_PICK_DEFAULT), x, y))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
long_pressed_cb (AhuRnLog   *self,
                 double      x,
                 double      y,
                 GtkGesture *gesture)
{
  pressed_cb (self, 1, x, y, gesture);
}

static gboolean
menu_key_cb (GtkWidget *widget,
             GVariant  *arguments,
             gpointer   user_data)
{
  AhuRnLog *self = user_data;
  GtkWidget *row = gtk_widget_get_focus_child (self->list);
  double x, y;

  if (row == NULL)
    return FALSE;
  gtk_widget_translate_coordinates (row, self->list, MARK_SIZE + MARK_GAP, gtk_widget_get_height (row) / 2.0, &x, &y);

  return show_menu (self, row, x, y);
}

static void
add_menu (AhuRnLog *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (long_pressed_cb), self);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Menu|<Shift>F10"),
                                                          gtk_callback_action_new (menu_key_cb, self, NULL)));
  gtk_widget_add_controller (self->list, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (self->list, GTK_EVENT_CONTROLLER (press));
  gtk_widget_add_controller (self->list, keys);
}

static gboolean
show_more_cb (gpointer user_data)
{
  AhuRnLog *self = user_data;

  self->more_source = 0;
  self->n_rows += N_SHOWN;
  trim_rows (self);
  return G_SOURCE_REMOVE;
}

/* Later, because the list scrolls while it is being laid out too. */
static void
scrolled_cb (AhuRnLog      *self,
             GtkAdjustment *adjustment)
{
  double below = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_value (adjustment) -
                 gtk_adjustment_get_page_size (adjustment);

  if (self->more_source == 0 && gtk_adjustment_get_value (adjustment) > 0 &&
      below < gtk_adjustment_get_page_size (adjustment) &&
      self->n_rows < g_list_model_get_n_items (G_LIST_MODEL (self->lines)))
    self->more_source = g_idle_add (show_more_cb, self);
}

/* How many moves from the first on are told as they are; the log holds them, so
 * that another move can't have the same address. */
static guint
count_told (AhuRnLog   *self,
            AhuHistory *history)
{
  GPtrArray *moves = ahu_history_get_moves (history);
  guint n = MIN (ahu_history_get_ply (history), self->told->len);
  guint i = 0;

  while (i < n && g_ptr_array_index (moves, i) == g_ptr_array_index (self->told, i))
    i++;
  return i;
}

static void
forget_from (AhuRnLog *self,
             guint     ply)
{
  if (ply < self->told->len)
    g_ptr_array_remove_range (self->told, ply, self->told->len - ply);
}

/* Where turns are to be told anew, given the first move that isn't told; the
 * lines of those dropped are left to be replaced. */
static guint
drop_turns (AhuRnLog *self,
            guint     good,
            guint    *n_lines)
{
  guint n_drop = 0;
  guint start = 0;

  for (;; n_drop++)
    {
      g_autoptr (AhuRnLogTurn) turn = g_list_model_get_item (G_LIST_MODEL (self->turns), n_drop);

      if (turn == NULL)
        break;
      /* The last turn may go on. */
      if (ahu_rn_log_turn_get_end (turn) < good ||
          (ahu_rn_log_turn_get_end (turn) == good && n_drop > 0))
        {
          start = ahu_rn_log_turn_get_end (turn);
          break;
        }
      *n_lines += g_list_model_get_n_items (ahu_rn_log_turn_get_lines (turn));
    }
  if (n_drop > 0)
    g_list_store_splice (self->turns, 0, n_drop, NULL, 0);
  return start;
}

/* Whether all that was entered of the present turn is struck through. */
static gboolean
needs_empty_turn (AhuRnLog   *self,
                  AhuHistory *history,
                  guint       ply)
{
  const AhuGame *game = ahu_session_get_game (self->session);
  GPtrArray *struck = ahu_history_get_struck (history);
  gboolean begun = ply > 0 && game->turn (ahu_history_get_position (history, ply - 1)) ==
                              game->turn (ahu_history_get_position (history, ply));

  if (begun || ahu_session_is_over (self->session))
    return FALSE;
  for (guint i = 0; i < struck->len; i++)
    if (((AhuStruckLine *) g_ptr_array_index (struck, i))->before == ply)
      return TRUE;
  return FALSE;
}

static gboolean
is_line (AhuRnLog     *self,
         guint         position,
         AhuRnLogLine *line)
{
  g_autoptr (AhuRnLogLine) old = g_list_model_get_item (G_LIST_MODEL (self->lines), position);

  return ahu_rn_log_line_equal (old, line);
}

static void
collect_lines (GPtrArray *lines,
               GPtrArray *turns)
{
  for (guint i = 0; i < turns->len; i++)
    {
      GListModel *model = ahu_rn_log_turn_get_lines (g_ptr_array_index (turns, i));

      for (guint k = 0; k < g_list_model_get_n_items (model); k++)
        g_ptr_array_add (lines, g_list_model_get_item (model, k));
    }
}

/* Puts lines in place of the first n_old. Those that stay the same stay, so that
 * their rows need not be made, measured and drawn anew. */
static void
update_lines (AhuRnLog  *self,
              guint      n_old,
              GPtrArray *lines)
{
  guint n_most = MIN (n_old, lines->len);
  guint n_head = 0;
  guint n_tail = 0;

  while (n_head < n_most && is_line (self, n_head, lines->pdata[n_head]))
    n_head++;
  while (n_tail < n_most - n_head &&
         is_line (self, n_old - n_tail - 1, lines->pdata[lines->len - n_tail - 1]))
    n_tail++;
  splice_lines (self, n_head, n_old - n_head - n_tail,
                lines->pdata + n_head, lines->len - n_head - n_tail);
}

/* In place of the first n_old lines. */
static void
tell_turns (AhuRnLog   *self,
            AhuHistory *history,
            guint       start,
            guint       n_old)
{
  g_autoptr (GPtrArray) turns = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_object_unref);
  guint ply = ahu_history_get_ply (history);

  while (start < ply)
    {
      AhuRnLogTurn *turn = ahu_rn_log_turn_new (self->session, start, self->unfolded);

      start = ahu_rn_log_turn_get_end (turn);
      g_ptr_array_insert (turns, 0, turn);
    }
  if (needs_empty_turn (self, history, ply))
    g_ptr_array_insert (turns, 0, ahu_rn_log_turn_new (self->session, ply, self->unfolded));

  collect_lines (lines, turns);
  g_list_store_splice (self->turns, 0, 0, turns->pdata, turns->len);
  update_lines (self, n_old, lines);
}

static void
ahu_rn_log_dispose (GObject *object)
{
  AhuRnLog *self = AHU_RN_LOG (object);

  g_clear_handle_id (&self->more_source, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), AHU_TYPE_RN_LOG);
  g_clear_object (&self->rows);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_object (&self->turns);
  g_clear_object (&self->lines);
  g_clear_object (&self->session);
  g_clear_pointer (&self->told, g_ptr_array_unref);
  g_clear_pointer (&self->unfolded, g_hash_table_unref);

  G_OBJECT_CLASS (ahu_rn_log_parent_class)->dispose (object);
}

static void
ahu_rn_log_class_init (AhuRnLogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ahu_rn_log_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/ahu_table/Ahu/ahu-rn-log.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuRnLog, heading);
  gtk_widget_class_bind_template_child (widget_class, AhuRnLog, hint);
  gtk_widget_class_bind_template_child (widget_class, AhuRnLog, empty);
  gtk_widget_class_bind_template_child (widget_class, AhuRnLog, scroller);
  gtk_widget_class_bind_template_child (widget_class, AhuRnLog, list);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_rn_log_init (AhuRnLog *self)
{
  g_autoptr (GtkNoSelection) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));

  self->turns = g_list_store_new (AHU_TYPE_RN_LOG_TURN);
  self->lines = g_list_store_new (AHU_TYPE_RN_LOG_LINE);
  self->told = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  self->unfolded = g_hash_table_new (NULL, NULL);
  self->rows = g_list_store_new (AHU_TYPE_RN_LOG_LINE);
  self->n_rows = N_SHOWN;
  selection = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->rows)));
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), GTK_SELECTION_MODEL (selection));
  add_menu (self);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)),
                           "value-changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, self->heading, NULL, -1);
}

GtkWidget *
ahu_rn_log_new (void)
{
  return g_object_new (AHU_TYPE_RN_LOG, NULL);
}

/* Where the line of a move stands. */
static guint
find_line (AhuRnLog *self,
           guint     ply)
{
  GListModel *lines = G_LIST_MODEL (self->lines);
  guint n = g_list_model_get_n_items (lines);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AhuRnLogLine) line = g_list_model_get_item (lines, i);

      if (ahu_rn_log_line_get_line_type (line) != AHU_RN_LOG_HEADING &&
          ahu_rn_log_line_get_ply (line) == ply)
        return i;
    }
  return 0;
}

/* Tells anew what has changed. */
static void
tell (AhuRnLog   *self,
      AhuHistory *history,
      guint       good)
{
  GPtrArray *moves = ahu_history_get_moves (history);
  guint ply = ahu_history_get_ply (history);
  guint n_old = 0;
  guint start;

  forget_from (self, good);
  start = drop_turns (self, good, &n_old);
  tell_turns (self, history, start, n_old);
  for (guint i = good; i < ply; i++)
    g_ptr_array_add (self->told, json_node_ref (g_ptr_array_index (moves, i)));
}

/* The list would stay at the turn that it showed on top. */
static void
scroll_to (AhuRnLog *self,
           guint     position)
{
  self->n_rows = position + N_SHOWN;
  trim_rows (self);
  gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", position);
}

static void
forget_all (AhuRnLog *self)
{
  forget_from (self, 0);
  g_hash_table_remove_all (self->unfolded);
  g_list_store_remove_all (self->turns);
  g_list_store_remove_all (self->lines);
  g_list_store_remove_all (self->rows);
}

void
ahu_rn_log_update (AhuRnLog   *self,
                   AhuSession *session)
{
  AhuHistory *history;
  guint good, ply;
  gboolean corrected, over, read_only, any;

  g_return_if_fail (AHU_IS_RN_LOG (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  history = ahu_session_get_history (session);
  over = ahu_session_is_over (session);
  /* Against computers undo goes back, and nothing else. */
  read_only = ahu_session_get_read_only (session) || ahu_rn_practise_is (session);
  if (g_set_object (&self->session, session) || self->read_only != read_only ||
      (self->over != over && ahu_history_get_struck (history)->len > 0))
    forget_all (self);
  self->over = over;
  self->read_only = read_only;

  ply = ahu_history_get_ply (history);
  good = count_told (self, history);
  /* Another past, not just a move more or less. */
  corrected = good < self->told->len && good < ply;
  /* What was struck through elsewhere stands before other moves now. */
  if (corrected)
    g_hash_table_remove_all (self->unfolded);
  if (good != self->told->len || good != ply)
    tell (self, history, good);
  any = g_list_model_get_n_items (G_LIST_MODEL (self->lines)) > 0;
  gtk_widget_set_visible (self->empty, !any);
  gtk_widget_set_visible (self->scroller, any);
  gtk_widget_set_visible (self->hint, ply > 0 && !read_only);
  if (any)
    scroll_to (self, corrected ? find_line (self, good) : 0);
}

GListModel *
ahu_rn_log_get_model (AhuRnLog *self)
{
  g_return_val_if_fail (AHU_IS_RN_LOG (self), NULL);

  return G_LIST_MODEL (self->turns);
}
