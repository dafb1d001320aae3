/* ahu-rn-join-input.h: where the answer is tapped, to join a running game
 *
 * Marks, cards, numbers or Sacrifice cards, as the present target of an entry asks for; what
 * is tapped goes there. Signals: `changed ()` when something was entered; `refused (char *reason)`
 * when a card was tapped that can't come; `undo ()`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/join/rn-join-entry.h"
#include "games/rapanui/ui/ahu-rn-art.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_JOIN_INPUT (ahu_rn_join_input_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnJoinInput, ahu_rn_join_input, AHU, RN_JOIN_INPUT, GtkBox)

/* @entry: (transfer none): what it enters; has to outlive it */
void ahu_rn_join_input_set_entry (AhuRnJoinInput *self,
                                  RnJoinEntry    *entry);

/* @names: (array zero-terminated=1): the players by seat
 * @colours: (array zero-terminated=1): their colours */
void ahu_rn_join_input_set_players (AhuRnJoinInput    *self,
                                    const char *const *names,
                                    const char *const *colours);

/* @size: the width class of the cards; from large on it says beside them how they are entered */
void ahu_rn_join_input_set_size (AhuRnJoinInput *self,
                                 AhuRnSize       size);

/* Shows what the present target of the entry takes; hides itself where none is left. */
void ahu_rn_join_input_update (AhuRnJoinInput *self);

/* @is_count: whether the focus is on the count that is asked for
 * Returns: whether the key entered something */
gboolean ahu_rn_join_input_take_key (AhuRnJoinInput  *self,
                                     guint            keyval,
                                     GdkModifierType  state,
                                     gboolean         is_count);

G_END_DECLS
