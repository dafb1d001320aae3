/* ahu-rn-card.c: one Rapa Nui card, or the place for one
 *
 * The face is one texture; the name is written over its strip, so that it
 * follows language and text size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-card.h"

#include <adwaita.h>
#include <math.h>

#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-zoom-bin.h"

/* Narrower cards carry the silhouette alone. */
#define NAMED_WIDTH 100
/* The face is drawn 120 wide; the name starts right of the silhouette. */
#define FACE_WIDTH 120.0
#define NAME_START 37.0
#define NAME_END 4.0
/* Of a place, where its caption doesn't stand. */
#define EDGE 4
/* Room between an empty place and the next, when only their strips are seen. */
#define PLACE_GAP 4
/* The name in the strip in parts of the window's text: 12.5 px of 14⅔. */
#define NAME_SCALE 0.852
#define NAME_SCALE_WIDE 1.364
#define NAME_TWO_LINES 0.9
#define NAME_SMALLEST 0.6
#define NAME_STEP 0.05
#define RING_WIDTH 4.f
#define RING_MS 2000

struct _AhuRnCard
{
  GtkWidget parent_instance;

  guint kind;
  int width;
  gboolean behind;
  gboolean named;
  gboolean next;
  double ring; /* how much there is of the ring of a card just moved, 0–1 */
  AdwAnimation *fading;
  guint ring_id;
  GtkWidget *caption;
  GdkTexture *texture;
  PangoLayout *name;
};

G_DEFINE_FINAL_TYPE (AhuRnCard, ahu_rn_card, GTK_TYPE_WIDGET)

static gboolean
is_place (AhuRnCard *self)
{
  return self->kind >= RN_KINDS;
}

static int
radius_of (AhuRnCard *self)
{
  return MAX (6, self->width * 9 / 100);
}

static int
height_of (AhuRnCard *self)
{
  int strip = ahu_rn_art_strip_height (self->width);

  if (!self->behind)
    return ahu_rn_art_card_height (self->width);
  if (is_place (self))
    return strip - PLACE_GAP;

  /* As far as the round corners of the next card let it be seen. */
  return strip + radius_of (self);
}

static void
show_classes (AhuRnCard *self)
{
  ahu_widget_set_css_class (GTK_WIDGET (self), "place", is_place (self));
  ahu_widget_set_css_class (GTK_WIDGET (self), "next", is_place (self) && self->next);
  gtk_widget_set_child_visible (self->caption, is_place (self));
}

static void
forget_drawing (AhuRnCard *self)
{
  g_clear_object (&self->texture);
  g_clear_object (&self->name);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
set_ring (double     ring,
          AhuRnCard *self)
{
  self->ring = ring;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
stop_ring (AhuRnCard *self)
{
  if (self->fading)
    adw_animation_pause (self->fading);
  g_clear_object (&self->fading);
  g_clear_handle_id (&self->ring_id, g_source_remove);
  self->ring = 0;
}

static gboolean
ring_over_cb (gpointer user_data)
{
  AhuRnCard *self = user_data;

  self->ring_id = 0;
  set_ring (0, self);

  return G_SOURCE_REMOVE;
}

/* The ring fades; with reduced motion it stands as long and goes. */
static void
start_ring (AhuRnCard *self)
{
  stop_ring (self);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  set_ring (1, self);
  if (gtk_widget_has_css_class (GTK_WIDGET (self), "still"))
    {
      self->ring_id = g_timeout_add (RING_MS, ring_over_cb, self);
      return;
    }

  self->fading = adw_timed_animation_new (GTK_WIDGET (self), 1, 0, RING_MS,
                                          adw_callback_animation_target_new (
                                            (AdwAnimationTargetFunc) set_ring, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->fading), ADW_EASE_IN_CUBIC);
  adw_animation_play (self->fading);
}

static void
follow_animations_cb (AhuRnCard *self)
{
  gboolean animations = TRUE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)),
                "gtk-enable-animations", &animations,
                NULL);
  ahu_widget_set_css_class (GTK_WIDGET (self), "still", !animations);
}

static void
set_scale (PangoLayout *layout,
           double       scale)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
}

static gboolean
fits (PangoLayout *layout,
      int          width,
      int          height,
      int          lines)
{
  int w, h;

  pango_layout_get_pixel_size (layout, &w, &h);

  return w <= width && h <= height && pango_layout_get_line_count (layout) <= lines;
}

/* One line; else two of 90 %, broken at a soft hyphen; else smaller, but never
 * cut off. */
static void
fit_name (PangoLayout *layout,
          const char  *name,
          const char  *hyphenated,
          double       scale,
          int          width,
          int          height)
{
  pango_layout_set_text (layout, name, -1);
  pango_layout_set_width (layout, -1);
  set_scale (layout, scale);
  if (fits (layout, width, height, 1))
    return;

  pango_layout_set_text (layout, hyphenated, -1);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_set_spacing (layout, -2 * PANGO_SCALE);
  for (double part = NAME_TWO_LINES; part >= NAME_SMALLEST - NAME_STEP / 2; part -= NAME_STEP)
    {
      set_scale (layout, scale * part);
      if (fits (layout, width, height, 2))
        return;
    }

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
}

