/* ahu-rn-stack.h: the layout of overlapping cards of one column
 *
 * Not for: what the cards are and what can be done with them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_STACK (ahu_rn_stack_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnStack, ahu_rn_stack, AHU, RN_STACK, AhuParent)

/* A column always keeps the room of four cards.
 * Returns: (transfer floating): an empty column */
GtkWidget *ahu_rn_stack_new (void);

/* @child: a card or what holds one; a later child lies on an earlier one
 * @slot: where it lies, 0 at the back … 3 in front */
void ahu_rn_stack_add (AhuRnStack *self,
                       GtkWidget  *child,
                       guint       slot);

/* @child: one of its children
 * @slot: where it lies, 0–3 */
void ahu_rn_stack_set_slot (AhuRnStack *self,
                            GtkWidget  *child,
                            guint       slot);

/* @width: the width of a card in CSS pixels */
void ahu_rn_stack_set_card_width (AhuRnStack *self,
                                  int         width);

/* @child: one of its children
 * Returns: where @child lies, from the back; the number of slots if it is hidden */
guint ahu_rn_stack_get_slot (AhuRnStack *self,
                             GtkWidget  *child);

G_END_DECLS
