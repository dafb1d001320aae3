/* test-advisor.c: what a seat can know, and what is advised by it alone
 *
 * How strong the players are is measured (docs/advisor.md); here only that each is
 * stronger than the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "advisor/ahu-advisor.h"
#include "advisor/ahu-bot.h"
#include "advisor/ahu-playout.h"
#include "advisor/ahu-search.h"
#include "rapanui/rn-final.h"

#define GAMES 60
#define MAX_MOVES 512

typedef struct
{
  RnPosition start;
  RnMove moves[MAX_MOVES];
  guint n_moves;
} Game;

static void
collect (const RnMove *move,
         gpointer      data)
{
  Game *game = data;

  g_assert_cmpuint (game->n_moves, <, MAX_MOVES);
  game->moves[game->n_moves++] = *move;
}

static void
play (AhuPlayout *playout,
      const char *bot_id,
      guint       playouts,
      guint64     seed,
      Game       *game)
{
  const AhuBot *bot = ahu_bot_find (bot_id);
  const AhuBot *const bots[RN_MAX_PLAYERS] = { bot, bot, bot, bot };
  AhuRandom randoms[RN_MAX_PLAYERS];
  AhuLimits limits = { .playouts = playouts };

  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    randoms[i] = ahu_random_stream (seed, 0, 1 + i);
  game->start = playout->position;
  game->n_moves = 0;
  ahu_playout_run (playout, bots, &limits, randoms, collect, game);
}

static void
play_game (const char *bot_id,
           guint64     seed,
           Game       *game)
{
  AhuRandom shuffle = ahu_random_stream (seed, 0, 0);
  AhuPlayout playout;

  ahu_playout_begin (&playout, 2 + seed % 3, &shuffle);
  play (&playout, bot_id, 1, seed, game);
}

static void
watch (const Game   *game,
       guint         n_moves,
       guint         seat,
       AhuKnowledge *knowledge)
{
  ahu_knowledge_init (knowledge, &game->start, seat);
  for (guint i = 0; i < n_moves; i++)
    ahu_knowledge_observe (knowledge, &game->moves[i]);
}

/* A seat knows what it laid face down itself, and never what others did. */
static void
test_hidden (void)
{
  guint n_own = 0, n_others = 0;

  for (guint64 seed = 0; seed < GAMES; seed++)
    {
      AhuKnowledge knowledge;
      Game game;

      play_game ("random", seed, &game);
      for (guint seat = 0; seat < game.start.n_players; seat++)
        {
          watch (&game, game.n_moves, seat, &knowledge);
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
check_dealing (const AhuKnowledge *knowledge,
               AhuRandom          *random)
{
  AhuDealing dealing;
  guint8 left[RN_KINDS] = { 0 };

  ahu_knowledge_deal (knowledge, random, &dealing);
  for (guint i = dealing.shuffle.laid; i < AHU_DECK_CARDS; i++)
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
      AhuKnowledge knowledge;
      Game game;

      play_game ("random", seed, &game);
      ahu_knowledge_init (&knowledge, &game.start, seed % game.start.n_players);
      for (guint i = 0; i < game.n_moves; i++)
        {
          ahu_knowledge_observe (&knowledge, &game.moves[i]);
          check_dealing (&knowledge, &random);
        }
    }
}

/* The same moves with another kind laid face down by another, where all that follows
 * stays legal.
 * Returns: whether one was found */
static gboolean
change_hidden (const Game *game,
               guint       seat,
               guint       n_moves,
               AhuRandom  *random,
               Game       *changed)
{
  RnPosition position = game->start;
  gboolean different = FALSE;

  *changed = *game;
  for (guint i = 0; i < n_moves; i++)
    {
      RnMove *move = &changed->moves[i];

      if (move->type == RN_MOVE_SACRIFICE && move->player == position.active && move->player != seat)
        {
          guint8 kind = (guint8) ahu_random_below (random, RN_SACRIFICES);

          if (position.sacrifice[move->player][kind] > 0)
            {
              different |= kind != move->kind;
              move->kind = kind;
            }
        }
      if (rn_check (&position, move).code != RN_OK)
        return FALSE;
      rn_apply (&position, move, NULL);
    }

  return different;
}

/* Two advices are the same to the last bit. */
static void
check_same_advice (const AhuKnowledge *first,
                   const AhuKnowledge *second,
                   guint64             seed)
{
  const char *const bots[] = { "random", "greedy", "strong" };
  AhuLimits limits = { .playouts = 40, .seed = seed };
  AhuAdvice advice[2][RN_MAX_LEGAL];
  guint n_advice[2];

  memset (advice, 0, sizeof advice);
  g_assert_true (ahu_advisor_rank (first, &limits, NULL, advice[0], &n_advice[0], NULL));
  g_assert_true (ahu_advisor_rank (second, &limits, NULL, advice[1], &n_advice[1], NULL));
  g_assert_cmpuint (n_advice[0], ==, n_advice[1]);
  for (guint i = 0; i < n_advice[0]; i++)
    {
      g_assert_cmpmem (&advice[0][i].move, sizeof (RnMove), &advice[1][i].move, sizeof (RnMove));
      g_assert_cmpfloat (advice[0][i].win, ==, advice[1][i].win);
      g_assert_cmpfloat (advice[0][i].points, ==, advice[1][i].points);
      g_assert_cmpmem (advice[0][i].amount, RN_MAX_PLAYERS, advice[1][i].amount, RN_MAX_PLAYERS);
    }

  for (guint i = 0; i < G_N_ELEMENTS (bots); i++)
    {
      RnMove moves[2];

      g_assert_true (ahu_advisor_choose (bots[i], first, &limits, NULL, &moves[0], NULL));
      g_assert_true (ahu_advisor_choose (bots[i], second, &limits, NULL, &moves[1], NULL));
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
      AhuKnowledge knowledge[2];
      Game game, changed;
      guint n_moves;

      play_game (seed % 2 ? "random" : "greedy", seed, &game);
      n_moves = game.n_moves / 3 + ahu_random_below (&random, game.n_moves * 2 / 3);
      if (!change_hidden (&game, seat, n_moves, &random, &changed))
        continue;
      watch (&game, n_moves, seat, &knowledge[0]);
      watch (&changed, n_moves, seat, &knowledge[1]);
      g_assert_cmpmem (&knowledge[0].position, sizeof (RnPosition),
                       &knowledge[1].position, sizeof (RnPosition));
      if (!ahu_advisor_can_act (&knowledge[0]))
        continue;
      check_same_advice (&knowledge[0], &knowledge[1], seed);
      n_compared++;
    }

  g_test_message ("%u positions compared", n_compared);
  g_assert_cmpuint (n_compared, >, 10);
}

/* The draw pile shuffled anew changes no move before its first card is laid. */
static void
test_draw_pile_changes_nothing (void)
{
  const char *const bots[] = { "random", "greedy", "strong" };

  for (guint64 seed = 0; seed < 12; seed++)
    {
      AhuRandom random = ahu_random_stream (seed, 0, 0);
      AhuPlayout playouts[2];
      Game games[2];
      guint i = 0;

      ahu_playout_begin (&playouts[0], 2 + seed % 3, &random);
      playouts[1] = playouts[0];
      for (guint last = AHU_DECK_CARDS - 1; last > playouts[1].shuffle.laid; last--)
        {
          guint8 *cards = playouts[1].shuffle.cards;
          guint other = playouts[1].shuffle.laid
                        + ahu_random_below (&random, last + 1 - playouts[1].shuffle.laid);
          guint8 card = cards[last];

          cards[last] = cards[other];
          cards[other] = card;
        }
      for (guint g = 0; g < 2; g++)
        play (&playouts[g], bots[seed % 3], 10, seed, &games[g]);

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
      AhuAdvice advice[RN_MAX_LEGAL];
      AhuKnowledge knowledge;
      Game game;
      guint n_advice;

      play_game ("random", seed, &game);
      for (guint i = 0; i < game.n_moves; i += 11)
        {
          RnPosition position;
          guint8 players[RN_MAX_PLAYERS] = { 0 };
          guint n_playouts = 0;

          watch (&game, i, 0, &knowledge);
          position = knowledge.position;
          rn_position_pending (&position, players);
          watch (&game, i, players[0], &knowledge);
          if (!ahu_advisor_can_act (&knowledge))
            continue;
          g_assert_true (ahu_advisor_rank (&knowledge, &limits, NULL, advice, &n_advice, NULL));
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

/* The reason for a draw is what the engine scores. */
static void
test_reason (void)
{
  guint n_scorings = 0;

  for (guint64 seed = 0; seed < GAMES / 6; seed++)
    {
      AhuLimits limits = { .playouts = 5 };
      AhuKnowledge knowledge;
      Game game;

      play_game ("greedy", seed, &game);
      for (guint i = 0; i < game.n_moves; i++)
        {
          RnPosition position;
          AhuAdvice advice[RN_MAX_LEGAL];
          guint n_advice;

          watch (&game, i, 0, &knowledge);
          if (knowledge.position.step != RN_STEP_DRAW || knowledge.position.active != 0)
            continue;
          g_assert_true (ahu_advisor_rank (&knowledge, &limits, NULL, advice, &n_advice, NULL));
          for (guint a = 0; a < n_advice; a++)
            {
              RnScoring scoring;

              position = knowledge.position;
              rn_apply (&position, &advice[a].move, &scoring);
              g_assert_cmpuint (advice[a].kind, ==, scoring.kind);
              n_scorings += scoring.kind != RN_INVALID;
              if (scoring.kind != RN_INVALID)
                g_assert_cmpuint (advice[a].amount[0], ==, scoring.base[0] + scoring.bonus[0]);
            }
        }
    }
  g_assert_cmpuint (n_scorings, >, 0);
}

static void
begin_game (AhuKnowledge *knowledge)
{
  AhuRandom random = ahu_random_stream (3, 0, 0);
  AhuPlayout playout;

  ahu_playout_begin (&playout, 3, &random);
  ahu_knowledge_init (knowledge, &playout.position, 0);
}

static void
test_nothing_to_choose (void)
{
  g_autoptr (GError) error = NULL;
  AhuAdvice advice[RN_MAX_LEGAL];
  AhuKnowledge knowledge;
  RnMove move;
  guint n_advice;

  begin_game (&knowledge);
  knowledge.seat = 1;
  g_assert_false (ahu_advisor_can_act (&knowledge));
  g_assert_false (ahu_advisor_choose ("greedy", &knowledge, NULL, NULL, &move, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  g_clear_error (&error);
  g_assert_false (ahu_advisor_rank (&knowledge, NULL, NULL, advice, &n_advice, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  g_assert_cmpuint (n_advice, ==, 0);
}

static gpointer
cancel_thread (gpointer cancellable)
{
  g_cancellable_cancel (cancellable);

  return NULL;
}

/* The limit is an hour: who comes back was cancelled. */
static void
test_cancel (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  AhuLimits limits = { .milliseconds = 60 * 60 * 1000, .threads = 2 };
  AhuAdvice advice[RN_MAX_LEGAL];
  AhuKnowledge knowledge;
  GThread *thread;
  guint n_advice;
  RnMove move;

  begin_game (&knowledge);
  thread = g_thread_new ("cancel", cancel_thread, cancellable);
  g_assert_false (ahu_advisor_rank (&knowledge, &limits, cancellable, advice, &n_advice, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_thread_join (thread);
  g_clear_error (&error);
  g_assert_false (ahu_advisor_choose ("strong", &knowledge, &limits, cancellable, &move, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* Returns: how many games it took */
static guint
search_answer (const AhuKnowledge *knowledge,
               const AhuLimits    *limits,
               guint              *best)
{
  AhuSearchResult results[RN_MAX_LEGAL];
  RnMove moves[RN_MAX_LEGAL];
  guint n_moves = rn_legal_moves (&knowledge->position, moves);
  guint n_games = 0;

  ahu_search_run (&ahu_search_options, knowledge, moves, n_moves, limits, NULL, results);
  for (guint i = 0; i < n_moves; i++)
    n_games += results[i].playouts;
  *best = ahu_search_best (knowledge, results, n_moves);

  return n_games;
}

/* Who asks for the answer alone gets the same one, with less thought. */
static void
test_settled_early (void)
{
  guint saved = 0;

  for (guint64 seed = 0; seed < GAMES; seed++)
    {
      AhuLimits limits = { .playouts = 60 + seed, .threads = 1 + seed % 3, .seed = seed };
      AhuKnowledge knowledge;
      AhuPlayout playout;
      AhuRandom random = ahu_random_stream (seed, 0, 0);
      guint whole, answer, needed;

      ahu_playout_begin (&playout, 2 + seed % 3, &random);
      ahu_knowledge_init (&knowledge, &playout.position, playout.position.active);
      g_assert_cmpuint (search_answer (&knowledge, &limits, &whole), ==, limits.playouts);
      limits.answer_only = TRUE;
      needed = search_answer (&knowledge, &limits, &answer);
      g_assert_cmpuint (answer, ==, whole);
      g_assert_cmpuint (needed, <=, limits.playouts);
      saved += limits.playouts - needed;
    }

  g_test_message ("%u games saved", saved);
  g_assert_cmpuint (saved, >, 0);
}

/* Returns: how many of a game's decisions of its first player were none */
static guint
check_forced (const Game *game)
{
  AhuLimits limits = { .milliseconds = 60 * 60 * 1000 };
  guint n_forced = 0;

  for (guint i = 0; i < game->n_moves; i++)
    {
      RnMove moves[RN_MAX_LEGAL];
      AhuKnowledge knowledge;
      RnMove move;

      watch (game, i, 0, &knowledge);
      if (!ahu_advisor_can_act (&knowledge)
          || ahu_bot_own_moves (&knowledge.position, 0, moves) > 1)
        continue;
      g_assert_true (ahu_advisor_choose ("strong", &knowledge, &limits, NULL, &move, NULL));
      g_assert_cmpmem (&move, sizeof move, &moves[0], sizeof moves[0]);
      n_forced++;
    }

  return n_forced;
}

/* Where there is one legal move an hour's thought is saved. */
static void
test_forced_at_once (void)
{
  guint n_forced = 0;

  for (guint64 seed = 0; seed < GAMES; seed++)
    {
      Game game;

      play_game ("random", seed, &game);
      n_forced += check_forced (&game);
    }

  g_assert_cmpuint (n_forced, >, 0);
}

/* Which part of the games of two the first of them wins, in both seats as often. */
static double
share_of_first (const char *first,
                const char *second,
                guint       n_games,
                guint       playouts)
{
  double wins = 0;

  for (guint game = 0; game < n_games; game++)
    {
      const AhuBot *bots[RN_MAX_PLAYERS] = { NULL };
      AhuRandom shuffle = ahu_random_stream (4, game, 0);
      AhuLimits limits = { .playouts = playouts };
      AhuRandom randoms[RN_MAX_PLAYERS];
      AhuPlayout playout;
      RnSheet sheet;
      RnFinal final;

      bots[game % 2] = ahu_bot_find (first);
      bots[1 - game % 2] = ahu_bot_find (second);
      for (guint i = 0; i < RN_MAX_PLAYERS; i++)
        randoms[i] = ahu_random_stream (4, game, 1 + i);
      ahu_playout_begin (&playout, 2, &shuffle);
      ahu_playout_run (&playout, bots, &limits, randoms, NULL, NULL);
      rn_sheet_from_position (&sheet, &playout.position);
      rn_final (&final, &sheet);
      if (final.players[game % 2].place == 1)
        wins += final.players[1 - game % 2].place == 1 ? 0.5 : 1;
    }

  return wins / n_games;
}

/* Seeds are fixed, so these are always the same games; the bounds are far below what was
 * measured. */
static void
test_better_than_the_next (void)
{
  g_assert_cmpfloat (share_of_first ("greedy", "random", 200, 1), >, 0.85);
  g_assert_cmpfloat (share_of_first ("strong", "greedy", 10, 60), >, 0.6);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/knowledge/hidden", test_hidden);
  g_test_add_func ("/knowledge/deal", test_deal);
  g_test_add_func ("/advisor/hidden-kinds-change-nothing", test_hidden_kinds_change_nothing);
  g_test_add_func ("/advisor/draw-pile-changes-nothing", test_draw_pile_changes_nothing);
  g_test_add_func ("/advisor/rank", test_rank);
  g_test_add_func ("/advisor/reason", test_reason);
  g_test_add_func ("/advisor/nothing-to-choose", test_nothing_to_choose);
  g_test_add_func ("/advisor/cancel", test_cancel);
  g_test_add_func ("/advisor/settled-early", test_settled_early);
  g_test_add_func ("/advisor/forced-at-once", test_forced_at_once);
  g_test_add_func ("/advisor/better-than-the-next", test_better_than_the_next);

  return g_test_run ();
}
