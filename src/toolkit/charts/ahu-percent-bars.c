/* ahu-percent-bars.c: rows of bars over an axis from 0 to 100 %
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/charts/ahu-percent-bars.h"

#include <adwaita.h>
#include <math.h>

#include "core/statistics/ahu-measure.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"

/* The axis has a line at each quarter. */
#define TICKS 5
#define LINE_WIDTH 1

/* Heights at text of 100 %. */
#define BAR 40
#define BAR_NARROW 28
#define SPACE 22
#define SPACE_NARROW 8

#define HEAD_GAP 16
#define PART_GAP 2
#define NOTE_GAP 9
#define LEAST_PLOT 120

typedef struct
{
  GtkWidget *head;
  GtkWidget *note;
  GPtrArray *parts; /* of widgets that the container holds */
  GArray *shares;   /* double, of each part */
} Row;

struct _AhuPercentBars
{
  GtkWidget parent_instance;

  gboolean narrow;
  GtkWidget *lines[TICKS];
  GtkWidget *labels[TICKS];
  GArray *rows; /* Row */
};

G_DEFINE_FINAL_TYPE (AhuPercentBars, ahu_percent_bars, GTK_TYPE_WIDGET)

/* Where the bars lie, counted from where reading starts. */
typedef struct
{
  AhuPercentBars *self;
  int width;
  int head_width;
  int from;
  int to;
  int bar;
  int pitch; /* from one row to the next */
} Room;

static void
row_clear (gpointer data)
{
  Row *row = data;

  g_ptr_array_unref (row->parts);
  g_array_unref (row->shares);
}

static int
measure (GtkWidget      *child,
         GtkOrientation  orientation,
         gboolean        least)
{
  int minimum, natural;

  gtk_widget_measure (child, orientation, -1, &minimum, &natural, NULL, NULL);

  return least ? minimum : natural;
}

static Row *
get_row (AhuPercentBars *self,
         guint           row)
{
  return &g_array_index (self->rows, Row, row);
}

static int
measure_heads (AhuPercentBars *self,
               gboolean        least)
{
  int most = 0;

  for (guint i = 0; i < self->rows->len; i++)
    most = MAX (most, measure (get_row (self, i)->head, GTK_ORIENTATION_HORIZONTAL, least));

  return most;
}

static int
get_bar (AhuPercentBars *self)
{
  return ahu_text_scaled (self->narrow ? BAR_NARROW : BAR);
}

static void
ahu_percent_bars_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  AhuPercentBars *self = AHU_PERCENT_BARS (widget);
  int label = measure (self->labels[TICKS - 1], orientation, FALSE);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = measure_heads (self, TRUE) + HEAD_GAP + LEAST_PLOT + label / 2;
      *natural = MAX (*minimum, measure_heads (self, FALSE) + HEAD_GAP + LEAST_PLOT + label / 2);
    }
  else
    *minimum = *natural = (int) self->rows->len * (get_bar (self) + (self->narrow ? SPACE_NARROW : SPACE)) + label;
}

/* Numbers grow to the side where reading ends. */
static void
place (const Room *room,
       GtkWidget  *child,
       int         x,
       int         y,
       int         width,
       int         height)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (room->self)) == GTK_TEXT_DIR_RTL;

  gtk_widget_size_allocate (child, &(GtkAllocation) { rtl ? room->width - x - width : x, y, width, height }, -1);
}

static void
place_axis (const Room *room,
            int         height)
{
  for (guint i = 0; i < TICKS; i++)
    {
      int x = room->from + (int) lround ((double) (room->to - room->from) * i / (TICKS - 1));
      int width = measure (room->self->labels[i], GTK_ORIENTATION_HORIZONTAL, FALSE);
      int own = measure (room->self->labels[i], GTK_ORIENTATION_VERTICAL, FALSE);

      place (room, room->self->lines[i], x, 0, LINE_WIDTH, MAX (0, height - own));
      place (room, room->self->labels[i], x - width / 2, height - own, width, own);
    }
}

static int
place_parts (const Room *room,
             const Row  *row,
             int         y)
{
  double scale = room->to - room->from;
  double sum = 0;

  for (guint i = 0; i < row->parts->len; i++)
    {
      int start = room->from + (int) lround (sum * scale);
      int end;

      sum += g_array_index (row->shares, double, i);
      end = room->from + (int) lround (MIN (sum, 1) * scale);
      place (room, g_ptr_array_index (row->parts, i), start, y, MAX (1, end - start - PART_GAP), room->bar);
    }

  return room->from + (int) lround (MIN (sum, 1) * scale);
}

