/* ahu-paper.c: the result on paper: what of a result is kept and shared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/paper/ahu-paper.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "toolkit/base/ahu-player-colour.h"

/* All in em. */
#define GAP 0.6
#define PLACE_WIDTH 2.2
#define PLACE_MARK 1.7
#define PLACE_PAD 0.45
#define TABLE_MARK 1.1
#define TABLE_PICTURE 1.5
#define TABLE_PAD 0.28
#define LABEL_GAP 1.0
#define HEADING_GAP 0.35
/* With less, notes stand below the names. */
#define LEAST_SIDE_BY_SIDE 40
/* What the table needs across; where it is less, its text becomes smaller. */
#define LEAST_LABELS 15
#define LEAST_COLUMN 7.5

/* Of the width: the words on the left of the table leave the players the rest. */
#define MOST_LABEL 0.24
#define MOST_DETAIL 0.14

static const AhuPaperStyle title_style = { 1, PANGO_WEIGHT_BOLD, 0.33, 0, FALSE };
static const AhuPaperStyle subtitle_style = { 1, PANGO_WEIGHT_NORMAL, 0.33, 1, FALSE };
static const AhuPaperStyle headline_style = { 2, PANGO_WEIGHT_ULTRABOLD, 0, 0, TRUE };
static const AhuPaperStyle place_style = { 1.7, PANGO_WEIGHT_ULTRABOLD, 0, 0.5, FALSE };
static const AhuPaperStyle place_name_style = { 1.25, PANGO_WEIGHT_BOLD, 0, 0, TRUE };
static const AhuPaperStyle place_total_style = { 1.7, PANGO_WEIGHT_ULTRABOLD, 0, 1, FALSE };
static const AhuPaperStyle player_style = { 1, PANGO_WEIGHT_BOLD, 0, 0, TRUE };
static const AhuPaperStyle how_style = { 0.9, PANGO_WEIGHT_NORMAL, 0.33, 1, FALSE };
static const AhuPaperStyle points_style = { 1.05, PANGO_WEIGHT_BOLD, 0, 1, FALSE };
static const AhuPaperStyle nothing_style = { 1.05, PANGO_WEIGHT_NORMAL, 0.33, 1, FALSE };
static const AhuPaperStyle total_label_style = { 1.05, PANGO_WEIGHT_BOLD, 0, 0, FALSE };
static const AhuPaperStyle total_style = { 1.4, PANGO_WEIGHT_ULTRABOLD, 0, 1, FALSE };

typedef struct
{
  AhuPaperCanvas *canvas;
  const AhuRanking *ranking;
  const char *const *names;
  const char *const *colours;
  double width;
  double picture;
  double label;
  double detail;
  double column;
  double points; /* of the column */
} Table;

struct _AhuPaper
{
  GObject parent_instance;

  char *title;
  char *subtitle;
  char *text;
  AhuRanking *ranking;
  char **names;
  char **colours;
  GPtrArray *parts;
  AhuPartLook *looks; /* by row; without a fill where the game has none */
  GDateTime *date;
};

G_DEFINE_FINAL_TYPE (AhuPaper, ahu_paper, G_TYPE_OBJECT)

static void
part_free (gpointer data)
{
  AhuPaperPart *part = data;

  if (part->destroy != NULL)
    part->destroy (part->data);
  g_free (part);
}

static void
ahu_paper_finalize (GObject *object)
{
  AhuPaper *self = AHU_PAPER (object);

  g_ptr_array_unref (self->parts);
  g_free (self->looks);
  g_date_time_unref (self->date);
  g_clear_pointer (&self->ranking, ahu_ranking_free);
  g_free (self->title);
  g_free (self->subtitle);
  g_free (self->text);
  g_strfreev (self->names);
  g_strfreev (self->colours);

  G_OBJECT_CLASS (ahu_paper_parent_class)->finalize (object);
}

static void
ahu_paper_class_init (AhuPaperClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_paper_finalize;
}

static void
ahu_paper_init (AhuPaper *self)
{
  self->parts = g_ptr_array_new_with_free_func (part_free);
  self->date = g_date_time_new_now_local ();
}

/* By place. */
static guint
get_seat (const Table *table,
          guint        place)
{
  return table->ranking->order[place];
}

