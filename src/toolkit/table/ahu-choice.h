/* ahu-choice.h: the button for one decision
 *
 * Can be focused and tells why even while it is impossible. Not for commands
 * of the window such as undo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define AHU_TYPE_CHOICE (ahu_choice_get_type ())
G_DECLARE_FINAL_TYPE (AhuChoice, ahu_choice, AHU, CHOICE, GtkButton)

/* Returns: (transfer floating): a choice without content */
GtkWidget *ahu_choice_new (void);

/* @text: (nullable): short words on the button
 * @name: (nullable): the whole decision, for readers of the screen
 * Returns: (transfer floating): a choice that shows @text and its key */
GtkWidget *ahu_choice_new_with_text (const char *text,
                                     const char *name);

/* Sets what is shown below the keycap. Use this, not [method@Gtk.Button.set_child].
 * @content: (nullable): what it shows */
void ahu_choice_set_content (AhuChoice *self,
                             GtkWidget *content);

/* Sets a label as the content.
 * @text: short words on the button */
void ahu_choice_set_text (AhuChoice  *self,
                          const char *text);

/* Sets the key that does the same, shown as a keycap.
 * @key: (nullable): a letter or digit, after `⇧` for Shift and `⌃` for Ctrl; the name of another key, such as `Esc`,
 *   is only shown; %NULL for none */
void ahu_choice_set_key (AhuChoice  *self,
                         const char *key);

/* Returns: (transfer none) (nullable): the key printed on it */
const char *ahu_choice_get_key (AhuChoice *self);

/* @show_key: whether the keycap lies on the corner of the button; %FALSE where it stands elsewhere or the room is narrow */
void ahu_choice_set_show_key (AhuChoice *self,
                              gboolean   show_key);

/* An impossible choice looks so, tells the reason as its tooltip and as its description, and stays focusable;
 * activating it lets the engine refuse.
 * @reason: (nullable): why it is impossible, %NULL if it is possible */
void ahu_choice_set_reason (AhuChoice  *self,
                            const char *reason);

/* Returns: (transfer none) (nullable): why it can't be chosen now */
const char *ahu_choice_get_reason (AhuChoice *self);

/* While the choice is possible it tells @hint as its tooltip, and after the note in its description.
 * @hint: (nullable): what it would lead to, a sentence on each line */
void ahu_choice_set_hint (AhuChoice  *self,
                          const char *hint);

/* Returns: (transfer none) (nullable): the hint it tells, %NULL while there is a reason instead */
const char *ahu_choice_get_hint (AhuChoice *self);

/* Makes the choice activate `table.move` with @move as compact JSON.
 * @move: (transfer full) (nullable): the move that it makes */
void ahu_choice_set_move (AhuChoice *self,
                          JsonNode  *move);

/* An inert choice looks like a possible one, but takes neither the focus nor the pointer, and does nothing.
 * @inert: whether it only shows something, as in a game that is looked at */
void ahu_choice_set_inert (AhuChoice *self,
                           gboolean   inert);

/* Sets the accessible name, and the description while there is no reason.
 * @name: the whole decision in words, unique on its page
 * @note: (nullable): what else to know of it while it is possible */
void ahu_choice_set_name (AhuChoice  *self,
                          const char *name,
                          const char *note);

/* Returns: (transfer none) (nullable): what screen readers call it */
const char *ahu_choice_get_name (AhuChoice *self);

/* Activates the visible choice in @root that has this key.
 * @keyval: the key pressed
 * @state: the modifiers held
 * Returns: whether there is one */
gboolean ahu_choice_activate_key (GtkWidget       *root,
                                  guint            keyval,
                                  GdkModifierType  state);

/* Returns: (transfer none) (nullable): the first visible choice in @root that is possible, or the first at all */
GtkWidget *ahu_choice_find_first (GtkWidget *root);

/* @key: (nullable): a key as in [method@Choice.set_key]
 * Returns: (transfer floating): a keycap that readers of the screen pass over */
GtkWidget *ahu_keycap_new (const char *key);

G_END_DECLS
