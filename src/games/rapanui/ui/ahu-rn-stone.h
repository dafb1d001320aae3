/* ahu-rn-stone.h: the Stone of Sacrifice with its top card, and the draw pile
 *
 * During play only the top card and the number of cards are shown (R6.5, D3).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_STONE (ahu_rn_stone_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnStone, ahu_rn_stone, AHU, RN_STONE, GtkWidget)

/* Returns: (transfer floating): an empty Stone */
GtkWidget *ahu_rn_stone_new (void);

/* @session: a session of Rapa Nui
 * Returns: (transfer floating): both beside each other as they are now, with numbers in place of words */
GtkWidget *ahu_rn_stone_new_beside (AhuSession *session);

/* @width: width of the Stone's drawing in CSS pixels; 0 for one low row with short words */
void ahu_rn_stone_set_width (AhuRnStone *self,
                             int         width);

/* Shows the cards larger, where there is room beside larger text.
 * @scale: 1 for cards as they are at text of 100 % */
void ahu_rn_stone_set_scale (AhuRnStone *self,
                             double      scale);

void ahu_rn_stone_update (AhuRnStone *self,
                          AhuSession *session);

/* Returns: (transfer none): the picture of the top card */
GtkWidget *ahu_rn_stone_get_top (AhuRnStone *self);

/* Returns: (transfer none): the picture of the draw pile */
GtkWidget *ahu_rn_stone_get_pile (AhuRnStone *self);

G_END_DECLS
