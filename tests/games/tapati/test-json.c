/* test-json.c: moves, boxes and records of Tapati as JSON (section 14 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "core/history/ahu-history.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "tp-test-utils.h"

static const char *const names[] = { "Ana", "Ben", "Cleo", NULL };

static JsonNode *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (text, &error);

  g_assert_no_error (error);

  return node;
}

/* The rule by which a move, as JSON, is refused, or NULL. */
static void
assert_rule (const TpPosition *position,
             const char       *text,
             const char       *rule)
{
  g_autoptr (JsonNode) node = parse (text);
  TpPosition copy = *position;
  g_autoptr (AhuRefusal) refusal = tp_game_get ()->apply (&copy, node, names);

  if (g_strcmp0 (refusal != NULL ? refusal->rule : NULL, rule) != 0)
    g_error ("%s: %s, not %s", text, refusal != NULL ? refusal->rule : "accepted", rule);
  if (refusal != NULL)
    g_assert_cmpmem (&copy, sizeof copy, position, sizeof *position);
}

static void
test_odd_moves (void)
{
  static const struct
  {
    const char *move, *rule;
  } at_fact[] = {
    { "[]", "T4.1" },
    { "null", "T4.1" },
    { "3", "T4.1" },
    { "{}", "T4.1" },
    { "{\"move\":7}", "T4.1" },
    { "{\"move\":\"leap\"}", "T4.1" },
    { "{\"move\":\"fact\"}", "T4.9" },
    { "{\"move\":\"fact\",\"player\":\"0\",\"fact\":\"ahu\"}", "T4.9" },
    { "{\"move\":\"fact\",\"player\":0.0,\"fact\":\"ahu\"}", "T4.9" },
    { "{\"move\":\"fact\",\"player\":false,\"fact\":\"ahu\"}", "T4.9" },
    { "{\"move\":\"fact\",\"player\":-1,\"fact\":\"ahu\"}", "T4.9" },
    { "{\"move\":\"fact\",\"player\":256,\"fact\":\"ahu\"}", "T4.9" },
    { "{\"move\":\"fact\",\"player\":0,\"fact\":2}", "T4.9" },
    { "{\"move\":\"fact\",\"player\":0,\"fact\":null}", "T4.9" },
    { "{\"move\":\"fact\",\"player\":0,\"fact\":\"ahu\",\"site\":[]}", NULL },
  }, at_place[] = {
    { "{\"move\":\"build\",\"player\":0,\"piece\":\"slave\",\"site\":0,\"at\":\"M\"}", NULL },
    { "{\"move\":\"build\",\"player\":0,\"piece\":\"slave\",\"site\":0,\"at\":\"M\",\"count\":2,\"circles\":true}", NULL },
    { "{\"move\":\"build\",\"player\":0,\"piece\":\"slave\",\"site\":0,\"at\":\"M\",\"count\":2.0}", "T8.1" },
    { "{\"move\":\"build\",\"player\":0,\"piece\":\"slave\",\"site\":0,\"at\":\"M\",\"count\":null}", "T8.1" },
    { "{\"move\":\"build\",\"player\":0,\"piece\":\"slave\",\"site\":0,\"at\":\"M\",\"count\":-1}", "T8.1" },
    { "{\"move\":\"build\",\"player\":0,\"piece\":\"slave\",\"site\":\"0\",\"at\":\"M\"}", "T8.4" },
    { "{\"move\":\"build\",\"player\":0,\"piece\":\"slave\",\"site\":0}", "T8.4" },
    { "{\"move\":\"build\",\"player\":0,\"piece\":\"slaves\",\"site\":0,\"at\":\"M\"}", "T8.1" },
    { "{\"move\":\"build\",\"player\":0,\"piece\":\"quarry\",\"site\":0,\"circles\":1}", "T8.1" },
    { "{\"move\":\"build\",\"piece\":\"slave\",\"site\":0,\"at\":\"M\"}", "T8.6" },
  };
  TpPosition position;

  tp_test_start (&position, 3);
  for (guint i = 0; i < G_N_ELEMENTS (at_fact); i++)
    assert_rule (&position, at_fact[i].move, at_fact[i].rule);
  tp_test_moai (&position, 0, 0, "4/0/0", 0, 0);
  tp_test_make (&position, "fact 0 manutara");
  for (guint i = 0; i < G_N_ELEMENTS (at_place); i++)
    assert_rule (&position, at_place[i].move, at_place[i].rule);
}

