/* ahu-rn-join-entry.h: the position of a running game entered so far, with undo
 *
 * Knows the engine, not the widgets. What is entered goes to a *target*: a place
 * that takes cards, a number, whose turn it is, what lies on top of the Stone. One of them is
 * the present one, that is asked for; it goes on from there by itself. How far the turn is
 * goes beside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/join/rn-join.h"

G_BEGIN_DECLS

/* Places that take cards: the columns, the hands. */
#define AHU_RN_JOIN_COLUMN 0
#define AHU_RN_JOIN_HAND (AHU_RN_JOIN_COLUMN + RN_COLUMNS)
#define AHU_RN_JOIN_PLACES (AHU_RN_JOIN_HAND + RN_MAX_PLAYERS)

/* Numbers: of a player, seat after seat … */
#define AHU_RN_JOIN_PLAYER AHU_RN_JOIN_PLACES
/* … in the order of AhuRnJoinField … */
#define AHU_RN_JOIN_N_FIELDS (AHU_RN_JOIN_OWNED_KIND + RN_SACRIFICES)
/* … and in the middle, kinds of Sacrifice cards in the order of RnSacrifice. */
#define AHU_RN_JOIN_SUPPLY (AHU_RN_JOIN_PLAYER + RN_MAX_PLAYERS * AHU_RN_JOIN_N_FIELDS)
#define AHU_RN_JOIN_STONE (AHU_RN_JOIN_SUPPLY + RN_SACRIFICES)
#define AHU_RN_JOIN_STONE_KIND (AHU_RN_JOIN_STONE + 1)
#define AHU_RN_JOIN_DECK (AHU_RN_JOIN_STONE_KIND + RN_SACRIFICES)
#define AHU_RN_JOIN_RETURNED (AHU_RN_JOIN_DECK + 1)
/* Of the game: which turn it is; how many cards are left in the hand that is drawing. */
#define AHU_RN_JOIN_TURN_NUMBER (AHU_RN_JOIN_RETURNED + 1)
#define AHU_RN_JOIN_HELD (AHU_RN_JOIN_TURN_NUMBER + 1)

#define AHU_RN_JOIN_ACTIVE (AHU_RN_JOIN_HELD + 1)
#define AHU_RN_JOIN_TOP (AHU_RN_JOIN_ACTIVE + 1)
#define AHU_RN_JOIN_TARGETS (AHU_RN_JOIN_TOP + 1)

/**
 * AhuRnJoinField:
 *
 * What is counted in front of a player: at `AHU_RN_JOIN_AREA` and behind it the cards of the
 * personal display by kind. The Sacrifice cards are counted in all; their kinds are told only
 * by those who like to.
 */
typedef enum
{
  AHU_RN_JOIN_WOOD,
  AHU_RN_JOIN_GLORY,
  AHU_RN_JOIN_OWNED,
  AHU_RN_JOIN_AREA,
  AHU_RN_JOIN_OWNED_KIND = AHU_RN_JOIN_AREA + RN_KINDS
} AhuRnJoinField;

/* What is asked together; AHU_RN_JOIN_OPTIONAL is what only some like to tell. */
typedef enum
{
  AHU_RN_JOIN_WHO,
  AHU_RN_JOIN_DISPLAY,
  AHU_RN_JOIN_ON_STONE,
  AHU_RN_JOIN_PLAYERS,
  AHU_RN_JOIN_PILES,
  AHU_RN_JOIN_HANDS,
  AHU_RN_JOIN_STEPS,
  AHU_RN_JOIN_OPTIONAL = AHU_RN_JOIN_STEPS
} AhuRnJoinStep;

/**
 * ahu_rn_join_field:
 * @player: a seat, from 0
 * @field: an [enum@RnJoinField], with the kind added where it counts by kind
 *
 * Returns: the target of what is counted there
 */
static inline guint
ahu_rn_join_field (guint player,
                   guint field)
{
  return AHU_RN_JOIN_PLAYER + player * AHU_RN_JOIN_N_FIELDS + field;
}

/**
 * ahu_rn_join_is_number:
 * @target: a target, or `AHU_RN_JOIN_TARGETS`
 *
 * Returns: whether it takes a number
 */
static inline gboolean
ahu_rn_join_is_number (guint target)
{
  return target >= AHU_RN_JOIN_PLAYER && target <= AHU_RN_JOIN_HELD;
}

