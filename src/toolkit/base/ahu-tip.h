/* ahu-tip.h: tooltips that cost nothing until somebody points at the widget
 *
 * Each change of GTK's own tooltip text asks the display where the pointer is and
 * waits for the answer, which is too long where a move changes many of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives a widget a tooltip that is fetched when somebody points at it. Nothing is told to readers of the screen:
 * what they need is told in the accessible description.
 * @widget: a widget; its tooltip is set with this function alone
 * @text: (nullable): plain text, %NULL for no tooltip */
void ahu_tip_set (GtkWidget  *widget,
                  const char *text);

/* Returns: (nullable): what ahu_tip_set () was given last */
const char *ahu_tip_get (GtkWidget *widget);

/* Half a second after the pointer came to rest GTK asks the popover under it for a tooltip, and complains if that
 * has left the screen since and is still held by somebody. From now on no popover or window that leaves the screen
 * is asked. To be called once. */
void ahu_tip_guard (void);

G_END_DECLS
