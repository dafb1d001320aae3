/* ahu-rn-unknown-cards.h: the cards of a hand that nobody told when the game was joined
 *
 * A place for them beside the known ones, and a button that asks which of them is
 * played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"
#include "games/rapanui/ui/ahu-rn-art.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_UNKNOWN_CARDS (ahu_rn_unknown_cards_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnUnknownCards, ahu_rn_unknown_cards, AHU, RN_UNKNOWN_CARDS, GtkBox)

/* Returns: (transfer floating): a place for them, hidden until there are any */
GtkWidget *ahu_rn_unknown_cards_new (void);

/* Shows the active player's cards of unknown kind; hides itself where there are none.
 * @session: (transfer none): a session of Rapa Nui
 * @group: how many groups of known cards stand before them, 0–2
 * @size: how large the table is shown; in the smallest the key is not
 * @width: of a card, CSS pixels */
void ahu_rn_unknown_cards_update (AhuRnUnknownCards *self,
                                  AhuSession        *session,
                                  guint              group,
                                  AhuRnSize          size,
                                  int                width);

G_END_DECLS
