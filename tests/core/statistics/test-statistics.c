/* test-statistics.c: numbers over games made by hand, and the games behind them
 *
 * Not for: names that are one person (test-aliases.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <string.h>

#include "core/statistics/ahu-statistics-csv.h"

#include "aliases-fixture.h"
#include "statistics-fixture.h"
#include "support/toy-game.h"

#define FIRST AHU_MEASURE_FACTS
#define BUILT (AHU_MEASURE_FACTS + 2)

typedef struct
{
  AliasesFixture file;
  AhuAliases *aliases; /* in the file */
  GListStore *summaries;
  AhuStatistics *statistics;
} Fixture;

static void
add (Fixture        *fixture,
     const char     *id,
     guint           year,
     AhuSummaryState state,
     guint           n_turns,
     const char     *players)
{
  g_autoptr (AhuSummary) summary = tally_summary (id, year, state, n_turns, players);

  g_list_store_append (fixture->summaries, summary);
}

static void
wait_for_count (Fixture *fixture)
{
  while (ahu_statistics_get_counting (fixture->statistics))
    g_main_context_iteration (NULL, TRUE);
}

/* Four games that are over and one that is not; another game's is not counted at all. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (AhuRecord) toy = toy_record (10);
  g_autoptr (AhuHistory) history = ahu_history_new (toy, NULL);
  g_autoptr (AhuSummary) other = ahu_summary_new (history, NULL);

  aliases_fixture_set_up (&fixture->file, data);
  fixture->aliases = fixture->file.aliases;
  fixture->summaries = g_list_store_new (AHU_TYPE_SUMMARY);
  add (fixture, "g1", 2025, AHU_SUMMARY_OVER, 40,
       "Anna red 1 30 20 10 2; Ben blue 2 25 15 10 0; Clara green 3 20 10 10 1");
  add (fixture, "g2", 2026, AHU_SUMMARY_OVER, 36, "Ben red 1 28 8 20 1; Anna blue 1 28 18 10 3");
  add (fixture, "g3", 2026, AHU_SUMMARY_OVER, 44, "anna red 2 10 5 5 ?; Ben blue 1 40 30 10 ?");
  add (fixture, "g4", 2026, AHU_SUMMARY_RUNNING, 7, "Anna red 0 0 0 0 0; Ben blue 0 0 0 0 0");
  g_list_store_append (fixture->summaries, other);
  fixture->statistics = ahu_statistics_new (G_LIST_MODEL (fixture->summaries), tally_game_get (), fixture->aliases);
  wait_for_count (fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_assert_finalize_object (fixture->statistics);
  g_object_unref (fixture->summaries);
  aliases_fixture_tear_down (&fixture->file, data);
}

static AhuStatisticsRow *
find_row (Fixture    *fixture,
          const char *key)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (fixture->statistics)); i++)
    {
      AhuStatisticsRow *row = g_list_model_get_item (G_LIST_MODEL (fixture->statistics), i);

      g_object_unref (row);
      if (strcmp (ahu_statistics_row_get_key (row), key) == 0)
        return row;
    }

  return NULL;
}

static void
assert_value (Fixture    *fixture,
              const char *key,
              guint       measure,
              double      value)
{
  AhuStatisticsRow *row = find_row (fixture, key);

  g_assert_nonnull (row);
  g_assert_cmpfloat_with_epsilon (ahu_statistics_row_get_value (row, measure), value, 1e-9);
}

static void
assert_games (Fixture    *fixture,
              const char *key,
              guint       measure,
              const char *expected)
{
  g_auto (GStrv) ids = ahu_statistics_row_list_games (find_row (fixture, key), measure);
  g_autofree char *text = g_strjoinv (" ", ids);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_keys (Fixture    *fixture,
             const char *expected)
{
  g_autoptr (GString) keys = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (fixture->statistics)); i++)
    {
      g_autoptr (AhuStatisticsRow) row = g_list_model_get_item (G_LIST_MODEL (fixture->statistics), i);

      g_string_append_printf (keys, i > 0 ? " %s" : "%s", ahu_statistics_row_get_key (row));
    }
  g_assert_cmpstr (keys->str, ==, expected);
}

static void
merge (Fixture    *fixture,
       const char *name,
       const char *other)
{
  ahu_aliases_merge (fixture->aliases, (const char *const[]) { name, other, NULL });
}

/* Numbers */

