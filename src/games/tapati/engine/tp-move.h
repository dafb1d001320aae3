/* tp-move.h: a move of Tapati as a value
 *
 * Not for: whether it may be made (tp-rules.h), its JSON (tp-json.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-pieces.h"

G_BEGIN_DECLS

/**
 * TpMoveType:
 *
 * The moves; what each fills in of a [struct@Move] stands beside it.
 */
typedef enum
{
  TP_MOVE_REVEAL,   /* what (a TpDraw), n_quarries, quarries, rug (T4.7, T7.3) */
  TP_MOVE_FACT,     /* player, what (a TpFact) (T4.9) */
  TP_MOVE_PALM,     /* player (T5.5) */
  TP_MOVE_ENOUGH,   /* player (T5.6) */
  TP_MOVE_QUARRY,   /* player, piece (T5.8) */
  TP_MOVE_RUG,      /* player (T5.9) */
  TP_MOVE_EXCHANGE, /* player, what and take (TpCombinations), piece where a quarry is given (T6.2) */
  TP_MOVE_PASS,     /* player (T6.1) */
  TP_MOVE_AWARD,    /* player, piece: a loose one (T7.1) */
  TP_MOVE_BUILD,    /* player, piece, site; loose pieces: place, count (T8) */
  TP_MOVE_DONE,     /* player (T8.6, T9.1) */
  TP_MOVE_SCORE,    /* player, site (T9.1) */
  TP_MOVES
} TpMoveType;

/**
 * TpDraw:
 *
 * What quarries are drawn for.
 */
typedef enum
{
  TP_DRAW_EXCHANGE, /* a quarry for the interchange (T4.7) */
  TP_DRAW_MARKET,   /* the row and a rug (T4.7) */
  TP_DRAW_RUG_CARD, /* a quarry for the one who took the Rug card (T7.3) */
  TP_DRAWS
} TpDraw;

/**
 * TpMove:
 *
 * A move, all that it does not use 0. A value that a record does not give, or gives wrong,
 * is `TP_INVALID`.
 */
typedef struct
{
  guint8 type;
  guint8 player;
  guint8 what;
  guint8 take;
  guint8 piece;
  guint8 site;
  guint8 place;
  guint8 count;
  guint8 quarries[TP_MAX_ROW]; /* circles, in the order drawn */
  guint8 n_quarries; /* 0 in a list of legal moves: any */
  guint8 rug;        /* 2 or 3 */
} TpMove;

/* Returns: whether it takes from the markets, or declines to: what is done in turn, a little at a time */
static inline gboolean
tp_move_is_taking (const TpMove *move)
{
  return move->type == TP_MOVE_PALM || move->type == TP_MOVE_ENOUGH || move->type == TP_MOVE_QUARRY ||
         move->type == TP_MOVE_RUG;
}

/* In a list of legal moves: six players who place slaves, each on three Moai of four floors
 * with four circles and a rug with two spaces, or are done. */
#define TP_MAX_LEGAL (TP_MAX_PLAYERS * (TP_SITES * (TP_FLOORS * TP_CIRCLES + 2) + 1))

G_END_DECLS
