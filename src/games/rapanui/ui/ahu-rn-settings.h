/* ahu-rn-settings.h: what was set while the program knew one game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Settings that stood among those of the program before games had some of their own become the game's, unless they
 * were set there as well. Their old places are empty then. */
void ahu_rn_settings_take_over (void);

G_END_DECLS
