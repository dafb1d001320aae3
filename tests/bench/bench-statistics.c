/* bench-statistics.c: how long statistics over many games take
 *
 * Counts made-up games in each grouping, then opens the page of the statistics with
 * them and waits for its first frame with numbers. Reports one JSON line, asserts
 * nothing timed.
 *
 * usage: bench-statistics GAMES
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <stdlib.h>

#include "support/test-ui.h"

#include "games/rapanui/rn-game.h"
#include "games/rapanui/study/rn-facts.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "shell/statistics/ahu-statistics-page.h"

#define PEOPLE 300
#define RUNS 5

typedef struct
{
  gboolean done;
  gint64 painted;
  gint64 longest; /* of what the main loop did at once */
} Wait;

static void
add_players (GRand           *rand,
             guint            n,
             GVariantBuilder *players,
             GVariantBuilder *facts)
{
  static const char *const colours[] = { "green", "blue", "red", "violet" };

  for (guint seat = 0; seat < n; seat++)
    {
      g_autofree char *name = g_strdup_printf ("Player %d", g_rand_int_range (rand, 0, PEOPLE));

      g_variant_builder_add (players, "(ssux)", name, colours[seat], seat + 1, (gint64) (60 - seat * 7));
      for (guint fact = 0; fact < RN_FACTS; fact++)
        g_variant_builder_add (facts, "x", (gint64) g_rand_int_range (rand, 0, 20));
    }
}

static AhuSummary *
make_game (GRand *rand,
           guint  number)
{
  GVariantBuilder players, facts;
  g_autofree char *id = g_strdup_printf ("game-%u", number);
  g_autoptr (GVariant) entry = NULL;

  g_variant_builder_init (&players, G_VARIANT_TYPE ("a(ssux)"));
  g_variant_builder_init (&facts, G_VARIANT_TYPE ("ax"));
  add_players (rand, 2 + number % 3, &players, &facts);
  entry = g_variant_ref_sink (g_variant_new ("(ssmssmsxuuybba(ssux)ax)", id, id, NULL, rn_game_get ()->id, NULL,
                                             G_GINT64_CONSTANT (1600000000) + number * G_GINT64_CONSTANT (10000),
                                             130, 40, (guint8) AHU_SUMMARY_OVER, FALSE, FALSE, &players, &facts));

  return ahu_summary_new_from_variant (entry);
}

static GListStore *
make_games (guint n)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);
  GListStore *store = g_list_store_new (AHU_TYPE_SUMMARY);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (games, make_game (rand, i));
  g_list_store_splice (store, 0, 0, games->pdata, games->len);

  return store;
}

static void
counted_cb (Wait *wait)
{
  wait->done = TRUE;
}

static void
painted_cb (Wait *wait)
{
  if (wait->done && wait->painted == 0)
    wait->painted = g_get_monotonic_time ();
}

/* When there was last something to do. */
static gint64 woken;

static int
poll_and_note (GPollFD *fds,
               guint    n_fds,
               int      timeout)
{
  int n = g_poll (fds, n_fds, timeout);

  woken = g_get_monotonic_time ();

  return n;
}

/* Only what is done counts, not the waiting for it. */
static void
turn_loop (Wait *wait)
{
  g_main_context_set_poll_func (NULL, poll_and_note);
  woken = g_get_monotonic_time (); /* it may not need to poll */
  g_main_context_iteration (NULL, TRUE);
  wait->longest = MAX (wait->longest, g_get_monotonic_time () - woken);
}

static double
measure_count (GListModel *games,
               guint       grouping)
{
  g_autoptr (AhuStatistics) statistics = ahu_statistics_new (NULL, rn_game_get (), NULL);
  Wait wait = { 0 };
  gint64 begin;

  while (ahu_statistics_get_counting (statistics))
    g_main_context_iteration (NULL, TRUE);
  ahu_statistics_set_grouping (statistics, grouping);
  g_signal_connect_swapped (statistics, "counted", G_CALLBACK (counted_cb), &wait);
  begin = g_get_monotonic_time ();
  ahu_statistics_set_summaries (statistics, games);
  while (!wait.done)
    g_main_context_iteration (NULL, TRUE);

  return (g_get_monotonic_time () - begin) / 1000.0;
}

static double
measure_least (GListModel *games,
               guint       grouping)
{
  double least = measure_count (games, grouping);

  for (guint i = 1; i < RUNS; i++)
    {
      double time = measure_count (games, grouping);

      least = MIN (least, time);
    }

  return least;
}

static void
measure_page (GListModel *games)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page;
  Wait wait = { 0 };
  gint64 begin;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect_swapped (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb), &wait);
  begin = g_get_monotonic_time ();
  page = ahu_statistics_page_new (ahu_rn_game_ui_get (), games);
  g_signal_connect_swapped (ahu_statistics_page_get_statistics (AHU_STATISTICS_PAGE (page)), "counted",
                            G_CALLBACK (counted_cb), &wait);
  gtk_window_set_child (GTK_WINDOW (window), page);
  wait.longest = g_get_monotonic_time () - begin;
  while (wait.painted == 0)
    turn_loop (&wait);
  g_print ("\"page_ms\":%.0f,\"longest_stall_ms\":%.0f}\n", (wait.painted - begin) / 1000.0, wait.longest / 1000.0);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  static const char *const groupings[] = { "player", "seat", "colour", "players" };
  g_autoptr (GListStore) games = NULL;
  guint n = argc > 1 ? (guint) atoi (argv[1]) : 10000;

  test_ui_init (&argc, &argv);
  ahu_game_register (rn_game_get ());
  games = make_games (n);
  g_print ("{\"bench\":\"statistics\",\"games\":%u,\"count_ms\":{", n);
  for (guint i = 0; i < G_N_ELEMENTS (groupings); i++)
    g_print ("%s\"%s\":%.1f", i > 0 ? "," : "", groupings[i], measure_least (G_LIST_MODEL (games), i));
  g_print ("},");
  measure_page (G_LIST_MODEL (games));

  return 0;
}
