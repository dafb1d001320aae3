/* ahu-rn-story.c: the end of a game told step by step, with a drawing of each step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-story.h"

#include <glib/gi18n.h>

#include "app/ahu-ranking-view.h"
#include "app/ahu-zoom-bin.h"
#include "app/rapanui/ahu-rn-stone-grid.h"
#include "app/rapanui/ahu-rn-story-private.h"
#include "core/ahu-name.h"
#include "rapanui/rn-explain.h"
#include "rapanui/rn-ranking.h"
#include "rapanui/rn-sentences.h"

/* Read from two metres, drawings are this much larger than on a page. */
#define FACTOR 1.6
#define PLAYER_FACTOR 1.35

static void
tale_free (gpointer data)
{
  AhuRnTale *tale = data;

  g_strfreev (tale->names);
  g_strfreev (tale->said_names);
  g_strfreev (tale->colours);
  ahu_ranking_free (tale->ranking);
  g_array_unref (tale->parts);
  g_free (tale);
}

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
  tale->parts = g_array_new (FALSE, FALSE, sizeof (AhuRnPart));

  return tale;
}

static const AhuRankingStep *
get_step (const AhuRnTale *tale,
          guint            step)
{
  return g_ptr_array_index (tale->ranking->steps, step);
}

static gboolean
is_step (const AhuRankingStep *step,
         const char           *id)
{
  return g_str_equal (step->id, id);
}

static gboolean
is_group (const AhuRankingStep *step)
{
  return is_step (step, RN_EXPLAIN_STONE_GROUP) || is_step (step, RN_EXPLAIN_STONE_UNSACRIFICED) ||
         is_step (step, RN_EXPLAIN_STONE_EMPTY);
}

/* In a panel; larger, where there is room for it. */
static GtkWidget *
enlarge (GtkWidget *drawing,
         double     factor,
         gboolean   narrow)
{
  GtkWidget *panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *zoom = ahu_zoom_bin_new ();

  ahu_zoom_bin_set_child (AHU_ZOOM_BIN (zoom), drawing);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (zoom), narrow ? 1 : factor);
  gtk_widget_add_css_class (panel, "panel");
  gtk_box_append (GTK_BOX (panel), zoom);
  return panel;
}

static GtkWidget *
draw_count (const AhuRnTale *tale,
            guint            n_counted,
            gboolean         narrow)
{
  const AhuRnStoneStage stage = { (1u << n_counted) - 1, 0, 1u << (n_counted - 1), FALSE };

  return enlarge (ahu_rn_stone_grid_new (&tale->final, tale->is_tracked ? &tale->position : NULL, &stage), FACTOR, narrow);
}

static GtkWidget *
draw_group (const AhuRnTale *tale,
            guint            at,
            gboolean         narrow)
{
  AhuRnStoneStage stage = { AHU_RN_ALL_KINDS, 0, 0, TRUE };

  stage.fresh = get_step (tale, at)->about;
  /* The empty Stone is about all of them. */
  if (stage.fresh == 0)
    stage.fresh = AHU_RN_ALL_KINDS;
  for (guint i = 0; i < at; i++)
    if (is_group (get_step (tale, i)))
      stage.valued |= get_step (tale, i)->about;
  stage.valued |= stage.fresh;

  return enlarge (ahu_rn_stone_grid_new (&tale->final, tale->is_tracked ? &tale->position : NULL, &stage), FACTOR, narrow);
}

static GtkWidget *
draw_places (const AhuRnTale *tale,
             gboolean         narrow)
{
  GtkWidget *places = ahu_ranking_places_new (tale->ranking, (const char *const *) tale->names,
                                              (const char *const *) tale->colours, TRUE);

  gtk_widget_add_css_class (places, "story-new");
  return enlarge (places, FACTOR, narrow);
}

static GtkWidget *
draw (guint    part,
      gboolean narrow,
      gpointer user_data)
{
  const AhuRnTale *tale = user_data;
  const AhuRnPart *told = &g_array_index (tale->parts, AhuRnPart, part);
  const AhuRankingStep *step = get_step (tale, told->step);

  if (is_step (step, RN_EXPLAIN_STONE_COUNT))
    return draw_count (tale, told->n_counted, narrow);
  if (is_group (step))
    return draw_group (tale, told->step, narrow);
  if (is_step (step, RN_EXPLAIN_PLAYER))
    return enlarge (ahu_rn_story_player_new (tale, (guint) g_bit_nth_lsf (step->about, -1), narrow),
                    PLAYER_FACTOR, narrow);
  if (is_step (step, RN_EXPLAIN_TIE_BREAK))
    return enlarge (ahu_rn_story_tie_new (tale, step->about, narrow), FACTOR, narrow);

  return draw_places (tale, narrow);
}

