/* tp-rules-private.h: what the parts of the rules engine have in common
 *
 * A move is made by tp-apply.c; the facts (tp-facts.c), prestige (tp-prestige.c) and the
 * replacement (tp-replacement.c) go on from there until somebody has to act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-rules.h"

G_BEGIN_DECLS

/* @position: (inout): a position
 * @step: the step in which it goes on
 * @player: the one who has to act */
static inline void
tp_ask (TpPosition *position,
        TpStep      step,
        guint       player)
{
  position->step = (guint8) step;
  position->actor = (guint8) player;
  position->pending = (guint8) (1u << player);
}

/* @from: (inout): a number of pieces
 * @to: (inout): another
 * @count: how many go from one to the other */
static inline void
tp_move_pieces (guint8 *from,
                guint8 *to,
                guint   count)
{
  *from = (guint8) (*from - count);
  *to = (guint8) (*to + count);
}

/* @position: (inout): a position
 * @end: why the game ends; the first reason stays (T11.1)
 * @events: (nullable): what happens */
void tp_note_end (TpPosition  *position,
                  TpEnd        end,
                  TpEventList *events);

/* The game is over (T11.1).
 * @position: (inout): a position in which an end was noted */
void tp_end_game (TpPosition *position);

/* Returns: where pieces go that leave a player: Rapanuis, slaves and palms to the store, quarries to the recycled
 *   pile, rugs out of the game (T3.3) */
guint8 *tp_place_of_return (TpPosition *position,
                            guint       piece);

/* Puts pieces that a player got into the Tapati as far as there is room; the rest goes back (T3.3).
 * @position: (inout): a position
 * @player: who gets them
 * @count: how many
 * @events: (nullable): what happens */
void tp_keep (TpPosition  *position,
              guint        player,
              guint        piece,
              guint        count,
              TpEventList *events);

/* What was just taken and not built goes to the Tapati, or back; so do slaves that nobody guards any more (T8.6,
 * T3.3).
 * @position: (inout): a position
 * @player: who has finished placing
 * @events: (nullable): what happens */
void tp_put_away (TpPosition  *position,
                  guint        player,
                  TpEventList *events);

/* From the stock; when it is empty, the recycled pile becomes the stock first (T4.7).
 * @position: (inout): a position
 * @circles: what is drawn
 * @events: (nullable): what happens */
void tp_draw_quarry (TpPosition  *position,
                     guint        circles,
                     TpEventList *events);

/* Gives the gifts and begins to carry out the fact (T4.10, T5–T7).
 * @position: (inout): a position in step fact
 * @fact: the card that the active player takes
 * @events: (nullable): what happens */
void tp_take_fact (TpPosition  *position,
                   guint        fact,
                   TpEventList *events);

/* Goes on to the next player's fact, to prestige (T4.11), or to the end (T11.3).
 * @position: (inout): a position whose fact has been carried out by all
 * @events: (nullable): what happens */
void tp_finish_fact (TpPosition  *position,
                     TpEventList *events);

/* All who can place something are asked, in any order (T8.7); the others are done.
 * @position: (inout): a position in a market fact, when the taking is over
 * @events: (nullable): what happens */
void tp_begin_placing (TpPosition  *position,
                       TpEventList *events);

/* @position: (inout): a position in step place
 * @player: who is done
 * @events: (nullable): what happens */
void tp_finish_placing (TpPosition  *position,
                        guint        player,
                        TpEventList *events);

/* @position: (inout): a position in the Ahu fact
 * @player: whose turn it is to take a palm
 * @events: (nullable): what happens */
void tp_continue_palms (TpPosition  *position,
                        guint        player,
                        TpEventList *events);

/* @position: (inout): a position in the Rano-Raraku fact, after the actor has taken a tile
 * @events: (nullable): what happens */
void tp_continue_quarries (TpPosition  *position,
                           TpEventList *events);

/* Who can't exchange anything is out; when all are, the fact ends (T6.1, T6.5).
 * @position: (inout): a position in the Tapati fact
 * @player: whose turn it is to exchange
 * @events: (nullable): what happens */
void tp_continue_exchange (TpPosition  *position,
                           guint        player,
                           TpEventList *events);

/* @position: (inout): a position after the last fact of a round
 * @events: (nullable): what happens */
void tp_begin_prestige (TpPosition  *position,
                        TpEventList *events);

/* The active player is done; the next one who has Moai is asked, or the round ends (T9).
 * @position: (inout): a position in step prestige
 * @events: (nullable): what happens */
void tp_continue_prestige (TpPosition  *position,
                           TpEventList *events);

/* @position: (inout): a position in step prestige
 * @player: whose Moai is scored
 * @site: where it stands
 * @forced: whether it is scored without a move (T9.2)
 * @events: (nullable): what happens */
void tp_score (TpPosition  *position,
               guint        player,
               guint        site,
               gboolean     forced,
               TpEventList *events);

/* @position: a position in the replacement
 * @piece: a Rapanui, a slave or a palm
 * Returns: how many of @piece belong into its market, once those before it are filled (T4.2–T4.4) */
guint tp_market_due (const TpPosition *position,
                     guint             piece);

/* The replacement (T4.2–T4.8), up to the tiles that have to be drawn.
 * @position: (inout): a position in which round and first player are those of the new round
 * @events: (nullable): what happens */
void tp_begin_round (TpPosition  *position,
                     TpEventList *events);

/* @position: (inout): a position
 * @player: who takes the next fact card (T4.9) */
void tp_ask_fact (TpPosition *position,
                  guint       player);

/* Returns: whether no quarry lies in the quarry market (T4.7) */
gboolean tp_market_is_empty (const TpPosition *position);

G_END_DECLS
