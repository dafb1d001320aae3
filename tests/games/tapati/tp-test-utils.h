/* tp-test-utils.h: positions, moves and reasons of Tapati as short text
 *
 * Moves are words as in records: `reveal exchange 3`, `reveal market 123 2`, `reveal rug-card 4`,
 * `fact 0 ahu`, `palm 0`, `enough 0`, `quarry 0 3`, `rug 0`, `exchange 0 slaves palms`,
 * `exchange 0 quarry:3 palms`, `pass 0`, `award 0 slaves`, `build 0 quarry:3 1` (the site last),
 * `build 0 rug:2 0`, `build 0 slave 1 M 2` (site, place, count), `done 0`, `score 0 1`. A word
 * that is none, such as `?`, stands for a value that is missing or wrong; a semicolon stands
 * between two moves.
 *
 * Not for: what is right (each test says so itself).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-final.h"
#include "games/tapati/engine/tp-rules.h"

G_BEGIN_DECLS

/* After the first tiles are drawn: 1 for the interchange, 1 2 3 4 1 2 as far as the row goes,
 * and a rug with a 2. The changes below may break what the box holds; the tests that use them
 * look at one rule only. */
void tp_test_start (TpPosition *position,
                    guint       n_players);

/* Whose turn it is to take a fact card. */
void tp_test_turn (TpPosition *position,
                   guint       player);

/* Rapanuis, slaves, palms, quarries by circles such as "13". */
void tp_test_tapati (TpPosition *position,
                     guint       player,
                     guint       rapanuis,
                     guint       slaves,
                     guint       palms,
                     const char *quarries);

/* "circles/Rapanuis/slaves" for each floor, from M upwards; such as "2/1/2 3/0/1". */
void tp_test_moai (TpPosition *position,
                   guint       player,
                   guint       site,
                   const char *floors,
                   guint       base,
                   guint       transfer);
TpMoai tp_test_tower (const char *floors,
                      guint       base,
                      guint       transfer);
void tp_test_rug (TpMoai      *moai,
                  const TpBox *box,
                  guint        points,
                  guint        rapanuis,
                  guint        slaves);

/* As many Moai as that on all boards, one floor each. */
void tp_test_begun (TpPosition *position,
                    guint       n);

/* The last player of a round is done with prestige; who has no Moai gets one for it. The facts
 * used in it are named in one text. */
void tp_test_end_round (TpPosition *position,
                        const char *used);

/* Three players after a round that leaves one quarry of one circle to be drawn, and @recycled of
 * four circles that were given back. */
void tp_test_start_short_of_quarries (TpPosition *position,
                                      guint       recycled);

void tp_test_parse (TpMove     *move,
                    const char *words);
void tp_test_make (TpPosition *position,
                   const char *moves);
/* Refused by @rule, with nothing changed; such a move stands in no list. */
void tp_test_refuse (const TpPosition *position,
                     const char       *move,
                     const char       *rule);
/* Whether a list of legal moves is just these, in any order. */
void tp_test_legal (const TpPosition *position,
                    const char       *moves);
gboolean tp_test_is_listed (const TpPosition *position,
                            const TpMove     *move);

/* The step and who is pending, such as "place 1 0". */
void tp_test_at (const TpPosition *position,
                 const char       *where);
void tp_test_ended (const TpPosition *position,
                    TpEnd             end);

/* Every piece of the game is somewhere, and no more than fits. */
void tp_test_conserved (const TpPosition *position);

G_END_DECLS
