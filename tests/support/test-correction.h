/* test-correction.h: corrections that tests begin and go on with at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"

/**
 * test_try_change:
 * @history: a history
 * @index: a move made, 0 … ply − 1
 * @move: what it should have been
 *
 * Returns: (transfer full): what would become of the game
 */
static inline AhuCorrection *
test_try_change (AhuHistory *history,
                 guint       index,
                 JsonNode   *move)
{
  g_autoptr (AhuCorrection) begun = ahu_history_correct (history, index);

  return ahu_correction_change (begun, move);
}

/**
 * test_try_insert:
 * @history: a history
 * @index: 0 … ply: before which move
 * @move: the move that was forgotten
 *
 * Returns: (transfer full): what would become of the game
 */
static inline AhuCorrection *
test_try_insert (AhuHistory *history,
                 guint       index,
                 JsonNode   *move)
{
  g_autoptr (AhuCorrection) begun = ahu_history_correct (history, index);

  return ahu_correction_insert (begun, move);
}

/**
 * test_try_remove:
 * @history: a history
 * @index: a move made, 0 … ply − 1
 *
 * Returns: (transfer full): what would become of the game
 */
static inline AhuCorrection *
test_try_remove (AhuHistory *history,
                 guint       index)
{
  g_autoptr (AhuCorrection) begun = ahu_history_correct (history, index);

  return ahu_correction_remove (begun);
}

/**
 * test_count_good:
 * @correction: a correction
 *
 * Returns: how many moves of the corrected list fit
 */
static inline guint
test_count_good (const AhuCorrection *correction)
{
  g_autoptr (AhuHistory) branch = ahu_correction_branch (correction);

  return ahu_history_get_ply (branch);
}
