/* ahu-picture.c: a drawing from the resources at exactly the size shown
 *
 * Drawings are rendered once for each size, scale and recolouring, and kept as
 * textures within a bound; drawing a widget again costs a texture only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/art/ahu-picture.h"

#include <adwaita.h>
#include <librsvg/rsvg.h>
#include <math.h>

#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/layout/ahu-zoom-bin.h"

/* What each texture carries: its surface, and how the cairo renderer draws it. */
#define SURFACE_KEY "ahu-picture-surface"
#define NODE_KEY "ahu-picture-node"

#define MARK_PREFIX "mark-"
#define STATUE_PREFIX "statue"

/* Bytes of textures kept although perhaps nobody shows them. */
#define CACHE_BYTES (12 * 1024 * 1024)
/* What is larger, such as a landscape, is kept by whoever shows it, and by nobody else. */
#define LARGEST_BYTES (CACHE_BYTES / 8)

typedef struct
{
  char *name;
  int width;
  int height;
  gboolean fixed; /* not with the text */
  double text;    /* the text's scale that it was last measured for */
  AhuPictureGround ground;
  GdkTexture *texture; /* NULL until it is drawn again */
  guint scheme;        /* that it was last drawn for */
} AhuPicturePrivate;

G_DEFINE_TYPE_WITH_PRIVATE (AhuPicture, ahu_picture, GTK_TYPE_WIDGET)

typedef struct
{
  char *key;
  GdkTexture *texture;
  gsize size;
} Rendering;

/* The renderings used last are at the head. */
static GQueue renderings = G_QUEUE_INIT;
static GHashTable *links; /* from keys to their links */
static gsize renderings_size;

/* How the drawings of a game are recoloured, by the beginning of their names. */
typedef struct
{
  const char *prefix;
  AhuPictureRecolour recolour;
} Recolour;

static GArray *recolours;

#define DARK_PAPER ".paper{fill:#eadfc6}"
/* The edges of marks stay as they are on dark: dark ones would make those that come to a point look
 * smaller. */
#define DARK_MARK ".fill{fill:%s}.sign{fill:#1b1b1b}"
/* Its topknot is a mark, and by night it is lighter than the ground. */
#define STATUE ".fill{fill:%s}.outline{fill:%s}"
#define DARK_STATUE ".figure{fill:#8b8e95}.light{fill:#b3b6bc}"

static GdkTexture *
find_rendering (const char *key)
{
  GList *found = links != NULL ? g_hash_table_lookup (links, key) : NULL;

  if (found == NULL)
    return NULL;

  g_queue_unlink (&renderings, found);
  g_queue_push_head_link (&renderings, found);

  return g_object_ref (((Rendering *) found->data)->texture);
}

static void
drop_rendering (GList *at)
{
  Rendering *rendering = at->data;

  g_hash_table_remove (links, rendering->key);
  renderings_size -= rendering->size;
  g_queue_delete_link (&renderings, at);
  g_free (rendering->key);
  g_clear_object (&rendering->texture);
  g_free (rendering);
}

static void
keep_rendering (const char *key,
                GdkTexture *texture)
{
  gsize size = (gsize) gdk_texture_get_width (texture) * gdk_texture_get_height (texture) * 4;
  Rendering *rendering;

  if (size > LARGEST_BYTES)
    return;
  rendering = g_new0 (Rendering, 1);
  rendering->key = g_strdup (key);
  rendering->texture = g_object_ref (texture);
  rendering->size = size;
  g_queue_push_head (&renderings, rendering);
  if (links == NULL)
    links = g_hash_table_new (g_str_hash, g_str_equal);
  g_hash_table_insert (links, rendering->key, renderings.head);
  renderings_size += rendering->size;

  while (renderings_size > CACHE_BYTES)
    drop_rendering (renderings.tail);
}

