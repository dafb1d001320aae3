/* test-learn.c: the lessons on their page, gone through as people do
 *
 * By pointer and by key, with wrong answers and moves, in a narrow window and in a wide one;
 * what is kept, what is read aloud, the way to a rule and back. Not for: what a lesson
 * allows (tests/lessons).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "app/ahu-choice.h"
#include "app/ahu-learn-answers.h"
#include "app/ahu-learn-feedback.h"
#include "app/ahu-learn-page.h"
#include "app/ahu-learn-row.h"
#include "app/ahu-message-bar.h"
#include "app/ahu-settings.h"
#include "app/ahu-window.h"

#include "../test-folder.h"
#include "rn-widget-utils.h"
#include "test-ui-find.h"
#include "test-ui.h"

#define LESSONS AHU_RESOURCE_PATH "/lessons/rapa-nui"
#define FEWEST_LESSONS 12
#define LEARN_PAGE(test) AHU_LEARN_PAGE ((test)->page)

typedef struct
{
  AhuLessonList *lessons;
  GtkWidget *window;
  GtkWidget *page;
} TestLearn;

static gboolean
is_laid_out (gpointer data)
{
  return gtk_widget_get_mapped (data) && gtk_widget_get_width (data) > 0;
}

static void
open_page (TestLearn *test,
           int        width,
           int        height)
{
  test->page = ahu_learn_page_new (ahu_game_ui_get_default (), test->lessons);
  test->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (test->window), width, height);
  gtk_window_set_child (GTK_WINDOW (test->window), test->page);
  gtk_window_present (GTK_WINDOW (test->window));
  test_ui_wait (is_laid_out, test->page);
  test_ui_wait_for_frames (test->page, 2);
}

static void
close_page (TestLearn *test)
{
  GtkWidget *page = test->page;

  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
  gtk_window_set_child (GTK_WINDOW (test->window), NULL);
  gtk_window_destroy (GTK_WINDOW (test->window));
  test_ui_wait (test_ui_is_gone, &page);
}

static void
set_up (TestLearn     *test,
        gconstpointer  data)
{
  g_settings_reset (ahu_settings_get (), "lessons-done");
  test->lessons = ahu_lesson_list_new ();
  ahu_lesson_list_add_resources (test->lessons, LESSONS);
  open_page (test, GPOINTER_TO_INT (data), 720);
}

static void
tear_down (TestLearn     *test,
           gconstpointer  data)
{
  close_page (test);
  g_assert_finalize_object (test->lessons);
}

static AhuLessonRun *
get_run (TestLearn *test)
{
  return ahu_learn_page_get_run (LEARN_PAGE (test));
}

static const AhuLessonStep *
get_step (TestLearn *test)
{
  return ahu_lesson_run_get_step (get_run (test));
}

static guint
count_lessons (TestLearn *test)
{
  return g_list_model_get_n_items (G_LIST_MODEL (test->lessons));
}

static gboolean
shows_text (GtkWidget  *widget,
            const char *text)
{
  if (!gtk_widget_get_visible (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (shows_text (child, text))
      return TRUE;

  return FALSE;
}

/* The reason, and the hint if there is one. */
static void
assert_told (TestLearn *test)
{
  GtkWidget *feedback = test_ui_find (test->page, AHU_TYPE_LEARN_FEEDBACK, NULL);

  g_assert_nonnull (feedback);
  g_assert_true (shows_text (feedback, ahu_lesson_run_get_message (get_run (test))));
  if (ahu_lesson_run_get_hint (get_run (test)) != NULL)
    g_assert_true (shows_text (feedback, ahu_lesson_run_get_hint (get_run (test))));
}

static gboolean
is_in_sight (GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  if (scroller == NULL)
    return TRUE;

  return gtk_widget_compute_bounds (widget, scroller, &bounds) && bounds.origin.y >= -1 &&
         bounds.origin.y + bounds.size.height <= gtk_widget_get_height (scroller) + 1;
}

/* Cards on the table may be called the same. */
static AhuChoice *
find_called (TestLearn  *test,
             const char *name)
{
  AhuChoice *choice = test_find_choice (test_ui_find (test->page, AHU_TYPE_LEARN_ANSWERS, NULL), name);

  g_assert_nonnull (choice);

  return choice;
}

static AhuChoice *
find_answer (TestLearn *test,
             guint      index)
{
  const AhuLessonAnswer *answer = g_ptr_array_index (get_step (test)->answers, index);

  return find_called (test, ahu_lesson_text (answer->text));
}

