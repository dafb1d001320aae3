/* test-rules.c: rules and decisions that no worked example shows, by their numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-offer.h"
#include "tp-test-utils.h"

/* The markets of each number of players, and what is left in the store (T1.1, T2.3). */
static void
test_t1_1 (void)
{
  static const guint8 markets[][TP_LOOSE_PIECES] = { { 3, 6, 15 }, { 4, 8, 20 }, { 5, 10, 24 }, { 6, 12, 24 } };
  static const guint8 all[][TP_LOOSE_PIECES] = { { 25, 80, 60 }, { 30, 95, 75 }, { 35, 110, 90 }, { 40, 125, 100 } };
  static const guint8 laid[TP_LOOSE_PIECES] = { 1, 3, 3 }; /* in the interchange */

  for (guint i = 0; i < G_N_ELEMENTS (markets); i++)
    {
      TpPosition position;

      tp_test_start (&position, TP_MIN_PLAYERS + i);
      for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
        {
          g_assert_cmpuint (position.market[piece], ==, markets[i][piece]);
          g_assert_cmpuint (position.store[piece], ==, all[i][piece] - markets[i][piece] - laid[piece]);
        }
      tp_test_conserved (&position);
    }
}

static void
test_t1_5 (void)
{
  static const char *const last[] = { "tapati", "tangata-manu", "moai", "rug" };
  static const char *const next[] = { "tangata-manu", "moai", "rug", "?" };

  for (guint i = 0; i < G_N_ELEMENTS (last); i++)
    {
      g_autofree char *used = g_strdup_printf ("fact 0 %s", last[i]);
      g_autofree char *unused = g_strdup_printf ("fact 0 %s", next[i]);
      TpPosition position;
      TpMove move;

      tp_test_start (&position, TP_MIN_PLAYERS + i);
      tp_test_parse (&move, used);
      g_assert_cmpint (tp_check (&position, &move).code, ==, TP_OK);
      tp_test_refuse (&position, unused, "T4.9");
    }
}

/* The marker goes to the left neighbour, and so does the beginning of all steps. */
static void
test_t4_1 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  position.first = 2;
  tp_test_begun (&position, 3);
  tp_test_end_round (&position, "make-make manutara ahu");
  g_assert_cmpuint (position.first, ==, 0);
  tp_test_at (&position, "fact 0");
  position.first = 1;
  tp_test_turn (&position, 1);
  tp_test_make (&position, "fact 1 manutara; done 1; done 2; done 0; fact 2 make-make; done 2; done 0; done 1");
  tp_test_at (&position, "fact 0");
  tp_test_make (&position, "fact 0 tapati");
  while (position.step == TP_STEP_EXCHANGE)
    {
      g_autofree char *pass = g_strdup_printf ("pass %u", position.actor);

      tp_test_make (&position, pass);
    }
  tp_test_at (&position, "prestige 1");
  tp_test_make (&position, "done 1; done 2");
  tp_test_at (&position, "prestige 0");
}

/* TD4: what is too many in the Rapanui and slave markets goes back. */
static void
test_t4_2 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_begun (&position, 1);
  position.store[TP_RAPANUI] = position.store[TP_SLAVE] = 20;
  tp_test_turn (&position, 2);
  tp_test_moai (&position, 2, 0, "1/0/0", 0, 0);
  tp_test_end_round (&position, "make-make manutara ahu");
  g_assert_cmpuint (position.market[TP_RAPANUI], ==, 2);
  g_assert_cmpuint (position.store[TP_RAPANUI], ==, 21);
  g_assert_cmpuint (position.market[TP_SLAVE], ==, 4);
  g_assert_cmpuint (position.store[TP_SLAVE], ==, 20 + 2 - 2);
}

/* With no begun Moai nothing lies there, and the round begins all the same. */
static void
test_t4_2_none (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_turn (&position, 2);
  position.step = TP_STEP_PRESTIGE;
  tp_test_moai (&position, 2, 0, "1/0/0", 0, 0);
  position.n_used = 3;
  position.used[0] = TP_MAKE_MAKE;
  position.used[1] = TP_AHU;
  position.used[2] = TP_MANUTARA;
  tp_test_make (&position, "score 2 0");
  tp_test_at (&position, "fact 1");
  g_assert_cmpuint (position.market[TP_RAPANUI] + position.market[TP_SLAVE], ==, 0);
}

