/* ahu-bar.h: a bar of a chart, made of parts one after the other
 *
 * Parts differ in pattern and in colour; style sheets say how.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_BAR (ahu_bar_get_type ())
G_DECLARE_FINAL_TYPE (AhuBar, ahu_bar, AHU, BAR, GtkWidget)

/* There are patterns for so many parts. */
#define AHU_BAR_PARTS 8

/**
 * ahu_bar_new:
 * @values: (array length=n): how long each part is, none negative
 * @n: how many, at most `AHU_BAR_PARTS`
 * @most: how long the whole width is
 * @mark: where a line stands, NaN for none
 *
 * Returns: (transfer floating): a bar
 */
GtkWidget *ahu_bar_new (const double *values,
                        guint         n,
                        double        most,
                        double        mark);

/**
 * ahu_bar_swatch_new:
 * @part: which part
 *
 * Returns: (transfer floating): how that part looks, for a legend
 */
GtkWidget *ahu_bar_swatch_new (guint part);

G_END_DECLS
