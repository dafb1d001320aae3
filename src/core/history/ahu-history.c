/* ahu-history.c: the moves of a game with undo and redo
 *
 * A step that can be undone is a move or a correction. A move needs nothing but
 * the cursor, and the mark whether it goes with the move before. A correction is the line of moves from before it, which changes
 * places with the present one; so both are undone at once, however long the
 * game.
 *
 * Not for: trying corrections (ahu-correction.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/history/ahu-history-private.h"

#include <string.h>

#include "core/record/ahu-record-counts.h"

/* The step of a move, and of one that goes with the move before; the step of a correction
 * is an AhuLine. */
static char joined;
#define JOINED "with-previous"
#define STEP_MOVE NULL
#define STEP_JOINED ((gpointer) &joined)

static gboolean
is_move (gconstpointer step)
{
  return step == STEP_MOVE || step == STEP_JOINED;
}

/* Whether a move was made along with the one before, so that both are undone at once. */
static gboolean
is_joined (AhuHistory *self,
           JsonNode   *move)
{
  JsonNode *node = JSON_NODE_HOLDS_OBJECT (move) ? json_object_get_member (json_node_get_object (move), JOINED) : NULL;

  return self->done->len > 0 && is_move (g_ptr_array_index (self->done, self->done->len - 1)) && node != NULL &&
         JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN && json_node_get_boolean (node);
}

static void
step_free (gpointer step)
{
  if (!is_move (step))
    ahu_line_free (step);
}

static gboolean
ends_joined (GPtrArray *steps)
{
  return steps->len > 0 && g_ptr_array_index (steps, steps->len - 1) == STEP_JOINED;
}

static gpointer
line_position (const AhuLine *line,
               const AhuGame *game,
               guint          ply)
{
  return line->positions->data + (gsize) ply * game->position_size;
}

/* Makes the step that @from ends with, and notes it in @to. */
static gboolean
move_step (AhuHistory *self,
           GPtrArray  *from,
           GPtrArray  *to,
           int         direction)
{
  gpointer step;

  if (from->len == 0)
    return FALSE;

  step = g_ptr_array_steal_index (from, from->len - 1);
  if (is_move (step))
    {
      self->line->ply += (guint) direction;
      g_ptr_array_add (to, step);
    }
  else
    {
      g_ptr_array_add (to, self->line);
      self->line = step;
    }

  self->changes++;
  return TRUE;
}

static void
copy_struck (GPtrArray *from,
             GPtrArray *to,
             guint      ply)
{
  for (guint i = 0; i < from->len; i++)
    {
      const AhuStruckLine *line = g_ptr_array_index (from, i);

      if (line->before < ply)
        ahu_struck_lines_add (to, line->before, g_strdup (line->text));
    }
}

/* Those that stand later in a course of the game which is no more. */
static void
drop_struck (GPtrArray *lines,
             guint      ply)
{
  guint n = lines->len;

  while (n > 0 && ((AhuStruckLine *) g_ptr_array_index (lines, n - 1))->before > ply)
    n--;
  g_ptr_array_set_size (lines, (int) n);
}

/* Behind the moves: playing those would drop them. */
static void
read_struck (AhuHistory *self)
{
  GPtrArray *struck = ahu_record_get_struck (self->line->record);

  if (struck != NULL)
    copy_struck (struck, self->line->struck, self->line->ply + 1);
}

static AhuRefusal *
replay (AhuHistory *self)
{
  GPtrArray *moves = ahu_record_get_moves (self->line->record);

  for (guint i = 0; i < moves->len; i++)
    {
      AhuRefusal *refusal = ahu_history_play (self, g_ptr_array_index (moves, i));

      if (refusal != NULL)
        return refusal;
    }

  return NULL;
}

AhuLine *
ahu_line_new (AhuRecord *record)
{
  AhuLine *line = g_new0 (AhuLine, 1);

  line->record = g_object_ref (record);
  line->moves = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  line->positions = g_byte_array_new ();
  line->struck = ahu_struck_lines_new ();

  return line;
}

AhuRefusal *
ahu_line_set_up (AhuLine *line)
{
  const AhuGame *game = ahu_record_get_game (line->record);
  AhuRefusal *refusal;

  g_byte_array_set_size (line->positions, (guint) game->position_size);
  refusal = game->set_up (line->positions->data,
                          ahu_record_get_n_players (line->record),
                          ahu_record_get_setup (line->record),
                          ahu_record_get_names (line->record));
  if (refusal != NULL)
    refusal->move = AHU_REFUSAL_SET_UP;

  return refusal;
}

