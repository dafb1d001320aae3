/* ahu-correction-line.h: the move that a correction asks about, and why it no
 * longer fits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_CORRECTION_LINE (ahu_correction_line_get_type ())
G_DECLARE_FINAL_TYPE (AhuCorrectionLine, ahu_correction_line, AHU, CORRECTION_LINE, AhuParent)

/* Tells the next of the game's own moves as the log does, and the conflict if there is one, without anything that is
 * hidden.
 * @correction: a correction tried on its history, with a next move */
void ahu_correction_line_update (AhuCorrectionLine   *self,
                                 AhuSession          *session,
                                 const AhuCorrection *correction);

/* Returns: (transfer full): all its words */
char *ahu_correction_line_get_text (AhuCorrectionLine *self);

G_END_DECLS
