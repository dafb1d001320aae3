/* ahu-guidance-bubble.h: words that fold to one line where there is no room for all of them
 *
 * Not for: when they are told, and where they lie (ahu-guidance.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_GUIDANCE_BUBBLE (ahu_guidance_bubble_get_type ())
G_DECLARE_FINAL_TYPE (AhuGuidanceBubble, ahu_guidance_bubble, AHU, GUIDANCE_BUBBLE, AhuParent)

/**
 * ahu_guidance_bubble_new:
 *
 * Its natural height is that of all words, its least that of one line. A tap on the line, or a key, emits
 * `unfold`.
 *
 * Returns: (transfer floating): a bubble without words
 */
GtkWidget *ahu_guidance_bubble_new (void);

/**
 * ahu_guidance_bubble_set_text:
 * @self: a bubble
 * @text: words; numbers of rules in them become links
 */
void ahu_guidance_bubble_set_text (AhuGuidanceBubble *self,
                                   const char        *text);

/**
 * ahu_guidance_bubble_set_folds:
 * @self: a bubble
 * @folds: whether its least height is that of a line, which it is at first
 */
void ahu_guidance_bubble_set_folds (AhuGuidanceBubble *self,
                                    gboolean           folds);

G_END_DECLS
