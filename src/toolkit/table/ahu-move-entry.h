/* ahu-move-entry.h: what can be chosen at one point of a game, wherever that is asked
 *
 * A game's own controls for the next move of a session, in a widget that others hold. They
 * activate `table.move` with the move, which whoever holds the entry provides. Signals: `refused
 * (char *reason)` when something is chosen that is no move yet and can't become one.
 *
 * Not for: what was counted or dealt (pages of the game's own).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_MOVE_ENTRY (ahu_move_entry_get_type ())
G_DECLARE_INTERFACE (AhuMoveEntry, ahu_move_entry, AHU, MOVE_ENTRY, GtkWidget)

/**
 * AhuMoveEntryInterface:
 * @update: asks for the next move of a session; nothing is entered of it
 * @set_move: (nullable): shows how the move was recorded that is to be changed, as something entered that can be
 *   taken back; only a help, since it may not fit any more
 * @undo: (nullable): takes back what was entered last of a move that takes several steps; returns whether
 *   there was such a thing
 * @set_narrow: (nullable): lays the controls out for little width, or for more
 * @tell_dead_key: (nullable): (transfer full) (nullable): why a key that no control has does nothing now;
 *   %NULL for a key that is not for writing
 * @get_cover: (nullable): (transfer none) (nullable): what stands in place of all the rest while the move is
 *   nobody's business but its player's; %NULL if this one is everybody's
 * @refuse: (nullable): shows on the cover why something can't be done
 */
struct _AhuMoveEntryInterface
{
  GTypeInterface parent_iface;

  void       (*update)        (AhuMoveEntry    *self,
                               AhuSession      *session);
  void       (*set_move)      (AhuMoveEntry    *self,
                               JsonNode        *move);
  gboolean   (*undo)          (AhuMoveEntry    *self);
  void       (*set_narrow)    (AhuMoveEntry    *self,
                               gboolean         narrow);
  char      *(*tell_dead_key) (AhuMoveEntry    *self,
                               guint            keyval,
                               GdkModifierType  state);
  GtkWidget *(*get_cover)     (AhuMoveEntry    *self);
  void       (*refuse)        (AhuMoveEntry    *self,
                               const char      *reason);
};

/**
 * ahu_move_entry_update:
 * @self: an entry
 * @session: a session of its game
 *
 * Asks for the next move of @session; nothing is entered of it.
 */
void ahu_move_entry_update (AhuMoveEntry *self,
                            AhuSession   *session);

/**
 * ahu_move_entry_set_move:
 * @self: an entry that was updated
 * @move: the recorded move that is to be changed; it may not fit any more
 *
 * Shows how it was recorded, where that helps to enter what it was really.
 */
void ahu_move_entry_set_move (AhuMoveEntry *self,
                              JsonNode     *move);

/**
 * ahu_move_entry_undo:
 * @self: an entry
 *
 * Takes back what was entered last of a move that takes several steps.
 *
 * Returns: whether there was such a thing
 */
gboolean ahu_move_entry_undo (AhuMoveEntry *self);

/**
 * ahu_move_entry_set_narrow:
 * @self: an entry
 * @narrow: whether there is little width
 */
void ahu_move_entry_set_narrow (AhuMoveEntry *self,
                                gboolean      narrow);

/**
 * ahu_move_entry_tell_dead_key:
 * @self: an entry
 * @keyval: a key that no control on the screen has
 * @state: modifiers
 *
 * Returns: (transfer full) (nullable): why it does nothing now; %NULL if nothing is to be said of it
 */
char *ahu_move_entry_tell_dead_key (AhuMoveEntry    *self,
                                    guint            keyval,
                                    GdkModifierType  state);

/**
 * ahu_move_entry_get_cover:
 * @self: an entry that was updated
 *
 * Returns: (transfer none) (nullable): what is to be shown in place of the entry and all around it, since
 *   the move that is asked for is its player's alone; always the same widget. %NULL if it isn't
 */
GtkWidget *ahu_move_entry_get_cover (AhuMoveEntry *self);

/**
 * ahu_move_entry_refuse:
 * @self: an entry that was updated
 * @reason: why a move can't be made
 *
 * Shows @reason on the cover, if that is what is seen; else it is for whoever holds the entry to
 * show.
 */
void ahu_move_entry_refuse (AhuMoveEntry *self,
                            const char   *reason);

G_END_DECLS
