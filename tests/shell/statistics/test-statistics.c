/* test-statistics.c: the page of the statistics shows what was counted, and leads to the games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/test-ui-find.h"
#include "support/test-ui.h"

#include <glib/gstdio.h>

#include "games/rapanui/rn-game.h"
#include "games/rapanui/study/rn-facts.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "shell/statistics/ahu-names-window.h"
#include "shell/statistics/ahu-statistics-page.h"
#include "shell/statistics/ahu-statistics-words.h"
#include "toolkit/art/ahu-part.h"
#include "toolkit/base/ahu-tip.h"

typedef struct
{
  GListStore *games;
  GtkWidget *window;
  AhuStatisticsPage *page;
  char *heading;
  char *ids;
} Fixture;

typedef struct
{
  const char *name;
  const char *colour;
  guint place;
  gint64 total;
} Player;

static AhuSummary *
summary_new (const char   *id,
             guint         year,
             gboolean      is_practice,
             const Player *players,
             guint         n)
{
  g_autoptr (GDateTime) time = g_date_time_new_utc ((int) year, 6, 15, 12, 0, 0);
  g_autoptr (GVariant) entry = NULL;
  GVariantBuilder table, facts;

  g_variant_builder_init (&table, G_VARIANT_TYPE ("a(ssux)"));
  g_variant_builder_init (&facts, G_VARIANT_TYPE ("ax"));
  for (guint i = 0; i < n; i++)
    {
      g_variant_builder_add (&table, "(ssux)", players[i].name, players[i].colour, players[i].place,
                             players[i].total);
      for (guint fact = 0; fact < RN_FACTS; fact++)
        g_variant_builder_add (&facts, "x", fact == RN_FACT_TILES ? players[i].total : (gint64) (fact * i));
    }
  entry = g_variant_ref_sink (g_variant_new ("(ssmssmsxuuybba(ssux)ax)", id, id, NULL, "rapa-nui", NULL,
                                             g_date_time_to_unix (time), 100, 40, (guint8) AHU_SUMMARY_OVER, is_practice, FALSE,
                                             &table, &facts));

  return ahu_summary_new_from_variant (entry);
}

static void
add (Fixture      *fixture,
     const char   *id,
     guint         year,
     const Player *players,
     guint         n)
{
  g_autoptr (AhuSummary) summary = summary_new (id, year, FALSE, players, n);

  g_assert_nonnull (summary);
  g_list_store_append (fixture->games, summary);
}

/* All of one year, so that each has games enough for a chart. */
static void
add_many (Fixture *fixture)
{
  static const Player won[] = { { "Ben", "blue", 1, 40 }, { "Anna", "red", 2, 30 } };
  static const Player lost[] = { { "Ben", "green", 2, 30 }, { "Anna", "violet", 1, 40 } };

  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *id = g_strdup_printf ("m%u", i);

      add (fixture, id, 2027 + (i > 2), i > 2 ? lost : won, 2);
    }
}

static void
add_games (Fixture *fixture)
{
  static const Player first[] = { { "Anna", "red", 1, 30 }, { "Ben", "blue", 2, 25 }, { "Clara", "green", 3, 20 } };
  static const Player second[] = { { "Ben", "red", 1, 28 }, { "Anna", "blue", 1, 28 } };
  static const Player third[] = { { "anna", "violet", 2, 10 }, { "Ben", "blue", 1, 40 } };

  add (fixture, "g1", 2025, first, G_N_ELEMENTS (first));
  add (fixture, "g2", 2026, second, G_N_ELEMENTS (second));
  add (fixture, "g3", 2026, third, G_N_ELEMENTS (third));
}

static gboolean
is_counted (gpointer data)
{
  Fixture *fixture = data;

  return !ahu_statistics_get_counting (ahu_statistics_page_get_statistics (fixture->page));
}

static void
wait_for_count (Fixture *fixture)
{
  test_ui_wait (is_counted, fixture);
}

static void
show_games_cb (Fixture           *fixture,
               const char *const *ids,
               const char        *heading)
{
  g_free (fixture->ids);
  g_free (fixture->heading);
  fixture->ids = g_strjoinv (" ", (char **) ids);
  fixture->heading = g_strdup (heading);
}

