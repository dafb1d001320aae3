/* test-tp-history.c: games of Tapati and of the card game kept side by side: history, files, statistics
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "games/rapanui/rn-game.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/ui/ahu-tp-game-ui.h"
#include "games/tapati/ui/ahu-tp-own-box.h"
#include "shell/history/ahu-history-page.h"
#include "shell/history/ahu-history-row.h"
#include "shell/statistics/ahu-statistics-page.h"
#include "support/history-utils.h"
#include "support/test-open.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"
#include "toolkit/base/ahu-settings.h"

#define OWN_BOX "three-own-box.rapanui"
#define OTHER "four-gifts.rapanui"
#define CARDS "two-players.rapanui"
#define BOX "Take the box of this game"

static GBytes *
to_bytes (AhuRecord *record)
{
  return ahu_record_to_bytes (record, ahu_record_get_moves (record), ahu_record_get_moves (record)->len);
}

static void
keep (TestWindow *fixture,
      const char *folder,
      const char *name)
{
  g_autoptr (AhuRecord) record = test_record_load (folder, name);

  test_window_keep (fixture, record);
}

static GtkWidget *
find_history (TestWindow *fixture)
{
  return test_ui_find (GTK_WIDGET (fixture->window), AHU_TYPE_HISTORY_PAGE, NULL);
}

typedef struct
{
  GtkWidget *page;
  guint n_tapati;
  guint n_cards;
  gboolean named;
} Expected;

static void
count_rows (GtkWidget *widget,
            Expected  *counted)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (AHU_IS_HISTORY_ROW (widget))
    {
      AhuSummary *summary = ahu_history_row_get_summary (AHU_HISTORY_ROW (widget));
      gboolean is_tapati = ahu_summary_get_game (summary) == tp_game_get ();

      counted->n_tapati += is_tapati;
      counted->n_cards += !is_tapati;
      counted->named = counted->named && test_ui_says (widget, is_tapati ? "Tapati · " : "Rapa Nui · ");
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    count_rows (child, counted);
}

static gboolean
are_rows (gpointer data)
{
  const Expected *expected = data;
  Expected counted = { expected->page, 0, 0, TRUE };

  count_rows (expected->page, &counted);

  return counted.n_tapati == expected->n_tapati && counted.n_cards == expected->n_cards &&
         counted.named == expected->named;
}

static void
wait_for_rows (GtkWidget *page,
               guint      n_tapati,
               guint      n_cards,
               gboolean   named)
{
  Expected expected = { page, n_tapati, n_cards, named };

  test_ui_wait (are_rows, &expected);
}

/* Where the list has both kinds each row says which, and the filter and the search know it. */
static void
test_both (TestWindow    *fixture,
           gconstpointer  data)
{
  HistoryFixture history = { 0 };

  keep (fixture, "tapati", OWN_BOX);
  keep (fixture, "tapati", OTHER);
  keep (fixture, TEST_RAPANUI, CARDS);
  test_window_activate (fixture, "win.history");
  history.page = find_history (fixture);
  wait_for_rows (history.page, 2, 1, TRUE);
  history_select (&history, "Tapati");
  wait_for_rows (history.page, 2, 0, TRUE);
  history_select (&history, "Rapa Nui");
  wait_for_rows (history.page, 0, 1, TRUE);
  history_select (&history, "All games");
  history_search (&history, "tapati");
  wait_for_rows (history.page, 2, 0, TRUE);
  history_search (&history, "");
  wait_for_rows (history.page, 2, 1, TRUE);
}

/* A list of one kind says nothing of it. */
static void
test_one (TestWindow    *fixture,
          gconstpointer  data)
{
  keep (fixture, TEST_RAPANUI, CARDS);
  test_window_activate (fixture, "win.history");
  wait_for_rows (find_history (fixture), 0, 1, FALSE);
}

/* Returns: (nullable): the first row of a game that is seen */
static GtkWidget *
find_row (GtkWidget     *page,
          const AhuGame *game)
{
  g_autoptr (GPtrArray) rows = test_find_all (page, AHU_TYPE_HISTORY_ROW);

  for (guint i = 0; i < rows->len; i++)
    if (gtk_widget_get_mapped (rows->pdata[i]) &&
        ahu_summary_get_game (ahu_history_row_get_summary (rows->pdata[i])) == game)
      return rows->pdata[i];

  return NULL;
}

static void
collect_lines (GtkWidget *root,
               GString   *lines)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (root), "GtkModelButton"))
    {
      g_autofree char *text = NULL;

      g_object_get (root, "text", &text, NULL);
      g_string_append_printf (lines, "%s\n", text);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_lines (child, lines);
}

/* Whether the menu of such a game has the line. */
static gboolean
has_line (GtkWidget     *page,
          const AhuGame *game,
          const char    *line)
{
  GtkWidget *row = find_row (page, game);
  g_autoptr (GString) lines = g_string_new (NULL);

  g_assert_nonnull (row);
  ahu_history_row_open_menu (AHU_HISTORY_ROW (row));
  collect_lines (row, lines);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (test_find_type (row, GTK_TYPE_MENU_BUTTON)));
  g_assert_nonnull (strstr (lines->str, "Duplicate"));

  return strstr (lines->str, line) != NULL;
}

