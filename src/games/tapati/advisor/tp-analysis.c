/* tp-analysis.c: what each move of a game of Tapati has changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/advisor/tp-analysis.h"

#include <string.h>

#include "core/advice/ahu-judging.h"
#include "games/tapati/advisor/tp-search.h"
#include "games/tapati/engine/tp-history.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-sentences.h"

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

gboolean
tp_analyse (AhuHistory         *history,
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
  guint n, n_threads;

  g_return_val_if_fail (first <= ahu_history_get_ply (history), FALSE);

  n = ahu_history_get_ply (history) - first;
  self.lines = lines = g_new0 (AhuAnalysisMove, n);
  self.best = best = g_new0 (TpMove, n);
  self.manners = manners = learn_manners (&self, n);
  self.limits = ahu_limits_settle (limits);
  n_threads = MAX (1, self.limits.threads);
  /* Several moves at the same time, each on one: so each machine says the same. */
  self.limits.threads = 1;
  self.limits.compare = TRUE;

  return ahu_judging_run (&judging, n, n_threads, cancellable, &self, error);
}
