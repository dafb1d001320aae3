/* test-learn.c: the lessons on their page, gone through as people do
 *
 * By pointer and by key, with wrong answers and moves, in a narrow window and in a wide one;
 * what is read aloud, the way to a rule and back. Not for: what a lesson allows
 * (tests/games/rapanui/lessons), what is kept of it (test-learn-progress.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-lesson-picture.h"
#include "games/rapanui/ui/ahu-rn-player-panel.h"
#include "games/rapanui/ui/ahu-rn-stack.h"
#include "shell/learn/ahu-learn-row.h"
#include "shell/window/ahu-window.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/messages/ahu-message-bar.h"
#include "toolkit/table/ahu-choice.h"

#include "games/rapanui/ui/rn-widget-utils.h"
#include "support/learn-utils.h"
#include "support/test-folder.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"

#define LESSON_QUESTION 8 /* that begins with a question about the display */
#define FEWEST_LESSONS 12

/* From the first lesson to the last, each leading to the next. */
static void
test_through (TestLearn     *test,
              gconstpointer  data)
{
  guint n = test_learn_count_lessons (test);

  g_assert_cmpuint (n, >=, FEWEST_LESSONS);
  ahu_learn_page_open (LEARN_PAGE (test), 0);
  for (guint i = 0; i < n; i++)
    {
      guint n_steps = ahu_lesson_get_n_steps (ahu_lesson_run_get_lesson (test_learn_get_run (test)));

      for (guint k = 0; k < n_steps; k++)
        {
          g_assert_cmpuint (ahu_lesson_run_get_index (test_learn_get_run (test)), ==, k);
          test_learn_do_step (test);
          test_learn_go_on (test);
        }
      g_assert_cmpuint (test_learn_count_done (), ==, i + 1);
    }
}

static void
test_keyboard (TestLearn     *test,
               gconstpointer  data)
{
  guint n = test_learn_count_lessons (test);

  ahu_learn_page_open (LEARN_PAGE (test), 0);
  for (guint i = 0; i < n; i++)
    {
      AhuLesson *lesson = ahu_lesson_run_get_lesson (test_learn_get_run (test));

      for (guint k = 0; k < ahu_lesson_get_n_steps (lesson); k++)
        {
          test_learn_do_step_by_key (test);
          /* Whoever has done a step stands on the button that leads on. */
          g_assert_true (test_ui_is_named (gtk_window_get_focus (GTK_WINDOW (test->window)),
                                           k + 1 < ahu_lesson_get_n_steps (lesson) ? "Next"
                                           : i + 1 < n                             ? "Next lesson"
                                                                                   : "Finish"));
          g_assert_true (test_ui_press (test->page, GDK_KEY_KP_Enter, 0));
        }
      g_assert_cmpuint (test_learn_count_done (), ==, i + 1);
    }
}

/* What is asked has the focus, so that no key answers by chance; Tab leads to the answers. */
static void
assert_first_choice (TestLearn *test,
                     guint      lesson)
{
  GtkWidget *focus;

  ahu_learn_page_open (LEARN_PAGE (test), lesson);
  focus = gtk_window_get_focus (GTK_WINDOW (test->window));
  g_assert_true (GTK_IS_LABEL (focus) && gtk_widget_has_css_class (focus, "learn-text"));
  test_ui_wait_for_frames (test->page, 1);
  /* Players may stand before the answers. */
  for (guint i = 0; focus != ahu_choice_find_first (test->page); i++)
    {
      g_assert_cmpuint (i, <, 6);
      g_assert_true (gtk_widget_child_focus (test->window, GTK_DIR_TAB_FORWARD));
      focus = gtk_window_get_focus (GTK_WINDOW (test->window));
    }
}

/* The display alone stands in the middle of what is asked below it. */
static void
test_middle (TestLearn     *test,
             gconstpointer  data)
{
  GtkWidget *upper, *lower;
  graphene_rect_t display, answers;

  ahu_learn_page_open (LEARN_PAGE (test), LESSON_QUESTION);
  test_ui_wait_for_frames (test->page, 3);
  upper = test_ui_find (test->page, g_type_from_name ("AhuRnDisplay"), NULL);
  lower = test_ui_find (test->page, g_type_from_name ("AhuLearnAnswers"), NULL);
  g_assert_true (gtk_widget_compute_bounds (upper, test->page, &display));
  g_assert_true (gtk_widget_compute_bounds (lower, test->page, &answers));
  g_assert_cmpfloat (display.size.width, <, answers.size.width - 100);
  g_assert_cmpfloat_with_epsilon (display.origin.x + display.size.width / 2, answers.origin.x + answers.size.width / 2, 2);
}

