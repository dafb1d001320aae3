/* ahu-scoring.c: what a result sheet comes to, of any game, while it is being entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/game/ahu-scoring.h"

AhuScoring *
ahu_scoring_new (guint n_players)
{
  AhuScoring *self = g_new0 (AhuScoring, 1);

  self->n_players = n_players;
  self->players = g_new0 (AhuScoringPlayer, n_players);

  return self;
}

gboolean
ahu_scoring_is_result (const AhuScoring *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->ranking != NULL && (self->problems == NULL || self->problems[0] == NULL);
}

void
ahu_scoring_free (AhuScoring *self)
{
  for (guint i = 0; i < self->n_players; i++)
    g_free (self->players[i].sum);
  g_free (self->players);
  g_strfreev (self->problems);
  g_clear_pointer (&self->ranking, ahu_ranking_free);
  g_free (self);
}
