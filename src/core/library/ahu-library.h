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

#include "core/library/ahu-summary.h"
#include "core/store/ahu-store.h"

G_BEGIN_DECLS

#define AHU_TYPE_LIBRARY (ahu_library_get_type ())
G_DECLARE_FINAL_TYPE (AhuLibrary, ahu_library, AHU, LIBRARY, GObject)

/* A `GListModel` of [class@Summary], newest first. Begins to read at once; nothing waits for it.
 * Properties: `loading` (whether the folder is being read), `progress` (0 … 1, how much of it; both notify).
 * Signals: `renaming (id, title) → handled` before a title is written, for whoever has the game open and writes it
 * with its title; `superseded (id)` when the file of a game is about to go, or to become another course of it, so
 * that nobody goes on writing the old one; whoever shows the game may keep it, which keeps the file, too.
 * @store: the store whose folder it lists
 * @cache: (nullable): the folder of the index; %NULL for `ahu` in the user's cache folder
 * Returns: (transfer full): a library */
AhuLibrary *ahu_library_new (AhuStore   *store,
                             const char *cache);

/* All windows of a program share one library, so that a folder is read once.
 * Returns: (transfer full): the library of @store, made when it is first asked for, with its index in the user's
 *   cache folder */
AhuLibrary *ahu_library_ref_for_store (AhuStore *store);

/* Returns: (transfer none): the store whose folder it lists */
AhuStore *ahu_library_get_store (AhuLibrary *self);

/* Returns: whether the folder is being read and the list may be incomplete */
gboolean ahu_library_get_loading (AhuLibrary *self);

/* Returns: how much of the folder is read, 0–1 */
double ahu_library_get_progress (AhuLibrary *self);

/* @summary: one of its games
 * Returns: (transfer full): where its file is */
char *ahu_library_dup_path (AhuLibrary *self,
                            AhuSummary *summary);

/* Writes the title into the record and keeps everything else in it.
 * @summary: a game that can be read
 * @title: (nullable): its new title; %NULL or empty for none */
void ahu_library_rename_async (AhuLibrary          *self,
                               AhuSummary          *summary,
                               const char          *title,
                               GAsyncReadyCallback  callback,
                               gpointer             user_data);

/* @result: what the callback was given
 * @error: where to put what went wrong
 * Returns: whether the title is written */
gboolean ahu_library_rename_finish (AhuLibrary    *self,
                                    GAsyncResult  *result,
                                    GError       **error);

/* Makes another game with the same date and moves, and a title that says so.
 * @summary: a game that can be read */
void ahu_library_duplicate_async (AhuLibrary          *self,
                                  AhuSummary          *summary,
                                  GAsyncReadyCallback  callback,
                                  gpointer             user_data);

/* @result: from the callback
 * @error: return location for an error
 * Returns: (transfer full) (nullable): the id of the new game */
char *ahu_library_duplicate_finish (AhuLibrary    *self,
                                    GAsyncResult  *result,
                                    GError       **error);

/* Moves the files into the folder `deleted` beside them. They stay there for 30 days at least, until the first
 * removal after that. A game that somebody has open stays unless they let go of it when they hear `superseded`; one
 * that can't be deleted keeps no other from it.
 * @summaries: (element-type AhuSummary): games */
void ahu_library_remove_async (AhuLibrary          *self,
                               GPtrArray           *summaries,
                               GAsyncReadyCallback  callback,
                               gpointer             user_data);

/* @result: from the callback
 * @problem: (out) (optional) (nullable) (transfer full): a sentence that says why not all games are deleted, %NULL
 *   if they are
 * Returns: (transfer full) (array zero-terminated=1): the names of the files that are deleted, for
 *   [method@Library.restore_async] */
char **ahu_library_remove_finish (AhuLibrary    *self,
                                  GAsyncResult  *result,
                                  char         **problem);

/* Takes the files out of the folder `deleted` again. One whose game has come back meanwhile stays there.
 * @files: (array zero-terminated=1): what [method@Library.remove_finish] gave */
void ahu_library_restore_async (AhuLibrary          *self,
                                const char *const   *files,
                                GAsyncReadyCallback  callback,
                                gpointer             user_data);

/* @result: what the callback was given
 * @error: where to put what went wrong
 * Returns: whether the games are back */
gboolean ahu_library_restore_finish (AhuLibrary    *self,
                                     GAsyncResult  *result,
                                     GError       **error);

/* Returns: (transfer full): a name for a file with it, from its date and its title or its players */
char *ahu_library_propose_name (AhuSummary *summary);

/* Writes the record for others: while the game goes on, hidden choices stand in it as untold. What can't be read is
 * copied as it is.
 * @file: where to; replaced as a whole or not at all */
void ahu_library_export_async (AhuLibrary          *self,
                               AhuSummary          *summary,
                               GFile               *file,
                               GAsyncReadyCallback  callback,
                               gpointer             user_data);

/* As [method@Library.export_async], for several games.
 * @summaries: (element-type AhuSummary): games
 * @folder: where to; a file that is there stays, the new one gets another name */
void ahu_library_export_all_async (AhuLibrary          *self,
                                   GPtrArray           *summaries,
                                   GFile               *folder,
                                   GAsyncReadyCallback  callback,
                                   gpointer             user_data);

/* @result: from the callback of either
 * @error: return location for an error
 * Returns: how many games are written; where there is an error, those before it */
guint ahu_library_export_finish (AhuLibrary    *self,
                                 GAsyncResult  *result,
                                 GError       **error);

/**
 * AhuImport:
 * @n_added: games that were not known
 * @n_continued: games that have gone on: the longer course has taken the place of
 *   what was its beginning
 * @n_copied: games with a known id and another course, which became games of their own
 * @n_known: games that were here already, just so or longer
 * @problems: (element-type utf8): a sentence for each file, or line of a file, that is no
 *   game
 *
 * What became of files that were imported.
 */
typedef struct
{
  guint n_added;
  guint n_continued;
  guint n_copied;
  guint n_known;
  GPtrArray *problems;
} AhuImport;

/* @import: (transfer full): what became of an import */
void ahu_import_free (AhuImport *import);

/**
 * AhuImportProgress:
 * @n_done: how many games are done
 * @n_all: how many there may be, above 0
 * @user_data: as it was given
 *
 * Is called on the main context now and then, not for every game.
 */
typedef void (*AhuImportProgress) (guint    n_done,
                                   guint    n_all,
                                   gpointer user_data);

/* Takes games into the folder. A file may hold many, one on each line. A game is known by the id of its record. What
 * is told on one side and untold on the other is no difference. The program does not end before.
 * @files: (element-type GFile): files, and folders with files below them
 * @cancellable: (nullable): to stop after the present game; what was imported until then stays, and is told
 * @progress: (nullable) (scope async): called until @callback is
 * @progress_data: for @progress */
void ahu_library_import_async (AhuLibrary          *self,
                               GPtrArray           *files,
                               GCancellable        *cancellable,
                               AhuImportProgress    progress,
                               gpointer             progress_data,
                               GAsyncReadyCallback  callback,
                               gpointer             user_data);

/* @result: what the callback was given
 * @error: where to put what went wrong
 * Returns: (transfer full) (nullable): what became of the files, %NULL if the import failed */
AhuImport *ahu_library_import_finish (AhuLibrary    *self,
                                      GAsyncResult  *result,
                                      GError       **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuImport, ahu_import_free)

G_END_DECLS
