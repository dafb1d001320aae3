/* contrast.c: whether what a window says can be read on what it stands on
 *
 * The colours of texts are in the nodes that the window is painted with; what they stand on, and
 * symbols and marks, which are pictures, are in the pixels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "contrast.h"

#include <math.h>

#include "toolkit/art/ahu-picture.h"

#define TEXT 4.5
#define SIGN 3.0
/* Around a text there is its ground, where its letters fill their bounds. */
#define ROOM 2
/* Steps of 8 bits for each colour: what differs by less is one. */
#define STEPS 64
/* The part of a sign that has to stand out. */
#define PART 0.02
/* What is weaker isn't there. */
#define NOTHING 1.1

typedef struct
{
  GtkWidget *window;
  const guchar *pixels;
  int width;
  int height;
  guint *counts; /* of the STEPS ^ 3 colours, for the area at work */
  GString *problems;
} Reader;

typedef struct
{
  GskTransform *transform; /* or NULL */
  graphene_rect_t clip;
  double opacity;
} State;

static double
linear (double part)
{
  return part <= 0.04045 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4);
}

static double
luminance (const GdkRGBA *colour)
{
  return 0.2126 * linear (colour->red) + 0.7152 * linear (colour->green) + 0.0722 * linear (colour->blue);
}

static double
ratio (const GdkRGBA *one,
       const GdkRGBA *other)
{
  double a = luminance (one), b = luminance (other);

  return (MAX (a, b) + 0.05) / (MIN (a, b) + 0.05);
}

static double
distance (const GdkRGBA *one,
          const GdkRGBA *other)
{
  return fabs (one->red - other->red) + fabs (one->green - other->green) + fabs (one->blue - other->blue);
}

static GdkRGBA
mix (const GdkRGBA *over,
     double         alpha,
     const GdkRGBA *below)
{
  return (GdkRGBA) { (float) (over->red * alpha + below->red * (1 - alpha)),
                     (float) (over->green * alpha + below->green * (1 - alpha)),
                     (float) (over->blue * alpha + below->blue * (1 - alpha)), 1 };
}

static GdkRGBA
pixel (Reader *self,
       int     x,
       int     y)
{
  const guchar *p = self->pixels + 4 * ((gsize) y * self->width + x);

  return (GdkRGBA) { p[2] / 255.0f, p[1] / 255.0f, p[0] / 255.0f, 1 };
}

static guint
slot (const GdkRGBA *colour)
{
  guint red = (guint) (colour->red * (STEPS - 1) + 0.5f);
  guint green = (guint) (colour->green * (STEPS - 1) + 0.5f);
  guint blue = (guint) (colour->blue * (STEPS - 1) + 0.5f);

  return (red * STEPS + green) * STEPS + blue;
}

/* What covers most of the area, but for what is as @but. FALSE if there is nothing else. */
static gboolean
find_ground (Reader        *self,
             GdkRectangle  *area,
             const GdkRGBA *but,
             GdkRGBA       *ground)
{
  guint best = 0;

  for (int y = area->y; y < area->y + area->height; y++)
    for (int x = area->x; x < area->x + area->width; x++)
      {
        GdkRGBA colour = pixel (self, x, y);
        guint n = ++self->counts[slot (&colour)];

        if (n > best && (but == NULL || distance (&colour, but) > 0.1))
          {
            best = n;
            *ground = colour;
          }
      }
  for (int y = area->y; y < area->y + area->height; y++)
    for (int x = area->x; x < area->x + area->width; x++)
      {
        GdkRGBA colour = pixel (self, x, y);

        self->counts[slot (&colour)] = 0;
      }

  return best > 0;
}

/* The part of @bounds that is seen, in whole pixels. */
static gboolean
find_area (Reader                *self,
           const graphene_rect_t *bounds,
           int                    room,
           GdkRectangle          *area)
{
  int x = MAX ((int) floorf (bounds->origin.x) - room, 0), y = MAX ((int) floorf (bounds->origin.y) - room, 0);
  int right = MIN ((int) ceilf (bounds->origin.x + bounds->size.width) + room, self->width);
  int bottom = MIN ((int) ceilf (bounds->origin.y + bounds->size.height) + room, self->height);

  *area = (GdkRectangle) { x, y, right - x, bottom - y };

  return area->width > 0 && area->height > 0;
}

