/* rn-slip-records.h: which other record explains a difference
 *
 * Most slips happen at the table: then the record is right, and nothing is to be
 * changed in it. Here are those where another move in the record would explain all
 * that a player has too many or too few, and where all later moves still fit.
 * Not for: what may have happened at the table (rn-slips.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/study/rn-slips.h"

G_BEGIN_DECLS

/* More would only be guesses. */
#define RN_SLIP_MAX_RECORDS 3

/**
 * RnSlipWay:
 *
 * How the record would become another one.
 */
typedef enum
{
  RN_SLIP_ENTER,  /* the next move is still to be entered */
  RN_SLIP_CHANGE, /* another move in place of the one at `ply` */
  RN_SLIP_INSERT, /* a move before the one at `ply` */
  RN_SLIP_REMOVE  /* without the move at `ply` */
} RnSlipWay;

/**
 * RnSlipRecord:
 * @slip: the slip, in one turn only
 * @way: how the record would become another one
 * @ply: which move it is about, from 0
 * @move: the other move; none for %RN_SLIP_ENTER and %RN_SLIP_REMOVE
 */
typedef struct
{
  RnSlip slip;
  RnSlipWay way;
  guint ply;
  RnMove move;
} RnSlipRecord;

/* What was not counted may differ as well in the middle of the table, never in front of a player.
 * @self: a list of slips
 * @difference: what was counted less what should be there
 * @records: (out caller-allocates) (array fixed-size=3): the other records, the latest first
 * Returns: how many */
guint rn_slips_find_records (const RnSlips *self,
                             const RnCount *difference,
                             RnSlipRecord   records[RN_SLIP_MAX_RECORDS]);

/* @record: another record
 * Returns: (transfer full): what a button says that makes it */
char *rn_slip_record_label (const RnSlipRecord *record);

/* @record: another record
 * @difference: the difference it was found for
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): what it explains, and what should be counted again */
char *rn_slip_record_sentence (const RnSlipRecord *record,
                               const RnCount      *difference,
                               const char *const  *names);

G_END_DECLS
