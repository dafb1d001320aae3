/* test-rn-analysis.c: the window that says how the chances in a game went
 *
 * Not for: how a move is judged (tests/games/rapanui/advisor).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-position.h"
#include "toolkit/analysis/ahu-analysis-memory.h"
#include "toolkit/analysis/ahu-analysis.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/charts/ahu-chances-chart.h"

#include "rn-asked-utils.h"
#include "rn-widget-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/test-waiting.h"

#define RECORD "two-players.rapanui"

static gboolean
is_done (gpointer window)
{
  return ahu_analysis_is_done (window);
}

static char *
read_window (TestAsked *asked)
{
  g_autoptr (GPtrArray) texts = test_ui_list_texts (asked->window);

  g_ptr_array_add (texts, NULL);

  return g_strjoinv ("\n", (char **) texts->pdata);
}

static void
set_up (TestAsked     *asked,
        gconstpointer  data)
{
  test_asked_open (asked, RECORD, "table.analysis", AHU_TYPE_ANALYSIS);
}

static void
tear_down (TestAsked     *asked,
           gconstpointer  data)
{
  test_asked_close (asked);
}

/* To the end: a line for each player, and each move can be read from the chart. */
static void
test_whole (TestAsked     *asked,
            gconstpointer  data)
{
  g_autofree char *text = NULL;
  g_autofree char *read = NULL;
  GtkWidget *chart;

  test_session_go (asked->table.session, 3);
  test_asked_ask (asked);
  test_ui_wait (is_done, asked->window);
  text = read_window (asked);
  g_assert_nonnull (strstr (text, "Turning points"));
  g_assert_nonnull (strstr (text, "The best move each player missed"));
  g_assert_null (strstr (text, "The analysis was stopped"));

  chart = test_find_type (asked->window, AHU_TYPE_CHANCES_CHART);
  g_assert_cmpuint (ahu_chart_get_read (AHU_CHART (chart)), ==, 0);
  g_assert_true (test_ui_press (chart, GDK_KEY_End, 0));
  g_assert_cmpuint (ahu_chart_get_read (AHU_CHART (chart)), ==, 3);
  g_assert_true (test_ui_press (chart, GDK_KEY_Right, 0));
  g_assert_true (test_ui_press (chart, GDK_KEY_Left, 0));
  g_assert_cmpuint (ahu_chart_get_read (AHU_CHART (chart)), ==, 2);
  read = read_window (asked);
  g_assert_null (strstr (read, "Point at the chart"));
  g_assert_nonnull (strstr (read, "%, "));
}

/* What nobody waits for gives way as long as it thinks. */
static void
test_waited_for (TestAsked     *asked,
                 gconstpointer  data)
{
  test_session_go (asked->table.session, 3);
  g_assert_true (test_nobody_waits (NULL));
  test_asked_ask (asked);
  test_ui_wait (test_somebody_waits, NULL);
  test_ui_wait (is_done, asked->window);
  test_ui_wait (test_nobody_waits, NULL);
}

static void
collect_move_buttons (GtkWidget *widget,
                      GPtrArray *buttons)
{
  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_widget_get_tooltip_text (widget), "Show in the chart") == 0)
    g_ptr_array_add (buttons, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_move_buttons (child, buttons);
}

static guint
count_marks (GtkWidget *chart)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (chart); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += GTK_IS_LABEL (child) ? 0 : gtk_widget_get_child_visible (child);
  return n;
}

static gboolean
has_marks (gpointer chart)
{
  return count_marks (chart) == 2;
}

/* A move that is told leads to where it is in the chart, in which each line ends at its
 * player's mark. */
static void
test_move_in_chart (TestAsked     *asked,
                    gconstpointer  data)
{
  g_autofree char *text = NULL;
  AhuChart *chart;
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  test_session_go (asked->table.session, 12);
  test_asked_ask (asked);
  test_ui_wait (is_done, asked->window);
  chart = AHU_CHART (test_find_type (asked->window, AHU_TYPE_CHANCES_CHART));
  test_ui_wait (has_marks, chart);
  collect_move_buttons (asked->window, buttons);
  g_assert_cmpuint (buttons->len, >, 0);
  g_signal_emit_by_name (buttons->pdata[0], "clicked");
  g_assert_cmpuint (ahu_chart_get_read (chart), >, 0);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (asked->window)) == GTK_WIDGET (chart));
  text = read_window (asked);
  g_assert_null (strstr (text, "Point at the chart"));
  /* What was missed stands beside what was done, and is clear. */
  g_assert_nonnull (strstr (text, "Better: "));
  g_assert_nonnull (strstr (text, "Compared with what was done:\n"));
  g_assert_null (strstr (text, "nobody can tell"));
}

static double
get_middle (GtkWidget *widget,
            GtkWidget *chart)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, chart, &bounds));

  return bounds.origin.y + bounds.size.height / 2;
}

/* The turns below the lines, and beside each mark its chance, which also tells where a line
 * ends that the mark had to make room for. */
