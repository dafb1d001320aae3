/* test-setup.c: what a game was begun with, changed afterwards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/session/ahu-session.h"
#include "support/test-correction.h"
#include "game-moves.h"
#include "games/rapanui/rn-game.h"
#include "support/toy-game.h"

static const char *const names[] = { "A", "B", NULL };
static const char *const colours[] = { "red", "blue", NULL };

static JsonNode *
limit_setup (int limit)
{
  g_autofree char *text = g_strdup_printf ("{\"limit\":%d}", limit);

  return json_from_string (text, NULL);
}

static AhuRecord *
with_limit (AhuHistory *history,
            int         limit)
{
  return ahu_record_mend_setup (ahu_history_get_record (history), names, colours, limit_setup (limit));
}

static AhuCorrection *
correct (AhuHistory *history,
         int         limit)
{
  g_autoptr (AhuRecord) record = with_limit (history, limit);
  g_autoptr (AhuRefusal) refusal = NULL;
  AhuCorrection *correction = ahu_history_correct_setup (history, record, &refusal);

  g_assert_null (refusal);

  return correction;
}

static void
assert_game (AhuHistory *history,
             int         limit,
             guint       ply,
             int         sum)
{
  JsonObject *setup = ahu_record_get_setup (ahu_history_get_record (history));

  g_assert_cmpint (json_object_get_int_member (setup, "limit"), ==, limit);
  g_assert_cmpuint (ahu_history_get_ply (history), ==, ply);
  g_assert_cmpint (toy_sum (ahu_history_get_position (history, ply)), ==, sum);
}

static void
test_fits (void)
{
  g_autoptr (AhuHistory) history = toy_history (10, "1 2 3");
  g_autoptr (JsonNode) large = toy_move (13);
  AhuCorrection *correction = correct (history, 20);

  g_assert_null (ahu_correction_get_conflict (correction));
  assert_game (history, 10, 3, 6);
  ahu_history_accept (history, correction);
  assert_game (history, 20, 3, 6);
  /* What is legal now is so from the first position on. */
  g_assert_null (ahu_history_play (history, large));
  assert_game (history, 20, 4, 19);
  g_assert_true (ahu_history_undo (history));
  g_assert_true (ahu_history_undo (history));
  assert_game (history, 10, 3, 6);
  g_assert_true (ahu_history_undo (history));
  assert_game (history, 10, 2, 3);
  for (guint i = 0; i < 3; i++)
    g_assert_true (ahu_history_redo (history));
  assert_game (history, 20, 4, 19);
}

static void
test_conflict (void)
{
  g_autoptr (AhuHistory) history = toy_history (10, "1 2 6");
  AhuCorrection *correction = correct (history, 5);
  const AhuRefusal *conflict = ahu_correction_get_conflict (correction);

  g_assert_nonnull (conflict);
  g_assert_cmpint (conflict->move, ==, 2);
  g_assert_cmpstr (conflict->rule, ==, "T4");
  g_assert_cmpuint (ahu_correction_get_next (correction), ==, 2);

  ahu_history_accept (history, correction);
  assert_game (history, 5, 2, 3);
  g_assert_cmpuint (ahu_history_get_struck (history)->len, ==, 1);
  g_assert_true (ahu_history_undo (history));
  assert_game (history, 10, 3, 9);
  g_assert_cmpuint (ahu_history_get_struck (history)->len, ==, 0);
}

/* The later move is changed as well, then all fits. */
static void
test_go_on (void)
{
  g_autoptr (AhuHistory) history = toy_history (10, "1 6 1");
  g_autoptr (AhuCorrection) begun = correct (history, 5);
  g_autoptr (JsonNode) small = toy_move (2);
  AhuCorrection *changed = ahu_correction_change (begun, small);
  AhuHistory *branch = ahu_correction_branch (changed);

  g_assert_null (ahu_correction_get_conflict (changed));
  assert_game (branch, 5, 3, 4);
  ahu_history_free (branch);
  ahu_history_accept (history, changed);
  assert_game (history, 5, 3, 4);
  g_assert_true (ahu_history_undo (history));
  assert_game (history, 10, 3, 8);
}

/* No more than the first moves are kept, although more fit. */
static void
test_keep (void)
{
  g_autoptr (AhuHistory) history = toy_history (10, "1 1 1 6");
  g_autoptr (AhuCorrection) begun = correct (history, 5);
  AhuCorrection *kept;

  g_assert_cmpuint (test_count_good (begun), ==, 3);
  kept = ahu_correction_keep (begun, 1);
  g_assert_null (ahu_correction_get_conflict (kept));
  ahu_history_accept (history, kept);
  assert_game (history, 5, 1, 1);
  g_assert_cmpuint (ahu_history_get_struck (history)->len, ==, 3);
  g_assert_true (ahu_history_undo (history));
  assert_game (history, 10, 4, 9);
}

