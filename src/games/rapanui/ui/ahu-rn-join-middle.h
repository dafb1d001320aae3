/* ahu-rn-join-middle.h: the Stone and the supply piles of a running game, to be entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/join/rn-join-entry.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_JOIN_MIDDLE (ahu_rn_join_middle_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnJoinMiddle, ahu_rn_join_middle, AHU, RN_JOIN_MIDDLE, GtkBox)

/* Signals: `top-chosen ()` when the card on top is tapped.
 * Returns: (transfer floating): the Stone with its counts */
GtkWidget *ahu_rn_join_middle_new (void);

/* @target: `RN_JOIN_STONE`, `RN_JOIN_TOP` or a supply pile
 * Returns: (transfer none): what stands for it */
GtkWidget *ahu_rn_join_middle_get (AhuRnJoinMiddle *self,
                                   guint           target);

/* Shows the card on top, how many cards the draw pile has left, and @fault; not the counts.
 * @entry: what was entered
 * @fault: (nullable): what can't be */
void ahu_rn_join_middle_update (AhuRnJoinMiddle *self,
                                RnJoinEntry *entry,
                                const char     *fault);

G_END_DECLS
