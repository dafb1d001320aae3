/* test-parallel.c: work on several threads comes back whole, in order, and can be ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/ahu-parallel.h"

#define MANY 1000

typedef struct
{
  int worked[MANY]; /* atomic */
  guint taken;
  guint stop_after; /* G_MAXUINT for never */
  guint n_threads;
  GCancellable *cancellable;
  GThread *thread;
} Things;

static void
work (guint    index,
      gpointer user_data)
{
  Things *things = user_data;

  g_atomic_int_inc (&things->worked[index]);
}

static gboolean
take (guint    index,
      gpointer user_data)
{
  Things *things = user_data;

  g_assert_cmpuint (index, ==, things->taken);
  g_assert_cmpint (g_atomic_int_get (&things->worked[index]), ==, 1);
  g_assert_true (g_thread_self () == things->thread);
  things->taken++;
  if (things->taken == things->stop_after && things->cancellable != NULL)
    g_cancellable_cancel (things->cancellable);

  return things->taken != things->stop_after || things->cancellable != NULL;
}

static void
run (Things *things,
     guint   n)
{
  things->thread = g_thread_self ();
  ahu_parallel_run (n, things->n_threads, work, take, things->cancellable, things);
}

static void
test_all (void)
{
  static const guint numbers[] = { 0, 1, 2, MANY };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    for (guint n_threads = 0; n_threads < 4; n_threads++)
      {
        Things things = { .stop_after = G_MAXUINT, .n_threads = n_threads };

        run (&things, numbers[i]);
        g_assert_cmpuint (things.taken, ==, numbers[i]);
        for (guint t = 0; t < MANY; t++)
          g_assert_cmpint (things.worked[t], ==, t < numbers[i]);
      }
}

static void
test_stopped (void)
{
  Things things = { .stop_after = 10 };

  run (&things, MANY);
  g_assert_cmpuint (things.taken, ==, 10);
}

/* What was begun before is taken; nothing is worked on twice, or left halfway. */
static void
test_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Things things = { .stop_after = 10, .cancellable = cancellable };
  guint n_worked = 0;

  run (&things, MANY);
  for (guint t = 0; t < MANY; t++)
    n_worked += (guint) things.worked[t];
  g_assert_cmpuint (things.taken, >=, 10);
  g_assert_cmpuint (things.taken, ==, n_worked);
}

static void
test_cancelled_before (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Things things = { .stop_after = G_MAXUINT, .cancellable = cancellable };

  g_cancellable_cancel (cancellable);
  run (&things, MANY);
  g_assert_cmpuint (things.taken, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/parallel/all", test_all);
  g_test_add_func ("/parallel/stopped", test_stopped);
  g_test_add_func ("/parallel/cancelled", test_cancelled);
  g_test_add_func ("/parallel/cancelled-before", test_cancelled_before);

  return g_test_run ();
}
