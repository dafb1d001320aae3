/* bench-history.c: how fast the page with all games shows ten thousand of them
 *
 * Plays games as `ahu-cli simulate` does (its output comes on standard input, one
 * record a line), keeps them as files, and measures what a person waits for: the first
 * rows after the page was asked for, once with the index and once without, the rest of
 * the games, the answer to a letter in the search, the frames while the list is scrolled, and
 * the numbers on the page of the statistics, with and without the index too. Prints one JSON line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <stdio.h>
#include <time.h>

#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "shell/history/ahu-history-page.h"
#include "shell/history/ahu-history-row.h"
#include "shell/statistics/ahu-statistics-page.h"

#include "support/test-ui-find.h"
#include "support/test-ui.h"

#include "support/test-folder.h"

#define SCROLL_FRAMES 600

static guint n_games;

typedef struct
{
  gint64 begin;
  gint64 last;
  gint64 longest;
  guint n_frames;
  guint n_late; /* later than 1/30 of a second */
} Frames;

static double
get_ms (gint64 from)
{
  return (double) (g_get_monotonic_time () - from) / 1000;
}

/* The time that the window's thread has had the processor: where nothing else is at
 * work it would take no longer. */
static double
get_busy_ms (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return (double) time.tv_sec * 1000 + (double) time.tv_nsec / 1000000;
}

/* Returns: how many games there are */
static guint
keep_games (const char *folder)
{
  g_autofree char *line = NULL;
  gsize size = 0;
  guint n = 0;

  g_mkdir_with_parents (folder, 0700);
  while (getline (&line, &size, stdin) > 0)
    {
      g_autofree char *name = g_strdup_printf ("game-%05u.rapanui", n++);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_file_set_contents_full (path, line, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL);
    }

  return n;
}

typedef struct
{
  GtkWidget *page;
  gint64 when;
} Paint;

/* Rows are made in the same frame that paints them. */
static void
painted_cb (GdkFrameClock *clock,
            Paint         *paint)
{
  if (paint->when == 0 && test_ui_find (paint->page, AHU_TYPE_HISTORY_ROW, NULL) != NULL)
    paint->when = g_get_monotonic_time ();
}

/* Waits for a frame in which a row can be seen.
 * Returns: milliseconds from begin */
static double
wait_for_rows (GtkWidget *window,
               GtkWidget *page,
               gint64     begin)
{
  Paint paint = { page, 0 };
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gulong id = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &paint);

  while (paint.when == 0)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, id);

  return (double) (paint.when - begin) / 1000;
}

static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  Frames *frames = user_data;
  GtkAdjustment *position = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (widget));
  gint64 now = g_get_monotonic_time ();
  gint64 time = now - frames->last;

  if (frames->n_frames > 0)
    {
      frames->longest = MAX (frames->longest, time);
      frames->n_late += time > G_USEC_PER_SEC / 30;
    }
  frames->last = now;
  gtk_adjustment_set_value (position, gtk_adjustment_get_value (position) + 120);

  return ++frames->n_frames < SCROLL_FRAMES ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static Frames
scroll (GtkWidget *page)
{
  GtkWidget *list = test_ui_find (page, GTK_TYPE_LIST_VIEW, NULL);
  Frames frames = { .begin = g_get_monotonic_time () };

  gtk_widget_add_tick_callback (list, scroll_cb, &frames, NULL);
  while (frames.n_frames < SCROLL_FRAMES)
    g_main_context_iteration (NULL, TRUE);

  return frames;
}

static gboolean
is_searched (gpointer data)
{
  GtkWidget *list = test_ui_find (data, GTK_TYPE_LIST_VIEW, NULL);
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));

  return g_list_model_get_n_items (model) == 0;
}

/* Returns: milliseconds until all games have been looked at */
static double
search (GtkWidget *page)
{
  GtkWidget *entry = test_ui_find (page, GTK_TYPE_SEARCH_ENTRY, NULL);
  gint64 begin = g_get_monotonic_time ();

  gtk_search_entry_set_search_delay (GTK_SEARCH_ENTRY (entry), 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), "nobody is called so");
  test_ui_wait (is_searched, page);

  return get_ms (begin);
}

