/* test-sheet.c: the counts of a result sheet, and what another count would change
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/rn-sheet-file.h"

#include <string.h>

#include "core/record/ahu-document-write.h"
#include "core/record/ahu-record.h"
#include "core/record/ahu-result-sheet.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/study/rn-what-if.h"
#include "games/rapanui/words/rn-sentences.h"

#include "support/test-record.h"

#define SHEETS 400

static const char *const names[] = { "Ann", "Bob", "Cem", "Dag", NULL };

/* Each count is a place of its own. */
static void
test_cells (void)
{
  RnSheet sheet = { .n_players = 4 };

  for (guint i = 0; i < rn_sheet_n_cells (&sheet); i++)
    rn_sheet_set (&sheet, rn_sheet_cell (i), 100 + i);
  for (guint i = 0; i < rn_sheet_n_cells (&sheet); i++)
    g_assert_cmpint (rn_sheet_get (&sheet, rn_sheet_cell (i)), ==, 100 + i);
  g_assert_cmpint (sheet.stone[3], ==, 103);
  g_assert_cmpint (sheet.players[0].tiles, ==, 104);
  g_assert_cmpint (sheet.players[3].sacrifice[3], ==, 131);
  for (guint i = 0; i < rn_sheet_n_cells (&sheet); i++)
    g_assert_cmpuint (rn_sheet_index (rn_sheet_cell (i)), ==, i);
}

/* What nobody has counted is 0 until somebody does. */
static void
test_missing (void)
{
  RnSheet sheet = { .n_players = 3 };
  const RnSheetCell wood = { 1, RN_SHEET_WOOD, 0 };
  const RnSheetCell grain = { 2, RN_SHEET_SACRIFICE, RN_SACRIFICE_GRAIN };

  g_assert_cmpuint (rn_sheet_n_missing (&sheet), ==, 0);
  rn_sheet_clear (&sheet);
  g_assert_cmpuint (rn_sheet_n_missing (&sheet), ==, 25);
  rn_sheet_set (&sheet, wood, 0);
  rn_sheet_set (&sheet, grain, 7);
  g_assert_false (rn_sheet_is_missing (&sheet, wood));
  g_assert_cmpuint (rn_sheet_n_missing (&sheet), ==, 23);

  rn_sheet_unset (&sheet, wood);
  g_assert_true (rn_sheet_is_missing (&sheet, wood));
}

/* One count against the box and all the others: one more than the most is what the box
 * refuses. */
static void
test_most (void)
{
  RnSheet sheet = { .n_players = 2 };
  RnReason problems[RN_SHEET_MAX_PROBLEMS];

  rn_sheet_set (&sheet, (RnSheetCell) { 1, RN_SHEET_MOAI, 0 }, 6);
  rn_sheet_set (&sheet, (RnSheetCell) { -1, RN_SHEET_SACRIFICE, 0 }, 20);
  for (guint i = 0; i < rn_sheet_n_cells (&sheet); i++)
    {
      RnSheetCell cell = rn_sheet_cell (i);
      RnSheet other = sheet;
      RnReason reason;
      gint64 most = rn_sheet_find_most (&sheet, cell, &reason);

      rn_sheet_set (&other, cell, most);
      g_assert_cmpuint (rn_sheet_find_problems (&other, problems), ==, 0);
      rn_sheet_set (&other, cell, most + 1);
      g_assert_cmpuint (rn_sheet_find_problems (&other, problems), ==, 1);
      g_assert_cmpint (problems[0].code, ==, reason.code);
      if (reason.code != RN_REASON_SHEET_HUGE)
        {
          g_autofree char *told = rn_box_sentence (&problems[0]);
          g_autofree char *limit = rn_box_sentence (&reason);

          g_assert_cmpstr (told, ==, limit);
        }
    }
}

