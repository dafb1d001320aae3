/* ahu-tp-correction-entry.h: what can be chosen at one point of the past
 *
 * An [iface@MoveEntry]: the widgets of the table page that the step asks for, each with the moves
 * that were possible then. Not for: what becomes of the later moves (ahu-correction-window.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_TP_CORRECTION_ENTRY (ahu_tp_correction_entry_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpCorrectionEntry, ahu_tp_correction_entry, AHU, TP_CORRECTION_ENTRY, GtkBox)

/* Returns: (transfer floating): an entry */
GtkWidget *ahu_tp_correction_entry_new (void);

G_END_DECLS