static GtkWidget *
open_window (void)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 800);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window) || g_main_context_pending (NULL))
    g_main_context_iteration (NULL, TRUE);

  return window;
}

/* Opens the page as the window does: with nothing read before. */
static void
measure (const char *folder,
         const char *cache,
         const char *name,
         gboolean    scrolls)
{
  g_autoptr (AhuStore) store = ahu_store_new (folder);
  GtkWidget *window = open_window ();
  g_autoptr (AhuLibrary) library = NULL;
  GtkWidget *page;
  gint64 begin;
  double busy;

  begin = g_get_monotonic_time ();
  busy = get_busy_ms ();
  library = ahu_library_new (store, cache);
  page = ahu_history_page_new (library);
  gtk_window_set_child (GTK_WINDOW (window), page);
  printf ("\"%s\": {\"first_rows_ms\": %.1f", name, wait_for_rows (window, page, begin));
  printf (", \"first_rows_busy_ms\": %.1f", get_busy_ms () - busy);
  while (ahu_library_get_loading (library))
    g_main_context_iteration (NULL, TRUE);
  printf (", \"all_read_ms\": %.1f, \"all_read_busy_ms\": %.1f", get_ms (begin), get_busy_ms () - busy);

  if (scrolls)
    {
      double before = get_busy_ms ();
      Frames frames = scroll (page);

      printf (", \"scroll_busy_ms\": %.1f", get_busy_ms () - before);
      printf (", \"scroll_frames\": %u, \"scroll_ms\": %.1f, \"longest_frame_ms\": %.1f, \"frames_over_33_ms\": %u",
              frames.n_frames, get_ms (frames.begin), (double) frames.longest / 1000, frames.n_late);
      printf (", \"search_ms\": %.1f", search (page));
    }
  printf ("}");

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Every game kept here is over. */
static gboolean
is_counted (gpointer data)
{
  AhuStatistics *statistics = ahu_statistics_page_get_statistics (data);

  return !ahu_statistics_get_counting (statistics) && ahu_statistics_get_n_games (statistics) == n_games;
}

static void
counted_cb (GdkFrameClock *clock,
            Paint         *paint)
{
  if (paint->when == 0 && is_counted (paint->page))
    paint->when = g_get_monotonic_time ();
}

/* Opens the page of the statistics with nothing read before, and waits until the numbers
 * of all games are painted. */
static void
measure_statistics (const char *folder,
                    const char *cache,
                    const char *name)
{
  g_autoptr (AhuStore) store = ahu_store_new (folder);
  GtkWidget *window = open_window ();
  gint64 begin = g_get_monotonic_time ();
  double busy = get_busy_ms ();
  g_autoptr (AhuLibrary) library = ahu_library_new (store, cache);
  Paint paint = { ahu_statistics_page_new (ahu_rn_game_ui_get (), G_LIST_MODEL (library)), 0 };

  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (counted_cb), &paint);
  gtk_window_set_child (GTK_WINDOW (window), paint.page);
  while (paint.when == 0)
    g_main_context_iteration (NULL, TRUE);
  printf (", \"%s\": {\"painted_ms\": %.1f, \"busy_ms\": %.1f}", name,
          (double) (paint.when - begin) / 1000, get_busy_ms () - busy);

  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *parent = g_dir_make_tmp ("ahu-bench-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (parent, "games", NULL);
  g_autofree char *cache = g_build_filename (parent, "cache", NULL);

  test_ui_init (&argc, &argv);
  n_games = keep_games (folder);
  printf ("{\"games\": %u, ", n_games);
  measure (folder, cache, "without_index", FALSE);
  printf (", ");
  measure (folder, cache, "with_index", TRUE);
  measure_statistics (folder, cache, "statistics_with_index");
  test_folder_remove (cache);
  measure_statistics (folder, cache, "statistics_without_index");
  printf ("}\n");
  test_folder_remove (parent);

  return 0;
}
