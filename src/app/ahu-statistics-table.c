/* ahu-statistics-table.c: statistics as a table that can be sorted, each number a button
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-statistics-table.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "app/ahu-growing-list.h"
#include "app/ahu-picture.h"
#include "app/ahu-statistics-words.h"
#include "app/ahu-tip.h"

#define MARK_SIZE 20

/* Least widths, in characters; what a cell and the arrow of a heading have around
 * them, in px. */
#define NAME_CHARS 12
#define NUMBER_CHARS 7
#define CELL_SPACE 24
#define HEADING_SPACE 46

/* Of columns that don't apply. */
#define NO_CHOICE G_MAXUINT

struct _AhuStatisticsTable
{
  GtkWidget parent_instance;

  AhuStatistics *statistics;
  AhuRowLabelFunc label;
  gpointer data;

  GtkWidget *scroller;
  GtkColumnView *view;
  GtkSortListModel *sorted;
  AhuGrowingList *shown;
  GtkColumnViewColumn *name_column;
  GPtrArray *columns; /* GtkColumnViewColumn by measure */
  GArray *choices;    /* by measure, guint: the choice that it belongs to */
  int room;           /* that they were made for, in px */
  guint offered;      /* the choice to begin with */
  gboolean is_chosen; /* something else than that */
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
  ahu_statistics_name_number (button, measure, name, value, leads);
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

/* Rows */

/* Whoever has scrolled stays there. */
static void
rows_changing_cb (AhuStatisticsTable *self)
{
  GtkAdjustment *position = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->view));

  if (position == NULL || gtk_adjustment_get_value (position) == 0)
    ahu_growing_list_begin_again (self->shown);
}

static void
add_rows (AhuStatisticsTable *self)
{
  g_autoptr (GtkNoSelection) selection = NULL;

  /* Before the sorted rows change. */
  g_signal_connect_object (self->statistics, "items-changed", G_CALLBACK (rows_changing_cb), self,
                           G_CONNECT_SWAPPED);
  self->sorted = gtk_sort_list_model_new (g_object_ref (G_LIST_MODEL (self->statistics)),
                                          g_object_ref (gtk_column_view_get_sorter (self->view)));
  self->shown = ahu_growing_list_new (G_LIST_MODEL (self->sorted));
  selection = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->shown)));
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (selection));
}

static void
ahu_statistics_table_dispose (GObject *object)
{
  AhuStatisticsTable *self = AHU_STATISTICS_TABLE (object);

  if (self->view != NULL)
    gtk_column_view_set_model (self->view, NULL);
  self->view = NULL;
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->shown);
  g_clear_object (&self->sorted);
  g_clear_object (&self->name_column);
  g_clear_pointer (&self->choices, g_array_unref);
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
  self->choices = g_array_new (FALSE, FALSE, sizeof (guint));
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

  self->statistics = g_object_ref (statistics);
  self->label = label;
  self->data = data;
  add_name_column (self);
  for (guint i = 0; i < ahu_statistics_get_measures (statistics)->len; i++)
    add_number_column (self, i);
  add_rows (self);

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

/* Which columns can be chosen */

static int
text_width (AhuStatisticsTable *self,
            const char         *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->view), text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);

  return width;
}

static int
digits_width (AhuStatisticsTable *self,
              guint               n)
{
  g_autofree char *digits = g_strnfill (n, '0');

  return text_width (self, digits);
}

static int
column_width (AhuStatisticsTable *self,
              guint               measure)
{
  int heading = text_width (self, get_measure (self, measure)->label) + HEADING_SPACE;

  return MAX (heading, digits_width (self, NUMBER_CHARS) + CELL_SPACE);
}

static int
name_width (AhuStatisticsTable *self)
{
  int mark = ahu_statistics_get_grouping (self->statistics) == AHU_BY_COLOUR ? MARK_SIZE + CELL_SPACE : 0;

  return digits_width (self, NAME_CHARS) + CELL_SPACE + mark;
}

static guint
get_choice (AhuStatisticsTable *self,
            guint               measure)
{
  return measure < self->choices->len ? g_array_index (self->choices, guint, measure) : NO_CHOICE;
}

static gboolean
is_of_group (AhuStatisticsTable *self,
             guint               measure,
             guint               other)
{
  return strcmp (get_measure (self, measure)->group, get_measure (self, other)->group) == 0;
}

/* A group of columns that there is no room for becomes several choices; each has one
 * column at least. */
static GArray *
find_choices (AhuStatisticsTable *self,
              int                 room)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (guint));
  guint choice = NO_CHOICE;
  guint before = 0;
  int left = 0;

  for (guint i = 0; i < self->columns->len; i++)
    {
      int width = column_width (self, i);
      guint none = NO_CHOICE;

      if (!ahu_statistics_applies (self->statistics, i))
        {
          g_array_append_val (choices, none);
          continue;
        }
      if (choice == NO_CHOICE || !is_of_group (self, i, before) || width > left)
        {
          choice = choice == NO_CHOICE ? 0 : choice + 1;
          left = room - name_width (self);
        }
      left -= width;
      before = i;
      g_array_append_val (choices, choice);
    }

  return choices;
}

