/* ahu-statistics-count.c: counting games into rows, on any thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/statistics/ahu-statistics-count.h"

#include <stdlib.h>

/* Between two looks at whether somebody gave up. */
#define STRIDE 64

typedef struct
{
  AhuStatisticsCount *count;
  GHashTable *rows;  /* key → AhuStatisticsRow */
  GHashTable *keys;  /* name as written → normalized */
  GHashTable *years;
} Work;

AhuStatisticsCount *
ahu_statistics_count_new (void)
{
  AhuStatisticsCount *count = g_new0 (AhuStatisticsCount, 1);

  count->summaries = g_ptr_array_new_with_free_func (g_object_unref);
  count->rows = g_ptr_array_new_with_free_func (g_object_unref);
  count->years = g_array_new (FALSE, FALSE, sizeof (guint));

  return count;
}

void
ahu_statistics_count_free (AhuStatisticsCount *count)
{
  g_ptr_array_unref (count->summaries);
  g_ptr_array_unref (count->rows);
  g_array_unref (count->years);
  g_clear_pointer (&count->persons, g_hash_table_unref);
  g_free (count);
}

static guint
year_of (AhuSummary *summary)
{
  g_autoptr (GDateTime) created = g_date_time_new_from_unix_local (ahu_summary_get_created_time (summary));

  return created != NULL ? (guint) g_date_time_get_year (created) : 0;
}

static const char *
person_of (Work       *work,
           const char *name)
{
  const char *normalized = g_hash_table_lookup (work->keys, name);
  const char *person;

  if (normalized == NULL)
    {
      normalized = ahu_aliases_normalize (name);
      g_hash_table_insert (work->keys, g_strdup (name), (char *) normalized);
    }
  person = work->count->persons != NULL ? g_hash_table_lookup (work->count->persons, normalized) : NULL;

  return person != NULL ? person : normalized;
}

static AhuStatisticsRow *
ensure_row (Work       *work,
            const char *key)
{
  AhuStatisticsRow *row = g_hash_table_lookup (work->rows, key);

  if (row == NULL)
    {
      row = ahu_statistics_row_new (key, work->count->summaries, work->count->n_measures);
      g_ptr_array_add (work->count->rows, row);
      g_hash_table_insert (work->rows, (char *) ahu_statistics_row_get_key (row), row);
    }

  return row;
}

static AhuStatisticsRow *
find_row (Work       *work,
          AhuSummary *summary,
          guint       seat)
{
  char number[16];

  switch (work->count->grouping)
    {
    case AHU_BY_PLAYER:
      return ensure_row (work, person_of (work, ahu_summary_get_name (summary, seat)));
    case AHU_BY_SEAT:
      g_snprintf (number, sizeof number, "%u", seat + 1);
      return ensure_row (work, number);
    case AHU_BY_COLOUR:
      return ensure_row (work, ahu_summary_get_colour (summary, seat));
    case AHU_BY_N_PLAYERS:
      g_snprintf (number, sizeof number, "%u", ahu_summary_get_n_players (summary));
      return ensure_row (work, number);
    default:
      g_assert_not_reached ();
    }
}

static void
count_game (Work  *work,
            guint  game)
{
  AhuSummary *summary = g_ptr_array_index (work->count->summaries, game);
  guint n_players = ahu_summary_get_n_players (summary);
  guint year = year_of (summary);

  g_hash_table_add (work->years, GUINT_TO_POINTER (year));
  if (work->count->n_players != 0 && n_players != work->count->n_players)
    return;
  if (work->count->year != 0 && year != work->count->year)
    return;

  work->count->n_games++;
  for (guint seat = 0; seat < n_players; seat++)
    ahu_statistics_row_add (find_row (work, summary, seat), game, seat);
}

static int
compare_years (gconstpointer a,
               gconstpointer b)
{
  return (int) *(const guint *) b - (int) *(const guint *) a;
}

static void
list_years (Work *work)
{
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, work->years);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      guint year = GPOINTER_TO_UINT (key);

      if (year != 0)
        g_array_append_val (work->count->years, year);
    }
  g_array_sort (work->count->years, compare_years);
}

static int
place_of_colour (const AhuGame *game,
                 const char    *colour)
{
  int place = 0;

  while (game->colours[place] != NULL && g_strcmp0 (game->colours[place], colour) != 0)
    place++;

  return place;
}

static int
compare_players (AhuStatisticsRow *a,
                 AhuStatisticsRow *b)
{
  double games_a = ahu_statistics_row_get_value (a, AHU_MEASURE_GAMES);
  double games_b = ahu_statistics_row_get_value (b, AHU_MEASURE_GAMES);

  if (games_a != games_b)
    return games_a > games_b ? -1 : 1;

  return g_utf8_collate (ahu_statistics_row_get_key (a), ahu_statistics_row_get_key (b));
}

static int
compare_rows (gconstpointer a,
              gconstpointer b,
              gpointer      data)
{
  const AhuStatisticsCount *count = data;
  AhuStatisticsRow *row_a = *(AhuStatisticsRow *const *) a;
  AhuStatisticsRow *row_b = *(AhuStatisticsRow *const *) b;
  const char *key_a = ahu_statistics_row_get_key (row_a);
  const char *key_b = ahu_statistics_row_get_key (row_b);

  switch (count->grouping)
    {
    case AHU_BY_PLAYER:
      return compare_players (row_a, row_b);
    case AHU_BY_COLOUR:
      return place_of_colour (count->game, key_a) - place_of_colour (count->game, key_b);
    case AHU_BY_SEAT:
    case AHU_BY_N_PLAYERS:
    default:
      return atoi (key_a) - atoi (key_b);
    }
}

gboolean
ahu_statistics_count_run (AhuStatisticsCount *count,
                          GCancellable       *cancellable)
{
  Work work = { .count = count };
  gboolean done = TRUE;

  work.rows = g_hash_table_new (g_str_hash, g_str_equal);
  work.keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  work.years = g_hash_table_new (NULL, NULL);
  for (guint i = 0; i < count->summaries->len && done; i++)
    {
      count_game (&work, i);
      if (i % STRIDE == 0)
        {
          g_atomic_int_set (&count->permille, (int) (i * 1000 / count->summaries->len));
          done = !g_cancellable_is_cancelled (cancellable);
        }
    }
  list_years (&work);
  g_hash_table_unref (work.rows);
  g_hash_table_unref (work.keys);
  g_hash_table_unref (work.years);
  g_ptr_array_sort_with_data (count->rows, compare_rows, count);

  return done;
}
