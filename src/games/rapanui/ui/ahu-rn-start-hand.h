/* ahu-rn-start-hand.h: the start hand of a player, and which kind it lacks
 *
 * Three cards that are held and the fourth struck out; four places while that is not known.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_START_HAND (ahu_rn_start_hand_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnStartHand, ahu_rn_start_hand, AHU, RN_START_HAND, AhuParent)

/* Signals: `chosen (char *id)` with the id of the kind that people say is missing (R1.3), by a tap or by its letter
 * while the focus is on the hand.
 * Returns: (transfer floating): the hand of nobody yet */
GtkWidget *ahu_rn_start_hand_new (void);

/* @missing: (nullable): the id of the kind that it lacks, %NULL while that is not known */
void ahu_rn_start_hand_show (AhuRnStartHand *self,
                             const char     *name,
                             const char     *missing);

/* @missing: the id of a kind
 * Returns: (transfer full): “Anna: Fish is missing from the start hand” */
char *ahu_rn_start_hand_tell (const char *name,
                              const char *missing);

G_END_DECLS