static void
test_players (Fixture      *fixture,
              gconstpointer data)
{
  assert_keys (fixture, "Ben Anna Clara anna");
  g_assert_cmpuint (ahu_statistics_get_n_games (fixture->statistics), ==, 3);
  g_assert_cmpuint (ahu_statistics_get_n_unfinished (fixture->statistics), ==, 1);

  assert_value (fixture, "Ben", AHU_MEASURE_GAMES, 3);
  assert_value (fixture, "Ben", AHU_MEASURE_WINS, 2);
  assert_value (fixture, "Ben", AHU_MEASURE_WIN_SHARE, 2.0 / 3);
  assert_value (fixture, "Ben", AHU_MEASURE_SHARED, 1);
  assert_value (fixture, "Ben", AHU_MEASURE_PLACE, 4.0 / 3);
  assert_value (fixture, "Ben", AHU_MEASURE_POINTS, 31);
  assert_value (fixture, "Ben", AHU_MEASURE_WINNING, 34);
  assert_value (fixture, "Ben", AHU_MEASURE_BEST, 40);
  assert_value (fixture, "Ben", AHU_MEASURE_TURNS, 40);
  assert_value (fixture, "Ben", FIRST, 53.0 / 3);
  /* Not known in the third game, so the mean of two. */
  assert_value (fixture, "Ben", BUILT, 0.5);

  assert_value (fixture, "Clara", AHU_MEASURE_WINS, 0);
  assert_value (fixture, "Clara", AHU_MEASURE_WIN_SHARE, 0);
  g_assert_true (isnan (ahu_statistics_row_get_value (find_row (fixture, "Clara"), AHU_MEASURE_WINNING)));
  g_assert_true (isnan (ahu_statistics_row_get_value (find_row (fixture, "anna"), BUILT)));
}

static void
test_games (Fixture      *fixture,
            gconstpointer data)
{
  assert_games (fixture, "Ben", AHU_MEASURE_GAMES, "g1 g2 g3");
  assert_games (fixture, "Ben", AHU_MEASURE_WINS, "g2 g3");
  assert_games (fixture, "Ben", AHU_MEASURE_WIN_SHARE, "g2 g3");
  assert_games (fixture, "Ben", AHU_MEASURE_SHARED, "g2");
  assert_games (fixture, "Ben", AHU_MEASURE_WINNING, "g2 g3");
  assert_games (fixture, "Ben", AHU_MEASURE_BEST, "g3");
  assert_games (fixture, "Ben", AHU_MEASURE_TURNS, "g1 g2 g3");
  assert_games (fixture, "Ben", FIRST, "g1 g2 g3");
  assert_games (fixture, "Ben", BUILT, "g1 g2");
  assert_games (fixture, "Clara", AHU_MEASURE_WINS, "");
}

/* A number leads to games exactly if it says so. */
static void
test_leads (Fixture      *fixture,
            gconstpointer data)
{
  GListModel *rows = G_LIST_MODEL (fixture->statistics);

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (AhuStatisticsRow) row = g_list_model_get_item (rows, i);

      for (guint measure = 0; measure < AHU_MEASURE_FACTS + 3; measure++)
        {
          g_auto (GStrv) ids = ahu_statistics_row_list_games (row, measure);

          g_assert_cmpint (ahu_statistics_row_has_games (row, measure), ==, ids[0] != NULL);
        }
    }
}

static void
test_seats (Fixture      *fixture,
            gconstpointer data)
{
  ahu_statistics_set_grouping (fixture->statistics, AHU_BY_SEAT);
  wait_for_count (fixture);
  assert_keys (fixture, "1 2 3");
  assert_value (fixture, "1", AHU_MEASURE_GAMES, 3);
  assert_value (fixture, "1", AHU_MEASURE_WINS, 2);
  assert_value (fixture, "2", AHU_MEASURE_WINS, 2);
  assert_value (fixture, "3", AHU_MEASURE_GAMES, 1);
  assert_value (fixture, "1", AHU_MEASURE_POINTS, 68.0 / 3);
  assert_games (fixture, "1", AHU_MEASURE_WINS, "g1 g2");
}

