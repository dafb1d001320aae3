/* ahu-tp-ring.c: the five combinations of the interchange, and arrows between them
 *
 * Three stand above two. An arrow leads straight from one to the other; only between the ends of
 * the upper row it bends below the one in the middle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-ring.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "core/game/ahu-rule-number.h"
#include "games/tapati/ui/ahu-tp-arrow.h"
#include "games/tapati/ui/ahu-tp-centre-words.h"
#include "games/tapati/ui/ahu-tp-combination.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/rules/ahu-rule-menu.h"

#define GAP 4     /* between an arrow and a combination */
#define ASIDE 5   /* of two arrows in opposite directions */
#define ARROW 26  /* the least length of one */
#define INK 0.65f

/* In a room that is higher than it needs, its share and its most for a combination, and the most room
 * between the rows, in combinations: longer arrows would lead the eye astray. */
#define SHARE 0.3f
#define MOST_HEIGHT 1.5f
#define MOST_BETWEEN 1.6f

struct _AhuTpRing
{
  GtkWidget parent_instance;

  GtkWidget *nodes[TP_COMBINATIONS];
  GtkWidget *pieces[TP_COMBINATIONS];
  guint8 arrows[TP_COMBINATIONS];
  guint lies;
  guint circles;
  AhuTpSize size;
  gboolean shown; /* the above */
};

G_DEFINE_FINAL_TYPE (AhuTpRing, ahu_tp_ring, GTK_TYPE_WIDGET)

static const struct
{
  int width;  /* of a combination */
  int height;
  int piece;
  int between; /* the rows */
} looks[AHU_TP_SIZES] = {
  [AHU_TP_SIZE_SMALL] = { 72, 36, 20, 22 },
  [AHU_TP_SIZE_PHONE] = { 80, 38, 22, 24 },
  [AHU_TP_SIZE_LARGE] = { 92, 38, 22, 26 },
  [AHU_TP_SIZE_FAR] = { 148, 66, 38, 48 },
};

static int
row_height (AhuTpRing *self)
{
  return ahu_text_scaled (looks[self->size].height);
}

/* As it is allocated. */
static int
node_height (AhuTpRing *self)
{
  int least = row_height (self);

  return (int) CLAMP ((float) gtk_widget_get_height (GTK_WIDGET (self)) * SHARE, (float) least, (float) least * MOST_HEIGHT);
}

/* Where there is less room it is shared with the arrows. */
static int
node_width (AhuTpRing *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));

  return MIN (ahu_text_scaled (looks[self->size].width), (width - 2 * ARROW) / 3);
}

static int
least_node_width (AhuTpRing *self)
{
  int width = 0;

  for (guint c = 0; c < TP_COMBINATIONS; c++)
    {
      int least;

      gtk_widget_measure (self->nodes[c], GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      width = MAX (width, least);
    }

  return width;
}

static void
ahu_tp_ring_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  AhuTpRing *self = AHU_TP_RING (widget);
  int height = row_height (self);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 3 * least_node_width (self) + 2 * ARROW;
      *natural = MAX (*minimum, 3 * ahu_text_scaled (looks[self->size].width) + 2 * ARROW);
    }
  else
    {
      /* Less room between the rows is better than none for what stands below. */
      *minimum = 2 * height + 16;
      *natural = 2 * height + looks[self->size].between;
    }
}

/* The middle of a combination. */
static graphene_point_t
middle_of (AhuTpRing *self,
           guint      combination)
{
  static const float columns[TP_COMBINATIONS] = { 0, 0.5f, 1, 0.76f, 0.24f };
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  float node = node_width (self);
  float row = node_height (self);
  float between = MIN ((float) height - row, row * (1 + MOST_BETWEEN)) / 2;
  float middle = height / 2.f;
  float x = node / 2 + columns[combination] * (width - node);

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = width - x;

  return GRAPHENE_POINT_INIT (x, combination < TP_COMBINATION_SLAVE_PALM ? middle - between : middle + between);
}

