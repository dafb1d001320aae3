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
  g_return_if_fail (advisor != NULL && advisor->game != NULL && advisor->game->places != NULL);
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
  g_strfreev (self->reasons);
  g_clear_pointer (&self->details, json_object_unref);
  g_free (self);
}
