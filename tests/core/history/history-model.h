/* history-model.h: random changes of a game, beside a model that can't be wrong
 *
 * The model keeps the whole log for each step that can be undone, and replays its
 * moves from the set-up after every step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/* Where choices come from: chance, or bytes as long as there are any. */
typedef struct
{
  GRand *rand;
  const guint8 *bytes;
  gsize n_bytes;
} HistoryModelSource;

/* Returns: 0 … n − 1, with n up to 256; 0 if there is nothing left to choose by */
guint history_model_choose (HistoryModelSource *source,
                            guint               n);

/* Returns: (transfer full): a move to be tried after ply moves, legal or not */
typedef JsonNode *(*HistoryModelMove) (HistoryModelSource *source,
                                       AhuHistory         *history,
                                       guint               ply);

/* Plays, undoes, redoes, changes, inserts and removes n_steps times, or until the
 * source has nothing left, and compares session and model after each; then all that
 * once more with the game as it was kept. */
void history_model_run (AhuRecord          *record,
                        HistoryModelMove    move,
                        HistoryModelSource *source,
                        guint               n_steps);

G_END_DECLS
