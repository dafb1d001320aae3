/* ahu-tale.c: the end of any game as a story: its sources or its players, its ties, its places
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/ranking/ahu-tale.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/layout/ahu-zoom-bin.h"
#include "toolkit/ranking/ahu-ranking-view.h"
#include "toolkit/ranking/ahu-story-sums.h"
#include "toolkit/ranking/ahu-story.h"

/* Read from two metres, places are this much larger than on a page. */
#define PLACES_FACTOR 1.45
#define SPACING 18
/* Of what stands beside the places, which have the rest for what is said of ties. */
#define BESIDE_WIDTH 340

static gboolean
is_step (const AhuRankingStep *step,
         const char           *id)
{
  return g_str_equal (step->id, id);
}

/* The one row, or the one seat, that a step is about. */
static guint
get_about (const AhuRankingStep *step)
{
  return (guint) g_bit_nth_lsf (step->about, -1);
}

static guint
find_row (const AhuTale        *self,
          const AhuRankingStep *step)
{
  return self->own.find_row != NULL ? self->own.find_row (self, step) : get_about (step);
}

/* The players told up to @step, a bit each. */
static guint
find_told (const AhuTale        *self,
           const AhuRankingStep *step)
{
  guint told = 0;

  for (guint i = 0; i < self->steps->len; i++)
    {
      const AhuRankingStep *other = g_ptr_array_index (self->steps, i);

      if (is_step (other, AHU_RANKING_PLAYER))
        told |= other->about;
      if (other == step)
        break;
    }

  return told;
}

static GtkWidget *
draw (guint    at,
      gboolean narrow,
      gpointer user_data)
{
  const AhuTale *self = user_data;
  const AhuRankingStep *step = g_ptr_array_index (self->steps, at);

  if (is_step (step, AHU_RANKING_SOURCE))
    return ahu_story_sums_new (self, find_row (self, step), narrow);
  /* On a telephone six would not be seen together, perhaps not the one it is about. */
  if (is_step (step, AHU_RANKING_PLAYER))
    return ahu_story_sums_new_for_players (self, narrow ? step->about : G_MAXUINT, find_told (self, step),
                                           get_about (step), narrow);
  if (is_step (step, AHU_RANKING_TIE))
    return ahu_story_sums_new_for_players (self, step->about, step->about, G_MAXUINT, narrow);
  if (is_step (step, AHU_RANKING_PLACES))
    return ahu_tale_places_new (self, narrow);

  return self->own.picture != NULL ? self->own.picture (self, step, narrow) : NULL;
}

static GtkWidget *
enlarge (GtkWidget *drawing,
         double     factor)
{
  GtkWidget *zoom = ahu_zoom_bin_new ();

  ahu_zoom_bin_set_child (AHU_ZOOM_BIN (zoom), drawing);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (zoom), factor);
  return zoom;
}

static GtkWidget *
limit (GtkWidget *drawing,
       int        width)
{
  GtkWidget *clamp = adw_clamp_new ();

  gtk_widget_set_size_request (drawing, width, -1);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), width);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), width);
  adw_clamp_set_child (ADW_CLAMP (clamp), drawing);
  return clamp;
}

GtkWidget *
ahu_tale_places_new (const AhuTale *self,
                     gboolean       narrow)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *places, *beside;

  g_return_val_if_fail (self != NULL, NULL);

  places = enlarge (ahu_ranking_places_new (self->ranking, (const char *const *) self->names,
                                            (const char *const *) self->colours, TRUE),
                    narrow ? 1 : PLACES_FACTOR);
  gtk_widget_add_css_class (places, "story-new");
  gtk_widget_set_hexpand (places, TRUE);
  /* No higher than its lines, whatever stands beside it. */
  gtk_widget_set_valign (places, GTK_ALIGN_CENTER);
  gtk_grid_set_column_spacing (GTK_GRID (grid), SPACING);
  gtk_grid_set_row_spacing (GTK_GRID (grid), SPACING);
  gtk_grid_attach (GTK_GRID (grid), places, 0, 0, 1, 1);
  gtk_widget_set_valign (grid, narrow ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  if (self->own.beside_places == NULL)
    return grid;

  beside = self->own.beside_places (self);
  gtk_widget_set_hexpand (beside, narrow);
  gtk_grid_attach (GTK_GRID (grid), narrow ? beside : limit (beside, BESIDE_WIDTH), narrow ? 0 : 1, narrow ? 1 : 0, 1, 1);

  return grid;
}

