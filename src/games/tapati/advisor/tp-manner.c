/* tp-manner.c: how the players of a game of Tapati play, as their moves tell
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/advisor/tp-manner.h"

#include <math.h>
#include <string.h>

#include "games/tapati/advisor/tp-bot.h"
#include "games/tapati/advisor/tp-judge.h"
#include "games/tapati/advisor/tp-playout.h"
#include "games/tapati/engine/tp-json.h"

const TpMannerOptions tp_manner_options = {
  .temperature = 0.6,
  .slip = 0.1,
};

/* Never surer than that, so that who begins to play otherwise is soon known. */
#define SUREST 6.0

/* What the rule of thumb says of a player's moves. */
typedef struct
{
  double weights[TP_MAX_LEGAL]; /* for who goes an own way */
  double sum;
  gboolean is_best[TP_MAX_LEGAL];
  guint n_best;
} Opinion;

static void
form_opinion (Opinion          *self,
              const TpPosition *position,
              guint             player,
              const TpMove     *moves,
              guint             n_moves,
              double            temperature)
{
  double worths[TP_MAX_LEGAL];
  double best = -G_MAXDOUBLE;

  for (guint i = 0; i < n_moves; i++)
    {
      TpPosition after = *position;

      tp_apply (&after, &moves[i], NULL);
      worths[i] = tp_judge (&after, player);
      best = MAX (best, worths[i]);
    }

  self->sum = 0;
  self->n_best = 0;
  for (guint i = 0; i < n_moves; i++)
    {
      self->weights[i] = exp ((worths[i] - best) / temperature);
      self->sum += self->weights[i];
      self->is_best[i] = worths[i] >= best;
      self->n_best += self->is_best[i];
    }
}

void
tp_manner_begin (TpManner              *self,
                 const TpMannerOptions *options)
{
  *self = (TpManner) { .options = options };
}

void
tp_manner_observe (TpManner         *self,
                   const TpPosition *position,
                   const TpMove     *made)
{
  double slip = self->options->slip;
  TpMove moves[TP_MAX_LEGAL];
  Opinion opinion;
  double own, greedy;
  guint n_moves;
  guint at = 0;

  if (made->type == TP_MOVE_REVEAL)
    return;

  n_moves = tp_bot_own_moves (position, made->player, moves);
  while (at < n_moves && memcmp (&moves[at], made, sizeof *made) != 0)
    at++;
  if (n_moves < 2 || at == n_moves)
    return;

  form_opinion (&opinion, position, made->player, moves, n_moves, self->options->temperature);
  own = (1 - slip) * opinion.weights[at] / opinion.sum + slip / n_moves;
  greedy = (1 - slip) * opinion.is_best[at] / opinion.n_best + slip / n_moves;
  self->odds[made->player] = CLAMP (self->odds[made->player] + log (own / greedy), -SUREST, SUREST);
}

void
tp_manner_from_history (TpManner   *self,
                        AhuHistory *history,
                        guint       ply)
{
  GPtrArray *moves = ahu_history_get_moves (history);

  tp_manner_begin (self, &tp_manner_options);
  for (guint i = 0; i < ply; i++)
    {
      TpMove made;

      tp_move_from_json (&made, g_ptr_array_index (moves, i));
      tp_manner_observe (self, ahu_history_get_position (history, i), &made);
    }
}

/* From 0 to 1, which it never is. */
static double
draw_share (AhuRandom *random)
{
  return (double) (ahu_random_next (random) >> 11) / (double) (G_GUINT64_CONSTANT (1) << 53);
}

static guint
choose_own (double            temperature,
            const TpPosition *position,
            guint             player,
            const TpMove     *moves,
            guint             n_moves,
            AhuRandom        *random)
{
  Opinion opinion;
  double at;
  guint i = 0;

  if (n_moves == 1)
    return 0;

  form_opinion (&opinion, position, player, moves, n_moves, temperature);
  at = draw_share (random) * opinion.sum;
  while (i + 1 < n_moves && at >= opinion.weights[i])
    at -= opinion.weights[i++];

  return i;
}

gboolean
tp_manner_draw (const TpManner *self,
                guint           n_players,
                AhuRandom      *random)
{
  double odds = self->odds[0];

  for (guint p = 1; p < n_players; p++)
    odds = MIN (odds, self->odds[p]);

  return draw_share (random) < 1 / (1 + exp (-odds));
}

void
tp_manner_play_on (const TpManner *self,
                   TpPosition     *position,
                   AhuRandom      *random)
{
  while (position->step != TP_STEP_OVER)
    {
      guint8 pending[TP_MAX_PLAYERS] = { 0 };
      TpMove moves[TP_MAX_LEGAL];
      guint at = 0;

      if (position->step == TP_STEP_REVEAL)
        {
          tp_draw (position, moves, random);
        }
      else
        {
          tp_position_pending (position, pending);
          at = choose_own (self->options->temperature, position, pending[0], moves,
                           tp_bot_own_moves (position, pending[0], moves), random);
        }
      tp_apply (position, &moves[at], NULL);
    }
}
