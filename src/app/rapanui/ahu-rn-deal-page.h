/* ahu-rn-deal-page.h: entering the first display of a new game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/ahu-page.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_DEAL_PAGE (ahu_rn_deal_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnDealPage, ahu_rn_deal_page, AHU, RN_DEAL_PAGE, AhuPage)

/**
 * ahu_rn_deal_page_new:
 *
 * Signals: `dealt (gpointer setup)` as soon as the sixteenth card is entered;
 * @setup is the member `setup` of a record as a `JsonNode *` that the page
 * owns. Action signals `undo` and `redo`. Properties `can-undo` and `can-redo`
 * (notify on change).
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *ahu_rn_deal_page_new (void);

/**
 * ahu_rn_deal_page_start:
 * @self: the page
 * @names: (array zero-terminated=1): the players' names by seat
 * @colours: (array zero-terminated=1): their colours
 * @missing: (array zero-terminated=1): for each seat the id of the Hunter &
 *   Gatherer that the start hand lacks (R1.3)
 *
 * Begins with an empty display.
 */
void ahu_rn_deal_page_start (AhuRnDealPage     *self,
                             const char *const *names,
                             const char *const *colours,
                             const char *const *missing);


G_END_DECLS
