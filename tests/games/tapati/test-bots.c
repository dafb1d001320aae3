/* test-bots.c: the players of Tapati that the computer plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "games/tapati/advisor/tp-judge.h"
#include "games/tapati/advisor/tp-playout.h"
#include "tp-test-utils.h"

#define SEED 11

static const AhuLimits limits = { .playouts = 12 };

static void
assert_legal (const TpMove *move,
              gpointer      data)
{
  TpPosition *position = data;

  g_assert_cmpint (tp_check (position, move).code, ==, TP_OK);
  tp_apply (position, move, NULL);
}

/* Plays with @bot in one seat, another each game, and @others elsewhere; returns the share of
 * games that it won. */
static double
play (const char *bot,
      const char *others,
      guint       n_players,
      guint       games)
{
  double wins = 0;

  for (guint game = 0; game < games; game++)
    {
      guint seat = game % n_players;
      AhuRandom chance = ahu_random_stream (SEED, game, 0);
      const TpBot *bots[TP_MAX_PLAYERS];
      AhuRandom randoms[TP_MAX_PLAYERS];
      TpPosition position, followed;
      TpSheet sheet;
      TpFinal final;
      TpBox box;
      guint winners = 0;

      for (guint p = 0; p < n_players; p++)
        {
          bots[p] = tp_bot_find (p == seat ? bot : others);
          randoms[p] = ahu_random_stream (SEED, game, 1 + p);
        }
      tp_box_init (&box, n_players);
      tp_set_up (&position, &box, n_players);
      followed = position;
      tp_playout (&position, bots, &limits, &chance, randoms, assert_legal, &followed);
      g_assert_cmpmem (&position, sizeof position, &followed, sizeof followed);

      tp_sheet_from_position (&sheet, &position);
      tp_final (&final, &sheet);
      for (guint p = 0; p < n_players; p++)
        winners += final.players[p].place == 1;
      wins += final.players[seat].place == 1 ? 1.0 / winners : 0;
    }

  return wins / games;
}

/* With fixed seeds, so it comes out alike each time. */
static void
test_greedy (void)
{
  for (guint n = TP_MIN_PLAYERS; n <= TP_MAX_PLAYERS; n++)
    {
      double share = play ("greedy", "random", n, 120);

      g_test_message ("%u players: %.3f", n, share);
      g_assert_cmpfloat (share, >=, 0.9);
    }
}

/* Who thinks beats who does not: 60 % of games of three, and of six more than chance. */
static void
test_strong (void)
{
  double of_three = play ("strong", "greedy", 3, 18);
  double of_six = play ("strong", "greedy", 6, 6);

  g_test_message ("3 players: %.3f, 6 players: %.3f", of_three, of_six);
  g_assert_cmpfloat (of_three, >=, 0.6);
  g_assert_cmpfloat (of_six, >=, 0.3);
}

/* Of equal players none has more than chance brings; not a seat alone. */
static void
test_equal (void)
{
  double share = play ("random", "random", 3, 600);

  g_assert_cmpfloat (share, >, 0.25);
  g_assert_cmpfloat (share, <, 0.42);
}

/* Where several act at once a bot is asked for its own moves only. */
static void
test_own_moves (void)
{
  TpMove moves[TP_MAX_LEGAL];
  TpPosition position;
  guint n;

  tp_test_start (&position, 3);
  tp_test_begun (&position, 3);
  tp_test_make (&position, "fact 0 make-make");
  n = tp_bot_own_moves (&position, 1, moves);
  g_assert_cmpuint (n, ==, 2);
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (moves[i].player, ==, 1);
}

/* A better board is worth more; a certain end makes being ahead count. */
static void
test_judge (void)
{
  TpPosition position;
  double before;

  tp_test_start (&position, 3);
  tp_test_moai (&position, 0, 0, "2/1/1", 1, 0);
  before = tp_judge (&position, 0);
  tp_test_moai (&position, 0, 0, "2/1/2", 1, 0);
  g_assert_cmpfloat (tp_judge (&position, 0), >, before);
  before = tp_judge (&position, 0);
  position.players[0].tapati[TP_SLAVE]++;
  g_assert_cmpfloat (tp_judge (&position, 0), >, before);

  position.end = TP_END_LAST_PALM;
  g_assert_cmpfloat (tp_judge (&position, 0), >, 10);
  g_assert_cmpfloat (tp_judge (&position, 1), <, -9);
}

/* Somebody ahead who can take the last palm will, and with the last rug the game ends anyway. */
static void
test_judge_end (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_make (&position, "fact 0 ahu");
  position.market[TP_PALM] = 2;
  g_assert_cmpfloat (tp_judge (&position, 0), >, 0);
  position.players[1].points[TP_LINE_SLAVES] = 5;
  tp_test_make (&position, "palm 0");
  g_assert_cmpfloat (tp_judge (&position, 0), <, -9);
  g_assert_cmpfloat (tp_judge (&position, 1), >, 10);
  position.market[TP_PALM] = 2;
  g_assert_cmpfloat (tp_judge (&position, 0), >, 0);

  tp_test_start (&position, 3);
  position.players[2].points[TP_LINE_SLAVES] = 5;
  tp_test_make (&position, "fact 0 rano-raraku");
  g_assert_cmpfloat (tp_judge (&position, 0), >, 0);
  position.store[TP_RUG_2] = position.store[TP_RUG_3] = 0;
  g_assert_cmpfloat (tp_judge (&position, 0), <, -9);
  g_assert_cmpfloat (tp_judge (&position, 2), >, 10);
}

static void
test_names (void)
{
  for (const char *const *id = tp_bot_ids (); *id != NULL; id++)
    g_assert_cmpstr (tp_bot_find (*id)->id, ==, *id);
  g_assert_true (g_strv_contains (tp_bot_ids (), "strong"));
  g_assert_null (tp_bot_find ("master"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tapati/bots/greedy", test_greedy);
  g_test_add_func ("/tapati/bots/strong", test_strong);
  g_test_add_func ("/tapati/bots/equal", test_equal);
  g_test_add_func ("/tapati/bots/own-moves", test_own_moves);
  g_test_add_func ("/tapati/bots/judge", test_judge);
  g_test_add_func ("/tapati/bots/judge-end", test_judge_end);
  g_test_add_func ("/tapati/bots/names", test_names);

  return g_test_run ();
}
