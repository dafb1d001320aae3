/* ahu-rn-display.h: the general display: four columns of overlapping cards
 *
 * Draws from a column in step draw and shows the places of a column that is
 * being refilled. Not for: choosing the refilled cards (ahu-rn-palette.h). Signal: `place-chosen (guint place)`
 * when a card of a refill that is being entered is to be another one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_DISPLAY (ahu_rn_display_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnDisplay, ahu_rn_display, AHU, RN_DISPLAY, AhuParent)

/* Returns: (transfer floating): a display without cards */
GtkWidget *ahu_rn_display_new (void);

void ahu_rn_display_set_size (AhuRnDisplay *self,
                              AhuRnSize     size);

/* Shows the cards larger, where there is room beside larger text.
 * @scale: 1 for cards as they are at text of 100 % */
void ahu_rn_display_set_scale (AhuRnDisplay *self,
                               double        scale);

/* Shows the present position. Cards of a refill entered so far are forgotten: hand them over again by
 * [method@RnDisplay.set_entry].
 * @session: (nullable): the game to show */
void ahu_rn_display_update (AhuRnDisplay *self,
                            AhuSession   *session);

/* Shows the cards of a refill entered so far in the places of the column, and tells them to those who don't see them
 * when there are more or fewer.
 * @kinds: (array length=n): card kinds in the order laid
 * @n: how many, 0–4
 * @next: the place where the next card goes, from 0 */
void ahu_rn_display_set_entry (AhuRnDisplay *self,
                               const guint8 *kinds,
                               guint         n,
                               guint         next);

/* @column: 0–3
 * @slot: 0–3, from the back
 * Returns: (transfer none) (nullable): the card that lies there, %NULL if none does */
GtkWidget *ahu_rn_display_get_card (AhuRnDisplay *self,
                                    guint         column,
                                    guint         slot);

G_END_DECLS
