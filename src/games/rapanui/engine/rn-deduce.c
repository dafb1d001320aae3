/* rn-deduce.c: what untold face-down cards can have been
 *
 * A set of kinds is possible when its cards can be put in an order in which each
 * was owned when it was laid. The j-th card of a kind fits from the first card
 * on that has room for j of it; rooms only grow, so laying each as early as it
 * fits finds an order if there is one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-deduce.h"

#include <string.h>

#include "games/rapanui/engine/rn-untold.h"

typedef struct
{
  guint16 rooms[RN_MAX_HIDDEN]; /* of the untold cards, in the order laid */
  guint n;
  const guint8 *told;           /* the kinds of the first of them */
  guint n_told;
  guint8 used[RN_SACRIFICES];   /* how many of each kind those are */
  guint8 rest[RN_SACRIFICES];   /* a set of kinds for the others */
  RnUntoldSet *sets;
  guint n_sets;
  guint max;
} Search;

/* Returns: whether the told cards can be so */
static gboolean
begin (Search           *search,
       const RnPosition *position,
       guint             player,
       const guint8     *told,
       guint             n_told)
{
  *search = (Search) { .told = told, .n_told = n_told };

  for (guint i = 0; i < position->n_hidden; i++)
    if (position->hidden[i].player == player && position->hidden[i].kind == RN_SACRIFICE_NULL)
      search->rooms[search->n++] = position->hidden[i].room;
  for (guint i = 0; i < n_told; i++)
    if (++search->used[told[i]] > rn_room_get (search->rooms[i], told[i]))
      return FALSE;

  return TRUE;
}

/* The first card that can be the @j-th of @kind; n if none can. */
static guint
first_place (const Search *search,
             guint         kind,
             guint         j)
{
  guint place = search->n_told;

  while (place < search->n && rn_room_get (search->rooms[place], kind) < j)
    place++;

  return place;
}

/* Puts the cards of the set in the order in which they fit first. */
static gboolean
arrange (const Search *search,
         guint8        kinds[RN_MAX_HIDDEN])
{
  guint8 next[RN_SACRIFICES] = { 0, };

  if (search->n_told > 0)
    memcpy (kinds, search->told, search->n_told);
  for (guint place = search->n_told; place < search->n; place++)
    {
      guint best = RN_SACRIFICES;
      guint best_place = place + 1;

      for (guint kind = 0; kind < RN_SACRIFICES; kind++)
        {
          guint first;

          if (next[kind] == search->rest[kind])
            continue;
          first = first_place (search, kind, search->used[kind] + next[kind] + 1u);
          if (first < best_place)
            {
              best = kind;
              best_place = first;
            }
        }
      if (best == RN_SACRIFICES)
        return FALSE;
      next[best]++;
      kinds[place] = (guint8) best;
    }

  return TRUE;
}

/* All sets of @left cards of @kind and those after it. */
static void
try_sets (Search *search,
          guint   kind,
          guint   left)
{
  if (kind + 1 == RN_SACRIFICES)
    {
      search->rest[kind] = (guint8) left;
      if (arrange (search, search->sets[search->n_sets].kinds))
        search->n_sets++;
      return;
    }

  for (guint n = 0; n <= left && search->n_sets < search->max; n++)
    {
      search->rest[kind] = (guint8) (left - n);
      try_sets (search, kind + 1, n);
    }
}

guint
rn_deduce_sets (const RnPosition *position,
                guint             player,
                const guint8     *told,
                guint             n_told,
                RnUntoldSet      *sets,
                guint             max)
{
  Search search;

  g_return_val_if_fail (player < position->n_players && n_told <= position->untold[player], 0);
  g_return_val_if_fail (max > 0, 0);

  if (!begin (&search, position, player, told, n_told))
    return 0;

  search.sets = sets;
  search.max = max;
  try_sets (&search, 0, search.n - n_told);

  return search.n_sets;
}

gboolean
rn_deduce_untold (const RnPosition *position,
                  guint             player,
                  guint8            kinds[RN_MAX_HIDDEN])
{
  RnUntoldSet sets[2];
  guint n_sets = rn_deduce_sets (position, player, NULL, 0, sets, G_N_ELEMENTS (sets));

  if (n_sets == 1)
    memcpy (kinds, sets[0].kinds, sizeof sets[0].kinds);

  return n_sets == 1;
}

gboolean
rn_deduce_from_held (const RnPosition *position,
                     guint             player,
                     const guint       held[RN_SACRIFICES],
                     guint8            kinds[RN_MAX_HIDDEN])
{
  Search search;
  guint n = 0;

  g_return_val_if_fail (player < position->n_players && position->untold[player] > 0, FALSE);

  begin (&search, position, player, NULL, 0);
  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      if (held[k] > position->sacrifice[player][k])
        return FALSE;
      search.rest[k] = (guint8) (position->sacrifice[player][k] - held[k]);
      n += search.rest[k];
    }

  return n == search.n && arrange (&search, kinds);
}
