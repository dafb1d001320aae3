/* ahu-game.h: the boundary between the program and a game's rules
 *
 * A game is a table of functions on positions, which are plain values of a
 * fixed size, and on moves, which are JSON values as they stand in a record.
 * Core and the shared pages know no more of a game than this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "core/game/ahu-course.h"
#include "core/game/ahu-fact.h"
#include "core/game/ahu-news.h"
#include "core/game/ahu-ranking.h"
#include "core/game/ahu-reading.h"
#include "core/game/ahu-refusal.h"
#include "core/game/ahu-scoring.h"

G_BEGIN_DECLS

typedef struct _AhuApplied AhuApplied;
typedef struct _AhuHistory AhuHistory;

/**
 * AhuViewer:
 * @now: (nullable): the position that lies on the table while the words are read;
 *   %NULL for words that are read at any later time
 * @open: what the players have agreed to leave open, as flags of the game; 0: what its
 *   rules leave open
 *
 * Who reads what has happened. What the table has shown once and covers by now is not
 * told to them.
 */
typedef struct
{
  gconstpointer now;
  guint open;
} AhuViewer;

/**
 * AHU_NOBODY:
 *
 * No seat.
 */
#define AHU_NOBODY G_MAXUINT

/**
 * AHU_MAX_SEATS:
 *
 * As many as any game has seats.
 */
#define AHU_MAX_SEATS 6

/**
 * AhuTurnStyle:
 * @AHU_TURN_TITLE: the turn of a number, alone: “Turn 12”
 * @AHU_TURN_INSIDE: the same in a list or after a comma: “turn 12”
 * @AHU_TURN_LENGTH: so many of them: “12 turns”
 * @AHU_TURN_HEADING: what they are, without a number, over a column: “Turns”
 * @AHU_TURN_MEAN: what their mean tells of games, a sentence without a number
 *
 * How the turns of a game, or whatever it counts instead, are put into words.
 */
typedef enum
{
  AHU_TURN_TITLE,
  AHU_TURN_INSIDE,
  AHU_TURN_LENGTH,
  AHU_TURN_HEADING,
  AHU_TURN_MEAN
} AhuTurnStyle;

/**
 * AhuMilestone:
 * @id: what it is called in the program
 * @heading: what stands over two buttons that lead there, such as “Turn”; still to be translated,
 *   with the context “replay”
 * @back: what the one button does, such as “Turn back”; still to be translated
 * @on: what the other one does
 *
 * Something that a game has again and again, like the end of a turn or a scoring.
 */
typedef struct
{
  const char *id;
  const char *heading;
  const char *back;
  const char *on;
} AhuMilestone;

#define AHU_MAX_MILESTONES 2

