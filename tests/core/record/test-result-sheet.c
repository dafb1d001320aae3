/* test-result-sheet.c: result sheets as documents, and places in documents
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/json/ahu-json-path.h"
#include "core/record/ahu-record-counts.h"
#include "core/record/ahu-result-sheet.h"

#include "support/probe-game.h"

static JsonObject *
parse (const char *text)
{
  g_autoptr (JsonNode) node = json_from_string (text, NULL);

  return json_node_dup_object (node);
}

static char *
to_text (JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);

  return json_to_string (node, FALSE);
}

#define SHEET "{\"a\":1,\"players\":[{\"name\":\"Ann\",\"x\":{\"y\":[2,3]}},{\"name\":\"Ben\",\"x\":{\"y\":[4]}}],\"b\":{\"c\":5}}"

static void
test_get (void)
{
  g_autoptr (JsonObject) document = parse (SHEET);

  g_assert_cmpint (json_node_get_int (ahu_json_path_get (document, "a")), ==, 1);
  g_assert_cmpint (json_node_get_int (ahu_json_path_get (document, "players[0].x.y[1]")), ==, 3);
  g_assert_cmpint (json_node_get_int (ahu_json_path_get (document, "b.c")), ==, 5);
  g_assert_null (ahu_json_path_get (document, "players[2].name"));
  g_assert_null (ahu_json_path_get (document, "players[1].x.y[1]"));
  g_assert_null (ahu_json_path_get (document, "players.name"));
  g_assert_null (ahu_json_path_get (document, "a[0]"));
  g_assert_null (ahu_json_path_get (document, "b.d.e"));
}

/* The order of members stays; the document before is as it was. */
static void
test_set (void)
{
  g_autoptr (JsonObject) document = parse (SHEET);
  g_autoptr (JsonObject) set = ahu_json_path_set (document, "players[0].x.y[1]", json_node_init_int (json_node_alloc (), 7));
  g_autoptr (JsonObject) added = ahu_json_path_set (set, "players[1].points", json_node_init_int (json_node_alloc (), 8));
  g_autofree char *before = to_text (document);
  g_autofree char *after = to_text (added);

  g_assert_cmpstr (before, ==, SHEET);
  g_assert_cmpstr (after, ==, "{\"a\":1,\"players\":[{\"name\":\"Ann\",\"x\":{\"y\":[2,7]}},"
                              "{\"name\":\"Ben\",\"x\":{\"y\":[4]},\"points\":8}],\"b\":{\"c\":5}}");
}

/* Who leaves takes along what nobody has counted of them; those behind move up. */
static void
test_players (void)
{
  static const char *const names[] = { "Ann", "Ben", "Cem", NULL };
  static const char *const colours[] = { "red", "blue", "green", NULL };
  g_autoptr (JsonObject) empty = ahu_result_sheet_new (probe_game_get (), names, colours);
  g_autoptr (JsonObject) one = ahu_result_sheet_set (empty, "players[0].points", NULL);
  g_autoptr (JsonObject) two = ahu_result_sheet_set (one, "players[1].points", NULL);
  g_autoptr (JsonObject) three = ahu_result_sheet_set (two, "players[2].points", NULL);
  g_autoptr (JsonObject) other = ahu_result_sheet_set (three, "rest", NULL);
  g_autoptr (JsonObject) more = ahu_result_sheet_add_player (other, "violet");
  g_autoptr (JsonObject) fewer = ahu_result_sheet_remove_player (more, 1);
  g_autoptr (JsonObject) counted = ahu_result_sheet_set (fewer, "players[1].points", json_node_init_int (json_node_alloc (), 9));
  g_autoptr (JsonObject) named = ahu_result_sheet_set_string (counted, 2, "name", "Dan");
  g_autoptr (JsonObject) first = NULL;
  g_autoptr (JsonObject) all = NULL;
  g_autofree char *text = to_text (named);
  g_autofree char *expected = NULL;

  /* Whoever sits there, it is the same sheet. */
  expected = g_strdup_printf ("{\"format\":\"ahu-result\",\"version\":1,\"game\":\"probe\",\"id\":\"%s\",\"created\":\"%s\",\"players\":["
                              "{\"name\":\"Ann\",\"colour\":\"red\",\"points\":0},"
                              "{\"name\":\"Cem\",\"colour\":\"green\",\"points\":9},"
                              "{\"name\":\"Dan\",\"colour\":\"violet\"}],"
                              "\"uncounted\":[\"players[0].points\",\"rest\"],\"rest\":0}",
                              json_object_get_string_member (empty, "id"), json_object_get_string_member (empty, "created"));
  g_assert_cmpstr (text, ==, expected);
  g_assert_true (ahu_result_sheet_is_missing (more, "players[2].points"));
  g_assert_false (ahu_result_sheet_is_missing (fewer, "players[2].points"));
  g_assert_true (ahu_result_sheet_is_missing (fewer, "players[1].points"));
  g_assert_cmpstr (ahu_result_sheet_get_string (named, 1, "name"), ==, "Cem");

  first = ahu_result_sheet_set (named, "players[0].points", json_node_init_int (json_node_alloc (), 1));
  all = ahu_result_sheet_set (first, "rest", json_node_init_int (json_node_alloc (), 2));
  g_assert_false (json_object_has_member (all, "uncounted"));
}

