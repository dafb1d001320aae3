/* test-result.c: the result page, from records of whole games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/ahu-name.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/study/rn-explain.h"
#include "games/rapanui/study/rn-worth.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "shell/history/ahu-history-text.h"
#include "shell/result/ahu-result-page.h"
#include "toolkit/analysis/ahu-analysis.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-readable.h"
#include "toolkit/charts/ahu-course-chart.h"
#include "toolkit/charts/ahu-scale.h"
#include "toolkit/paper/ahu-share.h"
#include "toolkit/ranking/ahu-ranking-view.h"
#include "toolkit/ranking/ahu-shore.h"
#include "toolkit/ranking/ahu-story.h"
#include "toolkit/ranking/ahu-telling.h"

#include "support/test-page.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

static AhuSession *
load_session (const char *name)
{
  AhuSession *session = test_session_load (name);

  g_assert_true (ahu_session_is_over (session));

  return session;
}

static GtkWidget *
page_new (AhuSession *session)
{
  GtkWidget *page = g_object_ref_sink (ahu_result_page_new ());

  ahu_result_page_set_session (AHU_RESULT_PAGE (page), ahu_rn_game_ui_get (), session);

  return page;
}

/* Returns: (nullable): what tells who has won, if that is told */
static GtkWidget *
find_headline (GtkWidget *page)
{
  GtkWidget *words = test_ui_find (page, GTK_TYPE_LABEL, "A wins");

  return words != NULL ? gtk_widget_get_ancestor (words, AHU_TYPE_READABLE) : NULL;
}

static void
assert_says (GtkWidget  *root,
             const char *text)
{
  if (test_ui_find (root, GTK_TYPE_LABEL, text) == NULL)
    g_error ("nothing says “%s”", text);
}

static void
test_ranking (void)
{
  g_autoptr (AhuSession) session = load_session ("decided-by-moai-or-wood.rapanui");
  GtkWidget *page = page_new (session);
  const char *rows[] = {
    "A: place 1, Glory points: 51", "B: place 2, Glory points: 44",
    "D: place 3, Glory points: 44", "C: place 4, Glory points: 36",
  };
  GtkWidget *headline = find_headline (page);

  g_assert_nonnull (headline);
  gtk_test_accessible_assert_role (headline, GTK_ACCESSIBLE_ROLE_HEADING);
  gtk_test_accessible_assert_property (headline, GTK_ACCESSIBLE_PROPERTY_LABEL, "A wins with 51 glory points");
  assert_says (page, "with 51 points, 7 ahead");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *row = test_ui_find (page, GTK_TYPE_GRID, rows[i]);

      g_assert_nonnull (row);
      gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
    }
  g_assert_true (gtk_widget_has_css_class (test_ui_find (page, GTK_TYPE_GRID, rows[0]), "now"));
  g_assert_false (gtk_widget_has_css_class (test_ui_find (page, GTK_TYPE_GRID, rows[1]), "now"));

  g_assert_finalize_object (page);
}

static float
get_end (GtkWidget  *page,
         const char *cell)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (test_ui_find (page, GTK_TYPE_LABEL, cell), page, &bounds));

  return bounds.origin.x + bounds.size.width;
}

/* The points of a player stand below each other, whether or not it is told how they came about. */
static void
test_table (void)
{
  g_autoptr (AhuSession) session = load_session ("decided-by-moai-or-wood.rapanui");
  GtkWidget *page = page_new (session);
  GtkWidget *window;
  const char *cells[] = {
    "A, Tiles: 9", "B, Wood: 0 (of 3, 1 for every 5)", "C, Moai: 4 (1 ×, 4 each)",
    "A, Grain: 24 (8 ×, 3 each)", "B, Fish: 24 (12 ×, 2 each)", "A, Glory points: 51",
  };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    if (test_ui_find (page, GTK_TYPE_LABEL, cells[i]) == NULL)
      g_error ("no cell says “%s”", cells[i]);
  window = test_page_show (page, 1280, 800);
  g_assert_cmpfloat (get_end (page, "A, Tiles: 9"), ==, get_end (page, "A, Grain: 24 (8 ×, 3 each)"));
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));

  g_assert_finalize_object (page);
}