/* Made when it is first drawn: a card that nobody sees needs none. */
static void
make_name (AhuRnCard *self)
{
  double unit = self->width / FACE_WIDTH;
  int room = self->width - (int) (unit * (NAME_START + NAME_END));
  double scale = self->width > 150 ? NAME_SCALE_WIDE : NAME_SCALE;

  self->name = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  fit_name (self->name, rn_kind_name (self->kind), rn_kind_name_hyphenated (self->kind),
            scale, room, ahu_rn_art_strip_height (self->width) - 2);
}

static void
draw_name (AhuRnCard   *self,
           GtkSnapshot *snapshot)
{
  double unit = self->width / FACE_WIDTH;
  int strip = ahu_rn_art_strip_height (self->width);
  int height;

  if (!self->name)
    make_name (self);

  pango_layout_get_pixel_size (self->name, NULL, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (unit * NAME_START, 1 + (strip - height) / 2));
  gtk_snapshot_append_layout (snapshot, self->name, ahu_rn_art_on_strip (self->kind));
  gtk_snapshot_restore (snapshot);
}

static void
draw_ring (AhuRnCard   *self,
           GtkSnapshot *snapshot)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  GdkRGBA colour = *ahu_rn_art_ring (dark);
  GskRoundedRect ring;

  colour.alpha = (float) self->ring;
  gsk_rounded_rect_init_from_rect (&ring,
                                   &GRAPHENE_RECT_INIT (-RING_WIDTH, -RING_WIDTH,
                                                        self->width + 2 * RING_WIDTH,
                                                        height_of (self) + 2 * RING_WIDTH),
                                   radius_of (self) + RING_WIDTH);
  gtk_snapshot_append_border (snapshot, &ring,
                              (float[]) { RING_WIDTH, RING_WIDTH, RING_WIDTH, RING_WIDTH },
                              (GdkRGBA[]) { colour, colour, colour, colour });
}

static void
draw_face (AhuRnCard   *self,
           GtkSnapshot *snapshot)
{
  int height = ahu_rn_art_card_height (self->width);
  int strip = ahu_rn_art_strip_height (self->width);
  const char *face = ahu_rn_art_card (self->kind);
  int scale = ahu_zoom_bin_texture_scale (GTK_WIDGET (self));

  if (self->texture && gdk_texture_get_width (self->texture) != self->width * scale)
    g_clear_object (&self->texture);
  if (!self->texture)
    {
      g_autofree char *stylesheet = ahu_picture_stylesheet (face, AHU_GROUND_WINDOW);

      self->texture = ahu_picture_render (face, self->width, height, scale, stylesheet);
    }
  if (!self->texture)
    return;

  if (!self->behind)
    {
      ahu_picture_append (GTK_WIDGET (self), snapshot, self->texture, self->width, height);
      return;
    }

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, self->width, strip - 1));
  ahu_picture_append (GTK_WIDGET (self), snapshot, self->texture, self->width, height);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_color (snapshot, ahu_rn_art_strip (self->kind),
                             &GRAPHENE_RECT_INIT (1, strip - 1, self->width - 2,
                                                  height_of (self) - strip + 1));
}

static void
ahu_rn_card_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  AhuRnCard *self = AHU_RN_CARD (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : height_of (self);
  /* The caption takes what there is, but wants to be asked. */
  gtk_widget_measure (self->caption, orientation, -1, NULL, NULL, NULL, NULL);
}

/* Large text is drawn smaller, rather than broken within a word or cut off. */
static double
caption_factor (AhuRnCard *self,
                int        width,
                int        height)
{
  int widest_word, needed;

  gtk_widget_measure (self->caption, GTK_ORIENTATION_HORIZONTAL, -1, &widest_word, NULL, NULL, NULL);
  gtk_widget_measure (self->caption, GTK_ORIENTATION_VERTICAL, MAX (width, widest_word), &needed, NULL, NULL, NULL);

  return MIN (1, MIN (width / (double) (widest_word + 2 * EDGE), height / (double) MAX (needed, 1)));
}

static void
ahu_rn_card_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  AhuRnCard *self = AHU_RN_CARD (widget);
  double factor = caption_factor (self, width, height);
  GskTransform *transform = NULL;

  if (factor < 1)
    transform = gsk_transform_scale (NULL, (float) factor, (float) factor);
  gtk_widget_allocate (self->caption, (int) ceil (width / factor), (int) ceil (height / factor), -1, transform);
}

static void
ahu_rn_card_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  AhuRnCard *self = AHU_RN_CARD (widget);

  if (is_place (self))
    {
      gtk_widget_snapshot_child (widget, self->caption, snapshot);
      return;
    }

  draw_face (self, snapshot);
  if (self->named && self->width >= NAMED_WIDTH)
    draw_name (self, snapshot);
  if (self->ring > 0)
    draw_ring (self, snapshot);
}

