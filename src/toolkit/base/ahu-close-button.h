/* ahu-close-button.h: the cross that takes a message away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AhuCloseButton:
 *
 * Stands in the box or row that it closes. Whoever activates it with the keyboard is then
 * where they were before they came to that row.
 */
#define AHU_TYPE_CLOSE_BUTTON (ahu_close_button_get_type ())
G_DECLARE_FINAL_TYPE (AhuCloseButton, ahu_close_button, AHU, CLOSE_BUTTON, GtkButton)

/* @label: what activating it means
 * Returns: a new button */
GtkWidget *ahu_close_button_new (const char *label);

G_END_DECLS