/* All that is wrong is told at once, in the order of the sheet. */
static void
test_problems (void)
{
  RnSheet sheet = { .n_players = 2, .stone = { 20, 0, 0, 26 } };
  RnReason problems[RN_SHEET_MAX_PROBLEMS];
  g_autofree char *moai = NULL;
  g_autofree char *fish = NULL;

  sheet.players[0].moai = 5;
  sheet.players[1].moai = 5;
  sheet.players[1].sacrifice[0] = 7;

  g_assert_cmpuint (rn_sheet_find_problems (&sheet, problems), ==, 3);
  g_assert_cmpuint (problems[0].code, ==, RN_REASON_SHEET_MOAI);
  g_assert_cmpint (problems[0].have, ==, 10);
  g_assert_cmpuint (problems[1].code, ==, RN_REASON_SHEET_KIND);
  g_assert_cmpint (problems[1].kind, ==, 0);
  g_assert_cmpint (problems[1].player, ==, 1);
  g_assert_cmpint (problems[1].have, ==, 27);
  g_assert_cmpint (problems[2].kind, ==, 3);
  g_assert_cmpint (problems[2].player, ==, -1);

  moai = rn_box_sentence (&problems[0]);
  fish = rn_box_sentence (&problems[1]);
  g_assert_cmpstr (moai, ==, "10 Moai in all, but the box has 9 (R1.2).");
  g_assert_cmpstr (fish, ==, "Fish: 27 cards in all, but the box has 25 (R1.4).");
}

/* In all is in all, whoever went beyond the box first. */
static void
test_total_of_everybody (void)
{
  RnSheet sheet = { .n_players = 4, .stone = { 24 } };
  RnReason problems[RN_SHEET_MAX_PROBLEMS];
  g_autofree char *moai = NULL;
  g_autofree char *fish = NULL;

  for (guint p = 0; p < 4; p++)
    {
      sheet.players[p].moai = 5;
      sheet.players[p].sacrifice[0] = 2;
    }

  g_assert_cmpuint (rn_sheet_find_problems (&sheet, problems), ==, 2);
  g_assert_cmpint (problems[0].player, ==, 1);
  g_assert_cmpint (problems[1].player, ==, 0);
  moai = rn_box_sentence (&problems[0]);
  fish = rn_box_sentence (&problems[1]);
  g_assert_cmpstr (moai, ==, "20 Moai in all, but the box has 9 (R1.2).");
  g_assert_cmpstr (fish, ==, "Fish: 32 cards in all, but the box has 25 (R1.4).");
}

/* Every count can be wrong by itself; there is room for all of them. */
static void
test_all_wrong (void)
{
  RnSheet sheet = { .n_players = 4 };
  RnReason problems[RN_SHEET_MAX_PROBLEMS];

  for (guint i = 0; i < rn_sheet_n_cells (&sheet); i++)
    rn_sheet_set (&sheet, rn_sheet_cell (i), i % 2 ? -1 : RN_SHEET_MAX + 1);
  g_assert_cmpuint (rn_sheet_find_problems (&sheet, problems), ==, rn_sheet_n_cells (&sheet));
  for (guint i = 0; i < rn_sheet_n_cells (&sheet); i++)
    g_assert_cmpint (problems[i].player, ==, rn_sheet_cell (i).player);
}

/* Which counts a total is made of. */
static void
test_parts (void)
{
  RnSheet sheet = { .n_players = 2, .stone = { 20, 0, 0, 3 } };
  RnReason problems[RN_SHEET_MAX_PROBLEMS];

  sheet.players[0].moai = 10;
  sheet.players[0].wood = 3;
  sheet.players[1].sacrifice[0] = 7;
  g_assert_cmpuint (rn_sheet_find_problems (&sheet, problems), ==, 2);
  for (guint i = 0; i < rn_sheet_n_cells (&sheet); i++)
    {
      RnSheetCell cell = rn_sheet_cell (i);

      g_assert_cmpint (rn_sheet_is_part (&sheet, cell, &problems[0]), ==,
                       cell.player == 0 && cell.field == RN_SHEET_MOAI);
      g_assert_cmpint (rn_sheet_is_part (&sheet, cell, &problems[1]), ==,
                       cell.field == RN_SHEET_SACRIFICE && cell.kind == 0 && cell.player != 0);
    }
}

/* How many cards lie on the Stone is seen by everybody: none, too (D3). */
static gboolean
shows_stone (const RnPosition *position,
             gboolean          open_stone)
{
  return open_stone || position->step == RN_STEP_REVEAL || rn_position_stone_size (position) == 0;
}

/* Whether the Stone is counted with what is shown of it. */
static gboolean
counts_stone (const RnPosition *position,
              gboolean          open_stone)
{
  return shows_stone (position, open_stone) && position->n_hidden == 0 && position->stone_unknown == 0;
}

