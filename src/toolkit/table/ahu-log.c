/* ahu-log.c: the game so far in plain sentences, grouped by turn, newest first
 *
 * The model holds every turn, rows exist for those in sight only. An update
 * makes anew the turns from the first move on that differs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-log.h"

#include <glib/gi18n.h>

#include "core/record/ahu-practice.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/table/ahu-log-heads.h"
#include "toolkit/table/ahu-log-line.h"
#include "toolkit/table/ahu-log-lines.h"
#include "toolkit/table/ahu-log-menu.h"
#include "toolkit/table/ahu-log-row.h"
#include "toolkit/table/ahu-log-turn.h"

/* Frames in which a row that was asked for has to come. */
#define MAX_WAITS 30

struct _AhuLog
{
  GtkWidget parent_instance;

  GtkWidget *top;
  GtkWidget *heading;
  GtkWidget *hint;
  GtkWidget *empty;
  GtkWidget *scroller;
  GtkWidget *list;
  GListStore *turns;
  AhuLogLines *lines; /* of all turns */

  guint more_source;
  guint focus_id; /* waits for the row of a line that is to have the focus */
  guint focus_line;
  guint n_waits;

  AhuSession *session;
  AhuRecord *record; /* as told: who plays, and with what the game was begun */
  guint n_heads;     /* lines behind those of all turns */
  /* The moves that the turns tell. */
  GPtrArray *told;
  /* Before which moves the struck lines are shown, however many. */
  GHashTable *unfolded;
  GHashTable *marked; /* the moves that the last correction has brought, until the next move */
  AhuLogUse use; /* as told: what choosing a line does */
  gboolean over; /* as told: then what was struck through is told no more */
};

G_DEFINE_FINAL_TYPE (AhuLog, ahu_log, GTK_TYPE_WIDGET)

/* The list would stay at the turn that it showed on top. */
static void
scroll_to (AhuLog *self,
           guint   position)
{
  ahu_log_lines_show (self->lines, position);
  gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", position);
}

/* Its row comes with the next layout, unless it is there. */
static gboolean
focus_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       user_data)
{
  AhuLog *self = user_data;
  g_autoptr (AhuLogLine) line = g_list_model_get_item (ahu_log_lines_get_all (self->lines), self->focus_line);
  GtkWidget *row = line != NULL ? ahu_log_row_find (self->list, line) : NULL;

  if (row == NULL && line != NULL && self->n_waits++ < MAX_WAITS)
    return G_SOURCE_CONTINUE;

  if (row != NULL)
    gtk_widget_grab_focus (row);
  self->focus_id = 0;

  return G_SOURCE_REMOVE;
}

/* Brings the line into sight and gives it the focus, as soon as it has a row. */
static void
focus_line (AhuLog *self,
            guint   position)
{
  self->focus_line = position;
  self->n_waits = 0;
  scroll_to (self, position);
  if (self->focus_id == 0 && focus_cb (self->list, NULL, self) == G_SOURCE_CONTINUE)
    self->focus_id = gtk_widget_add_tick_callback (self->list, focus_cb, self, NULL);
}

static gboolean
show_more_cb (gpointer user_data)
{
  AhuLog *self = user_data;

  self->more_source = 0;
  ahu_log_lines_add_rows (self->lines, 0);
  return G_SOURCE_REMOVE;
}

/* Later, because the list scrolls while it is being laid out too. */
static void
scrolled_cb (AhuLog        *self,
             GtkAdjustment *adjustment)
{
  double below = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_value (adjustment) -
                 gtk_adjustment_get_page_size (adjustment);

  if (self->more_source == 0 && gtk_adjustment_get_value (adjustment) > 0 &&
      below < gtk_adjustment_get_page_size (adjustment) &&
      g_list_model_get_n_items (ahu_log_lines_get_rows (self->lines)) < ahu_log_lines_get_n (self->lines))
    self->more_source = g_idle_add (show_more_cb, self);
}

/* The next line from there on that can have the focus. */
static guint
find_stop (AhuLog   *self,
           guint     position,
           gboolean  is_down)
{
  GListModel *lines = ahu_log_lines_get_all (self->lines);
  guint n = g_list_model_get_n_items (lines);

  for (guint i = position; i < n; i = is_down ? i + 1 : i - 1)
    {
      g_autoptr (AhuLogLine) line = g_list_model_get_item (lines, i);

      if (ahu_log_line_get_line_type (line) != AHU_LOG_HEADING)
        return i;
    }

  return is_down ? n - 1 : find_stop (self, position, TRUE);
}