static void
take_box (GtkWidget     *page,
          const AhuGame *game)
{
  AhuSummary *summary = ahu_history_row_get_summary (AHU_HISTORY_ROW (find_row (page, game)));

  g_assert_true (gtk_widget_activate_action (page, "history.take-deal", "s", ahu_summary_get_file (summary)));
}

/* New games are played with the box of a game from elsewhere; cards have nothing to be taken over. */
static void
test_take_box (TestWindow    *fixture,
               gconstpointer  data)
{
  g_autoptr (AhuRecord) record = test_record_load ("tapati", OWN_BOX);
  GtkWidget *page;
  AhuTpOwnBox theirs, ours;
  TpBox box;

  keep (fixture, "tapati", OWN_BOX);
  keep (fixture, TEST_RAPANUI, CARDS);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.history", NULL));
  page = find_history (fixture);
  wait_for_rows (page, 1, 1, TRUE);
  g_assert_false (has_line (page, rn_game_get (), BOX));
  g_assert_true (has_line (page, tp_game_get (), BOX));
  take_box (page, rn_game_get ());
  g_assert_cmpstr (ahu_window_get_page (fixture->window), ==, "history");

  take_box (page, tp_game_get ());
  g_assert_cmpstr (ahu_window_get_page (fixture->window), ==, "players");
  g_assert_true (ahu_window_get_shown_ui (fixture->window) == ahu_tp_game_ui_get ());
  g_assert_true (test_ui_says (GTK_WIDGET (fixture->window), "The box is taken over for new games"));
  g_assert_cmpint (tp_box_from_json (&box, 3, ahu_record_get_setup (record)).code, ==, TP_OK);
  ahu_tp_own_box_from_box (&theirs, &box, 3);
  g_date_time_unref (ahu_tp_own_box_recall (&ours));
  g_assert_true (ahu_tp_own_box_equal (&ours, &theirs));
  ahu_tp_own_box_init (&theirs);
  g_assert_false (ahu_tp_own_box_equal (&ours, &theirs));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.back", NULL));
  g_assert_cmpstr (ahu_window_get_page (fixture->window), ==, "history");
  g_settings_reset (ahu_settings_get_game (tp_game_get ()), "box");
}

static AhuRecord *
load_kept (TestWindow *fixture,
           const char *id)
{
  g_autofree char *path = ahu_store_dup_file_path (fixture->store, id);

  return ahu_record_load (path, NULL);
}

static void
assert_same (AhuRecord *one,
             AhuRecord *other)
{
  g_autoptr (GBytes) first = to_bytes (one);
  g_autoptr (GBytes) second = to_bytes (other);

  g_assert_true (g_bytes_equal (first, second));
}

/* Files dropped on the window are taken in with the box that they were played with, whatever this
 * program knows of boxes, and opened they are played with it. */
static void
test_files (TestWindow    *fixture,
            gconstpointer  data)
{
  g_autoptr (AhuRecord) record = test_record_load ("tapati", OWN_BOX);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "tapati", OWN_BOX, NULL);
  g_autofree char *other = g_test_build_filename (G_TEST_DIST, "data", "tapati", OTHER, NULL);
  GFile *files[] = { g_file_new_for_path (path), g_file_new_for_path (other) };
  g_autoptr (AhuRecord) kept = NULL;

  ahu_window_open_files (fixture->window, files, G_N_ELEMENTS (files));
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    g_object_unref (files[i]);
  test_wait_for_file (fixture->window);
  wait_for_rows (find_history (fixture), 2, 0, FALSE);
  g_assert_true (ahu_store_flush (fixture->store));
  kept = load_kept (fixture, ahu_record_get_id (record));
  g_assert_nonnull (kept);
  assert_same (kept, record);

  test_window_open_kept (fixture, ahu_record_get_id (record));
  g_assert_true (json_node_equal (ahu_record_get_member (test_window_get_record (fixture), "setup"),
                                  ahu_record_get_member (record, "setup")));
}

static gboolean
is_counted (gpointer data)
{
  AhuStatistics *statistics = ahu_statistics_page_get_statistics (AHU_STATISTICS_PAGE (data));

  return g_list_model_get_n_items (G_LIST_MODEL (statistics)) > 0 && !ahu_statistics_get_counting (statistics);
}

static GtkWidget *
get_statistics (TestWindow *fixture)
{
  GtkWidget *page = test_ui_find (GTK_WIDGET (fixture->window), AHU_TYPE_STATISTICS_PAGE, NULL);

  g_assert_nonnull (page);
  test_ui_wait (is_counted, page);

  return page;
}

