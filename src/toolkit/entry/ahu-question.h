/* ahu-question.h: what a page asks for, and about whom
 *
 * Not for: what is answered (ahu-count-pad.h, and what a game has besides).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_QUESTION (ahu_question_get_type ())
G_DECLARE_FINAL_TYPE (AhuQuestion, ahu_question, AHU, QUESTION, GtkBox)

/* @colour: (nullable): the colour of the player it is about, %NULL where it is about the middle of the table
 * @words: what is asked for */
void ahu_question_ask (AhuQuestion *self,
                       const char  *colour,
                       const char  *words);

/* @hint: what is said below it, "" for nothing
 * @refused: whether that is why something is refused */
void ahu_question_hint (AhuQuestion *self,
                        const char  *hint,
                        gboolean     refused);

/* @narrow: whether there is no room for a picture that tells nothing */
void ahu_question_set_narrow (AhuQuestion *self,
                              gboolean     narrow);

G_END_DECLS
