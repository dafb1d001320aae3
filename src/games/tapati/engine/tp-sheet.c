/* tp-sheet.c: what can't be on a result sheet (section 14.5 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-final.h"

#define MAX_POINTS 999

/* All that was found. */
typedef struct
{
  TpReason *reasons;
  guint n;
} Problems;

/* Whose count it is, for the reason. */
typedef struct
{
  const TpSheetPlayer *counted;
  int player;
  int site;
} Where;

static void
note (Problems *problems,
      TpReason  reason)
{
  if (reason.code != TP_OK)
    problems->reasons[problems->n++] = reason;
}

static TpReason
refuse (const Where *where,
        TpReasonCode code,
        const char  *rule,
        const char  *field)
{
  TpReason reason = tp_reason (code, rule);

  reason.field = field;
  reason.player = where->player;
  reason.site = where->site;

  return reason;
}

static TpReason
check_most (const Where *where,
            const char  *rule,
            const char  *field,
            guint        have,
            guint        most)
{
  TpReason reason = refuse (where, TP_REASON_SHEET_RANGE, rule, field);

  reason.have = (int) have;
  reason.need = (int) most;

  return have > most ? reason : tp_accept ();
}

/* T3.2 */
static void
find_in_tapati (Problems    *problems,
                const Where *where)
{
  static const char *const fields[TP_LOOSE_PIECES] = { "rapanuis", "slaves", "palms" };
  const guint8 *tapati = where->counted->tapati;
  const guint limits[TP_LOOSE_PIECES] = { TP_TAPATI_RAPANUIS, tp_tapati_slave_limit (tapati), TP_TAPATI_PALMS };
  TpReason tiles;

  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    note (problems, check_most (where, "T3.2", fields[piece], tapati[piece], limits[piece]));
  if (tp_tapati_tiles (tapati) <= TP_TAPATI_TILES)
    return;

  tiles = refuse (where, TP_REASON_SHEET_TILES, "T3.2", "quarries");
  tiles.have = (int) MIN (tp_tapati_tiles (tapati), (guint) TP_INVALID);
  tiles.need = TP_TAPATI_TILES;
  note (problems, tiles);
}

/* T3.7, T3.5 */
static TpReason
check_tower (const Where  *where,
             const TpMoai *moai)
{
  if (moai->n_floors < 1 || moai->n_floors > TP_FLOORS)
    return refuse (where, TP_REASON_SHEET_FLOORS, "T3.4", "floors");

  for (guint f = 0; f < moai->n_floors; f++)
    if (moai->spaces[f] < 1 || moai->spaces[f] > TP_CIRCLES)
      return check_most (where, "T3.7", "circles", TP_INVALID, TP_CIRCLES);

  for (guint f = 1; f < moai->n_floors; f++)
    if (moai->spaces[f] < moai->spaces[f - 1])
      {
        TpReason reason = refuse (where, TP_REASON_SHEET_CIRCLES, "T3.5", "circles");

        reason.have = moai->spaces[f];
        reason.need = moai->spaces[f - 1];
        return reason;
      }

  return tp_accept ();
}

/* T3.6, T3.7 */
static TpReason
check_levels (const Where  *where,
              const TpMoai *moai)
{
  TpReason reason = tp_accept ();

  for (guint level = 0; level < TP_LEVELS && reason.code == TP_OK; level++)
    {
      if (!tp_moai_has_level (moai, level))
        continue;
      reason = check_most (where, "T3.6", "rapanuis", moai->rapanuis[level], tp_level_rapanuis (level));
      if (reason.code == TP_OK)
        reason = check_most (where, "T3.7", "slaves", moai->slaves[level], moai->spaces[level]);
    }

  return reason;
}

/* T3.8, T3.11, T8.5 */
static TpReason
check_palms (const Where  *where,
             const TpMoai *moai)
{
  TpReason reason = check_most (where, "T3.8", "base", moai->base, TP_FLOORS);

  if (reason.code != TP_OK)
    return reason;
  if (moai->base > moai->n_floors)
    {
      reason = refuse (where, TP_REASON_SHEET_BASE, "T3.8", "base");
      reason.have = moai->base;
      reason.need = moai->n_floors;
      return reason;
    }

  reason = check_most (where, "T3.11", "transfer", moai->transfer, TP_SQUARES);
  if (reason.code != TP_OK || moai->transfer == 0 || tp_moai_may_transfer (moai))
    return reason;

  return refuse (where, TP_REASON_SHEET_TRANSFER, "T8.5", "transfer");
}