static guint
find_focus (AhuLog *self)
{
  GListModel *rows = ahu_log_lines_get_rows (self->lines);
  GtkWidget *focus = gtk_widget_get_focus_child (self->list);
  AhuLogLine *line = focus != NULL ? ahu_log_row_find_line (self->list, focus) : NULL;

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (AhuLogLine) row = g_list_model_get_item (rows, i);

      if (row == line)
        return i;
    }

  return 0;
}

/* The focus goes so many lines on, at most to the first or the last. */
static void
step (AhuLog *self,
      int     n)
{
  gint64 last = (gint64) ahu_log_lines_get_n (self->lines) - 1;

  focus_line (self, find_stop (self, (guint) CLAMP (find_focus (self) + (gint64) n, 0, last), n > 0));
}

/* How many lines are to be seen whole; where they are many one stays in sight. */
static int
count_page (GtkWidget *list)
{
  float height = gtk_widget_get_height (list);
  int n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      graphene_rect_t bounds;

      if (gtk_widget_get_mapped (row) && gtk_widget_compute_bounds (row, list, &bounds) && bounds.origin.y >= 0 &&
          bounds.origin.y + bounds.size.height <= height)
        n++;
    }

  return n > 2 ? n - 1 : MAX (n, 1);
}

/* Keys go on to the oldest line, the list only to rows that there are. */
static gboolean
key_cb (AhuLog          *self,
        guint            keyval,
        guint            keycode,
        GdkModifierType  state)
{
  switch (keyval)
    {
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      /* The rest is the list's affair. */
      if (ahu_log_lines_has_more (self->lines, find_focus (self)))
        ahu_log_lines_add_rows (self->lines, 0);
      return FALSE;
    /* The list would stay where a page ends at a line that can't have the focus. */
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      step (self, count_page (self->list));
      return TRUE;
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      step (self, -count_page (self->list));
      return TRUE;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      step (self, G_MAXINT);
      return TRUE;
    default:
      return FALSE;
    }
}

/* A correction keeps the moves that it leaves alone, so that those it has brought can be
 * told apart, wherever they stand. */
static void
mark (AhuLog     *self,
      AhuHistory *history,
      guint       from)
{
  g_autoptr (GHashTable) known = g_hash_table_new (NULL, NULL);
  GPtrArray *moves = ahu_history_get_moves (history);

  for (guint i = from; i < self->told->len; i++)
    g_hash_table_add (known, self->told->pdata[i]);
  g_hash_table_remove_all (self->marked);
  for (guint i = from; i < ahu_history_get_ply (history); i++)
    if (!g_hash_table_contains (known, moves->pdata[i]))
      g_hash_table_add (self->marked, GUINT_TO_POINTER (i));
}

static gboolean
is_marked (AhuLog     *self,
           AhuLogLine *line)
{
  if (ahu_log_line_get_line_type (line) != AHU_LOG_MOVE)
    return FALSE;
  for (guint ply = ahu_log_line_get_ply (line); ply < ahu_log_line_get_end (line); ply++)
    if (g_hash_table_contains (self->marked, GUINT_TO_POINTER (ply)))
      return TRUE;

  return FALSE;
}

static void
show_marks (AhuLog *self)
{
  GListModel *lines = ahu_log_lines_get_all (self->lines);

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (AhuLogLine) line = g_list_model_get_item (lines, i);

      ahu_log_line_set_marked (line, is_marked (self, line));
    }
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          gpointer                  user_data)
{
  ahu_log_row_setup (item);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         gpointer                  user_data)
{
  AhuLog *self = user_data;

  ahu_log_row_bind (item, self->use);
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem              *item,
           gpointer                  user_data)
{
  ahu_log_row_unbind (item);
}

