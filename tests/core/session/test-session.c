/* test-session.c: the running game: signals, properties and saving
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "core/session/ahu-session.h"
#include "core/store/store-fixture.h"
#include "support/test-correction.h"
#include "support/toy-game.h"

typedef struct
{
  guint n_changed;
  guint n_can_undo;
  guint n_can_redo;
} Counts;

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
count (AhuSession *session,
       Counts     *counts)
{
  memset (counts, 0, sizeof *counts);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (count_cb), &counts->n_changed);
  g_signal_connect_swapped (session, "notify::can-undo", G_CALLBACK (count_cb), &counts->n_can_undo);
  g_signal_connect_swapped (session, "notify::can-redo", G_CALLBACK (count_cb), &counts->n_can_redo);
}

static void
assert_counts (Counts *counts,
               guint   n_changed,
               guint   n_can_undo,
               guint   n_can_redo)
{
  g_assert_cmpuint (counts->n_changed, ==, n_changed);
  g_assert_cmpuint (counts->n_can_undo, ==, n_can_undo);
  g_assert_cmpuint (counts->n_can_redo, ==, n_can_redo);
}

static void
play (AhuSession *session,
      int         value)
{
  g_assert_null (ahu_session_play (session, toy_move (value)));
}

static void
test_signals (void)
{
  g_autoptr (AhuRecord) record = toy_record (10);
  g_autoptr (AhuSession) session = ahu_session_new (record, NULL, NULL);
  g_autoptr (AhuRefusal) refusal = NULL;
  Counts counts;

  count (session, &counts);
  g_assert_false (ahu_session_undo (session));
  g_assert_false (ahu_session_redo (session));
  refusal = ahu_session_play (session, toy_move (11));
  g_assert_cmpstr (refusal->rule, ==, "T4");
  assert_counts (&counts, 0, 0, 0);

  play (session, 3);
  assert_counts (&counts, 1, 1, 0);
  play (session, 4);
  assert_counts (&counts, 2, 1, 0);
  g_assert_cmpint (toy_sum (ahu_session_get_position (session)), ==, 7);

  g_assert_true (ahu_session_undo (session));
  assert_counts (&counts, 3, 1, 1);
  g_assert_cmpint (toy_sum (ahu_session_get_position (session)), ==, 3);
  g_assert_true (ahu_session_undo (session));
  assert_counts (&counts, 4, 2, 1);
  g_assert_false (ahu_session_can_undo (session));
  g_assert_true (ahu_session_can_redo (session));

  g_assert_true (ahu_session_redo (session));
  assert_counts (&counts, 5, 3, 1);
  play (session, 7);
  assert_counts (&counts, 6, 3, 2);
  g_assert_true (ahu_session_is_over (session));
}

static GPtrArray *
moves_new (int first,
           int second,
           int third)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);

  g_ptr_array_add (moves, toy_move (first));
  g_ptr_array_add (moves, toy_move (second));
  g_ptr_array_add (moves, toy_move (third));

  return moves;
}

static void
assert_game (AhuSession *session,
             guint       ply,
             int         sum)
{
  g_assert_cmpuint (ahu_history_get_ply (ahu_session_get_history (session)), ==, ply);
  g_assert_cmpint (toy_sum (ahu_session_get_position (session)), ==, sum);
}

static void
assert_group (AhuSession *session,
              guint       n)
{
  g_assert_cmpuint (ahu_history_get_group (ahu_session_get_history (session)), ==, n);
}

/* What one activation made is one change, one undo and one redo. */
static void
test_group (void)
{
  g_autoptr (AhuRecord) record = toy_record (20);
  g_autoptr (AhuSession) session = ahu_session_new (record, NULL, NULL);
  g_autoptr (GPtrArray) moves = moves_new (1, 2, 3);
  g_autoptr (GPtrArray) others = moves_new (2, 2, 2);
  Counts counts;

  count (session, &counts);
  assert_group (session, 0);
  play (session, 4);
  assert_group (session, 1);
  g_assert_null (ahu_session_play_group (session, moves));
  assert_group (session, 3);
  assert_game (session, 4, 10);
  assert_counts (&counts, 2, 1, 0);
  g_assert_null (ahu_session_play_group (session, others));
  assert_game (session, 7, 16);

  g_assert_cmpuint (ahu_history_get_group_start (ahu_session_get_history (session)), ==, 4);
  g_assert_true (ahu_session_undo (session));
  assert_game (session, 4, 10);
  g_assert_cmpuint (ahu_history_get_group_start (ahu_session_get_history (session)), ==, 1);
  assert_counts (&counts, 4, 1, 1);
  g_assert_true (ahu_session_undo (session));
  assert_game (session, 1, 4);
  assert_group (session, 1);
  g_assert_true (ahu_session_redo (session));
  assert_group (session, 3);
  assert_game (session, 4, 10);
  g_assert_true (ahu_session_redo (session));
  assert_game (session, 7, 16);
  g_assert_false (ahu_session_can_redo (session));
  assert_counts (&counts, 7, 1, 2);

  for (guint i = 0; i < 3; i++)
    g_assert_true (ahu_session_undo (session));
  assert_game (session, 0, 0);
  g_assert_false (ahu_session_can_undo (session));
}

