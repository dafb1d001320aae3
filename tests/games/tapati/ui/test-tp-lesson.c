/* test-tp-lesson.c: every step of every lesson of Tapati is shown, and can be done by what is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/lessons/ahu-lesson-list.h"
#include "core/lessons/ahu-lesson-run.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/ui/ahu-tp-exchange.h"
#include "games/tapati/ui/ahu-tp-facts.h"
#include "games/tapati/ui/ahu-tp-interchange.h"
#include "games/tapati/ui/ahu-tp-lesson-view.h"
#include "games/tapati/ui/ahu-tp-markets.h"
#include "games/tapati/ui/ahu-tp-store.h"
#include "games/tapati/ui/ahu-tp-tabs.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/table/ahu-choice.h"

#include "tp-board-utils.h"
#include "tp-lesson-utils.h"

#define LESSONS AHU_RESOURCE_PATH "/lessons/tapati"
/* Below it, the page has margins of 12 px, else of 24. */
#define NARROW AHU_WIDTH_700

/* So many of the moves that lessons name as refused have something on the table that stands for them. */
#define LEAST_REFUSED 4

/* A lesson in a window as wide as the page leaves it. */
typedef struct
{
  AhuLessonRun *run;
  GtkWidget *window;
  GtkWidget *view;
  AhuWidthClass room;
  int width;
  guint n_refused; /* what was tried against the rules */
} Shown;

static void
show (Shown *shown)
{
  JsonObject *picture = ahu_lesson_run_get_step (shown->run)->picture;
  int least;

  ahu_lesson_view_show (shown->view, ahu_lesson_run_get_session (shown->run),
                           ahu_lesson_run_get_step (shown->run), shown->room);
  /* Cards that lie there are not drawn a second time, of another game. */
  g_assert_false (picture != NULL && g_str_equal (json_object_get_string_member (picture, "name"), "fact") &&
                  test_ui_find (shown->view, AHU_TYPE_TP_FACTS, NULL) != NULL);
  gtk_widget_measure (shown->view, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > shown->width)
    g_error ("step %u of %s needs %d px of %d", ahu_lesson_run_get_index (shown->run),
             ahu_lesson_get_id (ahu_lesson_run_get_lesson (shown->run)), least, shown->width);
  test_ui_wait_for_frames (shown->window, 1);
}

static void
move_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  Shown *shown = user_data;

  ahu_lesson_run_play (shown->run, json_from_string (g_variant_get_string (parameter, NULL), NULL));
}

static void
open_lesson (Shown     *shown,
             AhuLesson *lesson,
             int        width)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("move", G_VARIANT_TYPE_STRING);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  *shown = (Shown) { .run = ahu_lesson_run_new (lesson) };
  shown->room = width < NARROW ? AHU_WIDTH_360 : width < AHU_WIDTH_1200 ? AHU_WIDTH_700 : AHU_WIDTH_1200;
  shown->width = width - (width < NARROW ? 24 : 48);
  shown->view = ahu_tp_lesson_view_new ();
  shown->window = gtk_window_new ();
  g_signal_connect (action, "activate", G_CALLBACK (move_cb), shown);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (shown->window, "table", G_ACTION_GROUP (group));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), shown->view);
  gtk_window_set_decorated (GTK_WINDOW (shown->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (shown->window), shown->width, 720);
  gtk_window_set_child (GTK_WINDOW (shown->window), scroller);
  gtk_window_present (GTK_WINDOW (shown->window));
  show (shown);
}

static void
close_lesson (Shown *shown)
{
  gpointer view = shown->view;

  g_object_add_weak_pointer (view, &view);
  gtk_window_destroy (GTK_WINDOW (shown->window));
  test_ui_wait (test_ui_is_gone, &view);
  g_object_unref (shown->run);
}

static gboolean
is_seen (Shown *shown,
         GType  type)
{
  GtkWidget *part = test_ui_find (shown->view, type, NULL);

  return part != NULL && gtk_widget_get_mapped (part);
}

/* What a step looks at is there, and what it doesn't look at and needn't have isn't. */
static void
check_parts (Shown *shown)
{
  const AhuLessonStep *step = ahu_lesson_run_get_step (shown->run);
  AhuSession *session = ahu_lesson_run_get_session (shown->run);
  const char *const *look = (const char *const *) step->look;
  const TpPosition *position = ahu_session_get_position (session);
  gboolean asks = !ahu_session_get_read_only (session);

  if (look == NULL)
    return;
  g_assert_true (!g_strv_contains (look, "facts") || is_seen (shown, AHU_TYPE_TP_FACTS));
  g_assert_true (!g_strv_contains (look, "markets") || is_seen (shown, AHU_TYPE_TP_MARKETS));
  g_assert_true (!g_strv_contains (look, "boards") || is_seen (shown, AHU_TYPE_TP_BOARD));
  g_assert_true (is_seen (shown, AHU_TYPE_TP_STORE) == g_strv_contains (look, "store"));
  g_assert_true (is_seen (shown, AHU_TYPE_TP_EXCHANGE) == (asks && position->step == TP_STEP_EXCHANGE));
  if (g_strv_contains (look, "interchange"))
    g_assert_true (is_seen (shown, AHU_TYPE_TP_INTERCHANGE) != is_seen (shown, AHU_TYPE_TP_EXCHANGE));
  if (!asks || position->step != TP_STEP_FACT)
    g_assert_true (is_seen (shown, AHU_TYPE_TP_FACTS) == g_strv_contains (look, "facts"));
}

