/* ahu-rn-join-form.h: the fields on which the position of a running game is entered
 *
 * Shows an AhuRnJoinEntry and changes it. Not for: the palette, undo and what is
 * said about it (the page).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/rapanui/ahu-rn-join-entry.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_RN_JOIN_FORM (ahu_rn_join_form_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnJoinForm, ahu_rn_join_form, AHU, RN_JOIN_FORM, GtkBox)

/**
 * ahu_rn_join_form_set_entry:
 * @self: a form without an entry
 * @entry: (transfer none): what it shows and changes; has to outlive it
 *
 * The signal `changed ()` follows each change that is made in the form.
 */
void ahu_rn_join_form_set_entry (AhuRnJoinForm  *self,
                                 AhuRnJoinEntry *entry);

/**
 * ahu_rn_join_form_set_players:
 * @self: a form
 * @names: (array zero-terminated=1): the players by seat
 * @colours: (array zero-terminated=1): their colours
 */
void ahu_rn_join_form_set_players (AhuRnJoinForm     *self,
                                   const char *const *names,
                                   const char *const *colours);

/**
 * ahu_rn_join_form_update:
 * @self: a form with an entry and players
 * @problems: (array length=n): what [func@join_find_problems] finds
 * @n: how many
 *
 * Shows the entry, and marks the fields that can't be so.
 */
void ahu_rn_join_form_update (AhuRnJoinForm  *self,
                              const RnReason *problems,
                              guint           n);

/* How many players stand side by side, 1–4. */
void ahu_rn_join_form_set_columns (AhuRnJoinForm *self,
                                   guint          columns);

/**
 * ahu_rn_join_form_focus:
 * @self: a form
 * @problem: a problem
 *
 * Moves the focus to the first field that @problem is about; a place also becomes
 * the present one.
 */
void ahu_rn_join_form_focus (AhuRnJoinForm  *self,
                             const RnReason *problem);

G_END_DECLS
