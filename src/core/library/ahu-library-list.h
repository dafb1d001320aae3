/* ahu-library-list.h: summaries in their order, which tell a list model what changes
 *
 * Not for: where they come from (ahu-library-scan.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/library/ahu-library-scan.h"

G_BEGIN_DECLS

typedef struct _AhuLibraryList AhuLibraryList;

/* @model: (transfer none): the model whose items these are; it owns the list
 * Returns: (transfer full): an empty list */
AhuLibraryList *ahu_library_list_new (GListModel *model);

/* @self: (transfer full) (nullable): a list */
void ahu_library_list_free (AhuLibraryList *self);

/* Returns: (transfer none) (element-type AhuSummary): the summaries, newest first */
GPtrArray *ahu_library_list_get (AhuLibraryList *self);

/* Takes the changes and has the model emit `items-changed` for them, for as few places as possible.
 * @changes: (element-type AhuLibraryChange): what was found in files */
void ahu_library_list_change (AhuLibraryList *self,
                              GPtrArray      *changes);

G_END_DECLS
