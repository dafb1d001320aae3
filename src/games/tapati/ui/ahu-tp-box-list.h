/* ahu-tp-box-list.h: the boxes that have a name, and the usual one
 *
 * Takes, keeps and forgets nothing itself. Not for: what is in them (ahu-tp-box-form.h).
 *
 * Signals: `taken (const char *name)`, the name being %NULL for the usual numbers; `forgotten
 * (const char *name)`, and `named (const char *name)` for the box that is entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/tapati/ui/ahu-tp-box-entry.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_BOX_LIST (ahu_tp_box_list_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpBoxList, ahu_tp_box_list, AHU, TP_BOX_LIST, GtkWidget)

/* Returns: (transfer floating): a list that shows nothing yet */
GtkWidget *ahu_tp_box_list_new (void);

/* @self: a list that shows nothing yet
 * @keeps: whether boxes can be kept and forgotten, as at first; else they are only offered */
void ahu_tp_box_list_set_keeps (AhuTpBoxList *self,
                                gboolean      keeps);

/* @entry: what is entered */
void ahu_tp_box_list_show (AhuTpBoxList  *self,
                           AhuTpBoxEntry *entry);

G_END_DECLS
