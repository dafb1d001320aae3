/* ahu-rn-story.c: what the card game adds to the story of its end: the Stone and its sources
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-story.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "games/rapanui/study/rn-explain.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-stone-grid.h"
#include "games/rapanui/ui/ahu-rn-stone-ranking.h"
#include "games/rapanui/ui/ahu-rn-story-part.h"
#include "games/rapanui/words/rn-ranking.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-zoom-bin.h"
#include "toolkit/ranking/ahu-tale.h"

/* Read from two metres, the Stone is this much larger than on a page. */
#define STONE_FACTOR 1.35

typedef struct
{
  RnFinal final;
  RnPosition position; /* of a tracked game */
  gboolean is_tracked;
} End;

/* The sources in the order in which they are told, which is that of the rows: the kinds up to the most
 * valued. */
static void
order_sources (const RnFinal *final,
               RnSource       order[RN_N_SOURCES])
{
  guint n = 0;

  for (RnSource source = RN_SOURCE_TILES; source < RN_SOURCE_SACRIFICE; source++)
    order[n++] = source;
  for (guint rank = RN_SACRIFICES; rank-- > 0;)
    for (guint kind = RN_SACRIFICES; kind-- > 0;)
      if (final->rank[kind] == rank)
        order[n++] = RN_SOURCE_SACRIFICE + kind;
}

static RnSource
get_source (const AhuTale *tale,
            guint          row)
{
  RnSource order[RN_N_SOURCES];

  order_sources (&((const End *) tale->data)->final, order);

  return order[row];
}

static guint
find_row (const AhuTale        *tale,
          const AhuRankingStep *step)
{
  RnSource source = (RnSource) g_bit_nth_lsf (step->about, -1);
  guint row = 0;

  while (get_source (tale, row) != source)
    row++;

  return row;
}

static void
row_look (const AhuTale *tale,
          guint          row,
          AhuPartLook   *look)
{
  ahu_rn_story_source_look (get_source (tale, row), look);
}

/* “8 × 3”, as it stands on the part; tiles are points as they are. */
static char *
row_how (const AhuTale *tale,
         guint          row,
         guint          seat)
{
  const RnFinal *final = &((const End *) tale->data)->final;
  RnSource source = get_source (tale, row);
  const gint64 moai = final->players[seat].moai_count;
  const gint64 wood = final->players[seat].wood_count;
  guint kind = source - RN_SOURCE_SACRIFICE;

  if (source == RN_SOURCE_TILES)
    return g_strdup ("");
  if (source == RN_SOURCE_MOAI)
    return g_strdup_printf ("%" G_GINT64_FORMAT " × %d", moai, RN_MOAI_POINTS);
  if (source == RN_SOURCE_WOOD)
    return g_strdup_printf ("%" G_GINT64_FORMAT " / %d", wood, RN_WOOD_PER_POINT);
  return g_strdup_printf ("%" G_GINT64_FORMAT " × %u", final->players[seat].sacrifice_count[kind], final->value[kind]);
}

static void
head (const AhuTale         *tale,
      const AhuRankingStep  *step,
      const char           **picture,
      const char           **name)
{
  if (g_str_equal (step->id, RN_EXPLAIN_STONE_COUNT) || g_str_equal (step->id, RN_EXPLAIN_STONE_EMPTY))
    {
      *picture = "stone";
      *name = C_("step", "Stone");
    }
  else if (g_str_equal (step->id, RN_EXPLAIN_SOURCE))
    {
      RnSource source = get_source (tale, find_row (tale, step));

      if (source >= RN_SOURCE_SACRIFICE)
        *name = rn_kind_name_hyphenated (RN_FISH + (source - RN_SOURCE_SACRIFICE));
    }
}

static GtkWidget *
stone_panel_new (const AhuTale *tale)
{
  const End *end = tale->data;
  const RnPosition *position = end->is_tracked ? &end->position : NULL;
  GtkWidget *panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (panel, "panel");
  gtk_box_append (GTK_BOX (panel), ahu_rn_stone_grid_new (&end->final, position, TRUE));
  if (end->is_tracked && end->position.n_hidden > 0)
    {
      GtkWidget *line = ahu_rn_stone_face_down_new (position, (const char *const *) tale->said_names);

      gtk_widget_add_css_class (line, "ranking-words");
      gtk_box_append (GTK_BOX (panel), line);
    }
  return panel;
}

/* What lies on the Stone and what it makes each kind worth (R8.2, R8.3). */
static GtkWidget *
draw_stone (const AhuTale        *tale,
            const AhuRankingStep *step,
            gboolean              narrow)
{
  GtkWidget *zoom = ahu_zoom_bin_new ();

  ahu_zoom_bin_set_child (AHU_ZOOM_BIN (zoom), stone_panel_new (tale));
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (zoom), narrow ? 1 : STONE_FACTOR);
  gtk_widget_add_css_class (zoom, "story-new");
  gtk_widget_set_valign (zoom, narrow ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  return zoom;
}

static GtkWidget *
beside_places (const AhuTale *tale)
{
  GtkWidget *stone = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_box_append (GTK_BOX (stone), ahu_widget_words_new (_("The Stone"), "story-name"));
  gtk_box_append (GTK_BOX (stone), stone_panel_new (tale));

  return stone;
}

/* The position is that of a tracked game, for what was laid face down, or NULL. */
static AhuTale *
tale_new (const RnFinal     *final,
          const RnPosition  *position,
          const char *const *names,
          const char *const *colours)
{
  static const AhuTaleOwn own = {
    .find_row = find_row,
    .row_look = row_look,
    .row_how = row_how,
    .ring = ahu_rn_art_ring,
    .head = head,
    .picture = draw_stone,
    .beside_places = beside_places,
    .says_places = TRUE,
  };
  g_auto (GStrv) said_names = ahu_names_isolate (names);
  AhuRanking *together = ahu_ranking_new (final->n_players);
  AhuRanking *ranking = rn_ranking_new (final, (const char *const *) said_names);
  gpointer *kinds = ranking->rows->pdata + RN_SOURCE_SACRIFICE;
  End *end = g_new0 (End, 1);
  AhuTale *tale;

  end->final = *final;
  end->is_tracked = position != NULL;
  if (position != NULL)
    end->position = *position;
  rn_explain_together (together, final, (const char *const *) said_names);
  for (guint i = 0; i < RN_SACRIFICES / 2; i++)
    {
      gpointer row = kinds[i];

      kinds[i] = kinds[RN_SACRIFICES - 1 - i];
      kinds[RN_SACRIFICES - 1 - i] = row;
    }
  tale = ahu_tale_new (ranking, together, names, colours);
  ahu_tale_set_own (tale, &own, end, g_free);

  return tale;
}

static AhuTale *
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

GtkWidget *
ahu_rn_story_new (const RnFinal     *final,
                  const RnPosition  *position,
                  const char *const *names,
                  const char *const *colours)
{
  g_return_val_if_fail (final != NULL, NULL);
  g_return_val_if_fail (names != NULL && colours != NULL, NULL);

  return ahu_tale_story_new (tale_new (final, position, names, colours));
}

GtkWidget *
ahu_rn_story_new_for_session (AhuSession *session)
{
  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  return ahu_tale_story_new (tale_new_for_session (session));
}

GtkWidget *
ahu_rn_places_new (AhuSession *session,
                   gboolean    narrow)
{
  g_autoptr (AhuTale) tale = NULL;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  tale = tale_new_for_session (session);
  return ahu_tale_places_new (tale, narrow);
}