/**
 * AhuGame:
 * @id: its name in records
 * @position_size: bytes of a position
 * @min_players: fewest players
 * @max_players: most players
 * @colours: (array zero-terminated=1): the players' colours in records
 * @setup_optional: whether a record may do without a `setup`, which is then read as an empty one
 * @rule_prefixes: (nullable) (array zero-terminated=1): what the numbers of its rules begin with, no
 *   other game's do; with a full stop at the end for numbers of two parts: `R.` stands for R5.3,
 *   `D` for D6
 * @rules_path: (nullable): the folder of the resources with the rule reference, a file for each
 *   language; %NULL if the game has none
 * @check_setup_members: checks that the members of a record's `setup` are there
 *   and have their JSON types; sets an error of `AHU_RECORD_ERROR` if not
 * @set_up: lays out the first position, or tells why it can't be
 * @apply: makes a move, or tells why not and changes nothing
 * @is_over: whether the game has ended and everything is known
 * @step: name of the step, as in records
 * @turn: (nullable): the turn, from 1; %NULL if the game counts nothing of the kind
 * @turn_seat: (nullable): whose turn it is at a position, whoever has to act in it; %AHU_NOBODY, or %NULL
 *   for all of a game, if turns are everybody's
 * @turn_text: (nullable): (transfer full): a number of turns in words
 * @place_text: (nullable): (transfer full): where a position is, more exactly than its turn;
 *   @style is %AHU_TURN_TITLE or %AHU_TURN_INSIDE
 * @section: (nullable): which part of its turn a position is in, if the log has a heading for each part: what was
 *   done at positions of the same turn with equal numbers, one after the other, stands together. %NULL if
 *   turns have no parts
 * @section_text: (nullable): (transfer full): such a heading; @move (nullable) is what was done at the
 *   position. @seat (out) is whose part it is, %AHU_NOBODY for everybody's. Not %NULL if @section isn't
 * @line_end: (nullable): the move after the last one that stands in one line of the log with move @first, at
 *   most @end, which is the end of its part. %NULL if all of a part are one line
 * @pending: who has to act, by seat in the order in which they are asked; @seats has room for all.
 *   Returns how many they are
 * @author: whose move a legal move of position @before is: one of those who were pending, or
 *   %AHU_NOBODY
 * @follow: (nullable): (transfer full) (nullable): the next move if nobody has to be asked for it, since
 *   it can only be one; %NULL if players make every move
 * @position_to_json: (transfer full): the position for `ahu-cli replay`
 * @legal_to_json: (transfer full): the legal moves for `ahu-cli replay`
 * @describe_move: (transfer full): a legal move of a position as lines of the log, for
 *   @viewer; (nullable): %NULL for readers who may know all that was ever shown
 * @describe_turn: (nullable): (transfer full): the moves of a turn from the first of these to the one
 *   before the second, told together in few sentences, for @viewer as above; %NULL if the game
 *   has no words for them but those of its moves
 * @line_drawing: (nullable): (transfer full) (nullable): name of the drawing that stands beside such moves: of what they
 *   are about, which their words name as well
 * @tell_move: (nullable): (transfer full): a legal move as one sentence that names who made it, without
 *   what follows from it; %NULL if the first line of @describe_move says so
 * @prompt: (nullable): (transfer full): one sentence that says who does what now; @rules (out) (optional)
 *   (transfer full) (array zero-terminated=1) are the numbers of the rules on which it stands. %NULL if the
 *   game has no words for it
 * @news: (nullable): (transfer full): what the moves up to @ply have brought that is to be moved at the
 *   table, as it is seen at @ply, which is at most the present one; %NULL if moves bring nothing but themselves
 * @moves_pieces: whether a legal move has people move something that lies before them, which an undo has them put
 *   back; for all of a game that has @amends
 * @amends: (nullable): what is to be put right at a table that differs from the record: adds it to @news as items and
 *   an aside. @positions are @n pairs, one after the other: what the table was told, and what is so instead; the last one of all
 *   is the present one. Returns whether there is anything to move in their sum. %NULL if the game has no words for it
 * @amends_reason: (transfer full): what was corrected: at @position @was (nullable) was made and now @is (nullable), or
 *   how the game begins, if both are %NULL
 * @outlook: (nullable): (transfer full) (nullable) (array zero-terminated=1): sentences on what follows for
 *   certain from a move, as far as everybody may know it where @open (flags as in [struct@Viewer]) lies
 *   open; %NULL if nothing is to be said, or the move can't be made. Returns nothing of what is
 *   hidden by that either. %NULL if the game has no such sentences; one that has them has a switch
 *   `hints` among its preferences
 * @milestones: (array length=n_milestones): what a game that is looked at can be stepped by besides its moves,
 *   the frequent one first
 * @n_milestones: how many these are, at most %AHU_MAX_MILESTONES
 * @move_rules: (nullable): (transfer container) (array zero-terminated=1): the numbers of the rules behind
 *   a legal move of a position and what follows from it; %NULL if the game has none to name
 * @rules_applied: (nullable): notes in @applied (inout) which rules stand behind the question before move @ply, the move
 *   itself, and all that followed from it at once; behind the first move of a game from its set-up on also the set-up,
 *   behind the last one of a finished game also the final scoring. After the last move only the question is left
 * @measures: (nullable): adds to @readings what a position is to @seat in the words of the rules, each of which
 *   everybody may know who knows the moves that led there; %NULL if moves are not compared
 * @measure_text: (transfer full): what a reading is of, without a player’s name, such as “points”; not %NULL if @measures
 *   isn't
 * @hidden_refusal: (nullable): (transfer full) (nullable): why a move that was made once is refused at a position, in
 *   one sentence, where that of @apply would tell what is hidden; %NULL where it doesn't, and for all of a
 *   game that hides nothing
 * @misfit: (nullable): why the next move of a game no longer fits once that was begun otherwise: @before is
 *   the game as it was played, @now has its first moves as far as they fit. @cause (out) (transfer full) (nullable)
 *   is one sentence on what the two tell differently before that move, @missing (out) (transfer full) (nullable) one
 *   on what there would not be for the move now, in place of the move and its refusal. Neither tells what is
 *   hidden. %NULL if the refusal says all
 * @completes: (nullable): which milestones a legal move leads to, from position @before to
 *   position @after, a bit for each; %NULL if there are none
 * @conceal: (nullable): (transfer full): a move made in position @before as everybody
 *   may know it in position @now, hidden choices untold, or %NULL for a move
 *   that turns up what is still hidden in @now; %NULL if nothing in the game is hidden
 * @conceal_setup: (nullable): (transfer full) (nullable): the member `setup` of a game
 *   of so many players as everybody may know it in position @now; %NULL if it hides
 *   nothing
 * @places: (nullable): the places, from 1, and the points of a position that is over, by seat;
 *   %NULL if nobody has any
 * @ranking: (transfer full): the ranking of a position that is over
 * @course: (nullable): (transfer full): the course of a game that is over; %NULL if the game has
 *   no points to tell before its end
 * @final_text: (transfer full): the final table as text, of a position that is over
 * @final_json: (transfer full): the final table as JSON, of a position that is over
 * @facts: (nullable): what the game counts of each player for statistics; returns
 *   how many facts there are, always the same
 * @count_facts: (nullable): counts them in a game that is over: @values has room for
 *   all facts of the first seat, then all of the next and so on. Safe on any thread
 * @sheet_facts: (nullable): the same of a game of which only a result sheet is known, one that
 *   @sheet_scoring has a ranking of; what it doesn't tell is %AHU_FACT_UNKNOWN
 * @score_sheet: (nullable): the final table of a result sheet as text and as JSON, or why it has none:
 *   the final counts alone (record format, section 5), what a player has in the player's object
 * @sheet_fill: (nullable): (transfer full): a result sheet with all that belongs into it: what is there
 *   already stays, what is missing is that of nobody having counted anything, named in the member
 *   `uncounted` if it can be counted. With a @position (nullable) it is what everybody sees there instead,
 *   where @open (flags as in [struct@Viewer]) lies open. The document itself stays as it is
 * @sheet_check: (nullable): whether a form can show a result sheet that somebody opens, though the game may
 *   not hold all of it together; %NULL if that is what @score_sheet accepts
 * @sheet_scoring: (nullable): (transfer full): what a result sheet comes to that is filled and
 *   checked; %NULL if sheets can't be entered: then the two before may be %NULL as well
 *
 * `names` is always the players' names by seat, %NULL-terminated.
 */
