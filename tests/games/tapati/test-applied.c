/* test-applied.c: where in recorded games of Tapati a rule was applied
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-applied.h"
#include "games/tapati/engine/tp-citation.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "support/test-record.h"

#define FOLDER "tapati"

static AhuHistory *
load (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".rapanui", NULL);

  return test_history_load (FOLDER, file);
}

static guint
count (const char *name,
       const char *rule)
{
  g_autoptr (AhuHistory) history = load (name);
  g_autoptr (GArray) plies = ahu_applied_find (history, rule);

  for (guint i = 0; i < plies->len; i++)
    {
      g_assert_cmpuint (g_array_index (plies, guint, i), <=, ahu_history_get_ply (history));
      if (i > 0)
        g_assert_cmpuint (g_array_index (plies, guint, i), >, g_array_index (plies, guint, i - 1));
    }

  return plies->len;
}

/* The beginning and the end stand behind the first and the last move alone. */
static void
test_beginning_and_end (void)
{
  static const char *const first[] = { "T2.1", "T2.2", "T2.3" };
  static const char *const last[] = { "T11.1", "T12.1", "T12.2" };
  g_autoptr (AhuHistory) history = load ("ends-by-last-rug");
  guint ply = ahu_history_get_ply (history);

  for (guint i = 0; i < G_N_ELEMENTS (first); i++)
    {
      g_autoptr (GArray) plies = ahu_applied_find (history, first[i]);

      g_assert_cmpuint (plies->len, ==, 1);
      g_assert_cmpuint (g_array_index (plies, guint, 0), ==, 0);
    }
  for (guint i = 1; i < G_N_ELEMENTS (last); i++)
    {
      g_autoptr (GArray) plies = ahu_applied_find (history, last[i]);

      g_assert_cmpuint (plies->len, ==, 1);
      g_assert_cmpuint (g_array_index (plies, guint, 0), ==, ply - 1);
    }
  /* It is noted before the fact is over. */
  g_assert_cmpuint (count ("ends-by-last-rug", "T11.1"), ==, 1);
  g_assert_cmpuint (count ("ends-by-last-rug", "T5.10"), >=, 1);
}

/* What a game is an example of is found in it, and not where it can't be. */
static void
test_examples (void)
{
  g_assert_cmpuint (count ("exchange-past-a-missing-one", "TD13"), >=, 1);
  g_assert_cmpuint (count ("forced-scoring", "T9.2"), >=, 1);
  g_assert_cmpuint (count ("four-gifts", "T4.10"), >=, 1);
  /* Three players have no Rug card. */
  g_assert_cmpuint (count ("three-random", "T7.3"), ==, 0);
  g_assert_cmpuint (count ("three-random", "T99.9"), ==, 0);
}

/* Each rule once; what the log names is among them; the question is that of the position. */
static void
test_every_move (void)
{
  static const char *const games[] = { "three-own-box", "four-sensible", "five-builder", "six-hoard" };

  for (guint game = 0; game < G_N_ELEMENTS (games); game++)
    {
      g_autoptr (AhuHistory) history = load (games[game]);

      for (guint ply = 0; ply < ahu_history_get_ply (history); ply++)
        {
          const TpPosition *before = ahu_history_get_position (history, ply);
          const char *cited[TP_MAX_CITED];
          AhuApplied applied = { 0 };
          guint n_cited;
          g_autoptr (GHashTable) found = g_hash_table_new (g_str_hash, g_str_equal);
          TpMove move;

          tp_applied_rules (history, ply, &applied);
          for (guint i = 0; i < applied.n; i++)
            g_assert_true (g_hash_table_add (found, (gpointer) applied.rules[i]));
          g_assert_true (g_hash_table_contains (found, tp_step_rule (before)));
          tp_move_from_json (&move, ahu_history_get_move (history, ply));
          n_cited = tp_move_rules (before, &move, cited);
          for (guint i = 0; i < n_cited; i++)
            g_assert_true (g_hash_table_contains (found, cited[i]));
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (tp_game_get ());

  g_test_add_func ("/tapati/applied/beginning-and-end", test_beginning_and_end);
  g_test_add_func ("/tapati/applied/examples", test_examples);
  g_test_add_func ("/tapati/applied/every-move", test_every_move);

  return g_test_run ();
}
