/* ahu-tp-game-ui.h: Tapati's pages behind the boundary that every game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

/* Returns: (transfer none): the pages of Tapati */
const AhuGameUi *ahu_tp_game_ui_get (void);

G_END_DECLS
