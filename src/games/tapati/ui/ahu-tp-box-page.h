/* ahu-tp-box-page.h: what the players read from their own box before a game, and mending it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/table/ahu-set-up-page.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_BOX_PAGE (ahu_tp_box_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpBoxPage, ahu_tp_box_page, AHU, TP_BOX_PAGE, AhuSetUpPage)

/* The box of a new game is remembered with each change, that of a game that is mended isn't.
 * Returns: (transfer floating): the page, with the box that is remembered */
GtkWidget *ahu_tp_box_page_new (void);

G_END_DECLS
