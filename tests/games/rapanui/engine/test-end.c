/* test-end.c: how a game ends: R8.1, R8.2, D9
 *
 * Not for: values and ranking (test-values.c, test-ranking.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-test-utils.h"
#include "games/rapanui/engine/rn-final.h"

/* The eighth refill leaves two cards; the ninth ends the game. */
static void
test_ninth_refill (void)
{
  RnPosition position;

  rn_test_start (&position, 2);
  rn_test_unseen (&position, "LLPPfg");
  rn_test_column (&position, 0, "L");
  rn_test_make (&position, "play f; draw 0");
  rn_test_assert_turn (&position, RN_STEP_REFILL, "0");
  rn_test_make (&position, "refill LLPP");
  g_assert_cmpuint (position.deck, ==, 2);
  rn_test_assert_turn (&position, RN_STEP_BUY, "1");
  rn_test_column (&position, 2, "M");
  rn_test_make (&position, "play m; draw 2");
  rn_test_assert_turn (&position, RN_STEP_OVER, "");
}

static void
end (RnPosition *position,
     const char *hand,
     const char *play)
{
  rn_test_start (position, 3);
  rn_test_areas (position, (const char *const[]) { "LLP", "L", "L" });
  rn_test_hand (position, 0, hand);
  rn_test_unseen (position, "PL");
  rn_test_column (position, 1, "L");
  rn_test_make (position, play);
}

/* Nothing is scored, the turn stays, the two cards stay unseen. */
static void
test_over (void)
{
  RnPosition position;
  RnScoring scoring;
  g_autofree char *unseen = NULL;

  end (&position, "fmp", "play f");
  scoring = rn_test_make (&position, "draw 1");
  unseen = rn_test_cards_text (position.unseen, RN_KINDS);
  g_assert_cmpuint (scoring.kind, ==, RN_INVALID);
  g_assert_cmpstr (unseen, ==, "LP");
  g_assert_cmpuint (position.deck, ==, 0);
  g_assert_cmpuint (position.column_length[1], ==, 0);
  g_assert_cmpuint (position.column_length[0], ==, 4);
  g_assert_cmpuint (position.turn, ==, 1);
  g_assert_cmpuint (position.active, ==, 0);
  g_assert_cmpuint (position.wood[0], ==, 2);
  g_assert_cmpuint (position.wood[1], ==, 3);
  g_assert_cmpuint (position.hand[0][RN_LUMBERJACK], ==, 1);
  rn_test_assert_turn (&position, RN_STEP_OVER, "");
  rn_test_assert_legal (&position, "");
  rn_test_assert_refused (&position, "refill LPLP", "R8.1 OVER");
  rn_test_assert_refused (&position, "draw 0", "R8.1 OVER");
}

static void
test_hand_not_full (void)
{
  RnPosition position;
  g_autofree char *hand = NULL;

  end (&position, "ggg", "play g 3");
  rn_test_make (&position, "draw 0; draw 1");
  hand = rn_test_cards_text (position.hand[0], RN_KINDS);
  g_assert_cmpstr (hand, ==, "LP");
  g_assert_cmpuint (position.wood[0], ==, 0);
  g_assert_cmpuint (position.glory[0], ==, 0);
  rn_test_assert_turn (&position, RN_STEP_OVER, "");
}

/* With two cards left a column that keeps a card is scored as ever. */
static void
test_two_left (void)
{
  RnPosition position;

  end (&position, "fmp", "play f");
  rn_test_column (&position, 1, "LL");
  rn_test_make (&position, "draw 1");
  g_assert_cmpuint (position.deck, ==, 2);
  g_assert_cmpuint (position.wood[0], ==, 2 + 3);
  rn_test_assert_turn (&position, RN_STEP_BUY, "1");
}

/* Three players; 1 is active at the end; 0 and 1 have untold cards. */
static void
reveal (RnPosition *position)
{
  guint player;

  rn_test_start (position, 3);
  rn_test_sacrifice (position, 2, "gg");
  for (player = 0; player < 2; player++)
    {
      g_autofree char *last = g_strdup_printf ("sacrifice %u -; add p", player);

      position->active = player;
      position->step = RN_STEP_BUY;
      position->wood[player] = 7;
      rn_test_hand (position, player, "MLL");
      rn_test_sacrifice (position, player, "ffmmppgg");
      rn_test_make (position, "play M");
      rn_test_make (position, player ? "sacrifice 2 g; sacrifice 0 g"
                                     : "sacrifice 1 g; sacrifice 2 g");
      rn_test_make (position, last);
    }
  rn_test_column (position, 3, "f");
  rn_test_unseen (position, "MM");
  rn_test_make (position, "draw 3");
}

