/* ahu-rn-correction-entry.h: what can be chosen at one point of the past
 *
 * The table's own controls for one step, one below the other, as an [iface@MoveEntry]; the face-down
 * card is asked for behind the cover (ahu-rn-cover.h). It refuses a card chosen for a refill that
 * can't be laid.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/table/ahu-move-entry.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_CORRECTION_ENTRY (ahu_rn_correction_entry_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnCorrectionEntry, ahu_rn_correction_entry, AHU, RN_CORRECTION_ENTRY, GtkBox)

/* Returns: (transfer floating): an entry */
GtkWidget *ahu_rn_correction_entry_new (void);

G_END_DECLS
