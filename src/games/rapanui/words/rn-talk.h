/* rn-talk.h: what is said at the table of Rapa Nui, as any game's pages show it
 *
 * Not for: finding it (rn-news.h, rn-amends.h, rn-outlook.h, rn-citation.h) or wording it
 * (rn-sentences.h): this only hands it over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/study/rn-amends.h"

G_BEGIN_DECLS

/* @names: (array zero-terminated=1): the players' names by seat
 * @rules: (out) (optional) (transfer full) (array zero-terminated=1): the rule behind it
 * Returns: (transfer full): who does what now */
char *rn_talk_prompt (gconstpointer       position,
                      const char *const  *names,
                      char             ***rules);

/* @move: a legal move of it
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): the move as a sentence that names who made it */
char *rn_talk_tell_move (gconstpointer      before,
                         JsonNode          *move,
                         const char *const *names);

/* @history: a history of Rapa Nui
 * @ply: up to which move
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): what was paid and taken last */
AhuNews *rn_talk_news (AhuHistory        *history,
                       guint              ply,
                       const char *const *names);

/* @node: a legal move there
 * Returns: whether somebody pays or takes something by it */
gboolean rn_talk_moves_tokens (gconstpointer  before,
                               JsonNode      *node);

/* Adds what to move so that what lies as each first position lies as the one after it, all of it together.
 * @news: news
 * @positions: pairs of positions, the last of which is the present one
 * @n: how many pairs
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: whether there is anything */
gboolean rn_talk_amends (AhuNews             *news,
                         const gconstpointer *positions,
                         guint                n,
                         const char *const   *names);

/* @position: where another move was made
 * @was: (nullable): what it was
 * @is: (nullable): what it is
 * Returns: (transfer full): what was corrected; without either move, the deal */
char *rn_talk_amends_reason (gconstpointer  position,
                             JsonNode      *was,
                             JsonNode      *is);

/* @names: (array zero-terminated=1): the players' names by seat
 * @open: what lies open, flags of [enum@Open]
 * Returns: (transfer full) (nullable) (array zero-terminated=1): what the move makes certain */
char **rn_talk_outlook (gconstpointer      position,
                        JsonNode          *move,
                        const char *const *names,
                        guint              open);

/* @move: a move that is refused there
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full) (nullable): why, where the engine's sentence would name a card that lies face down */
char *rn_talk_hidden_refusal (gconstpointer      position,
                              JsonNode          *move,
                              const char *const *names);

/* @before: a game of Rapa Nui
 * @now: the same begun otherwise, with the first moves of @before as far as they fit
 * @cause: (out) (transfer full) (nullable): what the two tell differently before the next move
 * @missing: (out) (transfer full) (nullable): what would be missing for that now */
void rn_talk_misfit (AhuHistory  *before,
                     AhuHistory  *now,
                     char       **cause,
                     char       **missing);

G_END_DECLS
