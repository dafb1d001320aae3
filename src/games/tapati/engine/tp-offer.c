/* tp-offer.c: what players who place can do beside choosing a place, and what all do at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-offer.h"

#include <string.h>

/* Spaces that can be filled now with pieces of a kind, or sites that take such a tile, and the moves for all of them.
 * Of palms it is the base. */
static guint
find_free (const TpPosition *position,
           guint             seat,
           guint             piece,
           TpMove           *moves,
           guint            *n_moves)
{
  guint first = piece == TP_PALM ? (guint) TP_ON_BASE : TP_FLOOR_M;
  guint last = piece == TP_PALM ? (guint) TP_ON_BASE : piece < TP_LOOSE_PIECES ? (guint) TP_ON_RUG : first;
  guint total = 0;

  *n_moves = 0;
  for (guint site = 0; site < TP_SITES; site++)
    for (guint place = first; place <= last; place++)
      {
        TpMove move = tp_build_move (seat, piece, site, place);

        if (tp_check (position, &move).code != TP_OK)
          continue;
        if (piece < TP_LOOSE_PIECES)
          move.count = (guint8) tp_moai_free (&position->players[seat].moai[site], piece, place);
        total += MAX (move.count, 1u);
        moves[(*n_moves)++] = move;
      }

  return total;
}

static gboolean
can_transfer (const TpPosition *position,
              guint             seat)
{
  for (guint site = 0; site < TP_SITES; site++)
    {
      TpMove move = tp_build_move (seat, TP_PALM, site, TP_ON_TRANSFER);

      if (tp_check (position, &move).code == TP_OK)
        return TRUE;
    }

  return FALSE;
}

/* The engine decides what can be kept: it tries. */
static void
find_back (TpOffer          *self,
           const TpPosition *position,
           guint             seat)
{
  TpPosition after = *position;
  TpEventList events = { 0 };
  TpMove done = { .type = TP_MOVE_DONE, .player = (guint8) seat };

  if (!self->is_pending)
    return;

  tp_apply (&after, &done, &events);
  for (guint i = 0; i < events.n && events.events[i].type == TP_EVENT_BACK; i++)
    if (events.events[i].player == seat)
      self->back[events.events[i].piece] = (guint8) (self->back[events.events[i].piece] + events.events[i].count);
  for (guint piece = 0; piece < TP_PIECES; piece++)
    self->keeps[piece] = (guint8) (position->players[seat].tapati[piece] + position->players[seat].taken[piece] -
                                   self->back[piece]);
}

/* All spaces are filled where there are pieces enough; where one place takes any, it takes what there is. */
static void
add_loose (TpOffer          *self,
           const TpPosition *position,
           guint             seat,
           guint             piece)
{
  TpMove *moves = &self->fills[self->n_fills];
  guint pieces = tp_position_placeable (position, seat, piece);
  gboolean other = piece == TP_PALM && can_transfer (position, seat);
  guint n_moves;
  guint n = find_free (position, seat, piece, moves, &n_moves);

  if (n_moves == 1 && n > pieces && !other)
    n = moves[0].count = (guint8) pieces;
  self->is_sure = self->is_sure && !other && n <= pieces;
  if (n == 0 || n > pieces)
    return;
  self->n_fills += n_moves;
  self->n_filled += n;
  self->is_base = self->is_base && piece == TP_PALM;
}

/* A tile is offered where one tile can be laid on one site. */
static void
add_tile_fill (TpOffer          *self,
               const TpPosition *position,
               guint             seat)
{
  guint n = 0;

  for (guint piece = TP_QUARRY_1; piece < TP_PIECES; piece++)
    {
      TpMove moves[TP_SITES];
      guint n_moves;

      n += find_free (position, seat, piece, moves, &n_moves);
      if (n_moves == 1)
        self->fills[self->n_fills] = moves[0];
    }
  self->is_sure = self->is_sure && n <= 1;
  if (n != 1)
    return;
  self->n_fills++;
  self->n_filled++;
  self->is_base = FALSE;
}

void
tp_offer_init (TpOffer          *self,
               const TpPosition *position,
               guint             seat)
{
  memset (self, 0, sizeof *self);
  self->is_pending = position->step == TP_STEP_PLACE && tp_position_is_pending (position, seat);
  memcpy (self->keeps, position->players[seat].tapati, TP_PIECES);
  find_back (self, position, seat);
  if (!self->is_pending)
    return;

  self->is_base = self->is_sure = TRUE;
  self->to_place = tp_position_all_to_place (position, seat);
  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    add_loose (self, position, seat, piece);
  add_tile_fill (self, position, seat);
}

guint
tp_offers_sure (const TpPosition *position,
                TpMove            moves[TP_MAX_SURE],
                guint            *n_pieces)
{
  guint n = 0;

  *n_pieces = 0;
  for (guint seat = 0; seat < position->n_players; seat++)
    {
      TpOffer offer;

      tp_offer_init (&offer, position, seat);
      if (!offer.is_pending || !offer.is_sure)
        continue;
      for (guint i = 0; i < offer.n_fills; i++)
        moves[n++] = offer.fills[i];
      *n_pieces += offer.n_filled;
    }

  return n;
}

guint
tp_offers_same (const TpPosition *position,
                guint             type,
                TpMove            moves[TP_MAX_PLAYERS],
                guint8            back[TP_PIECES])
{
  TpPosition after = *position;
  guint n = 0;

  memset (back, 0, TP_PIECES);
  while (n < position->n_players && after.step == position->step && after.fact == position->fact)
    {
      guint8 pending[TP_MAX_PLAYERS];
      TpMove move = { .type = (guint8) type };
      TpEventList events = { 0 };

      tp_position_pending (&after, pending);
      move.player = pending[0];
      moves[n++] = move;
      tp_apply (&after, &move, &events);
      for (guint i = 0; i < events.n; i++)
        if (events.events[i].type == TP_EVENT_BACK)
          back[events.events[i].piece] = (guint8) (back[events.events[i].piece] + events.events[i].count);
    }

  return n;
}
