/* ahu-paper-ranking.h: the parts of the result on paper that every game has
 *
 * Who has won, the places, the table of points: each an #AhuPaperDraw whose data
 * is the sheet. For the window see ahu-ranking-view.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/paper/ahu-paper.h"

G_BEGIN_DECLS

/* The title, and whose result it is.
 * @canvas: where it is drawn, or only measured
 * @width: how wide it may be
 * @room: how high it may be
 * Returns: how high it is */
double ahu_paper_draw_head (AhuPaperCanvas *canvas,
                            double          width,
                            double          room,
                            gpointer        paper);

/* Who came where.
 * @canvas: where it is drawn, or only measured
 * @width: how wide it may be
 * @room: how high it may be
 * Returns: how high it is */
double ahu_paper_draw_places (AhuPaperCanvas *canvas,
                              double          width,
                              double          room,
                              gpointer        paper);

/* The table of points.
 * @canvas: where it is drawn, or only measured
 * @width: how wide it may be
 * @room: how high it may be
 * Returns: how high it is */
double ahu_paper_draw_table (AhuPaperCanvas *canvas,
                             double          width,
                             double          room,
                             gpointer        paper);

G_END_DECLS
