/* ahu-statistics-chart.c: rows of statistics as bars, each number a button
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-statistics-chart.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/ahu-bar.h"
#include "app/ahu-readable.h"
#include "app/ahu-statistics-words.h"
#include "app/ahu-tip.h"
#include "app/ahu-wrap-layout.h"

typedef struct
{
  const AhuStatisticsChart *chart;
  AhuRowLabelFunc label;
  AhuRowActivateFunc activate;
  gpointer data;
  double most;
  GtkGrid *grid;
  GString *words;
} Build;

static guint
count_rows (GListModel *rows)
{
  return MIN (g_list_model_get_n_items (rows), AHU_STATISTICS_CHART_ROWS);
}

static double
sum_parts (const AhuStatisticsChart *chart,
           AhuStatisticsRow         *row)
{
  double sum = 0;

  for (guint i = 0; i < chart->n_parts; i++)
    {
      double value = chart->part (row, i, chart->data);

      sum += isnan (value) ? 0 : value;
    }

  return sum;
}

static double
mark_of (const AhuStatisticsChart *chart,
         AhuStatisticsRow         *row)
{
  return chart->mark != NULL ? chart->mark (row) : NAN;
}

static void
find_most (Build      *build,
           GListModel *rows)
{
  for (guint i = 0; i < count_rows (rows); i++)
    {
      g_autoptr (AhuStatisticsRow) row = g_list_model_get_item (rows, i);
      double mark = mark_of (build->chart, row);

      build->most = MAX (build->most, sum_parts (build->chart, row));
      build->most = isnan (mark) ? build->most : MAX (build->most, mark);
    }
}

static GtkWidget *
text_new (const char *text,
          double      xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), (float) xalign);

  return label;
}

static GtkWidget *
name_new (const char *name)
{
  GtkWidget *label = text_new (name, 0);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 14);
  ahu_tip_set (label, name);

  return label;
}

static GtkWidget *
bar_new (Build            *build,
         AhuStatisticsRow *row)
{
  double values[AHU_BAR_PARTS];
  GtkWidget *bar;

  for (guint i = 0; i < build->chart->n_parts; i++)
    values[i] = build->chart->part (row, i, build->chart->data);
  bar = ahu_bar_new (values, build->chart->n_parts, build->most, mark_of (build->chart, row));
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);

  return bar;
}

/* A number that leads to the games it was counted in. */
typedef struct
{
  AhuStatisticsRow *row;
  guint measure;
  AhuRowActivateFunc activate;
  gpointer data;
} Lead;

static void
lead_free (gpointer  data,
           GClosure *closure)
{
  Lead *lead = data;

  g_object_unref (lead->row);
  g_free (lead);
}

static void
clicked_cb (GtkButton *button,
            Lead      *lead)
{
  lead->activate (lead->row, lead->measure, lead->data);
}

static void
connect (Build            *build,
         AhuStatisticsRow *row,
         GtkWidget        *button)
{
  Lead *lead = g_new (Lead, 1);

  *lead = (Lead) { g_object_ref (row), build->chart->measure, build->activate, build->data };
  g_signal_connect_data (button, "clicked", G_CALLBACK (clicked_cb), lead, lead_free, 0);
}

static GtkWidget *
number_new (Build            *build,
            AhuStatisticsRow *row,
            const char       *name,
            const char       *text)
{
  gboolean leads = ahu_statistics_row_has_games (row, build->chart->measure);
  GtkWidget *button = gtk_button_new_with_label (text);
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "numeric");
  ahu_statistics_name_number (button, build->chart->number, name, text, leads);
  connect (build, row, button);

  return button;
}

static void
add_row (Build            *build,
         AhuStatisticsRow *row,
         int               at)
{
  g_autofree char *name = build->label (row, build->data);
  g_autofree char *text = build->chart->text (row, build->chart->data);

  gtk_grid_attach (build->grid, name_new (name), 0, at, 1, 1);
  gtk_grid_attach (build->grid, bar_new (build, row), 1, at, 1, 1);
  gtk_grid_attach (build->grid, number_new (build, row, name, text), 2, at, 1, 1);
  if (build->words->len > 0)
    g_string_append (build->words, C_("sentences", " "));
  /* Translators: a line of a chart for readers of the screen: %1$s is a player, a seat or a
   * colour, %2$s its number. */
  g_string_append_printf (build->words, C_("chart", "%1$s: %2$s."), name, text);
}

