/* test-tp-learn.c: the lessons of Tapati on the page for learning, gone through as people do
 *
 * Not for: what each step shows of the table (test-tp-lesson.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/lessons/ahu-lesson-list.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/ui/ahu-tp-game-ui.h"
#include "shell/learn/ahu-learn-answers.h"
#include "shell/learn/ahu-learn-page.h"
#include "support/test-page.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/table/ahu-choice.h"

#include "tp-board-utils.h"
#include "tp-lesson-utils.h"

#define LESSONS AHU_RESOURCE_PATH "/lessons/tapati"

typedef struct
{
  AhuLessonList *lessons;
  GtkWidget *window;
  GtkWidget *page;
} Learn;

static void
set_up (Learn         *learn,
        gconstpointer  data)
{
  g_settings_reset (ahu_settings_get_game (tp_game_get ()), "lessons-done");
  g_settings_reset (ahu_settings_get_game (tp_game_get ()), "lessons-places");
  learn->lessons = ahu_lesson_list_new (tp_game_get ());
  ahu_lesson_list_add_resources (learn->lessons, LESSONS);
  learn->page = ahu_learn_page_new (ahu_tp_game_ui_get (), learn->lessons);
  learn->window = test_page_show (learn->page, GPOINTER_TO_INT (data), GPOINTER_TO_INT (data) == 360 ? 640 : 720);
}

static void
tear_down (Learn         *learn,
           gconstpointer  data)
{
  gpointer page = learn->page;

  g_object_add_weak_pointer (page, &page);
  gtk_window_destroy (GTK_WINDOW (learn->window));
  test_ui_wait (test_ui_is_gone, &page);
  g_assert_finalize_object (learn->lessons);
}

static AhuLessonRun *
get_run (Learn *learn)
{
  return ahu_learn_page_get_run (AHU_LEARN_PAGE (learn->page));
}

static AhuLessonState
get_state (Learn *learn)
{
  return ahu_lesson_run_get_state (get_run (learn));
}

static void
go_on (Learn *learn)
{
  g_assert_true (gtk_widget_activate_action (learn->page, "learn.next", NULL));
}

static GtkWidget *
find_answer (GtkWidget  *root,
             const char *text)
{
  if (AHU_IS_CHOICE (root) && g_strcmp0 (ahu_choice_get_name (AHU_CHOICE (root)), text) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_answer (child, text);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
choose_answer (Learn                 *learn,
               const AhuLessonAnswer *answer)
{
  GtkWidget *choice = find_answer (test_ui_find (learn->page, AHU_TYPE_LEARN_ANSWERS, NULL),
                                   ahu_lesson_text (answer->text));

  g_assert_nonnull (choice);
  g_signal_emit_by_name (choice, "clicked");
}

/* First what is wrong. */
static void
answer (Learn *learn)
{
  const AhuLessonStep *step = ahu_lesson_run_get_step (get_run (learn));

  for (gboolean right = FALSE; right <= TRUE; right++)
    for (guint i = 0; i < step->answers->len; i++)
      {
        const AhuLessonAnswer *given = g_ptr_array_index (step->answers, i);

        if (given->right != right)
          continue;
        choose_answer (learn, given);
        g_assert_cmpint (get_state (learn), ==, right ? AHU_LESSON_DONE : AHU_LESSON_WRONG);
      }
}

/* What is said can be read, and nothing is wider than the page. */
static void
check_page (Learn *learn)
{
  const AhuLessonStep *step = ahu_lesson_run_get_step (get_run (learn));
  GtkWidget *bin = test_ui_find (learn->page, AHU_TYPE_WIDTH_BIN, NULL);
  int least;

  test_ui_wait_for_frames (learn->window, 1);
  if (!test_ui_says (learn->page, ahu_lesson_text (step->text)))
    g_error ("“%s” isn’t said", ahu_lesson_text (step->text));
  gtk_widget_measure (gtk_widget_get_first_child (bin), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, ahu_width_bin_get_width_class (AHU_WIDTH_BIN (bin)));
}

static void
assert_in_sight (GtkWidget *widget,
                 GtkWidget *room)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, room, &bounds));
  if (bounds.origin.y < 0 || bounds.origin.y + bounds.size.height > gtk_widget_get_height (room))
    g_error ("from %g to %g of %d", bounds.origin.y, bounds.origin.y + bounds.size.height, gtk_widget_get_height (room));
}

/* Whose board is asked can do everything on it without scrolling: @move is made on it. */
static void
check_sight (Learn        *learn,
             const TpMove *move)
{
  GtkWidget *board = test_ui_find (learn->page, AHU_TYPE_TP_BOARD, NULL);
  GtkWidget *scroller, *done;

  if (move->type != TP_MOVE_BUILD && move->type != TP_MOVE_DONE && move->type != TP_MOVE_SCORE)
    return;
  scroller = gtk_widget_get_ancestor (board, GTK_TYPE_SCROLLED_WINDOW);
  done = AHU_TP_BOARD (board)->done;
  g_test_message ("%s, step %u: board %d high", ahu_lesson_get_id (ahu_lesson_run_get_lesson (get_run (learn))),
                  ahu_lesson_run_get_index (get_run (learn)), gtk_widget_get_height (board));
  assert_in_sight (board, scroller);
  if (gtk_widget_get_mapped (done))
    assert_in_sight (done, scroller);
}