/* Each combination is laid for itself: the Rapanui, although the slaves are missing. */
static void
test_t4_5 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_begun (&position, 3);
  position.exchange = 1u << TP_COMBINATION_QUARRY;
  position.store[TP_SLAVE] = 1;
  tp_test_end_round (&position, "make-make manutara ahu");
  tp_test_ended (&position, TP_END_EXCHANGE);
  g_assert_cmpuint (position.exchange, ==, 1u << TP_COMBINATION_QUARRY | 1u << TP_COMBINATION_RAPANUI);
  g_assert_cmpuint (position.store[TP_SLAVE], ==, 1);
}

/* Gifts pile up; that of the Moai card is a palm. */
static void
test_t4_6 (void)
{
  TpPosition position;

  tp_test_start (&position, 5);
  tp_test_begun (&position, 5);
  position.gifts[TP_AHU] = 2;
  tp_test_end_round (&position, "make-make manutara rano-raraku tapati tangata-manu");
  g_assert_cmpuint (position.gifts[TP_AHU], ==, 3);
  g_assert_cmpuint (position.gifts[TP_MOAI_CARD], ==, 1);
  g_assert_cmpuint (position.n_used, ==, 0);
  tp_test_turn (&position, 1);
  tp_test_make (&position, "fact 1 moai");
  g_assert_cmpuint (position.players[1].tapati[TP_PALM], ==, 2);
  g_assert_cmpuint (position.gifts[TP_MOAI_CARD], ==, 0);
}

/* Both draws are due: interchange and row; then only one of them (TD29). */
static void
test_t4_7 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_begun (&position, 3);
  position.exchange &= (guint8) ~(1u << TP_COMBINATION_QUARRY);
  position.exchange_quarry = 0;
  tp_test_end_round (&position, "make-make manutara ahu");
  tp_test_at (&position, "reveal 1");
  tp_test_make (&position, "reveal exchange 2");
  tp_test_at (&position, "fact 1");
  g_assert_cmpuint (position.market[TP_RUG_2], ==, 1);
  g_assert_cmpuint (position.exchange_quarry, ==, 2);
}

/* TD21: gifts come before the extra piece, and what goes back can be the extra piece. */
static void
test_t4_10 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  position.store[TP_SLAVE] = 0;
  position.market[TP_SLAVE] = 0;
  position.gifts[TP_MANUTARA] = 5;
  tp_test_moai (&position, 0, 0, "4/0/0", 0, 0);
  tp_test_make (&position, "fact 0 manutara");
  g_assert_cmpuint (position.end, ==, TP_END_NONE);
  g_assert_cmpuint (position.players[0].tapati[TP_SLAVE], ==, 4);
  g_assert_cmpuint (position.players[0].taken[TP_SLAVE], ==, 1);
}

static void
test_t5_6 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_make (&position, "fact 0 ahu; enough 0");
  g_assert_cmpuint (position.players[0].tapati[TP_PALM], ==, 1);
  g_assert_cmpuint (position.market[TP_PALM], ==, 15);
  tp_test_at (&position, "fact 1");
}

/* All are out in the order in which they leave; nobody comes back in. */
static void
test_t6_1 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_tapati (&position, 0, 0, 2, 0, "");
  tp_test_tapati (&position, 2, 1, 2, 0, "");
  tp_test_turn (&position, 2);
  tp_test_make (&position, "fact 2 tapati; exchange 2 rapanui slaves");
  tp_test_at (&position, "exchange 0");
  tp_test_make (&position, "pass 0");
  tp_test_at (&position, "exchange 2");
  g_assert_cmpuint (position.n_passed, ==, 2);
  g_assert_cmpuint (position.passed[0], ==, 0);
  g_assert_cmpuint (position.passed[1], ==, 1);
  tp_test_make (&position, "pass 2");
  tp_test_at (&position, "fact 0");
  g_assert_cmpuint (position.n_passed, ==, 0);
}

