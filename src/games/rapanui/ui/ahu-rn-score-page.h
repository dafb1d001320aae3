/* ahu-rn-score-page.h: the end of a game that was not tracked
 *
 * A form of counts and, beside it, the result that follows each entry. For the
 * window's undo and redo it has the properties `can-undo` and `can-redo` and the
 * action signals `undo` and `redo`; `has-counts` tells whether anything is
 * counted, `game-id` as whose counts they began if that game was tracked, and the
 * signal `changed` of every change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "toolkit/game/ahu-page.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_SCORE_PAGE (ahu_rn_score_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnScorePage, ahu_rn_score_page, AHU, RN_SCORE_PAGE, AhuPage)

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
 * ahu_rn_score_page_clear:
 * @self: a page
 *
 * Begins anew with the players who are there; undo brings the counts back.
 */
void ahu_rn_score_page_clear (AhuRnScorePage *self);

/**
 * ahu_rn_score_page_start_from_session:
 * @self: a page
 * @session: a tracked game
 *
 * Counts what everybody can see in @session, or all of a game that is over; undo
 * brings back what was there. Where the same position was counted before, and
 * is still on the page, what was entered since stays.
 *
 * Returns: whether other counts were put in place
 */
gboolean ahu_rn_score_page_start_from_session (AhuRnScorePage *self,
                                               AhuSession     *session);

/**
 * ahu_rn_score_page_open:
 * @self: a page
 * @document: a result sheet
 * @refusal: (out) (nullable) (transfer full): the rule that stands against it
 * @error: return location for an error of `AHU_RECORD_ERROR`
 *
 * Shows the counts of a result sheet; undo brings back what was there. What the
 * box does not hold is marked there; what no form can show is refused and changes
 * nothing.
 *
 * Returns: whether the sheet is shown
 */
gboolean ahu_rn_score_page_open (AhuRnScorePage  *self,
                                 JsonObject      *document,
                                 AhuRefusal     **refusal,
                                 GError         **error);

/**
 * ahu_rn_score_page_save:
 * @self: a page
 *
 * Returns: (transfer full): the counts as a result sheet, with what the one that
 *   was opened held beside them
 */
GBytes *ahu_rn_score_page_save (AhuRnScorePage *self);

/**
 * ahu_rn_score_page_dup_text:
 * @self: a page
 *
 * Returns: (transfer full): the result as text, for the clipboard
 */
char *ahu_rn_score_page_dup_text (AhuRnScorePage *self);

G_END_DECLS