static char *
get_names_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "ahu", "names.json", NULL);
}

static gboolean
is_laid_out (gpointer data)
{
  Fixture *fixture = data;

  return gtk_widget_get_width (GTK_WIDGET (fixture->page)) > 0;
}

static void
open_page (Fixture *fixture,
           int      width)
{
  g_autofree char *names = get_names_path ();

  g_unlink (names);
  fixture->page = AHU_STATISTICS_PAGE (ahu_statistics_page_new (ahu_rn_game_ui_get (),
                                                                G_LIST_MODEL (fixture->games)));
  g_signal_connect_swapped (fixture->page, "show-games", G_CALLBACK (show_games_cb), fixture);
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, 720);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_present (GTK_WINDOW (fixture->window));
  test_ui_wait (is_laid_out, fixture);
  wait_for_count (fixture);
  /* There may be room for more than the first frame knows. */
  test_ui_wait_for_frames (fixture->window, 2);
}

static void
set_up (Fixture      *fixture,
        gconstpointer width)
{
  fixture->games = g_list_store_new (AHU_TYPE_SUMMARY);
  if (GPOINTER_TO_INT (width) != 0)
    {
      add_games (fixture);
      open_page (fixture, GPOINTER_TO_INT (width));
    }
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->games);
  g_free (fixture->heading);
  g_free (fixture->ids);
}

static GtkWidget *
find_number (Fixture    *fixture,
             const char *name)
{
  return test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON, name);
}

static gboolean
has_number (gpointer data)
{
  gpointer *wanted = data;

  return find_number (wanted[0], wanted[1]) != NULL;
}

static void
wait_for_number (Fixture    *fixture,
                 const char *name)
{
  gpointer wanted[] = { fixture, (gpointer) name };

  test_ui_wait (has_number, wanted);
}

/* Lists show their rows in a frame of their own. */
static void
click_number (Fixture    *fixture,
              const char *name)
{
  wait_for_number (fixture, name);
  test_ui_click (GTK_WIDGET (fixture->page), name);
}

/* The first column of every row of a group, and its numbers. */
static void
check_numbers (Fixture *fixture,
               guint    first,
               guint    n)
{
  AhuStatistics *statistics = ahu_statistics_page_get_statistics (fixture->page);
  GArray *measures = ahu_statistics_get_measures (statistics);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (statistics)); i++)
    {
      g_autoptr (AhuStatisticsRow) row = g_list_model_get_item (G_LIST_MODEL (statistics), i);

      for (guint m = first; m < first + n; m++)
        {
          const AhuMeasure *measure = &g_array_index (measures, AhuMeasure, m);
          g_autofree char *value = ahu_statistics_format (row, measure, m, ahu_statistics_are_few (G_LIST_MODEL (statistics)));
          g_autofree char *name = g_strdup_printf ("%s, %s: %s", ahu_statistics_row_get_key (row),
                                                   measure->label, value);

          wait_for_number (fixture, name);
          g_assert_cmpint (gtk_widget_get_sensitive (find_number (fixture, name)), ==,
                           ahu_statistics_row_has_games (row, m));
        }
    }
}

static GtkDropDown *
find_drop (Fixture    *fixture,
           const char *name)
{
  return GTK_DROP_DOWN (test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_DROP_DOWN, name));
}

/* What people look for first, and all others below the charts. */
static void
test_numbers (Fixture      *fixture,
              gconstpointer data)
{
  check_numbers (fixture, 0, AHU_MEASURE_FACTS + RN_FACTS);
}

static void
test_leads (Fixture      *fixture,
            gconstpointer data)
{
  click_number (fixture, "Ben, Wins: 2");
  g_assert_cmpstr (fixture->ids, ==, "g2 g3");
  g_assert_cmpstr (fixture->heading, ==, "Ben · Wins");
  click_number (fixture, "Anna, Shared wins: 1");
  g_assert_cmpstr (fixture->ids, ==, "g2");
}

/* Who comes back is where the way began. */
static void
test_comes_back (Fixture      *fixture,
                 gconstpointer data)
{
  GtkWidget *number;

  wait_for_number (fixture, "Ben, Wins: 2");
  number = find_number (fixture, "Ben, Wins: 2");
  gtk_widget_grab_focus (number);
  click_number (fixture, "Ben, Wins: 2");
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (fixture->page)));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == number);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (fixture->page)));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                         GTK_WIDGET (find_drop (fixture, "By"))));
}

