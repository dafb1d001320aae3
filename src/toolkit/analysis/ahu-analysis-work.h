/* ahu-analysis-work.h: judging the moves of a game on another thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/advice/ahu-game-advisor.h"

G_BEGIN_DECLS

/* In how many games each decision is thought through: as good on a slow machine. */
#define AHU_ANALYSIS_PLAYOUTS 1000

/**
 * AhuJudged:
 * @owner: who is told
 * @move: what was found out about the next move
 */
typedef void (*AhuJudged) (gpointer               owner,
                           const AhuAnalysisMove *move);

/**
 * AhuAnalysed:
 * @owner: who is told
 * @is_whole: whether all moves were judged
 */
typedef void (*AhuAnalysed) (gpointer owner,
                             gboolean is_whole);

/* Judges the moves of a game with all cores but one.
 * @owner: who is told; stays until the work is done
 * @record: a game whose advisor can analyse it
 * @first: the first move to judge, 0 to their number
 * @gives_way: whether nobody waits for it, and it stands still while somebody waits for another search
 * @judged: is told each move, in order, on the thread of the caller
 * @analysed: is told the end, unless it was cancelled */
void ahu_analysis_work_start (GObject      *owner,
                              AhuRecord    *record,
                              guint         first,
                              gboolean      gives_way,
                              GCancellable *cancellable,
                              AhuJudged     judged,
                              AhuAnalysed   analysed);

G_END_DECLS
