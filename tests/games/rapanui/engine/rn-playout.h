/* rn-playout.h: random games with a virtual shuffle, for tests
 *
 * Not for: whether the engine is right; a playout trusts its list of legal
 * moves and plays one of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rn-oracle.h"

G_BEGIN_DECLS

/* No game is longer. 16 + 32 cards can be drawn, so there are at most 48 turns.
 * Purchases and plays 96, sacrifice rounds of the 9 Moai 45, draws 48, refills
 * 8, substitutes 5 in each of 48 scorings 240, reveals 4. */
#define RN_PLAYOUT_MAX 441

typedef enum
{
  RN_PLAYOUT_TOLD, /* every face-down card is told */
  RN_PLAYOUT_TRUE, /* some aren't; what is told is what happens at the table */
  RN_PLAYOUT_FREE  /* some aren't; whatever the program accepts happens */
} RnPlayoutStyle;

typedef struct
{
  GRand *rand;
  RnPlayoutStyle style;
  RnDeal deal;
  guint8 pile[50]; /* the shuffled draw pile */
  guint n_dealt;
  RnOracle oracle;
  /* What really was laid without being told. */
  guint8 laid[RN_MAX_PLAYERS][RN_MAX_HIDDEN];
  guint n_laid[RN_MAX_PLAYERS];
  /* Build a Moai whenever possible: many sacrifice rounds. */
  gboolean pious;
} TestPlayout;

void test_playout_begin (TestPlayout    *playout,
                         GRand          *rand,
                         guint           n_players,
                         RnPlayoutStyle  style);

/* A move as it would be entered in @position, which isn't over. */
RnMove test_playout_choose (TestPlayout      *playout,
                            const RnPosition *position);

G_END_DECLS
