/* test-history.c: the page with all games: search, filters, order, deleting, importing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "app/ahu-history-page.h"
#include "app/ahu-history-row.h"
#include "app/ahu-message-bar.h"
#include "app/ahu-window.h"
#include "core/ahu-practice.h"

#include "test-ui-find.h"
#include "test-ui.h"

typedef struct
{
  char *parent;
  char *folder;
  AhuStore *store;
  AhuLibrary *library;
  GtkWidget *window;
  GtkWidget *page;
} Fixture;

static void
remove_below (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_below (child);
    }
  g_remove (path);
}

static JsonNode *
string_node (const char *text)
{
  return json_node_init_string (json_node_alloc (), text);
}

static JsonNode *
players_node (const char *first,
              const char *second)
{
  g_autofree char *text = g_strdup_printf ("[{\"name\":\"%s\",\"colour\":\"red\"},"
                                           "{\"name\":\"%s\",\"colour\":\"blue\"}]", first, second);

  return json_from_string (text, NULL);
}

/* Takes the record. */
static AhuRecord *
with (AhuRecord  *record,
      const char *member,
      JsonNode   *value)
{
  AhuRecord *other = ahu_record_copy_with (record, member, value);

  g_assert_nonnull (other);
  g_object_unref (record);

  return other;
}

/* Writes an example with other names; n_moves G_MAXUINT for the whole game. */
static void
place (const char *folder,
       const char *id,
       const char *created,
       const char *first,
       const char *second,
       guint       n_moves)
{
  g_autofree char *example = g_build_filename (g_getenv ("AHU_TEST_DATA"), "examples", "two-players.rapanui", NULL);
  g_autofree char *name = g_strconcat (id, ".rapanui", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRecord) record = ahu_record_load (example, &error);
  g_autoptr (GBytes) bytes = NULL;
  GPtrArray *moves;

  g_assert_no_error (error);
  record = with (record, "id", string_node (id));
  record = with (record, "created", string_node (created));
  record = with (record, "players", players_node (first, second));
  moves = ahu_record_get_moves (record);
  bytes = ahu_record_to_bytes (record, moves, MIN (n_moves, moves->len));
  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                                      NULL));
}

static void
prepare (Fixture *fixture)
{
  fixture->parent = g_dir_make_tmp ("ahu-history-XXXXXX", NULL);
  g_assert_nonnull (fixture->parent);
  fixture->folder = g_build_filename (fixture->parent, "games", NULL);
  fixture->store = ahu_store_new (fixture->folder);
}

static void
place_games (Fixture *fixture)
{
  place (fixture->folder, "one", "2026-03-01T12:00:00Z", "Zoë", "Ben", G_MAXUINT);
  place (fixture->folder, "two", "2026-02-01T12:00:00Z", "Anna", "Chiara", 7);
  place (fixture->folder, "three", "2026-01-01T12:00:00Z", "Émile", "Anna", G_MAXUINT);
}

static void
wait_until_loaded (Fixture *fixture)
{
  while (ahu_library_get_loading (fixture->library))
    g_main_context_iteration (NULL, TRUE);
}

static void
open_page (Fixture *fixture)
{
  g_autofree char *cache = g_build_filename (fixture->parent, "cache", NULL);

  fixture->library = ahu_library_new (fixture->store, cache);
  wait_until_loaded (fixture);
  fixture->page = ahu_history_page_new (fixture->library);
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 700, 600);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->page);
  gtk_window_present (GTK_WINDOW (fixture->window));
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  prepare (fixture);
  place_games (fixture);
  open_page (fixture);
}

static void
set_up_empty (Fixture       *fixture,
              gconstpointer  data)
{
  prepare (fixture);
  open_page (fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_clear_object (&fixture->library);
  g_clear_object (&fixture->store);
  remove_below (fixture->parent);
  g_free (fixture->folder);
  g_free (fixture->parent);
}

static GListModel *
get_model (Fixture *fixture)
{
  GtkWidget *list = test_ui_find (fixture->page, GTK_TYPE_LIST_VIEW, NULL);

  g_assert_nonnull (list);
  return G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
}

/* Returns: the ids of the games shown, with commas */
static char *
list_ids (Fixture *fixture)
{
  GString *ids = g_string_new (NULL);
  GtkWidget *list = test_ui_find (fixture->page, GTK_TYPE_LIST_VIEW, NULL);
  GListModel *model = list != NULL && gtk_widget_get_child_visible (list) ? get_model (fixture) : NULL;
  guint n = model != NULL ? g_list_model_get_n_items (model) : 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AhuSummary) summary = g_list_model_get_item (model, i);

      g_string_append_printf (ids, "%s%s", i == 0 ? "" : ",", ahu_summary_get_id (summary));
    }

  return g_string_free (ids, FALSE);
}

