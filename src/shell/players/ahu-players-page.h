/* ahu-players-page.h: who plays, with which colour, in which order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/players/ahu-seats.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/game/ahu-page.h"
#include "toolkit/table/ahu-misfit.h"

G_BEGIN_DECLS

#define AHU_TYPE_PLAYERS_PAGE (ahu_players_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuPlayersPage, ahu_players_page, AHU, PLAYERS_PAGE, AhuPage)

/* Signals: `ready ()` when the players are complete and people go on, to the deal or, if all it asks is remembered,
 * to the game; `set-up ()` when they are, and people want to see the deal all the same; `running ()` when they are,
 * and the game has begun already.
 * Returns: (transfer floating): a page with the players of the last game */
GtkWidget *ahu_players_page_new (const AhuGameUi *ui);

/* @names: (array zero-terminated=1): names in seating order
 * @colours: (array zero-terminated=1): their colours */
void ahu_players_page_set_players (AhuPlayersPage    *self,
                                   const char *const *names,
                                   const char *const *colours);

/* Lets whoever sits next to the first player start, in the same seating order. */
void ahu_players_page_pass_start (AhuPlayersPage *self);

/* Does what its button does: remembers the players and emits `ready`, or leads to what is still open.
 * Returns: whether nothing is missing */
gboolean ahu_players_page_deal (AhuPlayersPage *self);

/* Returns: (transfer none): the seats as they are now */
const AhuSeats *ahu_players_page_get_seats (AhuPlayersPage *self);

/* Mends the players of that game. The answers stay with the seats, whichever colours these get, and nothing is
 * remembered for the next game.
 * @names: (array zero-terminated=1): the names of a game that has begun, in seating order
 * @colours: (array zero-terminated=1): their colours
 * @choices: (array) (nullable): the answers for these seats; %NULL where only names and colours can be mended, since
 *   the game was joined in its middle */
void ahu_players_page_mend (AhuPlayersPage    *self,
                            const char *const *names,
                            const char *const *colours,
                            const char *const *choices);

/* @now: whether the button corrects the game, and doesn't lead on to it
 * @can_redo: whether undo led here from the deal or the position of a running game, so that redo leads back there */
void ahu_players_page_set_next (AhuPlayersPage *self,
                                gboolean        now,
                                gboolean        can_redo);

/* Returns: (transfer none): what says which later turn no longer fits */
AhuMisfit *ahu_players_page_get_misfit (AhuPlayersPage *self);

G_END_DECLS
