/* ahu-result-stage.h: the end of a game for everybody at the table: first that it is over,
 * then who came where
 *
 * Not for: the steps in between (ahu-story.h), the whole result (ahu-result-page.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/ranking/ahu-stage.h"

G_BEGIN_DECLS

/* Shows what the telling of @session is at, unless it is told step by step; its buttons activate `result.story`,
 * `result.places`, `win.again` and `win.table-view`.
 * @ui: the game's pages
 * @session: a game that is over
 * Returns: (transfer floating): an [class@Stage] */
GtkWidget *ahu_result_stage_new (const AhuGameUi  *ui,
                                 AhuSession       *session,
                                 const AhuRanking *ranking);

/* @ui: the game's pages
 * @session: a game that is over
 * Returns: (transfer floating): the same for another screen */
GtkWidget *ahu_result_stage_new_without_buttons (const AhuGameUi  *ui,
                                                 AhuSession       *session,
                                                 const AhuRanking *ranking);

/* @session: a game that is over
 * @narrow: whether there is room for the day alone
 * Returns: (transfer full): when it was played, and in how many turns */
char *ahu_result_describe_game (AhuSession *session,
                                gboolean    narrow);

/* @session: a session that is over
 * Returns: (transfer full): when it was played, with the year, and how long it was: for paper */
char *ahu_result_describe_dated_game (AhuSession *session);

/* Says who begins then.
 * @button: the button that begins another game of the same players
 * @record: the game that is over */
void ahu_result_stage_fill_again (GtkButton *button,
                                  AhuRecord *record);

G_END_DECLS
