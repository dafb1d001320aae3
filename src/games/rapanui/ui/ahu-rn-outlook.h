/* ahu-rn-outlook.h: what drawing a card makes certain, small enough for the card
 *
 * The mark of each player with what it would take, in the same place on every
 * card. Not for readers of the screen: the choice tells it in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "games/rapanui/ui/ahu-rn-art.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_OUTLOOK (ahu_rn_outlook_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnOutlook, ahu_rn_outlook, AHU, RN_OUTLOOK, GtkBox)

/* Returns: (transfer floating): an outlook on nothing yet */
GtkWidget *ahu_rn_outlook_new (void);

/* Shows what drawing the front card of @column makes certain.
 * @column: a column with a card, 0–3
 * @size: the size of the display that it stands in */
void ahu_rn_outlook_show (AhuRnOutlook *self,
                          AhuSession   *session,
                          guint         column,
                          AhuRnSize     size);

G_END_DECLS