/* @first and @last are the columns of one choice. */
static char *
name_choice (AhuStatisticsTable *self,
             guint               first,
             guint               last)
{
  gboolean begins = TRUE;
  gboolean ends = TRUE;

  if (first == last)
    return g_strdup (get_measure (self, first)->label);
  for (guint i = 0; i < self->columns->len; i++)
    if (ahu_statistics_applies (self->statistics, i) && is_of_group (self, i, first))
      {
        begins &= i >= first;
        ends &= i <= last;
      }
  if (begins && ends)
    return g_strdup (get_measure (self, first)->group);

  /* Translators: some columns of a table that has no room for all of them: %1$s heads the first of
   * them and %2$s the last: “Tiles to Wood”. */
  return g_strdup_printf (C_("statistics", "%1$s to %2$s"), get_measure (self, first)->label,
                          get_measure (self, last)->label);
}

/* Returns: the last column of the choice that begins with @first */
static guint
find_last (AhuStatisticsTable *self,
           guint               first)
{
  guint last = first;

  for (guint i = first + 1; i < self->columns->len; i++)
    if (get_choice (self, i) == get_choice (self, first))
      last = i;

  return last;
}

/* Returns: the first number that is shown, NO_CHOICE if there is none */
static guint
find_shown (AhuStatisticsTable *self)
{
  for (guint i = 0; i < self->columns->len; i++)
    if (gtk_column_view_column_get_visible (g_ptr_array_index (self->columns, i)) &&
        ahu_statistics_applies (self->statistics, i))
      return i;

  return NO_CHOICE;
}

gboolean
ahu_statistics_table_find_choices (AhuStatisticsTable *self,
                                   int                 room)
{
  g_autoptr (GArray) choices = NULL;

  g_return_val_if_fail (AHU_IS_STATISTICS_TABLE (self), FALSE);

  self->room = room;
  choices = find_choices (self, room);
  if (choices->len == self->choices->len && memcmp (choices->data, self->choices->data, choices->len * sizeof (guint)) == 0)
    return FALSE;

  g_array_unref (self->choices);
  self->choices = g_steal_pointer (&choices);

  return TRUE;
}

/* What people look for first, until they have looked for something else. */
static guint
find_offered (AhuStatisticsTable *self)
{
  guint measure = self->is_chosen ? find_shown (self) : NO_CHOICE;
  guint choice;

  if (measure == NO_CHOICE)
    measure = self->room > 0 ? 0 : AHU_MEASURE_POINTS;
  choice = get_choice (self, measure);

  return choice != NO_CHOICE ? choice : 0;
}

GListModel *
ahu_statistics_table_list_choices (AhuStatisticsTable *self,
                                   guint              *offered)
{
  GtkStringList *list;
  guint n = 0;

  g_return_val_if_fail (AHU_IS_STATISTICS_TABLE (self), NULL);
  g_return_val_if_fail (offered != NULL, NULL);

  list = gtk_string_list_new (NULL);
  for (guint i = 0; i < self->columns->len; i++)
    if (get_choice (self, i) == n)
      {
        gtk_string_list_take (list, name_choice (self, i, find_last (self, i)));
        n++;
      }
  self->offered = find_offered (self);
  *offered = self->offered;

  return G_LIST_MODEL (list);
}

/* The best first: the order by a number that is not in sight looks like none. */
static void
sort_by_single (AhuStatisticsTable *self)
{
  guint measure = find_shown (self);

  if (measure != NO_CHOICE)
    gtk_column_view_sort_by_column (self->view, g_ptr_array_index (self->columns, measure),
                                    measure == AHU_MEASURE_PLACE ? GTK_SORT_ASCENDING : GTK_SORT_DESCENDING);
}

void
ahu_statistics_table_choose (AhuStatisticsTable *self,
                             guint               choice)
{
  guint before;

  g_return_if_fail (AHU_IS_STATISTICS_TABLE (self));

  before = find_shown (self);
  self->is_chosen |= choice != self->offered;
  for (guint i = 0; i < self->columns->len; i++)
    gtk_column_view_column_set_visible (g_ptr_array_index (self->columns, i), get_choice (self, i) == choice);
  if (self->room == 0 && find_shown (self) != before)
    sort_by_single (self);
}

GListModel *
ahu_statistics_table_get_rows (AhuStatisticsTable *self)
{
  g_return_val_if_fail (AHU_IS_STATISTICS_TABLE (self), NULL);

  return G_LIST_MODEL (self->sorted);
}
