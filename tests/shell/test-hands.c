/* test-hands.c: signs of keys are seen once a key was pressed
 *
 * Not for: fingers, which no test has here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "shell/ahu-hands.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/table/ahu-choice.h"

/* Returns: whether anything of it is drawn */
static gboolean
is_seen (GtkWidget *sign)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree guchar *pixels = NULL;
  gsize size;

  test_ui_wait_for_frames (sign, 2);
  gtk_widget_snapshot_child (gtk_widget_get_parent (sign), sign, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return FALSE;
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (sign)), node, NULL);
  size = (gsize) gdk_texture_get_width (texture) * 4 * gdk_texture_get_height (texture);
  pixels = g_malloc (size);
  gdk_texture_download (texture, pixels, (gsize) gdk_texture_get_width (texture) * 4);
  for (gsize i = 3; i < size; i += 4)
    if (pixels[i] > 0)
      return TRUE;

  return FALSE;
}

static void
press (GtkWidget *window,
       guint      keyval)
{
  test_ui_press (window, keyval, 0);
}

/* Of no window before, and of all after; a name that is typed and a machine's own keys are none. */
static void
test_seen (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *other = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *listed = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *entry = gtk_entry_new ();
  GtkWidget *sign = ahu_keycap_new ("2");
  GtkWidget *other_sign = ahu_keycap_new ("L");
  GtkWidget *listed_sign = ahu_keycap_new ("F5");

  ahu_hands_follow ();
  gtk_widget_add_css_class (listed, "key-groups");
  gtk_box_append (GTK_BOX (listed), listed_sign);
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), listed);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_set_child (GTK_WINDOW (other), other_sign);
  gtk_window_present (GTK_WINDOW (window));
  gtk_window_present (GTK_WINDOW (other));
  g_assert_false (is_seen (sign));
  g_assert_false (is_seen (other_sign));
  g_assert_true (is_seen (listed_sign));

  gtk_widget_grab_focus (entry);
  press (window, GDK_KEY_a);
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  press (window, GDK_KEY_AudioRaiseVolume);
  g_assert_false (is_seen (sign));
  press (window, GDK_KEY_Tab);
  g_assert_true (is_seen (sign));
  g_assert_true (is_seen (other_sign));
  gtk_window_destroy (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (other));
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_test_add_func ("/ui/hands/keys", test_seen);

  return g_test_run ();
}
