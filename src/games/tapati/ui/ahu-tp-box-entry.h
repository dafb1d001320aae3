/* ahu-tp-box-entry.h: the players' own box as it is entered, with undo, and boxes that have a name
 *
 * Knows the engine, not the widgets: what can be is what the engine takes. Not for: what is
 * remembered (ahu-tp-own-box.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/ahu-states.h"
#include "games/tapati/ui/ahu-tp-own-box.h"

G_BEGIN_DECLS

typedef struct _AhuTpBoxEntry AhuTpBoxEntry;

/**
 * AhuTpBoxField:
 * @AHU_TP_BOX_QUARRIES: how many quarries there are; 0–3 for those with one circle to four
 * @AHU_TP_BOX_RUGS: how many rugs there are; 0 for those with a 2, 1 for those with a 3
 * @AHU_TP_BOX_SPACES: how many spaces such a rug has
 * @AHU_TP_BOX_ROW: 1 if the row has one quarry more than there are players, else 0
 * @AHU_TP_BOX_SQUARE: the value of a transfer square; 0–6
 * @AHU_TP_BOX_ARROW: 1 if there is an arrow, see `AHU_TP_BOX_ARROW_INDEX`
 *
 * What stands in a box, by kinds; all are numbers.
 */
typedef enum
{
  AHU_TP_BOX_QUARRIES,
  AHU_TP_BOX_RUGS,
  AHU_TP_BOX_SPACES,
  AHU_TP_BOX_ROW,
  AHU_TP_BOX_SQUARE,
  AHU_TP_BOX_ARROW,
  AHU_TP_BOX_FIELDS
} AhuTpBoxField;

/* The arrow from one combination to another. */
#define AHU_TP_BOX_ARROW_INDEX(from, to) ((from) * TP_COMBINATIONS + (to))

/* Returns: (transfer full): the default box, for as few players as can be */
AhuTpBoxEntry *ahu_tp_box_entry_new (void);

/* Frees it.
 * @self: (transfer full) (nullable): an entry */
void ahu_tp_box_entry_free (AhuTpBoxEntry *self);

/* Returns: (transfer none): what can be undone and redone: the box, and the boxes that have a name */
AhuStates *ahu_tp_box_entry_get_states (AhuTpBoxEntry *self);

/* Puts both in place of what was entered, and forgets what could be undone.
 * @named: the boxes that have a name, of type `AHU_TP_OWN_BOXES_TYPE` */
void ahu_tp_box_entry_load (AhuTpBoxEntry     *self,
                            const AhuTpOwnBox *box,
                            GVariant          *named);

/* They were changed elsewhere: undo and redo no longer lead to others.
 * @named: the boxes that have a name, of type `AHU_TP_OWN_BOXES_TYPE` */
void ahu_tp_box_entry_set_named (AhuTpBoxEntry *self,
                                 GVariant      *named);

/* The box stays as it is, even if it has not enough quarries for so many players.
 * @n_players: 3–6 */
void ahu_tp_box_entry_set_players (AhuTpBoxEntry *self,
                                   guint          n_players);

/* Returns: for how many players it is, 3–6 */
guint ahu_tp_box_entry_get_players (AhuTpBoxEntry *self);

/* @field: a kind of number
 * @index: which of them
 * Returns: the number */
guint ahu_tp_box_entry_get (AhuTpBoxEntry *self,
                            AhuTpBoxField  field,
                            guint          index);

/* @field: a kind of number
 * @index: which of them
 * @value: what it would be
 * Returns: whether the game could then be played; or is nearer to it, if now it can't */
gboolean ahu_tp_box_entry_can (AhuTpBoxEntry *self,
                               AhuTpBoxField  field,
                               guint          index,
                               guint          value);

/* @field: a kind of number
 * @index: which of them
 * @least: (out): the least it can be, as the others are
 * @most: (out): the most */
void ahu_tp_box_entry_get_range (AhuTpBoxEntry *self,
                                 AhuTpBoxField  field,
                                 guint          index,
                                 guint         *least,
                                 guint         *most);

/* Changes it if it can be. Changes of one number after another are undone at once.
 * @field: a kind of number
 * @index: which of them
 * @value: what it is to be
 * Returns: whether it was changed */
gboolean ahu_tp_box_entry_set (AhuTpBoxEntry *self,
                               AhuTpBoxField  field,
                               guint          index,
                               guint          value);

/* Puts @box in place of the one that is entered, to be undone at once.
 * @box: a whole box
 * Returns: whether it was another one */
gboolean ahu_tp_box_entry_take (AhuTpBoxEntry     *self,
                                const AhuTpOwnBox *box);

/* Returns: why the players can't play with the box, or a reason with `TP_OK` */
TpReason ahu_tp_box_entry_check (AhuTpBoxEntry *self);

/* Returns: (transfer none): the box, until it is changed */
const AhuTpOwnBox *ahu_tp_box_entry_get_box (AhuTpBoxEntry *self);

/* Returns: (transfer none): the boxes that have a name, until they are changed */
GVariant *ahu_tp_box_entry_get_named (AhuTpBoxEntry *self);

/* Returns: (transfer none) (nullable): the name of the box that is entered */
const char *ahu_tp_box_entry_find_name (AhuTpBoxEntry *self);

/* Keeps the box under @name, in place of one that is called so.
 * @name: a name, blanks at its ends don't count
 * Returns: whether something is kept that wasn't */
gboolean ahu_tp_box_entry_name (AhuTpBoxEntry *self,
                                const char    *name);

/* @name: the name of a box
 * Returns: whether it was another one than the one entered */
gboolean ahu_tp_box_entry_take_named (AhuTpBoxEntry *self,
                                      const char    *name);

/* @name: the name of a box that is kept no longer
 * Returns: whether there was one */
gboolean ahu_tp_box_entry_forget (AhuTpBoxEntry *self,
                                  const char    *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuTpBoxEntry, ahu_tp_box_entry_free)

G_END_DECLS