/* T6.2, T6.3, T6.6: what is given goes to the store, what is taken is not laid again, and is
 * built or kept before the next player's turn. */
static void
test_t6_6 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_tapati (&position, 0, 0, 0, 2, "");
  tp_test_tapati (&position, 1, 0, 0, 2, "");
  tp_test_moai (&position, 0, 0, "1/0/0", 0, 0);
  tp_test_make (&position, "fact 0 tapati; exchange 0 palms quarry");
  tp_test_at (&position, "place 0");
  g_assert_cmpuint (position.store[TP_PALM], ==, 42 + 2);
  g_assert_cmpuint (position.exchange_quarry, ==, 0);
  tp_test_legal (&position, "build 0 quarry:1 0; build 0 quarry:1 1; done 0");
  tp_test_make (&position, "done 0");
  g_assert_cmpuint (position.players[0].tapati[TP_QUARRY_1], ==, 1);
  /* The quarry has gone: two palms become what it would have become. */
  tp_test_at (&position, "exchange 1");
  tp_test_legal (&position, "exchange 1 palms rapanui; pass 1");
}

/* A given quarry is recycled (TD24), and the last Rapanui given leaves slaves unguarded (T3.3). */
static void
test_t6_2 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_tapati (&position, 0, 1, 7, 0, "3");
  tp_test_make (&position, "fact 0 tapati; exchange 0 quarry:3 rapanui");
  g_assert_cmpuint (position.recycled[3 - 1], ==, 1);
  g_assert_cmpuint (position.players[0].tapati[TP_RAPANUI], ==, 2);
  tp_test_start (&position, 3);
  tp_test_tapati (&position, 0, 1, 7, 0, "");
  tp_test_make (&position, "fact 0 tapati; exchange 0 rapanui slaves");
  g_assert_cmpuint (position.players[0].tapati[TP_SLAVE], ==, 4);
}

/* Past several missing combinations, but never in a circle (T6.4, TD13). */
static void
test_t6_4 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  position.exchange = 1u << TP_COMBINATION_PALMS;
  g_assert_cmpuint (tp_position_becomes (&position, TP_COMBINATION_QUARRY), ==, 1u << TP_COMBINATION_PALMS);
  g_assert_cmpuint (tp_position_becomes (&position, TP_COMBINATION_PALMS), ==, 0);
  position.exchange = 0;
  g_assert_cmpuint (tp_position_becomes (&position, TP_COMBINATION_QUARRY), ==, 0);
  position.exchange = (1u << TP_COMBINATIONS) - 1;
  position.box.arrows[TP_COMBINATION_QUARRY] |= 1u << TP_COMBINATION_PALMS;
  g_assert_cmpuint (tp_position_becomes (&position, TP_COMBINATION_QUARRY), ==,
                    1u << TP_COMBINATION_RAPANUI | 1u << TP_COMBINATION_PALMS);
}

static void
test_t7_3 (void)
{
  TpPosition position;

  tp_test_start (&position, 6);
  tp_test_tapati (&position, 0, 0, 0, 0, "1");
  tp_test_make (&position, "fact 0 rug; reveal rug-card 4");
  g_assert_cmpuint (position.players[0].tapati[TP_QUARRY_4], ==, 1);
  tp_test_at (&position, "fact 1");

  tp_test_start (&position, 6);
  tp_test_tapati (&position, 0, 0, 0, 0, "11");
  tp_test_make (&position, "fact 0 rug; reveal rug-card 4");
  g_assert_cmpuint (position.players[0].tapati[TP_QUARRY_4], ==, 0);
  g_assert_cmpuint (position.recycled[4 - 1], ==, 1);
}

/* TD18: two Moai under transfer, each with a column of its own. */
static void
test_t8_5 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_tapati (&position, 0, 0, 0, 4, "");
  tp_test_moai (&position, 0, 0, "1/1/1", 1, 0);
  tp_test_moai (&position, 0, 2, "1/1/1 4/0/0", 1, 3);
  tp_test_make (&position, "fact 0 ahu; enough 0; build 0 palm 2 transfer 2; build 0 palm 0 transfer 3");
  g_assert_cmpuint (position.players[0].moai[0].transfer, ==, 3);
  g_assert_cmpuint (position.players[0].moai[2].transfer, ==, 5);
  tp_test_at (&position, "fact 1");
}

