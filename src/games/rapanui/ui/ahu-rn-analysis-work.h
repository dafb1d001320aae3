/* ahu-rn-analysis-work.h: judging the moves of a game on another thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/advisor/rn-analysis.h"

G_BEGIN_DECLS

/* In how many games each decision is thought through: as good on a slow machine. */
#define AHU_RN_ANALYSIS_PLAYOUTS 1000

typedef void (*AhuRnJudged)   (gpointer              owner,
                               const RnAnalysisMove *move);
typedef void (*AhuRnAnalysed) (gpointer               owner,
                               gboolean               is_whole);

/**
 * ahu_rn_analysis_work_start:
 * @owner: who is told; stays until the work is done
 * @record: a game of Rapa Nui
 * @first: the first move to judge, 0 to their number
 * @cancellable: to stop it
 * @judged: is told each move, in order, on the thread of the caller
 * @analysed: is told the end, unless it was cancelled
 *
 * Judges the moves of a game with all cores but one.
 */
void ahu_rn_analysis_work_start (GObject       *owner,
                                 AhuRecord     *record,
                                 guint          first,
                                 GCancellable  *cancellable,
                                 AhuRnJudged    judged,
                                 AhuRnAnalysed  analysed);

G_END_DECLS