static void
test_scales (TestAsked     *asked,
             gconstpointer  data)
{
  GtkWidget *chart, *last_mark = NULL;
  guint n_values = 0, n_turns = 0;

  test_session_go (asked->table.session, 12);
  test_asked_ask (asked);
  test_ui_wait (is_done, asked->window);
  chart = test_find_type (asked->window, AHU_TYPE_CHANCES_CHART);
  test_ui_wait (has_marks, chart);
  test_ui_wait_for_frames (chart, 2);
  for (GtkWidget *child = gtk_widget_get_first_child (chart); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_LABEL (child))
      last_mark = child;
    else if (gtk_widget_has_css_class (child, "chart-total"))
      {
        g_assert_nonnull (strchr (gtk_label_get_text (GTK_LABEL (child)), '%'));
        g_assert_cmpfloat_with_epsilon (get_middle (child, chart), get_middle (last_mark, chart), 1.5);
        n_values++;
      }
    else if (gtk_widget_get_child_visible (child) && strchr (gtk_label_get_text (GTK_LABEL (child)), '%') == NULL)
      {
        g_assert_cmpfloat (get_middle (child, chart), >, gtk_widget_get_height (chart) - 2 * gtk_widget_get_height (child));
        n_turns++;
      }
  g_assert_cmpuint (n_values, ==, 2);
  g_assert_cmpuint (n_turns, >, 1);
}

/* Whosever chance a move changed: the mark is that of who made it. */
static void
test_movers (TestAsked     *asked,
             gconstpointer  data)
{
  AhuRecord *record = ahu_session_get_record (asked->table.session);
  const char *const *names = ahu_record_get_names (record);
  const char *const *colours = ahu_record_get_colours (record);
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  guint n_told[2] = { 0, 0 };

  test_session_go (asked->table.session, 12);
  test_asked_ask (asked);
  test_ui_wait (is_done, asked->window);
  collect_move_buttons (asked->window, buttons);
  for (guint i = 0; i < buttons->len; i++)
    {
      GtkWidget *mark = test_find_type (buttons->pdata[i], AHU_TYPE_PICTURE);
      g_autofree char *turn = g_strdup (gtk_label_get_text (GTK_LABEL (test_find_type (buttons->pdata[i], GTK_TYPE_LABEL))));
      guint mover = strstr (turn, names[0]) == NULL;
      GtkWidget *own = g_object_ref_sink (ahu_mark_new (colours[mover], 16));

      g_assert_cmpstr (ahu_picture_get_name (AHU_PICTURE (mark)), ==, ahu_picture_get_name (AHU_PICTURE (own)));
      g_object_unref (own);
      n_told[mover]++;
    }
  g_assert_cmpuint (n_told[0], >, 0);
  g_assert_cmpuint (n_told[1], >, 0);
}

/* While it works in the background, the window goes on telling how far it is. */
static gboolean
has_progress (gpointer window)
{
  GtkWidget *bar = test_find_type (window, GTK_TYPE_PROGRESS_BAR);

  return gtk_progress_bar_get_fraction (GTK_PROGRESS_BAR (bar)) > 0;
}

/* What is known by then stays. */
static void
test_stopped (TestAsked     *asked,
              gconstpointer  data)
{
  g_autofree char *text = NULL;

  test_session_go (asked->table.session, 60);
  test_asked_ask (asked);
  test_ui_wait (has_progress, asked->window);
  g_assert_nonnull (strstr (gtk_progress_bar_get_text (GTK_PROGRESS_BAR (test_find_type (asked->window, GTK_TYPE_PROGRESS_BAR))),
                            " of 60 moves"));
  g_assert_false (is_done (asked->window));
  test_ui_click (asked->window, "Stop");
  g_assert_true (is_done (asked->window));
  text = read_window (asked);
  g_assert_nonnull (strstr (text, "The analysis was stopped"));
}

/* What was stopped goes on where it was, once it is asked to. */
static void
test_gone_on_with (TestAsked     *asked,
                   gconstpointer  data)
{
  g_autofree char *text = NULL;
  GtkProgressBar *bar;
  double before;

  test_session_go (asked->table.session, 20);
  test_asked_ask (asked);
  test_ui_wait (has_progress, asked->window);
  bar = GTK_PROGRESS_BAR (test_find_type (asked->window, GTK_TYPE_PROGRESS_BAR));
  test_ui_click (asked->window, "Stop");
  before = gtk_progress_bar_get_fraction (bar);
  g_assert_cmpfloat (before, <, 1);
  test_ui_click (asked->window, "Go on");
  g_assert_false (is_done (asked->window));
  g_assert_cmpfloat (gtk_progress_bar_get_fraction (bar), ==, before);
  test_ui_wait (is_done, asked->window);
  g_assert_cmpfloat (gtk_progress_bar_get_fraction (bar), ==, 1);
  text = read_window (asked);
  g_assert_null (strstr (text, "The analysis was stopped"));
  g_assert_nonnull (strstr (text, "Turning points"));
}

static void
close_window (TestAsked *asked)
{
  gtk_window_close (GTK_WINDOW (asked->window));
  test_asked_wait_until_gone (asked);
}

