/* ahu-colour-choice.h: a colour in the list that a player's mark opens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @colour: id of a player colour, which lives as long as the program
 * Returns: (transfer floating): a button with its mark and name, and a tick while it is the present one */
GtkWidget *ahu_colour_choice_new (const char *colour);

/* @button: such a button
 * Returns: (transfer none): the id of its colour */
const char *ahu_colour_choice_get_colour (GtkWidget *button);

/* Ticks the button of @colour.
 * @box: a box with such buttons, among others
 * @colour: id of the present colour */
void ahu_colour_choices_show (GtkWidget  *box,
                              const char *colour);

G_END_DECLS
