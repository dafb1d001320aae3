/* test-waiting.c: a search that nobody waits for stands still while somebody waits for another one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/advice/ahu-judging.h"
#include "core/advice/ahu-waiting.h"

#define MOVES 5
/* Nothing may happen for so long. */
#define STILL (G_USEC_PER_SEC / 5)

typedef struct
{
  GMutex mutex;
  GCond is_judged;
  guint n_judged;
  guint n_told;
  guint threads;
  gboolean gives_way;
  gboolean is_whole;
  GCancellable *cancellable;
} Game;

static void
judge (guint    index,
       gpointer user_data)
{
  Game *game = user_data;

  g_mutex_lock (&game->mutex);
  game->n_judged++;
  g_cond_signal (&game->is_judged);
  g_mutex_unlock (&game->mutex);
}

static void
join (guint    index,
      gpointer user_data)
{
}

static void
tell (guint    index,
      gpointer user_data)
{
  Game *game = user_data;

  g_assert_cmpuint (index, ==, game->n_told);
  game->n_told++;
}

static gpointer
analyse (gpointer data)
{
  static const AhuJudging judging = { judge, join, tell };
  Game *game = data;
  AhuLimits limits = { .threads = game->threads, .gives_way = game->gives_way };

  game->is_whole = ahu_judging_run (&judging, MOVES, &limits, game->cancellable, game, NULL);

  return NULL;
}

static GThread *
begin (Game *game)
{
  g_mutex_init (&game->mutex);
  g_cond_init (&game->is_judged);
  game->cancellable = g_cancellable_new ();

  return g_thread_new ("analysis", analyse, game);
}

static void
end (Game    *game,
     GThread *thread)
{
  g_thread_join (thread);
  g_object_unref (game->cancellable);
  g_cond_clear (&game->is_judged);
  g_mutex_clear (&game->mutex);
}

static void
assert_stands_still (Game *game)
{
  gint64 until = g_get_monotonic_time () + STILL;

  g_mutex_lock (&game->mutex);
  while (game->n_judged == 0 && g_cond_wait_until (&game->is_judged, &game->mutex, until))
    ;
  g_assert_cmpuint (game->n_judged, ==, 0);
  g_mutex_unlock (&game->mutex);
}

/* Until all others have got what they wait for; then nothing is left out. */
static void
test_gives_way (void)
{
  for (guint threads = 1; threads <= 3; threads++)
    {
      Game game = { .threads = threads, .gives_way = TRUE };
      GThread *thread;

      ahu_waiting_begin ();
      ahu_waiting_begin ();
      thread = begin (&game);
      assert_stands_still (&game);
      ahu_waiting_end ();
      assert_stands_still (&game);
      ahu_waiting_end ();
      end (&game, thread);
      g_assert_true (game.is_whole);
      g_assert_cmpuint (game.n_told, ==, MOVES);
    }
}

/* What is cancelled doesn't wait, and tells nothing. */
static void
test_cancelled (void)
{
  for (guint threads = 1; threads <= 3; threads++)
    {
      Game game = { .threads = threads, .gives_way = TRUE };
      GThread *thread;

      ahu_waiting_begin ();
      thread = begin (&game);
      assert_stands_still (&game);
      g_cancellable_cancel (game.cancellable);
      end (&game, thread);
      ahu_waiting_end ();
      g_assert_false (game.is_whole);
      g_assert_cmpuint (game.n_told, ==, 0);
    }
}

/* What somebody waits for doesn't stand still for anything. */
static void
test_goes_on (void)
{
  Game game = { .threads = 1 };

  ahu_waiting_begin ();
  end (&game, begin (&game));
  ahu_waiting_end ();
  g_assert_true (game.is_whole);
  g_assert_cmpuint (game.n_told, ==, MOVES);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/waiting/gives-way", test_gives_way);
  g_test_add_func ("/waiting/cancelled", test_cancelled);
  g_test_add_func ("/waiting/goes-on", test_goes_on);

  return g_test_run ();
}