/* A weak reference tells whether somebody else holds it. */
static gboolean
is_shown (Rendering *rendering)
{
  GWeakRef weak;

  g_weak_ref_init (&weak, rendering->texture);
  g_object_unref (rendering->texture);
  rendering->texture = g_weak_ref_get (&weak);
  g_weak_ref_clear (&weak);

  return rendering->texture != NULL;
}

static RsvgHandle *
load_drawing (const char *name,
              const char *stylesheet)
{
  g_autofree char *path = g_strdup_printf (AHU_RESOURCE_PATH "/art/%s.svg", name);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle;
  gsize size;
  gconstpointer data;

  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  if (!bytes)
    {
      g_warning ("%s", error->message);
      return NULL;
    }

  data = g_bytes_get_data (bytes, &size);
  handle = rsvg_handle_new_from_data (data, size, &error);
  if (!handle)
    {
      g_warning ("%s: %s", path, error->message);
      return NULL;
    }

  if (stylesheet &&
      !rsvg_handle_set_stylesheet (handle, (const guint8 *) stylesheet, strlen (stylesheet), &error))
    g_warning ("%s: %s", path, error->message);

  return handle;
}

static GdkTexture *
texture_from_surface (cairo_surface_t *surface)
{
  g_autoptr (GBytes) bytes = NULL;
  int stride = cairo_image_surface_get_stride (surface);
  int height = cairo_image_surface_get_height (surface);

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      (gsize) stride * height,
                                      (GDestroyNotify) cairo_surface_destroy,
                                      cairo_surface_reference (surface));

  return gdk_memory_texture_new (cairo_image_surface_get_width (surface), height,
                                 GDK_MEMORY_DEFAULT, bytes, stride);
}

/* Ends the drawing. */
static GdkTexture *
texture_from_drawing (cairo_t *cr)
{
  cairo_surface_t *surface = cairo_surface_reference (cairo_get_target (cr));
  GdkTexture *texture;

  cairo_destroy (cr);
  texture = texture_from_surface (surface);
  g_object_set_data_full (G_OBJECT (texture), SURFACE_KEY, surface,
                          (GDestroyNotify) cairo_surface_destroy);

  return texture;
}

static cairo_t *
drawing_new (int width,
             int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);

  return cr;
}

static GdkTexture *
draw (RsvgHandle *handle,
      const char *name,
      int         width,
      int         height)
{
  RsvgRectangle viewport = { 0, 0, width, height };
  cairo_t *cr = drawing_new (width, height);
  g_autoptr (GError) error = NULL;

  if (!rsvg_handle_render_document (handle, cr, &viewport, &error))
    g_warning ("%s: %s", name, error->message);

  return texture_from_drawing (cr);
}

static GskRenderNode *
cairo_node_new (cairo_surface_t *surface,
                int              width,
                int              height)
{
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_scale (cr, (double) width / cairo_image_surface_get_width (surface),
               (double) height / cairo_image_surface_get_height (surface));
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);

  return node;
}

/* The node of the size shown last; sizes change with the scale only. */
static GskRenderNode *
get_cairo_node (GdkTexture *texture,
                int         width,
                int         height)
{
  GskRenderNode *node = g_object_get_data (G_OBJECT (texture), NODE_KEY);
  graphene_rect_t bounds;

  if (node != NULL)
    {
      gsk_render_node_get_bounds (node, &bounds);
      if (bounds.size.width == width && bounds.size.height == height)
        return node;
    }

  node = cairo_node_new (g_object_get_data (G_OBJECT (texture), SURFACE_KEY), width, height);
  g_object_set_data_full (G_OBJECT (texture), NODE_KEY, node, (GDestroyNotify) gsk_render_node_unref);

  return node;
}

/* Dark and high contrast, as one number. */
static guint
get_scheme (void)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  return 2u * !!adw_style_manager_get_dark (style) + !!adw_style_manager_get_high_contrast (style);
}

