/* tp-bot.c: players of Tapati that the computer plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/advisor/tp-bot.h"

#include "games/tapati/advisor/tp-judge.h"
#include "games/tapati/advisor/tp-search.h"

static guint
choose_random (const TpPosition *position,
               guint             player,
               const TpMove     *moves,
               guint             n_moves,
               const TpLimits   *limits,
               AhuRandom        *random)
{
  return n_moves > 1 ? ahu_random_below (random, n_moves) : 0;
}

/* The move after which the own board is worth most; of equal ones any. */
static guint
choose_greedy (const TpPosition *position,
               guint             player,
               const TpMove     *moves,
               guint             n_moves,
               const TpLimits   *limits,
               AhuRandom        *random)
{
  double best_worth = 0;
  guint best = 0;
  guint n_best = 0;

  for (guint i = 0; i < n_moves && n_moves > 1; i++)
    {
      TpPosition after = *position;
      double worth;

      tp_apply (&after, &moves[i], NULL);
      worth = tp_judge (&after, player);
      if (n_best == 0 || worth > best_worth)
        {
          best_worth = worth;
          best = i;
          n_best = 1;
        }
      else if (worth == best_worth && ahu_random_below (random, ++n_best) == 0)
        {
          best = i;
        }
    }

  return best;
}

static const TpBot bots[] = {
  { "random", choose_random },
  { "greedy", choose_greedy },
  { "strong", tp_search },
};

const TpBot *
tp_bot_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (bots); i++)
    if (g_str_equal (bots[i].id, id))
      return &bots[i];

  return NULL;
}

char *
tp_bot_list (void)
{
  const char *ids[G_N_ELEMENTS (bots) + 1] = { NULL };

  for (guint i = 0; i < G_N_ELEMENTS (bots); i++)
    ids[i] = bots[i].id;

  return g_strjoinv (", ", (char **) ids);
}

guint
tp_bot_own_moves (const TpPosition *position,
                  guint             player,
                  TpMove            moves[TP_MAX_LEGAL])
{
  TpPosition own = *position;

  /* What others may do at the same time is left out. */
  own.pending &= (guint8) (1u << player);

  return tp_legal_moves (&own, moves);
}