static GtkWidget *
legend_new (const AhuStatisticsChart *chart)
{
  GtkLayoutManager *layout = ahu_wrap_layout_new ();
  GtkWidget *legend = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  g_object_set (layout, "spacing", 15, "line-spacing", 3, NULL);
  gtk_widget_set_layout_manager (legend, layout);
  gtk_widget_add_css_class (legend, "legend");

  return legend;
}

static void
add_to_legend (GtkWidget  *legend,
               GtkWidget  *swatch,
               const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (box), swatch);
  gtk_box_append (GTK_BOX (box), text_new (text, 0));
  gtk_box_append (GTK_BOX (legend), box);
}

static void
fill_legend (AhuReadable              *plate,
             const AhuStatisticsChart *chart)
{
  GtkWidget *legend;

  if (chart->labels == NULL && chart->mark_label == NULL)
    return;

  legend = legend_new (chart);
  for (guint i = 0; chart->labels != NULL && i < chart->n_parts; i++)
    add_to_legend (legend, ahu_bar_swatch_new (i), chart->labels[i]);
  if (chart->mark_label != NULL)
    {
      GtkWidget *swatch = ahu_bar_swatch_new (0);

      gtk_widget_remove_css_class (swatch, "part-1");
      gtk_widget_add_css_class (swatch, "mark");
      gtk_widget_set_halign (swatch, GTK_ALIGN_CENTER);
      add_to_legend (legend, swatch, chart->mark_label);
    }
  ahu_readable_append (plate, legend);
}

static void
fill (Build       *build,
      GListModel  *rows,
      AhuReadable *plate)
{
  find_most (build, rows);
  for (guint i = 0; i < count_rows (rows); i++)
    {
      g_autoptr (AhuStatisticsRow) row = g_list_model_get_item (rows, i);

      add_row (build, row, (int) i);
    }
  gtk_grid_set_column_spacing (build->grid, 9);
  ahu_readable_append (plate, GTK_WIDGET (build->grid));
  fill_legend (plate, build->chart);
}

/* Says that there are more rows than bars. */
static void
add_rest (AhuReadable *plate,
          GListModel  *rows)
{
  guint n = g_list_model_get_n_items (rows);
  g_autofree char *text = NULL;
  GtkWidget *label;

  if (n <= AHU_STATISTICS_CHART_ROWS)
    return;
  /* Translators: below a chart; %u is how many of the players in the table are not on it. */
  text = g_strdup_printf (ngettext ("and %u more in the table", "and %u more in the table",
                                    n - AHU_STATISTICS_CHART_ROWS),
                          n - AHU_STATISTICS_CHART_ROWS);
  label = text_new (text, 0);
  gtk_widget_add_css_class (label, "second");
  ahu_readable_append (plate, label);
}

GtkWidget *
ahu_statistics_chart_new (const AhuStatisticsChart *chart,
                          GListModel               *rows,
                          AhuRowLabelFunc           label,
                          AhuRowActivateFunc        activate,
                          gpointer                  data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *plate = ahu_readable_new (GTK_ACCESSIBLE_ROLE_GROUP, GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "label", chart->title, "xalign", 0.0, "wrap", TRUE,
                                     "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  Build build = { chart, label, activate, data, 0, GTK_GRID (gtk_grid_new ()), NULL };

  build.words = g_string_new (NULL);
  gtk_widget_add_css_class (heading, "page-section");
  gtk_widget_add_css_class (plate, "card");
  gtk_widget_add_css_class (plate, "bar-chart");
  fill (&build, rows, AHU_READABLE (plate));
  add_rest (AHU_READABLE (plate), rows);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), plate);
  g_string_prepend_c (build.words, '\n');
  g_string_prepend (build.words, chart->title);
  ahu_readable_set_words (AHU_READABLE (plate), build.words->str);
  g_string_free (build.words, TRUE);

  return box;
}
