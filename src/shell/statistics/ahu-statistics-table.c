/* ahu-statistics-table.c: numbers of statistics as a table, each a button
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/statistics/ahu-statistics-table.h"

#include <glib/gi18n.h>
#include <string.h>

#include "shell/statistics/ahu-statistics-words.h"
#include "toolkit/art/ahu-part.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"

#define MARK_SIZE 22
#define NAME_CHARS 5
#define NAME_MOST_CHARS 24

struct _AhuStatisticsTable
{
  GtkWidget parent_instance;

  const AhuGameUi *ui;
  AhuStatistics *statistics;
  AhuStatisticsOrder *order;
  gboolean few; /* games, in all rows */

  GtkLabel *heading;
  GtkWidget *box;
  GtkGrid *grid;
  GtkWidget *more;
  GArray *measures;  /* guint, of the columns */
  GPtrArray *rows;   /* AhuStatisticsRow, by line, as shown */
  AhuGrouping grouping;
  AhuTableHeads heads;
  gboolean marks_only;
  guint n_shown;     /* at most so many rows */
};

G_DEFINE_FINAL_TYPE (AhuStatisticsTable, ahu_statistics_table, GTK_TYPE_WIDGET)

enum
{
  NUMBER_ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static guint
get_column (AhuStatisticsTable *self,
            guint               column)
{
  return g_array_index (self->measures, guint, column);
}

static const AhuMeasure *
get_measure (AhuStatisticsTable *self,
             guint               column)
{
  return &g_array_index (ahu_statistics_get_measures (self->statistics), AhuMeasure, get_column (self, column));
}

static AhuGrouping
get_grouping (AhuStatisticsTable *self)
{
  return ahu_statistics_get_grouping (self->statistics);
}

/* Heads: column 0 is that of the names */

static void
head_clicked_cb (AhuStatisticsTable *self,
                 GtkWidget          *head)
{
  int column;

  gtk_grid_query_child (self->grid, head, &column, NULL, NULL, NULL);
  ahu_statistics_order_choose (self->order, column == 0 ? AHU_ORDER_BY_NAME : get_column (self, (guint) column - 1));
}

/* Short words stand where there is little room. */
static GtkWidget *
label_new (AhuStatisticsTable *self,
           const char         *text,
           gboolean            is_number)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), is_number);
  gtk_label_set_wrap (GTK_LABEL (label), self->heads != AHU_TABLE_HEADS_LONG);
  gtk_label_set_justify (GTK_LABEL (label), is_number ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT);

  return label;
}

static GtkWidget *
head_content_new (AhuStatisticsTable *self,
                  guint               column)
{
  const AhuMeasure *measure = get_measure (self, column);
  AhuPartLook look;

  if (self->heads == AHU_TABLE_HEADS_PICTURES && ahu_statistics_look (self->ui, get_column (self, column), &look))
    return ahu_part_swatch_new (&look);

  return label_new (self, self->heads == AHU_TABLE_HEADS_LONG ? measure->label : measure->brief, TRUE);
}

/* The arrow stands beside the words, where they begin: numbers stay below the ends. */
static void
add_head (AhuStatisticsTable *self,
          int                 column,
          GtkWidget          *content)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *arrow = gtk_image_new_from_icon_name ("pan-down-symbolic");
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "table-head");
  if (column == 0)
    gtk_box_append (GTK_BOX (box), content);
  gtk_box_append (GTK_BOX (box), arrow);
  if (column > 0)
    gtk_box_append (GTK_BOX (box), content);
  gtk_widget_set_halign (box, column > 0 ? GTK_ALIGN_END : GTK_ALIGN_START);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_hexpand (button, TRUE);
  g_object_set_data (G_OBJECT (button), "ahu-arrow", arrow);
  g_signal_connect_object (button, "clicked", G_CALLBACK (head_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_grid_attach (self->grid, button, column, 0, 1, 1);
}

static void
show_head (AhuStatisticsTable *self,
           guint               column)
{
  GtkWidget *head = gtk_grid_get_child_at (self->grid, (int) column, 0);
  GtkWidget *arrow = g_object_get_data (G_OBJECT (head), "ahu-arrow");
  gboolean reversed;
  guint sorted = ahu_statistics_order_get_measure (self->order, &reversed);
  gboolean is_sorted = column == 0 ? sorted == AHU_ORDER_BY_NAME : sorted == get_column (self, column - 1);
  const char *label = column == 0 ? ahu_grouping_name (get_grouping (self)) : get_measure (self, column - 1)->label;
  const char *detail = column == 0 ? NULL : get_measure (self, column - 1)->detail;

  gtk_widget_set_visible (arrow, is_sorted);
  gtk_image_set_from_icon_name (GTK_IMAGE (arrow), reversed ? "pan-up-symbolic" : "pan-down-symbolic");
  ahu_widget_set_css_class (head, "sorted", is_sorted);
  gtk_accessible_update_property (GTK_ACCESSIBLE (head),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, detail != NULL ? detail : "",
                                  -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (head), GTK_ACCESSIBLE_STATE_PRESSED,
                               is_sorted ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  ahu_tip_set (head, detail);
}

/* Names */

static GtkWidget *
name_new (AhuStatisticsTable *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *mark = ahu_picture_new (NULL, MARK_SIZE, MARK_SIZE);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), NAME_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_MOST_CHARS);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "row-name");
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

