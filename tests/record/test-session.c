/* test-session.c: the running game: signals, properties and saving
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "core/ahu-session.h"
#include "store-fixture.h"
#include "toy-game.h"

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
  ahu_session_accept (session, ahu_history_try_change (history, 0, move));
  assert_saved (fixture, session);
  g_assert_cmpint (toy_sum (ahu_session_get_position (session)), ==, 6);
  ahu_session_undo (session);
  assert_saved (fixture, session);
  g_assert_cmpint (toy_sum (ahu_session_get_position (session)), ==, 7);
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

static void
add (const char *path,
     void      (*test) (StoreFixture *, gconstpointer))
{
  g_test_add (path, StoreFixture, NULL, store_fixture_set_up, test, store_fixture_tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (toy_game_get ());

  g_test_add_func ("/session/signals", test_signals);
  g_test_add_func ("/session/properties", test_properties);
  g_test_add_func ("/session/bad-set-up", test_bad_set_up);
  g_test_add_data_func ("/session/released-by-notify", "notify::can-undo",
                        test_released_while_changing);
  g_test_add_data_func ("/session/released-by-changed", "changed", test_released_while_changing);
  add ("/session/saves-each-change", test_saves_each_change);
  add ("/session/opening-writes-nothing", test_opening_writes_nothing);
  add ("/session/keeps-refused-moves", test_keeps_refused_moves);
  add ("/session/end", test_end);

  return g_test_run ();
}
