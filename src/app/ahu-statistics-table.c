/* ahu-statistics-table.c: statistics as a table that can be sorted, each number a button
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-statistics-table.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "app/ahu-picture.h"
#include "app/ahu-tip.h"

#define MARK_SIZE 20

struct _AhuStatisticsTable
{
  GtkWidget parent_instance;

  AhuStatistics *statistics;
  AhuRowLabelFunc label;
  gpointer data;

  GtkWidget *scroller;
  GtkColumnView *view;
  GtkSortListModel *sorted;
  GtkColumnViewColumn *name_column;
  GPtrArray *columns; /* GtkColumnViewColumn by measure */
  gboolean is_single;
};

G_DEFINE_FINAL_TYPE (AhuStatisticsTable, ahu_statistics_table, GTK_TYPE_WIDGET)

enum
{
  NUMBER_ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* A column of numbers. */
typedef struct
{
  AhuStatisticsTable *table;
  guint measure;
} Column;

static const AhuMeasure *
get_measure (AhuStatisticsTable *self,
             guint               measure)
{
  return &g_array_index (ahu_statistics_get_measures (self->statistics), AhuMeasure, measure);
}

static char *
dup_label (AhuStatisticsTable *self,
           AhuStatisticsRow   *row)
{
  return self->label (row, self->data);
}

/* Unknown numbers stand below all others. */
static int
compare_values_cb (gconstpointer a,
                   gconstpointer b,
                   gpointer      data)
{
  guint measure = GPOINTER_TO_UINT (data);
  double value_a = ahu_statistics_row_get_value (AHU_STATISTICS_ROW ((gpointer) a), measure);
  double value_b = ahu_statistics_row_get_value (AHU_STATISTICS_ROW ((gpointer) b), measure);

  if (isnan (value_a) || isnan (value_b))
    return isnan (value_b) - isnan (value_a);

  return (value_a > value_b) - (value_a < value_b);
}

static int
compare_names_cb (gconstpointer a,
                  gconstpointer b,
                  gpointer      data)
{
  AhuStatisticsTable *self = data;
  g_autofree char *name_a = dup_label (self, AHU_STATISTICS_ROW ((gpointer) a));
  g_autofree char *name_b = dup_label (self, AHU_STATISTICS_ROW ((gpointer) b));

  return g_utf8_collate (name_a, name_b);
}

/* Names */

static void
name_setup_cb (AhuStatisticsTable *self,
               GtkListItem        *item)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 10);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (grid, "row-name");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 9);
  gtk_grid_attach (GTK_GRID (grid), label, 1, 0, 1, 1);
  gtk_list_item_set_child (item, grid);
}

/* Colours have the marks of their players. */
static void
show_mark (AhuStatisticsTable *self,
           GtkGrid            *grid,
           AhuStatisticsRow   *row)
{
  GtkWidget *mark = gtk_grid_get_child_at (grid, 0, 0);

  if (mark != NULL)
    gtk_grid_remove (grid, mark);
  if (ahu_statistics_get_grouping (self->statistics) != AHU_BY_COLOUR)
    return;

  mark = ahu_mark_new (ahu_statistics_row_get_key (row), MARK_SIZE);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_grid_attach (grid, mark, 0, 0, 1, 1);
}

/* Rows take the focus on the way from one to the next, and are read by their names. */
static void
name_row (GtkWidget  *grid,
          const char *name)
{
  GtkWidget *cell = gtk_widget_get_parent (grid);
  GtkWidget *row = cell != NULL ? gtk_widget_get_parent (cell) : NULL;

  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
name_bind_cb (AhuStatisticsTable *self,
              GtkListItem        *item)
{
  AhuStatisticsRow *row = gtk_list_item_get_item (item);
  GtkWidget *grid = gtk_list_item_get_child (item);
  GtkWidget *label = gtk_grid_get_child_at (GTK_GRID (grid), 1, 0);
  g_autofree char *name = dup_label (self, row);

  gtk_label_set_text (GTK_LABEL (label), name);
  ahu_tip_set (label, name);
  show_mark (self, GTK_GRID (grid), row);
  name_row (grid, name);
}

/* Numbers */

static void
clicked_cb (GtkListItem *item,
            GtkButton   *button)
{
  Column *column = g_object_get_data (G_OBJECT (button), "ahu-column");
  AhuStatisticsRow *row = gtk_list_item_get_item (item);

  if (row != NULL)
    g_signal_emit (column->table, signals[NUMBER_ACTIVATED], 0, row, column->measure);
}

static void
number_setup_cb (Column      *column,
                 GtkListItem *item)
{
  GtkWidget *button = gtk_button_new_with_label ("");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "numeric");
  gtk_widget_set_halign (button, GTK_ALIGN_FILL);
  gtk_label_set_xalign (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), 1);
  g_object_set_data (G_OBJECT (button), "ahu-column", column);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), item, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (item, button);
}

