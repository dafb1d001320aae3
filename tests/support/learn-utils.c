/* learn-utils.c: the page of the lessons, gone through as people do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"
#include "learn-utils.h"

#include <glib/gi18n.h>

#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "shell/learn/ahu-learn-answers.h"
#include "shell/learn/ahu-learn-feedback.h"
#include "toolkit/base/ahu-settings.h"

#include "games/rapanui/ui/rn-widget-utils.h"
#include "test-ui-find.h"
#include "test-ui.h"

#define LESSONS AHU_RESOURCE_PATH "/lessons/rapa-nui"

gboolean
test_learn_is_laid_out (gpointer data)
{
  return gtk_widget_get_mapped (data) && gtk_widget_get_width (data) > 0;
}

void
test_learn_open (TestLearn *test,
                 int        width,
                 int        height)
{
  test->page = ahu_learn_page_new (ahu_rn_game_ui_get (), test->lessons);
  test->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (test->window), width, height);
  gtk_window_set_child (GTK_WINDOW (test->window), test->page);
  gtk_window_present (GTK_WINDOW (test->window));
  test_ui_wait (test_learn_is_laid_out, test->page);
  test_ui_wait_for_frames (test->page, 2);
}

void
test_learn_close (TestLearn *test)
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
  g_settings_reset (ahu_settings_get_game (rn_game_get ()), "lessons-done");
  g_settings_reset (ahu_settings_get_game (rn_game_get ()), "lessons-places");
  test->lessons = ahu_lesson_list_new (ahu_rn_game_ui_get ()->game);
  ahu_lesson_list_add_resources (test->lessons, LESSONS);
  test_learn_open (test, GPOINTER_TO_INT (data), 720);
}

static void
tear_down (TestLearn     *test,
           gconstpointer  data)
{
  test_learn_close (test);
  g_assert_finalize_object (test->lessons);
}

AhuLessonRun *
test_learn_get_run (TestLearn *test)
{
  return ahu_learn_page_get_run (LEARN_PAGE (test));
}

const AhuLessonStep *
test_learn_get_step (TestLearn *test)
{
  return ahu_lesson_run_get_step (test_learn_get_run (test));
}

guint
test_learn_count_lessons (TestLearn *test)
{
  return g_list_model_get_n_items (G_LIST_MODEL (test->lessons));
}

gboolean
test_learn_shows_text (GtkWidget  *widget,
                       const char *text)
{
  if (!gtk_widget_get_visible (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (test_learn_shows_text (child, text))
      return TRUE;

  return FALSE;
}

/* The reason, and the hint if there is one. */
static void
assert_told (TestLearn *test)
{
  GtkWidget *feedback = test_ui_find (test->page, AHU_TYPE_LEARN_FEEDBACK, NULL);

  g_assert_nonnull (feedback);
  g_assert_true (test_learn_shows_text (feedback, ahu_lesson_run_get_message (test_learn_get_run (test))));
  if (ahu_lesson_run_get_hint (test_learn_get_run (test)) != NULL)
    g_assert_true (test_learn_shows_text (feedback, ahu_lesson_run_get_hint (test_learn_get_run (test))));
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

AhuChoice *
test_learn_find_called (TestLearn  *test,
                        const char *name)
{
  AhuChoice *choice = test_find_choice (test_ui_find (test->page, AHU_TYPE_LEARN_ANSWERS, NULL), name);

  g_assert_nonnull (choice);

  return choice;
}

AhuChoice *
test_learn_find_answer (TestLearn *test,
                        guint      index)
{
  const AhuLessonAnswer *answer = g_ptr_array_index (test_learn_get_step (test)->answers, index);

  return test_learn_find_called (test, ahu_lesson_text (answer->text));
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

AhuChoice *
test_learn_find_move (TestLearn *test,
                      gboolean   right)
{
  g_autoptr (GPtrArray) choices = test_find_choices (test->page);

  for (guint i = 0; i < choices->len; i++)
    {
      g_autofree char *move = test_choice_move (choices->pdata[i]);

      if (move != NULL && ahu_choice_get_reason (choices->pdata[i]) == NULL &&
          is_accepted (test_learn_get_step (test), choices->pdata[i]) == right)
        return choices->pdata[i];
    }

  return NULL;
}

void
test_learn_answer (TestLearn *test)
{
  guint right = 0;

  for (guint i = 0; i < test_learn_get_step (test)->answers->len; i++)
    {
      if (!is_in_sight (GTK_WIDGET (test_learn_find_answer (test, i))))
        g_error ("“%s” is out of sight", ahu_choice_get_name (test_learn_find_answer (test, i)));
      if (((AhuLessonAnswer *) g_ptr_array_index (test_learn_get_step (test)->answers, i))->right)
        {
          right = i;
          continue;
        }
      activate (test_learn_find_answer (test, i));
      g_assert_cmpint (ahu_lesson_run_get_state (test_learn_get_run (test)), ==, AHU_LESSON_WRONG);
      assert_told (test);
    }
  test_ui_wait_for_frames (test->page, 1);
  g_assert_true (is_in_sight (GTK_WIDGET (test_learn_find_answer (test, right))));
  activate (test_learn_find_answer (test, right));
}

static void
move (TestLearn *test)
{
  AhuChoice *wrong = test_learn_find_move (test, FALSE);
  AhuChoice *right;

  if (wrong != NULL)
    {
      activate (wrong);
      g_assert_cmpint (ahu_lesson_run_get_state (test_learn_get_run (test)), ==, AHU_LESSON_OTHER);
      assert_told (test);
      g_assert_true (test_learn_shows_text (test->page, _("Allowed, but not what we need here")));
      g_assert_false (test_learn_shows_text (test->page, _("Not right, try again")));
      test_ui_wait_for_frames (test->page, 1);
    }
  right = test_learn_find_move (test, TRUE);
  g_assert_nonnull (right);
  if (!is_in_sight (GTK_WIDGET (right)))
    g_error ("“%s” is out of sight", ahu_choice_get_name (right));
  activate (right);
}

void
test_learn_go_on (TestLearn *test)
{
  g_assert_true (gtk_widget_activate_action (test->page, "learn.next", NULL));
}

/* An illustration that isn't known would show its words. */
static void
assert_drawn (TestLearn *test)
{
  JsonObject *picture = test_learn_get_step (test)->picture;

  if (picture != NULL)
    g_assert_false (test_learn_shows_text (test->page, ahu_lesson_text (json_object_get_object_member (picture, "words"))));
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

void
test_learn_do_step (TestLearn *test)
{
  test_ui_wait_for_frames (test->page, 1);
  g_test_message ("%s: %s", ahu_lesson_get_id (ahu_lesson_run_get_lesson (test_learn_get_run (test))),
                  ahu_lesson_text (test_learn_get_step (test)->text));
  assert_drawn (test);
  if (test_learn_get_step (test)->sort == AHU_LESSON_ASK)
    test_learn_answer (test);
  else if (test_learn_get_step (test)->sort == AHU_LESSON_MOVE)
    move (test);
  else
    while (ahu_lesson_run_get_state (test_learn_get_run (test)) != AHU_LESSON_DONE)
      test_learn_go_on (test);
  g_assert_cmpint (ahu_lesson_run_get_state (test_learn_get_run (test)), ==, AHU_LESSON_DONE);
  if (test_learn_get_step (test)->sort != AHU_LESSON_TELL)
    assert_told (test);
  assert_fits (test);
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

void
test_learn_do_step_by_key (TestLearn *test)
{
  const AhuLessonStep *step = test_learn_get_step (test);

  for (guint i = 0; i < step->answers->len; i++)
    if (((AhuLessonAnswer *) g_ptr_array_index (step->answers, i))->right)
      press_choice (test, test_learn_find_answer (test, i));
  if (step->sort == AHU_LESSON_MOVE)
    press_choice (test, test_learn_find_move (test, TRUE));
  while (ahu_lesson_run_get_state (test_learn_get_run (test)) != AHU_LESSON_DONE)
    g_assert_true (test_ui_press (test->page, GDK_KEY_Return, 0));
}

guint
test_learn_count_done (void)
{
  g_auto (GStrv) done = g_settings_get_strv (ahu_settings_get_game (rn_game_get ()), "lessons-done");

  return g_strv_length (done);
}

void
test_learn_add (const char *path,
                int         width,
                void      (*test) (TestLearn *, gconstpointer))
{
  g_test_add (path, TestLearn, GINT_TO_POINTER (width), set_up, test, tear_down);
}
