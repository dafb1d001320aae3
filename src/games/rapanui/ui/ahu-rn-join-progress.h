/* ahu-rn-join-progress.h: how far a running game is entered, step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/join/rn-join-entry.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_JOIN_PROGRESS (ahu_rn_join_progress_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnJoinProgress, ahu_rn_join_progress, AHU, RN_JOIN_PROGRESS, GtkBox)

/* Signals: `chosen (guint step)` when a step is tapped.
 * Returns: (transfer floating): the steps in a line */
GtkWidget *ahu_rn_join_progress_new (void);

/* @narrow: whether there is little room: then they are numbers without names */
void ahu_rn_join_progress_set_narrow (AhuRnJoinProgress *self,
                                      gboolean        narrow);

/* Ticks the steps of which nothing is open, and marks the one that is asked for.
 * @entry: what was entered */
void ahu_rn_join_progress_update (AhuRnJoinProgress *self,
                                  RnJoinEntry *entry);

G_END_DECLS
