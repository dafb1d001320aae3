/* tp-final.c: the end: what everybody has, and who has won (T12)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-final.h"

#include <string.h>

void
tp_sheet_from_position (TpSheet          *sheet,
                        const TpPosition *position)
{
  memset (sheet, 0, sizeof *sheet);
  sheet->box = position->box;
  sheet->n_players = position->n_players;
  for (guint p = 0; p < position->n_players; p++)
    {
      const TpPlayer *player = &position->players[p];
      TpSheetPlayer *counted = &sheet->players[p];

      counted->points = (guint16) tp_player_points (player);
      memcpy (counted->in_play, player->points, sizeof counted->in_play);
      memcpy (counted->tapati, player->tapati, sizeof counted->tapati);
      counted->n_sites = TP_SITES;
      for (guint s = 0; s < TP_SITES; s++)
        counted->begun |= (guint8) (tp_moai_is_begun (&player->moai[s]) << s);
      memcpy (counted->moai, player->moai, sizeof counted->moai);
    }
}

guint
tp_tapati_number (const guint8 tapati[TP_PIECES])
{
  return 2u * tapati[TP_RAPANUI] + tapati[TP_SLAVE] + tapati[TP_PALM] + tp_tapati_tiles (tapati);
}

/* T12.1 */
static void
score_player (TpFinalPlayer       *player,
              const TpSheetPlayer *counted,
              const TpBox         *box)
{
  player->scored = counted->points;
  player->keys[TP_TIE_NONE] = counted->points;
  for (guint s = 0; s < TP_SITES; s++)
    {
      tp_moai_value (&counted->moai[s], box, player->moai[s]);
      for (guint i = 0; i < TP_LINES; i++)
        {
          player->lines[i] += player->moai[s][i];
          player->keys[TP_TIE_NONE] += player->moai[s][i];
        }
    }

  player->keys[TP_TIE_TAPATI] = tp_tapati_number (counted->tapati);
  player->keys[TP_TIE_RAPANUIS] = counted->tapati[TP_RAPANUI];
  player->keys[TP_TIE_SLAVES] = counted->tapati[TP_SLAVE];
  player->keys[TP_TIE_PALMS] = counted->tapati[TP_PALM];
}

/* The first key that tells two players apart. */
static TpTie
find_tie (const TpFinalPlayer *a,
          const TpFinalPlayer *b)
{
  guint tie = TP_TIE_NONE;

  while (tie < TP_TIE_SHARED && a->keys[tie] == b->keys[tie])
    tie++;

  return tie;
}

/* Of two who share a place neither is ahead, so they stay in the order of their seats. */
static gboolean
is_ahead (const TpFinalPlayer *a,
          const TpFinalPlayer *b)
{
  TpTie tie = find_tie (a, b);

  return tie != TP_TIE_SHARED && a->keys[tie] > b->keys[tie];
}

/* T12.2 */
static void
rank (TpFinal *final)
{
  for (guint i = 0; i < final->n_players; i++)
    {
      guint at = i;

      for (; at > 0 && is_ahead (&final->players[i], &final->players[final->order[at - 1]]); at--)
        final->order[at] = final->order[at - 1];
      final->order[at] = (guint8) i;
    }

  for (guint at = 0; at < final->n_players; at++)
    {
      TpFinalPlayer *player = &final->players[final->order[at]];
      const TpFinalPlayer *above = at > 0 ? &final->players[final->order[at - 1]] : NULL;

      final->tie_above[at] = above != NULL ? find_tie (above, player) : TP_TIE_NONE;
      player->place = final->tie_above[at] == TP_TIE_SHARED ? above->place : at + 1;
    }
}

void
tp_final (TpFinal       *final,
          const TpSheet *sheet)
{
  g_return_if_fail (sheet->n_players >= TP_MIN_PLAYERS && sheet->n_players <= TP_MAX_PLAYERS);

  memset (final, 0, sizeof *final);
  final->n_players = sheet->n_players;
  for (guint p = 0; p < sheet->n_players; p++)
    score_player (&final->players[p], &sheet->players[p], &sheet->box);
  rank (final);
}
