/* test-advisor.c: what a seat can know, and what is advised by it alone
 *
 * Not for: how long it is thought about (test-search.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <string.h>

#include "advisor-utils.h"

#define GAMES 60
/* A seat knows what it laid face down itself, and never what others did. */
static void
test_hidden (void)
{
  guint n_own = 0, n_others = 0;

  for (guint64 seed = 0; seed < GAMES; seed++)
    {
      RnKnowledge knowledge;
      TestGame game;

      test_game_play ("random", seed, &game);
      for (guint seat = 0; seat < game.start.n_players; seat++)
        {
          test_game_watch (&game, game.n_moves, seat, &knowledge);
          for (guint i = 0; i < knowledge.position.n_hidden; i++)
            {
              gboolean own = knowledge.position.hidden[i].player == seat;

              g_assert_true (own == (knowledge.position.hidden[i].kind != RN_SACRIFICE_NULL));
              n_own += own;
              n_others += !own;
            }
        }
    }

  g_assert_cmpuint (n_own, >, 0);
  g_assert_cmpuint (n_others, >, 0);
}

/* Every game dealt from what a seat knows has the cards of the box, and looks to the
 * seat like the true one. */
static void
check_dealing (const RnKnowledge *knowledge,
               AhuRandom         *random)
{
  RnDealing dealing;
  guint8 left[RN_KINDS] = { 0 };

  rn_knowledge_deal (knowledge, random, &dealing);
  for (guint i = dealing.shuffle.laid; i < RN_DECK_CARDS; i++)
    left[dealing.shuffle.cards[i]]++;
  if (knowledge->position.step < RN_STEP_REVEAL)
    g_assert_cmpmem (left, RN_KINDS, knowledge->position.unseen, RN_KINDS);
  g_assert_cmpmem (dealing.position.hand, sizeof dealing.position.hand,
                   knowledge->position.hand, sizeof dealing.position.hand);

  for (guint p = 0; p < dealing.position.n_players; p++)
    {
      g_assert_cmpuint (dealing.position.untold[p], ==, 0);
      g_assert_cmpuint (rn_position_sacrifice_total (&dealing.position, p), ==,
                        rn_position_sacrifice_total (&knowledge->position, p));
    }
  for (guint k = 0; k < RN_SACRIFICES; k++)
    g_assert_cmpuint (rn_position_kind_left (&dealing.position, k), ==, 0);
}

static void
test_deal (void)
{
  AhuRandom random = ahu_random_stream (1, 0, 0);

  for (guint64 seed = 0; seed < GAMES; seed++)
    {
      RnKnowledge knowledge;
      TestGame game;

      test_game_play ("random", seed, &game);
      rn_knowledge_init (&knowledge, &game.start, seed % game.start.n_players);
      for (guint i = 0; i < game.n_moves; i++)
        {
          rn_knowledge_observe (&knowledge, &game.moves[i]);
          check_dealing (&knowledge, &random);
        }
    }
}

/* Two advices are the same to the last bit. */
static void
check_same_advice (const RnKnowledge *first,
                   const RnKnowledge *second,
                   guint64            seed)
{
  const char *const *bots = rn_bot_ids ();
  AhuLimits limits = { .playouts = 40, .seed = seed };
  RnAdvice advice[2][RN_MAX_LEGAL];
  guint n_advice[2];

  memset (advice, 0, sizeof advice);
  g_assert_true (rn_advisor_rank (first, &limits, NULL, advice[0], &n_advice[0], NULL));
  g_assert_true (rn_advisor_rank (second, &limits, NULL, advice[1], &n_advice[1], NULL));
  g_assert_cmpuint (n_advice[0], ==, n_advice[1]);
  for (guint i = 0; i < n_advice[0]; i++)
    {
      g_assert_cmpmem (&advice[0][i].move, sizeof (RnMove), &advice[1][i].move, sizeof (RnMove));
      g_assert_cmpfloat (advice[0][i].win, ==, advice[1][i].win);
      g_assert_cmpfloat (advice[0][i].points, ==, advice[1][i].points);
    }

  for (guint i = 0; bots[i] != NULL; i++)
    {
      RnMove moves[2];

      g_assert_true (rn_advisor_choose (bots[i], first, &limits, NULL, &moves[0], NULL));
      g_assert_true (rn_advisor_choose (bots[i], second, &limits, NULL, &moves[1], NULL));
      g_assert_cmpmem (&moves[0], sizeof (RnMove), &moves[1], sizeof (RnMove));
    }
}