/* What is entered of a move is kept until the next change, and nobody else is given it. */
static void
test_entered (void)
{
  g_autoptr (AhuRecord) record = toy_record (20);
  g_autoptr (AhuSession) session = ahu_session_new (record, NULL, NULL);
  g_autoptr (AhuRecord) kept = NULL, given = NULL;
  g_autoptr (AhuSession) again = NULL, other = NULL;

  play (session, 1);
  ahu_session_set_entered (session, toy_move (2));
  kept = ahu_session_dup_record (session);
  again = ahu_session_new (kept, NULL, NULL);
  g_assert_nonnull (ahu_session_get_entered (again));
  given = ahu_session_dup_public_record (session);
  other = ahu_session_new (given, NULL, NULL);
  g_assert_null (ahu_session_get_entered (other));
  play (again, 3);
  g_assert_null (ahu_session_get_entered (again));
  g_assert_true (ahu_session_undo (session));
  g_assert_null (ahu_session_get_entered (session));
}

/* One move of it that doesn't fit, and none is made; what can be redone stays. */
static void
test_group_refused (void)
{
  g_autoptr (AhuRecord) record = toy_record (10);
  g_autoptr (AhuSession) session = ahu_session_new (record, NULL, NULL);
  g_autoptr (GPtrArray) moves = moves_new (1, 2, 9);
  g_autoptr (AhuRefusal) refusal = NULL;
  Counts counts;

  play (session, 4);
  play (session, 5);
  g_assert_true (ahu_session_undo (session));
  count (session, &counts);
  refusal = ahu_session_play_group (session, moves);
  g_assert_cmpint (refusal->move, ==, 3);
  assert_game (session, 1, 4);
  assert_counts (&counts, 0, 0, 0);
  g_assert_true (ahu_session_redo (session));
  assert_game (session, 2, 9);
}

/* A correction before, between and behind groups is a step of its own. */
static void
test_group_corrected (void)
{
  g_autoptr (AhuRecord) record = toy_record (20);
  g_autoptr (AhuSession) session = ahu_session_new (record, NULL, NULL);
  g_autoptr (GPtrArray) moves = moves_new (1, 2, 3);
  g_autoptr (GPtrArray) others = moves_new (2, 2, 2);
  g_autoptr (JsonNode) mended = toy_move (3);

  g_assert_null (ahu_session_play_group (session, moves));
  g_assert_null (ahu_session_play_group (session, others));
  g_assert_true (ahu_session_undo (session));
  /* The undone group can be redone behind it, as a whole. */
  g_assert_null (ahu_session_accept (session, test_try_change (ahu_session_get_history (session), 1, mended)));
  assert_game (session, 3, 7);
  assert_group (session, 0);
  g_assert_true (ahu_session_redo (session));
  assert_group (session, 3);
  assert_game (session, 6, 13);
  g_assert_true (ahu_session_undo (session));
  assert_game (session, 3, 7);
  g_assert_true (ahu_session_undo (session));
  assert_game (session, 3, 6);
  g_assert_true (ahu_session_undo (session));
  assert_game (session, 0, 0);
  g_assert_false (ahu_session_can_undo (session));
  g_assert_true (ahu_session_redo (session));
  assert_game (session, 3, 6);
}

