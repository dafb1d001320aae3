/* test-window-store.c: what the window says about the keeping of its game
 *
 * Messages that have to stay while they are true: the game is open elsewhere, it
 * can't be saved, its file is damaged, a file has another course of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>

#include "games/rapanui/rn-game.h"
#include "shell/history/ahu-history-page.h"
#include "shell/history/ahu-history-row.h"
#include "shell/window/ahu-window.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/messages/ahu-message-bar.h"
#include "toolkit/teach/ahu-teller.h"

#include "support/test-folder.h"
#include "support/test-open.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

typedef struct
{
  char *folder;
  AhuStore *store;
  AhuWindow *window;
} Fixture;

static AhuWindow *
open_window (AhuStore *store)
{
  GtkWidget *window = ahu_window_new (NULL, store);

  gtk_window_present (GTK_WINDOW (window));

  return AHU_WINDOW (window);
}

static void
close_window (AhuWindow *window)
{
  gpointer gone = window;

  g_object_add_weak_pointer (G_OBJECT (window), &gone);
  gtk_window_destroy (GTK_WINDOW (window));
  test_ui_wait (test_ui_is_gone, &gone);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *games = NULL;

  fixture->folder = g_dir_make_tmp ("ahu-window-XXXXXX", NULL);
  games = g_build_filename (fixture->folder, "games", NULL);
  fixture->store = ahu_store_new (games);
  fixture->window = open_window (fixture->store);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  close_window (fixture->window);
  g_assert_finalize_object (fixture->store);
  test_folder_remove (fixture->folder);
  g_free (fixture->folder);
}

/* The record of a game that goes on, with so many moves left out at its end. */
static char *
place_copy (Fixture    *fixture,
            const char *name,
            guint       n_left_out)
{
  g_autoptr (AhuRecord) record = test_record_load (".", "whole-game.rapanui");
  char *path = g_build_filename (fixture->folder, name, NULL);

  test_record_write (record, ahu_record_get_moves (record)->len - n_left_out, path);

  return path;
}

static AhuSession *
get_session (Fixture *fixture)
{
  return ahu_window_get_session (fixture->window);
}

static const char *
get_id (AhuWindow *window)
{
  return ahu_record_get_id (ahu_session_get_record (ahu_window_get_session (window)));
}

static guint
get_ply (AhuWindow *window)
{
  return ahu_history_get_ply (ahu_session_get_history (ahu_window_get_session (window)));
}

static void
play (Fixture *fixture)
{
  g_autoptr (AhuRecord) record = test_record_load (".", "whole-game.rapanui");
  JsonNode *move = g_ptr_array_index (ahu_record_get_moves (record), get_ply (fixture->window));

  g_assert_null (ahu_session_play (get_session (fixture), json_node_ref (move)));
}

