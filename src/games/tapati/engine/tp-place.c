/* tp-place.c: what a player may place in a fact, and where to (T8)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-position.h"

#define BIT(piece) (1u << (piece))
#define TILES (BIT (TP_PIECES) - BIT (TP_QUARRY_1))

/* The pieces of each fact's kind (T8.1); in the Tapati fact no rug can be taken. */
static const guint16 pieces_of_fact[TP_FACTS + 1] = {
  [TP_MAKE_MAKE] = BIT (TP_RAPANUI),
  [TP_MANUTARA] = BIT (TP_SLAVE),
  [TP_AHU] = BIT (TP_PALM),
  [TP_RANO_RARAKU] = TILES,
  [TP_TAPATI] = BIT (TP_PIECES) - 1,
};

guint
tp_position_placeable (const TpPosition *position,
                       guint             player,
                       guint             piece)
{
  const TpPlayer *owner = &position->players[player];

  if (!(pieces_of_fact[position->fact] & BIT (piece)))
    return 0;

  return owner->taken[piece] + (position->fact == TP_TAPATI ? 0u : owner->tapati[piece]);
}

static gboolean
has_room (const TpMoai *moai,
          guint         piece)
{
  if (moai->transfer > 0)
    return piece == TP_PALM && moai->transfer < TP_SQUARES;
  if (piece == TP_PALM)
    return moai->base < moai->n_floors || tp_moai_may_transfer (moai);

  for (guint level = 0; level < TP_LEVELS; level++)
    if (tp_moai_free (moai, piece, level) > 0)
      return TRUE;

  return FALSE;
}

static gboolean
takes_tile (const TpMoai *moai,
            guint         piece)
{
  if (piece >= TP_RUG_2)
    return tp_moai_takes_rug (moai);

  return !tp_moai_is_begun (moai) || tp_moai_takes_quarry (moai, TP_CIRCLES_OF (piece));
}

gboolean
tp_position_can_place (const TpPosition *position,
                       guint             player)
{
  const TpPlayer *owner = &position->players[player];

  for (guint pieces = pieces_of_fact[position->fact]; pieces != 0; pieces &= pieces - 1)
    {
      guint piece = (guint) g_bit_nth_lsf (pieces, -1);

      if (tp_position_placeable (position, player, piece) == 0)
        continue;
      for (guint s = 0; s < TP_SITES; s++)
        if (piece < TP_LOOSE_PIECES ? has_room (&owner->moai[s], piece) : takes_tile (&owner->moai[s], piece))
          return TRUE;
    }

  return FALSE;
}
