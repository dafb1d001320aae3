/* test-sheet.c: result sheets of Tapati (section 14.5 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "core/game/ahu-scoring.h"
#include "core/json/ahu-json-path.h"
#include "core/record/ahu-record.h"
#include "core/record/ahu-result-sheet.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-sentences.h"
#include "tp-test-utils.h"

#define NO_TILES "\"quarries\":{\"1\":0,\"2\":0,\"3\":0,\"4\":0},\"rugs\":{\"2\":0,\"3\":0}"
#define EMPTY "\"points\":7,\"moai\":[null,null,null],\"tapati\":{\"rapanuis\":0,\"slaves\":0,\"palms\":0," NO_TILES "}"

/* The Moai of E16 and a bare quarry; a Tapati with some of everything. */
static const char sheet_text[] =
  "{\"format\":\"ahu-result\",\"version\":1,\"game\":\"tapati\",\"setup\":{},\"players\":["
  "{\"name\":\"Ana\",\"colour\":\"red\",\"points\":23,\"moai\":["
  "{\"floors\":[{\"circles\":2,\"rapanuis\":1,\"slaves\":2},{\"circles\":3,\"rapanuis\":1,\"slaves\":3},"
  "{\"circles\":4,\"rapanuis\":1,\"slaves\":1}],\"rug\":{\"points\":2,\"rapanuis\":1,\"slaves\":1},\"base\":3,\"transfer\":4},"
  "{\"floors\":[{\"circles\":1,\"rapanuis\":0,\"slaves\":0}],\"rug\":null,\"base\":0,\"transfer\":0},null],"
  "\"tapati\":{\"rapanuis\":1,\"slaves\":8,\"palms\":6,\"quarries\":{\"1\":1,\"2\":0,\"3\":0,\"4\":0},\"rugs\":{\"2\":0,\"3\":1}}},"
  "{\"name\":\"Ben\",\"colour\":\"blue\"," EMPTY "},{\"name\":\"Cleo\",\"colour\":\"green\"," EMPTY "}]}";

static const char *const names[] = { "Ana", "Ben", "Cleo", NULL };
static const char *const colours[] = { "red", "blue", "green", NULL };

typedef struct
{
  char **names;
  char *text;
  JsonNode *json;
  AhuRefusal *refusal;
  GError *error;
} Answer;

static void
answer_clear (Answer *answer)
{
  g_strfreev (answer->names);
  g_free (answer->text);
  g_clear_pointer (&answer->json, json_node_unref);
  g_clear_pointer (&answer->refusal, ahu_refusal_free);
  g_clear_error (&answer->error);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Answer, answer_clear)

static void
score (Answer     *answer,
       const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (JsonObject) document = ahu_document_parse (bytes, &answer->error);

  if (document == NULL)
    return;

  answer->names = ahu_document_check_players (document, &answer->error);
  if (answer->names != NULL)
    tp_game_get ()->score_sheet (document, (const char *const *) answer->names, &answer->text, &answer->json,
                                 &answer->refusal, &answer->error);
}

static void
test_scored (void)
{
  g_auto (Answer) answer = { NULL };
  g_autofree char *json = NULL;

  score (&answer, sheet_text);
  g_assert_no_error (answer.error);
  g_assert_null (answer.refusal);
  json = json_to_string (answer.json, FALSE);
  g_assert_cmpstr (json, ==,
                   "{\"players\":[{\"scored\":23,\"slaves\":5,\"quarries\":3,\"transfer\":4,\"rugs\":3,\"total\":38,"
                   "\"tapati\":18,\"place\":1},{\"scored\":7,\"slaves\":0,\"quarries\":0,\"transfer\":0,\"rugs\":0,"
                   "\"total\":7,\"tapati\":0,\"place\":2},{\"scored\":7,\"slaves\":0,\"quarries\":0,\"transfer\":0,"
                   "\"rugs\":0,\"total\":7,\"tapati\":0,\"place\":2}]}");
  g_assert_nonnull (strstr (answer.text, "Ana wins with 38 points"));
}

