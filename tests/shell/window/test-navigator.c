/* test-navigator.c: tests of the way between the pages of a window, and of its table view
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "shell/window/ahu-navigator.h"

#include "support/test-ui.h"

/* A page with two buttons, which can go back inside itself as often as it is told. */
#define TEST_TYPE_PAGE (test_page_get_type ())
G_DECLARE_FINAL_TYPE (TestPage, test_page, TEST, PAGE, AhuPage)

struct _TestPage
{
  AhuPage parent_instance;

  GtkWidget *second;
  guint depth;
  gboolean in_table_view;
  guint n_told;
};

G_DEFINE_FINAL_TYPE (TestPage, test_page, AHU_TYPE_PAGE)

static gboolean
test_page_leave (AhuPage *page)
{
  TestPage *self = TEST_PAGE (page);

  if (self->depth == 0)
    return FALSE;
  self->depth--;

  return TRUE;
}

static void
test_page_set_table_view (AhuPage *page,
                          gboolean view)
{
  TestPage *self = TEST_PAGE (page);

  g_assert_cmpint (self->in_table_view, !=, view);
  self->in_table_view = view;
  self->n_told++;
}

static void
test_page_class_init (TestPageClass *klass)
{
  AHU_PAGE_CLASS (klass)->leave = test_page_leave;
  AHU_PAGE_CLASS (klass)->set_table_view = test_page_set_table_view;
}

static void
test_page_init (TestPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->second = gtk_button_new_with_label ("second");
  gtk_box_append (GTK_BOX (box), gtk_button_new_with_label ("first"));
  gtk_box_append (GTK_BOX (box), self->second);
  gtk_widget_set_parent (box, GTK_WIDGET (self));
}

/* The same without a table view. */
#define TEST_TYPE_PLAIN (test_plain_get_type ())
G_DECLARE_FINAL_TYPE (TestPlain, test_plain, TEST, PLAIN, AhuPage)

struct _TestPlain
{
  AhuPage parent_instance;
};

G_DEFINE_FINAL_TYPE (TestPlain, test_plain, AHU_TYPE_PAGE)

static void
test_plain_class_init (TestPlainClass *klass)
{
}

static void
test_plain_init (TestPlain *self)
{
}

typedef struct
{
  GtkWidget *window;
  AhuNavigator *navigator;
} Fixture;

static GtkWidget *
page_new (gpointer data)
{
  return g_object_new (data == NULL ? TEST_TYPE_PAGE : TEST_TYPE_PLAIN, NULL);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  static const char *const names[] = { "list", "game", "rules", "end" };
  GtkWidget *stack = gtk_stack_new ();

  gtk_stack_add_named (GTK_STACK (stack), page_new (NULL), "home");
  fixture->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), stack);
  fixture->navigator = ahu_navigator_new (GTK_STACK (stack));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    ahu_navigator_add (fixture->navigator, names[i], page_new, NULL);
  ahu_navigator_add (fixture->navigator, "plain", page_new, fixture);
  gtk_window_present (GTK_WINDOW (fixture->window));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->navigator);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

static void
assert_back (Fixture    *fixture,
             const char *name)
{
  g_assert_true (ahu_navigator_back (fixture->navigator));
  g_assert_cmpstr (ahu_navigator_get_name (fixture->navigator), ==, name);
}

static void
test_trail (Fixture       *fixture,
            gconstpointer  data)
{
  AhuNavigator *navigator = fixture->navigator;

  g_assert_false (ahu_navigator_can_go_back (navigator));
  g_assert_false (ahu_navigator_back (navigator));
  ahu_navigator_show (navigator, "list");
  ahu_navigator_show (navigator, "game");
  ahu_navigator_show (navigator, "rules");
  assert_back (fixture, "game");

  /* What is on the way already is gone back to. */
  ahu_navigator_show (navigator, "rules");
  ahu_navigator_show (navigator, "list");
  assert_back (fixture, "home");
  g_assert_false (ahu_navigator_back (navigator));
}

/* No page is in the way twice, unless it shows something else. */
static void
test_over (Fixture       *fixture,
           gconstpointer  data)
{
  AhuNavigator *navigator = fixture->navigator;

  ahu_navigator_show (navigator, "list");
  ahu_navigator_show_over (navigator, "rules");
  ahu_navigator_show_over (navigator, "game");
  ahu_navigator_show_over (navigator, "rules");
  assert_back (fixture, "game");
  assert_back (fixture, "list");

  ahu_navigator_show (navigator, "game");
  ahu_navigator_push (navigator, "list");
  assert_back (fixture, "game");
  assert_back (fixture, "list");
  assert_back (fixture, "home");
}

