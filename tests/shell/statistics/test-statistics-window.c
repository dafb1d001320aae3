/* test-statistics-window.c: the statistics while games are still read, and in the window with
 * the history
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "shell/statistics/ahu-statistics-page.h"
#include "shell/window/ahu-window.h"

#include "support/test-ui-find.h"
#include "support/test-ui.h"

/* A list that says that it is being read */

struct _SlowList
{
  GObject parent_instance;
  gboolean loading;
};

G_DECLARE_FINAL_TYPE (SlowList, slow_list, SLOW, LIST, GObject)

static GType
slow_list_get_item_type (GListModel *model)
{
  return AHU_TYPE_SUMMARY;
}

static guint
slow_list_get_n_items (GListModel *model)
{
  return 0;
}

static gpointer
slow_list_get_item (GListModel *model,
                    guint       position)
{
  return NULL;
}

static void
slow_list_init_model (GListModelInterface *iface)
{
  iface->get_item_type = slow_list_get_item_type;
  iface->get_n_items = slow_list_get_n_items;
  iface->get_item = slow_list_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (SlowList, slow_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, slow_list_init_model))

static void
slow_list_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  if (prop_id == 1)
    g_value_set_boolean (value, SLOW_LIST (object)->loading);
  else
    g_value_set_double (value, 0.25);
}

static void
slow_list_class_init (SlowListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = slow_list_get_property;
  g_object_class_install_property (object_class, 1,
                                   g_param_spec_boolean ("loading", NULL, NULL, FALSE, G_PARAM_READABLE));
  g_object_class_install_property (object_class, 2,
                                   g_param_spec_double ("progress", NULL, NULL, 0, 1, 0, G_PARAM_READABLE));
}

static void
slow_list_init (SlowList *self)
{
  self->loading = TRUE;
}

static gboolean
has_mapped_button (gpointer data)
{
  gpointer *wanted = data;
  GtkWidget *button = test_ui_find (wanted[0], GTK_TYPE_BUTTON, wanted[1]);

  return button != NULL && gtk_widget_get_mapped (button);
}

static void
wait_for_mapped_button (GtkWidget  *window,
                        const char *name)
{
  gpointer wanted[] = { window, (gpointer) name };

  test_ui_wait (has_mapped_button, wanted);
}

static gboolean
says_empty (GtkWidget *window)
{
  GtkWidget *status = test_ui_find (window, ADW_TYPE_STATUS_PAGE, NULL);

  return status != NULL && gtk_widget_get_mapped (status);
}

static gboolean
is_counted (gpointer page)
{
  return !ahu_statistics_get_counting (ahu_statistics_page_get_statistics (page));
}

/* It can be stopped, and gone on with; there is no game only when all are read. */
static void
test_loading (void)
{
  g_autoptr (SlowList) list = g_object_new (slow_list_get_type (), NULL);
  GtkWidget *page = ahu_statistics_page_new (ahu_rn_game_ui_get (), G_LIST_MODEL (list));
  GtkWidget *window = gtk_window_new ();
  GtkWidget *bar;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 720);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  wait_for_mapped_button (window, "Stop");
  bar = test_ui_find (window, GTK_TYPE_PROGRESS_BAR, NULL);
  g_assert_cmpfloat (gtk_progress_bar_get_fraction (GTK_PROGRESS_BAR (bar)), ==, 0.25);
  g_assert_false (says_empty (window));

  test_ui_click (window, "Stop");
  wait_for_mapped_button (window, "Include all games");
  test_ui_click (window, "Include all games");
  wait_for_mapped_button (window, "Stop");
  test_ui_wait (is_counted, page);
  list->loading = FALSE;
  g_object_notify (G_OBJECT (list), "loading");
  g_assert_false (gtk_revealer_get_reveal_child (GTK_REVEALER (test_ui_find (window, GTK_TYPE_REVEALER, NULL))));
  g_assert_true (says_empty (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* In the window */

static void
copy_example (const char *folder,
              const char *name)
{
  g_autofree char *from = g_build_filename (g_getenv ("AHU_TEST_DATA"), "rapanui", name, NULL);
  g_autofree char *to = g_build_filename (folder, name, NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (from, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (to, text, -1, NULL));
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_no_errno (g_remove (path));
    }
  g_assert_no_errno (g_rmdir (folder));
}

static gboolean
has_button (gpointer data)
{
  gpointer *wanted = data;

  return test_ui_find (wanted[0], GTK_TYPE_BUTTON, wanted[1]) != NULL;
}

static void
wait_for_button (GtkWidget  *window,
                 const char *name)
{
  gpointer wanted[] = { window, (gpointer) name };

  test_ui_wait (has_button, wanted);
}

static void
assert_back (GtkWidget  *window,
             const char *page)
{
  g_assert_true (gtk_widget_activate_action (window, "win.back", NULL));
  g_assert_cmpstr (ahu_window_get_page (AHU_WINDOW (window)), ==, page);
}

static gboolean
shows_some_games (GtkWidget *window)
{
  GtkWidget *button = test_ui_find (window, GTK_TYPE_BUTTON, "Show all games");

  return button != NULL && gtk_widget_get_mapped (button);
}

/* From the history to a number, to its games, and back the same way. */
static void
test_window (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ahu-statistics-XXXXXX", NULL);
  g_autoptr (AhuStore) store = ahu_store_new (folder);
  GtkWidget *window;

  copy_example (folder, "two-players.rapanui");
  copy_example (folder, "shared-first-place.rapanui");
  window = ahu_window_new (NULL, store);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (gtk_widget_activate_action (window, "win.history", NULL));
  test_ui_click (window, "Statistics");
  g_assert_cmpstr (ahu_window_get_page (AHU_WINDOW (window)), ==, "statistics");
  wait_for_button (window, "A, Games: 2");
  test_ui_click (window, "A, Games: 2");
  g_assert_cmpstr (ahu_window_get_page (AHU_WINDOW (window)), ==, "history");
  g_assert_true (shows_some_games (window));

  assert_back (window, "statistics");
  assert_back (window, "history");
  g_assert_false (shows_some_games (window));
  assert_back (window, "start");

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (GTK_WINDOW (window));
  test_ui_wait (test_ui_is_gone, &window);
  g_assert_true (ahu_store_flush (store));
  remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  ahu_game_register (rn_game_get ());

  g_test_add_func ("/ui/statistics-window/loading", test_loading);
  g_test_add_func ("/ui/statistics-window/window", test_window);

  return g_test_run ();
}