/**
 * AhuRnJoinWay:
 * @AHU_RN_JOIN_NO_WAY: only by an answer
 * @AHU_RN_JOIN_FRONT: that was the front card of the column
 * @AHU_RN_JOIN_SKIP: to what is missing
 * @AHU_RN_JOIN_TO_PROBLEM: nothing is missing: to what can't be
 * @AHU_RN_JOIN_ON: to the table
 *
 * Where it goes on besides an answer.
 */
typedef enum
{
  AHU_RN_JOIN_NO_WAY,
  AHU_RN_JOIN_FRONT,
  AHU_RN_JOIN_SKIP,
  AHU_RN_JOIN_TO_PROBLEM,
  AHU_RN_JOIN_ON
} AhuRnJoinWay;

typedef struct _AhuRnJoinEntry AhuRnJoinEntry;

/**
 * ahu_rn_join_entry_new:
 *
 * Returns: (transfer full): an entry for two players in which nothing is entered
 */
AhuRnJoinEntry *ahu_rn_join_entry_new (void);

/**
 * ahu_rn_join_entry_copy:
 * @self: an entry
 *
 * Returns: (transfer full): what was entered, without its steps
 */
AhuRnJoinEntry *ahu_rn_join_entry_copy (AhuRnJoinEntry *self);

/**
 * ahu_rn_join_entry_free:
 * @self: (transfer full) (nullable): an entry
 */
void ahu_rn_join_entry_free (AhuRnJoinEntry *self);

/**
 * ahu_rn_join_entry_reset:
 * @self: an entry
 * @n_players: how many players, 2–4
 *
 * Forgets everything.
 */
void ahu_rn_join_entry_reset (AhuRnJoinEntry *self,
                              guint           n_players);

/**
 * ahu_rn_join_entry_get_n_players:
 * @self: an entry
 *
 * Returns: how many players, 2–4
 */
guint ahu_rn_join_entry_get_n_players (AhuRnJoinEntry *self);

/**
 * ahu_rn_join_entry_get_present:
 * @self: an entry
 *
 * Returns: the target that is asked for, `AHU_RN_JOIN_TARGETS` when there is none left
 */
guint ahu_rn_join_entry_get_present (AhuRnJoinEntry *self);

/**
 * ahu_rn_join_entry_get_card:
 * @self: an entry whose present target is a place
 *
 * Returns: which card of the place the next one replaces; as many as lie there where it is
 *   laid in addition
 */
guint ahu_rn_join_entry_get_card (AhuRnJoinEntry *self);

/**
 * ahu_rn_join_entry_select:
 * @self: an entry
 * @target: a target, or `AHU_RN_JOIN_TARGETS`
 *
 * Asks for @target. That is no step for undo.
 */
void ahu_rn_join_entry_select (AhuRnJoinEntry *self,
                               guint           target);

/**
 * ahu_rn_join_entry_select_card:
 * @self: an entry
 * @place: a place
 * @index: which of its cards, or as many as lie there
 *
 * The next card replaces that one.
 */
void ahu_rn_join_entry_select_card (AhuRnJoinEntry *self,
                                    guint           place,
                                    guint           index);

/**
 * ahu_rn_join_entry_get_cards:
 * @self: an entry
 * @place: a place
 * @kinds: (out caller-allocates) (array fixed-size=4): the cards there, in a column from back
 *   to front
 *
 * Returns: how many cards lie there
 */
guint ahu_rn_join_entry_get_cards (AhuRnJoinEntry *self,
                                   guint           place,
                                   guint8          kinds[RN_COLUMN_CARDS]);

/**
 * ahu_rn_join_entry_has_ended:
 * @self: an entry
 * @column: a column
 *
 * Returns: whether no more card lies there
 */
gboolean ahu_rn_join_entry_has_ended (AhuRnJoinEntry *self,
                                      guint           column);

/**
 * ahu_rn_join_entry_check:
 * @self: an entry
 * @kind: a card kind
 *
 * Returns: why no more card of @kind can come, or a reason with `RN_OK`
 */
RnReason ahu_rn_join_entry_check (AhuRnJoinEntry *self,
                                  guint           kind);

