/* test-turn.c: what the steps of a turn do: R3–R6, R7.1–R7.3
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-test-utils.h"

static void
assert_hand (const RnPosition *position,
             guint             player,
             const char       *cards)
{
  g_autofree char *text = rn_test_cards_text (position->hand[player], RN_KINDS);

  g_assert_cmpstr (text, ==, cards);
}

static void
assert_area (const RnPosition *position,
             guint             player,
             const char       *cards)
{
  g_autofree char *text = rn_test_cards_text (position->area[player], RN_KINDS);

  g_assert_cmpstr (text, ==, cards);
}

/* Nobody has Priests, so uncovering one gives nothing. */
static void
play_turn (RnPosition *position)
{
  rn_test_hand (position, position->active, "LLL");
  rn_test_column (position, 0, "LPL");
  rn_test_make (position, "play L; draw 0");
}

static void
test_clockwise (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  RnPosition position;
  guint i;

  rn_test_start (&position, n);
  for (i = 0; i < 2 * n + 1; i++)
    {
      g_assert_cmpuint (position.active, ==, i % n);
      g_assert_cmpuint (position.turn, ==, i + 1);
      g_assert_cmpuint (position.ply, ==, 2 * i);
      g_assert_cmpuint (position.step, ==, RN_STEP_BUY);
      play_turn (&position);
    }
}

static void
test_steps (void)
{
  RnPosition position;

  rn_test_start (&position, 2);
  position.wood[0] = 5;
  rn_test_assert_turn (&position, RN_STEP_BUY, "0");
  rn_test_make (&position, "buy p");
  rn_test_assert_turn (&position, RN_STEP_PLAY, "0");
  rn_test_make (&position, "play f");
  rn_test_assert_turn (&position, RN_STEP_DRAW, "0");
  rn_test_make (&position, "draw 0");
  rn_test_assert_turn (&position, RN_STEP_BUY, "1");
}

static void
test_buy (void)
{
  RnPosition position;

  rn_test_start (&position, 3);
  position.wood[0] = 6;
  rn_test_supply (&position, 1, 22, 22, 22);
  rn_test_make (&position, "buy f");
  g_assert_cmpuint (position.wood[0], ==, 1);
  g_assert_cmpuint (position.supply[RN_SACRIFICE_FISH], ==, 0);
  g_assert_cmpuint (position.sacrifice[0][RN_SACRIFICE_FISH], ==, 2);
  g_assert_cmpuint (position.sacrifice[1][RN_SACRIFICE_FISH], ==, 1);
  rn_test_assert_legal (&position, "play f 1; play m 1; play p 1");
}

static void
test_price (gconstpointer data)
{
  guint displayed = GPOINTER_TO_UINT (data);
  guint price = displayed < 5 ? 5 - displayed : 0;
  RnPosition position;
  RnPosition poor;

  rn_test_start (&position, 2);
  position.area[0][RN_POTATO] = displayed;
  position.area[1][RN_GRAIN] = 3;
  position.wood[0] = price;
  g_assert_cmpuint (rn_position_price (&position, 0, RN_SACRIFICE_POTATO), ==, price);
  g_assert_cmpuint (rn_position_price (&position, 0, RN_SACRIFICE_GRAIN), ==, 5);
  if (price > 0)
    {
      poor = position;
      poor.wood[0] = price - 1;
      rn_test_assert_rule (&poor, "buy p", "R4.3");
    }
  rn_test_make (&position, "buy p");
  g_assert_cmpuint (position.wood[0], ==, 0);
}

/* Only the own display makes it cheaper. */
static void
test_price_of_others (void)
{
  RnPosition position;

  rn_test_start (&position, 2);
  rn_test_area (&position, 1, "Lfff");
  g_assert_cmpuint (rn_position_price (&position, 0, RN_SACRIFICE_FISH), ==, 5);
  g_assert_cmpuint (rn_position_price (&position, 1, RN_SACRIFICE_FISH), ==, 2);
}

static void
test_free_plays (void)
{
  RnPosition position;

  rn_test_start (&position, 2);
  position.wood[0] = 0;
  rn_test_hand (&position, 0, "LPf");
  rn_test_assert_legal (&position, "play L 1; play P 1; play f 1");
  rn_test_make (&position, "play P");
  assert_area (&position, 0, "LP");
  assert_hand (&position, 0, "Lf");
  g_assert_cmpuint (position.wood[0], ==, 0);
  g_assert_cmpuint (position.glory[0], ==, 0);
}

static void
test_lumberjack (void)
{
  RnPosition position;

  rn_test_start (&position, 2);
  rn_test_hand (&position, 0, "LLf");
  rn_test_make (&position, "play L");
  assert_area (&position, 0, "LL");
  assert_hand (&position, 0, "Lf");
  g_assert_cmpuint (position.wood[0], ==, 2);
  rn_test_assert_turn (&position, RN_STEP_DRAW, "0");
}

