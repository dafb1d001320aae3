/* ahu-tp-box-form.h: the numbers of the players' own box, as controls
 *
 * What can't be is not offered. Changes nothing itself. Not for: the page round it
 * (ahu-tp-box-page.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/tapati/ui/ahu-tp-box-entry.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_BOX_FORM (ahu_tp_box_form_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpBoxForm, ahu_tp_box_form, AHU, TP_BOX_FORM, GtkWidget)

/* Signal: `entered (guint field, guint index, guint value)` when somebody enters a number, see [enum@TpBoxField].
 * Returns: (transfer floating): a form that shows nothing yet */
GtkWidget *ahu_tp_box_form_new (void);

/* @narrow: whether there is no more room than on a telephone */
void ahu_tp_box_form_set_narrow (AhuTpBoxForm *self,
                                 gboolean      narrow);

/* @has_row: whether it asks how long the row of the quarry market is, as at first */
void ahu_tp_box_form_set_has_row (AhuTpBoxForm *self,
                                  gboolean      has_row);

/* @room: (nullable): a box that the card with the arrows is to stand in, %NULL for the form itself
 * @orientation: how the picture of the arrows stands to the buttons that set them */
void ahu_tp_box_form_place_arrows (AhuTpBoxForm   *self,
                                   GtkBox         *room,
                                   GtkOrientation  orientation);

/* @entry: what is entered */
void ahu_tp_box_form_show (AhuTpBoxForm  *self,
                           AhuTpBoxEntry *entry);

G_END_DECLS
