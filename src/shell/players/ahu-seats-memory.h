/* ahu-seats-memory.h: the players and their answers from one game to the next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/players/ahu-seats.h"
#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

/* Seats the players of the last game, and gives each colour its answer. What @ui doesn't know is passed over. */
void ahu_seats_recall (AhuSeats        *self,
                       const AhuGameUi *ui);

/* Has the names there again when the program is closed, in whatever way, before they are all entered.
 * @game: whose */
void ahu_seats_keep (const AhuSeats *self,
                     const AhuGame  *game);

/* Keeps them for ahu_seats_recall(), whoever begins first. */
void ahu_seats_remember (const AhuSeats *self,
                         const AhuGame  *game);

G_END_DECLS
