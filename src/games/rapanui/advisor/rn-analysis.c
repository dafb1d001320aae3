/* rn-analysis.c: what each move of a game has changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/advisor/rn-analysis.h"

#include <string.h>

#include "core/advice/ahu-judging.h"
#include "games/rapanui/advisor/rn-bot.h"
#include "games/rapanui/advisor/rn-search.h"
#include "games/rapanui/engine/rn-final.h"
#include "games/rapanui/notation/rn-json.h"

/* Several moves are judged at the same time, and told in order. */
typedef struct
{
  AhuHistory *history;
  guint first;
  guint n_players;
  gboolean is_over;
  AhuLimits limits;
  GCancellable *cancellable;
  RnAnalysisMove *lines; /* from the first move on */
  RnAnalysisReport report;
  gpointer data;
} Analysis;

/* What can be expected of a position by one seat: the best move, if there is one. */
typedef struct
{
  gboolean choice;
  RnMove best;
  guint games; /* thought through with it */
  double win[RN_MAX_PLAYERS];
  double mean[RN_MAX_PLAYERS]; /* of all moves, as often as they were tried */
} Prospect;

static void
search (const Analysis    *self,
        const RnKnowledge *knowledge,
        const RnMove      *moves,
        guint              n_moves,
        RnSearchResult    *results)
{
  AhuLimits limits = self->limits;

  limits.seed = limits.seed * 1000 + knowledge->position.ply;
  rn_search_run (&rn_search_options, knowledge, moves, n_moves, &limits, self->cancellable,
                 results);
}

/* Who decides next; whoever follows where nobody does. */
static guint
get_actor (const RnPosition *position)
{
  guint8 players[RN_MAX_PLAYERS] = { position->active };

  rn_position_pending (position, players);

  return players[0];
}

static void
take_average (const RnSearchResult *results,
              guint                 n_results,
              double                win[RN_MAX_PLAYERS])
{
  guint n_playouts = 0;

  for (guint i = 0; i < n_results; i++)
    n_playouts += results[i].playouts;
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    {
      win[p] = 0;
      for (guint i = 0; i < n_results; i++)
        win[p] += results[i].win[p] * results[i].playouts / MAX (n_playouts, 1);
    }
}

static void
find_prospect (const Analysis    *self,
               const RnKnowledge *knowledge,
               Prospect          *prospect)
{
  RnSearchResult results[RN_MAX_LEGAL];
  RnMove moves[RN_MAX_LEGAL] = { { 0 } };
  guint n_moves = 1;
  guint best;

  prospect->choice = rn_advisor_can_act (knowledge);
  if (prospect->choice)
    n_moves = rn_bot_own_moves (&knowledge->position, knowledge->seat, moves);
  if (rn_move_is_untold (&moves[n_moves - 1]))
    n_moves--;

  search (self, knowledge, moves, n_moves, results);
  best = rn_search_best (knowledge, results, n_moves);
  prospect->best = moves[best];
  prospect->games = results[best].playouts;
  memcpy (prospect->win, results[best].win, sizeof prospect->win);
  take_average (results, n_moves, prospect->mean);
  /* What nobody told of the cards can't be held against their owner. */
  if (rn_knowledge_is_choice_open (knowledge))
    {
      prospect->choice = FALSE;
      memcpy (prospect->win, prospect->mean, sizeof prospect->win);
    }
}

static void
take_result (const RnPosition *position,
             double            win[RN_MAX_PLAYERS])
{
  RnSheet sheet;
  RnFinal final;

  rn_sheet_from_position (&sheet, position);
  rn_final (&final, &sheet);
  rn_final_shares (&final, win);
}

/* A card that is never told is one of the kinds its owner had: nothing can be held against
 * it. */
static gboolean
is_judged (const RnMove   *move,
           const Prospect *prospect)
{
  return prospect->choice && move->type != RN_MOVE_REFILL && move->type != RN_MOVE_REVEAL
         && !rn_move_is_untold (move);
}

/* Cards are named by no move that somebody decides. */
static gboolean
is_same (const RnMove *a,
         const RnMove *b)
{
  return a->type == b->type && a->player == b->player && a->kind == b->kind
         && a->count == b->count && a->column == b->column;
}

