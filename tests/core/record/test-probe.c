/* test-probe.c: a game that leaves out whatever may be left out is recorded, played and listed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/game/ahu-rule-number.h"
#include "core/history/ahu-conflict.h"
#include "core/library/ahu-summary.h"
#include "core/record/ahu-record.h"
#include "core/session/ahu-replay.h"
#include "core/session/ahu-session.h"
#include "core/statistics/ahu-measure.h"
#include "support/probe-game.h"
#include "support/test-record.h"

static AhuRecord *
load (guint n_players,
      guint n_moves)
{
  g_autoptr (GBytes) bytes = probe_game_record_new ("probe-game", n_players, n_moves);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) document = ahu_document_parse (bytes, &error);
  AhuRecord *record;

  g_assert_no_error (error);
  g_assert_true (ahu_document_get_game (document) == probe_game_get ());
  record = ahu_record_new_from_document (document, &error);
  g_assert_no_error (error);

  return record;
}

static void
test_session (void)
{
  for (guint n = 3; n <= 6; n++)
    {
      g_autoptr (AhuRecord) record = load (n, PROBE_GAME_GOAL - 1);
      g_autoptr (AhuSession) session = ahu_session_new (record, NULL, NULL);
      g_autoptr (JsonNode) move = probe_game_move_new (n - 1, 3);
      g_autoptr (AhuRefusal) over = NULL;

      g_assert_nonnull (session);
      g_assert_false (ahu_session_is_over (session));
      g_assert_null (ahu_session_play (session, json_node_ref (move)));
      g_assert_true (ahu_session_is_over (session));
      over = ahu_session_play (session, json_node_ref (move));
      g_assert_cmpstr (over->rule, ==, "P4");
      g_assert_true (ahu_session_undo (session));
      g_assert_true (ahu_session_redo (session));
    }
}

/* Asking changes nothing, and who may not change the game may ask all the same. */
static void
test_check (void)
{
  g_autoptr (AhuRecord) record = load (3, 4);
  g_autoptr (AhuSession) session = ahu_session_new (record, NULL, NULL);
  g_autoptr (AhuSession) replay = ahu_session_new_replay (record, NULL);
  g_autoptr (JsonNode) good = probe_game_move_new (2, 3);
  g_autoptr (JsonNode) bad = probe_game_move_new (2, 4);
  g_autoptr (JsonNode) before = probe_game_get ()->position_to_json (ahu_session_get_position (session));
  g_autoptr (JsonNode) after = NULL;
  g_autoptr (AhuRefusal) refusal = ahu_session_check (session, bad);
  g_autoptr (AhuRefusal) played = ahu_session_play (session, json_node_ref (bad));

  g_assert_nonnull (refusal);
  g_assert_cmpstr (refusal->rule, ==, "P3");
  g_assert_cmpstr (refusal->message, ==, played->message);
  g_assert_null (ahu_session_check (session, good));
  g_assert_null (ahu_session_check (replay, good));
  after = probe_game_get ()->position_to_json (ahu_session_get_position (session));
  g_assert_true (json_node_equal (before, after));
  g_assert_cmpuint (ahu_history_get_ply (ahu_session_get_history (session)), ==, 4);
}

/* A game that knows no more of it: the move as the log tells it, and what the rules have against it. */
static void
test_conflict (void)
{
  static const char *const colours[] = { "red", "blue", "green", NULL };
  g_autoptr (AhuRecord) record = load (3, 7);
  g_autoptr (AhuHistory) history = ahu_history_new (record, NULL);
  g_autoptr (JsonNode) setup = json_from_string ("{ \"goal\": 5 }", NULL);
  g_autoptr (AhuRecord) mended = ahu_record_mend_setup (record, ahu_record_get_names (record), colours,
                                                        json_node_ref (setup));
  g_autoptr (AhuCorrection) correction = ahu_history_correct_setup (history, mended, NULL);
  g_autofree char *told = ahu_conflict_tell (history, correction);
  g_autofree char *explained = ahu_conflict_explain (history, correction);

  g_assert_cmpstr (told, ==, "The game is over. (P4)");
  g_assert_cmpstr (explained, ==, "Chiara adds 1 (P3).\nThe game is over. (P4)");
}