static guint
count_pictures (GtkWidget  *root,
                const char *name)
{
  guint n = AHU_IS_PICTURE (root) && g_strcmp0 (ahu_picture_get_name (AHU_PICTURE (root)), name) == 0;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_pictures (child, name);

  return n;
}

static gboolean
has_shore (AhuSession *session,
           int         width,
           int         height)
{
  GtkWidget *page = page_new (session);
  GtkWidget *window = test_page_show (page, width, height);
  gboolean shown = test_ui_find (page, AHU_TYPE_SHORE, NULL) != NULL;

  g_assert_true (gtk_widget_get_mapped (find_headline (page)));
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (page);

  return shown;
}

/* A statue for each player, and flowers for who has won; where there is little room the shore goes,
 * and the words stay. */
static void
test_shore (void)
{
  g_autoptr (AhuSession) session = load_session ("decided-by-moai-or-wood.rapanui");
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (session));
  GtkWidget *page = page_new (session);
  GtkWidget *shore = test_ui_find (page, AHU_TYPE_SHORE, NULL);

  g_assert_cmpuint (count_pictures (shore, "garland"), ==, 1);
  for (guint i = 0; colours[i] != NULL; i++)
    {
      g_autofree char *name = g_strconcat ("statue-", colours[i], NULL);

      g_assert_cmpuint (count_pictures (shore, name), ==, 1);
    }
  g_assert_finalize_object (page);

  g_assert_true (has_shore (session, 1280, 800));
  g_assert_true (has_shore (session, 360, 720));
  g_assert_true (has_shore (session, 1000, 600));
  g_assert_false (has_shore (session, 1000, 500));
  g_assert_false (has_shore (session, 640, 360));
}

static void
test_shared_first_place (void)
{
  g_autoptr (AhuSession) session = load_session ("shared-first-place.rapanui");
  AhuRanking *ranking = ahu_session_get_game (session)->ranking (ahu_session_get_position (session),
                                                                  ahu_session_get_names (session));
  GtkWidget *page = page_new (session);
  guint winners = 0;

  for (guint i = 0; i < ranking->n_players; i++)
    {
      g_autofree char *name = ahu_ranking_place_words (ranking, ahu_session_get_names (session)[i], i);
      GtkWidget *row = test_ui_find (page, GTK_TYPE_GRID, name);

      g_assert_nonnull (row);
      winners += gtk_widget_has_css_class (row, "now");
    }
  g_assert_cmpuint (winners, >=, 2);
  g_assert_cmpuint (count_pictures (page, "garland"), ==, winners);

  ahu_ranking_free (ranking);
  g_assert_finalize_object (page);
}

static void
test_copy (void)
{
  g_autoptr (AhuSession) session = load_session ("two-players.rapanui");
  GtkWidget *page = page_new (session);
  GdkContentProvider *content;
  g_auto (GValue) value = G_VALUE_INIT;
  g_autofree char *text = ahu_result_page_dup_text (AHU_RESULT_PAGE (page));

  g_assert_null (test_ui_find (page, GTK_TYPE_LABEL, "The result is on the clipboard."));
  g_assert_true (gtk_widget_activate_action (page, "share.copy-explanation", NULL));
  g_assert_nonnull (test_ui_find (page, GTK_TYPE_LABEL, "The result is on the clipboard."));

  content = gdk_clipboard_get_content (gtk_widget_get_clipboard (page));
  g_value_init (&value, G_TYPE_STRING);
  g_assert_true (gdk_content_provider_get_value (content, &value, NULL));
  g_assert_cmpstr (g_value_get_string (&value), ==, text);
  g_assert_nonnull (strstr (text, "wins"));

  g_assert_finalize_object (page);
}

static void
score (AhuSession *session,
       RnFinal    *final)
{
  RnSheet sheet;

  rn_sheet_from_position (&sheet, ahu_session_get_position (session));
  rn_final (final, &sheet);
}