static void
ahu_tp_ring_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  AhuTpRing *self = AHU_TP_RING (widget);
  int node = node_width (self);
  int row = node_height (self);

  for (guint c = 0; c < TP_COMBINATIONS; c++)
    {
      graphene_point_t middle = middle_of (self, c);

      gtk_widget_measure (self->nodes[c], GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (self->nodes[c],
                                &(GtkAllocation) { (int) (middle.x - (float) node / 2), (int) (middle.y - (float) row / 2), node, row },
                                -1);
    }
}

/* Where the way from the middle of a combination at @from to @to leaves its frame. */
static graphene_point_t
edge_of (AhuTpRing              *self,
         const graphene_point_t *from,
         const graphene_point_t *to)
{
  float dx = to->x - from->x;
  float dy = to->y - from->y;
  float half_width = node_width (self) / 2.f + GAP;
  float half_height = node_height (self) / 2.f + GAP;
  float part = MIN (dx != 0 ? half_width / fabsf (dx) : G_MAXFLOAT, dy != 0 ? half_height / fabsf (dy) : G_MAXFLOAT);

  return GRAPHENE_POINT_INIT (from->x + dx * part, from->y + dy * part);
}

static gboolean
has_arrow (AhuTpRing *self,
           guint      from,
           guint      to)
{
  return self->arrows[from] >> to & 1;
}

static void
draw_arrow (AhuTpRing *self,
            cairo_t   *cr,
            guint      from,
            guint      to)
{
  graphene_point_t a = middle_of (self, from);
  graphene_point_t b = middle_of (self, to);
  graphene_point_t start = edge_of (self, &a, &b);
  graphene_point_t end = edge_of (self, &b, &a);
  float length = hypotf (b.x - a.x, b.y - a.y);
  float aside = has_arrow (self, to, from) ? ASIDE : 0;
  float x = aside * (a.y - b.y) / length;
  float y = aside * (b.x - a.x) / length;
  float node = node_width (self);
  float row = node_height (self);

  if (from + to == TP_COMBINATION_QUARRY + TP_COMBINATION_SLAVES && from != TP_COMBINATION_RAPANUI)
    {
      float side = b.x > a.x ? node / 4 : -node / 4;
      float bottom = a.y + row / 2 + GAP;
      graphene_point_t bend = { (a.x + b.x) / 2, bottom + row / 2 + (aside > 0 && from < to ? 2 * ASIDE : 0) };

      start = GRAPHENE_POINT_INIT (a.x + side, bottom);
      end = GRAPHENE_POINT_INIT (b.x - side, bottom);
      ahu_tp_arrow_draw (cr, &start, &bend, &end);
      return;
    }
  graphene_point_init (&start, start.x + x, start.y + y);
  graphene_point_init (&end, end.x + x, end.y + y);
  ahu_tp_arrow_draw (cr, &start, NULL, &end);
}

static void
ahu_tp_ring_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  AhuTpRing *self = AHU_TP_RING (widget);
  GdkRGBA ink = ahu_tp_ink (INK);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                                          gtk_widget_get_height (widget)));

  gdk_cairo_set_source_rgba (cr, &ink);
  for (guint from = 0; from < TP_COMBINATIONS; from++)
    for (guint to = 0; to < TP_COMBINATIONS; to++)
      if (from != to && has_arrow (self, from, to))
        draw_arrow (self, cr, from, to);
  cairo_destroy (cr);

  GTK_WIDGET_CLASS (ahu_tp_ring_parent_class)->snapshot (widget, snapshot);
}

static void
ahu_tp_ring_dispose (GObject *object)
{
  AhuTpRing *self = AHU_TP_RING (object);

  for (guint c = 0; c < TP_COMBINATIONS; c++)
    g_clear_pointer (&self->nodes[c], gtk_widget_unparent);

  G_OBJECT_CLASS (ahu_tp_ring_parent_class)->dispose (object);
}