static void
test_reveal (void)
{
  RnPosition position;

  reveal (&position);
  rn_test_assert_turn (&position, RN_STEP_REVEAL, "10");
  g_assert_cmpuint (position.deck, ==, 0);
  rn_test_assert_legal (&position, "reveal 0; reveal 1");
  rn_test_assert_refused (&position, "draw 0", "R8.1 REVEAL_FIRST");
  rn_test_make (&position, "reveal 0 m");
  rn_test_assert_turn (&position, RN_STEP_REVEAL, "1");
  g_assert_cmpuint (position.untold[0], ==, 0);
  g_assert_cmpuint (position.sacrifice[0][RN_SACRIFICE_MULBERRY], ==, 1);
  g_assert_cmpuint (position.hidden[0].kind, ==, RN_SACRIFICE_MULBERRY);
  g_assert_cmpuint (position.hidden[1].kind, ==, RN_SACRIFICE_NULL);
  rn_test_assert_refused (&position, "reveal 0 m", "R8.2 REVEAL_PLAYER");
  rn_test_make (&position, "reveal 1 f");
  g_assert_cmpuint (position.hidden[1].kind, ==, RN_SACRIFICE_FISH);
  g_assert_cmpuint (position.active, ==, 1);
  rn_test_assert_turn (&position, RN_STEP_OVER, "");
}

/* R8.2: what was turned up counts on the Stone and no longer for its owner. */
static void
test_sheet (void)
{
  RnPosition position;
  RnSheet sheet;

  reveal (&position);
  position.wood[2] = 9;
  position.glory[2] = 4;
  rn_test_make (&position, "reveal 1 f; reveal 0 m");
  rn_sheet_from_position (&sheet, &position);
  g_assert_cmpuint (sheet.n_players, ==, 3);
  g_assert_cmpint (sheet.stone[RN_SACRIFICE_FISH], ==, 1);
  g_assert_cmpint (sheet.stone[RN_SACRIFICE_MULBERRY], ==, 1);
  g_assert_cmpint (sheet.stone[RN_SACRIFICE_POTATO], ==, 2);
  g_assert_cmpint (sheet.stone[RN_SACRIFICE_GRAIN], ==, 4);
  g_assert_cmpint (sheet.players[0].moai, ==, 1);
  g_assert_cmpint (sheet.players[1].moai, ==, 1);
  g_assert_cmpint (sheet.players[2].moai, ==, 0);
  g_assert_cmpint (sheet.players[2].wood, ==, 9);
  g_assert_cmpint (sheet.players[2].tiles, ==, 4);
  g_assert_cmpint (sheet.players[0].sacrifice[RN_SACRIFICE_MULBERRY], ==, 1);
  g_assert_cmpint (sheet.players[1].sacrifice[RN_SACRIFICE_FISH], ==, 1);
  g_assert_cmpint (sheet.players[1].sacrifice[RN_SACRIFICE_GRAIN], ==, 2);
}

/* Told face-down cards ask for nothing at the end. */
static void
test_told (void)
{
  RnPosition position;

  rn_test_start (&position, 2);
  position.wood[0] = 7;
  rn_test_hand (&position, 0, "MLL");
  rn_test_column (&position, 0, "L");
  rn_test_unseen (&position, "LL");
  rn_test_make (&position, "play M; sacrifice 1 f; sacrifice 0 f; add g; draw 0");
  rn_test_assert_turn (&position, RN_STEP_OVER, "");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/end/R8.1/ninth-refill", test_ninth_refill);
  g_test_add_func ("/engine/end/R8.1/over-D9", test_over);
  g_test_add_func ("/engine/end/R8.1/hand-not-full", test_hand_not_full);
  g_test_add_func ("/engine/end/R8.1/two-left", test_two_left);
  g_test_add_func ("/engine/end/R8.2/reveal", test_reveal);
  g_test_add_func ("/engine/end/R8.2/sheet", test_sheet);
  g_test_add_func ("/engine/end/R8.2/told", test_told);
  return g_test_run ();
}