static void
test_moai (void)
{
  RnPosition position;

  rn_test_start (&position, 2);
  position.wood[0] = 7;
  rn_test_hand (&position, 0, "MMf");
  rn_test_make (&position, "play M");
  g_assert_cmpuint (position.wood[0], ==, 0);
  g_assert_cmpuint (position.glory[0], ==, 0);
  assert_area (&position, 0, "LM");
  assert_hand (&position, 0, "Mf");
  rn_test_assert_turn (&position, RN_STEP_SACRIFICE, "1");
}

static void
test_gatherers (gconstpointer data)
{
  guint count = GPOINTER_TO_UINT (data);
  g_autofree char *move = g_strdup_printf ("play g %u", count);
  RnPosition position;

  rn_test_start (&position, 2);
  rn_test_area (&position, 0, "Lgg");
  rn_test_hand (&position, 0, "ggg");
  rn_test_assert_legal (&position, "play g 1; play g 2; play g 3");
  rn_test_make (&position, move);
  g_assert_cmpuint (position.wood[0], ==, 3 - count);
  g_assert_cmpuint (position.area[0][RN_GRAIN], ==, 2 + count);
  g_assert_cmpuint (position.hand[0][RN_GRAIN], ==, 3 - count);
  rn_test_assert_turn (&position, RN_STEP_DRAW, "0");
}

static void
test_gatherers_affordable (void)
{
  RnPosition position;

  rn_test_start (&position, 2);
  rn_test_hand (&position, 0, "ggg");
  position.wood[0] = 1;
  rn_test_assert_legal (&position, "play g 1; play g 2");
  position.wood[0] = 0;
  rn_test_assert_legal (&position, "play g 1");
}

static void
test_return_moai (void)
{
  RnPosition position;

  rn_test_start (&position, 2);
  position.wood[0] = 6;
  rn_test_hand (&position, 0, "MMM");
  rn_test_assert_legal (&position, "buy f; buy g; buy m; buy p; return-moai");
  rn_test_make (&position, "return-moai");
  assert_hand (&position, 0, "MM");
  assert_area (&position, 0, "L");
  g_assert_cmpuint (position.wood[0], ==, 6);
  g_assert_cmpuint (rn_position_stone_size (&position), ==, 0);
  rn_test_assert_turn (&position, RN_STEP_DRAW, "0");
}

/* R5.6 is judged after a purchase. */
static void
test_return_after_purchase (void)
{
  RnPosition position;

  rn_test_start (&position, 2);
  position.wood[0] = 8;
  rn_test_hand (&position, 0, "MMM");
  rn_test_assert_legal (&position, "buy f; buy g; buy m; buy p; play M 1");
  rn_test_assert_rule (&position, "return-moai", "R5.6");
  rn_test_make (&position, "buy g");
  rn_test_assert_legal (&position, "return-moai");
  rn_test_assert_rule (&position, "play M", "R5.3");
  rn_test_make (&position, "return-moai");
}

static void
begin_round (RnPosition *position,
             guint       n_players,
             guint       active)
{
  rn_test_start (position, n_players);
  position->active = active;
  position->wood[active] = 7;
  rn_test_hand (position, active, "MLL");
}

/* Left of the active player, not of the starting player (D1). */
static void
test_round_order (void)
{
  RnPosition position;

  begin_round (&position, 4, 2);
  rn_test_make (&position, "play M");
  rn_test_assert_turn (&position, RN_STEP_SACRIFICE, "3");
  rn_test_assert_legal (&position, "sacrifice 3 f; sacrifice 3 g; sacrifice 3 m; sacrifice 3 p");
  rn_test_make (&position, "sacrifice 3 f");
  rn_test_assert_turn (&position, RN_STEP_SACRIFICE, "0");
  rn_test_make (&position, "sacrifice 0 f");
  rn_test_assert_turn (&position, RN_STEP_SACRIFICE, "1");
  rn_test_make (&position, "sacrifice 1 f");
  rn_test_assert_turn (&position, RN_STEP_SACRIFICE, "2");
  rn_test_assert_legal (&position, "sacrifice 2 -; sacrifice 2 f; sacrifice 2 g; sacrifice 2 m; "
                "sacrifice 2 p");
}

static void
test_skipped (void)
{
  RnPosition position;

  begin_round (&position, 4, 0);
  rn_test_sacrifice (&position, 1, "");
  rn_test_sacrifice (&position, 3, "");
  rn_test_make (&position, "play M");
  rn_test_assert_turn (&position, RN_STEP_SACRIFICE, "2");
  rn_test_make (&position, "sacrifice 2 g");
  rn_test_assert_turn (&position, RN_STEP_SACRIFICE, "0");
}

