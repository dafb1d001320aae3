/* ahu-result-page.h: the final ranking and where it comes from, of any game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/game/ahu-page.h"

G_BEGIN_DECLS

#define AHU_TYPE_RESULT_PAGE (ahu_result_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuResultPage, ahu_result_page, AHU, RESULT_PAGE, AhuPage)

/* Returns: (transfer floating): an empty page */
GtkWidget *ahu_result_page_new (void);

/* @ui: (nullable): the game's pages; only without a session %NULL
 * @session: (nullable): a game that is over */
void ahu_result_page_set_session (AhuResultPage   *self,
                                  const AhuGameUi *ui,
                                  AhuSession      *session);

/* Undo and redo are those of @table, which may undo several moves as one.
 * @table: the page of the game that has led to the result */
void ahu_result_page_set_table (AhuResultPage *self,
                                AhuPage       *table);

/* @self: the page, with a session
 * Returns: (transfer full): the result as text, as it is copied */
char *ahu_result_page_dup_text (AhuResultPage *self);

G_END_DECLS
