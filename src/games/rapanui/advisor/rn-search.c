/* rn-search.c: finding the best move by thinking games through
 *
 * Each thread has a tree and a stream of its own; in the end the results of the
 * moves at the root are added up. All memory is taken before the first game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/advisor/rn-search.h"

#include <math.h>
#include <string.h>

#include "core/advice/ahu-budget.h"
#include "games/rapanui/advisor/rn-bot.h"
#include "games/rapanui/advisor/rn-judge.h"
#include "games/rapanui/engine/rn-final.h"

const RnSearchOptions rn_search_options = {
  .exploration = 1.2f,
  .temperature = 3.0f,
  .chance = 12,
  .smooth = 0.3f,
  .depth = 12,
  .follow = 128,
};

/* More moves of a tree than this are not kept apart; 6 MiB a thread, of which only what
 * is used becomes memory. */
#define MAX_NODES (1u << 18)
#define MAX_DEPTH 64
#define MAX_THREADS 64
/* A lead of so many points is a win, more or less. */
#define CLEAR_LEAD 6.0f
/* Where moves are compared, all share one game in so many. */
#define COMPARED 4

G_STATIC_ASSERT (RN_MAX_LEGAL <= AHU_BUDGET_MAX_MOVES);

/* One move in the tree, under all that was dealt. */
typedef struct
{
  guint32 key;     /* the move */
  guint32 child;   /* the first move after it, 0 for none */
  guint32 sibling; /* the next move instead of it, 0 for none */
  guint32 visits;
  float prior;     /* the estimate's opinion, 0–1 */
  float reward;    /* sum, of who makes the move */
} Node;

typedef struct
{
  const RnSearchOptions *options;
  const RnKnowledge *knowledge;
  const RnMove *moves;
  guint n_moves;
  gboolean compare;
  GCancellable *cancellable;
  guint playouts;          /* of this thread; G_MAXUINT for no limit */
  AhuRandom random;
  AhuBudget *budget;       /* of all threads */

  Node *nodes;             /* the first is the root */
  guint n_nodes;
  RnDealing game;
  guint32 path[MAX_DEPTH];
  guint8 actors[MAX_DEPTH];
  guint length;

  guint n_games;
  RnSearchResult results[RN_MAX_LEGAL];
} Search;

typedef struct
{
  float reward[RN_MAX_PLAYERS];
  float win[RN_MAX_PLAYERS];
  float points[RN_MAX_PLAYERS];
} Ending;

static inline guint32
move_key (const RnMove *move)
{
  return 1u + move->type + ((guint32) move->player << 5) + ((guint32) move->kind << 8)
         + ((guint32) move->count << 16) + ((guint32) move->column << 24);
}

static inline guint
who_acts (const RnPosition *position)
{
  if (position->step == RN_STEP_SACRIFICE || position->step == RN_STEP_SUBSTITUTE)
    return position->actor;
  /* Rewards may come in any order; theirs doesn't matter. */
  if (position->step == RN_STEP_REWARD)
    return (guint) __builtin_ctz (position->pending);

  return position->active;
}

/* Nothing is untold in a game that was dealt, and nothing becomes so. */
static guint
list_moves (const RnPosition *position,
            guint             player,
            RnMove            moves[RN_MAX_LEGAL])
{
  guint n_moves = rn_bot_own_moves (position, player, moves);

  if (position->step == RN_STEP_SACRIFICE && player == position->active
      && moves[n_moves - 1].kind == RN_SACRIFICE_NULL)
    n_moves--;

  return n_moves;
}

/* The estimate's opinion of the moves, as shares of 1. */
static void
find_priors (const Search *self,
             const RnMove *moves,
             guint         n_moves,
             float        *prior)
{
  float best, sum = 0;

  rn_judge_moves (&rn_weights, &self->game.position, moves, n_moves, prior);
  best = prior[0];
  for (guint i = 1; i < n_moves; i++)
    best = MAX (best, prior[i]);
  for (guint i = 0; i < n_moves; i++)
    sum += prior[i] = expf ((prior[i] - best) / self->options->temperature);
  for (guint i = 0; i < n_moves; i++)
    prior[i] /= sum;
}

