/* rn-deduce.c: what untold face-down cards must have been
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rapanui/rn-deduce.h"

#include <string.h>

typedef struct
{
  const RnPosition *position;
  guint player;
  guint8 left[RN_SACRIFICES]; /* how many of each kind may still be used */
  guint8 kinds[RN_MAX_HIDDEN];
  guint8 found[RN_MAX_HIDDEN];
  guint8 found_counts[RN_SACRIFICES];
  guint n_found; /* different sets of kinds, no more than 2 */
} Search;

static void
count_kinds (const guint8 *kinds,
             guint         n,
             guint8        counts[RN_SACRIFICES])
{
  memset (counts, 0, RN_SACRIFICES);
  for (guint i = 0; i < n; i++)
    counts[kinds[i]]++;
}

static void
note (Search *search,
      guint   n)
{
  guint8 counts[RN_SACRIFICES];

  count_kinds (search->kinds, n, counts);
  if (search->n_found > 0 && memcmp (counts, search->found_counts, sizeof counts) == 0)
    return;
  if (search->n_found++ > 0)
    return;
  memcpy (search->found, search->kinds, n);
  memcpy (search->found_counts, counts, sizeof counts);
}

/* Tries all kinds for the card after the first @n; gives up at a second set. */
static void
try_kinds (Search *search,
           guint   n)
{
  if (n == search->position->untold[search->player])
    {
      if (rn_position_reveal_possible (search->position, search->player, search->kinds, n))
        note (search, n);
      return;
    }

  for (guint8 kind = 0; kind < RN_SACRIFICES && search->n_found < 2; kind++)
    if (search->left[kind] > 0)
      {
        search->left[kind]--;
        search->kinds[n] = kind;
        try_kinds (search, n + 1);
        search->left[kind]++;
      }
}

gboolean
rn_deduce_untold (const RnPosition *position,
                  guint             player,
                  guint8            kinds[RN_MAX_HIDDEN])
{
  Search search = { .position = position, .player = player };

  g_return_val_if_fail (player < position->n_players && position->untold[player] > 0, FALSE);

  memcpy (search.left, position->sacrifice[player], sizeof search.left);
  try_kinds (&search, 0);
  memcpy (kinds, search.found, sizeof search.found);

  return search.n_found == 1;
}

gboolean
rn_deduce_from_held (const RnPosition *position,
                     guint             player,
                     const guint       held[RN_SACRIFICES],
                     guint8            kinds[RN_MAX_HIDDEN])
{
  Search search = { .position = position, .player = player };
  guint n = 0;

  g_return_val_if_fail (player < position->n_players && position->untold[player] > 0, FALSE);

  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      if (held[k] > position->sacrifice[player][k])
        return FALSE;
      search.left[k] = (guint8) (position->sacrifice[player][k] - held[k]);
      n += search.left[k];
    }
  if (n != position->untold[player])
    return FALSE;

  try_kinds (&search, 0);
  memcpy (kinds, search.found, sizeof search.found);

  return search.n_found == 1;
}
