/* tp-position.h: a position of a game of Tapati, as a plain value
 *
 * Not for: what may be done in it (tp-rules.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-moai.h"
#include "games/tapati/engine/tp-move.h"

G_BEGIN_DECLS

/* T3.2 */
#define TP_TAPATI_RAPANUIS 2
#define TP_TAPATI_SLAVES 4
#define TP_TAPATI_SLAVES_GUARDED 8 /* with a Rapanui there */
#define TP_TAPATI_PALMS 6
#define TP_TAPATI_TILES 2

/**
 * TpStep:
 *
 * Where in a round the game stands (section 14.3 of the rules).
 */
typedef enum
{
  TP_STEP_REVEAL,   /* tiles are drawn (T4.7, T7.3) */
  TP_STEP_FACT,     /* a fact card is chosen (T4.9) */
  TP_STEP_PALMS,    /* Ahu: palms are taken (T5.5) */
  TP_STEP_QUARRIES, /* Rano-Raraku: tiles are taken (T5.8) */
  TP_STEP_EXCHANGE, /* Tapati: combinations are exchanged (T6) */
  TP_STEP_AWARD,    /* Tangata-manu: an award is chosen (T7.1) */
  TP_STEP_PLACE,    /* pieces are placed (T8) */
  TP_STEP_PRESTIGE, /* Moai are scored (T9) */
  TP_STEP_OVER,
  TP_STEPS
} TpStep;

/**
 * TpEnd:
 *
 * Why the game ends (T11.2, T11.3).
 */
typedef enum
{
  TP_END_NONE,
  TP_END_MARKET_RAPANUIS,
  TP_END_MARKET_SLAVES,
  TP_END_MARKET_PALMS,
  TP_END_EXCHANGE,
  TP_END_GIFTS,
  TP_END_MARKET_QUARRIES,
  TP_END_EXTRA,
  TP_END_AWARD,
  TP_END_LAST_PALM,
  TP_END_LAST_RUG,
  TP_ENDS
} TpEnd;

/**
 * TpPlayer:
 * @tapati: pieces in the personal store, by [enum@Piece]
 * @taken: got in the present fact, not yet placed or put away
 * @moai: the three sites
 * @points: scored so far, by [enum@Line]
 */
typedef struct
{
  guint8 tapati[TP_PIECES];
  guint8 taken[TP_PIECES];
  TpMoai moai[TP_SITES];
  guint16 points[TP_LINES];
} TpPlayer;

/**
 * TpPosition:
 *
 * Everything that lies on the table, as one value: copied by assignment, no pointers.
 */
typedef struct
{
  guint32 ply;       /* moves made so far */
  guint32 round;     /* from 1 */
  TpBox box;
  guint8 n_players;  /* 3–6 */
  guint8 first;      /* who has the marker */
  guint8 active;     /* whose fact it is; who decides in prestige */
  guint8 actor;      /* who acts, where it is one player */
  guint8 pending;    /* who has to act, bit per player */
  guint8 step;       /* a TpStep */
  guint8 fact;       /* the card being carried out, or TP_NO_FACT */
  guint8 draw;       /* a TpDraw, in step reveal */
  guint8 end;        /* a TpEnd: the first reason noted */
  guint8 n_used;
  guint8 used[TP_MAX_PLAYERS];   /* facts of this round, in the order taken */
  guint8 n_passed;
  guint8 passed[TP_MAX_PLAYERS]; /* out of the interchange, in that order */
  guint8 gifts[TP_FACTS];        /* slaves; on the Moai card palms */
  guint8 store[TP_PIECES];       /* quarries and rugs: the face-down stocks */
  guint8 recycled[TP_CIRCLES];   /* quarries by circles - 1 */
  guint8 out[TP_PIECES];         /* out of the game */
  guint8 market[TP_PIECES];      /* quarries: the row, with the rug beside it */
  guint8 exchange;               /* what lies in the interchange, bit per TpCombination */
  guint8 exchange_quarry;        /* circles of the quarry there, 0 without */
  TpPlayer players[TP_MAX_PLAYERS];
} TpPosition;

G_STATIC_ASSERT (sizeof (TpPosition) <= 2048);

/* Returns: the left neighbour of @player: who follows clockwise */
static inline guint
tp_position_next (const TpPosition *position,
                  guint             player)
{
  return player + 1 == position->n_players ? 0 : player + 1;
}

/* @players: (out caller-allocates) (array fixed-size=6): who has to act, clockwise from the active player
 * Returns: how many have to act now; 0 when the game is over */
guint tp_position_pending (const TpPosition *position,
                           guint8            players[TP_MAX_PLAYERS]);

/* @player: anything
 * Returns: whether @player is one who has to act now */
static inline gboolean
tp_position_is_pending (const TpPosition *position,
                        guint             player)
{
  return player < position->n_players && (position->pending >> player) & 1;
}

/* @fact: anything
 * Returns: whether @fact is a card that so many players use (T1.1) */
