/* history-model.c: random changes of a history, beside a model that can't be wrong
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "history-model.h"

#include <string.h>

typedef struct
{
  AhuRecord *record;
  AhuHistory *history;
  GPtrArray *states; /* lists of moves: one more than can be undone or redone */
  guint state;       /* the present one */
  GRand *rand;
  HistoryModelMove move;
} Model;

static GPtrArray *
present (Model *self)
{
  return g_ptr_array_index (self->states, self->state);
}

static GPtrArray *
copy_moves (GPtrArray *moves,
            guint      n_moves)
{
  GPtrArray *copy = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);

  for (guint i = 0; i < n_moves; i++)
    g_ptr_array_add (copy, json_node_ref (g_ptr_array_index (moves, i)));

  return copy;
}

/* Returns: how many of the moves are legal; their positions go to positions */
static guint
replay (Model      *self,
        GPtrArray  *moves,
        GByteArray *positions)
{
  const AhuGame *game = ahu_record_get_game (self->record);
  const char *const *names = ahu_record_get_names (self->record);
  g_autofree gpointer position = g_malloc0 (game->position_size);

  g_assert_null (game->set_up (position, ahu_record_get_n_players (self->record),
                               ahu_record_get_setup (self->record), names));
  g_byte_array_append (positions, position, (guint) game->position_size);

  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (AhuRefusal) refusal = game->apply (position, g_ptr_array_index (moves, i), names);

      if (refusal != NULL)
        return i;

      g_byte_array_append (positions, position, (guint) game->position_size);
    }

  return moves->len;
}

static void
compare (Model *self)
{
  g_autoptr (GByteArray) positions = g_byte_array_new ();
  gsize size = ahu_record_get_game (self->record)->position_size;
  GPtrArray *moves = ahu_history_get_moves (self->history);
  guint ply = ahu_history_get_ply (self->history);

  g_assert_cmpuint (ply, ==, present (self)->len);
  g_assert_cmpuint (replay (self, present (self), positions), ==, ply);
  g_assert_cmpint (ahu_history_can_undo (self->history), ==, self->state > 0);
  g_assert_cmpint (ahu_history_can_redo (self->history), ==, self->state + 1 < self->states->len);

  for (guint i = 0; i < ply; i++)
    g_assert_true (g_ptr_array_index (moves, i) == g_ptr_array_index (present (self), i));

  for (guint i = 0; i <= ply; i++)
    g_assert_cmpmem (ahu_history_get_position (self->history, i), size,
                     positions->data + i * size, size);
}

/* Takes moves. */
static void
push_state (Model     *self,
            GPtrArray *moves)
{
  g_ptr_array_set_size (self->states, (int) self->state + 1);
  g_ptr_array_add (self->states, moves);
  self->state++;
}

static void
play (Model *self)
{
  g_autoptr (JsonNode) move = self->move (self->rand, self->history, present (self)->len);
  g_autoptr (AhuRefusal) refusal = ahu_history_play (self->history, move);
  g_autoptr (GPtrArray) moves = copy_moves (present (self), present (self)->len);
  g_autoptr (GByteArray) positions = g_byte_array_new ();

  g_ptr_array_add (moves, json_node_ref (move));
  g_assert_true ((refusal == NULL) == (replay (self, moves, positions) == moves->len));

  if (refusal == NULL)
    push_state (self, g_steal_pointer (&moves));
}

static void
undo (Model *self)
{
  g_assert_cmpint (ahu_history_undo (self->history), ==, self->state > 0);
  if (self->state > 0)
    self->state--;
}

static void
redo (Model *self)
{
  gboolean possible = self->state + 1 < self->states->len;

  g_assert_cmpint (ahu_history_redo (self->history), ==, possible);
  if (possible)
    self->state++;
}

/* Takes moves, which correction should have led to. */
static void
accept (Model         *self,
        AhuCorrection *correction,
        GPtrArray     *moves)
{
  g_autoptr (GByteArray) positions = g_byte_array_new ();
  const AhuRefusal *conflict = ahu_correction_get_conflict (correction);
  guint n_good = replay (self, moves, positions);

  g_assert_cmpuint (ahu_correction_get_n_good (correction), ==, n_good);
  g_assert_true ((conflict == NULL) == (n_good == moves->len));
  if (conflict != NULL)
    g_assert_cmpint (conflict->move, ==, n_good);

  /* Most are only looked at, else the game would never get long. */
  if (conflict != NULL && g_rand_int_range (self->rand, 0, 4) > 0)
    {
      ahu_correction_free (correction);
      g_ptr_array_unref (moves);
      return;
    }

  ahu_history_accept (self->history, correction);
  g_ptr_array_set_size (moves, (int) n_good);
  push_state (self, moves);
}

static void
change (Model *self)
{
  guint ply = present (self)->len;
  guint index = ply > 0 ? (guint) g_rand_int_range (self->rand, 0, (int) ply) : 0;
  g_autoptr (JsonNode) move = self->move (self->rand, self->history, index);
  GPtrArray *moves;

  if (ply == 0)
    return;

  moves = copy_moves (present (self), ply);
  json_node_unref (g_ptr_array_index (moves, index));
  g_ptr_array_index (moves, index) = json_node_ref (move);
  accept (self, ahu_history_try_change (self->history, index, move), moves);
}

static void
insert (Model *self)
{
  guint index = (guint) g_rand_int_range (self->rand, 0, (int) present (self)->len + 1);
  g_autoptr (JsonNode) move = self->move (self->rand, self->history, index);
  GPtrArray *moves = copy_moves (present (self), present (self)->len);

  g_ptr_array_insert (moves, (int) index, json_node_ref (move));
  accept (self, ahu_history_try_insert (self->history, index, move), moves);
}

