/* ahu-rn-score-form.h: the form of counts of a final scoring
 *
 * The Stone by kind, and for each player tiles, Moai, wood and Sacrifice cards
 * by kind. Shows an [class@RnTally] and which count is the current one; not for: entering
 * it (ahu-count-pad.h), what it comes to. Signals: `cell-changed` when another count
 * becomes the current one, `chosen` when somebody picks one to be entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/ui/ahu-rn-tally.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_SCORE_FORM (ahu_rn_score_form_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnScoreForm, ahu_rn_score_form, AHU, RN_SCORE_FORM, GtkBox)

/**
 * ahu_rn_score_form_set_tally:
 * @self: a form
 * @tally: what it shows and changes
 */
void ahu_rn_score_form_set_tally (AhuRnScoreForm *self,
                                  AhuRnTally     *tally);

/**
 * ahu_rn_score_form_set_narrow:
 * @self: a form
 * @narrow: whether only the Stone or one player is shown at a time
 */
void ahu_rn_score_form_set_narrow (AhuRnScoreForm *self,
                                   gboolean        narrow);

/**
 * ahu_rn_score_form_get_cell:
 * @self: a form
 *
 * Returns: the count that has or last had the focus; the Stone's first at the
 *   beginning
 */
RnSheetCell ahu_rn_score_form_get_cell (AhuRnScoreForm *self);

/**
 * ahu_rn_score_form_set_cell:
 * @self: a form
 * @cell: which count
 *
 * Makes it the current count, which has the focus.
 */
void ahu_rn_score_form_set_cell (AhuRnScoreForm *self,
                                 RnSheetCell     cell);

/**
 * ahu_rn_score_form_has_count_focus:
 * @self: a form
 *
 * Returns: whether the current count has the focus, so that keys are for it
 */
gboolean ahu_rn_score_form_has_count_focus (AhuRnScoreForm *self);

/**
 * ahu_rn_score_form_dup_name:
 * @cell: which count
 * @names: (array zero-terminated=1): the players' names by seat
 *
 * Returns: (transfer full): what it is called, such as “Ben: Wood”
 */
char *ahu_rn_score_form_dup_name (RnSheetCell        cell,
                                  const char *const *names);

/**
 * ahu_rn_score_form_show_problems:
 * @self: a form
 * @problems: (array length=n_problems): what can't be, from
 *   [func@sheet_find_problems]
 * @n_problems: how many
 *
 * Marks the counts that the problems speak of.
 */
void ahu_rn_score_form_show_problems (AhuRnScoreForm *self,
                                      const RnReason *problems,
                                      guint           n_problems);

G_END_DECLS
