/* ahu-statistics-row.c: the numbers of one player, seat, colour or number of players
 *
 * A row keeps which seats of which games it counted, so each of its numbers can
 * name its games when asked for them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/statistics/ahu-statistics-row.h"

#include <math.h>

#include "core/library/ahu-summary.h"

typedef struct
{
  guint game;
  guint seat;
} Entry;

typedef struct
{
  double sum;
  guint n;
} Mean;

struct _AhuStatisticsRow
{
  GObject parent_instance;

  char *key;
  GPtrArray *summaries;
  GArray *entries; /* Entry */
  guint n_games;
  AhuSummary *last; /* the game begun last, of @summaries */
  guint last_seat;
  guint n_measures;
  Mean *means;     /* by measure; of those that are counted only the sum */
};

G_DEFINE_FINAL_TYPE (AhuStatisticsRow, ahu_statistics_row, G_TYPE_OBJECT)

static AhuSummary *
summary_of (AhuStatisticsRow *self,
            guint             game)
{
  return g_ptr_array_index (self->summaries, game);
}

static gboolean
is_shared (AhuSummary *summary,
           guint       seat)
{
  guint place = ahu_summary_get_place (summary, seat);

  for (guint other = 0; other < ahu_summary_get_n_players (summary); other++)
    if (other != seat && ahu_summary_get_place (summary, other) == place)
      return TRUE;

  return FALSE;
}

static void
add_value (AhuStatisticsRow *self,
           guint             measure,
           double            value)
{
  self->means[measure].sum += value;
  self->means[measure].n++;
}

static void
add_facts (AhuStatisticsRow *self,
           AhuSummary       *summary,
           guint             seat)
{
  guint n = MIN (ahu_summary_get_n_facts (summary), self->n_measures - AHU_MEASURE_FACTS);

  for (guint i = 0; i < n; i++)
    {
      gint64 fact = ahu_summary_get_fact (summary, seat, i);

      if (fact != AHU_FACT_UNKNOWN)
        add_value (self, AHU_MEASURE_FACTS + i, (double) fact);
    }
}

static void
add_win (AhuStatisticsRow *self,
         AhuSummary       *summary,
         guint             seat,
         gboolean          is_same_game)
{
  gboolean shared = is_shared (summary, seat);

  add_value (self, AHU_MEASURE_WINS, 1);
  add_value (self, AHU_MEASURE_WINNING, (double) ahu_summary_get_total (summary, seat));
  /* Of all players together it is one game that was shared. */
  if (shared && !is_same_game)
    add_value (self, AHU_MEASURE_SHARED, 1);
}

void
ahu_statistics_row_add (AhuStatisticsRow *self,
                        guint             game,
                        guint             seat)
{
  Entry entry = { game, seat };
  AhuSummary *summary;
  gboolean was_won = FALSE;
  double total;

  g_return_if_fail (AHU_IS_STATISTICS_ROW (self));
  g_return_if_fail (game < self->summaries->len);

  summary = summary_of (self, game);
  total = (double) ahu_summary_get_total (summary, seat);
  if (self->entries->len == 0 || g_array_index (self->entries, Entry, self->entries->len - 1).game != game)
    self->n_games++;
  for (guint i = self->entries->len; i > 0 && g_array_index (self->entries, Entry, i - 1).game == game; i--)
    was_won |= ahu_summary_get_place (summary, g_array_index (self->entries, Entry, i - 1).seat) == 1;

  if (self->entries->len == 0 || total > self->means[AHU_MEASURE_BEST].sum)
    self->means[AHU_MEASURE_BEST].sum = total;
  g_array_append_val (self->entries, entry);
  if (self->last == NULL || ahu_summary_get_created_time (summary) > ahu_summary_get_created_time (self->last))
    {
      self->last = summary;
      self->last_seat = seat;
    }
  add_value (self, AHU_MEASURE_PLACE, ahu_summary_get_place (summary, seat));
  add_value (self, AHU_MEASURE_POINTS, total);
  if (!ahu_summary_get_counted (summary))
    add_value (self, AHU_MEASURE_TURNS, ahu_summary_get_n_turns (summary));
  if (ahu_summary_get_place (summary, seat) == 1)
    add_win (self, summary, seat, was_won);
  add_facts (self, summary, seat);
}

static gboolean
counts (AhuStatisticsRow *self,
        const Entry      *entry,
        guint             measure)
{
  AhuSummary *summary = summary_of (self, entry->game);
  gboolean won = ahu_summary_get_place (summary, entry->seat) == 1;

  switch (measure)
    {
    case AHU_MEASURE_GAMES:
    case AHU_MEASURE_PLACE:
    case AHU_MEASURE_POINTS:
      return TRUE;
    case AHU_MEASURE_TURNS:
      return !ahu_summary_get_counted (summary);
    case AHU_MEASURE_WINS:
    case AHU_MEASURE_WIN_SHARE:
    case AHU_MEASURE_WINNING:
      return won;
    case AHU_MEASURE_SHARED:
      return won && is_shared (summary, entry->seat);
    case AHU_MEASURE_BEST:
      return (double) ahu_summary_get_total (summary, entry->seat) == self->means[AHU_MEASURE_BEST].sum;
    default:
      return measure - AHU_MEASURE_FACTS < ahu_summary_get_n_facts (summary) &&
             ahu_summary_get_fact (summary, entry->seat, measure - AHU_MEASURE_FACTS) != AHU_FACT_UNKNOWN;
    }
}

