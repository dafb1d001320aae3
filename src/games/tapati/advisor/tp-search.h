/* tp-search.h: a move of Tapati found by playing games to their end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "games/tapati/advisor/tp-bot.h"
#include "games/tapati/advisor/tp-manner.h"

G_BEGIN_DECLS

/**
 * TpSearchOptions:
 * @candidates: how many moves are played out, the best ones by rule of thumb
 * @curiosity: how much a move that was played little is preferred
 * @point: what part of a win a point more than the best of the others counts
 * @manner: (nullable): how games are played on; without, everybody greedily
 *
 * How a search chooses. What was measured: docs/advisor.md.
 */
typedef struct
{
  guint candidates;
  float curiosity;
  float point;
  const TpManner *manner;
} TpSearchOptions;

/* Those that players have, and but for @manner hints. */
extern const TpSearchOptions tp_search_options;

/**
 * TpSearchResult:
 * @games: in how many games the move was thought through; 0 for one that promised too little
 * @reward: what these brought, mostly the share of the win
 * @win: by seat, the chance to win after it, 0–1, a shared win counted as its share
 * @points: the points that who makes it may expect in the end
 *
 * What was found out about a move.
 */
typedef struct
{
  guint games;
  double reward;
  double win[TP_MAX_PLAYERS];
  double points;
} TpSearchResult;

/* @position: a position that is over
 * @win: (out caller-allocates): by seat, 1 for who has won, a part of it where several have */
void tp_search_shares (const TpPosition *position,
                       double            win[TP_MAX_PLAYERS]);

/* @manner: how everybody plays on
 * @position: a position that is not over
 * @limits: what it may cost
 * @random: what chooses where nothing else does
 * @cancellable: (nullable): to stop early, after the game that is played at the moment
 * @win: (out caller-allocates): by seat, the chance to win if everybody plays on so */
void tp_search_estimate (const TpManner   *manner,
                         const TpPosition *position,
                         const AhuLimits  *limits,
                         AhuRandom        *random,
                         GCancellable     *cancellable,
                         double            win[TP_MAX_PLAYERS]);

/* Plays the most promising moves on to the end of the game, with tiles as they may come, the better ones more often
 * (UCB1; Auer, Cesa-Bianchi, Fischer 2002). A move without an alternative is played too.
 * @options: how to choose
 * @player: one who has to act in it
 * @moves: (array length=n_moves): the moves of @player, at least one
 * @n_moves: how many
 * @limits: what it may cost
 * @random: what chooses where nothing else does
 * @cancellable: (nullable): to stop early, after the game that is played at the moment
 * @results: (out caller-allocates) (array length=n_moves): what was found out, by move
 * Returns: the index of the move played most */
guint tp_search_run (const TpSearchOptions *options,
                     const TpPosition      *position,
                     guint                  player,
                     const TpMove          *moves,
                     guint                  n_moves,
                     const AhuLimits       *limits,
                     AhuRandom             *random,
                     GCancellable          *cancellable,
                     TpSearchResult        *results);

/* What [func@search_run] does, for a bot: without an alternative nothing is played.
 * @player: one who has to act in it
 * @moves: (array length=n_moves): the moves of @player, at least one
 * @n_moves: how many
 * @limits: what it may cost
 * @random: what chooses where nothing else does
 * Returns: the index of the move played most */
guint tp_search (const TpPosition *position,
                 guint             player,
                 const TpMove     *moves,
                 guint             n_moves,
                 const AhuLimits  *limits,
                 AhuRandom        *random);

G_END_DECLS
