/* rn-knowledge.h: what a seat at the table can know of a game
 *
 * A position in which the cards that others laid face down are untold, whatever the
 * record says of them; the draw pile is only what it is made of. Everything else was
 * seen by everybody, and is remembered. From it games are dealt that look the same to the
 * seat. docs/advisor.md says what counts as known and why.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/ahu-random.h"
#include "core/history/ahu-history.h"
#include "games/rapanui/advisor/rn-belief.h"
#include "games/rapanui/advisor/rn-shuffle.h"
#include "games/rapanui/engine/rn-rules.h"

G_BEGIN_DECLS

/**
 * RnKnowledge:
 * @position: the game as the seat knows it
 * @seat: whose knowledge it is, or who decides by it
 * @sees: of whom it sees the kinds of face-down cards, bit per player
 * @weighs: whether sets of kinds that untold cards can be are dealt as likely as @belief
 *   says, not as if drawn blindly
 * @belief: what untold cards are likely to be, if @weighs
 *
 * A plain value, copied by assignment.
 */
typedef struct
{
  RnPosition position;
  guint8 seat;
  guint8 sees;
  gboolean weighs;
  RnBelief belief;
} RnKnowledge;

/**
 * RnDealing:
 * @position: a position in which every card is known by kind
 * @shuffle: the draw pile, in the order in which it will be laid
 *
 * One of the games that look the same to a seat.
 */
typedef struct
{
  RnPosition position;
  RnShuffle shuffle;
} RnDealing;

/* Begins to watch a game. Of one joined late, cards that others laid face down before are forgotten here.
 * @self: (out caller-allocates): what @seat knows
 * @start: the first position of a game
 * @seat: a player of it */
void rn_knowledge_init (RnKnowledge      *self,
                        const RnPosition *start,
                        guint             seat);

/* From now on takes into account that players lay what suits them (rn-belief.h).
 * @self: (inout): what a seat knows */
void rn_knowledge_weigh (RnKnowledge *self);

/* Sees a move as the seat sees it: the kind of another's face-down card is not seen.
 * @self: (inout): what a seat knows
 * @move: the next move of the game, legal */
void rn_knowledge_observe (RnKnowledge  *self,
                           const RnMove *move);

/* Watches a game from its beginning up to @ply, and weighs what others laid face down. What @seat laid face down it
 * knows, if the record tells it anywhere.
 * @self: (out caller-allocates): what @seat knows
 * @history: a game of Rapa Nui
 * @ply: 0 … the history's ply: after how many moves
 * @seat: a player of it */
void rn_knowledge_from_history (RnKnowledge *self,
                                AhuHistory  *history,
                                guint        ply,
                                guint        seat);

/* Watches a game up to @ply with the same eyes for all: those of everybody at the table, or, once cards have been
 * turned up, of who looks back.
 * @self: (out caller-allocates): what is known
 * @history: a game of Rapa Nui
 * @ply: 0 … the history's ply: after how many moves
 * @seat: who decides by it
 * @told: whether all is known of face-down cards that the record tells anywhere, or nothing */
void rn_knowledge_common (RnKnowledge *self,
                          AhuHistory  *history,
                          guint        ply,
                          guint        seat,
                          gboolean     told);

/* Who laid a card face down knew its kind, though the record tells it only when it was turned up after the end
 * (R8.2).
 * @history: a game of Rapa Nui
 * @ply: which move it is
 * @move: (inout): that move */
void rn_knowledge_recall (AhuHistory *history,
                          guint       ply,
                          RnMove     *move);

/* Deals everything unseen at random: the order of the draw pile, the kinds of face-down cards as far as the moves
 * leave a choice, as blindly drawn or weighed, and in a game joined late the cards of hands that nobody told and the
 * Sacrifice cards of unknown kind. Allocates nothing.
 * @self: what a seat knows
 * @random: what decides
 * @dealing: (out caller-allocates): a game */
void rn_knowledge_deal (const RnKnowledge *self,
                        AhuRandom         *random,
                        RnDealing         *dealing);

/* @self: what a seat knows
 * Returns: whether a card is to be played from a hand that is not known as a whole since the game was joined late,
 *   or a Sacrifice card is to be laid by somebody of whose cards not all kinds are told: only who holds them knows
 *   which of the legal moves can be made */
gboolean rn_knowledge_is_choice_open (const RnKnowledge *self);

/* Deals as [func@knowledge_deal] does, but who makes @move has the cards for it.
 * @self: what a seat knows
 * @move: a move that is legal as far as it knows
 * @random: what decides
 * @dealing: (out caller-allocates): a game */
void rn_knowledge_deal_with (const RnKnowledge *self,
                             const RnMove      *move,
                             AhuRandom         *random,
                             RnDealing         *dealing);

G_END_DECLS
