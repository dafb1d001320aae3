/* test-tip.c: tooltips come where the pointer rests, and nothing that has left the screen is asked for one
 *
 * The pointer of the tests' display rests in the middle of it, over a popover that reaches out of its
 * window: when that has gone there is nothing that GTK would ask in its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/base/ahu-tip.h"

/* In milliseconds, what GTK waits at most: no less, so that it is done when this is. */
#define DUE 500

#define WIDEST 340

typedef struct
{
  GtkWidget *window;
  GtkWidget *content;
  GtkWidget *popover;
} Tip;

static void
set_up (Tip           *fixture,
        gconstpointer  popover_at_pointer)
{
  gboolean at_pointer = GPOINTER_TO_INT (popover_at_pointer);

  fixture->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (fixture->content), g_object_new (AHU_TYPE_MENU_BUTTON, "page", "start", NULL));
  fixture->popover = gtk_popover_new ();
  gtk_popover_set_autohide (GTK_POPOVER (fixture->popover), FALSE);
  gtk_popover_set_child (GTK_POPOVER (fixture->popover), gtk_label_new ("Moai"));
  gtk_popover_set_pointing_to (GTK_POPOVER (fixture->popover), &(GdkRectangle) { 100, 0, 1, 1 });
  if (at_pointer)
    gtk_widget_set_size_request (gtk_popover_get_child (GTK_POPOVER (fixture->popover)), 1200, 1000);
  gtk_widget_set_parent (fixture->popover, fixture->content);

  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), at_pointer ? 200 : 1920, at_pointer ? 200 : 1200);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->content);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_popover_popup (GTK_POPOVER (fixture->popover));
}

static void
tear_down (Tip           *fixture,
           gconstpointer  popover_at_pointer)
{
  if (fixture->popover != NULL)
    gtk_widget_unparent (fixture->popover);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

/* Returns: (nullable): what will show a tooltip over @native, where the pointer is in it */
static GtkWidget *
find_shower (GtkWidget *native)
{
  for (GtkWidget *child = gtk_widget_get_first_child (native); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (g_str_equal (G_OBJECT_TYPE_NAME (child), "GtkTooltipWindow"))
      return child;

  return NULL;
}

static gboolean
has_pointer (gpointer native)
{
  return find_shower (native) != NULL;
}

static gboolean
shows_tip (gpointer native)
{
  GtkWidget *shower = find_shower (native);

  return shower != NULL && gtk_widget_get_mapped (shower);
}

static gboolean
is_true (gpointer value)
{
  return *(gboolean *) value;
}

static gboolean
set_true_cb (gpointer value)
{
  *(gboolean *) value = TRUE;

  return G_SOURCE_REMOVE;
}

/* Whatever began to wait before this is due before it. */
static void
wait_until_due (void)
{
  gboolean due = FALSE;

  g_timeout_add (DUE, set_true_cb, &due);
  test_ui_wait (is_true, &due);
}

/* As a menu does that is closed by what was chosen in it. */
static void
test_popover_goes (Tip           *fixture,
                   gconstpointer  data)
{
  g_autoptr (GtkWidget) held = g_object_ref (fixture->popover);

  test_ui_wait (has_pointer, fixture->popover);
  gtk_widget_unparent (g_steal_pointer (&fixture->popover));
  wait_until_due ();
}

/* As each window does that is closed while somebody holds a page of it. */
static void
test_content_goes (Tip           *fixture,
                   gconstpointer  data)
{
  g_autoptr (GtkWidget) held = g_object_ref (fixture->content);

  test_ui_wait (has_pointer, fixture->popover);
  gtk_window_set_child (GTK_WINDOW (fixture->window), NULL);
  wait_until_due ();
  gtk_widget_unparent (g_steal_pointer (&fixture->popover));
}

/* It comes back, as a part that is moved to another place does. */
static void
test_popover_comes_back (Tip           *fixture,
                         gconstpointer  data)
{
  g_autoptr (GtkWidget) held = g_object_ref (fixture->content);

  test_ui_wait (has_pointer, fixture->popover);
  gtk_window_set_child (GTK_WINDOW (fixture->window), NULL);
  wait_until_due ();
  ahu_tip_set (gtk_popover_get_child (GTK_POPOVER (fixture->popover)), "A Moai");
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->content);
  gtk_popover_popdown (GTK_POPOVER (fixture->popover));
  gtk_popover_popup (GTK_POPOVER (fixture->popover));
  test_ui_wait (shows_tip, fixture->popover);
}

/* Another popover takes no tooltip away. */
static void
test_other_goes (Tip           *fixture,
                 gconstpointer  data)
{
  ahu_tip_set (fixture->content, "The island");
  test_ui_wait (has_pointer, fixture->window);
  g_assert_true (gtk_widget_get_realized (fixture->popover));
  g_assert_false (shows_tip (fixture->window));
  gtk_widget_unparent (g_steal_pointer (&fixture->popover));
  test_ui_wait (shows_tip, fixture->window);
}

static gboolean
shows_none (gpointer native)
{
  return !shows_tip (native);
}

/* What isn't so any more doesn't stay on the screen until the pointer moves. */
static void
test_changes (Tip           *fixture,
              gconstpointer  data)
{
  ahu_tip_set (fixture->content, "The island has to choose.");
  test_ui_wait (shows_tip, fixture->window);
  ahu_tip_set (fixture->content, "The island");
  test_ui_wait_for_frames (fixture->window, 4);
  g_assert_true (test_ui_says (find_shower (fixture->window), "The island"));
  g_assert_false (test_ui_says (find_shower (fixture->window), "choose"));
  ahu_tip_set (fixture->content, NULL);
  test_ui_wait (shows_none, fixture->window);
}

/* However long it is, it is no wider than a small screen. */
static void
test_long (Tip           *fixture,
           gconstpointer  data)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < 100; i++)
    g_string_append (text, "A Moai by the sea. ");
  ahu_tip_set (fixture->content, text->str);
  test_ui_wait (shows_tip, fixture->window);
  test_ui_wait_for_frames (fixture->window, 4);
  g_assert_cmpint (gtk_widget_get_width (find_shower (fixture->window)), <=, WIDEST);
}

/* With large text as well. */
static void
test_long_large (Tip           *fixture,
                 gconstpointer  data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * 3 / 2, NULL);
  test_long (fixture, data);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

#define ADD(path, at_pointer, test) \
  g_test_add ("/ui/tip/" path, Tip, GINT_TO_POINTER (at_pointer), set_up, test, tear_down)
  ADD ("popover-goes", TRUE, test_popover_goes);
  ADD ("content-goes", TRUE, test_content_goes);
  ADD ("popover-comes-back", TRUE, test_popover_comes_back);
  ADD ("changes", FALSE, test_changes);
  ADD ("long", FALSE, test_long);
  ADD ("long-large", FALSE, test_long_large);
  ADD ("other-goes", FALSE, test_other_goes);
#undef ADD

  return g_test_run ();
}
