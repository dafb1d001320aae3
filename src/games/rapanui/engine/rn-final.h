/* rn-final.h: the end: values of the Sacrifice cards, sums, ranking (R8)
 *
 * Works on counts alone, so that it serves tracked games and result sheets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-position.h"
#include "games/rapanui/engine/rn-reason.h"

G_BEGIN_DECLS

/* The box is no limit to wood and tiles (R1.5); beyond this they could not be
 * said in a sentence. */
#define RN_SHEET_MAX 1000000000

/**
 * RN_SHEET_MAX_CARDS:
 *
 * The largest count of cards: more than any box has, and few enough to be multiplied.
 */
#define RN_SHEET_MAX_CARDS 9999

/**
 * RnSheet:
 *
 * @missing: a bit for each count that is not made yet and is 0 meanwhile, by
 *   [func@sheet_index]; 0 where everything is counted
 *
 * The final counts of a game (record format, section 5).
 */
typedef struct
{
  guint n_players;
  guint32 missing;
  gint64 stone[RN_SACRIFICES];
  struct
  {
    gint64 tiles; /* glory points in tiles */
    gint64 moai;  /* Moai in the display */
    gint64 wood;  /* wood, not points */
    gint64 sacrifice[RN_SACRIFICES];
  } players[RN_MAX_PLAYERS];
} RnSheet;

/**
 * RnTieBreak:
 *
 * What put a player before the next place, or shares a place (R8.7).
 */
typedef enum
{
  RN_TIE_NONE,   /* points alone decide */
  RN_TIE_MOAI,   /* level on points, Moai decide */
  RN_TIE_WOOD,   /* level on points and Moai, wood decides */
  RN_TIE_SHARED  /* level on all three */
} RnTieBreak;

/**
 * RnFinal:
 * @value: what a card of each Sacrifice kind is worth, 0–3 (R8.3)
 * @rank: for each kind the number of different higher counts, 0–3
 * @empty: whether the Stone is empty (R8.5)
 * @order: players by place, equal ones by seat
 * @tie_above: by position in @order: what decided between this player and the
 *   one before, if both have the same points
 *
 * The final scoring with its how.
 */
typedef struct
{
  guint8 value[RN_SACRIFICES];
  guint8 rank[RN_SACRIFICES];
  gint64 stone[RN_SACRIFICES];
  gboolean empty;
  guint n_players;
  struct
  {
    gint64 tiles;
    gint64 moai_count;
    gint64 moai;  /* points */
    gint64 wood_count;
    gint64 wood;  /* points */
    gint64 sacrifice_count[RN_SACRIFICES];
    gint64 sacrifice; /* points */
    gint64 total;
    guint place; /* from 1 */
  } players[RN_MAX_PLAYERS];
  guint8 order[RN_MAX_PLAYERS];
  RnTieBreak tie_above[RN_MAX_PLAYERS];
} RnFinal;

/**
 * RnSource:
 * @RN_SOURCE_SACRIFICE: Fish; the other kinds of Sacrifice cards follow in the order
 *   of the box
 *
 * Where glory points come from in the end (R8.6).
 */
typedef enum
{
  RN_SOURCE_TILES,
  RN_SOURCE_MOAI,
  RN_SOURCE_WOOD,
  RN_SOURCE_SACRIFICE,
  RN_N_SOURCES = RN_SOURCE_SACRIFICE + RN_SACRIFICES
} RnSource;

/* Ranks the kinds on the Stone (R8.3–R8.5).
 * @stone: (array fixed-size=4): cards of each kind on the Stone, none negative
 * @value: (out caller-allocates) (array fixed-size=4): what each kind is worth
 * @rank: (out caller-allocates) (optional) (array fixed-size=4): how many different counts are higher
 * Returns: whether the Stone is empty */
gboolean rn_values (const gint64 stone[RN_SACRIFICES],
                    guint8       value[RN_SACRIFICES],
                    guint8      *rank);

/* Counts the table, face-down cards turned up (R8.2).
 * @sheet: (out caller-allocates): the counts
 * @position: a position in step over */
void rn_sheet_from_position (RnSheet          *sheet,
                             const RnPosition *position);

/* Scores and ranks (R8.3–R8.7).
 * @final: (out caller-allocates): the ranking
 * @sheet: counts that [func@sheet_check] accepts */
void rn_final (RnFinal       *final,
               const RnSheet *sheet);

/* Splits the win: a first place that is shared (R8.7) counts for each as its part.
 * @shares: (out caller-allocates) (array fixed-size=4): by seat, which part of the win each has */
void rn_final_shares (const RnFinal *final,
                      double         shares[RN_MAX_PLAYERS]);

G_END_DECLS
