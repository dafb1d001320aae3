/* rn-game-advisor.c: the advisor of the card game as the program sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/advisor/rn-game-advisor.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/base/ahu-random.h"
#include "core/history/ahu-history.h"
#include "games/rapanui/advisor/rn-analysis.h"
#include "games/rapanui/advisor/rn-bot.h"
#include "games/rapanui/advisor/rn-playout.h"
#include "games/rapanui/advisor/rn-shuffle.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/study/rn-citation.h"
#include "games/rapanui/study/rn-outlook.h"
#include "games/rapanui/words/rn-sentences.h"

G_STATIC_ASSERT (RN_MAX_PLAYERS <= AHU_MAX_SEATS);

/* The virtual box of a practice game: its shuffled draw pile, from the first card laid, as long as it was when the
 * game began. The order is in no file. It stays the same as long as the box is there, whatever is undone; when a game
 * is opened again, what nobody has seen is shuffled anew, which nobody can tell, and what was laid stays as it was. */
typedef struct
{
  guint8 cards[RN_DECK_CARDS];
  guint n;
  AhuRandom random; /* for what is shuffled anew */
} Box;

static void
add_move (const RnMove *move,
          gpointer      moves)
{
  json_array_add_element (moves, rn_move_to_json (move));
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
  const RnBot *players[RN_MAX_PLAYERS] = { NULL };
  RnPlayout playout;

  for (guint i = 0; i < n_players; i++)
    players[i] = rn_bot_find (bots[i]);
  rn_playout_begin (&playout, n_players, chance);
  rn_playout_run (&playout, players, limits, randoms, moves != NULL ? add_move : NULL, moves);
  *(RnPosition *) position = playout.position;

  return rn_deal_to_json (&playout.deal);
}

static guint
play_random (guint      n_players,
             AhuRandom *random)
{
  RnPlayout playout;

  rn_playout_begin (&playout, n_players, random);
  rn_playout_run_random (&playout, random);

  return playout.position.ply;
}

static AhuNext
get_next (gconstpointer position)
{
  RnStep step = ((const RnPosition *) position)->step;

  if (step == RN_STEP_REFILL)
    return AHU_NEXT_DRAW;

  return step < RN_STEP_REVEAL ? AHU_NEXT_CHOICE : AHU_NEXT_TOLD;
}

static JsonNode *
choose (AhuHistory       *history,
        guint             seat,
        const char       *bot,
        const AhuLimits  *limits,
        GCancellable     *cancellable,
        GError          **error)
{
  RnKnowledge knowledge;
  RnMove move;

  rn_knowledge_from_history (&knowledge, history, ahu_history_get_ply (history), seat);
  if (!rn_advisor_choose (bot, &knowledge, limits, cancellable, &move, error))
    return NULL;

  return rn_move_to_json (&move);
}

static JsonNode *
deal (guint      n_players,
      AhuRandom *random)
{
  RnShuffle shuffle;
  RnDeal setup;

  /* The rest of the deck is shuffled again from what nobody has seen. */
  rn_shuffle_deal (&shuffle, &setup, random, n_players);

  return rn_deal_to_json (&setup);
}

static void
append_unseen (Box              *self,
               const RnPosition *position)
{
  guint first = self->n;

  for (guint kind = 0; kind < RN_KINDS; kind++)
    for (guint i = 0; i < position->unseen[kind]; i++)
      self->cards[self->n++] = (guint8) kind;

  for (guint left = self->n - first; left > 1; left--)
    {
      guint8 *chosen = &self->cards[first + ahu_random_below (&self->random, left)];
      guint8 *last = &self->cards[first + left - 1];
      guint8 card = *chosen;

      *chosen = *last;
      *last = card;
    }
}

/* What was laid by the first moves. */
static void
append_laid (Box        *self,
             AhuHistory *history,
             guint       n_moves)
{
  GPtrArray *moves = ahu_history_get_moves (history);

  for (guint i = 0; i < n_moves; i++)
    {
      RnMove move;

      rn_move_from_json (&move, g_ptr_array_index (moves, i));
      for (guint k = 0; move.type == RN_MOVE_REFILL && k < move.n_cards; k++)
        self->cards[self->n++] = move.cards[k];
    }
}