/* D2: the active player without cards still adds one. */
static void
test_active_skipped (void)
{
  RnPosition position;

  begin_round (&position, 3, 0);
  rn_test_sacrifice (&position, 0, "");
  rn_test_make (&position, "play M; sacrifice 1 p; sacrifice 2 p");
  rn_test_assert_turn (&position, RN_STEP_ADD, "0");
  g_assert_cmpuint (position.n_hidden, ==, 0);
  g_assert_cmpuint (position.top, ==, RN_SACRIFICE_POTATO);
  rn_test_assert_legal (&position, "add f; add g; add m; add p");
}

static void
test_all_skipped (void)
{
  RnPosition position;
  guint player;

  begin_round (&position, 3, 0);
  for (player = 0; player < 3; player++)
    rn_test_sacrifice (&position, player, "");
  rn_test_make (&position, "play M");
  rn_test_assert_turn (&position, RN_STEP_ADD, "0");
  rn_test_make (&position, "add f");
  g_assert_cmpuint (rn_position_stone_size (&position), ==, 1);
}

/* Untold cards count as gone: who has only those is skipped. */
static void
test_untold_gone (void)
{
  RnPosition position;

  begin_round (&position, 2, 0);
  rn_test_sacrifice (&position, 0, "f");
  rn_test_make (&position, "play M; sacrifice 1 f; sacrifice 0 -; add m");
  g_assert_cmpuint (position.sacrifice[0][RN_SACRIFICE_FISH], ==, 1);
  g_assert_cmpuint (position.untold[0], ==, 1);
  g_assert_cmpuint (rn_position_sacrifice_total (&position, 0), ==, 0);
  rn_test_make (&position, "draw 0");
  position.wood[1] = 7;
  rn_test_hand (&position, 1, "MLL");
  rn_test_make (&position, "play M");
  rn_test_assert_turn (&position, RN_STEP_SACRIFICE, "1");
}

static void
test_add (void)
{
  RnPosition position;

  begin_round (&position, 2, 0);
  rn_test_supply (&position, 0, 1, 0, 3);
  rn_test_make (&position, "play M; sacrifice 1 f; sacrifice 0 f");
  rn_test_assert_legal (&position, "add g; add m");
  rn_test_make (&position, "add m");
  g_assert_cmpuint (position.supply[RN_SACRIFICE_MULBERRY], ==, 0);
  g_assert_cmpuint (position.stone_open[RN_SACRIFICE_MULBERRY], ==, 1);
  g_assert_cmpuint (position.sacrifice[0][RN_SACRIFICE_MULBERRY], ==, 1);
  g_assert_cmpuint (position.top, ==, RN_SACRIFICE_MULBERRY);
  rn_test_assert_turn (&position, RN_STEP_DRAW, "0");
}

/* D11: left out when all piles are empty. */
static void
test_no_add (void)
{
  RnPosition position;

  begin_round (&position, 2, 0);
  rn_test_supply (&position, 0, 0, 0, 0);
  rn_test_make (&position, "play M; sacrifice 1 f; sacrifice 0 f");
  rn_test_assert_turn (&position, RN_STEP_DRAW, "0");
  g_assert_cmpuint (position.top, ==, RN_SACRIFICE_HIDDEN);
  g_assert_cmpuint (rn_position_stone_size (&position), ==, 2);
  g_assert_cmpuint (position.ply, ==, 3);
}

static void
test_no_add_nobody_lays (void)
{
  RnPosition position;

  begin_round (&position, 2, 1);
  rn_test_supply (&position, 0, 0, 0, 0);
  rn_test_sacrifice (&position, 0, "");
  rn_test_sacrifice (&position, 1, "");
  rn_test_make (&position, "play M");
  rn_test_assert_turn (&position, RN_STEP_DRAW, "1");
  g_assert_cmpuint (position.top, ==, RN_SACRIFICE_NONE);
}

static void
test_sacrificed_gone (void)
{
  RnPosition position;

  begin_round (&position, 2, 0);
  rn_test_make (&position, "play M; sacrifice 1 p; sacrifice 0 g; add f");
  g_assert_cmpuint (position.sacrifice[1][RN_SACRIFICE_POTATO], ==, 0);
  g_assert_cmpuint (position.sacrifice[0][RN_SACRIFICE_GRAIN], ==, 0);
  g_assert_cmpuint (position.stone_open[RN_SACRIFICE_POTATO], ==, 1);
  g_assert_cmpuint (position.stone_open[RN_SACRIFICE_GRAIN], ==, 0);
  g_assert_cmpuint (position.hidden[0].kind, ==, RN_SACRIFICE_GRAIN);
}

