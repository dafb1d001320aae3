/* ahu-rn-story-part.c: the points from one source, as a part of a bar in its colours
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-story-part.h"

#include <adwaita.h>

#include "app/rapanui/ahu-rn-art.h"

#define PICTURE_SIZE 28
#define PICTURE_SIZE_NARROW 20
#define SPACING 4
#define RADIUS 4
#define EDGE 1.25f
#define RING 2.5f
/* The ring stands out above and below. */
#define RING_ROOM 3

struct _AhuRnStoryPart
{
  GtkWidget parent_instance;

  RnSource source;
  GtkWidget *picture;
  GtkWidget *how;
  gboolean fresh;
};

G_DEFINE_FINAL_TYPE (AhuRnStoryPart, ahu_rn_story_part, GTK_TYPE_WIDGET)

/* Paper and bark have no card whose colours they could take. */
static const GdkRGBA paper = { 0xff / 255.0f, 0xf6 / 255.0f, 0xdc / 255.0f, 1 };
static const GdkRGBA bark = { 0x7b / 255.0f, 0x4f / 255.0f, 0x2d / 255.0f, 1 };

static guint
get_kind (RnSource source)
{
  return source == RN_SOURCE_MOAI ? RN_MOAI : RN_FISH + (source - RN_SOURCE_SACRIFICE);
}

static const GdkRGBA *
get_colour (RnSource source)
{
  if (source == RN_SOURCE_TILES)
    return &paper;
  return source == RN_SOURCE_WOOD ? &bark : ahu_rn_art_strip (get_kind (source));
}

static gboolean
has_kind (RnSource source)
{
  return source != RN_SOURCE_TILES && source != RN_SOURCE_WOOD;
}

const char *
ahu_rn_story_source_picture (RnSource source,
                             gboolean whole)
{
  if (source == RN_SOURCE_TILES)
    return "token-glory";
  if (source == RN_SOURCE_WOOD)
    return "token-wood";
  if (whole && source >= RN_SOURCE_SACRIFICE)
    return ahu_rn_art_sacrifice (source - RN_SOURCE_SACRIFICE);
  return ahu_rn_art_kind (get_kind (source));
}

static void
ahu_rn_story_part_measure (GtkWidget      *widget,
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
ahu_rn_story_part_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  AhuRnStoryPart *self = AHU_RN_STORY_PART (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int picture = measure_width (self->picture);
  int how = self->how != NULL ? measure_width (self->how) : 0;
  gboolean shows_how = self->how != NULL && picture + SPACING + how + SPACING <= width;
  int content = picture + (shows_how ? SPACING + how : 0);
  int start = (width - content) / 2;

  gtk_widget_set_child_visible (self->picture, picture + 2 <= width);
  if (self->how != NULL)
    gtk_widget_set_child_visible (self->how, shows_how);
  allocate_child (self->picture, rtl ? width - start - picture : start, picture, height);
  if (shows_how)
    allocate_child (self->how, rtl ? start : start + picture + SPACING, how, height);
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

static void
ahu_rn_story_part_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  AhuRnStoryPart *self = AHU_RN_STORY_PART (widget);
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  GdkRGBA edge = *ahu_rn_art_on_strip (RN_FISH);
  GskRoundedRect outline;

  if (width <= 0 || height <= 2 * RING_ROOM)
    return;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, RING_ROOM, width, height - 2 * RING_ROOM), RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, get_colour (self->source), &outline.bounds);
  gtk_snapshot_pop (snapshot);
  edge.alpha = 0.5f;
  if (self->source == RN_SOURCE_TILES)
    append_edge (snapshot, &outline, EDGE, *ahu_rn_art_ring (FALSE));
  else if (dark)
    append_edge (snapshot, &outline, 1, edge);
  if (self->fresh)
    {
      gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, width, height), RADIUS + 1);
      append_edge (snapshot, &outline, RING, *ahu_rn_art_ring (dark));
    }
  GTK_WIDGET_CLASS (ahu_rn_story_part_parent_class)->snapshot (widget, snapshot);
}

static void
ahu_rn_story_part_dispose (GObject *object)
{
  AhuRnStoryPart *self = AHU_RN_STORY_PART (object);

  g_clear_pointer (&self->picture, gtk_widget_unparent);
  g_clear_pointer (&self->how, gtk_widget_unparent);

  G_OBJECT_CLASS (ahu_rn_story_part_parent_class)->dispose (object);
}

static void
ahu_rn_story_part_class_init (AhuRnStoryPartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_rn_story_part_dispose;
  widget_class->measure = ahu_rn_story_part_measure;
  widget_class->size_allocate = ahu_rn_story_part_size_allocate;
  widget_class->snapshot = ahu_rn_story_part_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "storypart");
}

static void
ahu_rn_story_part_init (AhuRnStoryPart *self)
{
}

/* The colour of what is written on the card's strip. */
static GtkWidget *
how_new (RnSource    source,
         const char *how)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  const GdkRGBA *colour = ahu_rn_art_on_strip (has_kind (source) ? get_kind (source)
                                               : source == RN_SOURCE_TILES ? RN_GRAIN : RN_FISH);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "label", how,
                                   NULL);

  pango_attr_list_insert (attributes, pango_attr_foreground_new (colour->red * G_MAXUINT16,
                                                                 colour->green * G_MAXUINT16,
                                                                 colour->blue * G_MAXUINT16));
  pango_attr_list_insert (attributes, pango_attr_foreground_alpha_new (G_MAXUINT16));
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  gtk_widget_add_css_class (label, "story-how");
  gtk_widget_add_css_class (label, "numeric");
  return label;
}

GtkWidget *
ahu_rn_story_part_new (RnSource    source,
                       const char *how,
                       gboolean    narrow)
{
  AhuRnStoryPart *self = g_object_new (AHU_TYPE_RN_STORY_PART, NULL);
  int size = narrow ? PICTURE_SIZE_NARROW : PICTURE_SIZE;

  self->source = source;
  self->fresh = how != NULL;
  self->picture = ahu_picture_new (ahu_rn_story_source_picture (source, FALSE), size, size);
  ahu_picture_set_fixed (AHU_PICTURE (self->picture), TRUE);
  if (has_kind (source))
    ahu_picture_set_ground (AHU_PICTURE (self->picture), ahu_rn_art_ground (get_kind (source)));
  gtk_widget_set_parent (self->picture, GTK_WIDGET (self));
  if (how != NULL)
    {
      self->how = how_new (source, how);
      gtk_widget_set_parent (self->how, GTK_WIDGET (self));
      gtk_widget_add_css_class (GTK_WIDGET (self), "story-new");
    }

  return GTK_WIDGET (self);
}
