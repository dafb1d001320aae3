/* test-ranking.c: points and places of players, and result sheets: R8.6, R8.7
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-test-utils.h"
#include "games/rapanui/engine/rn-sheet.h"

#include <string.h>

/* Points */

static void
test_points (void)
{
  RnSheet sheet = {
    .n_players = 3,
    .stone = { 2, 4, 1, 4 },
    .players = {
      { .tiles = 12, .moai = 3, .wood = 14, .sacrifice = { 3, 1, 1, 2 } },
      { .tiles = 0, .moai = 0, .wood = 4, .sacrifice = { 5, 1, 2, 0 } },
      { .tiles = 1, .moai = 1, .wood = 25, .sacrifice = { 0, 0, 0, 0 } },
    },
  };
  RnFinal final;

  rn_final (&final, &sheet);
  g_assert_cmpuint (final.n_players, ==, 3);
  g_assert_cmpint (final.players[0].tiles, ==, 12);
  g_assert_cmpint (final.players[0].moai_count, ==, 3);
  g_assert_cmpint (final.players[0].moai, ==, 12);
  g_assert_cmpint (final.players[0].wood_count, ==, 14);
  g_assert_cmpint (final.players[0].wood, ==, 2);
  g_assert_cmpint (final.players[0].sacrifice, ==, 16);
  g_assert_cmpint (final.players[0].total, ==, 42);
  g_assert_cmpint (final.players[1].wood, ==, 0);
  g_assert_cmpint (final.players[1].total, ==, 15);
  g_assert_cmpint (final.players[2].wood, ==, 5);
  g_assert_cmpint (final.players[2].total, ==, 10);
}

static void
test_wood (void)
{
  guint wood;

  for (wood = 0; wood < 40; wood++)
    {
      RnSheet sheet = { .n_players = 2, .players = { { .wood = wood } } };
      RnFinal final;

      rn_final (&final, &sheet);
      g_assert_cmpint (final.players[0].wood, ==, wood / 5);
      g_assert_cmpint (final.players[0].wood_count, ==, wood);
      g_assert_cmpint (final.players[0].total, ==, wood / 5);
    }
}

/* Places: every combination of a small grid of totals, Moai and wood */

static const struct
{
  gint64 total;
  gint64 moai;
  gint64 wood;
} grid[] = {
  { 40, 1, 3 }, { 40, 1, 9 }, { 40, 2, 3 }, { 40, 2, 9 }, { 40, 2, 4 },
  { 41, 1, 3 }, { 41, 1, 9 }, { 41, 2, 3 }, { 41, 2, 9 }, { 41, 0, 100 },
};

#define CELLS G_N_ELEMENTS (grid)

static int
compare_cells (guint a,
               guint b)
{
  if (grid[a].total != grid[b].total)
    return grid[a].total > grid[b].total ? 1 : -1;
  if (grid[a].moai != grid[b].moai)
    return grid[a].moai > grid[b].moai ? 1 : -1;
  if (grid[a].wood != grid[b].wood)
    return grid[a].wood > grid[b].wood ? 1 : -1;
  return 0;
}

static RnTieBreak
tie_of_cells (guint a,
              guint b)
{
  if (grid[a].total != grid[b].total)
    return RN_TIE_NONE;
  if (grid[a].moai != grid[b].moai)
    return RN_TIE_MOAI;
  return grid[a].wood != grid[b].wood ? RN_TIE_WOOD : RN_TIE_SHARED;
}

static void
enter_cell (RnSheet *sheet,
            guint    player,
            guint    cell)
{
  sheet->players[player].moai = grid[cell].moai;
  sheet->players[player].wood = grid[cell].wood;
  sheet->players[player].tiles = grid[cell].total - 4 * grid[cell].moai - grid[cell].wood / 5;
}

static void
check_order (const RnFinal *final,
             const guint   *cells)
{
  guint i;

  g_assert_cmpint (final->tie_above[0], ==, RN_TIE_NONE);
  for (i = 1; i < final->n_players; i++)
    {
      guint above = final->order[i - 1];
      guint below = final->order[i];
      int better = compare_cells (cells[above], cells[below]);

      g_assert_cmpint (better, >=, 0);
      if (better == 0)
        g_assert_cmpuint (above, <, below);
      g_assert_cmpint (final->tie_above[i], ==, tie_of_cells (cells[above], cells[below]));
    }
}

static void
rank (guint        n_players,
      const guint *cells)
{
  RnSheet sheet = { .n_players = n_players };
  RnFinal final;
  guint player;
  guint other;

  for (player = 0; player < n_players; player++)
    enter_cell (&sheet, player, cells[player]);
  g_assert_cmpuint (rn_sheet_check (&sheet).code, ==, RN_OK);
  rn_final (&final, &sheet);
  for (player = 0; player < n_players; player++)
    {
      guint place = 1;

      for (other = 0; other < n_players; other++)
        place += compare_cells (cells[other], cells[player]) > 0;
      g_assert_cmpint (final.players[player].total, ==, grid[cells[player]].total);
      g_assert_cmpuint (final.players[player].place, ==, place);
    }
  check_order (&final, cells);
}