static void
do_step (Learn *learn)
{
  const AhuLessonStep *step = ahu_lesson_run_get_step (get_run (learn));

  check_page (learn);
  if (step->sort == AHU_LESSON_ASK)
    {
      answer (learn);
    }
  else if (step->sort == AHU_LESSON_MOVE)
    {
      g_autoptr (JsonNode) node = tp_lesson_find_right (get_run (learn));
      TpMove move;

      tp_move_from_json (&move, node);
      check_sight (learn, &move);
      g_assert_true (tp_lesson_choose (learn->page, &move));
    }
  while (get_state (learn) != AHU_LESSON_DONE)
    go_on (learn);
  check_page (learn);
}

static guint
count_done (void)
{
  g_auto (GStrv) done = g_settings_get_strv (ahu_settings_get_game (tp_game_get ()), "lessons-done");

  return g_strv_length (done);
}

/* From the first lesson to the last, each leading to the next. */
static void
test_all (Learn         *learn,
          gconstpointer  data)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (learn->lessons));

  ahu_learn_page_open (AHU_LEARN_PAGE (learn->page), 0);
  for (guint i = 0; i < n; i++)
    {
      AhuLesson *lesson = ahu_lesson_run_get_lesson (get_run (learn));
      guint n_steps = ahu_lesson_get_n_steps (lesson);

      for (guint k = 0; k < n_steps; k++)
        {
          g_assert_cmpuint (ahu_lesson_run_get_index (get_run (learn)), ==, k);
          do_step (learn);
          go_on (learn);
        }
      g_assert_cmpuint (count_done (), ==, i + 1);
    }
}

/* The first step of any lesson in which a move of @type is asked for. */
static void
open_step (Learn *learn,
           guint  type)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (learn->lessons)); i++)
    {
      ahu_learn_page_open (AHU_LEARN_PAGE (learn->page), i);
      for (guint k = 0; k < ahu_lesson_get_n_steps (ahu_lesson_run_get_lesson (get_run (learn))); k++)
        {
          ahu_lesson_run_skip_to (get_run (learn), k);
          if (ahu_lesson_run_get_step (get_run (learn))->sort == AHU_LESSON_MOVE)
            {
              g_autoptr (JsonNode) node = tp_lesson_find_right (get_run (learn));
              TpMove move;

              tp_move_from_json (&move, node);
              if (move.type == type)
                return;
            }
        }
    }
  g_assert_not_reached ();
}

static void
activate (Learn      *learn,
          const char *first,
          const char *second)
{
  g_autofree char *text = g_strdup_printf ("[%s,%s]", first, second);

  g_assert_true (gtk_widget_activate_action (learn->page, "table.move", "s", text));
}

/* Of several moves that one activation stands for a lesson judges the first, and plays no other. */
static void
test_several (Learn         *learn,
              gconstpointer  data)
{
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (JsonNode) legal = NULL;
  g_autofree char *right = NULL;
  g_autofree char *other = NULL;
  AhuSession *session;
  JsonArray *moves;
  guint ply;

  open_step (learn, TP_MOVE_FACT);
  session = ahu_lesson_run_get_session (get_run (learn));
  node = tp_lesson_find_right (get_run (learn));
  right = json_to_string (node, FALSE);
  legal = tp_game_get ()->legal_to_json (ahu_session_get_position (session));
  moves = json_node_get_array (legal);
  for (guint i = 0; other == NULL && i < json_array_get_length (moves); i++)
    if (!json_node_equal (json_array_get_element (moves, i), node))
      other = json_to_string (json_array_get_element (moves, i), FALSE);
  g_assert_nonnull (other);

  activate (learn, other, right);
  g_assert_cmpint (get_state (learn), ==, AHU_LESSON_OTHER);
  ply = ahu_history_get_ply (ahu_session_get_history (ahu_lesson_run_get_session (get_run (learn))));
  activate (learn, right, other);
  g_assert_cmpint (get_state (learn), ==, AHU_LESSON_DONE);
  g_assert_cmpuint (ahu_history_get_ply (ahu_session_get_history (ahu_lesson_run_get_session (get_run (learn)))), ==,
                    ply + 1);
  /* Nothing is no move. */
  ahu_lesson_run_go_back (get_run (learn));
  g_assert_true (gtk_widget_activate_action (learn->page, "table.move", "s", "[]"));
}

static AhuChoice *
find_several (GtkWidget *widget)
{
  GVariant *target = AHU_IS_CHOICE (widget) ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget)) : NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (target != NULL && g_str_has_prefix (g_variant_get_string (target, NULL), "["))
    return AHU_CHOICE (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      AhuChoice *found = find_several (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* Nobody answers for all where a lesson asks one player. */
static void
test_alone (Learn         *learn,
            gconstpointer  data)
{
  open_step (learn, TP_MOVE_SCORE);
  test_ui_wait_for_frames (learn->window, 1);
  g_assert_null (find_several (learn->page));
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

#define ADD(path, width, function) g_test_add (path, Learn, GINT_TO_POINTER (width), set_up, function, tear_down)
  ADD ("/ui/tp-learn/all/360", 360, test_all);
  ADD ("/ui/tp-learn/all/1280", 1280, test_all);
  ADD ("/ui/tp-learn/several", 800, test_several);
  ADD ("/ui/tp-learn/alone", 800, test_alone);
#undef ADD

  return g_test_run ();
}
