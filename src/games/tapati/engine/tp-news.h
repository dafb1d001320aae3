/* tp-news.h: what a move has brought, for the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"
#include "games/tapati/engine/tp-position.h"

G_BEGIN_DECLS

/* @history: a history of Tapati
 * @ply: up to which move
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): what the last of these moves has brought by the rules: what somebody gets or gives back
 *   as items, what else is moved (Moai that are scored, what is left over, the replacement) as the note, why the
 *   game ends as what lasts; nothing if it only did what it says */
AhuNews *tp_news (AhuHistory        *history,
                  guint              ply,
                  const char *const *names);

/* @move: a move that is legal there
 * Returns: whether it brings more than itself, or takes something: news */
gboolean tp_move_brings (const TpPosition *before,
                         const TpMove     *move);

G_END_DECLS