static void
test_properties (void)
{
  g_autoptr (AhuRecord) record = toy_parse (toy_text, -1, NULL);
  g_autoptr (AhuSession) session = ahu_session_new (record, NULL, NULL);
  gboolean can_undo, can_redo;

  g_object_get (session, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  g_assert_true (can_undo);
  g_assert_false (can_redo);
  g_assert_true (ahu_session_get_record (session) == record);
  g_assert_true (ahu_session_get_game (session) == toy_game_get ());
  g_assert_cmpstr (ahu_session_get_names (session)[1], ==, "B");
  g_assert_cmpuint (ahu_history_get_ply (ahu_session_get_history (session)), ==, 3);
  g_assert_false (ahu_session_is_over (session));
}

static void
test_bad_set_up (void)
{
  g_autoptr (AhuRecord) record = toy_record (0);
  g_autoptr (AhuRefusal) refusal = NULL;

  g_assert_null (ahu_session_new (record, NULL, &refusal));
  g_assert_cmpint (refusal->move, ==, AHU_REFUSAL_SET_UP);
}

/* What the store holds has to be what a replay gives. */
static void
assert_saved (StoreFixture *fixture,
              AhuSession   *session)
{
  g_autofree char *name = g_strconcat (ahu_record_get_id (ahu_session_get_record (session)),
                                       ".rapanui", NULL);
  g_autofree char *text = NULL;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuHistory) history = NULL;
  guint ply = ahu_history_get_ply (ahu_session_get_history (session));

  g_assert_true (ahu_store_flush (fixture->store));
  text = store_fixture_read (fixture, name);
  record = toy_parse (text, -1, NULL);
  history = ahu_history_new (record, NULL);

  g_assert_cmpuint (ahu_history_get_ply (history), ==, ply);
  g_assert_cmpint (toy_sum (ahu_history_get_position (history, ply)), ==,
                   toy_sum (ahu_session_get_position (session)));
}

static void
test_saves_each_change (StoreFixture  *fixture,
                        gconstpointer  data)
{
  g_autoptr (AhuRecord) record = toy_record (10);
  g_autoptr (AhuSession) session = ahu_session_new (record, fixture->store, NULL);
  AhuHistory *history = ahu_session_get_history (session);
  g_autoptr (JsonNode) move = toy_move (2);

  assert_saved (fixture, session);
  play (session, 3);
  assert_saved (fixture, session);
  play (session, 4);
  assert_saved (fixture, session);
  ahu_session_undo (session);
  assert_saved (fixture, session);
  ahu_session_redo (session);
  assert_saved (fixture, session);
  ahu_session_accept (session, test_try_change (history, 0, move));
  assert_saved (fixture, session);
  g_assert_cmpint (toy_sum (ahu_session_get_position (session)), ==, 6);
  ahu_session_undo (session);
  assert_saved (fixture, session);
  g_assert_cmpint (toy_sum (ahu_session_get_position (session)), ==, 7);
}

/* The record holds single moves, and which go together: an undo takes back as much after a restart. */
static void
test_group_opened_later (StoreFixture  *fixture,
                         gconstpointer  data)
{
  g_autoptr (AhuRecord) record = toy_record (10);
  g_autoptr (AhuSession) session = ahu_session_new (record, fixture->store, NULL);
  g_autoptr (GPtrArray) moves = moves_new (1, 2, 3);
  g_autoptr (AhuRecord) later = NULL;

  g_assert_null (ahu_session_play_group (session, moves));
  assert_saved (fixture, session);
  g_assert_true (ahu_session_undo (session));
  assert_saved (fixture, session);
  g_assert_true (ahu_session_redo (session));
  assert_saved (fixture, session);
  g_clear_object (&session);

  later = store_fixture_find (fixture);
  session = ahu_session_new (later, fixture->store, NULL);
  assert_game (session, 3, 6);
  g_assert_true (ahu_session_undo (session));
  assert_game (session, 0, 0);
  g_assert_true (ahu_session_redo (session));
  assert_game (session, 3, 6);
}

/* The struck lines of the file that the store holds, each with where it stands. */
static char *
read_struck (StoreFixture *fixture,
             AhuSession   *session)
{
  g_autofree char *name = g_strconcat (ahu_record_get_id (ahu_session_get_record (session)),
                                       ".rapanui", NULL);
  g_autofree char *text = NULL;
  g_autoptr (AhuRecord) record = NULL;
  GPtrArray *struck;
  GString *lines = g_string_new (NULL);

  g_assert_true (ahu_store_flush (fixture->store));
  text = store_fixture_read (fixture, name);
  record = toy_parse (text, -1, NULL);
  struck = ahu_record_get_struck (record);
  for (guint i = 0; struck != NULL && i < struck->len; i++)
    {
      const AhuStruckLine *line = g_ptr_array_index (struck, i);

      g_string_append_printf (lines, "%u: %s ", line->before, line->text);
    }
  return g_string_free (lines, FALSE);
}