/* Everything that must not tell is made other: nothing of it may show. */
static void
hide (RnPosition *position,
      gboolean    open_stone)
{
  for (guint k = 0; k < RN_SACRIFICES && !shows_stone (position, open_stone); k++)
    position->stone_open[k] = (guint8) (9 - position->stone_open[k]);
  for (guint i = 0; i < position->n_hidden; i++)
    position->hidden[i].kind = (position->hidden[i].kind + 1) % RN_SACRIFICES;
  for (guint p = 0; p < position->n_players; p++)
    for (guint k = 0; k < RN_SACRIFICES; k++)
      position->sacrifice[p][k] = (guint8) (7 - position->sacrifice[p][k]);
}

/* In every position of a game the sheet holds what everybody sees, and nothing
 * else changes it. */
static void
check_running (const RnPosition *position,
               gboolean          open_stone)
{
  RnPosition other = *position;
  RnSheet sheet;
  RnSheet same;

  memset (&sheet, 0xff, sizeof sheet);
  memset (&same, 0xff, sizeof same);
  hide (&other, open_stone);
  g_assert_false (rn_sheet_from_running (&sheet, position, open_stone));
  g_assert_false (rn_sheet_from_running (&same, &other, open_stone));
  g_assert_cmpmem (&sheet, sizeof sheet, &same, sizeof same);

  g_assert_cmpuint (sheet.n_players, ==, position->n_players);
  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      g_assert_cmpint (sheet.stone[k], ==, shows_stone (position, open_stone) ? position->stone_open[k] : 0);
      g_assert_cmpint (rn_sheet_is_missing (&sheet, (RnSheetCell) { -1, RN_SHEET_SACRIFICE, k }), ==,
                       !counts_stone (position, open_stone));
    }
  for (guint p = 0; p < position->n_players; p++)
    {
      g_assert_cmpint (sheet.players[p].tiles, ==, position->glory[p]);
      g_assert_cmpint (sheet.players[p].moai, ==, position->area[p][RN_MOAI]);
      g_assert_cmpint (sheet.players[p].wood, ==, position->wood[p]);
      for (guint k = 0; k < RN_SACRIFICES; k++)
        {
          g_assert_cmpint (sheet.players[p].sacrifice[k], ==, 0);
          g_assert_true (rn_sheet_is_missing (&sheet, (RnSheetCell) { (int) p, RN_SHEET_SACRIFICE, k }));
        }
      g_assert_false (rn_sheet_is_missing (&sheet, (RnSheetCell) { (int) p, RN_SHEET_WOOD, 0 }));
    }
}

static void
test_running (void)
{
  static const char *const examples[] = {
    "two-players.rapanui", "three-players-pair-on-top.rapanui", "four-players-untold.rapanui"
  };

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autoptr (AhuSession) session = test_session_load (examples[i]);
      RnSheet sheet;
      RnSheet over;

      g_assert_true (rn_sheet_from_running (&sheet, ahu_session_get_position (session), FALSE));
      rn_sheet_from_position (&over, ahu_session_get_position (session));
      for (guint c = 0; c < rn_sheet_n_cells (&over); c++)
        g_assert_cmpint (rn_sheet_get (&sheet, rn_sheet_cell (c)), ==, rn_sheet_get (&over, rn_sheet_cell (c)));
      while (ahu_session_undo (session))
        {
          check_running (ahu_session_get_position (session), FALSE);
          check_running (ahu_session_get_position (session), TRUE);
        }
    }
}

static JsonObject *
parse (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;
  JsonObject *document = ahu_document_parse (bytes, &error);

  g_assert_no_error (error);

  return document;
}

#define PLAYERS \
  "[{\"name\": \"Ann\", \"x\": [1, {\"y\": null}], \"colour\": \"red\", \"tiles\": 1, \"moai\": 2, \"wood\": 3, " \
  "\"sacrifice\": {\"fish\": 4, \"mulberry\": 5, \"potato\": 6, \"grain\": 7}}, " \
  "{\"name\": \"\", \"colour\": \"blue\", \"tiles\": 1000000000, \"moai\": 9, \"wood\": 0, " \
  "\"sacrifice\": {\"fish\": 25, \"mulberry\": 0, \"potato\": 0, \"grain\": 0}}]"
#define HEAD "{\"format\": \"ahu-result\", \"z\": 1, \"version\": 1, \"game\": \"rapa-nui\", "
#define STONE "\"stone\": {\"fish\": 2, \"mulberry\": 4, \"potato\": 26, \"grain\": 4}, "

/* What nobody has counted stays uncounted from one file to the next; what is no count is
 * passed over. */
