/* rn-final.c: the end: values of the Sacrifice cards, sums, ranking (R8)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rapanui/rn-final.h"

#include <string.h>

/* How many different counts are higher than that of @kind (R8.3, R8.4). */
static guint8
rank_of (const gint64 stone[RN_SACRIFICES],
         guint        kind)
{
  guint8 rank = 0;

  for (guint i = 0; i < RN_SACRIFICES; i++)
    {
      gboolean counted = stone[i] <= stone[kind];

      for (guint j = 0; j < i && !counted; j++)
        counted = stone[j] == stone[i];
      if (!counted)
        rank++;
    }

  return rank;
}

gboolean
rn_values (const gint64 stone[RN_SACRIFICES],
           guint8       value[RN_SACRIFICES],
           guint8      *rank)
{
  gboolean empty = TRUE;

  for (guint k = 0; k < RN_SACRIFICES; k++)
    empty = empty && stone[k] == 0;

  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      guint8 place = rank_of (stone, k);

      value[k] = empty ? 0 : (guint8) (3 - place);
      if (rank)
        rank[k] = place;
    }

  return empty;
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

static RnReason
check_range (gint64      value,
             const char *rule,
             int         player,
             const char *field)
{
  RnReason reason = refuse (RN_OK, rule, player, field);

  if (value < 0)
    reason.code = RN_REASON_SHEET_NEGATIVE;
  else if (value > RN_SHEET_MAX)
    reason.code = RN_REASON_SHEET_HUGE;
  reason.have = value;
  reason.need = RN_SHEET_MAX;

  return reason;
}

static RnReason
check_player (const RnSheet *sheet,
              guint          player)
{
  RnReason reason = check_range (sheet->players[player].tiles, "R1.5", (int) player, "tiles");

  if (reason.code == RN_OK)
    reason = check_range (sheet->players[player].moai, "R1.2", (int) player, "moai");
  if (reason.code == RN_OK)
    reason = check_range (sheet->players[player].wood, "R1.5", (int) player, "wood");
  for (guint k = 0; k < RN_SACRIFICES && reason.code == RN_OK; k++)
    {
      reason = check_range (sheet->players[player].sacrifice[k], "R1.4", (int) player, "sacrifice");
      reason.kind = (int) k;
    }

  return reason;
}

static RnReason
check_ranges (const RnSheet *sheet)
{
  RnReason reason = refuse (RN_OK, NULL, -1, NULL);

  for (guint k = 0; k < RN_SACRIFICES && reason.code == RN_OK; k++)
    {
      reason = check_range (sheet->stone[k], "R1.4", -1, "stone");
      reason.kind = (int) k;
    }
  for (guint p = 0; p < sheet->n_players && reason.code == RN_OK; p++)
    reason = check_player (sheet, p);

  return reason;
}

/* @player: at whose cards the total goes beyond the box; -1 for the Stone. */
static RnReason
refuse_total (RnReasonCode  code,
              const char   *rule,
              int           player,
              const char   *field,
              gint64        have,
              guint         need)
{
  RnReason reason = refuse (code, rule, player, field);

  reason.have = have;
  reason.need = need;

  return reason;
}

static RnReason
check_moai_total (const RnSheet *sheet)
{
  guint box = rn_deck_count (RN_MOAI);
  gint64 total = 0;

  for (guint p = 0; p < sheet->n_players; p++)
    {
      total += sheet->players[p].moai;
      if (total > box)
        return refuse_total (RN_REASON_SHEET_MOAI, "R1.2", (int) p, "moai", total, box);
    }

  return refuse (RN_OK, NULL, -1, NULL);
}

static RnReason
check_kind_total (const RnSheet *sheet,
                  guint          kind)
{
  gint64 total = sheet->stone[kind];
  int player = -1;
  RnReason reason;

  while (total <= RN_SACRIFICE_OF_KIND && ++player < (int) sheet->n_players)
    total += sheet->players[player].sacrifice[kind];
  if (total <= RN_SACRIFICE_OF_KIND)
    return refuse (RN_OK, NULL, -1, NULL);

  reason = refuse_total (RN_REASON_SHEET_KIND, "R1.4", player,
                         player < 0 ? "stone" : "sacrifice", total, RN_SACRIFICE_OF_KIND);
  reason.kind = (int) kind;

  return reason;
}

