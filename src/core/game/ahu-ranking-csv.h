/* ahu-ranking-csv.h: the final table of any game for a spreadsheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-ranking.h"

G_BEGIN_DECLS

/* One line for each player, by place, below a line of headings in the user's language: place, name, points from each
 * source, their sum, and how a tie was broken. Lines and quotes are as in RFC 4180. A text that a spreadsheet would
 * take for a formula begins with an apostrophe.
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): the table, UTF-8 */
char *ahu_ranking_to_csv (const AhuRanking  *ranking,
                          const char *const *names);

G_END_DECLS
