/* test-tp-menus.c: no line of a menu is grey on any page of Tapati; and what Undo is called in its window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-game.h"
#include "support/test-open.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"
#include "toolkit/base/ahu-settings.h"

static void
set_up (TestWindow    *fixture,
        gconstpointer  data)
{
  g_settings_set_string (ahu_settings_get (), "last-game", tp_game_get ()->id);
  test_window_set_up (fixture, NULL);
  test_window_set_size (fixture, GPOINTER_TO_INT (data), 720);
}

static gboolean
shows (TestWindow *fixture,
       const char *page)
{
  return g_str_equal (ahu_window_get_page (fixture->window), page);
}

static void
open_game (TestWindow *fixture,
           const char *name)
{
  test_open_data (fixture->window, "tapati", name);
  g_assert_true (shows (fixture, "table") || shows (fixture, "result"));
  test_ui_wait_for_frames (GTK_WIDGET (fixture->window), 2);
}

/* Returns: the lines that are seen */
static guint
check_lines (GtkWidget  *root,
             const char *page)
{
  guint n = 0;

  if (!gtk_widget_get_visible (root))
    return 0;
  if (g_str_equal (G_OBJECT_TYPE_NAME (root), "GtkModelButton"))
    {
      if (!gtk_widget_is_sensitive (root))
        {
          g_autofree char *text = NULL;

          g_object_get (root, "text", &text, NULL);
          g_error ("%s: “%s” is grey", page, text);
        }
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += check_lines (child, page);

  return n;
}

static void
check_menus (TestWindow *fixture)
{
  const char *page = ahu_window_get_page (fixture->window);
  g_autoptr (GPtrArray) buttons = test_find_all (GTK_WIDGET (fixture->window), GTK_TYPE_MENU_BUTTON);
  guint n = 0;

  for (guint i = 0; i < buttons->len; i++)
    {
      GtkWidget *button = buttons->pdata[i];

      if (!gtk_widget_get_mapped (button) || !gtk_widget_is_sensitive (button))
        continue;
      gtk_menu_button_popup (GTK_MENU_BUTTON (button));
      test_ui_wait_for_frames (GTK_WIDGET (fixture->window), 1);
      n += check_lines (button, page);
      gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
    }
  if (n == 0)
    g_error ("%s has no menu", page);
}

static void
test_pages (TestWindow    *fixture,
            gconstpointer  data)
{
  static const char *const ways[] = { "win.new-game", "win.practise", "win.score", "win.history", "win.learn",
                                      "win.statistics", "win.show-rule('')" };

  check_menus (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      test_window_activate (fixture, ways[i]);
      test_ui_wait_for_frames (GTK_WIDGET (fixture->window), 2);
      g_assert_false (shows (fixture, "start"));
      check_menus (fixture);
      test_window_activate (fixture, "win.start");
    }
}

static void
test_game (TestWindow    *fixture,
           gconstpointer  data)
{
  static const char *const names[] = { "four-cut-in-the-middle.rapanui", "four-sensible.rapanui" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      open_game (fixture, names[i]);
      check_menus (fixture);
      test_window_activate (fixture, "win.replay");
      test_ui_wait_for_frames (GTK_WIDGET (fixture->window), 2);
      g_assert_true (shows (fixture, "replay"));
      check_menus (fixture);
    }
}

/* As its tooltip, and for those who hear what is on the screen. */
static void
test_undo (TestWindow    *fixture,
           gconstpointer  data)
{
  GtkWidget *button;
  const char *words;
  g_autofree char *before = NULL;

  open_game (fixture, "four-cut-in-the-middle.rapanui");
  button = test_ui_find (GTK_WIDGET (fixture->window), GTK_TYPE_BUTTON, "Undo");
  words = gtk_widget_get_tooltip_text (button);
  g_assert_true (g_str_has_prefix (words, "Undo: "));
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words + strlen ("Undo: "));
  before = g_strdup (words);
  test_window_activate (fixture, "win.undo");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), !=, before);
  test_window_activate (fixture, "win.redo");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, before);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

#define ADD(path, width, test) \
  g_test_add ("/ui/tp-menus/" path, TestWindow, GINT_TO_POINTER (width), set_up, test, test_window_fixture_tear_down)
  ADD ("pages/360", 360, test_pages);
  ADD ("pages/1280", 1280, test_pages);
  ADD ("game/360", 360, test_game);
  ADD ("game/1280", 1280, test_game);
  ADD ("undo", 1280, test_undo);
#undef ADD

  return g_test_run ();
}
