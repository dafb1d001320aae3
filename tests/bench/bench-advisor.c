/* bench-advisor.c: how fast the search thinks, and how fast it stops
 *
 * Prints a JSON line for each number of players and threads: games thought through per
 * second in the first position and in the middle of a game, beside bare random games
 * (`ahu-cli bench`), and the longest time from cancelling to the answer. Times are
 * those of the wall: on a busy machine they say little.
 *
 * usage: bench-advisor [MILLISECONDS]
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>

#include "games/rapanui/advisor/advisor-utils.h"
#include "games/rapanui/advisor/rn-playout.h"

#define CANCELLATIONS 50
#define MAX_THREADS 2
/* Nanoseconds of the processor. */
#define WORK_BEFORE_CANCEL 10000000

/* Processor time of all threads. */
static double
get_processor_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);

  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

/* A game of random players, up to a decision of the active player in its middle. */
static void
begin_game (guint        n_players,
            guint        n_turns,
            RnKnowledge *knowledge)
{
  AhuRandom random = ahu_random_stream (1, n_players, 0);
  RnMove moves[RN_MAX_LEGAL];
  RnPlayout playout;

  rn_playout_begin (&playout, n_players, &random);
  while (playout.position.turn < n_turns)
    {
      guint n_moves = rn_legal_moves (&playout.position, moves);
      guint chosen = 0;

      if (moves[0].type == RN_MOVE_REFILL)
        rn_shuffle_refill (&playout.shuffle, &moves[0]);
      else
        chosen = rn_bot_random_choose (moves, n_moves, &random);
      rn_apply (&playout.position, &moves[chosen], NULL);
    }
  rn_knowledge_init (knowledge, &playout.position, playout.position.active);
}

static void
measure_speed (const char        *where,
               const RnKnowledge *knowledge,
               guint              milliseconds,
               guint              threads)
{
  AhuLimits limits = { .milliseconds = milliseconds, .threads = threads, .seed = 1 };
  gint64 begin = g_get_monotonic_time ();
  double processor_begin = get_processor_seconds ();
  guint n_games = test_game_search (knowledge, &limits, NULL, NULL);
  double processor = get_processor_seconds () - processor_begin;
  double elapsed = (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC;

  g_print ("{\"search\":\"%s\",\"players\":%u,\"threads\":%u,\"playouts_per_second\":%.0f,"
           "\"playouts_per_processor_second\":%.0f,\"playouts\":%u,\"seconds\":%.3f}\n",
           where, knowledge->position.n_players, threads, n_games / elapsed, n_games / processor,
           n_games, elapsed);
}

typedef struct
{
  GCancellable *cancellable;
  gint64 when;
} Cancellation;

/* The search may be over before this returns. */
static void
worked_cb (union sigval data)
{
  Cancellation *cancellation = data.sival_ptr;
  g_autoptr (GCancellable) cancellable = g_object_ref (cancellation->cancellable);

  cancellation->when = g_get_monotonic_time ();
  g_cancellable_cancel (cancellable);
}

/* Cancels once the search has worked for a while, however long that takes on the wall. */
static timer_t
cancel_later (Cancellation *cancellation)
{
  struct sigevent event = {
    .sigev_notify = SIGEV_THREAD,
    .sigev_notify_function = worked_cb,
    .sigev_value.sival_ptr = cancellation,
  };
  struct itimerspec work = { .it_value.tv_nsec = WORK_BEFORE_CANCEL };
  timer_t timer;

  if (timer_create (CLOCK_PROCESS_CPUTIME_ID, &event, &timer) != 0 ||
      timer_settime (timer, 0, &work, NULL) != 0)
    g_error ("timer: %s", g_strerror (errno));

  return timer;
}

/* In milliseconds. */
static double
time_cancel (const RnKnowledge *knowledge,
             const AhuLimits   *limits)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Cancellation cancellation = { cancellable, 0 };
  timer_t timer = cancel_later (&cancellation);
  gint64 over;

  test_game_search (knowledge, limits, cancellable, NULL);
  over = g_get_monotonic_time ();
  timer_delete (timer);

  return (double) (over - cancellation.when) / 1000;
}

static void
measure_cancel (const RnKnowledge *knowledge,
                guint              threads)
{
  AhuLimits limits = { .milliseconds = 60000, .threads = threads, .seed = 1 };
  double longest = 0, sum = 0;

  for (guint i = 0; i < CANCELLATIONS; i++)
    {
      double took = time_cancel (knowledge, &limits);

      longest = MAX (longest, took);
      sum += took;
    }

  g_print ("{\"cancel\":true,\"threads\":%u,\"milliseconds\":%.3f,\"longest\":%.3f}\n", threads,
           sum / CANCELLATIONS, longest);
}

typedef struct
{
  guint n_players;
  gint64 deadline;
  AhuRandom random;
  guint n_games;
} Bare;

static gpointer
bare_thread (gpointer data)
{
  Bare *bare = data;
  /* Not beside what the other thread writes to. */
  AhuRandom random = bare->random;
  guint n_games = 0;

  while (g_get_monotonic_time () < bare->deadline)
    for (guint i = 0; i < 100; i++, n_games++)
      {
        RnPlayout playout;

        rn_playout_begin (&playout, bare->n_players, &random);
        rn_playout_run_random (&playout, &random);
      }
  bare->n_games = n_games;

  return NULL;
}

static void
measure_bare (guint n_players,
              guint milliseconds,
              guint n_threads)
{
  gint64 begin = g_get_monotonic_time ();
  double processor_begin = get_processor_seconds ();
  double processor, elapsed;
  Bare bare[MAX_THREADS];
  GThread *threads[MAX_THREADS];
  guint n_games = 0;

  for (guint i = 0; i < n_threads; i++)
    {
      bare[i] = (Bare) { n_players, begin + milliseconds * 1000, ahu_random_stream (1, n_players, i), 0 };
      threads[i] = g_thread_new ("bare", bare_thread, &bare[i]);
    }
  for (guint i = 0; i < n_threads; i++)
    {
      g_thread_join (threads[i]);
      n_games += bare[i].n_games;
    }
  processor = get_processor_seconds () - processor_begin;
  elapsed = (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC;

  g_print ("{\"bare\":true,\"players\":%u,\"threads\":%u,\"playouts_per_second\":%.0f,"
           "\"playouts_per_processor_second\":%.0f}\n",
           n_players, n_threads, n_games / elapsed, n_games / processor);
}

int
main (int    argc,
      char **argv)
{
  guint milliseconds = argc > 1 ? (guint) strtoul (argv[1], NULL, 10) : 1000;
  RnKnowledge knowledge;

  for (guint n_players = RN_MIN_PLAYERS; n_players <= RN_MAX_PLAYERS; n_players++)
    {
      for (guint threads = 1; threads <= MAX_THREADS; threads++)
        {
          measure_bare (n_players, milliseconds, threads);
          begin_game (n_players, 1, &knowledge);
          measure_speed ("first position", &knowledge, milliseconds, threads);
          begin_game (n_players, 20, &knowledge);
          measure_speed ("turn 20", &knowledge, milliseconds, threads);
        }
    }
  for (guint threads = 1; threads <= MAX_THREADS; threads++)
    measure_cancel (&knowledge, threads);

  return 0;
}
