/* rn-join-cards.c: what follows from the cards of a position as entered
 *
 * Each player began with Hunters & Gatherers of three of the four kinds, and
 * nobody may remember which kind was lacking. It is one that the player's other
 * three kinds leave: all ways to choose it, at most 4 for each of 4 players, are
 * tried.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/join/rn-join-cards.h"

#include <string.h>

typedef struct
{
  const RnJoin *join;
  RnJoinCards *cards;
  gint64 most[RN_SACRIFICES];  /* in the draw pile if nobody lacked the kind */
  guint lacks[RN_SACRIFICES];  /* players who lacked it, so far */
  gboolean exact;              /* the draw pile is known by kind */
} Search;

static gint64
in_front (const RnJoin *join,
          guint         player,
          guint         kind)
{
  return rn_join_known (join->players[player].hand[kind]) +
         rn_join_known (join->players[player].area[kind]);
}

gint64
rn_join_active (const RnJoin *join)
{
  if (join->active != RN_JOIN_UNKNOWN || join->turn == RN_JOIN_UNKNOWN)
    return join->active;

  return (join->turn - 1) % join->n_players;
}

gint64
rn_join_held (const RnJoin *join,
              guint         player)
{
  const RnJoinPlayer *in_front = &join->players[player];
  gboolean is_whole = TRUE;
  gint64 known = 0;

  if (in_front->held != RN_JOIN_UNKNOWN)
    return in_front->held;

  for (guint k = 0; k < RN_KINDS; k++)
    {
      is_whole = is_whole && in_front->hand[k] != RN_JOIN_UNKNOWN;
      known += rn_join_known (in_front->hand[k]);
    }
  if (is_whole)
    return 0;
  if (join->step == RN_STEP_DRAW && rn_join_active (join) == player)
    return RN_JOIN_UNKNOWN;

  return MAX (0, RN_HAND_CARDS - known);
}

guint
rn_join_gatherer_kinds (const RnJoin *join,
                        guint         player)
{
  guint n = 0;

  for (guint k = RN_FISH; k < RN_KINDS; k++)
    if (in_front (join, player, k) > 0)
      n++;

  return n;
}

gint64
rn_join_box_count (const RnJoin *join,
                   guint         kind)
{
  return rn_deck_count (kind) + (kind == RN_LUMBERJACK ? join->n_players : 0);
}

static void
count_seen (RnJoinCards  *cards,
            const RnJoin *join)
{
  for (guint c = 0; c < RN_COLUMNS; c++)
    for (guint i = 0; i < MIN (join->column_length[c], RN_COLUMN_CARDS); i++)
      if (join->display[c][i] < RN_KINDS)
        cards->seen[join->display[c][i]]++;

  for (guint p = 0; p < join->n_players; p++)
    for (guint k = 0; k < RN_KINDS; k++)
      {
        cards->seen[k] += in_front (join, p, k);
        cards->owners[k] += in_front (join, p, k) > 0;
      }

  for (guint p = 0; p < join->n_players; p++)
    cards->held += rn_join_known (rn_join_held (join, p));

  cards->total = cards->held;
  for (guint k = 0; k < RN_KINDS; k++)
    cards->total += cards->seen[k];
}

/* Whether @kind can be the one that @player did not begin with (D10): the others are
 * seen, or among what nobody knows. */
static gboolean
could_lack (const RnJoin *join,
            guint         player,
            guint         kind)
{
  guint others = rn_join_gatherer_kinds (join, player) -
                 (in_front (join, player, RN_FISH + kind) > 0 ? 1u : 0u);

  return others + rn_join_known (rn_join_held (join, player)) >= RN_SACRIFICES - 1;
}

static gboolean
is_possible (const Search *search)
{
  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      gint64 left = search->most[k] - search->lacks[k];

      if (left < 0 || (search->exact && left != search->join->unseen[RN_FISH + k]))
        return FALSE;
    }

  return TRUE;
}

static void
try_lacks (Search *search,
           guint   player)
{
  if (player == search->join->n_players)
    {
      if (!is_possible (search))
        return;
      search->cards->fits = TRUE;
      for (guint k = 0; k < RN_SACRIFICES; k++)
        search->cards->unseen[RN_FISH + k] = MAX (search->cards->unseen[RN_FISH + k],
                                                  search->most[k] - search->lacks[k]);
      return;
    }

  for (guint k = 0; k < RN_SACRIFICES; k++)
    if (could_lack (search->join, player, k))
      {
        search->lacks[k]++;
        try_lacks (search, player + 1);
        search->lacks[k]--;
      }
}

static void
find_unseen (RnJoinCards  *cards,
             const RnJoin *join)
{
  Search search = { .join = join, .cards = cards, .exact = rn_join_unseen_known (join) };

  for (guint k = 0; k < RN_FISH; k++)
    cards->unseen[k] = rn_join_box_count (join, k) - cards->seen[k];
  cards->unseen[RN_MOAI] -= cards->returned;

  for (guint k = 0; k < RN_SACRIFICES; k++)
    search.most[k] = rn_join_box_count (join, RN_FISH + k) + join->n_players - cards->seen[RN_FISH + k];
  try_lacks (&search, 0);
}

void
rn_join_count_cards (RnJoinCards  *cards,
                     const RnJoin *join)
{
  memset (cards, 0, sizeof *cards);
  count_seen (cards, join);
  if (join->returned != RN_JOIN_UNKNOWN)
    cards->returned = join->returned;
  else if (join->unseen[RN_MOAI] != RN_JOIN_UNKNOWN)
    cards->returned = MAX (0, rn_deck_count (RN_MOAI) - cards->seen[RN_MOAI] - join->unseen[RN_MOAI]);
  cards->deck = join->deck;
  if (cards->deck == RN_JOIN_UNKNOWN)
    cards->deck = RN_JOIN_BOX_CARDS + RN_JOIN_START_CARDS * (gint64) join->n_players -
                  cards->total - cards->returned;
  find_unseen (cards, join);
}
