/* test-continue.c: the game to go on with stands on the first page, whatever was opened since
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <utime.h>

#include "core/record/ahu-practice.h"
#include "shell/history/ahu-history-page.h"
#include "shell/history/ahu-history-row.h"
#include "shell/window/ahu-start-page.h"
#include "shell/window/ahu-window.h"

#include "support/history-utils.h"
#include "support/test-open.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"

#define TWO "two-players.rapanui"
#define WHOLE G_MAXUINT

/* Writes the beginning of a game that was played so many minutes after the first one, though
 * it was begun as many before it. */
static void
place (const char *folder,
       const char *id,
       guint       n_moves,
       int         minutes,
       gboolean    practice)
{
  const AhuStrength strengths[] = { AHU_STRENGTH_NONE, AHU_STRENGTH_EASY };
  g_autoptr (GDateTime) created = g_date_time_new_from_unix_utc (1600000000 - 60 * minutes);
  g_autofree char *created_text = g_date_time_format_iso8601 (created);
  g_autoptr (AhuRecord) record = history_record_with (
    history_record_with (test_record_load (TEST_RAPANUI, TWO), "id", history_string_node (id)), "created",
    history_string_node (created_text));
  g_autoptr (AhuRecord) game = practice ? ahu_practice_add (record, strengths, 2) : g_object_ref (record);
  g_autoptr (AhuSession) session = ahu_session_new (game, NULL, NULL);
  g_autofree char *name = g_strconcat (id, ".rapanui", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *written = g_strconcat (folder, ".", name, NULL);
  g_autoptr (GBytes) bytes = NULL;
  struct utimbuf times = { 1700000000 + 60 * minutes, 1700000000 + 60 * minutes };

  while (ahu_history_get_ply (ahu_session_get_history (session)) > n_moves)
    g_assert_true (ahu_session_undo (session));
  bytes = ahu_session_export (session);
  /* Beside the folder: what is written in it under a name for a moment, a store that begins clears away. */
  g_assert_true (g_file_set_contents (written, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL));
  g_assert_cmpint (g_utime (written, &times), ==, 0);
  g_assert_cmpint (g_rename (written, path), ==, 0);
}

typedef struct
{
  TestWindow window;
  char *outside; /* a folder that is not that of the games */
} Fixture;

/* Three games that go on, one of them practice and one played last, and a finished one that
 * was changed after them. */
static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->outside = g_dir_make_tmp ("ahu-outside-XXXXXX", NULL);
  fixture->window.folder = g_dir_make_tmp ("ahu-continue-XXXXXX", NULL);
  place (fixture->window.folder, "old", 5, 0, FALSE);
  place (fixture->window.folder, "practice", 8, 1, TRUE);
  place (fixture->window.folder, "last", 30, 2, FALSE);
  place (fixture->window.folder, "over", WHOLE, 3, FALSE);
  test_window_open (&fixture->window);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *file = g_build_filename (fixture->outside, "outside.rapanui", NULL);

  test_window_tear_down (&fixture->window);
  g_remove (file);
  g_assert_cmpint (g_rmdir (fixture->outside), ==, 0);
  g_free (fixture->outside);
}

static GtkWidget *
get_root (Fixture *fixture)
{
  return GTK_WIDGET (fixture->window.window);
}

static void
go_home (Fixture *fixture)
{
  while (g_strcmp0 (ahu_window_get_page (fixture->window.window), "start") != 0)
    test_window_activate (&fixture->window, "win.back");
}

static GtkWidget *
find_start (Fixture *fixture)
{
  return test_ui_find (get_root (fixture), AHU_TYPE_START_PAGE, NULL);
}

typedef struct
{
  Fixture *fixture;
  const char *text;
} Wanted;

static gboolean
says (gpointer data)
{
  Wanted *wanted = data;

  return test_ui_says (find_start (wanted->fixture), wanted->text);
}

static void
wait_for_text (Fixture    *fixture,
               const char *text)
{
  test_ui_wait (says, &(Wanted) { fixture, text });
}

static gboolean
offers_game (gpointer data)
{
  Wanted *wanted = data;
  GtkWidget *button = test_ui_find (find_start (wanted->fixture), GTK_TYPE_BUTTON, wanted->text);

  return button != NULL && gtk_widget_is_sensitive (button);
}

/* Goes on with the game, and comes back. */
static void
assert_continues (Fixture    *fixture,
                  const char *button,
                  const char *id)
{
  test_ui_click (find_start (fixture), button);
  test_wait_for_file (fixture->window.window);
  test_window_assert_page (&fixture->window, "table");
  g_assert_cmpstr (ahu_record_get_id (test_window_get_record (&fixture->window)), ==, id);
  go_home (fixture);
}