static void
test_uncounted (void)
{
  g_autoptr (JsonObject) document = parse (HEAD "\"uncounted\": [\"stone.potato\", \"players[0].wood\", 7, [7], {}, \"players[1].beer\", "
                                           "\"players[1].sacrifice.grain\"], " STONE "\"players\": " PLAYERS "}");
  g_autoptr (JsonObject) again = NULL;
  g_autoptr (JsonObject) counted = NULL;
  JsonArray *uncounted;
  RnSheet sheet;

  rn_sheet_read (&sheet, document);
  g_assert_cmpuint (rn_sheet_n_missing (&sheet), ==, 3);
  g_assert_true (rn_sheet_is_missing (&sheet, (RnSheetCell) { 0, RN_SHEET_WOOD, 0 }));

  again = rn_sheet_write (&sheet, document);
  uncounted = json_object_get_array_member (again, "uncounted");
  g_assert_cmpuint (json_array_get_length (uncounted), ==, 3);
  g_assert_cmpstr (json_array_get_string_element (uncounted, 0), ==, "stone.potato");
  g_assert_cmpstr (json_array_get_string_element (uncounted, 2), ==, "players[1].sacrifice.grain");

  for (guint i = 0; i < rn_sheet_n_cells (&sheet); i++)
    rn_sheet_set (&sheet, rn_sheet_cell (i), 1);
  counted = rn_sheet_write (&sheet, document);
  g_assert_false (json_object_has_member (counted, "uncounted"));
}

/* What nobody could count isn't multiplied either. */
static void
test_billion (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("AHU_TEST_DATA"), "hostile",
                                            "H3-sheet-billion-sacrifices.rapanui", NULL);
  g_autoptr (GBytes) bytes = ahu_document_read (path, NULL);
  g_autoptr (JsonObject) document = ahu_document_parse (bytes, NULL);
  g_auto (GStrv) read_names = ahu_document_check_players (document, NULL);
  g_autoptr (AhuRefusal) refusal = NULL;

  g_assert_false (rn_sheet_check_file (document, (const char *const *) read_names, &refusal, NULL));
  g_assert_cmpstr (refusal->rule, ==, "R1.4");
  g_assert_cmpstr (refusal->message, ==, "B can’t have so many Sacrifice cards: Grain.");
}

/* What is read is written again, byte for byte; totals are not judged here. */
static void
test_read_and_write (void)
{
  g_autoptr (JsonObject) document = parse (HEAD STONE "\"players\": " PLAYERS ", \"last\": 2.5}");
  g_autoptr (JsonObject) again = NULL;
  g_autoptr (JsonObject) empty = NULL;
  g_autoptr (JsonObject) alone = NULL;
  g_autoptr (GBytes) before = ahu_document_to_bytes (document);
  g_autoptr (GBytes) after = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  g_auto (GStrv) read_names = ahu_document_check_players (document, NULL);
  RnSheet sheet;

  g_assert_true (rn_sheet_check_file (document, (const char *const *) read_names, &refusal, NULL));
  rn_sheet_read (&sheet, document);
  g_assert_cmpint (sheet.stone[2], ==, 26);
  g_assert_cmpstr (ahu_result_sheet_get_string (document, 0, "name"), ==, "Ann");
  g_assert_cmpstr (ahu_result_sheet_get_string (document, 1, "name"), ==, "");
  g_assert_cmpstr (ahu_result_sheet_get_string (document, 1, "colour"), ==, "blue");

  again = rn_sheet_write (&sheet, document);
  after = ahu_document_to_bytes (again);
  g_assert_cmpmem (g_bytes_get_data (before, NULL), g_bytes_get_size (before),
                   g_bytes_get_data (after, NULL), g_bytes_get_size (after));

  empty = ahu_result_sheet_new (rn_game_get (), (const char *const *) read_names, rn_game_get ()->colours);
  alone = rn_sheet_write (&sheet, empty);
  g_assert_false (json_object_has_member (alone, "z"));
  g_assert_cmpint (json_object_get_int_member (alone, "version"), ==, 1);
}

#define WITH_STONE(counts) HEAD "\"stone\": {" counts "}, \"players\": " PLAYERS "}"
#define OWN "{\"fish\": 4, \"mulberry\": 5, \"potato\": 6, \"grain\": 7}"
#define FIRST(counts) \
  HEAD STONE "\"players\": [{\"name\": \"Ann\", \"colour\": \"red\", " counts "}, " \
  "{\"name\": \"Bob\", \"colour\": \"blue\", \"tiles\": 1, \"moai\": 2, \"wood\": 3, \"sacrifice\": " OWN "}]}"

