/* tp-game-advisor.c: the advisor of Tapati as the program sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/advisor/tp-game-advisor.h"

#include <glib/gi18n.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "core/advice/ahu-judging.h"
#include "core/base/ahu-random.h"
#include "core/history/ahu-history.h"
#include "games/tapati/advisor/tp-playout.h"
#include "games/tapati/advisor/tp-search.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-history.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-sentences.h"

G_STATIC_ASSERT (TP_MAX_PLAYERS <= AHU_MAX_SEATS);

/* The stacks of tiles in the box of a practice game, in an order that nobody knows; it stays the same as long as they
 * live, whatever is undone. A tile is found out when it is drawn: nobody can tell that from an order that was there
 * before, and quarries that are given back need no place in it. */
typedef struct
{
  GByteArray *quarries; /* the circles, from the first one drawn on */
  GByteArray *rugs;     /* the numbers */
  AhuRandom random;
} Box;

/* Several moves are judged at the same time, and told in order. */
typedef struct
{
  AhuHistory *history;
  guint first;
  AhuLimits limits;
  GCancellable *cancellable;
  TpManner *manners;      /* before each, and after the last one */
  AhuAnalysisMove *lines; /* from the first move on; their JSON when they are told */
  TpMove *best;           /* of each */
  AhuAnalysisReport report;
  gpointer data;
} Analysis;

/* What a position is thought through for; each has random numbers of its own. */
enum
{
  FOR_CHANCES,
  FOR_CHOICE,
  FOR_MOVE
};

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

static AhuRandom
make_random (const Analysis *self,
             guint           ply,
             guint           purpose)
{
  return ahu_random_stream (self->limits.seed, ply, purpose);
}

/* How the players play, as the moves before @ply tell. */
static const TpManner *
get_manner (const Analysis *self,
            guint           ply)
{
  return &self->manners[ply - self->first];
}

/* The chances in a position, if everybody plays on as so far; at the end, the result. */
static void
find_chances (const Analysis *self,
              guint           ply,
              double          win[TP_MAX_PLAYERS])
{
  const TpPosition *position = ahu_history_get_position (self->history, ply);
  AhuRandom random = make_random (self, ply, FOR_CHANCES);

  if (position->step == TP_STEP_OVER)
    tp_search_shares (position, win);
  else
    tp_search_estimate (get_manner (self, ply), position, &self->limits, &random, self->cancellable, win);
}

static TpSearchOptions
make_options (const Analysis *self,
              guint           ply)
{
  TpSearchOptions options = tp_search_options;

  options.manner = get_manner (self, ply);

  return options;
}

/* What comes of a move that was not thought through with the others. */
static TpSearchResult
try_move (const Analysis   *self,
          const TpPosition *position,
          guint             ply,
          const TpMove     *move)
{
  AhuRandom random = make_random (self, ply, FOR_MOVE);
  TpSearchOptions options = make_options (self, ply);
  TpSearchResult result;

  tp_search_run (&options, position, move->player, move, 1, &self->limits, &random, self->cancellable, &result);

  return result;
}

static guint
find_move (const TpMove *moves,
           guint         n_moves,
           const TpMove *move)
{
  guint i = 0;

  while (i < n_moves && memcmp (&moves[i], move, sizeof *move) != 0)
    i++;

  return i;
}

static void
judge_choice (const Analysis   *self,
              const TpPosition *position,
              const TpMove     *made,
              AhuAnalysisMove  *line,
              TpMove           *best)
{
  AhuRandom random = make_random (self, line->ply, FOR_CHOICE);
  TpSearchOptions options = make_options (self, line->ply);
  TpSearchResult results[TP_MAX_LEGAL];
  TpSearchResult result;
  TpMove moves[TP_MAX_LEGAL];
  guint n_moves = tp_bot_own_moves (position, made->player, moves);
  guint at = find_move (moves, n_moves, made);
  guint chosen;

  if (n_moves < 2)
    return;

  chosen = tp_search_run (&options, position, made->player, moves, n_moves, &self->limits, &random, self->cancellable,
                          results);
  memcpy (line->before, results[chosen].win, sizeof line->before);
  memcpy (line->after, results[chosen].win, sizeof line->after);
  if (chosen == at)
    return;

  *best = moves[chosen];
  result = at < n_moves && results[at].games > 0 ? results[at] : try_move (self, position, line->ply, made);
  memcpy (line->after, result.win, sizeof line->after);
  line->games[0] = results[chosen].games;
  line->games[1] = result.games;
  line->loss = MAX (0, line->before[made->player] - line->after[made->player]);
}

