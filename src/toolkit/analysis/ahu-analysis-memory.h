/* ahu-analysis-memory.h: what was found out about the moves of a game, kept with it
 *
 * So that an analysis that was stopped or closed, or a game that went on, is not judged
 * from its beginning again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/advice/ahu-game-advisor.h"
#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/* Keeps an analysis as long as the session is there, in place of the one before it if it says more.
 * @session: a game that has an advisor
 * @history: its moves when they were judged
 * @moves: (element-type AhuAnalysisMove): what was found out about the first of them */
void ahu_analysis_keep (AhuSession *session,
                        AhuHistory *history,
                        GPtrArray  *moves);

/* @session: a game that has an advisor
 * @history: its moves now
 * Returns: (transfer full) (element-type AhuAnalysisMove): what was kept of the first moves, as far as they are the
 *   same ones; empty if nothing is */
GPtrArray *ahu_analysis_recall (AhuSession *session,
                                AhuHistory *history);

G_END_DECLS