static void
show_name (AhuStatisticsTable *self,
           GtkWidget          *cell,
           AhuStatisticsRow   *row)
{
  GtkWidget *mark = gtk_widget_get_first_child (cell);
  GtkWidget *label = gtk_widget_get_last_child (cell);
  const char *colour = ahu_statistics_row_get_mark (row, get_grouping (self));
  g_autofree char *name = ahu_statistics_row_label (row, get_grouping (self));

  gtk_widget_set_visible (mark, colour != NULL);
  if (colour != NULL)
    ahu_mark_set_colour (AHU_PICTURE (mark), colour, MARK_SIZE);
  gtk_label_set_text (GTK_LABEL (label), name);
  gtk_widget_set_visible (label, !self->marks_only || colour == NULL);
  ahu_tip_set (cell, name);
}

/* Numbers */

static void
number_clicked_cb (AhuStatisticsTable *self,
                   GtkWidget          *button)
{
  int column, line;

  gtk_grid_query_child (self->grid, button, &column, &line, NULL, NULL);
  g_signal_emit (self, signals[NUMBER_ACTIVATED], 0, g_ptr_array_index (self->rows, (guint) line - 1),
                 get_column (self, (guint) column - 1));
}

/* A number leads to the games that it counts. */
static GtkWidget *
number_new (AhuStatisticsTable *self)
{
  GtkWidget *button = gtk_button_new_with_label ("");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "numeric");
  g_signal_connect_object (button, "clicked", G_CALLBACK (number_clicked_cb), self, G_CONNECT_SWAPPED);

  return button;
}

/* Where there is no column for the games, wins are told of how many. */
static char *
format_number (AhuStatisticsTable *self,
               AhuStatisticsRow   *row,
               guint               column)
{
  g_autofree char *value = ahu_statistics_format (row, get_measure (self, column), get_column (self, column),
                                                  self->few);

  if (get_column (self, column) != AHU_MEASURE_WINS || get_column (self, 0) == AHU_MEASURE_GAMES)
    return g_steal_pointer (&value);

  return ahu_statistics_format_wins (row);
}

static void
show_number (AhuStatisticsTable *self,
             GtkWidget          *button,
             AhuStatisticsRow   *row,
             guint               column)
{
  gboolean leads = ahu_statistics_row_has_games (row, get_column (self, column));
  g_autofree char *name = ahu_statistics_row_label (row, get_grouping (self));
  g_autofree char *value = format_number (self, row, column);
  gboolean reversed;

  gtk_button_set_label (GTK_BUTTON (button), value);
  gtk_label_set_xalign (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), 1);
  ahu_widget_set_css_class (button, "sorted",
                            ahu_statistics_order_get_measure (self->order, &reversed) == get_column (self, column));
  ahu_statistics_name_number (button, get_measure (self, column), name, value, leads);
}

/* Rows */

static void
show_rows (AhuStatisticsTable *self)
{
  GListModel *rows = ahu_statistics_order_get_rows (self->order);
  guint n = MIN (g_list_model_get_n_items (rows), self->n_shown);

  self->few = ahu_statistics_are_few (rows);
  while (self->rows->len > n)
    {
      gtk_grid_remove_row (self->grid, (int) self->rows->len);
      g_ptr_array_set_size (self->rows, (int) self->rows->len - 1);
    }
  for (guint line = 1; line <= n; line++)
    {
      g_autoptr (AhuStatisticsRow) row = g_list_model_get_item (rows, line - 1);

      if (line > self->rows->len)
        {
          gtk_grid_attach (self->grid, name_new (self), 0, (int) line, 1, 1);
          for (guint i = 0; i < self->measures->len; i++)
            gtk_grid_attach (self->grid, number_new (self), (int) i + 1, (int) line, 1, 1);
          g_ptr_array_add (self->rows, NULL);
        }
      g_set_object ((AhuStatisticsRow **) &g_ptr_array_index (self->rows, line - 1), row);
      show_name (self, gtk_grid_get_child_at (self->grid, 0, (int) line), row);
      for (guint i = 0; i < self->measures->len; i++)
        show_number (self, gtk_grid_get_child_at (self->grid, (int) i + 1, (int) line), row, i);
    }
}

