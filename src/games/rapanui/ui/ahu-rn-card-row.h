/* ahu-rn-card-row.h: Sacrifice cards of one kind in a row, some with the badge
 *
 * The cards move closer together where there is little room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_RN_CARD_ROW (ahu_rn_card_row_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnCardRow, ahu_rn_card_row, AHU, RN_CARD_ROW, GtkWidget)

/* @sacrifice: a Sacrifice kind, 0–3
 * @n_cards: how many cards, 0 for an empty place
 * @n_badges: how many of them, the last, were laid face down
 * Returns: (transfer floating): a row that readers of the screen pass over */
GtkWidget *ahu_rn_card_row_new (guint sacrifice,
                                guint n_cards,
                                guint n_badges);

G_END_DECLS
