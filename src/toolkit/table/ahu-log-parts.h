/* ahu-log-parts.h: the moves of one line of the log, to choose the one to be corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"
#include "toolkit/table/ahu-log-line.h"

G_BEGIN_DECLS

/* Each move is told in its own words, with the rules behind it, all that lay face up once included. Choosing one
 * activates `table.correct`.
 * @line: a line that tells moves of it
 * Returns: (transfer floating): a popover without a parent */
GtkWidget *ahu_log_parts_new (AhuSession *session,
                              AhuLogLine *line);

G_END_DECLS
