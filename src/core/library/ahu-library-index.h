/* ahu-library-index.h: the file that remembers the summaries of a folder
 *
 * A cache: written as a whole or not at all, ignored where it is damaged, foreign,
 * or of another version of the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/library/ahu-summary.h"

G_BEGIN_DECLS

/**
 * AhuLibraryEntry:
 * @summary: (nullable): the game; %NULL for a file that is none, which need not be
 *   read again either
 * @size: the size of its file when it was read
 * @changed: when its file was changed, in nanoseconds since 1970
 */
typedef struct
{
  AhuSummary *summary;
  gint64 size;
  gint64 changed;
} AhuLibraryEntry;

/* @entry: (transfer full): an entry */
void ahu_library_entry_free (AhuLibraryEntry *entry);

/* Returns: (transfer full) (nullable): the list of what it remembers, to be read one by one; %NULL if it can't be
 *   used */
GVariant *ahu_library_index_load (const char *path);

/* @index: what [func@library_index_load] gave
 * @i: 0 … number of children − 1, in the order in which they were written
 * Returns: (transfer full) (nullable): the game, %NULL if it can't be one */
AhuLibraryEntry *ahu_library_index_read (GVariant *index,
                                         gsize     i);

/* A failure is none: the files are read again the next time.
 * @path: the index; its folder is made
 * @entries: (element-type AhuLibraryEntry): the games; those that are damaged or unreadable are left out, since they
 *   are told about in the user's language */
void ahu_library_index_save (const char *path,
                             GPtrArray  *entries);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuLibraryEntry, ahu_library_entry_free)

G_END_DECLS
