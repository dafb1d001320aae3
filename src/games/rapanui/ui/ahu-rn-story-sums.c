/* ahu-rn-story-sums.c: a step that adds what all players have from one source
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-story-private.h"

#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-story-part.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/ranking/ahu-story-bar.h"

#define MARK_SIZE 34
#define MARK_SIZE_NARROW 24
#define NAME_CHARS 10
#define NAME_CHARS_NARROW 14
/* The winner's sum, rounded up to as many, fills the bar. */
#define SCALE_STEP 10

enum
{
  COLUMN_MARK,
  COLUMN_NAME,
  COLUMN_BAR,
  COLUMN_MORE,
  COLUMN_TOTAL,
  N_COLUMNS
};

typedef struct
{
  const AhuRnTale *tale;
  RnSource source;
  guint rank; /* of @source in the order in which they are told */
  gboolean narrow;
  GtkGrid *grid;
} Sums;

/* The sources in the order in which they are told: the kinds from the most valued. */
static guint
order_sources (const RnFinal *final,
               RnSource       order[RN_N_SOURCES])
{
  guint n = 0;

  for (RnSource source = RN_SOURCE_TILES; source < RN_SOURCE_SACRIFICE; source++)
    order[n++] = source;
  for (guint rank = 0; rank < RN_SACRIFICES; rank++)
    for (guint kind = 0; kind < RN_SACRIFICES; kind++)
      if (final->rank[kind] == rank)
        order[n++] = RN_SOURCE_SACRIFICE + kind;
  return n;
}

static gint64
sum_up_to (const RnFinal *final,
           guint          player,
           RnSource       last)
{
  RnSource order[RN_N_SOURCES];
  guint n = order_sources (final, order);
  gint64 sum = 0;

  for (guint i = 0; i < n; i++)
    {
      sum += rn_final_points (final, player, order[i]);
      if (order[i] == last)
        break;
    }
  return sum;
}

static gint64
get_full (const RnFinal *final)
{
  gint64 most = MAX (1, final->players[final->order[0]].total);

  return (most + SCALE_STEP - 1) / SCALE_STEP * SCALE_STEP;
}

/* “8 × 3”, as it stands on the part; tiles are points as they are. */
static char *
describe_how (const RnFinal *final,
              guint          player,
              RnSource       source)
{
  const gint64 moai = final->players[player].moai_count;
  const gint64 wood = final->players[player].wood_count;
  guint kind = source - RN_SOURCE_SACRIFICE;

  if (source == RN_SOURCE_TILES)
    return g_strdup ("");
  if (source == RN_SOURCE_MOAI)
    return g_strdup_printf ("%" G_GINT64_FORMAT " × %d", moai, RN_MOAI_POINTS);
  if (source == RN_SOURCE_WOOD)
    return g_strdup_printf ("%" G_GINT64_FORMAT " / %d", wood, RN_WOOD_PER_POINT);
  return g_strdup_printf ("%" G_GINT64_FORMAT " × %u", final->players[player].sacrifice_count[kind],
                          final->value[kind]);
}

static GtkWidget *
bar_new (const Sums *sums,
         guint       player)
{
  const RnFinal *final = &sums->tale->final;
  GtkWidget *bar = ahu_story_bar_new (get_full (final), sums->narrow);
  RnSource order[RN_N_SOURCES];

  order_sources (final, order);
  for (guint i = 0; i <= sums->rank; i++)
    {
      gint64 points = rn_final_points (final, player, order[i]);
      g_autofree char *how = i == sums->rank ? describe_how (final, player, order[i]) : NULL;

      if (points > 0)
        ahu_story_bar_add (AHU_STORY_BAR (bar), points, ahu_rn_story_part_new (order[i], how, sums->narrow));
    }
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);

  return bar;
}

static GtkWidget *
name_new (const Sums *sums,
          guint       player)
{
  const char *name = sums->tale->names[player];
  int most = sums->narrow ? NAME_CHARS_NARROW : NAME_CHARS;
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), MIN ((int) g_utf8_strlen (name, -1), most));
  gtk_label_set_max_width_chars (GTK_LABEL (label), most);
  gtk_widget_set_hexpand (label, sums->narrow);
  gtk_widget_add_css_class (label, "story-name");
  return label;
}

