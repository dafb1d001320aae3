/* ahu-tp-scoring-words.h: how a Moai gets its points, in a few words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-moai.h"

G_BEGIN_DECLS

/* Returns: (transfer full): what stands there, such as “under transfer, A unfinished” */
char *ahu_tp_site_state (const TpMoai *moai);

/* @box: the values of the transfer squares
 * @line: a [enum@Line]
 * Returns: (transfer full): how the points of the line come about, or why there are none */
char *ahu_tp_line_sum (const TpMoai *moai,
                       const TpBox  *box,
                       guint         line);

G_END_DECLS