/* In the list and in the turn that it is made of. */
static void
replace_lines (AhuLog    *self,
               guint      position,
               guint      n_old,
               GPtrArray *lines)
{
  guint before = 0;

  ahu_log_lines_splice (self->lines, position, n_old, lines->pdata, lines->len);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->turns)); i++)
    {
      g_autoptr (AhuLogTurn) turn = g_list_model_get_item (G_LIST_MODEL (self->turns), i);
      GListModel *own = ahu_log_turn_get_lines (turn);

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
fold (AhuLog *self,
      guint   position,
      guint   ply)
{
  g_autoptr (GPtrArray) struck = ahu_log_turn_list_struck (self->session, ply);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  if (g_hash_table_remove (self->unfolded, GUINT_TO_POINTER (ply)))
    {
      replace_lines (self, position + 1, struck->len, none);
      return;
    }
  g_hash_table_add (self->unfolded, GUINT_TO_POINTER (ply));
  replace_lines (self, position + 1, 0, struck);
  if (struck->len > 0)
    ahu_log_lines_add_rows (self->lines, struck->len);
}

/* What a line of one move is about needs not be asked. */
static void
correct (AhuLog     *self,
         AhuLogLine *line)
{
  guint ply = ahu_log_line_get_ply (line);

  if (ahu_log_line_get_end (line) == ply + 1)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.correct", "u", ply);
  else
    ahu_log_menu_show_parts (GTK_WIDGET (self), self->session, line);
}

static void
correct_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  AhuLog *self = AHU_LOG (widget);
  guint position = ahu_log_lines_find_move (self->lines, g_variant_get_uint32 (parameter));
  g_autoptr (AhuLogLine) line = g_list_model_get_item (ahu_log_lines_get_all (self->lines), position);

  if (line != NULL && ahu_log_line_get_line_type (line) == AHU_LOG_MOVE)
    correct (self, line);
}