static void
test_grid (gconstpointer data)
{
  guint n_players = GPOINTER_TO_UINT (data);
  guint combinations = 1;
  guint n;
  guint i;

  for (i = 0; i < n_players; i++)
    combinations *= CELLS;
  for (n = 0; n < combinations; n++)
    {
      const guint cells[] = { n % CELLS, n / CELLS % CELLS, n / (CELLS * CELLS) % CELLS,
                              n / (CELLS * CELLS * CELLS) };

      rank (n_players, cells);
    }
  g_test_message ("%u tables", n);
}

/* Places, by name */

typedef struct
{
  const char *name;
  guint n_players;
  gint64 tiles[RN_MAX_PLAYERS];
  gint64 moai[RN_MAX_PLAYERS];
  gint64 wood[RN_MAX_PLAYERS];
  const char *places;
} Places;

static const Places places[] = {
  { "points", 3, { 9, 7, 8 }, { 0 }, { 0 }, "132" },
  { "more-moai", 2, { 8, 4 }, { 0, 1 }, { 0 }, "21" },
  { "moai-before-wood", 2, { 8, 4 }, { 0, 1 }, { 4, 0 }, "21" },
  { "more-wood", 2, { 8, 8 }, { 0 }, { 3, 4 }, "21" },
  { "wood-before-conversion-D12", 2, { 8, 7 }, { 0 }, { 4, 5 }, "21" },
  { "shared-first", 3, { 8, 8, 7 }, { 0 }, { 2, 2, 2 }, "113" },
  { "shared-second", 4, { 7, 9, 7, 6 }, { 0 }, { 0 }, "2124" },
  { "shared-third", 4, { 7, 9, 7, 8 }, { 0 }, { 0 }, "3132" },
  { "two-pairs", 4, { 7, 9, 7, 9 }, { 0 }, { 0 }, "3131" },
  { "three-share", 4, { 9, 9, 7, 9 }, { 0 }, { 0 }, "1141" },
  { "three-share-second", 4, { 7, 7, 9, 7 }, { 0 }, { 0 }, "2212" },
  { "all-share", 4, { 9, 9, 9, 9 }, { 1, 1, 1, 1 }, { 3, 3, 3, 3 }, "1111" },
  { "lower-places-alike-D12", 3, { 20, 4, 8 }, { 0, 1, 0 }, { 0 }, "123" },
};

static void
test_places (gconstpointer data)
{
  const Places *table = data;
  RnSheet sheet = { .n_players = table->n_players };
  RnFinal final;
  guint player;

  for (player = 0; player < table->n_players; player++)
    {
      sheet.players[player].tiles = table->tiles[player];
      sheet.players[player].moai = table->moai[player];
      sheet.players[player].wood = table->wood[player];
    }
  rn_final (&final, &sheet);
  for (player = 0; player < table->n_players; player++)
    g_assert_cmpuint (final.players[player].place, ==, table->places[player] - '0');
}

/* Result sheets */

typedef struct
{
  const char *name;
  void (*change) (RnSheet *sheet);
  const char *reason; /* NULL: accepted */
} SheetCase;

static void
unchanged (RnSheet *sheet)
{
}

static void
one_player (RnSheet *sheet)
{
  sheet->n_players = 1;
}

static void
five_players (RnSheet *sheet)
{
  sheet->n_players = 5;
}

static void
stone_below (RnSheet *sheet)
{
  sheet->stone[1] = -1;
}

static void
tiles_below (RnSheet *sheet)
{
  sheet->players[0].tiles = -1;
}

static void
moai_below (RnSheet *sheet)
{
  sheet->players[1].moai = -1;
}

static void
wood_below (RnSheet *sheet)
{
  sheet->players[2].wood = -5;
}

static void
cards_below (RnSheet *sheet)
{
  sheet->players[2].sacrifice[3] = -1;
}

static void
lowest (RnSheet *sheet)
{
  sheet->players[0].wood = G_MININT64;
}

static void
nine_moai (RnSheet *sheet)
{
  sheet->players[2].moai = 9;
}

static void
huge_tiles (RnSheet *sheet)
{
  sheet->players[1].tiles = G_MAXINT64;
}

static void
huge_wood (RnSheet *sheet)
{
  sheet->players[2].wood = RN_SHEET_MAX + 1;
}

static void
much (RnSheet *sheet)
{
  sheet->players[0].wood = RN_SHEET_MAX;
  sheet->players[0].tiles = RN_SHEET_MAX;
  sheet->players[1].wood = 100001;
}

static void
ten_moai (RnSheet *sheet)
{
  sheet->players[0].moai = 4;
  sheet->players[1].moai = 3;
  sheet->players[2].moai = 3;
}

