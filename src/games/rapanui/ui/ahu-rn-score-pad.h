/* ahu-rn-score-pad.h: enters the counts of a final scoring, one after the other
 *
 * The pad with whose count it is and what the box allows. Goes on by itself: from a tap to
 * the next count that is missing, from Enter to the next of all.
 *
 * Not for: which count is the current one (ahu-rn-score-form.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/ui/ahu-rn-score-form.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_SCORE_PAD (ahu_rn_score_pad_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnScorePad, ahu_rn_score_pad, AHU, RN_SCORE_PAD, AhuParent)

/* @form: whose current count it enters; has to outlive it
 * Returns: (transfer floating): a pad, which [method@RnScorePad.update] fills */
GtkWidget *ahu_rn_score_pad_new (AhuRnScoreForm *form);

/* Shows which count is the current one, and what the box allows there. */
void ahu_rn_score_pad_update (AhuRnScorePad *self);

/* @chosen: whether somebody picked the current count to be entered; else it just became it */
void ahu_rn_score_pad_begin (AhuRnScorePad *self,
                             gboolean       chosen);

/* What is typed next is another number. */
void ahu_rn_score_pad_end (AhuRnScorePad *self);

/* @columns: 3 or 6 */
void ahu_rn_score_pad_set_columns (AhuRnScorePad *self,
                                   guint          columns);

/* Returns: whether it was meant for the current count, which has the focus */
gboolean ahu_rn_score_pad_take_key (AhuRnScorePad   *self,
                                    guint            keyval,
                                    GdkModifierType  state);

G_END_DECLS
