/* test-statistics-table.c: many names and little room on the page of the statistics
 *
 * Not for: what is counted and where the numbers lead (test-statistics.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-ui.h"
#include "test-ui-find.h"

#include "app/ahu-statistics-page.h"
#include "app/ahu-statistics-table.h"
#include "rapanui/rn-facts.h"
#include "rapanui/rn-game.h"

#define PEOPLE 240
/* Rows of a page that shows its first numbers. */
#define FEW 40

typedef struct
{
  GListStore *games;
  GtkWidget *window;
  AhuStatisticsPage *page;
  char *ids;
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
  entry = g_variant_ref_sink (g_variant_new ("(ssmssmsxuuyba(ssux)ax)", id, id, NULL, "rapa-nui",
                                             NULL, G_GINT64_CONSTANT (1800000000), 100, 40,
                                             (guint8) AHU_SUMMARY_OVER, FALSE, &players, &facts));

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
show_games_cb (Fixture           *fixture,
               const char *const *ids,
               const char        *heading)
{
  g_free (fixture->ids);
  fixture->ids = g_strjoinv (" ", (char **) ids);
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
  fixture->page = AHU_STATISTICS_PAGE (ahu_statistics_page_new (ahu_game_ui_get_default (),
                                                                G_LIST_MODEL (fixture->games)));
  g_signal_connect_swapped (fixture->page, "show-games", G_CALLBACK (show_games_cb), fixture);
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), GPOINTER_TO_INT (width), 720);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_present (GTK_WINDOW (fixture->window));
  test_ui_wait (is_shown, fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_set_child (GTK_WINDOW (fixture->window), NULL);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->games);
  g_free (fixture->ids);
}

static GtkColumnView *
find_view (Fixture *fixture)
{
  return GTK_COLUMN_VIEW (test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_COLUMN_VIEW, NULL));
}

static guint
count_rows (Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_column_view_get_model (find_view (fixture))));
}

static gboolean
has_all_rows (gpointer data)
{
  return count_rows (data) == PEOPLE;
}

/* The first rows don't wait for the others, which come nevertheless. */
static void
test_many (Fixture      *fixture,
           gconstpointer data)
{
  AhuStatistics *statistics = ahu_statistics_page_get_statistics (fixture->page);
  g_autofree char *csv = NULL;
  g_auto (GStrv) lines = NULL;

  test_ui_wait (has_all_rows, fixture);
  ahu_statistics_set_grouping (statistics, AHU_BY_SEAT);
  test_ui_wait (is_shown, fixture);
  g_assert_cmpuint (count_rows (fixture), ==, 2);
  ahu_statistics_set_grouping (statistics, AHU_BY_PLAYER);
  test_ui_wait (is_shown, fixture);
  g_assert_cmpuint (count_rows (fixture), >, 2);
  g_assert_cmpuint (count_rows (fixture), <=, FEW);
  csv = ahu_statistics_page_dup_csv (fixture->page);
  lines = g_strsplit (csv, "\r\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, PEOPLE + 2);
  test_ui_wait (has_all_rows, fixture);
}

/* Whoever reads below stays there when a game more is counted. */
static void
test_stays (Fixture      *fixture,
            gconstpointer data)
{
  GtkAdjustment *position = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (find_view (fixture)));
  g_autoptr (AhuSummary) summary = summary_new (PEOPLE);

  test_ui_wait (has_all_rows, fixture);
  gtk_test_widget_wait_for_draw (fixture->window);
  gtk_adjustment_set_value (position, 2000);
  g_assert_cmpfloat (gtk_adjustment_get_value (position), ==, 2000);
  g_list_store_append (fixture->games, summary);
  while (count_rows (fixture) == PEOPLE)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_rows (fixture), >=, PEOPLE);
  g_assert_cmpfloat (gtk_adjustment_get_value (position), >, 1000);
}

