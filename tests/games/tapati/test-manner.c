/* test-manner.c: how players of Tapati are taken to play, and that chances are told accordingly
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "games/tapati/advisor/tp-game-advisor.h"
#include "games/tapati/advisor/tp-playout.h"
#include "games/tapati/advisor/tp-search.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "support/test-record.h"
#include "tp-test-utils.h"

#define SEED 21
#define GAMES 4
#define DRAWS 2000
/* From so many moves on it must be clear who plays how. */
#define SOON 150

typedef struct
{
  TpPosition position;
  TpManner manner;
  TpManner soon;
  GArray *moves; /* of TpMove */
} Watched;

static void
watch_move (const TpMove *move,
            gpointer      data)
{
  Watched *self = data;

  tp_manner_observe (&self->manner, &self->position, move);
  tp_apply (&self->position, move, NULL);
  g_array_append_vals (self->moves, move, 1);
  if (self->position.ply <= SOON)
    self->soon = self->manner;
}

/* A game of three, watched from beginning to end. */
static Watched
watch_game (const char *first,
            const char *second,
            const char *third,
            guint       game)
{
  static const AhuLimits limits = { .playouts = 12 };
  const TpBot *bots[] = { tp_bot_find (first), tp_bot_find (second), tp_bot_find (third) };
  AhuRandom chance = ahu_random_stream (SEED, game, 0);
  Watched self = { .moves = g_array_new (FALSE, FALSE, sizeof (TpMove)) };
  AhuRandom randoms[TP_MAX_PLAYERS];
  TpPosition position;
  TpBox box;

  for (guint i = 0; i < 3; i++)
    randoms[i] = ahu_random_stream (SEED, game, 1 + i);
  tp_box_init (&box, 3);
  tp_set_up (&position, &box, 3);
  self.position = position;
  tp_manner_begin (&self.manner, &tp_manner_options);
  self.soon = self.manner;
  tp_playout (&position, bots, &limits, &chance, randoms, watch_move, &self);

  return self;
}

/* Each seat is known by its own moves. */
static void
test_told_apart (void)
{
  for (guint game = 0; game < GAMES; game++)
    {
      Watched watched = watch_game ("greedy", "strong", "random", game);

      g_test_message ("odds %.1f, %.1f, %.1f", watched.soon.odds[0], watched.soon.odds[1], watched.soon.odds[2]);
      g_assert_cmpfloat (watched.soon.odds[0], <, -3);
      g_assert_cmpfloat (watched.soon.odds[1], >, 3);
      g_assert_cmpfloat (watched.soon.odds[2], >, 3);
      g_array_unref (watched.moves);
    }
}

/* Tiles are nobody's, and who can do but one thing shows nothing by it. */
static void
test_nothing_learned (void)
{
  Watched watched = watch_game ("random", "random", "random", 0);
  TpPosition position;
  guint n_silent = 0;
  TpManner manner;
  TpBox box;

  tp_box_init (&box, 3);
  tp_set_up (&position, &box, 3);
  tp_manner_begin (&manner, &tp_manner_options);
  for (guint i = 0; i < watched.moves->len; i++)
    {
      const TpMove *move = &g_array_index (watched.moves, TpMove, i);
      TpManner before = manner;
      TpMove moves[TP_MAX_LEGAL];

      tp_manner_observe (&manner, &position, move);
      for (guint p = 0; p < TP_MAX_PLAYERS; p++)
        if (p != move->player || move->type == TP_MOVE_REVEAL)
          g_assert_cmpfloat (manner.odds[p], ==, before.odds[p]);
      if (move->type != TP_MOVE_REVEAL && tp_bot_own_moves (&position, move->player, moves) == 1)
        {
          g_assert_cmpfloat (manner.odds[move->player], ==, before.odds[move->player]);
          n_silent++;
        }
      tp_apply (&position, move, NULL);
    }
  g_assert_cmpuint (n_silent, >, 0);
  g_array_unref (watched.moves);
}

/* Who has played greedily all game long and then begins to play otherwise is believed soon. */
static void
test_change (void)
{
  Watched greedy = watch_game ("greedy", "greedy", "greedy", 1);
  Watched other = watch_game ("random", "random", "random", 1);
  TpPosition position;
  TpBox box;
  guint n = 0;

  tp_box_init (&box, 3);
  tp_set_up (&position, &box, 3);
  for (guint i = 0; i < other.moves->len && greedy.manner.odds[0] < 0; i++)
    {
      const TpMove *move = &g_array_index (other.moves, TpMove, i);

      n += move->type != TP_MOVE_REVEAL && move->player == 0;
      tp_manner_observe (&greedy.manner, &position, move);
      tp_apply (&position, move, NULL);
    }
  g_test_message ("%u moves", n);
  g_assert_cmpfloat (greedy.manner.odds[0], >=, 0);
  g_assert_cmpuint (n, <=, 30);
  g_array_unref (greedy.moves);
  g_array_unref (other.moves);
}

static guint
count_draws (const TpManner *manner)
{
  AhuRandom random = ahu_random_stream (SEED, 0, 9);
  guint n = 0;

  for (guint i = 0; i < DRAWS; i++)
    n += tp_manner_draw (manner, 3, &random);

  return n;
}

/* Nobody is thought better than the others: as soon as one is greedy, all are. Who does not play counts
 * for nothing. */
