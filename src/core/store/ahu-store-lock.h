/* ahu-store-lock.h: which games of a store's folder are being played, and by whom
 *
 * One file in the folder, `.lock`, has a byte for each game, and whoever plays it
 * holds a lock on that byte. The kernel takes it back with the process, however
 * that ends, so no lock is ever left behind. Can be used by several threads.
 *
 * Not for: several sessions of one process (ahu-store.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _AhuStoreLock AhuStoreLock;

/* @path: the folder; nothing is made in it before something is locked
 * Returns: (transfer full): locks of its games */
AhuStoreLock *ahu_store_lock_new (const char *path);

/* Gives all of them back.
 * @self: (transfer full): locks */
void ahu_store_lock_free (AhuStoreLock *self);

/* Locks a game, or counts one more holder in this process. Where there is no folder yet, or none that can be written
 * to, or a file system without locks, the game is as good as locked.
 * @self: locks
 * @id: a record's id
 * Returns: whether it is; %FALSE if another process holds it */
gboolean ahu_store_lock_take (AhuStoreLock *self,
                              const char   *id);

/* As [func@store_lock_take], but not while somebody in this process holds the game.
 * @self: locks
 * @id: a record's id
 * Returns: %FALSE if somebody holds it */
gboolean ahu_store_lock_take_alone (AhuStoreLock *self,
                                    const char   *id);

/* Takes one holder away, and the lock with the last.
 * @self: locks
 * @id: a record's id that was taken */
void ahu_store_lock_give (AhuStoreLock *self,
                          const char   *id);

/* Locks anew what is held, if the folder was only made since, or made again.
 * @self: locks
 * @id: a record's id that was taken
 * Returns: whether @id is still held; %FALSE if another process was faster */
gboolean ahu_store_lock_confirm (AhuStoreLock *self,
                                 const char   *id);

/* @self: locks
 * @id: a record's id
 * Returns: whether another process holds the game */
gboolean ahu_store_lock_is_elsewhere (AhuStoreLock *self,
                                      const char   *id);

G_END_DECLS
