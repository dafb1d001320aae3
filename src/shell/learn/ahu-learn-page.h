/* ahu-learn-page.h: everything that teaches a game, in one list
 *
 * Not for: how it is taught (a first game and a try are played on the table page; ahu-rules-page.h answers questions).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/record/ahu-record.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/game/ahu-page.h"

G_BEGIN_DECLS

#define AHU_TYPE_LEARN_PAGE (ahu_learn_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuLearnPage, ahu_learn_page, AHU, LEARN_PAGE, AhuPage)

/* Emits `try` with the number of a try that is to be begun.
 * @ui: a game's pages
 * Returns: (transfer floating): a page with the game's tries */
GtkWidget *ahu_learn_page_new (const AhuGameUi *ui);

/* @index: a try, from 0; one beyond the last is the first
 * Returns: (transfer none): its record */
AhuRecord *ahu_learn_page_get_try (AhuLearnPage *self,
                                   guint         index);

/* Somebody has made a move in it. */
void ahu_learn_page_set_done (AhuLearnPage *self,
                              guint         index);

G_END_DECLS