/* Whichever lesson was open before and is laid out: Tab leads to the first choice. */
static void
test_first_choice (TestLearn     *test,
                   gconstpointer  data)
{
  guint n = test_learn_count_lessons (test);

  for (guint lesson = 0; lesson < n; lesson++)
    {
      ahu_learn_page_open (LEARN_PAGE (test), lesson);
      for (guint before = 0; before < n && test_learn_get_step (test)->sort == AHU_LESSON_MOVE; before++)
        {
          ahu_learn_page_open (LEARN_PAGE (test), before);
          test_ui_wait_for_frames (test->page, 1);
          assert_first_choice (test, lesson);
        }
    }
}

/* What readers of the screen are told. */
static void
test_names (TestLearn     *test,
            gconstpointer  data)
{
  AhuChoice *choice;

  g_assert_nonnull (test_ui_find (test->page, GTK_TYPE_LIST_BOX, "Lessons"));
  g_assert_nonnull (test_ui_find (test->page, GTK_TYPE_BUTTON, "One step back"));
  ahu_learn_page_open (LEARN_PAGE (test), 0);
  g_assert_nonnull (test_ui_find (test->page, GTK_TYPE_BOX,
                                  "A green island in the sea. Three Moai stand on a stone platform."));
  g_assert_nonnull (test_ui_find (test->page, GTK_TYPE_BUTTON, "Next"));
  test_learn_go_on (test);
  g_assert_nonnull (test_ui_find (test->page, GTK_TYPE_BUTTON, "Rule R1.1: Seven kinds of cards"));
  test_learn_go_on (test);
  choice = test_learn_find_called (test, "Lumberjack");
  gtk_test_accessible_assert_role (choice, GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_true (gtk_widget_activate (GTK_WIDGET (choice)));
  gtk_test_accessible_assert_property (choice, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Not right");
  choice = test_learn_find_called (test, "Mulberry");
  g_assert_true (gtk_widget_activate (GTK_WIDGET (choice)));
  gtk_test_accessible_assert_property (choice, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Right");
}

/* Where list and lesson take turns, one leads to the other. */
static void
test_narrow (TestLearn     *test,
             gconstpointer  data)
{
  GtkWidget *list = test_ui_find (test->page, GTK_TYPE_LIST_BOX, "Lessons");

  g_assert_true (gtk_widget_get_mapped (list));
  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 3));
  test_ui_wait_for_frames (test->page, 1);
  g_assert_false (gtk_widget_get_mapped (list));
  g_assert_cmpstr (ahu_lesson_get_id (ahu_lesson_run_get_lesson (test_learn_get_run (test))), ==, "04-first-turn");
  g_assert_true (ahu_page_leave (AHU_PAGE (LEARN_PAGE (test))));
  test_ui_wait_for_frames (test->page, 1);
  g_assert_true (gtk_widget_get_mapped (list));
  g_assert_false (ahu_page_leave (AHU_PAGE (LEARN_PAGE (test))));
}

static gboolean
is_loaded (gpointer lessons)
{
  return !ahu_lesson_list_get_loading (lessons);
}

/* The others can be learnt, and a sentence says what is wrong with which file. */
static void
test_broken_file (TestLearn     *test,
                  gconstpointer  data)
{
  g_autofree char *folder = g_dir_make_tmp ("ahu-lessons-XXXXXX", NULL);
  guint n = test_learn_count_lessons (test);
  GtkWidget *bar;

  test_folder_write_file (folder, "a.json", "{\"format\": \"ahu-lesson\", \"version\": 1, \"game\": \"rapa-nui\", "
                                  "\"title\": {\"en\": \"Mine\"}, \"steps\": [{\"step\": \"tell\"}]}");
  test_folder_write_file (folder, "b.json", "{\"format\": \"ahu-lesson\", \"version\": 1, \"game\": \"rapa-nui\", "
                                  "\"title\": {\"en\": \"Yours\"}, "
                                  "\"steps\": [{\"step\": \"tell\", \"text\": {\"en\": \"Read.\"}}]}");
  ahu_lesson_list_load_folder (test->lessons, folder);
  test_ui_wait (is_loaded, test->lessons);

  bar = test_ui_find (test->page, AHU_TYPE_MESSAGE_BAR, NULL);
  g_assert_nonnull (bar);
  g_assert_cmpstr (ahu_message_bar_get_message (AHU_MESSAGE_BAR (bar)), ==,
                   "The lesson “a.json” can’t be read: The member “steps[0].text” is missing.");
  g_assert_cmpuint (test_learn_count_lessons (test), ==, n + 1);
  g_assert_nonnull (test_ui_find (test->page, AHU_TYPE_LEARN_ROW, "Lesson 16: Yours"));
  test_folder_remove_file (folder, "a.json");
  test_folder_remove_file (folder, "b.json");
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* What the page has no cover for is not offered. */
static void
test_no_cover (TestLearn     *test,
               gconstpointer  data)
{
  ahu_learn_page_open (LEARN_PAGE (test), 3);
  g_assert_nonnull (test_ui_find (test->page, AHU_TYPE_RN_PLAYER_PANEL, NULL));
  g_assert_null (test_ui_find (test->page, GTK_TYPE_BUTTON, "Anna: look at your Sacrifice cards"));
}

/* A lesson leads to the rule behind it, and the rule back to where the learner was. */
static void
test_rule (void)
{
  TestWindow test;
  GtkWidget *window, *page, *button;

  g_settings_reset (ahu_settings_get_game (rn_game_get ()), "lessons-done");
  g_settings_reset (ahu_settings_get_game (rn_game_get ()), "lessons-places");
  test_window_set_up (&test, NULL);
  window = GTK_WIDGET (test.window);
  test_window_activate (&test, "win.learn");
  test_window_assert_page (&test, "learn");
  page = test_ui_find (window, AHU_TYPE_LEARN_PAGE, NULL);
  test_ui_wait (test_learn_is_laid_out, page);
  test_ui_wait_for_frames (page, 2);
  ahu_learn_page_open (AHU_LEARN_PAGE (page), 0);
  g_assert_true (gtk_widget_activate_action (page, "learn.next", NULL));

  button = test_ui_find (page, GTK_TYPE_BUTTON, "Rule R1.1: Seven kinds of cards");
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_grab_focus (button));
  test_ui_click (page, "Rule R1.1: Seven kinds of cards");
  test_window_assert_page (&test, "rules");
  test_window_activate (&test, "win.back");
  test_window_assert_page (&test, "learn");
  g_assert_cmpuint (ahu_lesson_run_get_index (ahu_learn_page_get_run (AHU_LEARN_PAGE (page))), ==, 1);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == button);
  test_window_activate (&test, "win.back");
  test_window_assert_page (&test, "start");
  test_window_tear_down (&test);
}

