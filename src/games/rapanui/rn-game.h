/* rn-game.h: Rapa Nui behind the boundary that every game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-game.h"
#include "games/rapanui/engine/rn-rules.h"

G_BEGIN_DECLS

/* Returns: (transfer none): the game `rapa-nui`; its positions are [struct@Position] */
const AhuGame *rn_game_get (void);

G_END_DECLS
