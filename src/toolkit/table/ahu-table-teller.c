/* ahu-table-teller.c: where on the table page the teller stands
 *
 * In the place of the log where that is beside the table, else in a row of its own below the prompt. Nothing
 * moves when it speaks: while somebody has a first game the row is there, also if nothing is said.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-widget.h"
#include "toolkit/table/ahu-table-private.h"
#include "toolkit/teach/ahu-teller.h"

#define MARGIN 12
/* Of the room for the table, without being folded. */
#define MOST_OF_ROOM 8

static AhuTeller *
get_teller (AhuTable *self)
{
  return AHU_TELLER (ahu_table_get_private (self)->teller);
}

/* Elsewhere it lies over the table and needs no room. */
static gboolean
is_in_row (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);

  return gtk_widget_get_parent (priv->teller) == priv->table_room;
}

/* Returns: whether all of it, @whole high, leaves the table as much room as it needs */
static gboolean
is_room_for (AhuTable *self,
             int       whole)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  GtkWidget *table = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (priv->scroller));
  int height = gtk_widget_get_height (priv->table_room);
  int least;

  gtk_widget_measure (table, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (table), &least, NULL, NULL, NULL);

  return whole <= height / MOST_OF_ROOM && least <= height - whole;
}

/* Returns: how high its row is, 0 without one */
static int
measure_row (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  int width = gtk_widget_get_width (priv->table_room) - 2 * MARGIN;
  int longest, line;

  if (!is_in_row (self) || width <= 0 || !ahu_teller_keeps_place (get_teller (self)))
    return 0;

  longest = ahu_teller_measure_longest (get_teller (self), width, &line);

  return ahu_table_get_view (self) || longest == line || is_room_for (self, longest) ? longest : line;
}

/* All of it where people want to read it, or where it has no row. */
static int
measure (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  int width = gtk_widget_get_width (priv->table_room) - 2 * MARGIN;
  int row = measure_row (self);
  int line, whole;

  gtk_widget_measure (priv->teller, GTK_ORIENTATION_VERTICAL, MAX (width, -1), &line, &whole, NULL, NULL);

  return ahu_teller_is_unfolded (get_teller (self)) ? MAX (whole, row) : MAX (line, row);
}

void
ahu_table_make_teller_row (AhuTable *self)
{
  gtk_widget_set_margin_top (ahu_table_get_private (self)->scroller, measure_row (self));
}

static gboolean
make_row_cb (GtkWidget     *widget,
             GdkFrameClock *clock,
             gpointer       user_data)
{
  ahu_table_make_teller_row (AHU_TABLE (widget));

  return G_SOURCE_REMOVE;
}

/* A teller that hasn't spoken is asked for no place, so that the row is made with each size of the page. */
void
ahu_table_follow_size (AhuTable *self)
{
  gtk_widget_add_tick_callback (GTK_WIDGET (self), make_row_cb, NULL, NULL);
}

gboolean
ahu_table_place_teller (GtkOverlay   *overlay,
                        GtkWidget    *teller,
                        GdkRectangle *place,
                        gpointer      user_data)
{
  AhuTable *self = AHU_TABLE (gtk_widget_get_ancestor (GTK_WIDGET (overlay), AHU_TYPE_TABLE));
  AhuTablePrivate *priv = ahu_table_get_private (self);

  *place = (GdkRectangle) { MARGIN, 0, gtk_widget_get_width (priv->table_room) - 2 * MARGIN, measure (self) };

  /* Another height than the row was made for: nothing changes its size while sizes are given. */
  if (measure_row (self) != gtk_widget_get_margin_top (priv->scroller))
    gtk_widget_add_tick_callback (GTK_WIDGET (self), make_row_cb, NULL, NULL);

  return TRUE;
}

