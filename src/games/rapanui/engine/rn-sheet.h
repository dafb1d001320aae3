/* rn-sheet.h: the counts of a result sheet, one by one, and what the box says to them
 *
 * Not for: what the counts are worth (rn-final.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-final.h"

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

/* The counts of a player; and of a sheet with four of them. */
#define RN_SHEET_PLAYER_CELLS (RN_SHEET_SACRIFICE + RN_SACRIFICES)
#define RN_SHEET_CELLS (RN_SACRIFICES + RN_MAX_PLAYERS * RN_SHEET_PLAYER_CELLS)

/* More problems than this a sheet cannot have: one for each count, one for the
 * Moai and one for each kind. */
#define RN_SHEET_MAX_PROBLEMS (RN_SACRIFICES + RN_MAX_PLAYERS * (3 + RN_SACRIFICES) + 1 + RN_SACRIFICES)

/* @cell: which count; its player must take part
 * Returns: the count */
gint64 rn_sheet_get (const RnSheet *sheet,
                     RnSheetCell    cell);

/* From now on the count is no longer missing.
 * @cell: which count; its player must take part
 * @count: any number; [func@sheet_find_problems] judges it */
void rn_sheet_set (RnSheet     *sheet,
                   RnSheetCell  cell,
                   gint64       count);

/* Makes the count one that is missing.
 * @cell: which count; its player must take part */
void rn_sheet_unset (RnSheet     *sheet,
                     RnSheetCell  cell);

/* @cell: which count; its player must take part
 * Returns: whether nobody has counted it yet */
gboolean rn_sheet_is_missing (const RnSheet *sheet,
                              RnSheetCell    cell);

/* Returns: how many counts it has: the Stone's, then those of each player */
guint rn_sheet_n_cells (const RnSheet *sheet);

/* Returns: how many of its counts nobody has made yet */
guint rn_sheet_n_missing (const RnSheet *sheet);

/* @player: from 0; -1 for the Stone
 * Returns: whether none of the counts there is missing */
gboolean rn_sheet_is_counted (const RnSheet *sheet,
                              int            player);

/* The order in which people count: the Stone, then player by player tiles, Moai, wood and the Sacrifice kinds.
 * @index: below `RN_SHEET_CELLS`
 * Returns: the count at @index */
RnSheetCell rn_sheet_cell (guint index);

/* @cell: which count
 * Returns: where it stands in the order of [func@sheet_cell] */
guint rn_sheet_index (RnSheetCell cell);

/* Makes all counts missing; the players stay. */
void rn_sheet_clear (RnSheet *sheet);

/* Holds one count against the box and all others (R1.2, R1.4).
 * @cell: which count; its player must take part
 * @reason: (out): what would be wrong with one more than that
 * Returns: the most that it can be */
gint64 rn_sheet_find_most (const RnSheet *sheet,
                           RnSheetCell    cell,
                           RnReason      *reason);

/* Holds the counts against the box (R1.2, R1.4, R1.5): first each for itself, the Stone's before the players', then
 * all Moai and each kind of Sacrifice card together. Totals are only taken where each count is possible.
 * @sheet: final counts as entered, with a right number of players
 * @problems: (out caller-allocates) (array fixed-size=37): what can't be
 * Returns: how many problems there are, 0 if none */
guint rn_sheet_find_problems (const RnSheet *sheet,
                              RnReason       problems[RN_SHEET_MAX_PROBLEMS]);

/* @sheet: counts
 * @cell: one of them
 * @problem: a total that is too high, from [func@sheet_find_problems]
 * Returns: whether @cell is not 0 and part of that total */
gboolean rn_sheet_is_part (const RnSheet  *sheet,
                           RnSheetCell     cell,
                           const RnReason *problem);

/* As [func@sheet_check], without the totals: what a form of counts can show, though the box may not hold it.
 * @sheet: final counts as entered
 * Returns: the first reason why it can't be shown (R2.1, R1.2, R1.4, R1.5), or one with `RN_OK` */
RnReason rn_sheet_check_each (const RnSheet *sheet);

/* Counts what everybody at the table can see: tiles, Moai in the displays, wood, and with an open Stone, or when the
 * last turn is over, what lies face up on it. That nothing lies on it everybody sees in any case. The kinds of the
 * players' Sacrifice cards and of face-down cards are hidden until the end (D3, R8.2): these counts are missing, the
 * Stone's as long as anything on it is hidden. A game that is over is counted in full, as [func@sheet_from_position]
 * does.
 * @sheet: (out caller-allocates): the counts
 * @position: any position
 * @open_stone: whether what lies face up on the Stone may be looked at while the game goes on (D3)
 * Returns: whether the sheet is complete; %FALSE where something stays hidden */
gboolean rn_sheet_from_running (RnSheet          *sheet,
                                const RnPosition *position,
                                gboolean          open_stone);

/* @sheet: final counts as entered
 * Returns: the first reason why they can't be (R2.1, R1.2, R1.4, R1.5), or one with `RN_OK` */
RnReason rn_sheet_check (const RnSheet *sheet);

G_END_DECLS
