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

/* @player: a seat, from 0
 * @field: an [enum@RnJoinField], with the kind added where it counts by kind
 * Returns: the target of what is counted there */
static inline guint
rn_join_field (guint player,
               guint field)
{
  return RN_JOIN_PLAYER + player * RN_JOIN_N_FIELDS + field;
}

/* @target: a target, or `RN_JOIN_TARGETS`
 * Returns: whether it takes a number */
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

/* Returns: (transfer full): an entry for two players in which nothing is entered */
RnJoinEntry *rn_join_entry_new (void);

/* Returns: (transfer full): what was entered, without its steps */
RnJoinEntry *rn_join_entry_copy (RnJoinEntry *self);

/* @self: (transfer full) (nullable): an entry */
void rn_join_entry_free (RnJoinEntry *self);

/* Forgets everything.
 * @n_players: how many players, 2–4 */
void rn_join_entry_reset (RnJoinEntry *self,
                          guint        n_players);

/* Returns: (transfer full) (nullable): all that is entered, as numbers in a fixed order; %NULL if nothing is */
JsonNode *rn_join_entry_to_json (RnJoinEntry *self);

/* Enters it again.
 * @node: what [method@JoinEntry.to_json] gave for as many players, or anything, which changes nothing */
void rn_join_entry_from_json (RnJoinEntry *self,
                              JsonNode    *node);

/* Returns: (transfer none): what can be undone and redone of it, with what was asked for then */
AhuStates *rn_join_entry_get_states (RnJoinEntry *self);

/* Returns: how many players, 2–4 */
guint rn_join_entry_get_n_players (RnJoinEntry *self);

/* Returns: the target that is asked for, `RN_JOIN_TARGETS` when there is none left */
guint rn_join_entry_get_present (RnJoinEntry *self);

/* @self: an entry whose present target is a place
 * Returns: which card of the place the next one replaces; as many as lie there where it is laid in addition */
guint rn_join_entry_get_card (RnJoinEntry *self);

/* Asks for @target. That is no step for undo.
 * @target: a target, or `RN_JOIN_TARGETS` */
void rn_join_entry_select (RnJoinEntry *self,
                           guint        target);

/* The next card replaces that one.
 * @index: which of its cards, or as many as lie there */
void rn_join_entry_select_card (RnJoinEntry *self,
                                guint        place,
                                guint        index);

/* @kinds: (out caller-allocates) (array fixed-size=4): the cards there, in a column from back to front
 * Returns: how many cards lie there */
guint rn_join_entry_get_cards (RnJoinEntry *self,
                               guint        place,
                               guint8       kinds[RN_COLUMN_CARDS]);

/* Returns: whether no more card lies there */
gboolean rn_join_entry_has_ended (RnJoinEntry *self,
                                  guint        column);

/* @kind: a card kind
 * Returns: why no more card of @kind can come, or a reason with `RN_OK` */
RnReason rn_join_entry_check (RnJoinEntry *self,
                              guint        kind);

/* @kind: a card kind
 * Returns: how many more cards of @kind there can be, with the start cards, that which is replaced not counted */
guint rn_join_entry_left (RnJoinEntry *self,
                          guint        kind);

/* Lays a card there, or in place of the chosen one. From a place that is full it goes on.
 * @self: an entry whose present target is a place
 * @kind: a card kind that can still come */
void rn_join_entry_lay (RnJoinEntry *self,
                        guint        kind);

/* Takes the chosen card away.
 * Returns: whether one was chosen */
gboolean rn_join_entry_take_away (RnJoinEntry *self);

/* That was the front card. Goes on.
 * @self: an entry whose present target is a column with cards */
void rn_join_entry_end_column (RnJoinEntry *self);

/* Returns: whether it is to be asked for: it was not entered, doesn't follow, and isn't left to those who like to
 *   tell it */
gboolean rn_join_entry_is_open (RnJoinEntry *self,
                                guint        target);

