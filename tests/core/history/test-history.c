/* test-history.c: undo, redo and changes in the past, on the toy game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/history/ahu-history.h"
#include "core/history/ahu-turns.h"
#include "support/test-correction.h"
#include "history-model.h"
#include "support/toy-game.h"

/* Returns: the moves made, and after a bar the undone ones */
static char *
to_text (AhuHistory *history)
{
  GString *text = g_string_new (NULL);
  GPtrArray *moves = ahu_history_get_moves (history);

  for (guint i = 0; i < moves->len; i++)
    {
      JsonObject *move = json_node_get_object (g_ptr_array_index (moves, i));

      if (i > 0)
        g_string_append_c (text, ' ');
      if (i == ahu_history_get_ply (history))
        g_string_append (text, "| ");
      g_string_append_printf (text, "%d", (int) json_object_get_int_member (move, "add"));
    }

  return g_string_free (text, FALSE);
}

static void
assert_history (AhuHistory *history,
                const char *expected)
{
  g_autofree char *text = to_text (history);
  int sum = 0;

  g_assert_cmpstr (text, ==, expected);

  g_assert_cmpint (toy_sum (ahu_history_get_position (history, 0)), ==, 0);
  for (guint i = 0; i < ahu_history_get_ply (history); i++)
    {
      JsonNode *move = ahu_history_get_move (history, i);

      sum += (int) json_object_get_int_member (json_node_get_object (move), "add");
      g_assert_cmpint (toy_sum (ahu_history_get_position (history, i + 1)), ==, sum);
    }
}

static void
assert_conflict (AhuCorrection *correction,
                 int            move,
                 const char    *rule)
{
  const AhuRefusal *conflict = ahu_correction_get_conflict (correction);

  g_assert_nonnull (conflict);
  g_assert_cmpint (conflict->move, ==, move);
  g_assert_cmpstr (conflict->rule, ==, rule);
  g_assert_cmpuint (test_count_good (correction), ==, move);
}

static AhuCorrection *
change (AhuHistory *history,
        guint       index,
        int         value)
{
  g_autoptr (JsonNode) move = toy_move (value);

  return test_try_change (history, index, move);
}

static AhuCorrection *
insert (AhuHistory *history,
        guint       index,
        int         value)
{
  g_autoptr (JsonNode) move = toy_move (value);

  return test_try_insert (history, index, move);
}

static void
play (AhuHistory *history,
      int         value,
      gboolean    legal)
{
  g_autoptr (JsonNode) move = toy_move (value);
  g_autoptr (AhuRefusal) refusal = ahu_history_play (history, move);

  g_assert_true ((refusal == NULL) == legal);
  if (refusal != NULL)
    g_assert_cmpint (refusal->move, ==, ahu_history_get_ply (history));
}

/* Returns: where each struck line stands, and its words */
static char *
struck_to_text (AhuHistory *history)
{
  GString *text = g_string_new (NULL);
  GPtrArray *struck = ahu_history_get_struck (history);

  for (guint i = 0; i < struck->len; i++)
    {
      const AhuStruckLine *line = g_ptr_array_index (struck, i);

      g_string_append_printf (text, "%u: %s ", line->before, line->text);
    }

  return g_string_free (text, FALSE);
}

static void
assert_struck (AhuHistory *history,
               const char *expected)
{
  g_autofree char *text = struck_to_text (history);

  g_assert_cmpstr (g_strchomp (text), ==, expected);
}

static void
test_undo_redo (void)
{
  g_autoptr (AhuHistory) history = toy_history (10, "1 2 3");

  assert_history (history, "1 2 3");
  g_assert_true (ahu_history_can_undo (history));
  g_assert_false (ahu_history_can_redo (history));
  g_assert_false (ahu_history_redo (history));

  g_assert_true (ahu_history_undo (history));
  g_assert_true (ahu_history_undo (history));
  assert_history (history, "1 | 2 3");

  g_assert_true (ahu_history_redo (history));
  assert_history (history, "1 2 | 3");

  while (ahu_history_undo (history))
    ;
  assert_history (history, "| 1 2 3");
  g_assert_false (ahu_history_can_undo (history));

  while (ahu_history_redo (history))
    ;
  assert_history (history, "1 2 3");
}

static void
test_play_drops_redo (void)
{
  g_autoptr (AhuHistory) history = toy_history (10, "1 2 3");

  ahu_history_undo (history);
  ahu_history_undo (history);
  play (history, 4, TRUE);

  assert_history (history, "1 4");
  g_assert_false (ahu_history_can_redo (history));

  ahu_history_undo (history);
  assert_history (history, "1 | 4");
}