static void
test_changes (Fixture       *fixture,
              gconstpointer  data)
{
  AhuNavigator *navigator = fixture->navigator;

  /* The game ends under another page, and in sight. */
  ahu_navigator_show (navigator, "game");
  ahu_navigator_show (navigator, "rules");
  ahu_navigator_replace (navigator, "game", "end");
  g_assert_cmpstr (ahu_navigator_get_name (navigator), ==, "rules");
  assert_back (fixture, "end");
  ahu_navigator_replace (navigator, "end", "game");
  g_assert_cmpstr (ahu_navigator_get_name (navigator), ==, "game");

  /* It is no more. */
  g_assert_true (ahu_navigator_has (navigator, "game"));
  ahu_navigator_show (navigator, "rules");
  ahu_navigator_forget (navigator, "game");
  g_assert_false (ahu_navigator_has (navigator, "game"));
  assert_back (fixture, "home");

  /* Asked for before it, unseen; and nothing of that matters once it has begun. */
  ahu_navigator_pass (navigator, "list");
  ahu_navigator_show (navigator, "rules");
  assert_back (fixture, "list");
  ahu_navigator_show (navigator, "rules");
  ahu_navigator_cut (navigator);
  ahu_navigator_show (navigator, "game");
  assert_back (fixture, "home");
}

static void
test_leave (Fixture       *fixture,
            gconstpointer  data)
{
  TestPage *page = TEST_PAGE (ahu_navigator_show (fixture->navigator, "rules"));

  page->depth = 1;
  assert_back (fixture, "rules");
  g_assert_cmpuint (page->depth, ==, 0);
  assert_back (fixture, "home");
}

static void
test_focus (Fixture       *fixture,
            gconstpointer  data)
{
  TestPage *page = TEST_PAGE (ahu_navigator_show (fixture->navigator, "game"));
  GtkWindow *window = GTK_WINDOW (fixture->window);

  g_assert_true (gtk_widget_grab_focus (page->second));
  ahu_navigator_show (fixture->navigator, "rules");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window),
                                         ahu_navigator_get (fixture->navigator, "rules")));
  assert_back (fixture, "game");
  g_assert_true (gtk_window_get_focus (window) == page->second);
}

/* A page that is made before it is shown isn't there for a screen reader. */
static void
test_hidden (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *home = GTK_WIDGET (ahu_navigator_get_page (fixture->navigator));
  GtkWidget *page = ahu_navigator_get (fixture->navigator, "end");

  g_assert_true (ahu_navigator_is_made (fixture->navigator, "end"));
  g_assert_false (ahu_navigator_is_made (fixture->navigator, "game"));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  ahu_navigator_show (fixture->navigator, "end");
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_STATE_HIDDEN, FALSE);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (home), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
}

/* It goes on from page to page, and ends where a page has none. */
static void
test_table_view (Fixture       *fixture,
                 gconstpointer  data)
{
  AhuNavigator *navigator = fixture->navigator;
  TestPage *game = TEST_PAGE (ahu_navigator_show (navigator, "game"));
  TestPage *end = TEST_PAGE (ahu_navigator_get (navigator, "end"));

  ahu_navigator_set_table_view (navigator, TRUE);
  g_assert_true (game->in_table_view);
  ahu_navigator_replace (navigator, "game", "end");
  g_assert_true (ahu_navigator_get_table_view (navigator));
  g_assert_false (game->in_table_view);
  g_assert_true (end->in_table_view);

  ahu_navigator_show (navigator, "plain");
  g_assert_false (ahu_navigator_get_table_view (navigator));
  g_assert_false (end->in_table_view);
  ahu_navigator_set_table_view (navigator, TRUE);
  g_assert_false (ahu_navigator_get_table_view (navigator));

  assert_back (fixture, "end");
  g_assert_false (end->in_table_view);
  ahu_navigator_set_table_view (navigator, TRUE);
  ahu_navigator_set_table_view (navigator, FALSE);
  g_assert_false (end->in_table_view);
  g_assert_cmpuint (end->n_told, ==, 4);
}

#define ADD(path, function) g_test_add ("/ui/navigator/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

  ADD ("trail", test_trail);
  ADD ("over", test_over);
  ADD ("changes", test_changes);
  ADD ("leave", test_leave);
  ADD ("focus", test_focus);
  ADD ("hidden", test_hidden);
  ADD ("table-view", test_table_view);

  return g_test_run ();
}
