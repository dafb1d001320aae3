/* rn-count-check.c: what should be lying on the table, and what was counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-count-check.h"

#include <string.h>

/* Of a player: one more than are held in hand at first (R1.3). */
#define START_CARDS (RN_HAND_CARDS + 1)

static void
count_player (RnCount          *count,
              const RnPosition *position,
              guint             player)
{
  gint16 *cells = count->cells + rn_count_cell (player, 0);
  guint area = 0;

  cells[RN_COUNT_WOOD] = (gint16) position->wood[player];
  cells[RN_COUNT_GLORY] = (gint16) position->glory[player];
  cells[RN_COUNT_SACRIFICE] = (gint16) rn_position_sacrifice_total (position, player);
  cells[RN_COUNT_HAND] = (gint16) rn_position_hand_size (position, player);
  for (guint k = 0; k < RN_KINDS; k++)
    area += position->area[player][k];
  cells[RN_COUNT_AREA] = (gint16) area;
}

guint
rn_count_find_most (guint cell)
{
  guint field = cell >= RN_COUNT_PLAYERS ? (cell - RN_COUNT_PLAYERS) % RN_COUNT_FIELDS : RN_COUNT_FIELDS;
  guint cards = 0;

  if (field == RN_COUNT_WOOD || field == RN_COUNT_GLORY)
    return RN_COUNT_MOST;
  if (cell < RN_COUNT_DECK)
    return RN_SACRIFICE_OF_KIND;
  if (cell == RN_COUNT_STONE || field == RN_COUNT_SACRIFICE)
    return RN_BOX_SACRIFICE;
  for (guint kind = 0; kind < RN_KINDS; kind++)
    cards += rn_deck_count (kind);

  /* Only players have start cards, each those of a colour (R1.3). */
  return cell < RN_COUNT_PLAYERS ? cards : cards + START_CARDS;
}

guint
rn_count_n_cells (const RnCount *count)
{
  return rn_count_cell (count->n_players, 0);
}

void
rn_count_position (RnCount          *count,
                   const RnPosition *position)
{
  memset (count, 0, sizeof *count);
  count->n_players = position->n_players;
  for (guint k = 0; k < RN_SACRIFICES; k++)
    count->cells[RN_COUNT_SUPPLY + k] = position->supply[k];
  count->cells[RN_COUNT_DECK] = position->deck;
  for (guint c = 0; c < RN_COLUMNS; c++)
    count->cells[RN_COUNT_DISPLAY] = (gint16) (count->cells[RN_COUNT_DISPLAY] + position->column_length[c]);
  count->cells[RN_COUNT_STONE] = (gint16) rn_position_stone_size (position);
  for (guint p = 0; p < position->n_players; p++)
    count_player (count, position, p);
}

void
rn_count_subtract (RnCount       *difference,
                   const RnCount *count,
                   const RnCount *other)
{
  RnCount result = { .n_players = count->n_players };

  g_return_if_fail (count->n_players == other->n_players);

  for (guint i = 0; i < rn_count_n_cells (count); i++)
    result.cells[i] = (gint16) (count->cells[i] - other->cells[i]);
  *difference = result;
}

gboolean
rn_count_is_zero (const RnCount *difference)
{
  for (guint i = 0; i < rn_count_n_cells (difference); i++)
    if (difference->cells[i] != 0)
      return FALSE;

  return TRUE;
}

static guint
total (const RnCount *count,
       guint          field)
{
  int sum = 0;

  for (guint p = 0; p < count->n_players; p++)
    sum += count->cells[rn_count_cell (p, field)];

  return (guint) sum;
}

guint
rn_count_total_wood (const RnCount *count)
{
  return total (count, RN_COUNT_WOOD);
}

guint
rn_count_total_glory (const RnCount *count)
{
  return total (count, RN_COUNT_GLORY);
}

guint
rn_count_total_sacrifice (const RnCount *count)
{
  guint sum = total (count, RN_COUNT_SACRIFICE) + (guint) count->cells[RN_COUNT_STONE];

  for (guint k = 0; k < RN_SACRIFICES; k++)
    sum += (guint) count->cells[RN_COUNT_SUPPLY + k];

  return sum;
}
