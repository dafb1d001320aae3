/* ahu-statistics-page-private.h: what the files of the page of the statistics share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "app/ahu-message-bar.h"
#include "app/ahu-statistics-page.h"
#include "app/ahu-statistics-table.h"
#include "app/ahu-width-bin.h"

G_BEGIN_DECLS

#define AHU_STATISTICS_GROUPINGS (AHU_BY_N_PLAYERS + 1)
#define AHU_STATISTICS_CHARTS_WIDTH 460

struct _AhuStatisticsPage
{
  AhuPage parent_instance;

  const AhuGameUi *ui;
  GListModel *games;
  AhuAliases *aliases;
  AhuStatistics *statistics;
  AhuGrouping grouping; /* that the table shows */
  guint patience_id;
  gboolean is_filling; /* the filters change by themselves */

  AhuStatisticsTable *table;
  GtkWidget *left_from; /* the number that led away, weak */
  GtkWidget *grouping_toggles[AHU_STATISTICS_GROUPINGS];

  GtkWidget *content;
  AdwWindowTitle *title;
  AhuMessageBar *message_bar;
  GtkRevealer *progress_revealer;
  GtkLabel *progress_label;
  GtkProgressBar *progress_bar;
  GtkButton *progress_button;
  AhuWidthBin *width_bin;
  GtkStack *stack;
  GtkBox *groupings;
  GtkDropDown *players_drop;
  GtkDropDown *year_drop;
  GtkDropDown *measure_drop;
  GtkWidget *practice_check;
  GtkWidget *views;
  GtkToggleButton *table_toggle;
  GtkWidget *nothing_label;
  AdwBin *table_bin;
  GtkWidget *charts_scroller;
  GtkBox *charts;
};

/* ahu-statistics-page.c */

/* Returns: whether table and charts stand side by side */
gboolean ahu_statistics_page_is_wide (AhuStatisticsPage *self);

/* ahu-statistics-page-filters.c */
void ahu_statistics_page_fill_measures (AhuStatisticsPage *self);
void ahu_statistics_page_fill_players (AhuStatisticsPage *self);
void ahu_statistics_page_fill_years (AhuStatisticsPage *self);
void ahu_statistics_page_show_practice (AhuStatisticsPage *self);
void ahu_statistics_page_filter_changed_cb (AhuStatisticsPage *self);
void ahu_statistics_page_measure_changed_cb (AhuStatisticsPage *self);
void ahu_statistics_page_practice_toggled_cb (AhuStatisticsPage *self);

G_END_DECLS