/* The engine's words beside the drawing: ties, unsacrificed kinds, the empty Stone. */
static void
test_stone (void)
{
  const char *const records[] = {
    "decided-by-moai-or-wood.rapanui", "nobody-sacrificed-three-kinds.rapanui", "shared-first-place.rapanui",
    "three-players-pair-on-top.rapanui",
  };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autoptr (AhuSession) session = load_session (records[i]);
      g_auto (GStrv) sentences = NULL;
      GtkWidget *page = page_new (session);
      RnFinal final;

      score (session, &final);
      sentences = rn_stone_explanation (&final);
      g_assert_nonnull (sentences[0]);
      for (guint s = 0; sentences[s] != NULL; s++)
        assert_says (page, sentences[s]);
      g_assert_finalize_object (page);
    }
}

static AdwExpanderRow *
find_worth_row (GtkWidget  *page,
                const char *name)
{
  GtkWidget *list = test_ui_find (page, GTK_TYPE_LIST_BOX, NULL);

  return ADW_EXPANDER_ROW (gtk_widget_get_ancestor (test_ui_find (list, GTK_TYPE_LABEL, name), ADW_TYPE_EXPANDER_ROW));
}

/* What was given up and what that brought everybody stands in the table. */
static void
check_gains (GtkWidget          *page,
             const RnFinal      *final,
             const RnWorthTotal *total)
{
  GtkWidget *table = test_ui_find_class (page, "worth-table");
  g_autofree char *given_up = g_strdup_printf ("%d", total->given_up);

  g_assert_nonnull (test_ui_find (table, GTK_TYPE_LABEL, given_up));
  for (guint player = 0; player < final->n_players; player++)
    {
      int gain = rn_worth_gain (final, &total->without, player);
      g_autofree char *text = gain == 0 ? g_strdup ("0") : g_strdup_printf ("%s%d", gain > 0 ? "+" : "−", ABS (gain));

      g_assert_nonnull (test_ui_find (table, GTK_TYPE_LABEL, text));
    }
}

/* A row for each player in a table, and a line; opened, all in the words of the engine, and a line
 * for each card. */
static void
test_worth (void)
{
  g_autoptr (AhuSession) session = load_session ("decided-by-moai-or-wood.rapanui");
  const char *const *names = ahu_session_get_names (session);
  g_autoptr (GArray) worths = NULL;
  GtkWidget *page = page_new (session);
  RnFinal final;

  worths = rn_worth_find (ahu_session_get_history (session), &final);
  g_assert_cmpuint (worths->len, >, 0);
  for (guint player = 0; player < final.n_players; player++)
    {
      RnWorthTotal total;
      g_auto (GStrv) sentences = NULL;
      g_autofree char *text = NULL;

      rn_worth_sum (worths, &final, player, &total);
      sentences = rn_worth_total_sentences (&total, player, &final, names);
      text = g_strjoinv (" ", sentences);
      adw_expander_row_set_expanded (find_worth_row (page, names[player]), TRUE);
      assert_says (page, text);
      adw_expander_row_set_expanded (find_worth_row (page, names[player]), FALSE);
      check_gains (page, &final, &total);
    }

  for (guint i = 0; i < worths->len; i++)
    {
      const RnWorth *worth = &g_array_index (worths, RnWorth, i);
      g_autofree char *heading = rn_worth_heading (worth, names);
      g_auto (GStrv) sentences = rn_worth_sentences (worth, &final, names);
      g_autofree char *text = g_strjoinv (" ", sentences);
      GtkWidget *list = test_ui_find (page, GTK_TYPE_LIST_BOX, NULL);
      GtkWidget *row = gtk_widget_get_ancestor (test_ui_find (list, GTK_TYPE_LABEL, names[worth->player]),
                                                ADW_TYPE_EXPANDER_ROW);

      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
      assert_says (row, heading);
      assert_says (row, text);
      /* Once only, however often it is opened. */
      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), FALSE);
      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
    }

  g_assert_finalize_object (page);
}

