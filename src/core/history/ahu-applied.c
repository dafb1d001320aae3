/* ahu-applied.c: where in a game a rule was applied
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/history/ahu-applied.h"

void
ahu_applied_add (AhuApplied *self,
                 const char *rule)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (rule != NULL);

  if (ahu_applied_has (self, rule))
    return;

  g_return_if_fail (self->n < AHU_MAX_APPLIED);
  self->rules[self->n++] = rule;
}

void
ahu_applied_add_all (AhuApplied        *self,
                     const char *const *rules)
{
  g_return_if_fail (rules != NULL);

  for (; *rules != NULL; rules++)
    ahu_applied_add (self, *rules);
}

gboolean
ahu_applied_has (const AhuApplied *self,
                 const char       *rule)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (rule != NULL, FALSE);

  for (guint i = 0; i < self->n; i++)
    if (g_str_equal (self->rules[i], rule))
      return TRUE;

  return FALSE;
}

GArray *
ahu_applied_find (AhuHistory *history,
                  const char *rule)
{
  GArray *plies = g_array_new (FALSE, FALSE, sizeof (guint));
  const AhuGame *game;

  g_return_val_if_fail (history != NULL, plies);
  g_return_val_if_fail (rule != NULL, plies);

  game = ahu_record_get_game (ahu_history_get_record (history));
  for (guint ply = 0; game->rules_applied != NULL && ply <= ahu_history_get_ply (history); ply++)
    {
      AhuApplied applied = { 0 };

      game->rules_applied (history, ply, &applied);
      if (ahu_applied_has (&applied, rule))
        g_array_append_val (plies, ply);
    }

  return plies;
}
