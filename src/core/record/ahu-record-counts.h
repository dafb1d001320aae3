/* ahu-record-counts.h: games whose end was counted
 *
 * A game ends where its rules say so, or with what people have counted at the table: the
 * member `result` of a record, or a result sheet, which is all there is of a game that nobody
 * tracked. Either is an AhuRecord, of which ahu_record_is_counted () is true.
 *
 * Not for: sheets while they are entered (ahu-sheet.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/record/ahu-record.h"

G_BEGIN_DECLS

/* The counts with which a game has ended. */
#define AHU_RECORD_RESULT "result"
/* Those of a game that goes on, as far as somebody has counted; with the moves made then. */
#define AHU_RECORD_COUNTING "counting"

/* Returns: whether it is a result sheet: it has no moves, and no position */
gboolean ahu_record_is_sheet (AhuRecord *self);

/* @document: a record or result sheet
 * Returns: (transfer full): the same; a sheet without an id has one that follows from its content */
JsonObject *ahu_record_give_id (JsonObject *document);

/* @path: the file it was read from
 * Returns: (transfer full): the same; a sheet that doesn't tell its time has that of its file */
AhuRecord *ahu_record_give_time (AhuRecord  *self,
                                 const char *path);

/* Returns: what ahu_record_is_counted () remembers */
gboolean ahu_record_counts_are_full (AhuRecord *self);

/* @self: a record whose game ended with counts
 * @other: another one
 * Returns: whether they ended with the same counts, whoever sat there */
gboolean ahu_record_counts_like (AhuRecord *self,
                                 AhuRecord *other);

/* @member: %AHU_RECORD_RESULT or %AHU_RECORD_COUNTING
 * Returns: (transfer full) (nullable): these counts as a result sheet with id, time and players of the game; %NULL
 *   if there are none for so many players */
JsonObject *ahu_record_dup_counts (AhuRecord  *self,
                                   const char *member);

/* @sheet: (nullable): a result sheet of the same players
 * @is_result: whether the game ends with it
 * @ply: how many moves are made
 * Returns: (transfer full): the record with these counts in place of all it had */
AhuRecord *ahu_record_copy_with_counts (AhuRecord  *self,
                                        JsonObject *sheet,
                                        gboolean    is_result,
                                        guint       ply);

G_END_DECLS
