/* test-course.c: the course of a game, of any game that tells it, on the page of its result
 *
 * With the probe game in six colours: the chart, its reading by keys, its words, and on paper;
 * with one that tells no course, of which nothing is there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "shell/result/ahu-result-page.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/charts/ahu-course-chart.h"
#include "toolkit/charts/ahu-course-panel.h"
#include "toolkit/paper/ahu-share.h"

#include "support/probe-game.h"
#include "support/probe-ui.h"
#include "support/test-page.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

#define N_PLAYERS 6
#define N_ROUNDS (PROBE_GAME_GOAL / N_PLAYERS)

/* The same game without a course; its name is as long. */
#define MUTE_ID "muted"

G_STATIC_ASSERT (sizeof MUTE_ID == sizeof PROBE_GAME_ID);

static const AhuGameUi *
get_mute (void)
{
  static AhuGame game;
  static AhuGameUi ui;

  if (game.id == NULL)
    {
      game = *probe_game_get ();
      game.id = MUTE_ID;
      game.course = NULL;
      ui = *probe_ui_get ();
      ui.game = &game;
      ahu_game_ui_register (&ui);
    }

  return &ui;
}

/* A game that is over: each has added as much as the others. */
static AhuSession *
session_new (const AhuGameUi *ui)
{
  g_autoptr (GBytes) bytes = probe_game_record_new ("course", N_PLAYERS, PROBE_GAME_GOAL);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autoptr (GString) named = g_string_new (text);
  g_autoptr (GBytes) changed = NULL;
  g_autoptr (AhuRecord) record = NULL;
  AhuSession *session;

  g_string_replace (named, "\"" PROBE_GAME_ID "\"", ui == probe_ui_get () ? "\"" PROBE_GAME_ID "\"" : "\"" MUTE_ID "\"", 1);
  changed = g_bytes_new (named->str, named->len);
  record = test_record_read (changed);
  session = ahu_session_new (record, NULL, NULL);
  g_assert_true (ahu_session_is_over (session));
  g_assert_true (ahu_session_get_game (session) == ui->game);

  return session;
}

static GtkWidget *
page_new (const AhuGameUi *ui)
{
  g_autoptr (AhuSession) session = session_new (ui);
  GtkWidget *page = g_object_ref_sink (ahu_result_page_new ());

  ahu_result_page_set_session (AHU_RESULT_PAGE (page), ui, session);

  return page;
}

static void
test_shown (void)
{
  GtkWidget *page = page_new (probe_ui_get ());
  GtkWidget *chart = test_ui_find (page, AHU_TYPE_COURSE_CHART, NULL);
  guint n_marks = 0;

  g_assert_nonnull (chart);
  gtk_test_accessible_assert_role (chart, GTK_ACCESSIBLE_ROLE_IMG);
  g_assert_cmpuint (ahu_chart_get_n_players (AHU_CHART (chart)), ==, N_PLAYERS);
  for (GtkWidget *child = gtk_widget_get_first_child (chart); child != NULL; child = gtk_widget_get_next_sibling (child))
    n_marks += !GTK_IS_LABEL (child);
  g_assert_cmpuint (n_marks, ==, N_PLAYERS);
  g_assert_true (test_ui_says (page, "The game round by round"));
  g_assert_true (test_ui_says (page, "Points added, round by round"));
  g_assert_true (test_ui_says (page, "Round 1: everybody adds."));
  g_assert_true (test_ui_says (page, "Points are added (P3)."));
  /* What the game doesn't offer is not there either. */
  g_assert_false (test_ui_says (page, "Analyse the game"));

  g_assert_finalize_object (page);
}

/* How many players have that many points below the chart, at the moment that is read. */
static guint
count_points (GtkWidget  *chart,
              const char *points)
{
  GtkStack *lines = GTK_STACK (gtk_widget_get_next_sibling (chart));
  GtkWidget *player = gtk_widget_get_first_child (gtk_stack_get_visible_child (lines));
  guint n = 0;

  while ((player = gtk_widget_get_next_sibling (player)) != NULL)
    n += g_str_equal (gtk_label_get_text (GTK_LABEL (gtk_widget_get_last_child (player))), points);

  return n;
}