/* Nothing sacrificed is worth no words. */
static void
test_no_worth (void)
{
  g_autoptr (AhuSession) session = load_session ("shared-first-place.rapanui");
  GtkWidget *page = page_new (session);

  g_assert_null (test_ui_find (page, GTK_TYPE_LABEL, "What each sacrifice cost and brought"));

  g_assert_finalize_object (page);
}

static AhuCourse *
tell_course (AhuSession *session)
{
  g_auto (GStrv) names = ahu_names_isolate (ahu_session_get_names (session));

  return rn_game_get ()->course (ahu_session_get_history (session), (const char *const *) names);
}

static void
test_swings (void)
{
  g_autoptr (AhuSession) session = load_session ("decided-by-moai-or-wood.rapanui");
  g_autoptr (AhuCourse) course = tell_course (session);
  GtkWidget *page = page_new (session);
  AhuCourseChart *chart = AHU_COURSE_CHART (test_ui_find (page, AHU_TYPE_COURSE_CHART, NULL));
  GPtrArray *marked = ahu_course_chart_get_highlights (chart);

  g_assert_cmpuint (course->highlights->len, ==, AHU_COURSE_HIGHLIGHTS);
  for (guint i = 0; i < course->highlights->len; i++)
    {
      const AhuCourseHighlight *highlight = g_ptr_array_index (course->highlights, i);

      assert_says (page, highlight->sentence);
      if (highlight->why != NULL)
        assert_says (page, highlight->why);
    }

  /* Numbered as they come in the game. */
  g_assert_cmpuint (marked->len, ==, course->highlights->len);
  for (guint i = 1; i < marked->len; i++)
    g_assert_cmpuint (((AhuCourseHighlight *) marked->pdata[i - 1])->moment, <,
                      ((AhuCourseHighlight *) marked->pdata[i])->moment);

  g_assert_finalize_object (page);
}

static float
get_start (GtkWidget *widget,
           GtkWidget *row)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, row, &bounds));
  return bounds.origin.x;
}

/* With names of 40 characters the notes stand below each other, and cover nothing. */
static void
test_notes_beside_long_names (void)
{
  static const char *const names[] = { "Maximiliane-Alexandra von und zu Hohenst",
                                       "Donaudampfschifffahrtsgesellschaftskapit",
                                       "عبد الرحمن بن محمد بن عبد الله الأندلسي ا", "👑🦀🐟🗿 Dario 🎲🎲", NULL };
  g_autoptr (AhuSession) session = load_session ("decided-by-moai-or-wood.rapanui");
  g_autoptr (AhuRanking) ranking = rn_game_get ()->ranking (ahu_session_get_position (session), names);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *places = ahu_ranking_places_new (ranking, names,
                                              ahu_record_get_colours (ahu_session_get_record (session)), FALSE);
  float notes_at = 0;

  gtk_window_set_child (GTK_WINDOW (window), places);
  gtk_window_set_default_size (GTK_WINDOW (window), 560, 400);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (places) == 0)
    g_main_context_iteration (NULL, TRUE);

  for (GtkWidget *row = gtk_widget_get_first_child (places); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *note = test_ui_find_class (row, "place-note");
      float start = note != NULL ? get_start (note, row) : 0;

      if (note == NULL)
        continue;
      g_assert_cmpfloat (start + gtk_widget_get_width (note), <=, get_start (test_ui_find_class (row, "place-total"), row));
      g_assert_true (notes_at == 0 || notes_at == start);
      notes_at = start;
    }
  g_assert_cmpfloat (notes_at, >, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* By how much is not said where others have as many. */
static void
test_lead (void)
{
  g_autofree char *ahead = ahu_history_lead_text (1, 1, 51, 7);
  g_autofree char *tied = ahu_history_lead_text (1, 3, 23, 0);
  g_autofree char *shared = ahu_history_lead_text (2, 2, 1, 0);

  g_assert_cmpstr (ahead, ==, "with 51 points, 7 ahead");
  g_assert_cmpstr (tied, ==, "with 23 points, 3 tied");
  g_assert_cmpstr (shared, ==, "with 1 point each");
}

/* Points that somebody had and paid again stand on the chart too. */
static void
test_chart_is_high_enough (void)
{
  g_autoptr (AhuSession) session = load_session ("shared-first-place.rapanui");
  GtkWidget *page = page_new (session);
  GtkWidget *chart = test_ui_find (page, AHU_TYPE_COURSE_CHART, NULL);

  assert_says (page, "Shared by A, B");
  assert_says (page, "with 4 points each");
  g_assert_nonnull (test_ui_find (chart, GTK_TYPE_LABEL, "6"));

  g_assert_finalize_object (page);
}

/* The points beside the marks below the chart, by place. */
static void
assert_points (GtkWidget       *chart,
               const AhuCourse *course,
               guint            moment)
{
  GtkStack *lines = GTK_STACK (gtk_widget_get_next_sibling (chart));
  GtkWidget *player = gtk_widget_get_first_child (gtk_stack_get_visible_child (lines));

  for (guint i = 0; i < course->n_players; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", ahu_course_get_points (course, moment, course->order[i]));

      player = gtk_widget_get_next_sibling (player);
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_widget_get_last_child (player))), ==, number);
    }
}