static guint32
find_child (const Search *self,
            guint32       node,
            guint32       key)
{
  guint32 child = self->nodes[node].child;

  while (child != 0 && self->nodes[child].key != key)
    child = self->nodes[child].sibling;

  return child;
}

/* Adds the moves that no game before has had here.
 * Returns: whether there was room */
static gboolean
expand (Search       *self,
        guint32       node,
        const RnMove *moves,
        guint         n_moves,
        guint32      *children)
{
  float prior[RN_MAX_LEGAL];
  gboolean judged = FALSE;

  for (guint i = 0; i < n_moves; i++)
    {
      children[i] = find_child (self, node, move_key (&moves[i]));
      if (children[i] != 0)
        continue;
      if (self->n_nodes == MAX_NODES)
        return FALSE;
      if (!judged)
        find_priors (self, moves, n_moves, prior);
      judged = TRUE;
      children[i] = self->n_nodes++;
      self->nodes[children[i]] = (Node) {
        .key = move_key (&moves[i]),
        .sibling = self->nodes[node].child,
        .prior = prior[i],
      };
      self->nodes[node].child = children[i];
    }

  return TRUE;
}

/* The move with the best prospect: its rewards so far, and the estimate's opinion
 * the less the more often it was tried. */
static guint
select_move (const Search  *self,
             const guint32 *children,
             guint          n_moves)
{
  float visits = 1, reward = 0.5f;
  float best_score = -G_MAXFLOAT;
  guint best = 0;

  for (guint i = 0; i < n_moves; i++)
    {
      visits += (float) self->nodes[children[i]].visits;
      reward += self->nodes[children[i]].reward;
    }
  for (guint i = 0; i < n_moves; i++)
    {
      const Node *child = &self->nodes[children[i]];
      float mean = child->visits > 0 ? child->reward / (float) child->visits : reward / visits;
      float score = mean + self->options->exploration * child->prior * sqrtf (visits)
                           / (1.0f + (float) child->visits);

      if (score > best_score)
        {
          best_score = score;
          best = i;
        }
    }

  return best;
}

static guint
find_least_tried (const Search  *self,
                  const guint32 *children,
                  guint          n_moves)
{
  guint least = 0;

  for (guint i = 1; i < n_moves; i++)
    {
      if (self->nodes[children[i]].visits < self->nodes[children[least]].visits)
        least = i;
    }

  return least;
}

/* Whether a move is behind with its part of the games that all share. */
static gboolean
is_neglected (const Search *self,
              guint32       child)
{
  return self->nodes[child].visits < self->n_games / (COMPARED * self->n_moves);
}

/* The first move. Of cards that nobody told all moves are tried alike, each in games in
 * which it can be made: who holds the cards knows which these are. */
static guint
select_first (Search        *self,
              const guint32 *children)
{
  gboolean tried_alike = rn_knowledge_is_choice_open (self->knowledge);
  guint least;

  if (!tried_alike && !self->compare)
    return select_move (self, children, self->n_moves);

  least = find_least_tried (self, children, self->n_moves);
  if (tried_alike)
    rn_knowledge_deal_with (self->knowledge, &self->moves[least], &self->random, &self->game);
  else if (!is_neglected (self, children[least]))
    return select_move (self, children, self->n_moves);

  return least;
}

/* A move after the first. With two players what is best for the other is worst for oneself,
 * so the best answer must be reckoned with. With more, who reckons with nothing but best
 * answers plays the worse the longer it thinks: in the tree, too, others make the move that
 * looks best in part. */
static guint
select_next (Search        *self,
             guint          player,
             const RnMove  *moves,
             const guint32 *children,
             guint          n_moves)
{
  const RnPosition *position = &self->game.position;

  if (player != self->knowledge->seat && position->n_players > 2 && n_moves > 1
      && ahu_random_below (&self->random, 256) < self->options->follow)
    return rn_judge_best (&rn_weights, position, moves, n_moves);

  return select_move (self, children, n_moves);
}

/* Goes down the tree to a move that was not tried yet, or to cards that nobody has
 * seen: what follows those is another game each time.
 * Returns: the index of the first move */
