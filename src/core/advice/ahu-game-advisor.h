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
 * @reasons: (nullable) (array zero-terminated=1): sentences: what follows from it
 * @details: (nullable): what else is known of it, for other programs
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
  char **reasons;
  JsonObject *details;
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
 * @before: by seat, the chance to win before it, if the best is done, as @player could know
 * @after: by seat, the chance to win after it, as @player could know
 * @common_before: by seat, the chance to win before it with the eyes that are the same for all
 *   moves
 * @common_after: by seat, the same after it
 * @best: what would have been best, as @player could know
 * @best_text: @best as a choice, in a sentence
 * @loss: by how much @move was worse than @best for @player, 0–1
 *
 * What one move of a game has changed. Belongs to whoever reports it.
 */
typedef struct
{
  guint ply;
  int player;
  JsonNode *move;
  guint n_players;
  double before[AHU_MAX_SEATS];
  double after[AHU_MAX_SEATS];
  double common_before[AHU_MAX_SEATS];
  double common_after[AHU_MAX_SEATS];
  JsonNode *best;
  char *best_text;
  double loss;
} AhuAnalysisMove;

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
 * AhuGameAdvisor:
 * @game: the game; it has `places`
 * @bots: (array zero-terminated=1): the names of the players that the computer plays
 * @play: plays a game of so many players to its end and leaves the last position in @position:
 *   chance comes from @chance, the decisions from @bots and @randoms by seat. Adds the moves to
 *   @moves if that is not %NULL; returns the member `setup` (transfer full)
 * @play_random: plays a game with random moves to its end, and as fast as it can; returns the
 *   number of moves
 * @rank: (nullable): says of each move of who has to act first what it is worth, the best first;
 *   none where nobody has anything to choose. @caveat is set to a sentence that holds for all of
 *   them, or to %NULL. Returns (transfer full) (element-type AhuAdvice), %NULL if cancelled
 * @analyse: (nullable): judges every move from @first on; returns whether it came to the end
 *
 * `limits` say what each decision may cost.
 */
typedef struct
{
  const AhuGame *game;
  const char *const *bots;

  JsonNode  *(*play)        (gpointer             position,
                             guint                n_players,
                             AhuRandom           *chance,
                             const char *const   *bots,
                             const AhuLimits     *limits,
                             AhuRandom           *randoms,
                             JsonArray           *moves);
  guint      (*play_random) (guint                n_players,
                             AhuRandom           *random);
  GPtrArray *(*rank)        (AhuHistory          *history,
                             guint                ply,
                             const AhuLimits     *limits,
                             GCancellable        *cancellable,
                             char               **caveat,
                             GError             **error);
  gboolean   (*analyse)     (AhuHistory          *history,
                             guint                first,
                             const AhuLimits     *limits,
                             GCancellable        *cancellable,
                             AhuAnalysisReport    report,
                             gpointer             data,
                             GError             **error);
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

G_END_DECLS
