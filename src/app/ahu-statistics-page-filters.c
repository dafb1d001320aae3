/* ahu-statistics-page-filters.c: which games are counted, and which numbers shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-statistics-page-private.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "app/ahu-text-scale.h"

/* From this width on, at text of 100 %, there may be several columns of numbers. */
#define LEAST_ROOM 480
/* As the style and the template have them. */
#define PAGE_MARGIN 25
#define COLUMNS_GAP 24

static void
choose_columns (AhuStatisticsPage *self)
{
  guint selected = gtk_drop_down_get_selected (self->measure_drop);

  if (selected != GTK_INVALID_LIST_POSITION)
    ahu_statistics_table_choose (self->table, selected);
}

/* How wide the table can be; where there is little room it has a single column of
 * numbers. */
static int
find_room (AhuStatisticsPage *self)
{
  int width, height;

  ahu_width_bin_get_room (self->width_bin, &width, &height);
  if (width < LEAST_ROOM * ahu_text_scale ())
    return 0;
  width -= 2 * PAGE_MARGIN;
  if (ahu_statistics_page_is_wide (self))
    width -= AHU_STATISTICS_CHARTS_WIDTH + COLUMNS_GAP;

  return MAX (width, 0);
}

/* In a wide table all columns of a group, in a narrow one fewer. */
void
ahu_statistics_page_fill_measures (AhuStatisticsPage *self)
{
  g_autoptr (GListModel) choices = NULL;
  guint selected;

  if (!ahu_statistics_table_find_choices (self->table, find_room (self)))
    return;
  choices = ahu_statistics_table_list_choices (self->table, &selected);
  self->is_filling = TRUE;
  gtk_drop_down_set_model (self->measure_drop, choices);
  gtk_drop_down_set_selected (self->measure_drop, selected);
  self->is_filling = FALSE;
  choose_columns (self);
}

/* Filters */

void
ahu_statistics_page_fill_players (AhuStatisticsPage *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  gtk_string_list_append (list, _("Any number of players"));
  for (guint n = self->ui->game->min_players; n <= self->ui->game->max_players; n++)
    gtk_string_list_take (list, g_strdup_printf (ngettext ("%d player", "%d players", n), (int) n));
  self->is_filling = TRUE;
  gtk_drop_down_set_model (self->players_drop, G_LIST_MODEL (list));
  self->is_filling = FALSE;
}

static guint
get_year (AhuStatisticsPage *self)
{
  GtkStringObject *item = gtk_drop_down_get_selected_item (self->year_drop);

  return item != NULL ? (guint) atoi (gtk_string_object_get_string (item)) : 0;
}

static gboolean
are_the_years (GListModel *model,
               GArray     *years)
{
  if (model == NULL || g_list_model_get_n_items (model) != years->len + 1)
    return FALSE;

  for (guint i = 0; i < years->len; i++)
    {
      g_autoptr (GtkStringObject) item = g_list_model_get_item (model, i + 1);

      if ((guint) atoi (gtk_string_object_get_string (item)) != g_array_index (years, guint, i))
        return FALSE;
    }

  return TRUE;
}

/* The year that was chosen stays so. */
void
ahu_statistics_page_fill_years (AhuStatisticsPage *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  GArray *years = ahu_statistics_get_years (self->statistics);
  guint year = get_year (self);
  guint selected = 0;

  if (are_the_years (gtk_drop_down_get_model (self->year_drop), years))
    return;
  gtk_string_list_append (list, _("All years"));
  for (guint i = 0; i < years->len; i++)
    {
      if (g_array_index (years, guint, i) == year)
        selected = i + 1;
      gtk_string_list_take (list, g_strdup_printf ("%u", g_array_index (years, guint, i)));
    }
  self->is_filling = TRUE;
  gtk_drop_down_set_model (self->year_drop, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->year_drop, selected);
  self->is_filling = FALSE;
}

/* Who has never practised isn't asked. */
void
ahu_statistics_page_show_practice (AhuStatisticsPage *self)
{
  gtk_widget_set_visible (self->practice_check, ahu_statistics_get_n_practice (self->statistics) > 0);
}

void
ahu_statistics_page_practice_toggled_cb (AhuStatisticsPage *self)
{
  if (self->statistics != NULL)
    ahu_statistics_set_with_practice (self->statistics,
                                      gtk_check_button_get_active (GTK_CHECK_BUTTON (self->practice_check)));
}

void
ahu_statistics_page_filter_changed_cb (AhuStatisticsPage *self)
{
  guint players;

  if (self->is_filling || self->statistics == NULL)
    return;
  players = gtk_drop_down_get_selected (self->players_drop);
  ahu_statistics_set_filter (self->statistics,
                             players > 0 ? self->ui->game->min_players + players - 1 : 0,
                             get_year (self));
}

void
ahu_statistics_page_measure_changed_cb (AhuStatisticsPage *self)
{
  if (!self->is_filling && self->statistics != NULL)
    choose_columns (self);
}