static void
test_odd_reveals (void)
{
  static const char *const wrong[] = {
    "{\"move\":\"reveal\"}",
    "{\"move\":\"reveal\",\"for\":\"market\"}",
    "{\"move\":\"reveal\",\"for\":\"market\",\"quarries\":{},\"rug\":2}",
    "{\"move\":\"reveal\",\"for\":\"market\",\"quarries\":[1,2,3],\"rug\":\"2\"}",
    "{\"move\":\"reveal\",\"for\":\"market\",\"quarries\":[1,2,3]}",
    "{\"move\":\"reveal\",\"for\":\"market\",\"quarries\":[1,2,3.0],\"rug\":2}",
    "{\"move\":\"reveal\",\"for\":\"market\",\"quarries\":[1,2,3,1,2,3,1,2,3],\"rug\":2}",
    "{\"move\":\"reveal\",\"for\":\"market\",\"quarry\":1,\"rug\":2}",
    "{\"move\":\"reveal\",\"for\":\"exchange\",\"quarry\":1}",
  };
  TpPosition position;
  TpBox box;

  tp_box_init (&box, 3);
  tp_set_up (&position, &box, 3);
  assert_rule (&position, "{\"move\":\"reveal\",\"for\":\"exchange\"}", "T4.7");
  assert_rule (&position, "{\"move\":\"reveal\",\"for\":\"exchange\",\"quarry\":true}", "T4.7");
  tp_test_make (&position, "reveal exchange 1");
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    assert_rule (&position, wrong[i], "T4.7");
  assert_rule (&position, "{\"move\":\"reveal\",\"for\":\"market\",\"quarries\":[1,2,3],\"rug\":2,\"player\":9}", NULL);
}

static void
assert_box (const char *text,
            const char *rule)
{
  g_autoptr (JsonNode) node = parse (text);
  TpReason reason;
  TpBox box;

  reason = tp_box_from_json (&box, 4, json_node_get_object (node));
  if (g_strcmp0 (reason.rule, rule) != 0)
    g_error ("%s: %s, not %s", text, reason.rule, rule);
  if (reason.code == TP_OK)
    {
      g_autoptr (JsonNode) written = tp_box_to_json (&box);
      TpBox again;

      g_assert_cmpint (tp_box_from_json (&again, 4, json_node_get_object (written)).code, ==, TP_OK);
      g_assert_cmpmem (&again, sizeof again, &box, sizeof box);
    }
}