/* One thing changed, and the rule that stands against it; without one the sheet can't be read. */
static const struct
{
  const char *from, *to, *rule;
} changes[] = {
  { "\"setup\":{}", "\"setup\":{\"row\":9}", "T2.2" },
  { "\"setup\":{}", "\"setup\":null", NULL },
  { "\"points\":23", "\"points\":1000", "T12.1" },
  { "\"points\":23", "\"points\":-1", "T12.1" },
  { "\"points\":23", "\"points\":23.0", NULL },
  { "\"points\":23", "\"score\":23", NULL },
  { "\"rapanuis\":1,\"slaves\":8", "\"rapanuis\":3,\"slaves\":8", "T3.2" },
  { "\"rapanuis\":1,\"slaves\":8", "\"rapanuis\":0,\"slaves\":5", "T3.2" },
  { "\"rapanuis\":1,\"slaves\":8", "\"rapanuis\":1,\"slaves\":9", "T3.2" },
  { "\"palms\":6", "\"palms\":7", "T3.2" },
  { "\"palms\":6", "\"palms\":-1", "T3.2" },
  { "\"quarries\":{\"1\":1,\"2\":0", "\"quarries\":{\"1\":1,\"2\":1", "T3.2" },
  { "\"quarries\":{\"1\":1,\"2\":0", "\"quarries\":{\"1\":1,\"5\":0,\"2\":0", NULL },
  { "\"quarries\":{\"1\":1,\"2\":0,", "\"quarries\":{\"1\":1,", NULL },
  { "\"circles\":3,\"rapanuis\":1,\"slaves\":3", "\"circles\":1,\"rapanuis\":1,\"slaves\":1", "T3.5" },
  { "\"circles\":4,", "\"circles\":5,", "T3.7" },
  { "\"circles\":4,", "\"circles\":\"4\",", NULL },
  { "\"circles\":2,\"rapanuis\":1", "\"circles\":2,\"rapanuis\":2", "T3.6" },
  { "\"circles\":4,\"rapanuis\":1", "\"circles\":4,\"rapanuis\":3", "T3.6" },
  { "\"slaves\":3}", "\"slaves\":4}", "T3.7" },
  { "\"points\":2,\"rapanuis\":1,\"slaves\":1", "\"points\":4,\"rapanuis\":1,\"slaves\":1", "T3.9" },
  { "\"points\":2,\"rapanuis\":1,\"slaves\":1", "\"points\":0,\"rapanuis\":1,\"slaves\":1", "T3.9" },
  { "\"points\":2,\"rapanuis\":1,\"slaves\":1", "\"points\":2,\"rapanuis\":2,\"slaves\":1", "T3.6" },
  { "\"points\":2,\"rapanuis\":1,\"slaves\":1", "\"points\":2,\"rapanuis\":1,\"slaves\":2", "T3.7" },
  { "\"rug\":null", "\"rug\":2", NULL },
  { "\"rug\":null,", "", NULL },
  { "\"base\":3", "\"base\":4", "T3.8" },
  { "\"base\":3", "\"base\":5", "T3.8" },
  { "\"transfer\":4", "\"transfer\":8", "T3.11" },
  { "\"base\":0,\"transfer\":0", "\"base\":0,\"transfer\":1", "T8.5" },
  { "\"floors\":[{\"circles\":1,\"rapanuis\":0,\"slaves\":0}]", "\"floors\":[]", "T3.4" },
  { "\"floors\":[{\"circles\":1,", "\"floors\":[{\"circles\":1,\"rapanuis\":0,\"slaves\":0},{\"circles\":1,\"rapanuis\":0,"
    "\"slaves\":0},{\"circles\":1,\"rapanuis\":0,\"slaves\":0},{\"circles\":1,\"rapanuis\":0,\"slaves\":0},{\"circles\":1,", "T3.4" },
  { "\"floors\":[{\"circles\":1,", "\"floors\":[7,{\"circles\":1,", NULL },
  { ",null],\"tapati\"", ",null,null],\"tapati\"", "T3.4" },
  { ",null],\"tapati\"", "],\"tapati\"", "T3.4" },
  { ",null],\"tapati\"", ",false],\"tapati\"", NULL },
  { "\"setup\":{}", "\"setup\":{\"quarries\":{\"1\":1,\"2\":9,\"3\":9,\"4\":9}}", "T2.2" },
  { "\"setup\":{}", "\"setup\":{\"rugs\":{\"2\":{\"count\":1,\"slaves\":1},\"3\":{\"count\":0,\"slaves\":1}}}", "T2.2" },
  { ",{\"name\":\"Cleo\",\"colour\":\"green\"," EMPTY "}", "", "T2.1" },
  { "\"colour\":\"green\"", "\"colour\":\"red\"", NULL },
};