AhuLine *
ahu_line_copy (const AhuLine *line,
               const AhuGame *game,
               guint          ply)
{
  AhuLine *copy = ahu_line_new (line->record);

  g_byte_array_append (copy->positions, line->positions->data,
                       (ply + 1) * (guint) game->position_size);
  for (guint i = 0; i < ply; i++)
    g_ptr_array_add (copy->moves, json_node_ref (g_ptr_array_index (line->moves, i)));
  copy->ply = ply;
  copy_struck (line->struck, copy->struck, ply);

  return copy;
}

AhuRefusal *
ahu_line_play (AhuLine       *line,
               const AhuGame *game,
               JsonNode      *move)
{
  guint size = (guint) game->position_size;
  guint end = line->positions->len;
  AhuRefusal *refusal;

  /* Tried behind the undone moves: if it is refused they can still be redone. */
  g_byte_array_set_size (line->positions, end + size);
  memcpy (line->positions->data + end, line_position (line, game, line->ply), size);

  refusal = game->apply (line->positions->data + end, move,
                         ahu_record_get_names (line->record));
  if (refusal != NULL)
    {
      refusal->move = (int) line->ply;
      g_byte_array_set_size (line->positions, end);
      return refusal;
    }

  drop_struck (line->struck, line->ply);
  line->ply++;
  memmove (line_position (line, game, line->ply), line->positions->data + end, size);
  g_ptr_array_set_size (line->moves, (int) line->ply - 1);
  g_ptr_array_add (line->moves, json_node_ref (move));
  g_byte_array_set_size (line->positions, (line->ply + 1) * size);
  return NULL;
}

void
ahu_line_free (AhuLine *line)
{
  if (line == NULL)
    return;

  g_ptr_array_unref (line->moves);
  g_byte_array_unref (line->positions);
  g_ptr_array_unref (line->struck);
  g_object_unref (line->record);
  g_free (line);
}

guint
ahu_history_get_n_undone (AhuHistory *self)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  while (n < self->undone->len && is_move (g_ptr_array_index (self->undone, self->undone->len - 1 - n)))
    n++;

  return n;
}

void
ahu_history_replace_line (AhuHistory *self,
                          AhuLine    *line,
                          guint       n_undone)
{
  /* Its undone moves are forgotten. */
  g_ptr_array_set_size (self->line->moves, (int) self->line->ply);
  g_byte_array_set_size (self->line->positions, (self->line->ply + 1) * (guint) self->game->position_size);
  /* Another set-up before the first step: there is nothing to go back to. */
  if (self->done->len == 0 && self->line->ply == 0 && line->ply == 0 && line->record != self->line->record)
    ahu_line_free (self->line);
  else
    g_ptr_array_add (self->done, self->line);
  self->line = line;
  /* The next ones stand last. */
  if (self->undone->len > n_undone)
    g_ptr_array_remove_range (self->undone, 0, self->undone->len - n_undone);
  self->changes++;
}

AhuHistory *
ahu_history_new_from_line (AhuLine *line)
{
  AhuHistory *self = g_new0 (AhuHistory, 1);

  self->game = ahu_record_get_game (line->record);
  self->line = line;
  self->done = g_ptr_array_new_with_free_func (step_free);
  self->undone = g_ptr_array_new_with_free_func (step_free);

  return self;
}

/* Of a game that nobody tracked no position is known: it has an empty one, which nobody looks at. */
static AhuRefusal *
set_up (AhuLine *line)
{
  guint size = (guint) ahu_record_get_game (line->record)->position_size;

  if (!ahu_record_is_sheet (line->record))
    return ahu_line_set_up (line);

  g_byte_array_set_size (line->positions, size);
  memset (line->positions->data, 0, size);

  return NULL;
}

AhuHistory *
ahu_history_new (AhuRecord   *record,
                 AhuRefusal **refusal)
{
  g_autoptr (AhuHistory) self = NULL;
  g_autoptr (AhuRefusal) reason = NULL;

  g_return_val_if_fail (AHU_IS_RECORD (record), NULL);

  self = ahu_history_new_from_line (ahu_line_new (record));
  reason = set_up (self->line);
  if (reason != NULL)
    g_clear_pointer (&self, ahu_history_free);
  else
    {
      reason = replay (self);
      read_struck (self);
    }

  if (refusal != NULL)
    *refusal = g_steal_pointer (&reason);

  return g_steal_pointer (&self);
}

AhuHistory *
ahu_history_copy (AhuHistory *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return ahu_history_new_from_line (ahu_line_copy (self->line, self->game, self->line->ply));
}

void
ahu_history_free (AhuHistory *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->done);
  g_ptr_array_unref (self->undone);
  ahu_line_free (self->line);
  g_free (self);
}