static void
activate_cb (AhuLog *self,
             guint   position)
{
  g_autoptr (AhuLogLine) line =
    g_list_model_get_item (ahu_log_lines_get_all (self->lines), position);
  AhuLogLineType type = ahu_log_line_get_line_type (line);

  if (type == AHU_LOG_MOVE && self->use != AHU_LOG_USE_CORRECT)
    ahu_log_menu_show (GTK_WIDGET (self), line);
  else if (type == AHU_LOG_MOVE)
    correct (self, line);
  else if (type == AHU_LOG_DEAL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.mend-deal", NULL);
  else if (type == AHU_LOG_PLAYERS)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.mend-players", NULL);
  else if (type == AHU_LOG_FOLD)
    fold (self, position, ahu_log_line_get_ply (line));
}

static GMenuModel *
make_menu (AhuLogLine *line,
           gpointer    log)
{
  AhuLog *self = log;

  return ahu_log_menu_model (self->session, line, self->use == AHU_LOG_USE_CORRECT);
}

/* How many moves from the first on are told as they are; the log holds them, so
 * that another move can't have the same address. */
static guint
count_told (AhuLog     *self,
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
forget_from (AhuLog *self,
             guint   ply)
{
  if (ply < self->told->len)
    g_ptr_array_remove_range (self->told, ply, self->told->len - ply);
}

/* Where turns are to be told anew, given the first move that isn't told; the
 * lines of those dropped are left to be replaced. */
static guint
drop_turns (AhuLog *self,
            guint   good,
            guint  *n_lines)
{
  guint n_drop = 0;
  guint start = 0;

  for (;; n_drop++)
    {
      g_autoptr (AhuLogTurn) turn = g_list_model_get_item (G_LIST_MODEL (self->turns), n_drop);

      if (turn == NULL)
        break;
      /* The last turn may go on. */
      if (ahu_log_turn_get_end (turn) < good ||
          (ahu_log_turn_get_end (turn) == good && n_drop > 0))
        {
          start = ahu_log_turn_get_end (turn);
          break;
        }
      *n_lines += g_list_model_get_n_items (ahu_log_turn_get_lines (turn));
    }
  if (n_drop > 0)
    g_list_store_splice (self->turns, 0, n_drop, NULL, 0);
  return start;
}

/* A game can begin with nothing but what is struck through. */
static gboolean
lacks_empty_turn (AhuLog *self)
{
  return ahu_log_lines_get_n (self->lines) == self->n_heads &&
         ahu_log_turn_is_struck (self->session);
}

/* In place of the first n_old lines. */
static void
tell_turns (AhuLog     *self,
            AhuHistory *history,
            guint       start,
            guint       n_old)
{
  g_autoptr (GPtrArray) turns = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_object_unref);
  guint ply = ahu_history_get_ply (history);

  while (start < ply)
    {
      AhuLogTurn *turn = ahu_log_turn_new (self->session, start, self->unfolded);

      start = ahu_log_turn_get_end (turn);
      g_ptr_array_insert (turns, 0, turn);
    }
  if (ahu_log_turn_is_struck (self->session))
    g_ptr_array_insert (turns, 0, ahu_log_turn_new (self->session, ply, self->unfolded));

  for (guint i = 0; i < turns->len; i++)
    {
      ahu_log_turn_follow (turns->pdata[i], ahu_log_lines_get_all (self->lines), n_old);
      ahu_log_turn_add_lines (turns->pdata[i], lines);
    }
  g_list_store_splice (self->turns, 0, 0, turns->pdata, turns->len);
  ahu_log_lines_update (self->lines, n_old, lines);
}

/* The list itself would go to the line that had the focus last, however old. */
static gboolean
ahu_log_focus (GtkWidget        *widget,
               GtkDirectionType  direction)
{
  gboolean is_within = (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;

  if (!is_within && ahu_log_show_newest (AHU_LOG (widget)))
    return TRUE;

  return GTK_WIDGET_CLASS (ahu_log_parent_class)->focus (widget, direction);
}

static void
ahu_log_dispose (GObject *object)
{
  AhuLog *self = AHU_LOG (object);

  g_clear_handle_id (&self->more_source, g_source_remove);
  /* A focus that still waits for its row is given up. */
  if (self->focus_id != 0)
    gtk_widget_remove_tick_callback (self->list, self->focus_id);
  self->focus_id = 0;
  gtk_widget_dispose_template (GTK_WIDGET (self), AHU_TYPE_LOG);
  g_clear_object (&self->turns);
  g_clear_pointer (&self->lines, ahu_log_lines_free);
  g_clear_object (&self->session);
  g_clear_object (&self->record);
  g_clear_pointer (&self->told, g_ptr_array_unref);
  g_clear_pointer (&self->unfolded, g_hash_table_unref);
  g_clear_pointer (&self->marked, g_hash_table_unref);

  G_OBJECT_CLASS (ahu_log_parent_class)->dispose (object);
}

static void
ahu_log_class_init (AhuLogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ahu_log_dispose;
  widget_class->focus = ahu_log_focus;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               AHU_RESOURCE_PATH "/ahu-log.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuLog, top);
  gtk_widget_class_bind_template_child (widget_class, AhuLog, heading);
  gtk_widget_class_bind_template_child (widget_class, AhuLog, hint);
  gtk_widget_class_bind_template_child (widget_class, AhuLog, empty);
  gtk_widget_class_bind_template_child (widget_class, AhuLog, scroller);
  gtk_widget_class_bind_template_child (widget_class, AhuLog, list);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_install_action (widget_class, "log.correct", "u", correct_action);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Makes rows for more lines as the list is scrolled or walked through by keys. */
static void
add_scrolling (AhuLog *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list)), "value-changed",
                           G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (self->list, keys);
}

static void
ahu_log_init (AhuLog *self)
{
  g_autoptr (GtkNoSelection) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));

  self->turns = g_list_store_new (AHU_TYPE_LOG_TURN);
  self->lines = ahu_log_lines_new ();
  self->told = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  self->unfolded = g_hash_table_new (NULL, NULL);
  self->marked = g_hash_table_new (NULL, NULL);
  selection = gtk_no_selection_new (g_object_ref (ahu_log_lines_get_rows (self->lines)));
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), GTK_SELECTION_MODEL (selection));
  ahu_log_menu_add (GTK_WIDGET (self), self->list, make_menu);
  add_scrolling (self);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, self->heading, NULL, -1);
}

GtkWidget *
ahu_log_new (void)
{
  return g_object_new (AHU_TYPE_LOG, NULL);
}

/* Tells anew what has changed. */
static void
tell (AhuLog     *self,
      AhuHistory *history,
      guint       good)
{
  GPtrArray *moves = ahu_history_get_moves (history);
  guint ply = ahu_history_get_ply (history);
  guint n_old = 0;
  guint start;

  ahu_log_menu_hide_parts (GTK_WIDGET (self));
  forget_from (self, good);
  start = drop_turns (self, good, &n_old);
  tell_turns (self, history, start, n_old);
  for (guint i = good; i < ply; i++)
    g_ptr_array_add (self->told, json_node_ref (g_ptr_array_index (moves, i)));
}

/* With each move the table covers something, or shows it again, if the game hides anything. */
static void
retell (AhuLog *self)
{
  if (ahu_session_get_game (self->session)->conceal == NULL)
    return;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->turns)); i++)
    {
      g_autoptr (AhuLogTurn) turn = g_list_model_get_item (G_LIST_MODEL (self->turns), i);

      ahu_log_turn_retell (turn, self->session);
    }
}