static void
assert_struck (StoreFixture *fixture,
               AhuSession   *session,
               const char   *expected)
{
  g_autofree char *text = read_struck (fixture, session);

  g_assert_cmpstr (text, ==, expected);
}

/* What a correction struck through outlives a restart, until the game is over. */
static void
test_saves_struck (StoreFixture  *fixture,
                   gconstpointer  data)
{
  g_autoptr (AhuRecord) record = toy_record (10);
  g_autoptr (AhuSession) session = ahu_session_new (record, fixture->store, NULL);
  AhuHistory *history = ahu_session_get_history (session);
  g_autoptr (JsonNode) move = toy_move (2);

  play (session, 3);
  play (session, 4);
  assert_struck (fixture, session, "");
  ahu_session_accept (session, test_try_change (history, 0, move));
  assert_struck (fixture, session, "0: From 0 add 3. ");
  ahu_session_undo (session);
  assert_struck (fixture, session, "");
  ahu_session_redo (session);
  assert_struck (fixture, session, "0: From 0 add 3. ");

  play (session, 4);
  g_assert_true (ahu_session_is_over (session));
  assert_struck (fixture, session, "");
  ahu_session_undo (session);
  assert_struck (fixture, session, "0: From 0 add 3. ");
}

static void
test_reads_struck (StoreFixture  *fixture,
                   gconstpointer  data)
{
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuSession) session = NULL;
  g_autoptr (AhuRecord) again = NULL;
  g_autoptr (AhuSession) reopened = NULL;
  const AhuStruckLine *line;
  GPtrArray *struck;

  record = toy_record (10);
  session = ahu_session_new (record, fixture->store, NULL);
  play (session, 3);
  play (session, 4);
  ahu_session_accept (session, test_try_remove (ahu_session_get_history (session), 1));
  ahu_session_close (session);
  g_assert_true (ahu_store_flush (fixture->store));

  again = store_fixture_find (fixture);
  reopened = ahu_session_new (again, fixture->store, NULL);
  struck = ahu_history_get_struck (ahu_session_get_history (reopened));
  g_assert_cmpuint (struck->len, ==, 1);
  line = g_ptr_array_index (struck, 0);
  g_assert_cmpuint (line->before, ==, 1);
  g_assert_cmpstr (line->text, ==, "From 3 add 4.");
  play (reopened, 1);
  assert_struck (fixture, reopened, "1: From 3 add 4. ");
}

/* A member of that name that means something else is another program's. */
static void
test_keeps_another_corrected (StoreFixture  *fixture,
                              gconstpointer  data)
{
  const char *const others[] = {
    "true", "{}", "[1]", "[{\"before\":-1,\"text\":\"a\"}]", "[{\"before\":1.0,\"text\":\"a\"}]",
    "[{\"before\":2,\"text\":\"a\"},{\"before\":1,\"text\":\"a\"}]", "[{\"before\":0,\"text\":null}]"
  };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *text = g_strdup (toy_text);
      g_autofree char *member = g_strdup_printf ("\"corrected\":%s}", others[i]);
      g_autofree char *whole = NULL;
      g_autofree char *saved = NULL;
      g_autoptr (AhuRecord) record = NULL;
      g_autoptr (AhuSession) session = NULL;
      g_auto (GStrv) parts = g_strsplit (text, "\"end\":false}", 2);

      whole = g_strconcat (parts[0], member, NULL);
      record = toy_parse (whole, -1, NULL);
      g_assert_null (ahu_record_get_struck (record));
      session = ahu_session_new (record, fixture->store, NULL);
      play (session, 1);
      g_assert_true (ahu_store_flush (fixture->store));
      saved = store_fixture_read (fixture, "an-id.rapanui");
      g_assert_nonnull (strstr (saved, "\"corrected\": "));
      g_clear_object (&session);
      g_clear_object (&record);
      record = toy_parse (saved, -1, NULL);
      g_assert_nonnull (record);
      g_assert_null (ahu_record_get_struck (record));
    }
}

