/* rn-oracle.h: the rules once more, written down as plainly as the rules page
 *
 * A second reading of the rules that shares nothing with the engine but the
 * types: it remembers every Sacrifice card that came and went, keeps queues
 * instead of flags, and tries all assignments of untold cards. Slow, and only
 * for comparing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-rules.h"

G_BEGIN_DECLS

#define RN_ORACLE_EVENTS 256

typedef enum
{
  RN_ORACLE_GOT,
  RN_ORACLE_LAID,
  RN_ORACLE_UNTOLD
} RnOracleEventType;

typedef struct
{
  RnOracleEventType type;
  int kind; /* of got and laid */
} RnOracleEvent;

/* What a player did with Sacrifice cards, in order. */
typedef struct
{
  RnOracleEvent events[RN_ORACLE_EVENTS];
  int n;
} RnOracleStory;

typedef struct
{
  int n_players;
  int ply;
  int turn;
  int active;
  RnStep step;
  int unseen[RN_KINDS];
  int display[RN_COLUMNS][RN_COLUMN_CARDS];
  int length[RN_COLUMNS];
  int hand[RN_MAX_PLAYERS][RN_KINDS];
  int area[RN_MAX_PLAYERS][RN_KINDS];
  int box;      /* Moai put back */
  int wood[RN_MAX_PLAYERS];
  int glory[RN_MAX_PLAYERS];
  int own[RN_MAX_PLAYERS][RN_SACRIFICES];
  int untold[RN_MAX_PLAYERS];
  int supply[RN_SACRIFICES];
  int open[RN_SACRIFICES];
  int hidden_player[RN_MAX_HIDDEN];
  int hidden_kind[RN_MAX_HIDDEN];
  int n_hidden;
  int top;
  int drawn_from;
  int scored;
  /* Who acts, one entry for each act: layings, rewards, cards owed, reveals. */
  int queue[RN_MAX_PLAYERS * 2];
  int n_queue;
  RnOracleStory story[RN_MAX_PLAYERS];
} RnOracle;

void rn_oracle_set_up (RnOracle     *oracle,
                       const RnDeal *deal);

/* Begins in the middle, with stories as if all owned cards came at once. */
void rn_oracle_begin (RnOracle         *oracle,
                      const RnPosition *position);

/* The rule that refuses @move, NULL when it is legal. */
const char *rn_oracle_refusal (const RnOracle *oracle,
                               const RnMove   *move);
void rn_oracle_apply (RnOracle     *oracle,
                      const RnMove *move);

gboolean rn_oracle_could_own (const RnOracle *oracle,
                              int             player,
                              int             kind);
gboolean rn_oracle_reveal_possible (const RnOracle *oracle,
                                    int             player,
                                    const guint8   *kinds,
                                    int             n_kinds);
int rn_oracle_random_reveal (const RnOracle *oracle,
                             int             player,
                             GRand          *rand,
                             guint8          kinds[RN_MAX_HIDDEN]);

int rn_oracle_sum (const int *numbers,
                   int        n);
int rn_oracle_cards_owned (const RnOracle *oracle,
                           int             player);
int rn_oracle_price (const RnOracle *oracle,
                     int             player,
                     int             kind);
int rn_oracle_leader (const RnOracle *oracle,
                      int             kind);
void rn_oracle_assert_same (const RnOracle   *oracle,
                            const RnPosition *position);

G_END_DECLS