/* TD11: a tile that can't be kept: a quarry is recycled, a rug out of the game. */
static void
test_t8_6 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_tapati (&position, 0, 0, 0, 0, "11");
  tp_test_tapati (&position, 1, 0, 0, 0, "34");
  tp_test_make (&position, "fact 0 rano-raraku; rug 0; quarry 1 3; quarry 2 2; done 0; done 1");
  g_assert_cmpuint (position.out[TP_RUG_2], ==, 1);
  g_assert_cmpuint (position.recycled[3 - 1], ==, 1);
  /* Placed from what was just taken first: the 3 in the Tapati stays. */
  tp_test_start (&position, 3);
  tp_test_tapati (&position, 1, 0, 0, 0, "3");
  tp_test_make (&position, "fact 0 rano-raraku; rug 0; quarry 1 3; quarry 2 2; build 1 quarry:3 0");
  g_assert_cmpuint (position.players[1].taken[TP_QUARRY_3], ==, 0);
  g_assert_cmpuint (position.players[1].tapati[TP_QUARRY_3], ==, 1);
}

/* T8.7: the players' placings come in any order, and the fact waits for all. */
static void
test_t8_7 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_begun (&position, 3);
  tp_test_turn (&position, 1);
  tp_test_make (&position, "fact 1 make-make");
  tp_test_at (&position, "place 1 2 0");
  tp_test_make (&position, "build 0 rapanui 0 M");
  tp_test_at (&position, "place 1 2");
  tp_test_make (&position, "done 2; done 1");
  tp_test_at (&position, "fact 2");
}

/* T9.4, TD20: of a Moai without Rapanuis none comes back; with two one does. */
static void
test_t9_4 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_turn (&position, 0);
  position.step = TP_STEP_PRESTIGE;
  tp_test_moai (&position, 0, 0, "2/0/1", 0, 0);
  tp_test_moai (&position, 0, 1, "2/1/0 2/1/0", 2, 0);
  tp_test_moai (&position, 2, 0, "1/0/0", 0, 0);
  tp_test_make (&position, "score 0 0");
  g_assert_cmpuint (position.store[TP_RAPANUI], ==, 21);
  g_assert_cmpuint (position.out[TP_SLAVE], ==, 1);
  tp_test_make (&position, "score 0 1");
  g_assert_cmpuint (position.store[TP_RAPANUI], ==, 22);
  g_assert_cmpuint (position.out[TP_RAPANUI], ==, 1);
  g_assert_cmpuint (position.recycled[2 - 1], ==, 3);
  /* T9.5: the second player has no Moai. */
  tp_test_at (&position, "prestige 2");
}

/* What a card is said to give is what its taker gets of a market without anything in it, or chooses from. */
static void
test_gives (void)
{
  static const char *const takes[TP_FACTS] = { "fact 0 make-make", "fact 0 manutara", "fact 0 ahu", "fact 0 rano-raraku; quarry 0 1",
                                               "fact 0 tapati", "fact 0 tangata-manu; award 0 slaves", "fact 0 moai", "fact 0 rug; reveal rug-card 1" };

  for (guint fact = 0; fact < TP_FACTS; fact++)
    {
      TpPosition position;
      guint got = 0;

      tp_test_start (&position, 6);
      position.market[TP_RAPANUI] = position.market[TP_SLAVE] = 0;
      tp_test_moai (&position, 0, 0, "1/0/0", 0, 0);
      tp_test_make (&position, takes[fact]);
      for (guint piece = 0; piece < TP_PIECES; piece++)
        {
          guint more = position.players[0].taken[piece] + position.players[0].tapati[piece];

          got += more;
          if (more > 0)
            g_assert_cmpuint (tp_fact_gives (fact, piece), ==, more);
        }
      g_assert_cmpuint (got > 0, ==, fact != TP_TAPATI);
    }
}

