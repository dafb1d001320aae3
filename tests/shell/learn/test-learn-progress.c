/* test-learn-progress.c: how far somebody has come in the lessons, and that it is kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/rn-game.h"
#include "shell/learn/ahu-learn-feedback.h"
#include "shell/learn/ahu-learn-row.h"
#include "toolkit/base/ahu-settings.h"

#include "support/learn-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

/* All lessons but one, which is left to be gone through, and the last. */
static void
go_through_last (TestLearn  *test,
                 const char *left)
{
  g_autoptr (GStrvBuilder) done = g_strv_builder_new ();
  g_auto (GStrv) ids = NULL;
  guint last = test_learn_count_lessons (test) - 1;

  for (guint i = 0; i < last; i++)
    {
      g_autoptr (AhuLesson) lesson = g_list_model_get_item (G_LIST_MODEL (test->lessons), i);

      if (!g_str_equal (ahu_lesson_get_id (lesson), left))
        g_strv_builder_add (done, ahu_lesson_get_id (lesson));
    }
  ids = g_strv_builder_end (done);
  g_settings_set_strv (ahu_settings_get_game (rn_game_get ()), "lessons-done", (const char *const *) ids);
  ahu_learn_page_open (LEARN_PAGE (test), last);
  for (guint i = 0; i < ahu_lesson_get_n_steps (ahu_lesson_run_get_lesson (test_learn_get_run (test))); i++)
    {
      test_learn_do_step_by_key (test);
      if (!ahu_lesson_run_is_last (test_learn_get_run (test)))
        test_learn_go_on (test);
    }
}

static void
finished_cb (gboolean *finished)
{
  *finished = TRUE;
}

/* After the last lesson come those that were passed over; then there is an end. */
static void
test_after_the_last (TestLearn     *test,
                     gconstpointer  data)
{
  gboolean finished = FALSE;

  g_signal_connect_swapped (test->page, "finished", G_CALLBACK (finished_cb), &finished);
  go_through_last (test, "04-first-turn");
  g_assert_true (test_ui_is_named (gtk_window_get_focus (GTK_WINDOW (test->window)), "Next lesson"));
  test_learn_go_on (test);
  g_assert_cmpstr (ahu_lesson_get_id (ahu_lesson_run_get_lesson (test_learn_get_run (test))), ==, "04-first-turn");
  g_assert_false (finished);
  go_through_last (test, "");
  g_assert_true (test_ui_is_named (gtk_window_get_focus (GTK_WINDOW (test->window)), "Finish"));
  test_learn_go_on (test);
  g_assert_true (finished);
}

static gboolean
can_undo (TestLearn *test)
{
  gboolean can_undo;

  g_object_get (test->page, "can-undo", &can_undo, NULL);

  return can_undo;
}

/* A step can be begun again, and the one before it gone back to. */
static void
test_again (TestLearn     *test,
            gconstpointer  data)
{
  ahu_learn_page_open (LEARN_PAGE (test), 0);
  g_assert_false (can_undo (test));
  test_learn_go_on (test);
  test_learn_go_on (test);
  test_learn_answer (test);
  g_signal_emit_by_name (test->page, "undo");
  g_assert_cmpuint (ahu_lesson_run_get_index (test_learn_get_run (test)), ==, 2);
  g_assert_cmpint (ahu_lesson_run_get_state (test_learn_get_run (test)), ==, AHU_LESSON_OPEN);
  g_assert_null (test_ui_find (test->page, AHU_TYPE_LEARN_FEEDBACK, NULL));
  g_assert_true (gtk_widget_activate_action (test->page, "learn.again", NULL));
  g_assert_cmpuint (ahu_lesson_run_get_index (test_learn_get_run (test)), ==, 1);
}

/* Who comes another time goes on where the last lesson ended. */
static void
test_progress (TestLearn     *test,
               gconstpointer  data)
{
  g_assert_nonnull (test_ui_find (test->page, AHU_TYPE_LEARN_ROW, "Lesson 1: The island"));
  ahu_learn_page_open (LEARN_PAGE (test), 0);
  while (test_learn_count_done () == 0)
    {
      test_learn_do_step (test);
      test_learn_go_on (test);
    }
  g_assert_nonnull (test_ui_find (test->page, AHU_TYPE_LEARN_ROW, "Lesson 1: The island, done"));
  test_learn_close (test);

  test_learn_open (test, GPOINTER_TO_INT (data), 720);
  g_assert_nonnull (test_ui_find (test->page, AHU_TYPE_LEARN_ROW, "Lesson 1: The island, done"));
  g_assert_cmpstr (ahu_lesson_get_id (ahu_lesson_run_get_lesson (test_learn_get_run (test))), ==, "02-aim");
}

/* Who leaves after the last right answer has seen the lesson to its end. */
static void
test_left_at_the_end (TestLearn     *test,
                      gconstpointer  data)
{
  ahu_learn_page_open (LEARN_PAGE (test), 0);
  while (!ahu_lesson_run_is_last (test_learn_get_run (test)))
    {
      test_learn_do_step (test);
      test_learn_go_on (test);
    }
  g_assert_cmpuint (test_learn_count_done (), ==, 0);
  test_learn_do_step (test);
  g_assert_cmpuint (test_learn_count_done (), ==, 1);
  g_assert_nonnull (test_ui_find (test->page, AHU_TYPE_LEARN_ROW, "Lesson 1: The island, done"));
  test_learn_close (test);

  test_learn_open (test, GPOINTER_TO_INT (data), 720);
  g_assert_cmpstr (ahu_lesson_get_id (ahu_lesson_run_get_lesson (test_learn_get_run (test))), ==, "02-aim");
}

