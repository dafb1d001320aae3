/* ahu-library-scan.h: reads a store's folder for the library
 *
 * Everything here works on the thread that calls it, and only one thread at a time
 * uses a scan. It knows what it has read before.
 *
 * Not for: the list itself (ahu-library.h), the index's form (ahu-library-index.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/library/ahu-summary.h"

G_BEGIN_DECLS

#define AHU_LIBRARY_SUFFIX ".rapanui"

/* @name: the name of a file
 * Returns: whether the library lists a file of that name in the folder of the games: a record, or one as it was
 *   found, which the store keeps beside what it has made of it */
gboolean ahu_library_is_listed (const char *name);

typedef struct _AhuLibraryScan AhuLibraryScan;

/**
 * AhuLibraryChange:
 * @file: the name of a file in the folder
 * @summary: (nullable): its game now; %NULL if the file is gone or no game
 */
typedef struct
{
  char *file;
  AhuSummary *summary;
} AhuLibraryChange;

/* @change: (transfer full): a change */
void ahu_library_change_free (AhuLibraryChange *change);

/**
 * AhuLibraryReport:
 * @changes: (transfer full) (element-type AhuLibraryChange): what is new
 * @progress: 0 … 1: how much is read
 * @user_data: as given
 *
 * Called on the thread of the scan.
 */
typedef void (*AhuLibraryReport) (GPtrArray *changes,
                                  double     progress,
                                  gpointer   user_data);

/* @folder: the store's folder
 * @index: the path of the index
 * Returns: (transfer full): a scan that has read nothing yet */
AhuLibraryScan *ahu_library_scan_new (const char *folder,
                                      const char *index);

/* Returns: (transfer full): the same */
AhuLibraryScan *ahu_library_scan_ref (AhuLibraryScan *self);

/* @self: (transfer full): a scan */
void ahu_library_scan_unref (AhuLibraryScan *self);

/* The first time what the index says is reported, newest first; then what has changed in the folder. The index is
 * written if anything has.
 * @report: called for each batch of changes
 * @user_data: for @report */
void ahu_library_scan_all (AhuLibraryScan   *self,
                           GCancellable     *cancellable,
                           AhuLibraryReport  report,
                           gpointer          user_data);

/* Reads these files alone, those that have changed.
 * @files: (array zero-terminated=1): names of files in the folder
 * @report: called for each batch of changes
 * @user_data: for @report */
void ahu_library_scan_files (AhuLibraryScan     *self,
                             const char *const  *files,
                             GCancellable       *cancellable,
                             AhuLibraryReport    report,
                             gpointer            user_data);

/* Writes the index, if what it says is no longer so. */
void ahu_library_scan_save (AhuLibraryScan *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuLibraryChange, ahu_library_change_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuLibraryScan, ahu_library_scan_unref)

G_END_DECLS