static inline gboolean
tp_position_fact_in_use (const TpPosition *position,
                         guint             fact)
{
  return fact < tp_facts_in_use (position->n_players);
}

/* @fact: a card in use
 * Returns: whether it has been taken in this round */
gboolean tp_position_fact_used (const TpPosition *position,
                                guint             fact);

/* @fact: a card in use
 * Returns: who has taken it in this round, -1 for nobody. After an end in the replacement before the gifts it is the
 *   round before, whose cards still lie there */
int tp_position_fact_taker (const TpPosition *position,
                            guint             fact);

/* Returns: how many Moai are begun on all boards (T4.2) */
guint tp_position_begun_moai (const TpPosition *position);

/* Returns: whether a Moai stands on one of the sites */
gboolean tp_player_has_moai (const TpPlayer *player);

/* Returns: the lowest free site, `TP_SITES` if there is none (T8.2) */
guint tp_player_free_site (const TpPlayer *player);

/* @tapati: (array fixed-size=9): pieces of a Tapati
 * Returns: how many quarries and rugs there are */
guint tp_tapati_tiles (const guint8 tapati[TP_PIECES]);

/* @tapati: (array fixed-size=9): pieces of a Tapati
 * Returns: how many slaves it holds at most: more while a Rapanui lies in it (T3.2) */
static inline guint
tp_tapati_slave_limit (const guint8 tapati[TP_PIECES])
{
  return tapati[TP_RAPANUI] > 0 ? TP_TAPATI_SLAVES_GUARDED : TP_TAPATI_SLAVES;
}

/* @tapati: (array fixed-size=9): pieces of a Tapati
 * Returns: how many more of @piece it can hold (T3.2) */
guint tp_tapati_room (const guint8 tapati[TP_PIECES],
                      guint        piece);

/* Returns: what was scored in play, of all lines */
guint tp_player_points (const TpPlayer *player);

/* @position: a position in the middle of a fact
 * Returns: how many of @piece the player may place in this fact, spaces aside (T8.1) */
guint tp_position_placeable (const TpPosition *position,
                             guint             player,
                             guint             piece);

/* @position: a position in the middle of a fact
 * Returns: how many of @piece the player can place now: no more than there are spaces for (T8); of a tile one for
 *   each site that takes it */
guint tp_position_to_place (const TpPosition *position,
                            guint             player,
                            guint             piece);

/* @position: a position in the middle of a fact
 * Returns: how many pieces of any kind the player can place now (T8) */
guint tp_position_all_to_place (const TpPosition *position,
                                guint             player);

/* @position: a position in the middle of a fact
 * Returns: whether there is anything that @player can place now (T8) */
gboolean tp_position_can_place (const TpPosition *position,
                                guint             player);

/* Returns: whether it lies in the player's Tapati, the quarry with any number of circles (T6.2) */
gboolean tp_position_can_give (const TpPosition *position,
                               guint             player,
                               guint             combination);

/* Follows the arrows from @given, past what is missing from the market (T6.4, TD13).
 * Returns: what it can become, bit per [enum@Combination] */
guint tp_position_becomes (const TpPosition *position,
                           guint             given);

/* Finds the shortest way along the arrows (T6.4, TD13).
 * @taken: one that it can become
 * @missing: (out caller-allocates) (array fixed-size=5): what the arrows lead past, in their order
 * Returns: how many missing combinations lie on it; 0 where an arrow leads there directly */
guint tp_position_exchange_path (const TpPosition *position,
                                 guint             given,
                                 guint             taken,
                                 guint8            missing[TP_COMBINATIONS]);

/* @position: a position in the Tapati fact
 * Returns: whether there is an exchange that @player can make (T6.5) */
gboolean tp_position_can_exchange (const TpPosition *position,
                                   guint             player);

/* Returns: how many of it the card gives to who takes it: the extra piece, besides those that all take (T5.1), a
 *   tile of the row (T5.8), an award (T7), one by choice where there are several; 0 where things are exchanged */
guint tp_fact_gives (guint fact,
                     guint piece);

/* Returns: how many of it Tangata-manu gives: two slaves, two palms or a Rapanui (T7.1); 0 of anything else */
static inline guint
tp_award_count (guint piece)
{
  return tp_fact_gives (TP_TANGATA_MANU, piece);
}

/* Returns: how many quarries can still be drawn, from the stock and then from the recycled pile (T4.7) */
guint tp_position_quarries_left (const TpPosition *position);

/* One after the other: what lies in the recycled pile can be drawn only when the stock is empty (T4.7).
 * @drawn: (array length=n): the circles of quarries that were drawn from it, which were there
 * @n: how many
 * @left: (out caller-allocates) (array fixed-size=4): how many of each can come next, by circles - 1 */
void tp_position_drawable (const TpPosition *position,
                           const guint8     *drawn,
                           guint             n,
                           guint8            left[TP_CIRCLES]);

G_END_DECLS