static double
measure_number (AhuPaperCanvas      *canvas,
                const AhuPaperStyle *style,
                gint64               number)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, number);
  double width;

  ahu_paper_canvas_measure (canvas, style, text, -1, &width);
  return width;
}

static void
write_number (AhuPaperCanvas      *canvas,
              const AhuPaperStyle *style,
              gint64               number,
              double               x,
              double               y,
              double               width)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, number);

  ahu_paper_canvas_write_middle (canvas, style, text, x, y, width);
}

static void
draw_mark (AhuPaperCanvas *canvas,
           const char     *colour,
           double          x,
           double          y,
           double          size)
{
  ahu_paper_canvas_draw (canvas, ahu_player_colour_find (colour)->mark, x, y - size / 2, size, size);
}

/* Who has won */

/* The title, and whose result it is. */
static double
draw_head (AhuPaperCanvas *canvas,
           double          width,
           double          room,
           gpointer        paper)
{
  AhuPaper *self = paper;
  double em = canvas->em;
  double title_width, height, other;

  height = ahu_paper_canvas_measure (canvas, &title_style, ahu_paper_get_title (self), -1, &title_width);
  ahu_paper_canvas_write (canvas, &title_style, ahu_paper_get_title (self), 0, 0, width);
  other = ahu_paper_canvas_write (canvas, &subtitle_style, ahu_paper_get_subtitle (self),
                                  title_width + em, 0, width - title_width - em);
  height = MAX (height, other) + 0.3 * em;
  ahu_paper_canvas_line (canvas, 0, height, width, 0);
  if (ahu_paper_get_ranking (self) == NULL)
    return height;
  height += 0.9 * em;

  return height + ahu_paper_canvas_write (canvas, &headline_style,
                                          ahu_paper_get_ranking (self)->headline, 0, height, width);
}

/* Places */

/* Without any, names have the whole line. */
static gboolean
has_notes (const AhuRanking *ranking)
{
  for (guint i = 0; i < ranking->n_players; i++)
    if (ranking->notes[i] != NULL)
      return TRUE;
  return FALSE;
}

/* A name and how the tie was broken, side by side or below each other. */
typedef struct
{
  double x;
  double width;
  double height;
  double note_x;
  double note_width;
  double note_height;
  gboolean is_stacked;
} Words;

static void
words_init (Words       *words,
            const Table *table,
            guint        seat)
{
  AhuPaperCanvas *canvas = table->canvas;
  double em = canvas->em;
  const char *note = table->ranking->notes[seat];
  double left;

  *words = (Words) { .x = (PLACE_WIDTH + PLACE_MARK + GAP) * em };
  left = table->width - words->x - table->points - 2 * GAP * em;
  words->is_stacked = table->width < LEAST_SIDE_BY_SIDE * em;
  words->width = has_notes (table->ranking) && !words->is_stacked ? left * 0.5 : left;
  words->note_x = words->is_stacked ? words->x : words->x + words->width + GAP * em;
  words->note_width = words->is_stacked ? left : left - words->width - GAP * em;
  words->height = ahu_paper_canvas_measure (canvas, &place_name_style, table->names[seat], words->width, NULL);
  if (note != NULL)
    words->note_height = ahu_paper_canvas_measure (canvas, &ahu_paper_second, note, words->note_width, NULL);
}

static double
get_words_height (const Words *words)
{
  return words->is_stacked ? words->height + words->note_height : MAX (words->height, words->note_height);
}

static void
write_words (const Table *table,
             const Words *words,
             guint        seat,
             double       middle)
{
  const char *note = table->ranking->notes[seat];
  double top = middle - get_words_height (words) / 2;
  double name_middle = words->is_stacked ? top + words->height / 2 : middle;
  double note_middle = words->is_stacked ? top + words->height + words->note_height / 2 : middle;

  ahu_paper_canvas_write_middle (table->canvas, &place_name_style, table->names[seat], words->x,
                                 name_middle, words->width);
  if (note != NULL)
    ahu_paper_canvas_write_middle (table->canvas, &ahu_paper_second, note, words->note_x,
                                   note_middle, words->note_width);
}

