/* ahu-rn-prompt.h: what to move on the table, and who does what now
 *
 * Not for: why something is refused (ahu-rn-notice.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_PROMPT (ahu_rn_prompt_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnPrompt, ahu_rn_prompt, AHU, RN_PROMPT, GtkWidget)

/**
 * ahu_rn_prompt_new:
 *
 * Returns: (transfer floating): an empty prompt
 */
GtkWidget *ahu_rn_prompt_new (void);

/**
 * ahu_rn_prompt_set_narrow:
 * @self: a prompt
 * @narrow: whether it stands in a narrow window
 */
void ahu_rn_prompt_set_narrow (AhuRnPrompt *self,
                               gboolean     narrow);

/**
 * ahu_rn_prompt_set_replay:
 * @self: a prompt
 *
 * From now on it tells what was done last rather than what to do next.
 */
void ahu_rn_prompt_set_replay (AhuRnPrompt *self);

/**
 * ahu_rn_prompt_update:
 * @self: a prompt
 * @session: a session of Rapa Nui
 *
 * Shows the present position, and announces it if it is another than before.
 */
void ahu_rn_prompt_update (AhuRnPrompt *self,
                           AhuSession  *session);

/**
 * ahu_rn_prompt_set_laid:
 * @self: a prompt
 * @n_laid: how many cards of a refill lie there already
 *
 * Which card comes next is told with the next update.
 */
void ahu_rn_prompt_set_laid (AhuRnPrompt *self,
                             guint        n_laid);

/**
 * ahu_rn_prompt_tell_last:
 * @self: a prompt
 * @session: a session of Rapa Nui
 *
 * Shows what was done last, where [method@RnPrompt.update] shows what to do next.
 */
void ahu_rn_prompt_tell_last (AhuRnPrompt *self,
                              AhuSession  *session);

/**
 * ahu_rn_prompt_set_end:
 * @self: a prompt
 * @end: (transfer floating): what stands behind the sentence
 */
void ahu_rn_prompt_set_end (AhuRnPrompt *self,
                            GtkWidget   *end);

G_END_DECLS