static void
test_hidden_kinds_change_nothing (void)
{
  AhuRandom random = ahu_random_stream (2, 0, 0);
  guint n_compared = 0;

  for (guint64 seed = 0; seed < GAMES * 3; seed++)
    {
      guint seat = seed % 2;
      RnKnowledge knowledge[2];
      TestGame game, changed;
      guint n_moves;

      test_game_play (seed % 2 ? "random" : "greedy", seed, &game);
      n_moves = game.n_moves / 3 + ahu_random_below (&random, game.n_moves * 2 / 3);
      if (!test_game_change_hidden (&game, seat, n_moves, &random, &changed))
        continue;
      test_game_watch (&game, n_moves, seat, &knowledge[0]);
      test_game_watch (&changed, n_moves, seat, &knowledge[1]);
      g_assert_cmpmem (&knowledge[0].position, sizeof (RnPosition),
                       &knowledge[1].position, sizeof (RnPosition));
      if (!rn_advisor_can_act (&knowledge[0]))
        continue;
      check_same_advice (&knowledge[0], &knowledge[1], seed);
      n_compared++;
    }

  g_test_message ("%u positions compared", n_compared);
  g_assert_cmpuint (n_compared, >, 10);
}

static void
make_moves (const TestGame *game,
            guint       n_moves,
            RnPosition *position)
{
  *position = game->start;
  for (guint i = 0; i < n_moves; i++)
    rn_apply (position, &game->moves[i], NULL);
}

/* Goes on from two positions that look the same to a seat, as far as the moves of the first
 * game are legal in both.
 * Returns: how often the seat had to act */
static guint
compare_joined (const TestGame       *game,
                guint             n_moves,
                const RnPosition *first,
                const RnPosition *second,
                guint             seat)
{
  RnKnowledge knowledge[2];
  RnPosition position = *second;
  guint n_compared = 0;

  rn_knowledge_init (&knowledge[0], first, seat);
  rn_knowledge_init (&knowledge[1], second, seat);
  for (guint i = n_moves;; i++)
    {
      g_assert_cmpmem (&knowledge[0].position, sizeof (RnPosition),
                       &knowledge[1].position, sizeof (RnPosition));
      if (rn_advisor_can_act (&knowledge[0]) && (i - n_moves) % 9 == 0)
        {
          check_same_advice (&knowledge[0], &knowledge[1], i);
          n_compared++;
        }
      if (i == game->n_moves || game->moves[i].type == RN_MOVE_REVEAL
          || rn_check (&position, &game->moves[i]).code != RN_OK)
        return n_compared;
      rn_apply (&position, &game->moves[i], NULL);
      for (guint k = 0; k < 2; k++)
        rn_knowledge_observe (&knowledge[k], &game->moves[i]);
    }
}

/* Of a game joined late a seat knows the position, but not what others laid face down
 * before, even where the record tells it. */
static void
test_joined_late (void)
{
  AhuRandom random = ahu_random_stream (5, 0, 0);
  guint n_compared = 0;

  for (guint64 seed = 0; seed < GAMES * 2; seed++)
    {
      guint seat = seed % 2;
      TestGame game, changed;
      RnPosition positions[2];
      guint n_moves;

      test_game_play (seed % 2 ? "random" : "greedy", seed, &game);
      n_moves = game.n_moves / 3 + ahu_random_below (&random, game.n_moves / 2);
      if (!test_game_change_hidden (&game, seat, n_moves, &random, &changed))
        continue;
      make_moves (&game, n_moves, &positions[0]);
      make_moves (&changed, n_moves, &positions[1]);
      g_assert_true (memcmp (&positions[0], &positions[1], sizeof (RnPosition)) != 0);
      n_compared += compare_joined (&game, n_moves, &positions[0], &positions[1], seat);
    }

  g_test_message ("%u positions compared", n_compared);
  g_assert_cmpuint (n_compared, >, 20);
}

/* The draw pile shuffled anew changes no move before its first card is laid. */
static void
test_draw_pile_changes_nothing (void)
{
  const char *const *bots = rn_bot_ids ();

  for (guint64 seed = 0; seed < 12; seed++)
    {
      AhuRandom random = ahu_random_stream (seed, 0, 0);
      RnPlayout playouts[2];
      TestGame games[2];
      guint i = 0;

      rn_playout_begin (&playouts[0], 2 + seed % 3, &random);
      playouts[1] = playouts[0];
      for (guint last = RN_DECK_CARDS - 1; last > playouts[1].shuffle.laid; last--)
        {
          guint8 *cards = playouts[1].shuffle.cards;
          guint other = playouts[1].shuffle.laid
                        + ahu_random_below (&random, last + 1 - playouts[1].shuffle.laid);
          guint8 card = cards[last];

          cards[last] = cards[other];
          cards[other] = card;
        }
      for (guint g = 0; g < 2; g++)
        test_game_play_on (&playouts[g], bots[seed % g_strv_length ((char **) bots)], 10, seed, &games[g]);

      for (; games[0].moves[i].type != RN_MOVE_REFILL; i++)
        g_assert_cmpmem (&games[0].moves[i], sizeof (RnMove), &games[1].moves[i], sizeof (RnMove));
      g_assert_cmpuint (i, >, 0);
      g_assert_cmpuint (games[1].moves[i].type, ==, RN_MOVE_REFILL);
    }
}