static void
test_colours (Fixture      *fixture,
              gconstpointer data)
{
  ahu_statistics_set_grouping (fixture->statistics, AHU_BY_COLOUR);
  wait_for_count (fixture);
  assert_keys (fixture, "red blue green");
  assert_value (fixture, "red", AHU_MEASURE_WINS, 2);
  assert_value (fixture, "blue", AHU_MEASURE_SHARED, 1);
  assert_value (fixture, "green", AHU_MEASURE_PLACE, 3);
}

/* Each game once, though all its players count. */
static void
test_numbers_of_players (Fixture      *fixture,
                         gconstpointer data)
{
  ahu_statistics_set_grouping (fixture->statistics, AHU_BY_N_PLAYERS);
  wait_for_count (fixture);
  assert_keys (fixture, "2 3");
  assert_value (fixture, "2", AHU_MEASURE_GAMES, 2);
  assert_value (fixture, "2", AHU_MEASURE_SHARED, 1);
  assert_value (fixture, "2", AHU_MEASURE_POINTS, 26.5);
  assert_value (fixture, "2", AHU_MEASURE_WINNING, 32);
  assert_value (fixture, "2", AHU_MEASURE_TURNS, 40);
  assert_games (fixture, "2", AHU_MEASURE_GAMES, "g2 g3");
  assert_games (fixture, "2", AHU_MEASURE_SHARED, "g2");
  g_assert_false (ahu_statistics_applies (fixture->statistics, AHU_MEASURE_WINS));
  g_assert_true (ahu_statistics_applies (fixture->statistics, AHU_MEASURE_SHARED));
}

static void
test_filter (Fixture      *fixture,
             gconstpointer data)
{
  GArray *years = ahu_statistics_get_years (fixture->statistics);

  g_assert_cmpuint (years->len, ==, 2);
  g_assert_cmpuint (g_array_index (years, guint, 0), ==, 2026);
  g_assert_cmpuint (g_array_index (years, guint, 1), ==, 2025);

  ahu_statistics_set_filter (fixture->statistics, 3, 0);
  wait_for_count (fixture);
  assert_keys (fixture, "Anna Ben Clara");
  ahu_statistics_set_filter (fixture->statistics, 0, 2026);
  wait_for_count (fixture);
  assert_keys (fixture, "Ben Anna anna");
  assert_value (fixture, "Anna", AHU_MEASURE_GAMES, 1);
  g_assert_cmpuint (ahu_statistics_get_years (fixture->statistics)->len, ==, 2);
  ahu_statistics_set_filter (fixture->statistics, 3, 2026);
  wait_for_count (fixture);
  assert_keys (fixture, "");
}

static void
note_cb (guint *n)
{
  ++*n;
}

/* A final scoring counts, but for what takes turns to know: that is a dash, not 0. */
static void
test_counted (Fixture      *fixture,
              gconstpointer data)
{
  static const guint unknown[] = { AHU_MEASURE_TURNS, FIRST, BUILT };
  g_autoptr (AhuSummary) counted = tally_counted ("g5", 2026, "Dora red 1 30 ? ? ?; Ben blue 2 21 ? ? ?");
  guint n = 0;

  g_signal_connect_swapped (fixture->statistics, "counted", G_CALLBACK (note_cb), &n);
  g_list_store_append (fixture->summaries, counted);
  while (n == 0)
    g_main_context_iteration (NULL, TRUE);
  assert_value (fixture, "Dora", AHU_MEASURE_WINS, 1);
  assert_value (fixture, "Dora", AHU_MEASURE_POINTS, 30);
  for (guint i = 0; i < G_N_ELEMENTS (unknown); i++)
    {
      const AhuMeasure *measure =
        &g_array_index (ahu_statistics_get_measures (fixture->statistics), AhuMeasure, unknown[i]);
      g_autofree char *text = ahu_measure_format (measure, ahu_statistics_row_get_value (find_row (fixture, "Dora"), unknown[i]));

      g_assert_cmpstr (text, ==, "–");
      assert_games (fixture, "Dora", unknown[i], "");
    }
  assert_value (fixture, "Ben", AHU_MEASURE_GAMES, 4);
  assert_value (fixture, "Ben", AHU_MEASURE_POINTS, 28.5);
  assert_value (fixture, "Ben", AHU_MEASURE_TURNS, 40);
  assert_games (fixture, "Ben", AHU_MEASURE_TURNS, "g1 g2 g3");
}

