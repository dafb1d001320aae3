/* ahu-tp-row.c: cells of a site that stand in one line, for readers of the screen a row
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-row.h"

#include "toolkit/base/ahu-compat.h"

struct _AhuTpRow
{
  GtkWidget parent_instance;

  GtkWidget *cells[AHU_TP_ROW_MOST];
  GdkRectangle areas[AHU_TP_ROW_MOST];
  guint n_cells;
  char *words;
};

G_DEFINE_FINAL_TYPE (AhuTpRow, ahu_tp_row, GTK_TYPE_WIDGET)

static void
ahu_tp_row_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
ahu_tp_row_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  AhuTpRow *self = AHU_TP_ROW (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  for (guint i = 0; i < self->n_cells; i++)
    {
      GtkAllocation area = self->areas[i];

      if (self->cells[i] == NULL || !gtk_widget_should_layout (self->cells[i]))
        continue;
      if (rtl)
        area.x = width - area.x - area.width;
      gtk_widget_measure (self->cells[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (self->cells[i], &area, -1);
    }
}

static void
ahu_tp_row_dispose (GObject *object)
{
  AhuTpRow *self = AHU_TP_ROW (object);

  for (guint i = 0; i < self->n_cells; i++)
    g_clear_pointer (&self->cells[i], gtk_widget_unparent);
  self->n_cells = 0;

  G_OBJECT_CLASS (ahu_tp_row_parent_class)->dispose (object);
}

static void
ahu_tp_row_finalize (GObject *object)
{
  g_free (AHU_TP_ROW (object)->words);

  G_OBJECT_CLASS (ahu_tp_row_parent_class)->finalize (object);
}

static void
ahu_tp_row_class_init (AhuTpRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_tp_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = ahu_tp_row_finalize;
  widget_class->measure = ahu_tp_row_measure;
  widget_class->size_allocate = ahu_tp_row_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "tp-row");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ROW);
}

static void
ahu_tp_row_init (AhuTpRow *self)
{
  ahu_compat_unname (GTK_ACCESSIBLE (self));
}

GtkWidget *
ahu_tp_row_new (guint n_cells)
{
  AhuTpRow *self;

  g_return_val_if_fail (n_cells <= AHU_TP_ROW_MOST, NULL);

  self = g_object_new (AHU_TYPE_TP_ROW, NULL);
  self->n_cells = n_cells;

  return GTK_WIDGET (self);
}

AhuTpCell *
ahu_tp_row_add_cell (AhuTpRow *self,
                     guint     cell)
{
  GtkWidget *before = NULL;

  g_return_val_if_fail (AHU_IS_TP_ROW (self), NULL);
  g_return_val_if_fail (cell < self->n_cells && self->cells[cell] == NULL, NULL);

  for (guint i = 0; i < cell; i++)
    if (self->cells[i] != NULL)
      before = self->cells[i];
  self->cells[cell] = ahu_tp_cell_new ();
  gtk_widget_insert_after (self->cells[cell], GTK_WIDGET (self), before);

  return AHU_TP_CELL (self->cells[cell]);
}

AhuTpCell *
ahu_tp_row_get_cell (AhuTpRow *self,
                     guint     cell)
{
  g_return_val_if_fail (AHU_IS_TP_ROW (self), NULL);
  g_return_val_if_fail (cell < self->n_cells, NULL);

  return self->cells[cell] != NULL ? AHU_TP_CELL (self->cells[cell]) : NULL;
}

void
ahu_tp_row_place (AhuTpRow           *self,
                  guint               cell,
                  const GdkRectangle *area)
{
  g_return_if_fail (AHU_IS_TP_ROW (self));
  g_return_if_fail (cell < self->n_cells && area != NULL);

  if (gdk_rectangle_equal (area, &self->areas[cell]))
    return;

  self->areas[cell] = *area;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
ahu_tp_row_show (AhuTpRow *self,
                 char     *words)
{
  gboolean is_shown = FALSE;

  g_return_if_fail (AHU_IS_TP_ROW (self));

  for (guint i = 0; i < self->n_cells; i++)
    is_shown = is_shown || (self->cells[i] != NULL && gtk_widget_get_visible (self->cells[i]));
  gtk_widget_set_visible (GTK_WIDGET (self), is_shown);

  if (words == NULL || g_strcmp0 (words, self->words) == 0)
    {
      g_free (words);
      return;
    }
  g_free (self->words);
  self->words = words;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}