/* The arrow keys read the points of each turn, those of the end last. */
static void
test_course_keys (void)
{
  g_autoptr (AhuSession) session = load_session ("decided-by-moai-or-wood.rapanui");
  g_autoptr (AhuCourse) course = tell_course (session);
  GtkWidget *page = page_new (session);
  GtkWidget *chart = test_ui_find (page, AHU_TYPE_COURSE_CHART, NULL);
  guint n_turns = course->moments->len;

  g_assert_true (gtk_widget_get_focusable (chart));
  g_assert_cmpuint (ahu_chart_get_read (AHU_CHART (chart)), ==, 0);
  for (guint turn = 1; turn <= n_turns; turn++)
    {
      g_autofree char *name = g_strdup_printf ("After turn %u", turn);

      g_assert_true (test_ui_press (chart, GDK_KEY_Right, 0));
      assert_says (page, name);
      assert_points (chart, course, turn);
    }
  g_assert_true (test_ui_press (chart, GDK_KEY_Right, 0));
  g_assert_true (test_ui_press (chart, GDK_KEY_Right, 0));
  assert_says (page, "At the end");
  assert_points (chart, course, n_turns + 1);
  g_assert_true (test_ui_press (chart, GDK_KEY_Home, 0));
  assert_says (page, "After turn 1");
  g_assert_true (test_ui_press (chart, GDK_KEY_Left, 0));
  assert_says (page, "After turn 1");
  g_assert_true (test_ui_press (chart, GDK_KEY_End, 0));
  assert_says (page, "At the end");

  g_assert_finalize_object (page);
}

/* The totals at the end of the lines never cover one another. */
static void
test_spread (void)
{
  double far[] = { 10, 50, 90 };
  double near[] = { 10, 12, 12, 90 };
  double low[] = { 80, 90, 96, 99 };
  double same[] = { 99, 99, 99, 99 };

  ahu_scale_spread (far, 3, 20, 100);
  g_assert_true (far[0] == 10 && far[1] == 50 && far[2] == 90);
  ahu_scale_spread (near, 4, 20, 100);
  g_assert_true (near[0] == 10 && near[1] == 30 && near[2] == 30 && near[3] == 90);
  ahu_scale_spread (low, 4, 20, 100);
  g_assert_true (low[0] == 40 && low[1] == 60 && low[2] == 80 && low[3] == 100);
  ahu_scale_spread (same, 4, 20, 100);
  g_assert_true (same[0] == 99 && same[3] == 99);

  g_assert_cmpuint (ahu_scale_step (51, 4), ==, 20);
  g_assert_cmpuint (ahu_scale_step (1, 4), ==, 1);
  g_assert_cmpuint (ahu_scale_step (1000000000, 4), ==, 500000000);
}

