/* tp-game-advisor.c: the advisor of Tapati as the program sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/advisor/tp-game-advisor.h"

#include <glib/gi18n.h>
#include <math.h>
#include <stdlib.h>

#include "games/tapati/advisor/tp-analysis.h"
#include "games/tapati/advisor/tp-playout.h"
#include "games/tapati/advisor/tp-search.h"
#include "games/tapati/advisor/tp-stack.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-sentences.h"

G_STATIC_ASSERT (TP_MAX_PLAYERS <= AHU_MAX_SEATS);

static void
add_move (const TpMove *move,
          gpointer      moves)
{
  json_array_add_element (moves, tp_move_to_json (move));
}

static JsonNode *
play (gpointer           position,
      guint              n_players,
      AhuRandom         *chance,
      const char *const *bots,
      const AhuLimits   *limits,
      AhuRandom         *randoms,
      JsonArray         *moves)
{
  const TpBot *players[TP_MAX_PLAYERS] = { NULL };
  TpBox box;

  for (guint i = 0; i < n_players; i++)
    players[i] = tp_bot_find (bots[i]);
  tp_box_init (&box, n_players);
  tp_set_up (position, &box, n_players);
  tp_playout (position, players, limits, chance, randoms, moves != NULL ? add_move : NULL, moves);

  return tp_box_to_json (&box);
}

static guint
play_random (guint      n_players,
             AhuRandom *random)
{
  TpPosition position;
  TpBox box;

  tp_box_init (&box, n_players);
  tp_set_up (&position, &box, n_players);
  tp_playout_random (&position, random, NULL, NULL);

  return position.ply;
}

static AhuNext
get_next (gconstpointer position)
{
  TpStep step = ((const TpPosition *) position)->step;

  if (step == TP_STEP_REVEAL)
    return AHU_NEXT_DRAW;

  return step == TP_STEP_OVER ? AHU_NEXT_TOLD : AHU_NEXT_CHOICE;
}

/* What is to be sorted of a move. */
typedef struct
{
  guint move;
  double percent; /* -1 for one that was not thought through */
  double points;
} Order;

/* By what is told of them; those of which nothing is known last, as they were listed. */
static int
compare_order (gconstpointer a,
               gconstpointer b)
{
  const Order *first = a;
  const Order *second = b;
  double difference = second->percent - first->percent;

  if (difference == 0)
    difference = second->points - first->points;
  if (difference == 0)
    difference = (double) first->move - second->move;

  return (difference > 0) - (difference < 0);
}

static AhuAdvice *
make_advice (const TpPosition     *position,
             const TpMove         *move,
             const TpSearchResult *result,
             const char *const    *names)
{
  AhuAdvice *advice = g_new0 (AhuAdvice, 1);
  g_auto (GStrv) lines = tp_describe_move (position, move, names);

  advice->move = tp_move_to_json (move);
  advice->text = g_strdup (lines[0]);
  advice->playouts = result->games;
  advice->win = result->win[move->player];
  advice->points = result->points;
  /* Translators: the points to be expected in the end, an average, in the middle of a sentence. */
  advice->points_text = g_strdup_printf (_("%.1f points"), result->points);

  return advice;
}

/* The best first; to whole percents, as chances are told. */
static GPtrArray *
list_advice (const TpPosition     *position,
             const TpMove         *moves,
             const TpSearchResult *results,
             guint                 n,
             const char *const    *names)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) ahu_advice_free);
  Order order[TP_MAX_LEGAL];

  for (guint i = 0; i < n; i++)
    {
      double percent = results[i].games > 0 ? round (results[i].win[moves[i].player] * 100) : -1;

      order[i] = (Order) { i, percent, results[i].points };
    }
  qsort (order, n, sizeof *order, compare_order);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (list, make_advice (position, &moves[order[i].move], &results[order[i].move], names));

  return list;
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
  const TpPosition *position = ahu_history_get_position (history, ply);
  AhuLimits settled = ahu_limits_settle (limits);
  AhuRandom random = ahu_random_stream (settled.seed, ply, 0);
  TpSearchOptions options = tp_search_options;
  guint8 pending[TP_MAX_PLAYERS] = { 0 };
  TpSearchResult results[TP_MAX_LEGAL];
  TpMove moves[TP_MAX_LEGAL];
  TpManner manner;
  guint player;
  guint n = 0;

  *caveat = NULL;
  if (position->step != TP_STEP_OVER && position->step != TP_STEP_REVEAL)
    {
      tp_position_pending (position, pending);
      player = seat != AHU_NOBODY ? seat : pending[0];
      n = tp_bot_own_moves (position, player, moves);
      settled.compare = TRUE;
      tp_manner_from_history (&manner, history, ply);
      options.manner = &manner;
      tp_search_run (&options, position, player, moves, n, &settled, &random, cancellable, results);
      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return NULL;
    }

  return list_advice (position, moves, results, n, ahu_record_get_names (ahu_history_get_record (history)));
}

/* Everything lies open: what can be known is the position. */
static JsonNode *
choose (AhuHistory       *history,
        guint             seat,
        const char       *bot,
        const AhuLimits  *limits,
        GCancellable     *cancellable,
        GError          **error)
{
  const TpPosition *position = ahu_history_get_position (history, ahu_history_get_ply (history));
  AhuRandom random = ahu_random_stream (limits->seed, position->ply, seat);
  TpMove moves[TP_MAX_LEGAL];
  guint n = tp_bot_own_moves (position, seat, moves);
  guint chosen = tp_bot_find (bot)->choose (position, seat, moves, n, limits, &random);

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;

  return tp_move_to_json (&moves[chosen]);
}

static JsonNode *
deal (guint      n_players,
      AhuRandom *random)
{
  TpBox box;

  tp_box_init (&box, n_players);

  return tp_box_to_json (&box);
}

static gpointer
box_new (AhuHistory *history,
         AhuRandom  *random)
{
  return tp_stack_new (history, random);
}

static JsonNode *
box_draw (gpointer    box,
          AhuHistory *history)
{
  return tp_stack_draw (box, history);
}

static void
box_free (gpointer box)
{
  tp_stack_free (box);
}

static const char *
get_words (AhuAdviceWords which)
{
  /* Translators: what chance does while a game is played against computers */
  return which == AHU_ADVICE_WORDS_DRAW ? _("Drawing tiles") : NULL;
}

const AhuGameAdvisor *
tp_game_advisor_get (void)
{
  static const AhuComputer computers[] = {
    { AHU_STRENGTH_EASY, "greedy", "random", 5 },
    { AHU_STRENGTH_MEDIUM, "greedy" },
    { AHU_STRENGTH_HARD, "strong" },
  };
  static AhuGameAdvisor advisor = {
    .computers = computers,
    .n_computers = G_N_ELEMENTS (computers),
    .play = play,
    .play_random = play_random,
    .next = get_next,
    .choose = choose,
    .deal = deal,
    .box_new = box_new,
    .box_draw = box_draw,
    .box_free = box_free,
    .rank = rank,
    .analyse = tp_analyse,
    .words = get_words,
  };

  advisor.game = tp_game_get ();
  advisor.bots = tp_bot_ids ();

  return &advisor;
}
