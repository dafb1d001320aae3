/* ahu-rn-correction-entry.h: what can be chosen at one point of the past
 *
 * The table's own controls for one step, one below the other. They activate
 * `table.move`, which whoever holds the entry provides. Not for: the face-down
 * card (ahu-rn-cover.h). Signals: `refused (char *reason)` when a card is chosen for
 * a refill that can't be laid.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "games/rapanui/ui/ahu-rn-art.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_CORRECTION_ENTRY (ahu_rn_correction_entry_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnCorrectionEntry, ahu_rn_correction_entry, AHU, RN_CORRECTION_ENTRY, GtkBox)

void ahu_rn_correction_entry_set_size (AhuRnCorrectionEntry *self,
                                       AhuRnSize             size);

/**
 * ahu_rn_correction_entry_update:
 * @self: an entry
 * @session: a session of Rapa Nui
 *
 * Asks for the next move of @session; nothing is entered of it.
 */
void ahu_rn_correction_entry_update (AhuRnCorrectionEntry *self,
                                     AhuSession           *session);

/**
 * ahu_rn_correction_entry_undo:
 * @self: an entry
 *
 * Takes back the card entered last of a refill, or told last of a reveal.
 *
 * Returns: whether there was one
 */
gboolean ahu_rn_correction_entry_undo (AhuRnCorrectionEntry *self);

G_END_DECLS