static void
name_number (GtkWidget        *button,
             const AhuMeasure *measure,
             const char       *name,
             const char       *value,
             gboolean          leads)
{
  g_autofree char *label = NULL;

  /* Translators: a number of a table for readers of the screen: %1$s is a player, a seat or a
   * colour, %2$s heads the column, %3$s is the number: “Anna, Wins: 12”. */
  label = g_strdup_printf (C_("statistics", "%1$s, %2$s: %3$s"), name, measure->label, value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, measure->detail,
                                  -1);
  if (leads)
    {
      g_autofree char *tip
        /* Translators: %s says what the number is. */
        = g_strdup_printf (C_("statistics", "%s\nActivate it to see the games."), measure->detail);

      ahu_tip_set (button, tip);
    }
  else
    ahu_tip_set (button, measure->detail);
}

static void
number_bind_cb (Column      *column,
                GtkListItem *item)
{
  AhuStatisticsTable *self = column->table;
  AhuStatisticsRow *row = gtk_list_item_get_item (item);
  GtkWidget *button = gtk_list_item_get_child (item);
  const AhuMeasure *measure = get_measure (self, column->measure);
  gboolean leads = ahu_statistics_row_has_games (row, column->measure);
  g_autofree char *name = dup_label (self, row);
  g_autofree char *value = ahu_measure_format (measure, ahu_statistics_row_get_value (row, column->measure));

  gtk_button_set_label (GTK_BUTTON (button), value);
  gtk_label_set_xalign (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), 1);
  gtk_widget_set_sensitive (button, leads);
  name_number (button, measure, name, value, leads);
}

/* What can be activated are the numbers, not the rows. */
static void
item_setup_cb (GtkListItemFactory *factory,
               GtkListItem        *item)
{
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
}

static GtkListItemFactory *
factory_new (GCallback setup,
             GCallback bind,
             gpointer  data)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_swapped (factory, "setup", setup, data);
  g_signal_connect (factory, "setup", G_CALLBACK (item_setup_cb), NULL);
  g_signal_connect_swapped (factory, "bind", bind, data);

  return factory;
}

static void
add_name_column (AhuStatisticsTable *self)
{
  GtkListItemFactory *factory = factory_new (G_CALLBACK (name_setup_cb), G_CALLBACK (name_bind_cb), self);
  g_autoptr (GtkSorter) sorter = GTK_SORTER (gtk_custom_sorter_new (compare_names_cb, self, NULL));

  self->name_column = gtk_column_view_column_new ("", factory);
  gtk_column_view_column_set_expand (self->name_column, TRUE);
  gtk_column_view_column_set_sorter (self->name_column, sorter);
  gtk_column_view_append_column (self->view, self->name_column);
}

static void
add_number_column (AhuStatisticsTable *self,
                   guint               measure)
{
  Column *column = g_new (Column, 1);
  GtkListItemFactory *factory;
  GtkColumnViewColumn *view_column;
  g_autoptr (GtkSorter) sorter = NULL;

  *column = (Column) { self, measure };
  factory = factory_new (G_CALLBACK (number_setup_cb), G_CALLBACK (number_bind_cb), column);
  g_object_set_data_full (G_OBJECT (factory), "ahu-column", column, g_free);
  view_column = gtk_column_view_column_new (get_measure (self, measure)->label, factory);
  sorter = GTK_SORTER (gtk_custom_sorter_new (compare_values_cb, GUINT_TO_POINTER (measure), NULL));
  gtk_column_view_column_set_sorter (view_column, sorter);
  gtk_column_view_column_set_visible (view_column, FALSE);
  gtk_column_view_append_column (self->view, view_column);
  g_ptr_array_add (self->columns, view_column);
}

