/* ahu-statistics-order.c: in which order the rows of statistics stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/statistics/ahu-statistics-order.h"

#include <gtk/gtk.h>
#include <math.h>
#include <stdlib.h>

struct _AhuStatisticsOrder
{
  GObject parent_instance;

  AhuStatistics *statistics;
  AhuRowLabelFunc label;
  gpointer data;

  GtkSorter *sorter;
  GtkSortListModel *rows;
  gboolean is_chosen; /* by somebody */
  guint measure;
  gboolean reversed;
};

G_DEFINE_FINAL_TYPE (AhuStatisticsOrder, ahu_statistics_order, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Returns: below 0 if @a is better; unknown numbers are worse than any other */
static int
compare_values (AhuStatisticsRow *a,
                AhuStatisticsRow *b,
                guint             measure,
                gboolean          reversed)
{
  double value_a = ahu_statistics_row_get_value (a, measure);
  double value_b = ahu_statistics_row_get_value (b, measure);
  int order = (value_a < value_b) - (value_a > value_b);

  if (isnan (value_a) || isnan (value_b))
    return isnan (value_a) - isnan (value_b);

  /* Of places the lowest is best. */
  return (measure == AHU_MEASURE_PLACE) != reversed ? -order : order;
}

static int
compare_names (AhuStatisticsOrder *self,
               AhuStatisticsRow   *a,
               AhuStatisticsRow   *b)
{
  g_autofree char *name_a = NULL;
  g_autofree char *name_b = NULL;

  /* “10 players” come after “9 players”. */
  if (ahu_statistics_get_grouping (self->statistics) == AHU_BY_N_PLAYERS)
    return atoi (ahu_statistics_row_get_key (a)) - atoi (ahu_statistics_row_get_key (b));

  name_a = self->label (a, self->data);
  name_b = self->label (b, self->data);

  return g_utf8_collate (name_a, name_b);
}

static int
compare_cb (gconstpointer a,
            gconstpointer b,
            gpointer      data)
{
  AhuStatisticsOrder *self = data;
  AhuStatisticsRow *row_a = AHU_STATISTICS_ROW ((gpointer) a);
  AhuStatisticsRow *row_b = AHU_STATISTICS_ROW ((gpointer) b);
  gboolean reversed;
  guint measure = ahu_statistics_order_get_measure (self, &reversed);
  int order = 0;

  if (measure == AHU_ORDER_BY_NAME)
    return reversed ? compare_names (self, row_b, row_a) : compare_names (self, row_a, row_b);

  order = compare_values (row_a, row_b, measure, reversed);
  if (order == 0)
    order = compare_values (row_a, row_b, AHU_MEASURE_POINTS, FALSE);

  return order != 0 ? order : compare_names (self, row_a, row_b);
}

static void
ahu_statistics_order_dispose (GObject *object)
{
  AhuStatisticsOrder *self = AHU_STATISTICS_ORDER (object);

  g_clear_object (&self->rows);
  g_clear_object (&self->sorter);
  g_clear_object (&self->statistics);

  G_OBJECT_CLASS (ahu_statistics_order_parent_class)->dispose (object);
}

static void
ahu_statistics_order_class_init (AhuStatisticsOrderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ahu_statistics_order_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ahu_statistics_order_init (AhuStatisticsOrder *self)
{
}

AhuStatisticsOrder *
ahu_statistics_order_new (AhuStatistics   *statistics,
                          AhuRowLabelFunc  label,
                          gpointer         data)
{
  AhuStatisticsOrder *self;

  g_return_val_if_fail (AHU_IS_STATISTICS (statistics), NULL);
  g_return_val_if_fail (label != NULL, NULL);

  self = g_object_new (AHU_TYPE_STATISTICS_ORDER, NULL);
  self->statistics = g_object_ref (statistics);
  self->label = label;
  self->data = data;
  self->sorter = GTK_SORTER (gtk_custom_sorter_new (compare_cb, self, NULL));
  self->rows = gtk_sort_list_model_new (g_object_ref (G_LIST_MODEL (statistics)), g_object_ref (self->sorter));

  return self;
}

GListModel *
ahu_statistics_order_get_rows (AhuStatisticsOrder *self)
{
  g_return_val_if_fail (AHU_IS_STATISTICS_ORDER (self), NULL);

  return G_LIST_MODEL (self->rows);
}

/* What was chosen counts as long as it says anything of the rows. */
guint
ahu_statistics_order_get_measure (AhuStatisticsOrder *self,
                                  gboolean           *reversed)
{
  g_return_val_if_fail (AHU_IS_STATISTICS_ORDER (self), AHU_ORDER_BY_NAME);
  g_return_val_if_fail (reversed != NULL, AHU_ORDER_BY_NAME);

  if (self->is_chosen &&
      (self->measure == AHU_ORDER_BY_NAME || ahu_statistics_applies (self->statistics, self->measure)))
    {
      *reversed = self->reversed;
      return self->measure;
    }

  *reversed = FALSE;

  return ahu_statistics_applies (self->statistics, AHU_MEASURE_WINS) ? AHU_MEASURE_WINS : AHU_ORDER_BY_NAME;
}

void
ahu_statistics_order_choose (AhuStatisticsOrder *self,
                             guint               measure)
{
  gboolean reversed;

  g_return_if_fail (AHU_IS_STATISTICS_ORDER (self));

  self->reversed = ahu_statistics_order_get_measure (self, &reversed) == measure && !reversed;
  self->measure = measure;
  self->is_chosen = TRUE;
  gtk_sorter_changed (self->sorter, GTK_SORTER_CHANGE_DIFFERENT);
  g_signal_emit (self, signals[CHANGED], 0);
}
