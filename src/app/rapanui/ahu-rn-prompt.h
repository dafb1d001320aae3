/* ahu-rn-prompt.h: who does what now, what to take at the table, and why not
 *
 * Not for: the choices themselves, nor finding the last scoring
 * (ahu-rn-takings.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_PROMPT (ahu_rn_prompt_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnPrompt, ahu_rn_prompt, AHU, RN_PROMPT, GtkWidget)

/**
 * ahu_rn_prompt_new:
 *
 * Returns: (transfer floating): a prompt
 */
GtkWidget *ahu_rn_prompt_new (void);

/**
 * ahu_rn_prompt_set_narrow:
 * @self: a prompt
 * @narrow: whether it goes from edge to edge and leaves out the names beside
 *   the marks
 */
void ahu_rn_prompt_set_narrow (AhuRnPrompt *self,
                               gboolean     narrow);

/**
 * ahu_rn_prompt_set_replay:
 * @self: a prompt
 *
 * From now on tells what was done last, and by whom, rather than what to do; and
 * what to take only where that was a scoring.
 */
void ahu_rn_prompt_set_replay (AhuRnPrompt *self);

/**
 * ahu_rn_prompt_update:
 * @self: a prompt
 * @session: a session of Rapa Nui
 *
 * Shows the present position, announces who does what now if that has changed,
 * and takes away what was refused before.
 */
void ahu_rn_prompt_update (AhuRnPrompt *self,
                           AhuSession  *session);

/**
 * ahu_rn_prompt_tell_last:
 * @self: a prompt
 * @session: a session of Rapa Nui
 *
 * Shows and announces the last move instead of what is next, until the next update.
 */
void ahu_rn_prompt_tell_last (AhuRnPrompt *self,
                              AhuSession  *session);

/**
 * ahu_rn_prompt_refuse:
 * @self: a prompt
 * @message: why something can't be done, one sentence
 * @rule: (nullable): the rule number
 *
 * Shows and announces why something can't be done, until the next update.
 */
void ahu_rn_prompt_refuse (AhuRnPrompt *self,
                           const char  *message,
                           const char  *rule);

/**
 * ahu_rn_prompt_set_end:
 * @self: a prompt
 * @end: (transfer floating): what stands behind the sentence
 */
void ahu_rn_prompt_set_end (AhuRnPrompt *self,
                            GtkWidget   *end);

/**
 * ahu_rn_prompt_get_refusal:
 * @self: a prompt
 *
 * Returns: (transfer none) (nullable): what is shown as refused
 */
const char *ahu_rn_prompt_get_refusal (AhuRnPrompt *self);

/**
 * ahu_rn_prompt_set_hint:
 * @self: a prompt
 * @hint: (nullable): what a choice makes certain, %NULL for none
 *
 * Shows a hint in place of what to take, until the next update. It isn't
 * announced: the choice itself has it as its description.
 */
void ahu_rn_prompt_set_hint (AhuRnPrompt *self,
                             const char  *hint);

/**
 * ahu_rn_prompt_is_followed:
 * @self: a prompt
 *
 * Returns: whether the focus is on what leads to the rules behind its words
 */
gboolean ahu_rn_prompt_is_followed (AhuRnPrompt *self);

/**
 * ahu_rn_prompt_has_news:
 * @self: a prompt
 *
 * Returns: whether the last update brought something to take
 */
gboolean ahu_rn_prompt_has_news (AhuRnPrompt *self);

G_END_DECLS
