/* ahu-log-menu.h: what can be done with a line of the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"
#include "toolkit/table/ahu-log-line.h"

G_BEGIN_DECLS

/* Returns: whether its game names the rules behind its moves and has a reference with them */
gboolean ahu_log_menu_has_rules (AhuSession *session);

/* @line: a line of its log
 * @can_correct: whether it can be corrected
 * Returns: (transfer full) (nullable): the rules that the line follows from, and its correction; %NULL for a line
 *   that is no move, or if there is nothing of either */
GMenuModel *ahu_log_menu_model (AhuSession *session,
                                AhuLogLine *line,
                                gboolean    can_correct);

/**
 * AhuLogMenuMake:
 * @line: a line of the log
 * @log: the log
 *
 * Returns: (transfer full) (nullable): what can be done with the line
 */
typedef GMenuModel *(*AhuLogMenuMake) (AhuLogLine *line,
                                       gpointer      log);

/* Gives each line a menu: by the secondary button, a long press, the menu key.
 * @log: the log, once
 * @list: the list in it
 * @make: makes the menu of a line */
void ahu_log_menu_add (GtkWidget      *log,
                       GtkWidget      *list,
                       AhuLogMenuMake  make);

/* Shows the menu of @line.
 * @log: a log with menus
 * @line: a line of it, in sight */
void ahu_log_menu_show (GtkWidget  *log,
                        AhuLogLine *line);

/* Asks which of them is to be corrected.
 * @log: a log with a menu
 * @line: a line that tells several moves */
void ahu_log_menu_show_parts (GtkWidget  *log,
                              AhuSession *session,
                              AhuLogLine *line);

/* Asks no longer.
 * @log: a log with a menu */
void ahu_log_menu_hide_parts (GtkWidget *log);

G_END_DECLS
