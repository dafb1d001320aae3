/* ahu-store.h: the folder with one record file per game
 *
 * Files are replaced atomically and durably, off the main thread and in order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/record/ahu-record.h"

G_BEGIN_DECLS

#define AHU_TYPE_STORE (ahu_store_get_type ())
G_DECLARE_FINAL_TYPE (AhuStore, ahu_store, AHU, STORE, GObject)

/* Signals: `problem (message)` when writing fails, with a sentence that stays true until `recovered`; writing is
 * tried again. `saved (id)` when what was queued last for that record is on the disk. `released (id)` when a session
 * of this process has let go of a game. `lost ()` when the folder was removed, so that whoever plays a game saves it
 * again. All are emitted on the main context that made the store.
 * @path: (nullable): the folder, made when it is first needed; %NULL for the folder `ahu/games` in the user's data
 *   folder
 * Returns: (transfer full): a store */
AhuStore *ahu_store_new (const char *path);

/* Queues the content to be written, as a file that is named after @id; a later one for the same id may overtake an
 * earlier one that has not been written.
 * @id: the record's id */
void ahu_store_save (AhuStore   *self,
                     const char *id,
                     GBytes     *bytes);

/* Before the record is written the next time, what is in the folder now is put beside it, with `.damaged` after its
 * name. For a record with moves that are not legal, which would be lost otherwise.
 * @id: the record's id */
void ahu_store_keep_original (AhuStore   *self,
                              const char *id);

/* Claims the sole right to write a game, among everybody in this process and all other processes that use the
 * folder. It ends with [method@Store.release] or with the process, and lasts until what was queued is written.
 * @id: a record's id
 * @owner: (not nullable): who plays the game, kept as a mere address
 * Returns: whether @owner has it; %FALSE if the game is open elsewhere */
gboolean ahu_store_claim (AhuStore   *self,
                          const char *id,
                          gpointer    owner);

/* @id: a record's id
 * @owner: who has claimed it; nothing happens otherwise */
void ahu_store_release (AhuStore   *self,
                        const char *id,
                        gpointer    owner);

/* @id: a record's id
 * Returns: whether anybody has claimed the game, here or in another process */
gboolean ahu_store_is_open (AhuStore   *self,
                            const char *id);

/* @id: a record's id
 * @error: return location for an error of `AHU_RECORD_ERROR`
 * Returns: (transfer full) (nullable): the content queued last, or else that of the file */
GBytes *ahu_store_read (AhuStore    *self,
                        const char  *id,
                        GError     **error);

/* @path: a file's path, as [method@Store.dup_file_path] has it if it is a game's own
 * @error: return location for an error of `AHU_RECORD_ERROR`
 * Returns: (transfer full) (nullable): the same for a file */
GBytes *ahu_store_read_file (AhuStore    *self,
                             const char  *path,
                             GError     **error);

/* Reads a game as it stands now: what is queued counts. A damaged file gives its good part
 * ([method@Record.get_damage]).
 * @id: a record's id
 * @error: return location for an error of `AHU_RECORD_ERROR`
 * Returns: (transfer full) (nullable): the record */
AhuRecord *ahu_store_load (AhuStore    *self,
                           const char  *id,
                           GError     **error);

/* Reads a game by its file, as [method@Store.load] does where the file is named after the game. A newer content that
 * couldn't be written yet is what counts.
 * @path: a file's path
 * @error: return location for an error of `AHU_RECORD_ERROR`
 * Returns: (transfer full) (nullable): the record */
AhuRecord *ahu_store_load_file (AhuStore    *self,
                                const char  *path,
                                GError     **error);

/* @record: a record, from anywhere
 * Returns: whether something of the game that the store has under the same id would be lost if @record took its
 *   place */
gboolean ahu_store_would_lose (AhuStore  *self,
                               AhuRecord *record);

/* @id: a record's id
 * Returns: (transfer full): where the record is, or would be */
char *ahu_store_dup_file_path (AhuStore   *self,
                               const char *id);

/* Returns: (transfer none): the folder */
const char *ahu_store_get_path (AhuStore *self);

/* Waits until everything queued is on the disk, or has failed once more.
 * Returns: whether all is written */
gboolean ahu_store_flush (AhuStore *self);

/* As [method@Store.flush], for a program that can't wait for a disk without end.
 * @duration: how long to wait at most, in microseconds
 * Returns: whether all is written */
gboolean ahu_store_flush_within (AhuStore  *self,
                                 GTimeSpan  duration);

/* Returns: (transfer full) (array zero-terminated=1): the ids of what is queued or couldn't be written */
char **ahu_store_list_unsaved (AhuStore *self);

/* Looks among the games changed last for the newest that is not over. One that was finished since does not hide it,
 * so that a game set aside for another is offered again. What is queued counts, and of a damaged file the good part.
 * A file that can't be read is passed over and left alone, and so is a game that is open in another process.
 * @passed_over: (nullable) (array zero-terminated=1): ids of games that are not meant */
void ahu_store_find_unfinished_async (AhuStore            *self,
                                      const char *const   *passed_over,
                                      GCancellable        *cancellable,
                                      GAsyncReadyCallback  callback,
                                      gpointer             user_data);

/* @result: from the callback
 * @error: return location for an error
 * Returns: (transfer full) (nullable): the record, %NULL if there is none */
AhuRecord *ahu_store_find_unfinished_finish (AhuStore      *self,
                                             GAsyncResult  *result,
                                             GError       **error);

G_END_DECLS
