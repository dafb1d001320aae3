/* rn-playout.h: whole games that the computer plays by itself
 *
 * Uses the public functions of the rules engine only: lists the legal moves,
 * has one chosen, applies it. Nothing is allocated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/advisor/rn-bot.h"
#include "games/rapanui/advisor/rn-shuffle.h"

G_BEGIN_DECLS

/**
 * RnPlayout:
 * @position: the present position
 * @shuffle: the rest of the deck
 * @deal: the set-up
 *
 * A game that is being played.
 */
typedef struct
{
  RnPosition position;
  RnShuffle shuffle;
  RnDeal deal;
} RnPlayout;

/**
 * RnPlayoutMove:
 * @move: a move, complete
 * @data: what was given with the function
 *
 * Is told each move before it is applied.
 */
typedef void (*RnPlayoutMove) (const RnMove *move,
                               gpointer      data);

/* Deals a game.
 * @self: (out caller-allocates): the game
 * @n_players: 2–4
 * @random: what shuffles and deals */
void rn_playout_begin (RnPlayout *self,
                       guint      n_players,
                       AhuRandom *random);

/* Plays on to the end. Each bot is told what its seat can know and no more.
 * @bots: (array): who plays, by seat
 * @limits: what each decision may cost
 * @randoms: (array): their streams, by seat
 * @move: (nullable) (scope call): is told each move
 * @data: for @move */
void rn_playout_run (RnPlayout          *self,
                     const RnBot *const *bots,
                     const AhuLimits    *limits,
                     AhuRandom          *randoms,
                     RnPlayoutMove       move,
                     gpointer            data);

/* Plays on to the end by uniform choices, as fast as the engine goes: what `ahu-cli bench` measures.
 * @random: the one stream of all players */
void rn_playout_run_random (RnPlayout *self,
                            AhuRandom *random);

G_END_DECLS
