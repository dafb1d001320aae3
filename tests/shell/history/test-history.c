/* test-history.c: the page with all games: rows, search, filters, order, what can't be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/record/ahu-practice.h"
#include "shell/history/ahu-history-page.h"
#include "shell/history/ahu-history-row.h"
#include "toolkit/art/ahu-part.h"
#include "toolkit/messages/ahu-message-bar.h"

#include "support/history-utils.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"

static GMenuModel *
make_no_menu (AhuSummary *summary,
              gpointer    data)
{
  return NULL;
}

static void
collect_bars (GtkWidget *root,
              GPtrArray *bars)
{
  if (gtk_widget_has_css_class (root, "history-bar"))
    g_ptr_array_add (bars, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_bars (child, bars);
}

static void
test_rows (HistoryFixture *fixture,
           gconstpointer   data)
{
  g_autoptr (GPtrArray) rows = NULL;
  GtkWidget *row;

  history_wait_for_ids (fixture, "two,one,three");
  history_wait_for_label (fixture->page, "Zoë", TRUE);
  rows = test_find_all (fixture->page, AHU_TYPE_HISTORY_ROW);
  g_assert_nonnull (test_ui_find (rows->pdata[0], GTK_TYPE_BUTTON, "Continue"));
  row = rows->pdata[1];
  g_assert_nonnull (test_ui_find (row, GTK_TYPE_INSCRIPTION, "Sunday, 1 March 2026"));
  g_assert_null (test_ui_find (row, GTK_TYPE_BUTTON, "Continue"));
  g_assert_nonnull (test_ui_find (row, GTK_TYPE_INSCRIPTION, "Zoë"));
  g_assert_nonnull (test_ui_find (row, GTK_TYPE_LABEL, "Zoë wins"));
  g_assert_true (test_ui_says (row, ", 4 ahead"));
  g_assert_nonnull (test_ui_find (row, GTK_TYPE_INSCRIPTION, "1."));
  g_assert_nonnull (test_ui_find (row, GTK_TYPE_INSCRIPTION, "2."));
  g_assert_null (test_ui_find (fixture->page, GTK_TYPE_LABEL, "3 games"));
}

static void
open_cb (GtkWidget  *page,
         const char *path,
         const char *id,
         char      **opened)
{
  *opened = g_strdup (id);
}

static gboolean
is_in_order (HistoryFixture *fixture)
{
  GtkWidget *strip = test_ui_find (fixture->page, GTK_TYPE_GRID_VIEW, NULL);
  g_autoptr (GPtrArray) rows = strip != NULL ? test_find_all (strip, AHU_TYPE_HISTORY_ROW) : NULL;
  graphene_rect_t first, second;

  return rows != NULL && rows->len == 2 && gtk_widget_compute_bounds (rows->pdata[0], strip, &first) &&
         gtk_widget_compute_bounds (rows->pdata[1], strip, &second) && first.size.width > 0 &&
         second.origin.x >= first.origin.x + first.size.width && first.origin.y == second.origin.y &&
         first.size.height == second.size.height;
}

static const char *
get_focused_id (HistoryFixture *fixture)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (fixture->page));

  return ahu_summary_get_id (ahu_history_row_get_summary (AHU_HISTORY_ROW (test_find_type (focus, AHU_TYPE_HISTORY_ROW))));
}

/* Where there is room two games that go on stand side by side, and the list has the others; keys know no border, and
 * without room for two all are in the list. */
static void
test_strip (HistoryFixture *fixture,
            gconstpointer   data)
{
  g_autofree char *opened = NULL;
  GtkWidget *strip, *list;

  history_wait_for_ids (fixture, "two,one,three");
  history_place (fixture->folder, "four", "2025-12-01T12:00:00Z", "Anna", "Ben", 9);
  history_wait_for_ids (fixture, "two,four,one,three");
  g_assert_null (test_ui_find (fixture->page, GTK_TYPE_GRID_VIEW, NULL));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1100, 700);
  history_wait_for_ids (fixture, "one,three");
  while (!is_in_order (fixture))
    g_main_context_iteration (NULL, TRUE);

  strip = test_ui_find (fixture->page, GTK_TYPE_GRID_VIEW, NULL);
  list = test_ui_find (fixture->page, GTK_TYPE_LIST_VIEW, NULL);
  g_assert_true (gtk_widget_child_focus (strip, GTK_DIR_TAB_FORWARD));
  g_assert_cmpstr (get_focused_id (fixture), ==, "two");
  g_assert_true (test_ui_press (strip, GDK_KEY_Down, 0));
  g_assert_cmpstr (get_focused_id (fixture), ==, "one");
  g_assert_true (test_ui_press (list, GDK_KEY_Up, 0));
  g_assert_cmpstr (get_focused_id (fixture), ==, "two");
  g_signal_connect (fixture->page, "open", G_CALLBACK (open_cb), &opened);
  g_signal_emit_by_name (list, "activate", 1);
  g_assert_cmpstr (opened, ==, "three");
  history_select (fixture, "Finished");
  history_wait_for_ids (fixture, "one,three");
  g_assert_null (test_ui_find (fixture->page, GTK_TYPE_GRID_VIEW, NULL));
  history_select (fixture, "Unfinished");
  while (!is_in_order (fixture))
    g_main_context_iteration (NULL, TRUE);
  history_select (fixture, "All games");
  history_select (fixture, "Oldest first");
  history_wait_for_ids (fixture, "four,three,two,one");
}

