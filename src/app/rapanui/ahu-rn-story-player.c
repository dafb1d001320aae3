/* ahu-rn-story-player.c: a step that adds up what one player has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-story-private.h"

#include "app/ahu-picture.h"
#include "app/ahu-wrap-layout.h"
#include "app/rapanui/ahu-rn-art.h"
#include "app/rapanui/ahu-rn-story-bar.h"

#define MARK_SIZE 28
#define SOURCE_SIZE 34
#define NAME_CHARS 14
#define NAME_CHARS_NARROW 9
/* Parts appear one after the other; style.css knows as many delays. */
#define N_DELAYS 8
/* Tiles, Moai, wood and the kinds of Sacrifice cards. */
#define N_SOURCES (3 + RN_SACRIFICES)

enum
{
  COLUMN_MARK,
  COLUMN_NAME,
  COLUMN_BAR,
  COLUMN_TOTAL
};

typedef struct
{
  const char *picture;
  char *how; /* such as “8 × 3” */
  gint64 count;
  gint64 points;
} Source;

/* All that there is to count, in the order in which the words name it. */
static guint
find_sources (const RnFinal *final,
              guint          player,
              Source         sources[N_SOURCES])
{
  const gint64 tiles = final->players[player].tiles;
  const gint64 moai = final->players[player].moai_count;
  const gint64 wood = final->players[player].wood_count;
  guint n = 0;

  if (tiles > 0)
    sources[n++] = (Source) { "token-glory", NULL, tiles, tiles };
  if (moai > 0)
    sources[n++] = (Source) { ahu_rn_art_kind (RN_MOAI),
                              g_strdup_printf ("%" G_GINT64_FORMAT " × %d", moai, RN_MOAI_POINTS),
                              moai, final->players[player].moai };
  if (wood > 0)
    sources[n++] = (Source) { "token-wood", g_strdup_printf ("%" G_GINT64_FORMAT " / %d", wood, RN_WOOD_PER_POINT),
                              wood, final->players[player].wood };
  for (guint rank = 0; rank < RN_SACRIFICES; rank++)
    for (guint kind = 0; kind < RN_SACRIFICES; kind++)
      {
        gint64 count = final->players[player].sacrifice_count[kind];

        if (final->rank[kind] == rank && count > 0)
          sources[n++] = (Source) { ahu_rn_art_sacrifice (kind),
                                    g_strdup_printf ("%" G_GINT64_FORMAT " × %u", count, final->value[kind]),
                                    count, count * final->value[kind] };
      }

  return n;
}

static GtkWidget *
number_new (gint64      number,
            const char *css_class)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, number);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
source_new (const Source *source,
            guint         at)
{
  g_autofree char *delay = g_strdup_printf ("story-delay-%u", at % N_DELAYS);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *picture = ahu_picture_new (source->picture, SOURCE_SIZE, SOURCE_SIZE);

  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "story-source");
  gtk_widget_add_css_class (box, "story-new");
  gtk_widget_add_css_class (box, delay);
  gtk_box_append (GTK_BOX (box), picture);
  if (source->how != NULL)
    {
      g_autofree char *text = g_strdup_printf ("%s =", source->how);
      GtkWidget *how = gtk_label_new (text);

      gtk_widget_add_css_class (how, "second");
      gtk_widget_add_css_class (how, "numeric");
      gtk_box_append (GTK_BOX (box), how);
    }
  gtk_box_append (GTK_BOX (box), number_new (source->points, "story-points"));

  return box;
}

static GtkWidget *
sources_new (const Source *sources,
             guint         n)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkLayoutManager *layout = ahu_wrap_layout_new ();

  g_object_set (layout, "spacing", 12, "line-spacing", 9, NULL);
  gtk_widget_set_layout_manager (box, layout);
  gtk_widget_add_css_class (box, "story-sources");
  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (box), source_new (&sources[i], i));

  return box;
}

