/* rn-sheet.c: the counts of a result sheet, one by one, and what the box says to them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-sheet.h"

#include <string.h>

typedef struct
{
  RnReason *problems;
  guint n;
} Problems;

static gint64 *
find_count (RnSheet     *sheet,
            RnSheetCell  cell)
{
  g_assert (cell.player >= -1 && cell.player < (int) sheet->n_players);
  g_assert (cell.kind < RN_SACRIFICES);

  if (cell.player < 0)
    return &sheet->stone[cell.kind];

  switch (cell.field)
    {
    case RN_SHEET_TILES:
      return &sheet->players[cell.player].tiles;
    case RN_SHEET_MOAI:
      return &sheet->players[cell.player].moai;
    case RN_SHEET_WOOD:
      return &sheet->players[cell.player].wood;
    case RN_SHEET_SACRIFICE:
    default:
      return &sheet->players[cell.player].sacrifice[cell.kind];
    }
}

gint64
rn_sheet_get (const RnSheet *sheet,
              RnSheetCell    cell)
{
  return *find_count ((RnSheet *) sheet, cell);
}

void
rn_sheet_set (RnSheet     *sheet,
              RnSheetCell  cell,
              gint64       count)
{
  *find_count (sheet, cell) = count;
  sheet->missing &= ~(1u << rn_sheet_index (cell));
}

void
rn_sheet_unset (RnSheet     *sheet,
                RnSheetCell  cell)
{
  *find_count (sheet, cell) = 0;
  sheet->missing |= 1u << rn_sheet_index (cell);
}

gboolean
rn_sheet_is_missing (const RnSheet *sheet,
                     RnSheetCell    cell)
{
  return (sheet->missing & 1u << rn_sheet_index (cell)) != 0;
}

guint
rn_sheet_n_cells (const RnSheet *sheet)
{
  return RN_SACRIFICES + sheet->n_players * RN_SHEET_PLAYER_CELLS;
}

guint
rn_sheet_n_missing (const RnSheet *sheet)
{
  guint n = 0;

  for (guint i = 0; i < rn_sheet_n_cells (sheet); i++)
    n += sheet->missing >> i & 1;

  return n;
}

gboolean
rn_sheet_is_counted (const RnSheet *sheet,
                     int            player)
{
  for (guint i = 0; i < rn_sheet_n_cells (sheet); i++)
    if (rn_sheet_cell (i).player == player && rn_sheet_is_missing (sheet, rn_sheet_cell (i)))
      return FALSE;

  return TRUE;
}

RnSheetCell
rn_sheet_cell (guint index)
{
  guint field;

  g_assert (index < RN_SHEET_CELLS);

  if (index < RN_SACRIFICES)
    return (RnSheetCell) { -1, RN_SHEET_SACRIFICE, index };

  field = (index - RN_SACRIFICES) % RN_SHEET_PLAYER_CELLS;

  return (RnSheetCell) { (int) ((index - RN_SACRIFICES) / RN_SHEET_PLAYER_CELLS),
                         (RnSheetField) MIN (field, RN_SHEET_SACRIFICE),
                         field >= RN_SHEET_SACRIFICE ? field - RN_SHEET_SACRIFICE : 0 };
}

guint
rn_sheet_index (RnSheetCell cell)
{
  return cell.player < 0 ? cell.kind
                         : RN_SACRIFICES + (guint) cell.player * RN_SHEET_PLAYER_CELLS + cell.field + cell.kind;
}

void
rn_sheet_clear (RnSheet *sheet)
{
  for (guint i = 0; i < rn_sheet_n_cells (sheet); i++)
    rn_sheet_unset (sheet, rn_sheet_cell (i));
}

static RnReason
refuse (RnReasonCode  code,
        const char   *rule,
        int           player,
        const char   *field)
{
  RnReason reason = rn_reason (code, rule);

  reason.field = field;
  reason.player = player;

  return reason;
}

/* @kind: -1 where nothing is a Sacrifice card. */
static void
check_range (Problems   *found,
             gint64      value,
             gint64      most,
             const char *rule,
             int         player,
             const char *field,
             int         kind)
{
  RnReason reason = refuse (value < 0 ? RN_REASON_SHEET_NEGATIVE : RN_REASON_SHEET_HUGE,
                            rule, player, field);

  if (value >= 0 && value <= most)
    return;

  reason.kind = kind;
  reason.have = value;
  reason.need = (guint) most;
  found->problems[found->n++] = reason;
}

