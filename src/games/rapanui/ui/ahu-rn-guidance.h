/* ahu-rn-guidance.h: the first game: what a step means, told once for each situation
 *
 * Only where the preference “First game” is on. What was told is remembered: with
 * each situation there is less left to tell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_GUIDANCE (ahu_rn_guidance_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnGuidance, ahu_rn_guidance, AHU, RN_GUIDANCE, GtkWidget)

/**
 * ahu_rn_guidance_update:
 * @self: what is told of the first game
 * @session: a session
 *
 * Tells what is new in the present position until it changes, then fades out. The
 * numbers of rules in it are links.
 */
void ahu_rn_guidance_update (AhuRnGuidance *self,
                             AhuSession    *session);

/**
 * ahu_rn_guidance_dismiss:
 * @self: what is told of the first game
 *
 * Lets it fade out now.
 *
 * Returns: whether it told anything
 */
gboolean ahu_rn_guidance_dismiss (AhuRnGuidance *self);

/**
 * ahu_rn_guidance_place:
 * @self: what is told of the first game, in an overlay
 * @over: what it may hide
 * @at_end: whether it grows upwards from the end of @over
 * @place: (out): where it lies in the overlay, as high as its words need
 */
void ahu_rn_guidance_place (AhuRnGuidance *self,
                            GtkWidget     *over,
                            gboolean       at_end,
                            GdkRectangle  *place);

/**
 * ahu_rn_guidance_get_text:
 * @self: what is told of the first game
 *
 * Returns: (transfer none) (nullable): what it tells now
 */
const char *ahu_rn_guidance_get_text (AhuRnGuidance *self);

G_END_DECLS