static void
activate (AhuChoice *choice)
{
  g_assert_true (gtk_widget_activate (GTK_WIDGET (choice)));
}

static gboolean
is_accepted (const AhuLessonStep *step,
             AhuChoice           *choice)
{
  g_autofree char *text = test_choice_move (choice);
  g_autoptr (JsonNode) move = text != NULL ? json_from_string (text, NULL) : NULL;

  for (guint i = 0; move != NULL && i < step->accept->len; i++)
    if (ahu_lesson_move_fits (g_ptr_array_index (step->accept, i), move))
      return TRUE;

  return FALSE;
}

/* A choice on the table that is the move asked for, or a possible one that is not. */
static AhuChoice *
find_move (TestLearn *test,
           gboolean   right)
{
  g_autoptr (GPtrArray) choices = test_find_choices (test->page);

  for (guint i = 0; i < choices->len; i++)
    {
      g_autofree char *move = test_choice_move (choices->pdata[i]);

      if (move != NULL && ahu_choice_get_reason (choices->pdata[i]) == NULL &&
          is_accepted (get_step (test), choices->pdata[i]) == right)
        return choices->pdata[i];
    }

  return NULL;
}

/* First what is wrong. Whatever there is to choose can be seen without scrolling. */
static void
answer (TestLearn *test)
{
  guint right = 0;

  for (guint i = 0; i < get_step (test)->answers->len; i++)
    {
      if (!is_in_sight (GTK_WIDGET (find_answer (test, i))))
        g_error ("“%s” is out of sight", ahu_choice_get_name (find_answer (test, i)));
      if (((AhuLessonAnswer *) g_ptr_array_index (get_step (test)->answers, i))->right)
        {
          right = i;
          continue;
        }
      activate (find_answer (test, i));
      g_assert_cmpint (ahu_lesson_run_get_state (get_run (test)), ==, AHU_LESSON_WRONG);
      assert_told (test);
    }
  test_ui_wait_for_frames (test->page, 1);
  g_assert_true (is_in_sight (GTK_WIDGET (find_answer (test, right))));
  activate (find_answer (test, right));
}

static void
move (TestLearn *test)
{
  AhuChoice *wrong = find_move (test, FALSE);
  AhuChoice *right;

  if (wrong != NULL)
    {
      activate (wrong);
      g_assert_cmpint (ahu_lesson_run_get_state (get_run (test)), ==, AHU_LESSON_WRONG);
      assert_told (test);
      test_ui_wait_for_frames (test->page, 1);
    }
  right = find_move (test, TRUE);
  g_assert_nonnull (right);
  if (!is_in_sight (GTK_WIDGET (right)))
    g_error ("“%s” is out of sight", ahu_choice_get_name (right));
  activate (right);
}

static void
go_on (TestLearn *test)
{
  g_assert_true (gtk_widget_activate_action (test->page, "learn.next", NULL));
}

/* An illustration that isn't known would show its words. */
static void
assert_drawn (TestLearn *test)
{
  JsonObject *picture = get_step (test)->picture;

  if (picture != NULL)
    g_assert_false (shows_text (test->page, ahu_lesson_text (json_object_get_object_member (picture, "words"))));
}

/* The bin would shrink without a word what is wider than the page. */
static void
assert_fits (TestLearn *test)
{
  GtkWidget *bin = test_ui_find (test->page, AHU_TYPE_WIDTH_BIN, NULL);
  int minimum;

  gtk_widget_measure (gtk_widget_get_first_child (bin), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, ahu_width_bin_get_width_class (AHU_WIDTH_BIN (bin)));
}

static void
do_step (TestLearn *test)
{
  test_ui_wait_for_frames (test->page, 1);
  g_test_message ("%s: %s", ahu_lesson_get_id (ahu_lesson_run_get_lesson (get_run (test))),
                  ahu_lesson_text (get_step (test)->text));
  assert_drawn (test);
  if (get_step (test)->sort == AHU_LESSON_ASK)
    answer (test);
  else if (get_step (test)->sort == AHU_LESSON_MOVE)
    move (test);
  else
    while (ahu_lesson_run_get_state (get_run (test)) != AHU_LESSON_DONE)
      go_on (test);
  g_assert_cmpint (ahu_lesson_run_get_state (get_run (test)), ==, AHU_LESSON_DONE);
  if (get_step (test)->sort != AHU_LESSON_TELL)
    assert_told (test);
  assert_fits (test);
}