static void
test_refused (void)
{
  g_autoptr (AhuHistory) history = toy_history (10, "1 2");
  g_autoptr (AhuRecord) record = with_limit (history, 0);
  g_autoptr (AhuRefusal) refusal = NULL;

  g_assert_null (ahu_history_correct_setup (history, record, &refusal));
  g_assert_cmpint (refusal->move, ==, AHU_REFUSAL_SET_UP);
  g_assert_cmpstr (refusal->rule, ==, "T1");
  assert_game (history, 10, 2, 3);
}

/* Where nothing was done yet there is nothing to take back. */
static void
test_before_the_first_step (void)
{
  g_autoptr (AhuRecord) record = toy_record (10);
  g_autoptr (AhuHistory) history = ahu_history_new (record, NULL);

  ahu_history_accept (history, correct (history, 7));
  assert_game (history, 7, 0, 0);
  g_assert_false (ahu_history_can_undo (history));
}

static AhuSession *
open_toy (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRecord) record = toy_parse (toy_text, -1, &error);
  AhuSession *session = ahu_session_new (record, NULL, NULL);

  g_assert_no_error (error);

  return session;
}

static void
accept (AhuSession        *session,
        const char *const *new_names,
        const char *const *new_colours,
        JsonNode          *setup)
{
  AhuHistory *history = ahu_session_get_history (session);
  g_autoptr (AhuRecord) record = ahu_record_mend_setup (ahu_history_get_record (history), new_names, new_colours,
                                                        setup);

  g_assert_null (ahu_session_accept (session, ahu_history_correct_setup (history, record, NULL)));
}

static void
assert_same (AhuSession *session,
             GBytes     *expected)
{
  g_autoptr (GBytes) now = ahu_session_export (session);

  g_assert_cmpmem (g_bytes_get_data (now, NULL), g_bytes_get_size (now),
                   g_bytes_get_data (expected, NULL), g_bytes_get_size (expected));
}

static void
count_cb (AhuSession *session,
          guint      *n)
{
  (*n)++;
}

/* What else is known of the players goes along with them, and undo gives back every byte. */
static void
test_players (void)
{
  static const char *const others[] = { "B", "Anna", NULL };
  static const char *const swapped[] = { "blue", "red", NULL };
  g_autoptr (AhuSession) session = open_toy ();
  g_autoptr (GBytes) before = ahu_session_export (session);
  g_autoptr (GBytes) after = NULL;
  guint n_setups = 0, n_changes = 0;
  const char *text;

  g_signal_connect (session, "setup-changed", G_CALLBACK (count_cb), &n_setups);
  g_signal_connect (session, "changed", G_CALLBACK (count_cb), &n_changes);
  accept (session, others, swapped, limit_setup (11));
  g_assert_cmpuint (n_setups, ==, 1);
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_cmpstr (ahu_session_get_names (session)[0], ==, "B");
  g_assert_cmpstr (ahu_session_get_names (session)[1], ==, "Anna");

  after = ahu_session_export (session);
  text = g_bytes_get_data (after, NULL);
  /* As they are written, without the spaces. */
  g_assert_nonnull (g_strstr_len (text, (gssize) g_bytes_get_size (after), "since"));
  g_assert_nonnull (g_strstr_len (text, (gssize) g_bytes_get_size (after), "age"));
  g_assert_nonnull (g_strstr_len (text, (gssize) g_bytes_get_size (after), "mood"));
  g_assert_true (g_strstr_len (text, (gssize) g_bytes_get_size (after), "since") <
                 g_strstr_len (text, (gssize) g_bytes_get_size (after), "age"));

  g_assert_true (ahu_session_undo (session));
  assert_same (session, before);
  g_assert_cmpuint (n_setups, ==, 2);
  g_assert_true (ahu_session_redo (session));
  assert_same (session, after);
  /* Moves leave the set-up alone. */
  ahu_session_undo (session);
  ahu_session_undo (session);
  g_assert_cmpuint (n_setups, ==, 4);
}

/* A title that was given meanwhile belongs to the game, not to its set-up. */
static void
test_title (void)
{
  g_autoptr (AhuSession) session = open_toy ();

  accept (session, names, colours, limit_setup (12));
  ahu_session_set_title (session, "Evening");
  g_assert_true (ahu_session_undo (session));
  g_assert_cmpstr (ahu_record_get_title (ahu_session_get_record (session)), ==, "Evening");
  g_assert_cmpint (json_object_get_int_member (ahu_record_get_setup (ahu_session_get_record (session)), "limit"),
                   ==, 10);
}

/* What was saved is what is read. */
static void
test_reopened (void)
{
  g_autoptr (AhuSession) session = open_toy ();
  g_autoptr (AhuSession) again = NULL;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (GBytes) after = NULL;

  accept (session, names, colours, limit_setup (3));
  g_assert_cmpuint (ahu_history_get_ply (ahu_session_get_history (session)), ==, 1);
  after = ahu_session_export (session);
  record = ahu_session_dup_record (session);
  again = ahu_session_new (record, NULL, NULL);
  assert_same (again, after);
}