/* The main menu analyses the game here as at the table. */
static void
test_analysis (void)
{
  g_autoptr (AhuSession) session = load_session ("two-players.rapanui");
  GtkWidget *page = page_new (session);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *analysis;

  gtk_window_set_child (GTK_WINDOW (window), page);
  g_assert_true (gtk_widget_activate_action (page, "table.analysis", NULL));
  analysis = test_ui_find_window (AHU_TYPE_ANALYSIS);
  g_assert_nonnull (analysis);
  g_object_add_weak_pointer (G_OBJECT (analysis), (gpointer *) &analysis);
  gtk_window_destroy (GTK_WINDOW (analysis));
  test_ui_wait (test_ui_is_gone, &analysis);

  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (page);
}

static void
test_one_after_another (void)
{
  g_autoptr (AhuSession) first = load_session ("decided-by-moai-or-wood.rapanui");
  g_autoptr (AhuSession) second = load_session ("two-players.rapanui");
  GtkWidget *page = page_new (first);

  ahu_result_page_set_session (AHU_RESULT_PAGE (page), ahu_rn_game_ui_get (), second);
  g_assert_null (test_ui_find (page, GTK_TYPE_LABEL, "with 51 points, 7 ahead"));
  g_assert_null (test_ui_find (page, GTK_TYPE_GRID, "C: place 4, Glory points: 36"));
  ahu_result_page_set_session (AHU_RESULT_PAGE (page), NULL, NULL);

  g_assert_finalize_object (page);
  g_assert_finalize_object (g_steal_pointer (&second));
}

/* A game whose end is seen to come. */
static void
end_game (AhuSession *session)
{
  g_assert_true (ahu_session_undo (session));
  g_assert_cmpint (ahu_telling_get_stage (ahu_telling_for_session (session)), ==, AHU_TELLING_RUNNING);
  while (!ahu_session_is_over (session))
    g_assert_true (ahu_session_redo (session));
  g_assert_cmpint (ahu_telling_get_stage (ahu_telling_for_session (session)), ==, AHU_TELLING_ENDED);
}

/* A page in a window that tells messages. */
typedef struct
{
  AhuSession *session;
  GtkWidget *window;
  GtkWidget *announcer;
  GtkWidget *page;
} End;

static void
end_open (End      *end,
          gboolean  is_seen)
{
  GtkWidget *overlay = gtk_overlay_new ();

  end->session = load_session ("decided-by-moai-or-wood.rapanui");
  end->window = gtk_window_new ();
  end->announcer = ahu_compat_announcer_new ();
  end->page = ahu_result_page_new ();
  gtk_overlay_set_child (GTK_OVERLAY (overlay), end->page);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), end->announcer);
  gtk_window_set_child (GTK_WINDOW (end->window), overlay);
  gtk_window_set_default_size (GTK_WINDOW (end->window), 1280, 800);
  gtk_window_present (GTK_WINDOW (end->window));
  if (is_seen)
    end_game (end->session);
  ahu_result_page_set_session (AHU_RESULT_PAGE (end->page), ahu_rn_game_ui_get (), end->session);
}

static void
end_close (End *end)
{
  g_object_ref (end->page);
  gtk_window_destroy (GTK_WINDOW (end->window));
  g_assert_finalize_object (end->page);
  g_object_unref (end->session);
}

static AhuTellingStage
get_stage (End *end)
{
  return ahu_telling_get_stage (ahu_telling_for_session (end->session));
}

/* With all that the page has to say of it. */
static void
assert_tells_winner (GtkWidget *page,
                     gboolean   tells)
{
  g_assert_true ((find_headline (page) != NULL) == tells);
  g_assert_true ((test_ui_find (page, GTK_TYPE_WIDGET, "A: place 1, Glory points: 51") != NULL) == tells);
  g_assert_true ((test_ui_find (page, GTK_TYPE_LABEL, "Where the points come from") != NULL) == tells);
  /* Not the one that is offered. */
  g_assert_true (gtk_widget_get_mapped (test_ui_find_class (page, "story-button")) == tells);
}