/* Without places nobody has won, and without facts there is nothing to add up. */
static void
test_summary (void)
{
  g_autoptr (AhuRecord) record = load (6, PROBE_GAME_GOAL);
  g_autoptr (AhuHistory) history = ahu_history_new (record, NULL);
  g_autoptr (AhuSummary) summary = ahu_summary_new (history, NULL);

  g_assert_cmpint (ahu_summary_get_state (summary), ==, AHU_SUMMARY_OVER);
  g_assert_cmpuint (ahu_summary_get_n_players (summary), ==, 6);
  g_assert_cmpstr (ahu_summary_get_colour (summary, 5), ==, "yellow");
  g_assert_cmpuint (ahu_summary_get_place (summary, 0), ==, 0);
  g_assert_cmpuint (ahu_summary_get_n_facts (summary), ==, 0);
}

/* The words that everybody may read are made without the game's own. */
static void
test_export (void)
{
  g_autoptr (AhuRecord) record = load (4, 5);
  g_autoptr (AhuSession) session = ahu_session_new (record, NULL, NULL);
  g_autoptr (GBytes) bytes = ahu_session_export (session);
  g_autoptr (AhuRecord) again = test_record_read (bytes);

  g_assert_cmpuint (ahu_record_get_moves (again)->len, ==, 5);
}

static void
test_sheet (void)
{
  g_autoptr (GBytes) bytes = probe_game_sheet_new (5);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) document = ahu_document_parse (bytes, &error);
  g_auto (GStrv) names = NULL;
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) json = NULL;
  AhuRefusal *refusal = NULL;

  g_assert_no_error (error);
  g_assert_true (ahu_document_is_result (document));
  names = ahu_document_check_players (document, &error);
  g_assert_no_error (error);
  g_assert_true (ahu_document_get_game (document)->score_sheet (document, (const char *const *) names, &text, &json,
                                                                &refusal, &error));
  g_assert_true (g_str_has_prefix (text, "1. Anna 10\n2. Ben 9\n"));
}

/* Numbers are those of games that are known, whole words, and tell which game. */
static void
test_rule_numbers (void)
{
  static const char *const prefixes[] = { "T.", "TD", NULL };
  static const AhuGame other = { .id = "other", .position_size = 1, .rule_prefixes = prefixes };
  g_autoptr (GRegex) before = ahu_rule_number_dup_regex ();
  g_autoptr (GRegex) both = NULL;

  g_assert_true (g_regex_match (before, "Nobody (P3).", 0, NULL));
  g_assert_false (g_regex_match (before, "Nobody (T12.2).", 0, NULL));
  g_assert_null (ahu_rule_number_find_game ("T12.2"));

  ahu_game_register (&other);
  both = ahu_rule_number_dup_regex ();
  g_assert_true (g_regex_match (both, "Nobody (T12.2).", 0, NULL));
  g_assert_true (g_regex_match (both, "P3, T4.9 and TD29", 0, NULL));
  g_assert_false (g_regex_match (both, "T12, TD, P3x, AP3, P123, T1.234, TD291", 0, NULL));

  g_assert_true (ahu_rule_number_find_game ("T12.2") == &other);
  g_assert_true (ahu_rule_number_find_game ("TD29") == &other);
  g_assert_true (ahu_rule_number_find_game ("P3") == probe_game_get ());
  g_assert_null (ahu_rule_number_find_game ("T12"));
  g_assert_null (ahu_rule_number_find_game ("TD29."));
  g_assert_null (ahu_rule_number_find_game ("(P3)"));
  g_assert_null (ahu_rule_number_find_game ("R5.3"));
}