static void
test_changed (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (GString) text = g_string_new (sheet_text);
  g_auto (Answer) answer = { NULL };

  g_assert_cmpuint (g_string_replace (text, changes[i].from, changes[i].to, 1), ==, 1);
  score (&answer, text->str);
  if (changes[i].rule == NULL)
    {
      g_assert_error (answer.error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_MEMBER);
      g_assert_null (answer.refusal);
    }
  else
    {
      g_assert_no_error (answer.error);
      g_assert_nonnull (answer.refusal);
      g_assert_cmpstr (answer.refusal->rule, ==, changes[i].rule);
      g_assert_nonnull (answer.refusal->message);
    }
}

/* More Rapanuis on all boards than three players have (T1.1): each board is possible by itself. */
static void
test_total (void)
{
  TpSheet sheet = { .n_players = 3 };
  TpReason reason;

  tp_box_init (&sheet.box, 3);
  for (guint p = 0; p < 3; p++)
    {
      sheet.players[p].n_sites = TP_SITES;
      sheet.players[p].begun = 3;
      for (guint s = 0; s < 2; s++)
        sheet.players[p].moai[s] = tp_test_tower ("1/1/0 2/1/0 3/2/0", 0, 0);
      sheet.players[p].tapati[TP_RAPANUI] = p == 0 ? 1 : 0;
    }
  g_assert_cmpint (tp_sheet_check (&sheet).code, ==, TP_OK);
  sheet.players[1].tapati[TP_RAPANUI] = 1;
  reason = tp_sheet_check (&sheet);
  g_assert_cmpstr (reason.rule, ==, "T1.1");
  g_assert_cmpint (reason.player, ==, 2);
  g_assert_cmpstr (reason.field, ==, "rapanuis");
  g_assert_cmpint (reason.have, ==, 26);
  g_assert_cmpint (reason.need, ==, 25);
}

/* The tile is named with its number, and whose count makes it too many. */
static void
test_total_of_tiles (void)
{
  TpSheet sheet = { .n_players = 3 };
  g_autofree char *sentence = NULL;
  TpReason reason;

  tp_box_init (&sheet.box, 3);
  sheet.box.rugs[0] = 3;
  for (guint p = 0; p < 3; p++)
    {
      sheet.players[p].n_sites = TP_SITES;
      sheet.players[p].tapati[TP_RUG_2] = p == 0 ? 1 : 2;
    }
  reason = tp_sheet_check (&sheet);
  g_assert_cmpstr (reason.rule, ==, "T2.2");
  sentence = tp_reason_sentence (&reason, names);
  g_assert_cmpstr (sentence, ==, "Cleo, “rugs”: that makes 5 of this tile on the boards, but there are only 3: the rug with a 2.");
}

static gboolean
has_sentence (const AhuRanking *ranking,
              const char       *id,
              const char       *sentence)
{
  for (guint i = 0; i < ranking->steps->len; i++)
    {
      const AhuRankingStep *step = g_ptr_array_index (ranking->steps, i);

      if (g_str_equal (step->id, id) && g_strv_contains ((const char *const *) step->sentences, sentence))
        return TRUE;
    }

  return FALSE;
}