/**
 * ahu_rn_join_entry_left:
 * @self: an entry
 * @kind: a card kind
 *
 * Returns: how many more cards of @kind there can be, with the start cards, that which is
 *   replaced not counted
 */
guint ahu_rn_join_entry_left (AhuRnJoinEntry *self,
                              guint           kind);

/**
 * ahu_rn_join_entry_lay:
 * @self: an entry whose present target is a place
 * @kind: a card kind that can still come
 *
 * Lays a card there, or in place of the chosen one. From a place that is full it goes on.
 */
void ahu_rn_join_entry_lay (AhuRnJoinEntry *self,
                            guint           kind);

/**
 * ahu_rn_join_entry_take_away:
 * @self: an entry
 *
 * Takes the chosen card away.
 *
 * Returns: whether one was chosen
 */
gboolean ahu_rn_join_entry_take_away (AhuRnJoinEntry *self);

/**
 * ahu_rn_join_entry_end_column:
 * @self: an entry whose present target is a column with cards
 *
 * That was the front card. Goes on.
 */
void ahu_rn_join_entry_end_column (AhuRnJoinEntry *self);

/**
 * ahu_rn_join_entry_is_open:
 * @self: an entry
 * @target: a target
 *
 * Returns: whether it is to be asked for: it was not entered, doesn't follow, and isn't left to
 *   those who like to tell it
 */
gboolean ahu_rn_join_entry_is_open (AhuRnJoinEntry *self,
                                    guint           target);

/**
 * ahu_rn_join_entry_go_on:
 * @self: an entry
 *
 * Asks for what is open next.
 */
void ahu_rn_join_entry_go_on (AhuRnJoinEntry *self);

/**
 * ahu_rn_join_entry_is_whole:
 * @self: an entry
 *
 * Returns: whether nothing is open but hands, which may stay unknown
 */
gboolean ahu_rn_join_entry_is_whole (AhuRnJoinEntry *self);

/**
 * ahu_rn_join_entry_find_way:
 * @self: an entry
 * @is_possible: whether the engine finds nothing wrong with it
 *
 * Returns: where it goes on besides an answer
 */
AhuRnJoinWay ahu_rn_join_entry_find_way (AhuRnJoinEntry *self,
                                         gboolean        is_possible);

/**
 * ahu_rn_join_entry_list:
 * @self: an entry
 * @targets: (out caller-allocates): all that is asked for, in this order
 *
 * Returns: how many there are
 */
guint ahu_rn_join_entry_list (AhuRnJoinEntry *self,
                              guint           targets[AHU_RN_JOIN_TARGETS]);

/**
 * ahu_rn_join_step:
 * @target: a target
 *
 * Returns: what it is asked together with, `AHU_RN_JOIN_OPTIONAL` if only some like to tell it
 */
AhuRnJoinStep ahu_rn_join_step (guint target);

/**
 * ahu_rn_join_player:
 * @target: a target
 *
 * Returns: whose it is, by seat, of what lies in front of the players and in their hands; -1 of the
 *   rest
 */
int ahu_rn_join_player (guint target);

/**
 * ahu_rn_join_entry_get_changed:
 * @self: an entry
 *
 * Returns: the target that was changed last, `AHU_RN_JOIN_TARGETS` for none
 */
guint ahu_rn_join_entry_get_changed (AhuRnJoinEntry *self);

/**
 * ahu_rn_join_entry_get_number:
 * @self: an entry
 * @target: a number
 *
 * Returns: what was entered, or `RN_JOIN_UNKNOWN`
 */
gint64 ahu_rn_join_entry_get_number (AhuRnJoinEntry *self,
                                     guint           target);

/**
 * ahu_rn_join_entry_set_number:
 * @self: an entry
 * @target: a number
 * @number: what it is, or `RN_JOIN_UNKNOWN`
 *
 * Further digits of the same number are one step for undo.
 */
void ahu_rn_join_entry_set_number (AhuRnJoinEntry *self,
                                   guint           target,
                                   gint64          number);

/**
 * ahu_rn_join_entry_guess:
 * @self: an entry
 * @target: a number
 *
 * The cards of the box that lie nowhere else are in the supply piles, about as many in each.
 *
 * Returns: what was entered, else about how many there may be; 0 where nothing speaks for more
 */
gint64 ahu_rn_join_entry_guess (AhuRnJoinEntry *self,
                                guint           target);

