/* history-utils.c: the page with all games over a folder with three of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "history-utils.h"

#include <glib/gstdio.h>

#include "shell/history/ahu-history-page.h"

#include "test-folder.h"
#include "test-menu.h"
#include "test-record.h"
#include "test-ui-find.h"
#include "test-ui.h"

JsonNode *
history_string_node (const char *text)
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
AhuRecord *
history_record_with (AhuRecord  *record,
                     const char *member,
                     JsonNode   *value)
{
  AhuRecord *other = ahu_record_copy_with (record, member, value);

  g_assert_nonnull (other);
  g_object_unref (record);

  return other;
}

/* Writes an example with other names; n_moves G_MAXUINT for the whole game. */
void
history_place (const char *folder,
               const char *id,
               const char *created,
               const char *first,
               const char *second,
               guint       n_moves)
{
  g_autofree char *name = g_strconcat (id, ".rapanui", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (AhuRecord) record = test_record_load (TEST_RAPANUI, "two-players.rapanui");

  record = history_record_with (record, "id", history_string_node (id));
  record = history_record_with (record, "created", history_string_node (created));
  record = history_record_with (record, "players", players_node (first, second));
  g_mkdir_with_parents (folder, 0700);
  test_record_write (record, n_moves, path);
}

void
history_prepare (HistoryFixture *fixture)
{
  fixture->parent = g_dir_make_tmp ("ahu-history-XXXXXX", NULL);
  g_assert_nonnull (fixture->parent);
  fixture->folder = g_build_filename (fixture->parent, "games", NULL);
  fixture->store = ahu_store_new (fixture->folder);
}

static void
place_games (HistoryFixture *fixture)
{
  history_place (fixture->folder, "one", "2026-03-01T12:00:00Z", "Zoë", "Ben", G_MAXUINT);
  history_place (fixture->folder, "two", "2026-02-01T12:00:00Z", "Anna", "Chiara", 7);
  history_place (fixture->folder, "three", "2026-01-01T12:00:00Z", "Émile", "Anna", G_MAXUINT);
}

static void
wait_until_loaded (HistoryFixture *fixture)
{
  while (ahu_library_get_loading (fixture->library))
    g_main_context_iteration (NULL, TRUE);
}

static void
open_page (HistoryFixture *fixture)
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

void
history_set_up (HistoryFixture *fixture,
                gconstpointer   data)
{
  history_prepare (fixture);
  place_games (fixture);
  open_page (fixture);
}

void
history_set_up_empty (HistoryFixture *fixture,
                      gconstpointer   data)
{
  history_prepare (fixture);
  open_page (fixture);
}

void
history_tear_down (HistoryFixture *fixture,
                   gconstpointer   data)
{
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_clear_object (&fixture->library);
  g_clear_object (&fixture->store);
  test_folder_remove (fixture->parent);
  g_free (fixture->folder);
  g_free (fixture->parent);
}

static GListModel *
get_model (HistoryFixture *fixture)
{
  GtkWidget *list = test_ui_find (fixture->page, GTK_TYPE_LIST_VIEW, NULL);

  g_assert_nonnull (list);
  return G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
}

/* Returns: the ids of the games shown, with commas */
static char *
list_ids (HistoryFixture *fixture)
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

void
history_wait_for_ids (HistoryFixture *fixture,
                      const char     *expected)
{
  g_autofree char *ids = list_ids (fixture);
  guint timeout = g_timeout_add_seconds (300, test_ui_timeout_cb, NULL);

  while (!g_str_equal (ids, expected))
    {
      g_main_context_iteration (NULL, TRUE);
      g_free (ids);
      ids = list_ids (fixture);
    }
  g_source_remove (timeout);
}

void
history_search (HistoryFixture *fixture,
                const char     *text)
{
  GtkWidget *entry = test_ui_find (fixture->page, GTK_TYPE_SEARCH_ENTRY, NULL);

  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
}

GtkWidget *
history_find_choice (GtkWidget  *page,
                     const char *name)
{
  GtkWidget *chip = test_ui_find (page, GTK_TYPE_TOGGLE_BUTTON, name);
  GtkWidget *button = test_ui_find (page, GTK_TYPE_MENU_BUTTON, "Sort and filter");

  if (chip != NULL || button == NULL)
    return chip;
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));

  return test_menu_find_line (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button))), name);
}

void
history_select (HistoryFixture *fixture,
                const char     *name)
{
  GtkWidget *choice = history_find_choice (fixture->page, name);

  g_assert_nonnull (choice);
  if (GTK_IS_TOGGLE_BUTTON (choice))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (choice), TRUE);
  else
    g_assert_true (gtk_widget_activate (choice));
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

  return (test_ui_find (label->window, GTK_TYPE_WIDGET, label->text) != NULL) == label->there;
}

void
history_wait_for_label (GtkWidget  *window,
                        const char *text,
                        gboolean    there)
{
  Label label = { window, text, there };

  test_ui_wait (is_label_so, &label);
}

int
history_run_tests (int    *argc,
                   char ***argv,
                   void  (*add_tests) (void))
{
  g_autofree char *cache = g_dir_make_tmp ("ahu-history-XXXXXX", NULL);
  int result;

  g_setenv ("XDG_CACHE_HOME", cache, TRUE);
  test_ui_init (argc, argv);
  add_tests ();
  result = g_test_run ();
  test_folder_remove (cache);

  return result;
}