static void
wait_for_ids (Fixture    *fixture,
              const char *expected)
{
  g_autofree char *ids = list_ids (fixture);
  guint timeout = g_timeout_add_seconds (30, test_ui_timeout_cb, NULL);

  while (!g_str_equal (ids, expected))
    {
      g_main_context_iteration (NULL, TRUE);
      g_free (ids);
      ids = list_ids (fixture);
    }
  g_source_remove (timeout);
}

static void
search (Fixture    *fixture,
        const char *text)
{
  GtkWidget *entry = test_ui_find (fixture->page, GTK_TYPE_SEARCH_ENTRY, NULL);

  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
}

static void
select_entry (Fixture    *fixture,
              const char *list,
              const char *entry)
{
  GtkWidget *drop_down = test_ui_find (fixture->page, GTK_TYPE_DROP_DOWN, list);
  GListModel *model;

  g_assert_nonnull (drop_down);
  model = gtk_drop_down_get_model (GTK_DROP_DOWN (drop_down));
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (model), i), entry))
        {
          gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), i);
          return;
        }
    }
  g_error ("no entry is called “%s”", entry);
}

typedef struct
{
  GtkWidget *window;
  const char *text;
  gboolean there;
} Label;

static gboolean
is_label_so (gpointer data)
{
  Label *label = data;

  return (test_ui_find (label->window, GTK_TYPE_LABEL, label->text) != NULL) == label->there;
}

static void
wait_for_label (GtkWidget  *window,
                const char *text,
                gboolean    there)
{
  Label label = { window, text, there };

  test_ui_wait (is_label_so, &label);
}

static void
test_rows (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *row;

  wait_for_ids (fixture, "one,two,three");
  wait_for_label (fixture->page, "Zoë", TRUE);
  row = test_ui_find (fixture->page, AHU_TYPE_HISTORY_ROW, NULL);
  g_assert_nonnull (test_ui_find (row, GTK_TYPE_LABEL, "Zoë"));
  g_assert_nonnull (test_ui_find (row, GTK_TYPE_LABEL, "1."));
  g_assert_nonnull (test_ui_find (fixture->page, GTK_TYPE_LABEL, "3 games"));
}

/* Case and accents don't matter, nor does the order of the words. */
static void
test_search (Fixture       *fixture,
             gconstpointer  data)
{
  search (fixture, "zoe");
  wait_for_ids (fixture, "one");
  g_assert_nonnull (test_ui_find (fixture->page, GTK_TYPE_LABEL, "1 of 3 games"));
  search (fixture, "ANNA émi");
  wait_for_ids (fixture, "three");
  search (fixture, "2026-02");
  wait_for_ids (fixture, "two");
  search (fixture, "nobody");
  wait_for_ids (fixture, "");
  g_assert_nonnull (test_ui_find (fixture->page, ADW_TYPE_STATUS_PAGE, NULL));
  search (fixture, "");
  wait_for_ids (fixture, "one,two,three");
}

static void
test_filter_and_order (Fixture       *fixture,
                       gconstpointer  data)
{
  select_entry (fixture, "Which games", "Running");
  wait_for_ids (fixture, "two");
  select_entry (fixture, "Which games", "Finished");
  wait_for_ids (fixture, "one,three");
  select_entry (fixture, "Which games", "4 players");
  wait_for_ids (fixture, "");
  select_entry (fixture, "Which games", "2 players");
  wait_for_ids (fixture, "one,two,three");

  select_entry (fixture, "In which order", "Oldest first");
  wait_for_ids (fixture, "three,two,one");
  select_entry (fixture, "In which order", "By players");
  wait_for_ids (fixture, "two,one,three");
  select_entry (fixture, "In which order", "Longest first");
  wait_for_ids (fixture, "one,three,two");
}

