/* ahu-tap-guard.h: a second tap where something else stands by now does nothing
 *
 * A finger that taps twice means what stood there before. Not for keys, nor for readers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AhuTapClock:
 *
 * Returns: the time in microseconds
 */
typedef gint64 (*AhuTapClock) (void);

/* Watches where taps on @widget and all in it go down. */
void ahu_tap_guard_add (GtkWidget *widget);

/* From now on for 400 ms no tap is taken at the place of the last one, because what it would do is not what it would
 * have done: another person has to act, or something else is to be done.
 * @widget: a widget that is watched */
void ahu_tap_guard_close (GtkWidget *widget);

/* What happens when a tap goes down there.
 * @widget: a widget that is watched
 * @x: in its coordinates
 * @y: in its coordinates
 * Returns: whether it is taken */
gboolean ahu_tap_guard_press (GtkWidget *widget,
                              double     x,
                              double     y);

/* @clock: (nullable): what tells the time, for tests; %NULL is the time that passes */
void ahu_tap_guard_set_clock (AhuTapClock clock);

G_END_DECLS
