/* tp-keep.c: what players keep and what goes back (T3.2, T3.3, T8.6), and drawing tiles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "games/tapati/engine/tp-rules-private.h"

guint8 *
tp_place_of_return (TpPosition *position,
                    guint       piece)
{
  if (piece < TP_LOOSE_PIECES)
    return &position->store[piece];

  return piece < TP_RUG_2 ? &position->recycled[piece - TP_QUARRY_1] : &position->out[piece];
}

static void
give_back (TpPosition  *position,
           guint        player,
           guint        piece,
           guint        count,
           TpEventList *events)
{
  guint8 *place = tp_place_of_return (position, piece);

  *place = (guint8) (*place + count);
  tp_events_add (events, (TpEvent) { .type = TP_EVENT_BACK, .player = (guint8) player,
                                     .piece = (guint8) piece, .count = (guint8) count });
}

void
tp_keep (TpPosition  *position,
         guint        player,
         guint        piece,
         guint        count,
         TpEventList *events)
{
  guint8 *tapati = position->players[player].tapati;
  guint kept = MIN (count, tp_tapati_room (tapati, piece));

  tapati[piece] = (guint8) (tapati[piece] + kept);
  if (count > kept)
    give_back (position, player, piece, count - kept, events);
}

/* Rapanuis come first among the pieces, since slaves are kept by them. */
void
tp_put_away (TpPosition  *position,
             guint        player,
             TpEventList *events)
{
  TpPlayer *owner = &position->players[player];
  guint limit;

  for (guint piece = 0; piece < TP_PIECES; piece++)
    {
      guint count = owner->taken[piece];

      owner->taken[piece] = 0;
      if (count > 0)
        tp_keep (position, player, piece, count, events);
    }

  limit = tp_tapati_slave_limit (owner->tapati);
  if (owner->tapati[TP_SLAVE] > limit)
    {
      guint surplus = owner->tapati[TP_SLAVE] - limit;

      owner->tapati[TP_SLAVE] = (guint8) limit;
      give_back (position, player, TP_SLAVE, surplus, events);
    }
}

void
tp_draw_quarry (TpPosition  *position,
                guint        circles,
                TpEventList *events)
{
  guint8 *stock = &position->store[TP_QUARRY_1];

  if (stock[0] + stock[1] + stock[2] + stock[3] == 0)
    {
      memcpy (stock, position->recycled, TP_CIRCLES);
      memset (position->recycled, 0, TP_CIRCLES);
      tp_events_add (events, (TpEvent) { .type = TP_EVENT_RECYCLED });
    }
  stock[circles - 1]--;
}
