/* test-measures.c: what is measured of a position of Tapati, against what the engine then does
 *
 * Not for: how two moves are compared (tests/core/teach, tests/cli/compared.py).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-history.h"
#include "games/tapati/engine/tp-measures.h"
#include "games/tapati/engine/tp-rules.h"
#include "support/test-record.h"

static const char *const games[] = { "three-random.rapanui", "four-sensible.rapanui", "six-hoard.rapanui" };

static GArray *
measure (gconstpointer position,
         guint         seat)
{
  GArray *readings = g_array_new (FALSE, FALSE, sizeof (AhuReading));

  tp_measures (position, seat, readings);

  return readings;
}

static int
get_value (GArray     *readings,
           const char *name,
           guint       seat)
{
  for (guint i = 0; i < readings->len; i++)
    {
      const AhuReading *reading = &g_array_index (readings, AhuReading, i);

      if (g_str_equal (reading->meter->name, name) && reading->seat == seat)
        return reading->value;
    }
  g_error ("%s is not measured", name);
}

static guint
count_back (const TpEventList *events,
            guint              player)
{
  guint n = 0;

  for (guint i = 0; i < events->n; i++)
    if (events->events[i].type == TP_EVENT_BACK && events->events[i].player == player)
      n += events->events[i].count;

  return n;
}

/* What was said to go back does when its player is done, and the points at the end are the result. */
static void
test_games (gconstpointer name)
{
  g_autoptr (AhuHistory) history = test_history_load ("tapati", name);
  guint n_moves = ahu_history_get_ply (history);
  gint64 totals[TP_MAX_PLAYERS];
  guint places[TP_MAX_PLAYERS];
  g_autoptr (GArray) last = measure (ahu_history_get_position (history, n_moves), 0);
  guint n_done = 0;

  for (guint ply = 0; ply < n_moves; ply++)
    {
      const TpPosition *before = ahu_history_get_position (history, ply);
      TpMove move = tp_history_move (history, ply);
      TpPosition after = *before;
      g_autoptr (GArray) readings = NULL;
      TpEventList events;

      if (move.type != TP_MOVE_DONE || before->step != TP_STEP_PLACE)
        continue;
      readings = measure (before, move.player);
      tp_apply (&after, &move, &events);
      g_assert_cmpint (get_value (readings, "goes-back", move.player), ==, count_back (&events, move.player));
      n_done++;
    }
  g_assert_cmpuint (n_done, >, 0);

  tp_game_get ()->places (ahu_history_get_position (history, n_moves), places, totals);
  for (guint p = 0; p < ahu_record_get_n_players (ahu_history_get_record (history)); p++)
    g_assert_cmpint (get_value (last, "points", p), ==, totals[p]);
}

/* Each has words of its own, and a rule. */
static void
test_words (void)
{
  g_autoptr (AhuHistory) history = test_history_load ("tapati", games[1]);
  g_autoptr (GArray) readings = measure (ahu_history_get_position (history, 20), 3);
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < readings->len; i++)
    {
      const AhuReading *reading = &g_array_index (readings, AhuReading, i);
      g_autofree char *text = tp_measure_text (reading);

      g_assert_true (g_hash_table_add (texts, g_strdup_printf ("%u %s", reading->seat, text)));
      g_assert_true (g_str_has_prefix (reading->rule, "T"));
    }
  g_assert_true (g_hash_table_contains (texts, "3 captives on site 1 (floor M)"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (tp_game_get ());
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/measures/", games[i], NULL);

      g_test_add_data_func (path, games[i], test_games);
    }
  g_test_add_func ("/measures/words", test_words);

  return g_test_run ();
}