/* Bars begin at 0: as long, beside each other, as the points are. */
static void
test_bars (HistoryFixture *fixture,
           gconstpointer   data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "one.rapanui", NULL);
  g_autoptr (AhuSummary) summary = ahu_summary_new_for_file (path);
  GtkWidget *row = ahu_history_row_new (make_no_menu, NULL);
  g_autoptr (GPtrArray) bars = g_ptr_array_new ();
  gint64 most = 0;

  g_object_ref_sink (row);
  ahu_history_row_set_summary (AHU_HISTORY_ROW (row), summary, NULL);
  collect_bars (row, bars);
  g_assert_cmpuint (bars->len, ==, ahu_summary_get_n_players (summary));
  for (guint i = 0; i < bars->len; i++)
    most = MAX (most, ahu_summary_get_total (summary, i));
  for (guint seat = 0; seat < bars->len; seat++)
    g_assert_cmpfloat (ahu_part_get_share (g_ptr_array_index (bars, ahu_summary_get_place (summary, seat) - 1)), ==,
                       ahu_summary_get_total (summary, seat) / (double) most);
  g_assert_finalize_object (row);
}

/* Case and accents don't matter, nor does the order of the words. */
static void
test_search (HistoryFixture *fixture,
             gconstpointer   data)
{
  history_search (fixture, "zoe");
  history_wait_for_ids (fixture, "one");
  g_assert_nonnull (test_ui_find (fixture->page, GTK_TYPE_LABEL, "1 of 3 games"));
  history_search (fixture, "ANNA émi");
  history_wait_for_ids (fixture, "three");
  history_search (fixture, "2026-02");
  history_wait_for_ids (fixture, "two");
  history_search (fixture, "nobody");
  history_wait_for_ids (fixture, "");
  g_assert_nonnull (test_ui_find (fixture->page, ADW_TYPE_STATUS_PAGE, NULL));
  history_search (fixture, "");
  history_wait_for_ids (fixture, "two,one,three");
}

/* The field is not typed into before somebody wants to, so no keyboard of a screen rises; who types searches. */
static void
test_focus (HistoryFixture *fixture,
            gconstpointer   data)
{
  GtkWidget *entry = test_ui_find (fixture->page, GTK_TYPE_SEARCH_ENTRY, NULL);
  GtkWidget *focus;

  history_wait_for_ids (fixture, "two,one,three");
  gtk_test_widget_wait_for_draw (fixture->page);
  g_assert_true (gtk_widget_grab_focus (fixture->page));
  focus = gtk_root_get_focus (gtk_widget_get_root (fixture->page));
  g_assert_false (gtk_widget_is_ancestor (focus, entry));
  g_assert_true (gtk_widget_is_ancestor (focus, gtk_search_entry_get_key_capture_widget (GTK_SEARCH_ENTRY (entry))));
}

static void
test_filter_and_order (HistoryFixture *fixture,
                       gconstpointer   data)
{
  history_wait_for_ids (fixture, "two,one,three");
  history_select (fixture, "Unfinished");
  history_wait_for_ids (fixture, "two");
  history_select (fixture, "Finished");
  history_wait_for_ids (fixture, "one,three");
  g_assert_nonnull (test_ui_find (fixture->page, GTK_TYPE_TOGGLE_BUTTON, "Finished"));
  g_assert_null (history_find_choice (fixture->page, "4 players"));
  history_select (fixture, "2 players");
  history_wait_for_ids (fixture, "two,one,three");
  g_assert_null (test_ui_find (fixture->page, GTK_TYPE_TOGGLE_BUTTON, "Finished"));
  history_wait_for_label (fixture->page, "3 games", TRUE);

  history_select (fixture, "Oldest first");
  history_wait_for_ids (fixture, "three,two,one");
  history_select (fixture, "By players");
  history_wait_for_ids (fixture, "two,one,three");
  history_select (fixture, "Longest first");
  history_wait_for_ids (fixture, "one,three,two");
}

static void
test_show_games (HistoryFixture *fixture,
                 gconstpointer   data)
{
  const char *const ids[] = { "two", "three", "unknown", NULL };

  ahu_history_page_show_games (AHU_HISTORY_PAGE (fixture->page), ids, "With Anna");
  history_wait_for_ids (fixture, "two,three");
  g_assert_nonnull (test_ui_find (fixture->page, GTK_TYPE_LABEL, "With Anna"));
  history_search (fixture, "chiara");
  history_wait_for_ids (fixture, "two");
  test_ui_click (fixture->page, "Show all games");
  history_wait_for_ids (fixture, "two,one,three");
  g_assert_null (test_ui_find (fixture->page, GTK_TYPE_LABEL, "With Anna"));
}

