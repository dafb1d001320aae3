/* ahu-practise-page.h: against how many computers one person plays, and how strong
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/game/ahu-page.h"

G_BEGIN_DECLS

#define AHU_TYPE_PRACTISE_PAGE (ahu_practise_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuPractisePage, ahu_practise_page, AHU, PRACTISE_PAGE, AhuPage)

/* What was chosen last is chosen. The page emits `start` when the game shall begin.
 * @ui: a game that can be practised
 * Returns: (transfer floating): the page */
GtkWidget *ahu_practise_page_new (const AhuGameUi *ui);

/* Returns: (transfer full): a new practice game as chosen, dealt by chance */
AhuRecord *ahu_practise_page_dup_record (AhuPractisePage *self);

/* Returns: (transfer full): another practice game of the same players, dealt anew, in which the next one begins */
AhuRecord *ahu_practise_again (const AhuGameUi *ui,
                               AhuRecord       *record);

G_END_DECLS