static void
ahu_rn_card_css_changed (GtkWidget         *widget,
                         GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (ahu_rn_card_parent_class)->css_changed (widget, change);

  /* The text size may be another. */
  g_clear_object (&AHU_RN_CARD (widget)->name);
}

static void
ahu_rn_card_unmap (GtkWidget *widget)
{
  g_clear_object (&AHU_RN_CARD (widget)->texture);

  GTK_WIDGET_CLASS (ahu_rn_card_parent_class)->unmap (widget);
}

static void
ahu_rn_card_dispose (GObject *object)
{
  AhuRnCard *self = AHU_RN_CARD (object);

  stop_ring (self);
  g_clear_pointer (&self->caption, gtk_widget_unparent);

  G_OBJECT_CLASS (ahu_rn_card_parent_class)->dispose (object);
}

static void
ahu_rn_card_finalize (GObject *object)
{
  AhuRnCard *self = AHU_RN_CARD (object);

  g_clear_object (&self->texture);
  g_clear_object (&self->name);

  G_OBJECT_CLASS (ahu_rn_card_parent_class)->finalize (object);
}

static void
ahu_rn_card_class_init (AhuRnCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_rn_card_dispose;
  G_OBJECT_CLASS (klass)->finalize = ahu_rn_card_finalize;
  widget_class->measure = ahu_rn_card_measure;
  widget_class->size_allocate = ahu_rn_card_size_allocate;
  widget_class->snapshot = ahu_rn_card_snapshot;
  widget_class->css_changed = ahu_rn_card_css_changed;
  widget_class->unmap = ahu_rn_card_unmap;

  gtk_widget_class_set_css_name (widget_class, "rn-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  ahu_rn_art_init ();
}

static void
ahu_rn_card_init (AhuRnCard *self)
{
  self->kind = RN_INVALID;
  self->named = TRUE;
  self->width = ahu_rn_art_display_width (AHU_RN_SIZE_LARGE);
  self->caption = g_object_new (GTK_TYPE_LABEL,
                                "wrap", TRUE,
                                "justify", GTK_JUSTIFY_CENTER,
                                NULL);
  gtk_widget_set_parent (self->caption, GTK_WIDGET (self));
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_START);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (forget_drawing), NULL);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (forget_drawing), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)),
                           "notify::gtk-enable-animations",
                           G_CALLBACK (follow_animations_cb), self, G_CONNECT_SWAPPED);
  follow_animations_cb (self);
  show_classes (self);
}

GtkWidget *
ahu_rn_card_new (guint kind,
                 int   width)
{
  AhuRnCard *self = g_object_new (AHU_TYPE_RN_CARD, NULL);

  ahu_rn_card_set_width (self, width);
  ahu_rn_card_set_kind (self, kind);

  return GTK_WIDGET (self);
}

void
ahu_rn_card_set_kind (AhuRnCard *self,
                      guint      kind)
{
  g_return_if_fail (AHU_IS_RN_CARD (self));
  g_return_if_fail (kind < RN_KINDS || kind == RN_INVALID);

  if (kind == self->kind)
    return;

  self->kind = kind;
  show_classes (self);
  forget_drawing (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

guint
ahu_rn_card_get_kind (AhuRnCard *self)
{
  g_return_val_if_fail (AHU_IS_RN_CARD (self), RN_INVALID);

  return self->kind;
}

void
ahu_rn_card_set_width (AhuRnCard *self,
                       int        width)
{
  g_return_if_fail (AHU_IS_RN_CARD (self));
  g_return_if_fail (width > 0);

  if (width == self->width)
    return;

  self->width = width;
  forget_drawing (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ahu_rn_card_set_behind (AhuRnCard *self,
                        gboolean   behind)
{
  g_return_if_fail (AHU_IS_RN_CARD (self));

  if (behind == self->behind)
    return;

  self->behind = behind;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ahu_rn_card_set_named (AhuRnCard *self,
                       gboolean   named)
{
  g_return_if_fail (AHU_IS_RN_CARD (self));

  if (named == self->named)
    return;

  self->named = named;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ahu_rn_card_set_faded (AhuRnCard *self,
                       gboolean   faded)
{
  g_return_if_fail (AHU_IS_RN_CARD (self));

  ahu_widget_set_css_class (GTK_WIDGET (self), "faded", faded);
}

void
ahu_rn_card_set_moved (AhuRnCard *self,
                       gboolean   moved)
{
  g_return_if_fail (AHU_IS_RN_CARD (self));

  if (moved)
    {
      start_ring (self);
      return;
    }

  stop_ring (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ahu_rn_card_set_place (AhuRnCard  *self,
                       const char *caption,
                       gboolean    next)
{
  g_autofree char *text = NULL;

  g_return_if_fail (AHU_IS_RN_CARD (self));

  text = caption && next ? g_strdup_printf ("+\n%s", caption) : g_strdup (caption ? caption : "");
  gtk_label_set_label (GTK_LABEL (self->caption), text);
  self->next = next;
  show_classes (self);
}
