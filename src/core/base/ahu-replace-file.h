/* ahu-replace-file.h: writes a file as a whole or not at all
 *
 * In place of g_file_replace_contents_async(), which leaves a torn file where the
 * disk gets full. Not for: the games in the user's data folder (ahu-store.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Writes @bytes to @file and waits for it. For threads. Where it fails, what was in @file is still there.
 * @bytes: its new content
 * @error: return location for an error of `G_IO_ERROR`
 * Returns: whether @file has the new content */
gboolean ahu_replace_file (GFile         *file,
                           GBytes        *bytes,
                           GCancellable  *cancellable,
                           GError       **error);

/* Writes @bytes to @file, without waiting for the disk. Where it fails, what was in @file is still there. The
 * default application is held until @callback was called.
 * @bytes: its new content
 * @callback: called when done, with @file as its source */
void ahu_replace_file_async (GFile               *file,
                             GBytes              *bytes,
                             GCancellable        *cancellable,
                             GAsyncReadyCallback  callback,
                             gpointer             user_data);

/* @result: from the callback
 * @error: return location for an error of `G_IO_ERROR`
 * Returns: whether @file has the new content */
gboolean ahu_replace_file_finish (GFile         *file,
                                  GAsyncResult  *result,
                                  GError       **error);

/* @file: a file as the user has named it
 * @suffix: the suffix of such files
 * Returns: (transfer full): @file, or where it has no suffix and there is no sandbox that would refuse another name,
 *   one with @suffix that is not there yet */
GFile *ahu_replace_file_with_suffix (GFile      *file,
                                     const char *suffix);

/* What to call a file that was written. In a sandbox the folders of a file that the user has chosen stand for others
 * outside, which the user knows and the sandbox doesn't.
 * Returns: (transfer full): its path, or in a sandbox its name without folders */
char *ahu_replace_file_dup_name (GFile *file);

G_END_DECLS
