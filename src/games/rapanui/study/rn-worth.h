/* rn-worth.h: what each sacrifice of a tracked game was worth in the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"
#include "games/rapanui/engine/rn-final.h"

G_BEGIN_DECLS

/**
 * RnWorth:
 * @ply: which move laid it, from 0
 * @turn: in which turn, from 1
 * @player: who laid it
 * @kind: which kind it was, told now that the game is over
 * @face_down: whether it was laid face down (R6.2)
 * @added: whether it came from the supply (R6.3) and cost its player nothing
 * @given_up: the glory points it would have had in front of its player, as the
 *   Stone lies; 0 if @added
 * @without: the final scoring if only this card had not gone onto the Stone: it
 *   would still be its player's, or lie in the supply if @added. All other moves
 *   as they were.
 *
 * One card on the Stone.
 */
typedef struct
{
  guint ply;
  guint turn;
  guint player;
  guint kind;
  gboolean face_down;
  gboolean added;
  int given_up;
  RnFinal without;
} RnWorth;

/**
 * RnWorthTotal:
 * @n: how many of the own cards the player laid
 * @given_up: glory points they would have had in front of the player
 * @n_added: how many cards the player added from the supply
 * @without: the final scoring if none of these cards had gone onto the Stone
 *
 * All that one player laid.
 */
typedef struct
{
  guint n;
  int given_up;
  guint n_added;
  RnFinal without;
} RnWorthTotal;

/* Goes through the game and asks of each card on the Stone what would be without it.
 * @history: a game of Rapa Nui that is over
 * @final: (out caller-allocates): its final scoring
 * Returns: (transfer full) (element-type RnWorth): the cards in the order laid */
GArray *rn_worth_find (AhuHistory *history,
                       RnFinal    *final);

/* @history: a game of Rapa Nui
 * Returns: whether cards may lie on the Stone that [func@worth_find] can't find, because the game was joined after
 *   they were laid, or nobody knew their kinds */
gboolean rn_worth_is_partial (AhuHistory *history);

/* @worths: (element-type RnWorth): all cards of a game
 * @final: its final scoring
 * @total: (out caller-allocates): what @player laid */
void rn_worth_sum (const GArray  *worths,
                   const RnFinal *final,
                   guint          player,
                   RnWorthTotal  *total);

/* @final: the final scoring
 * @without: what it would be without something
 * Returns: how many glory points @player has more by it, less if negative */
int rn_worth_gain (const RnFinal *final,
                   const RnFinal *without,
                   guint          player);

/* @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): “Turn 12: Ben lays Fish face down” */
char *rn_worth_heading (const RnWorth     *worth,
                        const char *const *names);

/* @final: the final scoring
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full) (array zero-terminated=1): what it cost, which values it changed, what that gave each
 *   player and which places it changed; never empty */
char **rn_worth_sentences (const RnWorth     *worth,
                           const RnFinal     *final,
                           const char *const *names);

/* @total: what a player laid
 * @player: who
 * @final: the final scoring
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full) (array zero-terminated=1): the same of all cards of the player together; never empty */
char **rn_worth_total_sentences (const RnWorthTotal *total,
                                 guint               player,
                                 const RnFinal      *final,
                                 const char *const  *names);

G_END_DECLS
