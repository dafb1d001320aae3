/* tp-manner.h: how the players of a game of Tapati play, as their moves tell
 *
 * Some make the moves that the rule of thumb (tp-judge.h) says, some see further and go their own
 * way. Games that are thought through for somebody's chances are played on in the same manner;
 * docs/advisor.md says what that changes, and how it was measured. Not for: the players that the
 * computer plays (tp-bot.h), who take everybody for greedy.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/ahu-random.h"
#include "core/history/ahu-history.h"
#include "games/tapati/engine/tp-position.h"

G_BEGIN_DECLS

/**
 * TpMannerOptions:
 * @temperature: for who goes an own way, points of difference by rule of thumb that still count as near
 * @slip: which part of the moves says nothing of who made them, 0–1
 *
 * What players are taken for; found by measuring.
 */
typedef struct
{
  double temperature;
  double slip;
} TpMannerOptions;

/* Those that hints and analyses have. */
extern const TpMannerOptions tp_manner_options;

/**
 * TpManner:
 * @options: what players are taken for
 * @odds: by seat, the logarithm of how much likelier it is that this player goes an own way than
 *   that it plays by the rule of thumb; 0 where nothing is known
 *
 * A plain value, copied by assignment.
 */
typedef struct
{
  const TpMannerOptions *options;
  double odds[TP_MAX_PLAYERS];
} TpManner;

/* Of nobody anything is known.
 * @self: (out caller-allocates): the manners
 * @options: (transfer none): what players are taken for; outlives @self */
void tp_manner_begin (TpManner              *self,
                      const TpMannerOptions *options);

/* Learns from a move. What is drawn, and what was done without a choice, says nothing.
 * @made: the move that was made in it */
void tp_manner_observe (TpManner         *self,
                        const TpPosition *position,
                        const TpMove     *made);

/* Learns from all moves before @ply, none after it.
 * @self: (out caller-allocates): the manners, by [const@manner_options]
 * @ply: a position of it */
void tp_manner_from_history (TpManner   *self,
                             AhuHistory *history,
                             guint       ply);

/* One manner for everybody at the table: whoever were thought to play otherwise than the others would be thought
 * better or worse than they are. As soon as anybody plays by the rule of thumb, all do.
 * @n_players: how many play
 * @random: what draws
 * Returns: whether everybody goes an own way in the next game, as likely as the moves made so far say */
gboolean tp_manner_draw (const TpManner *self,
                         guint           n_players,
                         AhuRandom      *random);

/* Plays on to the end, everybody an own way.
 * @position: (inout): a position; that of the end afterwards
 * @random: what chooses and draws */
void tp_manner_play_on (const TpManner *self,
                        TpPosition     *position,
                        AhuRandom      *random);

G_END_DECLS