/* What is drawn is nobody's decision: it changes what can be expected. */
static void
judge_ply (const Analysis  *self,
           guint            ply,
           AhuAnalysisMove *line,
           TpMove          *best)
{
  const TpPosition *before = ahu_history_get_position (self->history, ply);
  const TpPosition *after = ahu_history_get_position (self->history, ply + 1);
  TpMove made = tp_history_move (self->history, ply);

  *best = made;
  *line = (AhuAnalysisMove) { .ply = ply, .player = made.player, .n_players = before->n_players };
  find_chances (self, ply, line->common_before);
  memcpy (line->before, line->common_before, sizeof line->before);
  memcpy (line->after, line->common_before, sizeof line->after);

  if (made.type != TP_MOVE_REVEAL)
    {
      judge_choice (self, before, &made, line, best);
    }
  else
    {
      line->player = -1;
      find_chances (self, ply + 1, line->after);
    }
  if (after->step == TP_STEP_OVER)
    tp_search_shares (after, line->after);
  if (ply + 1 == ahu_history_get_ply (self->history))
    find_chances (self, ply + 1, line->common_after);
}

static void
judge_cb (guint    index,
          gpointer user_data)
{
  const Analysis *self = user_data;

  judge_ply (self, self->first + index, &self->lines[index], &self->best[index]);
}

static void
join_cb (guint    index,
         gpointer user_data)
{
  const Analysis *self = user_data;

  memcpy (self->lines[index - 1].common_after, self->lines[index].common_before, sizeof self->lines->common_after);
}

static void
tell_cb (guint    index,
         gpointer user_data)
{
  const Analysis *self = user_data;
  AhuAnalysisMove *line = &self->lines[index];
  const TpMove *best = &self->best[index];
  g_autoptr (JsonNode) node = tp_move_to_json (best);
  g_autofree char *text = tp_move_sentence (ahu_history_get_position (self->history, line->ply), best,
                                            ahu_record_get_names (ahu_history_get_record (self->history)));

  line->move = ahu_history_get_move (self->history, line->ply);
  line->best = node;
  line->best_text = text;
  self->report (line, self->data);
}

/* Each move is judged by what the moves before it tell, whatever came later. */
static TpManner *
learn_manners (const Analysis *self,
               guint           n)
{
  GPtrArray *moves = ahu_history_get_moves (self->history);
  TpManner *manners = g_new (TpManner, n + 1);

  tp_manner_from_history (&manners[0], self->history, self->first);
  for (guint i = 0; i < n; i++)
    {
      TpMove made;

      tp_move_from_json (&made, g_ptr_array_index (moves, self->first + i));
      manners[i + 1] = manners[i];
      tp_manner_observe (&manners[i + 1], ahu_history_get_position (self->history, self->first + i), &made);
    }

  return manners;
}

/* With a limit of playouts what is said of a move depends neither on @first nor on the number of threads. A move
 * takes one search to three; as many moves as there are threads are judged at the same time, each on one of them. */
