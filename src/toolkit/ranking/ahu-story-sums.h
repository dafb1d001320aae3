/* ahu-story-sums.h: what the players have so far, as bars in one scale
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/ranking/ahu-tale.h"

G_BEGIN_DECLS

/* Draws what each player has up to @row, by seat; what comes from @row is new.
 * @tale: what is told
 * @row: the row of the ranking that is told now
 * @narrow: whether there is no more room than on a telephone
 * Returns: (transfer floating): the drawing */
GtkWidget *ahu_story_sums_new (const AhuTale *tale,
                               guint          row,
                               gboolean       narrow);

/* Draws all that players have; of one who isn't told yet stands nothing but the name.
 * @tale: what is told
 * @shown: the seats that there are, a bit each
 * @told: the seats whose points are known, a bit each
 * @newest: the one whose points are new, or a number that is no seat
 * @narrow: whether there is no more room than on a telephone
 * Returns: (transfer floating): the drawing */
GtkWidget *ahu_story_sums_new_for_players (const AhuTale *tale,
                                           guint          shown,
                                           guint          told,
                                           guint          newest,
                                           gboolean       narrow);

/* @tale: what is told
 * @row: the row of the ranking that is told now
 * Returns: (transfer full) (array zero-terminated=1): what everybody gets from @row and has so far, in words, by
 *   seat */
char **ahu_story_sums_words (const AhuTale *tale,
                             guint          row);

G_END_DECLS