static void
remove_move (Model *self)
{
  guint ply = present (self)->len;
  guint index = ply > 0 ? (guint) g_rand_int_range (self->rand, 0, (int) ply) : 0;
  GPtrArray *moves;

  if (ply == 0)
    return;

  moves = copy_moves (present (self), ply);
  g_ptr_array_remove_index (moves, index);
  accept (self, ahu_history_try_remove (self->history, index), moves);
}

/* Returns: how many lines are struck through up to the present; all stand in
 * their order */
static guint
count_struck (Model *self)
{
  GPtrArray *struck = ahu_history_get_struck (self->history);
  guint last = 0;
  guint n = 0;

  for (guint i = 0; i < struck->len; i++)
    {
      const AhuStruckLine *line = g_ptr_array_index (struck, i);

      g_assert_cmpuint (line->before, >=, last);
      g_assert_cmpstr (line->text, !=, "");
      last = line->before;
      if (last <= present (self)->len)
        n++;
    }

  return n;
}

/* A correction of several moves: moves is what the whole list would be, and
 * n_good of them fit. */
typedef struct
{
  AhuCorrection *correction;
  GPtrArray *moves;
  guint n_good;
  guint n_struck;
} Chain;

/* Returns: whether the new move was possible */
static gboolean
check_chain (Model         *self,
             Chain         *chain,
             AhuCorrection *correction,
             GPtrArray     *moves,
             gboolean       has_new)
{
  g_autoptr (GByteArray) positions = g_byte_array_new ();
  guint n_good = replay (self, moves, positions);
  gboolean possible = !has_new || n_good > chain->n_good;

  ahu_correction_free (chain->correction);
  chain->correction = correction;
  g_assert_cmpuint (ahu_correction_get_n_good (correction), ==, n_good);
  g_assert_true ((ahu_correction_get_conflict (correction) == NULL) == (n_good == moves->len));
  if (possible)
    {
      g_ptr_array_unref (chain->moves);
      chain->moves = g_ptr_array_ref (moves);
      chain->n_good = n_good;
    }
  g_assert_cmpuint (chain->moves->len - chain->n_good, ==,
                    present (self)->len - ahu_correction_get_next (correction));
  return possible;
}

static void
chain_step (Model *self,
            Chain *chain)
{
  g_autoptr (AhuHistory) branch = ahu_correction_branch (chain->correction);
  g_autoptr (JsonNode) move = self->move (self->rand, branch, chain->n_good);
  g_autoptr (GPtrArray) moves = copy_moves (chain->moves, chain->moves->len);
  int choice = chain->n_good < moves->len ? g_rand_int_range (self->rand, 0, 3) : 0;

  g_assert_cmpuint (ahu_history_get_ply (branch), ==, chain->n_good);
  if (choice == 0)
    {
      g_ptr_array_insert (moves, (int) chain->n_good, json_node_ref (move));
      check_chain (self, chain, ahu_correction_insert (chain->correction, move), moves, TRUE);
      return;
    }

  g_ptr_array_remove_index (moves, chain->n_good);
  if (choice == 1)
    {
      check_chain (self, chain, ahu_correction_remove (chain->correction), moves, FALSE);
      chain->n_struck++;
      return;
    }

  g_ptr_array_insert (moves, (int) chain->n_good, json_node_ref (move));
  if (check_chain (self, chain, ahu_correction_change (chain->correction, move), moves, TRUE))
    chain->n_struck++;
}

/* One conflict after the other is resolved, or some are and the rest is left
 * out: one step for undo all the same. */
static void
chain (Model *self)
{
  guint ply = present (self)->len;
  guint index = (guint) g_rand_int_range (self->rand, 0, (int) ply + 1);
  guint n_before = count_struck (self);
  Chain chain = {
    .correction = ahu_history_correct (self->history, index),
    .moves = copy_moves (present (self), ply),
    .n_good = index
  };

  do
    chain_step (self, &chain);
  while (chain.n_good < chain.moves->len && g_rand_int_range (self->rand, 0, 20) > 0);

  if (chain.n_good == index && chain.moves->len == ply)
    {
      ahu_correction_free (chain.correction);
      g_ptr_array_unref (chain.moves);
      return;
    }

  chain.n_struck += chain.moves->len - chain.n_good;
  g_ptr_array_set_size (chain.moves, (int) chain.n_good);
  ahu_history_accept (self->history, chain.correction);
  push_state (self, chain.moves);
  g_assert_cmpuint (count_struck (self), ==, n_before + chain.n_struck);
}

static void
step (Model *self)
{
  switch (g_rand_int_range (self->rand, 0, 14))
    {
    case 0:
    case 1:
      undo (self);
      break;
    case 2:
    case 3:
      redo (self);
      break;
    case 4:
      change (self);
      break;
    case 5:
      insert (self);
      break;
    case 6:
      remove_move (self);
      break;
    case 7:
      chain (self);
      break;
    default:
      play (self);
    }
}

void
history_model_run (AhuRecord        *record,
                   HistoryModelMove  move,
                   guint32           seed,
                   guint             n_steps)
{
  Model self = { .record = record, .move = move };
  GPtrArray *moves = ahu_record_get_moves (record);

  self.history = ahu_history_new (record, NULL);
  self.rand = g_rand_new_with_seed (seed);
  self.states = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  /* Each move of the record can be undone. */
  for (guint i = 0; i <= ahu_history_get_ply (self.history); i++)
    g_ptr_array_add (self.states, copy_moves (moves, i));
  self.state = self.states->len - 1;

  compare (&self);
  for (guint i = 0; i < n_steps; i++)
    {
      step (&self);
      compare (&self);
    }

  g_ptr_array_unref (self.states);
  g_rand_free (self.rand);
  ahu_history_free (self.history);
}