/* A form can't show less than nothing, nor a seat too many, nor what is no number;
 * the sentence names the place. */
static void
test_read_refuses (void)
{
  static const struct
  {
    const char *text;
    const char *rule; /* NULL for an error */
    const char *says;
  } sheets[] = {
    { HEAD STONE "\"players\": []}", "R2.1", "players" },
    { WITH_STONE ("\"fish\": -1, \"mulberry\": 4, \"potato\": 1, \"grain\": 4"), "R1.4", "Fish" },
    { WITH_STONE ("\"fish\": 1, \"mulberry\": 4, \"potato\": 1, \"grain\": 1000000001"), "R1.4", "Grain" },
    { WITH_STONE ("\"fish\": 1"), NULL, "“stone.mulberry”" },
    { WITH_STONE ("\"fish\": \"1\", \"mulberry\": 4, \"potato\": 1, \"grain\": 4"), NULL, "“stone.fish”" },
    { WITH_STONE ("\"fish\": 1, \"mulberry\": 4.0, \"potato\": 1, \"grain\": 4"), NULL, "“stone.mulberry”" },
    { WITH_STONE ("\"fish\": 1, \"mulberry\": 4, \"potato\": 1, \"grain\": 4, \"corn\": 2"), NULL, "“stone.corn”" },
    { HEAD "\"players\": " PLAYERS "}", NULL, "“stone”" },
    { HEAD STONE "\"players\": 2}", NULL, "“players”" },
    { FIRST ("\"tiles\": -1, \"moai\": 2, \"wood\": 3, \"sacrifice\": " OWN), "R1.5", "Ann: “tiles”" },
    { FIRST ("\"tiles\": 1, \"moai\": 2, \"wood\": -3, \"sacrifice\": " OWN), "R1.5", "Ann: “wood”" },
    { FIRST ("\"tiles\": 1, \"moai\": -2, \"wood\": 3, \"sacrifice\": " OWN), "R1.2", "Ann: “moai”" },
    { FIRST ("\"tiles\": 1.5, \"moai\": 2, \"wood\": 3, \"sacrifice\": " OWN), NULL, "“players[0].tiles”" },
    { FIRST ("\"tiles\": 1, \"moai\": \"two\", \"wood\": 3, \"sacrifice\": " OWN), NULL, "“players[0].moai”" },
    { FIRST ("\"tiles\": 1, \"moai\": 2, \"sacrifice\": " OWN), NULL, "“players[0].wood”" },
    { FIRST ("\"tiles\": 1, \"moai\": 2, \"wood\": 3"), NULL, "“players[0].sacrifice”" },
    { FIRST ("\"tiles\": 1, \"moai\": 2, \"wood\": 3, \"sacrifice\": {\"fish\": 4, \"mulberry\": 5, \"potato\": 6}"),
      NULL, "“players[0].sacrifice.grain”" },
    { FIRST ("\"tiles\": 1, \"moai\": 2, \"wood\": 3, \"sacrifice\": {\"fish\": 4, \"mulberry\": 5, \"potato\": 6, "
             "\"grain\": -7}"), "R1.4", "Ann can’t have fewer than 0 Sacrifice cards: Grain" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autoptr (JsonObject) document = parse (sheets[i].text);
      g_autoptr (AhuRefusal) refusal = NULL;
      g_autoptr (GError) error = NULL;
      g_auto (GStrv) read_names = ahu_document_check_players (document, &error);

      g_assert_false (read_names != NULL &&
                      rn_sheet_check_file (document, (const char *const *) read_names, &refusal, &error));
      g_assert_true ((refusal == NULL) == (error != NULL));
      g_assert_cmpstr (refusal != NULL ? refusal->rule : NULL, ==, sheets[i].rule);
      g_test_message ("%s", refusal != NULL ? refusal->message : error->message);
      g_assert_nonnull (strstr (refusal != NULL ? refusal->message : error->message, sheets[i].says));
    }
}

static gboolean
has_same_outcome (const RnSheet *a,
                  const RnSheet *b)
{
  RnFinal x;
  RnFinal y;

  rn_final (&x, a);
  rn_final (&y, b);
  for (guint p = 0; p < a->n_players; p++)
    if (x.players[p].place != y.players[p].place)
      return FALSE;

  return memcmp (x.value, y.value, sizeof x.value) == 0;
}

static void
assert_least (const RnSheet *sheet,
              RnSheetCell    cell,
              int            direction)
{
  RnWhatIf what_if;
  RnSheet other = *sheet;
  gboolean found = rn_what_if_find (&what_if, sheet, cell, direction);
  int furthest = found ? ABS (what_if.change) : 100;

  for (int step = 1; step <= furthest; step++)
    {
      rn_sheet_set (&other, cell, rn_sheet_get (sheet, cell) + step * direction);
      if (rn_sheet_check (&other).code != RN_OK)
        {
          g_assert_false (found);
          return;
        }
      g_assert_true (has_same_outcome (sheet, &other) != (found && step == furthest));
    }
  if (found)
    {
      g_auto (GStrv) sentences = rn_what_if_sentences (&what_if, names);

      g_assert_cmpint (what_if.change * direction, >, 0);
      g_assert_cmpuint (g_strv_length (sentences), >, 0);
    }
}

/* The change that is told is the least one, and none is told where there is none. */
static void
test_least_change (void)
{
  for (guint i = 0; i < SHEETS; i++)
    {
      RnSheet sheet = { .n_players = 2 + i % 3 };

      for (guint c = 0; c < rn_sheet_n_cells (&sheet); c++)
        rn_sheet_set (&sheet, rn_sheet_cell (c), g_test_rand_int_range (0, c < RN_SACRIFICES ? 8 : 3));
      for (guint c = 0; c < rn_sheet_n_cells (&sheet); c++)
        {
          assert_least (&sheet, rn_sheet_cell (c), 1);
          assert_least (&sheet, rn_sheet_cell (c), -1);
        }
    }
}

static void
test_sentences (void)
{
  RnSheet sheet = { .n_players = 2, .stone = { 2, 4, 1, 4 } };
  RnWhatIf what_if;
  g_autofree char *heading = NULL;
  g_autofree char *player_heading = NULL;
  g_auto (GStrv) sentences = NULL;
  g_auto (GStrv) places = NULL;

  sheet.players[0].tiles = 10;
  sheet.players[1].tiles = 8;
  g_assert_true (rn_what_if_find (&what_if, &sheet, (RnSheetCell) { -1, RN_SHEET_SACRIFICE, 0 }, 1));
  heading = rn_what_if_heading (&what_if, names);
  sentences = rn_what_if_sentences (&what_if, names);
  g_assert_cmpstr (heading, ==, "If there were 2 more cards on the Stone (Fish):");
  g_assert_cmpuint (g_strv_length (sentences), ==, 2);
  g_assert_cmpstr (sentences[0], ==, "Fish: worth 3 each instead of 2");
  g_assert_cmpstr (sentences[1], ==, "Sweet Potato: worth 2 each instead of 1");

  /* Two more tiles make both level; nothing else parts them. */
  g_assert_true (rn_what_if_find (&what_if, &sheet, (RnSheetCell) { 1, RN_SHEET_TILES, 0 }, 1));
  player_heading = rn_what_if_heading (&what_if, names);
  places = rn_what_if_sentences (&what_if, names);
  g_assert_cmpstr (player_heading, ==, "If Bob had 2 more (Tiles):");
  g_assert_cmpuint (g_strv_length (places), ==, 1);
  g_assert_cmpstr (places[0], ==, "Bob: place 1 instead of 2");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());
  g_test_add_func ("/engine/sheet/cells", test_cells);
  g_test_add_func ("/engine/sheet/problems", test_problems);
  g_test_add_func ("/engine/sheet/total-of-everybody", test_total_of_everybody);
  g_test_add_func ("/engine/sheet/all-wrong", test_all_wrong);
  g_test_add_func ("/engine/sheet/missing", test_missing);
  g_test_add_func ("/engine/sheet/most", test_most);
  g_test_add_func ("/engine/sheet/parts", test_parts);
  g_test_add_func ("/engine/sheet/running", test_running);
  g_test_add_func ("/engine/sheet/read-and-write", test_read_and_write);
  g_test_add_func ("/engine/sheet/billion", test_billion);
  g_test_add_func ("/engine/sheet/uncounted", test_uncounted);
  g_test_add_func ("/engine/sheet/read-refuses", test_read_refuses);
  g_test_add_func ("/engine/what-if/least-change", test_least_change);
  g_test_add_func ("/engine/what-if/sentences", test_sentences);

  return g_test_run ();
}
