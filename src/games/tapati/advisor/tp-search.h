/* tp-search.h: a move of Tapati found by playing games to their end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/advisor/tp-bot.h"

G_BEGIN_DECLS

/**
 * tp_search:
 * @position: a position
 * @player: one who has to act in it
 * @moves: (array length=n_moves): the moves of @player, at least one
 * @n_moves: how many
 * @limits: what it may cost
 * @random: what chooses where nothing else does
 *
 * Plays the most promising moves on to the end of the game, everybody greedily and with tiles
 * as they may come, the better ones more often (UCB1; Auer, Cesa-Bianchi, Fischer 2002).
 *
 * Returns: the index of the move played most
 */
guint tp_search (const TpPosition *position,
                 guint             player,
                 const TpMove     *moves,
                 guint             n_moves,
                 const TpLimits   *limits,
                 AhuRandom        *random);

G_END_DECLS
