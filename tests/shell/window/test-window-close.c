/* test-window-close.c: closing the window while the game can't be saved
 *
 * No file may become larger than a few bytes, so what was saved before stays as it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <signal.h>
#include <sys/resource.h>

#include "shell/window/ahu-close-window.h"

#include "support/test-folder.h"
#include "support/test-open.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

#define N_LEFT_OUT 60
#define N_PLAYED 2

typedef struct
{
  char *folder;
  AhuStore *store;
  AhuWindow *window;
  AhuRecord *script;
  struct rlimit before;
  char *path;  /* of the game in the store */
  guint n_moves; /* in its file */
} Fixture;

/* As in test-compat.c: the platform's file dialog, which is drawn in this process, loses what
 * it has read of a folder when it is closed while it reads. Other faults of memory are still found. */
int __lsan_is_turned_off (void);

int
__lsan_is_turned_off (void)
{
  return 1;
}

static void
play (Fixture *fixture)
{
  AhuSession *session = ahu_window_get_session (fixture->window);
  guint ply = ahu_history_get_ply (ahu_session_get_history (session));

  g_assert_null (ahu_session_play (session, json_node_ref (g_ptr_array_index (ahu_record_get_moves (fixture->script), ply))));
}

static gboolean
says_it_cannot_save (gpointer window)
{
  return test_ui_says (window, "can’t be saved");
}

/* A game of which all is saved but the last moves. */
static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *name = NULL;
  AhuSession *session;
  struct rlimit small;

  fixture->folder = g_dir_make_tmp ("ahu-close-XXXXXX", NULL);
  fixture->store = ahu_store_new (fixture->folder);
  fixture->window = g_object_ref_sink (AHU_WINDOW (ahu_window_new (NULL, fixture->store)));
  gtk_window_present (GTK_WINDOW (fixture->window));
  fixture->script = test_record_load (".", "whole-game.rapanui");
  fixture->n_moves = ahu_record_get_moves (fixture->script)->len - N_LEFT_OUT;
  name = g_build_filename (fixture->folder, "game.rapanui", NULL);
  test_record_write (fixture->script, fixture->n_moves, name);
  test_open_path (fixture->window, name);
  play (fixture);
  fixture->n_moves++;
  g_assert_true (ahu_store_flush (fixture->store));
  session = ahu_window_get_session (fixture->window);
  fixture->path = ahu_store_dup_file_path (fixture->store, ahu_record_get_id (ahu_session_get_record (session)));

  g_assert_no_errno (getrlimit (RLIMIT_FSIZE, &fixture->before));
  small = (struct rlimit) { 100, fixture->before.rlim_max };
  g_assert_no_errno (setrlimit (RLIMIT_FSIZE, &small));
  for (guint i = 0; i < N_PLAYED; i++)
    play (fixture);
  test_ui_wait (says_it_cannot_save, fixture->window);
}

static void
make_room (Fixture *fixture)
{
  g_assert_no_errno (setrlimit (RLIMIT_FSIZE, &fixture->before));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gpointer window = fixture->window;

  make_room (fixture);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_add_weak_pointer (window, (gpointer *) &fixture->window);
  g_object_unref (window);
  test_ui_wait (test_ui_is_gone, &fixture->window);
  ahu_store_flush (fixture->store);
  g_assert_finalize_object (fixture->store);
  test_folder_remove (fixture->folder);
  g_object_unref (fixture->script);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static guint
count_moves (const char *path)
{
  g_autoptr (AhuRecord) record = ahu_record_load (path, NULL);

  g_assert_nonnull (record);
  return ahu_record_get_moves (record)->len;
}

static GtkWidget *
ask (Fixture *fixture)
{
  GtkWidget *question;

  gtk_window_close (GTK_WINDOW (fixture->window));
  question = test_ui_find_window (AHU_TYPE_CLOSE_WINDOW);
  g_assert_nonnull (question);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->window)));
  g_assert_true (gtk_widget_get_visible (question));

  return question;
}

static void
assert_closed (Fixture *fixture)
{
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (fixture->window)));
  g_assert_null (test_ui_find_window (AHU_TYPE_CLOSE_WINDOW));
}

static void
test_try_again (Fixture       *fixture,
                gconstpointer  data)
{
  GtkWidget *question = ask (fixture);

  g_assert_true (test_ui_says (question, "File too large"));
  g_assert_true (test_ui_says (question, "2 moves are not saved yet."));
  test_ui_click (question, "Try again");
  g_assert_true (test_ui_says (question, "It still can’t be saved."));
  g_assert_true (ask (fixture) == question);
  g_assert_cmpuint (count_moves (fixture->path), ==, fixture->n_moves);

  make_room (fixture);
  test_ui_click (question, "Try again");
  assert_closed (fixture);
  g_assert_cmpuint (count_moves (fixture->path), ==, fixture->n_moves + N_PLAYED);
}