static guint
count_done (void)
{
  g_auto (GStrv) done = g_settings_get_strv (ahu_settings_get (), "lessons-done");

  return g_strv_length (done);
}

/* From the first lesson to the last, each leading to the next. */
static void
test_through (TestLearn     *test,
              gconstpointer  data)
{
  guint n = count_lessons (test);

  g_assert_cmpuint (n, >=, FEWEST_LESSONS);
  ahu_learn_page_open (LEARN_PAGE (test), 0);
  for (guint i = 0; i < n; i++)
    {
      guint n_steps = ahu_lesson_get_n_steps (ahu_lesson_run_get_lesson (get_run (test)));

      for (guint k = 0; k < n_steps; k++)
        {
          g_assert_cmpuint (ahu_lesson_run_get_index (get_run (test)), ==, k);
          do_step (test);
          go_on (test);
        }
      g_assert_cmpuint (count_done (), ==, i + 1);
    }
}

/* A key is printed on whatever is to be chosen, and Enter leads on. */
static void
press_choice (TestLearn *test,
              AhuChoice *choice)
{
  const char *key = ahu_choice_get_key (choice);
  GdkModifierType state = 0;

  g_assert_nonnull (key);
  if (g_str_has_prefix (key, "⇧") || g_str_has_prefix (key, "⌃"))
    {
      state = g_str_has_prefix (key, "⇧") ? GDK_SHIFT_MASK : GDK_CONTROL_MASK;
      key = g_utf8_next_char (key);
    }
  g_assert_true (test_ui_press (test->page, gdk_unicode_to_keyval (g_unichar_tolower (g_utf8_get_char (key))), state));
}

static void
do_step_by_key (TestLearn *test)
{
  const AhuLessonStep *step = get_step (test);

  for (guint i = 0; i < step->answers->len; i++)
    if (((AhuLessonAnswer *) g_ptr_array_index (step->answers, i))->right)
      press_choice (test, find_answer (test, i));
  if (step->sort == AHU_LESSON_MOVE)
    press_choice (test, find_move (test, TRUE));
  while (ahu_lesson_run_get_state (get_run (test)) != AHU_LESSON_DONE)
    g_assert_true (test_ui_press (test->page, GDK_KEY_Return, 0));
}

static void
test_keyboard (TestLearn     *test,
               gconstpointer  data)
{
  guint n = count_lessons (test);

  ahu_learn_page_open (LEARN_PAGE (test), 0);
  for (guint i = 0; i < n; i++)
    {
      AhuLesson *lesson = ahu_lesson_run_get_lesson (get_run (test));

      for (guint k = 0; k < ahu_lesson_get_n_steps (lesson); k++)
        {
          do_step_by_key (test);
          /* Whoever has done a step stands on the button that leads on. */
          g_assert_true (test_ui_is_named (gtk_window_get_focus (GTK_WINDOW (test->window)),
                                           k + 1 < ahu_lesson_get_n_steps (lesson) ? "Next"
                                           : i + 1 < n                             ? "Next lesson"
                                                                                   : "Finish"));
          g_assert_true (test_ui_press (test->page, GDK_KEY_KP_Enter, 0));
        }
      g_assert_cmpuint (count_done (), ==, i + 1);
    }
}

static void
assert_first_choice (TestLearn *test,
                     guint      lesson)
{
  ahu_learn_page_open (LEARN_PAGE (test), lesson);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (test->window)) == ahu_choice_find_first (test->page));
}

/* Whichever lesson was open before and is laid out: the focus is on the first choice. */
static void
test_first_choice (TestLearn     *test,
                   gconstpointer  data)
{
  guint n = count_lessons (test);

  for (guint lesson = 0; lesson < n; lesson++)
    {
      ahu_learn_page_open (LEARN_PAGE (test), lesson);
      for (guint before = 0; before < n && get_step (test)->sort == AHU_LESSON_MOVE; before++)
        {
          ahu_learn_page_open (LEARN_PAGE (test), before);
          test_ui_wait_for_frames (test->page, 1);
          assert_first_choice (test, lesson);
        }
    }
}

