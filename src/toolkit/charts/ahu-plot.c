/* ahu-plot.c: what all charts of players' lines are drawn with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/charts/ahu-plot.h"

#include <adwaita.h>

/* They stand out alike against light and dark. */
static const GdkRGBA line_colour = { 0.5f, 0.5f, 0.5f, 0.35f };
static const GdkRGBA reading_colour = { 0.5f, 0.5f, 0.5f, 0.9f };

void
ahu_plot_init (GtkWidget *chart)
{
  gtk_widget_set_focusable (chart, TRUE);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw), chart, G_CONNECT_SWAPPED);
}

GtkWidget *
ahu_plot_add_label (GtkWidget  *chart,
                    const char *text,
                    const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", text,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, chart);

  return label;
}

void
ahu_plot_measure (GtkWidget *widget,
                  int       *width,
                  int       *height)
{
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, width, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, NULL, height, NULL, NULL);
}

int
ahu_plot_place (GtkWidget *widget,
                double     x,
                double     y,
                double     align)
{
  int width, height;

  ahu_plot_measure (widget, &width, &height);
  gtk_widget_size_allocate (widget,
                            &(GtkAllocation) { (int) (x - align * width), (int) (y - height / 2.0), width, height },
                            -1);

  return width;
}

void
ahu_plot_draw_level (GtkSnapshot           *snapshot,
                     const graphene_rect_t *plot,
                     double                 y)
{
  gtk_snapshot_append_color (snapshot, &line_colour,
                             &GRAPHENE_RECT_INIT (plot->origin.x, (int) y, plot->size.width, 1));
}

void
ahu_plot_draw_moment (GtkSnapshot           *snapshot,
                      const graphene_rect_t *plot,
                      double                 x)
{
  gtk_snapshot_append_color (snapshot, &line_colour,
                             &GRAPHENE_RECT_INIT ((int) x, plot->origin.y, 1, plot->size.height));
}

void
ahu_plot_draw_reading (GtkSnapshot           *snapshot,
                       const graphene_rect_t *plot,
                       double                 x)
{
  gtk_snapshot_append_color (snapshot, &reading_colour,
                             &GRAPHENE_RECT_INIT ((int) x - 1, plot->origin.y, 2, plot->size.height));
}

cairo_t *
ahu_plot_begin (GtkWidget   *chart,
                GtkSnapshot *snapshot)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot,
                                           &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (chart),
                                                                gtk_widget_get_height (chart)));

  cairo_set_line_width (cr, 2);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);

  return cr;
}

void
ahu_plot_take_pen (cairo_t               *cr,
                   const AhuPlayerColour *colour)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());

  g_return_if_fail (cr != NULL && colour != NULL);

  gdk_cairo_set_source_rgba (cr, ahu_player_colour_get_rgba (colour, dark));
  cairo_set_dash (cr, colour->dashes, (int) colour->n_dashes, 0);
}