AhuRecord *
ahu_history_get_record (AhuHistory *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->line->record;
}

AhuRefusal *
ahu_history_play (AhuHistory *self,
                  JsonNode   *move)
{
  AhuRefusal *refusal;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (move != NULL, NULL);

  refusal = ahu_line_play (self->line, self->game, move);
  if (refusal != NULL)
    return refusal;

  g_ptr_array_set_size (self->undone, 0);
  g_ptr_array_add (self->done, is_joined (self, move) ? STEP_JOINED : STEP_MOVE);
  self->changes++;
  return NULL;
}

/* Returns: (nullable): why not all of @moves can be made */
static AhuRefusal *
check_all (AhuHistory *self,
           GPtrArray  *moves)
{
  g_autofree gpointer position = g_memdup2 (line_position (self->line, self->game, self->line->ply),
                                            self->game->position_size);

  for (guint i = 0; i < moves->len; i++)
    {
      AhuRefusal *refusal = self->game->apply (position, g_ptr_array_index (moves, i),
                                               ahu_record_get_names (self->line->record));

      if (refusal != NULL)
        {
          refusal->move = (int) (self->line->ply + i);
          return refusal;
        }
    }

  return NULL;
}

static JsonNode *
join (JsonNode *move)
{
  JsonNode *copy = json_node_new (JSON_NODE_OBJECT);
  JsonObject *members = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  json_object_iter_init_ordered (&iter, json_node_get_object (move));
  while (json_object_iter_next_ordered (&iter, &name, &value))
    json_object_set_member (members, name, json_node_copy (value));
  json_object_set_boolean_member (members, JOINED, TRUE);
  json_node_take_object (copy, members);

  return copy;
}

AhuRefusal *
ahu_history_play_group (AhuHistory *self,
                        GPtrArray  *moves)
{
  AhuRefusal *refusal;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (moves != NULL && moves->len > 0, NULL);

  refusal = check_all (self, moves);
  for (guint i = 0; i < moves->len && refusal == NULL; i++)
    {
      JsonNode *move = g_ptr_array_index (moves, i);
      g_autoptr (JsonNode) joined_move = i > 0 ? join (move) : json_node_ref (move);

      refusal = ahu_history_play (self, joined_move);
    }

  return refusal;
}

gboolean
ahu_history_can_undo (AhuHistory *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->done->len > 0;
}

gboolean
ahu_history_can_redo (AhuHistory *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->undone->len > 0;
}

gboolean
ahu_history_undo (AhuHistory *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return move_step (self, self->done, self->undone, -1);
}

gboolean
ahu_history_redo (AhuHistory *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return move_step (self, self->undone, self->done, 1);
}

guint
ahu_history_get_group (AhuHistory *self)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  while (n < self->done->len && g_ptr_array_index (self->done, self->done->len - 1 - n) == STEP_JOINED)
    n++;

  return n < self->done->len && g_ptr_array_index (self->done, self->done->len - 1 - n) == STEP_MOVE ? n + 1 : 0;
}

gboolean
ahu_history_undo_group (AhuHistory *self)
{
  gboolean more;

  g_return_val_if_fail (self != NULL, FALSE);

  do
    {
      more = ends_joined (self->done);
      if (!ahu_history_undo (self))
        return FALSE;
    }
  while (more);

  return TRUE;
}

guint
ahu_history_get_group_start (AhuHistory *self)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  while (n < self->done->len && g_ptr_array_index (self->done, self->done->len - n - 1) == STEP_JOINED)
    n++;
  if (n < self->done->len && g_ptr_array_index (self->done, self->done->len - n - 1) == STEP_MOVE)
    n++;

  return self->line->ply - n;
}

gboolean
ahu_history_redo_group (AhuHistory *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (!ahu_history_redo (self))
    return FALSE;
  while (ends_joined (self->undone))
    ahu_history_redo (self);

  return TRUE;
}

guint
ahu_history_get_ply (AhuHistory *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->line->ply;
}

gconstpointer
ahu_history_get_position (AhuHistory *self,
                          guint       ply)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (ply <= self->line->ply, NULL);

  return line_position (self->line, self->game, ply);
}

GPtrArray *
ahu_history_get_moves (AhuHistory *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->line->moves;
}

JsonNode *
ahu_history_get_move (AhuHistory *self,
                      guint       ply)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (ply < self->line->moves->len, NULL);

  return g_ptr_array_index (self->line->moves, ply);
}

gboolean
ahu_history_is_finished (AhuHistory *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->game->is_over (line_position (self->line, self->game, self->line->moves->len));
}

GPtrArray *
ahu_history_get_struck (AhuHistory *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->line->struck;
}
