/* ahu-library-work.h: what is done with kept games on a thread
 *
 * Not for: importing, which begins with files from elsewhere (ahu-library-import.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/library/ahu-library.h"

G_BEGIN_DECLS

/* One piece of work. What a kind of work doesn't need is NULL. */
typedef struct
{
  AhuStore *store;      /* the library's, which the caller holds */
  GPtrArray *summaries; /* of the games it is about */
  GPtrArray *claimed;   /* ids of the games that nobody else may open meanwhile */
  char **files;         /* in the store's folder */
  char *title;
  GFile *target;        /* where to */
  guint n_done;
  char *problem;        /* a sentence that says why not all is done */
} AhuLibraryWork;

/* @summaries: (element-type AhuSummary) (nullable): the games it is done with
 * Returns: (transfer full): work for a task; `files` are those of the games */
AhuLibraryWork *ahu_library_work_new (AhuLibrary *library,
                                      GPtrArray  *summaries);

/* @summary: the game it is done with
 * Returns: (transfer full): the same for one */
AhuLibraryWork *ahu_library_work_new_for_one (AhuLibrary *library,
                                              AhuSummary *summary);

/* @self: (transfer full) (nullable): work */
void ahu_library_work_free (AhuLibraryWork *self);

/* Whoever has a game open writes it; on the main context.
 * @self: work
 * @id: a record's id
 * Returns: whether the game is free, and claimed now */
gboolean ahu_library_work_claim (AhuLibraryWork *self,
                                 const char     *id);

/* Gives back what was claimed.
 * @self: work */
void ahu_library_work_release (AhuLibraryWork *self);

/* @self: (transfer full): work, the data of the task
 * @tag: what the task is known by
 * @function: what is done, on a thread
 * @callback: who is told */
void ahu_library_work_run (AhuLibraryWork      *self,
                           AhuLibrary          *library,
                           gpointer             tag,
                           GTaskThreadFunc      function,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data);

/* @self: work
 * @file: the name of a file of the store's folder
 * Returns: (transfer full): its path */
char *ahu_library_work_dup_path (AhuLibraryWork *self,
                                 const char     *file);

/* Ends the task.
 * @error: (transfer full) (nullable): what went wrong; %NULL if all is done */
void ahu_library_work_return (GTask  *task,
                              GError *error);

G_END_DECLS
