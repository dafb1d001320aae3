/* rn-join-stone.c: what follows from the Sacrifice cards of a position as entered
 *
 * Of each kind there are 25 (R1.4): one number that is missing follows from the
 * others. Where more are missing, which is the rule at a table where the cards lie
 * face down, only how many cards somebody has need be known, and one such number,
 * or one supply pile, follows from the 100 there are in all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/join/rn-join-stone.h"

#include <string.h>

#include "games/rapanui/join/rn-join-cards.h"

/* Up to RN_MAX_HIDDEN, whatever was entered. */
static guint
get_n_hidden (const RnJoin *join)
{
  return MIN (join->n_hidden, RN_MAX_HIDDEN);
}

guint
rn_join_count_hidden (const RnJoin *join,
                      gint64        player,
                      gboolean      untold_only)
{
  guint n = 0;

  for (guint i = 0; i < get_n_hidden (join); i++)
    n += join->hidden[i].player == player &&
         (!untold_only || join->hidden[i].kind == RN_SACRIFICE_NULL);

  return n;
}

/* Whose number of further cards was entered says nothing of the kinds left out. */
static void
begin_holder (RnJoinHolder *holder,
              const gint64  counts[RN_SACRIFICES],
              gint64        unknown)
{
  memcpy (holder->counts, counts, sizeof holder->counts);
  holder->unknown = rn_join_known (unknown);
  holder->loose = unknown != RN_JOIN_UNKNOWN;
  for (guint k = 0; k < RN_SACRIFICES && holder->loose; k++)
    holder->counts[k] = rn_join_known (holder->counts[k]);
}

static RnJoinHolder *
get_holder (RnJoinSacrifices *whole,
            const RnJoin     *join,
            guint             i)
{
  return i < join->n_players ? &whole->players[i] : &whole->stone;
}

/* Cards laid untold are among those of their owner, except where nobody knows
 * what that owner has. */
static guint
count_apart (const RnJoinSacrifices *whole,
             const RnJoin           *join)
{
  guint n = 0;

  for (guint p = 0; p < join->n_players; p++)
    if (whole->players[p].loose)
      n += rn_join_count_hidden (join, p, TRUE);

  return n;
}

gboolean
rn_join_is_loose (const RnJoinSacrifices *whole,
                  const RnJoin           *join)
{
  if (whole->stone.unknown != 0 || count_apart (whole, join) > 0)
    return TRUE;

  for (guint p = 0; p < join->n_players; p++)
    if (whole->players[p].unknown != 0)
      return TRUE;

  return FALSE;
}

gint64
rn_join_count_kind (const RnJoinSacrifices *whole,
                    const RnJoin           *join,
                    guint                   kind)
{
  gint64 total = rn_join_known (whole->supply[kind]) + rn_join_known (whole->stone.counts[kind]);

  for (guint p = 0; p < join->n_players; p++)
    total += rn_join_known (whole->players[p].counts[kind]);
  for (guint i = 0; i < get_n_hidden (join); i++)
    total += join->hidden[i].kind == kind;

  return total;
}

gint64
rn_join_count_sacrifices (const RnJoinSacrifices *whole,
                          const RnJoin           *join)
{
  gint64 total = count_apart (whole, join) + rn_join_known (whole->stone.unknown);

  for (guint k = 0; k < RN_SACRIFICES; k++)
    total += rn_join_count_kind (whole, join, k);
  for (guint p = 0; p < join->n_players; p++)
    total += rn_join_known (whole->players[p].unknown);

  return total;
}

/* Returns: how many numbers of @kind are missing, and the last of them */
static guint
find_missing (RnJoinSacrifices  *whole,
              const RnJoin      *join,
              guint              kind,
              gint64           **missing)
{
  guint n = 0;

  if (whole->supply[kind] == RN_JOIN_UNKNOWN)
    {
      *missing = &whole->supply[kind];
      n++;
    }
  for (guint i = 0; i <= join->n_players; i++)
    {
      RnJoinHolder *holder = get_holder (whole, join, i);

      if (holder->counts[kind] == RN_JOIN_UNKNOWN)
        {
          *missing = &holder->counts[kind];
          n++;
        }
    }

  return n;
}

/* Returns: whether somebody's cards turned out not to be known */
static gboolean
loosen_kind (RnJoinSacrifices *whole,
             const RnJoin     *join,
             guint             kind)
{
  gboolean loosened = FALSE;
  gint64 *missing = NULL;
  guint n = find_missing (whole, join, kind, &missing);

  if (n == 0 || (n == 1 && !rn_join_is_loose (whole, join)))
    return FALSE;

  for (guint i = 0; i <= join->n_players; i++)
    {
      RnJoinHolder *holder = get_holder (whole, join, i);

      if (holder->counts[kind] != RN_JOIN_UNKNOWN)
        continue;
      holder->counts[kind] = 0;
      holder->unknown = RN_JOIN_UNKNOWN;
      holder->loose = TRUE;
      loosened = TRUE;
    }

  return loosened;
}

/* The one number of cards that is missing follows from all. */
static void
complete_number (RnJoinSacrifices *whole,
                 const RnJoin     *join)
{
  gint64 *open = NULL;
  guint n = 0;

  for (guint k = 0; k < RN_SACRIFICES; k++)
    if (whole->supply[k] == RN_JOIN_UNKNOWN)
      {
        open = &whole->supply[k];
        n++;
      }
  for (guint i = 0; i <= join->n_players; i++)
    {
      RnJoinHolder *holder = get_holder (whole, join, i);

      if (holder->unknown == RN_JOIN_UNKNOWN)
        {
          open = &holder->unknown;
          n++;
        }
    }

  if (n == 1)
    *open = MAX (0, RN_JOIN_ALL_SACRIFICES - rn_join_count_sacrifices (whole, join));
}

void
rn_join_complete_sacrifices (RnJoinSacrifices *whole,
                             const RnJoin     *join)
{
  gboolean loosened;

  memcpy (whole->supply, join->supply, sizeof whole->supply);
  begin_holder (&whole->stone, join->open, join->stone_unknown);
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    begin_holder (&whole->players[p], join->players[p].sacrifice, join->players[p].unknown);

  /* One unknown card may be of any kind: then nothing follows kind by kind. */
  do
    {
      loosened = FALSE;
      for (guint k = 0; k < RN_SACRIFICES; k++)
        loosened |= loosen_kind (whole, join, k);
    }
  while (loosened);

  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      gint64 *missing = NULL;

      if (!rn_join_is_loose (whole, join) && find_missing (whole, join, k, &missing) == 1)
        *missing = MAX (0, RN_SACRIFICE_OF_KIND - rn_join_count_kind (whole, join, k));
    }
  complete_number (whole, join);
}

gint64
rn_join_stone_size (const RnJoinSacrifices *whole,
                    const RnJoin           *join)
{
  gint64 size = whole->stone.unknown;

  if (size == RN_JOIN_UNKNOWN)
    return size;

  for (guint k = 0; k < RN_SACRIFICES; k++)
    size += whole->stone.counts[k];

  return size + join->n_hidden;
}
