/* rn-test-utils.h: positions, moves and reasons of Rapa Nui as short text
 *
 * Cards are letters: L P M f m p g for Lumberjack, Priest, Moai, Fish,
 * Mulberry, Sweet Potato, Grain; `-` is a kind not told or not taken, `?` a
 * value that is missing or wrong. Moves are words as in records: `buy f`,
 * `play f 2`, `return-moai`, `sacrifice 1 -`, `add g`, `draw 3`,
 * `refill fmpL`, `reward 0 wood`, `substitute 2 -`, `reveal 1 fg`; a semicolon
 * stands between two of them.
 *
 * Not for: what is right (each test says so itself, rn-oracle.h for all).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-rules.h"

G_BEGIN_DECLS

guint rn_test_card (char letter);
char *rn_test_cards_text (const guint8 *counts,
                          guint         n_kinds);

/* Set-ups */
RnDeal rn_test_deal (guint n_players);
void rn_test_deal_column (RnDeal     *deal,
                          guint       column,
                          const char *cards);
void rn_test_deal_hand (RnDeal     *deal,
                        guint       player,
                        const char *cards);

/* Positions: the standard one, and changes to it. The changes may break what
 * the box holds; the tests that use them look at one rule only. */
void rn_test_start (RnPosition *position,
                    guint       n_players);
void rn_test_hand (RnPosition *position,
                   guint       player,
                   const char *cards);
void rn_test_area (RnPosition *position,
                   guint       player,
                   const char *cards);
void rn_test_areas (RnPosition        *position,
                    const char *const *cards);
void rn_test_sacrifice (RnPosition *position,
                        guint       player,
                        const char *cards);
void rn_test_column (RnPosition *position,
                     guint       column,
                     const char *cards);
void rn_test_supply (RnPosition *position,
                     guint       fish,
                     guint       mulberry,
                     guint       potato,
                     guint       grain);
void rn_test_unseen (RnPosition *position,
                     const char *cards);

/* Moves */
RnMove rn_test_move (const char *text);
char *rn_test_move_text (const RnMove *move);
RnScoring rn_test_make (RnPosition *position,
                        const char *moves);
RnScoring rn_test_score (RnPosition *position,
                         guint       kind);

/* What is seen of a position */
char *rn_test_pending_text (const RnPosition *position);
char *rn_test_reason_text (const RnReason *reason);
const char *rn_test_step_text (guint step);

/* @expected names the rule, the code and the members that the code promises. */
void rn_test_assert_reason (const RnReason *reason,
                            guint           n_players,
                            const char     *expected);
/* @moves: all that are legal, in alphabetical order */
void rn_test_assert_legal (const RnPosition *position,
                           const char       *moves);
void rn_test_assert_refused (const RnPosition *position,
                             const char       *move,
                             const char       *reason);
void rn_test_assert_rule (const RnPosition *position,
                          const char       *move,
                          const char       *rule);
void rn_test_assert_turn (const RnPosition *position,
                          guint             step,
                          const char       *pending);

G_END_DECLS
