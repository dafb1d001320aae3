/* ahu-lesson.h: a lesson: positions of a game, steps that tell, ask and let play, texts
 *
 * A lesson is data, in all its languages (docs/lessons.md). Positions and moves go
 * through AhuGame, so every game can have lessons. Not for: how far somebody has
 * come in one (ahu-lesson-run.h), which lessons there are (ahu-lesson-list.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"

G_BEGIN_DECLS

#define AHU_TYPE_LESSON (ahu_lesson_get_type ())
G_DECLARE_FINAL_TYPE (AhuLesson, ahu_lesson, AHU, LESSON, GObject)

/**
 * AhuLessonSort:
 * @AHU_LESSON_TELL: tells something
 * @AHU_LESSON_ASK: asks a question with answers to choose from
 * @AHU_LESSON_MOVE: lets the learner make a move
 * @AHU_LESSON_SHOW: makes moves for the learner to look at
 */
typedef enum
{
  AHU_LESSON_TELL,
  AHU_LESSON_ASK,
  AHU_LESSON_MOVE,
  AHU_LESSON_SHOW
} AhuLessonSort;

/**
 * AHU_LESSON_MAX_ANSWERS:
 *
 * How many answers a question can have: each has a digit as its key.
 */
#define AHU_LESSON_MAX_ANSWERS 6

/**
 * AHU_LESSON_MAX_STEPS:
 *
 * How many steps a lesson can have; it takes a few minutes.
 */
#define AHU_LESSON_MAX_STEPS 200

/**
 * AhuLessonAnswer:
 * @text: the answer, for [func@lesson_text]
 * @reason: why it is right or wrong
 * @rule: (nullable): the rule that says so
 * @right: whether it is right
 */
typedef struct
{
  JsonObject *text;
  JsonObject *reason;
  char *rule;
  gboolean right;
} AhuLessonAnswer;

/**
 * AhuLessonWrong:
 * @move: members that the move has
 * @reason: why it is not the one asked for
 * @rule: (nullable): the rule that says so
 *
 * A legal move that is not what a step asks for.
 */
typedef struct
{
  JsonObject *move;
  JsonObject *reason;
  char *rule;
} AhuLessonWrong;

/**
 * AhuLessonRefused:
 * @move: a move
 * @rule: the rule that stands against it
 *
 * A move that a step says can't be made.
 */
typedef struct
{
  JsonNode *move;
  char *rule;
} AhuLessonRefused;

/**
 * AhuLessonStep:
 * @sort: what it does
 * @text: what it tells, or asks
 * @rule: (nullable): the rule it is about
 * @look: (nullable) (array zero-terminated=1): the parts of the table that it needs,
 *   by names of the game; %NULL for all
 * @point: (nullable) (array zero-terminated=1): the parts that are pointed at, by names
 *   of the game
 * @picture: (nullable): an illustration, as the game draws it; its member `words` is a text
 * @position: (nullable): a record: the position that it lays out, with the moves that
 *   led there; %NULL if it goes on from the step before
 * @answers: (element-type AhuLessonAnswer): of %AHU_LESSON_ASK
 * @accept: (element-type JsonObject): of %AHU_LESSON_MOVE: the members of the moves
 *   that are right
 * @wrong: (element-type AhuLessonWrong): of %AHU_LESSON_MOVE
 * @refused: (element-type AhuLessonRefused): of %AHU_LESSON_MOVE: what its texts say is
 *   against the rules
 * @other: (nullable): of %AHU_LESSON_MOVE: what to say to every other legal move
 * @done: (nullable): of %AHU_LESSON_MOVE: what to say when the move was right
 * @hint: (nullable): what helps after a wrong answer or move
 * @moves: (element-type JsonNode): of %AHU_LESSON_SHOW
 * @facts: (nullable): what has to be so when the step is done: from the place in
 *   the position to the value
 */
typedef struct
{
  AhuLessonSort sort;
  JsonObject *text;
  char *rule;
  char **look;
  char **point;
  JsonObject *picture;
  AhuRecord *position;
  GPtrArray *answers;
  GPtrArray *accept;
  GPtrArray *wrong;
  GPtrArray *refused;
  JsonObject *other;
  JsonObject *done;
  JsonObject *hint;
  GPtrArray *moves;
  JsonObject *facts;
} AhuLessonStep;

/**
 * ahu_lesson_new:
 * @id: its name, that of its file without the suffix
 * @bytes: the content of the file
 * @error: return location for an error of `AHU_RECORD_ERROR`
 *
 * Reads a lesson strictly: each text is there at least in English, each position
 * can be laid out, each move that is shown or accepted is legal, and each fact holds,
 * on every way through the lesson. The error is one sentence that names the
 * member.
 *
 * Returns: (transfer full) (nullable): the lesson
 */
AhuLesson *ahu_lesson_new (const char  *id,
                           GBytes      *bytes,
                           GError     **error);

/**
 * ahu_lesson_get_id:
 * @self: a lesson
 *
 * Returns: (transfer none): its name, by which is remembered how far somebody has come in it
 */
const char *ahu_lesson_get_id (AhuLesson *self);

/**
 * ahu_lesson_get_game:
 * @self: a lesson
 *
 * Returns: (transfer none): the game that its positions are of
 */
const AhuGame *ahu_lesson_get_game (AhuLesson *self);

/**
 * ahu_lesson_get_title:
 * @self: a lesson
 *
 * Returns: (transfer none): its title in the user's language
 */
const char *ahu_lesson_get_title (AhuLesson *self);

/**
 * ahu_lesson_get_n_steps:
 * @self: a lesson
 *
 * Returns: how many steps it has, 1–`AHU_LESSON_MAX_STEPS`
 */
guint ahu_lesson_get_n_steps (AhuLesson *self);

/**
 * ahu_lesson_get_step:
 * @self: a lesson
 * @index: 0 … the number of steps − 1
 *
 * Returns: (transfer none): a step
 */
const AhuLessonStep *ahu_lesson_get_step (AhuLesson *self,
                                          guint      index);

/**
 * ahu_lesson_get_document:
 * @self: a lesson
 *
 * Returns: (transfer none): all of it as it was read
 */
JsonObject *ahu_lesson_get_document (AhuLesson *self);

/**
 * ahu_lesson_text:
 * @text: a text in its languages
 *
 * Returns: (transfer none): it in the user's language, else in English
 */
const char *ahu_lesson_text (JsonObject *text);

/**
 * ahu_lesson_move_fits:
 * @pattern: members
 * @move: a move
 *
 * Returns: whether @move has all members of @pattern, with the same values
 */
gboolean ahu_lesson_move_fits (JsonObject *pattern,
                               JsonNode   *move);

G_END_DECLS
