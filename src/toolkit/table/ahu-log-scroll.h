/* ahu-log-scroll.h: which lines of the log are in sight, and which one has the focus
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "toolkit/table/ahu-log-lines.h"

G_BEGIN_DECLS

typedef struct _AhuLogScroll AhuLogScroll;

/* Makes rows for more lines as the list is scrolled or walked through by keys.
 * @list: the list view of the log, in its scrolled window
 * @lines: its lines, which stay as long as it
 * Returns: (transfer full): the scrolling of the list; to be freed before it */
AhuLogScroll *ahu_log_scroll_new (GtkWidget   *list,
                                  AhuLogLines *lines);

/* A focus that still waits for its row is given up.
 * @self: (transfer full) (nullable): a scrolling */
void ahu_log_scroll_free (AhuLogScroll *self);

/* Brings it into sight. */
void ahu_log_scroll_to (AhuLogScroll *self,
                        guint         position);

/* Brings it into sight and gives it the focus, as soon as it has a row. */
void ahu_log_scroll_focus (AhuLogScroll *self,
                           guint         position);

G_END_DECLS
