/* rapanui.h: makes the card game Rapa Nui known to a program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Makes the game and its computer players known. For whoever starts a program. */
void rapanui_register (void);

/* Makes the pages of the game known, and the game itself. For whoever starts a program with a window, before the
 * first of its pages. */
void rapanui_ui_register (void);

G_END_DECLS