/* Returns: (nullable): the bar that says these words */
static GtkWidget *
find_message (GtkWidget  *root,
              const char *words)
{
  if (!gtk_widget_get_visible (root))
    return NULL;
  if (AHU_IS_MESSAGE_BAR (root))
    {
      const char *message = ahu_message_bar_get_message (AHU_MESSAGE_BAR (root));

      return message != NULL && strstr (message, words) != NULL ? root : NULL;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_message (child, words);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static gboolean
says_it_is_open_elsewhere (gpointer window)
{
  return find_message (window, "open in another window") != NULL;
}

static gboolean
may_play (gpointer window)
{
  return !ahu_session_get_read_only (ahu_window_get_session (window));
}

static gboolean
says_it_cannot_save (gpointer window)
{
  return find_message (window, "can’t be saved") != NULL;
}

static gboolean
says_nothing (gpointer window)
{
  return find_message (window, "") == NULL;
}

/* The second window watches, and plays on once the first is closed. */
static void
watch (Fixture  *fixture,
       AhuStore *store)
{
  AhuWindow *second = open_window (store);
  g_autofree char *path = place_copy (fixture, "a.rapanui", 60);
  g_autofree char *kept = NULL;
  g_autofree char *id = NULL;
  gboolean closable;

  test_open_path (fixture->window, path);
  play (fixture);
  id = g_strdup (get_id (fixture->window));
  kept = ahu_store_dup_file_path (fixture->store, id);
  g_assert_true (ahu_store_flush (fixture->store));
  g_assert_true (says_nothing (fixture->window));

  test_open_path (second, kept);
  g_assert_cmpstr (get_id (second), ==, id);
  g_assert_true (says_it_is_open_elsewhere (second));
  g_object_get (find_message (GTK_WIDGET (second), "open in another window"), "closable", &closable, NULL);
  g_assert_false (closable);

  close_window (fixture->window);
  test_ui_wait (may_play, second);
  g_assert_true (says_nothing (second));
  fixture->window = second;
  play (fixture);
}

static void
test_two_windows (Fixture       *fixture,
                  gconstpointer  data)
{
  watch (fixture, fixture->store);
}

static void
test_two_programs (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr (AhuStore) other = ahu_store_new (ahu_store_get_path (fixture->store));

  watch (fixture, other);
}

/* Opened once more in the same window it is not open elsewhere. */
static void
test_opened_again (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autofree char *path = place_copy (fixture, "a.rapanui", 60);
  g_autofree char *other = place_copy (fixture, "b.rapanui", 0);
  g_autofree char *kept = NULL;

  test_open_path (fixture->window, path);
  play (fixture);
  kept = ahu_store_dup_file_path (fixture->store, get_id (fixture->window));
  g_assert_true (ahu_store_flush (fixture->store));

  test_open_path (fixture->window, kept);
  g_assert_true (may_play (fixture->window));
  play (fixture);
  test_open_path (fixture->window, other);
  test_open_path (fixture->window, kept);
  g_assert_true (may_play (fixture->window));
  g_assert_true (says_nothing (fixture->window));
  play (fixture);
}

static void
test_cannot_save (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autofree char *path = place_copy (fixture, "a.rapanui", 60);
  g_autofree char *games = g_strdup (ahu_store_get_path (fixture->store));

  test_open_path (fixture->window, path);
  g_assert_true (g_file_set_contents (games, "in the way", -1, NULL));
  play (fixture);
  test_ui_wait (says_it_cannot_save, fixture->window);
  play (fixture);
  g_assert_true (says_it_cannot_save (fixture->window));

  g_assert_no_errno (g_unlink (games));
  test_ui_wait (says_nothing, fixture->window);
}

/* What is cut off is opened up to where it is good; the file stays. */
static void
test_damaged (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *path = place_copy (fixture, "a.rapanui", 60);
  g_autofree char *text = NULL;
  g_autofree char *after = NULL;
  guint n_moves;

  test_open_path (fixture->window, path);
  n_moves = get_ply (fixture->window);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  *strrchr (text, '"') = '\0';
  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  test_open_path (fixture->window, path);
  g_assert_nonnull (find_message (GTK_WIDGET (fixture->window), "“a.rapanui” is damaged"));
  g_assert_cmpuint (get_ply (fixture->window), ==, n_moves - 1);
  play (fixture);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, text);
}

static gboolean
says_a_move_is_bad (gpointer window)
{
  return find_message (window, "Move 31 of your last game breaks the rules") != NULL;
}

/* A game offered at the start is offered up to where it is good. */
static void
test_damaged_at_the_start (Fixture       *fixture,
                           gconstpointer  data)
{
  g_autofree char *path = place_copy (fixture, "a.rapanui", 60);
  g_autofree char *kept = NULL;
  g_autofree char *damaged = NULL;
  g_autofree char *content = NULL;
  g_autofree char *beside = NULL;
  g_autoptr (AhuRecord) record = ahu_record_load (path, NULL);
  g_autoptr (GPtrArray) moves = g_ptr_array_new ();
  g_autoptr (GBytes) bytes = NULL;

  /* The first move of the game can't be made there. */
  for (guint i = 0; i < 30; i++)
    g_ptr_array_add (moves, g_ptr_array_index (ahu_record_get_moves (record), i));
  g_ptr_array_add (moves, g_ptr_array_index (ahu_record_get_moves (record), 0));
  bytes = ahu_record_to_bytes (record, moves, moves->len);
  kept = ahu_store_dup_file_path (fixture->store, ahu_record_get_id (record));
  damaged = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  close_window (fixture->window);
  g_assert_no_errno (g_mkdir_with_parents (ahu_store_get_path (fixture->store), 0700));
  g_assert_true (g_file_set_contents (kept, damaged, -1, NULL));

  /* It is found after the file that the program was begun with, whose trouble stays. */
  g_assert_true (g_file_set_contents (path, "{}", -1, NULL));
  fixture->window = open_window (fixture->store);
  test_open_path (fixture->window, path);
  test_ui_wait (says_a_move_is_bad, fixture->window);
  g_assert_nonnull (find_message (GTK_WIDGET (fixture->window), "“a.rapanui” can’t be opened"));
  g_assert_cmpuint (get_ply (fixture->window), ==, 30);
  play (fixture);
  g_assert_true (ahu_store_flush (fixture->store));
  beside = g_strconcat (kept, ".damaged", NULL);
  g_assert_true (g_file_get_contents (beside, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, damaged);
}

/* An old copy doesn't take the place of the game that went on. */
static void
test_old_copy (Fixture       *fixture,
               gconstpointer  data)
{
  g_autofree char *path = place_copy (fixture, "a.rapanui", 60);
  g_autofree char *later = place_copy (fixture, "b.rapanui", 50);
  g_autofree char *id = NULL;
  g_autoptr (AhuRecord) kept = NULL;

  test_open_path (fixture->window, path);
  id = g_strdup (get_id (fixture->window));
  play (fixture);
  play (fixture);

  test_open_path (fixture->window, path);
  g_assert_cmpstr (get_id (fixture->window), !=, id);
  g_assert_nonnull (find_message (GTK_WIDGET (fixture->window), "differs from a game"));
  play (fixture);
  g_assert_true (ahu_store_flush (fixture->store));
  kept = ahu_store_load (fixture->store, id, NULL);
  g_assert_cmpuint (ahu_record_get_moves (kept)->len, ==, get_ply (fixture->window) + 1);

  /* One that only goes on is the game itself. */
  test_open_path (fixture->window, later);
  g_assert_cmpstr (get_id (fixture->window), ==, id);
}

static void
open_sheet (Fixture   *fixture,
            AhuWindow *window,
            int        wood)
{
  g_autofree char *path = g_build_filename (fixture->folder, "sheet.rapanui", NULL);
  g_autofree char *text =
    g_strdup_printf ("{\"format\":\"ahu-result\",\"version\":1,\"game\":\"rapa-nui\",\"uncounted\":[\"stone.fish\"],"
                     "\"stone\":{\"fish\":0,\"mulberry\":4,\"potato\":1,\"grain\":4},\"players\":["
                     "{\"name\":\"A\",\"colour\":\"red\",\"tiles\":12,\"moai\":3,\"wood\":%d,"
                     "\"sacrifice\":{\"fish\":3,\"mulberry\":1,\"potato\":1,\"grain\":2}},"
                     "{\"name\":\"B\",\"colour\":\"blue\",\"tiles\":9,\"moai\":2,\"wood\":4,"
                     "\"sacrifice\":{\"fish\":1,\"mulberry\":1,\"potato\":0,\"grain\":2}}]}", wood);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  test_open_path (window, path);
}

/* Counts in two windows don't replace each other. */
static void
test_counts_in_two_windows (Fixture       *fixture,
                            gconstpointer  data)
{
  g_autoptr (AhuStore) other = ahu_store_new (ahu_store_get_path (fixture->store));
  AhuWindow *second = open_window (other);
  g_autofree char *path = ahu_store_dup_file_path (fixture->store, "final-scoring");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *own = NULL;
  g_autofree char *second_path = ahu_store_dup_file_path (fixture->store, "final-scoring-2");

  open_sheet (fixture, fixture->window, 14);
  g_assert_true (ahu_store_flush (fixture->store));
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));

  open_sheet (fixture, second, 15);
  g_assert_true (ahu_store_flush (other));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
  g_assert_true (g_file_get_contents (second_path, &own, NULL, NULL));
  g_assert_cmpstr (own, !=, before);
  close_window (second);
}

