/* ahu-ranking-text.h: a final ranking as plain text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-ranking.h"

G_BEGIN_DECLS

/* @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): who has won, the places, the table of sources, and the explanation, in lines for a
 *   terminal */
char *ahu_ranking_to_text (const AhuRanking  *ranking,
                           const char *const *names);

/* @names: (array zero-terminated=1): the players' names by seat
 * @title: which game it was
 * Returns: (transfer full): a line for each player and what else is told, for a message to friends */
char *ahu_ranking_to_lines (const AhuRanking  *ranking,
                            const char *const *names,
                            const char        *title);

G_END_DECLS