static void
test_show_games (Fixture       *fixture,
                 gconstpointer  data)
{
  const char *const ids[] = { "two", "three", "unknown", NULL };

  ahu_history_page_show_games (AHU_HISTORY_PAGE (fixture->page), ids, "With Anna");
  wait_for_ids (fixture, "two,three");
  g_assert_nonnull (test_ui_find (fixture->page, GTK_TYPE_LABEL, "With Anna"));
  search (fixture, "chiara");
  wait_for_ids (fixture, "two");
  test_ui_click (fixture->page, "Show all games");
  wait_for_ids (fixture, "one,two,three");
  g_assert_null (test_ui_find (fixture->page, GTK_TYPE_LABEL, "With Anna"));
}

static void
test_delete_and_undo (Fixture       *fixture,
                      gconstpointer  data)
{
  gboolean can_undo;

  wait_for_ids (fixture, "one,two,three");
  gtk_widget_activate_action (fixture->page, "history.delete", "s", "two.rapanui");
  wait_for_ids (fixture, "one,three");
  do
    {
      g_main_context_iteration (NULL, FALSE);
      g_object_get (fixture->page, "can-undo", &can_undo, NULL);
    }
  while (!can_undo);

  g_signal_emit_by_name (fixture->page, "undo");
  wait_for_ids (fixture, "one,two,three");
  g_object_get (fixture->page, "can-undo", &can_undo, NULL);
  g_assert_false (can_undo);
}

/* Returns: the entry for the title */
static GtkWidget *
begin_title (Fixture    *fixture,
             const char *title)
{
  GtkWidget *entry;

  gtk_widget_activate_action (fixture->page, "history.rename", "s", "one.rapanui");
  entry = test_ui_find (fixture->page, GTK_TYPE_ENTRY, "Title of the game");
  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), title);

  return entry;
}

/* Enter in the entry is as good as the button below it. */
static void
test_rename (Fixture       *fixture,
             gconstpointer  data)
{
  wait_for_label (fixture->page, "Zoë", TRUE);
  g_signal_emit_by_name (begin_title (fixture, "  Our first evening "), "activate");
  wait_for_label (fixture->page, "Our first evening", TRUE);
  begin_title (fixture, "The last evening");
  test_ui_click (fixture->page, "_Rename");
  wait_for_label (fixture->page, "The last evening", TRUE);
  search (fixture, "evening");
  wait_for_ids (fixture, "one");
}

/* The copy stands beside the game, with another id. */
static void
test_duplicate (Fixture       *fixture,
                gconstpointer  data)
{
  wait_for_ids (fixture, "one,two,three");
  gtk_widget_activate_action (fixture->page, "history.duplicate", "s", "two.rapanui");
  wait_for_label (fixture->page, "4 games", TRUE);
  search (fixture, "chiara");
  wait_for_label (fixture->page, "2 of 4 games", TRUE);
}

static void
test_choose_and_delete (Fixture       *fixture,
                        gconstpointer  data)
{
  GtkWidget *button = test_ui_find (fixture->page, GTK_TYPE_TOGGLE_BUTTON, "Choose several games");
  GtkWidget *list = test_ui_find (fixture->page, GTK_TYPE_LIST_VIEW, NULL);

  wait_for_ids (fixture, "one,two,three");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  g_signal_emit_by_name (list, "activate", 0);
  g_signal_emit_by_name (list, "activate", 2);
  g_signal_emit_by_name (list, "activate", 1);
  g_signal_emit_by_name (list, "activate", 1);
  g_assert_nonnull (test_ui_find (fixture->page, GTK_TYPE_LABEL, "2 games chosen"));
  gtk_widget_activate_action (fixture->page, "history.delete-chosen", NULL);
  wait_for_ids (fixture, "two");
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
}

static void
open_cb (GtkWidget  *page,
         const char *path,
         const char *id,
         char      **opened)
{
  *opened = g_strdup (id);
}

static void
test_open (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *opened = NULL;

  wait_for_ids (fixture, "one,two,three");
  g_signal_connect (fixture->page, "open", G_CALLBACK (open_cb), &opened);
  g_signal_emit_by_name (test_ui_find (fixture->page, GTK_TYPE_LIST_VIEW, NULL), "activate", 1);
  g_assert_cmpstr (opened, ==, "two");
}

