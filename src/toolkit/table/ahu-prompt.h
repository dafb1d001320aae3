/* ahu-prompt.h: what to move on the table, and who does what now
 *
 * The game is asked for all of it (`AhuGame.prompt`, `news`, `tell_move`); of what it leaves out
 * the place stays empty. Not for: why something is refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"
#include "toolkit/table/ahu-slip.h"

G_BEGIN_DECLS

#define AHU_TYPE_PROMPT (ahu_prompt_get_type ())
G_DECLARE_FINAL_TYPE (AhuPrompt, ahu_prompt, AHU, PROMPT, GtkWidget)

/* Returns: (transfer floating): an empty prompt */
GtkWidget *ahu_prompt_new (void);

/* @narrow: whether it stands in a narrow window */
void ahu_prompt_set_narrow (AhuPrompt *self,
                            gboolean   narrow);

/* From now on it tells what was done last rather than what to do next. */
void ahu_prompt_set_replay (AhuPrompt *self);

/* Shows the present position, and announces it if it is another than before. */
void ahu_prompt_update (AhuPrompt  *self,
                        AhuSession *session);

/* Shown with the next update.
 * @words: (nullable): what is to be done next, where more has been entered than the game knows; %NULL for the words
 *   of the game */
void ahu_prompt_set_words (AhuPrompt  *self,
                           const char *words);

/* Shown with the next update.
 * @sign: (nullable): the name of the drawing before the sentence, where several may act at once; %NULL for the mark
 *   of who acts */
void ahu_prompt_set_sign (AhuPrompt  *self,
                          const char *sign);

/* The number leads to the rule. Shown with the next update; without this none is.
 * @shows_rule: whether the number of the rule on which the sentence stands is behind it, where the prompt is not
 *   narrow */
void ahu_prompt_set_shows_rule (AhuPrompt *self,
                                gboolean   shows_rule);

/* It has to hear of a change of the session before the prompt is updated.
 * @slip: (nullable): what to put right at the table of the sessions that are shown from now on */
void ahu_prompt_set_slip (AhuPrompt *self,
                          AhuSlip   *slip);

/* Shows what was done last, where [method@Prompt.update] shows what to do next. */
void ahu_prompt_tell_last (AhuPrompt  *self,
                           AhuSession *session);

/* @end: (transfer floating): what stands behind the sentence; what stands elsewhere is moved there */
void ahu_prompt_set_end (AhuPrompt *self,
                         GtkWidget *end);

/* Opens all of the news, as their button does.
 * Returns: whether there is more than is to be seen */
gboolean ahu_prompt_open_news (AhuPrompt *self);

G_END_DECLS
