/* tp-history.h: the moves of a game of Tapati that was played, as values
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"
#include "games/tapati/engine/tp-json.h"

G_BEGIN_DECLS

/* @history: a game of Tapati
 * @ply: how many moves were made before
 * Returns: the move, whether it is undone or not */
static inline TpMove
tp_history_move (AhuHistory *history,
                 guint       ply)
{
  TpMove move;

  tp_move_from_json (&move, ahu_history_get_move (history, ply));

  return move;
}

G_END_DECLS
