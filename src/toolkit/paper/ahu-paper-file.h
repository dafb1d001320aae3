/* ahu-paper-file.h: the result on paper as the contents of files
 *
 * Not for: writing them (ahu-share.h), the table as CSV (core/ahu-ranking-csv.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/paper/ahu-paper.h"

G_BEGIN_DECLS

/* @self: a result on paper
 * @width: points of a page across
 * @height: points from top to bottom
 * Returns: (transfer full): a PDF document */
GBytes *ahu_paper_to_pdf (AhuPaper *self,
                          double    width,
                          double    height);

G_END_DECLS
