/* ahu-tp-score-fields.h: in final scoring, what a player has beside the board: points and Tapati
 *
 * Numbers are entered on a pad that opens at the field, or typed there; each fault stands below what
 * it is about. Not for: what stands on the sites (ahu-tp-board.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-final.h"
#include "toolkit/entry/ahu-score-form.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_SCORE_FIELDS (ahu_tp_score_fields_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpScoreFields, ahu_tp_score_fields, AHU, TP_SCORE_FIELDS, GtkBox)

/* @form: whose sheet it shows and changes; has to outlive it
 * Returns: (transfer floating): fields of nobody yet */
GtkWidget *ahu_tp_score_fields_new (AhuScoreForm *form);

/* @self: fields
 * @player: whose, from 0
 * @sheet: what the sheet says
 * @reasons: (array length=n_reasons): what stands against it
 * @n_reasons: how many there are */
void ahu_tp_score_fields_show (AhuTpScoreFields *self,
                               guint             player,
                               const TpSheet    *sheet,
                               const TpReason   *reasons,
                               guint             n_reasons);

/* @self: fields
 * @keyval: a key that was pressed
 * @state: the modifiers held
 * Returns: whether it is meant for the field that has the focus, or the pad that is open */
gboolean ahu_tp_score_fields_take_key (AhuTpScoreFields *self,
                                       guint             keyval,
                                       GdkModifierType   state);

/* @self: fields
 * @piece: a Rapanui, a slave or a palm of the Tapati, or `TP_PIECES` for the points
 * Returns: (transfer none): the field of that number */
GtkWidget *ahu_tp_score_fields_get_field (AhuTpScoreFields *self,
                                          guint             piece);

/* @self: fields
 * @place: one of the places for tiles, from 0
 * Returns: (transfer none): the button that asks for the tile there */
GtkWidget *ahu_tp_score_fields_get_tile (AhuTpScoreFields *self,
                                         guint             place);

/* @label: where they are told
 * @faults: sentences with their rules, one below the other; none if it is empty */
void ahu_tp_score_show_faults (GtkLabel      *label,
                               const GString *faults);

G_END_DECLS