static TpReason
check_moai (const Where  *where,
            const TpMoai *moai)
{
  TpReason reason = check_tower (where, moai);

  if (reason.code == TP_OK && moai->rug != 0 && moai->rug != 2 && moai->rug != 3)
    return refuse (where, TP_REASON_SHEET_RANGE, "T3.9", "points");
  if (reason.code == TP_OK)
    reason = check_levels (where, moai);
  if (reason.code == TP_OK)
    reason = check_palms (where, moai);

  return reason;
}

static void
find_in_player (Problems *problems,
                Where    *where)
{
  note (problems, check_most (where, "T12.1", "points", where->counted->points, MAX_POINTS));
  find_in_tapati (problems, where);
  if (where->counted->n_sites != TP_SITES)
    {
      TpReason reason = refuse (where, TP_REASON_SHEET_SITES, "T3.4", "moai");

      reason.have = where->counted->n_sites;
      note (problems, reason);
      return;
    }

  for (int s = 0; s < TP_SITES; s++)
    {
      where->site = s;
      if (where->counted->begun >> s & 1)
        note (problems, check_moai (where, &where->counted->moai[s]));
    }
}

/* What the game has of a piece: T1.1 for loose pieces, T2.2 for tiles. */
static guint
count_in_game (const TpSheet *sheet,
               guint          piece)
{
  if (piece < TP_LOOSE_PIECES)
    return tp_table (sheet->n_players)->pieces[piece];

  return piece < TP_RUG_2 ? sheet->box.quarries[piece - TP_QUARRY_1] : sheet->box.rugs[piece - TP_RUG_2];
}

/* All boards together; each piece once, where it becomes too many. */
static void
find_in_totals (Problems      *problems,
                const TpSheet *sheet)
{
  static const char *const fields[] = { "rapanuis", "slaves", "palms", "quarries", "quarries", "quarries", "quarries",
                                        "rugs", "rugs" };
  guint total[TP_PIECES] = { 0, };
  gboolean noted[TP_PIECES] = { FALSE, };

  for (guint p = 0; p < sheet->n_players; p++)
    {
      for (guint piece = 0; piece < TP_PIECES; piece++)
        total[piece] += sheet->players[p].tapati[piece];
      for (guint s = 0; s < TP_SITES; s++)
        tp_moai_count (&sheet->players[p].moai[s], total);
      for (guint piece = 0; piece < TP_PIECES; piece++)
        {
          TpReason reason = tp_reason (TP_REASON_SHEET_TOTAL, piece < TP_LOOSE_PIECES ? "T1.1" : "T2.2");

          if (noted[piece] || total[piece] <= count_in_game (sheet, piece))
            continue;
          reason.field = fields[piece];
          reason.player = (int) p;
          reason.piece = (int) piece;
          reason.have = (int) total[piece];
          reason.need = (int) count_in_game (sheet, piece);
          note (problems, reason);
          noted[piece] = TRUE;
        }
    }
}

guint
tp_sheet_find_problems (const TpSheet *sheet,
                        TpReason       reasons[TP_SHEET_MAX_PROBLEMS])
{
  Problems problems = { reasons, 0 };

  g_return_val_if_fail (sheet != NULL && reasons != NULL, 0);

  note (&problems, tp_box_check (&sheet->box, sheet->n_players));
  if (problems.n > 0)
    return problems.n;

  for (guint p = 0; p < sheet->n_players; p++)
    {
      Where where = { &sheet->players[p], (int) p, -1 };

      find_in_player (&problems, &where);
    }
  if (problems.n == 0)
    find_in_totals (&problems, sheet);

  return problems.n;
}

TpReason
tp_sheet_check (const TpSheet *sheet)
{
  TpReason reasons[TP_SHEET_MAX_PROBLEMS];

  g_return_val_if_fail (sheet != NULL, tp_accept ());

  return tp_sheet_find_problems (sheet, reasons) > 0 ? reasons[0] : tp_accept ();
}
