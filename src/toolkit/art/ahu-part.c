/* ahu-part.c: a part of a bar in the colours of what it stands for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/art/ahu-part.h"

#include <adwaita.h>

#include "toolkit/base/ahu-text-scale.h"

#define SPACING 4
#define RADIUS 4
#define EDGE 1.25f
#define RING 2.5f
#define SWATCH 26
#define SWATCH_PICTURE 20

struct _AhuPart
{
  GtkWidget parent_instance;

  AhuPartLook look;
  double share; /* of its width that is filled */
  int room;
  const GdkRGBA *ring;
  GtkWidget *picture;
  GtkWidget *words;
};

G_DEFINE_FINAL_TYPE (AhuPart, ahu_part, GTK_TYPE_WIDGET)

static void
ahu_part_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  *minimum = *natural = 0;
}

static int
measure_width (GtkWidget *child)
{
  int width;

  if (child == NULL)
    return 0;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);

  return width;
}

static void
allocate_child (GtkWidget *child,
                int        x,
                int        width,
                int        height)
{
  int own;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &own, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, (height - own) / 2, width, own }, -1);
}

/* In the middle; what there is no room for is left out, the words first. */
static void
ahu_part_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  AhuPart *self = AHU_PART (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int picture = measure_width (self->picture);
  int words = measure_width (self->words);
  gboolean has_words = self->words != NULL && picture + SPACING + words + SPACING <= width;
  int content = picture + (has_words ? SPACING + words : 0);
  int start = (width - content) / 2;

  if (self->picture != NULL)
    {
      gtk_widget_set_child_visible (self->picture, picture + 2 <= width);
      allocate_child (self->picture, rtl ? width - start - picture : start, picture, height);
    }
  if (self->words != NULL)
    gtk_widget_set_child_visible (self->words, has_words);
  if (has_words)
    allocate_child (self->words, rtl ? start : start + picture + SPACING, words, height);
}

static void
append_edge (GtkSnapshot    *snapshot,
             GskRoundedRect *outline,
             float           width,
             GdkRGBA         colour)
{
  gtk_snapshot_append_border (snapshot, outline, (float[4]) { width, width, width, width },
                              (GdkRGBA[4]) { colour, colour, colour, colour });
}

/* Dark colours would be lost on a dark window. */
static void
append_edges (AhuPart        *self,
              GtkSnapshot    *snapshot,
              GskRoundedRect *outline)
{
  GdkRGBA edge = { 1, 1, 1, 0.4f };

  if (self->look.edge != NULL)
    append_edge (snapshot, outline, EDGE, *self->look.edge);
  else if (adw_style_manager_get_dark (adw_style_manager_get_default ()))
    append_edge (snapshot, outline, 1, edge);
}

static void
ahu_part_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  AhuPart *self = AHU_PART (widget);
  int whole = gtk_widget_get_width (widget);
  int width = (int) (whole * self->share);
  int height = gtk_widget_get_height (widget);
  int x = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? whole - width : 0;
  GskRoundedRect outline;

  if (width <= 0 || height <= 2 * self->room)
    return;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (x, self->room, width, height - 2 * self->room), RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, self->look.fill, &outline.bounds);
  gtk_snapshot_pop (snapshot);
  append_edges (self, snapshot, &outline);
  if (self->ring != NULL)
    {
      gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (x, 0, width, height), RADIUS + 1);
      append_edge (snapshot, &outline, RING, *self->ring);
    }
  GTK_WIDGET_CLASS (ahu_part_parent_class)->snapshot (widget, snapshot);
}

static void
ahu_part_dispose (GObject *object)
{
  AhuPart *self = AHU_PART (object);

  g_clear_pointer (&self->picture, gtk_widget_unparent);
  g_clear_pointer (&self->words, gtk_widget_unparent);

  G_OBJECT_CLASS (ahu_part_parent_class)->dispose (object);
}

static void
ahu_part_class_init (AhuPartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_part_dispose;
  widget_class->measure = ahu_part_measure;
  widget_class->size_allocate = ahu_part_size_allocate;
  widget_class->snapshot = ahu_part_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "part");
}

static void
ahu_part_init (AhuPart *self)
{
  self->share = 1;
}

GtkWidget *
ahu_part_new (const AhuPartLook *look,
              int                picture_size)
{
  AhuPart *self = g_object_new (AHU_TYPE_PART, NULL);

  g_return_val_if_fail (look != NULL && look->fill != NULL, GTK_WIDGET (self));

  self->look = *look;
  if (look->picture != NULL)
    {
      self->picture = ahu_picture_new (look->picture, picture_size, picture_size);
      ahu_picture_set_fixed (AHU_PICTURE (self->picture), TRUE);
      ahu_picture_set_ground (AHU_PICTURE (self->picture), look->ground);
      gtk_widget_set_parent (self->picture, GTK_WIDGET (self));
    }

  return GTK_WIDGET (self);
}

GtkWidget *
ahu_part_swatch_new (const AhuPartLook *look)
{
  GtkWidget *swatch = ahu_part_new (look, ahu_text_scaled (SWATCH_PICTURE));

  gtk_widget_set_size_request (swatch, ahu_text_scaled (SWATCH), ahu_text_scaled (SWATCH));
  gtk_widget_set_halign (swatch, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (swatch, GTK_ALIGN_CENTER);

  return swatch;
}

void
ahu_part_set_look (AhuPart           *self,
                   const AhuPartLook *look)
{
  g_return_if_fail (AHU_IS_PART (self) && self->picture == NULL && self->words == NULL);
  g_return_if_fail (look != NULL && look->fill != NULL && look->picture == NULL);

  self->look = *look;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ahu_part_set_share (AhuPart *self,
                    double   share)
{
  g_return_if_fail (AHU_IS_PART (self));

  self->share = share;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

double
ahu_part_get_share (AhuPart *self)
{
  g_return_val_if_fail (AHU_IS_PART (self), 0);

  return self->share;
}

void
ahu_part_set_words (AhuPart    *self,
                    const char *words,
                    const char *css_class)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  const GdkRGBA *colour;

  g_return_if_fail (AHU_IS_PART (self));
  g_return_if_fail (words != NULL && self->words == NULL);
  g_return_if_fail (self->look.words != NULL);

  colour = self->look.words;
  pango_attr_list_insert (attributes, pango_attr_foreground_new (colour->red * G_MAXUINT16,
                                                                 colour->green * G_MAXUINT16,
                                                                 colour->blue * G_MAXUINT16));
  pango_attr_list_insert (attributes, pango_attr_foreground_alpha_new (G_MAXUINT16));
  self->words = g_object_new (GTK_TYPE_LABEL,
                              "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                              "label", words,
                              "attributes", attributes,
                              NULL);
  gtk_widget_add_css_class (self->words, css_class);
  gtk_widget_add_css_class (self->words, "numeric");
  gtk_widget_set_parent (self->words, GTK_WIDGET (self));
}

void
ahu_part_set_ring (AhuPart       *self,
                   int            room,
                   const GdkRGBA *ring)
{
  g_return_if_fail (AHU_IS_PART (self));

  self->room = room;
  self->ring = ring;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