static void
test_follows (Fixture      *fixture,
              gconstpointer data)
{
  guint n = 0;

  g_signal_connect_swapped (fixture->statistics, "counted", G_CALLBACK (note_cb), &n);
  add (fixture, "g5", 2026, AHU_SUMMARY_OVER, 30, "Dora red 1 9 9 0 0; Ben blue 2 3 3 0 0");
  add (fixture, "g6", 2026, AHU_SUMMARY_OVER, 30, "Dora red 1 9 9 0 0; Ben blue 2 3 3 0 0");
  while (n == 0)
    g_main_context_iteration (NULL, TRUE);
  assert_value (fixture, "Dora", AHU_MEASURE_WINS, 2);
  assert_value (fixture, "Ben", AHU_MEASURE_GAMES, 5);
}

static void
test_cancelled (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (GListStore) many = g_list_store_new (AHU_TYPE_SUMMARY);
  g_autoptr (AhuSummary) summary = tally_summary ("g7", 2026, AHU_SUMMARY_OVER, 30,
                                                  "Dora red 1 9 9 0 0; Eva blue 2 3 3 0 0");
  guint n = 0;

  for (guint i = 0; i < 5000; i++)
    g_list_store_append (many, summary);
  g_signal_connect_swapped (fixture->statistics, "counted", G_CALLBACK (note_cb), &n);
  ahu_statistics_set_summaries (fixture->statistics, G_LIST_MODEL (many));
  g_assert_true (ahu_statistics_get_counting (fixture->statistics));
  ahu_statistics_cancel (fixture->statistics);
  wait_for_count (fixture);
  g_assert_cmpuint (n, ==, 0);
  g_assert_cmpfloat (ahu_statistics_get_progress (fixture->statistics), ==, 0);
  assert_keys (fixture, "Ben Anna Clara anna");

  /* Until somebody asks for it, more games change nothing. */
  g_assert_true (ahu_statistics_get_cancelled (fixture->statistics));
  g_list_store_append (many, summary);
  g_assert_false (ahu_statistics_get_counting (fixture->statistics));

  ahu_statistics_count (fixture->statistics);
  g_assert_false (ahu_statistics_get_cancelled (fixture->statistics));
  wait_for_count (fixture);
  g_assert_cmpuint (n, ==, 1);
  assert_value (fixture, "Dora", AHU_MEASURE_POINTS, 9);
}

/* However games are put together, it's the same games. */

static void
add_random_game (GRand      *rand,
                 GListStore *games,
                 guint       number)
{
  static const char *const colours[] = { "red", "blue", "green", "black" };
  g_autofree char *id = g_strdup_printf ("r%u", number);
  g_autoptr (GString) players = g_string_new (NULL);
  guint n = (guint) g_rand_int_range (rand, 2, 5);
  guint n_first = (guint) g_rand_int_range (rand, 1, (int) n + 1);
  g_autoptr (AhuSummary) summary = NULL;

  for (guint seat = 0; seat < n; seat++)
    g_string_append_printf (players, "%sP%d%u %s %u %d %d %d %d", seat > 0 ? "; " : "",
                            g_rand_int_range (rand, 0, 5), seat, colours[(seat + number) % 4],
                            seat < n_first ? 1 : seat + 1, g_rand_int_range (rand, 0, 60),
                            g_rand_int_range (rand, 0, 30), g_rand_int_range (rand, 0, 30),
                            g_rand_int_range (rand, 0, 5));
  summary = tally_summary (id, 2020 + number % 7, AHU_SUMMARY_OVER, (guint) g_rand_int_range (rand, 30, 50),
                           players->str);
  g_list_store_append (games, summary);
}

typedef struct
{
  double wins;
  double points;
  double first;
  double seats;
} Sums;

static Sums
sum_rows (Fixture *fixture)
{
  Sums sums = { 0 };

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (fixture->statistics)); i++)
    {
      g_autoptr (AhuStatisticsRow) row = g_list_model_get_item (G_LIST_MODEL (fixture->statistics), i);
      double games = ahu_statistics_row_get_value (row, AHU_MEASURE_GAMES);
      g_auto (GStrv) won = ahu_statistics_row_list_games (row, AHU_MEASURE_WINS);
      g_auto (GStrv) all = ahu_statistics_row_list_games (row, AHU_MEASURE_GAMES);

      /* Nobody sits twice at one table here, so games are seats. */
      sums.seats += games;
      sums.wins += ahu_statistics_row_get_value (row, AHU_MEASURE_WINS);
      sums.points += games * ahu_statistics_row_get_value (row, AHU_MEASURE_POINTS);
      sums.first += games * ahu_statistics_row_get_value (row, FIRST);
      g_assert_cmpuint (g_strv_length (all), ==, (guint) games);
      g_assert_cmpuint (g_strv_length (won), ==, (guint) ahu_statistics_row_get_value (row, AHU_MEASURE_WINS));
    }

  return sums;
}

