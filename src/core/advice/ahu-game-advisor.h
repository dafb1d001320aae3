/* ahu-game-advisor.h: the boundary between the program and who plays and judges a game for the computer
 *
 * What AhuGame is for the rules, this table of functions is for thinking about them. An
 * advisor stands above the rules of its game, so it is registered beside the game, not named
 * in it; a game may do without. Moves are JSON values as they stand in a record. Not for: the
 * players of one game, which its own folder knows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "core/advice/ahu-limits.h"
#include "core/base/ahu-random.h"
#include "core/game/ahu-game.h"
#include "core/history/ahu-history.h"
#include "core/record/ahu-practice.h"

G_BEGIN_DECLS

/**
 * AhuAdvice:
 * @move: a legal move
 * @text: the move as a choice, in a sentence
 * @playouts: in how many games it was thought through; 0 if it was not, then nothing is known
 *   of @win and @points
 * @win: the chance to win after it, 0–1, a shared win counted as its share
 * @points: the points that may be expected in the end after it
 * @points_text: (nullable): the same with what they are called, as part of a sentence
 *
 * What is to be said about one move, for the player who makes it.
 */
typedef struct
{
  JsonNode *move;
  char *text;
  guint playouts;
  double win;
  double points;
  char *points_text;
} AhuAdvice;

/**
 * ahu_advice_free:
 * @self: (transfer full): an advice
 */
void ahu_advice_free (AhuAdvice *self);

/**
 * AhuAnalysisMove:
 * @ply: the index of the move in the game, from 0
 * @player: who made it; -1 for what nobody chooses
 * @move: the move
 * @n_players: how many players there are
 * @before: by seat, the chance to win before it, if the best is done
 * @after: by seat, the chance to win after it
 * @games: from how many games thought through @before and @after are
 * @common_before: by seat, the chance to win before it, whatever is done
 * @common_after: by seat, the same after it
 * @best: what would have been best
 * @best_text: @best as a choice, in a sentence
 * @loss: by how much @move was worse than @best for @player, 0–1
 * @is_private: whether @best tells what @player holds, so that nobody may hear of it before the
 *   game is over
 *
 * What one move of a game has changed, with eyes that are the same for all moves. Belongs to whoever reports it.
 */
typedef struct
{
  guint ply;
  int player;
  JsonNode *move;
  guint n_players;
  double before[AHU_MAX_SEATS];
  double after[AHU_MAX_SEATS];
  guint games[2];
  double common_before[AHU_MAX_SEATS];
  double common_after[AHU_MAX_SEATS];
  JsonNode *best;
  char *best_text;
  double loss;
  gboolean is_private;
} AhuAnalysisMove;

/**
 * ahu_analysis_move_copy:
 * @self: what was found out about a move
 *
 * Returns: (transfer full): the same, to keep it
 */
AhuAnalysisMove *ahu_analysis_move_copy (const AhuAnalysisMove *self);

/**
 * ahu_analysis_move_free:
 * @self: (transfer full): a copy
 */
void ahu_analysis_move_free (AhuAnalysisMove *self);

/**
 * AhuAnalysisReport:
 * @move: what was found out about the next move
 * @data: what was given with the function
 *
 * Is told each move, in order.
 */
typedef void (*AhuAnalysisReport) (const AhuAnalysisMove *move,
                                   gpointer               data);

/**
 * AhuComputer:
 * @strength: how strong it is said to be
 * @bot: who chooses
 * @slip: (nullable): who chooses instead now and then, so that mistakes are made
 * @slips: by chance once in so many moves
 *
 * Somebody to practise against.
 */
typedef struct
{
  AhuStrength strength;
  const char *bot;
  const char *slip;
  guint slips;
} AhuComputer;

/**
 * AhuNext:
 * @AHU_NEXT_CHOICE: somebody chooses, whom the game calls pending
 * @AHU_NEXT_DRAW: chance does: something is drawn or laid that nobody can know
 * @AHU_NEXT_TOLD: something is told that players know already, or the game is over
 *
 * What happens next in a position.
 */
typedef enum
{
  AHU_NEXT_CHOICE,
  AHU_NEXT_DRAW,
  AHU_NEXT_TOLD
} AhuNext;

/**
 * AhuAdviceWords:
 * @AHU_ADVICE_WORDS_DRAW: what chance does next, for who waits for it, in few words
 * @AHU_ADVICE_WORDS_RANK: how the best moves are found, and that choosing one makes it
 * @AHU_ADVICE_WORDS_ANALYSIS: what the chances in an analysis are worth, and with whose eyes they look
 * @AHU_ADVICE_WORDS_PRIVATE: which of the missed moves are private as long as the game is running;
 *   none if that holds for no move
 *
 * What a game may say of its advice in words of its own.
 */
typedef enum
{
  AHU_ADVICE_WORDS_DRAW,
  AHU_ADVICE_WORDS_RANK,
  AHU_ADVICE_WORDS_ANALYSIS,
  AHU_ADVICE_WORDS_PRIVATE
} AhuAdviceWords;