static void
test_whatever_was_opened (Fixture       *fixture,
                          gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->outside, "outside.rapanui", NULL);

  test_ui_wait (offers_game, &(Wanted) { fixture, "Continue" });
  assert_continues (fixture, "Continue", "last");

  /* A finished game, from the history and from elsewhere. */
  test_window_activate (&fixture->window, "win.history");
  test_window_open_kept (&fixture->window, "over");
  test_window_assert_page (&fixture->window, "result");
  test_window_activate (&fixture->window, "win.back");
  test_window_assert_page (&fixture->window, "history");
  test_window_activate (&fixture->window, "win.back");
  assert_continues (fixture, "Continue", "last");

  place (fixture->outside, "outside", WHOLE, 4, FALSE);
  test_open_path (fixture->window.window, path);
  test_window_assert_page (&fixture->window, "result");
  go_home (fixture);
  assert_continues (fixture, "Continue", "last");

  /* What is only looked at. */
  ahu_window_show_replay (fixture->window.window, "old");
  go_home (fixture);
  test_window_activate (&fixture->window, "win.learn");
  go_home (fixture);
  test_window_activate (&fixture->window, "win.score");
  go_home (fixture);
  assert_continues (fixture, "Continue", "last");
}

static gboolean
offers_last_turn (gpointer data)
{
  Fixture *fixture = data;
  g_autoptr (AhuRecord) record = ahu_store_load (fixture->window.store, "last", NULL);
  g_autoptr (AhuSession) session = ahu_session_new (record, NULL, NULL);
  g_autofree char *turn = g_strdup_printf ("Rapa Nui, turn %u", ahu_session_get_game (session)->turn (
                                                        ahu_session_get_position (session)));

  return test_ui_says (find_start (fixture), turn);
}

/* A game that was begun earlier and only opened isn't the one played last; with its next
 * move it is. */
static void
test_played_last (Fixture       *fixture,
                  gconstpointer  data)
{
  test_window_open_kept (&fixture->window, "old");
  go_home (fixture);
  test_ui_wait (offers_last_turn, fixture);
  assert_continues (fixture, "Continue", "last");

  test_window_open_kept (&fixture->window, "old");
  g_assert_true (ahu_session_undo (ahu_window_get_session (fixture->window.window)));
  go_home (fixture);
  assert_continues (fixture, "Continue", "old");
  g_assert_true (ahu_store_flush (fixture->window.store));
  test_window_close (&fixture->window);
  test_window_open (&fixture->window);
  test_ui_wait (offers_game, &(Wanted) { fixture, "Continue" });
  assert_continues (fixture, "Continue", "old");
}

static gboolean
lists_unfinished (gpointer data)
{
  GtkWidget *page = test_ui_find (get_root (data), AHU_TYPE_HISTORY_PAGE, NULL);
  g_autoptr (GPtrArray) rows = page != NULL ? test_find_all (page, AHU_TYPE_HISTORY_ROW) : NULL;

  return rows != NULL && rows->len == 3;
}

static void
test_others (Fixture       *fixture,
             gconstpointer  data)
{
  wait_for_text (fixture, "and 2 more unfinished games");
  g_assert_true (test_ui_says (find_start (fixture), "one of them practice"));
  test_ui_click (find_start (fixture), "and 2 more unfinished games, one of them practice");
  test_window_assert_page (&fixture->window, "history");
  test_ui_wait (lists_unfinished, fixture);

  /* One of them is brought to its end, and another one begun elsewhere. */
  test_window_activate (&fixture->window, "win.back");
  place (fixture->window.folder, "old", WHOLE, 5, FALSE);
  wait_for_text (fixture, "and 1 more unfinished game");
  test_ui_click (find_start (fixture), "and 1 more unfinished game, practice");
  test_window_activate (&fixture->window, "win.back");
  place (fixture->window.folder, "new", 3, -1, FALSE);
  wait_for_text (fixture, "and 2 more unfinished games");
}

/* Who plays against computers is told so, and who the computers are. */
static void
test_practice (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWidget *button;

  place (fixture->window.folder, "practice", 8, 10, TRUE);
  test_ui_wait (offers_game, &(Wanted) { fixture, "Continue practice" });
  button = test_ui_find (find_start (fixture), GTK_TYPE_BUTTON, "Continue practice");
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "The game of A, B (computer), Rapa Nui, turn 4");
}

/* More finished games than the store looks through hide none, nor that it was played last. */
static void
test_many_finished (Fixture       *fixture,
                    gconstpointer  data)
{
  test_window_close (&fixture->window);
  for (int i = 0; i < 12; i++)
    {
      g_autofree char *id = g_strdup_printf ("over-%d", i);

      place (fixture->window.folder, id, WHOLE, 20 + i, FALSE);
    }
  test_window_open (&fixture->window);
  test_ui_wait (offers_game, &(Wanted) { fixture, "Continue" });
  wait_for_text (fixture, "and 2 more unfinished games");
  assert_continues (fixture, "Continue", "last");
}

