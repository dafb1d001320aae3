/* ahu-seats-words.h: what is still open on the players page, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/players/ahu-seats.h"
#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

/* Tells everything at once, for all players.
 * @needs_choice: whether the game's question has to be answered
 * Returns: (transfer full) (nullable): a sentence or more, %NULL if the deal may begin */
char *ahu_seats_tell_problems (const AhuSeats  *self,
                               const AhuGameUi *ui,
                               gboolean         needs_choice);

G_END_DECLS