static char *
describe_places (const AhuTale *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;

  for (guint i = 0; i < self->ranking->n_players; i++)
    {
      guint seat = self->ranking->order[i];
      g_autofree char *line = ahu_ranking_place_words (self->ranking, self->said_names[seat], seat);

      g_strv_builder_add (builder, line);
    }
  lines = g_strv_builder_end (builder);
  return g_strjoinv ("\n", lines);
}

static char *
describe_sums (const AhuTale *self,
               guint          row)
{
  g_auto (GStrv) sums = ahu_story_sums_words (self, row);

  return g_strjoinv (C_("sentences", " "), sums);
}

static const char *
get_mark (const AhuTale *self,
          guint          seat)
{
  return ahu_player_colour_find (self->colours[seat])->mark;
}

static void
add_step (AhuStory             *story,
          const AhuTale        *self,
          const AhuRankingStep *step)
{
  static const char *const nothing[] = { NULL };
  const char *const *sentences = (const char *const *) step->sentences;
  const char *picture = NULL;
  const char *name = step->heading;
  gboolean marked = FALSE;
  g_autofree char *told = NULL;

  if (is_step (step, AHU_RANKING_SOURCE))
    {
      const AhuRankingRow *row = g_ptr_array_index (self->ranking->rows, find_row (self, step));

      picture = row->picture;
      name = row->label;
      told = describe_sums (self, find_row (self, step));
    }
  else if (is_step (step, AHU_RANKING_PLAYER))
    {
      picture = get_mark (self, get_about (step));
      /* The order would tell who has won.
       * Translators: a step of the end of a game: what one player has; the player isn't named before */
      name = C_("step", "Player");
      marked = TRUE;
    }
  else if (is_step (step, AHU_RANKING_TIE))
    {
      /* Translators: a step of the end of a game: players who have as many points, and what decides between them */
      name = C_("step", "Tie");
    }
  else if (is_step (step, AHU_RANKING_PLACES))
    {
      picture = get_mark (self, self->ranking->order[0]);
      name = C_("step", "Places");
      if (!self->own.says_places)
        sentences = nothing;
      told = describe_places (self);
    }
  if (self->own.head != NULL)
    self->own.head (self, step, &picture, &name);

  ahu_story_add_step (story, picture, name, marked, step->heading, sentences, told);
}

AhuTale *
ahu_tale_new (AhuRanking        *ranking,
              AhuRanking        *told,
              const char *const *names,
              const char *const *colours)
{
  AhuTale *self;

  g_return_val_if_fail (ranking != NULL, NULL);
  g_return_val_if_fail (names != NULL && colours != NULL, NULL);

  self = g_new0 (AhuTale, 1);
  self->ranking = ranking;
  self->told = told;
  self->steps = told != NULL ? told->steps : ranking->steps;
  self->names = g_strdupv ((char **) names);
  self->said_names = ahu_names_isolate (names);
  self->colours = g_strdupv ((char **) colours);

  return self;
}

AhuTale *
ahu_tale_new_for_session (AhuSession *session)
{
  const char *const *names;
  g_auto (GStrv) said_names = NULL;
  AhuRanking *ranking;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);
  g_return_val_if_fail (ahu_session_is_over (session), NULL);

  names = ahu_session_get_names (session);
  said_names = ahu_names_isolate (names);
  ranking = ahu_session_get_game (session)->ranking (ahu_session_get_position (session),
                                                     (const char *const *) said_names);

  return ahu_tale_new (ranking, NULL, names, ahu_record_get_colours (ahu_session_get_record (session)));
}

void
ahu_tale_set_own (AhuTale          *self,
                  const AhuTaleOwn *own,
                  gpointer          data,
                  GDestroyNotify    free_data)
{
  g_return_if_fail (self != NULL && own != NULL);
  g_return_if_fail (self->data == NULL);

  self->own = *own;
  self->data = data;
  self->free_data = free_data;
}

GtkWidget *
ahu_tale_story_new (AhuTale *self)
{
  GtkWidget *story;

  g_return_val_if_fail (self != NULL, NULL);

  story = ahu_story_new (draw, self, (GDestroyNotify) ahu_tale_free);
  for (guint i = 0; i < self->steps->len; i++)
    add_step (AHU_STORY (story), self, g_ptr_array_index (self->steps, i));

  return story;
}

void
ahu_tale_free (AhuTale *self)
{
  g_return_if_fail (self != NULL);

  if (self->free_data != NULL)
    self->free_data (self->data);
  ahu_ranking_free (self->ranking);
  if (self->told != NULL)
    ahu_ranking_free (self->told);
  g_strfreev (self->names);
  g_strfreev (self->said_names);
  g_strfreev (self->colours);
  g_free (self);
}