/* Nothing of another game, nor what was unfolded in it. */
static void
forget_all (AhuLog *self)
{
  forget_from (self, 0);
  g_hash_table_remove_all (self->unfolded);
  g_hash_table_remove_all (self->marked);
  g_list_store_remove_all (self->turns);
  ahu_log_lines_clear (self->lines);
  self->n_heads = 0;
}

/* Against computers undo goes back, and nothing else. */
static AhuLogUse
find_use (AhuSession *session)
{
  const AhuGameUi *ui = ahu_game_ui_find (ahu_session_get_game (session));

  if (ui != NULL && ui->entry_new != NULL && !ahu_session_get_read_only (session) &&
      !ahu_practice_is (ahu_session_get_record (session)))
    return AHU_LOG_USE_CORRECT;

  return ahu_log_menu_has_rules (session) ? AHU_LOG_USE_RULES : AHU_LOG_USE_READ;
}

/* Nothing stays of another game, nor of what could be done with its lines. */
static void
look_at (AhuLog     *self,
         AhuSession *session)
{
  AhuHistory *history = ahu_session_get_history (session);
  gboolean over = ahu_session_is_over (session);
  AhuLogUse use = find_use (session);

  if (g_set_object (&self->session, session) | g_set_object (&self->record, ahu_history_get_record (history)) || self->use != use ||
      (self->over != over && ahu_history_get_struck (history)->len > 0))
    forget_all (self);
  self->over = over;
  self->use = use;

  if (ahu_log_lines_get_n (self->lines) == 0)
    {
      g_autoptr (GPtrArray) heads = ahu_log_heads_new (session);

      self->n_heads = heads->len;
      ahu_log_lines_splice (self->lines, 0, 0, heads->pdata, heads->len);
    }
}

/* Without a line there is nothing to choose. */
static void
show_whether_any (AhuLog *self)
{
  gboolean any = ahu_log_lines_get_n (self->lines) > 0;

  gtk_widget_set_visible (self->empty, !any);
  gtk_widget_set_visible (self->scroller, any);
  gtk_label_set_text (GTK_LABEL (self->hint),
                      /* Translators: below the heading of the list of moves */
                      self->use == AHU_LOG_USE_RULES ? _("Choose a line to see the rules behind it.")
                                                     /* Translators: below the heading of the list of moves */
                                                     : _("Choose a line to correct it."));
  gtk_widget_set_visible (self->hint, any && self->use != AHU_LOG_USE_READ);
}

void
ahu_log_update (AhuLog     *self,
                AhuSession *session)
{
  AhuHistory *history;
  guint good, ply;
  gboolean corrected;

  g_return_if_fail (AHU_IS_LOG (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  look_at (self, session);
  history = ahu_session_get_history (session);
  ply = ahu_history_get_ply (history);
  good = count_told (self, history);
  /* Another past, not just a move more or less. */
  corrected = good < self->told->len && good < ply;
  /* What was struck through elsewhere stands before other moves now. */
  if (corrected)
    {
      g_hash_table_remove_all (self->unfolded);
      mark (self, history, good);
    }
  else if (ahu_session_has_played (session))
    g_hash_table_remove_all (self->marked);
  if (good != self->told->len || good != ply || lacks_empty_turn (self))
    tell (self, history, good);
  retell (self);
  show_marks (self);
  show_whether_any (self);
  if (ahu_log_lines_get_n (self->lines) > 0)
    scroll_to (self, corrected ? ahu_log_lines_find (self->lines, good) : 0);
}

void
ahu_log_show_move (AhuLog *self,
                   guint   ply)
{
  g_return_if_fail (AHU_IS_LOG (self));

  focus_line (self, ahu_log_lines_find_move (self->lines, ply));
}

gboolean
ahu_log_show_newest (AhuLog *self)
{
  g_return_val_if_fail (AHU_IS_LOG (self), FALSE);

  if (ahu_log_lines_get_n (self->lines) == 0)
    return FALSE;
  ahu_log_show_move (self, MAX (self->told->len, 1) - 1);

  return TRUE;
}

GListModel *
ahu_log_get_model (AhuLog *self)
{
  g_return_val_if_fail (AHU_IS_LOG (self), NULL);

  return G_LIST_MODEL (self->turns);
}