/* Each is a game of its own, begun now. */
static void
test_new (void)
{
  static const char *const names[] = { "Ann", "Ben", NULL };
  static const char *const colours[] = { "red", "blue", NULL };
  g_autoptr (GDateTime) before = g_date_time_new_now_utc ();
  g_autoptr (JsonObject) sheet = ahu_result_sheet_new (probe_game_get (), names, colours);
  g_autoptr (JsonObject) other = ahu_result_sheet_new (probe_game_get (), names, colours);
  g_autoptr (GDateTime) after = g_date_time_new_now_utc ();
  const char *created = json_object_get_string_member (sheet, "created");
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (created, NULL);
  g_autoptr (AhuRecord) record = ahu_record_new_from_document (sheet, NULL);

  g_assert_true (g_uuid_string_is_valid (json_object_get_string_member (sheet, "id")));
  g_assert_cmpstr (json_object_get_string_member (sheet, "id"), !=, json_object_get_string_member (other, "id"));
  g_assert_nonnull (time);
  g_assert_true (g_str_has_suffix (created, "Z"));
  g_assert_cmpint (g_date_time_to_unix (time), >=, g_date_time_to_unix (before));
  g_assert_cmpint (g_date_time_to_unix (time), <=, g_date_time_to_unix (after));
  g_assert_cmpstr (ahu_record_get_id (record), ==, json_object_get_string_member (sheet, "id"));
  g_assert_cmpstr (ahu_record_get_created (record), ==, created);
}

/* Returns: (transfer full): three players of the probe, the third with 5 points; G_MININT: not counted */
static JsonObject *
make_counted (int first,
              int second)
{
  static const char *const names[] = { "Ann", "Ben", "Cem", NULL };
  static const char *const colours[] = { "red", "blue", "green", NULL };
  const int points[] = { first, second, 5 };
  JsonObject *sheet = ahu_result_sheet_new (probe_game_get (), names, colours);

  for (guint p = 0; p < G_N_ELEMENTS (points); p++)
    {
      g_autoptr (JsonObject) before = sheet;
      g_autofree char *path = g_strdup_printf ("players[%u].points", p);

      sheet = ahu_result_sheet_set (before, path, points[p] == G_MININT ? NULL : json_node_init_int (json_node_alloc (), points[p]));
    }

  return sheet;
}

static gboolean
is_counted (int first,
            int second)
{
  g_autoptr (JsonObject) sheet = make_counted (first, second);
  g_autoptr (AhuRecord) record = ahu_record_new_from_document (sheet, NULL);

  g_assert_true (ahu_record_is_sheet (record));
  g_assert_cmpuint (ahu_record_get_moves (record)->len, ==, 0);

  return ahu_record_is_counted (record);
}

/* A sheet is a game that has ended if all of it is counted, and can be. */
static void
test_counted (void)
{
  probe_game_offer (TRUE);
  g_assert_true (is_counted (10, 9));
  g_assert_true (is_counted (0, 0));
  g_assert_false (is_counted (10, G_MININT));
  g_assert_false (is_counted (G_MININT, G_MININT));
  g_assert_false (is_counted (10, PROBE_GAME_GOAL + 100));
  g_assert_false (is_counted (10, -1));
  probe_game_offer (FALSE);
  g_assert_false (is_counted (10, 9));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (probe_game_get ());
  g_test_add_func ("/result-sheet/get", test_get);
  g_test_add_func ("/result-sheet/set", test_set);
  g_test_add_func ("/result-sheet/players", test_players);
  g_test_add_func ("/result-sheet/new", test_new);
  g_test_add_func ("/result-sheet/counted", test_counted);

  return g_test_run ();
}
