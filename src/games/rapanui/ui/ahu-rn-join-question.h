/* ahu-rn-join-question.h: what is asked for of a running game, and of whom
 *
 * Not for: the words (rn-join-words.h), what is answered (ahu-rn-join-input.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_RN_JOIN_QUESTION (ahu_rn_join_question_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnJoinQuestion, ahu_rn_join_question, AHU, RN_JOIN_QUESTION, GtkBox)

/**
 * ahu_rn_join_question_ask:
 * @self: a question
 * @colour: (nullable): the colour of the player it is about, %NULL where it is about the middle
 *   of the table
 * @words: what is asked for
 */
void ahu_rn_join_question_ask (AhuRnJoinQuestion *self,
                               const char        *colour,
                               const char        *words);

/**
 * ahu_rn_join_question_hint:
 * @self: a question
 * @hint: what is said below it, "" for nothing
 * @refused: whether that is why something is refused
 */
void ahu_rn_join_question_hint (AhuRnJoinQuestion *self,
                                const char        *hint,
                                gboolean           refused);

/**
 * ahu_rn_join_question_set_narrow:
 * @self: a question
 * @narrow: whether there is no room for a picture that tells nothing
 */
void ahu_rn_join_question_set_narrow (AhuRnJoinQuestion *self,
                                      gboolean           narrow);

G_END_DECLS