/* What lies below it is neither seen nor reached. */
static void
cover_log (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  gboolean covers = gtk_widget_get_parent (priv->teller) == priv->log_room && gtk_widget_get_visible (priv->teller) &&
                    ahu_teller_get_text (get_teller (self)) != NULL;

  gtk_widget_set_child_visible (priv->log, !covers);
}

/* All of the log's place. */
static gboolean
place_over_log (GtkOverlay   *overlay,
                GtkWidget    *teller,
                GdkRectangle *place)
{
  *place = (GdkRectangle) { 0, 0, gtk_widget_get_width (GTK_WIDGET (overlay)), gtk_widget_get_height (GTK_WIDGET (overlay)) };

  return TRUE;
}

void
ahu_table_uncover_log (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);

  if (gtk_widget_get_parent (priv->teller) == priv->log_room)
    ahu_teller_dismiss (get_teller (self));
}

static void
changed_cb (AhuTable *self)
{
  ahu_table_make_teller_row (self);
  cover_log (self);
}

void
ahu_table_init_teller (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);

  g_signal_connect_swapped (priv->teller, "notify::visible", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (priv->teller, "changed", G_CALLBACK (changed_cb), self);
}

/* An overlay or a box. */
static void
take_out (GtkWidget *teller)
{
  GtkWidget *parent = gtk_widget_get_parent (teller);

  if (GTK_IS_OVERLAY (parent))
    gtk_overlay_remove_overlay (GTK_OVERLAY (parent), teller);
  else
    gtk_box_remove (GTK_BOX (parent), teller);
}

void
ahu_table_add_log_room (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);

  priv->log_room = gtk_overlay_new ();
  gtk_widget_set_vexpand (priv->log_room, TRUE);
  gtk_overlay_set_child (GTK_OVERLAY (priv->log_room), priv->log);
  g_signal_connect (priv->log_room, "get-child-position", G_CALLBACK (place_over_log), NULL);
  gtk_box_append (GTK_BOX (priv->log_slot), priv->log_room);
}

void
ahu_table_place_for_teller (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  gboolean beside = gtk_widget_get_parent (priv->log_room) != priv->log_slot && !ahu_table_get_view (self);
  GtkWidget *place = priv->teller_box != NULL ? priv->teller_box : beside ? priv->log_room : priv->table_room;
  g_autoptr (GtkWidget) teller = g_object_ref (priv->teller);

  if (gtk_widget_get_parent (teller) == place)
    return;
  take_out (teller);
  ahu_teller_set_folds (AHU_TELLER (teller), GTK_IS_OVERLAY (place));
  ahu_widget_set_css_class (teller, "in-log", place == priv->log_room);
  if (GTK_IS_OVERLAY (place))
    gtk_overlay_add_overlay (GTK_OVERLAY (place), teller);
  else
    gtk_box_prepend (GTK_BOX (place), teller);
  changed_cb (self);
}

/* Where the table isn't seen it has a row of its own. */
void
ahu_table_move_teller (AhuTable  *self,
                       GtkWidget *box)
{
  g_return_if_fail (AHU_IS_TABLE (self));
  g_return_if_fail (box == NULL || GTK_IS_BOX (box));

  ahu_table_get_private (self)->teller_box = box;
  ahu_table_place_for_teller (self);
}

/* Those who look at the table and decide there: persons, not computers. */
static guint
list_seats (AhuSession *session)
{
  guint person = ahu_practise_get_person (session);

  if (person != AHU_NOBODY)
    return 1u << person;

  return (1u << ahu_record_get_n_players (ahu_session_get_record (session))) - 1;
}

/* What is told once must be seen then. */
void
ahu_table_update_teller (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  AhuTableClass *klass = AHU_TABLE_GET_CLASS (self);
  gboolean is_silent;

  if (priv->is_replay || priv->telling != 0 || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  is_silent = ahu_practise_is_waiting (priv->session) || (klass->is_covered != NULL && klass->is_covered (priv->session));
  ahu_teller_update (get_teller (self), priv->session, list_seats (priv->session), is_silent);
}
