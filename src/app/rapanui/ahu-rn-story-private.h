/* ahu-rn-story-private.h: what the drawings of the steps share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/ahu-ranking.h"
#include "rapanui/rn-final.h"

G_BEGIN_DECLS

/**
 * AhuRnTale:
 * @final: the final scoring
 * @position: the last position, if @is_tracked
 * @names: (array zero-terminated=1): by seat
 * @said_names: (array zero-terminated=1): as they stand in sentences
 * @colours: (array zero-terminated=1): by seat
 * @ranking: in the end
 * @parts: (element-type AhuRnPart): what each step of the story tells
 *
 * Everything that the steps tell.
 */
typedef struct
{
  RnFinal final;
  RnPosition position;
  gboolean is_tracked;
  char **names;
  char **said_names;
  char **colours;
  AhuRanking *ranking;
  GArray *parts;
} AhuRnTale;

/**
 * AhuRnPart:
 * @step: the step of the ranking's explanation
 * @n_counted: how many kinds are counted, for the count of the Stone
 */
typedef struct
{
  guint step;
  guint n_counted;
} AhuRnPart;

/**
 * ahu_rn_story_player_new:
 * @tale: what is told
 * @player: whose points are told now
 * @narrow: whether there is no more room than on a telephone
 *
 * Draws a player's sum by source, above those told before (R8.6).
 *
 * Returns: (transfer floating): the drawing
 */
GtkWidget *ahu_rn_story_player_new (const AhuRnTale *tale,
                                    guint            player,
                                    gboolean         narrow);

/**
 * ahu_rn_story_tie_new:
 * @tale: what is told
 * @players: who is level on glory points, a bit each
 * @narrow: whether there is no more room than on a telephone
 *
 * Draws the numbers that break a tie, as far as they are needed (R8.7).
 *
 * Returns: (transfer floating): the drawing
 */
GtkWidget *ahu_rn_story_tie_new (const AhuRnTale *tale,
                                 guint            players,
                                 gboolean         narrow);

G_END_DECLS