static double
draw_place (const Table *table,
            guint        seat,
            double       y)
{
  AhuPaperCanvas *canvas = table->canvas;
  double em = canvas->em;
  double height, middle;
  Words words;

  words_init (&words, table, seat);
  height = MAX (PLACE_MARK * em, get_words_height (&words)) + 2 * PLACE_PAD * em;
  middle = y + height / 2;

  if (table->ranking->places[seat] == 1)
    ahu_paper_canvas_shade (canvas, 0, y, table->width, height, AHU_PAPER_GOLD);
  write_number (canvas, &place_style, table->ranking->places[seat], 0, middle, PLACE_WIDTH * em);
  draw_mark (canvas, table->colours[seat], PLACE_WIDTH * em, middle, PLACE_MARK * em);
  write_words (table, &words, seat, middle);
  write_number (canvas, &place_total_style, table->ranking->totals[seat],
                table->width - table->points - GAP * em, middle, table->points);

  return height;
}

static void
table_init (Table          *table,
            AhuPaperCanvas *canvas,
            AhuPaper       *paper,
            double          width)
{
  *table = (Table) {
    .canvas = canvas,
    .ranking = ahu_paper_get_ranking (paper),
    .names = ahu_paper_get_names (paper),
    .colours = ahu_paper_get_colours (paper),
    .width = width,
  };
}

/* Who came where. */
static double
draw_places (AhuPaperCanvas *canvas,
             double          width,
             double          room,
             gpointer        paper)
{
  Table table;
  double y = 0;

  table_init (&table, canvas, paper, width);
  table.points = 3 * canvas->em;
  for (guint i = 0; i < table.ranking->n_players; i++)
    table.points = MAX (table.points,
                        measure_number (canvas, &place_total_style, table.ranking->totals[i]));
  for (guint i = 0; i < table.ranking->n_players; i++)
    {
      double height = draw_place (&table, get_seat (&table, i), y);

      /* On the ground of the row below it. */
      if (i > 0)
        ahu_paper_canvas_line (canvas, 0, y, width, 0.6);
      y += height;
    }
  ahu_paper_canvas_line (canvas, 0, y, width, 0.6);

  return y;
}

/* The table */

static void
widen (Table               *table,
       double              *column,
       const AhuPaperStyle *style,
       const char          *text,
       double               most)
{
  double needed;

  if (text == NULL)
    return;
  ahu_paper_canvas_measure (table->canvas, style, text, -1, &needed);
  *column = MIN (most * table->width, MAX (*column, needed + LABEL_GAP * table->canvas->em));
}

static void
find_columns (Table *table)
{
  const AhuRanking *ranking = table->ranking;
  double em = table->canvas->em;

  table->picture = (TABLE_PICTURE + GAP) * em;
  for (guint i = 0; i < ranking->rows->len; i++)
    {
      const AhuRankingRow *row = g_ptr_array_index (ranking->rows, i);

      widen (table, &table->label, &ahu_paper_plain, row->label, MOST_LABEL);
      widen (table, &table->detail, &ahu_paper_second, row->detail, MOST_DETAIL);
    }
  widen (table, &table->label, &total_label_style, ranking->total_label, MOST_LABEL);
  table->column = (table->width - table->picture - table->label - table->detail) / ranking->n_players;
  for (guint i = 0; i < ranking->n_players; i++)
    table->points = MAX (table->points, measure_number (table->canvas, &total_style, ranking->totals[i]));
}

/* Where the column of the player in this place ends; a little stays free there. */
static double
get_right (const Table *table,
           guint        place)
{
  return table->width - (table->ranking->n_players - 1 - place) * table->column - GAP * table->canvas->em;
}

/* Without the gaps before and behind. */
static double
get_name_width (const Table *table)
{
  return table->column - (TABLE_MARK + 0.4 + GAP) * table->canvas->em;
}

static double
draw_names (const Table *table,
            double       y)
{
  AhuPaperCanvas *canvas = table->canvas;
  double em = canvas->em;
  double most = get_name_width (table);
  double height = TABLE_MARK * em;

  for (guint i = 0; i < table->ranking->n_players; i++)
    height = MAX (height, ahu_paper_canvas_measure (canvas, &player_style,
                                                    table->names[get_seat (table, i)], most, NULL));
  height += 2 * TABLE_PAD * em;
  for (guint i = 0; i < table->ranking->n_players; i++)
    {
      const char *name = table->names[get_seat (table, i)];
      double needed, x;

      ahu_paper_canvas_measure (canvas, &player_style, name, most, &needed);
      needed = MIN (needed + 0.1, most);
      x = get_right (table, i) - needed;
      ahu_paper_canvas_write_middle (canvas, &player_style, name, x, y + height / 2, needed);
      draw_mark (canvas, table->colours[get_seat (table, i)], x - (TABLE_MARK + 0.4) * em,
                 y + height / 2, TABLE_MARK * em);
    }

  return height;
}