static void
test_refused_changes_nothing (void)
{
  g_autoptr (AhuHistory) history = toy_history (10, "1 2 3");

  ahu_history_undo (history);
  play (history, 11, FALSE);
  assert_history (history, "1 2 | 3");
  g_assert_true (ahu_history_redo (history));
  assert_history (history, "1 2 3");
}

static void
test_record_with_bad_move (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuHistory) history = NULL;
  g_autoptr (AhuRecord) record =
    toy_parse ("{\"format\":\"ahu-record\",\"version\":1,\"game\":\"toy\",\"id\":\"x\",\"created\":\"\","
               "\"players\":[],\"setup\":{\"limit\":5},\"moves\":[{\"add\":2},{\"add\":9},{\"add\":1}]}",
               -1, &error);

  g_assert_no_error (error);
  history = ahu_history_new (record, &refusal);
  assert_history (history, "2");
  g_assert_cmpint (refusal->move, ==, 1);
  g_assert_cmpstr (refusal->rule, ==, "T4");
  g_assert_true (ahu_history_get_record (history) == record);
}

static void
test_bad_set_up (void)
{
  g_autoptr (AhuRecord) record = toy_record (0);
  g_autoptr (AhuRefusal) refusal = NULL;

  g_assert_null (ahu_history_new (record, &refusal));
  g_assert_cmpint (refusal->move, ==, AHU_REFUSAL_SET_UP);
  g_assert_cmpstr (refusal->rule, ==, "T1");
  g_assert_null (ahu_history_new (record, NULL));
}

static void
test_change (void)
{
  g_autoptr (AhuHistory) history = toy_history (10, "1 2 3");
  AhuCorrection *correction = change (history, 1, 4);

  g_assert_null (ahu_correction_get_conflict (correction));
  g_assert_cmpuint (test_count_good (correction), ==, 3);
  assert_history (history, "1 2 3");

  ahu_history_accept (history, correction);
  assert_history (history, "1 4 3");

  g_assert_true (ahu_history_undo (history));
  assert_history (history, "1 2 3");
  g_assert_true (ahu_history_redo (history));
  assert_history (history, "1 4 3");
}

static void
test_insert_and_remove (void)
{
  g_autoptr (AhuHistory) history = toy_history (20, "1 2 3");

  ahu_history_accept (history, insert (history, 0, 4));
  assert_history (history, "4 1 2 3");
  play (history, -10, TRUE);
  ahu_history_accept (history, insert (history, 5, 7));
  assert_history (history, "4 1 2 3 -10 7");
  ahu_history_accept (history, test_try_remove (history, 5));
  ahu_history_undo (history);
  ahu_history_undo (history);
  ahu_history_undo (history);
  ahu_history_undo (history);
  assert_history (history, "1 2 3");
}

static void
test_conflict (void)
{
  g_autoptr (AhuHistory) history = toy_history (10, "5 2 -6 4");
  AhuCorrection *correction = change (history, 0, 1);

  assert_conflict (correction, 2, "T4");
  ahu_history_accept (history, correction);
  assert_history (history, "1 2");

  ahu_history_undo (history);
  assert_history (history, "5 2 -6 4");
}

static void
test_conflict_in_the_change (void)
{
  g_autoptr (AhuHistory) history = toy_history (10, "5 2");
  g_autoptr (AhuCorrection) changed = change (history, 1, 100);
  g_autoptr (AhuCorrection) inserted = insert (history, 1, -6);

  assert_conflict (changed, 1, "T4");
  assert_conflict (inserted, 1, "T4");
  assert_history (history, "5 2");
}

static void
test_conflict_of_removal (void)
{
  g_autoptr (AhuHistory) history = toy_history (10, "5 2 -7");
  g_autoptr (AhuCorrection) correction = test_try_remove (history, 0);

  assert_conflict (correction, 1, "T4");
}

/* Only moves that are made are corrected; those that were taken back wait behind them. */
static void
test_correction_after_undo (void)
{
  g_autoptr (AhuHistory) history = toy_history (10, "1 2 3");
  AhuCorrection *correction;

  ahu_history_undo (history);
  correction = change (history, 0, 4);
  g_assert_cmpuint (test_count_good (correction), ==, 2);
  ahu_history_accept (history, correction);
  assert_history (history, "4 2 | 3");
  g_assert_true (ahu_history_redo (history));
  assert_history (history, "4 2 3");
  g_assert_false (ahu_history_can_redo (history));

  ahu_history_undo (history);
  ahu_history_undo (history);
  assert_history (history, "1 2");
  ahu_history_undo (history);
  assert_history (history, "1 | 2");
  while (ahu_history_redo (history))
    ;
  assert_history (history, "4 2 3");
}

