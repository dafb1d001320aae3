/* ahu-story-sums.c: what the players have so far, as bars in one scale
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/ranking/ahu-story-sums.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-text.h"
#include "toolkit/ranking/ahu-story-bar.h"

#define MARK_SIZE 34
#define MARK_SIZE_NARROW 24
#define PICTURE_SIZE 28
#define PICTURE_SIZE_NARROW 20
/* The ring stands out above and below. */
#define RING_ROOM 3
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
  const AhuTale *tale;
  guint n_rows;     /* of the ranking, so far */
  gboolean adds;    /* whether the last of these is new */
  guint shown;      /* seats, a bit each */
  guint told;       /* the same */
  guint newest;     /* a seat, if there is such a one */
  gboolean narrow;
  GtkGrid *grid;
} Sums;

static gint64
get_points (const AhuTale *tale,
            guint          row,
            guint          seat)
{
  return ((const AhuRankingRow *) g_ptr_array_index (tale->ranking->rows, row))->cells[seat].points;
}

static gint64
sum_up (const AhuTale *tale,
        guint          n_rows,
        guint          seat)
{
  gint64 sum = 0;

  for (guint row = 0; row < n_rows; row++)
    sum += get_points (tale, row, seat);

  return sum;
}

static gint64
get_full (const AhuTale *tale)
{
  gint64 most = MAX (1, tale->ranking->totals[tale->ranking->order[0]]);

  return (most + SCALE_STEP - 1) / SCALE_STEP * SCALE_STEP;
}

static void
find_look (const Sums  *sums,
           guint        row,
           guint        seat,
           AhuPartLook *look)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());

  if (sums->tale->own.row_look != NULL)
    sums->tale->own.row_look (sums->tale, row, look);
  else
    *look = (AhuPartLook) {
      .fill = ahu_player_colour_get_rgba (ahu_player_colour_find (sums->tale->colours[seat]), dark)
    };
}

/* With @how the part is what is new: it has the ring round it. */
static GtkWidget *
part_new (const Sums *sums,
          guint       row,
          guint       seat,
          const char *how)
{
  const AhuTaleOwn *own = &sums->tale->own;
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  AhuPartLook look;
  GtkWidget *part;

  find_look (sums, row, seat, &look);
  part = ahu_part_new (&look, sums->narrow ? PICTURE_SIZE_NARROW : PICTURE_SIZE);
  ahu_part_set_ring (AHU_PART (part), RING_ROOM, how != NULL && own->ring != NULL ? own->ring (dark) : NULL);
  if (how != NULL && look.words != NULL)
    ahu_part_set_words (AHU_PART (part), how, "story-how");
  if (how != NULL || seat == sums->newest)
    gtk_widget_add_css_class (part, "story-new");

  return part;
}

static char *
describe_how (const AhuTale *tale,
              guint          row,
              guint          seat)
{
  const AhuRankingRow *cells = g_ptr_array_index (tale->ranking->rows, row);

  if (tale->own.row_how != NULL)
    return tale->own.row_how (tale, row, seat);

  return g_strdup (cells->cells[seat].how != NULL ? cells->cells[seat].how : "");
}

static gboolean
is_told (const Sums *sums,
         guint       seat)
{
  return (sums->told & (1u << seat)) != 0;
}

static GtkWidget *
bar_new (const Sums *sums,
         guint       seat)
{
  GtkWidget *bar = ahu_story_bar_new (get_full (sums->tale), sums->narrow);

  for (guint row = 0; row < sums->n_rows && is_told (sums, seat); row++)
    {
      gboolean is_new = sums->adds && row + 1 == sums->n_rows;
      gint64 points = get_points (sums->tale, row, seat);
      g_autofree char *how = is_new ? describe_how (sums->tale, row, seat) : NULL;

      if (points > 0)
        ahu_story_bar_add (AHU_STORY_BAR (bar), points, part_new (sums, row, seat, how));
    }
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);

  return bar;
}

static GtkWidget *
name_new (const Sums *sums,
          guint       seat)
{
  const char *name = sums->tale->names[seat];
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
        guint       seat,
        gboolean    is_bar)
{
  int row = (int) seat * 2;

  if (is_bar && sums->narrow)
    gtk_grid_attach (sums->grid, widget, 0, row + 1, N_COLUMNS, 1);
  else
    gtk_grid_attach (sums->grid, widget, column, row, 1, sums->narrow ? 1 : 2);
}

