/* test-history-games.c: what is done with games on their page: titles, copies, deleting, importing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <sys/syscall.h>
#include <unistd.h>

#include "shell/history/ahu-history-page.h"
#include "shell/history/ahu-history-row.h"
#include "shell/window/ahu-window.h"

#include "support/history-utils.h"
#include "support/test-open.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

static void
test_delete_and_undo (HistoryFixture *fixture,
                      gconstpointer   data)
{
  gboolean can_undo;

  history_wait_for_ids (fixture, "two,one,three");
  gtk_widget_activate_action (fixture->page, "history.delete", "s", "two.rapanui");
  history_wait_for_ids (fixture, "one,three");
  do
    {
      g_main_context_iteration (NULL, FALSE);
      g_object_get (fixture->page, "can-undo", &can_undo, NULL);
    }
  while (!can_undo);

  g_signal_emit_by_name (fixture->page, "undo");
  history_wait_for_ids (fixture, "two,one,three");
  g_object_get (fixture->page, "can-undo", &can_undo, NULL);
  g_assert_false (can_undo);
}

/* Returns: the entry for the title */
static GtkWidget *
begin_title (HistoryFixture *fixture,
             const char     *title)
{
  GtkWidget *entry;

  gtk_widget_activate_action (fixture->page, "history.rename", "s", "one.rapanui");
  entry = test_ui_find (fixture->page, GTK_TYPE_ENTRY, "Title of the game");
  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), title);
  g_assert_cmpint (gtk_text_get_max_length (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (entry)))), >, 0);

  return entry;
}

/* Enter in the entry is as good as the button below it. */
static void
test_rename (HistoryFixture *fixture,
             gconstpointer   data)
{
  history_wait_for_label (fixture->page, "Zoë", TRUE);
  g_signal_emit_by_name (begin_title (fixture, "  Our first evening "), "activate");
  history_wait_for_label (fixture->page, "Our first evening", TRUE);
  begin_title (fixture, "The last evening");
  test_ui_click (fixture->page, "Rename");
  history_wait_for_label (fixture->page, "The last evening", TRUE);
  history_search (fixture, "evening");
  history_wait_for_ids (fixture, "one");
}

/* The copy is right next to the game, with another id. */
static void
test_duplicate (HistoryFixture *fixture,
                gconstpointer   data)
{
  history_wait_for_ids (fixture, "two,one,three");
  gtk_widget_activate_action (fixture->page, "history.duplicate", "s", "two.rapanui");
  history_search (fixture, "chiara");
  history_wait_for_label (fixture->page, "2 of 4 games", TRUE);
}

static void
assert_chooses (HistoryFixture *fixture,
                gboolean        choosing)
{
  GtkWidget *bar = test_ui_find (fixture->page, GTK_TYPE_ACTION_BAR, NULL);

  g_assert_true (gtk_action_bar_get_revealed (GTK_ACTION_BAR (bar)) == choosing);
}

static void
test_choose_and_delete (HistoryFixture *fixture,
                        gconstpointer   data)
{
  GtkWidget *list = test_ui_find (fixture->page, GTK_TYPE_LIST_VIEW, NULL);

  history_wait_for_ids (fixture, "two,one,three");
  gtk_widget_activate_action (fixture->page, "history.select", NULL);
  g_signal_emit_by_name (list, "activate", 1);
  g_signal_emit_by_name (list, "activate", 2);
  g_signal_emit_by_name (list, "activate", 0);
  g_signal_emit_by_name (list, "activate", 0);
  g_assert_nonnull (test_ui_find (fixture->page, GTK_TYPE_LABEL, "2 games selected"));
  gtk_widget_activate_action (fixture->page, "history.delete-chosen", NULL);
  history_wait_for_ids (fixture, "two");
  assert_chooses (fixture, FALSE);
}

/* The gesture of @type, as if fingers or a mouse had made it. */
static void
make_gesture (GtkWidget *row,
              GType      type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (row);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_OBJECT_TYPE (controller) == type)
        {
          g_signal_emit_by_name (controller, "pressed", 1.0, 1.0);
          return;
        }
    }
  g_assert_not_reached ();
}

/* A finger that rests on a game chooses it; “Cancel”, Escape and “back” end it again. */
static void
test_long_press (HistoryFixture *fixture,
                 gconstpointer   data)
{
  GtkWidget *row;

  history_wait_for_ids (fixture, "two,one,three");
  row = test_ui_find (fixture->page, AHU_TYPE_HISTORY_ROW, NULL);
  make_gesture (row, GTK_TYPE_GESTURE_LONG_PRESS);
  assert_chooses (fixture, TRUE);
  g_assert_nonnull (test_ui_find (fixture->page, GTK_TYPE_LABEL, "1 game selected"));
  test_ui_click (fixture->page, "Cancel");
  assert_chooses (fixture, FALSE);

  make_gesture (row, GTK_TYPE_GESTURE_LONG_PRESS);
  g_assert_true (ahu_page_leave (AHU_PAGE (fixture->page)));
  assert_chooses (fixture, FALSE);
  g_assert_false (ahu_page_leave (AHU_PAGE (fixture->page)));
}