static void
forget_texture (AhuPicture *self)
{
  AhuPicturePrivate *priv = ahu_picture_get_instance_private (self);

  g_clear_object (&priv->texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static int
shown (AhuPicturePrivate *priv,
       int                size)
{
  return priv->fixed ? size : ahu_text_scaled (size);
}

static void
ahu_picture_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  AhuPicturePrivate *priv = ahu_picture_get_instance_private (AHU_PICTURE (widget));

  priv->text = ahu_text_scale ();
  *minimum = *natural = shown (priv, orientation == GTK_ORIENTATION_HORIZONTAL ? priv->width : priv->height);
}

static void
ahu_picture_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  AhuPicturePrivate *priv = ahu_picture_get_instance_private (AHU_PICTURE (widget));
  int width = shown (priv, priv->width);
  int height = shown (priv, priv->height);
  float x = (gtk_widget_get_width (widget) - width) / 2;
  float y = (gtk_widget_get_height (widget) - height) / 2;
  int scale = ahu_zoom_bin_texture_scale (widget);

  if (!priv->name || width < 1 || height < 1)
    return;

  if (priv->texture && (gdk_texture_get_width (priv->texture) != width * scale || priv->scheme != get_scheme ()))
    g_clear_object (&priv->texture);
  if (!priv->texture)
    {
      g_autofree char *stylesheet = ahu_picture_stylesheet (priv->name, priv->ground);

      priv->texture = ahu_picture_render (priv->name, width, height, scale, stylesheet);
      priv->scheme = get_scheme ();
    }
  if (priv->texture)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
      ahu_picture_append (widget, snapshot, priv->texture, width, height);
      gtk_snapshot_restore (snapshot);
    }
}

/* Another scheme has other colours of text as well, so it is heard here without a signal for each
 * of hundreds of pictures. */
static void
ahu_picture_css_changed (GtkWidget         *widget,
                         GtkCssStyleChange *change)
{
  AhuPicturePrivate *priv = ahu_picture_get_instance_private (AHU_PICTURE (widget));

  GTK_WIDGET_CLASS (ahu_picture_parent_class)->css_changed (widget, change);

  if (!priv->fixed && priv->text != ahu_text_scale ())
    gtk_widget_queue_resize (widget);
  if (priv->scheme != get_scheme ())
    gtk_widget_queue_draw (widget);
}

/* While nobody sees it, only the bound of the renderings keeps it. */
static void
ahu_picture_unmap (GtkWidget *widget)
{
  AhuPicturePrivate *priv = ahu_picture_get_instance_private (AHU_PICTURE (widget));

  g_clear_object (&priv->texture);

  GTK_WIDGET_CLASS (ahu_picture_parent_class)->unmap (widget);
}

static void
ahu_picture_finalize (GObject *object)
{
  AhuPicturePrivate *priv = ahu_picture_get_instance_private (AHU_PICTURE (object));

  g_free (priv->name);
  g_clear_object (&priv->texture);

  G_OBJECT_CLASS (ahu_picture_parent_class)->finalize (object);
}

