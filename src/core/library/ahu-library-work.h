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

/* @summaries: (element-type AhuSummary) (nullable)
 * Returns: (transfer full): work for a task; @files are those of the games */
AhuLibraryWork *ahu_library_work_new (AhuLibrary *library,
                                      GPtrArray  *summaries);
AhuLibraryWork *ahu_library_work_new_for_one (AhuLibrary *library,
                                              AhuSummary *summary);
void ahu_library_work_free (AhuLibraryWork *self);

/* Whoever has a game open writes it; on the main context.
 * Returns: whether the game is free, and claimed now */
gboolean ahu_library_work_claim (AhuLibraryWork *self,
                                 const char     *id);
void ahu_library_work_release (AhuLibraryWork *self);

/* Takes self, which becomes the data of the task. */
void ahu_library_work_run (AhuLibraryWork      *self,
                           AhuLibrary          *library,
                           gpointer             tag,
                           GTaskThreadFunc      function,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data);

/* Returns: (transfer full): where a file of the store's folder is */
char *ahu_library_work_dup_path (AhuLibraryWork *self,
                                 const char     *file);

/* Takes error; NULL means that all is done. */
void ahu_library_work_return (GTask  *task,
                              GError *error);

G_END_DECLS