/* What was laid, also by moves that are undone, then what nobody has seen. */
static void
fill_box (Box        *self,
          AhuHistory *history)
{
  guint n_moves = ahu_history_get_moves (history)->len;

  self->n = 0;
  append_laid (self, history, n_moves);
  append_unseen (self, ahu_history_get_position (history, n_moves));
}

/* The game may have gone on elsewhere, with other cards. */
static gboolean
is_laid_from (const Box  *self,
              AhuHistory *history)
{
  Box laid = { .n = 0 };

  append_laid (&laid, history, ahu_history_get_ply (history));

  return laid.n <= self->n && memcmp (laid.cards, self->cards, laid.n) == 0;
}

/* Shuffles what nobody has seen of the draw pile. What was laid comes again after undo. */
static gpointer
box_new (AhuHistory *history,
         AhuRandom  *random)
{
  Box *self = g_new0 (Box, 1);

  self->random.state = ahu_random_next (random);
  fill_box (self, history);

  return self;
}

/* The next four cards of the draw pile (R7.2); where the game went on elsewhere with other cards, the rest is
 * shuffled anew. */
static JsonNode *
box_draw (gpointer    data,
          AhuHistory *history)
{
  Box *self = data;
  RnMove move = { .type = RN_MOVE_REFILL, .n_cards = RN_COLUMN_CARDS };
  const RnPosition *position = ahu_history_get_position (history, ahu_history_get_ply (history));

  if (!is_laid_from (self, history))
    fill_box (self, history);
  g_return_val_if_fail (position->step == RN_STEP_REFILL && position->deck <= self->n, NULL);

  memcpy (move.cards, self->cards + (self->n - position->deck), RN_COLUMN_CARDS);

  return rn_move_to_json (&move);
}

/* Where nobody has a choice there is no best one, and one Sacrifice card before another would
 * tell what a player holds (D3). */
static const char *
refuse (gconstpointer position,
        gboolean      is_shared)
{
  RnStep step = ((const RnPosition *) position)->step;

  if (step == RN_STEP_REFILL)
    return _("The refill is luck: there is no best move now.");
  if (step >= RN_STEP_REVEAL)
    return _("The game is over: there are no more moves to make.");
  if (step == RN_STEP_SACRIFICE && is_shared)
    return _("The best sacrifice would give away what a player has, so there are no best moves in a sacrifice round (R2.4).");

  return NULL;
}

/* A move that could be made: as the log tells it, with the kind of a card that would be laid
 * face down. */
static char *
tell_choice (AhuHistory   *history,
             guint         ply,
             const RnMove *move)
{
  const RnPosition *before = ahu_history_get_position (history, ply);
  const char *const *names = ahu_record_get_names (ahu_history_get_record (history));
  g_autoptr (JsonNode) node = NULL;
  g_auto (GStrv) lines = NULL;

  if (move->type == RN_MOVE_SACRIFICE && move->player == before->active && move->kind != RN_SACRIFICE_NULL)
    /* Translators: %1$s is a player's name, %2$s a kind of Sacrifice card. */
    return g_strdup_printf (_("%1$s lays %2$s face down."), names[move->player], rn_sacrifice_name (move->kind));

  node = rn_move_to_json (move);
  lines = rn_game_get ()->describe_move (before, node, names, NULL);

  /* Translators: stands between two sentences in a row. */
  return g_strjoinv (C_("sentences", " "), lines);
}

static AhuAdvice *
make_advice (AhuHistory     *history,
             guint           ply,
             const RnAdvice *found)
{
  AhuAdvice *advice = g_new0 (AhuAdvice, 1);

  advice->move = rn_move_to_json (&found->move);
  advice->text = tell_choice (history, ply, &found->move);
  advice->playouts = found->playouts;
  advice->win = found->win;
  advice->points = found->points;
  /* Translators: the glory points to be expected in the end, an average, in the middle of a sentence. */
  advice->points_text = g_strdup_printf (_("%.1f glory points"), found->points);

  return advice;
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
  const RnPosition *position = ahu_history_get_position (history, ply);
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func ((GDestroyNotify) ahu_advice_free);
  guint8 players[RN_MAX_PLAYERS] = { 0 };
  RnAdvice advice[RN_MAX_LEGAL];
  RnKnowledge knowledge;
  guint n_advice = 0;

  rn_position_pending (position, players);
  rn_knowledge_from_history (&knowledge, history, ply, seat != AHU_NOBODY ? seat : players[0]);
  *caveat = rn_knowledge_is_choice_open (&knowledge) ? g_strdup (rn_outlook_open_choice (&knowledge.position)) : NULL;
  /* Where no move can be advised there is none; nothing is wrong then. */
  if (rn_advisor_can_act (&knowledge))
    rn_advisor_rank (&knowledge, limits, cancellable, advice, &n_advice, NULL);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;

  for (guint i = 0; i < n_advice; i++)
    g_ptr_array_add (list, make_advice (history, ply, &advice[i]));

  return g_steal_pointer (&list);
}

