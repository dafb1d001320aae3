/* ahu-statistics.c: numbers over many games, counted on a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/statistics/ahu-statistics.h"

#include <stdlib.h>

#include "core/base/ahu-array-model.h"

/* Games that come while a folder is read are counted together, and the less often the
 * longer it takes to show what was counted. */
#define REST_MS 150
#define REST_MOST_MS 2000
#define REST_FACTOR 5
#define PROGRESS_MS 50

/* What is to be counted, and what came of it. */
typedef struct
{
  GPtrArray *summaries; /* of games that are over */
  const AhuGame *game;
  AhuGrouping grouping;
  guint n_players;      /* only games of so many, 0 for any */
  guint year;           /* only games of this year, 0 for any */
  guint n_measures;
  GHashTable *persons;  /* names that are somebody else's */
  int permille;         /* how much is done; atomic */

  GPtrArray *rows;
  GArray *years;        /* of all games, the latest first */
  guint n_games;        /* that were counted */
} Count;

/* Between two looks at whether somebody gave up. */
#define STRIDE 64

typedef struct
{
  Count *count;
  GHashTable *rows;  /* key → AhuStatisticsRow */
  GHashTable *keys;  /* name as written → normalized */
  GHashTable *years;
} Work;

struct _AhuStatistics
{
  GObject parent_instance;

  GListModel *summaries;
  const AhuGame *game;
  AhuAliases *aliases;
  GArray *measures;
  AhuGrouping grouping;
  guint n_players;
  guint year;
  gboolean with_practice;

  GPtrArray *rows;
  AhuGrouping rows_grouping; /* what they were counted by, while others are being counted */
  GArray *years;
  guint n_games;
  guint n_unfinished;
  guint n_practice; /* whether they are counted or not */

  Count *count; /* of the task; of no other thread's concern but for its progress */
  GCancellable *cancellable;
  gboolean is_cancelled;
  guint rest_ms;
  guint rest_id;
  guint progress_id;
  double progress;
};

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AhuStatistics, ahu_statistics, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

enum
{
  PROP_0,
  PROP_COUNTING,
  PROP_PROGRESS,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  COUNTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
set_progress (AhuStatistics *self,
              double         progress)
{
  if (self->progress == progress)
    return;

  self->progress = progress;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
}

static void
end_count (AhuStatistics *self)
{
  g_clear_handle_id (&self->progress_id, g_source_remove);
  g_clear_object (&self->cancellable);
  self->count = NULL;
  set_progress (self, 0);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COUNTING]);
}

/* What was begun and isn't wanted any more ends by itself, and nobody looks at it. */
static void
abandon (AhuStatistics *self)
{
  g_clear_handle_id (&self->rest_id, g_source_remove);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
}

static void
take_result (AhuStatistics *self,
             Count         *count)
{
  GPtrArray *old = self->rows;

  self->rows = g_ptr_array_ref (count->rows);
  self->rows_grouping = count->grouping;
  g_array_unref (self->years);
  self->years = g_array_ref (count->years);
  self->n_games = count->n_games;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, old->len, self->rows->len);
  g_ptr_array_unref (old);
}

static void
show_result (AhuStatistics *self,
             Count         *count)
{
  gint64 begin = g_get_monotonic_time ();
  gint64 cost_ms;

  take_result (self, count);
  end_count (self);
  g_signal_emit (self, signals[COUNTED], 0);
  cost_ms = (g_get_monotonic_time () - begin) / 1000;
  self->rest_ms = (guint) CLAMP (cost_ms * REST_FACTOR, REST_MS, REST_MOST_MS);
}

static void
count_free (Count *count)
{
  g_ptr_array_unref (count->summaries);
  g_ptr_array_unref (count->rows);
  g_array_unref (count->years);
  g_clear_pointer (&count->persons, g_hash_table_unref);
  g_free (count);
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
  g_autoptr (GDateTime) created = g_date_time_new_from_unix_local (ahu_summary_get_created_time (summary));
  guint year = created != NULL ? (guint) g_date_time_get_year (created) : 0;

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
  const Count *count = data;
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

/* On any thread. Returns whether it came to the end. */
static gboolean
count_run (Count        *count,
           GCancellable *cancellable)
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

static void
count_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  g_task_return_boolean (task, count_run (data, cancellable));
}

/* The task has no hold on the statistics, or its thread might be the one to end them. */
static void
counted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (AhuStatistics) self = g_weak_ref_get (data);
  GTask *task = G_TASK (result);

  g_weak_ref_clear (data);
  g_free (data);
  /* Another count may have taken its place. */
  if (self == NULL || g_task_get_cancellable (task) != self->cancellable)
    return;

  if (g_task_propagate_boolean (task, NULL) && !g_cancellable_is_cancelled (self->cancellable))
    show_result (self, g_task_get_task_data (task));
  else
    end_count (self);
}

static gboolean
progress_cb (gpointer data)
{
  AhuStatistics *self = data;

  set_progress (self, g_atomic_int_get (&self->count->permille) / 1000.0);

  return G_SOURCE_CONTINUE;
}

