/* probe-advisor.c: an advisor for the second game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "probe-advisor.h"

#include "probe-game.h"

#define MOST 3

static JsonNode *
choose (AhuHistory       *history,
        guint             seat,
        const char       *bot,
        const AhuLimits  *limits,
        GCancellable     *cancellable,
        GError          **error)
{
  AhuRandom random = { limits->seed };

  g_assert_cmpstr (bot, ==, "random");
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;

  return probe_game_move_new (seat, 1 + ahu_random_below (&random, MOST));
}

static JsonNode *
deal (guint      n_players,
      AhuRandom *random)
{
  g_autofree char *setup = g_strdup_printf ("{ \"goal\": %u }", PROBE_GAME_GOAL + ahu_random_below (random, MOST));

  return json_from_string (setup, NULL);
}

static GPtrArray *
rank (AhuHistory       *history,
      guint             ply,
      guint             seat,
      const AhuLimits  *limits,
      GCancellable     *cancellable,
      char            **caveat,
      GError          **error)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) ahu_advice_free);
  const char *const *names = ahu_record_get_names (ahu_history_get_record (history));
  g_autofree guint *pending = g_new0 (guint, probe_game_get ()->max_players);
  guint n = probe_game_get ()->pending (ahu_history_get_position (history, ply), pending);

  *caveat = NULL;
  if (seat == AHU_NOBODY)
    seat = pending[0];
  for (guint points = MOST; n > 0 && points > 0; points--)
    {
      AhuAdvice *advice = g_new0 (AhuAdvice, 1);

      advice->move = probe_game_move_new (seat, points);
      advice->text = g_strdup_printf ("%s adds %u.", names[seat], points);
      advice->playouts = 1000;
      advice->win = points / 4.0;
      advice->points = points;
      advice->points_text = g_strdup_printf ("%u points", points);
      g_ptr_array_add (list, advice);
    }

  return list;
}

/* Each point less than possible costs a tenth. */
static gboolean
analyse (AhuHistory         *history,
         guint               first,
         const AhuLimits    *limits,
         GCancellable       *cancellable,
         AhuAnalysisReport   report,
         gpointer            data,
         GError            **error)
{
  GPtrArray *moves = ahu_history_get_moves (history);

  for (guint ply = first; ply < ahu_history_get_ply (history); ply++)
    {
      JsonNode *move = g_ptr_array_index (moves, ply);
      guint seat = (guint) json_object_get_int_member (json_node_get_object (move), "player");
      g_autoptr (JsonNode) best = probe_game_move_new (seat, MOST);
      g_autofree char *text = g_strdup_printf ("add %u", MOST);
      AhuAnalysisMove told = {
        .ply = ply,
        .player = (int) seat,
        .move = move,
        .n_players = ahu_record_get_n_players (ahu_history_get_record (history)),
        .best = best,
        .best_text = text,
        .games = { 1000, 1000 },
        .loss = (MOST - (double) json_object_get_int_member (json_node_get_object (move), "add")) / 10,
      };

      told.before[seat] = 0.5;
      told.after[seat] = 0.5 - told.loss;
      for (guint p = 0; p < told.n_players; p++)
        told.common_before[p] = told.common_after[p] = 1.0 / told.n_players;
      told.common_after[seat] += 0.1;
      report (&told, data);
    }

  return !g_cancellable_set_error_if_cancelled (cancellable, error);
}

const AhuGameAdvisor *
probe_advisor_get (void)
{
  static const char *const bots[] = { "random", NULL };
  static const AhuComputer computers[] = { { AHU_STRENGTH_EASY, "random" } };
  static AhuGameAdvisor advisor = {
    .bots = bots,
    .computers = computers,
    .n_computers = G_N_ELEMENTS (computers),
    .choose = choose,
    .deal = deal,
    .rank = rank,
    .analyse = analyse,
  };

  advisor.game = probe_game_get ();

  return &advisor;
}