static void
assert_text (char       *text,
             const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

/* A game has its own words for where it is, for how long it was, and for what statistics tell. */
static void
test_places (void)
{
  static const AhuGame mute = { .id = "mute", .position_size = 1 };
  const AhuGame *game = probe_game_get ();
  g_autoptr (AhuRecord) record = load (3, 4);
  g_autoptr (AhuHistory) history = ahu_history_new (record, NULL);
  gconstpointer position = ahu_history_get_position (history, 4);
  g_autoptr (GArray) measures = ahu_measure_list (game);
  g_autoptr (GArray) plain = ahu_measure_list (&mute);

  assert_text (ahu_game_place_text (game, position, AHU_TURN_TITLE), "Round 2 · sum 4");
  assert_text (ahu_game_place_text (game, position, AHU_TURN_INSIDE), "round 2 · sum 4");
  assert_text (ahu_game_turn_text (game, 1, AHU_TURN_LENGTH), "1 round");
  g_assert_cmpstr (g_array_index (measures, AhuMeasure, AHU_MEASURE_TURNS).label, ==, "Rounds");
  g_assert_true (g_str_has_prefix (g_array_index (measures, AhuMeasure, AHU_MEASURE_TURNS).detail, "How many rounds"));

  g_assert_cmpuint (ahu_game_get_turn (&mute, position), ==, 0);
  assert_text (ahu_game_place_text (&mute, position, AHU_TURN_TITLE), "0");
  assert_text (ahu_game_turn_text (&mute, 12, AHU_TURN_LENGTH), "12");
  g_assert_cmpstr (g_array_index (plain, AhuMeasure, AHU_MEASURE_TURNS).label, ==, "Length");
}

/* There are rounds of as many moves as players, and nothing beyond them but the ends. */
static void
test_milestones (void)
{
  g_autoptr (AhuRecord) record = load (3, 8);
  g_autoptr (AhuReplay) replay = ahu_replay_new (record, NULL);

  for (guint ply = 1; ply < 8; ply++)
    {
      g_assert_cmpint (ahu_replay_is_mark (replay, ply, AHU_REPLAY_SHORT), ==, ply % 3 == 0);
      g_assert_false (ahu_replay_is_mark (replay, ply, AHU_REPLAY_LONG));
    }
  g_assert_cmpuint (ahu_replay_find (replay, 1, AHU_REPLAY_SHORT, TRUE), ==, 3);
  g_assert_cmpuint (ahu_replay_find (replay, 5, AHU_REPLAY_SHORT, FALSE), ==, 3);
  g_assert_cmpuint (ahu_replay_find (replay, 5, AHU_REPLAY_LONG, TRUE), ==, 8);
  g_assert_cmpuint (ahu_replay_find (replay, 5, AHU_REPLAY_LONG, FALSE), ==, 0);
}

/* All are asked at once; whose move it was stands in the move. */
static void
test_pending (void)
{
  const AhuGame *game = probe_game_get ();

  for (guint n_moves = 0; n_moves <= PROBE_GAME_GOAL; n_moves += PROBE_GAME_GOAL)
    {
      g_autoptr (AhuRecord) record = load (5, n_moves);
      g_autoptr (AhuHistory) history = ahu_history_new (record, NULL);
      g_autoptr (JsonNode) move = probe_game_move_new (3, 1);
      gconstpointer position = ahu_history_get_position (history, n_moves);
      guint seats[6] = { 9, 9, 9, 9, 9, 9 };

      g_assert_cmpuint (game->pending (position, seats), ==, n_moves == 0 ? 5 : 0);
      for (guint i = 0; i < 6; i++)
        g_assert_cmpuint (seats[i], ==, n_moves == 0 && i < 5 ? i : 9);
      g_assert_cmpuint (game->author (position, move), ==, 3);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (probe_game_get ());

  g_test_add_func ("/probe/session", test_session);
  g_test_add_func ("/probe/check", test_check);
  g_test_add_func ("/probe/conflict", test_conflict);
  g_test_add_func ("/probe/summary", test_summary);
  g_test_add_func ("/probe/export", test_export);
  g_test_add_func ("/probe/sheet", test_sheet);
  g_test_add_func ("/probe/places", test_places);
  g_test_add_func ("/probe/milestones", test_milestones);
  g_test_add_func ("/probe/pending", test_pending);
  g_test_add_func ("/probe/rule-numbers", test_rule_numbers);

  return g_test_run ();
}
