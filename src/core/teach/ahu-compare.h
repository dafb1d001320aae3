/* ahu-compare.h: in what two moves differ, and which of them wins more games
 *
 * Both are made on copies of the position, so the game alone says what follows. It is told what differs,
 * never that a move is better because of it. Not for: what a position has (`AhuGame.measures`).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-game.h"

G_BEGIN_DECLS

/* As many differences as are told. */
#define AHU_COMPARE_ROWS 5

/**
 * AhuWon:
 * @share: which part of the games was won, 0–1
 * @games: how many games were played on from a move in thought; 0 if none
 */
typedef struct
{
  double share;
  guint games;
} AhuWon;

/**
 * AhuCompared:
 * @is: what there is after the one move, for the first of them
 * @there: its value after the other one
 * @seats: for whom all of it is the same, a bit per seat; 0 for what is everybody's
 */
typedef struct
{
  AhuReading is;
  int there;
  guint seats;
} AhuCompared;

/**
 * AhuComparison:
 * @game: a game
 * @position: a position of it
 * @names: (array zero-terminated=1): the players' names by seat
 * @seat: for whom
 * @move: a legal move
 * @other: another one
 * @other_name: (nullable): what it is called; %NULL if it is the one that was made
 */
typedef struct
{
  const AhuGame *game;
  gconstpointer position;
  const char *const *names;
  guint seat;
  JsonNode *move;
  JsonNode *other;
  const char *other_name;
} AhuComparison;

/* @self: two moves
 * Returns: (transfer full) (element-type AhuCompared): in what the positions after them differ, most points first,
 *   at most %AHU_COMPARE_ROWS */
GArray *ahu_compare (const AhuComparison *self);

/* @self: two moves
 * @row: in what they differ
 * Returns: (transfer full): what that is and for whom, with its rule, such as “Anna, Ben – points” and a number */
char *ahu_compared_what (const AhuComparison *self,
                         const AhuCompared   *row);

/* @self: two moves
 * @row: in what they differ
 * @is: (out) (transfer full): how much there is of it after the one, in words
 * @there: (out) (transfer full): after the other one */
void ahu_compared_values (const AhuComparison *self,
                          const AhuCompared   *row,
                          char               **is,
                          char               **there);

/* @self: two moves
 * Returns: (transfer full) (nullable): with what it is compared and in what it differs, a line each; %NULL if the
 *   game measures nothing */
char *ahu_compare_tell (const AhuComparison *self);

/* @one: of the games after one move
 * @other: of those after another one
 * Returns: (transfer none) (nullable): that nobody can tell which of them wins more games; %NULL where it is clear */
const char *ahu_compare_cannot_tell (AhuWon one,
                                     AhuWon other);

/* @won: of games
 * @error: (out): their standard error, at least 1
 * Returns: how many of a hundred games are won */
int ahu_won_percent (AhuWon  won,
                     int    *error);

/* @one: of the games after one move
 * @other: of those after another one
 * Returns: whether @one has won more, by three standard errors of the difference at least */
gboolean ahu_won_is_more (AhuWon one,
                          AhuWon other);

G_END_DECLS
