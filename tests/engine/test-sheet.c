/* test-sheet.c: the counts of a result sheet, and what another count would change
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rapanui/rn-what-if.h"

#include <string.h>

#include "rapanui/rn-sentences.h"

#define SHEETS 400

static const char *const names[] = { "Ann", "Bob", "Cem", "Dag", NULL };

static RnSheetCell
cell_of (guint index)
{
  RnSheetCell cell = { -1, RN_SHEET_SACRIFICE, index };
  guint field;

  if (index < RN_SACRIFICES)
    return cell;

  index -= RN_SACRIFICES;
  cell.player = (int) (index / (RN_SHEET_SACRIFICE + RN_SACRIFICES));
  field = index % (RN_SHEET_SACRIFICE + RN_SACRIFICES);
  cell.field = MIN (field, RN_SHEET_SACRIFICE);
  cell.kind = field < RN_SHEET_SACRIFICE ? 0 : field - RN_SHEET_SACRIFICE;

  return cell;
}

static guint
count_cells (const RnSheet *sheet)
{
  return RN_SACRIFICES + sheet->n_players * (RN_SHEET_SACRIFICE + RN_SACRIFICES);
}

/* Each count is a place of its own. */
static void
test_cells (void)
{
  RnSheet sheet = { .n_players = 4 };

  for (guint i = 0; i < count_cells (&sheet); i++)
    rn_sheet_set (&sheet, cell_of (i), 100 + i);
  for (guint i = 0; i < count_cells (&sheet); i++)
    g_assert_cmpint (rn_sheet_get (&sheet, cell_of (i)), ==, 100 + i);
  g_assert_cmpint (sheet.stone[3], ==, 103);
  g_assert_cmpint (sheet.players[0].tiles, ==, 104);
  g_assert_cmpint (sheet.players[3].sacrifice[3], ==, 131);
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
  g_assert_cmpstr (moai, ==, "10 Moai in all, the box has 9 (R1.2).");
  g_assert_cmpstr (fish, ==, "Fish: 27 cards in all, the box has 25 (R1.4).");
}

/* Every count can be wrong by itself; there is room for all of them. */
static void
test_all_wrong (void)
{
  RnSheet sheet = { .n_players = 4 };
  RnReason problems[RN_SHEET_MAX_PROBLEMS];

  for (guint i = 0; i < count_cells (&sheet); i++)
    rn_sheet_set (&sheet, cell_of (i), i % 2 ? -1 : RN_SHEET_MAX + 1);
  g_assert_cmpuint (rn_sheet_find_problems (&sheet, problems), ==, count_cells (&sheet));
  for (guint i = 0; i < count_cells (&sheet); i++)
    g_assert_cmpint (problems[i].player, ==, cell_of (i).player);
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

      for (guint c = 0; c < count_cells (&sheet); c++)
        rn_sheet_set (&sheet, cell_of (c), g_test_rand_int_range (0, c < RN_SACRIFICES ? 8 : 3));
      for (guint c = 0; c < count_cells (&sheet); c++)
        {
          assert_least (&sheet, cell_of (c), 1);
          assert_least (&sheet, cell_of (c), -1);
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
  g_assert_cmpstr (heading, ==, "With 2 more cards on the Stone (Fish):");
  g_assert_cmpuint (g_strv_length (sentences), ==, 2);
  g_assert_cmpstr (sentences[0], ==, "Fish: worth 3 each instead of 2");
  g_assert_cmpstr (sentences[1], ==, "Sweet Potato: worth 2 each instead of 1");

  /* Two more tiles make both level; nothing else parts them. */
  g_assert_true (rn_what_if_find (&what_if, &sheet, (RnSheetCell) { 1, RN_SHEET_TILES, 0 }, 1));
  player_heading = rn_what_if_heading (&what_if, names);
  places = rn_what_if_sentences (&what_if, names);
  g_assert_cmpstr (player_heading, ==, "Bob with 2 more (Tiles):");
  g_assert_cmpuint (g_strv_length (places), ==, 1);
  g_assert_cmpstr (places[0], ==, "Bob: place 1 instead of 2");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/sheet/cells", test_cells);
  g_test_add_func ("/engine/sheet/problems", test_problems);
  g_test_add_func ("/engine/sheet/all-wrong", test_all_wrong);
  g_test_add_func ("/engine/what-if/least-change", test_least_change);
  g_test_add_func ("/engine/what-if/sentences", test_sentences);

  return g_test_run ();
}