/* Stone and players together, against what the box holds. */
static RnReason
check_totals (const RnSheet *sheet)
{
  RnReason reason = check_moai_total (sheet);

  for (guint k = 0; k < RN_SACRIFICES && reason.code == RN_OK; k++)
    reason = check_kind_total (sheet, k);

  return reason;
}

RnReason
rn_sheet_check (const RnSheet *sheet)
{
  RnReason reason;

  if (sheet->n_players < RN_MIN_PLAYERS || sheet->n_players > RN_MAX_PLAYERS)
    {
      reason = refuse (RN_REASON_PLAYERS, "R2.1", -1, "players");
      reason.have = sheet->n_players;
      return reason;
    }

  reason = check_ranges (sheet);
  if (reason.code == RN_OK)
    reason = check_totals (sheet);
  if (reason.code == RN_OK)
    reason = refuse (RN_OK, NULL, -1, NULL);

  return reason;
}

void
rn_sheet_from_position (RnSheet          *sheet,
                        const RnPosition *position)
{
  g_return_if_fail (position->step == RN_STEP_OVER);

  memset (sheet, 0, sizeof *sheet);
  sheet->n_players = position->n_players;
  for (guint k = 0; k < RN_SACRIFICES; k++)
    sheet->stone[k] = position->stone_open[k];
  for (guint i = 0; i < position->n_hidden; i++)
    sheet->stone[position->hidden[i].kind]++;

  for (guint p = 0; p < position->n_players; p++)
    {
      sheet->players[p].tiles = position->glory[p];
      sheet->players[p].moai = position->area[p][RN_MOAI];
      sheet->players[p].wood = position->wood[p];
      for (guint k = 0; k < RN_SACRIFICES; k++)
        sheet->players[p].sacrifice[k] = position->sacrifice[p][k];
    }
}

static void
sum_player (RnFinal       *final,
            const RnSheet *sheet,
            guint          player)
{
  final->players[player].tiles = sheet->players[player].tiles;
  final->players[player].moai_count = sheet->players[player].moai;
  final->players[player].moai = sheet->players[player].moai * RN_MOAI_POINTS;
  final->players[player].wood_count = sheet->players[player].wood;
  final->players[player].wood = sheet->players[player].wood / RN_WOOD_PER_POINT;
  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      final->players[player].sacrifice_count[k] = sheet->players[player].sacrifice[k];
      final->players[player].sacrifice += sheet->players[player].sacrifice[k] * final->value[k];
    }
  final->players[player].total = final->players[player].tiles + final->players[player].moai +
                                 final->players[player].wood + final->players[player].sacrifice;
}

/* How @a stands to @b: above 0 when ahead, and by what (R8.7, D12). */
static int
compare (const RnFinal *final,
         guint          a,
         guint          b,
         RnTieBreak    *tie)
{
  const gint64 keys[][2] = {
    { final->players[a].total, final->players[b].total },
    { final->players[a].moai_count, final->players[b].moai_count },
    { final->players[a].wood_count, final->players[b].wood_count },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i][0] != keys[i][1])
      {
        *tie = (RnTieBreak) i;
        return keys[i][0] > keys[i][1] ? 1 : -1;
      }

  *tie = RN_TIE_SHARED;
  return 0;
}

static void
rank_players (RnFinal *final)
{
  RnTieBreak tie;

  /* Insertion keeps equal players in seating order. */
  for (guint p = 0; p < final->n_players; p++)
    {
      guint at = p;

      for (; at > 0 && compare (final, p, final->order[at - 1], &tie) > 0; at--)
        final->order[at] = final->order[at - 1];
      final->order[at] = (guint8) p;
    }

  for (guint i = 0; i < final->n_players; i++)
    {
      guint player = final->order[i];

      tie = RN_TIE_NONE;
      if (i > 0 && compare (final, final->order[i - 1], player, &tie) == 0)
        final->players[player].place = final->players[final->order[i - 1]].place;
      else
        final->players[player].place = i + 1;
      final->tie_above[i] = tie;
    }
}

void
rn_final (RnFinal       *final,
          const RnSheet *sheet)
{
  memset (final, 0, sizeof *final);
  final->n_players = sheet->n_players;
  memcpy (final->stone, sheet->stone, sizeof final->stone);
  final->empty = rn_values (sheet->stone, final->value, final->rank);
  for (guint p = 0; p < sheet->n_players; p++)
    sum_player (final, sheet, p);
  rank_players (final);
}