static double
ask_again (TestAsked *asked)
{
  test_asked_ask (asked);

  return gtk_progress_bar_get_fraction (GTK_PROGRESS_BAR (test_find_type (asked->window, GTK_TYPE_PROGRESS_BAR)));
}

/* What was judged once is not judged again, as long as it is the same game. */
static void
test_asked_again (TestAsked     *asked,
                  gconstpointer  data)
{
  test_session_go (asked->table.session, 6);
  g_assert_cmpfloat (ask_again (asked), ==, 0);
  test_ui_wait (is_done, asked->window);
  close_window (asked);
  g_assert_cmpfloat (ask_again (asked), ==, 1);
  test_ui_wait (is_done, asked->window);
  close_window (asked);

  test_session_go (asked->table.session, 3);
  g_assert_cmpfloat (ask_again (asked), ==, 1);
  close_window (asked);
  ahu_session_redo (asked->table.session);
  g_assert_cmpfloat (ask_again (asked), ==, 1);
  close_window (asked);
  test_session_go (asked->table.session, 8);
  g_assert_cmpfloat (ask_again (asked), ==, 0.75);
  test_ui_wait (is_done, asked->window);
}

static AhuHistory *
history_at (AhuSession *session,
            guint       ply)
{
  g_autoptr (AhuRecord) record = NULL;

  test_session_go (session, ply);
  record = ahu_session_dup_public_record (session);

  return ahu_history_new (record, NULL);
}

/* Face-down cards that were turned up since tell what their owners knew. */
static void
test_turned_up (void)
{
  g_autoptr (AhuSession) session = test_session_load ("untold-restricts.rapanui");
  guint n_moves = ahu_history_get_ply (ahu_session_get_history (session));
  AhuHistory *over = history_at (session, n_moves);
  AhuHistory *before = history_at (session, n_moves - 3);
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func ((GDestroyNotify) ahu_analysis_move_free);
  g_autoptr (GPtrArray) same = NULL;
  g_autoptr (GPtrArray) still = NULL;

  for (guint i = 0; i < n_moves - 3; i++)
    {
      JsonNode *move = ahu_history_get_move (before, i);
      const AhuAnalysisMove judged = { .ply = i, .move = move, .best = move };

      g_ptr_array_add (moves, ahu_analysis_move_copy (&judged));
    }
  ahu_analysis_keep (session, before, moves);
  same = ahu_analysis_recall (session, before);
  g_assert_cmpuint (same->len, ==, n_moves - 3);
  /* The first that was laid untold. */
  still = ahu_analysis_recall (session, over);
  g_assert_cmpuint (still->len, ==, 38);

  ahu_history_free (before);
  ahu_history_free (over);
}

/* Closed while it works, it stops and leaves nothing behind. */
static void
test_closed (TestAsked     *asked,
             gconstpointer  data)
{
  g_autoptr (GtkWidget) bar = NULL;

  test_session_go (asked->table.session, 60);
  test_asked_ask (asked);
  bar = g_object_ref (test_find_type (asked->window, GTK_TYPE_PROGRESS_BAR));
  gtk_window_close (GTK_WINDOW (asked->window));
  test_asked_wait_until_gone (asked);
  g_assert_cmpfloat (gtk_progress_bar_get_fraction (GTK_PROGRESS_BAR (bar)), <, 1);
}

/* The game may go on meanwhile: what is judged are the moves up to then. */
static void
test_undone (TestAsked     *asked,
             gconstpointer  data)
{
  g_autofree char *text = NULL;

  test_session_go (asked->table.session, 2);
  test_asked_ask (asked);
  ahu_session_undo (asked->table.session);
  test_ui_wait (is_done, asked->window);
  text = read_window (asked);
  g_assert_nonnull (strstr (text, "Turning points"));
}

static void
test_too_early (TestAsked     *asked,
                gconstpointer  data)
{
  test_session_go (asked->table.session, 0);
  gtk_widget_activate_action (asked->table.page, "table.analysis", NULL);
  g_assert_false (test_asked_is_there (asked));
}

static void
add (const char *path,
     void      (*test) (TestAsked *asked, gconstpointer data))
{
  g_test_add (path, TestAsked, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  add ("/ui/rn-analysis/whole", test_whole);
  add ("/ui/rn-analysis/waited-for", test_waited_for);
  add ("/ui/rn-analysis/move-in-chart", test_move_in_chart);
  add ("/ui/rn-analysis/scales", test_scales);
  add ("/ui/rn-analysis/movers", test_movers);
  add ("/ui/rn-analysis/stopped", test_stopped);
  add ("/ui/rn-analysis/gone-on-with", test_gone_on_with);
  add ("/ui/rn-analysis/asked-again", test_asked_again);
  g_test_add_func ("/ui/rn-analysis/turned-up", test_turned_up);
  add ("/ui/rn-analysis/closed", test_closed);
  add ("/ui/rn-analysis/undone", test_undone);
  add ("/ui/rn-analysis/too-early", test_too_early);

  return g_test_run ();
}
