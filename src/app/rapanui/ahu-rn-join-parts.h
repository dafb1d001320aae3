/* ahu-rn-join-parts.h: the pieces that the form of a running game is made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_RN_JOIN_MARK 28

/* @kind: a Sacrifice kind, or `RN_SACRIFICE_NULL` for all of them. */
GtkWidget *ahu_rn_join_sacrifice_label_new (guint       kind,
                                            const char *detail);

GtkWidget *ahu_rn_join_grid_new (void);
GtkWidget *ahu_rn_join_panel_new (void);

G_END_DECLS
