/* rn-sheet.h: the counts of a result sheet, one by one, and what the box says to them
 *
 * Not for: what the counts are worth (rn-final.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rapanui/rn-final.h"

G_BEGIN_DECLS

/**
 * RnSheetField:
 *
 * What is counted: on the Stone only Sacrifice cards, in front of a player all.
 */
typedef enum
{
  RN_SHEET_TILES,
  RN_SHEET_MOAI,
  RN_SHEET_WOOD,
  RN_SHEET_SACRIFICE
} RnSheetField;

/**
 * RnSheetCell:
 * @player: whose count, from 0; -1 for the Stone
 * @field: what is counted; always `RN_SHEET_SACRIFICE` on the Stone
 * @kind: which Sacrifice kind; 0 with other fields
 *
 * One count of a sheet.
 */
typedef struct
{
  int player;
  RnSheetField field;
  guint kind;
} RnSheetCell;

/* More problems than this a sheet cannot have: one for each count, one for the
 * Moai and one for each kind. */
#define RN_SHEET_MAX_PROBLEMS (RN_SACRIFICES + RN_MAX_PLAYERS * (3 + RN_SACRIFICES) + 1 + RN_SACRIFICES)

/**
 * rn_sheet_get:
 * @sheet: a sheet
 * @cell: which count; its player must take part
 *
 * Returns: the count
 */
gint64 rn_sheet_get (const RnSheet *sheet,
                     RnSheetCell    cell);

/**
 * rn_sheet_set:
 * @sheet: a sheet
 * @cell: which count; its player must take part
 * @count: any number; [func@sheet_find_problems] judges it
 */
void rn_sheet_set (RnSheet     *sheet,
                   RnSheetCell  cell,
                   gint64       count);

/**
 * rn_sheet_find_problems:
 * @sheet: final counts as entered, with a right number of players
 * @problems: (out caller-allocates) (array fixed-size=37): what can't be
 *
 * Holds the counts against the box (R1.2, R1.4, R1.5): first each for itself,
 * the Stone's before the players', then all Moai and each kind of Sacrifice card
 * together. Totals are only taken where each count is possible.
 *
 * Returns: how many problems there are, 0 if none
 */
guint rn_sheet_find_problems (const RnSheet *sheet,
                              RnReason       problems[RN_SHEET_MAX_PROBLEMS]);

/**
 * rn_sheet_is_part:
 * @sheet: counts
 * @cell: one of them
 * @problem: a total that is too high, from [func@sheet_find_problems]
 *
 * Returns: whether @cell is not 0 and part of that total
 */
gboolean rn_sheet_is_part (const RnSheet  *sheet,
                           RnSheetCell     cell,
                           const RnReason *problem);

/**
 * rn_sheet_check_each:
 * @sheet: final counts as entered
 *
 * As [func@sheet_check], without the totals: what a form of counts can show,
 * though the box may not hold it.
 *
 * Returns: the first reason why it can't be shown (R2.1, R1.2, R1.4, R1.5), or
 *   one with `RN_OK`
 */
RnReason rn_sheet_check_each (const RnSheet *sheet);

/**
 * rn_sheet_from_running:
 * @sheet: (out caller-allocates): the counts
 * @position: any position
 * @open_stone: whether what lies face up on the Stone may be looked at while the
 *   game goes on (D3)
 *
 * Counts what everybody at the table can see: tiles, Moai in the displays, wood,
 * and with an open Stone, or when the last turn is over, what lies face up on it.
 * The kinds of the players' Sacrifice cards and of face-down cards are hidden until
 * the end (D3, R8.2): they are 0. A game that is over is counted in full, as
 * [func@sheet_from_position] does.
 *
 * Returns: whether the sheet is complete; %FALSE where something stays hidden
 */
gboolean rn_sheet_from_running (RnSheet          *sheet,
                                const RnPosition *position,
                                gboolean          open_stone);

/**
 * rn_sheet_check:
 * @sheet: final counts as entered
 *
 * Returns: the first reason why they can't be (R2.1, R1.2, R1.4, R1.5), or one
 *   with `RN_OK`
 */
RnReason rn_sheet_check (const RnSheet *sheet);

G_END_DECLS
