/* test-start.c: everything that can be begun on the start page, at a glance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/library/ahu-summary.h"
#include "shell/history/ahu-history-text.h"
#include "shell/window/ahu-start-page.h"

#include "games/rapanui/ui/rn-widget-utils.h"
#include "support/test-page.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

static GtkWidget *
find_row (GtkWidget  *page,
          const char *action)
{
  if (GTK_IS_ACTIONABLE (page) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (page)), action) == 0)
    return page;
  for (GtkWidget *child = gtk_widget_get_first_child (page); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_row (child, action);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* In this order, whoever looks and whoever listens. */
static const struct
{
  const char *action;
  const char *title;
  const char *subtitle;
} rows[] = {
  { "win.new-game", "New game", "Rapa Nui · Tapati" },
  { "win.score", "Final scoring", "Only the end of a game" },
  { "win.learn", "Learn", "A first game, positions to try, the rules" },
  { "win.history", "History", "12 games, and statistics" },
};

static void
test_rows (void)
{
  GtkWidget *page = g_object_ref_sink (g_object_new (AHU_TYPE_START_PAGE, NULL));
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  GtkWidget *row = NULL;

  ahu_start_page_set_evenings (AHU_START_PAGE (page), none, 12);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *next = find_row (page, rows[i].action);

      g_assert_true (GTK_IS_BUTTON (next));
      gtk_test_accessible_assert_role (next, GTK_ACCESSIBLE_ROLE_BUTTON);
      g_assert_true (test_ui_is_named (next, rows[i].title));
      gtk_test_accessible_assert_property (next, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, rows[i].subtitle);
      g_assert_true (row == NULL || gtk_widget_get_prev_sibling (next) == row);
      row = next;
    }
  g_assert_null (gtk_widget_get_next_sibling (row));
  g_assert_finalize_object (page);
}

/* The last games stand on the island: each can be pressed, and says which it is. */
static void
test_evenings (void)
{
  g_autoptr (GPtrArray) evenings = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", TEST_RAPANUI, "decided-by-moai-or-wood.rapanui", NULL);
  AhuSummary *summary = ahu_summary_new_for_file (path);
  g_autofree char *description = ahu_history_describe (summary);
  g_autofree char *win = ahu_history_dup_win (summary);
  g_autofree char *last = g_strconcat ("Last time: ", win, NULL);
  GtkWidget *page = g_object_ref_sink (g_object_new (AHU_TYPE_START_PAGE, NULL));
  GtkWidget *button;

  g_assert_null (find_row (page, "win.open-kept"));
  g_ptr_array_add (evenings, summary);
  ahu_start_page_set_evenings (AHU_START_PAGE (page), evenings, 1);
  button = find_row (page, "win.open-kept");
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_get_focusable (button));
  g_assert_true (test_ui_is_named (button, description));
  gtk_test_accessible_assert_property (find_row (page, "win.history"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, last);

  ahu_start_page_set_evenings (AHU_START_PAGE (page), none, 1);
  gtk_test_accessible_assert_property (find_row (page, "win.history"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "1 game, and statistics");
  g_assert_null (find_row (page, "win.open-kept"));
  g_assert_finalize_object (page);
}

static double
get_end (GtkWidget *row,
         GtkWidget *page)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (row, page, &bounds));

  return bounds.origin.y + bounds.size.height;
}

/* The game that goes on comes first, and nothing has to be scrolled.
 * Returns: how high that game is on the screen */
static double
check_fits (int width,
            int height)
{
  graphene_rect_t row;
  AhuSession *session = test_session_load ("four-players-untold.rapanui");
  GtkWidget *page = g_object_new (AHU_TYPE_START_PAGE, NULL);
  GtkWidget *window;

  test_session_go (session, 20);
  ahu_start_page_set_session (AHU_START_PAGE (page), session);
  ahu_start_page_set_others (AHU_START_PAGE (page), 3, 2);
  window = test_page_show (page, width, height);

  g_assert_cmpint (gtk_widget_get_height (page), ==, height);
  g_assert_cmpfloat (get_end (find_row (page, "win.continue"), page), <,
                     get_end (find_row (page, rows[0].action), page));
  g_assert_cmpfloat (get_end (find_row (page, "win.history"), page), <=, height);
  g_assert_true (gtk_widget_compute_bounds (find_row (page, "win.continue"), page, &row));
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (session);

  return row.size.height;
}

static void
test_fits (void)
{
  check_fits (360, 720);
  check_fits (640, 360);
  check_fits (1024, 600);
  check_fits (900, 720);
}

/* On a large screen it is read from two metres; up to a usual one it has one size. */
static void
test_grows (void)
{
  double usual = check_fits (1280, 800);

  g_assert_cmpfloat (check_fits (1280, 1024), ==, usual);
  g_assert_cmpfloat (check_fits (1366, 800), ==, usual);
  g_assert_cmpfloat_with_epsilon (check_fits (1920, 1080), 1.375 * usual, 1);
}

static guint
count_keycaps (GtkWidget *root)
{
  guint n = gtk_widget_has_css_class (root, "keycap") && gtk_widget_get_visible (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_keycaps (child);

  return n;
}

/* One key for the one thing that most begin with, and one row that stands out. */
static void
test_calm (void)
{
  AhuSession *session = test_session_load ("four-players-untold.rapanui");
  GtkWidget *page = g_object_new (AHU_TYPE_START_PAGE, NULL);
  GtkWidget *row = find_row (page, "win.new-game");
  GtkWidget *window = test_page_show (page, 1280, 800);

  g_assert_cmpuint (count_keycaps (page), ==, 1);
  g_assert_true (gtk_widget_has_css_class (row, "start-first"));

  test_session_go (session, 20);
  ahu_start_page_set_session (AHU_START_PAGE (page), session);
  g_assert_false (gtk_widget_has_css_class (row, "start-first"));

  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (session);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/ui/start/rows", test_rows);
  g_test_add_func ("/ui/start/evenings", test_evenings);
  g_test_add_func ("/ui/start/calm", test_calm);
  g_test_add_func ("/ui/start/fits", test_fits);
  g_test_add_func ("/ui/start/grows", test_grows);

  return g_test_run ();
}
