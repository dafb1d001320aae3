/* test-values.c: what Sacrifice cards are worth: R8.3–R8.5, D5, D13
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-final.h"

#include <stdlib.h>
#include <string.h>

#define COUNTS 12

/* The tie table of R8.3. */
typedef struct
{
  const char *name;
  gint64 counts[RN_SACRIFICES];
  guint8 values[RN_SACRIFICES];
} Row;

static const Row rows[] = {
  { "all-different", { 5, 4, 2, 1 }, { 3, 2, 1, 0 } },
  { "pair-at-the-top", { 4, 4, 2, 1 }, { 3, 3, 2, 1 } },
  { "pair-in-the-middle", { 5, 3, 3, 1 }, { 3, 2, 2, 1 } },
  { "pair-at-the-bottom", { 5, 4, 2, 2 }, { 3, 2, 1, 1 } },
  { "three-at-the-top", { 4, 4, 4, 1 }, { 3, 3, 3, 2 } },
  { "three-at-the-bottom", { 5, 2, 2, 2 }, { 3, 2, 2, 2 } },
  { "two-pairs", { 4, 4, 1, 1 }, { 3, 3, 2, 2 } },
  { "all-four", { 3, 3, 3, 3 }, { 3, 3, 3, 3 } },
  { "empty-stone", { 0, 0, 0, 0 }, { 0, 0, 0, 0 } },
  /* Kinds that nobody sacrificed (D5). */
  { "D5/only-grain", { 7, 0, 0, 0 }, { 3, 2, 2, 2 } },
  { "D5/two-kinds", { 7, 2, 0, 0 }, { 3, 2, 1, 1 } },
  { "D5/two-equal-kinds", { 1, 1, 0, 0 }, { 3, 3, 2, 2 } },
  { "D5/three-kinds", { 3, 2, 1, 0 }, { 3, 2, 1, 0 } },
  { "D5/three-equal-kinds", { 3, 3, 3, 0 }, { 3, 3, 3, 2 } },
};

static void
assert_values (const gint64 *counts,
               const guint8 *values)
{
  gboolean empty = counts[0] + counts[1] + counts[2] + counts[3] == 0;
  guint8 value[RN_SACRIFICES];
  guint8 again[RN_SACRIFICES];
  guint8 rank[RN_SACRIFICES];
  guint kind;

  g_assert_true (rn_values (counts, value, rank) == empty);
  g_assert_true (rn_values (counts, again, NULL) == empty);
  g_assert_cmpmem (value, sizeof value, values, RN_SACRIFICES);
  g_assert_cmpmem (again, sizeof again, values, RN_SACRIFICES);
  for (kind = 0; kind < RN_SACRIFICES; kind++)
    g_assert_cmpuint (rank[kind], ==, empty ? 0 : 3 - values[kind]);
}

/* Every row with its kinds in every order. */
static void
test_row (gconstpointer data)
{
  const Row *row = data;
  guint a, b, c;

  for (a = 0; a < 4; a++)
    for (b = 0; b < 4; b++)
      for (c = 0; c < 4; c++)
        if (a != b && b != c && a != c)
          {
            const guint from[] = { a, b, c, 6 - a - b - c };
            gint64 counts[RN_SACRIFICES];
            guint8 values[RN_SACRIFICES];
            guint i;

            for (i = 0; i < RN_SACRIFICES; i++)
              {
                counts[i] = row->counts[from[i]];
                values[i] = row->values[from[i]];
              }
            assert_values (counts, values);
          }
}

static int
downwards (const void *a,
           const void *b)
{
  gint64 x = *(const gint64 *) a;
  gint64 y = *(const gint64 *) b;

  return (y > x) - (y < x);
}

/* R8.3 as it is told: go down the sorted counts; the next lower count is worth
 * one less. */
static void
values_by_the_rule (const gint64 *counts,
                    guint8       *values)
{
  gint64 sorted[RN_SACRIFICES];
  guint worth = 3;
  guint kind;
  guint i;

  memset (values, 0, RN_SACRIFICES);
  memcpy (sorted, counts, sizeof sorted);
  qsort (sorted, RN_SACRIFICES, sizeof *sorted, downwards);
  if (sorted[0] == 0)
    return;
  for (i = 0; i < RN_SACRIFICES; i++)
    {
      if (i && sorted[i] < sorted[i - 1])
        worth--;
      for (kind = 0; kind < RN_SACRIFICES; kind++)
        if (counts[kind] == sorted[i])
          values[kind] = worth;
    }
}

static void
test_all_stones (void)
{
  guint n;

  for (n = 0; n < COUNTS * COUNTS * COUNTS * COUNTS; n++)
    {
      const gint64 counts[] = { n % COUNTS, n / COUNTS % COUNTS,
                                n / (COUNTS * COUNTS) % COUNTS, n / (COUNTS * COUNTS * COUNTS) };
      guint8 values[RN_SACRIFICES];

      values_by_the_rule (counts, values);
      assert_values (counts, values);
    }
  g_test_message ("%u Stones", n);
  g_assert_cmpuint (n, ==, 20736);
}

/* The final ranking carries them. */
static void
test_in_final (void)
{
  guint row;

  for (row = 0; row < G_N_ELEMENTS (rows); row++)
    {
      RnSheet sheet = { .n_players = 2, .players = { { .sacrifice = { 1, 2, 4, 8 } } } };
      RnFinal final;
      guint kind;
      gint64 points = 0;

      memcpy (sheet.stone, rows[row].counts, sizeof sheet.stone);
      rn_final (&final, &sheet);
      for (kind = 0; kind < RN_SACRIFICES; kind++)
        points += rows[row].values[kind] << kind;
      g_assert_cmpmem (final.value, RN_SACRIFICES, rows[row].values, RN_SACRIFICES);
      g_assert_cmpmem (final.stone, sizeof final.stone, sheet.stone, sizeof sheet.stone);
      g_assert_true (final.empty == g_str_equal (rows[row].name, "empty-stone"));
      g_assert_cmpint (final.players[0].sacrifice, ==, points);
      g_assert_cmpint (final.players[0].total, ==, points);
      g_assert_cmpint (final.players[1].total, ==, 0);
      g_assert_cmpint (final.players[0].sacrifice_count[3], ==, 8);
    }
}

int
main (int    argc,
      char **argv)
{
  guint i;

  g_test_init (&argc, &argv, NULL);
  for (i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/values/R8.3/%s", rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/engine/values/all-stones", test_all_stones);
  g_test_add_func ("/engine/values/in-final", test_in_final);
  return g_test_run ();
}
