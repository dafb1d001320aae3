/* ahu-table-layout.c: the first layout of the table page that fits
 *
 * On screens larger than a laptop's all of the page below the header bar grows: numbers and names
 * are as important as what lies on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/table/ahu-motion.h"
#include "toolkit/table/ahu-table-private.h"

#define ZOOM_WIDTH 1400
#define ZOOM_HEIGHT 780
#define ZOOM_STEP 0.0625

static const AhuTableLayout *
get_layout (const AhuTableLayouts *layouts,
            guint                  i)
{
  return (const AhuTableLayout *) (gconstpointer) ((const guint8 *) layouts->first + i * layouts->size);
}

const AhuTableLayout *
ahu_table_real_find_layout (AhuTable *self,
                            double    width,
                            double    height)
{
  AhuTableClass *klass = AHU_TABLE_GET_CLASS (self);
  double text = ahu_text_scale ();

  if (klass->layouts == NULL)
    return NULL;

  for (guint i = 0; i + 1 < klass->layouts->n; i++)
    {
      const AhuTableLayout *layout = get_layout (klass->layouts, i);
      int spare = klass->spare_height != NULL ? klass->spare_height (self, layout) : 0;

      if ((layout->least == 0 || width >= layout->width) && width >= layout->least * text &&
          height >= (layout->height - spare) * text)
        return layout;
    }

  return get_layout (klass->layouts, klass->layouts->n - 1);
}

static double
find_zoom (AhuTable *self,
           int       width,
           int       height)
{
  AhuTableClass *klass = AHU_TABLE_GET_CLASS (self);
  double text = ahu_text_scale ();
  int from = klass->zoom_width != NULL ? klass->zoom_width (self, (int) (width / text)) : 0;
  double zoom = MIN (width / ((from > 0 ? from : ZOOM_WIDTH) * text), height / (ZOOM_HEIGHT * text));

  return ahu_table_get_view (self) ? 1 : MAX (1, (int) (zoom / ZOOM_STEP) * ZOOM_STEP);
}

/* For the room that the page has now. Returns: whether that is another than before */
static gboolean
find_fit (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  AhuTableClass *klass = AHU_TABLE_GET_CLASS (self);
  AhuTablePrivate before = *priv;
  int width, height;
  gboolean changed;

  ahu_table_get_room (self, &width, &height);
  priv->zoom_factor = find_zoom (self, width, height);
  priv->layout = klass->find_layout (self, width / priv->zoom_factor, height / priv->zoom_factor);
  priv->text = ahu_text_scale ();
  priv->shows_view = ahu_table_get_view (self);
  changed = klass->fit != NULL &&
            klass->fit (self, priv->layout, width / priv->zoom_factor, height / priv->zoom_factor);

  return changed || priv->layout != before.layout || priv->zoom_factor != before.zoom_factor ||
         priv->text != before.text || priv->shows_view != before.shows_view;
}

void
ahu_table_lay_out (AhuTable *self)
{
  AhuTableClass *klass = AHU_TABLE_GET_CLASS (self);

  find_fit (self);
  if (klass->apply_layout != NULL)
    klass->apply_layout (self, ahu_table_get_private (self)->layout);
  ahu_table_apply_view (self);
}

/* A widget that is moved about loses the focus. */
void
ahu_table_relayout (AhuTable *self)
{
  AhuTablePrivate *priv;
  GtkRoot *root;
  g_autoptr (GtkWidget) focus = NULL;

  g_return_if_fail (AHU_IS_TABLE (self));

  priv = ahu_table_get_private (self);
  root = gtk_widget_get_root (GTK_WIDGET (self));
  ahu_motion_finish (AHU_MOTION (priv->motion));

  if (ahu_table_has_focus_inside (self, priv->sides))
    {
      focus = g_object_ref (gtk_root_get_focus (root));
      /* Its new parents don't know of the focus, and GTK 4.18 has the old ones keep it for ever. */
      gtk_root_set_focus (root, NULL);
    }

  ahu_table_lay_out (self);
  if (priv->session == NULL)
    return;
  ahu_table_update (self);
  if (focus == NULL)
    return;
  if (!gtk_widget_get_mapped (focus) || !gtk_widget_grab_focus (focus))
    ahu_table_move_focus (self);
}

void
ahu_table_follow_room (AhuTable *self)
{
  if (find_fit (self))
    ahu_table_relayout (self);
}

void
ahu_table_get_room (AhuTable *self,
                    int      *width,
                    int      *height)
{
  g_return_if_fail (AHU_IS_TABLE (self));

  ahu_width_bin_get_room (AHU_WIDTH_BIN (ahu_table_get_private (self)->bin), width, height);
}

void
ahu_table_set_has_back (AhuTable *self,
                        gboolean  has_back)
{
  g_return_if_fail (AHU_IS_TABLE (self));

  ahu_table_get_private (self)->has_back = has_back;
  ahu_table_show_buttons (self);
}

void
ahu_table_set_width (AhuTable *self,
                     int       width)
{
  AhuTablePrivate *priv;

  g_return_if_fail (AHU_IS_TABLE (self));

  priv = ahu_table_get_private (self);
  for (guint i = 0; i < 3; i++)
    {
      GtkWidget *clamp = i == 0 ? priv->prompt_clamp : i == 1 ? priv->notice_clamp : priv->body_clamp;

      adw_clamp_set_maximum_size (ADW_CLAMP (clamp), width);
      adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), width);
    }
}

void
ahu_table_set_prompt_room (AhuTable *self,
                           int       sides,
                           int       top)
{
  AhuTablePrivate *priv;

  g_return_if_fail (AHU_IS_TABLE (self));

  priv = ahu_table_get_private (self);
  ahu_widget_set_margins (priv->prompt, sides, top, 0);
  ahu_widget_set_margins (priv->notice, sides, 0, 0);
}

void
ahu_table_place_log (AhuTable  *self,
                     GtkWidget *box)
{
  AhuTablePrivate *priv;
  GtkWidget *parent;

  g_return_if_fail (AHU_IS_TABLE (self));
  g_return_if_fail (box == NULL || GTK_IS_BOX (box));

  priv = ahu_table_get_private (self);
  parent = gtk_widget_get_parent (priv->log_room);
  if (parent != (box != NULL ? box : priv->log_slot))
    {
      g_object_ref (priv->log_room);
      gtk_box_remove (GTK_BOX (parent), priv->log_room);
      gtk_box_append (GTK_BOX (box != NULL ? box : priv->log_slot), priv->log_room);
      g_object_unref (priv->log_room);
    }
  if (box != NULL)
    adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (priv->views), "table");
  adw_view_stack_page_set_visible (priv->log_page, box == NULL);
  ahu_table_place_for_teller (self);
  ahu_table_follow_size (self);
}

/* No window shows both, and the buttons of one are sixty widgets: they are there as long as they are
 * shown. */
void
ahu_table_set_switchers (AhuTable *self,
                         gboolean  foot,
                         gboolean  head)
{
  AhuTablePrivate *priv;

  g_return_if_fail (AHU_IS_TABLE (self));

  priv = ahu_table_get_private (self);
  adw_view_switcher_bar_set_stack (ADW_VIEW_SWITCHER_BAR (priv->switcher),
                                   foot ? ADW_VIEW_STACK (priv->views) : NULL);
  adw_view_switcher_set_stack (ADW_VIEW_SWITCHER (adw_bin_get_child (ADW_BIN (priv->top_switcher))),
                               head ? ADW_VIEW_STACK (priv->views) : NULL);
  gtk_widget_set_visible (priv->switcher, foot);
  gtk_widget_set_visible (priv->top_switcher, head);
}
