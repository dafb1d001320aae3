/* tp-offer.h: what players who place can do beside choosing a place, and what all do at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-rules.h"

G_BEGIN_DECLS

/* @seat: who places
 * @site: on which site
 * @place: where on it; of tiles anything
 * Returns: the move that places one of it */
static inline TpMove
tp_build_move (guint seat,
               guint piece,
               guint site,
               guint place)
{
  return (TpMove) { .type = TP_MOVE_BUILD, .player = (guint8) seat, .piece = (guint8) piece, .site = (guint8) site,
                    .place = piece < TP_LOOSE_PIECES ? (guint8) place : 0, .count = piece < TP_LOOSE_PIECES ? 1 : 0 };
}

/* A row each for three Moai, and their bases. */
#define TP_MAX_FILLS (TP_SITES * (TP_LEVELS + 1))

/**
 * TpOffer:
 * @is_pending: whether the player is still placing
 * @fills: (array length=n_fills): moves that fill every space there is for a kind of piece, or the only
 *   place that takes any
 * @n_fills: 0 where there is something to choose
 * @n_filled: how many pieces these place
 * @is_sure: whether nothing else could be done with any piece than these moves, or keeping it
 * @is_base: whether these are palms: those of the base alone
 * @to_place: how many pieces can be placed now, as the news tell of the player
 * @back: (array fixed-size=9): what goes back if the player is done now
 * @keeps: (array fixed-size=9): what is then in the Tapati
 *
 * What a player who places can do beside choosing a place.
 */
typedef struct
{
  gboolean is_pending;
  TpMove fills[TP_MAX_FILLS];
  guint n_fills;
  guint n_filled;
  gboolean is_sure;
  gboolean is_base;
  guint to_place;
  guint8 back[TP_PIECES];
  guint8 keeps[TP_PIECES];
} TpOffer;

/* @self: (out caller-allocates): what is offered
 * @seat: whose board */
void tp_offer_init (TpOffer       *self,
                        const TpPosition *position,
                        guint             seat);

#define TP_MAX_SURE (TP_MAX_PLAYERS * TP_MAX_FILLS)

/* Of each who can place in one way only, and of nobody else.
 * @position: a position in step place
 * @moves: (out caller-allocates) (array fixed-size=108): what places all that can be placed in one way only
 * @n_pieces: (out): how many pieces these moves place
 * Returns: how many moves these are */
guint tp_offers_sure (const TpPosition *position,
                      TpMove            moves[TP_MAX_SURE],
                      guint            *n_pieces);

/* @type: `done`, `pass` or `palm`, which is legal for who acts
 * @moves: (out caller-allocates) (array fixed-size=6): the same of each who is left, but of nobody twice; who is
 *   forced to score something has no `done` to say
 * @back: (out caller-allocates) (array fixed-size=9): what goes back by that, by piece
 * Returns: how many moves these are */
guint tp_offers_same (const TpPosition *position,
                      guint             type,
                      TpMove            moves[TP_MAX_PLAYERS],
                      guint8            back[TP_PIECES]);

G_END_DECLS