static void
check_ranges (Problems      *found,
              const RnSheet *sheet)
{
  for (guint k = 0; k < RN_SACRIFICES; k++)
    check_range (found, sheet->stone[k], RN_SHEET_MAX_CARDS, "R1.4", -1, "stone", (int) k);

  for (guint p = 0; p < sheet->n_players; p++)
    {
      check_range (found, sheet->players[p].tiles, RN_SHEET_MAX, "R1.5", (int) p, "tiles", -1);
      check_range (found, sheet->players[p].moai, RN_SHEET_MAX_CARDS, "R1.2", (int) p, "moai", -1);
      check_range (found, sheet->players[p].wood, RN_SHEET_MAX, "R1.5", (int) p, "wood", -1);
      for (guint k = 0; k < RN_SACRIFICES; k++)
        check_range (found, sheet->players[p].sacrifice[k], RN_SHEET_MAX_CARDS, "R1.4", (int) p, "sacrifice", (int) k);
    }
}

/* @player: at whose cards the total goes beyond the box; -1 for the Stone.
 * @have: the total up to there; @all: that of everybody. */
static void
add_total (Problems     *found,
           RnReasonCode  code,
           const char   *rule,
           int           player,
           const char   *field,
           int           kind,
           gint64        have,
           gint64        all,
           guint         need)
{
  RnReason reason = refuse (code, rule, player, field);

  reason.kind = kind;
  reason.have = have;
  reason.count = (int) MIN (all, G_MAXINT);
  reason.need = need;
  found->problems[found->n++] = reason;
}

static void
check_moai_total (Problems      *found,
                  const RnSheet *sheet)
{
  guint box = rn_deck_count (RN_MOAI);
  gint64 all = 0;
  gint64 total = 0;

  for (guint p = 0; p < sheet->n_players; p++)
    all += sheet->players[p].moai;
  for (guint p = 0; p < sheet->n_players; p++)
    {
      total += sheet->players[p].moai;
      if (total > box)
        {
          add_total (found, RN_REASON_SHEET_MOAI, "R1.2", (int) p, "moai", -1, total, all, box);
          return;
        }
    }
}

static void
check_kind_total (Problems      *found,
                  const RnSheet *sheet,
                  guint          kind)
{
  gint64 all = sheet->stone[kind];
  gint64 total = sheet->stone[kind];
  int player = -1;

  for (guint p = 0; p < sheet->n_players; p++)
    all += sheet->players[p].sacrifice[kind];
  while (total <= RN_SACRIFICE_OF_KIND && ++player < (int) sheet->n_players)
    total += sheet->players[player].sacrifice[kind];
  if (total > RN_SACRIFICE_OF_KIND)
    add_total (found, RN_REASON_SHEET_KIND, "R1.4", player, player < 0 ? "stone" : "sacrifice",
               (int) kind, total, all, RN_SACRIFICE_OF_KIND);
}

guint
rn_sheet_find_problems (const RnSheet *sheet,
                        RnReason       problems[RN_SHEET_MAX_PROBLEMS])
{
  Problems found = { problems, 0 };

  check_ranges (&found, sheet);
  if (found.n > 0)
    return found.n;

  check_moai_total (&found, sheet);
  for (guint k = 0; k < RN_SACRIFICES; k++)
    check_kind_total (&found, sheet, k);

  return found.n;
}

