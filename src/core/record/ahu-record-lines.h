/* ahu-record-lines.h: many records in one file, one on each line
 *
 * As “ahu-cli simulate” writes them (JSON Lines). Read line by line: however long the
 * file is, only one record of it is in memory. May be used on any thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/record/ahu-record.h"

G_BEGIN_DECLS

/**
 * AHU_RECORD_LINES_MAX:
 *
 * So many lines of a file are read, empty ones left out.
 */
#define AHU_RECORD_LINES_MAX 100000

typedef struct _AhuRecordLines AhuRecordLines;

/* Opens a file that has several lines, of which the first or the second is a JSON object of its own.
 * @path: the path of a file
 * @cancellable: (nullable): to give up; then there are no more lines
 * Returns: (transfer full) (nullable): the lines; %NULL for any other file, also one that can't be read: whoever
 *   reads it as a single record learns why */
AhuRecordLines *ahu_record_lines_open (const char   *path,
                                       GCancellable *cancellable);

/* @self: (transfer full): lines */
void ahu_record_lines_free (AhuRecordLines *self);

/* @self: lines that were not read yet
 * Returns: how many there are, at most `AHU_RECORD_LINES_MAX` */
guint ahu_record_lines_count (AhuRecordLines *self);

/* Reads the next line that is not empty. An error is about this line alone: the next one can be read all the same,
 * unless the disk has failed.
 * @self: lines
 * @number: (out): the number of the line, from 1
 * @record: (out) (transfer full) (nullable): the record on it; %NULL if there is none
 * @error: return location for an %AHU_RECORD_ERROR that says why, in a sentence
 * Returns: whether there was one */
gboolean ahu_record_lines_next (AhuRecordLines  *self,
                                guint           *number,
                                AhuRecord      **record,
                                GError         **error);

/* @self: lines that were read to the end
 * Returns: whether the file has more lines than are read */
gboolean ahu_record_lines_has_more (AhuRecordLines *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuRecordLines, ahu_record_lines_free)

G_END_DECLS
