/* guidance-utils.h: what tests of a first game do in any game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-game.h"
#include "toolkit/table/ahu-guidance.h"

G_BEGIN_DECLS

/* Whether a first game is explained. */
void guidance_set_wanted (const AhuGame *game,
                          gboolean       wanted);

/* Nothing of it has been told. */
void guidance_forget (const AhuGame *game);

AhuGuidance *guidance_find (GtkWidget *page);

/* What is told leads to its rule, and all of it is to be seen and heard. */
void guidance_assert_readable (AhuGuidance *guidance);

/* How much room is left for it above the table. */
int guidance_get_row (AhuGuidance *guidance);

/* It has a row between the prompt and the table, which is as high as it is. */
void guidance_assert_row (AhuGuidance *guidance,
                          GtkWidget   *page);

G_END_DECLS
