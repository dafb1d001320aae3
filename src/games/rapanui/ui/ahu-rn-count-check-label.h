/* ahu-rn-count-check-label.h: names what is counted on the table
 *
 * Not for: the number (ahu-count-field.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @cell: what is counted, see [enum@CountCell]
 * Returns: (transfer floating): a label of ahu-count-label.h */
GtkWidget *ahu_rn_count_check_label_new (guint cell);

/* @cell: what is counted
 * Returns: (transfer floating): one line that says whose count it is, and of what */
GtkWidget *ahu_rn_count_check_heading_new (guint       cell,
                                           AhuSession *session);

G_END_DECLS
