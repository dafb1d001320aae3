/* rn-bot.h: players that the computer plays
 *
 * A bot chooses one of the legal moves by what its seat can know (rn-knowledge.h).
 * Not for refills, which nobody chooses (rn-shuffle.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/ahu-random.h"
#include "games/rapanui/advisor/rn-advisor.h"
#include "games/rapanui/engine/rn-rules.h"

G_BEGIN_DECLS

/**
 * RnBotChoose:
 * @knowledge: what the bot's seat knows, in which it has to act
 * @moves: (array length=n_moves): its legal moves
 * @n_moves: how many, at least 1
 * @limits: what the decision may cost; `seed` is not used
 * @random: the bot's own stream
 * @cancellable: (nullable): to stop early, with any move
 *
 * Returns: the index of the move chosen
 */
typedef guint (*RnBotChoose) (const RnKnowledge *knowledge,
                              const RnMove      *moves,
                              guint              n_moves,
                              const AhuLimits   *limits,
                              AhuRandom         *random,
                              GCancellable      *cancellable);

/**
 * RnBot:
 * @id: the name on the command line
 * @choose: how it plays
 */
typedef struct
{
  const char *id;
  RnBotChoose choose;
} RnBot;

/* Returns: (transfer none) (nullable): the bot, %NULL if there is none of that name */
const RnBot *rn_bot_find (const char *id);

/* Returns: (transfer none) (array zero-terminated=1): all names */
const char *const *rn_bot_ids (void);

/* Where several may act in any order, leaves the moves of one.
 * @player: a player who has to act in it
 * @moves: (out caller-allocates) (array fixed-size=19): what is legal for @player, in the order of
 *   [func@legal_moves]
 * Returns: how many */
guint rn_bot_own_moves (const RnPosition *position,
                        guint             player,
                        RnMove            moves[RN_MAX_LEGAL]);

/* Chooses uniformly. A face-down card is always told: a computer has nobody to hide it from, and a game with an
 * untold card would need a reveal.
 * @moves: (array length=n_moves): the legal moves
 * @n_moves: how many, at least 1
 * @random: what decides
 * Returns: the index of the move chosen */
static inline guint
rn_bot_random_choose (const RnMove *moves,
                      guint         n_moves,
                      AhuRandom    *random)
{
  guint chosen;

  if (n_moves == 1)
    return 0;

  do
    chosen = ahu_random_below (random, n_moves);
  while (moves[chosen].type == RN_MOVE_SACRIFICE && moves[chosen].kind == RN_SACRIFICE_NULL);

  return chosen;
}

G_END_DECLS
