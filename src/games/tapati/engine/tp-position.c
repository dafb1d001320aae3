/* tp-position.c: what a position says without anybody moving
 *
 * Not for: placing (tp-place.c), exchanging (tp-exchange.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-position.h"

#include <string.h>

guint
tp_position_pending (const TpPosition *position,
                     guint8            players[TP_MAX_PLAYERS])
{
  guint player = position->active;
  guint n = 0;

  for (guint i = 0; i < position->n_players; i++)
    {
      if (tp_position_is_pending (position, player))
        players[n++] = (guint8) player;
      player = tp_position_next (position, player);
    }

  return n;
}

gboolean
tp_position_fact_used (const TpPosition *position,
                       guint             fact)
{
  return memchr (position->used, (int) fact, position->n_used) != NULL;
}

/* The cards are taken clockwise from the one who has the marker (T4.9), which goes on before the
 * replacement (T4.1). */
int
tp_position_fact_taker (const TpPosition *position,
                        guint             fact)
{
  const guint8 *used = memchr (position->used, (int) fact, position->n_used);
  gboolean replaced = position->step == TP_STEP_OVER && position->end < TP_END_EXTRA;
  guint first = position->first + (replaced ? position->n_players - 1u : 0u);

  return used != NULL ? (int) ((first + (guint) (used - position->used)) % position->n_players) : -1;
}

guint
tp_position_begun_moai (const TpPosition *position)
{
  guint n = 0;

  for (guint p = 0; p < position->n_players; p++)
    for (guint s = 0; s < TP_SITES; s++)
      n += tp_moai_is_begun (&position->players[p].moai[s]);

  return n;
}

gboolean
tp_player_has_moai (const TpPlayer *player)
{
  return tp_moai_is_begun (&player->moai[0]) || tp_moai_is_begun (&player->moai[1]) ||
         tp_moai_is_begun (&player->moai[2]);
}

guint
tp_player_free_site (const TpPlayer *player)
{
  guint site = 0;

  while (site < TP_SITES && tp_moai_is_begun (&player->moai[site]))
    site++;

  return site;
}

guint
tp_tapati_tiles (const guint8 tapati[TP_PIECES])
{
  guint n = 0;

  for (guint piece = TP_QUARRY_1; piece < TP_PIECES; piece++)
    n += tapati[piece];

  return n;
}

guint
tp_tapati_room (const guint8 tapati[TP_PIECES],
                guint        piece)
{
  guint limit, held;

  if (piece >= TP_LOOSE_PIECES)
    {
      limit = TP_TAPATI_TILES;
      held = tp_tapati_tiles (tapati);
    }
  else
    {
      limit = piece == TP_RAPANUI ? TP_TAPATI_RAPANUIS
              : piece == TP_PALM ? TP_TAPATI_PALMS : tp_tapati_slave_limit (tapati);
      held = tapati[piece];
    }

  return held < limit ? limit - held : 0;
}

guint
tp_fact_gives (guint fact,
               guint piece)
{
  static const guint8 gives[TP_FACTS][TP_PIECES] = {
    [TP_MAKE_MAKE] = { [TP_RAPANUI] = 1 },
    [TP_MANUTARA] = { [TP_SLAVE] = 1 },
    [TP_AHU] = { [TP_PALM] = 1 },
    [TP_RANO_RARAKU] = { [TP_QUARRY_1] = 1, 1, 1, 1, [TP_RUG_2] = 1, 1 },
    [TP_TANGATA_MANU] = { [TP_RAPANUI] = 1, [TP_SLAVE] = 2, [TP_PALM] = 2 },
    [TP_MOAI_CARD] = { [TP_PALM] = 1 },
    [TP_RUG_CARD] = { [TP_QUARRY_1] = 1, 1, 1, 1 },
  };

  return fact < TP_FACTS && piece < TP_PIECES ? gives[fact][piece] : 0;
}

guint
tp_position_quarries_left (const TpPosition *position)
{
  guint n = 0;

  for (guint i = 0; i < TP_CIRCLES; i++)
    n += position->store[TP_QUARRY_1 + i] + position->recycled[i];

  return n;
}

void
tp_position_drawable (const TpPosition *position,
                      const guint8     *drawn,
                      guint             n,
                      guint8            left[TP_CIRCLES])
{
  gboolean recycled = FALSE;

  memcpy (left, &position->store[TP_QUARRY_1], TP_CIRCLES * sizeof *left);
  for (guint i = 0; i <= n; i++)
    {
      if (!recycled && left[0] + left[1] + left[2] + left[3] == 0)
        {
          memcpy (left, position->recycled, TP_CIRCLES * sizeof *left);
          recycled = TRUE;
        }
      if (i < n)
        left[drawn[i] - 1]--;
    }
}

guint
tp_player_points (const TpPlayer *player)
{
  guint points = 0;

  g_return_val_if_fail (player != NULL, 0);

  for (guint line = 0; line < TP_LINES; line++)
    points += player->points[line];

  return points;
}
