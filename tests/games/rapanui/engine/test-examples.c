/* test-examples.c: the worked examples of the rules page, by name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-test-utils.h"
#include "games/rapanui/engine/rn-sheet.h"

static void
test_e1 (void)
{
  static const struct
  {
    const char *move;
    guint kind;
    guint price;
  } prices[] = {
    { "buy m", RN_SACRIFICE_MULBERRY, 4 },
    { "buy g", RN_SACRIFICE_GRAIN, 3 },
    { "buy f", RN_SACRIFICE_FISH, 5 },
    { "buy p", RN_SACRIFICE_POTATO, 5 },
  };
  RnPosition start;
  guint i;

  rn_test_start (&start, 2);
  start.wood[0] = 7;
  rn_test_area (&start, 0, "Lmgg");
  for (i = 0; i < G_N_ELEMENTS (prices); i++)
    {
      RnPosition position = start;

      g_assert_cmpuint (rn_position_price (&position, 0, prices[i].kind), ==, prices[i].price);
      rn_test_make (&position, prices[i].move);
      g_assert_cmpuint (position.wood[0], ==, 7 - prices[i].price);
      g_assert_cmpuint (position.sacrifice[0][prices[i].kind], ==, 2);
      g_assert_cmpuint (position.supply[prices[i].kind], ==, 22);
    }
}

static void
test_e2 (void)
{
  RnPosition position;

  rn_test_start (&position, 2);
  rn_test_hand (&position, 0, "ffL");
  rn_test_area (&position, 0, "Lf");
  rn_test_make (&position, "play f 2");
  g_assert_cmpuint (position.wood[0], ==, 1);
  g_assert_cmpuint (position.area[0][RN_FISH], ==, 3);
  g_assert_cmpuint (position.hand[0][RN_FISH], ==, 0);
}

static void
test_e3 (void)
{
  RnPosition position;

  rn_test_start (&position, 4);
  position.wood[0] = 7;
  rn_test_hand (&position, 0, "Mfg");
  rn_test_make (&position, "play M");
  rn_test_assert_turn (&position, RN_STEP_SACRIFICE, "1");
  rn_test_make (&position, "sacrifice 1 p");
  rn_test_assert_turn (&position, RN_STEP_SACRIFICE, "2");
  rn_test_make (&position, "sacrifice 2 g");
  rn_test_assert_turn (&position, RN_STEP_SACRIFICE, "3");
  rn_test_make (&position, "sacrifice 3 g");
  rn_test_assert_turn (&position, RN_STEP_SACRIFICE, "0");
  rn_test_make (&position, "sacrifice 0 f");
  g_assert_cmpuint (position.top, ==, RN_SACRIFICE_HIDDEN);
  rn_test_assert_turn (&position, RN_STEP_ADD, "0");
  rn_test_make (&position, "add m");
  rn_test_assert_turn (&position, RN_STEP_DRAW, "0");
  g_assert_cmpuint (rn_position_stone_size (&position), ==, 5);
  g_assert_cmpuint (position.top, ==, RN_SACRIFICE_MULBERRY);
  g_assert_cmpuint (position.supply[RN_SACRIFICE_MULBERRY], ==, 20);
  g_assert_cmpuint (position.stone_open[RN_SACRIFICE_GRAIN], ==, 2);
  g_assert_cmpuint (position.n_hidden, ==, 1);
  g_assert_cmpuint (position.hidden[0].player, ==, 0);
  g_assert_cmpuint (position.hidden[0].kind, ==, RN_SACRIFICE_FISH);
}

static void
test_e4 (void)
{
  RnPosition position;

  rn_test_start (&position, 3);
  rn_test_areas (&position, (const char *const[]) { "L", "LL", "L" });
  rn_test_score (&position, RN_LUMBERJACK);
  g_assert_cmpuint (position.wood[0], ==, 2 + 1);
  g_assert_cmpuint (position.wood[1], ==, 3 + 3);
  g_assert_cmpuint (position.wood[2], ==, 4 + 1);
}

static void
test_e5 (void)
{
  RnPosition position;

  rn_test_start (&position, 3);
  rn_test_areas (&position, (const char *const[]) { "L", "L", "LP" });
  rn_test_score (&position, RN_PRIEST);
  g_assert_cmpuint (position.glory[0], ==, 0);
  g_assert_cmpuint (position.glory[1], ==, 0);
  g_assert_cmpuint (position.glory[2], ==, 1);
}

static void
test_e6 (void)
{
  guint choice;

  for (choice = 0; choice < 4; choice++)
    {
      gboolean wood0 = choice & 1;
      gboolean wood2 = choice & 2;
      RnPosition position;

      rn_test_start (&position, 3);
      rn_test_areas (&position, (const char *const[]) { "LM", "L", "LMM" });
      rn_test_score (&position, RN_MOAI);
      rn_test_assert_turn (&position, RN_STEP_REWARD, "02");
      rn_test_make (&position, wood2 ? "reward 2 wood" : "reward 2 glory");
      rn_test_make (&position, wood0 ? "reward 0 wood" : "reward 0 glory");
      g_assert_cmpuint (position.wood[0], ==, 2 + (wood0 ? 1 : 0));
      g_assert_cmpuint (position.glory[0], ==, wood0 ? 0 : 1);
      g_assert_cmpuint (position.wood[2], ==, 4 + (wood2 ? 3 : 0));
      g_assert_cmpuint (position.glory[2], ==, wood2 ? 0 : 3);
      g_assert_cmpuint (position.wood[1], ==, 3);
      rn_test_assert_turn (&position, RN_STEP_BUY, "1");
    }
}

static void
test_e7 (void)
{
  RnPosition position;

  rn_test_start (&position, 3);
  rn_test_areas (&position, (const char *const[]) { "Lgg", "L", "Lgg" });
  rn_test_score (&position, RN_GRAIN);
  g_assert_cmpuint (position.sacrifice[0][RN_SACRIFICE_GRAIN], ==, 2);
  g_assert_cmpuint (position.sacrifice[1][RN_SACRIFICE_GRAIN], ==, 1);
  g_assert_cmpuint (position.sacrifice[2][RN_SACRIFICE_GRAIN], ==, 2);
  g_assert_cmpuint (position.supply[RN_SACRIFICE_GRAIN], ==, 20);
}

static void
test_e8 (void)
{
  RnPosition position;
  RnScoring scoring;

  rn_test_start (&position, 2);
  position.step = RN_STEP_DRAW;
  rn_test_hand (&position, 0, "f");
  rn_test_column (&position, 0, "LPM");
  rn_test_column (&position, 3, "P");
  scoring = rn_test_make (&position, "draw 0");
  g_assert_cmpuint (scoring.kind, ==, RN_INVALID);
  rn_test_assert_turn (&position, RN_STEP_DRAW, "0");
  scoring = rn_test_make (&position, "draw 3");
  g_assert_cmpuint (scoring.kind, ==, RN_INVALID);
  rn_test_assert_turn (&position, RN_STEP_REFILL, "0");
  scoring = rn_test_make (&position, "refill MPfL");
  g_assert_cmpuint (scoring.kind, ==, RN_LUMBERJACK);
  g_assert_cmpuint (position.wood[0], ==, 2 + 1);
  g_assert_cmpuint (position.wood[1], ==, 3 + 1);
  g_assert_cmpuint (position.glory[0], ==, 0);
  rn_test_assert_turn (&position, RN_STEP_BUY, "1");
}

static void
values_of_e9 (guint8 value[RN_SACRIFICES])
{
  const gint64 stone[RN_SACRIFICES] = { 2, 4, 1, 4 };

  g_assert_false (rn_values (stone, value, NULL));
}

static void
test_e9 (void)
{
  guint8 value[RN_SACRIFICES];

  values_of_e9 (value);
  g_assert_cmpuint (value[RN_SACRIFICE_GRAIN], ==, 3);
  g_assert_cmpuint (value[RN_SACRIFICE_MULBERRY], ==, 3);
  g_assert_cmpuint (value[RN_SACRIFICE_FISH], ==, 2);
  g_assert_cmpuint (value[RN_SACRIFICE_POTATO], ==, 1);
}

/* The two owners of the examples, below the Stone of E9. */
static void
score_cards (RnFinal *final)
{
  RnSheet sheet = {
    .n_players = 2,
    .stone = { 2, 4, 1, 4 },
    .players = { { .sacrifice = { 3, 1, 1, 2 } }, { .sacrifice = { 5, 1, 2, 0 } } },
  };

  g_assert_cmpuint (rn_sheet_check (&sheet).code, ==, RN_OK);
  rn_final (final, &sheet);
}