static void
test_draw (void)
{
  RnPosition position;

  rn_test_start (&position, 2);
  rn_test_hand (&position, 0, "ggg");
  rn_test_make (&position, "play g 3");
  rn_test_column (&position, 0, "PPfL");
  rn_test_column (&position, 1, "LM");
  rn_test_assert_legal (&position, "draw 0; draw 1; draw 2; draw 3");
  rn_test_make (&position, "draw 0");
  assert_hand (&position, 0, "L");
  g_assert_cmpuint (position.column_length[0], ==, 3);
  rn_test_make (&position, "draw 0");
  assert_hand (&position, 0, "Lf");
  rn_test_make (&position, "draw 1");
  assert_hand (&position, 0, "LMf");
  rn_test_assert_turn (&position, RN_STEP_BUY, "1");
}

/* D8: the fourth card laid is the front card. */
static void
test_refill (void)
{
  RnPosition position;

  rn_test_start (&position, 2);
  rn_test_column (&position, 1, "L");
  rn_test_hand (&position, 0, "ffg");
  rn_test_make (&position, "play f 2; draw 1");
  rn_test_assert_turn (&position, RN_STEP_REFILL, "0");
  rn_test_assert_legal (&position, "refill");
  g_assert_cmpuint (position.column_length[1], ==, 0);
  rn_test_make (&position, "refill fmpM");
  g_assert_cmpuint (position.column_length[1], ==, 4);
  g_assert_cmpuint (position.display[1][0], ==, RN_FISH);
  g_assert_cmpuint (position.display[1][3], ==, RN_MOAI);
  g_assert_cmpuint (position.deck, ==, 30);
  g_assert_cmpuint (position.unseen[RN_FISH], ==, 2);
  g_assert_cmpuint (position.unseen[RN_MOAI], ==, 6);
  rn_test_assert_turn (&position, RN_STEP_DRAW, "0");
  rn_test_make (&position, "draw 1");
  assert_hand (&position, 0, "LMg");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/engine/rule/R3.1/two", GUINT_TO_POINTER (2), test_clockwise);
  g_test_add_data_func ("/engine/rule/R3.1/three", GUINT_TO_POINTER (3), test_clockwise);
  g_test_add_data_func ("/engine/rule/R3.1/four", GUINT_TO_POINTER (4), test_clockwise);
  g_test_add_func ("/engine/rule/R3.2/steps", test_steps);
  g_test_add_func ("/engine/rule/R4.1/buy", test_buy);
  g_test_add_data_func ("/engine/rule/R4.2/none", GUINT_TO_POINTER (0), test_price);
  g_test_add_data_func ("/engine/rule/R4.2/one", GUINT_TO_POINTER (1), test_price);
  g_test_add_data_func ("/engine/rule/R4.2/four", GUINT_TO_POINTER (4), test_price);
  g_test_add_data_func ("/engine/rule/R4.2/five", GUINT_TO_POINTER (5), test_price);
  g_test_add_data_func ("/engine/rule/R4.2/six", GUINT_TO_POINTER (6), test_price);
  g_test_add_func ("/engine/rule/R4.2/own-display", test_price_of_others);
  g_test_add_func ("/engine/rule/R5.1/lumberjack", test_lumberjack);
  g_test_add_func ("/engine/rule/R5.2/priest", test_free_plays);
  g_test_add_func ("/engine/rule/R5.3/moai", test_moai);
  g_test_add_data_func ("/engine/rule/R5.4/one", GUINT_TO_POINTER (1), test_gatherers);
  g_test_add_data_func ("/engine/rule/R5.4/two", GUINT_TO_POINTER (2), test_gatherers);
  g_test_add_data_func ("/engine/rule/R5.4/three", GUINT_TO_POINTER (3), test_gatherers);
  g_test_add_func ("/engine/rule/R5.4/affordable", test_gatherers_affordable);
  g_test_add_func ("/engine/rule/R5.6/return", test_return_moai);
  g_test_add_func ("/engine/rule/R5.6/after-purchase", test_return_after_purchase);
  g_test_add_func ("/engine/rule/R6.1/order-D1", test_round_order);
  g_test_add_func ("/engine/rule/R6.1/skipped", test_skipped);
  g_test_add_func ("/engine/rule/R6.2/active-skipped-D2", test_active_skipped);
  g_test_add_func ("/engine/rule/R6.2/all-skipped", test_all_skipped);
  g_test_add_func ("/engine/rule/R6.2/untold-gone", test_untold_gone);
  g_test_add_func ("/engine/rule/R6.3/add", test_add);
  g_test_add_func ("/engine/rule/R6.3/piles-empty-D11", test_no_add);
  g_test_add_func ("/engine/rule/R6.3/nothing-at-all", test_no_add_nobody_lays);
  g_test_add_func ("/engine/rule/R6.4/gone", test_sacrificed_gone);
  g_test_add_func ("/engine/rule/R7.1/draw", test_draw);
  g_test_add_func ("/engine/rule/R7.2/refill-D8", test_refill);
  return g_test_run ();
}
