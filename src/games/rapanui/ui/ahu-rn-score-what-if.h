/* ahu-rn-score-what-if.h: what another count would change, beside the form of counts
 *
 * Not for: finding it out (rn-what-if.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/engine/rn-sheet.h"

G_BEGIN_DECLS

/**
 * ahu_rn_score_what_if_new:
 * @sheet: counts that [func@sheet_check] accepts
 * @cell: the count to change
 * @names: (array zero-terminated=1): the players' names by seat
 * @narrow: whether more and fewer stand one below the other
 *
 * Returns: (transfer floating): what more, and what fewer, would change
 */
GtkWidget *ahu_rn_score_what_if_new (const RnSheet     *sheet,
                                     RnSheetCell        cell,
                                     const char *const *names,
                                     gboolean           narrow);

G_END_DECLS
