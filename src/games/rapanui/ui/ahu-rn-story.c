/* ahu-rn-story.c: the end of a game told step by step, with a drawing of each step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-story.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "games/rapanui/study/rn-explain.h"
#include "games/rapanui/ui/ahu-rn-story-part.h"
#include "games/rapanui/ui/ahu-rn-story-private.h"
#include "games/rapanui/words/rn-ranking.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/ranking/ahu-ranking-view.h"

/* The position is that of a tracked game, for what was laid face down, or NULL. */
static AhuRnTale *
tale_new (const RnFinal     *final,
          const RnPosition  *position,
          const char *const *names,
          const char *const *colours)
{
  AhuRnTale *tale = g_new0 (AhuRnTale, 1);

  tale->final = *final;
  tale->is_tracked = position != NULL;
  if (position != NULL)
    tale->position = *position;
  tale->names = g_strdupv ((char **) names);
  tale->colours = g_strdupv ((char **) colours);
  tale->said_names = ahu_names_isolate (names);
  tale->ranking = rn_ranking_new (final, (const char *const *) tale->said_names);
  tale->together = ahu_ranking_new (final->n_players);
  rn_explain_together (tale->together, final, (const char *const *) tale->said_names);

  return tale;
}

static AhuRnTale *
tale_new_for_session (AhuSession *session)
{
  const RnPosition *position = ahu_session_get_position (session);
  RnSheet sheet;
  RnFinal final;

  rn_sheet_from_position (&sheet, position);
  rn_final (&final, &sheet);

  return tale_new (&final, position, ahu_session_get_names (session),
                          ahu_record_get_colours (ahu_session_get_record (session)));
}

void
ahu_rn_tale_free (AhuRnTale *tale)
{
  g_strfreev (tale->names);
  g_strfreev (tale->said_names);
  g_strfreev (tale->colours);
  ahu_ranking_free (tale->ranking);
  ahu_ranking_free (tale->together);
  g_free (tale);
}

static const AhuRankingStep *
get_step (const AhuRnTale *tale,
          guint            step)
{
  return g_ptr_array_index (tale->together->steps, step);
}

static gboolean
is_step (const AhuRankingStep *step,
         const char           *id)
{
  return g_str_equal (step->id, id);
}

static RnSource
get_source (const AhuRankingStep *step)
{
  return (RnSource) g_bit_nth_lsf (step->about, -1);
}

static GtkWidget *
draw (guint    at,
      gboolean narrow,
      gpointer user_data)
{
  const AhuRnTale *tale = user_data;
  const AhuRankingStep *step = get_step (tale, at);

  if (is_step (step, RN_EXPLAIN_SOURCE))
    return ahu_rn_story_sums_new (tale, get_source (step), narrow);
  if (is_step (step, RN_EXPLAIN_PLACES))
    return ahu_rn_story_places_new (tale, narrow);
  return ahu_rn_story_stone_new (tale, narrow);
}

static const char *
name_source (RnSource source)
{
  if (source == RN_SOURCE_TILES)
    return _("Tiles");
  if (source == RN_SOURCE_MOAI)
    return rn_kind_name (RN_MOAI);
  if (source == RN_SOURCE_WOOD)
    return _("Wood");
  return rn_kind_name_hyphenated (RN_FISH + (source - RN_SOURCE_SACRIFICE));
}

static char *
describe_places (const AhuRnTale *tale)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;

  for (guint i = 0; i < tale->ranking->n_players; i++)
    {
      guint seat = tale->ranking->order[i];
      g_autofree char *line = ahu_ranking_place_words (tale->ranking, tale->said_names[seat], seat);

      g_strv_builder_add (builder, line);
    }
  lines = g_strv_builder_end (builder);
  return g_strjoinv ("\n", lines);
}

static void
add_source (AhuStory             *story,
            const AhuRnTale      *tale,
            const AhuRankingStep *step)
{
  RnSource source = get_source (step);
  g_auto (GStrv) sums = ahu_rn_story_sums_words (tale, source);
  g_autofree char *told = g_strjoinv (C_("sentences", " "), sums);

  ahu_story_add_step (story, ahu_rn_story_source_picture (source, TRUE), name_source (source), step->heading,
                      (const char *const *) step->sentences, told);
}

static void
add_step (AhuStory             *story,
          const AhuRnTale      *tale,
          const AhuRankingStep *step)
{
  if (is_step (step, RN_EXPLAIN_SOURCE))
    {
      add_source (story, tale, step);
    }
  else if (is_step (step, RN_EXPLAIN_PLACES))
    {
      g_autofree char *told = describe_places (tale);
      const char *mark = ahu_player_colour_find (tale->colours[tale->final.order[0]])->mark;

      ahu_story_add_step (story, mark, C_("step", "Places"), step->heading,
                          (const char *const *) step->sentences, told);
    }
  else
    {
      ahu_story_add_step (story, "stone", C_("step", "Stone"), step->heading,
                          (const char *const *) step->sentences, NULL);
    }
}

static GtkWidget *
story_new (AhuRnTale *tale)
{
  GtkWidget *story = ahu_story_new (draw, tale, (GDestroyNotify) ahu_rn_tale_free);

  for (guint i = 0; i < tale->together->steps->len; i++)
    add_step (AHU_STORY (story), tale, get_step (tale, i));

  return story;
}

GtkWidget *
ahu_rn_story_new (const RnFinal     *final,
                  const RnPosition  *position,
                  const char *const *names,
                  const char *const *colours)
{
  g_return_val_if_fail (final != NULL, NULL);
  g_return_val_if_fail (names != NULL && colours != NULL, NULL);

  return story_new (tale_new (final, position, names, colours));
}

GtkWidget *
ahu_rn_story_new_for_session (AhuSession *session)
{
  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  return story_new (tale_new_for_session (session));
}

GtkWidget *
ahu_rn_places_new (AhuSession *session,
                   gboolean    narrow)
{
  g_autoptr (AhuRnTale) tale = NULL;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  tale = tale_new_for_session (session);
  return ahu_rn_story_places_new (tale, narrow);
}