static void
ahu_statistics_row_finalize (GObject *object)
{
  AhuStatisticsRow *self = AHU_STATISTICS_ROW (object);

  g_free (self->key);
  g_free (self->means);
  g_array_unref (self->entries);
  g_clear_pointer (&self->summaries, g_ptr_array_unref);

  G_OBJECT_CLASS (ahu_statistics_row_parent_class)->finalize (object);
}

static void
ahu_statistics_row_class_init (AhuStatisticsRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_statistics_row_finalize;
}

static void
ahu_statistics_row_init (AhuStatisticsRow *self)
{
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
}

AhuStatisticsRow *
ahu_statistics_row_new (const char *key,
                        GPtrArray  *summaries,
                        guint       n_measures)
{
  AhuStatisticsRow *self;

  g_return_val_if_fail (key != NULL, NULL);
  g_return_val_if_fail (n_measures >= AHU_MEASURE_FACTS, NULL);

  self = g_object_new (AHU_TYPE_STATISTICS_ROW, NULL);
  self->key = g_strdup (key);
  self->summaries = g_ptr_array_ref (summaries);
  self->n_measures = n_measures;
  self->means = g_new0 (Mean, n_measures);

  return self;
}

const char *
ahu_statistics_row_get_key (AhuStatisticsRow *self)
{
  g_return_val_if_fail (AHU_IS_STATISTICS_ROW (self), NULL);

  return self->key;
}

double
ahu_statistics_row_get_value (AhuStatisticsRow *self,
                              guint             measure)
{
  g_return_val_if_fail (AHU_IS_STATISTICS_ROW (self), NAN);
  g_return_val_if_fail (measure < self->n_measures, NAN);

  switch (measure)
    {
    case AHU_MEASURE_GAMES:
      return self->n_games;
    case AHU_MEASURE_WINS:
    case AHU_MEASURE_SHARED:
    case AHU_MEASURE_BEST:
      return self->means[measure].sum;
    case AHU_MEASURE_WIN_SHARE:
      return self->n_games > 0 ? self->means[AHU_MEASURE_WINS].sum / self->entries->len : NAN;
    default:
      return self->means[measure].n > 0 ? self->means[measure].sum / self->means[measure].n : NAN;
    }
}

const char *
ahu_statistics_row_get_colour (AhuStatisticsRow *self)
{
  g_return_val_if_fail (AHU_IS_STATISTICS_ROW (self), NULL);

  return self->last != NULL ? ahu_summary_get_colour (self->last, self->last_seat) : NULL;
}

gboolean
ahu_statistics_row_has_games (AhuStatisticsRow *self,
                              guint             measure)
{
  double value = ahu_statistics_row_get_value (self, measure);

  if (isnan (value))
    return FALSE;
  if (measure == AHU_MEASURE_WINS || measure == AHU_MEASURE_WIN_SHARE || measure == AHU_MEASURE_SHARED)
    return value > 0;

  return self->n_games > 0;
}

/* The entries of a game stand together. */
static void
add_id (AhuStatisticsRow *self,
        GPtrArray        *ids,
        guint             game)
{
  const char *id = ahu_summary_get_id (summary_of (self, game));

  if (ids->len == 0 || g_strcmp0 (g_ptr_array_index (ids, ids->len - 1), id) != 0)
    g_ptr_array_add (ids, g_strdup (id));
}

static char **
end_ids (GPtrArray *ids)
{
  g_ptr_array_add (ids, NULL);

  return (char **) g_ptr_array_free (ids, FALSE);
}

char **
ahu_statistics_row_list_games (AhuStatisticsRow *self,
                               guint             measure)
{
  GPtrArray *ids;

  g_return_val_if_fail (AHU_IS_STATISTICS_ROW (self), NULL);
  g_return_val_if_fail (measure < self->n_measures, NULL);

  ids = g_ptr_array_new ();
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);

      if (counts (self, entry, measure))
        add_id (self, ids, entry->game);
    }

  return end_ids (ids);
}

char **
ahu_statistics_row_list_common (AhuStatisticsRow *self,
                                AhuStatisticsRow *other)
{
  GPtrArray *ids;
  guint at = 0;

  g_return_val_if_fail (AHU_IS_STATISTICS_ROW (self), NULL);
  g_return_val_if_fail (AHU_IS_STATISTICS_ROW (other) && other->summaries == self->summaries, NULL);

  ids = g_ptr_array_new ();
  /* Both in the order of the games. */
  for (guint i = 0; i < self->entries->len; i++)
    {
      guint game = g_array_index (self->entries, Entry, i).game;

      while (at < other->entries->len && g_array_index (other->entries, Entry, at).game < game)
        at++;
      if (at < other->entries->len && g_array_index (other->entries, Entry, at).game == game)
        add_id (self, ids, game);
    }

  return end_ids (ids);
}
