/* ahu-statistics-page-private.h: what the files of the page of the statistics share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "shell/statistics/ahu-statistics-order.h"
#include "shell/statistics/ahu-statistics-page.h"
#include "shell/statistics/ahu-statistics-table.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/messages/ahu-message-bar.h"

G_BEGIN_DECLS

struct _AhuStatisticsPage
{
  AhuPage parent_instance;

  const AhuGameUi *ui;
  GListModel *games;
  AhuAliases *aliases;
  AhuStatistics *statistics;
  AhuStatisticsOrder *order;
  guint patience_id;
  gboolean is_filling; /* the filters change by themselves */

  AhuStatisticsTable *table; /* with what people look for first */
  GPtrArray *tables;         /* the others, as far as they were needed */
  GtkWidget *left_from;      /* the number that led away, weak */

  GtkWidget *content;
  AdwWindowTitle *title;
  AhuMessageBar *message_bar;
  GtkRevealer *progress_revealer;
  GtkLabel *progress_label;
  GtkProgressBar *progress_bar;
  GtkButton *progress_button;
  AhuWidthBin *width_bin;
  GtkStack *stack;
  GtkDropDown *grouping_drop;
  GtkDropDown *players_drop;
  GtkDropDown *year_drop;
  GtkWidget *practice_check;
  GtkWidget *names_button;
  GtkWidget *names_button_narrow;
  GtkWidget *nothing_label;
  GtkWidget *numbers;
  AdwBin *table_bin;
  GtkGrid *charts;
  GtkBox *more;
  GtkLabel *unfinished_label;
};

/* ahu-statistics-page.c */

/* Its numbers lead to their games.
 * @table: a table of the page */
void ahu_statistics_page_follow_table (AhuStatisticsPage  *self,
                                       AhuStatisticsTable *table);

/* ahu-statistics-page-content.c */

/* Shows the numbers as they are, and as there is room. */
void ahu_statistics_page_show_numbers (AhuStatisticsPage *self);

/* ahu-statistics-page-filters.c */

/* Each filter says what it is, before what is chosen (ahu-statistics-page-filters.c). */
void ahu_statistics_page_prepare_filters (AhuStatisticsPage *self);

/* Fills in what there is to choose from, for the game whose statistics they are. */
void ahu_statistics_page_fill_filters (AhuStatisticsPage *self);

/* Fills in the years in which games were played. */
void ahu_statistics_page_fill_years (AhuStatisticsPage *self);

/* Shows whether practice games count. */
void ahu_statistics_page_show_practice (AhuStatisticsPage *self);

/* Somebody has chosen another filter. */
void ahu_statistics_page_filter_changed_cb (AhuStatisticsPage *self);

/* Somebody counts practice games, or no more. */
void ahu_statistics_page_practice_toggled_cb (AhuStatisticsPage *self);

G_END_DECLS
