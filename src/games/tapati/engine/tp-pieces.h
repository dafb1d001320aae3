/* tp-pieces.h: the pieces, cards and places of Tapati, and how many there are (T1)
 *
 * Not for: names that players read (tp-sentences.h) and names in records (tp-names.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define TP_MIN_PLAYERS 3
#define TP_MAX_PLAYERS 6
#define TP_SITES 3
#define TP_FLOORS 4
#define TP_CIRCLES 4
#define TP_SQUARES 7
/* The row of the quarry market: players, or players + 1 (T2.2). */
#define TP_MAX_ROW (TP_MAX_PLAYERS + 1)

/* Stands for a value that is missing, of a wrong type or out of range. */
#define TP_INVALID 0xff

/**
 * TpPiece:
 *
 * Everything that is counted (T1.1, T1.2). Quarries go by their circles, rugs by their
 * number.
 */
typedef enum
{
  TP_RAPANUI,
  TP_SLAVE,
  TP_PALM,
  TP_QUARRY_1,
  TP_QUARRY_2,
  TP_QUARRY_3,
  TP_QUARRY_4,
  TP_RUG_2,
  TP_RUG_3,
  TP_PIECES
} TpPiece;

#define TP_QUARRY(circles) (TP_QUARRY_1 - 1 + (circles))
#define TP_RUG(points) (TP_RUG_2 - 2 + (points))
#define TP_CIRCLES_OF(piece) ((piece) - TP_QUARRY_1 + 1)
#define TP_POINTS_OF(piece) ((piece) - TP_RUG_2 + 2)
/* Rapanuis, slaves and palms, of which each number of players has its own (T1.1). */
#define TP_LOOSE_PIECES TP_QUARRY_1
#define TP_RUGS 2

/**
 * TpFact:
 *
 * The fact cards in the order in which they lie (T1.5): those in use are the first.
 */
typedef enum
{
  TP_MAKE_MAKE,
  TP_MANUTARA,
  TP_AHU,
  TP_RANO_RARAKU,
  TP_TAPATI,
  TP_TANGATA_MANU,
  TP_MOAI_CARD,
  TP_RUG_CARD,
  TP_FACTS,
  TP_NO_FACT = TP_FACTS
} TpFact;

/**
 * TpCombination:
 *
 * What lies in the interchange market (T4.5).
 */
typedef enum
{
  TP_COMBINATION_QUARRY,
  TP_COMBINATION_RAPANUI,
  TP_COMBINATION_SLAVES,
  TP_COMBINATION_SLAVE_PALM,
  TP_COMBINATION_PALMS,
  TP_COMBINATIONS
} TpCombination;

/**
 * TpPlace:
 *
 * Where pieces are put at a Moai: its floors from the bottom and its rug (T3.4, T3.6, T3.7),
 * which are also the levels of a [struct@Moai], its base and its transfer column.
 */
typedef enum
{
  TP_FLOOR_M,
  TP_FLOOR_O,
  TP_FLOOR_A,
  TP_FLOOR_I,
  TP_ON_RUG,
  TP_LEVELS,
  TP_ON_BASE = TP_LEVELS,
  TP_ON_TRANSFER,
  TP_PLACES
} TpPlace;

/**
 * TpTable:
 * @pieces: Rapanuis, slaves and palms in the game
 * @rows: of the palm market
 * @columns: of the palm market
 *
 * What depends on the number of players (T1.1).
 */
typedef struct
{
  guint8 pieces[TP_LOOSE_PIECES];
  guint8 rows;
  guint8 columns;
} TpTable;

/* @n_players: 3–6
 * Returns: (transfer none): the line of T1.1 for so many players */
static inline const TpTable *
tp_table (guint n_players)
{
  static const TpTable tables[] = {
    { { 25, 80, 60 }, 3, 5 },
    { { 30, 95, 75 }, 4, 5 },
    { { 35, 110, 90 }, 4, 6 },
    { { 40, 125, 100 }, 4, 6 },
  };

  return &tables[n_players - TP_MIN_PLAYERS];
}

/* @n_players: 3–6
 * Returns: how many of the fact cards are in use: two more than players (T1.5) */
static inline guint
tp_facts_in_use (guint n_players)
{
  return n_players + 2;
}

/* @combination: one that has no quarry in it
 * Returns: (transfer none) (array fixed-size=3): how many Rapanuis, slaves and palms it is made of (T4.5) */
static inline const guint8 *
tp_combination_pieces (guint combination)
{
  static const guint8 pieces[TP_COMBINATIONS][TP_LOOSE_PIECES] = {
    [TP_COMBINATION_RAPANUI] = { 1, 0, 0 },
    [TP_COMBINATION_SLAVES] = { 0, 2, 0 },
    [TP_COMBINATION_SLAVE_PALM] = { 0, 1, 1 },
    [TP_COMBINATION_PALMS] = { 0, 0, 2 },
  };

  return pieces[combination];
}

G_END_DECLS
