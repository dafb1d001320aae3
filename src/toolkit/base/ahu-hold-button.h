/* ahu-hold-button.h: a button that does something only as long as it is held
 *
 * For what must be seen by one person and for a moment. Letting go, another window in
 * front and leaving the page all end it. Not for: what a click does (GtkButton).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_HOLD_BUTTON (ahu_hold_button_get_type ())
G_DECLARE_FINAL_TYPE (AhuHoldButton, ahu_hold_button, AHU, HOLD_BUTTON, GtkBox)

/* Holds it for a key, which belongs to more than this button. One that is not shown can't be held.
 * Signal `held ()` whenever this changes.
 * @held: whether it is held */
void ahu_hold_button_set_held (AhuHoldButton *self,
                               gboolean       held);

/* Returns: whether somebody holds it down */
gboolean ahu_hold_button_get_held (AhuHoldButton *self);

G_END_DECLS
