/* ahu-log-row.h: how a line of the log is shown and read aloud
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "toolkit/table/ahu-log-line.h"

G_BEGIN_DECLS

/**
 * AhuLogUse:
 * @AHU_LOG_USE_READ: nothing
 * @AHU_LOG_USE_RULES: it shows the rules behind it
 * @AHU_LOG_USE_CORRECT: it leads to its correction
 *
 * What choosing a line with moves does.
 */
typedef enum
{
  AHU_LOG_USE_READ,
  AHU_LOG_USE_RULES,
  AHU_LOG_USE_CORRECT
} AhuLogUse;

/* Makes a row for any line.
 * @item: an item of the list, without a child */
void ahu_log_row_setup (GtkListItem *item);

/* Shows the line, and its words when they become others.
 * @item: an item that was set up, with a line
 * @use: what moves can be chosen for */
void ahu_log_row_bind (GtkListItem *item,
                       AhuLogUse    use);

/* Follows its line no longer. */
void ahu_log_row_unbind (GtkListItem *item);

/* @widget: a widget in it
 * Returns: (transfer none) (nullable): the line whose row @widget belongs to */
AhuLogLine *ahu_log_row_find_line (GtkWidget *list,
                                   GtkWidget *widget);

/* Returns: (transfer none) (nullable): its row, if it has one that is shown */
GtkWidget *ahu_log_row_find (GtkWidget  *list,
                             AhuLogLine *line);

/* @row: a row of it
 * @x: (out): where its words begin, in @list
 * @y: (out): the middle of the row */
void ahu_log_row_get_point (GtkWidget *list,
                            GtkWidget *row,
                            double    *x,
                            double    *y);

G_END_DECLS
