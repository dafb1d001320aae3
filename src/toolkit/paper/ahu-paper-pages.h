/* ahu-paper-pages.h: where the parts of a result on paper stand on pages
 *
 * One page if at all possible: the text becomes a little smaller first. A part is
 * never torn, nor cut off.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/paper/ahu-paper.h"

G_BEGIN_DECLS

typedef struct _AhuPaperPages AhuPaperPages;

/* A4 and Letter in points, and the white around everything, which printers need too. */
#define AHU_PAPER_WIDTH 595.276
#define AHU_PAPER_HEIGHT 841.890
#define AHU_PAPER_LETTER_WIDTH 612.0
#define AHU_PAPER_LETTER_HEIGHT 792.0
#define AHU_PAPER_MARGIN 40.0

/* @em: (out): the size of plain text on paper
 * Returns: (transfer full): the system's font, without a size */
PangoFontDescription *ahu_paper_find_font (double *em);

/* Arranges @paper on pages, in the system's font.
 * @paper: a result on paper
 * @width: points of a page across, more than twice the margin
 * @height: points from top to bottom, more than twice the margin
 * Returns: (transfer full): the pages */
AhuPaperPages *ahu_paper_pages_new (AhuPaper *paper,
                                    double    width,
                                    double    height);

/* @self: (transfer full): pages */
void ahu_paper_pages_free (AhuPaperPages *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuPaperPages, ahu_paper_pages_free)

/* @self: pages
 * Returns: how many there are, at least 1 */
guint ahu_paper_pages_get_n (AhuPaperPages *self);

/* @self: pages
 * @cr: where to draw, with a point as its unit
 * @page: from 0 */
void ahu_paper_pages_draw (AhuPaperPages *self,
                           cairo_t       *cr,
                           guint          page);

G_END_DECLS