static void
draw_cell (const Table          *table,
           const AhuRankingCell *cell,
           guint                 place,
           double                middle)
{
  double right = get_right (table, place);
  double how_right = right - table->points - 0.2 * table->canvas->em;
  double left = right - table->column + GAP * table->canvas->em;

  /* In the order in which it is read aloud or copied. */
  if (cell->how != NULL)
    ahu_paper_canvas_write_middle (table->canvas, &how_style, cell->how, left, middle, how_right - left);
  write_number (table->canvas, cell->points != 0 ? &points_style : &nothing_style, cell->points,
                how_right, middle, right - how_right);
}

static double
draw_row (const Table         *table,
          const AhuRankingRow *row,
          double               y)
{
  AhuPaperCanvas *canvas = table->canvas;
  double em = canvas->em;
  double size = TABLE_PICTURE * em;
  double height = ahu_paper_canvas_measure (canvas, &ahu_paper_plain, row->label, table->label, NULL);
  double middle;

  if (row->detail != NULL)
    height = MAX (height, ahu_paper_canvas_measure (canvas, &ahu_paper_second, row->detail, table->detail, NULL));
  height = MAX (height, size) + 2 * TABLE_PAD * em;
  middle = y + height / 2;

  ahu_paper_canvas_draw (canvas, row->picture, 0.2 * em, middle - size / 2, size, size);
  ahu_paper_canvas_write_middle (canvas, &ahu_paper_plain, row->label, table->picture, middle, table->label);
  if (row->detail != NULL)
    ahu_paper_canvas_write_middle (canvas, &ahu_paper_second, row->detail, table->picture + table->label,
                                   middle, table->detail);
  for (guint i = 0; i < table->ranking->n_players; i++)
    draw_cell (table, &row->cells[get_seat (table, i)], i, middle);

  return height;
}

static double
draw_totals (const Table *table,
             double       y)
{
  AhuPaperCanvas *canvas = table->canvas;
  double em = canvas->em;
  double label_width = table->label + table->detail;
  double height = ahu_paper_canvas_measure (canvas, &total_style, "0", -1, NULL);

  height = MAX (height, ahu_paper_canvas_measure (canvas, &total_label_style,
                                                  table->ranking->total_label, label_width, NULL));
  height += 2 * TABLE_PAD * em;
  ahu_paper_canvas_shade (canvas, 0, y, table->width, height, AHU_PAPER_GREY);
  ahu_paper_canvas_write_middle (canvas, &total_label_style, table->ranking->total_label,
                                 table->picture, y + height / 2, label_width);
  for (guint i = 0; i < table->ranking->n_players; i++)
    write_number (canvas, &total_style, table->ranking->totals[get_seat (table, i)],
                  get_right (table, i) - table->column + GAP * em, y + height / 2, table->column - GAP * em);
  ahu_paper_canvas_line (canvas, 0, y + height, table->width, 0);

  return height;
}

/* The table of points. */
static double
draw_table (AhuPaperCanvas *canvas,
            double          width,
            double          room,
            gpointer        paper)
{
  AhuPaperCanvas smaller = *canvas;
  Table table;
  double y;

  y = ahu_paper_canvas_write (canvas, &ahu_paper_heading, _("Where the points come from"), 0, 0, width);
  y += HEADING_GAP * canvas->em;
  table_init (&table, &smaller, paper, width);
  smaller.em = MIN (canvas->em, width / (LEAST_LABELS + LEAST_COLUMN * table.ranking->n_players));
  find_columns (&table);
  y += draw_names (&table, y);
  for (guint i = 0; i < table.ranking->rows->len; i++)
    {
      ahu_paper_canvas_line (canvas, 0, y, width, 0.6);
      y += draw_row (&table, g_ptr_array_index (table.ranking->rows, i), y);
    }
  ahu_paper_canvas_line (canvas, 0, y, width, 0);

  return y + draw_totals (&table, y);
}

