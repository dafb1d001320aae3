/* rn-sentences.h: every sentence about a game of Rapa Nui, in the user's language
 *
 * The one place where facts become words, for the window and the command line
 * alike. Rules and numbers come from the engine; nothing is decided here.
 * Kinds of hidden cards are never named unless a function says so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-game.h"
#include "games/rapanui/engine/rn-final.h"
#include "games/rapanui/engine/rn-rules.h"
#include "games/rapanui/notation/rn-names.h"
#include "games/rapanui/study/rn-seen.h"
#include "games/rapanui/study/rn-takings.h"

G_BEGIN_DECLS

/* @reason: a reason with another code than `RN_OK`
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): one sentence without the rule number, such as “A Moai costs 7 wood, Ben has 4.” */
char *rn_reason_sentence (const RnReason    *reason,
                          const char *const *names);

/* @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full) (nullable): the sentence with the rule in parentheses, %NULL if there is no reason */
char *rn_reason_text (const RnReason    *reason,
                      const char *const *names);

/* @position: a position in which a column is refilled
 * @n_laid: how many cards lie there already, less than four
 * Returns: (transfer full): one sentence that says which card comes next */
char *rn_refill_prompt (const RnPosition *position,
                        guint             n_laid);

/* @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): one sentence that says who does what now */
char *rn_prompt (const RnPosition  *position,
                 const char *const *names);

/* Whom the prompt names, or all who may act in any order.
 * Returns: (transfer none) (nullable): what @player has to do now, to stand beside the name, such as “lays a card”;
 *   %NULL for those who wait */
const char *rn_acting_words (const RnPosition *position,
                             guint             player);

/* Returns: (transfer none): why nothing more is taken once the game has ended */
const char *rn_end_sentence (void);

/* Returns: (transfer full) (nullable): what [func@acting_words] says; for the active player who waits for others,
 *   whose turn it is, such as “turn 35”; %NULL for all others */
char *rn_player_words (const RnPosition *position,
                       guint             player);

/* @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): “Turn 12 · Ben” */
char *rn_heading (const RnPosition  *position,
                  const char *const *names);

/* Tells a move without what followed from it, and who made it; face-down kinds are not told.
 * @move: a legal move of @before
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): a sentence */
char *rn_tell_move (const RnPosition  *before,
                    const RnMove      *move,
                    const char *const *names);

/* Tells a move and what followed from it as lines of the log, face-down kinds not told. To a viewer the kinds of
 * cards on the Stone are told until the sacrifice round is over, and that of the uppermost as long as it lies there
 * (R6.5); kinds that were bought or taken until the turn is over; all of them once the game is.
 * @before: the position before the move
 * @move: a legal move of @before
 * @names: (array zero-terminated=1): the players' names by seat
 * @viewer: (nullable): who reads it, with flags of `RnOpen`; %NULL: who may know all that lay face up once
 * Returns: (transfer full) (array zero-terminated=1): the lines, at least one */
char **rn_describe_move (const RnPosition  *before,
                         const RnMove      *move,
                         const char *const *names,
                         const AhuViewer   *viewer);

/* @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): “Chiara wins with 51 glory points” */
char *rn_result_headline (const RnFinal     *final,
                          const char *const *names);

/* @index: a position in `final->order`
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full) (nullable): how a tie on points was broken or why the place is shared, %NULL where points
 *   alone decide */
char *rn_place_note (const RnFinal     *final,
                     guint              index,
                     const char *const *names);

/* Says it for somebody who counts the table, where [func@reason_sentence] speaks of a file.
 * @reason: a problem of a total, from [func@sheet_find_problems]
 * Returns: (transfer full): how many there are in all and how many the box has */
char *rn_box_sentence (const RnReason *reason);

/* @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): the final table as plain text, with the explanation, for the command line and the
 *   clipboard */
char *rn_final_text (const RnFinal     *final,
                     const char *const *names);

G_END_DECLS