typedef struct
{
  const char *id;
  gsize position_size;
  guint min_players;
  guint max_players;
  const char *const *colours;
  gboolean setup_optional;
  const char *const *rule_prefixes;
  const char *rules_path;
  const AhuMilestone *milestones;
  guint n_milestones;

  gboolean    (*check_setup_members) (JsonObject         *setup,
                                      GError            **error);
  AhuRefusal *(*set_up)              (gpointer            position,
                                      guint               n_players,
                                      JsonObject         *setup,
                                      const char *const  *names);
  AhuRefusal *(*apply)               (gpointer            position,
                                      JsonNode           *move,
                                      const char *const  *names);
  gboolean    (*is_over)             (gconstpointer       position);
  const char *(*step)                (gconstpointer       position);
  guint       (*turn)                (gconstpointer       position);
  guint       (*turn_seat)           (gconstpointer       position);
  char       *(*turn_text)           (guint               n,
                                      AhuTurnStyle        style);
  char       *(*place_text)          (gconstpointer       position,
                                      AhuTurnStyle        style);
  guint       (*section)             (gconstpointer       position);
  char       *(*section_text)        (gconstpointer       position,
                                      JsonNode           *move,
                                      const char *const  *names,
                                      guint              *seat);
  guint       (*line_end)            (AhuHistory         *history,
                                      guint               first,
                                      guint               end);
  guint       (*pending)             (gconstpointer       position,
                                      guint              *seats);
  guint       (*author)              (gconstpointer       before,
                                      JsonNode           *move);
  JsonNode   *(*follow)              (gconstpointer       position);
  JsonNode   *(*position_to_json)    (gconstpointer       position);
  JsonNode   *(*legal_to_json)       (gconstpointer       position);
  char      **(*describe_move)       (gconstpointer       before,
                                      JsonNode           *move,
                                      const char *const  *names,
                                      const AhuViewer    *viewer);
  char       *(*describe_turn)       (AhuHistory         *history,
                                      guint               first,
                                      guint               end,
                                      const char *const  *names,
                                      const AhuViewer    *viewer);
  char       *(*line_drawing)        (AhuHistory         *history,
                                      guint               first,
                                      guint               end);
  const char **(*move_rules)         (gconstpointer       before,
                                      JsonNode           *move);
  void        (*rules_applied)       (AhuHistory         *history,
                                      guint               ply,
                                      AhuApplied         *applied);
  char       *(*tell_move)           (gconstpointer       before,
                                      JsonNode           *move,
                                      const char *const  *names);
  char       *(*prompt)              (gconstpointer       position,
                                      const char *const  *names,
                                      char             ***rules);
  AhuNews    *(*news)                (AhuHistory         *history,
                                      guint               ply,
                                      const char *const  *names);
  gboolean    (*moves_pieces)        (gconstpointer       before,
                                      JsonNode           *move);
  gboolean    (*amends)              (AhuNews            *news,
                                      const gconstpointer *positions,
                                      guint               n,
                                      const char *const  *names);
  char       *(*amends_reason)       (gconstpointer       position,
                                      JsonNode           *was,
                                      JsonNode           *is);
  char      **(*outlook)             (gconstpointer       position,
                                      JsonNode           *move,
                                      const char *const  *names,
                                      guint               open);
  void        (*measures)            (gconstpointer       position,
                                      guint               seat,
                                      GArray             *readings);
  char       *(*measure_text)        (const AhuReading   *reading);
  char       *(*hidden_refusal)      (gconstpointer       position,
                                      JsonNode           *move,
                                      const char *const  *names);
  void        (*misfit)              (AhuHistory         *before,
                                      AhuHistory         *now,
                                      char              **cause,
                                      char              **missing);
  guint       (*completes)           (gconstpointer       before,
                                      JsonNode           *move,
                                      gconstpointer       after);
  JsonNode   *(*conceal)             (gconstpointer       now,
                                      gconstpointer       before,
                                      JsonNode           *move);
  JsonNode   *(*conceal_setup)       (gconstpointer       now,
                                      guint               n_players,
                                      JsonObject         *setup);
  void        (*places)              (gconstpointer       position,
                                      guint              *places,
                                      gint64             *totals);
  AhuRanking *(*ranking)             (gconstpointer       position,
                                      const char *const  *names);
  AhuCourse  *(*course)              (AhuHistory         *history,
                                      const char *const  *names);
  char       *(*final_text)          (gconstpointer       position,
                                      const char *const  *names);
  JsonNode   *(*final_json)          (gconstpointer       position);
  guint       (*facts)               (const AhuFact     **facts);
  void        (*count_facts)         (AhuHistory         *history,
                                      gint64             *values);
  void        (*sheet_facts)         (JsonObject         *sheet,
                                      gint64             *values);
  gboolean    (*score_sheet)         (JsonObject         *sheet,
                                      const char *const  *names,
                                      char              **text,
                                      JsonNode          **json,
                                      AhuRefusal        **refusal,
                                      GError            **error);
  JsonObject *(*sheet_fill)          (JsonObject         *sheet,
                                      gconstpointer       position,
                                      guint               open);
  gboolean    (*sheet_check)         (JsonObject         *sheet,
                                      const char *const  *names,
                                      AhuRefusal        **refusal,
                                      GError            **error);
  AhuScoring *(*sheet_scoring)       (JsonObject         *sheet,
                                      const char *const  *names);
} AhuGame;

