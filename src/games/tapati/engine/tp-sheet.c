/* tp-sheet.c: what can't be on a result sheet (section 14.5 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-final.h"

#define MAX_POINTS 999

/* Whose count it is, for the reason. */
typedef struct
{
  const TpSheetPlayer *counted;
  int player;
  int site;
} Where;

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
static TpReason
check_tapati (const Where *where)
{
  static const char *const fields[TP_LOOSE_PIECES] = { "rapanuis", "slaves", "palms" };
  const guint8 *tapati = where->counted->tapati;
  const guint limits[TP_LOOSE_PIECES] = { TP_TAPATI_RAPANUIS, tp_tapati_slave_limit (tapati), TP_TAPATI_PALMS };
  TpReason reason = tp_accept ();

  for (guint piece = 0; piece < TP_LOOSE_PIECES && reason.code == TP_OK; piece++)
    reason = check_most (where, "T3.2", fields[piece], tapati[piece], limits[piece]);
  if (reason.code != TP_OK || tp_tapati_tiles (tapati) <= TP_TAPATI_TILES)
    return reason;

  reason = refuse (where, TP_REASON_SHEET_TILES, "T3.2", "quarries");
  reason.have = (int) MIN (tp_tapati_tiles (tapati), (guint) TP_INVALID);
  reason.need = TP_TAPATI_TILES;

  return reason;
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

static TpReason
check_player (Where *where)
{
  TpReason reason = check_most (where, "T12.1", "points", where->counted->points, MAX_POINTS);

  if (reason.code == TP_OK)
    reason = check_tapati (where);
  if (reason.code != TP_OK)
    return reason;
  if (where->counted->n_sites != TP_SITES)
    {
      reason = refuse (where, TP_REASON_SHEET_SITES, "T3.4", "moai");
      reason.have = where->counted->n_sites;
      return reason;
    }

  for (int s = 0; s < TP_SITES && reason.code == TP_OK; s++)
    {
      where->site = s;
      if (where->counted->begun >> s & 1)
        reason = check_moai (where, &where->counted->moai[s]);
    }

  return reason;
}

/* All boards together: T1.1 for loose pieces, T2.2 for tiles. */
static TpReason
check_totals (const TpSheet *sheet)
{
  static const char *const fields[] = { "rapanuis", "slaves", "palms", "quarries", "quarries", "quarries", "quarries",
                                        "rugs", "rugs" };
  guint box[TP_PIECES] = { 0, };
  guint total[TP_PIECES] = { 0, };

  for (guint piece = 0; piece < TP_PIECES; piece++)
    box[piece] = piece < TP_LOOSE_PIECES ? tp_table (sheet->n_players)->pieces[piece]
                 : piece < TP_RUG_2 ? sheet->box.quarries[piece - TP_QUARRY_1]
                 : sheet->box.rugs[piece - TP_RUG_2];

  for (guint p = 0; p < sheet->n_players; p++)
    {
      for (guint piece = 0; piece < TP_PIECES; piece++)
        total[piece] += sheet->players[p].tapati[piece];
      for (guint s = 0; s < TP_SITES; s++)
        tp_moai_count (&sheet->players[p].moai[s], total);
      for (guint piece = 0; piece < TP_PIECES; piece++)
        if (total[piece] > box[piece])
          {
            TpReason reason = tp_reason (TP_REASON_SHEET_TOTAL, piece < TP_LOOSE_PIECES ? "T1.1" : "T2.2");

            reason.field = fields[piece];
            reason.player = (int) p;
            reason.piece = (int) piece;
            reason.have = (int) total[piece];
            reason.need = (int) box[piece];
            return reason;
          }
    }

  return tp_accept ();
}

TpReason
tp_sheet_check (const TpSheet *sheet)
{
  TpReason reason;

  g_return_val_if_fail (sheet != NULL, tp_accept ());

  reason = tp_box_check (&sheet->box, sheet->n_players);
  for (guint p = 0; reason.code == TP_OK && p < sheet->n_players; p++)
    {
      Where where = { &sheet->players[p], (int) p, -1 };

      reason = check_player (&where);
    }

  return reason.code == TP_OK ? check_totals (sheet) : reason;
}