static void
swap_cards (JsonArray *display,
            GRand     *rand)
{
  JsonArray *a = json_array_get_array_element (display, (guint) g_rand_int_range (rand, 0, 4));
  JsonArray *b = json_array_get_array_element (display, (guint) g_rand_int_range (rand, 0, 4));
  guint i = (guint) g_rand_int_range (rand, 0, 4);
  guint k = (guint) g_rand_int_range (rand, 0, 4);
  g_autofree char *first = g_strdup (json_array_get_string_element (a, i));
  g_autofree char *second = g_strdup (json_array_get_string_element (b, k));
  JsonArray *columns[] = { a, b };
  const guint places[] = { i, k };
  const char *kinds[] = { second, first };

  for (guint n = 0; n < 2; n++)
    {
      g_autoptr (JsonArray) rest = json_array_new ();

      for (guint c = 0; c < 4; c++)
        json_array_add_string_element (rest, c == places[n] ? kinds[n]
                                                            : json_array_get_string_element (columns[n], c));
      while (json_array_get_length (columns[n]) > 0)
        json_array_remove_element (columns[n], 0);
      for (guint c = 0; c < 4; c++)
        json_array_add_string_element (columns[n], json_array_get_string_element (rest, c));
    }
}

/* Begun with the next player, or with cards changed about, or as it was. */
static void
mend_at_random (AhuSession *session,
                GRand      *rand)
{
  AhuHistory *history = ahu_session_get_history (session);
  AhuRecord *record = ahu_history_get_record (history);
  guint n = ahu_record_get_n_players (record);
  g_autoptr (JsonNode) setup = json_node_init_object (json_node_alloc (), ahu_record_get_setup (record));
  g_autofree char *text = json_to_string (setup, FALSE);
  JsonNode *mended = json_from_string (text, NULL);
  guint turned = (guint) g_rand_int_range (rand, 0, (gint32) n);
  g_autofree const char **new_names = g_new0 (const char *, n + 1);
  g_autofree const char **new_colours = g_new0 (const char *, n + 1);
  g_autoptr (AhuRecord) other = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  AhuCorrection *correction;

  for (guint i = 0; i < n; i++)
    {
      new_names[i] = i == 0 ? "Renamed" : ahu_record_get_names (record)[(i + turned) % n];
      new_colours[i] = ahu_record_get_colours (record)[(i + turned) % n];
    }
  for (int i = g_rand_int_range (rand, 0, 3); i > 0; i--)
    swap_cards (json_object_get_array_member (json_node_get_object (mended), "display"), rand);
  other = ahu_record_mend_setup (record, new_names, new_colours, mended);
  correction = ahu_history_correct_setup (history, other, &refusal);
  g_assert_null (refusal);
  if (ahu_correction_get_conflict (correction) != NULL && g_rand_boolean (rand))
    {
      g_autoptr (AhuCorrection) begun = correction;

      correction = ahu_correction_keep (begun, (guint) g_rand_int_range (rand, 0, (gint32) test_count_good (begun) + 1));
    }
  g_assert_null (ahu_session_accept (session, correction));
}

/* Whatever was changed and however much of the game that took, undo gives back every byte. */
static void
test_random (void)
{
  guint n_cut = 0;

  for (guint32 seed = 0; seed < 60; seed++)
    {
      GRand *rand = g_rand_new_with_seed (seed);
      g_autoptr (AhuRecord) record = game_moves_record (2 + seed % 3, seed, 1 + seed % 4 * 40);
      g_autoptr (AhuSession) session = ahu_session_new (record, NULL, NULL);
      g_autoptr (GBytes) before = ahu_session_export (session);
      guint ply = ahu_history_get_ply (ahu_session_get_history (session));
      g_autoptr (GBytes) after = NULL;

      mend_at_random (session, rand);
      n_cut += ahu_history_get_ply (ahu_session_get_history (session)) < ply;
      after = ahu_session_export (session);
      g_assert_true (ahu_session_undo (session));
      assert_same (session, before);
      g_assert_true (ahu_session_redo (session));
      assert_same (session, after);
      g_assert_true (ahu_session_undo (session));
      assert_same (session, before);
      g_rand_free (rand);
    }
  /* Both happen. */
  g_assert_cmpuint (n_cut, >, 5);
  g_assert_cmpuint (n_cut, <, 60);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (toy_game_get ());
  ahu_game_register (rn_game_get ());

  g_test_add_func ("/setup/fits", test_fits);
  g_test_add_func ("/setup/conflict", test_conflict);
  g_test_add_func ("/setup/go-on", test_go_on);
  g_test_add_func ("/setup/keep", test_keep);
  g_test_add_func ("/setup/refused", test_refused);
  g_test_add_func ("/setup/before-the-first-step", test_before_the_first_step);
  g_test_add_func ("/setup/players", test_players);
  g_test_add_func ("/setup/title", test_title);
  g_test_add_func ("/setup/reopened", test_reopened);
  g_test_add_func ("/setup/random", test_random);

  return g_test_run ();
}
