/* rn-final.c: the end: values of the Sacrifice cards, sums, ranking (R8)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-final.h"

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

void
rn_final_shares (const RnFinal *final,
                 double         shares[RN_MAX_PLAYERS])
{
  guint n_winners = 0;

  for (guint p = 0; p < final->n_players; p++)
    n_winners += final->players[p].place == 1;
  for (guint p = 0; p < final->n_players; p++)
    shares[p] = final->players[p].place == 1 ? 1.0 / n_winners : 0;
}
