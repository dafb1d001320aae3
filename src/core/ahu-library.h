/* ahu-library.h: all games of a store's folder, as a list of summaries
 *
 * Shows at once what its index says, then reads the files that have changed, on a
 * thread and in batches, and follows the folder from then on. The index is a
 * cache: it can be deleted at any time.
 *
 * Not for: the game that is being played (ahu-session.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/ahu-store.h"
#include "core/ahu-summary.h"

G_BEGIN_DECLS

#define AHU_TYPE_LIBRARY (ahu_library_get_type ())
G_DECLARE_FINAL_TYPE (AhuLibrary, ahu_library, AHU, LIBRARY, GObject)

/**
 * ahu_library_new:
 * @store: the store whose folder it lists
 * @cache: (nullable): the folder of the index; %NULL for `ahu` in the user's cache
 *   folder
 *
 * A `GListModel` of [class@Summary], newest first. Begins to read at once; nothing
 * waits for it.
 *
 * Properties: `loading` (whether the folder is being read), `progress` (0 … 1, how
 * much of it; both notify).
 *
 * Returns: (transfer full): a library
 */
AhuLibrary *ahu_library_new (AhuStore   *store,
                             const char *cache);

AhuStore *ahu_library_get_store (AhuLibrary *self);

/**
 * ahu_library_get_loading:
 * @self: a library
 *
 * Returns: whether the folder is being read and the list may be incomplete
 */
gboolean ahu_library_get_loading (AhuLibrary *self);

double ahu_library_get_progress (AhuLibrary *self);

/**
 * ahu_library_find:
 * @self: a library
 * @id: a record's id
 *
 * Returns: (transfer none) (nullable): the game with that id, %NULL if it is not
 *   (or not yet) in the list
 */
AhuSummary *ahu_library_find (AhuLibrary *self,
                              const char *id);

/**
 * ahu_library_dup_path:
 * @self: a library
 * @summary: one of its games
 *
 * Returns: (transfer full): where its file is
 */
char *ahu_library_dup_path (AhuLibrary *self,
                            AhuSummary *summary);

G_END_DECLS
