/* ahu-percent-bars.h: rows of bars over an axis from 0 to 100 %
 *
 * All bars have one scale and the axis is always drawn whole, so that a third looks
 * like a third. Not for: what the bars are made of (ahu-part.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_PERCENT_BARS (ahu_percent_bars_get_type ())
G_DECLARE_FINAL_TYPE (AhuPercentBars, ahu_percent_bars, AHU, PERCENT_BARS, GtkWidget)

/* @narrow: whether it stands on a telephone
 * Returns: (transfer floating): an axis without bars */
GtkWidget *ahu_percent_bars_new (gboolean narrow);

/* Adds an empty bar below the others.
 * @self: bars
 * @head: (transfer floating): whose bar it is
 * @note: (nullable) (transfer floating): what stands behind the bar */
void ahu_percent_bars_add_row (AhuPercentBars *self,
                               GtkWidget      *head,
                               GtkWidget      *note);

/* Lengthens the bar added last.
 * @self: bars that have a row
 * @share: how long it is, a part of 1; all of a row make at most 1
 * @part: (transfer floating): what is as long */
void ahu_percent_bars_add_part (AhuPercentBars *self,
                                double          share,
                                GtkWidget      *part);

G_END_DECLS
