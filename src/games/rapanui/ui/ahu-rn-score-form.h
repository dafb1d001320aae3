/* ahu-rn-score-form.h: the form of counts of a final scoring
 *
 * The Stone by kind, and for each player tiles, Moai, wood and Sacrifice cards
 * by kind. Shows the counts of a sheet and which of them is the current one; not for: entering
 * it (ahu-rn-score-pad.h), what it comes to (rn-game.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-sheet.h"
#include "toolkit/entry/ahu-score-form.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_SCORE_FORM (ahu_rn_score_form_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnScoreForm, ahu_rn_score_form, AHU, RN_SCORE_FORM, AhuScoreForm)

/* @sheet: a sheet of Rapa Nui
 * Returns: (transfer floating): a form that shows and changes it */
GtkWidget *ahu_rn_score_form_new (AhuSheet *sheet);

/* Returns: (transfer none): the counts of its sheet, until the next change */
const RnSheet *ahu_rn_score_form_get_counts (AhuRnScoreForm *self);

/* Returns: the count that has or last had the focus; the Stone's first at the beginning */
RnSheetCell ahu_rn_score_form_get_cell (AhuRnScoreForm *self);

/* Makes it the current count, which has the focus.
 * @cell: which count */
void ahu_rn_score_form_set_cell (AhuRnScoreForm *self,
                                 RnSheetCell     cell);

/* @cell: which count
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): what it is called, such as “Ben: Wood” */
char *ahu_rn_score_form_dup_name (RnSheetCell        cell,
                                  const char *const *names);

G_END_DECLS