/* Returns: id → summary, held by a reference of its own */
static GHashTable *
map_ids (GPtrArray *summaries)
{
  GHashTable *by_id = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);

  for (guint i = 0; i < summaries->len; i++)
    {
      AhuSummary *summary = g_ptr_array_index (summaries, i);

      g_hash_table_replace (by_id, (char *) ahu_summary_get_id (summary), g_object_ref (summary));
    }

  return by_id;
}

/* A copy that ended as its original did is no second game. */
static void
leave_out_copies (GPtrArray *summaries)
{
  g_autoptr (GHashTable) by_id = NULL;

  for (guint i = summaries->len; i-- > 0;)
    {
      AhuSummary *summary = g_ptr_array_index (summaries, i);
      const char *origin = ahu_summary_get_origin (summary);
      AhuSummary *original;

      if (origin == NULL)
        continue;
      if (by_id == NULL)
        by_id = map_ids (summaries);
      original = g_hash_table_lookup (by_id, origin);
      if (original != NULL && ahu_summary_repeats (summary, original))
        g_ptr_array_remove_index (summaries, i);
    }
}

static void
collect_game (AhuStatistics *self,
              AhuSummary    *summary,
              GPtrArray     *games)
{
  gboolean is_practice = ahu_summary_get_practice (summary);

  if (ahu_summary_get_game (summary) != self->game)
    return;

  if (ahu_summary_get_state (summary) != AHU_SUMMARY_OVER)
    {
      self->n_unfinished++;
      return;
    }

  self->n_practice += is_practice;
  if (!is_practice || self->with_practice)
    g_ptr_array_add (games, g_object_ref (summary));
}

static void
collect (AhuStatistics *self,
         Count         *count)
{
  guint n = self->summaries != NULL ? g_list_model_get_n_items (self->summaries) : 0;

  self->n_unfinished = 0;
  self->n_practice = 0;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AhuSummary) summary = g_list_model_get_item (self->summaries, i);

      collect_game (self, summary, count->summaries);
    }
  leave_out_copies (count->summaries);
}

static Count *
prepare (AhuStatistics *self)
{
  Count *count = g_new0 (Count, 1);

  count->summaries = g_ptr_array_new_with_free_func (g_object_unref);
  count->rows = g_ptr_array_new_with_free_func (g_object_unref);
  count->years = g_array_new (FALSE, FALSE, sizeof (guint));
  count->game = self->game;
  count->grouping = self->grouping;
  count->n_players = self->n_players;
  count->year = self->year;
  count->n_measures = self->measures->len;
  count->persons = self->aliases != NULL ? ahu_aliases_dup_table (self->aliases) : NULL;
  collect (self, count);

  return count;
}

static void
begin (AhuStatistics *self)
{
  g_autoptr (GTask) task = NULL;
  GWeakRef *ref = g_new0 (GWeakRef, 1);
  gboolean was_counting = self->cancellable != NULL;

  abandon (self);
  self->is_cancelled = FALSE;
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  self->count = prepare (self);
  g_weak_ref_init (ref, self);
  task = g_task_new (NULL, self->cancellable, counted_cb, ref);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, self->count, (GDestroyNotify) count_free);
  g_task_run_in_thread (task, count_in_thread);
  if (self->progress_id == 0)
    self->progress_id = g_timeout_add (PROGRESS_MS, progress_cb, self);
  if (!was_counting)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COUNTING]);
}

static gboolean
rest_cb (gpointer data)
{
  AhuStatistics *self = data;

  self->rest_id = 0;
  begin (self);

  return G_SOURCE_REMOVE;
}

static void
summaries_changed_cb (AhuStatistics *self)
{
  if (self->rest_id == 0 && !self->is_cancelled)
    self->rest_id = g_timeout_add (self->rest_ms, rest_cb, self);
}

AHU_DEFINE_ARRAY_MODEL (list_model_init, AHU_TYPE_STATISTICS_ROW, AHU_STATISTICS (model)->rows)

static void
ahu_statistics_dispose (GObject *object)
{
  AhuStatistics *self = AHU_STATISTICS (object);

  abandon (self);
  g_clear_handle_id (&self->progress_id, g_source_remove);
  g_clear_object (&self->cancellable);
  if (self->summaries != NULL)
    g_signal_handlers_disconnect_by_data (self->summaries, self);
  g_clear_object (&self->summaries);
  if (self->aliases != NULL)
    g_signal_handlers_disconnect_by_data (self->aliases, self);
  g_clear_object (&self->aliases);

  G_OBJECT_CLASS (ahu_statistics_parent_class)->dispose (object);
}

static void
ahu_statistics_finalize (GObject *object)
{
  AhuStatistics *self = AHU_STATISTICS (object);

  g_ptr_array_unref (self->rows);
  g_array_unref (self->years);
  g_array_unref (self->measures);

  G_OBJECT_CLASS (ahu_statistics_parent_class)->finalize (object);
}