/* All lessons but one, which is left to be gone through, and the last. */
static void
go_through_last (TestLearn  *test,
                 const char *left)
{
  g_autoptr (GStrvBuilder) done = g_strv_builder_new ();
  g_auto (GStrv) ids = NULL;
  guint last = count_lessons (test) - 1;

  for (guint i = 0; i < last; i++)
    {
      g_autoptr (AhuLesson) lesson = g_list_model_get_item (G_LIST_MODEL (test->lessons), i);

      if (!g_str_equal (ahu_lesson_get_id (lesson), left))
        g_strv_builder_add (done, ahu_lesson_get_id (lesson));
    }
  ids = g_strv_builder_end (done);
  g_settings_set_strv (ahu_settings_get (), "lessons-done", (const char *const *) ids);
  ahu_learn_page_open (LEARN_PAGE (test), last);
  for (guint i = 0; i < ahu_lesson_get_n_steps (ahu_lesson_run_get_lesson (get_run (test))); i++)
    {
      do_step_by_key (test);
      if (!ahu_lesson_run_is_last (get_run (test)))
        go_on (test);
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
  go_on (test);
  g_assert_cmpstr (ahu_lesson_get_id (ahu_lesson_run_get_lesson (get_run (test))), ==, "04-first-turn");
  g_assert_false (finished);
  go_through_last (test, "");
  g_assert_true (test_ui_is_named (gtk_window_get_focus (GTK_WINDOW (test->window)), "Finish"));
  go_on (test);
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
  go_on (test);
  go_on (test);
  answer (test);
  g_signal_emit_by_name (test->page, "undo");
  g_assert_cmpuint (ahu_lesson_run_get_index (get_run (test)), ==, 2);
  g_assert_cmpint (ahu_lesson_run_get_state (get_run (test)), ==, AHU_LESSON_OPEN);
  g_assert_null (test_ui_find (test->page, AHU_TYPE_LEARN_FEEDBACK, NULL));
  g_assert_true (gtk_widget_activate_action (test->page, "learn.again", NULL));
  g_assert_cmpuint (ahu_lesson_run_get_index (get_run (test)), ==, 1);
}

/* Who comes another time goes on where the last lesson ended. */
static void
test_progress (TestLearn     *test,
               gconstpointer  data)
{
  g_assert_nonnull (test_ui_find (test->page, AHU_TYPE_LEARN_ROW, "Lesson 1: The island"));
  ahu_learn_page_open (LEARN_PAGE (test), 0);
  while (count_done () == 0)
    {
      do_step (test);
      go_on (test);
    }
  g_assert_nonnull (test_ui_find (test->page, AHU_TYPE_LEARN_ROW, "Lesson 1: The island, done"));
  close_page (test);

  open_page (test, GPOINTER_TO_INT (data), 720);
  g_assert_nonnull (test_ui_find (test->page, AHU_TYPE_LEARN_ROW, "Lesson 1: The island, done"));
  g_assert_cmpstr (ahu_lesson_get_id (ahu_lesson_run_get_lesson (get_run (test))), ==, "02-aim");
}

/* What readers of the screen are told. */
static void
test_names (TestLearn     *test,
            gconstpointer  data)
{
  AhuChoice *choice;

  g_assert_nonnull (test_ui_find (test->page, GTK_TYPE_LIST_BOX, "Lessons"));
  g_assert_nonnull (test_ui_find (test->page, GTK_TYPE_BUTTON, "Take back one step"));
  ahu_learn_page_open (LEARN_PAGE (test), 0);
  g_assert_nonnull (test_ui_find (test->page, GTK_TYPE_BOX,
                                  "A green island in the sea. Three Moai stand on a stone platform."));
  g_assert_nonnull (test_ui_find (test->page, GTK_TYPE_BUTTON, "Next"));
  go_on (test);
  g_assert_nonnull (test_ui_find (test->page, GTK_TYPE_BUTTON, "Rule R1.1: Seven kinds of cards"));
  go_on (test);
  choice = find_called (test, "Lumberjack");
  gtk_test_accessible_assert_role (choice, GTK_ACCESSIBLE_ROLE_BUTTON);
  activate (choice);
  gtk_test_accessible_assert_property (choice, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Not right");
  choice = find_called (test, "Mulberry");
  activate (choice);
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
  g_assert_cmpstr (ahu_lesson_get_id (ahu_lesson_run_get_lesson (get_run (test))), ==, "04-first-turn");
  g_assert_true (ahu_learn_page_leave_lesson (LEARN_PAGE (test)));
  test_ui_wait_for_frames (test->page, 1);
  g_assert_true (gtk_widget_get_mapped (list));
  g_assert_false (ahu_learn_page_leave_lesson (LEARN_PAGE (test)));
}

static void
choose_lesson (TestLearn *test,
               int        index)
{
  GtkWidget *list = test_ui_find (test->page, GTK_TYPE_LIST_BOX, "Lessons");

  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), index));
  test_ui_wait_for_frames (test->page, 1);
}