static void
test_sums (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (GListStore) games = g_list_store_new (AHU_TYPE_SUMMARY);
  Sums expected;
  guint n_games = 0;

  for (guint i = 0; i < 500; i++)
    add_random_game (rand, games, i);
  ahu_statistics_set_summaries (fixture->statistics, G_LIST_MODEL (games));
  wait_for_count (fixture);
  expected = sum_rows (fixture);
  g_assert_cmpfloat (expected.seats, >, 1000);
  for (guint grouping = AHU_BY_SEAT; grouping <= AHU_BY_COLOUR; grouping++)
    {
      Sums sums;

      ahu_statistics_set_grouping (fixture->statistics, grouping);
      wait_for_count (fixture);
      sums = sum_rows (fixture);
      g_assert_cmpfloat (sums.seats, ==, expected.seats);
      g_assert_cmpfloat (sums.wins, ==, expected.wins);
      g_assert_cmpfloat_with_epsilon (sums.points, expected.points, 1e-6);
      g_assert_cmpfloat_with_epsilon (sums.first, expected.first, 1e-6);
    }
  for (guint n = 2; n <= 4; n++)
    {
      ahu_statistics_set_filter (fixture->statistics, n, 0);
      wait_for_count (fixture);
      n_games += ahu_statistics_get_n_games (fixture->statistics);
    }
  g_assert_cmpuint (n_games, ==, 500);
  n_games = 0;
  for (guint year = 2020; year < 2027; year++)
    {
      ahu_statistics_set_filter (fixture->statistics, 0, year);
      wait_for_count (fixture);
      n_games += ahu_statistics_get_n_games (fixture->statistics);
    }
  g_assert_cmpuint (n_games, ==, 500);
}

/* Names */

static void
test_merge (Fixture      *fixture,
            gconstpointer data)
{
  merge (fixture, "Anna", "anna");
  wait_for_count (fixture);
  assert_keys (fixture, "Anna Ben Clara");
  assert_value (fixture, "Anna", AHU_MEASURE_GAMES, 3);
  assert_value (fixture, "Anna", AHU_MEASURE_WINS, 2);
  assert_value (fixture, "Anna", AHU_MEASURE_POINTS, 68.0 / 3);
  assert_games (fixture, "Anna", AHU_MEASURE_GAMES, "g1 g2 g3");

  ahu_aliases_split (fixture->aliases, "Anna");
  wait_for_count (fixture);
  assert_value (fixture, "Anna", AHU_MEASURE_GAMES, 2);
  g_assert_true (ahu_aliases_undo (fixture->aliases));
  wait_for_count (fixture);
  assert_value (fixture, "Anna", AHU_MEASURE_GAMES, 3);
  g_assert_true (ahu_aliases_undo (fixture->aliases));
  g_assert_false (ahu_aliases_undo (fixture->aliases));
  wait_for_count (fixture);
  assert_keys (fixture, "Ben Anna Clara anna");
}

/* Who sat at one table is not one person; the window asks for it. */
static void
test_common (Fixture      *fixture,
             gconstpointer data)
{
  g_auto (GStrv) both = ahu_statistics_row_list_common (find_row (fixture, "Anna"), find_row (fixture, "Ben"));
  g_auto (GStrv) none = ahu_statistics_row_list_common (find_row (fixture, "Anna"), find_row (fixture, "anna"));
  g_autofree char *text = g_strjoinv (" ", both);

  g_assert_cmpstr (text, ==, "g1 g2");
  g_assert_cmpuint (g_strv_length (none), ==, 0);
}

/* Writing */

static char *
label_cb (AhuStatisticsRow *row,
          gpointer          data)
{
  return g_strconcat (data, ahu_statistics_row_get_key (row), NULL);
}