static guint
descend (Search *self)
{
  RnPosition *position = &self->game.position;
  guint32 node = 0;
  guint first = 0;

  self->length = 0;
  while (self->length < self->options->depth && position->step != RN_STEP_OVER
         && position->step != RN_STEP_REFILL)
    {
      guint player = self->length == 0 ? self->knowledge->seat : who_acts (position);
      RnMove legal[RN_MAX_LEGAL];
      const RnMove *moves = self->length == 0 ? self->moves : legal;
      guint n_moves = self->length == 0 ? self->n_moves : list_moves (position, player, legal);
      guint32 children[RN_MAX_LEGAL];
      guint chosen;

      if (!expand (self, node, moves, n_moves, children))
        break;
      if (self->length == 0)
        first = chosen = select_first (self, children);
      else
        chosen = select_next (self, player, moves, children, n_moves);
      node = children[chosen];
      self->path[self->length] = node;
      self->actors[self->length++] = (guint8) player;
      rn_apply (position, &moves[chosen], NULL);
      if (self->nodes[node].visits == 0)
        break;
    }

  return first;
}

/* Plays for everybody by the estimate, now and then by chance. */
static void
play_out (Search *self)
{
  RnPosition *position = &self->game.position;
  RnMove moves[RN_MAX_LEGAL];

  while (position->step != RN_STEP_OVER)
    {
      guint n_moves, chosen;

      if (position->step == RN_STEP_REFILL)
        {
          RnMove move = { .type = RN_MOVE_REFILL };

          rn_shuffle_refill (&self->game.shuffle, &move);
          rn_apply (position, &move, NULL);
          continue;
        }
      n_moves = list_moves (position, who_acts (position), moves);
      if (n_moves == 1)
        chosen = 0;
      else if (self->options->chance > 0
               && ahu_random_below (&self->random, 256) < self->options->chance)
        chosen = ahu_random_below (&self->random, n_moves);
      else
        chosen = rn_judge_best (&rn_weights, position, moves, n_moves);
      rn_apply (position, &moves[chosen], NULL);
    }
}

static void
end_by_rules (const RnPosition *position,
              Ending           *ending)
{
  RnSheet sheet;
  RnFinal final;
  double shares[RN_MAX_PLAYERS];

  rn_sheet_from_position (&sheet, position);
  rn_final (&final, &sheet);
  rn_final_shares (&final, shares);
  for (guint p = 0; p < position->n_players; p++)
    {
      ending->points[p] = (float) final.players[p].total;
      ending->win[p] = (float) shares[p];
    }
}

static void
find_ending (const Search *self,
             Ending       *ending)
{
  const RnPosition *position = &self->game.position;

  end_by_rules (position, ending);
  for (guint p = 0; p < position->n_players; p++)
    {
      float lead = G_MAXFLOAT;

      for (guint other = 0; other < position->n_players; other++)
        if (other != p)
          lead = MIN (lead, ending->points[p] - ending->points[other]);
      ending->reward[p] = (1 - self->options->smooth) * ending->win[p]
                          + self->options->smooth * (0.5f + 0.5f * lead / (fabsf (lead) + CLEAR_LEAD));
    }
}

static void
remember (Search       *self,
          guint         first,
          const Ending *ending)
{
  RnSearchResult *result = &self->results[first];

  for (guint i = 0; i < self->length; i++)
    {
      self->nodes[self->path[i]].visits++;
      self->nodes[self->path[i]].reward += ending->reward[self->actors[i]];
    }

  self->n_games++;
  ahu_budget_count (self->budget, first);
  result->playouts++;
  result->reward += ending->reward[self->knowledge->seat];
  for (guint p = 0; p < self->game.position.n_players; p++)
    {
      result->win[p] += ending->win[p];
      result->points[p] += ending->points[p];
    }
}

/* At least one game is thought through, however little time there is. */
static gpointer
search_thread (gpointer data)
{
  Search *self = data;

  self->nodes[0] = (Node) { 0 };
  self->n_nodes = 1;
  do
    {
      Ending ending;
      guint first;

      rn_knowledge_deal (self->knowledge, &self->random, &self->game);
      first = descend (self);
      play_out (self);
      find_ending (self, &ending);
      remember (self, first, &ending);
    }
  while (self->n_games < self->playouts && !ahu_budget_is_spent (self->budget)
         && !g_cancellable_is_cancelled (self->cancellable));

  return NULL;
}

