/* test-shortcuts.c: the keys, in the platform's window and in the list of small windows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "shell/ahu-shortcuts-list.h"
#include "shell/ahu-shortcuts.h"

#include "support/test-ui-find.h"
#include "support/test-ui.h"

static GtkWidget *
find_row (GtkWidget  *window,
          const char *cap)
{
  GtkWidget *label = test_ui_find (window, GTK_TYPE_LABEL, cap);

  return label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_LIST_BOX_ROW) : NULL;
}

/* The keys of the page it is opened from, and those of all pages below. */
static void
test_list (void)
{
  GtkWidget *window = ahu_shortcuts_new ("deal", ahu_rn_game_ui_get ());
  GtkWidget *page;

  gtk_window_present (GTK_WINDOW (window));
  page = test_ui_find (window, GTK_TYPE_DROP_DOWN, NULL);
  g_assert_nonnull (test_ui_find (window, GTK_TYPE_LABEL, "Undo"));
  /* Readers of the screen speak of rows, not of what is in them. */
  gtk_test_accessible_assert_property (find_row (window, "Ctrl+Z"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Ctrl+Z");
  g_assert_nonnull (find_row (window, "Ctrl+Q"));
  g_assert_null (find_row (window, "F2"));

  for (guint i = 0; find_row (window, "F2") == NULL; i++)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (page), i);
  g_assert_nonnull (find_row (window, "Ctrl+Q"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Keys are told as the platform tells them, those of buttons as on the buttons. */
static void
test_notation (void)
{
  guint n_pages;
  const AhuShortcutPage *pages = ahu_shortcuts_list_pages (&n_pages);
  g_autoptr (GHashTable) result = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint page = 0; page < n_pages; page++)
    {
      g_autoptr (GPtrArray) list = ahu_shortcuts_list (pages[page].name, ahu_rn_game_ui_get ());

      for (guint i = 0; i < list->len; i++)
        {
          const AhuShortcut *shortcut = list->pdata[i];
          g_auto (GStrv) caps = ahu_shortcut_dup_caps (shortcut);

          for (guint cap = 0; caps[cap] != NULL; cap++)
            if (strpbrk (caps[cap], "<>") != NULL || strstr (caps[cap], "⇧") != NULL || strstr (caps[cap], "⌃") != NULL)
              g_error ("“%s” has the key %s", shortcut->label, caps[cap]);
          if (g_str_equal (pages[page].name, "result"))
            g_hash_table_add (result, g_strdup_printf ("%s: %s", caps[0], shortcut->label));
          if (g_str_equal (shortcut->label, "Cancel"))
            g_assert_cmpstr (caps[0], ==, "Esc");
        }
    }

  /* What is offered when a game has ended. */
  g_assert_true (g_hash_table_contains (result, "Enter: Step by step"));
  g_assert_true (g_hash_table_contains (result, "Esc: Straight to the places"));
}

/* By what a key does, and by the key, whichever page it is of. */
static void
test_list_search (void)
{
  GtkWidget *window = ahu_shortcuts_new ("start", ahu_rn_game_ui_get ());
  GtkWidget *entry;

  gtk_window_present (GTK_WINDOW (window));
  entry = test_ui_find (window, GTK_TYPE_SEARCH_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "rename");
  test_ui_wait_for_frames (window, 2);
  g_assert_nonnull (find_row (window, "F2"));
  g_assert_null (find_row (window, "Ctrl+Q"));

  gtk_editable_set_text (GTK_EDITABLE (entry), "ctrl+q");
  test_ui_wait_for_frames (window, 2);
  g_assert_nonnull (find_row (window, "Ctrl+Q"));
  g_assert_null (find_row (window, "F2"));

  gtk_editable_set_text (GTK_EDITABLE (entry), "xylophone");
  test_ui_wait_for_frames (window, 2);
  g_assert_null (find_row (window, "Ctrl+Q"));
  g_assert_nonnull (test_ui_find (window, GTK_TYPE_LABEL, "No key does this."));
  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkWidget *
parent_new (int width,
            int height)
{
  GtkWidget *parent = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (parent), width, height);
  gtk_window_present (GTK_WINDOW (parent));
  gtk_test_widget_wait_for_draw (parent);
  g_assert_cmpint (gtk_widget_get_width (parent), ==, width);

  return parent;
}

static void
close_window (GtkWidget *window)
{
  gpointer left = window;

  g_object_add_weak_pointer (G_OBJECT (window), &left);
  /* What Escape does in the platform's window. */
  if (GTK_IS_SHORTCUTS_WINDOW (window))
    g_signal_emit_by_name (window, "close");
  else
    gtk_window_close (GTK_WINDOW (window));
  test_ui_wait (test_ui_is_gone, &left);
}

static GtkWidget *
find_section (GtkWidget  *root,
              const char *page)
{
  GtkWidget *found = NULL;

  if (GTK_IS_SHORTCUTS_SECTION (root))
    {
      g_autofree char *name = NULL;

      g_object_get (root, "section-name", &name, NULL);
      return g_str_equal (name, page) ? root : NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root);
       found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_section (child, page);

  return found;
}

/* Of a section, or of the window those that were found, which are in no section. */
static void
collect_rows (GtkWidget *root,
              GPtrArray *rows)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_SHORTCUTS_SHORTCUT (child) && gtk_widget_get_visible (child))
      g_ptr_array_add (rows, child);
    else if (!GTK_IS_SHORTCUTS_SECTION (child))
      collect_rows (child, rows);
}

static gboolean
is_row_of (GtkWidget         *row,
           const AhuShortcut *shortcut)
{
  g_autofree char *accelerators = ahu_shortcut_dup_accelerators (shortcut);
  g_autofree char *shown = NULL;
  g_autofree char *title = NULL;

  g_object_get (row, "accelerator", &shown, "title", &title, NULL);

  return g_str_equal (shown, accelerators) && g_str_equal (title, gettext (shortcut->label));
}

static void
assert_section (GtkWidget  *window,
                const char *page)
{
  g_autoptr (GPtrArray) list = ahu_shortcuts_list (page, ahu_rn_game_ui_get ());
  g_autoptr (GPtrArray) everywhere = ahu_shortcuts_list (AHU_SHORTCUTS_EVERYWHERE, ahu_rn_game_ui_get ());
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  collect_rows (find_section (window, page), rows);
  if (!g_str_equal (page, AHU_SHORTCUTS_EVERYWHERE))
    g_ptr_array_extend (list, everywhere, NULL, NULL);
  g_assert_cmpuint (rows->len, ==, list->len);
  for (guint i = 0; i < list->len; i++)
    {
      const AhuShortcut *shortcut = list->pdata[i];

      if (!is_row_of (rows->pdata[i], shortcut))
        g_error ("%s: “%s” is not at its place", page, shortcut->label);
      gtk_test_accessible_assert_property (rows->pdata[i], GTK_ACCESSIBLE_PROPERTY_LABEL, gettext (shortcut->label));
    }
}

/* The keys of the page it is opened from, then those of all pages; each in its order. */
static void
test_platform (void)
{
  GtkWidget *parent = parent_new (1280, 800);
  guint n_pages;
  const AhuShortcutPage *pages = ahu_shortcuts_list_pages (&n_pages);

  for (guint i = 0; i < n_pages; i++)
    {
      g_autofree char *section = NULL;
      GtkWidget *window;

      ahu_shortcuts_present (GTK_WINDOW (parent), pages[i].name, ahu_rn_game_ui_get ());
      window = test_ui_find_window (GTK_TYPE_SHORTCUTS_WINDOW);
      g_assert_nonnull (window);
      gtk_test_widget_wait_for_draw (window);
      g_assert_cmpint (gtk_widget_get_width (window), <=, 1280);
      g_assert_cmpint (gtk_widget_get_height (window), <=, 800);
      g_object_get (window, "section-name", &section, NULL);
      g_assert_cmpstr (section, ==, pages[i].name);
      assert_section (window, section);
      close_window (window);
    }
  gtk_window_destroy (GTK_WINDOW (parent));
}

/* Each key is found once by what it does, also when several pages have it. */
static void
test_platform_search (void)
{
  GtkWidget *parent = parent_new (1280, 800);
  guint n_pages;
  const AhuShortcutPage *pages = ahu_shortcuts_list_pages (&n_pages);
  GtkWidget *window, *entry;

  ahu_shortcuts_present (GTK_WINDOW (parent), "start", ahu_rn_game_ui_get ());
  window = test_ui_find_window (GTK_TYPE_SHORTCUTS_WINDOW);
  gtk_test_widget_wait_for_draw (window);
  g_signal_emit_by_name (window, "search");
  entry = test_ui_find (window, GTK_TYPE_SEARCH_ENTRY, NULL);
  for (guint page = 0; page < n_pages; page++)
    {
      g_autoptr (GPtrArray) list = ahu_shortcuts_list (pages[page].name, ahu_rn_game_ui_get ());

      for (guint i = 0; i < list->len; i++)
        {
          const AhuShortcut *shortcut = list->pdata[i];
          g_autoptr (GPtrArray) found = g_ptr_array_new ();
          guint n = 0;

          gtk_editable_set_text (GTK_EDITABLE (entry), gettext (shortcut->label));
          g_signal_emit_by_name (entry, "search-changed");
          collect_rows (window, found);
          for (guint j = 0; j < found->len; j++)
            n += is_row_of (found->pdata[j], shortcut) ? 1 : 0;
          if (n != 1)
            g_error ("“%s” is found %u times", shortcut->label, n);
        }
    }
  test_ui_wait_for_frames (window, 2);
  close_window (window);
  gtk_window_destroy (GTK_WINDOW (parent));
}

/* It can neither be narrow nor scroll. */
static void
test_small (void)
{
  static const int sizes[][2] = { { 360, 720 }, { 800, 600 }, { 1280, 500 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *parent = parent_new (sizes[i][0], sizes[i][1]);
      GtkWidget *window;

      ahu_shortcuts_present (GTK_WINDOW (parent), "table", ahu_rn_game_ui_get ());
      g_assert_null (test_ui_find_window (GTK_TYPE_SHORTCUTS_WINDOW));
      window = test_ui_find_window (AHU_TYPE_SHORTCUTS);
      gtk_test_widget_wait_for_draw (window);
      g_assert_cmpint (gtk_widget_get_width (window), <=, 560);
      close_window (window);
      gtk_window_destroy (GTK_WINDOW (parent));
    }
}

/* No language makes the list wider than a phone. */
static void
test_least_width (void)
{
  guint n_pages;
  const AhuShortcutPage *pages = ahu_shortcuts_list_pages (&n_pages);

  for (guint i = 0; i < n_pages; i++)
    {
      GtkWidget *window = ahu_shortcuts_new (pages[i].name, ahu_rn_game_ui_get ());
      int least;

      gtk_window_present (GTK_WINDOW (window));
      gtk_test_widget_wait_for_draw (window);
      gtk_widget_measure (gtk_widget_get_first_child (window), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      if (least > 360)
        g_error ("%s: %d pixels", pages[i].name, least);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* In large text what a key does stands below it, over the whole width: its words need not be broken. */
static void
test_large_text (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr (GPtrArray) rows = NULL;
  GtkWidget *window;
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  window = ahu_shortcuts_new ("table", ahu_rn_game_ui_get ());
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  rows = test_find_all (window, GTK_TYPE_LIST_BOX_ROW);
  g_assert_cmpuint (rows->len, >, 0);
  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *box = gtk_list_box_row_get_child (rows->pdata[i]);

      g_assert_cmpint (gtk_widget_get_width (gtk_widget_get_last_child (box)), ==, gtk_widget_get_width (box));
    }
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/shortcuts/list", test_list);
  g_test_add_func ("/shortcuts/list/search", test_list_search);
  g_test_add_func ("/shortcuts/notation", test_notation);
  g_test_add_func ("/shortcuts/fits/sections", test_platform);
  g_test_add_func ("/shortcuts/fits/search", test_platform_search);
  g_test_add_func ("/shortcuts/fits/small", test_small);
  g_test_add_func ("/shortcuts/fits/least-width", test_least_width);
  g_test_add_func ("/shortcuts/fits/large-text", test_large_text);

  return g_test_run ();
}