static gboolean
analyse (AhuHistory         *history,
         guint               first,
         const AhuLimits    *limits,
         GCancellable       *cancellable,
         AhuAnalysisReport   report,
         gpointer            data,
         GError            **error)
{
  static const AhuJudging judging = { judge_cb, join_cb, tell_cb };
  g_autofree AhuAnalysisMove *lines = NULL;
  g_autofree TpManner *manners = NULL;
  g_autofree TpMove *best = NULL;
  Analysis self = { .history = history, .first = first, .cancellable = cancellable, .report = report, .data = data };
  AhuLimits settled = ahu_limits_settle (limits);
  guint n;

  n = ahu_history_get_ply (history) - first;
  self.lines = lines = g_new0 (AhuAnalysisMove, n);
  self.best = best = g_new0 (TpMove, n);
  self.manners = manners = learn_manners (&self, n);
  self.limits = settled;
  /* Several moves at the same time, each on one: so each machine says the same. */
  self.limits.threads = 1;
  self.limits.compare = TRUE;

  return ahu_judging_run (&judging, n, &settled, cancellable, &self, error);
}

static JsonNode *
deal (guint      n_players,
      AhuRandom *random)
{
  TpBox box;

  tp_box_init (&box, n_players);

  return tp_box_to_json (&box);
}

static void
append_drawn (Box        *self,
              AhuHistory *history,
              guint       n_moves)
{
  for (guint ply = 0; ply < n_moves; ply++)
    {
      TpMove move = tp_history_move (history, ply);

      if (move.type != TP_MOVE_REVEAL)
        continue;
      g_byte_array_append (self->quarries, move.quarries, move.n_quarries);
      if (move.rug > 0)
        g_byte_array_append (self->rugs, &move.rug, 1);
    }
}

/* What was drawn by moves that are undone at present comes again. */
static gpointer
box_new (AhuHistory *history,
         AhuRandom  *random)
{
  Box *self = g_new0 (Box, 1);

  self->quarries = g_byte_array_new ();
  self->rugs = g_byte_array_new ();
  self->random.state = ahu_random_next (random);
  append_drawn (self, history, ahu_history_get_moves (history)->len);

  return self;
}

/* The tile that comes after the first @at ones, the lowest of which has the number @base. */
static guint8
draw_tile (Box        *self,
           GByteArray *tiles,
           guint       at,
           guint8     *left,
           guint       n_kinds,
           guint       base)
{
  guint8 tile;

  if (at < tiles->len && left[tiles->data[at] - base] > 0)
    return tiles->data[at];

  tile = (guint8) (base + tp_draw_one (left, n_kinds, &self->random));
  g_byte_array_set_size (tiles, at);
  g_byte_array_append (tiles, &tile, 1);

  return tile;
}

/* Where the stock is other than when a tile was drawn, because the game went on otherwise, and no longer has it, the
 * rest is mixed anew. */
static JsonNode *
box_draw (gpointer    data,
          AhuHistory *history)
{
  Box *self = data;
  guint ply = ahu_history_get_ply (history);
  const TpPosition *position = ahu_history_get_position (history, ply);
  TpMove move = { .type = TP_MOVE_REVEAL, .what = position->draw };
  guint8 left[TP_CIRCLES];
  Box before;

  g_return_val_if_fail (position->step == TP_STEP_REVEAL, NULL);

  before = (Box) { g_byte_array_new (), g_byte_array_new (), { 0 } };
  append_drawn (&before, history, ply);
  move.n_quarries = tp_draw_size (position);
  for (guint i = 0; i < move.n_quarries; i++)
    {
      tp_position_drawable (position, move.quarries, i, left);
      move.quarries[i] = draw_tile (self, self->quarries, before.quarries->len + i, left, TP_CIRCLES, 1);
    }
  if (position->draw == TP_DRAW_MARKET)
    {
      memcpy (left, &position->store[TP_RUG_2], TP_RUGS);
      move.rug = draw_tile (self, self->rugs, before.rugs->len, left, TP_RUGS, 2);
    }
  g_byte_array_unref (before.quarries);
  g_byte_array_unref (before.rugs);

  return tp_move_to_json (&move);
}

static void
box_free (gpointer data)
{
  Box *self = data;

  g_byte_array_unref (self->quarries);
  g_byte_array_unref (self->rugs);
  g_free (self);
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
    .analyse = analyse,
    .words = get_words,
  };

  advisor.game = tp_game_get ();
  advisor.bots = tp_bot_ids ();

  return &advisor;
}
