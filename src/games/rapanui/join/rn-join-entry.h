/* rn-join-entry.h: the position of a running game entered so far, with undo
 *
 * What is entered goes to a *target*: a place that takes cards, a number, whose turn it is, what
 * lies on top of the Stone. One of them is the present one, that is asked for; it goes on from
 * there by itself. How far the turn is goes beside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/ahu-states.h"
#include "games/rapanui/join/rn-join.h"

G_BEGIN_DECLS

/* Places that take cards: the columns, the hands. */
#define RN_JOIN_COLUMN 0
#define RN_JOIN_HAND (RN_JOIN_COLUMN + RN_COLUMNS)
#define RN_JOIN_PLACES (RN_JOIN_HAND + RN_MAX_PLAYERS)

/* Numbers: of a player, seat after seat … */
#define RN_JOIN_PLAYER RN_JOIN_PLACES
/* … in the order of RnJoinField … */
#define RN_JOIN_N_FIELDS (RN_JOIN_OWNED_KIND + RN_SACRIFICES)
/* … and in the middle, kinds of Sacrifice cards in the order of RnSacrifice. */
#define RN_JOIN_SUPPLY (RN_JOIN_PLAYER + RN_MAX_PLAYERS * RN_JOIN_N_FIELDS)
#define RN_JOIN_STONE (RN_JOIN_SUPPLY + RN_SACRIFICES)
#define RN_JOIN_STONE_KIND (RN_JOIN_STONE + 1)
#define RN_JOIN_DECK (RN_JOIN_STONE_KIND + RN_SACRIFICES)
#define RN_JOIN_RETURNED (RN_JOIN_DECK + 1)
/* Of the game: which turn it is; how many cards are left in the hand that is drawing. */
#define RN_JOIN_TURN_NUMBER (RN_JOIN_RETURNED + 1)
#define RN_JOIN_HELD (RN_JOIN_TURN_NUMBER + 1)

#define RN_JOIN_ACTIVE (RN_JOIN_HELD + 1)
#define RN_JOIN_TOP (RN_JOIN_ACTIVE + 1)
#define RN_JOIN_TARGETS (RN_JOIN_TOP + 1)

/**
 * RnJoinField:
 *
 * What is counted in front of a player: at `RN_JOIN_AREA` and behind it the cards of the
 * personal display by kind. The Sacrifice cards are counted in all; their kinds are told only
 * by those who like to.
 */
typedef enum
{
  RN_JOIN_WOOD,
  RN_JOIN_GLORY,
  RN_JOIN_OWNED,
  RN_JOIN_AREA,
  RN_JOIN_OWNED_KIND = RN_JOIN_AREA + RN_KINDS
} RnJoinField;

/* What is asked together; RN_JOIN_OPTIONAL is what only some like to tell. */
typedef enum
{
  RN_JOIN_WHO,
  RN_JOIN_DISPLAY,
  RN_JOIN_ON_STONE,
  RN_JOIN_PLAYERS,
  RN_JOIN_PILES,
  RN_JOIN_HANDS,
  RN_JOIN_STEPS,
  RN_JOIN_OPTIONAL = RN_JOIN_STEPS
} RnJoinStep;

/**
 * rn_join_field:
 * @player: a seat, from 0
 * @field: an [enum@RnJoinField], with the kind added where it counts by kind
 *
 * Returns: the target of what is counted there
 */
static inline guint
rn_join_field (guint player,
               guint field)
{
  return RN_JOIN_PLAYER + player * RN_JOIN_N_FIELDS + field;
}

/**
 * rn_join_is_number:
 * @target: a target, or `RN_JOIN_TARGETS`
 *
 * Returns: whether it takes a number
 */
static inline gboolean
rn_join_is_number (guint target)
{
  return target >= RN_JOIN_PLAYER && target <= RN_JOIN_HELD;
}

/**
 * RnJoinWay:
 * @RN_JOIN_NO_WAY: only by an answer
 * @RN_JOIN_FRONT: that was the front card of the column
 * @RN_JOIN_SKIP: to what is missing
 * @RN_JOIN_TO_PROBLEM: nothing is missing: to what can't be
 * @RN_JOIN_ON: to the table
 *
 * Where it goes on besides an answer.
 */
typedef enum
{
  RN_JOIN_NO_WAY,
  RN_JOIN_FRONT,
  RN_JOIN_SKIP,
  RN_JOIN_TO_PROBLEM,
  RN_JOIN_ON
} RnJoinWay;

typedef struct _RnJoinEntry RnJoinEntry;

/**
 * rn_join_entry_new:
 *
 * Returns: (transfer full): an entry for two players in which nothing is entered
 */
RnJoinEntry *rn_join_entry_new (void);

/**
 * rn_join_entry_copy:
 * @self: an entry
 *
 * Returns: (transfer full): what was entered, without its steps
 */
RnJoinEntry *rn_join_entry_copy (RnJoinEntry *self);

/**
 * rn_join_entry_free:
 * @self: (transfer full) (nullable): an entry
 */
void rn_join_entry_free (RnJoinEntry *self);

