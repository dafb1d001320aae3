/* test-outlook-playouts.c: what a decision makes certain is what then happens
 *
 * Over random games, against the second reading of the rules (rn-oracle.h), which
 * makes the move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-outlook.h"

#include <string.h>

#include "rn-playout.h"

#define PLAYOUTS 400

static const char *const names[] = { "Ada", "Ben", "Chiara", "Dario", NULL };

/* What was seen of each kind in the random games, so that none goes untested. */
typedef struct
{
  guint results[RN_DRAW_ENDS + 1];
  guint scored[RN_KINDS];
  guint bonuses;
  guint owed;
  guint plays;
  guint leads;
  guint rounds;
  guint purchases;
  guint rewards;
} Tally;

/* R7.6: each takes as much as was told, wood or glory points. */
static void
check_rewards (const RnDrawOutlook *outlook,
               RnOracle            *oracle,
               GRand               *rand)
{
  RnOracle before = *oracle;

  while (oracle->step == RN_STEP_REWARD)
    {
      RnMove reward = { .type = RN_MOVE_REWARD, .player = oracle->queue[0],
                        .kind = g_rand_int_range (rand, 0, 2) };

      rn_oracle_apply (oracle, &reward);
    }
  for (guint i = 0; i < outlook->n_players; i++)
    g_assert_cmpint (outlook->amount[i], ==, oracle->wood[i] - before.wood[i] + oracle->glory[i] - before.glory[i]);
}

static void
check_takings (const RnDrawOutlook *outlook,
               const RnOracle      *before,
               const RnOracle      *after)
{
  for (guint i = 0; i < outlook->n_players; i++)
    {
      int owed = 0;
      int taken = after->glory[i] - before->glory[i];

      if (outlook->kind == RN_LUMBERJACK)
        taken = after->wood[i] - before->wood[i];
      if (outlook->kind >= RN_FISH)
        taken = after->own[i][outlook->kind - RN_FISH] - before->own[i][outlook->kind - RN_FISH];
      for (int j = 0; after->step == RN_STEP_SUBSTITUTE && j < after->n_queue; j++)
        owed += after->queue[j] == (int) i;
      g_assert_cmpint (outlook->amount[i], ==, taken);
      g_assert_cmpint (outlook->owed[i], ==, owed);
    }
}

static void
check_draw (const TestPlayout *playout,
            const RnPosition  *position,
            const RnMove      *move,
            Tally             *tally)
{
  RnOracle after = playout->oracle;
  RnDrawOutlook outlook;

  rn_outlook_draw (position, move->column, &outlook);
  rn_oracle_apply (&after, move);
  tally->results[outlook.result]++;
  g_assert_cmpint (outlook.lacks, ==,
                   RN_HAND_CARDS - rn_oracle_sum (after.hand[position->active], RN_KINDS));
  g_assert_true ((outlook.result == RN_DRAW_GOES_ON) == (after.step == RN_STEP_DRAW));
  g_assert_true ((outlook.result == RN_DRAW_REFILLS) == (after.step == RN_STEP_REFILL));
  g_assert_true ((outlook.result == RN_DRAW_ENDS) == (after.step >= RN_STEP_REVEAL));
  g_assert_true ((outlook.kind == RN_INVALID) == (after.length[move->column] == 0));
  if (outlook.result != RN_DRAW_SCORES)
    return;

  g_assert_cmpint (outlook.kind, ==, after.scored);
  tally->scored[outlook.kind]++;
  for (int i = 0; i < after.n_players; i++)
    {
      g_assert_true ((outlook.bonus[i] > 0) == (rn_oracle_leader (&playout->oracle, outlook.kind) == i));
      tally->bonuses += outlook.bonus[i];
      tally->owed += outlook.owed[i];
    }
  if (outlook.kind == RN_MOAI)
    check_rewards (&outlook, &after, playout->rand);
  else
    check_takings (&outlook, &playout->oracle, &after);
}

static void
check_laying (const RnPlayOutlook *outlook,
              RnOracle            *oracle,
              Tally               *tally)
{
  guint n = 0;

  while (oracle->step == RN_STEP_SACRIFICE)
    {
      RnMove lay = { .type = RN_MOVE_SACRIFICE, .player = oracle->queue[0] };

      while (!rn_oracle_could_own (oracle, lay.player, lay.kind))
        lay.kind++;
      g_assert_cmpuint (n, <, outlook->n_laying);
      g_assert_cmpuint (outlook->laying[n++], ==, lay.player);
      rn_oracle_apply (oracle, &lay);
      tally->rounds++;
    }
  g_assert_cmpuint (n, ==, outlook->n_laying);
  g_assert_true (outlook->adds == (oracle->step == RN_STEP_ADD));
}

static void
check_play (const TestPlayout *playout,
            const RnPosition  *position,
            const RnMove      *move,
            Tally             *tally)
{
  guint kind = move->type == RN_MOVE_PLAY ? move->kind : RN_MOAI;
  int player = position->active;
  RnOracle after = playout->oracle;
  RnPlayOutlook outlook;

  rn_outlook_play (position, move, &outlook);
  rn_oracle_apply (&after, move);
  tally->plays++;
  g_assert_cmpint (outlook.wood, ==, after.wood[player]);
  g_assert_cmpint (outlook.price, ==, playout->oracle.wood[player] - after.wood[player]);
  g_assert_cmpint (outlook.lacks, ==, RN_HAND_CARDS - rn_oracle_sum (after.hand[player], RN_KINDS));
  g_assert_cmpint (outlook.leader_before, ==, rn_oracle_leader (&playout->oracle, kind));
  g_assert_cmpint (outlook.leader, ==, rn_oracle_leader (&after, kind));
  tally->leads += outlook.leader != outlook.leader_before;
  if (kind >= RN_FISH)
    {
      g_assert_cmpint (outlook.card_price_before, ==, rn_oracle_price (&playout->oracle, player, kind - RN_FISH));
      g_assert_cmpint (outlook.card_price, ==, rn_oracle_price (&after, player, kind - RN_FISH));
    }
  check_laying (&outlook, &after, tally);
}

