/* ahu-store-follower.h: notices when a game that somebody else plays goes on, or
 * may be free
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/store/ahu-store.h"

G_BEGIN_DECLS

typedef struct _AhuStoreFollower AhuStoreFollower;

/**
 * AhuStoreFollowerFunc:
 * @changed: whether the file may have changed
 * @user_data: as given to [func@store_follower_new]
 *
 * Called when it has, and often enough to notice that the game is free. The
 * follower may be freed in it.
 */
typedef void (*AhuStoreFollowerFunc) (gboolean changed,
                                      gpointer user_data);

/* @store: (transfer none): a store that lives longer
 * @id: a record's id
 * @func: called from the main loop
 * @user_data: for @func
 * Returns: (transfer full): a follower */
AhuStoreFollower *ahu_store_follower_new (AhuStore             *store,
                                          const char           *id,
                                          AhuStoreFollowerFunc  func,
                                          gpointer              user_data);

/* @self: (transfer full): who follows a file */
void ahu_store_follower_free (AhuStoreFollower *self);

G_END_DECLS
