/* ahu-store-private.h: what the files of the store share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/store/ahu-store-lock.h"
#include "core/store/ahu-store.h"

G_BEGIN_DECLS

/* Returns: (transfer none): the locks of its games, for any thread */
AhuStoreLock *ahu_store_get_lock (AhuStore *self);

/* Saves what a program that was killed was writing, where that is a whole game and goes on where the file of the
 * game ends. Called from any thread.
 * @self: a store whose queue is written */
void ahu_store_adopt_left_overs (AhuStore *self);

G_END_DECLS
