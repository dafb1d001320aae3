/* ahu-ranking-view.h: the places and the table of a final ranking, of any game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/game/ahu-ranking.h"

G_BEGIN_DECLS

/* @names: (array zero-terminated=1): the players' names by seat
 * @colours: (array zero-terminated=1): their colours by seat
 * @narrow: whether there is only room for a telephone's width
 * Returns: (transfer floating): the players by place, with what decided ties */
GtkWidget *ahu_ranking_places_new (const AhuRanking  *ranking,
                                   const char *const *names,
                                   const char *const *colours,
                                   gboolean           narrow);

/* @name: the name of the player at @seat
 * Returns: (transfer full): in which place the player is, with how many points */
char *ahu_ranking_place_words (const AhuRanking *ranking,
                               const char       *name,
                               guint             seat);

/* @names: (array zero-terminated=1): the players' names by seat
 * @colours: (array zero-terminated=1): their colours by seat
 * @narrow: whether there is only room for a telephone's width
 * Returns: (transfer floating): where the points come from */
GtkWidget *ahu_ranking_table_new (const AhuRanking  *ranking,
                                  const char *const *names,
                                  const char *const *colours,
                                  gboolean           narrow);

G_END_DECLS
