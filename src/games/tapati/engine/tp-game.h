/* tp-game.h: Tapati behind the boundary that every game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-game.h"

G_BEGIN_DECLS

/* Returns: (transfer none): the game, to be registered */
const AhuGame *tp_game_get (void);

G_END_DECLS
