/* ahu-score-page.h: the end of a game that was not tracked
 *
 * The game's form of a result sheet and, beside it, the result that follows each entry.
 *
 * Not for: what is entered (ahu-sheet.h) and with what (ahu-score-form.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/entry/ahu-sheet.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/game/ahu-page.h"

G_BEGIN_DECLS

#define AHU_TYPE_SCORE_PAGE (ahu_score_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuScorePage, ahu_score_page, AHU, SCORE_PAGE, AhuPage)

/* @ui: the pages of a game that has a final scoring
 * Returns: (transfer floating): a page with the fewest players who can play, who have nothing yet */
GtkWidget *ahu_score_page_new (const AhuGameUi *ui);

/* Returns: (transfer none): what is entered there */
AhuSheet *ahu_score_page_get_sheet (AhuScorePage *self);

/* Returns: whether anything is entered */
gboolean ahu_score_page_has_counts (AhuScorePage *self);

/* Counts it ([method@Sheet.count]), for who goes on with the numbers. Unless it is over by its moves they are kept
 * with it. */
void ahu_score_page_count (AhuScorePage *self,
                           AhuSession   *session);

/* Returns: (transfer none) (nullable): the game with which the counts are kept */
AhuSession *ahu_score_page_get_session (AhuScorePage *self);

/* @session: (nullable): the game with which the counts are kept from now on */
void ahu_score_page_set_session (AhuScorePage *self,
                                 AhuSession   *session);

/* @end: whether that ends with the counts, or goes on in spite of them */
void ahu_score_page_end (AhuScorePage *self,
                         gboolean      end);

G_END_DECLS