static void
test_csv (Fixture      *fixture,
          gconstpointer data)
{
  g_autofree char *csv = NULL;

  ahu_statistics_set_filter (fixture->statistics, 3, 0);
  wait_for_count (fixture);
  csv = ahu_statistics_to_csv (fixture->statistics, NULL, "Who, then", label_cb, (gpointer) "=");
  g_assert_cmpstr (csv, ==,
                   "\357\273\277\"Who, then\",Games,Wins,Wins in %,Shared wins,Mean place,Mean points,Winner’s points,Most points,Length,"
                   "First,Second,\"Built, all\"\r\n"
                   "\"'=Anna\",1,1,1.000,0,1.000,30.000,30.000,30,40.000,20.000,10.000,2.000\r\n"
                   "\"'=Ben\",1,0,0.000,0,2.000,25.000,,25,40.000,15.000,10.000,0.000\r\n"
                   "\"'=Clara\",1,0,0.000,0,3.000,20.000,,20,40.000,10.000,10.000,1.000\r\n");
}

/* What was played against computers says little of a person, unless one asks for it. */
static void
test_practice (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (AhuSummary) practice = tally_practice ("p1", 2027, "Anna red 1 30 20 10 2; Computer blue 2 9 4 5 0");

  g_list_store_append (fixture->summaries, practice);
  ahu_statistics_count (fixture->statistics);
  wait_for_count (fixture);
  g_assert_null (find_row (fixture, "Computer"));
  assert_value (fixture, "Anna", AHU_MEASURE_GAMES, 2);
  g_assert_cmpuint (ahu_statistics_get_n_games (fixture->statistics), ==, 3);
  g_assert_cmpuint (ahu_statistics_get_n_practice (fixture->statistics), ==, 1);
  g_assert_cmpuint (ahu_statistics_get_n_unfinished (fixture->statistics), ==, 1);

  ahu_statistics_set_with_practice (fixture->statistics, TRUE);
  wait_for_count (fixture);
  assert_value (fixture, "Anna", AHU_MEASURE_GAMES, 3);
  assert_games (fixture, "Computer", AHU_MEASURE_GAMES, "p1");
  g_assert_cmpuint (ahu_statistics_get_n_practice (fixture->statistics), ==, 1);

  ahu_statistics_set_with_practice (fixture->statistics, FALSE);
  wait_for_count (fixture);
  g_assert_null (find_row (fixture, "Computer"));
}

#define ADD(path, test) \
  g_test_add ("/record/statistics/" path, Fixture, NULL, set_up, test, tear_down)

/* A copy counts where it has another end, or when the game it comes from is gone. */
static void
test_copies (Fixture       *fixture,
             gconstpointer  data)
{
  const char *end = "Ben red 1 28 8 20 1; Anna blue 1 28 18 10 3";
  const char *other = "Ben red 1 29 9 20 1; Anna blue 2 28 18 10 3";
  g_autoptr (AhuSummary) same = tally_copy ("c1", "g2", 2026, AHU_SUMMARY_OVER, 36, end);
  g_autoptr (AhuSummary) again = tally_copy ("c2", "g2", 2026, AHU_SUMMARY_OVER, 36, end);
  g_autoptr (AhuSummary) different = tally_copy ("c3", "g2", 2026, AHU_SUMMARY_OVER, 36, other);
  g_autoptr (AhuSummary) alone = tally_copy ("c4", "gone", 2026, AHU_SUMMARY_OVER, 36, end);
  gpointer copies[] = { same, again, different, alone };

  g_assert_cmpuint (ahu_statistics_get_n_games (fixture->statistics), ==, 3);
  g_list_store_splice (fixture->summaries, 0, 0, copies, G_N_ELEMENTS (copies));
  while (ahu_statistics_get_n_games (fixture->statistics) == 3)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (ahu_statistics_get_n_games (fixture->statistics), ==, 5);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (tally_game_get ());
  ahu_game_register (toy_game_get ());
  ADD ("players", test_players);
  ADD ("games", test_games);
  ADD ("counted", test_counted);
  ADD ("copies", test_copies);
  ADD ("leads", test_leads);
  ADD ("seats", test_seats);
  ADD ("colours", test_colours);
  ADD ("numbers-of-players", test_numbers_of_players);
  ADD ("filter", test_filter);
  ADD ("sums", test_sums);
  ADD ("practice", test_practice);
  ADD ("follows", test_follows);
  ADD ("cancelled", test_cancelled);
  ADD ("merge", test_merge);
  ADD ("common", test_common);
  ADD ("csv", test_csv);

  return g_test_run ();
}
