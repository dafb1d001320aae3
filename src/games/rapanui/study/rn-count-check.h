/* rn-count-check.h: what should be lying on the table, and what was counted
 *
 * Everything that can be counted without looking at what is hidden: a player's
 * Sacrifice cards and hand are numbers only. Not for: which move explains a
 * difference (rn-slips.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-position.h"

G_BEGIN_DECLS

/* R1.4 */
#define RN_BOX_SACRIFICE (RN_SACRIFICES * RN_SACRIFICE_OF_KIND)

/**
 * RnCountCell:
 *
 * What is counted once. The first four are the supply piles, by
 * [enum@Sacrifice]; those of the players follow, [func@count_cell] names them.
 */
typedef enum
{
  RN_COUNT_SUPPLY,
  RN_COUNT_DECK = RN_SACRIFICES, /* the draw pile */
  RN_COUNT_DISPLAY,              /* the four columns together */
  RN_COUNT_STONE,
  RN_COUNT_PLAYERS               /* where the players' cells begin */
} RnCountCell;

/**
 * RnCountField:
 *
 * What is counted for each player.
 */
typedef enum
{
  RN_COUNT_WOOD,
  RN_COUNT_GLORY,     /* in tiles */
  RN_COUNT_SACRIFICE, /* Sacrifice cards, whatever their kinds */
  RN_COUNT_HAND,
  RN_COUNT_AREA,      /* the personal display */
  RN_COUNT_FIELDS
} RnCountField;

#define RN_COUNT_CELLS (RN_COUNT_PLAYERS + RN_MAX_PLAYERS * RN_COUNT_FIELDS)

/**
 * RnCount:
 * @n_players: how many players, 2–4
 * @cells: the numbers, by cell
 *
 * A count of the table, or the difference between two.
 */
typedef struct
{
  guint16 n_players;
  gint16 cells[RN_COUNT_CELLS];
} RnCount;

/* @field: a field of theirs
 * Returns: which of all counts that is */
static inline guint
rn_count_cell (guint player,
               guint field)
{
  return RN_COUNT_PLAYERS + player * RN_COUNT_FIELDS + field;
}

/* Wood and glory points have no limit of their own (R1.5); no table has more. */
#define RN_COUNT_MOST 9999

/* Returns: the most that the box can put there */
guint rn_count_find_most (guint cell);

/* Returns: (transfer full) (nullable): why there can't be more, %NULL where the box is no limit */
char *rn_count_most_sentence (guint cell);

/* Returns: how many of its cells are used */
guint rn_count_n_cells (const RnCount *count);

/* @count: (out caller-allocates): what should be lying there */
void rn_count_position (RnCount          *count,
                        const RnPosition *position);

/* @difference: (out caller-allocates): @count less @other
 * @other: one of as many players */
void rn_count_subtract (RnCount       *difference,
                        const RnCount *count,
                        const RnCount *other);

/* Returns: whether there is none */
gboolean rn_count_is_zero (const RnCount *difference);

/* Returns: the wood that the players hold; what is left of the 164 is in the box, and more than 164 is no mistake
 *   (D7) */
guint rn_count_total_wood (const RnCount *count);

/* Returns: the glory points that the players hold in tiles */
guint rn_count_total_glory (const RnCount *count);

/* Returns: the Sacrifice cards in the piles, with the players and on the Stone: 100 where nothing is missing, 25 of
 *   each kind (R1.4) */
guint rn_count_total_sacrifice (const RnCount *count);

/* @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): what is counted, such as “Draw pile”, “Ben: Wood” */
char *rn_count_cell_name (guint              cell,
                          const char *const *names);

/* @difference: what was counted less what should be there
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): what there is too much and too little of, such as “Ben has 4 wood too many” */
char *rn_count_excess_text (const RnCount     *difference,
                            const char *const *names);

/* @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): its cells that are not 0, such as “Ben: Wood +4”; empty if there are none */
char *rn_count_difference_text (const RnCount     *difference,
                                const char *const *names);

/* Returns: (transfer full) (array zero-terminated=1): where the Sacrifice cards, the wood and the glory points are,
 *   one sentence each, and what is wrong with the total if something is */
char **rn_count_total_sentences (const RnCount *count);

/* @difference: what was counted less what should be there
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full) (nullable): what @player takes from the supply and puts back, until the tokens and
 *   Sacrifice cards are as they should be; %NULL if they are */
char *rn_count_cure_player (const RnCount     *difference,
                            guint              player,
                            const char *const *names);

/* @difference: what was counted less what should be there
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full) (array zero-terminated=1): what to move in the middle of the table, and between it and
 *   the players' cards */
char **rn_count_cure_places (const RnCount     *difference,
                             const char *const *names);

G_END_DECLS
