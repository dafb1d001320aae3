/* rn-takings.h: who takes what at the table in a scoring, as numbers, tokens and words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-position.h"
#include "games/rapanui/engine/rn-rules.h"

G_BEGIN_DECLS

/* @kind: a card kind
 * Returns: (transfer none): “Priests are scored.” */
const char *rn_scored_sentence (guint kind);

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

/* Collects what to take at the table from two positions.
 * @takings: (out caller-allocates): what the scoring gives
 * @before: the position before the move that triggered a scoring
 * @scoring: the scoring that the move triggered
 * @now: the present position: that after the move, or a later one of the same scoring, so that rewards and
 *   substitutes chosen meanwhile count */
void rn_takings (RnTakings        *takings,
                 const RnPosition *before,
                 const RnScoring  *scoring,
                 const RnPosition *now);

/* @taking: what a player takes
 * @name: the player's name
 * Returns: (transfer full): “Ben takes 7 wood: 5 + 1 + 1.” */
char *rn_taking_words (const RnTaking *taking,
                       const char     *name);

/* Makes up the wood, or the glory points, from tokens of the box (R1.5), the largest first.
 * @taking: what a player takes
 * @tokens: (out caller-allocates) (array fixed-size=16): values of the tokens
 * Returns: how many tokens, 0 for cards */
guint rn_taking_tokens (const RnTaking *taking,
                        guint8          tokens[RN_TAKING_MAX_TOKENS]);

/* @taking: what a player takes
 * @scored: the [enum@Kind] scored
 * Returns: (transfer full): the count, the bonus and the rules, such as “6 × Lumberjack in the display, and 1 bonus
 *   for being alone in front (R7.4, R7.7)” */
char *rn_taking_why (const RnTaking *taking,
                     guint           scored);

G_END_DECLS
