/* ahu-rn-deal-page.h: entering the first display of a game, and mending it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/table/ahu-set-up-page.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_DEAL_PAGE (ahu_rn_deal_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnDealPage, ahu_rn_deal_page, AHU, RN_DEAL_PAGE, AhuSetUpPage)

/* Hands over a set-up when people go on with all sixteen cards, or with each card that is changed in a game that
 * goes on. The players' answers are the Hunter & Gatherer that each start hand lacks (R1.3).
 * Returns: (transfer floating): the page */
GtkWidget *ahu_rn_deal_page_new (void);

G_END_DECLS
