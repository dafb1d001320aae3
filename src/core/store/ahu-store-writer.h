/* ahu-store-writer.h: the thread that writes a store's files
 *
 * Not for: objects and signals (ahu-store.h). The writer calls back on its own
 * thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/store/ahu-store-lock.h"

G_BEGIN_DECLS

typedef struct _AhuStoreWriter AhuStoreWriter;

/**
 * AhuStoreReport:
 * @message: (nullable): the system's reason why a file can't be written, %NULL
 *   when all are written again
 * @user_data: as given to [func@store_writer_new]
 *
 * Called on the writer's thread.
 */
typedef void (*AhuStoreReport) (const char *message,
                                gpointer    user_data);

/**
 * AhuStoreWritten:
 * @id: a record's id
 * @user_data: as given to [func@store_writer_new]
 *
 * Called on the writer's thread when the content queued last for @id is on the
 * disk.
 */
typedef void (*AhuStoreWritten) (const char *id,
                                 gpointer    user_data);

/* @games: (transfer none): the locks of its games; each is held while there is something to be written for it
 * @report: called when writing fails and when it works again
 * @written: called when a file is written
 * @user_data: for both
 * Returns: (transfer full): a writer with its thread running */
AhuStoreWriter *ahu_store_writer_new (const char      *path,
                                      AhuStoreLock    *games,
                                      AhuStoreReport   report,
                                      AhuStoreWritten  written,
                                      gpointer         user_data);

/* Writes what is queued, tries once more what has failed, and ends the thread.
 * @self: (transfer full): a writer */
void ahu_store_writer_free (AhuStoreWriter *self);

/* Queues the content. One for the same record that has not been written is dropped.
 * @id: a record's id */
void ahu_store_writer_add (AhuStoreWriter *self,
                           const char     *id,
                           GBytes         *bytes);

/* @id: a record's id
 * Returns: (transfer full) (nullable): the content that is not on the disk yet */
GBytes *ahu_store_writer_find (AhuStoreWriter *self,
                               const char     *id);

/* @path: the path of a file
 * Returns: (transfer full) (nullable): the same for what is to be in that file */
GBytes *ahu_store_writer_find_file (AhuStoreWriter *self,
                                    const char     *path);

/* Keeps the present file beside the next content.
 * @id: a record's id */
void ahu_store_writer_keep (AhuStoreWriter *self,
                            const char     *id);

/* Returns: (transfer full) (array zero-terminated=1): the ids of what isn't on the disk */
char **ahu_store_writer_list (AhuStoreWriter *self);

/* Waits until everything queued is written or has failed once more.
 * @end_time: how long to wait at most, in monotonic time, or -1 for as long as it takes
 * Returns: whether all is written */
gboolean ahu_store_writer_flush (AhuStoreWriter *self,
                                 gint64          end_time);

G_END_DECLS
