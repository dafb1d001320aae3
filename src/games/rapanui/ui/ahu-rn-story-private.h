/* ahu-rn-story-private.h: what the drawings of the steps share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/game/ahu-ranking.h"
#include "core/session/ahu-session.h"
#include "games/rapanui/engine/rn-final.h"

G_BEGIN_DECLS

/**
 * AhuRnTale:
 * @final: the final scoring
 * @position: the last position, if @is_tracked
 * @names: (array zero-terminated=1): by seat
 * @said_names: (array zero-terminated=1): as they stand in sentences
 * @colours: (array zero-terminated=1): by seat
 * @ranking: in the end
 * @together: holds the steps, for all players at once
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
  AhuRanking *together;
} AhuRnTale;

void ahu_rn_tale_free (AhuRnTale *tale);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuRnTale, ahu_rn_tale_free)

/**
 * ahu_rn_story_sums_new:
 * @tale: what is told
 * @source: the source that is told now
 * @narrow: whether there is no more room than on a telephone
 *
 * Draws what each player has up to @source, by seat, all in one scale (R8.6).
 *
 * Returns: (transfer floating): the drawing
 */
GtkWidget *ahu_rn_story_sums_new (const AhuRnTale *tale,
                                  RnSource         source,
                                  gboolean         narrow);

/**
 * ahu_rn_story_sums_words:
 * @tale: what is told
 * @source: the source that is told now
 *
 * Returns: (transfer full) (array zero-terminated=1): the same in words, by seat
 */
char **ahu_rn_story_sums_words (const AhuRnTale *tale,
                                RnSource         source);

/**
 * ahu_rn_story_stone_new:
 * @tale: what is told
 * @narrow: whether there is no more room than on a telephone
 *
 * Draws what lies on the Stone and what it makes each kind worth (R8.2, R8.3).
 *
 * Returns: (transfer floating): the drawing
 */
GtkWidget *ahu_rn_story_stone_new (const AhuRnTale *tale,
                                   gboolean         narrow);

/**
 * ahu_rn_story_places_new:
 * @tale: what is told
 * @narrow: whether there is no more room than on a telephone
 *
 * Draws who came where, and the Stone beside it (R8.7).
 *
 * Returns: (transfer floating): the drawing
 */
GtkWidget *ahu_rn_story_places_new (const AhuRnTale *tale,
                                    gboolean         narrow);

G_END_DECLS
