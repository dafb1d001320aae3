/* ahu-tale.c: the end of any game as a story: its sources or its players, its ties, its places
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/ranking/ahu-tale.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-text.h"
#include "toolkit/layout/ahu-zoom-bin.h"
#include "toolkit/ranking/ahu-ranking-view.h"
#include "toolkit/ranking/ahu-story-bar.h"
#include "toolkit/ranking/ahu-story.h"

/* Read from two metres, places are this much larger than on a page. */
#define PLACES_FACTOR 1.45
#define SPACING 18
/* Of what stands beside the places, which have the rest for what is said of ties. */
#define BESIDE_WIDTH 340

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

/* What everybody gets from @row and has so far, in words, by seat. */
static char **
sums_words (const AhuTale *tale,
            guint          row)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

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

static void
attach_total (const Sums *sums,
              guint       seat)
{
  g_autofree char *total = g_strdup_printf ("%" G_GINT64_FORMAT, sum_up (sums->tale, sums->n_rows, seat));
  GtkWidget *label = number_new (is_told (sums, seat) ? total : "", count_digits (get_full (sums->tale)), "story-total");

  if (sums->adds)
    {
      g_auto (GStrv) words = sums_words (sums->tale, sums->n_rows - 1);

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
draw_sums (Sums *sums)
{
  sums->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (sums->grid, sums->narrow ? 8 : 14);
  gtk_widget_set_valign (GTK_WIDGET (sums->grid), sums->narrow ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (sums->grid), "story-sums");
  if (sums->tale->ranking->n_players > 4)
    gtk_widget_add_css_class (GTK_WIDGET (sums->grid), "many");
  for (guint seat = 0; seat < sums->tale->ranking->n_players; seat++)
    if ((sums->shown & (1u << seat)) != 0)
      attach_player (sums, seat);

  return GTK_WIDGET (sums->grid);
}

/* Draws what each player has up to @row, by seat; what comes from @row is new. */
static GtkWidget *
sums_new (const AhuTale *tale,
          guint          row,
          gboolean       narrow)
{
  Sums sums = { tale, row + 1, TRUE, G_MAXUINT, G_MAXUINT, G_MAXUINT, narrow, NULL };

  return draw_sums (&sums);
}

/* Draws all that players have; of one who isn't told yet stands nothing but the name. The seats @shown and @told are
 * a bit each; the points of @newest, if that is a seat, are new. */
static GtkWidget *
sums_new_for_players (const AhuTale *tale,
                      guint          shown,
                      guint          told,
                      guint          newest,
                      gboolean       narrow)
{
  Sums sums = { tale, 0, FALSE, shown, told, newest, narrow, NULL };

  sums.n_rows = tale->ranking->rows->len;

  return draw_sums (&sums);
}

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
    return sums_new (self, find_row (self, step), narrow);
  /* On a telephone six would not be seen together, perhaps not the one it is about. */
  if (is_step (step, AHU_RANKING_PLAYER))
    return sums_new_for_players (self, narrow ? step->about : G_MAXUINT, find_told (self, step),
                                 get_about (step), narrow);
  if (is_step (step, AHU_RANKING_TIE))
    return sums_new_for_players (self, step->about, step->about, G_MAXUINT, narrow);
  if (is_step (step, AHU_RANKING_PLACES))
    return ahu_tale_places_new (self, narrow);

  return self->own.picture != NULL ? self->own.picture (self, step, narrow) : NULL;
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

  places = ahu_zoom_bin_new ();
  ahu_zoom_bin_set_child (AHU_ZOOM_BIN (places), ahu_ranking_places_new (self->ranking, (const char *const *) self->names,
                                                                         (const char *const *) self->colours, TRUE));
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (places), narrow ? 1 : PLACES_FACTOR);
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
  const char *picture = NULL, *name = step->heading;
  gboolean marked = FALSE;
  g_autofree char *told = NULL;

  if (is_step (step, AHU_RANKING_SOURCE))
    {
      const AhuRankingRow *row = g_ptr_array_index (self->ranking->rows, find_row (self, step));
      g_auto (GStrv) sums = sums_words (self, find_row (self, step));

      picture = row->picture;
      name = row->label;
      told = g_strjoinv (C_("sentences", " "), sums);
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