static void
place_text (Fixture    *fixture,
            const char *name,
            const char *text)
{
  g_autofree char *path = g_build_filename (ahu_store_get_path (fixture->store), name, NULL);

  g_assert_no_errno (g_mkdir_with_parents (ahu_store_get_path (fixture->store), 0700));
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
remove_text (Fixture    *fixture,
             const char *name)
{
  g_autofree char *path = g_build_filename (ahu_store_get_path (fixture->store), name, NULL);

  g_assert_no_errno (g_unlink (path));
}

static gboolean
says_two_files (gpointer window)
{
  return find_message (window, "2 of your game files can’t be read") != NULL;
}

static gboolean
says_one_file (gpointer window)
{
  return find_message (window, "1 of your game files can’t be read") != NULL;
}

static gboolean
lists_three (gpointer window)
{
  GtkWidget *page = test_ui_find (window, AHU_TYPE_HISTORY_PAGE, NULL);
  GtkWidget *list = page != NULL ? test_ui_find (page, GTK_TYPE_LIST_VIEW, NULL) : NULL;

  return list != NULL && g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)))) == 3;
}

/* Nobody has to look into the folder to hear of a file that can't be read, or to find one
 * that was kept as it was. */
static void
test_files_at_the_start (Fixture       *fixture,
                         gconstpointer  data)
{
  close_window (fixture->window);
  place_text (fixture, "foreign.rapanui", "no record");
  place_text (fixture, "newer.rapanui", "{\"format\":\"ahu-record\",\"version\":99,\"game\":\"rapa-nui\"}");
  place_text (fixture, "a.rapanui.damaged", "{");
  fixture->window = open_window (fixture->store);
  test_ui_wait (says_two_files, fixture->window);

  test_ui_click (find_message (GTK_WIDGET (fixture->window), "2 of your game files"), "Show in the history");
  g_assert_cmpstr (ahu_window_get_page (fixture->window), ==, "history");
  test_ui_wait (lists_three, fixture->window);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.back", NULL);
  g_assert_cmpstr (ahu_window_get_page (fixture->window), ==, "start");
  g_assert_true (says_two_files (fixture->window));

  remove_text (fixture, "newer.rapanui");
  test_ui_wait (says_one_file, fixture->window);
  remove_text (fixture, "foreign.rapanui");
  test_ui_wait (says_nothing, fixture->window);
}