static GtkWidget *
find_widget (Reader       *self,
             GdkRectangle *area)
{
  return gtk_widget_pick (self->window, area->x + area->width / 2.0, area->y + area->height / 2.0, GTK_PICK_INSENSITIVE);
}

/* What is dead is grey, and is to be. A board in the history is a picture: it is known again, not read. */
static gboolean
is_alive (GtkWidget *widget)
{
  if (!gtk_widget_is_sensitive (widget))
    return FALSE;
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (gtk_widget_has_css_class (widget, "unavailable") || gtk_widget_has_css_class (widget, "faded") ||
        gtk_widget_has_css_class (widget, "history-board"))
      return FALSE;

  return TRUE;
}

static void
tell (Reader        *self,
      GtkWidget     *widget,
      const GdkRGBA *colour,
      const GdkRGBA *ground,
      double         is)
{
  g_autofree char *one = gdk_rgba_to_string (colour);
  g_autofree char *other = gdk_rgba_to_string (ground);
  const char *what = gtk_widget_get_css_name (widget);

  if (GTK_IS_LABEL (widget))
    what = gtk_label_get_text (GTK_LABEL (widget));
  else if (AHU_IS_PICTURE (widget))
    what = ahu_picture_get_name (AHU_PICTURE (widget));
  g_string_append_printf (self->problems, "%s“%s” in %s is %s on %s, which is only %.2f", self->problems->len > 0 ? "; " : "", what,
                          G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), one, other, is);
}

/* Whether it is there at all, and not below something else. */
static gboolean
is_painted (Reader        *self,
            GdkRectangle  *area,
            const GdkRGBA *colour,
            double         near)
{
  for (int y = area->y; y < area->y + area->height; y++)
    for (int x = area->x; x < area->x + area->width; x++)
      {
        GdkRGBA is = pixel (self, x, y);

        if (distance (&is, colour) <= near)
          return TRUE;
      }

  return FALSE;
}

static void
read_text (Reader        *self,
           GskRenderNode *node,
           const State   *state)
{
  GdkRGBA colour = *gsk_text_node_get_color (node);
  double alpha = colour.alpha * state->opacity;
  graphene_rect_t bounds;
  GdkRectangle area;
  GdkRGBA ground, seen;
  GtkWidget *widget;

  if (alpha < 0.1)
    return;
  gsk_render_node_get_bounds (node, &bounds);
  gsk_transform_transform_bounds (state->transform, &bounds, &bounds);
  if (!graphene_rect_intersection (&bounds, &state->clip, &bounds) || !find_area (self, &bounds, ROOM, &area) ||
      !find_ground (self, &area, NULL, &ground))
    return;
  seen = mix (&colour, alpha, &ground);
  /* Thick letters cover more than is left around them. */
  if (distance (&seen, &ground) <= 0.1 && find_ground (self, &area, &seen, &ground))
    seen = mix (&colour, alpha, &ground);
  if (ratio (&seen, &ground) >= TEXT || !is_painted (self, &area, &seen, distance (&seen, &ground) / 3))
    return;
  widget = find_widget (self, &area);
  if (widget != NULL && is_alive (widget))
    tell (self, widget, &seen, &ground, ratio (&seen, &ground));
}

