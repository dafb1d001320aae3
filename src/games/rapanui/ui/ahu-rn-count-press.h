/* ahu-rn-count-press.h: a number on the table is pressed, to count the table from there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"
#include "games/rapanui/study/rn-count-check.h"

G_BEGIN_DECLS

/* @point: (nullable): where on @widget
 *
 * Returns: the cell of the count, `RN_COUNT_CELLS` where the hint is to be shown instead */
typedef guint (*AhuRnCountFind) (GtkWidget              *widget,
                                 const graphene_point_t *point);

/* A press counts the table from that cell.
 * @widget: what shows numbers of the table
 * @find: tells which cell was meant */
void ahu_rn_count_press_add (GtkWidget      *widget,
                             AhuRnCountFind  find);

/* Says what a press does, where the table can be counted. */
void ahu_rn_count_press_update (GtkWidget  *widget,
                                AhuSession *session);

G_END_DECLS
