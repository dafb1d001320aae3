/* ahu-states.h: what was entered, step by step, for undo and redo
 *
 * A pile of states of which one is the present one. What was entered is never changed in a
 * state, only put on top. Letters and digits that are typed one after the other are one step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _AhuStates AhuStates;

/* @first: (transfer full): the present state
 * @free_state: frees one
 * Returns: (transfer full): a pile in which nothing can be undone */
AhuStates *ahu_states_new (gpointer       first,
                           GDestroyNotify free_state);

/* @self: (transfer full): a pile, with all its states */
void ahu_states_free (AhuStates *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuStates, ahu_states_free)

/* Returns: (transfer none): the present state */
gpointer ahu_states_get (AhuStates *self);

/* @state: (transfer full): the present state from now on; what was undone is gone
 * @typed: (nullable): which field was typed in; as long as that is the same again it is one step. %NULL for a step
 *   of its own */
void ahu_states_add (AhuStates  *self,
                     gpointer    state,
                     const char *typed);

/* What is typed next is a step of its own, even in the same field. */
void ahu_states_end_typing (AhuStates *self);

/* Changes something in all states that was changed elsewhere, and is no step of this pile.
 * @change: changes a state
 * @data: for @change */
void ahu_states_foreach (AhuStates *self,
                         GFunc      change,
                         gpointer   data);

/* A step after which everything is as before is none; the present state stays. If there was one, what is typed next
 * is a step of its own.
 * @equal: whether the same was entered in two states */
void ahu_states_drop_equal (AhuStates  *self,
                            GEqualFunc  equal);

/* @first: (transfer full): the present state from now on; nothing is left to undo */
void ahu_states_reset (AhuStates *self,
                       gpointer   first);

/* Returns: whether there is a state before the present one */
gboolean ahu_states_can_undo (AhuStates *self);

/* Returns: whether a state was undone and none was added since */
gboolean ahu_states_can_redo (AhuStates *self);

/* @self: a pile that can undo */
void ahu_states_undo (AhuStates *self);

/* @self: a pile that can redo */
void ahu_states_redo (AhuStates *self);

G_END_DECLS
