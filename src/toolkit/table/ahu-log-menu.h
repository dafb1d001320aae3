/* ahu-log-menu.h: what can be done with a line of the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"
#include "toolkit/table/ahu-log-line.h"

G_BEGIN_DECLS

/**
 * ahu_log_menu_has_rules:
 * @session: a session
 *
 * Returns: whether its game names the rules behind its moves and has a reference with them
 */
gboolean ahu_log_menu_has_rules (AhuSession *session);

/**
 * ahu_log_menu_model:
 * @session: a session
 * @line: a line of its log
 * @can_correct: whether it can be corrected
 *
 * Returns: (transfer full) (nullable): the rules that the line follows from, and its
 *   correction; %NULL for a line that is no move, or if there is nothing of either
 */
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

/**
 * ahu_log_menu_add:
 * @log: the log, once
 * @list: the list in it
 * @make: makes the menu of a line
 *
 * Gives each line a menu: by the secondary button, a long press, the menu key.
 */
void ahu_log_menu_add (GtkWidget      *log,
                       GtkWidget      *list,
                       AhuLogMenuMake  make);

/**
 * ahu_log_menu_show:
 * @log: a log with menus
 * @line: a line of it, in sight
 *
 * Shows the menu of @line.
 */
void ahu_log_menu_show (GtkWidget  *log,
                        AhuLogLine *line);

/**
 * ahu_log_menu_show_parts:
 * @log: a log with a menu
 * @session: its session
 * @line: a line that tells several moves
 *
 * Asks which of them is to be corrected.
 */
void ahu_log_menu_show_parts (GtkWidget  *log,
                              AhuSession *session,
                              AhuLogLine *line);

/**
 * ahu_log_menu_hide_parts:
 * @log: a log with a menu
 *
 * Asks no longer.
 */
void ahu_log_menu_hide_parts (GtkWidget *log);

G_END_DECLS