static void
test_e10 (void)
{
  RnFinal final;

  score_cards (&final);
  g_assert_cmpint (final.players[0].sacrifice, ==, 16);
  g_assert_cmpint (final.players[0].total, ==, 16);
  g_assert_cmpuint (final.players[0].place, ==, 1);
}

static void
test_e11 (void)
{
  RnFinal final;

  score_cards (&final);
  g_assert_cmpint (final.players[1].sacrifice, ==, 15);
  g_assert_cmpint (final.players[1].total, ==, 15);
  g_assert_cmpuint (final.players[1].place, ==, 2);
}

static void
test_e12 (void)
{
  RnPosition position;
  RnScoring scoring;

  rn_test_start (&position, 2);
  position.step = RN_STEP_DRAW;
  rn_test_hand (&position, 0, "Lf");
  rn_test_areas (&position, (const char *const[]) { "LM", "L" });
  rn_test_column (&position, 2, "fMg");
  scoring = rn_test_make (&position, "draw 2");
  g_assert_cmpuint (position.hand[0][RN_GRAIN], ==, 1);
  g_assert_cmpuint (scoring.kind, ==, RN_MOAI);
  rn_test_assert_turn (&position, RN_STEP_REWARD, "0");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/example/E1", test_e1);
  g_test_add_func ("/engine/example/E2", test_e2);
  g_test_add_func ("/engine/example/E3", test_e3);
  g_test_add_func ("/engine/example/E4", test_e4);
  g_test_add_func ("/engine/example/E5", test_e5);
  g_test_add_func ("/engine/example/E6", test_e6);
  g_test_add_func ("/engine/example/E7", test_e7);
  g_test_add_func ("/engine/example/E8", test_e8);
  g_test_add_func ("/engine/example/E9", test_e9);
  g_test_add_func ("/engine/example/E10", test_e10);
  g_test_add_func ("/engine/example/E11", test_e11);
  g_test_add_func ("/engine/example/E12", test_e12);
  return g_test_run ();
}