/* What no longer fits behind a correction can't be redone, nor can what follows a gap. */
static void
test_undone_conflict (void)
{
  g_autoptr (AhuHistory) history = toy_history (10, "1 2 3 4");

  for (guint i = 0; i < 2; i++)
    ahu_history_undo (history);
  ahu_history_accept (history, change (history, 0, 5));
  assert_history (history, "5 2 | 3");

  ahu_history_undo (history);
  ahu_history_accept (history, change (history, 0, 9));
  assert_history (history, "9");
  g_assert_false (ahu_history_can_redo (history));
}

static void
test_undo_through_corrections (void)
{
  g_autoptr (AhuHistory) history = toy_history (20, "1 2 3");

  ahu_history_accept (history, change (history, 1, 4));
  play (history, 5, TRUE);
  ahu_history_accept (history, test_try_remove (history, 0));
  play (history, 6, TRUE);
  assert_history (history, "4 3 5 6");

  ahu_history_undo (history);
  assert_history (history, "4 3 5 | 6");
  ahu_history_undo (history);
  assert_history (history, "1 4 3 5");
  ahu_history_undo (history);
  assert_history (history, "1 4 3 | 5");
  ahu_history_undo (history);
  assert_history (history, "1 2 3");
  ahu_history_undo (history);
  assert_history (history, "1 2 | 3");

  while (ahu_history_redo (history))
    ;
  assert_history (history, "4 3 5 6");
}

/* A correction is for the history as it was. */
static void
test_outdated_correction (void)
{
  if (g_test_subprocess ())
    {
      g_autoptr (AhuHistory) history = toy_history (10, "1 2 3");
      AhuCorrection *correction = change (history, 0, 2);

      play (history, 1, TRUE);
      ahu_history_accept (history, correction);
      return;
    }

  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*correction->changes == self->changes*");
}

static JsonNode *
random_move (HistoryModelSource *source,
             AhuHistory         *history,
             guint               ply)
{
  return toy_move ((int) history_model_choose (source, 15) - 6);
}

static void
test_random (void)
{
  for (guint32 seed = 0; seed < 300; seed++)
    {
      g_autoptr (AhuRecord) record = toy_record (30);
      HistoryModelSource source = { .rand = g_rand_new_with_seed (seed) };

      history_model_run (record, random_move, &source, 60);
      g_rand_free (source.rand);
    }
}

/* What is no more stays as a struck line, until the correction is undone. */
static void
test_struck (void)
{
  g_autoptr (AhuHistory) history = toy_history (10, "1 2 3");

  assert_struck (history, "");
  ahu_history_accept (history, change (history, 1, 4));
  assert_history (history, "1 4 3");
  assert_struck (history, "1: From 1 add 2.");

  /* It goes along with the moves around it. */
  ahu_history_accept (history, insert (history, 0, 2));
  assert_history (history, "2 1 4 3");
  assert_struck (history, "2: From 1 add 2.");
  ahu_history_accept (history, test_try_remove (history, 3));
  assert_struck (history, "2: From 1 add 2. 3: From 7 add 3.");
  play (history, 1, TRUE);
  assert_struck (history, "2: From 1 add 2. 3: From 7 add 3.");

  g_assert_true (ahu_history_undo (history));
  g_assert_true (ahu_history_undo (history));
  assert_struck (history, "2: From 1 add 2.");
  g_assert_true (ahu_history_redo (history));
  assert_struck (history, "2: From 1 add 2. 3: From 7 add 3.");
  while (ahu_history_undo (history))
    ;
  assert_struck (history, "");
}

/* The moves that a conflict cuts off are struck through too. */
static void
test_struck_cut (void)
{
  g_autoptr (AhuHistory) history = toy_history (10, "1 2 3 4");

  ahu_history_accept (history, change (history, 0, 5));
  assert_history (history, "5 2 3");
  assert_struck (history, "0: From 0 add 1. 3: From 6 add 4.");
  g_assert_true (ahu_history_undo (history));
  assert_history (history, "1 2 3 4");
}

/* Another course of the game drops the lines of the one that is no more. */
static void
test_struck_read (void)
{
  const char *text =
    "{\"format\":\"ahu-record\",\"version\":1,\"game\":\"toy\",\"id\":\"an-id\","
    "\"created\":\"2026-11-20T19:30:00Z\","
    "\"players\":[{\"name\":\"A\",\"colour\":\"red\"},{\"colour\":\"blue\",\"name\":\"B\"}],"
    "\"setup\":{\"limit\":10},\"moves\":[{\"add\":3},{\"add\":1}],"
    "\"corrected\":[{\"before\":0,\"text\":\"First.\"},{\"before\":2,\"text\":\"Last.\"}]}";
  g_autoptr (AhuRecord) record = toy_parse (text, -1, NULL);
  g_autoptr (AhuHistory) history = ahu_history_new (record, NULL);

  assert_struck (history, "0: First. 2: Last.");
  g_assert_true (ahu_history_undo (history));
  assert_struck (history, "0: First. 2: Last.");
  play (history, 2, TRUE);
  assert_struck (history, "0: First.");
}