static void
test_open (HistoryFixture *fixture,
           gconstpointer   data)
{
  g_autofree char *opened = NULL;

  history_wait_for_ids (fixture, "two,one,three");
  g_signal_connect (fixture->page, "open", G_CALLBACK (open_cb), &opened);
  g_signal_emit_by_name (test_ui_find (fixture->page, GTK_TYPE_LIST_VIEW, NULL), "activate", 0);
  g_assert_cmpstr (opened, ==, "two");
}

static void
test_damaged (HistoryFixture *fixture,
              gconstpointer   data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "torn.rapanui", NULL);
  g_autofree char *opened = NULL;
  GtkWidget *bar = test_ui_find (fixture->page, AHU_TYPE_MESSAGE_BAR, NULL);

  g_assert_true (g_file_set_contents (path, "{", -1, NULL));
  history_wait_for_label (fixture->page, "Unreadable game", TRUE);
  history_select (fixture, "Damaged");
  history_wait_for_ids (fixture, "torn");
  g_signal_connect (fixture->page, "open", G_CALLBACK (open_cb), &opened);
  g_signal_emit_by_name (test_ui_find (fixture->page, GTK_TYPE_LIST_VIEW, NULL), "activate", 0);
  g_assert_null (opened);
  g_assert_nonnull (ahu_message_bar_get_message (AHU_MESSAGE_BAR (bar)));
}

/* Nobody can look for a file whose name is not told. */
static void
test_unreadable (HistoryFixture *fixture,
                 gconstpointer   data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "torn.rapanui", NULL);

  g_assert_true (g_file_set_contents (path, "{", -1, NULL));
  history_wait_for_label (fixture->page, "Unreadable game", TRUE);
  g_assert_nonnull (test_ui_find (fixture->page, GTK_TYPE_INSCRIPTION, "torn.rapanui"));
  history_search (fixture, "torn");
  history_wait_for_ids (fixture, "torn");
}

/* A copy of a game, as one against a computer. */
static void
place_practice (HistoryFixture *fixture,
                const char     *from,
                const char     *id)
{
  g_autofree char *source = g_strconcat (fixture->folder, "/", from, ".rapanui", NULL);
  g_autofree char *target = g_strconcat (fixture->folder, "/", id, ".rapanui", NULL);
  const AhuStrength strengths[] = { AHU_STRENGTH_NONE, AHU_STRENGTH_EASY };
  g_autoptr (AhuRecord) record = ahu_record_load (source, NULL);
  g_autoptr (AhuRecord) practice = ahu_practice_add (record, strengths, G_N_ELEMENTS (strengths));

  practice = history_record_with (g_steal_pointer (&practice), "id", history_string_node (id));
  test_record_write (practice, G_MAXUINT, target);
}

static void
test_practice (HistoryFixture *fixture,
               gconstpointer   data)
{
  place_practice (fixture, "one", "practised");
  history_wait_for_label (fixture->page, "Practice · 42 turns", TRUE);
  history_select (fixture, "Practice games");
  history_wait_for_ids (fixture, "practised");
  history_select (fixture, "All games");
  history_wait_for_ids (fixture, "two,one,practised,three");
  history_wait_for_label (fixture->page, "42 turns", TRUE);
}

static void
test_empty (HistoryFixture *fixture,
            gconstpointer   data)
{
  history_wait_for_label (fixture->page, "No games yet", TRUE);
  g_assert_nonnull (test_ui_find (fixture->page, GTK_TYPE_BUTTON, "Import files…"));
  g_assert_nonnull (test_ui_find (fixture->page, GTK_TYPE_BUTTON, "New game"));
  g_assert_null (test_ui_find (fixture->page, GTK_TYPE_SEARCH_ENTRY, NULL));
}

#define ADD(path, prepare, test) \
  g_test_add ("/ui/history/" path, HistoryFixture, NULL, prepare, test, history_tear_down)

static void
add_tests (void)
{
  ADD ("rows", history_set_up, test_rows);
  ADD ("strip", history_set_up, test_strip);
  ADD ("bars", history_set_up, test_bars);
  ADD ("search", history_set_up, test_search);
  ADD ("focus", history_set_up, test_focus);
  ADD ("filter-and-order", history_set_up, test_filter_and_order);
  ADD ("show-games", history_set_up, test_show_games);
  ADD ("open", history_set_up, test_open);
  ADD ("damaged", history_set_up, test_damaged);
  ADD ("unreadable", history_set_up, test_unreadable);
  ADD ("practice", history_set_up, test_practice);
  ADD ("empty", history_set_up_empty, test_empty);
}

int
main (int   argc,
      char *argv[])
{
  return history_run_tests (&argc, &argv, add_tests);
}
