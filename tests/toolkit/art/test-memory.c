/* test-memory.c: drawings that nobody sees are let go
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toolkit/art/ahu-memory.h"
#include "toolkit/art/ahu-picture.h"

#include "support/test-ui-find.h"
#include "support/test-ui.h"

/* What is held stays what it is, the rest goes. */
static void
test_unseen (void)
{
  g_autoptr (GdkTexture) held = ahu_picture_render ("card-fish", 60, 84, 1, NULL);
  g_autoptr (GdkTexture) again = NULL;
  GdkTexture *unseen = ahu_picture_render ("card-moai", 60, 84, 1, NULL);

  g_object_add_weak_pointer (G_OBJECT (unseen), (gpointer *) &unseen);
  g_object_unref (unseen);
  g_assert_nonnull (unseen);
  ahu_picture_forget_unseen ();
  g_assert_null (unseen);
  again = ahu_picture_render ("card-fish", 60, 84, 1, NULL);
  g_assert_true (again == held);
}

/* Of a picture of a token, with a weak pointer and no reference of its own. */
static void
watch_drawing (GtkWidget   *picture,
               GdkTexture **drawing)
{
  g_autofree char *stylesheet = ahu_picture_stylesheet ("token-wood", AHU_GROUND_WINDOW);

  *drawing = ahu_picture_render ("token-wood", 32, 32, gtk_widget_get_scale_factor (picture), stylesheet);
  g_object_add_weak_pointer (G_OBJECT (*drawing), (gpointer *) drawing);
  g_object_unref (*drawing);
}

/* A picture that is hidden doesn't hold its drawing, and has it again once it is shown. */
static void
test_hidden (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *picture = ahu_picture_new ("token-wood", 32, 32);
  GdkTexture *drawing;
  GdkTexture *again;

  gtk_window_set_child (GTK_WINDOW (window), picture);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 2);
  watch_drawing (picture, &drawing);
  ahu_picture_forget_unseen ();
  g_assert_nonnull (drawing);

  gtk_widget_set_visible (picture, FALSE);
  ahu_memory_give_back_soon ();
  test_ui_wait (test_ui_is_gone, &drawing);

  gtk_widget_set_visible (picture, TRUE);
  test_ui_wait_for_frames (window, 2);
  watch_drawing (picture, &again);
  ahu_picture_forget_unseen ();
  g_assert_nonnull (again);
  g_object_remove_weak_pointer (G_OBJECT (again), (gpointer *) &again);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_test_add_func ("/ui/memory/unseen", test_unseen);
  g_test_add_func ("/ui/memory/hidden", test_hidden);

  return g_test_run ();
}
