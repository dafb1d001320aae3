/* ahu-correction.c: changes in the past of a game, tried on a copy
 *
 * A correction has the moves that fit, and knows which of the history's moves
 * is the next to follow. Going on gives another correction, so that a step of it
 * can be taken back; all together are accepted as one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/history/ahu-history-private.h"

struct _AhuCorrection
{
  AhuHistory *history;
  guint changes; /* of the history when it was tried */
  AhuLine *line;
  guint next;    /* of the history's moves: all before it are dealt with */
  AhuRefusal *conflict;
};

/* The lines struck through before the next move come along. */
static void
carry_struck (AhuCorrection *self)
{
  GPtrArray *struck = self->history->line->struck;

  for (guint i = 0; i < struck->len; i++)
    {
      const AhuStruckLine *line = g_ptr_array_index (struck, i);

      if (line->before == self->next)
        ahu_struck_lines_add (self->line->struck, self->line->ply, g_strdup (line->text));
    }
}

static void
go_on (AhuCorrection *self)
{
  self->next++;
  carry_struck (self);
}

/* As everybody may know it now, where the corrected game stands. Returns: (nullable) */
static JsonNode *
dup_known_move (AhuCorrection *self)
{
  const AhuGame *game = self->history->game;
  JsonNode *move = g_ptr_array_index (self->history->line->moves, self->next);

  if (game->conceal == NULL)
    return json_node_ref (move);

  return game->conceal (self->line->positions->data + (gsize) self->line->ply * game->position_size,
                        ahu_history_get_position (self->history, self->next), move);
}

/* The next move is no more: its line, struck through, stands at ply, for as long as the game
 * lasts. What the table covers by then it does not tell. */
static void
strike (AhuCorrection *self,
        guint          ply)
{
  AhuHistory *history = self->history;
  const AhuViewer later = { NULL, 0 };
  g_autoptr (JsonNode) known = dup_known_move (self);
  g_auto (GStrv) lines = NULL;

  if (known == NULL)
    return;
  lines = history->game->describe_move (ahu_history_get_position (history, self->next), known,
                                        ahu_record_get_names (history->line->record), &later);
  ahu_struck_lines_add (self->line->struck, ply, g_strjoinv ("\n", lines));
}

static void
play (AhuCorrection *self,
      JsonNode      *move)
{
  self->conflict = ahu_line_play (self->line, self->history->game, move);
}

static void
replay (AhuCorrection *self)
{
  const AhuLine *line = self->history->line;

  while (self->next < line->ply)
    {
      play (self, g_ptr_array_index (line->moves, self->next));
      if (self->conflict != NULL)
        return;
      go_on (self);
    }
}

/* All but the conflict, which the next step resolves. */
static AhuCorrection *
correction_copy (const AhuCorrection *from)
{
  AhuCorrection *self = g_new0 (AhuCorrection, 1);
  GPtrArray *struck = from->line->struck;

  self->history = from->history;
  self->changes = from->changes;
  self->next = from->next;
  self->line = ahu_line_copy (from->line, from->history->game, from->line->ply);
  for (guint i = self->line->struck->len; i < struck->len; i++)
    {
      const AhuStruckLine *line = g_ptr_array_index (struck, i);

      ahu_struck_lines_add (self->line->struck, line->before, g_strdup (line->text));
    }

  return self;
}

AhuCorrection *
ahu_history_correct (AhuHistory *self,
                     guint       index)
{
  AhuCorrection *correction;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index <= self->line->ply, NULL);

  correction = g_new0 (AhuCorrection, 1);
  correction->history = self;
  correction->changes = self->changes;
  correction->line = ahu_line_copy (self->line, self->game, index);
  correction->next = index;
  carry_struck (correction);

  return correction;
}

AhuCorrection *
ahu_history_correct_setup (AhuHistory  *self,
                           AhuRecord   *record,
                           AhuRefusal **refusal)
{
  g_autoptr (AhuLine) line = NULL;
  g_autoptr (AhuRefusal) reason = NULL;
  AhuCorrection *correction;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (AHU_IS_RECORD (record), NULL);
  g_return_val_if_fail (ahu_record_get_game (record) == self->game, NULL);

  line = ahu_line_new (record);
  reason = ahu_line_set_up (line);
  if (reason != NULL)
    {
      if (refusal != NULL)
        *refusal = g_steal_pointer (&reason);
      return NULL;
    }

  correction = g_new0 (AhuCorrection, 1);
  correction->history = self;
  correction->changes = self->changes;
  correction->line = g_steal_pointer (&line);
  carry_struck (correction);
  replay (correction);

  return correction;
}

