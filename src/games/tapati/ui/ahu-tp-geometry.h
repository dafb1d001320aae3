/* ahu-tp-geometry.h: where everything on a board lies, from the size that the board has
 *
 * Counted from where reading begins. Not for: what lies there (ahu-tp-state.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Four floors and a rug. */
#define AHU_TP_ROWS 5
/* What a free site needs. */
#define AHU_TP_LEAST_ROWS 3

/* What a board needs at text of 100 %: three sites of 98 pixels. */
#define AHU_TP_LEAST_WIDTH 336

/* As low as a row can be, and as high as it gets. */
#define AHU_TP_LEAST_ROW 15
#define AHU_TP_MOST_ROW 74
/* Two rows nearer than that are one target to a finger. */
#define AHU_TP_CROWDED 36

/* Whether a sentence stands above the buttons of a foot. */
#define AHU_TP_FOOT_WITH_WORDS 80

/**
 * AhuTpGeometry:
 * @head: height of the head, 0 without one
 * @one_line: whether the head has one line only
 * @foot: height of what stands below the sites, 0 where its buttons stand in the head
 * @pad: between the edge and what is on the board
 * @gutter: room for the letters of the floors
 * @gap: between two sites
 * @site: width of a site
 * @rows: how many there are
 * @top: where the uppermost one begins
 * @row: height of a row
 * @base: height of the plate that bears the value
 * @road: height of the transfer squares
 * @inset: from the edge of a site to what stands on its base
 * @rapanuis: width of the places for Rapanuis beside a floor
 * @slab: width of a quarry
 * @palm: width of the place for a palm
 *
 * Pixels.
 */
typedef struct
{
  int head;
  gboolean one_line;
  int foot;
  double pad;
  double gutter;
  double gap;
  double site;
  guint rows;
  double top;
  double row;
  double base;
  double road;
  double inset;
  double rapanuis;
  double slab;
  double palm;
} AhuTpGeometry;

/* @self: (out caller-allocates): where everything lies
 * @width: of the board
 * @height: of the board
 * @has_head: whether the board has a head
 * @has_buttons: whether there are buttons, which stand below the sites of a board that is narrow and not low, and in
 *   the head of any other
 * @is_far: whether it is read from two metres: the values of the Moai are larger
 * @rows: how many may be needed for the towers; 0 for all, on a board that is alone */
void ahu_tp_geometry_init (AhuTpGeometry *self,
                           int            width,
                           int            height,
                           gboolean       has_head,
                           gboolean       has_buttons,
                           gboolean       is_far,
                           guint          rows);

/* @has_head: whether the board has a head
 * Returns: the height that a board needs */
int ahu_tp_geometry_least_height (gboolean has_head);

/* @is_far: whether the board is read from two metres
 * Returns: the height from which on a board without buttons has two lines in its head */
int ahu_tp_geometry_two_lines_height (gboolean is_far);

/* Returns: where it begins */
static inline double
ahu_tp_geometry_site (const AhuTpGeometry *self,
                      guint                site)
{
  return self->pad + self->gutter + site * (self->site + self->gap);
}

/* @row: a row from the bottom, 0 for floor M
 * Returns: its upper edge, from that of the uppermost row */
static inline double
ahu_tp_geometry_row (const AhuTpGeometry *self,
                     guint                row)
{
  return ((int) self->rows - 1 - (int) row) * self->row;
}

G_END_DECLS