static void
test_damaged (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "torn.rapanui", NULL);
  g_autofree char *opened = NULL;
  GtkWidget *bar = test_ui_find (fixture->page, AHU_TYPE_MESSAGE_BAR, NULL);

  g_assert_true (g_file_set_contents (path, "{", -1, NULL));
  select_entry (fixture, "Which games", "Damaged");
  wait_for_ids (fixture, "torn");
  g_signal_connect (fixture->page, "open", G_CALLBACK (open_cb), &opened);
  g_signal_emit_by_name (test_ui_find (fixture->page, GTK_TYPE_LIST_VIEW, NULL), "activate", 0);
  g_assert_null (opened);
  g_assert_nonnull (ahu_message_bar_get_message (AHU_MESSAGE_BAR (bar)));
}

/* Nobody can look for a file whose name is not told. */
static void
test_unreadable (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "torn.rapanui", NULL);

  g_assert_true (g_file_set_contents (path, "{", -1, NULL));
  wait_for_label (fixture->page, "Unreadable game", TRUE);
  g_assert_nonnull (test_ui_find (fixture->page, GTK_TYPE_LABEL, "torn.rapanui"));
  search (fixture, "torn");
  wait_for_ids (fixture, "torn");
}

/* A copy of a game, as one against a computer. */
static void
place_practice (Fixture    *fixture,
                const char *from,
                const char *id)
{
  g_autofree char *source = g_strconcat (fixture->folder, "/", from, ".rapanui", NULL);
  g_autofree char *target = g_strconcat (fixture->folder, "/", id, ".rapanui", NULL);
  const AhuStrength strengths[] = { AHU_STRENGTH_NONE, AHU_STRENGTH_EASY };
  g_autoptr (AhuRecord) record = ahu_record_load (source, NULL);
  g_autoptr (AhuRecord) practice = ahu_practice_add (record, strengths, G_N_ELEMENTS (strengths));
  g_autoptr (GBytes) bytes = NULL;

  practice = with (g_steal_pointer (&practice), "id", string_node (id));
  bytes = ahu_record_to_bytes (practice, ahu_record_get_moves (practice), ahu_record_get_moves (practice)->len);
  g_assert_true (g_file_set_contents (target, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                                      NULL));
}

static void
test_practice (Fixture       *fixture,
               gconstpointer  data)
{
  place_practice (fixture, "one", "practised");
  select_entry (fixture, "Which games", "Practice games");
  wait_for_ids (fixture, "practised");
  wait_for_label (fixture->page, "Practice · 42 turns", TRUE);
  select_entry (fixture, "Which games", "All games");
  wait_for_ids (fixture, "one,practised,two,three");
  wait_for_label (fixture->page, "42 turns", TRUE);
}

#define MANY 800

static gboolean
is_importing (gpointer data)
{
  Fixture *fixture = data;
  GtkWidget *bar = test_ui_find (fixture->page, GTK_TYPE_PROGRESS_BAR, NULL);

  return bar != NULL && gtk_progress_bar_get_fraction (GTK_PROGRESS_BAR (bar)) > 0;
}

static gboolean
is_done (gpointer data)
{
  return !is_importing (data);
}

/* While files are taken in the page says how many, shows how far it is, and stops when
 * it is told to; what is in by then is kept. */
static void
test_import_progress (Fixture       *fixture,
                      gconstpointer  data)
{
  g_autofree char *outside = g_build_filename (fixture->parent, "outside", NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *said = NULL;
  GtkWidget *bar = test_ui_find (fixture->page, AHU_TYPE_MESSAGE_BAR, NULL);
  guint n;

  for (guint i = 0; i < MANY; i++)
    {
      g_autofree char *id = g_strdup_printf ("game-%03u", i);

      place (outside, id, "2026-04-01T12:00:00Z", "Dario", "Bo", G_MAXUINT);
    }
  g_ptr_array_add (files, g_file_new_for_path (outside));
  ahu_history_page_import (AHU_HISTORY_PAGE (fixture->page), files);
  wait_for_label (fixture->page, "800 files are being imported.", TRUE);
  test_ui_wait (is_importing, fixture);
  test_ui_click (fixture->page, "Stop");
  test_ui_wait (is_done, fixture);

  n = (guint) g_ascii_strtoull (ahu_message_bar_get_message (AHU_MESSAGE_BAR (bar)), NULL, 10);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, <, MANY);
  said = g_strdup_printf ("%u games", n);
  wait_for_label (fixture->page, said, TRUE);
}