static void
read_node (Reader        *self,
           GskRenderNode *node,
           State          state)
{
  graphene_rect_t clip;

  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_TEXT_NODE:
      if (!gsk_text_node_has_color_glyphs (node))
        read_text (self, node, &state);
      break;
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        read_node (self, gsk_container_node_get_child (node, i), state);
      break;
    case GSK_TRANSFORM_NODE:
      state.transform = gsk_transform_transform (gsk_transform_ref (state.transform), gsk_transform_node_get_transform (node));
      read_node (self, gsk_transform_node_get_child (node), state);
      gsk_transform_unref (state.transform);
      break;
    case GSK_OPACITY_NODE:
      state.opacity *= gsk_opacity_node_get_opacity (node);
      read_node (self, gsk_opacity_node_get_child (node), state);
      break;
    case GSK_COLOR_MATRIX_NODE:
      state.opacity *= graphene_matrix_get_value (gsk_color_matrix_node_get_color_matrix (node), 3, 3);
      read_node (self, gsk_color_matrix_node_get_child (node), state);
      break;
    case GSK_CLIP_NODE:
      gsk_transform_transform_bounds (state.transform, gsk_clip_node_get_clip (node), &clip);
      if (graphene_rect_intersection (&state.clip, &clip, &state.clip))
        read_node (self, gsk_clip_node_get_child (node), state);
      break;
    case GSK_ROUNDED_CLIP_NODE:
      gsk_transform_transform_bounds (state.transform, &gsk_rounded_clip_node_get_clip (node)->bounds, &clip);
      if (graphene_rect_intersection (&state.clip, &clip, &state.clip))
        read_node (self, gsk_rounded_clip_node_get_child (node), state);
      break;
    case GSK_SHADOW_NODE:
      read_node (self, gsk_shadow_node_get_child (node), state);
      break;
    case GSK_CROSS_FADE_NODE:
      read_node (self, gsk_cross_fade_node_get_end_child (node), state);
      break;
    case GSK_DEBUG_NODE:
      read_node (self, gsk_debug_node_get_child (node), state);
      break;
    default:
      break;
    }
}

static gboolean
is_sign (GtkWidget *widget)
{
  return (AHU_IS_PICTURE (widget) && ahu_picture_get_name (AHU_PICTURE (widget)) != NULL &&
          g_str_has_prefix (ahu_picture_get_name (AHU_PICTURE (widget)), "mark-")) ||
         (GTK_IS_IMAGE (widget) && gtk_widget_has_css_class (widget, "symbolic"));
}

/* The strongest colour that covers some of it counts. */
static double
find_strength (Reader        *self,
               GdkRectangle  *area,
               const GdkRGBA *ground,
               GdkRGBA       *sign)
{
  guint n = (guint) MAX (PART * area->width * area->height, 1);
  double best = 1;

  for (int pass = 0; pass < 2; pass++)
    for (int y = area->y; y < area->y + area->height; y++)
      for (int x = area->x; x < area->x + area->width; x++)
        {
          GdkRGBA colour = pixel (self, x, y);
          guint *count = &self->counts[slot (&colour)];

          *count = pass == 0 ? *count + 1 : 0;
          if (*count >= n && ratio (&colour, ground) > best)
            {
              best = ratio (&colour, ground);
              *sign = colour;
            }
        }

  return best;
}

static void
read_sign (Reader    *self,
           GtkWidget *widget)
{
  graphene_rect_t bounds;
  GdkRectangle area, around;
  GdkRGBA ground, sign;
  double strength;

  if (!gtk_widget_compute_bounds (widget, self->window, &bounds) || !find_area (self, &bounds, 0, &area) ||
      !find_area (self, &bounds, ROOM, &around) || find_widget (self, &area) != widget ||
      !is_alive (widget))
    return;
  /* What it stands on is above it. */
  around.height = ROOM;
  strength = find_ground (self, &around, NULL, &ground) ? find_strength (self, &area, &ground, &sign) : 0;
  if (strength > NOTHING && strength < SIGN)
    tell (self, widget, &sign, &ground, strength);
}

static void
read_signs (Reader    *self,
            GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (is_sign (widget))
    read_sign (self, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    read_signs (self, child);
}

char *
contrast_find_problem (GtkWidget  *window,
                       GdkTexture *picture)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  Reader self = { window, NULL, gdk_texture_get_width (picture), gdk_texture_get_height (picture), NULL, NULL };
  g_autofree guchar *pixels = g_malloc ((gsize) self.width * self.height * 4);
  g_autofree guint *counts = g_new0 (guint, STEPS * STEPS * STEPS);
  State state = { NULL, GRAPHENE_RECT_INIT (0, 0, (float) self.width, (float) self.height), 1 };

  gdk_texture_download (picture, pixels, (gsize) self.width * 4);
  self.pixels = pixels;
  self.counts = counts;
  self.problems = g_string_new (NULL);
  gdk_paintable_snapshot (paintable, snapshot, self.width, self.height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    read_node (&self, node, state);
  read_signs (&self, window);

  return g_string_free (self.problems, self.problems->len == 0);
}
