/* ahu-move-entry.c: what can be chosen at one point of a game, wherever that is asked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-move-entry.h"

G_DEFINE_INTERFACE (AhuMoveEntry, ahu_move_entry, GTK_TYPE_WIDGET)

static void
ahu_move_entry_default_init (AhuMoveEntryInterface *iface)
{
  g_signal_new ("refused", G_TYPE_FROM_INTERFACE (iface), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
}

void
ahu_move_entry_update (AhuMoveEntry *self,
                       AhuSession   *session)
{
  g_return_if_fail (AHU_IS_MOVE_ENTRY (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  AHU_MOVE_ENTRY_GET_IFACE (self)->update (self, session);
}

void
ahu_move_entry_set_move (AhuMoveEntry *self,
                         JsonNode     *move)
{
  AhuMoveEntryInterface *iface;

  g_return_if_fail (AHU_IS_MOVE_ENTRY (self));
  g_return_if_fail (move != NULL);

  iface = AHU_MOVE_ENTRY_GET_IFACE (self);
  if (iface->set_move != NULL)
    iface->set_move (self, move);
}

gboolean
ahu_move_entry_undo (AhuMoveEntry *self)
{
  AhuMoveEntryInterface *iface;

  g_return_val_if_fail (AHU_IS_MOVE_ENTRY (self), FALSE);

  iface = AHU_MOVE_ENTRY_GET_IFACE (self);

  return iface->undo != NULL && iface->undo (self);
}

void
ahu_move_entry_set_narrow (AhuMoveEntry *self,
                           gboolean      narrow)
{
  AhuMoveEntryInterface *iface;

  g_return_if_fail (AHU_IS_MOVE_ENTRY (self));

  iface = AHU_MOVE_ENTRY_GET_IFACE (self);
  if (iface->set_narrow != NULL)
    iface->set_narrow (self, narrow);
}

char *
ahu_move_entry_tell_dead_key (AhuMoveEntry    *self,
                              guint            keyval,
                              GdkModifierType  state)
{
  AhuMoveEntryInterface *iface;

  g_return_val_if_fail (AHU_IS_MOVE_ENTRY (self), NULL);

  iface = AHU_MOVE_ENTRY_GET_IFACE (self);

  return iface->tell_dead_key != NULL ? iface->tell_dead_key (self, keyval, state) : NULL;
}

GtkWidget *
ahu_move_entry_get_cover (AhuMoveEntry *self)
{
  AhuMoveEntryInterface *iface;

  g_return_val_if_fail (AHU_IS_MOVE_ENTRY (self), NULL);

  iface = AHU_MOVE_ENTRY_GET_IFACE (self);

  return iface->get_cover != NULL ? iface->get_cover (self) : NULL;
}

void
ahu_move_entry_refuse (AhuMoveEntry *self,
                       const char   *reason)
{
  AhuMoveEntryInterface *iface;

  g_return_if_fail (AHU_IS_MOVE_ENTRY (self));
  g_return_if_fail (reason != NULL);

  iface = AHU_MOVE_ENTRY_GET_IFACE (self);
  if (iface->refuse != NULL)
    iface->refuse (self, reason);
}