static void
begin (Search                *self,
       const RnSearchOptions *options,
       const RnKnowledge     *knowledge,
       const RnMove          *moves,
       guint                  n_moves,
       const AhuLimits       *limits,
       AhuBudget             *budget,
       GCancellable          *cancellable)
{
  self->options = options;
  self->knowledge = knowledge;
  self->moves = moves;
  self->n_moves = n_moves;
  self->compare = limits->compare;
  self->cancellable = cancellable;
  self->playouts = limits->playouts > 0 ? limits->playouts : G_MAXUINT;
  self->budget = budget;
  self->nodes = g_new (Node, MAX_NODES);
}

/* Each gets its part of the games and a stream of its own. */
static void
share_out (Search          *searches,
           guint            n_threads,
           const AhuLimits *limits)
{
  for (guint i = 0; i < n_threads; i++)
    {
      searches[i].random = ahu_random_stream (limits->seed, i, 0);
      if (limits->playouts > 0)
        searches[i].playouts = (limits->playouts + n_threads - 1 - i) / n_threads;
    }
}

static void
add_up (const Search   *searches,
        guint           n_searches,
        guint           move,
        RnSearchResult *result)
{
  *result = (RnSearchResult) { 0 };
  for (guint s = 0; s < n_searches; s++)
    {
      const RnSearchResult *part = &searches[s].results[move];

      result->playouts += part->playouts;
      result->reward += part->reward;
      for (guint p = 0; p < RN_MAX_PLAYERS; p++)
        {
          result->win[p] += part->win[p];
          result->points[p] += part->points[p];
        }
    }
}

static void
take_average (RnSearchResult *result)
{
  guint n = MAX (result->playouts, 1);

  result->reward /= n;
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    {
      result->win[p] /= n;
      result->points[p] /= n;
    }
}

void
rn_search_run (const RnSearchOptions *options,
               const RnKnowledge     *knowledge,
               const RnMove          *moves,
               guint                  n_moves,
               const AhuLimits       *limits,
               GCancellable          *cancellable,
               RnSearchResult        *results)
{
  guint n_threads = CLAMP (limits->threads, 1, MAX_THREADS);
  g_autofree Search *searches = NULL;
  GThread *threads[MAX_THREADS];
  AhuBudget budget;

  g_return_if_fail (n_moves >= 1 && n_moves <= RN_MAX_LEGAL);
  g_return_if_fail (limits->playouts > 0 || limits->milliseconds > 0);

  if (limits->playouts > 0)
    n_threads = MIN (n_threads, limits->playouts);
  ahu_budget_begin (&budget, limits, CLAMP (limits->threads, 1, MAX_THREADS), n_moves);
  searches = g_new0 (Search, n_threads);
  for (guint i = 0; i < n_threads; i++)
    begin (&searches[i], options, knowledge, moves, n_moves, limits, &budget, cancellable);
  share_out (searches, n_threads, limits);

  for (guint i = 1; i < n_threads; i++)
    threads[i] = g_thread_try_new ("ahu-search", search_thread, &searches[i], NULL);
  search_thread (&searches[0]);
  for (guint i = 1; i < n_threads; i++)
    if (threads[i] != NULL)
      g_thread_join (threads[i]);
    else
      search_thread (&searches[i]);

  for (guint i = 0; i < n_moves; i++)
    {
      add_up (searches, n_threads, i, &results[i]);
      take_average (&results[i]);
    }
  for (guint i = 0; i < n_threads; i++)
    g_free (searches[i].nodes);
}

guint
rn_search_best (const RnKnowledge    *knowledge,
                const RnSearchResult *results,
                guint                 n_moves)
{
  gboolean tried_alike = rn_knowledge_is_choice_open (knowledge);
  guint best = 0;

  for (guint i = 1; i < n_moves; i++)
    {
      gboolean as_often = tried_alike || results[i].playouts == results[best].playouts;

      if ((!tried_alike && results[i].playouts > results[best].playouts)
          || (as_often && results[i].reward > results[best].reward))
        best = i;
    }

  return best;
}