/* What the lesson says is against the rules can be tried on what is shown, and is refused for the
 * rule that it names. Some has nothing that stands for it, such as a tile that can't be laid. */
static void
try_refused (Shown *shown)
{
  const AhuLessonStep *step = ahu_lesson_run_get_step (shown->run);

  for (guint i = 0; i < step->refused->len; i++)
    {
      const AhuLessonRefused *refused = g_ptr_array_index (step->refused, i);
      TpMove move;

      tp_move_from_json (&move, refused->move);
      if (!tp_lesson_choose (shown->view, &move))
        continue;
      shown->n_refused++;
      g_assert_cmpint (ahu_lesson_run_get_state (shown->run), ==, AHU_LESSON_WRONG);
      g_assert_cmpstr (ahu_lesson_run_get_rule (shown->run), ==, refused->rule);
      show (shown);
    }
}

static void
do_move (Shown *shown)
{
  g_autoptr (JsonNode) node = tp_lesson_find_right (shown->run);
  g_autofree char *text = json_to_string (node, FALSE);
  TpMove move;

  try_refused (shown);
  tp_move_from_json (&move, node);
  if (!tp_lesson_choose (shown->view, &move))
    g_error ("nothing in step %u of %s stands for %s", ahu_lesson_run_get_index (shown->run),
             ahu_lesson_get_id (ahu_lesson_run_get_lesson (shown->run)), text);
  g_assert_cmpint (ahu_lesson_run_get_state (shown->run), ==, AHU_LESSON_DONE);
  show (shown);
}

/* Returns: how often something was refused */
static guint
go_through (AhuLesson *lesson,
            int        width)
{
  Shown shown;

  open_lesson (&shown, lesson, width);
  do
    {
      show (&shown);
      check_parts (&shown);
      if (ahu_lesson_run_get_step (shown.run)->sort == AHU_LESSON_MOVE)
        do_move (&shown);
      while (ahu_lesson_run_get_state (shown.run) != AHU_LESSON_DONE)
        {
          g_assert_true (ahu_lesson_run_go_on (shown.run));
          show (&shown);
        }
    }
  while (ahu_lesson_run_go_on (shown.run));
  close_lesson (&shown);

  return shown.n_refused;
}

static AhuLessonList *
list_lessons (void)
{
  AhuLessonList *lessons = ahu_lesson_list_new (tp_game_get ());

  ahu_lesson_list_add_resources (lessons, LESSONS);

  return lessons;
}

static void
test_all (gconstpointer data)
{
  g_autoptr (AhuLessonList) lessons = list_lessons ();
  guint n = g_list_model_get_n_items (G_LIST_MODEL (lessons)), n_refused = 0;

  g_assert_cmpuint (n, >, 10);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AhuLesson) lesson = g_list_model_get_item (G_LIST_MODEL (lessons), i);

      n_refused += go_through (lesson, GPOINTER_TO_INT (data));
    }
  g_assert_cmpuint (n_refused, >=, LEAST_REFUSED);
}

/* Where there is room for one board, its tabs lead to the others. */
static void
test_tabs (void)
{
  g_autoptr (AhuLessonList) lessons = list_lessons ();
  g_autoptr (AhuLesson) lesson = g_list_model_get_item (G_LIST_MODEL (lessons), 2);
  GtkWidget *tabs, *board;
  Shown shown;

  open_lesson (&shown, lesson, 360);
  tabs = test_ui_find (shown.view, AHU_TYPE_TP_TABS, NULL);
  g_assert_nonnull (tabs);
  for (guint seat = 0; seat < 3; seat++)
    {
      g_signal_emit_by_name (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), seat), "clicked");
      board = test_ui_find (shown.view, AHU_TYPE_TP_BOARD, NULL);
      g_assert_cmpuint (AHU_TP_BOARD (board)->view.seat, ==, seat);
      /* Shown again, it stays. */
      show (&shown);
      g_assert_cmpuint (ahu_tp_tabs_get_selected (AHU_TP_TABS (tabs)), ==, seat);
    }
  close_lesson (&shown);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  ahu_game_register (tp_game_get ());

  g_test_add_data_func ("/ui/tp-lesson/all/360", GINT_TO_POINTER (360), test_all);
  g_test_add_data_func ("/ui/tp-lesson/all/700", GINT_TO_POINTER (700), test_all);
  g_test_add_data_func ("/ui/tp-lesson/all/1280", GINT_TO_POINTER (1280), test_all);
  g_test_add_func ("/ui/tp-lesson/tabs", test_tabs);

  return g_test_run ();
}