static void
show_more (AhuStatisticsTable *self)
{
  guint n = g_list_model_get_n_items (ahu_statistics_order_get_rows (self->order));
  guint left = n - MIN (n, self->n_shown);
  /* Translators: a button below a table; %u is how many of the players are not in it yet. */
  g_autofree char *text = g_strdup_printf (ngettext ("Show %u more", "Show %u more", MIN (left, AHU_STATISTICS_ROWS)),
                                           MIN (left, AHU_STATISTICS_ROWS));

  gtk_widget_set_visible (self->more, left > 0);
  gtk_button_set_label (GTK_BUTTON (self->more), text);
}

static void
show_all (AhuStatisticsTable *self)
{
  for (guint i = 0; i <= self->measures->len; i++)
    show_head (self, i);
  show_rows (self);
  show_more (self);
}

/* The focus goes on with the first of the new rows. */
static void
more_clicked_cb (AhuStatisticsTable *self)
{
  int first = (int) self->rows->len + 1;

  self->n_shown += AHU_STATISTICS_ROWS;
  show_all (self);
  gtk_widget_grab_focus (gtk_grid_get_child_at (self->grid, 1, first));
}

static void
rebuild (AhuStatisticsTable *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  g_ptr_array_set_size (self->rows, 0);
  self->n_shown = AHU_STATISTICS_ROWS;
  add_head (self, 0, label_new (self, self->marks_only ? NULL : ahu_grouping_name (get_grouping (self)), FALSE));
  for (guint i = 0; i < self->measures->len; i++)
    add_head (self, (int) i + 1, head_content_new (self, i));
}

static void
clear_row (gpointer row)
{
  if (row != NULL)
    g_object_unref (row);
}

static void
ahu_statistics_table_dispose (GObject *object)
{
  AhuStatisticsTable *self = AHU_STATISTICS_TABLE (object);

  if (self->heading != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->heading));
  self->heading = NULL;
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->measures, g_array_unref);
  g_clear_object (&self->order);
  g_clear_object (&self->statistics);

  G_OBJECT_CLASS (ahu_statistics_table_parent_class)->dispose (object);
}

static void
ahu_statistics_table_class_init (AhuStatisticsTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_statistics_table_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "statistics-table");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[NUMBER_ACTIVATED] = g_signal_new ("number-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                            AHU_TYPE_STATISTICS_ROW, G_TYPE_UINT);
}

static void
ahu_statistics_table_init (AhuStatisticsTable *self)
{
  self->measures = g_array_new (FALSE, FALSE, sizeof (guint));
  self->rows = g_ptr_array_new_with_free_func (clear_row);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  GTK_ORIENTATION_VERTICAL);
  self->heading = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "visible", FALSE,
                                "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->heading), "page-section");
  gtk_widget_set_parent (GTK_WIDGET (self->heading), GTK_WIDGET (self));
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_overflow (self->box, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (self->box, "card");
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->grid));
  self->more = gtk_button_new ();
  gtk_widget_add_css_class (self->more, "flat");
  gtk_widget_add_css_class (self->more, "more-rows");
  g_signal_connect_object (self->more, "clicked", G_CALLBACK (more_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), self->more);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
ahu_statistics_table_new (const AhuGameUi    *ui,
                          AhuStatistics      *statistics,
                          AhuStatisticsOrder *order)
{
  AhuStatisticsTable *self = g_object_new (AHU_TYPE_STATISTICS_TABLE, NULL);

  g_return_val_if_fail (ui != NULL, GTK_WIDGET (self));
  g_return_val_if_fail (AHU_IS_STATISTICS (statistics) && AHU_IS_STATISTICS_ORDER (order), GTK_WIDGET (self));

  self->ui = ui;
  self->statistics = g_object_ref (statistics);
  self->order = g_object_ref (order);
  g_signal_connect_object (order, "changed", G_CALLBACK (show_all), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

void
ahu_statistics_table_set_heading (AhuStatisticsTable *self,
                                  const char         *heading)
{
  g_return_if_fail (AHU_IS_STATISTICS_TABLE (self));

  gtk_label_set_text (self->heading, heading != NULL ? heading : "");
  gtk_widget_set_visible (GTK_WIDGET (self->heading), heading != NULL);
  ahu_widget_set_css_class (GTK_WIDGET (self), "goes-on", heading == NULL);
}

void
ahu_statistics_table_show (AhuStatisticsTable *self,
                           const guint        *measures,
                           guint               n,
                           AhuTableHeads       heads,
                           gboolean            marks_only)
{
  gboolean is_other;

  g_return_if_fail (AHU_IS_STATISTICS_TABLE (self));
  g_return_if_fail (measures != NULL && n > 0);

  is_other = n != self->measures->len || get_grouping (self) != self->grouping || heads != self->heads ||
             marks_only != self->marks_only ||
             memcmp (self->measures->data, measures, n * sizeof (guint)) != 0;
  g_array_set_size (self->measures, 0);
  g_array_append_vals (self->measures, measures, n);
  self->grouping = get_grouping (self);
  self->heads = heads;
  self->marks_only = marks_only;
  if (is_other)
    rebuild (self);
  show_all (self);
}
