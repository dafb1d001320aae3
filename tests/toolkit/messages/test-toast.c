/* test-toast.c: toasts come and go, however soon they are dismissed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toolkit/messages/ahu-toast.h"

#include "toolkit/base/ahu-compat.h"

#include "support/test-ui-find.h"
#include "support/test-ui.h"

typedef struct
{
  GtkWidget *window;
  AdwToastOverlay *overlay;
  GtkWidget *announcer;
  AdwToast *toast; /* weak */
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  GtkWidget *overlay = gtk_overlay_new ();

  fixture->window = gtk_window_new ();
  fixture->overlay = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  adw_toast_overlay_set_child (fixture->overlay, gtk_label_new ("Ahu"));
  fixture->announcer = ahu_compat_announcer_new ();
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (fixture->overlay));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), fixture->announcer);
  gtk_window_set_child (GTK_WINDOW (fixture->window), overlay);
  gtk_window_present (GTK_WINDOW (fixture->window));
  test_ui_wait_for_frames (fixture->window, 1);
  fixture->toast = adw_toast_new ("Said");
  adw_toast_set_button_label (fixture->toast, "Undo");
  adw_toast_set_timeout (fixture->toast, 0);
  g_object_add_weak_pointer (G_OBJECT (fixture->toast), (gpointer *) &fixture->toast);
  ahu_toast_show (fixture->overlay, fixture->toast);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_assert_null (fixture->toast);
}

/* It goes by itself, so that nobody would find it who doesn't see it come. */
static void
test_announced (Fixture       *fixture,
                gconstpointer  data)
{
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (fixture->announcer)), ==, "Said: Undo");
  adw_toast_dismiss (fixture->toast);
  test_ui_wait (test_ui_is_gone, &fixture->toast);
}

/* By a name, not by the class of its picture. */
static void
test_close_button (Fixture       *fixture,
                   gconstpointer  data)
{
  test_ui_click (fixture->window, "Close the message");
  test_ui_wait (test_ui_is_gone, &fixture->toast);
}

/* Both animations begin in the same frame, so that both end in the same. */
static void
test_at_once (Fixture       *fixture,
              gconstpointer  data)
{
  adw_toast_dismiss (fixture->toast);
  g_assert_nonnull (test_ui_find (fixture->window, GTK_TYPE_LABEL, "Said"));
  test_ui_wait (test_ui_is_gone, &fixture->toast);
  g_assert_null (test_ui_find (fixture->window, GTK_TYPE_LABEL, "Said"));
}

static void
test_button (Fixture       *fixture,
             gconstpointer  data)
{
  test_ui_click (fixture->window, "Undo");
  test_ui_wait (test_ui_is_gone, &fixture->toast);
}

/* While it goes the next one comes. */
static void
test_next (Fixture       *fixture,
           gconstpointer  data)
{
  ahu_toast_show (fixture->overlay, adw_toast_new ("Said next"));
  adw_toast_dismiss (fixture->toast);
  test_ui_wait (test_ui_is_gone, &fixture->toast);
  g_assert_nonnull (test_ui_find (fixture->window, GTK_TYPE_LABEL, "Said next"));
}

/* With the window, on its way in or out. */
static void
test_closed (Fixture       *fixture,
             gconstpointer  data)
{
  if (GPOINTER_TO_INT (data))
    adw_toast_dismiss (fixture->toast);
  gtk_widget_set_visible (fixture->window, FALSE);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_test_add ("/ui/toast/announced", Fixture, NULL, set_up, test_announced, tear_down);
  g_test_add ("/ui/toast/close-button", Fixture, NULL, set_up, test_close_button, tear_down);
  g_test_add ("/ui/toast/at-once", Fixture, NULL, set_up, test_at_once, tear_down);
  g_test_add ("/ui/toast/button", Fixture, NULL, set_up, test_button, tear_down);
  g_test_add ("/ui/toast/next", Fixture, NULL, set_up, test_next, tear_down);
  g_test_add ("/ui/toast/closed", Fixture, GINT_TO_POINTER (FALSE), set_up, test_closed, tear_down);
  g_test_add ("/ui/toast/closed-dismissed", Fixture, GINT_TO_POINTER (TRUE), set_up, test_closed, tear_down);

  return g_test_run ();
}