/**
 * rn_join_entry_reset:
 * @self: an entry
 * @n_players: how many players, 2–4
 *
 * Forgets everything.
 */
void rn_join_entry_reset (RnJoinEntry *self,
                          guint        n_players);

/**
 * rn_join_entry_to_json:
 * @self: an entry
 *
 * Returns: (transfer full) (nullable): all that is entered, as numbers in a fixed order; %NULL if nothing is
 */
JsonNode *rn_join_entry_to_json (RnJoinEntry *self);

/**
 * rn_join_entry_from_json:
 * @self: an entry
 * @node: what [method@JoinEntry.to_json] gave for as many players, or anything, which changes nothing
 *
 * Enters it again.
 */
void rn_join_entry_from_json (RnJoinEntry *self,
                              JsonNode    *node);

/**
 * rn_join_entry_get_states:
 * @self: an entry
 *
 * Returns: (transfer none): what can be undone and redone of it, with what was asked for then
 */
AhuStates *rn_join_entry_get_states (RnJoinEntry *self);

/**
 * rn_join_entry_get_n_players:
 * @self: an entry
 *
 * Returns: how many players, 2–4
 */
guint rn_join_entry_get_n_players (RnJoinEntry *self);

/**
 * rn_join_entry_get_present:
 * @self: an entry
 *
 * Returns: the target that is asked for, `RN_JOIN_TARGETS` when there is none left
 */
guint rn_join_entry_get_present (RnJoinEntry *self);

/**
 * rn_join_entry_get_card:
 * @self: an entry whose present target is a place
 *
 * Returns: which card of the place the next one replaces; as many as lie there where it is
 *   laid in addition
 */
guint rn_join_entry_get_card (RnJoinEntry *self);

/**
 * rn_join_entry_select:
 * @self: an entry
 * @target: a target, or `RN_JOIN_TARGETS`
 *
 * Asks for @target. That is no step for undo.
 */
void rn_join_entry_select (RnJoinEntry *self,
                           guint        target);

/**
 * rn_join_entry_select_card:
 * @self: an entry
 * @place: a place
 * @index: which of its cards, or as many as lie there
 *
 * The next card replaces that one.
 */
void rn_join_entry_select_card (RnJoinEntry *self,
                                guint        place,
                                guint        index);

/**
 * rn_join_entry_get_cards:
 * @self: an entry
 * @place: a place
 * @kinds: (out caller-allocates) (array fixed-size=4): the cards there, in a column from back
 *   to front
 *
 * Returns: how many cards lie there
 */
guint rn_join_entry_get_cards (RnJoinEntry *self,
                               guint        place,
                               guint8       kinds[RN_COLUMN_CARDS]);

/**
 * rn_join_entry_has_ended:
 * @self: an entry
 * @column: a column
 *
 * Returns: whether no more card lies there
 */
gboolean rn_join_entry_has_ended (RnJoinEntry *self,
                                  guint        column);

/**
 * rn_join_entry_check:
 * @self: an entry
 * @kind: a card kind
 *
 * Returns: why no more card of @kind can come, or a reason with `RN_OK`
 */
RnReason rn_join_entry_check (RnJoinEntry *self,
                              guint        kind);

/**
 * rn_join_entry_left:
 * @self: an entry
 * @kind: a card kind
 *
 * Returns: how many more cards of @kind there can be, with the start cards, that which is
 *   replaced not counted
 */
guint rn_join_entry_left (RnJoinEntry *self,
                          guint        kind);

/**
 * rn_join_entry_lay:
 * @self: an entry whose present target is a place
 * @kind: a card kind that can still come
 *
 * Lays a card there, or in place of the chosen one. From a place that is full it goes on.
 */
void rn_join_entry_lay (RnJoinEntry *self,
                        guint        kind);

/**
 * rn_join_entry_take_away:
 * @self: an entry
 *
 * Takes the chosen card away.
 *
 * Returns: whether one was chosen
 */
gboolean rn_join_entry_take_away (RnJoinEntry *self);

/**
 * rn_join_entry_end_column:
 * @self: an entry whose present target is a column with cards
 *
 * That was the front card. Goes on.
 */
void rn_join_entry_end_column (RnJoinEntry *self);

/**
 * rn_join_entry_is_open:
 * @self: an entry
 * @target: a target
 *
 * Returns: whether it is to be asked for: it was not entered, doesn't follow, and isn't left to
 *   those who like to tell it
 */
gboolean rn_join_entry_is_open (RnJoinEntry *self,
                                guint        target);

/**
 * rn_join_entry_go_on:
 * @self: an entry
 *
 * Asks for what is open next.
 */
void rn_join_entry_go_on (RnJoinEntry *self);

/**
 * rn_join_entry_is_whole:
 * @self: an entry
 *
 * Returns: whether nothing is open but hands, which may stay unknown
 */
gboolean rn_join_entry_is_whole (RnJoinEntry *self);

/**
 * rn_join_entry_find_way:
 * @self: an entry
 * @is_possible: whether the engine finds nothing wrong with it
 *
 * Returns: where it goes on besides an answer
 */
