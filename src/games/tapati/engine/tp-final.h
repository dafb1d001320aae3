/* tp-final.h: the end: what everybody has, and who has won (T12)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-position.h"

G_BEGIN_DECLS

/**
 * TpSheetPlayer:
 * @points: scored in play
 * @in_play: the same by where it comes from, as [enum@Line]; nothing in a sheet that was counted
 * @tapati: pieces in the Tapati, by [enum@Piece]
 * @n_sites: how many sites were entered; always 3 of a position
 * @begun: whether something stands on a site, bit per site
 * @moai: the sites
 */
typedef struct
{
  guint16 points;
  guint16 in_play[TP_LINES];
  guint8 tapati[TP_PIECES];
  guint8 n_sites;
  guint8 begun;
  TpMoai moai[TP_SITES];
} TpSheetPlayer;

/**
 * TpSheet:
 * @box: the players' own box
 * @n_players: how many, any number; those beyond six are not in @players
 * @players: by seat
 *
 * What is on the table in the end. A count that was entered wrong is `TP_INVALID`, points are
 * then %G_MAXUINT16.
 */
typedef struct
{
  TpBox box;
  guint n_players;
  TpSheetPlayer players[TP_MAX_PLAYERS];
} TpSheet;

/**
 * TpTie:
 *
 * What decides between a player and the one above (T12.2).
 */
typedef enum
{
  TP_TIE_NONE,     /* points */
  TP_TIE_TAPATI,   /* the number of the Tapati */
  TP_TIE_RAPANUIS, /* Rapanuis in it */
  TP_TIE_SLAVES,
  TP_TIE_PALMS,
  TP_TIE_SHARED,   /* nothing: the place is shared */
  TP_TIES
} TpTie;

/**
 * TpFinalPlayer:
 * @keys: what places are decided by, in this order: the total, the number of the Tapati,
 *   Rapanuis, slaves and palms in it (T12.2)
 * @scored: points scored in play
 * @lines: points of the Moai that still stand, by [enum@Line]
 * @moai: the same for each site
 * @place: from 1
 */
typedef struct
{
  guint keys[TP_TIE_SHARED];
  guint scored;
  guint lines[TP_LINES];
  guint moai[TP_SITES][TP_LINES];
  guint place;
} TpFinalPlayer;

#define tp_final_total(player) ((player)->keys[TP_TIE_NONE])

/**
 * TpFinal:
 * @n_players: 3–6
 * @players: by seat
 * @order: seats by place; who shares a place stands in seating order
 * @tie_above: for each place in @order what decides between it and the one before;
 *   `TP_TIE_NONE` for the first
 */
typedef struct
{
  guint n_players;
  TpFinalPlayer players[TP_MAX_PLAYERS];
  guint8 order[TP_MAX_PLAYERS];
  TpTie tie_above[TP_MAX_PLAYERS];
} TpFinal;

/* @sheet: (out caller-allocates): what lies on the table
 * @position: any position */
void tp_sheet_from_position (TpSheet          *sheet,
                             const TpPosition *position);

/* Holds a sheet against the rules (section 14.5): the number of players (T2.1), the box (T2.2), what each board can
 * hold (T3.2, T3.4–T3.9, T3.11, T8.5), and what the game has of each piece (T1.1, T2.2).
 * @sheet: what was entered
 * Returns: the first reason why it can't be, or one with `TP_OK` */
TpReason tp_sheet_check (const TpSheet *sheet);

/* For each player points, four of the Tapati, the number of sites, the sites. */
#define TP_SHEET_MAX_PROBLEMS (TP_MAX_PLAYERS * (6 + TP_SITES))

/* As [func@sheet_check], but goes on after the first: for a form, which shows each where it is. Where the box can't
 * be, nothing else is told; what is too much on all boards together is told once every board can be.
 * @sheet: what was entered
 * @reasons: (out caller-allocates) (array length=TP_SHEET_MAX_PROBLEMS): what stands against it
 * Returns: how many there are */
guint tp_sheet_find_problems (const TpSheet *sheet,
                              TpReason       reasons[TP_SHEET_MAX_PROBLEMS]);

/* Scores what still stands (T12.1) and ranks the players (T12.2).
 * @final: (out caller-allocates): the ranking
 * @sheet: a sheet that [func@sheet_check] accepts */
void tp_final (TpFinal       *final,
               const TpSheet *sheet);

/* @tapati: (array fixed-size=9): pieces of a Tapati
 * Returns: the number that decides ties: 2 for each Rapanui, 1 for anything else (T12.2) */
guint tp_tapati_number (const guint8 tapati[TP_PIECES]);

G_END_DECLS
