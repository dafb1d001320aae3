/* ahu-rn-score-form.h: the form of counts of a final scoring
 *
 * The Stone by kind, and for each player tiles, Moai, wood and Sacrifice cards
 * by kind. Shows and changes an [class@RnTally]; not for: what it comes to. Signal
 * `cell-changed` when the focus goes to another count.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/rapanui/ahu-rn-tally.h"

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
 * @narrow: whether the players stand one below the other
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

/**
 * ahu_rn_score_form_dup_nonsense:
 * @self: a form
 *
 * Returns: (transfer full) (array zero-terminated=1): a sentence for each field in
 *   which something stands that is no count
 */
char **ahu_rn_score_form_dup_nonsense (AhuRnScoreForm *self);

/**
 * ahu_rn_score_form_add_card:
 * @self: a form
 * @kind: which Sacrifice kind
 *
 * Counts one more card of @kind where the focus is: on the Stone or in front of
 * a player.
 */
void ahu_rn_score_form_add_card (AhuRnScoreForm *self,
                                 guint           kind);

G_END_DECLS