/* The bars of those told before shrink with each larger sum. */
static GtkWidget *
bar_new (const AhuRnTale *tale,
         guint            player,
         gint64           full)
{
  Source sources[N_SOURCES];
  guint n = find_sources (&tale->final, player, sources);
  GtkWidget *bar = ahu_rn_story_bar_new (MAX (1, full));

  for (guint i = 0; i < n; i++)
    {
      if (sources[i].points > 0)
        ahu_rn_story_bar_add (AHU_RN_STORY_BAR (bar), sources[i].points, sources[i].picture);
      g_free (sources[i].how);
    }
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);

  return bar;
}

static GtkWidget *
name_new (const char *name,
          gboolean    narrow)
{
  GtkWidget *label = gtk_label_new (name);
  int width = MIN ((int) g_utf8_strlen (name, -1), narrow ? NAME_CHARS_NARROW : NAME_CHARS);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), width);
  gtk_label_set_max_width_chars (GTK_LABEL (label), narrow ? NAME_CHARS_NARROW : NAME_CHARS);
  gtk_widget_add_css_class (label, "story-name");
  return label;
}

/* @at: by place, from 0 */
static void
attach_player (GtkGrid         *grid,
               const AhuRnTale *tale,
               guint            at,
               gint64           full,
               gboolean         fresh,
               gboolean         narrow)
{
  guint player = tale->final.order[at];
  GtkWidget *mark = ahu_mark_new (tale->colours[player], MARK_SIZE);
  GtkWidget *bar = bar_new (tale, player, full);
  GtkWidget *total = number_new (tale->final.players[player].total, "story-total");

  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_label_set_xalign (GTK_LABEL (total), 1);
  if (fresh)
    {
      gtk_widget_add_css_class (bar, "story-new");
      gtk_widget_add_css_class (total, "story-new");
    }
  gtk_grid_attach (grid, mark, COLUMN_MARK, (int) at, 1, 1);
  gtk_grid_attach (grid, name_new (tale->names[player], narrow), COLUMN_NAME, (int) at, 1, 1);
  gtk_grid_attach (grid, bar, COLUMN_BAR, (int) at, 1, 1);
  gtk_grid_attach (grid, total, COLUMN_TOTAL, (int) at, 1, 1);
}

/* Keeps the room of a player of whom nothing is told yet. */
static void
attach_nobody (GtkGrid *grid,
               guint    at)
{
  GtkWidget *room = gtk_label_new (NULL);

  gtk_widget_add_css_class (room, "story-total");
  gtk_grid_attach (grid, room, COLUMN_TOTAL, (int) at, 1, 1);
}

static GtkWidget *
totals_new (const AhuRnTale *tale,
            guint            first,
            gboolean         narrow)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  gint64 full = tale->final.players[tale->final.order[first]].total;

  gtk_grid_set_column_spacing (grid, 12);
  gtk_grid_set_row_spacing (grid, 6);
  gtk_widget_add_css_class (GTK_WIDGET (grid), "story-totals");
  for (guint at = 0; at < tale->final.n_players; at++)
    if (at < first)
      attach_nobody (grid, at);
    else
      attach_player (grid, tale, at, full, at == first, narrow);

  return GTK_WIDGET (grid);
}

static guint
find_place (const RnFinal *final,
            guint          player)
{
  guint at = 0;

  while (at + 1 < final->n_players && final->order[at] != player)
    at++;
  return at;
}

GtkWidget *
ahu_rn_story_player_new (const AhuRnTale *tale,
                         guint            player,
                         gboolean         narrow)
{
  GtkWidget *panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  Source sources[N_SOURCES];
  guint n = find_sources (&tale->final, player, sources);

  if (n > 0)
    {
      gtk_box_append (GTK_BOX (panel), sources_new (sources, n));
      gtk_box_append (GTK_BOX (panel), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
    }
  gtk_box_append (GTK_BOX (panel), totals_new (tale, find_place (&tale->final, player), narrow));
  for (guint i = 0; i < n; i++)
    g_free (sources[i].how);

  return panel;
}
