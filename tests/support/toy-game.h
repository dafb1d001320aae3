/* toy-game.h: the smallest game that record and history can be tested with
 *
 * Players add and take away; the sum has to stay between 0 and a limit, and the
 * game is over when it is the limit. Knowing no real game keeps these tests
 * about the core.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"

G_BEGIN_DECLS

const AhuGame *toy_game_get (void);

/* Returns: (transfer full): the move that adds value */
JsonNode *toy_move (int value);

/* Returns: the sum of a position */
int toy_sum (gconstpointer position);

/* Returns: (transfer full): a record of two players with that limit, without moves */
AhuRecord *toy_record (int limit);

/* Returns: (transfer full): its game with these moves, such as "1 2 3" */
AhuHistory *toy_history (int         limit,
                         const char *moves);

/* The text of a record with three moves and unknown members everywhere. */
extern const char toy_text[];

/* Parses text as file content would be.
 * Returns: (transfer full) (nullable): the record */
AhuRecord *toy_parse (const char  *text,
                      gssize       length,
                      GError     **error);

G_END_DECLS
