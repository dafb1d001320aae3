/* ahu-lesson-run.h: somebody goes through a lesson: answers, moves, reasons, other tries
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/lessons/ahu-lesson.h"
#include "core/session/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_LESSON_RUN (ahu_lesson_run_get_type ())
G_DECLARE_FINAL_TYPE (AhuLessonRun, ahu_lesson_run, AHU, LESSON_RUN, GObject)

/**
 * AhuLessonState:
 * @AHU_LESSON_OPEN: nothing was answered yet, or not all is shown
 * @AHU_LESSON_WRONG: the last answer was wrong, the last move against the rules; another
 *   try is open
 * @AHU_LESSON_OTHER: the last move was legal, but not what is asked for; another try is open
 * @AHU_LESSON_DONE: the next step can follow
 */
typedef enum
{
  AHU_LESSON_OPEN,
  AHU_LESSON_WRONG,
  AHU_LESSON_OTHER,
  AHU_LESSON_DONE
} AhuLessonState;

/**
 * ahu_lesson_run_new:
 * @lesson: a lesson
 *
 * Signal: `changed ()` after every change; the session may be another then.
 *
 * Returns: (transfer full): a run at the first step
 */
AhuLessonRun *ahu_lesson_run_new (AhuLesson *lesson);

/**
 * ahu_lesson_run_get_lesson:
 * @self: a run through a lesson
 *
 * Returns: (transfer none): the lesson
 */
AhuLesson *ahu_lesson_run_get_lesson (AhuLessonRun *self);

/**
 * ahu_lesson_run_get_index:
 * @self: a run
 *
 * Returns: the step it is at, from 0
 */
guint ahu_lesson_run_get_index (AhuLessonRun *self);

/**
 * ahu_lesson_run_get_step:
 * @self: a run through a lesson
 *
 * Returns: (transfer none): the step that it has come to
 */
const AhuLessonStep *ahu_lesson_run_get_step (AhuLessonRun *self);

/**
 * ahu_lesson_run_get_session:
 * @self: a run
 *
 * Returns: (transfer none) (nullable): the position: read-only unless a move is to be
 *   made; %NULL while there is none
 */
AhuSession *ahu_lesson_run_get_session (AhuLessonRun *self);

/**
 * ahu_lesson_run_get_state:
 * @self: a run through a lesson
 *
 * Returns: how far that step is
 */
AhuLessonState ahu_lesson_run_get_state (AhuLessonRun *self);

/**
 * ahu_lesson_run_get_message:
 * @self: a run
 *
 * Returns: (transfer none) (nullable): what there is to say to the last answer or move
 */
const char *ahu_lesson_run_get_message (AhuLessonRun *self);

/**
 * ahu_lesson_run_get_rule:
 * @self: a run
 *
 * Returns: (transfer none) (nullable): the rule behind the message, or behind the step
 *   while there is no message
 */
const char *ahu_lesson_run_get_rule (AhuLessonRun *self);

/**
 * ahu_lesson_run_get_hint:
 * @self: a run
 *
 * Returns: (transfer none) (nullable): what helps, once something was wrong
 */
const char *ahu_lesson_run_get_hint (AhuLessonRun *self);

/**
 * ahu_lesson_run_was_chosen:
 * @self: a run
 * @answer: an answer of the step
 *
 * Returns: whether it was chosen since the step began
 */
gboolean ahu_lesson_run_was_chosen (AhuLessonRun *self,
                                    guint         answer);

/**
 * ahu_lesson_run_answer:
 * @self: a run at a question that is not done
 * @answer: one of its answers
 */
void ahu_lesson_run_answer (AhuLessonRun *self,
                            guint         answer);

/**
 * ahu_lesson_run_play:
 * @self: a run at a move that is not done
 * @move: (transfer full): any move
 *
 * Makes @move if it is asked for. Else the position stays as it is, and the message tells
 * why: the rule against it, or why it is not the one asked for.
 */
void ahu_lesson_run_play (AhuLessonRun *self,
                          JsonNode     *move);

/**
 * ahu_lesson_run_can_go_on:
 * @self: a run
 *
 * Returns: whether there is more to be shown, or the step is done
 */
gboolean ahu_lesson_run_can_go_on (AhuLessonRun *self);

/**
 * ahu_lesson_run_go_on:
 * @self: a run
 *
 * Shows the next of the moves that are to be shown, or goes to the next step if
 * this one is done.
 *
 * Returns: %FALSE if the lesson is over
 */
gboolean ahu_lesson_run_go_on (AhuLessonRun *self);

/**
 * ahu_lesson_run_is_last:
 * @self: a run
 *
 * Returns: whether nothing comes after this step
 */
gboolean ahu_lesson_run_is_last (AhuLessonRun *self);

/**
 * ahu_lesson_run_skip_to:
 * @self: a run
 * @index: a step from this one on, from 0; the last one if there are fewer
 *
 * Goes on where somebody was before, without a word on the way: of the moves that could be
 * made in the steps between, the first in the order of the legal moves is taken for made.
 */
void ahu_lesson_run_skip_to (AhuLessonRun *self,
                             guint         index);

/**
 * ahu_lesson_run_can_go_back:
 * @self: a run through a lesson
 *
 * Returns: whether there is a step, or a part of this one, to go back to
 */
gboolean ahu_lesson_run_can_go_back (AhuLessonRun *self);

/**
 * ahu_lesson_run_go_back:
 * @self: a run
 *
 * Begins the step anew if something has happened in it, else the one before it.
 */
void ahu_lesson_run_go_back (AhuLessonRun *self);

G_END_DECLS