static void
ten_moai_of_one (RnSheet *sheet)
{
  sheet->players[0].moai = 1;
  sheet->players[1].moai = 10;
}

static void
endless_moai (RnSheet *sheet)
{
  sheet->players[0].moai = G_MAXINT64;
  sheet->players[1].moai = G_MAXINT64;
  sheet->players[2].moai = 3;
}

static void
all_grain (RnSheet *sheet)
{
  sheet->stone[3] = 10;
  sheet->players[0].sacrifice[3] = 8;
  sheet->players[2].sacrifice[3] = 7;
}

static void
too_much_grain (RnSheet *sheet)
{
  all_grain (sheet);
  sheet->players[1].sacrifice[3] = 1;
}

static void
too_many_on_stone (RnSheet *sheet)
{
  sheet->stone[0] = 26;
}

static void
endless_cards (RnSheet *sheet)
{
  sheet->stone[2] = G_MAXINT64;
  sheet->players[0].sacrifice[2] = G_MAXINT64;
  sheet->players[1].sacrifice[2] = 2;
}

static const SheetCase sheets[] = {
  { "nothing", unchanged, NULL },
  { "R2.1/one", one_player, "R2.1 PLAYERS have=1" },
  { "R2.1/five", five_players, "R2.1 PLAYERS have=5" },
  { "R1.4/stone-negative", stone_below, "R1.4 SHEET_NEGATIVE" },
  { "R1.5/tiles-negative", tiles_below, "R1.5 SHEET_NEGATIVE field=tiles player=0" },
  { "R1.2/moai-negative", moai_below, "R1.2 SHEET_NEGATIVE field=moai player=1" },
  { "R1.5/wood-negative", wood_below, "R1.5 SHEET_NEGATIVE field=wood player=2" },
  { "R1.4/cards-negative", cards_below, "R1.4 SHEET_NEGATIVE player=2" },
  { "R1.5/lowest", lowest, "R1.5 SHEET_NEGATIVE field=wood player=0" },
  { "R1.5/much", much, NULL },
  { "R1.5/huge-tiles", huge_tiles, "R1.5 SHEET_HUGE field=tiles player=1" },
  { "R1.5/huge-wood", huge_wood, "R1.5 SHEET_HUGE field=wood player=2" },
  { "R1.2/nine-moai", nine_moai, NULL },
  { "R1.2/ten-moai", ten_moai, "R1.2 SHEET_MOAI field=moai player=2 need=9 have=10" },
  { "R1.2/ten-moai-of-one", ten_moai_of_one, "R1.2 SHEET_MOAI field=moai player=1 need=9 have=11" },
  { "R1.2/endless-moai", endless_moai, "R1.2" },
  { "R1.4/all-grain", all_grain, NULL },
  { "R1.4/too-much-grain", too_much_grain, "R1.4 SHEET_KIND field=sacrifice player=2 kind=3 need=25 have=26" },
  { "R1.4/too-many-on-stone", too_many_on_stone, "R1.4 SHEET_KIND field=stone kind=0 need=25 have=26" },
  { "R1.4/endless-cards", endless_cards, "R1.4" },
};

static void
test_sheet (gconstpointer data)
{
  const SheetCase *sheet_case = data;
  RnSheet sheet = { .n_players = 3 };
  RnReason reason;

  sheet_case->change (&sheet);
  reason = rn_sheet_check (&sheet);
  g_assert_true ((reason.code == RN_OK) == (sheet_case->reason == NULL));
  if (sheet_case->reason)
    rn_test_assert_reason (&reason, 3, sheet_case->reason);
}

/* An empty Stone beside built Moai is scored as it is. */
static void
test_implausible (void)
{
  RnSheet sheet = { .n_players = 2, .players = { { .moai = 3, .sacrifice = { 5, 5, 5, 5 } } } };
  RnFinal final;

  g_assert_cmpuint (rn_sheet_check (&sheet).code, ==, RN_OK);
  rn_final (&final, &sheet);
  g_assert_true (final.empty);
  g_assert_cmpint (final.players[0].total, ==, 12);
}

int
main (int    argc,
      char **argv)
{
  guint i;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/ranking/R8.6/points", test_points);
  g_test_add_func ("/engine/ranking/R8.6/wood", test_wood);
  for (i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/ranking/R8.7/%s", places[i].name);

      g_test_add_data_func (path, &places[i], test_places);
    }
  for (i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/sheet/%s", sheets[i].name);

      g_test_add_data_func (path, &sheets[i], test_sheet);
    }
  g_test_add_func ("/engine/sheet/implausible", test_implausible);
  g_test_add_data_func ("/engine/ranking/grid/2", GUINT_TO_POINTER (2), test_grid);
  g_test_add_data_func ("/engine/ranking/grid/3", GUINT_TO_POINTER (3), test_grid);
  g_test_add_data_func ("/engine/ranking/grid/4", GUINT_TO_POINTER (4), test_grid);
  return g_test_run ();
}
