/* ahu-rn-correction-line.h: the move that a correction asks about, and why it no
 * longer fits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_CORRECTION_LINE (ahu_rn_correction_line_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnCorrectionLine, ahu_rn_correction_line, AHU, RN_CORRECTION_LINE, GtkWidget)

/**
 * ahu_rn_correction_line_update:
 * @self: a line
 * @session: a session of Rapa Nui
 * @correction: a correction tried on its history, with a next move
 * @branch: the session at the end of the moves that fit
 *
 * Tells the next of the game's own moves as the log does, and the conflict if
 * there is one. The kind of a card that lies face down is never told.
 */
void ahu_rn_correction_line_update (AhuRnCorrectionLine *self,
                                    AhuSession          *session,
                                    const AhuCorrection *correction,
                                    AhuSession          *branch);

/**
 * ahu_rn_correction_line_get_text:
 * @self: a line
 *
 * Returns: (transfer full): all its words
 */
char *ahu_rn_correction_line_get_text (AhuRnCorrectionLine *self);

/**
 * ahu_rn_correction_line_tell:
 * @session: a session of Rapa Nui
 * @correction: a correction with a conflict
 *
 * Returns: (transfer full): the move that no longer fits, and why, as a widget of this class
 *   would show it
 */
char *ahu_rn_correction_line_tell (AhuSession          *session,
                                   const AhuCorrection *correction);

G_END_DECLS
