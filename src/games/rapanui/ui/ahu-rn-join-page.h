/* ahu-rn-join-page.h: entering the position of a game that is already running
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/table/ahu-set-up-page.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_JOIN_PAGE (ahu_rn_join_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnJoinPage, ahu_rn_join_page, AHU, RN_JOIN_PAGE, AhuSetUpPage)

/* It begins anew for other players; for the same what was entered stays until it is handed over. It loads what a
 * game was joined in.
 * Returns: (transfer floating): a page */
GtkWidget *ahu_rn_join_page_new (void);

G_END_DECLS
