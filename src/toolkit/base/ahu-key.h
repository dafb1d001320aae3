/* ahu-key.h: what keys of any keyboard stand for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A digit of any script, a key of the number pad without Num Lock, and one that has the digit beside its sign, as
 * the row of a French keyboard has.
 * @widget: where it is pressed
 * @state: modifiers; with Shift the sign itself is meant
 * Returns: 0 to 9, -1 for none */
int ahu_key_get_digit (GtkWidget       *widget,
                       guint            keyval,
                       GdkModifierType  state);

/* Letters of cards are Latin ones. Whoever writes another script has them mostly on the same keys, in another
 * layout.
 * Returns: the character in upper case, 0 if the key writes none: for a letter of another script the Latin letter on
 *   its key, if any layout has one there */
gunichar ahu_key_letter (guint keyval);

/* @keyval: a key that nothing on the page has
 * @state: modifiers
 * Returns: (transfer full) (nullable): that it does nothing; %NULL for a key that is not for writing, such as an
 *   arrow or a key with Ctrl */
char *ahu_key_dup_dead_words (guint            keyval,
                              GdkModifierType  state);

G_END_DECLS
