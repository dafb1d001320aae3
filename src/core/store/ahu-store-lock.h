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

/**
 * ahu_store_lock_new:
 * @path: the folder; nothing is made in it before something is locked
 *
 * Returns: (transfer full): locks of its games
 */
AhuStoreLock *ahu_store_lock_new (const char *path);

/**
 * ahu_store_lock_free:
 * @self: (transfer full): locks
 *
 * Gives all of them back.
 */
void ahu_store_lock_free (AhuStoreLock *self);

/**
 * ahu_store_lock_take:
 * @self: locks
 * @id: a record's id
 *
 * Locks a game, or counts one more holder in this process. Where there is no
 * folder yet, or none that can be written to, or a file system without locks,
 * the game is as good as locked.
 *
 * Returns: whether it is; %FALSE if another process holds it
 */
gboolean ahu_store_lock_take (AhuStoreLock *self,
                              const char   *id);

/**
 * ahu_store_lock_take_alone:
 * @self: locks
 * @id: a record's id
 *
 * As [func@store_lock_take], but not while somebody in this process holds the game.
 *
 * Returns: %FALSE if somebody holds it
 */
gboolean ahu_store_lock_take_alone (AhuStoreLock *self,
                                    const char   *id);

/**
 * ahu_store_lock_give:
 * @self: locks
 * @id: a record's id that was taken
 *
 * Takes one holder away, and the lock with the last.
 */
void ahu_store_lock_give (AhuStoreLock *self,
                          const char   *id);

/**
 * ahu_store_lock_confirm:
 * @self: locks
 * @id: a record's id that was taken
 *
 * Locks anew what is held, if the folder was only made since, or made again.
 *
 * Returns: whether @id is still held; %FALSE if another process was faster
 */
gboolean ahu_store_lock_confirm (AhuStoreLock *self,
                                 const char   *id);

/**
 * ahu_store_lock_is_elsewhere:
 * @self: locks
 * @id: a record's id
 *
 * Returns: whether another process holds the game
 */
gboolean ahu_store_lock_is_elsewhere (AhuStoreLock *self,
                                      const char   *id);

G_END_DECLS