static void
attach_more (const Sums *sums,
             guint       seat)
{
  gint64 points = get_points (sums->tale, sums->n_rows - 1, seat);
  /* Translators: how many points a step of the final scoring adds. */
  g_autofree char *words = g_strdup_printf (C_("points", "+ %d"), (int) points);
  g_autofree char *more = g_strconcat (AHU_LEFT_TO_RIGHT, words, NULL);
  GtkWidget *label = number_new (more, count_digits (get_full (sums->tale)) + 2, "story-more");

  gtk_widget_add_css_class (label, points > 0 ? "story-new" : "none");
  attach (sums, label, COLUMN_MORE, seat, FALSE);
}

static void
attach_total (const Sums *sums,
              guint       seat)
{
  g_autofree char *total = g_strdup_printf ("%" G_GINT64_FORMAT, sum_up (sums->tale, sums->n_rows, seat));
  GtkWidget *label = number_new (is_told (sums, seat) ? total : "", count_digits (get_full (sums->tale)), "story-total");

  if (sums->adds)
    {
      g_auto (GStrv) words = ahu_story_sums_words (sums->tale, sums->n_rows - 1);

      gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, words[seat], -1);
    }
  attach (sums, label, COLUMN_TOTAL, seat, FALSE);
}

static void
attach_player (const Sums *sums,
               guint       seat)
{
  GtkWidget *ground = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *mark = ahu_mark_new (sums->tale->colours[seat], sums->narrow ? MARK_SIZE_NARROW : MARK_SIZE);

  gtk_widget_add_css_class (ground, "card");
  gtk_widget_add_css_class (ground, "story-ground");
  gtk_grid_attach (sums->grid, ground, 0, (int) seat * 2, N_COLUMNS, 2);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (mark, "story-mark");
  attach (sums, mark, COLUMN_MARK, seat, FALSE);
  attach (sums, name_new (sums, seat), COLUMN_NAME, seat, FALSE);
  attach (sums, bar_new (sums, seat), COLUMN_BAR, seat, TRUE);
  if (sums->adds)
    attach_more (sums, seat);
  attach_total (sums, seat);
}

static GtkWidget *
sums_new (Sums *sums)
{
  sums->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (sums->grid, sums->narrow ? 8 : 14);
  gtk_widget_set_valign (GTK_WIDGET (sums->grid), sums->narrow ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (sums->grid), "story-sums");
  for (guint seat = 0; seat < sums->tale->ranking->n_players; seat++)
    if ((sums->shown & (1u << seat)) != 0)
      attach_player (sums, seat);

  return GTK_WIDGET (sums->grid);
}

char **
ahu_story_sums_words (const AhuTale *tale,
                      guint          row)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_val_if_fail (tale != NULL, NULL);
  g_return_val_if_fail (row < tale->ranking->rows->len, NULL);

  for (guint seat = 0; seat < tale->ranking->n_players; seat++)
    {
      int points = (int) get_points (tale, row, seat);
      int sum = (int) sum_up (tale, row + 1, seat);
      /* Translators: told by a screen reader while the final scoring is shown step by step: the player
       * %1$s gets %2$d more points and so far has %3$d. */
      g_autofree char *words = g_strdup_printf (_("%1$s: %2$d more, %3$d so far."), tale->said_names[seat], points, sum);

      g_strv_builder_add (builder, words);
    }
  return g_strv_builder_end (builder);
}

GtkWidget *
ahu_story_sums_new (const AhuTale *tale,
                    guint          row,
                    gboolean       narrow)
{
  Sums sums = { tale, row + 1, TRUE, G_MAXUINT, G_MAXUINT, G_MAXUINT, narrow, NULL };

  g_return_val_if_fail (tale != NULL, NULL);
  g_return_val_if_fail (row < tale->ranking->rows->len, NULL);

  return sums_new (&sums);
}

GtkWidget *
ahu_story_sums_new_for_players (const AhuTale *tale,
                                guint          shown,
                                guint          told,
                                guint          newest,
                                gboolean       narrow)
{
  Sums sums = { tale, 0, FALSE, shown, told, newest, narrow, NULL };

  g_return_val_if_fail (tale != NULL, NULL);

  sums.n_rows = tale->ranking->rows->len;

  return sums_new (&sums);
}
