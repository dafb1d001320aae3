/* ahu-rn-join-entry.h: the position of a running game entered so far, with undo
 *
 * Knows the engine, not the widgets. What is entered goes to a *target*: a place
 * that takes cards, a number, whose turn it is, what lies on top of the Stone. How far the
 * turn is goes beside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rapanui/rn-join.h"

G_BEGIN_DECLS

/* Places that take cards: the columns, the hands, the personal displays. */
#define AHU_RN_JOIN_COLUMN 0
#define AHU_RN_JOIN_HAND (AHU_RN_JOIN_COLUMN + RN_COLUMNS)
#define AHU_RN_JOIN_AREA (AHU_RN_JOIN_HAND + RN_MAX_PLAYERS)
#define AHU_RN_JOIN_PLACES (AHU_RN_JOIN_AREA + RN_MAX_PLAYERS)

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
 * What is counted in front of a player. The Sacrifice cards are counted in all;
 * their kinds are told only by those who like to.
 */
typedef enum
{
  AHU_RN_JOIN_WOOD,
  AHU_RN_JOIN_GLORY,
  AHU_RN_JOIN_OWNED,
  AHU_RN_JOIN_OWNED_KIND
} AhuRnJoinField;

static inline guint
ahu_rn_join_field (guint player,
                   guint field)
{
  return AHU_RN_JOIN_PLAYER + player * AHU_RN_JOIN_N_FIELDS + field;
}

static inline gboolean
ahu_rn_join_is_number (guint target)
{
  return target >= AHU_RN_JOIN_PLAYER && target <= AHU_RN_JOIN_HELD;
}

typedef struct _AhuRnJoinEntry AhuRnJoinEntry;

AhuRnJoinEntry *ahu_rn_join_entry_new (void);
void ahu_rn_join_entry_free (AhuRnJoinEntry *self);

/**
 * ahu_rn_join_entry_reset:
 * @self: an entry
 * @n_players: how many players, 2–4
 *
 * Forgets everything; only the start Lumberjacks lie there (R2.2).
 */
void ahu_rn_join_entry_reset (AhuRnJoinEntry *self,
                              guint           n_players);

guint ahu_rn_join_entry_get_n_players (AhuRnJoinEntry *self);

/**
 * ahu_rn_join_entry_get_place:
 * @self: an entry
 *
 * Returns: the place where the next card goes
 */
guint ahu_rn_join_entry_get_place (AhuRnJoinEntry *self);

void ahu_rn_join_entry_select (AhuRnJoinEntry *self,
                               guint           place);

/**
 * ahu_rn_join_entry_step:
 * @self: an entry
 * @step: 1 for the next place of the players at the table, -1 for the one before
 */
void ahu_rn_join_entry_step (AhuRnJoinEntry *self,
                             int             step);

/**
 * ahu_rn_join_entry_get_cards:
 * @self: an entry
 * @place: a place
 * @kinds: (out caller-allocates): the kinds of the cards there: in a column from
 *   back to front, elsewhere by kind, each kind once for each card
 * @max: how many fit
 *
 * Returns: how many cards lie there, at most @max
 */
guint ahu_rn_join_entry_get_cards (AhuRnJoinEntry *self,
                                   guint           place,
                                   guint8         *kinds,
                                   guint           max);

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
 * Returns: how many more cards of @kind there can be, with the start cards
 */
guint ahu_rn_join_entry_left (AhuRnJoinEntry *self,
                              guint           kind);

/**
 * ahu_rn_join_entry_add:
 * @self: an entry
 * @kind: a card kind that can still come
 *
 * Lays a card in the present place, or in the next one if that is full. A column
 * or a hand that becomes full makes the next place the present one.
 */
void ahu_rn_join_entry_add (AhuRnJoinEntry *self,
                            guint           kind);

/**
 * ahu_rn_join_entry_remove:
 * @self: an entry
 * @place: a place
 * @index: which of the cards of [func@join_entry_get_cards]
 *
 * Takes a card away; its place becomes the present one.
 */
void ahu_rn_join_entry_remove (AhuRnJoinEntry *self,
                               guint           place,
                               guint           index);

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
 * ahu_rn_join_entry_derive:
 * @self: an entry
 * @target: a number that was not entered
 *
 * Returns: what follows from the rest, or `RN_JOIN_UNKNOWN`
 */
gint64 ahu_rn_join_entry_derive (AhuRnJoinEntry *self,
                                 guint           target);

/* A seat, or -1; an RnSacrifice, or RN_INVALID. */
int ahu_rn_join_entry_get_active (AhuRnJoinEntry *self);
void ahu_rn_join_entry_set_active (AhuRnJoinEntry *self,
                                   int             player);
/* An RnStep that rn_join_can_begin() in. */
guint ahu_rn_join_entry_get_step (AhuRnJoinEntry *self);
void ahu_rn_join_entry_set_step (AhuRnJoinEntry *self,
                                 guint           step);
guint ahu_rn_join_entry_get_top (AhuRnJoinEntry *self);
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

gboolean ahu_rn_join_entry_can_undo (AhuRnJoinEntry *self);
gboolean ahu_rn_join_entry_can_redo (AhuRnJoinEntry *self);
void ahu_rn_join_entry_undo (AhuRnJoinEntry *self);
void ahu_rn_join_entry_redo (AhuRnJoinEntry *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuRnJoinEntry, ahu_rn_join_entry_free)

G_END_DECLS