static void
ahu_statistics_table_dispose (GObject *object)
{
  AhuStatisticsTable *self = AHU_STATISTICS_TABLE (object);

  if (self->view != NULL)
    gtk_column_view_set_model (self->view, NULL);
  self->view = NULL;
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->sorted);
  g_clear_object (&self->name_column);
  g_clear_pointer (&self->columns, g_ptr_array_unref);
  g_clear_object (&self->statistics);

  G_OBJECT_CLASS (ahu_statistics_table_parent_class)->dispose (object);
}

static void
ahu_statistics_table_class_init (AhuStatisticsTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_statistics_table_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "statistics-table");

  signals[NUMBER_ACTIVATED] = g_signal_new ("number-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                            AHU_TYPE_STATISTICS_ROW, G_TYPE_UINT);
}

static void
ahu_statistics_table_init (AhuStatisticsTable *self)
{
  self->columns = g_ptr_array_new_with_free_func (g_object_unref);
  self->view = GTK_COLUMN_VIEW (gtk_column_view_new (NULL));
  gtk_column_view_set_show_row_separators (self->view, TRUE);
  gtk_column_view_set_reorderable (self->view, FALSE);
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", self->view, "vexpand", TRUE, "hexpand", TRUE, NULL);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

GtkWidget *
ahu_statistics_table_new (AhuStatistics   *statistics,
                          AhuRowLabelFunc  label,
                          gpointer         data)
{
  AhuStatisticsTable *self = g_object_new (AHU_TYPE_STATISTICS_TABLE, NULL);
  GtkNoSelection *selection;

  self->statistics = g_object_ref (statistics);
  self->label = label;
  self->data = data;
  add_name_column (self);
  for (guint i = 0; i < ahu_statistics_get_measures (statistics)->len; i++)
    add_number_column (self, i);
  self->sorted = gtk_sort_list_model_new (g_object_ref (G_LIST_MODEL (statistics)),
                                          g_object_ref (gtk_column_view_get_sorter (self->view)));
  selection = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->sorted)));
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (selection));
  g_object_unref (selection);

  return GTK_WIDGET (self);
}

void
ahu_statistics_table_set_heading (AhuStatisticsTable *self,
                                  const char         *heading)
{
  g_return_if_fail (AHU_IS_STATISTICS_TABLE (self));
  g_return_if_fail (heading != NULL);

  gtk_column_view_column_set_title (self->name_column, heading);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, heading, -1);
}

static gboolean
begins_group (AhuStatisticsTable *self,
              guint               measure)
{
  return measure == 0 ||
         strcmp (get_measure (self, measure)->group, get_measure (self, measure - 1)->group) != 0;
}

/* Whether a choice begins with @measure. */
static gboolean
begins_choice (AhuStatisticsTable *self,
               guint               measure)
{
  return self->is_single ? ahu_statistics_applies (self->statistics, measure) : begins_group (self, measure);
}

GListModel *
ahu_statistics_table_list_choices (AhuStatisticsTable *self,
                                   gboolean            single,
                                   guint              *usual)
{
  GtkStringList *list;

  g_return_val_if_fail (AHU_IS_STATISTICS_TABLE (self), NULL);
  g_return_val_if_fail (usual != NULL, NULL);

  self->is_single = single;
  *usual = 0;
  list = gtk_string_list_new (NULL);
  for (guint i = 0; i < self->columns->len; i++)
    {
      const AhuMeasure *measure = get_measure (self, i);

      if (!begins_choice (self, i))
        continue;
      /* What people look for first. */
      if (single && i == AHU_MEASURE_POINTS)
        *usual = g_list_model_get_n_items (G_LIST_MODEL (list));
      gtk_string_list_append (list, single ? measure->label : measure->group);
    }

  return G_LIST_MODEL (list);
}

void
ahu_statistics_table_choose (AhuStatisticsTable *self,
                             guint               choice)
{
  guint n = 0;

  g_return_if_fail (AHU_IS_STATISTICS_TABLE (self));

  for (guint i = 0; i < self->columns->len; i++)
    {
      gboolean shown;

      n += begins_choice (self, i);
      shown = n == choice + 1 && ahu_statistics_applies (self->statistics, i);
      gtk_column_view_column_set_visible (g_ptr_array_index (self->columns, i), shown);
    }
}

GListModel *
ahu_statistics_table_get_rows (AhuStatisticsTable *self)
{
  g_return_val_if_fail (AHU_IS_STATISTICS_TABLE (self), NULL);

  return G_LIST_MODEL (self->sorted);
}
