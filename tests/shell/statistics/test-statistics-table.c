/* test-statistics-table.c: many names and little room on the page of the statistics
 *
 * Not for: what is counted and where the numbers lead (test-statistics.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/test-ui-find.h"
#include "support/test-ui.h"

#include "games/rapanui/rn-game.h"
#include "games/rapanui/study/rn-facts.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "shell/statistics/ahu-statistics-page.h"
#include "shell/statistics/ahu-statistics-table.h"

#define PEOPLE 240

typedef struct
{
  GListStore *games;
  GtkWidget *window;
  AhuStatisticsPage *page;
} Fixture;

/* Who plays first loses: seat 2 wins all games. */
static AhuSummary *
summary_new (guint number)
{
  g_autofree char *id = g_strdup_printf ("game-%u", number);
  g_autoptr (GVariant) entry = NULL;
  GVariantBuilder players, facts;

  g_variant_builder_init (&players, G_VARIANT_TYPE ("a(ssux)"));
  g_variant_builder_init (&facts, G_VARIANT_TYPE ("ax"));
  for (guint seat = 0; seat < 2; seat++)
    {
      g_autofree char *name = g_strdup_printf ("Player %u", number * 2 + seat);

      g_variant_builder_add (&players, "(ssux)", name, seat == 0 ? "red" : "violet", 2 - seat,
                             (gint64) (100 + number + seat));
      for (guint fact = 0; fact < RN_FACTS; fact++)
        g_variant_builder_add (&facts, "x", (gint64) fact);
    }
  entry = g_variant_ref_sink (g_variant_new ("(ssmssmsxuuybba(ssux)ax)", id, id, NULL, "rapa-nui",
                                             NULL, G_GINT64_CONSTANT (1800000000), 100, 40,
                                             (guint8) AHU_SUMMARY_OVER, FALSE, FALSE, &players, &facts));

  return ahu_summary_new_from_variant (entry);
}

static gboolean
is_shown (gpointer data)
{
  Fixture *fixture = data;

  return gtk_widget_get_width (GTK_WIDGET (fixture->page)) > 0 &&
         !ahu_statistics_get_counting (ahu_statistics_page_get_statistics (fixture->page));
}

static void
set_up (Fixture      *fixture,
        gconstpointer width)
{
  fixture->games = g_list_store_new (AHU_TYPE_SUMMARY);
  for (guint i = 0; i < PEOPLE / 2; i++)
    {
      g_autoptr (AhuSummary) summary = summary_new (i);

      g_list_store_append (fixture->games, summary);
    }
  fixture->page = AHU_STATISTICS_PAGE (ahu_statistics_page_new (ahu_rn_game_ui_get (),
                                                                G_LIST_MODEL (fixture->games)));
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), GPOINTER_TO_INT (width), 720);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_present (GTK_WINDOW (fixture->window));
  test_ui_wait (is_shown, fixture);
  /* There may be room for more than the first frame knows. */
  test_ui_wait_for_frames (fixture->window, 2);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_set_child (GTK_WINDOW (fixture->window), NULL);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->games);
}

static AhuStatisticsTable *
find_table (Fixture *fixture)
{
  return AHU_STATISTICS_TABLE (test_ui_find (GTK_WIDGET (fixture->page), AHU_TYPE_STATISTICS_TABLE, NULL));
}

static guint
count_rows (GtkWidget *root)
{
  guint n = gtk_widget_has_css_class (root, "row-name");

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_rows (child);

  return n;
}

/* The first rows, and more of them for who wants them; the file has all. */
static void
test_many (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *table = GTK_WIDGET (find_table (fixture));
  g_autofree char *csv = ahu_statistics_page_dup_csv (fixture->page);
  g_auto (GStrv) lines = g_strsplit (csv, "\r\n", -1);

  g_assert_cmpuint (count_rows (table), ==, AHU_STATISTICS_ROWS);
  test_ui_click (table, "Show 12 more");
  g_assert_cmpuint (count_rows (table), ==, 2 * AHU_STATISTICS_ROWS);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), table));
  for (guint i = 2; i < PEOPLE / AHU_STATISTICS_ROWS; i++)
    test_ui_click (table, "Show 12 more");
  g_assert_cmpuint (count_rows (table), ==, PEOPLE);
  g_assert_null (test_ui_find (table, GTK_TYPE_BUTTON, "Show 12 more"));
  g_assert_cmpuint (g_strv_length (lines), ==, PEOPLE + 2);
}

/* A game more changes the numbers, not the widgets: whoever reads stays there. */
static void
test_stays (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *number = test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON, "Player 239, Wins: 1");
  g_autoptr (AhuSummary) summary = summary_new (PEOPLE);
  AhuStatistics *statistics = ahu_statistics_page_get_statistics (fixture->page);

  g_assert_nonnull (number);
  gtk_widget_grab_focus (number);
  test_ui_click (GTK_WIDGET (find_table (fixture)), "Show 12 more");
  gtk_widget_grab_focus (number);
  g_list_store_append (fixture->games, summary);
  while (g_list_model_get_n_items (G_LIST_MODEL (statistics)) == PEOPLE)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == number);
  g_assert_cmpuint (count_rows (GTK_WIDGET (find_table (fixture))), ==, 2 * AHU_STATISTICS_ROWS);
}

/* Whatever is chosen, nothing stands beyond the edge or is shown smaller. */
static void
test_room (Fixture      *fixture,
           gconstpointer data)
{
  AhuStatistics *statistics = ahu_statistics_page_get_statistics (fixture->page);
  GtkWidget *stack = test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_STACK, NULL);

  for (guint grouping = 0; grouping <= AHU_BY_N_PLAYERS; grouping++)
    {
      int least;

      ahu_statistics_set_grouping (statistics, grouping);
      test_ui_wait (is_shown, fixture);
      gtk_widget_measure (stack, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_test_message ("grouping %u: %d", grouping, least);
      g_assert_cmpint (least, <=, GPOINTER_TO_INT (data));
    }
}

#define ADD(path, width, test) \
  g_test_add ("/ui/statistics-table/" path, Fixture, GINT_TO_POINTER (width), set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  ahu_game_register (rn_game_get ());
  ADD ("many", 1280, test_many);
  ADD ("stays", 1280, test_stays);
  ADD ("room/360", 360, test_room);
  ADD ("room/700", 700, test_room);
  ADD ("room/1010", 1010, test_room);
  ADD ("room/1700", 1700, test_room);

  return g_test_run ();
}
