/* ahu-rn-chances.h: the players' chances to win after each move, as a chart
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/charts/ahu-chart.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_CHANCES (ahu_rn_chances_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnChances, ahu_rn_chances, AHU, RN_CHANCES, AhuChart)

/**
 * ahu_rn_chances_new:
 * @colours: (array zero-terminated=1): the players' colours as in records, by seat
 * @turns: (array length=n_moves): in which turn each move was made
 * @n_moves: how many moves the game has, at least 1
 *
 * Moves whose chances are known are read as the moments of any chart.
 *
 * Returns: (transfer floating): a chart without a line
 */
GtkWidget *ahu_rn_chances_new (const char *const *colours,
                               const guint       *turns,
                               guint              n_moves);

/**
 * ahu_rn_chances_append:
 * @self: a chart with less than all moves
 * @chances: (array): by seat, the chance to win after the next move, 0–1
 */
void ahu_rn_chances_append (AhuRnChances *self,
                            const double *chances);

G_END_DECLS