gint64
rn_sheet_find_most (const RnSheet *sheet,
                    RnSheetCell    cell,
                    RnReason      *reason)
{
  gboolean is_moai = cell.field == RN_SHEET_MOAI;
  guint box = is_moai ? rn_deck_count (RN_MOAI) : RN_SACRIFICE_OF_KIND;
  gint64 others = 0;

  *reason = rn_reason (RN_REASON_SHEET_HUGE, "R1.5");
  if (cell.field != RN_SHEET_SACRIFICE && !is_moai)
    return RN_SHEET_MAX;

  for (guint i = 0; i < rn_sheet_n_cells (sheet); i++)
    {
      RnSheetCell other = rn_sheet_cell (i);

      if (other.player != cell.player && other.field == cell.field && other.kind == cell.kind)
        others += rn_sheet_get (sheet, other);
    }
  *reason = refuse (is_moai ? RN_REASON_SHEET_MOAI : RN_REASON_SHEET_KIND, is_moai ? "R1.2" : "R1.4", cell.player, NULL);
  reason->kind = (int) cell.kind;
  reason->count = (int) MAX (others, box) + 1;
  reason->need = box;

  return MAX (box - others, 0);
}

gboolean
rn_sheet_is_part (const RnSheet  *sheet,
                  RnSheetCell     cell,
                  const RnReason *problem)
{
  if (rn_sheet_get (sheet, cell) == 0)
    return FALSE;
  if (problem->code == RN_REASON_SHEET_MOAI)
    return cell.field == RN_SHEET_MOAI;

  return problem->code == RN_REASON_SHEET_KIND && cell.field == RN_SHEET_SACRIFICE &&
         (int) cell.kind == problem->kind;
}

RnReason
rn_sheet_check_each (const RnSheet *sheet)
{
  RnReason problems[RN_SHEET_MAX_PROBLEMS];
  Problems found = { problems, 0 };

  if (sheet->n_players < RN_MIN_PLAYERS || sheet->n_players > RN_MAX_PLAYERS)
    {
      RnReason reason = refuse (RN_REASON_PLAYERS, "R2.1", -1, "players");

      reason.have = sheet->n_players;
      return reason;
    }

  check_ranges (&found, sheet);

  return found.n > 0 ? problems[0] : rn_reason (RN_OK, NULL);
}

RnReason
rn_sheet_check (const RnSheet *sheet)
{
  RnReason problems[RN_SHEET_MAX_PROBLEMS];
  RnReason reason = rn_sheet_check_each (sheet);

  if (reason.code == RN_OK && rn_sheet_find_problems (sheet, problems) > 0)
    return problems[0];

  return reason;
}

/* What lies face up is told in any case; with cards face down nobody has counted it all. */
static void
show_stone (RnSheet          *sheet,
            const RnPosition *position,
            guint             kind)
{
  guint open = 0;
  RnSheetCell cell = { -1, RN_SHEET_SACRIFICE, kind };

  for (guint k = 0; k < RN_SACRIFICES; k++)
    open += position->stone_open[k];
  rn_sheet_set (sheet, cell, position->stone_open[kind]);
  if (open < rn_position_stone_size (position))
    sheet->missing |= 1u << rn_sheet_index (cell);
}

gboolean
rn_sheet_from_running (RnSheet          *sheet,
                       const RnPosition *position,
                       gboolean          open_stone)
{
  if (position->step == RN_STEP_OVER)
    {
      rn_sheet_from_position (sheet, position);
      return TRUE;
    }

  memset (sheet, 0, sizeof *sheet);
  sheet->n_players = position->n_players;
  rn_sheet_clear (sheet);
  if (open_stone || position->step == RN_STEP_REVEAL || rn_position_stone_size (position) == 0)
    for (guint k = 0; k < RN_SACRIFICES; k++)
      show_stone (sheet, position, k);
  for (int p = 0; p < (int) position->n_players; p++)
    {
      rn_sheet_set (sheet, (RnSheetCell) { p, RN_SHEET_TILES, 0 }, position->glory[p]);
      rn_sheet_set (sheet, (RnSheetCell) { p, RN_SHEET_MOAI, 0 }, position->area[p][RN_MOAI]);
      rn_sheet_set (sheet, (RnSheetCell) { p, RN_SHEET_WOOD, 0 }, position->wood[p]);
    }

  return FALSE;
}
