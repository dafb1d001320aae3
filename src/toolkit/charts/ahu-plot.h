/* ahu-plot.h: what all charts of players' lines are drawn with
 *
 * Labels and marks are children, so that they follow the text size and the colour
 * scheme; lines are drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "toolkit/base/ahu-player-colour.h"

G_BEGIN_DECLS

/**
 * ahu_plot_init:
 * @chart: a chart
 *
 * Lets @chart have the focus, and draws it anew when light becomes dark.
 */
void ahu_plot_init (GtkWidget *chart);

/**
 * ahu_plot_add_label:
 * @chart: a chart
 * @text: what it says
 * @css_class: how it looks
 *
 * Adds a label as a child. Screen readers pass over it: the chart has a
 * description and is read point by point.
 *
 * Returns: (transfer none): the label
 */
GtkWidget *ahu_plot_add_label (GtkWidget  *chart,
                               const char *text,
                               const char *css_class);

/**
 * ahu_plot_measure:
 * @widget: a child of a chart
 * @width: (out): its natural width in pixels
 * @height: (out): its natural height in pixels
 */
void ahu_plot_measure (GtkWidget *widget,
                       int       *width,
                       int       *height);

/**
 * ahu_plot_place:
 * @widget: a child of a chart
 * @x: where its start, middle or end stands
 * @y: where its middle stands
 * @align: which of these @x is: 0, 0.5 or 1
 *
 * Gives @widget its natural size and its place.
 *
 * Returns: its width in pixels
 */
int ahu_plot_place (GtkWidget *widget,
                    double     x,
                    double     y,
                    double     align);

/**
 * ahu_plot_draw_level:
 * @snapshot: a snapshot
 * @plot: where the lines of the chart are
 * @y: the height
 *
 * Draws a thin line across @plot.
 */
void ahu_plot_draw_level (GtkSnapshot           *snapshot,
                          const graphene_rect_t *plot,
                          double                 y);

/**
 * ahu_plot_draw_moment:
 * @snapshot: a snapshot
 * @plot: where the lines of the chart are
 * @x: the moment
 *
 * Draws a thin line from top to bottom of @plot.
 */
void ahu_plot_draw_moment (GtkSnapshot           *snapshot,
                           const graphene_rect_t *plot,
                           double                 x);

/**
 * ahu_plot_draw_reading:
 * @snapshot: a snapshot
 * @plot: where the lines of the chart are
 * @x: the moment
 *
 * Draws a strong line from top to bottom of @plot, where it is read.
 */
void ahu_plot_draw_reading (GtkSnapshot           *snapshot,
                            const graphene_rect_t *plot,
                            double                 x);

/**
 * ahu_plot_begin:
 * @chart: a chart
 * @snapshot: its snapshot
 *
 * Returns: (transfer full): what players' lines are drawn with, all over @chart
 */
cairo_t *ahu_plot_begin (GtkWidget   *chart,
                         GtkSnapshot *snapshot);

/**
 * ahu_plot_take_pen:
 * @cr: what players' lines are drawn with
 * @colour: a player's colour
 *
 * Takes colour and dashes of that player, for light or dark as the program is.
 */
void ahu_plot_take_pen (cairo_t               *cr,
                        const AhuPlayerColour *colour);

G_END_DECLS
