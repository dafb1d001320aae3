/* ahu-tp-score-form.h: the form of a final scoring: for each player the board, points and Tapati
 *
 * A tab for each player; the board is drawn as in play, and entered by the same gestures, both ways.
 * Not for: what the sheet comes to (tp-sheet-file.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-board.h"
#include "games/tapati/ui/ahu-tp-score-fields.h"
#include "games/tapati/ui/ahu-tp-tabs.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_SCORE_FORM (ahu_tp_score_form_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpScoreForm, ahu_tp_score_form, AHU, TP_SCORE_FORM, AhuScoreForm)

/* @sheet: a sheet of Tapati
 * Returns: (transfer floating): a form that shows and changes it */
GtkWidget *ahu_tp_score_form_new (AhuSheet *sheet);

/* @player: whose board is shown, from 0 */
void ahu_tp_score_form_select (AhuTpScoreForm *self,
                               guint           player);

/* Returns: whose board is shown */
guint ahu_tp_score_form_get_player (AhuTpScoreForm *self);

/* Returns: (transfer none): its tabs */
AhuTpTabs *ahu_tp_score_form_get_tabs (AhuTpScoreForm *self);

/* Returns: (transfer none): points and Tapati of the player who is shown */
AhuTpScoreFields *ahu_tp_score_form_get_fields (AhuTpScoreForm *self);

/* Returns: (transfer none): the board of the player who is shown */
AhuTpBoard *ahu_tp_score_form_get_board (AhuTpScoreForm *self);

/* Returns: (transfer none): what can't be of the board, or of all boards together */
GtkLabel *ahu_tp_score_form_get_faults (AhuTpScoreForm *self);

G_END_DECLS
