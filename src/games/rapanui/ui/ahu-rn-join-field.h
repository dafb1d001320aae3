/* ahu-rn-join-field.h: the parts that the table of a running game is entered on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/join/rn-join-entry.h"

G_BEGIN_DECLS

/* Returns: (transfer floating): a count that stands for it */
GtkWidget *ahu_rn_join_field_new (guint target);

/* @field: a count made by [func@join_field_new]
 * Returns: the number that it stands for */
guint ahu_rn_join_field_get_target (GtkWidget *field);

/* Shows what was entered, or faintly what follows.
 * @is_wrong: whether the number can't be */
void ahu_rn_join_field_show (GtkWidget   *field,
                             RnJoinEntry *entry,
                             gboolean     is_wrong);

/* @width: in pixels
 * Returns: (transfer floating): a picture of what is counted */
GtkWidget *ahu_rn_join_picture_new (guint target,
                                    int   width);

/* @orientation: whether the picture stands before the count or above it
 * Returns: (transfer floating): a picture of what is counted, with the count */
GtkWidget *ahu_rn_join_pair_new (GtkWidget      *field,
                                 GtkOrientation  orientation);

/* Returns: (transfer floating): a hidden line that says what can't be, see [func@join_fault_show] */
GtkWidget *ahu_rn_join_fault_new (void);

/* @text: (nullable): what can't be, with its rule */
void ahu_rn_join_fault_show (GtkWidget  *fault,
                             const char *text);

G_END_DECLS