static void
ahu_statistics_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  AhuStatistics *self = AHU_STATISTICS (object);

  switch (prop_id)
    {
    case PROP_COUNTING:
      g_value_set_boolean (value, ahu_statistics_get_counting (self));
      break;
    case PROP_PROGRESS:
      g_value_set_double (value, self->progress);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ahu_statistics_class_init (AhuStatisticsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ahu_statistics_dispose;
  object_class->finalize = ahu_statistics_finalize;
  object_class->get_property = ahu_statistics_get_property;

  props[PROP_COUNTING] = g_param_spec_boolean ("counting", NULL, NULL, FALSE,
                                               G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0, 1, 0,
                                              G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[COUNTED] = g_signal_new ("counted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ahu_statistics_init (AhuStatistics *self)
{
  self->rest_ms = REST_MS;
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
  self->years = g_array_new (FALSE, FALSE, sizeof (guint));
}

AhuStatistics *
ahu_statistics_new (GListModel    *summaries,
                    const AhuGame *game,
                    AhuAliases    *aliases)
{
  AhuStatistics *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (AHU_TYPE_STATISTICS, NULL);
  self->game = game;
  self->measures = ahu_measure_list (game);
  if (aliases != NULL)
    {
      self->aliases = g_object_ref (aliases);
      g_signal_connect_swapped (aliases, "changed", G_CALLBACK (ahu_statistics_count), self);
    }
  ahu_statistics_set_summaries (self, summaries);

  return self;
}

void
ahu_statistics_set_summaries (AhuStatistics *self,
                              GListModel    *summaries)
{
  g_return_if_fail (AHU_IS_STATISTICS (self));

  if (self->summaries != NULL)
    g_signal_handlers_disconnect_by_data (self->summaries, self);
  g_set_object (&self->summaries, summaries);
  if (summaries != NULL)
    g_signal_connect_swapped (summaries, "items-changed", G_CALLBACK (summaries_changed_cb), self);
  begin (self);
}

AhuGrouping
ahu_statistics_get_grouping (AhuStatistics *self)
{
  g_return_val_if_fail (AHU_IS_STATISTICS (self), AHU_BY_PLAYER);

  return self->rows_grouping;
}

void
ahu_statistics_set_grouping (AhuStatistics *self,
                             AhuGrouping    grouping)
{
  g_return_if_fail (AHU_IS_STATISTICS (self));

  if (self->grouping == grouping)
    return;
  self->grouping = grouping;
  begin (self);
}

void
ahu_statistics_set_filter (AhuStatistics *self,
                           guint          n_players,
                           guint          year)
{
  g_return_if_fail (AHU_IS_STATISTICS (self));

  if (self->n_players == n_players && self->year == year)
    return;
  self->n_players = n_players;
  self->year = year;
  begin (self);
}

void
ahu_statistics_set_with_practice (AhuStatistics *self,
                                  gboolean       with_practice)
{
  g_return_if_fail (AHU_IS_STATISTICS (self));

  if (self->with_practice == with_practice)
    return;
  self->with_practice = with_practice;
  begin (self);
}

GArray *
ahu_statistics_get_measures (AhuStatistics *self)
{
  g_return_val_if_fail (AHU_IS_STATISTICS (self), NULL);

  return self->measures;
}

gboolean
ahu_statistics_applies (AhuStatistics *self,
                        guint          measure)
{
  g_return_val_if_fail (AHU_IS_STATISTICS (self), FALSE);

  return self->rows_grouping != AHU_BY_N_PLAYERS ||
         (measure != AHU_MEASURE_WINS && measure != AHU_MEASURE_WIN_SHARE && measure != AHU_MEASURE_PLACE);
}

GArray *
ahu_statistics_get_years (AhuStatistics *self)
{
  g_return_val_if_fail (AHU_IS_STATISTICS (self), NULL);

  return self->years;
}

guint
ahu_statistics_get_n_games (AhuStatistics *self)
{
  g_return_val_if_fail (AHU_IS_STATISTICS (self), 0);

  return self->n_games;
}

guint
ahu_statistics_get_n_unfinished (AhuStatistics *self)
{
  g_return_val_if_fail (AHU_IS_STATISTICS (self), 0);

  return self->n_unfinished;
}

guint
ahu_statistics_get_n_practice (AhuStatistics *self)
{
  g_return_val_if_fail (AHU_IS_STATISTICS (self), 0);

  return self->n_practice;
}

gboolean
ahu_statistics_get_counting (AhuStatistics *self)
{
  g_return_val_if_fail (AHU_IS_STATISTICS (self), FALSE);

  return self->cancellable != NULL;
}

double
ahu_statistics_get_progress (AhuStatistics *self)
{
  g_return_val_if_fail (AHU_IS_STATISTICS (self), 0);

  return self->progress;
}

void
ahu_statistics_cancel (AhuStatistics *self)
{
  g_return_if_fail (AHU_IS_STATISTICS (self));

  abandon (self);
  self->is_cancelled = TRUE;
}

gboolean
ahu_statistics_get_cancelled (AhuStatistics *self)
{
  g_return_val_if_fail (AHU_IS_STATISTICS (self), FALSE);

  return self->is_cancelled;
}

void
ahu_statistics_count (AhuStatistics *self)
{
  g_return_if_fail (AHU_IS_STATISTICS (self));

  begin (self);
}