/* Asks for what is open next. */
void rn_join_entry_go_on (RnJoinEntry *self);

/* Returns: whether nothing is open but hands, which may stay unknown */
gboolean rn_join_entry_is_whole (RnJoinEntry *self);

/* @is_possible: whether the engine finds nothing wrong with it
 * Returns: where it goes on besides an answer */
RnJoinWay rn_join_entry_find_way (RnJoinEntry *self,
                                  gboolean     is_possible);

/* @targets: (out caller-allocates): all that is asked for, in this order
 * Returns: how many there are */
guint rn_join_entry_list (RnJoinEntry *self,
                          guint        targets[RN_JOIN_TARGETS]);

/* Returns: what it is asked together with, `RN_JOIN_OPTIONAL` if only some like to tell it */
RnJoinStep rn_join_step (guint target);

/* Returns: whose it is, by seat, of what lies in front of the players and in their hands; -1 of the rest */
int rn_join_player (guint target);

/* Returns: which [enum@RnJoinField] of a player it is, with the kind added where it counts by kind; -1 of what is no
 *   number in front of a player */
int rn_join_own_field (guint target);

/* Returns: the [enum@Sacrifice] of which it counts the cards, `RN_SACRIFICE_NULL` of the rest */
guint rn_join_sacrifice (guint target);

/* Returns: the target that was changed last, `RN_JOIN_TARGETS` for none */
guint rn_join_entry_get_changed (RnJoinEntry *self);

/* Returns: what was entered, or `RN_JOIN_UNKNOWN` */
gint64 rn_join_entry_get_number (RnJoinEntry *self,
                                 guint        target);

/* Further digits of the same number are one step for undo.
 * @number: what it is, or `RN_JOIN_UNKNOWN` */
void rn_join_entry_set_number (RnJoinEntry *self,
                               guint        target,
                               gint64       number);

/* @target: a number that was not entered
 * Returns: what follows from the rest, or `RN_JOIN_UNKNOWN` */
gint64 rn_join_entry_derive (RnJoinEntry *self,
                             guint        target);

/* @reason: (out): why not one more; `RN_OK` if there is no limit
 * Returns: the greatest number that @target can be, as all else was entered */
gint64 rn_join_entry_find_most (RnJoinEntry *self,
                                guint        target,
                                RnReason    *reason);

/* Returns: the seat of the active player, -1 as long as it was not entered */
int rn_join_entry_get_active (RnJoinEntry *self);

/* @player: the seat of the active player */
void rn_join_entry_set_active (RnJoinEntry *self,
                               int          player);

/* Returns: the [enum@Step] that the turn has come to, at first `RN_STEP_BUY` */
guint rn_join_entry_get_step (RnJoinEntry *self);

/* @step: an [enum@Step] that [func@join_can_begin] accepts */
void rn_join_entry_set_step (RnJoinEntry *self,
                             guint        step);

/* Returns: what lies on top of the Stone, an [enum@Sacrifice]: `RN_SACRIFICE_HIDDEN` for a card that lies face down,
 *   `RN_SACRIFICE_NONE` for no card; `RN_INVALID` as long as it was not entered */
guint rn_join_entry_get_top (RnJoinEntry *self);

/* @top: what lies on top of the Stone, an [enum@Sacrifice], or `RN_INVALID` */
void rn_join_entry_set_top (RnJoinEntry *self,
                            guint        top);

/* @join: (out caller-allocates): the position as entered, unchecked */
void rn_join_entry_to_join (RnJoinEntry *self,
                            RnJoin      *join);

/* @problem: what [func@join_find_problems] finds
 * Returns: whether @target is, or is among, what @problem is about */
gboolean rn_join_entry_concerns (RnJoinEntry    *self,
                                 const RnReason *problem,
                                 guint           target);

/* What is entered stays; there is nothing to undo or redo any more. */
void rn_join_entry_forget_steps (RnJoinEntry *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RnJoinEntry, rn_join_entry_free)

G_END_DECLS