static void
delete_game (AhuWindow  *window,
             const char *file)
{
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.history", NULL);
  page = test_ui_find (GTK_WIDGET (window), AHU_TYPE_HISTORY_PAGE, NULL);
  g_assert_true (gtk_widget_activate_action (page, "history.delete", "s", file));
}

static gboolean
says_it_stays (gpointer window)
{
  return find_message (window, "The game can’t be deleted: The game is open elsewhere.") != NULL;
}

static gboolean
is_listed (gpointer window)
{
  return test_ui_find (window, AHU_TYPE_HISTORY_ROW, NULL) != NULL;
}

static gboolean
is_empty (gpointer window)
{
  return !is_listed (window);
}

static gboolean
has_no_session (gpointer window)
{
  return ahu_window_get_session (window) == NULL;
}

static gboolean
has_session (gpointer window)
{
  return !has_no_session (window);
}

static gboolean
is_no_file (gpointer path)
{
  return !g_file_test (path, G_FILE_TEST_EXISTS);
}

/* A game that another window shows stays; one that lies there, for later, is gone for all
 * windows, and is offered at the start again only when it was brought back. */
static void
test_delete_in_another_window (Fixture       *fixture,
                               gconstpointer  data)
{
  g_autofree char *path = place_copy (fixture, "a.rapanui", 60);
  g_autofree char *kept = NULL;
  g_autofree char *file = NULL;
  AhuWindow *second;
  guint n_moves;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.history", NULL);
  test_open_path (fixture->window, path);
  play (fixture);
  g_assert_true (ahu_store_flush (fixture->store));
  kept = ahu_store_dup_file_path (fixture->store, get_id (fixture->window));
  file = g_path_get_basename (kept);
  second = open_window (fixture->store);
  gtk_widget_activate_action (GTK_WIDGET (second), "win.history", NULL);
  test_ui_wait (is_listed, second);

  delete_game (second, file);
  test_ui_wait (says_it_stays, second);
  n_moves = get_ply (fixture->window);
  play (fixture);
  g_assert_cmpuint (get_ply (fixture->window), ==, n_moves + 1);
  g_assert_true (ahu_store_flush (fixture->store));
  g_assert_false (is_no_file (kept));

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.back", NULL);
  g_assert_cmpstr (ahu_window_get_page (fixture->window), ==, "history");
  delete_game (second, file);
  test_ui_wait (has_no_session, fixture->window);
  test_ui_wait (is_no_file, kept);
  g_assert_true (ahu_store_flush (fixture->store));
  g_assert_true (is_no_file (kept));
  test_ui_wait (is_empty, second);

  g_signal_emit_by_name (test_ui_find (GTK_WIDGET (second), AHU_TYPE_HISTORY_PAGE, NULL), "undo");
  test_ui_wait (is_listed, second);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.history", NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.back", NULL);
  test_ui_wait (has_session, fixture->window);
  g_assert_cmpuint (get_ply (fixture->window), ==, n_moves + 1);
  close_window (second);
}