typedef struct
{
  AhuHistory *history;
  AhuAnalysisReport report;
  gpointer data;
} Reporting;

static void
report_cb (const RnAnalysisMove *line,
           gpointer              data)
{
  const Reporting *reporting = data;
  g_autoptr (JsonNode) move = rn_move_to_json (&line->move);
  g_autoptr (JsonNode) best = rn_move_to_json (&line->best);
  g_autofree char *best_text = tell_choice (reporting->history, line->ply, &line->best);
  AhuAnalysisMove told = {
    .ply = line->ply,
    .player = line->player,
    .move = move,
    .n_players = line->n_players,
    .best = best,
    .best_text = best_text,
    .games = { line->games[0], line->games[1] },
    .loss = line->loss,
    .is_private = line->move.type == RN_MOVE_SACRIFICE || line->best.type == RN_MOVE_SACRIFICE,
  };

  memcpy (told.before, line->before, sizeof line->before);
  memcpy (told.after, line->after, sizeof line->after);
  memcpy (told.common_before, line->common_before, sizeof line->common_before);
  memcpy (told.common_after, line->common_after, sizeof line->common_after);
  reporting->report (&told, reporting->data);
}

static gboolean
analyse (AhuHistory         *history,
         guint               first,
         const AhuLimits    *limits,
         GCancellable       *cancellable,
         AhuAnalysisReport   report,
         gpointer            data,
         GError            **error)
{
  Reporting reporting = { history, report, data };

  return rn_analysis_run (history, first, limits, cancellable, report_cb, &reporting, error);
}

/* How many players have turned up their cards, after all other moves (R8.2). */
static guint
count_reveals (GPtrArray *moves)
{
  guint n = 0;

  for (guint i = moves->len; i-- > 0; n++)
    {
      RnMove move;

      rn_move_from_json (&move, g_ptr_array_index (moves, i));
      if (move.type != RN_MOVE_REVEAL)
        break;
    }

  return n;
}

/* What was turned up since tells who laid it what they knew. */
static gboolean
holds (AhuRecord *judged,
       AhuRecord *record,
       guint      ply)
{
  GPtrArray *moves = ahu_record_get_moves (record);
  RnMove move;

  rn_move_from_json (&move, g_ptr_array_index (moves, ply));

  return !rn_move_is_untold (&move) || count_reveals (ahu_record_get_moves (judged)) == count_reveals (moves);
}

static const char *
get_words (AhuAdviceWords which)
{
  switch (which)
    {
    case AHU_ADVICE_WORDS_DRAW:
      return _("Refilling the column");
    case AHU_ADVICE_WORDS_RANK:
      return _("Found by playing the game to its end many times, with the unseen cards dealt at random. Choose a move to make it.");
    case AHU_ADVICE_WORDS_ANALYSIS:
      return _("Chances are estimates. During the game they know what everybody at the table can know; afterwards also every card that was turned up in the end.");
    case AHU_ADVICE_WORDS_PRIVATE:
      return _("Sacrifices are only looked at after the game.");
    default:
      return NULL;
    }
}

const AhuGameAdvisor *
rn_game_advisor_get (void)
{
  static const AhuComputer computers[] = {
    { AHU_STRENGTH_EASY, "greedy", "random", 3 },
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
    .box_free = g_free,
    .refuse = refuse,
    .rank = rank,
    .analyse = analyse,
    .holds = holds,
    .words = get_words,
  };

  advisor.game = rn_game_get ();
  advisor.bots = rn_bot_ids ();

  return &advisor;
}
