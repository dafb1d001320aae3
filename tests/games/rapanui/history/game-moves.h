/* game-moves.h: games of Rapa Nui, and moves to be tried in them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/history-model.h"

G_BEGIN_DECLS

/* Returns: (transfer full): a game with up to n_moves moves, the same for the same seed */
AhuRecord *game_moves_record (guint n_players,
                              guint seed,
                              guint n_moves);

/* A legal move, with cards for a refill and kinds for a reveal that may not be in
 * the box any more; sometimes a face-down kind is not told. */
JsonNode *game_moves_choose (HistoryModelSource *source,
                             AhuHistory         *history,
                             guint               ply);

G_END_DECLS