static void
group_by (Fixture    *fixture,
          AhuGrouping grouping)
{
  gtk_drop_down_set_selected (find_drop (fixture, "By"), grouping);
  wait_for_count (fixture);
}

static void
test_groupings (Fixture      *fixture,
                gconstpointer data)
{
  group_by (fixture, AHU_BY_SEAT);
  click_number (fixture, "Seat 1, Wins: 2");
  g_assert_cmpstr (fixture->ids, ==, "g1 g2");
  group_by (fixture, AHU_BY_COLOUR);
  click_number (fixture, "violet, Games: 1");
  g_assert_cmpstr (fixture->ids, ==, "g3");
  group_by (fixture, AHU_BY_N_PLAYERS);
  click_number (fixture, "2 players, Shared wins: 1");
  g_assert_cmpstr (fixture->ids, ==, "g2");
  g_assert_null (find_number (fixture, "2 players, Wins: 3"));
}

static void
test_filters (Fixture      *fixture,
              gconstpointer data)
{
  gtk_drop_down_set_selected (find_drop (fixture, "Games"), 2);
  wait_for_count (fixture);
  wait_for_number (fixture, "Ben, Games: 1");
  gtk_drop_down_set_selected (find_drop (fixture, "Years"), 1);
  wait_for_count (fixture);
  g_assert_nonnull (test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_LABEL, NULL));
  g_assert_cmpuint (ahu_statistics_get_n_games (ahu_statistics_page_get_statistics (fixture->page)), ==, 0);
  gtk_drop_down_set_selected (find_drop (fixture, "Games"), 0);
  wait_for_count (fixture);
  wait_for_number (fixture, "Ben, Games: 2");
  g_assert_cmpuint (gtk_drop_down_get_selected (find_drop (fixture, "Years")), ==, 1);
}

/* Whoever has practised is asked whether that counts; at first it doesn't. */
static void
test_practice (Fixture      *fixture,
               gconstpointer data)
{
  static const Player players[] = { { "Anna", "red", 1, 90 }, { "Computer", "blue", 2, 10 } };
  g_autoptr (AhuSummary) practice = summary_new ("p1", 2026, TRUE, players, G_N_ELEMENTS (players));
  const char *check = "With practice games";

  g_assert_null (test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_CHECK_BUTTON, check));
  g_list_store_append (fixture->games, practice);
  ahu_statistics_count (ahu_statistics_page_get_statistics (fixture->page));
  wait_for_count (fixture);
  g_assert_cmpuint (ahu_statistics_get_n_games (ahu_statistics_page_get_statistics (fixture->page)), ==, 3);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_CHECK_BUTTON,
                                                               check)), TRUE);
  wait_for_count (fixture);
  g_assert_cmpuint (ahu_statistics_get_n_games (ahu_statistics_page_get_statistics (fixture->page)), ==, 4);
}

static void
assert_order (Fixture    *fixture,
              const char *first,
              const char *last)
{
  g_autofree char *csv = ahu_statistics_page_dup_csv (fixture->page);
  g_auto (GStrv) lines = g_strsplit (csv, "\r\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 6);
  g_assert_true (g_str_has_prefix (lines[1], first));
  g_assert_true (g_str_has_prefix (lines[4], last));
}

static void
click_head (Fixture *fixture,
            guint    measure)
{
  AhuStatistics *statistics = ahu_statistics_page_get_statistics (fixture->page);

  test_ui_click (GTK_WIDGET (fixture->page),
                 g_array_index (ahu_statistics_get_measures (statistics), AhuMeasure, measure).label);
}

/* The most wins first, then the most points. A head puts its best first, and once more last;
 * of places the lowest is best. */
static void
test_order (Fixture      *fixture,
            gconstpointer data)
{
  assert_order (fixture, "Ben,3,2,", "anna,");
  click_head (fixture, AHU_MEASURE_PLACE);
  assert_order (fixture, "Anna,", "Clara,");
  click_head (fixture, AHU_MEASURE_PLACE);
  assert_order (fixture, "Clara,", "Anna,");
  click_head (fixture, AHU_MEASURE_GAMES);
  assert_order (fixture, "Ben,", "anna,");
  test_ui_click (GTK_WIDGET (fixture->page), "Player");
  assert_order (fixture, "Anna,", "anna,");
}

/* What the number of a column is stands in the tip of its head, and is told with it. */
static void
test_heads (Fixture      *fixture,
            gconstpointer data)
{
  GArray *measures = ahu_statistics_get_measures (ahu_statistics_page_get_statistics (fixture->page));

  for (guint i = 0; i < measures->len; i++)
    {
      const AhuMeasure *measure = &g_array_index (measures, AhuMeasure, i);
      GtkWidget *head = test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON, measure->label);

      g_assert_nonnull (head);
      g_assert_cmpstr (ahu_tip_get (head), ==, measure->detail);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (head), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, measure->detail);
    }
}

