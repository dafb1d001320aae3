/* ahu-correction.c: changes in the past of a game, tried on a copy
 *
 * What the change leaves of the game is replayed move by move, up to the first
 * that no longer fits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/ahu-history-private.h"

struct _AhuCorrection
{
  AhuHistory *history;
  guint changes; /* of the history when it was tried */
  AhuLine *line;
  AhuRefusal *conflict;
};

/* Puts move in the place of n_replaced moves from index on; a NULL move only
 * takes them out. */
static AhuCorrection *
try_splice (AhuHistory *history,
            guint       index,
            guint       n_replaced,
            JsonNode   *move)
{
  AhuCorrection *self = g_new0 (AhuCorrection, 1);
  GPtrArray *moves = history->line->moves;

  self->history = history;
  self->changes = history->changes;
  self->line = ahu_line_copy (history->line, history->game, index);

  if (move != NULL)
    self->conflict = ahu_line_play (self->line, history->game, history->names, move);

  for (guint i = index + n_replaced; i < history->line->ply && self->conflict == NULL; i++)
    self->conflict = ahu_line_play (self->line, history->game, history->names,
                                    g_ptr_array_index (moves, i));

  return self;
}

AhuCorrection *
ahu_history_try_change (AhuHistory *self,
                        guint       index,
                        JsonNode   *move)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->line->ply, NULL);
  g_return_val_if_fail (move != NULL, NULL);

  return try_splice (self, index, 1, move);
}

AhuCorrection *
ahu_history_try_insert (AhuHistory *self,
                        guint       index,
                        JsonNode   *move)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index <= self->line->ply, NULL);
  g_return_val_if_fail (move != NULL, NULL);

  return try_splice (self, index, 0, move);
}

AhuCorrection *
ahu_history_try_remove (AhuHistory *self,
                        guint       index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->line->ply, NULL);

  return try_splice (self, index, 1, NULL);
}

const AhuRefusal *
ahu_correction_get_conflict (const AhuCorrection *correction)
{
  g_return_val_if_fail (correction != NULL, NULL);

  return correction->conflict;
}

guint
ahu_correction_get_n_good (const AhuCorrection *correction)
{
  g_return_val_if_fail (correction != NULL, 0);

  return correction->line->ply;
}

void
ahu_correction_free (AhuCorrection *correction)
{
  if (correction == NULL)
    return;

  ahu_line_free (correction->line);
  ahu_refusal_free (correction->conflict);
  g_free (correction);
}

void
ahu_history_accept (AhuHistory    *self,
                    AhuCorrection *correction)
{
  g_autoptr (AhuCorrection) accepted = correction;

  g_return_if_fail (self != NULL);
  g_return_if_fail (correction != NULL);
  g_return_if_fail (correction->history == self);
  g_return_if_fail (correction->changes == self->changes);

  ahu_history_replace_line (self, g_steal_pointer (&accepted->line));
}
