/* ahu-store-folder.h: puts one file after the other into a store's folder
 *
 * Each as a whole or not at all, and on the disk once it is done. For one thread.
 *
 * Not for: when to write and what to do if that fails (ahu-store-writer.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _AhuStoreFolder AhuStoreFolder;

/* @path: the folder, made when something is written
 * Returns: (transfer full): a folder */
AhuStoreFolder *ahu_store_folder_new (const char *path);

/* @self: (transfer full): a folder */
void ahu_store_folder_free (AhuStoreFolder *self);

/* Makes the folder where there is none.
 * @error: return location for an error of `G_FILE_ERROR`
 * Returns: whether there is one */
gboolean ahu_store_folder_make (AhuStoreFolder  *self,
                                GError         **error);

/* Puts the file, if it is there, beside itself, with `.damaged` after its name. Never overwrites what was kept
 * before, and keeps nothing twice: writing may have failed after it.
 * @path: a file that is about to be replaced
 * @error: return location for an error of `G_FILE_ERROR`
 * Returns: whether it may be replaced */
gboolean ahu_store_folder_keep_file (const char  *path,
                                     GError     **error);

/* Replaces a file. It is newer than all others then, even if the clock was set back: the game played last is the one
 * that is offered.
 * @self: a folder that was made
 * @name: the name of a file, that nobody else writes meanwhile
 * @keep: whether to put the present file beside it, with `.damaged` after its name
 * @error: return location for an error of `G_FILE_ERROR`
 * Returns: whether it is on the disk */
gboolean ahu_store_folder_write (AhuStoreFolder  *self,
                                 const char      *name,
                                 GBytes          *bytes,
                                 gboolean         keep,
                                 GError         **error);

G_END_DECLS