/**
 * ahu_game_register:
 * @game: (transfer none): a game that lives as long as the program
 *
 * Makes @game known to [func@game_find].
 */
void ahu_game_register (const AhuGame *game);

/**
 * ahu_game_find:
 * @id: a game's name in records
 *
 * Returns: (transfer none) (nullable): the game, %NULL if it is not known
 */
const AhuGame *ahu_game_find (const char *id);

/**
 * ahu_game_get_nth:
 * @index: from 0
 *
 * Returns: (transfer none) (nullable): a game that is known, %NULL after the last
 */
const AhuGame *ahu_game_get_nth (guint index);

/**
 * ahu_game_get_turn:
 * @self: a game
 * @position: a position
 *
 * Returns: its turn, 0 if the game doesn't count them
 */
guint ahu_game_get_turn (const AhuGame *self,
                         gconstpointer  position);

/**
 * ahu_game_get_part:
 * @self: a game
 * @position: a position of it
 * @part: (out) (array fixed-size=2): its turn, and which part of it
 *
 * Notes what goes on, until somebody else's turn or something else begins.
 */
void ahu_game_get_part (const AhuGame *self,
                        gconstpointer  position,
                        guint          part[2]);

/**
 * ahu_game_turn_text:
 * @self: a game
 * @n: the number of a turn, or how many turns
 * @style: what is said of it
 *
 * Returns: (transfer full): the words; of a game that has none for it the number
 */
char *ahu_game_turn_text (const AhuGame *self,
                          guint          n,
                          AhuTurnStyle   style);

/**
 * ahu_game_tracked_text:
 * @self: a game
 * @turn: the turn in which its end was counted, 0 if there is none
 *
 * Returns: (transfer full): since when a game that ended with counts was not tracked, in words
 */
char *ahu_game_tracked_text (const AhuGame *self,
                             guint          turn);

/**
 * ahu_game_place_text:
 * @self: a game
 * @position: a position
 * @style: %AHU_TURN_TITLE or %AHU_TURN_INSIDE
 *
 * Returns: (transfer full): where in the game that is, in words
 */
char *ahu_game_place_text (const AhuGame *self,
                           gconstpointer  position,
                           AhuTurnStyle   style);

G_END_DECLS