static void
test_draw (void)
{
  TpManner manner = { .options = &tp_manner_options, .odds = { 6, 6, 6, -6, -6, -6 } };

  g_assert_cmpuint (count_draws (&manner), >, DRAWS * 97 / 100);
  manner.odds[1] = 0;
  g_assert_cmpuint (count_draws (&manner), >, DRAWS * 45 / 100);
  g_assert_cmpuint (count_draws (&manner), <, DRAWS * 55 / 100);
  manner.odds[2] = -6;
  g_assert_cmpuint (count_draws (&manner), <, DRAWS * 3 / 100);
}

/* What comes of a game hangs on the manner: among who go their own ways it is over sooner than among
 * greedy players, and still won by somebody. */
static void
test_play_on (void)
{
  const TpBot *greedy = tp_bot_find ("greedy");
  const TpBot *bots[] = { greedy, greedy, greedy };
  TpManner manner = { .options = &tp_manner_options };
  guint rounds = 0;
  guint greedy_rounds = 0;

  for (guint game = 0; game < 5 * GAMES; game++)
    {
      AhuRandom random = ahu_random_stream (SEED, game, 9);
      AhuRandom randoms[TP_MAX_PLAYERS] = { { game }, { game + 100 }, { game + 200 } };
      double win[TP_MAX_PLAYERS];
      TpPosition position, other;
      TpBox box;

      tp_box_init (&box, 3);
      tp_set_up (&position, &box, 3);
      other = position;
      tp_manner_play_on (&manner, &position, &random);
      tp_playout (&other, bots, NULL, &random, randoms, NULL, NULL);
      tp_search_shares (&position, win);
      g_assert_cmpfloat_with_epsilon (win[0] + win[1] + win[2], 1, 1e-9);
      rounds += position.round;
      greedy_rounds += other.round;
    }
  g_test_message ("%u rounds, greedy %u", rounds, greedy_rounds);
  g_assert_cmpuint (rounds * 10, <, greedy_rounds * 9);
}

/* From a history only the moves before are known. */
static void
test_history (void)
{
  g_autoptr (AhuHistory) history = test_history_load ("tapati", "three-random.rapanui");
  guint n = ahu_history_get_ply (history);
  TpManner step;

  tp_manner_begin (&step, &tp_manner_options);
  for (guint ply = 0; ply <= n; ply++)
    {
      TpManner manner;
      TpMove move;

      tp_manner_from_history (&manner, history, ply);
      g_assert_cmpmem (&manner, sizeof manner, &step, sizeof step);
      if (ply == n)
        break;
      tp_move_from_json (&move, ahu_history_get_move (history, ply));
      tp_manner_observe (&step, ahu_history_get_position (history, ply), &move);
    }
  g_assert_cmpfloat (step.odds[0], !=, 0);
}

/* The last position before @ply with something to choose; returns how many moves there are. */
static guint
find_choice (AhuHistory *history,
             guint      *ply,
             guint      *player,
             TpMove      moves[TP_MAX_LEGAL])
{
  guint n = 0;

  while (n < 2)
    {
      const TpPosition *position = ahu_history_get_position (history, --*ply);
      guint8 pending[TP_MAX_PLAYERS] = { 0 };

      if (position->step == TP_STEP_REVEAL)
        continue;
      tp_position_pending (position, pending);
      *player = pending[0];
      n = tp_bot_own_moves (position, *player, moves);
    }

  return n;
}

/* A hint thinks games through in the manner of the players at the table, as far as it is known there. */
static void
test_hint (void)
{
  g_autoptr (AhuHistory) history = test_history_load ("tapati", "three-random.rapanui");
  guint ply = ahu_history_get_ply (history) * 2 / 3;
  const AhuLimits limits = { .playouts = 60, .seed = 3, .compare = TRUE };
  TpSearchOptions options = tp_search_options;
  TpSearchResult results[TP_MAX_LEGAL];
  g_autoptr (GPtrArray) list = NULL;
  g_autofree char *caveat = NULL;
  g_autoptr (GError) error = NULL;
  TpMove moves[TP_MAX_LEGAL];
  AhuRandom random;
  TpManner manner;
  guint n, player;

  n = find_choice (history, &ply, &player, moves);
  tp_manner_from_history (&manner, history, ply);
  options.manner = &manner;
  random = ahu_random_stream (limits.seed, ply, 0);
  tp_search_run (&options, ahu_history_get_position (history, ply), player, moves, n, &limits, &random, NULL, results);

  list = tp_game_advisor_get ()->rank (history, ply, AHU_NOBODY, &limits, NULL, &caveat, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (list->len, ==, n);
  for (guint i = 0; i < n; i++)
    {
      const AhuAdvice *advice = g_ptr_array_index (list, i);
      TpMove move;
      guint at = 0;

      tp_move_from_json (&move, advice->move);
      while (memcmp (&moves[at], &move, sizeof move) != 0)
        at++;
      g_assert_cmpuint (advice->playouts, ==, results[at].games);
      g_assert_cmpfloat (advice->win, ==, results[at].win[player]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (tp_game_get ());

  g_test_add_func ("/tapati/manner/told-apart", test_told_apart);
  g_test_add_func ("/tapati/manner/nothing-learned", test_nothing_learned);
  g_test_add_func ("/tapati/manner/change", test_change);
  g_test_add_func ("/tapati/manner/draw", test_draw);
  g_test_add_func ("/tapati/manner/play-on", test_play_on);
  g_test_add_func ("/tapati/manner/history", test_history);
  g_test_add_func ("/tapati/manner/hint", test_hint);

  return g_test_run ();
}