/**
 * ahu_rn_join_entry_derive:
 * @self: an entry
 * @target: a number that was not entered
 *
 * Returns: what follows from the rest, or `RN_JOIN_UNKNOWN`
 */
gint64 ahu_rn_join_entry_derive (AhuRnJoinEntry *self,
                                 guint           target);

/**
 * ahu_rn_join_entry_find_most:
 * @self: an entry
 * @target: a number
 * @reason: (out): why not one more; `RN_OK` if there is no limit
 *
 * Returns: the greatest number that @target can be, as all else was entered
 */
gint64 ahu_rn_join_entry_find_most (AhuRnJoinEntry *self,
                                    guint           target,
                                    RnReason       *reason);

/**
 * ahu_rn_join_entry_get_active:
 * @self: an entry
 *
 * Returns: the seat of the active player, -1 as long as it was not entered
 */
int ahu_rn_join_entry_get_active (AhuRnJoinEntry *self);

/**
 * ahu_rn_join_entry_set_active:
 * @self: an entry
 * @player: the seat of the active player
 */
void ahu_rn_join_entry_set_active (AhuRnJoinEntry *self,
                                   int             player);

/**
 * ahu_rn_join_entry_get_step:
 * @self: an entry
 *
 * Returns: the [enum@Step] that the turn has come to, at first `RN_STEP_BUY`
 */
guint ahu_rn_join_entry_get_step (AhuRnJoinEntry *self);

/**
 * ahu_rn_join_entry_set_step:
 * @self: an entry
 * @step: an [enum@Step] that [func@join_can_begin] accepts
 */
void ahu_rn_join_entry_set_step (AhuRnJoinEntry *self,
                                 guint           step);

/**
 * ahu_rn_join_entry_get_top:
 * @self: an entry
 *
 * Returns: what lies on top of the Stone, an [enum@Sacrifice]: `RN_SACRIFICE_HIDDEN` for a card that
 *   lies face down, `RN_SACRIFICE_NONE` for no card; `RN_INVALID` as long as it was not entered
 */
guint ahu_rn_join_entry_get_top (AhuRnJoinEntry *self);

/**
 * ahu_rn_join_entry_set_top:
 * @self: an entry
 * @top: what lies on top of the Stone, an [enum@Sacrifice], or `RN_INVALID`
 */
void ahu_rn_join_entry_set_top (AhuRnJoinEntry *self,
                                guint           top);

/**
 * ahu_rn_join_entry_to_join:
 * @self: an entry
 * @join: (out caller-allocates): the position as entered, unchecked
 */
void ahu_rn_join_entry_to_join (AhuRnJoinEntry *self,
                                RnJoin         *join);

/**
 * ahu_rn_join_entry_concerns:
 * @self: an entry
 * @problem: what [func@join_find_problems] finds
 * @target: a target
 *
 * Returns: whether @target is, or is among, what @problem is about
 */
gboolean ahu_rn_join_entry_concerns (AhuRnJoinEntry *self,
                                     const RnReason *problem,
                                     guint           target);

/**
 * ahu_rn_join_entry_forget_steps:
 * @self: an entry
 *
 * What is entered stays; there is nothing to undo or redo any more.
 */
void ahu_rn_join_entry_forget_steps (AhuRnJoinEntry *self);

/**
 * ahu_rn_join_entry_can_undo:
 * @self: an entry
 *
 * Returns: whether there is a step to undo
 */
gboolean ahu_rn_join_entry_can_undo (AhuRnJoinEntry *self);

/**
 * ahu_rn_join_entry_can_redo:
 * @self: an entry
 *
 * Returns: whether a step was undone and none was made since
 */
gboolean ahu_rn_join_entry_can_redo (AhuRnJoinEntry *self);

/**
 * ahu_rn_join_entry_undo:
 * @self: an entry
 *
 * Takes the last step back, if there is one; it asks again for what it asked for then.
 */
void ahu_rn_join_entry_undo (AhuRnJoinEntry *self);

/**
 * ahu_rn_join_entry_redo:
 * @self: an entry
 *
 * Takes the step again that was undone last, if one was.
 */
void ahu_rn_join_entry_redo (AhuRnJoinEntry *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuRnJoinEntry, ahu_rn_join_entry_free)

G_END_DECLS
