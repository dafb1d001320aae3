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

G_BEGIN_DECLS

/**
 * rn_kind_name:
 * @kind: a card kind
 *
 * Returns: (transfer none): the name of a card of @kind, such as “Lumberjack”
 */
const char *rn_kind_name (guint kind);

/**
 * rn_kind_name_hyphenated:
 * @kind: a card kind
 *
 * Returns: (transfer none): the same with soft hyphens (U+00AD) where a narrow
 *   card may break it
 */
const char *rn_kind_name_hyphenated (guint kind);

/**
 * rn_sacrifice_name:
 * @sacrifice: a Sacrifice kind, 0–3
 *
 * Returns: (transfer none): its name, such as “Fish”
 */
const char *rn_sacrifice_name (guint sacrifice);

/**
 * rn_list_names:
 * @names: (array length=n): players or kinds of cards
 * @n: how many, 1–4
 *
 * Returns: (transfer full): “Anna, Ben and Chiara”
 */
char *rn_list_names (const char *const *names,
                     guint              n);

/**
 * rn_keep_together:
 * @text: (transfer full): a part of a sentence, such as “4 Moai × 4 = 16”
 *
 * Returns: (transfer full): the same with no-break spaces (U+00A0) if it is
 *   short
 */
char *rn_keep_together (char *text);

/**
 * rn_reason_sentence:
 * @reason: a reason with another code than `RN_OK`
 * @names: (array zero-terminated=1): the players' names by seat
 *
 * Returns: (transfer full): one sentence without the rule number, such as
 *   “A Moai costs 7 wood, Ben has 4.”
 */
char *rn_reason_sentence (const RnReason    *reason,
                          const char *const *names);

/**
 * rn_refill_prompt:
 * @position: a position in which a column is refilled
 * @n_laid: how many cards lie there already, less than four
 *
 * Returns: (transfer full): one sentence that says which card comes next
 */
char *rn_refill_prompt (const RnPosition *position,
                        guint             n_laid);

/**
 * rn_prompt:
 * @position: a position
 * @names: (array zero-terminated=1): the players' names by seat
 *
 * Returns: (transfer full): one sentence that says who does what now
 */
char *rn_prompt (const RnPosition  *position,
                 const char *const *names);

/**
 * rn_acting_words:
 * @position: a position
 * @player: a player
 *
 * Whom the prompt names, or all who may act in any order.
 *
 * Returns: (transfer none) (nullable): what @player has to do now, to stand beside the
 *   name, such as “lays a card”; %NULL for those who wait
 */
const char *rn_acting_words (const RnPosition *position,
                             guint             player);

/**
 * rn_end_sentence:
 *
 * Returns: (transfer none): why nothing more is taken once the game has ended
 */
const char *rn_end_sentence (void);

/**
 * rn_player_words:
 * @position: a position
 * @player: a player
 *
 * Returns: (transfer full) (nullable): what [func@acting_words] says; for the active player
 *   who waits for others, whose turn it is, such as “turn 35”; %NULL for all others
 */
char *rn_player_words (const RnPosition *position,
                       guint             player);

/**
 * rn_heading:
 * @position: a position
 * @names: (array zero-terminated=1): the players' names by seat
 *
 * Returns: (transfer full): “Turn 12 · Ben”
 */
char *rn_heading (const RnPosition  *position,
                  const char *const *names);

/**
 * RnOpen:
 * @RN_OPEN_STONE: all cards laid face up on the Stone (D3)
 * @RN_OPEN_HOLDINGS: the Sacrifice cards of the player in seat 0; those of seat n have the
 *   flag shifted by n
 *
 * What players can agree to leave open, flags of `AhuViewer.open`.
 */
typedef enum
{
  RN_OPEN_STONE = 1 << 0,
  RN_OPEN_HOLDINGS = 1 << 1
} RnOpen;

/**
 * rn_tell_move:
 * @before: a position
 * @move: a legal move of @before
 * @names: (array zero-terminated=1): the players' names by seat
 *
 * Tells a move without what followed from it, and who made it; face-down kinds are not told.
 *
 * Returns: (transfer full): a sentence
 */
char *rn_tell_move (const RnPosition  *before,
                    const RnMove      *move,
                    const char *const *names);

/**
 * rn_describe_move:
 * @before: the position before the move
 * @move: a legal move of @before
 * @names: (array zero-terminated=1): the players' names by seat
 * @viewer: (nullable): who reads it, with flags of `RnOpen`; %NULL: who may know all that
 *   lay face up once
 *
 * Tells a move and what followed from it as lines of the log, face-down kinds
 * not told. To a viewer the kinds of cards on the Stone are told until the sacrifice round is
 * over, and that of the uppermost as long as it lies there (R6.5); kinds that were bought or
 * taken until the turn is over; all of them once the game is.
 *
 * Returns: (transfer full) (array zero-terminated=1): the lines, at least one
 */