static void
test_keys (void)
{
  GtkWidget *page = page_new (probe_ui_get ());
  GtkWidget *chart = test_ui_find (page, AHU_TYPE_COURSE_CHART, NULL);
  AhuChart *read = AHU_CHART (chart);

  g_assert_cmpuint (ahu_chart_get_read (read), ==, 0);
  g_assert_false (test_ui_press (chart, GDK_KEY_Up, 0));
  g_assert_false (test_ui_press (chart, GDK_KEY_Right, GDK_CONTROL_MASK));
  g_assert_cmpuint (ahu_chart_get_read (read), ==, 0);

  g_assert_true (test_ui_press (chart, GDK_KEY_Right, 0));
  g_assert_true (test_ui_says (page, "After round 1"));
  g_assert_cmpuint (count_points (chart, "1"), ==, N_PLAYERS);
  g_assert_true (test_ui_press (chart, GDK_KEY_Right, 0));
  g_assert_true (test_ui_says (page, "After round 2"));
  g_assert_cmpuint (count_points (chart, "2"), ==, N_PLAYERS);
  g_assert_true (test_ui_press (chart, GDK_KEY_End, 0));
  g_assert_cmpuint (ahu_chart_get_read (read), ==, N_ROUNDS + 1);
  g_assert_true (test_ui_says (page, "At the end"));
  g_assert_true (test_ui_press (chart, GDK_KEY_Right, 0));
  g_assert_cmpuint (ahu_chart_get_read (read), ==, N_ROUNDS + 1);
  g_assert_true (test_ui_press (chart, GDK_KEY_Home, 0));
  g_assert_true (test_ui_press (chart, GDK_KEY_Left, 0));
  g_assert_cmpuint (ahu_chart_get_read (read), ==, 1);
  ahu_chart_read (read, 0);
  g_assert_true (test_ui_press (chart, GDK_KEY_Left, 0));
  g_assert_cmpuint (ahu_chart_get_read (read), ==, N_ROUNDS + 1);

  g_assert_finalize_object (page);
}

/* The pointer reads the moment drawn next to it, in each place of a chart that is laid out. */
static void
test_pointer (void)
{
  g_autoptr (AhuSession) session = session_new (probe_ui_get ());
  GtkWidget *window = gtk_window_new ();
  GtkWidget *panel = ahu_course_panel_new (session);
  GtkWidget *chart = test_ui_find (panel, AHU_TYPE_COURSE_CHART, NULL);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (chart);
  AhuChartClass *klass = AHU_CHART_GET_CLASS (chart);

  gtk_window_set_default_size (GTK_WINDOW (window), 600, 500);
  test_page_put (window, panel);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (chart) == 0)
    g_main_context_iteration (NULL, TRUE);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        continue;
      for (guint moment = 1; moment <= klass->count (AHU_CHART (chart)); moment++)
        {
          g_signal_emit_by_name (controller, "motion", klass->get_x (AHU_CHART (chart), moment) + 5, 20.0);
          g_assert_cmpuint (ahu_chart_get_read (AHU_CHART (chart)), ==, moment);
        }
      g_signal_emit_by_name (controller, "leave");
    }
  g_assert_cmpuint (ahu_chart_get_read (AHU_CHART (chart)), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_saved (gpointer page)
{
  return ahu_message_bar_get_message (AHU_MESSAGE_BAR (test_ui_find (page, AHU_TYPE_MESSAGE_BAR, NULL))) != NULL;
}

/* Returns: how large the file is, in which a course is drawn or not */
static goffset
save_pdf (const AhuGameUi *ui)
{
  g_autofree char *folder = g_dir_make_tmp ("ahu-course-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "result.pdf", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *page = page_new (ui);
  g_autoptr (GFileInfo) info = NULL;

  ahu_share_save (AHU_SHARE (test_ui_find (page, AHU_TYPE_SHARE, NULL)), AHU_SHARE_PDF, file);
  test_ui_wait (is_saved, page);
  info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_SIZE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_assert_nonnull (info);
  g_file_delete (file, NULL, NULL);
  g_rmdir (folder);
  g_assert_finalize_object (page);

  return g_file_info_get_size (info);
}

static void
test_paper (void)
{
  g_assert_cmpint (save_pdf (probe_ui_get ()), >, save_pdf (get_mute ()) + 300);
}

/* Absent, not empty. */
static void
test_absent (void)
{
  g_autoptr (AhuSession) session = session_new (get_mute ());
  GtkWidget *page = page_new (get_mute ());

  g_assert_null (ahu_course_panel_new (session));
  g_assert_null (test_ui_find (page, AHU_TYPE_COURSE_CHART, NULL));
  g_assert_false (test_ui_says (page, "round by round"));
  g_assert_true (test_ui_says (page, "Who added most wins"));

  g_assert_finalize_object (page);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  ahu_game_ui_register (probe_ui_get ());
  get_mute ();

  g_test_add_func ("/ui/course/shown", test_shown);
  g_test_add_func ("/ui/course/keys", test_keys);
  g_test_add_func ("/ui/course/pointer", test_pointer);
  g_test_add_func ("/ui/course/paper", test_paper);
  g_test_add_func ("/ui/course/absent", test_absent);

  return g_test_run ();
}
