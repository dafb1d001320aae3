/* rn-position.h: a position of a game of Rapa Nui, as a plain value
 *
 * Not for: what may be done in it (rn-rules.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <string.h>

#include "games/rapanui/engine/rn-cards.h"

G_BEGIN_DECLS

/**
 * RnStep:
 *
 * Where in a turn the game stands (R3.2).
 */
typedef enum
{
  RN_STEP_BUY,        /* may buy a Sacrifice card, or play (R4, R5) */
  RN_STEP_PLAY,       /* has bought, must play (R5) */
  RN_STEP_SACRIFICE,  /* the sacrifice round goes on (R6.1, R6.2) */
  RN_STEP_ADD,        /* the active player adds a card (R6.3) */
  RN_STEP_DRAW,       /* the hand lacks cards (R7.1) */
  RN_STEP_REFILL,     /* a column is being refilled (R7.2) */
  RN_STEP_REWARD,     /* Moai scoring: wood or glory (R7.6) */
  RN_STEP_SUBSTITUTE, /* a card is owed, the pile is empty (R7.9) */
  RN_STEP_REVEAL,     /* the game has ended, untold cards are turned up (R8.2) */
  RN_STEP_OVER
} RnStep;

/**
 * RnHidden:
 * @player: who laid it
 * @kind: a Sacrifice kind, or `RN_SACRIFICE_NULL` while it is untold
 * @room: for each Sacrifice kind the fewest told cards of that kind, at most
 *   15, that the player has owned at any time since this card was laid. The
 *   untold cards laid up to this one can't be more of a kind than that.
 *
 * A card on the Stone that was laid face down (R6.2).
 */
typedef struct
{
  guint8 player : 4;
  guint8 kind : 4;
  guint16 room;
} __attribute__ ((packed)) RnHidden;

/* In the eighth place of a hand: its cards of which nobody told the kind when the
 * game was joined late. */
#define RN_HAND_UNKNOWN RN_KINDS

/**
 * RnPosition:
 *
 * Everything that the table shows and the players remember, as one value:
 * copied by assignment, no pointers. Arrays by kind have eight places so that
 * they can be moved as one word; the eighth stays 0, but see `RN_HAND_UNKNOWN`.
 */
typedef struct
{
  guint16 ply;          /* moves made so far */
  guint16 turn;         /* from 1 */
  guint8 n_players;     /* 2–4 */
  guint8 active;        /* the active player */
  guint8 step;          /* an RnStep */
  guint8 deck;          /* cards in the draw pile */
  guint8 unseen[8];     /* what the draw pile and unknown hands are made of, by RnKind */
  guint8 hand[RN_MAX_PLAYERS][8];
  guint8 area[RN_MAX_PLAYERS][8]; /* the personal displays */
  guint16 wood[RN_MAX_PLAYERS];
  guint16 glory[RN_MAX_PLAYERS];  /* in tiles */
  /* What each player would own if no untold card were subtracted. */
  guint8 sacrifice[RN_MAX_PLAYERS][RN_SACRIFICES];
  guint8 untold[RN_MAX_PLAYERS];
  /* Cards owned of which the kind is not known, of those whose cards nobody told
   * when the game was joined late; they are not in @sacrifice. */
  guint8 unknown[RN_MAX_PLAYERS];
  guint8 supply[RN_SACRIFICES];
  guint8 stone_open[RN_SACRIFICES]; /* laid face up on the Stone */
  guint8 stone_unknown; /* lay there, somehow, when the game was joined late */
  guint8 untracked;     /* whose cards are not known by kind, bit per player */
  guint8 display[RN_COLUMNS][RN_COLUMN_CARDS]; /* back to front */
  guint8 column_length[RN_COLUMNS];
  RnHidden hidden[RN_MAX_HIDDEN]; /* in the order laid */
  guint8 n_hidden;
  guint8 top;           /* an RnSacrifice */
  guint8 actor;         /* who sacrifices or takes a substitute now */
  guint8 column;        /* the column drawn from last */
  guint8 scored;        /* the kind being scored in reward and substitute */
  guint8 pending;       /* who still chooses a reward, bit per player */
  guint8 owed[RN_MAX_PLAYERS]; /* cards still owed in a scoring (R7.9) */
} RnPosition;

G_STATIC_ASSERT (sizeof (RnPosition) <= 192);

/* @players: (out caller-allocates) (array fixed-size=4): who has to act, in clockwise order from the active player
 * Returns: how many players have to act now, 0–4; 0 when the game is over */
