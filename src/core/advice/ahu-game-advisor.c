/* ahu-game-advisor.c: who plays and judges games for the computer
 *
 * Filled by whoever starts the program, like the games themselves (ahu-game.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/advice/ahu-game-advisor.h"

#define MAX_ADVISORS 16

/* Written at the start, before there is a second thread. */
static const AhuGameAdvisor *advisors[MAX_ADVISORS];
static guint n_advisors;

void
ahu_game_advisor_register (const AhuGameAdvisor *advisor)
{
  g_return_if_fail (advisor != NULL && advisor->game != NULL);
  g_return_if_fail (advisor->play == NULL || advisor->game->places != NULL);
  g_return_if_fail (advisor->game->max_players <= AHU_MAX_SEATS);

  if (ahu_game_advisor_find (advisor->game) == NULL && n_advisors < MAX_ADVISORS)
    advisors[n_advisors++] = advisor;
}

const AhuGameAdvisor *
ahu_game_advisor_find (const AhuGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  for (guint i = 0; i < n_advisors; i++)
    if (advisors[i]->game == game)
      return advisors[i];

  return NULL;
}

void
ahu_advice_free (AhuAdvice *self)
{
  json_node_unref (self->move);
  g_free (self->text);
  g_free (self->points_text);
  g_free (self);
}

AhuAnalysisMove *
ahu_analysis_move_copy (const AhuAnalysisMove *self)
{
  AhuAnalysisMove *copy = g_new (AhuAnalysisMove, 1);

  *copy = *self;
  copy->move = json_node_ref (self->move);
  copy->best = json_node_ref (self->best);
  copy->best_text = g_strdup (self->best_text);

  return copy;
}

void
ahu_analysis_move_free (AhuAnalysisMove *self)
{
  json_node_unref (self->move);
  json_node_unref (self->best);
  g_free (self->best_text);
  g_free (self);
}

gboolean
ahu_game_advisor_can_practise (const AhuGameAdvisor *self)
{
  return self != NULL && self->n_computers > 0 && self->choose != NULL && self->deal != NULL;
}

AhuNext
ahu_game_advisor_get_next (const AhuGameAdvisor *self,
                           gconstpointer         position)
{
  g_return_val_if_fail (self != NULL, AHU_NEXT_TOLD);

  if (self->next != NULL)
    return self->next (position);

  return self->game->is_over (position) ? AHU_NEXT_TOLD : AHU_NEXT_CHOICE;
}

const char *
ahu_game_advisor_get_words (const AhuGameAdvisor *self,
                            AhuAdviceWords        which)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->words != NULL ? self->words (which) : NULL;
}

const char *
ahu_game_advisor_choose_bot (const AhuGameAdvisor *self,
                             AhuStrength           strength,
                             guint64               seed)
{
  AhuRandom random = { seed };
  const AhuComputer *computer;

  g_return_val_if_fail (ahu_game_advisor_can_practise (self), NULL);

  computer = &self->computers[0];
  for (guint i = 1; i < self->n_computers && self->computers[i].strength <= strength; i++)
    computer = &self->computers[i];

  return computer->slip != NULL && ahu_random_below (&random, computer->slips) == 0 ? computer->slip : computer->bot;
}
