/* history-model.c: random changes of a game, beside a model that can't be wrong
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "history-model.h"

#include <string.h>

#include "history-log.h"

#include "support/test-correction.h"
#include "support/test-record.h"

/* Writing and reading takes longer than all the rest: it is done so often. */
#define STEPS_TO_WRITING 8

typedef struct
{
  AhuRecord *record;
  AhuSession *session;
  AhuHistory *history;
  GPtrArray *states; /* logs: one more than can be undone or redone */
  GArray *by_move;   /* gboolean: whether each of them came of a move, not of a correction */
  guint state;       /* the present one */
  guint n_changed;   /* signals of the session since the last step */
  HistoryModelSource *source;
  HistoryModelMove move;
} Model;

guint
history_model_choose (HistoryModelSource *source,
                      guint               n)
{
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, <=, 256);

  if (source->rand != NULL)
    return (guint) g_rand_int_range (source->rand, 0, (int) n);

  if (source->n_bytes == 0)
    return 0;

  source->n_bytes--;
  return *source->bytes++ % n;
}

static gboolean
is_exhausted (HistoryModelSource *source)
{
  return source->rand == NULL && source->n_bytes == 0;
}

static GPtrArray *
present (Model *self)
{
  return g_ptr_array_index (self->states, self->state);
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

static guint
count_good (Model     *self,
            GPtrArray *log)
{
  g_autoptr (GPtrArray) moves = history_log_moves (log);
  g_autoptr (GByteArray) positions = g_byte_array_new ();

  return replay (self, moves, positions);
}

static void
compare_positions (Model     *self,
                   GPtrArray *moves)
{
  g_autoptr (GByteArray) positions = g_byte_array_new ();
  gsize size = ahu_record_get_game (self->record)->position_size;
  guint ply = ahu_history_get_ply (self->history);

  g_assert_cmpuint (ply, ==, moves->len);
  g_assert_cmpuint (replay (self, moves, positions), ==, ply);
  for (guint i = 0; i <= ply; i++)
    g_assert_cmpmem (ahu_history_get_position (self->history, i), size,
                     positions->data + i * size, size);
  g_assert_cmpmem (ahu_session_get_position (self->session), size,
                   positions->data + ply * size, size);
}

static void
compare (Model *self)
{
  g_autoptr (GPtrArray) moves = history_log_moves (present (self));
  gboolean can_undo = self->state > 0;
  gboolean can_redo = self->state + 1 < self->states->len;

  compare_positions (self, moves);
  for (guint i = 0; i < moves->len; i++)
    g_assert_true (ahu_history_get_move (self->history, i) ==
                   g_ptr_array_index (moves, i));

  history_log_compare (present (self), self->history);
  g_assert_cmpint (ahu_history_can_undo (self->history), ==, can_undo);
  g_assert_cmpint (ahu_history_can_redo (self->history), ==, can_redo);
  g_assert_cmpint (ahu_session_can_undo (self->session), ==, can_undo);
  g_assert_cmpint (ahu_session_can_redo (self->session), ==, can_redo);
}

static GBytes *
write_game (AhuSession *session)
{
  AhuHistory *history = ahu_session_get_history (session);

  return ahu_record_to_bytes_with_struck (ahu_session_get_record (session),
                                          ahu_history_get_moves (history),
                                          ahu_history_get_ply (history),
                                          ahu_history_get_struck (history));
}

/* Returns: (transfer full): the game in bytes, all of whose moves are good */
static AhuSession *
read_game (GBytes *bytes)
{
  g_autoptr (AhuRecord) record = test_record_read (bytes);
  g_autoptr (AhuRefusal) refusal = NULL;
  AhuSession *session = ahu_session_new (record, NULL, &refusal);

  if (refusal != NULL)
    g_error ("move %d: %s", refusal->move, refusal->message);
  return session;
}

/* Written, read and written again; and what others are given can be read. */
static void
compare_written (Model *self)
{
  gsize size = ahu_record_get_game (self->record)->position_size;
  guint ply = ahu_history_get_ply (self->history);
  g_autoptr (GBytes) bytes = write_game (self->session);
  g_autoptr (AhuSession) again = read_game (bytes);
  AhuHistory *history = ahu_session_get_history (again);
  g_autoptr (GBytes) same = write_game (again);
  g_autoptr (GBytes) exported = ahu_session_export (self->session);
  g_autoptr (AhuSession) given = read_game (exported);

  g_assert_true (g_bytes_equal (bytes, same));
  history_log_compare (present (self), history);
  for (guint i = 0; i <= ply; i++)
    g_assert_cmpmem (ahu_history_get_position (history, i), size,
                     ahu_history_get_position (self->history, i), size);
  g_assert_cmpuint (ahu_history_get_ply (ahu_session_get_history (given)), ==, ply);
}

/* Takes log. */
static void
add_state (Model     *self,
           GPtrArray *log,
           gboolean   by_move)
{
  g_ptr_array_add (self->states, log);
  g_array_append_val (self->by_move, by_move);
}

/* Takes log. */
static void
push_state (Model     *self,
            GPtrArray *log,
            gboolean   by_move)
{
  g_ptr_array_set_size (self->states, (int) self->state + 1);
  g_array_set_size (self->by_move, self->state + 1);
  add_state (self, log, by_move);
  self->state++;
}

static gboolean
play (Model *self)
{
  g_autoptr (GPtrArray) log = history_log_copy (present (self));
  g_autoptr (JsonNode) move = self->move (self->source, self->history,
                                          ahu_history_get_ply (self->history));
  g_autoptr (AhuRefusal) refusal = ahu_session_play (self->session, json_node_ref (move));

  history_log_insert (log, log->len, move);
  g_assert_true ((refusal == NULL) ==
                 (count_good (self, log) == count_good (self, present (self)) + 1));
  if (refusal != NULL)
    return FALSE;

  push_state (self, g_steal_pointer (&log), TRUE);
  return TRUE;
}

static gboolean
undo (Model *self)
{
  gboolean possible = self->state > 0;

  g_assert_cmpint (ahu_session_undo (self->session), ==, possible);
  if (possible)
    self->state--;
  return possible;
}

static gboolean
redo (Model *self)
{
  gboolean possible = self->state + 1 < self->states->len;

  g_assert_cmpint (ahu_session_redo (self->session), ==, possible);
  if (possible)
    self->state++;
  return possible;
}

/* Returns: (transfer full) (element-type GPtrArray): what each of the undone moves, up to a
 * correction that was undone, adds to the log */
static GPtrArray *
take_undone (Model *self)
{
  GPtrArray *undone = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  for (guint i = self->state + 1; i < self->states->len && g_array_index (self->by_move, gboolean, i); i++)
    {
      GPtrArray *before = g_ptr_array_index (self->states, i - 1);
      GPtrArray *added = history_log_copy (g_ptr_array_index (self->states, i));

      g_ptr_array_remove_range (added, 0, before->len);
      g_ptr_array_add (undone, added);
    }

  return undone;
}

/* As far as they still fit they can be redone. */
static void
keep_undone (Model     *self,
             GPtrArray *undone)
{
  for (guint i = 0; i < undone->len; i++)
    {
      g_autoptr (GPtrArray) added = history_log_copy (g_ptr_array_index (undone, i));
      GPtrArray *log = history_log_copy (g_ptr_array_index (self->states, self->states->len - 1));
      guint n = count_good (self, log);

      g_ptr_array_extend_and_steal (log, g_steal_pointer (&added));
      if (count_good (self, log) == n)
        {
          g_ptr_array_unref (log);
          return;
        }
      add_state (self, log, TRUE);
    }
}

/* Makes the first n_good moves of log the game's; takes both. */
static void
accept (Model         *self,
        AhuCorrection *correction,
        GPtrArray     *log,
        guint          n_good)
{
  g_autoptr (GPtrArray) undone = take_undone (self);
  gboolean is_whole = history_log_find (log, n_good) == log->len;

  for (guint at = history_log_find (log, n_good); at < log->len; at = history_log_find (log, n_good))
    history_log_strike (log, at, self->history);

  ahu_session_accept (self->session, correction);
  push_state (self, log, FALSE);
  if (is_whole)
    keep_undone (self, undone);
}

/* A correction as it goes on: log is what all would be, and n_good moves of it
 * fit. */
typedef struct
{
  AhuCorrection *correction;
  GPtrArray *log;
  guint n_good;
} Chain;

static void
chain_clear (Chain *chain)
{
  g_clear_pointer (&chain->correction, ahu_correction_free);
  g_clear_pointer (&chain->log, g_ptr_array_unref);
}

/* Takes correction, which should have led to log; a new move that isn't possible
 * changes nothing. */
static void
go_on (Model         *self,
       Chain         *chain,
       AhuCorrection *correction,
       GPtrArray     *log,
       gboolean       has_new)
{
  g_autoptr (GPtrArray) moves = history_log_moves (log);
  const AhuRefusal *conflict = ahu_correction_get_conflict (correction);
  guint n_good = count_good (self, log);

  g_assert_cmpuint (test_count_good (correction), ==, n_good);
  g_assert_true ((conflict == NULL) == (n_good == moves->len));
  if (conflict != NULL)
    g_assert_cmpint (conflict->move, ==, n_good);

  ahu_correction_free (chain->correction);
  chain->correction = correction;
  if (!has_new || n_good > chain->n_good)
    {
      g_ptr_array_unref (chain->log);
      chain->log = g_ptr_array_ref (log);
      chain->n_good = n_good;
    }
}

static guint
count_left (Chain *chain)
{
  g_autoptr (GPtrArray) moves = history_log_moves (chain->log);

  return moves->len - chain->n_good;
}

static AhuCorrection *
remove_next (Model    *self,
             Chain    *chain,
             gboolean  is_first)
{
  return is_first ? test_try_remove (self->history, chain->n_good)
                  : ahu_correction_remove (chain->correction);
}

static AhuCorrection *
change_next (Model    *self,
             Chain    *chain,
             JsonNode *move,
             gboolean  is_first)
{
  return is_first ? test_try_change (self->history, chain->n_good, move)
                  : ahu_correction_change (chain->correction, move);
}

static AhuCorrection *
insert_next (Model    *self,
             Chain    *chain,
             JsonNode *move,
             gboolean  is_first)
{
  return is_first ? test_try_insert (self->history, chain->n_good, move)
                  : ahu_correction_insert (chain->correction, move);
}

/* The first step may be made in one go with the beginning. */
static void
chain_step (Model    *self,
            Chain    *chain,
            gboolean  is_first)
{
  g_autoptr (AhuHistory) branch = ahu_correction_branch (chain->correction);
  g_autoptr (JsonNode) move = self->move (self->source, branch, chain->n_good);
  g_autoptr (GPtrArray) log = history_log_copy (chain->log);
  guint at = history_log_find (log, chain->n_good);
  guint choice = at < log->len ? history_model_choose (self->source, 3) : 0;

  g_assert_cmpuint (ahu_history_get_ply (branch), ==, chain->n_good);
  g_assert_cmpuint (ahu_correction_get_next (chain->correction), ==,
                    ahu_history_get_ply (self->history) - count_left (chain));
  if (choice > 0)
    history_log_strike (log, at, self->history);
  if (choice != 1)
    history_log_insert (log, choice == 0 ? at : at + 1, move);

  if (choice == 0)
    go_on (self, chain, insert_next (self, chain, move, is_first), log, TRUE);
  else if (choice == 1)
    go_on (self, chain, remove_next (self, chain, is_first), log, FALSE);
  else
    go_on (self, chain, change_next (self, chain, move, is_first), log, TRUE);
}

/* One conflict after the other is resolved, or some are and the rest is left
 * out: one step for undo all the same. Most with a conflict are only looked at,
 * else the game would never get long. */
static gboolean
correct (Model *self)
{
  guint ply = ahu_history_get_ply (self->history);
  guint index = history_model_choose (self->source, MIN (ply + 1, 256));
  Chain chain = {
    .correction = ahu_history_correct (self->history, index),
    .log = history_log_copy (present (self)),
    .n_good = index
  };
  guint n_more = history_model_choose (self->source, 4) * 8;

  history_log_number (chain.log);
  chain_step (self, &chain, history_model_choose (self->source, 2) == 0);
  for (; count_left (&chain) > 0 && n_more > 0 && !is_exhausted (self->source); n_more--)
    chain_step (self, &chain, FALSE);

  if (count_left (&chain) > 0 && history_model_choose (self->source, 4) > 0)
    {
      chain_clear (&chain);
      return FALSE;
    }

  accept (self, g_steal_pointer (&chain.correction), g_steal_pointer (&chain.log), chain.n_good);
  return TRUE;
}

/* Back behind the last corrections of a game that was kept. */
static guint
undo_many (Model *self)
{
  guint n = history_model_choose (self->source, 16);
  guint n_undone = 0;

  for (guint i = 0; i < n; i++)
    n_undone += undo (self);

  return n_undone;
}

/* Returns: how many times the game has changed */
static guint
step (Model *self)
{
  switch (history_model_choose (self->source, 14))
    {
    case 0:
      return undo (self);
    case 1:
      return undo_many (self);
    case 2:
    case 3:
      return redo (self);
    case 4:
    case 5:
    case 6:
    case 7:
      return correct (self);
    default:
      return play (self);
    }
}

static void
changed_cb (AhuSession *session,
            gpointer    data)
{
  Model *self = data;

  self->n_changed++;
}

/* Returns: (transfer full): the log as it was read, up to a number of moves */
static GPtrArray *
log_of_record (AhuRecord *record,
               guint      ply)
{
  GPtrArray *log = history_log_new ();
  GPtrArray *moves = ahu_record_get_moves (record);
  GPtrArray *struck = ahu_record_get_struck (record);
  guint n_struck = 0;

  for (guint i = 0; i <= ply; i++)
    {
      for (; struck != NULL && n_struck < struck->len; n_struck++)
        {
          const AhuStruckLine *line = g_ptr_array_index (struck, n_struck);

          if (line->before > i)
            break;
          history_log_add_struck (log, line->text);
        }
      if (i < ply)
        history_log_insert (log, log->len, g_ptr_array_index (moves, i));
    }

  return log;
}

/* Each move of the record can be undone. */
static void
begin (Model *self)
{
  self->session = ahu_session_new (self->record, NULL, NULL);
  self->history = ahu_session_get_history (self->session);
  g_signal_connect (self->session, "changed", G_CALLBACK (changed_cb), self);

  self->states = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  self->by_move = g_array_new (FALSE, FALSE, sizeof (gboolean));
  self->state = ahu_history_get_ply (self->history);
  for (guint i = 0; i <= self->state; i++)
    add_state (self, log_of_record (self->record, i), TRUE);
}

/* Returns: (transfer full): the game as it is kept */
static AhuRecord *
end (Model *self)
{
  g_autoptr (GBytes) bytes = write_game (self->session);
  g_autoptr (AhuSession) again = read_game (bytes);

  g_ptr_array_unref (self->states);
  g_array_unref (self->by_move);
  g_object_unref (self->session);
  return g_object_ref (ahu_session_get_record (again));
}

static AhuRecord *
run (AhuRecord          *record,
     HistoryModelMove    move,
     HistoryModelSource *source,
     guint               n_steps)
{
  Model self = { .record = record, .move = move, .source = source };

  begin (&self);
  compare (&self);
  for (guint i = 0; i < n_steps && !is_exhausted (source); i++)
    {
      guint n_changes = step (&self);

      g_assert_cmpuint (self.n_changed, ==, n_changes);
      self.n_changed = 0;
      compare (&self);
      if (i % STEPS_TO_WRITING == 0)
        compare_written (&self);
    }
  compare_written (&self);

  return end (&self);
}

void
history_model_run (AhuRecord          *record,
                   HistoryModelMove    move,
                   HistoryModelSource *source,
                   guint               n_steps)
{
  g_autoptr (AhuRecord) kept = run (record, move, source, n_steps);
  g_autoptr (AhuRecord) kept_again = run (kept, move, source, n_steps);

  g_assert_cmpstr (ahu_record_get_id (kept_again), ==, ahu_record_get_id (record));
}