guint rn_position_pending (const RnPosition *position,
                           guint8            players[RN_MAX_PLAYERS]);

/* Returns: whether it is the turn of @player (R3.1); nobody's once the game has ended */
static inline gboolean
rn_position_has_turn (const RnPosition *position,
                      guint             player)
{
  return player == position->active && position->step < RN_STEP_REVEAL;
}

/* Returns: whether the kinds of some of the Sacrifice cards of @player are not known since the game was joined late;
 *   these are counted in the end */
static inline gboolean
rn_position_is_untracked (const RnPosition *position,
                          guint             player)
{
  return (position->untracked >> player) & 1;
}

/* @kind: a card kind
 * Returns: how many cards of @kind the hand of @player can hold: as many as it does, except where some of its cards
 *   are not known since the game was joined late */
static inline guint
rn_position_in_hand (const RnPosition *position,
                     guint             player,
                     guint             kind)
{
  const guint8 *hand = position->hand[player];

  return hand[kind] + MIN (hand[RN_HAND_UNKNOWN], position->unseen[kind]);
}

/* From now on so many are known to be in that hand. What was known goes first: which of the unknown cards are of
 * @kind shows only when that doesn't suffice.
 * @position: (inout): a position
 * @kind: a card kind
 * @count: how many cards of it the hand of @player can hold at least */
static inline void
rn_position_tell_hand (RnPosition *position,
                       guint       player,
                       guint       kind,
                       guint       count)
{
  guint8 *hand = position->hand[player];
  guint8 told;

  if (G_LIKELY (hand[kind] >= count))
    return;

  told = (guint8) (count - hand[kind]);
  hand[kind] = (guint8) (hand[kind] + told);
  hand[RN_HAND_UNKNOWN] = (guint8) (hand[RN_HAND_UNKNOWN] - told);
  position->unseen[kind] = (guint8) (position->unseen[kind] - told);
}

/* Returns: how many cards @player has in hand, known or not */
static inline guint
rn_position_hand_size (const RnPosition *position,
                       guint             player)
{
  guint64 counts;

  /* Adds the eight small counts up in the uppermost byte. */
  memcpy (&counts, position->hand[player], sizeof counts);

  return (guint) ((counts * G_GUINT64_CONSTANT (0x0101010101010101)) >> 56);
}

/* @kind: a Sacrifice kind, 0–3
 * Returns: how many of the cards whose kind is not known since the game was joined late are of @kind: what the 25 in
 *   the box leave (R1.4) */
guint rn_position_kind_left (const RnPosition *position,
                             guint             kind);

/* Returns: how many Sacrifice cards @player owns, untold ones subtracted */
guint rn_position_sacrifice_total (const RnPosition *position,
                                   guint             player);

/* Returns: how many cards lie on the Stone, face up and face down (D3) */
guint rn_position_stone_size (const RnPosition *position);

/* @column: a column of the general display with cards
 * Returns: the kind of its front card */
static inline guint
rn_position_front (const RnPosition *position,
                   guint             column)
{
  return position->display[column][position->column_length[column] - 1];
}

/* @kind: a Sacrifice kind, 0–3
 * Returns: the price of a Sacrifice card of @kind for @player in wood, 0–5 (R4.2) */
guint rn_position_price (const RnPosition *position,
                         guint             player,
                         guint             kind);

/* @kind: a card kind
 * Returns: the player who would get the bonus if @kind were scored: at least two of it and more than every other
 *   (R7.7, R7.8); -1 if nobody would */
int rn_position_leader (const RnPosition *position,
                        guint             kind);

/* Implements the possibility check for untold face-down cards.
 * @kind: a Sacrifice kind, 0–3
 * Returns: whether a card of @kind can still be laid by @player */
gboolean rn_position_could_own (const RnPosition *position,
                                guint             player,
                                guint             kind);

/* @player: a player with cards of unknown kind
 * @held: (array fixed-size=4): all Sacrifice cards that @player still owns, by kind
 * Returns: whether they can be these */
gboolean rn_position_held_possible (const RnPosition *position,
                                    guint             player,
                                    const guint8     *held);

/* @player: a player with untold cards
 * @kinds: (array length=n_kinds): Sacrifice kinds in the order laid
 * @n_kinds: their number
 * Returns: whether the untold cards of @player can have been @kinds (R8.2) */
gboolean rn_position_reveal_possible (const RnPosition *position,
                                      guint             player,
                                      const guint8     *kinds,
                                      guint             n_kinds);

G_END_DECLS