static void
test_empty (Fixture       *fixture,
            gconstpointer  data)
{
  wait_for_label (fixture->page, "No games yet", TRUE);
  g_assert_nonnull (test_ui_find (fixture->page, GTK_TYPE_BUTTON, "Import files…"));
  g_assert_nonnull (test_ui_find (fixture->page, GTK_TYPE_BUTTON, "New game"));
  g_assert_null (test_ui_find (fixture->page, GTK_TYPE_SEARCH_ENTRY, NULL));
}

static GtkEventController *
find_drop_target (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        return controller;
    }

  return NULL;
}

/* On the page with all games dropped files and folders are taken in. */
static void
test_drop (void)
{
  Fixture fixture = { 0 };
  g_autofree char *outside = NULL;
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;
  GtkWidget *window;

  prepare (&fixture);
  outside = g_build_filename (fixture.parent, "outside", NULL);
  place (outside, "new", "2026-04-01T12:00:00Z", "Dario", "Bo", 5);
  window = ahu_window_new (NULL, fixture.store);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (window, "win.history", NULL);
  g_assert_cmpstr (ahu_window_get_page (AHU_WINDOW (window)), ==, "history");

  g_value_init (&value, G_TYPE_FILE);
  g_value_take_object (&value, g_file_new_for_path (outside));
  g_signal_emit_by_name (find_drop_target (window), "drop", &value, 10.0, 10.0, &taken);
  g_assert_true (taken);
  wait_for_label (window, "1 game is imported.", TRUE);
  wait_for_label (window, "Dario", TRUE);
  g_assert_cmpstr (ahu_window_get_page (AHU_WINDOW (window)), ==, "history");

  /* What is opened there leads back there, and is no more once it is deleted. */
  gtk_widget_activate_action (test_ui_find (window, AHU_TYPE_HISTORY_PAGE, NULL), "history.open", "s", "new.rapanui");
  g_assert_cmpstr (ahu_window_get_page (AHU_WINDOW (window)), ==, "table");
  gtk_widget_activate_action (window, "win.back", NULL);
  g_assert_cmpstr (ahu_window_get_page (AHU_WINDOW (window)), ==, "history");
  g_assert_nonnull (ahu_window_get_session (AHU_WINDOW (window)));
  gtk_widget_activate_action (test_ui_find (window, AHU_TYPE_HISTORY_PAGE, NULL), "history.delete", "s", "new.rapanui");
  g_assert_null (ahu_window_get_session (AHU_WINDOW (window)));
  wait_for_label (window, "No games yet", TRUE);
  gtk_widget_activate_action (window, "win.back", NULL);
  g_assert_cmpstr (ahu_window_get_page (AHU_WINDOW (window)), ==, "start");

  gtk_window_destroy (GTK_WINDOW (window));
  tear_down (&fixture, NULL);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *cache = g_dir_make_tmp ("ahu-history-XXXXXX", NULL);
  int result;

  g_setenv ("XDG_CACHE_HOME", cache, TRUE);
  test_ui_init (&argc, &argv);

  g_test_add ("/ui/history/rows", Fixture, NULL, set_up, test_rows, tear_down);
  g_test_add ("/ui/history/search", Fixture, NULL, set_up, test_search, tear_down);
  g_test_add ("/ui/history/filter-and-order", Fixture, NULL, set_up, test_filter_and_order, tear_down);
  g_test_add ("/ui/history/show-games", Fixture, NULL, set_up, test_show_games, tear_down);
  g_test_add ("/ui/history/delete-and-undo", Fixture, NULL, set_up, test_delete_and_undo, tear_down);
  g_test_add ("/ui/history/rename", Fixture, NULL, set_up, test_rename, tear_down);
  g_test_add ("/ui/history/duplicate", Fixture, NULL, set_up, test_duplicate, tear_down);
  g_test_add ("/ui/history/choose-and-delete", Fixture, NULL, set_up, test_choose_and_delete, tear_down);
  g_test_add ("/ui/history/open", Fixture, NULL, set_up, test_open, tear_down);
  g_test_add ("/ui/history/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/ui/history/unreadable", Fixture, NULL, set_up, test_unreadable, tear_down);
  g_test_add ("/ui/history/practice", Fixture, NULL, set_up, test_practice, tear_down);
  g_test_add ("/ui/history/import-progress", Fixture, NULL, set_up_empty, test_import_progress, tear_down);
  g_test_add ("/ui/history/empty", Fixture, NULL, set_up_empty, test_empty, tear_down);
  g_test_add_func ("/ui/history/drop", test_drop);

  result = g_test_run ();
  remove_below (cache);

  return result;
}