/* TD26: no prestige in the round in which the game ends. */
static void
test_t11_3 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_begun (&position, 3);
  position.n_used = 2;
  position.used[0] = TP_MAKE_MAKE;
  position.used[1] = TP_TAPATI;
  tp_test_turn (&position, 2);
  position.market[TP_PALM] = 1;
  tp_test_make (&position, "fact 2 ahu; palm 2; done 2");
  tp_test_ended (&position, TP_END_LAST_PALM);
  g_assert_cmpuint (position.n_used, ==, 3);
}

/* The first reason noted stays: the extra piece is missing, then the last palm goes. */
static void
test_t11_1 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  position.store[TP_PALM] = 0;
  position.market[TP_PALM] = 1;
  tp_test_make (&position, "fact 0 ahu; palm 0");
  tp_test_ended (&position, TP_END_EXTRA);
}

/* T11.4, TD5: a store that has become empty is no reason by itself. */
static void
test_t11_4 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  position.store[TP_RAPANUI] = 1;
  tp_test_make (&position, "fact 0 make-make");
  g_assert_cmpuint (position.store[TP_RAPANUI], ==, 0);
  tp_test_at (&position, "fact 1");
}

/* What a palm on the base first makes possible is not among them. */
static gboolean
find_build (const TpPosition *position,
            guint             seat,
            GRand            *rand,
            TpMove           *found)
{
  TpMove moves[TP_MAX_LEGAL];
  guint n = position->step == TP_STEP_PLACE ? tp_legal_moves (position, moves) : 0;
  guint n_found = 0;

  for (guint i = 0; i < n; i++)
    if (moves[i].type == TP_MOVE_BUILD && moves[i].player == seat && moves[i].place != TP_ON_TRANSFER &&
        g_rand_int_range (rand, 0, (gint) ++n_found) == 0)
      *found = moves[i];

  return n_found > 0;
}

/* However somebody places all that can be placed who can do it in one way only, it ends as the moves for it do.
 *
 * Returns: for how many that was so */
static guint
check_sure (const TpPosition *position,
            GRand            *rand)
{
  TpMove moves[TP_MAX_SURE];
  TpPosition after = *position;
  guint n_pieces, n_placed = 0, seats = 0, n_seats = 0;
  guint n = tp_offers_sure (position, moves, &n_pieces);

  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (tp_check (&after, &moves[i]).code, ==, TP_OK);
      tp_apply (&after, &moves[i], NULL);
      n_placed += moves[i].count;
      seats |= 1u << moves[i].player;
    }
  g_assert_cmpuint (n_placed, ==, n_pieces);
  for (guint seat = 0; seat < position->n_players; seat++)
    for (guint i = 0; seats >> seat & 1 && i < 5; i++)
      {
        TpPosition other = *position;
        TpMove move;

        while (find_build (&other, seat, rand, &move))
          tp_apply (&other, &move, NULL);
        g_assert_cmpmem (other.players[seat].moai, sizeof other.players[seat].moai, after.players[seat].moai,
                         sizeof after.players[seat].moai);
        n_seats += i == 0;
      }

  return n_seats;
}