static void
check_buy (const TestPlayout *playout,
           const RnPosition  *position,
           const RnMove      *move,
           Tally             *tally)
{
  RnMove build = { .type = RN_MOVE_PLAY, .kind = RN_MOAI, .count = 1 };
  RnMove back = { .type = RN_MOVE_RETURN_MOAI };
  RnOracle after = playout->oracle;
  RnBuyOutlook outlook;

  rn_outlook_buy (position, move, &outlook);
  rn_oracle_apply (&after, move);
  tally->purchases++;
  g_assert_cmpint (outlook.wood, ==, after.wood[position->active]);
  g_assert_true (outlook.loses_moai == (rn_oracle_refusal (&playout->oracle, &build) == NULL &&
                                        rn_oracle_refusal (&after, &build) != NULL));
  g_assert_true (outlook.returns_moai == (rn_oracle_refusal (&after, &back) == NULL));
}

/* Each sentence is whole, and there are some wherever something may be said. */
static void
check_sentences (const RnPosition *position,
                 const RnMove     *move)
{
  g_auto (GStrv) closed = rn_outlook_sentences (position, move, names, FALSE);
  g_auto (GStrv) open = rn_outlook_sentences (position, move, names, TRUE);
  gboolean stone = move->type == RN_MOVE_ADD ||
                   (move->type == RN_MOVE_SACRIFICE && position->actor != position->active);
  gboolean silent = move->type == RN_MOVE_REFILL || move->type == RN_MOVE_REVEAL ||
                    (move->type == RN_MOVE_SACRIFICE && position->actor == position->active);

  g_assert_true ((closed == NULL) == (stone || silent));
  g_assert_true ((open == NULL) == silent);
  for (guint i = 0; open != NULL && open[i] != NULL; i++)
    {
      g_assert_null (strchr (open[i], '%'));
      g_assert_null (strstr (open[i], "(null)"));
      g_assert_true (g_str_has_suffix (open[i], "."));
    }
}

static void
check_position (const TestPlayout *playout,
                const RnPosition  *position,
                Tally             *tally)
{
  RnMove moves[RN_MAX_LEGAL];
  guint n = rn_legal_moves (position, moves);

  for (guint i = 0; i < n; i++)
    {
      check_sentences (position, &moves[i]);
      if (moves[i].type == RN_MOVE_DRAW)
        check_draw (playout, position, &moves[i], tally);
      else if (moves[i].type == RN_MOVE_PLAY || moves[i].type == RN_MOVE_RETURN_MOAI)
        check_play (playout, position, &moves[i], tally);
      else if (moves[i].type == RN_MOVE_BUY)
        check_buy (playout, position, &moves[i], tally);
      else if (moves[i].type == RN_MOVE_REWARD)
        tally->rewards++;
    }
}

static void
play_one (GRand   *rand,
          guint    n_players,
          gboolean scarce,
          Tally   *tally)
{
  TestPlayout playout;
  RnPosition position;

  test_playout_begin (&playout, rand, n_players, RN_PLAYOUT_FREE);
  playout.pious = g_rand_boolean (rand);
  rn_set_up (&position, &playout.deal);
  for (guint kind = 0; scarce && kind < RN_SACRIFICES; kind++)
    playout.oracle.supply[kind] = position.supply[kind] = g_rand_int_range (rand, 0, 6);
  while (position.step != RN_STEP_OVER)
    {
      RnMove move;

      check_position (&playout, &position, tally);
      move = test_playout_choose (&playout, &position);
      rn_apply (&position, &move, NULL);
      rn_oracle_apply (&playout.oracle, &move);
    }
}

static void
test_playouts (gconstpointer data)
{
  guint n_players = GPOINTER_TO_UINT (data);
  g_autoptr (GRand) rand = g_rand_new_with_seed (2000 + n_players);
  Tally tally = { 0 };

  for (guint i = 0; i < PLAYOUTS; i++)
    play_one (rand, n_players, i % 2 == 1, &tally);
  g_test_message ("%u scorings, %u plays, %u layings, %u purchases foreseen",
                  tally.results[RN_DRAW_SCORES], tally.plays, tally.rounds, tally.purchases);
  for (guint result = 0; result <= RN_DRAW_ENDS; result++)
    g_assert_cmpuint (tally.results[result], >, PLAYOUTS / 4);
  for (guint kind = 0; kind < RN_KINDS; kind++)
    g_assert_cmpuint (tally.scored[kind], >, PLAYOUTS);
  g_assert_cmpuint (tally.bonuses, >, PLAYOUTS);
  g_assert_cmpuint (tally.owed, >, PLAYOUTS / 4);
  g_assert_cmpuint (tally.leads, >, PLAYOUTS);
  g_assert_cmpuint (tally.rounds, >, PLAYOUTS);
  g_assert_cmpuint (tally.purchases, >, PLAYOUTS);
  g_assert_cmpuint (tally.rewards, >, PLAYOUTS);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = RN_MIN_PLAYERS; i <= RN_MAX_PLAYERS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/outlook-playouts/%u-players", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_playouts);
    }

  return g_test_run ();
}
