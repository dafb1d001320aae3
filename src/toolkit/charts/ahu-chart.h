/* ahu-chart.h: a chart of the players' lines, which is read moment by moment
 *
 * Levels across with their numbers, the players' pens and marks, and the moment that is read: the
 * pointer, a finger and the arrow keys choose it. Labels and marks are children, so that they
 * follow the text size and the colour scheme; lines are drawn. Not for: what the lines are and
 * where they end (ahu-course-chart.h, ahu-chances-chart.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_CHART_MARK_SIZE 16
/* Between what stands side by side. */
#define AHU_CHART_GAP 6

#define AHU_TYPE_CHART (ahu_chart_get_type ())
G_DECLARE_DERIVABLE_TYPE (AhuChart, ahu_chart, AHU, CHART, GtkWidget)

/**
 * AhuChartClass:
 * @count: how many moments can be read now
 * @get_x: where a moment is, from 1
 * @draw_ground: (nullable): what lies below the lines, besides the levels
 * @draw_lines: the players' lines, with [method@Chart.take_pen]
 *
 * Its property `read` is the moment that is read, from 1, 0 for none. The signal `stepped` says
 * that a key has read one, the same as before or another.
 */
struct _AhuChartClass
{
  GtkWidgetClass parent_class;

  guint  (*count)       (AhuChart    *self);
  double (*get_x)       (AhuChart    *self,
                         guint        moment);
  void   (*draw_ground) (AhuChart    *self,
                         GtkSnapshot *snapshot);
  void   (*draw_lines)  (AhuChart    *self,
                         cairo_t     *cr);
};

/* Gives each player a pen and a mark.
 * @self: a new chart
 * @colours: (array zero-terminated=1): the players' colours as in records, by seat; at most `AHU_MAX_SEATS` of them
 *   count */
void ahu_chart_set_players (AhuChart          *self,
                            const char *const *colours);

/* Returns: how many players there are */
guint ahu_chart_get_n_players (AhuChart *self);

/* Returns: (transfer none): the player's mark, a child that the chart has to place */
GtkWidget *ahu_chart_get_mark (AhuChart *self,
                               guint     seat);

/* Adds a label as a child. Screen readers pass over it: the chart has a description and is read moment by moment.
 * @text: what it says
 * @css_class: how it looks
 * Returns: (transfer none): the label */
GtkWidget *ahu_chart_add_label (AhuChart   *self,
                                const char *text,
                                const char *css_class);

/* Adds a level above those that are there: a thin line across with its number before it.
 * @part: how high it is: 0 is the lowest, 1 the highest */
void ahu_chart_add_level (AhuChart   *self,
                          double      part,
                          const char *text);

/* @self: a chart with levels
 * @width: (out): how wide the number of the highest is, the widest of all
 * @height: (out): how high it is */
void ahu_chart_measure_level (AhuChart *self,
                              int      *width,
                              int      *height);

/* Makes it so, and places the numbers of the levels before it.
 * @plot: where the lines are */
void ahu_chart_set_plot (AhuChart              *self,
                         const graphene_rect_t *plot);

/* Returns: (transfer none): where the lines are */
const graphene_rect_t *ahu_chart_get_plot (AhuChart *self);

/* @self: a chart that is laid out
 * @part: how high: 0 is the lowest level, 1 the highest
 * Returns: where that is */
double ahu_chart_get_y (AhuChart *self,
                        double    part);

/* @child: a child of a chart
 * @width: (out): its natural width in pixels
 * @height: (out): its natural height in pixels */
void ahu_chart_measure_child (GtkWidget *child,
                              int       *width,
                              int       *height);

/* Gives @child its natural size and its place.
 * @child: a child of a chart
 * @x: where its start, middle or end stands
 * @y: where its middle stands
 * @align: which of these @x is: 0, 0.5 or 1
 * Returns: its width in pixels */
int ahu_chart_place_child (GtkWidget *child,
                           double     x,
                           double     y,
                           double     align);

/* Draws a thin line from top to bottom.
 * @self: a chart that is laid out */
void ahu_chart_draw_moment (AhuChart    *self,
                            GtkSnapshot *snapshot,
                            double       x);

/* Takes colour and dashes of that player, for light or dark as the program is.
 * @cr: what players' lines are drawn with */
void ahu_chart_take_pen (AhuChart *self,
                         cairo_t  *cr,
                         guint     seat);

/* Returns: the moment that is read, from 1; 0 for none */
guint ahu_chart_get_read (AhuChart *self);

/* Reads @moment, as the pointer and the arrow keys do.
 * @moment: a moment that can be read, from 1; 0 for none */
void ahu_chart_read (AhuChart *self,
                     guint     moment);

G_END_DECLS
