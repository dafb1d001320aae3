/* ahu-rn-score-page.h: the end of a game that was not tracked
 *
 * A form of counts and, beside it, the result that follows each entry. For the
 * window's undo and redo it has the properties `can-undo` and `can-redo` and the
 * action signals `undo` and `redo`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_RN_SCORE_PAGE (ahu_rn_score_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnScorePage, ahu_rn_score_page, AHU, RN_SCORE_PAGE, GtkWidget)

/**
 * ahu_rn_score_page_new:
 *
 * Returns: (transfer floating): a page with two players who have nothing yet
 */
GtkWidget *ahu_rn_score_page_new (void);

/**
 * ahu_rn_score_page_start:
 * @self: a page
 * @names: (array zero-terminated=1): two to four names
 * @colours: (array zero-terminated=1): their colours, as in records
 *
 * Begins anew with these players.
 */
void ahu_rn_score_page_start (AhuRnScorePage    *self,
                              const char *const *names,
                              const char *const *colours);

/**
 * ahu_rn_score_page_dup_text:
 * @self: a page
 *
 * Returns: (transfer full): the result as text, for the clipboard
 */
char *ahu_rn_score_page_dup_text (AhuRnScorePage *self);

G_END_DECLS