static void
judge (const Analysis    *self,
       const RnKnowledge *knowledge,
       const Prospect    *prospect,
       RnAnalysisMove    *line)
{
  guint seat = knowledge->seat;
  RnMove made = line->move;
  RnSearchResult result;

  memcpy (line->before, prospect->win, sizeof line->before);
  memcpy (line->after, prospect->win, sizeof line->after);
  line->best = line->move;
  rn_knowledge_recall (self->history, line->ply, &made);
  if (!is_judged (&made, prospect) || is_same (&made, &prospect->best))
    return;

  line->best = prospect->best;
  search (self, knowledge, &made, 1, &result);
  memcpy (line->after, result.win, sizeof line->after);
  line->games[0] = prospect->games;
  line->games[1] = result.playouts;
  line->loss = MAX (0, line->before[seat] - line->after[seat]);
}

static guint
who_moved (const RnPosition *position,
           const RnMove     *move)
{
  switch (move->type)
    {
    case RN_MOVE_SACRIFICE:
    case RN_MOVE_REWARD:
    case RN_MOVE_SUBSTITUTE:
    case RN_MOVE_REVEAL:
      return move->player;
    default:
      return position->active;
    }
}

/* With the same eyes before each move; where @known sees no more, what was found by it. Of all
 * moves, not of the best: the answers in a game thought through are not all the best either, and
 * so who is to move would look better than who has moved. */
static void
find_common (const Analysis    *self,
             guint              ply,
             const RnKnowledge *known,
             const Prospect    *found,
             double             win[RN_MAX_PLAYERS])
{
  const RnPosition *position = ahu_history_get_position (self->history, ply);
  RnKnowledge common;
  Prospect prospect;

  if (position->step == RN_STEP_OVER)
    {
      take_result (position, win);
      return;
    }

  rn_knowledge_common (&common, self->history, ply, get_actor (position), self->is_over);
  if (known != NULL && known->seat == common.seat
      && memcmp (&known->position, &common.position, sizeof common.position) == 0)
    prospect = *found;
  else
    find_prospect (self, &common, &prospect);
  memcpy (win, prospect.mean, sizeof prospect.mean);
}

/* A refill is nobody's decision: what it changed is what can be expected after it. */
static void
judge_ply (const Analysis *self,
           guint           ply,
           RnAnalysisMove *line)
{
  const RnPosition *before = ahu_history_get_position (self->history, ply);
  const RnPosition *after = ahu_history_get_position (self->history, ply + 1);
  RnKnowledge knowledge;
  Prospect prospect;

  *line = (RnAnalysisMove) { .ply = ply, .n_players = self->n_players };
  rn_move_from_json (&line->move, ahu_history_get_move (self->history, ply));
  line->player = (int) who_moved (before, &line->move);
  rn_knowledge_common (&knowledge, self->history, ply, (guint) line->player, self->is_over);
  find_prospect (self, &knowledge, &prospect);
  find_common (self, ply, &knowledge, &prospect, line->common_before);
  judge (self, &knowledge, &prospect, line);

  if (line->move.type == RN_MOVE_REFILL)
    {
      line->player = -1;
      rn_knowledge_common (&knowledge, self->history, ply + 1, get_actor (after), self->is_over);
      find_prospect (self, &knowledge, &prospect);
      memcpy (line->after, prospect.win, sizeof line->after);
    }
  if (after->step == RN_STEP_OVER)
    take_result (after, line->after);
  if (ply + 1 == ahu_history_get_ply (self->history))
    find_common (self, ply + 1, NULL, NULL, line->common_after);
}

static void
judge_cb (guint    index,
          gpointer user_data)
{
  const Analysis *self = user_data;

  judge_ply (self, self->first + index, &self->lines[index]);
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

  self->report (&self->lines[index], self->data);
}

gboolean
rn_analysis_run (AhuHistory        *history,
                 guint              first,
                 const AhuLimits   *limits,
                 GCancellable      *cancellable,
                 RnAnalysisReport   report,
                 gpointer           data,
                 GError           **error)
{
  static const AhuJudging judging = { judge_cb, join_cb, tell_cb };
  g_autofree RnAnalysisMove *lines = NULL;
  Analysis self = { .history = history, .first = first, .cancellable = cancellable, .report = report, .data = data };
  AhuLimits settled = ahu_limits_settle (limits);
  guint n;

  g_return_val_if_fail (first <= ahu_history_get_ply (history), FALSE);

  n = ahu_history_get_ply (history) - first;
  self.lines = lines = g_new (RnAnalysisMove, n);
  self.n_players = ((const RnPosition *) ahu_history_get_position (history, 0))->n_players;
  self.is_over = ((const RnPosition *) ahu_history_get_position (history, first + n))->step == RN_STEP_OVER;
  self.limits = settled;
  /* Trees that are grown apart say less than one, so each decision has one thread. */
  self.limits.threads = 1;

  return ahu_judging_run (&judging, n, &settled, cancellable, &self, error);
}
