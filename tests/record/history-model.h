/* history-model.h: random changes of a history, beside a model that can't be wrong
 *
 * The model keeps the whole list of moves for each step that can be undone, and
 * replays it from the set-up after every step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/ahu-history.h"

G_BEGIN_DECLS

/* Returns: (transfer full): a move to be tried after ply moves, legal or not */
typedef JsonNode *(*HistoryModelMove) (gpointer    rand,
                                       AhuHistory *history,
                                       guint       ply);

/* Plays, undoes, redoes, changes, inserts and removes n_steps times at random,
 * comparing history and model after each. */
void history_model_run (AhuRecord        *record,
                        HistoryModelMove  move,
                        guint32           seed,
                        guint             n_steps);

G_END_DECLS