AhuCorrection *
ahu_correction_keep (const AhuCorrection *correction,
                     guint                ply)
{
  AhuCorrection *self;

  g_return_val_if_fail (correction != NULL, NULL);
  g_return_val_if_fail (ply <= correction->line->ply, NULL);
  g_return_val_if_fail (correction->next == correction->line->ply, NULL);

  self = g_new0 (AhuCorrection, 1);
  self->history = correction->history;
  self->changes = correction->changes;
  self->line = ahu_line_copy (correction->line, self->history->game, ply);
  self->next = ply;
  carry_struck (self);

  return self;
}

AhuCorrection *
ahu_correction_change (const AhuCorrection *correction,
                       JsonNode            *move)
{
  AhuCorrection *self;

  g_return_val_if_fail (correction != NULL, NULL);
  g_return_val_if_fail (correction->next < correction->history->line->ply, NULL);
  g_return_val_if_fail (move != NULL, NULL);

  self = correction_copy (correction);
  play (self, move);
  if (self->conflict == NULL)
    {
      strike (self, correction->line->ply);
      go_on (self);
      replay (self);
    }

  return self;
}

AhuCorrection *
ahu_correction_insert (const AhuCorrection *correction,
                       JsonNode            *move)
{
  AhuCorrection *self;

  g_return_val_if_fail (correction != NULL, NULL);
  g_return_val_if_fail (move != NULL, NULL);

  self = correction_copy (correction);
  play (self, move);
  if (self->conflict == NULL)
    replay (self);

  return self;
}

AhuCorrection *
ahu_correction_remove (const AhuCorrection *correction)
{
  AhuCorrection *self;

  g_return_val_if_fail (correction != NULL, NULL);
  g_return_val_if_fail (correction->next < correction->history->line->ply, NULL);

  self = correction_copy (correction);
  strike (self, self->line->ply);
  go_on (self);
  replay (self);

  return self;
}

const AhuRefusal *
ahu_correction_get_conflict (const AhuCorrection *correction)
{
  g_return_val_if_fail (correction != NULL, NULL);

  return correction->conflict;
}

guint
ahu_correction_get_next (const AhuCorrection *correction)
{
  g_return_val_if_fail (correction != NULL, 0);

  return correction->next;
}

AhuHistory *
ahu_correction_branch (const AhuCorrection *correction)
{
  AhuHistory *history;
  AhuLine *line;

  g_return_val_if_fail (correction != NULL, NULL);

  history = correction->history;
  line = ahu_line_copy (correction->line, history->game, correction->line->ply);
  return ahu_history_new_from_line (line);
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

/* Moves that were taken back, perhaps only to get at the one that is corrected. Returns: how
 * many of them can be made again after all others */
static guint
carry_undone (AhuCorrection *self)
{
  GPtrArray *moves = self->history->line->moves;
  guint n = ahu_history_get_n_undone (self->history);
  guint ply = self->line->ply;
  guint n_good = 0;

  for (; n_good < n; n_good++)
    {
      g_autoptr (AhuRefusal) refusal = ahu_line_play (self->line, self->history->game,
                                                      g_ptr_array_index (moves, self->next));

      if (refusal != NULL)
        break;
      go_on (self);
    }
  self->line->ply = ply;

  return n_good;
}

void
ahu_history_accept (AhuHistory    *self,
                    AhuCorrection *correction)
{
  g_autoptr (AhuCorrection) accepted = correction;
  guint n_undone = 0;

  g_return_if_fail (self != NULL);
  g_return_if_fail (correction != NULL);
  g_return_if_fail (correction->history == self);
  g_return_if_fail (correction->changes == self->changes);

  if (accepted->next == self->line->ply)
    n_undone = carry_undone (accepted);
  else
    for (; accepted->next < self->line->ply; go_on (accepted))
      strike (accepted, accepted->line->ply);

  ahu_history_replace_line (self, g_steal_pointer (&accepted->line), n_undone);
}
