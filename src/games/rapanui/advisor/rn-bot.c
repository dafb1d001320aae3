/* rn-bot.c: players that the computer plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/advisor/rn-bot.h"

#include "games/rapanui/advisor/rn-judge.h"
#include "games/rapanui/advisor/rn-search.h"

static guint
choose_random (const RnKnowledge *knowledge G_GNUC_UNUSED,
               const RnMove       *moves,
               guint               n_moves,
               const AhuLimits    *limits G_GNUC_UNUSED,
               AhuRandom          *random,
               GCancellable       *cancellable G_GNUC_UNUSED)
{
  return rn_bot_random_choose (moves, n_moves, random);
}

/* What it doesn't know it assumes to be as likely as any. */
static guint
choose_greedy (const RnKnowledge *knowledge,
               const RnMove       *moves,
               guint               n_moves,
               const AhuLimits    *limits G_GNUC_UNUSED,
               AhuRandom          *random,
               GCancellable       *cancellable G_GNUC_UNUSED)
{
  RnDealing dealing;

  rn_knowledge_deal (knowledge, random, &dealing);

  return rn_judge_best (&rn_weights, &dealing.position, moves, n_moves);
}

static guint
choose_strong (const RnKnowledge *knowledge,
               const RnMove      *moves,
               guint              n_moves,
               const AhuLimits   *limits,
               AhuRandom         *random,
               GCancellable      *cancellable)
{
  AhuLimits own = ahu_limits_settle (limits);
  RnSearchResult results[RN_MAX_LEGAL];

  /* An untold card comes last, and is never laid. */
  if (rn_move_is_untold (&moves[n_moves - 1]))
    n_moves--;
  if (n_moves == 1)
    return 0;

  own.seed = ahu_random_next (random);
  own.answer_only = TRUE;
  rn_search_run (&rn_search_options, knowledge, moves, n_moves, &own, cancellable, results);

  return rn_search_best (knowledge, results, n_moves);
}

static const RnBot bots[] = {
  { "random", choose_random },
  { "greedy", choose_greedy },
  { "strong", choose_strong },
};

const RnBot *
rn_bot_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (bots); i++)
    {
      if (g_str_equal (bots[i].id, id))
        return &bots[i];
    }

  return NULL;
}

const char *const *
rn_bot_ids (void)
{
  static const char *ids[G_N_ELEMENTS (bots) + 1];

  for (guint i = 0; i < G_N_ELEMENTS (bots); i++)
    ids[i] = bots[i].id;

  return ids;
}

guint
rn_bot_own_moves (const RnPosition *position,
                  guint             player,
                  RnMove            moves[RN_MAX_LEGAL])
{
  guint n_moves = rn_legal_moves (position, moves);
  guint n_own = 0;

  if (position->step != RN_STEP_REWARD)
    return n_moves;

  for (guint i = 0; i < n_moves; i++)
    {
      if (moves[i].player == player)
        moves[n_own++] = moves[i];
    }

  return n_own;
}