static void
ahu_picture_class_init (AhuPictureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = ahu_picture_finalize;
  widget_class->css_changed = ahu_picture_css_changed;
  widget_class->measure = ahu_picture_measure;
  widget_class->snapshot = ahu_picture_snapshot;
  widget_class->unmap = ahu_picture_unmap;

  gtk_widget_class_set_css_name (widget_class, "ahu-picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ahu_picture_init (AhuPicture *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
ahu_picture_new (const char *name,
                 int         width,
                 int         height)
{
  AhuPicture *self = g_object_new (AHU_TYPE_PICTURE, NULL);

  ahu_picture_set_name_and_size (self, name, width, height);

  return GTK_WIDGET (self);
}

const char *
ahu_picture_get_name (AhuPicture *self)
{
  AhuPicturePrivate *priv = ahu_picture_get_instance_private (self);

  return priv->name;
}

void
ahu_picture_set_name_and_size (AhuPicture *self,
                               const char *name,
                               int         width,
                               int         height)
{
  AhuPicturePrivate *priv = ahu_picture_get_instance_private (self);

  g_return_if_fail (AHU_IS_PICTURE (self));

  if (width == priv->width && height == priv->height && g_strcmp0 (name, priv->name) == 0)
    return;

  g_free (priv->name);
  priv->name = g_strdup (name);
  forget_texture (self);
  if (width == priv->width && height == priv->height)
    return;

  priv->width = width;
  priv->height = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ahu_picture_set_fixed (AhuPicture *self,
                       gboolean    fixed)
{
  AhuPicturePrivate *priv = ahu_picture_get_instance_private (self);

  g_return_if_fail (AHU_IS_PICTURE (self));

  priv->fixed = fixed;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ahu_picture_set_ground (AhuPicture       *self,
                        AhuPictureGround  ground)
{
  AhuPicturePrivate *priv = ahu_picture_get_instance_private (self);

  g_return_if_fail (AHU_IS_PICTURE (self));

  if (ground == priv->ground)
    return;

  priv->ground = ground;
  forget_texture (self);
}

GdkTexture *
ahu_picture_render (const char *name,
                    int         width,
                    int         height,
                    int         scale,
                    const char *stylesheet)
{
  g_autofree char *key = NULL;
  RsvgHandle *handle;
  GdkTexture *texture;

  g_return_val_if_fail (name, NULL);
  g_return_val_if_fail (width > 0 && height > 0 && scale > 0, NULL);

  key = g_strdup_printf ("%s %d %d %s", name, width * scale, height * scale,
                         stylesheet ? stylesheet : "");
  texture = find_rendering (key);
  if (texture)
    return texture;

  handle = load_drawing (name, stylesheet);
  if (!handle)
    return NULL;
  texture = draw (handle, name, width * scale, height * scale);
  g_object_unref (handle);
  keep_rendering (key, texture);

  return texture;
}

void
ahu_picture_forget_unseen (void)
{
  GList *next;

  for (GList *l = renderings.head; l != NULL; l = next)
    {
      next = l->next;
      if (!is_shown (l->data))
        drop_rendering (l);
    }
}

void
ahu_picture_draw (const char *name,
                  cairo_t    *cr,
                  double      x,
                  double      y,
                  double      width,
                  double      height)
{
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle;

  g_return_if_fail (name != NULL && cr != NULL);

  handle = load_drawing (name, NULL);
  if (handle == NULL)
    return;
  if (!rsvg_handle_render_document (handle, cr, &(RsvgRectangle) { x, y, width, height }, &error))
    g_warning ("%s: %s", name, error->message);
  g_object_unref (handle);
}

void
ahu_picture_append (GtkWidget   *widget,
                    GtkSnapshot *snapshot,
                    GdkTexture  *texture,
                    int          width,
                    int          height)
{
  GtkNative *native = gtk_widget_get_native (widget);

  /* The cairo renderer of GTK 4.8 converts each texture pixel by pixel through floating
   * point numbers whenever it is painted. */
  if (native != NULL && GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native)))
    gtk_snapshot_append_node (snapshot, get_cairo_node (texture, width, height));
  else
    gtk_snapshot_append_texture (snapshot, texture, &GRAPHENE_RECT_INIT (0, 0, width, height));
}

/* Lines as a texture whose pixels lie on those of the window. */
static GdkTexture *
render_lines (const graphene_rect_t *bounds,
              const GdkRectangle    *area,
              int                    scale,
              const char            *key,
              AhuPictureLines        lines,
              gconstpointer          data)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  g_autofree char *name = g_strdup_printf ("%s %.3f %.3f %.3f %.3f %d %d %d", key, bounds->origin.x - area->x,
                                           bounds->origin.y - area->y, bounds->size.width, bounds->size.height, scale,
                                           adw_style_manager_get_dark (style),
                                           adw_style_manager_get_high_contrast (style));
  GdkTexture *texture = find_rendering (name);
  cairo_t *cr;

  if (texture != NULL)
    return texture;

  cr = drawing_new (area->width * scale, area->height * scale);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -area->x, -area->y);
  lines (cr, data);
  texture = texture_from_drawing (cr);
  keep_rendering (name, texture);

  return texture;
}