AhuPaper *
ahu_paper_new_blank (const char *title,
                     const char *subtitle)
{
  AhuPaper *self;

  g_return_val_if_fail (title != NULL && subtitle != NULL, NULL);

  self = g_object_new (AHU_TYPE_PAPER, NULL);
  self->title = g_strdup (title);
  self->subtitle = g_strdup (subtitle);
  ahu_paper_add (self, draw_head, self, NULL, 0);

  return self;
}

AhuPaper *
ahu_paper_new (const char        *title,
               const char        *subtitle,
               AhuRanking        *ranking,
               const char *const *names,
               const char *const *colours,
               char              *text)
{
  AhuPaper *self;

  g_return_val_if_fail (ranking != NULL, NULL);
  g_return_val_if_fail (names != NULL && colours != NULL && text != NULL, NULL);

  self = ahu_paper_new_blank (title, subtitle);
  g_return_val_if_fail (self != NULL, NULL);
  self->ranking = ranking;
  self->looks = g_new0 (AhuPartLook, ranking->rows->len);
  self->names = g_strdupv ((char **) names);
  self->colours = g_strdupv ((char **) colours);
  self->text = text;
  ahu_paper_add (self, draw_places, self, NULL, 0);
  ahu_paper_add (self, draw_table, self, NULL, 0);

  return self;
}

void
ahu_paper_add (AhuPaper       *self,
               AhuPaperDraw    draw,
               gpointer        data,
               GDestroyNotify  destroy,
               double          most_room)
{
  AhuPaperPart *part;

  g_return_if_fail (AHU_IS_PAPER (self));
  g_return_if_fail (draw != NULL);

  part = g_new (AhuPaperPart, 1);
  *part = (AhuPaperPart) { draw, data, destroy, most_room };
  g_ptr_array_add (self->parts, part);
}

void
ahu_paper_set_look (AhuPaper          *self,
                    guint              row,
                    const AhuPartLook *look)
{
  g_return_if_fail (AHU_IS_PAPER (self) && row < self->ranking->rows->len && look != NULL);

  self->looks[row] = *look;
}

const AhuPartLook *
ahu_paper_get_look (AhuPaper *self,
                    guint     row)
{
  g_return_val_if_fail (AHU_IS_PAPER (self) && row < self->ranking->rows->len, NULL);

  return self->looks[row].fill != NULL ? &self->looks[row] : NULL;
}

void
ahu_paper_set_date (AhuPaper  *self,
                    GDateTime *date)
{
  g_return_if_fail (AHU_IS_PAPER (self));

  if (date == NULL)
    return;
  g_date_time_unref (self->date);
  self->date = g_date_time_ref (date);
}

GDateTime *
ahu_paper_get_date (AhuPaper *self)
{
  g_return_val_if_fail (AHU_IS_PAPER (self), NULL);

  return self->date;
}

char *
ahu_paper_dup_line (AhuPaper *self)
{
  g_autofree char *date = NULL;

  g_return_val_if_fail (AHU_IS_PAPER (self), NULL);

  date = ahu_isolate (g_date_time_format (self->date, C_("date", "%-e %B")));
  /* Translators: %1$s is the name of a game, %2$s a date such as “20 November”. */
  return g_strdup_printf (_("%1$s, %2$s"), self->title, date);
}

GPtrArray *
ahu_paper_get_parts (AhuPaper *self)
{
  g_return_val_if_fail (AHU_IS_PAPER (self), NULL);

  return self->parts;
}

const char *
ahu_paper_get_title (AhuPaper *self)
{
  g_return_val_if_fail (AHU_IS_PAPER (self), NULL);

  return self->title;
}

const char *
ahu_paper_get_subtitle (AhuPaper *self)
{
  g_return_val_if_fail (AHU_IS_PAPER (self), NULL);

  return self->subtitle;
}

const char *
ahu_paper_get_text (AhuPaper *self)
{
  g_return_val_if_fail (AHU_IS_PAPER (self), NULL);

  return self->text;
}

const AhuRanking *
ahu_paper_get_ranking (AhuPaper *self)
{
  g_return_val_if_fail (AHU_IS_PAPER (self), NULL);

  return self->ranking;
}

const char *const *
ahu_paper_get_names (AhuPaper *self)
{
  g_return_val_if_fail (AHU_IS_PAPER (self), NULL);

  return (const char *const *) self->names;
}

const char *const *
ahu_paper_get_colours (AhuPaper *self)
{
  g_return_val_if_fail (AHU_IS_PAPER (self), NULL);

  return (const char *const *) self->colours;
}