/* Behind the bar, or on its end where it is too long for that. */
static void
place_note (const Room *room,
            const Row  *row,
            int         end,
            int         y)
{
  int width = measure (row->note, GTK_ORIENTATION_HORIZONTAL, FALSE);
  int own = measure (row->note, GTK_ORIENTATION_VERTICAL, FALSE);
  gboolean is_over = end + NOTE_GAP + width > room->width;

  ahu_widget_set_css_class (row->note, "over", is_over);
  place (room, row->note, is_over ? end - NOTE_GAP - width : end + NOTE_GAP, y + (room->bar - own) / 2, width, own);
}

static void
place_row (const Room *room,
           const Row  *row,
           int         y)
{
  int own = measure (row->head, GTK_ORIENTATION_VERTICAL, FALSE);
  int end = place_parts (room, row, y);

  place (room, row->head, 0, y + (room->bar - own) / 2, room->head_width, own);
  if (row->note != NULL)
    place_note (room, row, end, y);
}

static void
ahu_percent_bars_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  AhuPercentBars *self = AHU_PERCENT_BARS (widget);
  int label = measure (self->labels[TICKS - 1], GTK_ORIENTATION_HORIZONTAL, FALSE);
  int axis = measure (self->labels[0], GTK_ORIENTATION_VERTICAL, FALSE);
  Room room = { .self = self, .width = width, .to = width - (label + 1) / 2, .bar = get_bar (self) };

  room.head_width = CLAMP (room.to - HEAD_GAP - LEAST_PLOT, measure_heads (self, TRUE), measure_heads (self, FALSE));
  room.from = room.head_width + HEAD_GAP;
  if (self->rows->len > 0)
    room.pitch = (height - axis) / (int) self->rows->len;
  place_axis (&room, height);
  for (guint i = 0; i < self->rows->len; i++)
    place_row (&room, get_row (self, i), (int) i * room.pitch + (room.pitch - room.bar) / 2);
}

static void
ahu_percent_bars_dispose (GObject *object)
{
  AhuPercentBars *self = AHU_PERCENT_BARS (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->rows, g_array_unref);

  G_OBJECT_CLASS (ahu_percent_bars_parent_class)->dispose (object);
}

static void
ahu_percent_bars_class_init (AhuPercentBarsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_percent_bars_dispose;
  widget_class->measure = ahu_percent_bars_measure;
  widget_class->size_allocate = ahu_percent_bars_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "percentbars");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ahu_percent_bars_init (AhuPercentBars *self)
{
  self->rows = g_array_new (FALSE, TRUE, sizeof (Row));
  g_array_set_clear_func (self->rows, row_clear);
  for (guint i = 0; i < TICKS; i++)
    {
      g_autofree char *text = ahu_measure_format_percent ((double) i / (TICKS - 1));

      self->lines[i] = adw_bin_new ();
      gtk_widget_add_css_class (self->lines[i], "axis-line");
      gtk_widget_set_parent (self->lines[i], GTK_WIDGET (self));
      self->labels[i] = gtk_label_new (text);
      gtk_widget_add_css_class (self->labels[i], "axis");
      gtk_widget_add_css_class (self->labels[i], "numeric");
      gtk_widget_set_parent (self->labels[i], GTK_WIDGET (self));
    }
}

GtkWidget *
ahu_percent_bars_new (gboolean narrow)
{
  AhuPercentBars *self = g_object_new (AHU_TYPE_PERCENT_BARS, NULL);

  self->narrow = narrow;

  return GTK_WIDGET (self);
}

void
ahu_percent_bars_add_row (AhuPercentBars *self,
                          GtkWidget      *head,
                          GtkWidget      *note)
{
  Row row = { head, note, g_ptr_array_new (), g_array_new (FALSE, FALSE, sizeof (double)) };

  g_return_if_fail (AHU_IS_PERCENT_BARS (self));
  g_return_if_fail (GTK_IS_WIDGET (head));

  gtk_widget_set_parent (head, GTK_WIDGET (self));
  if (note != NULL)
    gtk_widget_set_parent (note, GTK_WIDGET (self));
  g_array_append_val (self->rows, row);
}

void
ahu_percent_bars_add_part (AhuPercentBars *self,
                           double          share,
                           GtkWidget      *part)
{
  Row *row;

  g_return_if_fail (AHU_IS_PERCENT_BARS (self));
  g_return_if_fail (self->rows->len > 0);
  g_return_if_fail (share >= 0 && share <= 1);

  row = get_row (self, self->rows->len - 1);
  /* Below the note. */
  gtk_widget_insert_before (part, GTK_WIDGET (self), row->note);
  g_ptr_array_add (row->parts, part);
  g_array_append_val (row->shares, share);
}