/* The steps tell each Moai with its lines, the Tapatis of those who are level, and what decides. */
static void
test_explained (void)
{
  TpSheet sheet = { .n_players = 3 };
  g_autoptr (AhuRanking) ranking = NULL;

  tp_box_init (&sheet.box, 3);
  sheet.players[0].begun = 1;
  sheet.players[0].moai[0] = tp_test_tower ("2/1/2 3/1/3 4/1/1", 3, 4);
  tp_test_rug (&sheet.players[0].moai[0], &sheet.box, 2, 1, 1);
  sheet.players[1].points = sheet.players[2].points = 9;
  sheet.players[1].tapati[TP_SLAVE] = 3;
  sheet.players[2].tapati[TP_RAPANUI] = 1;
  sheet.players[2].tapati[TP_PALM] = 1;

  ranking = tp_ranking_new (&sheet, names);
  g_assert_cmpstr (ranking->headline, ==, "Ana wins with 15 points");
  g_assert_true (has_sentence (ranking, "player", "Site 1: captives 2 + 3 = 5, quarries 1 + 2 = 3, transfer 4, rug 1 + 2 = 3; together 15."));
  g_assert_true (has_sentence (ranking, "tie-break", "Ben’s Tapati: Rapanuis 2 × 0, captives 3, palms 0, tiles 0; together 3."));
  g_assert_true (has_sentence (ranking, "tie-break", "More Rapanuis in the Tapati decide (T12.2): Cleo has 1, Ben has 0."));
  g_assert_cmpstr (ranking->notes[2], ==, "Tied with Ben: Rapanuis in the Tapati decide, 1 against 0 (T12.2)");
  g_assert_cmpstr (ranking->notes[1], ==, "Tied with Cleo: Rapanuis in the Tapati decide, 0 against 1 (T12.2)");
  g_assert_cmpuint (ranking->places[2], ==, 2);
}

static JsonObject *
parse_sheet (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  JsonObject *document = ahu_document_parse (bytes, &error);

  g_assert_no_error (error);

  return document;
}

static JsonObject *
fill_new (const TpPosition *position)
{
  g_autoptr (JsonObject) empty = ahu_result_sheet_new (tp_game_get (), names, colours);

  return tp_game_get ()->sheet_fill (empty, position, 0);
}

static JsonObject *
change (JsonObject *document,
        const char *path,
        const char *value)
{
  g_autoptr (JsonObject) before = document;

  return ahu_result_sheet_set (before, path, value != NULL ? json_from_string (value, NULL) : NULL);
}

static void
read_sheet (TpSheet    *sheet,
            JsonObject *document)
{
  g_autoptr (GError) error = NULL;
  TpReason reason;

  g_assert_true (tp_sheet_from_json (sheet, document, &reason, &error));
  g_assert_no_error (error);
  g_assert_cmpint (reason.code, ==, TP_OK);
}

/* Empty boards can be looked at; the points are still to be counted, and come one by one. */
static void
test_filled (void)
{
  g_autoptr (JsonObject) document = fill_new (NULL);
  g_autoptr (JsonObject) again = NULL;
  TpSheet sheet;

  read_sheet (&sheet, document);
  g_assert_cmpint (tp_sheet_check (&sheet).code, ==, TP_OK);
  for (guint p = 0; p < 3; p++)
    {
      g_autofree char *path = g_strdup_printf ("players[%u].points", p);
      g_autoptr (AhuScoring) scoring = tp_game_get ()->sheet_scoring (document, names);

      g_assert_cmpuint (scoring->n_counts, ==, 3);
      g_assert_cmpuint (scoring->n_missing, ==, 3 - p);
      g_assert_cmpint (scoring->begun, ==, p > 0);
      g_assert_false (scoring->players[p].counted);
      g_assert_null (scoring->ranking);
      g_assert_true (ahu_result_sheet_is_missing (document, path));
      document = change (document, path, "7");
    }
  g_assert_false (json_object_has_member (document, "uncounted"));

  /* What is there stays. */
  again = tp_game_get ()->sheet_fill (document, NULL, 0);
  g_assert_cmpint (json_node_get_int (ahu_json_path_get (again, "players[2].points")), ==, 7);
}

/* As the game stands: points so far, boards, Tapatis, and the box. */
static void
test_filled_from_position (void)
{
  TpPosition position;
  g_autoptr (JsonObject) document = NULL;
  TpSheet sheet, expected;

  tp_test_start (&position, 3);
  position.box.transfer[0] = 2;
  position.box.transfer[1] = 2;
  position.players[1].points[TP_LINE_SLAVES] = 12;
  tp_test_moai (&position, 1, 0, "2/1/2 3/1/3", 2, 4);
  tp_test_tapati (&position, 2, 1, 5, 2, "3");
  tp_sheet_from_position (&expected, &position);
  /* A sheet has one number for what was scored in play. */
  memset (expected.players[1].in_play, 0, sizeof expected.players[1].in_play);

  document = fill_new (&position);
  read_sheet (&sheet, document);
  g_assert_cmpmem (&sheet, sizeof sheet, &expected, sizeof expected);
  g_assert_false (json_object_has_member (document, "uncounted"));
}

