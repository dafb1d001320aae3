/* ahu-rn-card.h: one Rapa Nui card, or the place for one
 *
 * Draws only: what can be done with a card is said by the choice around it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/ui/ahu-rn-art.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_CARD (ahu_rn_card_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnCard, ahu_rn_card, AHU, RN_CARD, GtkWidget)

/* @kind: a card kind, or `RN_INVALID` for an empty place
 * @width: CSS pixels; from 100 on the card carries its name
 * Returns: (transfer floating): a card that readers of the screen pass over */
GtkWidget *ahu_rn_card_new (guint kind,
                            int   width);

/* @kind: a card kind, or `RN_INVALID` for an empty place */
void ahu_rn_card_set_kind (AhuRnCard *self,
                           guint      kind);

/* Returns: the card kind, or `RN_INVALID` for an empty place */
guint ahu_rn_card_get_kind (AhuRnCard *self);

/* @width: CSS pixels, more than 0; the height follows from it */
void ahu_rn_card_set_width (AhuRnCard *self,
                            int        width);

/* @behind: whether another card lies on it, so that only its strip is seen */
void ahu_rn_card_set_behind (AhuRnCard *self,
                             gboolean   behind);

/* @named: whether it may carry its name; %FALSE for a card that peeks out from below another */
void ahu_rn_card_set_named (AhuRnCard *self,
                            gboolean   named);

/* @faded: whether it can't be played now */
void ahu_rn_card_set_faded (AhuRnCard *self,
                            gboolean   faded);

/* @moved: whether it has just been moved: a ring shows it for two seconds */
void ahu_rn_card_set_moved (AhuRnCard *self,
                            gboolean   moved);

/* @caption: (nullable): words in the place while it is empty
 * @next: whether it is filled next */
void ahu_rn_card_set_place (AhuRnCard  *self,
                            const char *caption,
                            gboolean    next);

G_END_DECLS