static GtkWidget *
get_row (TestLearn *test,
         int        index)
{
  GtkWidget *list = test_ui_find (test->page, GTK_TYPE_LIST_BOX, "Lessons");

  return GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), index));
}

static void
choose_lesson (TestLearn *test,
               int        index)
{
  GtkWidget *row = get_row (test, index);

  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  test_ui_wait_for_frames (test->page, 1);
}

/* On a phone, a look at the list loses nothing, nor does a look at another lesson. */
static void
test_left_in_the_middle (TestLearn     *test,
                         gconstpointer  data)
{
  choose_lesson (test, 0);
  test_learn_go_on (test);
  g_assert_true (ahu_page_leave (AHU_PAGE (LEARN_PAGE (test))));
  choose_lesson (test, 0);
  g_assert_cmpuint (ahu_lesson_run_get_index (test_learn_get_run (test)), ==, 1);
  g_assert_true (ahu_page_leave (AHU_PAGE (LEARN_PAGE (test))));
  choose_lesson (test, 3);
  g_assert_cmpuint (ahu_lesson_run_get_index (test_learn_get_run (test)), ==, 0);
  g_assert_true (ahu_page_leave (AHU_PAGE (LEARN_PAGE (test))));
  g_assert_true (test_learn_shows_text (get_row (test, 0), "Step 2 of "));
  gtk_test_accessible_assert_property (get_row (test, 0), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Step 2 of 3");
  choose_lesson (test, 0);
  g_assert_cmpuint (ahu_lesson_run_get_index (test_learn_get_run (test)), ==, 1);
}

static char *
print_moves (TestLearn *test)
{
  AhuSession *session = ahu_lesson_run_get_session (test_learn_get_run (test));
  g_autoptr (AhuRecord) record = session != NULL ? ahu_session_dup_record (session) : NULL;
  GString *text = g_string_new (NULL);

  for (guint i = 0; record != NULL && i < ahu_record_get_moves (record)->len; i++)
    {
      g_autofree char *move = json_to_string (g_ptr_array_index (ahu_record_get_moves (record), i), FALSE);

      g_string_append_printf (text, "%s\n", move);
    }

  return g_string_free (text, FALSE);
}

/* Returns: whether there was one more step, and it was found again */
static gboolean
come_back (TestLearn *test,
           guint      lesson)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  guint step;

  test_learn_do_step (test);
  test_learn_go_on (test);
  if (ahu_lesson_run_is_last (test_learn_get_run (test)))
    return FALSE;

  step = ahu_lesson_run_get_index (test_learn_get_run (test));
  before = print_moves (test);
  ahu_learn_page_open (LEARN_PAGE (test), lesson);
  g_assert_cmpuint (ahu_lesson_run_get_index (test_learn_get_run (test)), ==, step);
  after = print_moves (test);
  g_assert_cmpstr (before, ==, after);

  return TRUE;
}

/* Each lesson goes on where it was left, with all that was laid out and played by then. */
static void
test_place_kept (TestLearn     *test,
                 gconstpointer  data)
{
  for (guint lesson = 0; lesson < test_learn_count_lessons (test); lesson++)
    {
      ahu_learn_page_open (LEARN_PAGE (test), lesson);
      g_assert_cmpuint (ahu_lesson_run_get_index (test_learn_get_run (test)), ==, 0);
      while (come_back (test, lesson))
        ;
    }
}

/* In another run of the program, too; the lesson that is shown is begun anew by its row. */
static void
test_begun_anew (TestLearn     *test,
                 gconstpointer  data)
{
  choose_lesson (test, 0);
  test_learn_go_on (test);
  test_learn_close (test);
  test_learn_open (test, GPOINTER_TO_INT (data), 720);
  g_assert_true (test_learn_shows_text (get_row (test, 0), "Step 2 of "));
  g_assert_cmpuint (ahu_lesson_run_get_index (test_learn_get_run (test)), ==, 1);
  choose_lesson (test, 0);
  g_assert_cmpuint (ahu_lesson_run_get_index (test_learn_get_run (test)), ==, 0);
  g_assert_false (test_learn_shows_text (get_row (test, 0), "Step "));
  test_learn_go_on (test);
  g_assert_true (gtk_widget_activate_action (test->page, "learn.again", NULL));
  g_assert_false (test_learn_shows_text (get_row (test, 0), "Step "));
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);

  test_learn_add ("/ui/learn-progress/after-the-last", 1280, test_after_the_last);
  test_learn_add ("/ui/learn-progress/again", 1280, test_again);
  test_learn_add ("/ui/learn-progress/progress", 1280, test_progress);
  test_learn_add ("/ui/learn-progress/left-at-the-end", 1280, test_left_at_the_end);
  test_learn_add ("/ui/learn-progress/left-in-the-middle", 360, test_left_in_the_middle);
  test_learn_add ("/ui/learn-progress/place-kept", 1280, test_place_kept);
  test_learn_add ("/ui/learn-progress/begun-anew", 1280, test_begun_anew);

  return g_test_run ();
}
