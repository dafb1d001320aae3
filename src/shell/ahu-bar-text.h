/* ahu-bar-text.h: how large the names in bars become
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lets titles in header bars, and names of views in the bar below them, grow with the system's text only as long as
 * they usually have room: they stand in one line, and would be cut off. */
void ahu_bar_text_follow (GdkDisplay *display);

G_END_DECLS
