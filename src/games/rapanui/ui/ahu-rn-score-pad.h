/* ahu-rn-score-pad.h: enters the counts of a final scoring, one after the other
 *
 * The pad with whose count it is and what the box allows. Goes on by itself: from a tap to
 * the next count that is missing, from Enter to the next of all. Signal `changed` when it is
 * needed or no longer needed, and when another count becomes the current one.
 *
 * Not for: which count is the current one (ahu-rn-score-form.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/ui/ahu-rn-score-form.h"
#include "games/rapanui/ui/ahu-rn-tally.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_SCORE_PAD (ahu_rn_score_pad_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnScorePad, ahu_rn_score_pad, AHU, RN_SCORE_PAD, GtkWidget)

/**
 * ahu_rn_score_pad_set_form:
 * @self: a pad
 * @form: whose current count it enters
 * @tally: where it enters it
 */
void ahu_rn_score_pad_set_form (AhuRnScorePad  *self,
                                AhuRnScoreForm *form,
                                AhuRnTally     *tally);

/**
 * ahu_rn_score_pad_is_needed:
 * @self: a pad
 *
 * Returns: whether a count is missing, or one is being changed
 */
gboolean ahu_rn_score_pad_is_needed (AhuRnScorePad *self);

/**
 * ahu_rn_score_pad_set_entering:
 * @self: a pad
 * @entering: whether the current count is to be entered, also where none is missing
 */
void ahu_rn_score_pad_set_entering (AhuRnScorePad *self,
                                    gboolean       entering);

/**
 * ahu_rn_score_pad_set_columns:
 * @self: a pad
 * @columns: 5 or 8
 */
void ahu_rn_score_pad_set_columns (AhuRnScorePad *self,
                                   guint          columns);

/**
 * ahu_rn_score_pad_take_key:
 * @self: a pad
 * @keyval: the key pressed
 * @state: the modifiers held
 *
 * Returns: whether it was meant for the count that has the focus
 */
gboolean ahu_rn_score_pad_take_key (AhuRnScorePad   *self,
                                    guint            keyval,
                                    GdkModifierType  state);

/**
 * ahu_rn_score_pad_undo:
 * @self: a pad
 *
 * Undoes, and goes back to the count that it changes.
 */
void ahu_rn_score_pad_undo (AhuRnScorePad *self);

/**
 * ahu_rn_score_pad_redo:
 * @self: a pad
 *
 * Does again what was undone, and goes to the count that it changes.
 */
void ahu_rn_score_pad_redo (AhuRnScorePad *self);

G_END_DECLS