static void
test_box (void)
{
  static const char *const right[] = {
    "{}",
    "{\"row\":5}",
    "{\"remark\":\"an old box\"}",
    "{\"quarries\":{\"4\":99,\"1\":0,\"2\":0,\"3\":0}}",
    "{\"rugs\":{\"2\":{\"count\":0,\"slaves\":2},\"3\":{\"count\":1,\"slaves\":1}}}",
    "{\"transfer\":[1,1,1,1,1,1,10]}",
    "{\"arrows\":[]}",
    "{\"arrows\":[[\"quarry\",\"palms\"],[\"palms\",\"quarry\"]]}",
  };
  static const char *const wrong[] = {
    "{\"row\":3}", "{\"row\":6}", "{\"row\":4.0}", "{\"row\":null}", "{\"row\":\"4\"}", "{\"row\":true}",
    "{\"quarries\":null}", "{\"quarries\":[15,15,15,15]}", "{\"quarries\":{\"1\":15,\"2\":15,\"3\":15}}",
    "{\"quarries\":{\"1\":15,\"2\":15,\"3\":15,\"4\":15,\"5\":15}}",
    "{\"quarries\":{\"1\":15,\"2\":15,\"3\":15,\"4\":100}}", "{\"quarries\":{\"1\":15,\"2\":15,\"3\":15,\"4\":-1}}",
    "{\"quarries\":{\"1\":1,\"2\":1,\"3\":1,\"4\":1}}", "{\"quarries\":{\"1\":15,\"2\":15,\"3\":15,\"4\":15.0}}",
    "{\"rugs\":{\"2\":{\"count\":6,\"slaves\":1}}}", "{\"rugs\":{\"2\":6,\"3\":6}}",
    "{\"rugs\":{\"2\":{\"count\":6},\"3\":{\"count\":6,\"slaves\":2}}}",
    "{\"rugs\":{\"2\":{\"count\":6,\"slaves\":3},\"3\":{\"count\":6,\"slaves\":2}}}",
    "{\"rugs\":{\"2\":{\"count\":0,\"slaves\":1},\"3\":{\"count\":0,\"slaves\":2}}}",
    "{\"transfer\":[1,2,3,4,6,8]}", "{\"transfer\":[1,2,3,4,6,8,10,10]}", "{\"transfer\":[1,2,3,4,6,8,9]}",
    "{\"transfer\":[0,2,3,4,6,8,10]}", "{\"transfer\":[1,3,2,4,6,8,10]}", "{\"transfer\":{}}",
    "{\"arrows\":{}}", "{\"arrows\":[[\"quarry\",\"quarry\"]]}", "{\"arrows\":[[\"quarry\"]]}",
    "{\"arrows\":[[\"quarry\",\"palm\"]]}", "{\"arrows\":[[\"quarry\",\"palms\",\"slaves\"]]}",
    "{\"arrows\":[\"quarry\",\"palms\"]}", "{\"arrows\":[[\"quarry\",\"palms\"],[\"quarry\",\"palms\"]]}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (right); i++)
    assert_box (right[i], NULL);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    assert_box (wrong[i], "T2.2");
}

static AhuRecord *
read_record (const char  *setup,
             const char  *moves,
             GError     **error)
{
  g_autofree char *text = g_strdup_printf (
    "{\"format\":\"ahu-record\",\"version\":1,\"game\":\"tapati\",\"id\":\"a\",\"created\":\"2026-11-20T19:30:00Z\","
    "\"players\":[{\"name\":\"Ana\",\"colour\":\"orange\"},{\"name\":\"Ben\",\"colour\":\"yellow\"},"
    "{\"name\":\"Cleo\",\"colour\":\"red\"}],%s\"moves\":[%s]}", setup, moves);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (JsonObject) document = ahu_document_parse (bytes, error);

  return document != NULL ? ahu_record_new_from_document (document, error) : NULL;
}

/* A record without a set-up has the defaults, is written without one, and goes on in a branch. */
static void
test_no_setup (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuRecord) record = read_record ("", "{\"move\":\"reveal\",\"for\":\"exchange\",\"quarry\":3}", &error);
  g_autoptr (AhuHistory) history = ahu_history_new (record, &refusal);
  g_autoptr (AhuRecord) branch = NULL;
  g_autoptr (AhuRecord) empty = NULL;
  g_autoptr (AhuRecord) taken_over = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_assert_no_error (error);
  g_assert_null (refusal);
  g_assert_cmpuint (ahu_history_get_ply (history), ==, 1);
  g_assert_null (ahu_record_get_member (record, "setup"));
  bytes = ahu_record_to_bytes (record, ahu_record_get_moves (record), 1);
  g_assert_null (g_strstr_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), "\"setup\""));

  branch = ahu_record_branch (record, ahu_record_get_moves (record), 1);
  g_assert_cmpuint (json_object_get_size (ahu_record_get_setup (branch)), ==, 0);
  empty = read_record ("\"setup\":{},", "", &error);
  g_assert_no_error (error);
  g_assert_false (ahu_record_has_setup (record, empty));
  taken_over = ahu_record_copy_with_setup (empty, record);
  g_assert_null (ahu_record_get_member (taken_over, "setup"));
}

static void
test_setup_no_object (void)
{
  static const char *const setups[] = { "\"setup\":null,", "\"setup\":[],", "\"setup\":3," };

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (AhuRecord) record = read_record (setups[i], "", &error);

      g_assert_null (record);
      g_assert_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_MEMBER);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (tp_game_get ());

  g_test_add_func ("/tapati/json/odd-moves", test_odd_moves);
  g_test_add_func ("/tapati/json/odd-reveals", test_odd_reveals);
  g_test_add_func ("/tapati/json/box", test_box);
  g_test_add_func ("/tapati/json/no-setup", test_no_setup);
  g_test_add_func ("/tapati/json/setup-no-object", test_setup_no_object);

  return g_test_run ();
}