/* Whatever is chosen, nothing stands beyond the edge. */
static void
test_room (Fixture      *fixture,
           gconstpointer data)
{
  AhuStatistics *statistics = ahu_statistics_page_get_statistics (fixture->page);
  GtkWidget *drop = NULL;

  for (guint grouping = 0; grouping <= AHU_BY_N_PLAYERS; grouping++)
    {
      GtkAdjustment *across = gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (find_view (fixture)));

      ahu_statistics_set_grouping (statistics, grouping);
      test_ui_wait (is_shown, fixture);
      drop = test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_DROP_DOWN, gettext ("Which numbers"));
      for (guint i = 0; i < g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (drop))); i++)
        {
          gtk_drop_down_set_selected (GTK_DROP_DOWN (drop), i);
          gtk_test_widget_wait_for_draw (fixture->window);
          g_test_message ("grouping %u, choice %u: %g of %g", grouping, i, gtk_adjustment_get_upper (across),
                          gtk_adjustment_get_page_size (across));
          g_assert_cmpfloat (gtk_adjustment_get_page_size (across), >, 0);
          g_assert_cmpfloat (gtk_adjustment_get_upper (across), <=, gtk_adjustment_get_page_size (across));
        }
    }
}

static GListModel *
get_choices (Fixture *fixture)
{
  GtkWidget *drop = test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_DROP_DOWN, gettext ("Which numbers"));

  return gtk_drop_down_get_model (GTK_DROP_DOWN (drop));
}

static const char *
get_choice (Fixture *fixture,
            guint    choice)
{
  g_autoptr (GtkStringObject) item = g_list_model_get_item (get_choices (fixture), choice);

  return item != NULL ? g_intern_string (gtk_string_object_get_string (item)) : NULL;
}

/* Less room, more choices: a part of a group says which one. */
static void
test_choices (Fixture      *fixture,
              gconstpointer data)
{
  const AhuMeasure *measures
    = (const AhuMeasure *) (gpointer) ahu_statistics_get_measures (ahu_statistics_page_get_statistics (fixture->page))->data;

  g_assert_true (g_str_has_prefix (get_choice (fixture, 0), measures[0].group));
  if (GPOINTER_TO_INT (data) >= 1280)
    g_assert_cmpstr (get_choice (fixture, 0), ==, measures[0].group);
  else
    g_assert_nonnull (strstr (get_choice (fixture, 0), measures[0].label));
}

static void
assert_sorted (GListModel *rows,
               guint       measure)
{
  for (guint i = 1; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (AhuStatisticsRow) before = g_list_model_get_item (rows, i - 1);
      g_autoptr (AhuStatisticsRow) row = g_list_model_get_item (rows, i);

      g_assert_cmpfloat (ahu_statistics_row_get_value (before, measure), >=, ahu_statistics_row_get_value (row, measure));
    }
}

/* Where there is room for one number, the order is that of this number. */
static void
test_order (Fixture      *fixture,
            gconstpointer data)
{
  GtkDropDown *drop = GTK_DROP_DOWN (test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_DROP_DOWN, "Which numbers"));
  AhuStatisticsTable *table = AHU_STATISTICS_TABLE (test_ui_find (GTK_WIDGET (fixture->page), AHU_TYPE_STATISTICS_TABLE, NULL));
  GListModel *rows = ahu_statistics_table_get_rows (table);

  g_assert_cmpuint (g_list_model_get_n_items (rows), >, 2);
  assert_sorted (rows, AHU_MEASURE_POINTS);
  gtk_drop_down_set_selected (drop, AHU_MEASURE_WINS);
  assert_sorted (rows, AHU_MEASURE_WINS);
}

/* The numbers of charts lead to their games as those of the table do. */
static void
test_chart_leads (Fixture      *fixture,
                  gconstpointer data)
{
  ahu_statistics_set_grouping (ahu_statistics_page_get_statistics (fixture->page), AHU_BY_COLOUR);
  test_ui_wait (is_shown, fixture);
  test_ui_click (GTK_WIDGET (fixture->page), "Charts");
  g_assert_false (gtk_widget_get_sensitive (test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON,
                                                          "red, Wins: 0 % (0 of 120)")));
  test_ui_click (GTK_WIDGET (fixture->page), "violet, Wins: 100 % (120 of 120)");
  g_assert_nonnull (strstr (fixture->ids, "game-119"));
  g_clear_pointer (&fixture->ids, g_free);
  test_ui_click (GTK_WIDGET (fixture->page), "red, Points: 159.5");
  g_assert_nonnull (strstr (fixture->ids, "game-0 "));
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
  ADD ("order", 360, test_order);
  ADD ("choices/700", 700, test_choices);
  ADD ("choices/1280", 1280, test_choices);
  ADD ("chart-leads", 1280, test_chart_leads);
  ADD ("room/700", 700, test_room);
  ADD ("room/1010", 1010, test_room);
  ADD ("room/1700", 1700, test_room);

  return g_test_run ();
}