/* What is advised are the legal moves, each once, and all games were shared among them. */
static void
test_rank (void)
{
  for (guint64 seed = 0; seed < GAMES / 6; seed++)
    {
      AhuLimits limits = { .playouts = 30, .threads = 1 + seed % 3, .seed = seed };
      RnAdvice advice[RN_MAX_LEGAL];
      RnKnowledge knowledge;
      TestGame game;
      guint n_advice;

      test_game_play ("random", seed, &game);
      for (guint i = 0; i < game.n_moves; i += 11)
        {
          RnPosition position;
          guint8 players[RN_MAX_PLAYERS] = { 0 };
          guint n_playouts = 0;

          test_game_watch (&game, i, 0, &knowledge);
          position = knowledge.position;
          rn_position_pending (&position, players);
          test_game_watch (&game, i, players[0], &knowledge);
          if (!rn_advisor_can_act (&knowledge))
            continue;
          g_assert_true (rn_advisor_rank (&knowledge, &limits, NULL, advice, &n_advice, NULL));
          for (guint a = 0; a < n_advice; a++)
            {
              g_assert_cmpint (rn_check (&knowledge.position, &advice[a].move).code, ==, RN_OK);
              g_assert_true (advice[a].win >= 0 && advice[a].win <= 1);
              n_playouts += advice[a].playouts;
              for (guint b = 0; b < a; b++)
                g_assert_true (memcmp (&advice[a].move, &advice[b].move, sizeof (RnMove)) != 0);
            }
          g_assert_cmpuint (n_playouts, ==, 30);
        }
    }
}

/* By the percents that are told, then by the points; and something is known of each move. */
static void
test_order (void)
{
  AhuLimits limits = { .playouts = 160 };
  guint n_bettered = 0;

  for (guint64 seed = 0; seed < GAMES / 6; seed++)
    {
      TestGame game;

      test_game_play ("greedy", seed, &game);
      for (guint i = 0; i < game.n_moves; i += 7)
        {
          RnAdvice advice[RN_MAX_LEGAL];
          RnKnowledge knowledge;
          guint n_advice;

          test_game_watch (&game, i, 0, &knowledge);
          if (!rn_advisor_can_act (&knowledge))
            continue;
          g_assert_true (rn_advisor_rank (&knowledge, &limits, NULL, advice, &n_advice, NULL));
          for (guint a = 0; a < n_advice; a++)
            {
              double better = a == 0 ? 0 : round (advice[a - 1].win * 100) - round (advice[a].win * 100);

              g_assert_cmpfloat (better, >=, 0);
              if (a > 0 && better == 0)
                g_assert_cmpfloat (advice[a - 1].points, >=, advice[a].points);
              /* What is missing is made up for one move after the other. */
              g_assert_cmpuint (advice[a].playouts, >=, (limits.playouts - n_advice) / (4 * n_advice));
              n_bettered += better > 0;
            }
        }
    }
  g_assert_cmpuint (n_bettered, >, GAMES / 6);
}

static void
test_nothing_to_choose (void)
{
  g_autoptr (GError) error = NULL;
  RnAdvice advice[RN_MAX_LEGAL];
  RnKnowledge knowledge;
  RnMove move;
  guint n_advice;

  test_game_begin (&knowledge);
  knowledge.seat = 1;
  g_assert_false (rn_advisor_can_act (&knowledge));
  g_assert_false (rn_advisor_choose ("greedy", &knowledge, NULL, NULL, &move, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  g_clear_error (&error);
  g_assert_false (rn_advisor_rank (&knowledge, NULL, NULL, advice, &n_advice, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  g_assert_cmpuint (n_advice, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/knowledge/hidden", test_hidden);
  g_test_add_func ("/knowledge/deal", test_deal);
  g_test_add_func ("/advisor/hidden-kinds-change-nothing", test_hidden_kinds_change_nothing);
  g_test_add_func ("/advisor/joined-late", test_joined_late);
  g_test_add_func ("/advisor/draw-pile-changes-nothing", test_draw_pile_changes_nothing);
  g_test_add_func ("/advisor/rank", test_rank);
  g_test_add_func ("/advisor/rank/order", test_order);
  g_test_add_func ("/advisor/nothing-to-choose", test_nothing_to_choose);

  return g_test_run ();
}