static void
test_sure (void)
{
  static const char *const facts[] = { "fact 0 make-make", "fact 0 manutara", "fact 0 ahu" };
  static const char *const towers[] = { "1/0/0", "2/1/1", "1/1/1 2/0/2", "2/1/2 3/1/2 3/0/1", "4/0/2 4/1/4" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (36);
  guint n_sure = 0, n_open = 0;

  for (guint run = 0; run < 600; run++)
    {
      TpPosition position;
      guint before;

      tp_test_start (&position, 3 + run % 4);
      for (guint seat = 0; seat < position.n_players; seat++)
        {
          for (guint site = 0; site < TP_SITES; site++)
            if (g_rand_boolean (rand))
              tp_test_moai (&position, seat, site, towers[g_rand_int_range (rand, 0, G_N_ELEMENTS (towers))], 0, 0);
          tp_test_tapati (&position, seat, (guint) g_rand_int_range (rand, 0, 2), (guint) g_rand_int_range (rand, 0, 4),
                          (guint) g_rand_int_range (rand, 0, 4), "");
        }
      tp_test_make (&position, facts[run % G_N_ELEMENTS (facts)]);
      if (position.step == TP_STEP_PALMS)
        tp_test_make (&position, "palm 0; enough 1");
      if (position.step != TP_STEP_PLACE)
        continue;
      before = check_sure (&position, rand);
      n_sure += before;
      for (guint seat = 0; seat < position.n_players; seat++)
        n_open += tp_position_is_pending (&position, seat);
      n_open -= before;
    }
  g_assert_cmpuint (n_sure, >, 200);
  g_assert_cmpuint (n_open, >, 200);
}

/* Two circles for three captives are filled in one way; two places for one are a choice, and so is a palm for base or transfer. */
static void
test_choices (void)
{
  TpPosition position;
  TpMove moves[TP_MAX_SURE];
  guint n_pieces;

  tp_test_start (&position, 3);
  tp_test_moai (&position, 0, 0, "2/1/0", 1, 0);
  tp_test_moai (&position, 1, 0, "2/1/0", 1, 0);
  tp_test_moai (&position, 1, 1, "2/1/0", 1, 0);
  tp_test_make (&position, "fact 0 manutara");
  g_assert_cmpuint (position.players[1].taken[TP_SLAVE], <, 4);
  g_assert_cmpuint (tp_offers_sure (&position, moves, &n_pieces), ==, 1);
  g_assert_cmpuint (moves[0].player, ==, 0);
  g_assert_cmpuint (n_pieces, ==, 2);

  tp_test_start (&position, 3);
  tp_test_moai (&position, 0, 0, "1/1/1 1/0/0", 1, 0);
  tp_test_make (&position, "fact 0 ahu; enough 0");
  g_assert_cmpuint (tp_offers_sure (&position, moves, &n_pieces), ==, 0);
  position.players[0].moai[0].slaves[0] = 0;
  g_assert_cmpuint (tp_offers_sure (&position, moves, &n_pieces), ==, 1);
}

/* Everybody once, with what goes back by it. */
static void
test_same (void)
{
  TpPosition position;
  TpMove moves[TP_MAX_PLAYERS];
  guint8 back[TP_PIECES];

  tp_test_start (&position, 3);
  for (guint seat = 0; seat < 3; seat++)
    tp_test_moai (&position, seat, 0, "4/0/0", 0, 0);
  tp_test_tapati (&position, 1, 0, 4, 0, "");
  tp_test_make (&position, "fact 0 manutara");
  g_assert_cmpuint (tp_offers_same (&position, TP_MOVE_DONE, moves, back), ==, 3);
  g_assert_cmpuint (back[TP_SLAVE], ==, position.players[1].taken[TP_SLAVE]);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpint (tp_check (&position, &moves[i]).code, ==, TP_OK);
      tp_apply (&position, &moves[i], NULL);
    }
  tp_test_at (&position, "fact 1");
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *rule;
    GTestFunc test;
  } tests[] = {
    { "T1.1", test_t1_1 }, { "T1.5", test_t1_5 }, { "T4.1", test_t4_1 }, { "T4.2", test_t4_2 },
    { "T4.2-none", test_t4_2_none }, { "T4.5", test_t4_5 }, { "T4.6", test_t4_6 }, { "T4.7", test_t4_7 },
    { "T4.10", test_t4_10 }, { "T5.6", test_t5_6 }, { "T6.1", test_t6_1 }, { "T6.2", test_t6_2 },
    { "T6.4", test_t6_4 }, { "T6.6", test_t6_6 }, { "T7-gives", test_gives }, { "T7.3", test_t7_3 }, { "T8.5", test_t8_5 },
    { "T8.7-sure", test_sure }, { "T8.7-choices", test_choices }, { "T8.7-same", test_same },
    { "T8.6", test_t8_6 }, { "T8.7", test_t8_7 }, { "T9.4", test_t9_4 }, { "T11.1", test_t11_1 },
    { "T11.3", test_t11_3 }, { "T11.4", test_t11_4 },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strdup_printf ("/tapati/rules/%s", tests[i].rule);

      g_test_add_func (path, tests[i].test);
    }

  return g_test_run ();
}