/* On a phone, a look at the list loses nothing; another lesson begins at its beginning. */
static void
test_left_in_the_middle (TestLearn     *test,
                         gconstpointer  data)
{
  choose_lesson (test, 0);
  go_on (test);
  g_assert_true (ahu_learn_page_leave_lesson (LEARN_PAGE (test)));
  choose_lesson (test, 0);
  g_assert_cmpuint (ahu_lesson_run_get_index (get_run (test)), ==, 1);
  g_assert_true (ahu_learn_page_leave_lesson (LEARN_PAGE (test)));
  choose_lesson (test, 3);
  g_assert_cmpuint (ahu_lesson_run_get_index (get_run (test)), ==, 0);
  g_assert_true (ahu_learn_page_leave_lesson (LEARN_PAGE (test)));
  choose_lesson (test, 0);
  g_assert_cmpuint (ahu_lesson_run_get_index (get_run (test)), ==, 0);
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
  guint n = count_lessons (test);
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
  g_assert_cmpuint (count_lessons (test), ==, n + 1);
  g_assert_nonnull (test_ui_find (test->page, AHU_TYPE_LEARN_ROW, "Lesson 16: Yours"));
  test_folder_remove_file (folder, "a.json");
  test_folder_remove_file (folder, "b.json");
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
close_window (GtkWidget *window)
{
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A lesson leads to the rule behind it, and the rule back to where the learner was. */
static void
test_rule (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ahu-learn-XXXXXX", NULL);
  g_autoptr (AhuStore) store = ahu_store_new (folder);
  GtkWidget *window = ahu_window_new (NULL, store);
  GtkWidget *page, *button;

  g_settings_reset (ahu_settings_get (), "lessons-done");
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (gtk_widget_activate_action (window, "win.learn", NULL));
  g_assert_cmpstr (ahu_window_get_page (AHU_WINDOW (window)), ==, "learn");
  page = test_ui_find (window, AHU_TYPE_LEARN_PAGE, NULL);
  test_ui_wait (is_laid_out, page);
  test_ui_wait_for_frames (page, 2);
  ahu_learn_page_open (AHU_LEARN_PAGE (page), 0);
  g_assert_true (gtk_widget_activate_action (page, "learn.next", NULL));

  button = test_ui_find (page, GTK_TYPE_BUTTON, "Rule R1.1: Seven kinds of cards");
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_grab_focus (button));
  test_ui_click (page, "Rule R1.1: Seven kinds of cards");
  g_assert_cmpstr (ahu_window_get_page (AHU_WINDOW (window)), ==, "rules");
  g_assert_true (gtk_widget_activate_action (window, "win.back", NULL));
  g_assert_cmpstr (ahu_window_get_page (AHU_WINDOW (window)), ==, "learn");
  g_assert_cmpuint (ahu_lesson_run_get_index (ahu_learn_page_get_run (AHU_LEARN_PAGE (page))), ==, 1);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == button);
  g_assert_true (gtk_widget_activate_action (window, "win.back", NULL));
  g_assert_cmpstr (ahu_window_get_page (AHU_WINDOW (window)), ==, "start");
  close_window (window);
}

static void
add (const char *path,
     int         width,
     void      (*test) (TestLearn *, gconstpointer))
{
  g_test_add (path, TestLearn, GINT_TO_POINTER (width), set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);

  add ("/ui/learn/through/360", 360, test_through);
  add ("/ui/learn/through/1280", 1280, test_through);
  add ("/ui/learn/keyboard", 1280, test_keyboard);
  add ("/ui/learn/first-choice", 1280, test_first_choice);
  add ("/ui/learn/after-the-last", 1280, test_after_the_last);
  add ("/ui/learn/again", 1280, test_again);
  add ("/ui/learn/progress", 1280, test_progress);
  add ("/ui/learn/names", 1280, test_names);
  add ("/ui/learn/narrow", 360, test_narrow);
  add ("/ui/learn/left-in-the-middle", 360, test_left_in_the_middle);
  add ("/ui/learn/broken-file", 1280, test_broken_file);
  g_test_add_func ("/ui/learn/rule", test_rule);

  return g_test_run ();
}