/* When the game has just ended there is a choice and nothing of who has won: the steps or the
 * places, at the same rank; Enter and Escape choose. A game that was over before has nothing
 * to offer. */
static void
test_offer (void)
{
  End end;
  GtkWidget *steps, *places;
  graphene_rect_t bounds;

  end_open (&end, TRUE);
  test_ui_wait_for_frames (end.page, 8);
  steps = test_ui_find (end.page, GTK_TYPE_BUTTON, "Step by step");
  places = test_ui_find (end.page, GTK_TYPE_BUTTON, "Straight to the places");
  g_assert_nonnull (steps);
  g_assert_nonnull (places);
  g_assert_true (gtk_widget_get_parent (steps) == gtk_widget_get_parent (places));
  g_assert_true (gtk_widget_compute_bounds (places, end.page, &bounds));
  g_assert_cmpfloat (bounds.size.height, >=, 44);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (end.page));
  assert_tells_winner (end.page, FALSE);
  g_assert_true (test_ui_press (end.page, GDK_KEY_Return, 0));
  g_assert_cmpint (get_stage (&end), ==, AHU_TELLING_STEPS);
  g_assert_nonnull (ahu_story_find (end.page));
  assert_tells_winner (end.page, FALSE);
  g_assert_true (test_ui_press (GTK_WIDGET (ahu_story_find (end.page)), GDK_KEY_Escape, 0));
  assert_tells_winner (end.page, TRUE);
  end_close (&end);

  end_open (&end, TRUE);
  g_assert_true (test_ui_press (end.page, GDK_KEY_Escape, 0));
  g_assert_cmpint (get_stage (&end), ==, AHU_TELLING_PLACES);
  g_assert_null (test_ui_find (end.page, GTK_TYPE_BUTTON, "Straight to the places"));
  assert_tells_winner (end.page, TRUE);
  g_assert_false (test_ui_press (end.page, GDK_KEY_Escape, 0));
  /* An end that is taken back is none, and played again it is one anew. */
  g_assert_true (ahu_session_undo (end.session));
  g_assert_false (gtk_widget_is_sensitive (end.page));
  g_assert_true (ahu_session_redo (end.session));
  g_assert_true (gtk_widget_is_sensitive (end.page));
  end_game (end.session);
  g_assert_nonnull (test_ui_find (end.page, GTK_TYPE_BUTTON, "Straight to the places"));
  assert_tells_winner (end.page, FALSE);
  end_close (&end);

  end_open (&end, FALSE);
  g_assert_cmpint (get_stage (&end), ==, AHU_TELLING_PLACES);
  g_assert_null (test_ui_find (end.page, GTK_TYPE_BUTTON, "Straight to the places"));
  assert_tells_winner (end.page, TRUE);
  end_close (&end);
}

static gboolean
has_told (gpointer data)
{
  End *end = data;

  return *gtk_label_get_text (GTK_LABEL (end->announcer)) != '\0';
}

/* Who has won has the focus and is told once somebody has chosen; before, that the game is
 * over. */
static void
test_winner_is_told (void)
{
  End end;
  GtkWidget *heading;

  end_open (&end, TRUE);
  test_ui_wait (has_told, &end);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (end.announcer)), ==, "The game is over");
  heading = gtk_widget_get_parent (test_ui_find (end.page, GTK_TYPE_LABEL, "The game is over"));
  gtk_widget_grab_focus (end.page);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (end.window)) == heading);
  gtk_widget_activate_action (end.page, "result.story", NULL);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (end.announcer)), !=, "A wins with 51 glory points");
  test_ui_press (GTK_WIDGET (ahu_story_find (end.page)), GDK_KEY_Escape, 0);
  heading = find_headline (end.page);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (end.window)) == heading);
  gtk_test_accessible_assert_role (heading, GTK_ACCESSIBLE_ROLE_HEADING);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (end.announcer)), ==, "A wins with 51 glory points");
  end_close (&end);
}

