/* ahu-appearance.h: the ground, and the styles of a dark window and of high contrast
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Adds the ground and what dark windows and high contrast add to the program's style, and takes it away again, as
 * the desktop or the preferences want it. To be called once for a display. */
void ahu_appearance_follow (GdkDisplay *display);

G_END_DECLS