/* As the table is sorted, so is the file. */
static void
test_csv (Fixture      *fixture,
          gconstpointer data)
{
  g_autofree char *csv = NULL;
  g_auto (GStrv) lines = NULL;

  click_head (fixture, AHU_MEASURE_POINTS);
  click_head (fixture, AHU_MEASURE_POINTS);
  csv = ahu_statistics_page_dup_csv (fixture->page);
  lines = g_strsplit (csv, "\r\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 6);
  g_assert_true (g_str_has_prefix (lines[0], "\357\273\277Player,Games,Wins,Wins in %,"));
  g_assert_true (g_str_has_prefix (lines[1], "anna,1,0,0.000,0,2.000,10.000,,10,40.000,10.000,"));
  g_assert_true (g_str_has_prefix (lines[2], "Clara,1,0,0.000,0,3.000,20.000,,20,"));
  g_assert_true (g_str_has_prefix (lines[3], "Anna,2,2,1.000,1,1.000,29.000,29.000,30,"));
  g_assert_true (g_str_has_prefix (lines[4], "Ben,3,2,0.667,1,1.333,31.000,34.000,40,"));
}

/* Nothing is shown smaller for want of room, in any language. */
static void
test_least_width (Fixture      *fixture,
                  gconstpointer data)
{
  GtkWidget *stack = test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_STACK, NULL);
  for (guint grouping = 0; grouping <= AHU_BY_N_PLAYERS; grouping++)
    {
      int least;

      ahu_statistics_set_grouping (ahu_statistics_page_get_statistics (fixture->page), grouping);
      wait_for_count (fixture);
      gtk_widget_measure (stack, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_test_message ("grouping %u: %d", grouping, least);
      g_assert_cmpint (least, <=, 360);
    }
}

/* Three columns, and the games beside the wins; all other numbers are there as well. */
static void
test_narrow (Fixture      *fixture,
             gconstpointer data)
{
  wait_for_number (fixture, "Ben, Wins: 2 of 3");
  g_assert_null (find_number (fixture, "Ben, Games: 3"));
  check_numbers (fixture, AHU_MEASURE_WIN_SHARE, AHU_MEASURE_FACTS + RN_FACTS - AHU_MEASURE_WIN_SHARE);
}

static GtkWidget *
find_chart (Fixture    *fixture,
            const char *words)
{
  return test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_WIDGET, words);
}

/* Few games look like a result, with whole numbers; whoever has played little has numbers and no bar. */
static void
test_charts (Fixture      *fixture,
             gconstpointer data)
{
  g_assert_nonnull (find_chart (fixture, "Ben: place 1, Wins: 2"));
  g_assert_nonnull (test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_LABEL, "The last game"));
  g_assert_nonnull (test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON, "Clara, Mean points: 20"));
  g_assert_null (find_chart (fixture, "How often each player wins\n5 games and more make a chart"));

  add_many (fixture);
  ahu_statistics_count (ahu_statistics_page_get_statistics (fixture->page));
  wait_for_count (fixture);
  g_assert_null (test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_LABEL, "The last game"));
  g_assert_nonnull (find_chart (fixture, "How often each player wins\nBen: 71%, 5 of 7.\nAnna: 50%, 3 of 6.\n"
                                         "5 games and more make a chart"));
  g_assert_nonnull (test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_LABEL, "71%"));
  group_by (fixture, AHU_BY_N_PLAYERS);
  g_assert_nonnull (find_chart (fixture, "How many players there were\n2 players: 86%, 6 of 7.\n"
                                         "5 games and more make a chart"));
}

