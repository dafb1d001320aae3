/* ahu-tale.h: the end of any game as a story: its sources or its players, its ties, its places
 *
 * Made from an AhuRanking alone; what a game draws and names in its own way it adds. Not for:
 * turning the steps (ahu-story.h), what the sentences say (the game's affair).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-ranking.h"
#include "core/session/ahu-session.h"
#include "toolkit/art/ahu-part.h"

G_BEGIN_DECLS

typedef struct _AhuTale AhuTale;

/**
 * AhuTaleOwn:
 * @find_row: (nullable): the row of the ranking that a step %AHU_RANKING_SOURCE adds; %NULL if it is the
 *   one that the step is about
 * @row_look: (nullable): how the points of a row are shown in bars; %NULL for the player's colour
 * @row_how: (nullable): (transfer full): how a player's points of a row are reckoned, as it stands on the
 *   part that is new; %NULL for what the ranking says there
 * @ring: (nullable): (transfer none): the colour of the ring round what is new
 * @head: (nullable): changes the drawing in the head of a step (or %NULL) and its name in a word or two
 * @picture: (nullable): draws a step that is about something else than sources, players and places
 * @beside_places: (nullable): (transfer floating): what stands beside the places
 * @says_places: whether the places are said in whole sentences too, which tell more than their picture
 *
 * What a game adds to the story of its ranking.
 */
typedef struct
{
  guint          (*find_row)      (const AhuTale         *tale,
                                   const AhuRankingStep  *step);
  void           (*row_look)      (const AhuTale         *tale,
                                   guint                  row,
                                   AhuPartLook           *look);
  char          *(*row_how)       (const AhuTale         *tale,
                                   guint                  row,
                                   guint                  seat);
  const GdkRGBA *(*ring)          (gboolean               dark);
  void           (*head)          (const AhuTale         *tale,
                                   const AhuRankingStep  *step,
                                   const char           **picture,
                                   const char           **name);
  GtkWidget     *(*picture)       (const AhuTale         *tale,
                                   const AhuRankingStep  *step,
                                   gboolean               narrow);
  GtkWidget     *(*beside_places) (const AhuTale         *tale);
  gboolean         says_places;
} AhuTaleOwn;

/**
 * AhuTale:
 * @ranking: in the end
 * @steps: (element-type AhuRankingStep): what is told, in its order
 * @names: (array zero-terminated=1): by seat
 * @said_names: (array zero-terminated=1): as they stand in sentences
 * @colours: (array zero-terminated=1): by seat
 * @own: what the game adds
 * @data: for that
 *
 * Everything that the steps tell.
 */
struct _AhuTale
{
  AhuRanking *ranking;
  GPtrArray *steps;
  char **names;
  char **said_names;
  char **colours;
  AhuTaleOwn own;
  gpointer data;

  /*< private >*/
  AhuRanking *told;
  GDestroyNotify free_data;
};

/* Of a player it tells who came last first, and of a source what everybody has from it. Nothing of a later step is
 * in a picture.
 * @ranking: (transfer full): a ranking, in which names stand as in sentences
 * @told: (transfer full) (nullable): a ranking whose steps are told; %NULL for those of @ranking
 * @names: (array zero-terminated=1): the players' names by seat
 * @colours: (array zero-terminated=1): their colours by seat
 * Returns: (transfer full): what there is to tell */
AhuTale *ahu_tale_new (AhuRanking        *ranking,
                       AhuRanking        *told,
                       const char *const *names,
                       const char *const *colours);

/* @session: a session that is over, of any game
 * Returns: (transfer full): what its ranking tells */
AhuTale *ahu_tale_new_for_session (AhuSession *session);

/* @own: what the game adds; copied
 * @data: (transfer full): for that
 * @free_data: (nullable): frees @data */
void ahu_tale_set_own (AhuTale          *self,
                       const AhuTaleOwn *own,
                       gpointer          data,
                       GDestroyNotify    free_data);

/* @self: (transfer full): a tale
 * Returns: (transfer floating): an [class@Story] of it, to be opened */
GtkWidget *ahu_tale_story_new (AhuTale *self);

/* @narrow: whether there is no more room than on a telephone
 * Returns: (transfer floating): who came where, to be read from two metres */
GtkWidget *ahu_tale_places_new (const AhuTale *self,
                                gboolean       narrow);

/* @self: (transfer full): a tale */
void ahu_tale_free (AhuTale *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuTale, ahu_tale_free)

G_END_DECLS