static void
test_lose (Fixture       *fixture,
           gconstpointer  data)
{
  test_ui_click (ask (fixture), "Close and lose 2 moves");
  assert_closed (fixture);
  g_assert_cmpuint (count_moves (fixture->path), ==, fixture->n_moves);
}

/* Whoever closes the question goes on playing, and is asked again. */
static void
test_stay (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_close (GTK_WINDOW (ask (fixture)));
  g_assert_null (test_ui_find_window (AHU_TYPE_CLOSE_WINDOW));
  play (fixture);
  g_assert_true (test_ui_says (ask (fixture), "3 moves are not saved yet."));
}

static gboolean
is_closed (gpointer window)
{
  return !gtk_widget_get_visible (window);
}

/* The store tries again by itself. */
static void
test_recovered (Fixture       *fixture,
                gconstpointer  data)
{
  ask (fixture);
  make_room (fixture);
  test_ui_wait (is_closed, fixture->window);
  assert_closed (fixture);
  g_assert_cmpuint (count_moves (fixture->path), ==, fixture->n_moves + N_PLAYED);
}

/* By the label that nobody sees. */
static gboolean
says_it_again (gpointer widget)
{
  if (GTK_IS_LABEL (widget))
    return g_str_equal (gtk_label_get_text (widget), "The game is saved again.");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (says_it_again (child))
      return TRUE;

  return FALSE;
}

/* Who hears the window hears of it. */
static void
test_announced (Fixture       *fixture,
                gconstpointer  data)
{
  make_room (fixture);
  test_ui_wait (says_it_again, fixture->window);
  g_assert_false (says_it_cannot_save (fixture->window));
}

static GtkFileChooser *
wait_for_chooser (void)
{
  GtkWidget *chooser;

  while ((chooser = test_ui_find_window (GTK_TYPE_FILE_CHOOSER)) == NULL || !gtk_widget_get_mapped (chooser))
    g_main_context_iteration (NULL, TRUE);

  return GTK_FILE_CHOOSER (chooser);
}

/* Folders are read at leisure. */
static void
wait_until_chosen (GtkFileChooser *chooser,
                   GFile          *file)
{
  g_autoptr (GFile) chosen = gtk_file_chooser_get_file (chooser);

  while (chosen == NULL || !g_file_equal (chosen, file))
    {
      g_main_context_iteration (NULL, TRUE);
      g_clear_object (&chosen);
      chosen = gtk_file_chooser_get_file (chooser);
    }
}

/* With all that the store has: nothing of the game is left out for others. */
static void
test_copy (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *question = ask (fixture);
  g_autofree char *path = g_build_filename (fixture->folder, "copy.rapanui", NULL);
  g_autofree char *before = g_get_current_dir ();
  g_autoptr (GFile) copy = g_file_new_for_path (path);
  g_autofree char *aside = g_strconcat (fixture->path, ".aside", NULL);
  GtkFileChooser *chooser;

  /* Now there is room, but not in this place. */
  g_assert_no_errno (g_rename (fixture->path, aside));
  g_assert_no_errno (g_mkdir (fixture->path, 0700));
  make_room (fixture);
  /* Where the question begins. */
  g_assert_no_errno (g_chdir (fixture->folder));
  test_ui_click (question, "Save a copy elsewhere…");
  chooser = wait_for_chooser ();
  gtk_file_chooser_set_current_name (chooser, "copy.rapanui");
  wait_until_chosen (chooser, copy);
  g_signal_emit_by_name (chooser, "response", GTK_RESPONSE_ACCEPT);
  test_ui_wait (is_closed, fixture->window);
  assert_closed (fixture);
  g_assert_cmpuint (count_moves (path), ==, fixture->n_moves + N_PLAYED);
  g_assert_no_errno (g_chdir (before));
}

/* As when the program is ended, and nobody is there to answer. */
static void
test_leave (Fixture       *fixture,
            gconstpointer  data)
{
  ahu_window_leave (fixture->window);
  assert_closed (fixture);
}

static void
add (const char *path,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  signal (SIGXFSZ, SIG_IGN);

  add ("/ui/window-close/try-again", test_try_again);
  add ("/ui/window-close/lose", test_lose);
  add ("/ui/window-close/stay", test_stay);
  add ("/ui/window-close/recovered", test_recovered);
  add ("/ui/window-close/announced", test_announced);
  add ("/ui/window-close/copy", test_copy);
  add ("/ui/window-close/leave", test_leave);

  return g_test_run ();
}