#define MANY 800
/* Often enough for the page to hear of it, which is told every 50 ms. */
#define DISK_TIME 60
#define DISK_WRITES 16

/* A disk that writes only as much as it is allowed to. Games are read no further than some that wait for
 * it, so the reading stands still wherever the test is busy. */
static struct
{
  GMutex lock;
  GCond allowed;
  GThread *test; /* NULL: writes as it is told */
  guint n_allowed;
  gboolean is_waited_for;
} disk;

int fsync (int fd);

/* In the place of the C library's, for GLib as well. */
int
fsync (int fd)
{
  g_mutex_lock (&disk.lock);
  while (disk.test != NULL && disk.test != g_thread_self () && disk.n_allowed == 0)
    {
      disk.is_waited_for = TRUE;
      g_cond_wait (&disk.allowed, &disk.lock);
    }
  disk.is_waited_for = FALSE;
  if (disk.n_allowed > 0)
    disk.n_allowed--;
  g_mutex_unlock (&disk.lock);

  return (int) syscall (SYS_fsync, fd);
}

static void
hold_disk (gboolean hold)
{
  g_mutex_lock (&disk.lock);
  disk.test = hold ? g_thread_self () : NULL;
  g_cond_broadcast (&disk.allowed);
  g_mutex_unlock (&disk.lock);
}

/* Not before all it was allowed last time is written: the reading is never far ahead. */
static gboolean
write_cb (gpointer data)
{
  g_mutex_lock (&disk.lock);
  if (disk.is_waited_for && disk.n_allowed == 0)
    {
      disk.n_allowed = DISK_WRITES;
      g_cond_broadcast (&disk.allowed);
    }
  g_mutex_unlock (&disk.lock);

  return G_SOURCE_CONTINUE;
}

static gboolean
is_importing (gpointer data)
{
  HistoryFixture *fixture = data;
  GtkWidget *bar = test_ui_find (fixture->page, GTK_TYPE_PROGRESS_BAR, NULL);

  return bar != NULL && gtk_progress_bar_get_fraction (GTK_PROGRESS_BAR (bar)) > 0;
}

static gboolean
is_done (gpointer data)
{
  return !is_importing (data);
}

/* The number that the first words ending so begin with. */
static guint
read_number (GtkWidget  *page,
             const char *end)
{
  g_autoptr (GPtrArray) texts = test_ui_list_texts (page);

  for (guint i = 0; i < texts->len; i++)
    if (g_str_has_suffix (texts->pdata[i], end))
      return (guint) g_ascii_strtoull (texts->pdata[i], NULL, 10);

  g_error ("nothing on the page ends with “%s”", end);
}

/* While files are taken in the page says how many, shows how far it is, and stops when
 * it is told to; what is in by then is kept. */