static guint
count_parts (GtkWidget *root)
{
  guint n = AHU_IS_PART (root) && ahu_tip_get (root) != NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_parts (child);

  return n;
}

static GtkWidget *
find_part (GtkWidget  *root,
           const char *tip)
{
  if (AHU_IS_PART (root) && g_strcmp0 (ahu_tip_get (root), tip) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_part (child, tip);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* Each part of a bar is as long as it says, of an axis that is drawn whole. */
static void
test_parts (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *tiles, *grain, *bars;
  int width;

  add_many (fixture);
  ahu_statistics_count (ahu_statistics_page_get_statistics (fixture->page));
  wait_for_count (fixture);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpuint (count_parts (GTK_WIDGET (fixture->page)), ==, 2 * (RN_FACT_BUILT - RN_FACT_TILES));
  tiles = find_part (GTK_WIDGET (fixture->page), "Tiles: 64%, 31.3 points a game");
  grain = find_part (GTK_WIDGET (fixture->page), "Grain: 10%, 5.0 points a game");
  g_assert_nonnull (tiles);
  g_assert_nonnull (grain);
  g_assert_cmpint (gtk_widget_get_width (tiles), >, 5 * gtk_widget_get_width (grain));
  bars = gtk_widget_get_parent (tiles);
  width = gtk_widget_get_width (bars);
  g_assert_cmpint (gtk_widget_get_width (tiles), <, width * 3 / 4);
}

/* The mark is that of the game played last. */
static void
test_marks (Fixture      *fixture,
            gconstpointer data)
{
  AhuStatistics *statistics = ahu_statistics_page_get_statistics (fixture->page);
  g_autoptr (AhuStatisticsRow) ben = NULL;

  add_many (fixture);
  ahu_statistics_count (statistics);
  wait_for_count (fixture);
  ben = g_list_model_get_item (G_LIST_MODEL (statistics), 0);
  g_assert_cmpstr (ahu_statistics_row_get_key (ben), ==, "Ben");
  g_assert_cmpstr (ahu_statistics_row_get_colour (ben), ==, "green");
}

static void
test_cancelled (Fixture      *fixture,
                gconstpointer data)
{
  AhuStatistics *statistics = ahu_statistics_page_get_statistics (fixture->page);

  ahu_statistics_count (statistics);
  ahu_statistics_cancel (statistics);
  wait_for_count (fixture);
  test_ui_click (GTK_WIDGET (fixture->page), "Include all games");
  g_assert_false (ahu_statistics_get_cancelled (statistics));
  wait_for_count (fixture);
  g_assert_null (test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON, "Include all games"));
  wait_for_number (fixture, "Ben, Wins: 2");
}

static GtkWidget *
find_names_window (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      GtkWidget *window = g_list_model_get_item (windows, i);

      g_object_unref (window);
      if (g_strcmp0 (gtk_window_get_title (GTK_WINDOW (window)), "One person, two names") == 0)
        return window;
    }

  return NULL;
}