/* Three moves are corrected in one go, and one undo brings all back. */
static void
test_chain (void)
{
  g_autoptr (AhuHistory) history = toy_history (11, "1 2 3 4");
  g_autoptr (JsonNode) five = toy_move (5);
  g_autoptr (JsonNode) minus = toy_move (-2);
  g_autoptr (JsonNode) eleven = toy_move (11);
  g_autoptr (AhuCorrection) begun = ahu_history_correct (history, 0);
  g_autoptr (AhuCorrection) changed = ahu_correction_change (begun, five);
  g_autoptr (AhuCorrection) refused = NULL;
  g_autoptr (AhuCorrection) inserted = NULL;

  g_assert_cmpuint (ahu_correction_get_next (begun), ==, 0);
  g_assert_cmpuint (test_count_good (begun), ==, 0);
  assert_conflict (changed, 3, "T4");
  g_assert_cmpuint (ahu_correction_get_next (changed), ==, 3);

  refused = ahu_correction_change (changed, eleven);
  assert_conflict (refused, 3, "T4");
  g_assert_cmpuint (ahu_correction_get_next (refused), ==, 3);

  inserted = ahu_correction_insert (changed, minus);
  assert_conflict (inserted, 4, "T4");
  g_assert_cmpuint (ahu_correction_get_next (inserted), ==, 3);
  assert_history (history, "1 2 3 4");

  ahu_history_accept (history, ahu_correction_remove (inserted));
  assert_history (history, "5 2 3 -2");
  assert_struck (history, "0: From 0 add 1. 4: From 6 add 4.");
  g_assert_true (ahu_history_undo (history));
  assert_history (history, "1 2 3 4");
  assert_struck (history, "");
  g_assert_true (ahu_history_redo (history));
  assert_history (history, "5 2 3 -2");
}

static void
test_branch (void)
{
  g_autoptr (AhuHistory) history = toy_history (10, "1 2 3");
  g_autoptr (AhuCorrection) begun = ahu_history_correct (history, 2);
  g_autoptr (AhuHistory) branch = ahu_correction_branch (begun);

  assert_history (branch, "1 2");
  g_assert_false (ahu_history_can_undo (branch));
  play (branch, 7, TRUE);
  assert_history (branch, "1 2 7");
  assert_history (history, "1 2 3");
}

/* A game without words for turns tells its moves one after the other. */
static void
test_turn_words (void)
{
  g_autoptr (AhuHistory) history = toy_history (10, "1 2 3");
  g_autofree char *text = ahu_history_describe_turn (history, 1, 3, NULL);

  g_assert_cmpstr (text, ==, "From 1 add 2. From 3 add 3.");
  g_clear_pointer (&text, g_free);
  text = ahu_history_cite_move (history, 1);
  g_assert_cmpstr (text, ==, "From 1 add 2.");
  g_assert_cmpuint (ahu_history_get_turn_end (history, 0), ==, 1);
  g_assert_cmpuint (ahu_history_get_turn_end (history, 3), ==, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (toy_game_get ());

  g_test_add_func ("/history/undo-redo", test_undo_redo);
  g_test_add_func ("/history/play-drops-redo", test_play_drops_redo);
  g_test_add_func ("/history/refused-changes-nothing", test_refused_changes_nothing);
  g_test_add_func ("/history/record-with-bad-move", test_record_with_bad_move);
  g_test_add_func ("/history/bad-set-up", test_bad_set_up);
  g_test_add_func ("/history/change", test_change);
  g_test_add_func ("/history/insert-and-remove", test_insert_and_remove);
  g_test_add_func ("/history/conflict", test_conflict);
  g_test_add_func ("/history/conflict-in-the-change", test_conflict_in_the_change);
  g_test_add_func ("/history/conflict-of-removal", test_conflict_of_removal);
  g_test_add_func ("/history/correction-after-undo", test_correction_after_undo);
  g_test_add_func ("/history/undone-conflict", test_undone_conflict);
  g_test_add_func ("/history/undo-through-corrections", test_undo_through_corrections);
  g_test_add_func ("/history/outdated-correction", test_outdated_correction);
  g_test_add_func ("/history/random", test_random);
  g_test_add_func ("/history/struck", test_struck);
  g_test_add_func ("/history/struck-cut", test_struck_cut);
  g_test_add_func ("/history/struck-read", test_struck_read);
  g_test_add_func ("/history/chain", test_chain);
  g_test_add_func ("/history/branch", test_branch);
  g_test_add_func ("/history/turn-words", test_turn_words);

  return g_test_run ();
}