void
ahu_picture_append_lines (GtkWidget             *widget,
                          GtkSnapshot           *snapshot,
                          const graphene_rect_t *bounds,
                          const char            *key,
                          AhuPictureLines        lines,
                          gconstpointer          data)
{
  GdkRectangle area = { (int) floorf (bounds->origin.x), (int) floorf (bounds->origin.y), 0, 0 };
  g_autoptr (GdkTexture) texture = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (key != NULL && lines != NULL);

  area.width = (int) ceilf (bounds->origin.x + bounds->size.width) - area.x;
  area.height = (int) ceilf (bounds->origin.y + bounds->size.height) - area.y;
  if (area.width < 1 || area.height < 1)
    return;
  /* Pixels that are stretched would be blurred. */
  if (ahu_zoom_bin_find_factor (widget) != 1)
    {
      cairo_t *cr = gtk_snapshot_append_cairo (snapshot, bounds);

      lines (cr, data);
      cairo_destroy (cr);
      return;
    }

  texture = render_lines (bounds, &area, gtk_widget_get_scale_factor (widget), key, lines, data);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (area.x, area.y));
  ahu_picture_append (widget, snapshot, texture, area.width, area.height);
  gtk_snapshot_restore (snapshot);
}

/* A player’s mark has a colour of its own by night. */
static char *
dark_mark (const char *name)
{
  const AhuPlayerColour *colour = ahu_player_colour_find (name + strlen (MARK_PREFIX));
  g_autofree char *face = gdk_rgba_to_string (&colour->dark);

  return g_strdup_printf (DARK_MARK, face);
}

/* A statue wears its owner’s colour on its head, or none. */
static char *
statue (const char *name,
        gboolean    dark)
{
  const char *id = strchr (name, '-');
  const AhuPlayerColour *colour = ahu_player_colour_find (id != NULL ? id + 1 : NULL);
  g_autofree char *face = gdk_rgba_to_string (dark ? &colour->dark : &colour->face);
  g_autofree char *outline = gdk_rgba_to_string (&colour->light);

  return g_strdup_printf (dark ? STATUE DARK_STATUE : STATUE, face, outline);
}

char *
ahu_picture_stylesheet (const char       *name,
                        AhuPictureGround  ground)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  char *stylesheet = NULL;

  g_return_val_if_fail (name, NULL);

  if (ground == AHU_GROUND_PAPER)
    return NULL;
  if (g_str_has_prefix (name, STATUE_PREFIX))
    return statue (name, dark);

  for (guint i = 0; recolours != NULL && i < recolours->len && stylesheet == NULL; i++)
    if (g_str_has_prefix (name, g_array_index (recolours, Recolour, i).prefix))
      stylesheet = g_array_index (recolours, Recolour, i).recolour (name, ground, dark);
  if (stylesheet != NULL || !dark)
    return stylesheet;

  return g_str_has_prefix (name, MARK_PREFIX) ? dark_mark (name) : g_strdup (DARK_PAPER);
}

void
ahu_picture_add_recolour (const char         *prefix,
                          AhuPictureRecolour  recolour)
{
  Recolour added = { prefix, recolour };

  g_return_if_fail (prefix != NULL && recolour != NULL);

  if (recolours == NULL)
    recolours = g_array_new (FALSE, FALSE, sizeof (Recolour));
  for (guint i = 0; i < recolours->len; i++)
    if (g_str_equal (g_array_index (recolours, Recolour, i).prefix, prefix))
      return;
  g_array_append_val (recolours, added);
}

GtkWidget *
ahu_mark_new (const char *colour,
              int         size)
{
  GtkWidget *mark = ahu_picture_new (NULL, size, size);

  ahu_mark_set_colour (AHU_PICTURE (mark), colour, size);

  return mark;
}

void
ahu_mark_set_colour (AhuPicture *self,
                     const char *colour,
                     int         size)
{
  ahu_picture_set_name_and_size (self, ahu_player_colour_find (colour)->mark, size, size);
}
