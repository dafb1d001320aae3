/* ahu-table-guidance.c: where on the table page that lies what is told of a first game
 *
 * Over the table, so that nothing moves; in the table view, and where the table leaves it no room, in
 * a row of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-guidance.h"
#include "toolkit/table/ahu-table-private.h"

#define MARGIN 12

static AhuGuidance *
get_guidance (AhuTable *self)
{
  return AHU_GUIDANCE (ahu_table_get_private (self)->guidance);
}

/* Returns: whether it has a row below the prompt: then it covers nothing, and the table has the rest. In
 * the view it always has; else, once it needs one, as long as it tells the same */
static gboolean
has_row (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  const char *text = ahu_guidance_get_text (get_guidance (self));

  return ahu_table_get_view (self) || (text != NULL && text == priv->told_in_row);
}

/* Returns: how high its row is, 0 without one */
static int
measure_row (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  gboolean here = gtk_widget_get_parent (priv->guidance) == priv->table_room;
  int width = gtk_widget_get_width (priv->table_room) - 2 * MARGIN;
  int line = 0;
  int height = 0;

  if (here && has_row (self) && gtk_widget_get_visible (priv->guidance) && width > 0)
    gtk_widget_measure (priv->guidance, GTK_ORIENTATION_VERTICAL, width, &line, &height, NULL, NULL);

  return ahu_table_get_view (self) ? height : line;
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

/* Unfolded it lies over the table, too. */
static void
place_in_row (AhuTable     *self,
              GdkRectangle *place)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  int width = gtk_widget_get_width (priv->table_room) - 2 * MARGIN;
  int height = measure_row (self);

  *place = (GdkRectangle) { .x = MARGIN, .width = width, .height = height };
  if (ahu_guidance_is_unfolded (get_guidance (self)))
    gtk_widget_measure (priv->guidance, GTK_ORIENTATION_VERTICAL, width, NULL, &place->height, NULL, NULL);
}

static gboolean
must_stay_seen (GtkWidget *widget,
                gpointer   user_data)
{
  AhuTable *self = AHU_TABLE (user_data);

  return AHU_TABLE_GET_CLASS (self)->must_stay_seen (self, widget);
}

/* Over what other pages and what the table itself tell as well. Returns: whether it hides nothing there
 * that must stay seen */
static gboolean
place_over (AhuTable     *self,
            GdkRectangle *place)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  AhuTableClass *klass = AHU_TABLE_GET_CLASS (self);
  gboolean at_end = TRUE;
  GtkWidget *over = klass->place_guidance != NULL ? klass->place_guidance (self, &at_end) : priv->body_clamp;

  return ahu_guidance_place (get_guidance (self), over, at_end,
                             klass->must_stay_seen != NULL ? must_stay_seen : NULL, self, place);
}

gboolean
ahu_table_place_guidance (GtkOverlay   *overlay,
                          GtkWidget    *guidance,
                          GdkRectangle *place,
                          gpointer      user_data)
{
  AhuTable *self = AHU_TABLE (gtk_widget_get_ancestor (GTK_WIDGET (overlay), AHU_TYPE_TABLE));
  AhuTablePrivate *priv = ahu_table_get_private (self);

  if (!has_row (self) && !place_over (self, place))
    priv->told_in_row = ahu_guidance_get_text (get_guidance (self));
  if (has_row (self))
    place_in_row (self, place);

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