static void
test_scoring (void)
{
  g_autoptr (JsonObject) document = parse_sheet (sheet_text);
  g_autoptr (AhuScoring) scoring = tp_game_get ()->sheet_scoring (document, names);

  g_assert_cmpuint (g_strv_length (scoring->problems), ==, 0);
  g_assert_cmpint (scoring->players[0].points, ==, 38);
  g_assert_cmpstr (scoring->players[0].sum, ==, "23 scored, 15 for standing Moai");
  g_assert_nonnull (scoring->ranking);
  g_assert_cmpstr (scoring->ranking->headline, ==, "Ana wins with 38 points");
}

/* Every fault is told, with player, field and rule; nobody has won meanwhile. */
static void
test_problems (void)
{
  g_autoptr (JsonObject) document = parse_sheet (sheet_text);
  g_autoptr (AhuScoring) scoring = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (GError) error = NULL;

  document = change (document, "players[0].tapati.palms", "7");
  document = change (document, "players[0].moai[1].transfer", "1");
  document = change (document, "players[2].tapati.slaves", "5");
  scoring = tp_game_get ()->sheet_scoring (document, names);
  g_assert_cmpuint (g_strv_length (scoring->problems), ==, 3);
  g_assert_cmpstr (scoring->problems[0], ==, "Ana, “Palms”: it must be a number from 0 to 6. (T3.2)");
  g_assert_cmpstr (scoring->problems[1], ==, "Ana, site 2, “Transfer”: the transfer needs a complete floor M. (T8.5)");
  g_assert_cmpstr (scoring->problems[2], ==, "Cleo, “Captives”: it must be a number from 0 to 4. (T3.2)");
  g_assert_null (scoring->ranking);
  g_assert_cmpuint (scoring->n_missing, ==, 0);

  /* Such a sheet can be opened, to go on with it. */
  g_assert_true (tp_game_get ()->sheet_check (document, names, &refusal, &error));
  g_assert_no_error (error);
  g_assert_null (refusal);
}

/* What has no place on a board can't be shown. */
static void
test_not_shown (void)
{
  static const struct
  {
    const char *path, *value, *rule;
  } wrong[] = {
    { "players[0].points", "1000", "T12.1" },
    { "players[0].tapati.palms", "-1", "T3.2" },
    { "players[0].moai[0].base", "5", "T3.8" },
    { "players[0].moai[1].floors[0].slaves", "2", "T3.7" },
    { "players[0].moai[0].rug.points", "4", "T3.9" },
    { "players[0].tapati.quarries.2", "2", "T3.2" },
    { "setup", "{\"row\":9}", "T2.2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (JsonObject) document = parse_sheet (sheet_text);
      g_autoptr (AhuRefusal) refusal = NULL;
      g_autoptr (GError) error = NULL;

      document = change (document, wrong[i].path, wrong[i].value);
      g_assert_false (tp_game_get ()->sheet_check (document, names, &refusal, &error));
      g_assert_no_error (error);
      g_assert_cmpstr (refusal->rule, ==, wrong[i].rule);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (tp_game_get ());

  g_test_add_func ("/tapati/sheet/scored", test_scored);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/tapati/sheet/changed/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_changed);
    }
  g_test_add_func ("/tapati/sheet/total", test_total);
  g_test_add_func ("/tapati/sheet/total-of-tiles", test_total_of_tiles);
  g_test_add_func ("/tapati/sheet/explained", test_explained);
  g_test_add_func ("/tapati/sheet/filled", test_filled);
  g_test_add_func ("/tapati/sheet/filled-from-position", test_filled_from_position);
  g_test_add_func ("/tapati/sheet/scoring", test_scoring);
  g_test_add_func ("/tapati/sheet/problems", test_problems);
  g_test_add_func ("/tapati/sheet/not-shown", test_not_shown);

  return g_test_run ();
}