RnJoinWay rn_join_entry_find_way (RnJoinEntry *self,
                                  gboolean     is_possible);

/**
 * rn_join_entry_list:
 * @self: an entry
 * @targets: (out caller-allocates): all that is asked for, in this order
 *
 * Returns: how many there are
 */
guint rn_join_entry_list (RnJoinEntry *self,
                          guint        targets[RN_JOIN_TARGETS]);

/**
 * rn_join_step:
 * @target: a target
 *
 * Returns: what it is asked together with, `RN_JOIN_OPTIONAL` if only some like to tell it
 */
RnJoinStep rn_join_step (guint target);

/**
 * rn_join_player:
 * @target: a target
 *
 * Returns: whose it is, by seat, of what lies in front of the players and in their hands; -1 of the
 *   rest
 */
int rn_join_player (guint target);

/**
 * rn_join_own_field:
 * @target: a target
 *
 * Returns: which [enum@RnJoinField] of a player it is, with the kind added where it counts by kind; -1 of
 *   what is no number in front of a player
 */
int rn_join_own_field (guint target);

/**
 * rn_join_sacrifice:
 * @target: a target
 *
 * Returns: the [enum@Sacrifice] of which it counts the cards, `RN_SACRIFICE_NULL` of the rest
 */
guint rn_join_sacrifice (guint target);

/**
 * rn_join_entry_get_changed:
 * @self: an entry
 *
 * Returns: the target that was changed last, `RN_JOIN_TARGETS` for none
 */
guint rn_join_entry_get_changed (RnJoinEntry *self);

/**
 * rn_join_entry_get_number:
 * @self: an entry
 * @target: a number
 *
 * Returns: what was entered, or `RN_JOIN_UNKNOWN`
 */
gint64 rn_join_entry_get_number (RnJoinEntry *self,
                                 guint        target);

/**
 * rn_join_entry_set_number:
 * @self: an entry
 * @target: a number
 * @number: what it is, or `RN_JOIN_UNKNOWN`
 *
 * Further digits of the same number are one step for undo.
 */
void rn_join_entry_set_number (RnJoinEntry *self,
                               guint        target,
                               gint64       number);

/**
 * rn_join_entry_derive:
 * @self: an entry
 * @target: a number that was not entered
 *
 * Returns: what follows from the rest, or `RN_JOIN_UNKNOWN`
 */
gint64 rn_join_entry_derive (RnJoinEntry *self,
                             guint        target);

/**
 * rn_join_entry_find_most:
 * @self: an entry
 * @target: a number
 * @reason: (out): why not one more; `RN_OK` if there is no limit
 *
 * Returns: the greatest number that @target can be, as all else was entered
 */
gint64 rn_join_entry_find_most (RnJoinEntry *self,
                                guint        target,
                                RnReason    *reason);

/**
 * rn_join_entry_get_active:
 * @self: an entry
 *
 * Returns: the seat of the active player, -1 as long as it was not entered
 */
int rn_join_entry_get_active (RnJoinEntry *self);

/**
 * rn_join_entry_set_active:
 * @self: an entry
 * @player: the seat of the active player
 */
void rn_join_entry_set_active (RnJoinEntry *self,
                               int          player);

/**
 * rn_join_entry_get_step:
 * @self: an entry
 *
 * Returns: the [enum@Step] that the turn has come to, at first `RN_STEP_BUY`
 */
guint rn_join_entry_get_step (RnJoinEntry *self);

/**
 * rn_join_entry_set_step:
 * @self: an entry
 * @step: an [enum@Step] that [func@join_can_begin] accepts
 */
void rn_join_entry_set_step (RnJoinEntry *self,
                             guint        step);

/**
 * rn_join_entry_get_top:
 * @self: an entry
 *
 * Returns: what lies on top of the Stone, an [enum@Sacrifice]: `RN_SACRIFICE_HIDDEN` for a card that
 *   lies face down, `RN_SACRIFICE_NONE` for no card; `RN_INVALID` as long as it was not entered
 */
guint rn_join_entry_get_top (RnJoinEntry *self);

/**
 * rn_join_entry_set_top:
 * @self: an entry
 * @top: what lies on top of the Stone, an [enum@Sacrifice], or `RN_INVALID`
 */
void rn_join_entry_set_top (RnJoinEntry *self,
                            guint        top);

/**
 * rn_join_entry_to_join:
 * @self: an entry
 * @join: (out caller-allocates): the position as entered, unchecked
 */
void rn_join_entry_to_join (RnJoinEntry *self,
                            RnJoin      *join);

/**
 * rn_join_entry_concerns:
 * @self: an entry
 * @problem: what [func@join_find_problems] finds
 * @target: a target
 *
 * Returns: whether @target is, or is among, what @problem is about
 */
gboolean rn_join_entry_concerns (RnJoinEntry    *self,
                                 const RnReason *problem,
                                 guint           target);

/**
 * rn_join_entry_forget_steps:
 * @self: an entry
 *
 * What is entered stays; there is nothing to undo or redo any more.
 */
void rn_join_entry_forget_steps (RnJoinEntry *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RnJoinEntry, rn_join_entry_free)

G_END_DECLS
