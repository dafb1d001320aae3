/* ahu-seats.h: who sits where, as the players page has it
 *
 * A plain value without widgets: two to as many seats as the game has, in
 * clockwise order, and which of them begins. Each colour is at one seat at
 * most. What is handed on (ahu_seats_dup_…) has the starting player first. Not for: a running game, whose players stand in its record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-game.h"

G_BEGIN_DECLS

/**
 * AhuSeats:
 *
 * The seats; those of players who don't play keep their names.
 */
typedef struct _AhuSeats AhuSeats;

/**
 * AhuSeatsProblem:
 * @AHU_SEATS_FINE: the deal may begin
 * @AHU_SEATS_SAME_NAME: two players have the same name
 * @AHU_SEATS_NO_CHOICE: the game's question is not answered for a seat
 *
 * What is open at a seat.
 */
typedef enum
{
  AHU_SEATS_FINE = 0,
  AHU_SEATS_SAME_NAME = 1 << 0,
  AHU_SEATS_NO_CHOICE = 1 << 1
} AhuSeatsProblem;

/* Returns: (transfer full): as few nameless players as @game can have */
AhuSeats *ahu_seats_new (const AhuGame *game);

/* @self: (transfer full): the seats */
void ahu_seats_free (AhuSeats *self);

/* Returns: how many players play */
guint ahu_seats_get_n (const AhuSeats *self);

/* Returns: whether the game takes one player more, and a colour is left */
gboolean ahu_seats_can_add (const AhuSeats *self);

/* Returns: whether there are more players than the fewest who can play */
gboolean ahu_seats_can_remove (const AhuSeats *self);

/* Adds a player at the end, with a colour that nobody has.
 * @self: the seats, not all taken */
void ahu_seats_add (AhuSeats *self);

/* In place of a starting player who leaves the next one clockwise begins.
 * @seat: whose player leaves, from 0 */
void ahu_seats_remove (AhuSeats *self,
                       guint     seat);

/* @from: whose player moves, from 0
 * @to: where to, from 0; the players between move up */
void ahu_seats_move (AhuSeats *self,
                     guint     from,
                     guint     to);

/* Nobody changes the seat: only who begins is another.
 * @seat: who shall start, from 0 */
void ahu_seats_start_with (AhuSeats *self,
                           guint     seat);

/* Returns: the seat of the starting player, from 0 */
guint ahu_seats_get_first (const AhuSeats *self);

/* @seat: from 0
 * Returns: how many players have a turn before the one at @seat */
guint ahu_seats_get_turn (const AhuSeats *self,
                          guint           seat);

/* “Player 2” for who comes second is what the program calls a player, not a name: such a seat has none. */
void ahu_seats_forget_default_names (AhuSeats *self);

/* Takes over the players of another game. What doesn't suit this one (too many or too few, an unknown colour, one
 * twice) is left out.
 * @names: (array zero-terminated=1): names in seating order
 * @colours: (array zero-terminated=1): colours */
void ahu_seats_set_players (AhuSeats          *self,
                            const char *const *names,
                            const char *const *colours);

/* @seat: from 0, also one that nobody plays at
 * @name: the name as entered, which may be empty */
void ahu_seats_set_name (AhuSeats   *self,
                         guint       seat,
                         const char *name);

/* @seat: from 0
 * Returns: (transfer none): the name as entered, which may be empty */
const char *ahu_seats_get_entered_name (const AhuSeats *self,
                                        guint           seat);

/* @seat: from 0
 * Returns: whether nothing but blanks was entered */
gboolean ahu_seats_is_nameless (const AhuSeats *self,
                                guint           seat);

/* @seat: from 0
 * Returns: (transfer full): the name without blanks around it, “Player 2” if none was entered */
char *ahu_seats_dup_name (const AhuSeats *self,
                          guint           seat);

/* @seat: from 0
 * @colour: a colour of the game; whoever has it takes the one given up */
void ahu_seats_set_colour (AhuSeats   *self,
                           guint       seat,
                           const char *colour);

/* The same, but the answers of both stay with the players.
 * @seat: from 0
 * @colour: a colour of the game; whoever has it takes the one given up */
void ahu_seats_set_colour_alone (AhuSeats   *self,
                                 guint       seat,
                                 const char *colour);

/* @seat: from 0
 * Returns: (transfer none): the colour there, as in records */
const char *ahu_seats_get_colour (const AhuSeats *self,
                                  guint           seat);

/* @colour: a colour of the game
 * @choice: (nullable): the answer to the game's question for this colour */
void ahu_seats_set_choice (AhuSeats   *self,
                           const char *colour,
                           const char *choice);

/* @seat: from 0
 * Returns: (transfer none) (nullable): the answer for the colour at @seat */
const char *ahu_seats_get_choice (const AhuSeats *self,
                                  guint           seat);

/* Two players of the same name are refused, since prompts, log and result would not tell who is meant; it is the
 * later of them who needs another.
 * @seat: from 0
 * @needs_choice: whether the game asks a question for each seat
 * Returns: all that is open at @seat */
AhuSeatsProblem ahu_seats_get_problems (const AhuSeats *self,
                                        guint           seat,
                                        gboolean        needs_choice);

/* @from: the seat looked at first, from 0
 * @problem: what is looked for
 * @seat: (out): the first seat from @from on, and round the table, where that is open
 * Returns: whether there is one */
gboolean ahu_seats_find_problem (const AhuSeats  *self,
                                 guint            from,
                                 AhuSeatsProblem  problem,
                                 guint           *seat);

/* Returns: (transfer full) (array zero-terminated=1): the names as [func@seats_dup_name] has them, that of the
 *   starting player first */
char **ahu_seats_dup_names (const AhuSeats *self);

/* Returns: (transfer full) (array zero-terminated=1): the colours, that of the starting player first */
char **ahu_seats_dup_colours (const AhuSeats *self);

/* Returns: (transfer full) (array zero-terminated=1): the answers, that of the starting player first */
char **ahu_seats_dup_choices (const AhuSeats *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuSeats, ahu_seats_free)

G_END_DECLS
