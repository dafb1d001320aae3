/* ahu-tp-own-box.h: the players' own box apart from how many play, and what is remembered of it
 *
 * Remembered once for all numbers of players, in the settings of the game. A game keeps its
 * own copy. Not for: entering it (ahu-tp-box-entry.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-box.h"

G_BEGIN_DECLS

/**
 * AhuTpOwnBox:
 * @box: its numbers; the row is always 0
 * @more: whether the row of the quarry market has one quarry more than there are players
 *
 * What is read from a box. How long the row is follows the number of players.
 */
typedef struct
{
  TpBox box;
  gboolean more;
} AhuTpOwnBox;

/* How a box is remembered: a name or a date, `more`, and the member `setup` of a record without
 * its row. */
#define AHU_TP_OWN_BOX_TYPE "(sbs)"
#define AHU_TP_OWN_BOXES_TYPE "a" AHU_TP_OWN_BOX_TYPE

/* @self: (out caller-allocates): the box as the rules propose it */
void ahu_tp_own_box_init (AhuTpOwnBox *self);

/* @self: (out caller-allocates): what is in @box
 * @box: the box of a game that can be played
 * @n_players: how many play it */
void ahu_tp_own_box_from_box (AhuTpOwnBox *self,
                              const TpBox *box,
                              guint        n_players);

/* @n_players: how many play
 * Returns: the box of their game, unchecked */
TpBox ahu_tp_own_box_to_box (const AhuTpOwnBox *self,
                             guint              n_players);

/* @other: another
 * Returns: whether the same stands in both */
gboolean ahu_tp_own_box_equal (const AhuTpOwnBox *self,
                               const AhuTpOwnBox *other);

/* @label: its name, or a date
 * Returns: (transfer floating): what is remembered, of type `AHU_TP_OWN_BOX_TYPE` */
GVariant *ahu_tp_own_box_to_variant (const AhuTpOwnBox *self,
                                     const char        *label);

/* @self: (out caller-allocates): the box
 * @variant: something of type `AHU_TP_OWN_BOX_TYPE`
 * Returns: whether it is a box that can be played; else @self has the defaults */
gboolean ahu_tp_own_box_from_variant (AhuTpOwnBox *self,
                                      GVariant    *variant);

/* @self: (out caller-allocates): the box as it was entered last, the defaults if it never was
 * Returns: (transfer full) (nullable): the day on which it was changed last; %NULL for the defaults */
GDateTime *ahu_tp_own_box_recall (AhuTpOwnBox *self);

/* Remembers it for the next game, as it is today. What is remembered already is not changed. */
void ahu_tp_own_box_remember (const AhuTpOwnBox *self);

/* Returns: whether a game was begun with a box that had been shown */
gboolean ahu_tp_own_box_is_compared (void);

/* Remembers that a game was begun with a box that had been shown. */
void ahu_tp_own_box_set_compared (void);

/* Returns: (transfer full): the boxes that have a name, of type `AHU_TP_OWN_BOXES_TYPE` */
GVariant *ahu_tp_own_boxes_recall (void);

/* @boxes: all boxes that have a name */
void ahu_tp_own_boxes_remember (GVariant *boxes);

G_END_DECLS
