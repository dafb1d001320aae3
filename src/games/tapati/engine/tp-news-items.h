/* tp-news-items.h: what has happened, as pieces beside the names of those to whom it happened
 *
 * Not for: which moves it is told of (tp-news.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-game.h"
#include "games/tapati/engine/tp-events.h"
#include "games/tapati/engine/tp-move.h"

G_BEGIN_DECLS

/* @piece: a [enum@Piece]
 * Returns: (transfer none): name of the drawing of it */
const char *tp_piece_drawing (guint piece);

/* @fact: a [enum@Fact]
 * Returns: the name of the figure on such a card */
const char *tp_fact_drawing (guint fact);

/* Returns: whether it happens to somebody, not on the table */
gboolean tp_event_is_of_player (const TpEvent *event);

/* Adds it to the same that the same player has taken, if that is in the list.
 * @event: what somebody takes */
void tp_events_merge (TpEventList *events,
                      TpEvent      event);

/* Adds an item for each player and each place on the table. What a new round brings stands first.
 * @news: news
 * @events: what happened, in its order
 * @after: the position after it
 * @names: (array zero-terminated=1): the players' names by seat */
void tp_news_add_items (AhuNews           *news,
                        const TpEventList *events,
                        const TpPosition  *after,
                        const char *const *names);

/* @news: news
 * @names: (array zero-terminated=1): the players' names by seat */
void tp_news_add_exchange (AhuNews           *news,
                           const TpPosition  *before,
                           const TpMove      *move,
                           const char *const *names);

/* Adds who has ended it, and how many palms are left in the market.
 * @news: news
 * @move: a palm that was taken, or the word that ends it
 * @after: the position after it
 * @names: (array zero-terminated=1): the players' names by seat */
void tp_news_add_palms (AhuNews           *news,
                        const TpMove      *move,
                        const TpPosition  *after,
                        const char *const *names);

/* Adds who is still placing, and what.
 * @news: news
 * @position: a position in step place
 * @names: (array zero-terminated=1): the players' names by seat */
void tp_news_add_pending (AhuNews           *news,
                          const TpPosition  *position,
                          const char *const *names);

/* Adds what each second position has more or less than the one before it, all of it together.
 * @news: news
 * @positions: pairs of positions
 * @n: how many pairs
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: whether there is anything */
gboolean tp_news_add_amends (AhuNews             *news,
                             const gconstpointer *positions,
                             guint                n,
                             const char *const   *names);

G_END_DECLS