static void
test_import_progress (HistoryFixture *fixture,
                      gconstpointer   data)
{
  g_autofree char *outside = g_build_filename (fixture->parent, "outside", NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *said = NULL;
  guint n, writes;

  for (guint i = 0; i < MANY; i++)
    {
      g_autofree char *id = g_strdup_printf ("game-%03u", i);

      history_place (outside, id, "2026-04-01T12:00:00Z", "Dario", "Bo", G_MAXUINT);
    }
  g_ptr_array_add (files, g_file_new_for_path (outside));
  hold_disk (TRUE);
  writes = g_timeout_add (DISK_TIME, write_cb, NULL);
  ahu_history_page_import (AHU_HISTORY_PAGE (fixture->page), files);
  history_wait_for_label (fixture->page, "800 games are being imported.", TRUE);
  test_ui_wait (is_importing, fixture);
  g_source_remove (writes);

  /* The library reads what is in meanwhile, and has progress of its own. */
  g_object_notify (G_OBJECT (fixture->library), "progress");
  g_assert_true (is_importing (fixture));

  test_ui_click (fixture->page, "Stop");
  hold_disk (FALSE);
  test_ui_wait (is_done, fixture);

  n = read_number (fixture->page, " imported.");
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, <, MANY);
  said = g_strdup_printf ("%u games", n);
  history_wait_for_label (fixture->page, "Dario", TRUE);
  history_select (fixture, "2 players");
  history_wait_for_label (fixture->page, said, TRUE);
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
  HistoryFixture fixture = { 0 };
  g_autofree char *outside = NULL;
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;
  GtkWidget *window;

  history_prepare (&fixture);
  outside = g_build_filename (fixture.parent, "outside", NULL);
  history_place (outside, "new", "2026-04-01T12:00:00Z", "Dario", "Bo", 5);
  window = ahu_window_new (NULL, fixture.store);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (window, "win.history", NULL);
  g_assert_cmpstr (ahu_window_get_page (AHU_WINDOW (window)), ==, "history");

  g_value_init (&value, G_TYPE_FILE);
  g_value_take_object (&value, g_file_new_for_path (outside));
  g_signal_emit_by_name (find_drop_target (window), "drop", &value, 10.0, 10.0, &taken);
  g_assert_true (taken);
  history_wait_for_label (window, "1 game imported.", TRUE);
  history_wait_for_label (window, "Continue", TRUE);
  g_assert_cmpstr (ahu_window_get_page (AHU_WINDOW (window)), ==, "history");

  /* What is opened there leads back there, and is no more once it is deleted. */
  gtk_widget_activate_action (test_ui_find (window, AHU_TYPE_HISTORY_PAGE, NULL), "history.open", "s", "new.rapanui");
  test_wait_for_file (AHU_WINDOW (window));
  g_assert_cmpstr (ahu_window_get_page (AHU_WINDOW (window)), ==, "table");
  gtk_widget_activate_action (window, "win.back", NULL);
  g_assert_cmpstr (ahu_window_get_page (AHU_WINDOW (window)), ==, "history");
  g_assert_nonnull (ahu_window_get_session (AHU_WINDOW (window)));
  gtk_widget_activate_action (test_ui_find (window, AHU_TYPE_HISTORY_PAGE, NULL), "history.delete", "s", "new.rapanui");
  g_assert_null (ahu_window_get_session (AHU_WINDOW (window)));
  history_wait_for_label (window, "No games yet", TRUE);
  gtk_widget_activate_action (window, "win.back", NULL);
  g_assert_cmpstr (ahu_window_get_page (AHU_WINDOW (window)), ==, "start");

  gtk_window_destroy (GTK_WINDOW (window));
  history_tear_down (&fixture, NULL);
}

/* A record on a single line, as a program writes it. */
static void
append_line (GString    *text,
             const char *folder,
             const char *id)
{
  g_autofree char *name = g_strdup_printf ("%s.rapanui", id);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *content = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *line = NULL;

  history_place (folder, id, "2026-04-01T12:00:00Z", "Dario", "Bo", 5);
  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  node = json_from_string (content, NULL);
  line = json_to_string (node, FALSE);
  g_string_append_printf (text, "%s\n", line);
}

/* A file with many games is opened where games are kept, wherever it is dropped. */
static void
test_open_many (void)
{
  HistoryFixture fixture = { 0 };
  g_autofree char *outside = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GFile) file = NULL;
  GtkWidget *window;

  history_prepare (&fixture);
  outside = g_build_filename (fixture.parent, "outside", NULL);
  append_line (text, outside, "one");
  append_line (text, outside, "two");
  path = g_build_filename (outside, "games.jsonl", NULL);
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  file = g_file_new_for_path (path);
  window = ahu_window_new (NULL, fixture.store);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_cmpstr (ahu_window_get_page (AHU_WINDOW (window)), ==, "start");

  ahu_window_open (AHU_WINDOW (window), file);
  history_wait_for_label (window, "2 games imported.", TRUE);
  g_assert_cmpstr (ahu_window_get_page (AHU_WINDOW (window)), ==, "history");

  gtk_window_destroy (GTK_WINDOW (window));
  history_tear_down (&fixture, NULL);
}

#define ADD(path, prepare, test) \
  g_test_add ("/ui/history-games/" path, HistoryFixture, NULL, prepare, test, history_tear_down)

static void
add_tests (void)
{
  ADD ("delete-and-undo", history_set_up, test_delete_and_undo);
  ADD ("rename", history_set_up, test_rename);
  ADD ("duplicate", history_set_up, test_duplicate);
  ADD ("choose-and-delete", history_set_up, test_choose_and_delete);
  ADD ("long-press", history_set_up, test_long_press);
  ADD ("import-progress", history_set_up_empty, test_import_progress);
  g_test_add_func ("/ui/history-games/drop", test_drop);
  g_test_add_func ("/ui/history-games/open-many", test_open_many);
}

int
main (int   argc,
      char *argv[])
{
  return history_run_tests (&argc, &argv, add_tests);
}