/* Widgets ask a session of its own about the past; the game is as it was. */
static void
test_branch (StoreFixture  *fixture,
             gconstpointer  data)
{
  g_autoptr (AhuRecord) record = toy_record (10);
  g_autoptr (AhuSession) session = ahu_session_new (record, fixture->store, NULL);
  g_autoptr (AhuCorrection) correction = NULL;
  g_autoptr (AhuSession) branch = NULL;

  play (session, 3);
  play (session, 4);
  correction = ahu_history_correct (ahu_session_get_history (session), 1);
  branch = ahu_session_branch (session, correction);
  g_assert_cmpint (toy_sum (ahu_session_get_position (branch)), ==, 3);
  play (branch, 1);
  g_assert_cmpint (toy_sum (ahu_session_get_position (branch)), ==, 4);
  g_assert_cmpint (toy_sum (ahu_session_get_position (session)), ==, 7);
  assert_saved (fixture, session);
}

/* Opening a game is no change: it must not become the one played last. */
static void
test_opening_writes_nothing (StoreFixture  *fixture,
                             gconstpointer  data)
{
  g_autoptr (AhuRecord) record = toy_parse (toy_text, -1, NULL);
  g_autoptr (AhuSession) session = ahu_session_new (record, fixture->store, NULL);

  g_assert_true (ahu_store_flush (fixture->store));
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));

  play (session, 1);
  assert_saved (fixture, session);
}

static void
test_keeps_refused_moves (StoreFixture  *fixture,
                          gconstpointer  data)
{
  g_autofree char *text = g_strdup (toy_text);
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuSession) session = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autofree char *kept = NULL;

  memcpy (strstr (text, "\"add\":-1"), "\"bad\":-1", 8);
  store_fixture_place (fixture, "an-id.rapanui", text, 1);
  record = store_fixture_find (fixture);
  session = ahu_session_new (record, fixture->store, &refusal);
  g_assert_cmpint (refusal->move, ==, 1);

  play (session, 5);
  assert_saved (fixture, session);
  kept = store_fixture_read (fixture, "an-id.rapanui.damaged");
  g_assert_cmpstr (kept, ==, text);
}

/* The session may go before its last save is written. */
static void
test_end (StoreFixture  *fixture,
          gconstpointer  data)
{
  g_autoptr (AhuRecord) record = toy_record (10);
  AhuSession *session = ahu_session_new (record, fixture->store, NULL);
  g_autofree char *name = g_strconcat (ahu_record_get_id (record), ".rapanui", NULL);
  g_autofree char *text = NULL;

  play (session, 3);
  g_assert_finalize_object (session);
  store_fixture_restart (fixture);
  text = store_fixture_read (fixture, name);
  g_assert_nonnull (strstr (text, "{\"add\": 3}"));
}

static void
release_cb (AhuSession **held)
{
  g_clear_object (held);
}

/* Whoever hears of the change may be the last to hold the session. */
static void
test_released_while_changing (gconstpointer data)
{
  const char *signal = data;
  g_autoptr (AhuRecord) record = toy_record (10);
  AhuSession *session = ahu_session_new (record, NULL, NULL);
  AhuSession *held = session;
  guint n_changed = 0;

  g_object_add_weak_pointer (G_OBJECT (session), (gpointer *) &session);
  g_signal_connect_swapped (session, signal, G_CALLBACK (release_cb), &held);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (count_cb), &n_changed);
  play (session, 3);
  g_assert_null (held);
  g_assert_null (session);
  g_assert_cmpuint (n_changed, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (toy_game_get ());

  g_test_add_func ("/session/signals", test_signals);
  g_test_add_func ("/session/group", test_group);
  g_test_add_func ("/session/entered", test_entered);
  g_test_add_func ("/session/group-refused", test_group_refused);
  g_test_add_func ("/session/group-corrected", test_group_corrected);
  g_test_add_func ("/session/properties", test_properties);
  g_test_add_func ("/session/bad-set-up", test_bad_set_up);
  g_test_add_data_func ("/session/released-by-notify", "notify::can-undo",
                        test_released_while_changing);
  g_test_add_data_func ("/session/released-by-changed", "changed", test_released_while_changing);
  store_fixture_add ("/session/saves-each-change", test_saves_each_change);
  store_fixture_add ("/session/group-opened-later", test_group_opened_later);
  store_fixture_add ("/session/saves-struck", test_saves_struck);
  store_fixture_add ("/session/reads-struck", test_reads_struck);
  store_fixture_add ("/session/keeps-another-corrected", test_keeps_another_corrected);
  store_fixture_add ("/session/branch", test_branch);
  store_fixture_add ("/session/opening-writes-nothing", test_opening_writes_nothing);
  store_fixture_add ("/session/keeps-refused-moves", test_keeps_refused_moves);
  store_fixture_add ("/session/end", test_end);

  return g_test_run ();
}