static guint
count_pictures (GtkWidget  *widget,
                const char *name)
{
  guint n = AHU_IS_PICTURE (widget) && g_strcmp0 (ahu_picture_get_name (AHU_PICTURE (widget)), name) == 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_pictures (child, name);

  return n;
}

static GtkWidget *
picture_new (const char *json)
{
  g_autoptr (JsonNode) node = json_from_string (json, NULL);

  return g_object_ref_sink (ahu_rn_lesson_picture_new (json_node_get_object (node), FALSE));
}

/* Five wood are five logs, whatever the symbol of wood looks like (R8.6); one draws from the front of
 * a column and not from the pile (R7.1). */
static void
test_pictures (void)
{
  GtkWidget *sources = picture_new ("{\"words\": {\"en\": \"-\"}, \"name\": \"sources\"}");
  GtkWidget *groups = picture_new ("{\"words\": {\"en\": \"-\"}, \"groups\": "
                                   "[{\"symbol\": \"wood\", \"count\": 5}, {\"symbol\": \"wood\", \"count\": 4}]}");
  GtkWidget *turn = picture_new ("{\"words\": {\"en\": \"-\"}, \"name\": \"turn\"}");

  g_assert_cmpuint (count_pictures (sources, "token-log"), ==, 5);
  g_assert_cmpuint (count_pictures (sources, "token-wood"), ==, 0);
  g_assert_cmpuint (count_pictures (groups, "token-log"), ==, 9);
  g_assert_cmpuint (count_pictures (groups, "token-wood"), ==, 0);
  g_assert_cmpuint (count_pictures (turn, "card-back"), ==, 0);
  g_assert_nonnull (test_ui_find (turn, AHU_TYPE_RN_STACK, NULL));
  g_object_unref (sources);
  g_object_unref (groups);
  g_object_unref (turn);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);

  test_learn_add ("/ui/learn/middle", 1280, test_middle);
  test_learn_add ("/ui/learn/through/360", 360, test_through);
  test_learn_add ("/ui/learn/through/1280", 1280, test_through);
  test_learn_add ("/ui/learn/keyboard", 1280, test_keyboard);
  test_learn_add ("/ui/learn/no-cover", 1280, test_no_cover);
  test_learn_add ("/ui/learn/first-choice", 1280, test_first_choice);
  test_learn_add ("/ui/learn/names", 1280, test_names);
  test_learn_add ("/ui/learn/narrow", 360, test_narrow);
  test_learn_add ("/ui/learn/broken-file", 1280, test_broken_file);
  g_test_add_func ("/ui/learn/rule", test_rule);
  g_test_add_func ("/ui/learn/pictures", test_pictures);

  return g_test_run ();
}
