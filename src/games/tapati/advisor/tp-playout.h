/* tp-playout.h: whole games of Tapati that the computer plays by itself
 *
 * Uses the public functions of the rules engine only: lists the legal moves, chooses one,
 * applies it. Nothing is allocated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/advisor/tp-bot.h"

G_BEGIN_DECLS

/**
 * TpPlayoutMove:
 * @move: a move, complete
 * @data: what was given with the function
 *
 * Is told each move before it is made.
 */
typedef void (*TpPlayoutMove) (const TpMove *move,
                               gpointer      data);

/* @left: (array length=n_kinds): how many are left of each kind, at least one in all; one fewer afterwards
 * @n_kinds: how many kinds there are
 * @random: what draws
 * Returns: the kind of a tile, each tile equally likely */
guint tp_draw_one (guint8    *left,
                   guint      n_kinds,
                   AhuRandom *random);

/* @position: a position in step reveal
 * Returns: how many quarries are drawn in it */
guint8 tp_draw_size (const TpPosition *position);

/* Draws what is due from the face-down stocks, each tile equally likely (T4.7, T7.3).
 * @position: a position in step reveal
 * @reveal: (out caller-allocates): the tiles drawn
 * @random: what they are drawn with */
void tp_draw (const TpPosition *position,
              TpMove           *reveal,
              AhuRandom        *random);

/* @position: a position that is not over
 * @move: (out caller-allocates): one of the legal moves, each equally likely; tiles are drawn
 * @random: what chooses */
void tp_choose_random (const TpPosition *position,
                       TpMove           *move,
                       AhuRandom        *random);

/* Plays on to the end with random moves.
 * @position: (inout): a position; that of the end afterwards
 * @random: what chooses and draws
 * @told: (nullable) (scope call): is told each move
 * @data: for @told */
void tp_playout_random (TpPosition    *position,
                        AhuRandom     *random,
                        TpPlayoutMove  told,
                        gpointer       data);

/* Plays on to the end. Where several players have to act, they do in clockwise order from the active one, each until
 * done.
 * @position: (inout): a position; that of the end afterwards
 * @bots: (array): who plays, by seat
 * @limits: (nullable): what each decision may cost; %NULL where no bot thinks
 * @chance: what tiles are drawn with
 * @randoms: (array): the streams of the players, by seat
 * @told: (nullable) (scope call): is told each move
 * @data: for @told */
void tp_playout (TpPosition         *position,
                 const TpBot *const *bots,
                 const AhuLimits    *limits,
                 AhuRandom          *chance,
                 AhuRandom          *randoms,
                 TpPlayoutMove       told,
                 gpointer            data);

G_END_DECLS
