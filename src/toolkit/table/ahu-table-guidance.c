/* ahu-table-guidance.c: where on the table page that lies what is told of a first game
 *
 * Below the prompt, in a row of its own that pushes the table down. It stays there for as long as it fades.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-guidance.h"
#include "toolkit/table/ahu-table-private.h"

#define MARGIN 12
/* Of the room for the table, without being folded. */
#define MOST_OF_ROOM 8

static AhuGuidance *
get_guidance (AhuTable *self)
{
  return AHU_GUIDANCE (ahu_table_get_private (self)->guidance);
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

/* Returns: how high it is */
static int
measure (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  int width = gtk_widget_get_width (priv->table_room) - 2 * MARGIN;
  int line, whole;

  gtk_widget_measure (priv->guidance, GTK_ORIENTATION_VERTICAL, MAX (width, -1), &line, &whole, NULL, NULL);

  return ahu_table_get_view (self) || ahu_guidance_is_unfolded (get_guidance (self)) ||
         whole == line || is_room_for (self, whole) ? whole : line;
}

/* Returns: how high its row is, 0 without one */
static int
measure_row (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  gboolean here = gtk_widget_get_parent (priv->guidance) == priv->table_room;

  return here && ahu_guidance_get_text (get_guidance (self)) != NULL && gtk_widget_get_width (priv->table_room) > 0
             ? measure (self) : 0;
}

void
ahu_table_make_guidance_row (AhuTable *self)
{
  gtk_widget_set_margin_top (ahu_table_get_private (self)->scroller, measure_row (self));
}

static gboolean
make_row_cb (GtkWidget     *widget,
             GdkFrameClock *clock,
             gpointer       user_data)
{
  ahu_table_make_guidance_row (AHU_TABLE (widget));

  return G_SOURCE_REMOVE;
}

gboolean
ahu_table_place_guidance (GtkOverlay   *overlay,
                          GtkWidget    *guidance,
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

void
ahu_table_init_guidance (AhuTable *self)
{
  g_signal_connect_swapped (ahu_table_get_private (self)->guidance, "notify::visible",
                            G_CALLBACK (ahu_table_make_guidance_row), self);
}

/* Where the table isn't seen it has a row of its own. */
void
ahu_table_move_guidance (AhuTable  *self,
                         GtkWidget *box)
{
  AhuTablePrivate *priv;
  GtkWidget *parent;
  g_autoptr (GtkWidget) guidance = NULL;

  g_return_if_fail (AHU_IS_TABLE (self));
  g_return_if_fail (box == NULL || GTK_IS_BOX (box));

  priv = ahu_table_get_private (self);
  guidance = g_object_ref (priv->guidance);
  parent = gtk_widget_get_parent (guidance);
  if (parent == (box != NULL ? box : priv->table_room))
    return;
  if (parent == priv->table_room)
    gtk_overlay_remove_overlay (GTK_OVERLAY (priv->table_room), guidance);
  else
    gtk_box_remove (GTK_BOX (parent), guidance);
  ahu_guidance_set_folds (AHU_GUIDANCE (guidance), box == NULL);
  if (box != NULL)
    gtk_box_prepend (GTK_BOX (box), guidance);
  else
    gtk_overlay_add_overlay (GTK_OVERLAY (priv->table_room), guidance);
}