static void
act_on (Fixture    *fixture,
        const char *action,
        const char *file)
{
  GtkWidget *page;

  test_window_activate (&fixture->window, "win.history");
  test_ui_wait (lists_unfinished, fixture);
  page = test_ui_find (get_root (fixture), AHU_TYPE_HISTORY_PAGE, NULL);
  g_assert_true (gtk_widget_activate_action (page, action, "s", file));
}

static gboolean
is_gone (gpointer data)
{
  return !g_file_test (data, G_FILE_TEST_EXISTS);
}

/* A game that is deleted is offered no more, and is again when it is brought back. */
static void
test_deleted (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *path = ahu_store_dup_file_path (fixture->window.store, "last");
  GtkWidget *page;

  wait_for_text (fixture, "and 2 more unfinished games");
  test_window_activate (&fixture->window, "win.unfinished");
  act_on (fixture, "history.delete", "last.rapanui");
  test_ui_wait (is_gone, path);
  go_home (fixture);
  test_ui_wait (offers_game, &(Wanted) { fixture, "Continue practice" });
  wait_for_text (fixture, "and 1 more unfinished game");

  test_window_activate (&fixture->window, "win.history");
  page = test_ui_find (get_root (fixture), AHU_TYPE_HISTORY_PAGE, NULL);
  g_signal_emit_by_name (page, "undo");
  go_home (fixture);
  test_ui_wait (offers_game, &(Wanted) { fixture, "Continue" });
  assert_continues (fixture, "Continue", "last");
}

/* What somebody plays in another window is theirs, until they leave it. */
static void
test_other_window (Fixture       *fixture,
                   gconstpointer  data)
{
  TestWindow other = { .folder = fixture->window.folder, .store = fixture->window.store };
  gpointer gone;

  /* What is only offered claims nothing. */
  test_window_open_kept (&fixture->window, "over");
  go_home (fixture);
  test_ui_wait (offers_game, &(Wanted) { fixture, "Continue" });
  other.window = AHU_WINDOW (ahu_window_new (NULL, fixture->window.store));
  gtk_window_present (GTK_WINDOW (other.window));
  test_window_open_kept (&other, "last");
  g_assert_true (ahu_session_undo (ahu_window_get_session (other.window)));

  test_window_activate (&fixture->window, "win.history");
  go_home (fixture);
  test_ui_wait (offers_game, &(Wanted) { fixture, "Continue practice" });
  gone = other.window;
  g_object_add_weak_pointer (G_OBJECT (other.window), &gone);
  gtk_window_destroy (GTK_WINDOW (other.window));
  test_ui_wait (test_ui_is_gone, &gone);
  test_ui_wait (offers_game, &(Wanted) { fixture, "Continue" });
  assert_continues (fixture, "Continue", "last");
}

/* Returns: (nullable): what the one statue is called */
static char *
dup_statue_name (GtkWidget *root)
{
  GtkWidget *child = gtk_widget_get_first_child (root);
  char *name = NULL;

  if (GTK_IS_BUTTON (root) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)), "win.open-kept") == 0)
    return g_strdup (gtk_widget_get_tooltip_text (root));
  for (; child != NULL && name == NULL; child = gtk_widget_get_next_sibling (child))
    name = dup_statue_name (child);

  return name;
}

static gboolean
has_statue (gpointer data)
{
  g_autofree char *name = dup_statue_name (find_start (data));

  return name != NULL;
}

/* The finished game has a statue, which leads to it; those that go on, and practice, have none. */
static void
test_statue (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *name = NULL;

  test_ui_wait (has_statue, fixture);
  name = dup_statue_name (find_start (fixture));
  test_ui_click (find_start (fixture), name);
  test_wait_for_file (fixture->window.window);
  test_window_assert_page (&fixture->window, "result");
  g_assert_cmpstr (ahu_record_get_id (test_window_get_record (&fixture->window)), ==, "over");
}

#define ADD(path, function) g_test_add ("/ui/continue/" path, Fixture, NULL, set_up, function, tear_down)

static void
add_tests (void)
{
  ADD ("whatever-was-opened", test_whatever_was_opened);
  ADD ("played-last", test_played_last);
  ADD ("statue", test_statue);
  ADD ("others", test_others);
  ADD ("practice", test_practice);
  ADD ("many-finished", test_many_finished);
  ADD ("deleted", test_deleted);
  ADD ("other-window", test_other_window);
}

int
main (int    argc,
      char **argv)
{
  return history_run_tests (&argc, &argv, add_tests);
}
