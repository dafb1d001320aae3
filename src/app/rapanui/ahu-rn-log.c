/* ahu-rn-log.c: the game so far in plain sentences, grouped by turn, newest first
 *
 * The model holds every turn, rows exist for those in sight only. An update
 * makes anew the turns from the first move on that differs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-log.h"

#include "app/ahu-picture.h"
#include "app/rapanui/ahu-rn-log-turn.h"

#define MARK_SIZE 15

struct _AhuRnLog
{
  GtkWidget parent_instance;

  GtkWidget *heading;
  GtkWidget *empty;
  GtkWidget *scroller;
  GtkWidget *list;
  GListStore *turns;

  AhuSession *session;
  /* The moves that the turns tell. */
  GPtrArray *told;
};

G_DEFINE_FINAL_TYPE (AhuRnLog, ahu_rn_log, GTK_TYPE_WIDGET)

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          gpointer                  user_data)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *mark = ahu_picture_new (NULL, MARK_SIZE, MARK_SIZE);
  GtkWidget *heading = gtk_label_new (NULL);
  GtkWidget *text = gtk_label_new (NULL);

  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_widget_set_margin_top (mark, 2);
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_widget_add_css_class (heading, "log-turn");
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (text), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (text, "second");
  gtk_widget_set_hexpand (lines, TRUE);

  gtk_box_append (GTK_BOX (lines), heading);
  gtk_box_append (GTK_BOX (lines), text);
  gtk_box_append (GTK_BOX (row), mark);
  gtk_box_append (GTK_BOX (row), lines);
  gtk_list_item_set_child (item, row);
  gtk_list_item_set_activatable (item, FALSE);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         gpointer                  user_data)
{
  AhuRnLogTurn *turn = gtk_list_item_get_item (item);
  GtkWidget *mark = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *heading = gtk_widget_get_first_child (gtk_widget_get_next_sibling (mark));
  GtkWidget *text = gtk_widget_get_next_sibling (heading);

  ahu_mark_set_colour (AHU_PICTURE (mark), ahu_rn_log_turn_get_colour (turn), MARK_SIZE);
  gtk_label_set_text (GTK_LABEL (heading), ahu_rn_log_turn_get_heading (turn));
  gtk_label_set_text (GTK_LABEL (text), ahu_rn_log_turn_get_text (turn));
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

/* Where turns are to be told anew, given the first move that isn't told. */
static guint
drop_turns (AhuRnLog   *self,
            AhuHistory *history,
            guint       good)
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
    }
  if (n_drop > 0)
    g_list_store_splice (self->turns, 0, n_drop, NULL, 0);
  return start;
}

static void
tell_turns (AhuRnLog   *self,
            AhuHistory *history,
            guint       start)
{
  g_autoptr (GPtrArray) fresh = g_ptr_array_new_with_free_func (g_object_unref);
  guint ply = ahu_history_get_ply (history);

  while (start < ply)
    {
      AhuRnLogTurn *turn = ahu_rn_log_turn_new (self->session, start);

      start = ahu_rn_log_turn_get_end (turn);
      g_ptr_array_insert (fresh, 0, turn);
    }
  if (fresh->len > 0)
    g_list_store_splice (self->turns, 0, 0, fresh->pdata, fresh->len);
}

static void
ahu_rn_log_dispose (GObject *object)
{
  AhuRnLog *self = AHU_RN_LOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), AHU_TYPE_RN_LOG);
  g_clear_object (&self->turns);
  g_clear_object (&self->session);
  g_clear_pointer (&self->told, g_ptr_array_unref);

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
  gtk_widget_class_bind_template_child (widget_class, AhuRnLog, empty);
  gtk_widget_class_bind_template_child (widget_class, AhuRnLog, scroller);
  gtk_widget_class_bind_template_child (widget_class, AhuRnLog, list);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_rn_log_init (AhuRnLog *self)
{
  g_autoptr (GtkNoSelection) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));

  self->turns = g_list_store_new (AHU_TYPE_RN_LOG_TURN);
  self->told = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  selection = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->turns)));
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), GTK_SELECTION_MODEL (selection));
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, self->heading, NULL, -1);
}

GtkWidget *
ahu_rn_log_new (void)
{
  return g_object_new (AHU_TYPE_RN_LOG, NULL);
}

void
ahu_rn_log_update (AhuRnLog   *self,
                   AhuSession *session)
{
  AhuHistory *history;
  guint good, ply;

  g_return_if_fail (AHU_IS_RN_LOG (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  if (g_set_object (&self->session, session))
    {
      forget_from (self, 0);
      g_list_store_remove_all (self->turns);
    }

  history = ahu_session_get_history (session);
  ply = ahu_history_get_ply (history);
  good = count_told (self, history);
  if (good != self->told->len || good != ply)
    {
      forget_from (self, good);
      tell_turns (self, history, drop_turns (self, history, good));
      for (guint i = good; i < ply; i++)
        g_ptr_array_add (self->told,
                         json_node_ref (g_ptr_array_index (ahu_history_get_moves (history), i)));
    }
  gtk_widget_set_visible (self->empty, ply == 0);
  gtk_widget_set_visible (self->scroller, ply > 0);
  /* The list would stay at the turn that it showed on top. */
  if (ply > 0)
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", 0);
}

GListModel *
ahu_rn_log_get_model (AhuRnLog *self)
{
  g_return_val_if_fail (AHU_IS_RN_LOG (self), NULL);

  return G_LIST_MODEL (self->turns);
}
