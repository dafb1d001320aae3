/* ahu-rn-join-seat.h: what lies in front of one player of a running game, to be entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/join/rn-join-entry.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_JOIN_SEAT (ahu_rn_join_seat_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnJoinSeat, ahu_rn_join_seat, AHU, RN_JOIN_SEAT, GtkBox)

/* Signals: `card-chosen (guint index)` when a place of the hand is tapped.
 * @seat: whose it is
 * Returns: (transfer floating): the counts and the hand */
GtkWidget *ahu_rn_join_seat_new (guint seat);

/* @field: an [enum@RnJoinField] up to the cards of the personal display
 * Returns: (transfer none): the count */
GtkWidget *ahu_rn_join_seat_get_field (AhuRnJoinSeat *self,
                                       guint            field);

/* @index: a place of the hand
 * Returns: (transfer none): what is tapped there */
GtkWidget *ahu_rn_join_seat_get_card (AhuRnJoinSeat *self,
                                      guint            index);

/* @name: who sits there
 * @colour: the player's colour, as in records */
void ahu_rn_join_seat_set_player (AhuRnJoinSeat *self,
                                  const char      *name,
                                  const char      *colour);

/* Shows the hand and whose turn it is, not the counts.
 * @entry: what was entered */
void ahu_rn_join_seat_update (AhuRnJoinSeat *self,
                              RnJoinEntry   *entry);

/* @fault: (nullable): what can't be, to be said below them */
void ahu_rn_join_seat_show_fault (AhuRnJoinSeat *self,
                                  const char    *fault);

G_END_DECLS
