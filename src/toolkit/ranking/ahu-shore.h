/* ahu-shore.h: a landscape of the island, and the statues on its platform
 *
 * Its name is that of the drawing, `art/NAME-day.svg` and `art/NAME-night.svg`, which stands at its foot as high
 * as the height it requests; above is sky. Not for: what is said before it, which the page lays over it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "core/game/ahu-ranking.h"

G_BEGIN_DECLS

#define AHU_TYPE_SHORE (ahu_shore_get_type ())
G_DECLARE_FINAL_TYPE (AhuShore, ahu_shore, AHU, SHORE, AdwBin)

/* Shows it there, but never in high contrast.
 * @room: whether there is room for it */
void ahu_shore_show_when (AhuShore *self,
                          gboolean  room);

/* @colour: (nullable): the colour of the player it is for, as in records
 * @height: CSS pixels, whatever the size of the text is
 * @wins: whether it wears flowers
 * Returns: (transfer floating): a statue with its topknot */
GtkWidget *ahu_statue_new (const char *colour,
                           int         height,
                           gboolean    wins);

/* Another player's, as high as it was made: cheaper than a new one where a list scrolls. */
void ahu_statue_set_colour (GtkWidget  *statue,
                            const char *colour,
                            int         height);

/* @statue: (transfer floating): a statue
 * @words: what stands on the platform below it
 * Returns: (transfer floating): its piece of a platform, a box with the class `platform` */
GtkWidget *ahu_statue_stand (GtkWidget  *statue,
                             const char *words);

/* @colours: (array zero-terminated=1): the players' colours by seat
 * @height: of the highest statue
 * Returns: (transfer floating): all players in the order of their places, the more points the higher */
GtkWidget *ahu_shore_statues_new (const AhuRanking  *ranking,
                                  const char *const *colours,
                                  int                height);

G_END_DECLS