/* Each game is counted by itself: who played only the other one stands in no table. */
static void
test_statistics (TestWindow    *fixture,
                 gconstpointer  data)
{
  keep (fixture, "tapati", OWN_BOX);
  keep (fixture, "tapati", OTHER);
  keep (fixture, TEST_RAPANUI, CARDS);
  ahu_game_ui_use (ahu_tp_game_ui_get ());
  test_window_activate (fixture, "win.statistics");
  g_assert_true (ahu_window_get_shown_ui (fixture->window) == ahu_tp_game_ui_get ());
  g_assert_true (test_ui_says (get_statistics (fixture), "Prestige"));
  test_ui_click (GTK_WIDGET (fixture->window), "Rapa Nui");
  g_assert_true (ahu_window_get_shown_ui (fixture->window) != ahu_tp_game_ui_get ());
  g_assert_false (test_ui_says (get_statistics (fixture), "Prestige"));
}

/* Of a game of which the final scoring alone was told. */
#define COUNTED "counted"
#define MOAI "\"moai\": [null, null, null], "
#define STOCK \
  "\"tapati\": {\"rapanuis\": 0, \"slaves\": 0, \"palms\": 0, \"quarries\": {\"1\": 0, \"2\": 0, \"3\": 0, \"4\": 0}, " \
  "\"rugs\": {\"2\": 0, \"3\": 0}}"
static const char sheet[] =
  "{\"format\": \"ahu-result\", \"version\": 1, \"game\": \"tapati\", \"id\": \"" COUNTED "\", "
  "\"created\": \"2026-11-20T19:30:00Z\", \"setup\": {}, \"players\": ["
  "{\"name\": \"Ana\", \"colour\": \"red\", \"points\": 23, " MOAI STOCK "}, "
  "{\"name\": \"Ben\", \"colour\": \"blue\", \"points\": 7, " MOAI STOCK "}, "
  "{\"name\": \"Cleo\", \"colour\": \"green\", \"points\": 5, " MOAI STOCK "}]}";

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static void
assert_exported (TestWindow *fixture,
                 AhuSummary *summary,
                 const char *title)
{
  g_autoptr (AhuLibrary) library = ahu_library_ref_for_store (fixture->store);
  /* By its name no game of the history. */
  g_autofree char *path = g_build_filename (fixture->folder, "copy", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) copy = NULL;

  ahu_library_export_async (library, summary, file, done_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (ahu_library_export_finish (library, result, NULL), ==, 1);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  copy = json_from_string (text, NULL);
  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (copy), "format"), ==, "ahu-result");
  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (copy), "title"), ==, title);
}

static void
test_counted (TestWindow    *fixture,
              gconstpointer  data)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (sheet, strlen (sheet));
  HistoryFixture history = { 0 };
  AhuSummary *summary;
  GtkWidget *entry;
  gboolean can_undo;

  ahu_store_save (fixture->store, COUNTED, bytes);
  g_assert_true (ahu_store_flush (fixture->store));
  test_window_activate (fixture, "win.history");
  history.page = find_history (fixture);
  wait_for_rows (history.page, 1, 0, FALSE);
  summary = ahu_history_row_get_summary (AHU_HISTORY_ROW (find_row (history.page, tp_game_get ())));
  g_assert_true (ahu_summary_get_counted (summary));
  g_assert_cmpint (ahu_summary_get_total (summary, 0), ==, 23);

  gtk_widget_activate_action (history.page, "history.rename", "s", ahu_summary_get_file (summary));
  entry = test_ui_find (history.page, GTK_TYPE_ENTRY, "Title of the game");
  gtk_editable_set_text (GTK_EDITABLE (entry), "Without the board");
  g_signal_emit_by_name (entry, "activate");
  history_wait_for_label (history.page, "Without the board", TRUE);
  summary = ahu_history_row_get_summary (AHU_HISTORY_ROW (find_row (history.page, tp_game_get ())));
  assert_exported (fixture, summary, "Without the board");

  gtk_widget_activate_action (history.page, "history.delete", "s", ahu_summary_get_file (summary));
  wait_for_rows (history.page, 0, 0, TRUE);
  for (g_object_get (history.page, "can-undo", &can_undo, NULL); !can_undo;
       g_object_get (history.page, "can-undo", &can_undo, NULL))
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (history.page, "undo");
  wait_for_rows (history.page, 1, 0, FALSE);
  summary = ahu_history_row_get_summary (AHU_HISTORY_ROW (find_row (history.page, tp_game_get ())));
  g_assert_true (ahu_summary_get_counted (summary));
  g_assert_cmpstr (ahu_summary_get_title (summary), ==, "Without the board");
}

static void
add_tests (void)
{
  test_window_add ("/ui/tp-history/both", test_both);
  test_window_add ("/ui/tp-history/one", test_one);
  test_window_add ("/ui/tp-history/take-box", test_take_box);
  test_window_add ("/ui/tp-history/files", test_files);
  test_window_add ("/ui/tp-history/counted", test_counted);
  test_window_add ("/ui/tp-history/statistics", test_statistics);
}

int
main (int    argc,
      char **argv)
{
  return history_run_tests (&argc, &argv, add_tests);
}
