/* ahu-rn-join-turn.h: whose turn it is in a running game, how far it is, and which
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/rapanui/ahu-rn-join-entry.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_JOIN_TURN (ahu_rn_join_turn_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnJoinTurn, ahu_rn_join_turn, AHU, RN_JOIN_TURN, GtkBox)

/**
 * ahu_rn_join_turn_new:
 *
 * Signals: `changed ()` after each choice. The numbers are the form's to read.
 *
 * Returns: (transfer floating): the questions
 */
GtkWidget *ahu_rn_join_turn_new (void);

/**
 * ahu_rn_join_turn_set_entry:
 * @self: the questions
 * @entry: (transfer none): what they show and change; has to outlive them
 */
void ahu_rn_join_turn_set_entry (AhuRnJoinTurn  *self,
                                 AhuRnJoinEntry *entry);

/**
 * ahu_rn_join_turn_set_players:
 * @self: the questions
 * @names: (array zero-terminated=1): the players by seat
 * @colours: (array zero-terminated=1): their colours
 */
void ahu_rn_join_turn_set_players (AhuRnJoinTurn     *self,
                                   const char *const *names,
                                   const char *const *colours);

/* Shows the entry, but its numbers. */
void ahu_rn_join_turn_update (AhuRnJoinTurn *self);

/**
 * ahu_rn_join_turn_get_field:
 * @self: the questions
 * @target: `AHU_RN_JOIN_TURN_NUMBER`, `AHU_RN_JOIN_HELD` or `AHU_RN_JOIN_ACTIVE`
 *
 * Returns: (transfer none): the field of a number, or the first player
 */
GtkWidget *ahu_rn_join_turn_get_field (AhuRnJoinTurn *self,
                                       guint          target);

G_END_DECLS
