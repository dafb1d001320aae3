/* ahu-rn-guidance.h: the first game: what a step means, told once for each situation
 *
 * Only where the preference “First game” is on. What was told is remembered, so it
 * fades out by itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_GUIDANCE (ahu_rn_guidance_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnGuidance, ahu_rn_guidance, AHU, RN_GUIDANCE, GtkWidget)

/**
 * ahu_rn_guidance_update:
 * @self: a line below the prompt
 * @session: a session
 *
 * Tells what is new in the present position, until it changes; takes no room where
 * nothing is. The numbers of rules in it are links.
 */
void ahu_rn_guidance_update (AhuRnGuidance *self,
                             AhuSession    *session);

/**
 * ahu_rn_guidance_get_text:
 * @self: a line below the prompt
 *
 * Returns: (transfer none) (nullable): what it tells now
 */
const char *ahu_rn_guidance_get_text (AhuRnGuidance *self);

G_END_DECLS