/**
 * AhuGameAdvisor:
 * @game: the game
 * @bots: (array zero-terminated=1): the names of the players that the computer plays
 * @computers: (nullable) (array length=n_computers): who of them one can practise against, the
 *   weakest first
 * @n_computers: how many these are
 * @play: (nullable): plays a game, which has `places`, of so many players to its end and leaves the last position in @position:
 *   chance comes from @chance, the decisions from @bots and @randoms by seat. Adds the moves to
 *   @moves if that is not %NULL; returns the member `setup` (transfer full)
 * @play_random: (nullable): plays a game with random moves to its end, and as fast as it can; returns the
 *   number of moves; there if @play is
 * @next: (nullable): what happens next; %NULL if players choose every move
 * @choose: (nullable): the move that @bot makes for @seat, who is pending, after the last move of
 *   @history, by what @seat can know of it. `limits->seed` decides what is left to chance. Returns
 *   (transfer full), %NULL if cancelled
 * @deal: (nullable): (transfer full): the member `setup` of a game of so many players that chance
 *   sets up; what it is made of comes from @random
 * @box_new: (nullable): what lies hidden in the box of a game at its present ply, in an order that
 *   @random gives it. What was drawn by moves that are undone at present comes again. %NULL, like
 *   the next two, if there is nothing to draw
 * @box_draw: (transfer full): the next draw; there is one, and @history is that of @box_new, or
 *   went on elsewhere with other draws, and then the rest is mixed anew
 * @box_free: frees it
 * @refuse: (nullable): why nothing can be advised in a position, as a sentence; @is_shared: since
 *   everybody reads it, what the best choice would tell of who makes it matters too. %NULL if
 *   nothing is in the way
 * @rank: (nullable): says of each move of @seat, or with %AHU_NOBODY of who has to act first, what
 *   it is worth, the best first; none where nobody has anything to choose. @caveat is set to a
 *   sentence that holds for all of them, or to %NULL: then only some of these moves may be possible.
 *   Returns (transfer full) (element-type AhuAdvice), %NULL if cancelled
 * @analyse: (nullable): judges every move from @first on; returns whether it came to the end
 * @holds: (nullable): whether what was found out about a move in @judged, the index of which is
 *   @ply, is what would be found out in @record, whose moves up to there are the same. %NULL if it always is
 * @words: (nullable): what the game says of its advice, translated; may return %NULL, then neutral
 *   words do
 *
 * `limits` say what each decision may cost. What is asked with a history runs on any thread that
 * has it for itself; @rank and @analyse know what its record tells.
 */
typedef struct
{
  const AhuGame *game;
  const char *const *bots;
  const AhuComputer *computers;
  guint n_computers;

  JsonNode   *(*play)        (gpointer             position,
                              guint                n_players,
                              AhuRandom           *chance,
                              const char *const   *bots,
                              const AhuLimits     *limits,
                              AhuRandom           *randoms,
                              JsonArray           *moves);
  guint       (*play_random) (guint                n_players,
                              AhuRandom           *random);
  AhuNext     (*next)        (gconstpointer        position);
  JsonNode   *(*choose)      (AhuHistory          *history,
                              guint                seat,
                              const char          *bot,
                              const AhuLimits     *limits,
                              GCancellable        *cancellable,
                              GError             **error);
  JsonNode   *(*deal)        (guint                n_players,
                              AhuRandom           *random);
  gpointer    (*box_new)     (AhuHistory          *history,
                              AhuRandom           *random);
  JsonNode   *(*box_draw)    (gpointer             box,
                              AhuHistory          *history);
  void        (*box_free)    (gpointer             box);
  const char *(*refuse)      (gconstpointer        position,
                              gboolean             is_shared);
  GPtrArray  *(*rank)        (AhuHistory          *history,
                              guint                ply,
                              guint                seat,
                              const AhuLimits     *limits,
                              GCancellable        *cancellable,
                              char               **caveat,
                              GError             **error);
  gboolean    (*analyse)     (AhuHistory          *history,
                              guint                first,
                              const AhuLimits     *limits,
                              GCancellable        *cancellable,
                              AhuAnalysisReport    report,
                              gpointer             data,
                              GError             **error);
  gboolean    (*holds)       (AhuRecord           *judged,
                              AhuRecord           *record,
                              guint                ply);
  const char *(*words)       (AhuAdviceWords       which);
} AhuGameAdvisor;

/**
 * ahu_game_advisor_register:
 * @advisor: (transfer none): an advisor that lives as long as the program
 *
 * Makes @advisor known to [func@game_advisor_find].
 */
void ahu_game_advisor_register (const AhuGameAdvisor *advisor);

/**
 * ahu_game_advisor_find:
 * @game: a game
 *
 * Returns: (transfer none) (nullable): its advisor, %NULL if there is none
 */
const AhuGameAdvisor *ahu_game_advisor_find (const AhuGame *game);

/**
 * ahu_game_advisor_can_practise:
 * @self: (nullable): an advisor
 *
 * Returns: whether it sets up games and plays them, so that one person can play alone
 */
gboolean ahu_game_advisor_can_practise (const AhuGameAdvisor *self);

/**
 * ahu_game_advisor_get_next:
 * @self: an advisor
 * @position: a position of its game
 *
 * Returns: what happens next in it
 */
AhuNext ahu_game_advisor_get_next (const AhuGameAdvisor *self,
                                   gconstpointer         position);

/**
 * ahu_game_advisor_get_words:
 * @self: an advisor
 * @which: what is asked for
 *
 * Returns: (transfer none) (nullable): the words of its game, translated
 */
const char *ahu_game_advisor_get_words (const AhuGameAdvisor *self,
                                        AhuAdviceWords        which);

/**
 * ahu_game_advisor_choose_bot:
 * @self: an advisor that can practise
 * @strength: how strong a computer shall be
 * @seed: what chance says of the move
 *
 * Returns: (transfer none): the name of who chooses a move for such a computer, or for one that is
 *   as strong as it gets
 */
const char *ahu_game_advisor_choose_bot (const AhuGameAdvisor *self,
                                         AhuStrength           strength,
                                         guint64               seed);

G_END_DECLS
