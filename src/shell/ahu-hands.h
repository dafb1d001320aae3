/* ahu-hands.h: signs of keys for those who use keys, high lines of menus for fingers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Hides the signs of keys, the first time, whose room stays, until a key is pressed in any window; the lists of keys
 * have theirs all the time. While a screen is touched the lines of menus are as high as a finger needs. */
void ahu_hands_follow (void);

G_END_DECLS
