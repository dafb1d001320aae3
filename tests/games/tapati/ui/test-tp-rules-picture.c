/* test-tp-rules-picture.c: the illustrations of the rules of Tapati
 *
 * With AHU_PICTURES set to a folder the pictures are written there, to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/ui/ahu-tp-rules-picture.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

#define WORDS "What it shows"
/* The reference on the narrowest page, within its margins. */
#define WIDTH 336

static const char *const names[] = { "board", "fact", "interchange", "market", "moai", "tapati", "transfer" };

static GdkTexture *
take (GtkWidget *window,
      GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);

  return gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                      &GRAPHENE_RECT_INIT (0, 0, width, height));
}

/* The share of the pixels that something is drawn on. */
static double
share_drawn (GdkTexture *texture)
{
  int n = gdk_texture_get_width (texture) * gdk_texture_get_height (texture);
  g_autofree guint32 *pixels = g_new0 (guint32, n);
  guint drawn = 0;

  gdk_texture_download (texture, (guchar *) pixels, (gsize) gdk_texture_get_width (texture) * 4);
  for (int i = 0; i < n; i++)
    drawn += pixels[i] >> 24 > 0x7f;

  return drawn / (double) n;
}

static gboolean
are_equal (GdkTexture *one,
           GdkTexture *other)
{
  g_autoptr (GBytes) a = gdk_texture_save_to_png_bytes (one);
  g_autoptr (GBytes) b = gdk_texture_save_to_png_bytes (other);

  return g_bytes_equal (a, b);
}

static void
keep (GdkTexture *texture,
      const char *name,
      gboolean    dark)
{
  const char *folder = g_getenv ("AHU_PICTURES");
  g_autofree char *path = g_strdup_printf ("%s/rules-%s-%s.png", folder, name, dark ? "dark" : "light");

  if (folder != NULL)
    g_assert_true (gdk_texture_save_to_png (texture, path));
}

/* An illustration is told in words, fits on a telephone, and takes no focus. */
static GdkTexture *
open_and_take (const char *name,
               gboolean    dark)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *picture = ahu_rules_picture_new (ahu_tp_rules_pictures, name, WORDS);
  GdkTexture *texture;
  int minimum;

  g_assert_nonnull (picture);
  gtk_test_accessible_assert_role (picture, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (picture, GTK_ACCESSIBLE_PROPERTY_LABEL, WORDS);
  gtk_window_set_child (GTK_WINDOW (window), picture);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, -1);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 2);
  gtk_widget_measure (picture, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, WIDTH);
  g_assert_false (gtk_widget_child_focus (picture, GTK_DIR_TAB_FORWARD));
  texture = take (window, picture);
  keep (texture, name, dark);
  gtk_window_destroy (GTK_WINDOW (window));

  return texture;
}

/* Each shows something, and nothing that another does. */
static void
test_pictures (void)
{
  for (guint dark = 0; dark < 2; dark++)
    {
      GdkTexture *textures[G_N_ELEMENTS (names)];

      adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                          dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        {
          textures[i] = open_and_take (names[i], dark);
          g_assert_cmpfloat (share_drawn (textures[i]), >, 0.05);
          for (guint k = 0; k < i; k++)
            g_assert_false (are_equal (textures[i], textures[k]));
        }
      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        g_object_unref (textures[i]);
    }
}

static void
test_unknown (void)
{
  g_assert_null (ahu_rules_picture_new (ahu_tp_rules_pictures, "stone", WORDS));
  g_assert_null (ahu_rules_picture_new (ahu_tp_rules_pictures, "", WORDS));
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/tp-rules-picture/pictures", test_pictures);
  g_test_add_func ("/tp-rules-picture/unknown", test_unknown);

  return g_test_run ();
}
