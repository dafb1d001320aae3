/* rn-slips.h: which slip in the course of a game explains a difference
 *
 * Everything that may have gone wrong is listed once for a game, each with what
 * it would change on the table; a count is then only compared with the list.
 * How it works: docs/count-check.md.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-move.h"
#include "games/rapanui/study/rn-count-check.h"

G_BEGIN_DECLS

/* No game has more turns, so no slip has more turns where it may have been. */
#define RN_SLIP_MAX_TURNS 48

/**
 * RnSlipType:
 *
 * What may have gone wrong, roughly the likelier the earlier.
 */
typedef enum
{
  RN_SLIP_NOT_ENTERED,      /* the next move, made at the table already */
  RN_SLIP_NOT_BOUGHT,       /* the record has a purchase that wasn't made */
  RN_SLIP_BOUGHT,           /* a purchase is not in the record */
  RN_SLIP_BOUGHT_OTHER,     /* another kind was bought */
  RN_SLIP_OTHER_REWARD,     /* wood, not glory points, or the other way */
  RN_SLIP_NOT_TAKEN,        /* what a scoring gives was forgotten */
  RN_SLIP_BONUS_FORGOTTEN,
  RN_SLIP_TAKEN_BY_OTHER,   /* another player took it */
  RN_SLIP_TAKEN_TWICE,
  RN_SLIP_NOBODY_TOOK,      /* a whole scoring was forgotten */
  RN_SLIP_NOT_PAID,         /* the price of a purchase or play was forgotten */
  RN_SLIP_PAID_TWICE,
  RN_SLIP_PAID_FULL,        /* the display's reduction was forgotten (R4.2) */
  RN_SLIP_CARD_NOT_TAKEN,   /* a card was paid and left on its pile */
  RN_SLIP_BOUGHT_TWICE,
  RN_SLIP_PAID_BY_OTHER,
  RN_SLIP_BOUGHT_BY_OTHER,
  RN_SLIP_NOT_SACRIFICED,
  RN_SLIP_SACRIFICED_TWICE,
  RN_SLIP_OTHER_ADDED,      /* the active player added another kind */
  RN_SLIP_NOT_ADDED,
  RN_SLIP_ADDED_OWN,        /* the added card came from the own cards */
  RN_SLIP_OTHER_SUBSTITUTE,
  RN_SLIP_DRAWN_TOO_MANY,
  RN_SLIP_NOT_DRAWN,
  RN_SLIP_NOT_REFILLED,
  RN_SLIP_OTHER_PLAY,       /* another card was played; later scorings differ */
  RN_SLIP_OTHER_DRAW,       /* from another column; another kind was scored */
  RN_SLIP_OTHER_REFILL,     /* another card came to lie in front */
  RN_SLIP_BONUS_WRONG,      /* a bonus was taken though somebody is level */
  RN_SLIP_OTHER_TOKENS,     /* wood was scored, glory points were taken … */
  RN_SLIP_TYPES
} RnSlipType;

/**
 * RnSlipFit:
 *
 * How well a slip explains a difference, the best first.
 */
typedef enum
{
  RN_SLIP_EXACT, /* it is the whole difference */
  RN_SLIP_PART,  /* it is a part of it, and nothing else */
  RN_SLIP_MORE   /* it is the whole, and more that was not counted so */
} RnSlipFit;

/**
 * RnSlipToken:
 *
 * What `amount` counts.
 */
typedef enum
{
  RN_SLIP_WOOD,
  RN_SLIP_GLORY,
  RN_SLIP_CARDS
} RnSlipToken;

/**
 * RnSlip:
 * @type: an [enum@SlipType]
 * @fit: an [enum@SlipFit]
 * @token: an [enum@SlipToken]
 * @player: whose slip
 * @other: the other player of it
 * @kind: buy, add, substitute: an [enum@Sacrifice]; a scoring, play, draw or
 *   refill: an [enum@Kind]
 * @other_kind: what it was instead, in the same terms; draw: the column
 * @amount: how many tokens or cards
 * @delta: what it changes on the table against the record
 * @n_turns: in how many turns it may have been
 * @turns: the turns, the latest first
 * @plies: for each turn the move, from 0; for a move not entered yet the number
 *   of moves made
 */
typedef struct
{
  guint8 type;
  guint8 fit;
  guint8 token;
  guint8 player;
  guint8 other;
  guint8 kind;
  guint8 other_kind;
  guint8 amount;
  RnCount delta;
  guint16 n_turns;
  guint16 turns[RN_SLIP_MAX_TURNS];
  guint16 plies[RN_SLIP_MAX_TURNS];
} RnSlip;

/**
 * RnSlips:
 *
 * All that may have gone wrong in a game.
 */
typedef struct _RnSlips RnSlips;

/* Lists what may have gone wrong in each move.
 * @first: the position before the first move
 * @moves: (array length=n_moves): the moves made, all legal
 * @n_moves: how many
 * Returns: (transfer full): the list */
RnSlips *rn_slips_new (const RnPosition *first,
                       const RnMove     *moves,
                       guint             n_moves);

/* @self: (transfer full): the slips of a game */
void rn_slips_free (RnSlips *self);

/* Returns: (transfer none): the position after the last move */
const RnPosition *rn_slips_get_position (const RnSlips *self);

/* Compares a difference with the list. The same slip in several turns is one with all of them.
 * @difference: what was counted less what should be there
 * Returns: (transfer full) (element-type RnSlip): what explains it, the best first; always in the same order for the
 *   same game and count */
GArray *rn_slips_find (const RnSlips *self,
                       const RnCount *difference);

/* @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): the turns in which it may have been, the move and why it explains the difference; kinds
 *   of players' Sacrifice cards are told only where all saw them */
char *rn_slip_sentence (const RnSlip      *slip,
                        const char *const *names);

/* @difference: the difference it was found for
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): what it leaves unexplained, or what should be counted again, or that it explains all */
char *rn_slip_fit_sentence (const RnSlip      *slip,
                            const RnCount     *difference,
                            const char *const *names);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RnSlips, rn_slips_free)

G_END_DECLS