/* On a whole screen nothing is known of the places before somebody chooses. */
static void
test_table_view (void)
{
  End end;
  GtkWidget *story;

  end_open (&end, TRUE);
  ahu_page_set_table_view (AHU_PAGE (end.page), TRUE);
  assert_says (end.page, "The game is over");
  g_assert_null (test_ui_find (end.page, GTK_TYPE_WIDGET, "A wins with 51 glory points"));
  g_assert_null (test_ui_find (end.page, GTK_TYPE_WIDGET, "A: place 1, Glory points: 51"));
  g_assert_nonnull (test_ui_find (end.page, GTK_TYPE_BUTTON, "Leave the table view"));
  test_ui_click (end.page, "Step by step");
  story = GTK_WIDGET (ahu_story_find (end.page));
  g_assert_null (test_ui_find (story, GTK_TYPE_BUTTON, "Close the steps"));
  g_assert_nonnull (test_ui_find (story, GTK_TYPE_BUTTON, "Leave the table view"));
  g_assert_nonnull (test_ui_find (story, GTK_TYPE_BUTTON, "Undo"));
  g_assert_null (test_ui_find (end.page, GTK_TYPE_WIDGET, "A wins with 51 glory points"));

  test_ui_press (story, GDK_KEY_Escape, 0);
  assert_says (end.page, "A wins with 51 glory points");
  g_assert_nonnull (test_ui_find (end.page, GTK_TYPE_GRID, "A: place 1, Glory points: 51"));
  g_assert_null (test_ui_find (end.page, GTK_TYPE_LABEL, "Where the points come from"));

  /* In a window again, with all there is to tell. */
  ahu_page_set_table_view (AHU_PAGE (end.page), FALSE);
  assert_says (end.page, "Where the points come from");
  g_assert_null (test_ui_find (end.page, GTK_TYPE_BUTTON, "Leave the table view"));
  end_close (&end);
}

/* The list has a name, and what the points are called the game says. */
static void
test_places_words (void)
{
  g_autoptr (AhuSession) session = load_session ("shared-first-place.rapanui");
  GtkWidget *page = page_new (session);
  GtkWidget *list = test_ui_find_class (page, "places");
  g_autoptr (AhuRanking) ranking = ahu_ranking_new (1);
  g_autofree char *words = NULL;

  gtk_test_accessible_assert_role (list, GTK_ACCESSIBLE_ROLE_LIST);
  g_assert_true (test_ui_find (page, GTK_TYPE_BOX, "Places") == list);
  ranking->places[0] = 3;
  ranking->totals[0] = 1;
  ranking->total_label = g_strdup ("Prestige points");
  words = ahu_ranking_place_words (ranking, "Anna", 0);
  g_assert_cmpstr (words, ==, "Anna: place 3, Prestige points: 1");
  g_assert_finalize_object (page);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/result/ranking", test_ranking);
  g_test_add_func ("/result/shore", test_shore);
  g_test_add_func ("/result/table", test_table);
  g_test_add_func ("/result/shared-first-place", test_shared_first_place);
  g_test_add_func ("/result/stone", test_stone);
  g_test_add_func ("/result/worth", test_worth);
  g_test_add_func ("/result/no-worth", test_no_worth);
  g_test_add_func ("/result/swings", test_swings);
  g_test_add_func ("/result/notes-beside-long-names", test_notes_beside_long_names);
  g_test_add_func ("/result/chart-is-high-enough", test_chart_is_high_enough);
  g_test_add_func ("/result/course-keys", test_course_keys);
  g_test_add_func ("/result/spread", test_spread);
  g_test_add_func ("/result/copy", test_copy);
  g_test_add_func ("/result/analysis", test_analysis);
  g_test_add_func ("/result/offer", test_offer);
  g_test_add_func ("/result/winner-is-told", test_winner_is_told);
  g_test_add_func ("/result/lead", test_lead);
  g_test_add_func ("/result/table-view", test_table_view);
  g_test_add_func ("/result/places-words", test_places_words);
  g_test_add_func ("/result/one-after-another", test_one_after_another);

  return g_test_run ();
}