static GtkCheckButton *
find_check (GtkWidget  *root,
            const char *label)
{
  if (GTK_IS_CHECK_BUTTON (root) && g_strcmp0 (gtk_check_button_get_label (GTK_CHECK_BUTTON (root)), label) == 0)
    return GTK_CHECK_BUTTON (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkCheckButton *found = find_check (child, label);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static gboolean
has_check (gpointer data)
{
  return find_check (find_names_window (), data) != NULL;
}

static void
choose (const char *label)
{
  test_ui_wait (has_check, (gpointer) label);
  gtk_check_button_set_active (find_check (find_names_window (), label), TRUE);
}

static void
test_names (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *names;

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "statistics.names", NULL);
  names = find_names_window ();
  g_assert_nonnull (names);

  /* Who sat at one table is not one person. */
  choose ("Anna (2 games)");
  choose ("Ben (3 games)");
  test_ui_click (names, "Merge these names");
  g_assert_nonnull (find_check (names, "Ben (3 games)"));
  gtk_check_button_set_active (find_check (names, "Ben (3 games)"), FALSE);

  choose ("anna (1 game)");
  test_ui_click (names, "Merge these names");
  wait_for_number (fixture, "Anna, Games: 3");
  test_ui_wait (has_check, (gpointer) "Anna (3 games)");
  g_assert_null (find_number (fixture, "anna, Games: 1"));

  test_ui_click (names, "Separate the names of Anna");
  wait_for_number (fixture, "anna, Games: 1");
  test_ui_click (names, "Undo");
  wait_for_number (fixture, "Anna, Games: 3");
  test_ui_click (names, "Undo");
  wait_for_number (fixture, "anna, Games: 1");
  g_assert_false (gtk_widget_is_sensitive (test_ui_find (names, GTK_TYPE_BUTTON, "Undo")));
  gtk_window_destroy (GTK_WINDOW (names));
}

static void
test_empty (Fixture      *fixture,
            gconstpointer data)
{
  open_page (fixture, 1280);
  g_assert_nonnull (test_ui_find (GTK_WIDGET (fixture->page), ADW_TYPE_STATUS_PAGE, NULL));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (find_drop (fixture, "By"))));
  g_assert_false (gtk_widget_is_sensitive (test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON,
                                                         "Save table as CSV")));

  /* The first game that is over changes that. */
  add_games (fixture);
  wait_for_number (fixture, "Ben, Wins: 2");
}

static gboolean
has_name (GtkWidget *widget)
{
  const char *label = test_ui_get_shown_name (widget);
  g_autofree char *problem = NULL;

  if (label != NULL && *label != '\0')
    return TRUE;
  /* What opens a menu is named with it. */
  if (GTK_IS_DROP_DOWN (gtk_widget_get_parent (widget)) || GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget)))
    return has_name (gtk_widget_get_parent (widget));

  problem = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "\1");

  return gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL) &&
         problem != NULL && *problem != '\0';
}

/* Tab goes round through named controls, into the table and past it. */
static void
test_tab (Fixture      *fixture,
          gconstpointer data)
{
  g_autoptr (GHashTable) met = g_hash_table_new (NULL, NULL);
  GtkWidget *focus;

  wait_for_number (fixture, "Ben, Games: 3");
  gtk_test_widget_wait_for_draw (fixture->window);
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  for (;;)
    {
      g_signal_emit_by_name (fixture->window, "move-focus", GTK_DIR_TAB_FORWARD);
      focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
      g_assert_nonnull (focus);
      if (!g_hash_table_add (met, focus))
        break;
      if (!has_name (focus))
        g_error ("a %s in a %s has no name", G_OBJECT_TYPE_NAME (focus),
                 G_OBJECT_TYPE_NAME (gtk_widget_get_parent (focus)));
    }
  g_assert_true (g_hash_table_contains (met, find_number (fixture, "Ben, Games: 3")));
  g_assert_true (g_hash_table_contains (met, find_number (fixture, "Ben, Turns: 40")));
  g_assert_true (g_hash_table_contains (met, test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON,
                                                           "One person, two names…")));
  g_assert_true (g_hash_table_contains (met, test_ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON,
                                                           "Save table as CSV")));
}

#define ADD(path, width, test) \
  g_test_add ("/ui/statistics/" path, Fixture, GINT_TO_POINTER (width), set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  ahu_game_register (rn_game_get ());
  ADD ("numbers", 1280, test_numbers);
  ADD ("leads", 1280, test_leads);
  ADD ("comes-back", 1280, test_comes_back);
  ADD ("groupings", 1280, test_groupings);
  ADD ("filters", 1280, test_filters);
  ADD ("practice", 1280, test_practice);
  ADD ("order", 1280, test_order);
  ADD ("heads", 1280, test_heads);
  ADD ("parts", 1280, test_parts);
  ADD ("marks", 1280, test_marks);
  ADD ("csv", 1280, test_csv);
  ADD ("narrow", 360, test_narrow);
  ADD ("least-width", 360, test_least_width);
  ADD ("charts", 1280, test_charts);
  ADD ("cancelled", 1280, test_cancelled);
  ADD ("names", 1280, test_names);
  ADD ("tab", 1280, test_tab);
  ADD ("empty", 0, test_empty);

  return g_test_run ();
}
