/* fuzz-history.c: any bytes at all as what somebody does to a game
 *
 * The first three say which game it is and how far it has come, each of the rest is
 * a choice: to play, undo, redo, correct, and which move. After every step the game
 * has to be what a fresh replay of its moves gives (tests/core/history/history-model.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-record.h"

#include "games/rapanui/history/game-moves.h"
#include "games/rapanui/rn-game.h"

/* Steps of one input: more of them find nothing more, but take long. */
#define MAX_STEPS 60

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  HistoryModelSource source = { .bytes = data, .n_bytes = size };
  g_autoptr (AhuRecord) record = NULL;
  guint n_players, seed;

  ahu_game_register (rn_game_get ());
  n_players = 2 + history_model_choose (&source, 3);
  seed = history_model_choose (&source, 256);
  record = game_moves_record (n_players, seed, history_model_choose (&source, 256));
  history_model_run (record, game_moves_choose, &source, MAX_STEPS);

  return 0;
}