/* As wide in each step, so that the bars keep their scale. */
static GtkWidget *
number_new (const char *text,
            int         chars,
            const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_label_set_width_chars (GTK_LABEL (label), chars);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static int
count_digits (gint64 number)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, number);

  return (int) strlen (text);
}

static void
attach (const Sums *sums,
        GtkWidget  *widget,
        int         column,
        guint       player,
        gboolean    is_bar)
{
  int row = (int) player * 2;

  if (is_bar && sums->narrow)
    gtk_grid_attach (sums->grid, widget, 0, row + 1, N_COLUMNS, 1);
  else
    gtk_grid_attach (sums->grid, widget, column, row, 1, sums->narrow ? 1 : 2);
}

static void
attach_player (const Sums *sums,
               guint       player)
{
  const RnFinal *final = &sums->tale->final;
  gint64 points = rn_final_points (final, player, sums->source);
  int digits = count_digits (get_full (final));
  /* Translators: how many glory points a step of the final scoring adds. */
  g_autofree char *more = g_strdup_printf (C_("points", "+ %d"), (int) points);
  g_autofree char *total = g_strdup_printf ("%" G_GINT64_FORMAT, sum_up_to (final, player, sums->source));
  g_auto (GStrv) words = ahu_rn_story_sums_words (sums->tale, sums->source);
  GtkWidget *ground = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *mark = ahu_mark_new (sums->tale->colours[player], sums->narrow ? MARK_SIZE_NARROW : MARK_SIZE);
  GtkWidget *more_label = number_new (more, digits + 2, "story-more");
  GtkWidget *total_label = number_new (total, digits, "story-total");

  gtk_widget_add_css_class (ground, "card");
  gtk_widget_add_css_class (ground, "story-ground");
  gtk_grid_attach (sums->grid, ground, 0, (int) player * 2, N_COLUMNS, 2);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (mark, "story-mark");
  gtk_accessible_update_property (GTK_ACCESSIBLE (total_label), GTK_ACCESSIBLE_PROPERTY_LABEL, words[player], -1);
  gtk_widget_add_css_class (more_label, points > 0 ? "story-new" : "none");
  attach (sums, mark, COLUMN_MARK, player, FALSE);
  attach (sums, name_new (sums, player), COLUMN_NAME, player, FALSE);
  attach (sums, bar_new (sums, player), COLUMN_BAR, player, TRUE);
  attach (sums, more_label, COLUMN_MORE, player, FALSE);
  attach (sums, total_label, COLUMN_TOTAL, player, FALSE);
}

char **
ahu_rn_story_sums_words (const AhuRnTale *tale,
                         RnSource         source)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint player = 0; player < tale->final.n_players; player++)
    {
      int points = (int) rn_final_points (&tale->final, player, source);
      int sum = (int) sum_up_to (&tale->final, player, source);
      /* Translators: told by a screen reader while the final scoring is shown step by step: the player
       * %1$s gets %2$d more glory points and so far has %3$d. */
      g_autofree char *words = g_strdup_printf (_("%1$s: %2$d more, %3$d so far."), tale->said_names[player], points, sum);

      g_strv_builder_add (builder, words);
    }
  return g_strv_builder_end (builder);
}

GtkWidget *
ahu_rn_story_sums_new (const AhuRnTale *tale,
                       RnSource         source,
                       gboolean         narrow)
{
  Sums sums = { tale, source, 0, narrow, GTK_GRID (gtk_grid_new ()) };
  RnSource order[RN_N_SOURCES];

  order_sources (&tale->final, order);
  while (order[sums.rank] != source)
    sums.rank++;
  gtk_grid_set_column_spacing (sums.grid, narrow ? 8 : 14);
  gtk_widget_set_valign (GTK_WIDGET (sums.grid), narrow ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (sums.grid), "story-sums");
  for (guint player = 0; player < tale->final.n_players; player++)
    attach_player (&sums, player);

  return GTK_WIDGET (sums.grid);
}