char **rn_describe_move (const RnPosition  *before,
                         const RnMove      *move,
                         const char *const *names,
                         const AhuViewer   *viewer);

/**
 * rn_scored_sentence:
 * @kind: a card kind
 *
 * Returns: (transfer none): “Priests are scored.”
 */
const char *rn_scored_sentence (guint kind);

/**
 * rn_signed_points:
 * @points: points won or lost
 *
 * Returns: (transfer full): “+6”, “0”, “−2”
 */
char *rn_signed_points (int points);

/**
 * RnTaking:
 * @player: who takes
 * @wood: wood taken, 0 or more
 * @glory: glory points taken
 * @cards: Sacrifice cards taken, by kind
 * @count: cards of the kind scored in the personal display
 * @base: what the displayed cards give
 * @bonus: 1 with the sole majority
 *
 * What a player takes in a scoring, so far.
 */
typedef struct
{
  guint8 player;
  guint16 wood;
  guint16 glory;
  guint8 cards[RN_SACRIFICES];
  guint8 count;
  guint8 base;
  guint8 bonus;
} RnTaking;

/**
 * RnTakings:
 * @kind: the card kind scored
 * @n: how many players take something
 * @takings: by seat, so that everybody finds theirs in the same place each time
 * @short_wood: whether the wood tokens of the box can't pay (D7)
 * @short_glory: whether the glory tiles of the box can't pay (D7)
 */
typedef struct
{
  guint8 kind;
  guint8 n;
  RnTaking takings[RN_MAX_PLAYERS];
  gboolean short_wood;
  gboolean short_glory;
} RnTakings;

/* Nobody displays more cards than a kind has; 9 Priests and the bonus are 10. */
#define RN_TAKING_MAX_TOKENS 16

/**
 * rn_takings:
 * @takings: (out caller-allocates): what the scoring gives
 * @before: the position before the move that triggered a scoring
 * @scoring: the scoring that the move triggered
 * @now: the present position: that after the move, or a later one of the same
 *   scoring, so that rewards and substitutes chosen meanwhile count
 *
 * Collects what to take at the table from two positions.
 */
void rn_takings (RnTakings        *takings,
                 const RnPosition *before,
                 const RnScoring  *scoring,
                 const RnPosition *now);

/**
 * rn_taking_words:
 * @taking: what a player takes
 * @name: the player's name
 *
 * Returns: (transfer full): “Ben takes 7 wood: 5 + 1 + 1.”
 */
char *rn_taking_words (const RnTaking *taking,
                       const char     *name);

/**
 * rn_taking_tokens:
 * @taking: what a player takes
 * @tokens: (out caller-allocates) (array fixed-size=16): values of the tokens
 *
 * Makes up the wood, or the glory points, from tokens of the box (R1.5), the
 * largest first.
 *
 * Returns: how many tokens, 0 for cards
 */
guint rn_taking_tokens (const RnTaking *taking,
                        guint8          tokens[RN_TAKING_MAX_TOKENS]);

/**
 * rn_taking_why:
 * @taking: what a player takes
 * @scored: the [enum@Kind] scored
 *
 * Returns: (transfer full): the count, the bonus and the rules, such as
 *   “6 × Lumberjack in the display, and 1 bonus for being alone in front (R7.4,
 *   R7.7)”
 */
char *rn_taking_why (const RnTaking *taking,
                     guint           scored);

/**
 * rn_result_headline:
 * @final: a ranking
 * @names: (array zero-terminated=1): the players' names by seat
 *
 * Returns: (transfer full): “Chiara wins with 51 glory points”
 */
char *rn_result_headline (const RnFinal     *final,
                          const char *const *names);

/**
 * rn_place_note:
 * @final: a ranking
 * @index: a position in `final->order`
 * @names: (array zero-terminated=1): the players' names by seat
 *
 * Returns: (transfer full) (nullable): how a tie on points was broken or why
 *   the place is shared, %NULL where points alone decide
 */
char *rn_place_note (const RnFinal     *final,
                     guint              index,
                     const char *const *names);

/**
 * rn_box_sentence:
 * @reason: a problem of a total, from [func@sheet_find_problems]
 *
 * Says it for somebody who counts the table, where [func@reason_sentence]
 * speaks of a file.
 *
 * Returns: (transfer full): how many there are in all and how many the box has
 */
char *rn_box_sentence (const RnReason *reason);

/**
 * rn_final_text:
 * @final: a ranking
 * @names: (array zero-terminated=1): the players' names by seat
 *
 * Returns: (transfer full): the final table as plain text, with the
 *   explanation, for the command line and the clipboard
 */
char *rn_final_text (const RnFinal     *final,
                     const char *const *names);

G_END_DECLS