static gboolean
has_met (gpointer data)
{
  return ahu_teller_has_met (data);
}

/* Once: who has finished a game is not told its rules; who has one that goes on, or begins later, is. */
static void
test_who_has_played (Fixture       *fixture,
                     gconstpointer  data)
{
  const AhuGameUi *ui = ahu_game_ui_find (rn_game_get ());
  GSettings *settings = ahu_settings_get_game (rn_game_get ());
  g_autoptr (AhuRecord) over = test_record_load (TEST_RAPANUI, "two-players.rapanui");
  g_autoptr (AhuRecord) running = test_record_load (TEST_RAPANUI, "four-players-untold.rapanui");
  g_autofree char *path = ahu_store_dup_file_path (fixture->store, ahu_record_get_id (over));
  g_autofree char *other = ahu_store_dup_file_path (fixture->store, ahu_record_get_id (running));
  g_autoptr (GVariant) heard = NULL, again = NULL;

  close_window (fixture->window);
  g_settings_reset (settings, "heard");
  g_assert_no_errno (g_mkdir_with_parents (ahu_store_get_path (fixture->store), 0700));
  test_record_write (over, G_MAXUINT, path);
  test_record_write (running, 20, other);
  fixture->window = open_window (fixture->store);
  test_ui_wait (has_met, (gpointer) ui);
  heard = g_settings_get_value (settings, "heard");
  g_assert_cmpuint (g_variant_n_children (heard), ==, ahu_record_get_n_players (over));
  for (guint seat = 0; seat < ahu_record_get_n_players (over); seat++)
    {
      g_auto (GStrv) all = NULL;

      g_assert_true (g_variant_lookup (heard, ahu_record_get_names (over)[seat], "^as", &all));
      g_assert_cmpstr (all[0], ==, "enough");
    }

  test_record_write (running, G_MAXUINT, other);
  close_window (fixture->window);
  fixture->window = open_window (fixture->store);
  test_ui_wait_for_frames (GTK_WIDGET (fixture->window), 10);
  again = g_settings_get_value (settings, "heard");
  g_assert_true (g_variant_equal (heard, again));
  g_settings_reset (settings, "heard");
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/window-store/two-windows", test_two_windows);
  ADD ("/window-store/two-programs", test_two_programs);
  ADD ("/window-store/opened-again", test_opened_again);
  ADD ("/window-store/cannot-save", test_cannot_save);
  ADD ("/window-store/damaged", test_damaged);
  ADD ("/window-store/damaged-at-the-start", test_damaged_at_the_start);
  ADD ("/window-store/old-copy", test_old_copy);
  ADD ("/window-store/counts-in-two-windows", test_counts_in_two_windows);
  ADD ("/window-store/files-at-the-start", test_files_at_the_start);
  ADD ("/window-store/delete-in-another-window", test_delete_in_another_window);
  ADD ("/window-store/who-has-played", test_who_has_played);
#undef ADD

  return g_test_run ();
}
