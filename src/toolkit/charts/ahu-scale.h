/* ahu-scale.h: where the numbers of a chart stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* @range: what is to be divided, above 0
 * @most: into at most so many steps, above 0
 * Returns: the smallest step of 1, 2 or 5 times a power of ten that will do */
guint ahu_scale_step (guint range,
                      guint most);

/* Moves labels apart that would cover one another: first down, then up from @lowest. Those for the same place stay
 * together.
 * @y: (inout) (array length=n): where labels should stand, downwards
 * @n: how many
 * @step: how far apart those must be that are not to stand in one line
 * @lowest: where the last may stand */
void ahu_scale_spread (double *y,
                       guint   n,
                       double  step,
                       double  lowest);

G_END_DECLS
