/* tp-judge.h: what a position of Tapati is worth to a player, by rule of thumb
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-position.h"

G_BEGIN_DECLS

/* Adds up the points scored, what stands on the sites, what it may become, and what the pieces at hand may bring.
 * Once the end is certain nothing is hoped for, but being ahead counts.
 * Returns: points, those that are hoped for included */
double tp_judge (const TpPosition *position,
                 guint             player);

G_END_DECLS
