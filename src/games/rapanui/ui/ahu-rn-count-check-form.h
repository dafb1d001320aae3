/* ahu-rn-count-check-form.h: what lies on the table, as counts to be changed
 *
 * Begins with what should be there; people change only what they count
 * otherwise. Not for: what explains the difference (ahu-rn-count-check.h), the pad. Signals:
 * `counted` when a count was changed, `current-changed` when another one is to be entered,
 * `chosen` when somebody picks one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"
#include "games/rapanui/study/rn-count-check.h"
#include "toolkit/layout/ahu-width-bin.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_COUNT_CHECK_FORM (ahu_rn_count_check_form_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnCountCheckForm, ahu_rn_count_check_form, AHU, RN_COUNT_CHECK_FORM, GtkBox)

/* Shows what should lie there now. What was counted otherwise stays.
 * @session: a session of Rapa Nui, always the same */
void ahu_rn_count_check_form_update (AhuRnCountCheckForm *self,
                                     AhuSession          *session);

/* Forgets what was counted. */
void ahu_rn_count_check_form_reset (AhuRnCountCheckForm *self);

/* @counted: (out caller-allocates): what was counted
 * @difference: (out caller-allocates): @counted less what should be there */
void ahu_rn_count_check_form_get (AhuRnCountCheckForm *self,
                                  RnCount             *counted,
                                  RnCount             *difference);

/* @width: how much room there is; at 360 all counts stand one below the other */
void ahu_rn_count_check_form_set_width_class (AhuRnCountCheckForm *self,
                                              AhuWidthClass        width);

/* Returns: the cell that was chosen last, or has the focus */
guint ahu_rn_count_check_form_get_current (AhuRnCountCheckForm *self);

/* As if somebody picked it. */
void ahu_rn_count_check_form_choose (AhuRnCountCheckForm *self,
                                     guint                cell);

/* Returns: (transfer none): the current count */
GtkWidget *ahu_rn_count_check_form_get_field (AhuRnCountCheckForm *self);

/* Returns: whether the current count has the focus, so that keys are for it */
gboolean ahu_rn_count_check_form_has_focus (AhuRnCountCheckForm *self);

/* @number: what was counted at the current cell; `AHU_COUNT_NONE` for what the record says */
void ahu_rn_count_check_form_set_count (AhuRnCountCheckForm *self,
                                        gint64               number);

G_END_DECLS