static void
ahu_tp_ring_class_init (AhuTpRingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_tp_ring_dispose;
  widget_class->measure = ahu_tp_ring_measure;
  widget_class->size_allocate = ahu_tp_ring_size_allocate;
  widget_class->snapshot = ahu_tp_ring_snapshot;
  gtk_widget_class_set_css_name (widget_class, "tp-ring");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ahu_tp_ring_init (AhuTpRing *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  ahu_rule_menu_add_press (GTK_WIDGET (self));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  self->size = AHU_TP_SIZE_LARGE;
  for (guint c = 0; c < TP_COMBINATIONS; c++)
    {
      self->nodes[c] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_add_css_class (self->nodes[c], "tp-node");
      self->pieces[c] = ahu_tp_combination_new ();
      gtk_widget_set_hexpand (self->pieces[c], TRUE);
      gtk_widget_set_halign (self->pieces[c], GTK_ALIGN_CENTER);
      gtk_widget_set_valign (self->pieces[c], GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (self->nodes[c]), self->pieces[c]);
      gtk_widget_set_parent (self->nodes[c], GTK_WIDGET (self));
    }
}

GtkWidget *
ahu_tp_ring_new (void)
{
  return g_object_new (AHU_TYPE_TP_RING, NULL);
}

static void
show_nodes (AhuTpRing *self)
{
  for (guint c = 0; c < TP_COMBINATIONS; c++)
    {
      ahu_tp_combination_show (AHU_TP_COMBINATION (self->pieces[c]), c, self->circles, looks[self->size].piece);
      ahu_widget_set_css_class (self->nodes[c], "missing", !(self->lies >> c & 1));
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ahu_tp_ring_set_size (AhuTpRing *self,
                      AhuTpSize  size)
{
  g_return_if_fail (AHU_IS_TP_RING (self));
  g_return_if_fail (size < AHU_TP_SIZES);

  self->size = size;
  show_nodes (self);
}

/* What can become what, a sentence each. */
static char *
arrows_words (AhuTpRing *self)
{
  GString *words = g_string_new (NULL);

  for (guint from = 0; from < TP_COMBINATIONS; from++)
    {
      g_autoptr (GPtrArray) reached = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *give = ahu_tp_combination_words (from, 0);
      g_autofree char *takes = NULL;

      for (guint to = 0; to < TP_COMBINATIONS; to++)
        if (from != to && has_arrow (self, from, to))
          g_ptr_array_add (reached, ahu_tp_combination_words (to, 0));
      if (reached->len == 0)
        continue;
      takes = ahu_tp_list_words (reached);
      if (words->len > 0)
        g_string_append_c (words, '\n');
      /* Translators: an arrow of the interchange market; %1$s and %2$s are such as “two captives”. */
      g_string_append_printf (words, _("An arrow leads from %1$s to %2$s."), give, takes);
    }

  return g_string_free (words, FALSE);
}

void
ahu_tp_ring_show (AhuTpRing    *self,
                  const guint8  arrows[TP_COMBINATIONS],
                  guint         lies,
                  guint         circles)
{
  g_autofree char *words = NULL;
  g_autofree char *description = NULL;
  g_autofree char *all = NULL;
  g_autofree char *tip = NULL;

  g_return_if_fail (AHU_IS_TP_RING (self));
  g_return_if_fail (arrows != NULL);
  g_return_if_fail (circles <= TP_CIRCLES);

  if (self->shown && memcmp (self->arrows, arrows, sizeof self->arrows) == 0 && lies == self->lies &&
      circles == self->circles)
    return;

  self->shown = TRUE;
  memcpy (self->arrows, arrows, sizeof self->arrows);
  self->lies = lies;
  self->circles = circles;
  show_nodes (self);
  words = ahu_tp_interchange_words (lies, circles);
  description = arrows_words (self);
  all = g_strconcat (words, "\n", description, NULL);
  tip = ahu_cite (all, "T6.4");
  ahu_tip_set (GTK_WIDGET (self), tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  -1);
}

GtkWidget *
ahu_tp_ring_get_node (AhuTpRing *self,
                      guint      combination)
{
  g_return_val_if_fail (AHU_IS_TP_RING (self), NULL);
  g_return_val_if_fail (combination < TP_COMBINATIONS, NULL);

  return self->nodes[combination];
}
