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

/* T8.4, T8.5 */
static guint
count_room (const TpMoai *moai,
            guint         piece)
{
  guint room = 0;

  if (moai->transfer > 0)
    return piece == TP_PALM ? tp_moai_free (moai, piece, TP_ON_TRANSFER) : 0;
  if (piece == TP_PALM)
    return tp_moai_free (moai, piece, TP_ON_BASE) + (tp_moai_may_transfer (moai) ? (guint) TP_SQUARES : 0);

  for (guint level = 0; level < TP_LEVELS; level++)
    room += tp_moai_free (moai, piece, level);

  return room;
}

static gboolean
takes_tile (const TpMoai *moai,
            guint         piece)
{
  if (piece >= TP_RUG_2)
    return tp_moai_takes_rug (moai);

  return !tp_moai_is_begun (moai) || tp_moai_takes_quarry (moai, TP_CIRCLES_OF (piece));
}

guint
tp_position_to_place (const TpPosition *position,
                      guint             player,
                      guint             piece)
{
  const TpPlayer *owner = &position->players[player];
  guint pieces = tp_position_placeable (position, player, piece);
  guint room = 0;

  for (guint s = 0; s < TP_SITES && pieces > 0; s++)
    room += piece < TP_LOOSE_PIECES ? count_room (&owner->moai[s], piece) : (guint) takes_tile (&owner->moai[s], piece);

  return MIN (pieces, room);
}

guint
tp_position_all_to_place (const TpPosition *position,
                          guint             player)
{
  guint all = 0;

  for (guint piece = 0; piece < TP_PIECES; piece++)
    all += tp_position_to_place (position, player, piece);

  return all;
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
        if (piece < TP_LOOSE_PIECES ? count_room (&owner->moai[s], piece) > 0 : takes_tile (&owner->moai[s], piece))
          return TRUE;
    }

  return FALSE;
}