static void
add_part (AhuStory          *story,
          AhuRnTale         *tale,
          AhuRnPart          part,
          const char        *heading,
          const char *const *sentences)
{
  g_array_append_val (tale->parts, part);
  ahu_story_add_step (story, heading, sentences);
}

static char *
count_heading (const AhuRnTale *tale,
               guint            kind)
{
  int count = (int) tale->final.stone[kind];

  /* Translators: a heading while the cards on the Stone are counted; %1$s is a
   * kind of Sacrifice card, %2$d may be 0. */
  return g_strdup_printf (ngettext ("On the Stone: %1$s, %2$d card", "On the Stone: %1$s, %2$d cards", (gulong) count),
                          rn_sacrifice_name (kind), count);
}

/* Who laid cards of @kind face down. */
static char **
turned_up (const AhuRnTale *tale,
           guint            kind)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();

  for (guint player = 0; tale->is_tracked && player < tale->final.n_players; player++)
    {
      g_autofree char *sentence = NULL;
      guint n = 0;

      for (guint i = 0; i < tale->position.n_hidden; i++)
        n += tale->position.hidden[i].kind == kind && tale->position.hidden[i].player == player;
      if (n == 0)
        continue;
      /* Translators: of the Sacrifice cards just counted, %1$u were laid face down by
       * %2$s, a player. */
      sentence = g_strdup_printf (ngettext ("%1$u of them was laid face down by %2$s and is turned up now (R8.2).",
                                            "%1$u of them were laid face down by %2$s and are turned up now (R8.2).", n),
                                  n, tale->said_names[player]);
      g_strv_builder_add (sentences, sentence);
    }

  return g_strv_builder_end (sentences);
}

/* Kind by kind, in the order of the box: the words of the step come with the last. */
static void
add_counts (AhuStory             *story,
            AhuRnTale            *tale,
            guint                 at,
            const AhuRankingStep *step)
{
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      g_autofree char *heading = count_heading (tale, kind);
      g_auto (GStrv) own = turned_up (tale, kind);
      g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
      g_auto (GStrv) all = NULL;

      g_strv_builder_addv (sentences, (const char **) own);
      if (kind + 1 == RN_SACRIFICES)
        g_strv_builder_addv (sentences, (const char **) step->sentences);
      all = g_strv_builder_end (sentences);
      add_part (story, tale, (AhuRnPart) { at, kind + 1 }, heading, (const char *const *) all);
    }
}

GtkWidget *
ahu_rn_story_new (const RnFinal     *final,
                  const RnPosition  *position,
                  const char *const *names,
                  const char *const *colours)
{
  AhuRnTale *tale;
  AhuStory *story;

  g_return_val_if_fail (final != NULL, NULL);
  g_return_val_if_fail (names != NULL && colours != NULL, NULL);

  tale = tale_new (final, position, names, colours);
  story = AHU_STORY (ahu_story_new (draw, tale, tale_free));
  for (guint i = 0; i < tale->ranking->steps->len; i++)
    {
      const AhuRankingStep *step = get_step (tale, i);

      /* On an empty Stone there is nothing to count. */
      if (!is_step (step, RN_EXPLAIN_STONE_COUNT))
        add_part (story, tale, (AhuRnPart) { i, 0 }, step->heading, (const char *const *) step->sentences);
      else if (!final->empty)
        add_counts (story, tale, i, step);
    }

  return GTK_WIDGET (story);
}

GtkWidget *
ahu_rn_story_new_for_session (AhuSession *session)
{
  const RnPosition *position;
  RnSheet sheet;
  RnFinal final;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  position = ahu_session_get_position (session);
  rn_sheet_from_position (&sheet, position);
  rn_final (&final, &sheet);

  return ahu_rn_story_new (&final, position, ahu_session_get_names (session),
                           ahu_record_get_colours (ahu_session_get_record (session)));
}
