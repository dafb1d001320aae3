/* ahu-rn-join-more.h: what only some have to tell of a running game, folded away
 *
 * How far the turn is and which it is, and what is known of cards that others needn't know.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/join/rn-join-entry.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_JOIN_MORE (ahu_rn_join_more_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnJoinMore, ahu_rn_join_more, AHU, RN_JOIN_MORE, GtkBox)

/* Signals: `step-chosen (guint step)` with an [enum@Step].
 * Returns: (transfer floating): two rows that unfold */
GtkWidget *ahu_rn_join_more_new (void);

/* @target: a number that needn't be told
 * Returns: (transfer none): its count */
GtkWidget *ahu_rn_join_more_get (AhuRnJoinMore *self,
                                 guint          target);

/* Unfolds the row that @target stands in.
 * @target: a number that needn't be told */
void ahu_rn_join_more_unfold (AhuRnJoinMore *self,
                              guint          target);

/* @names: (array zero-terminated=1): the players by seat; the counts of other seats are hidden */
void ahu_rn_join_more_set_players (AhuRnJoinMore     *self,
                                   const char *const *names);

/* Shows how far the turn is, and @fault; not the counts.
 * @entry: what was entered
 * @fault: (nullable): what can't be */
void ahu_rn_join_more_update (AhuRnJoinMore *self,
                              RnJoinEntry   *entry,
                              const char    *fault);

G_END_DECLS
