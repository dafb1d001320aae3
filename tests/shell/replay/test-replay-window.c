/* test-replay-window.c: the replay in its window: from the table and the history, and back,
 * and games that go on from it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/ui/ahu-rn-table-page.h"
#include "shell/replay/ahu-replay-page.h"
#include "shell/window/ahu-window-private.h"
#include "toolkit/table/ahu-notice.h"
#include "toolkit/table/ahu-prompt.h"

#include "games/rapanui/ui/rn-table-utils.h"
#include "games/rapanui/ui/rn-widget-utils.h"
#include "support/replay-utils.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"

/* Keeps a game of @n_moves, and returns its id. */
static char *
keep (TestWindow *fixture,
      const char *name,
      guint       n_moves)
{
  g_autoptr (AhuRecord) whole = test_record_load (TEST_RAPANUI, name);
  guint n = MIN (n_moves, ahu_record_get_moves (whole)->len);
  g_autoptr (AhuRecord) record = ahu_record_branch (whole, ahu_record_get_moves (whole), n);

  test_window_keep (fixture, record);

  return g_strdup (ahu_record_get_id (record));
}

static char *
read_kept (TestWindow *fixture,
           const char *id)
{
  g_autofree char *path = ahu_store_dup_file_path (fixture->store, id);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

static AhuReplayPage *
find_page (TestWindow *fixture)
{
  test_window_assert_page (fixture, "replay");

  return AHU_REPLAY_PAGE (test_find_type (GTK_WIDGET (fixture->window), AHU_TYPE_REPLAY_PAGE));
}

static void
assert_branch (TestWindow *fixture,
               const char *origin,
               guint       ply)
{
  AhuSession *session = ahu_window_get_session (fixture->window);
  const char *id = ahu_record_get_id (ahu_session_get_record (session));
  g_autofree char *path = ahu_store_dup_file_path (fixture->store, id);
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuSession) kept = NULL;
  JsonObject *from;

  g_assert_true (ahu_store_flush (fixture->store));
  g_assert_cmpstr (id, !=, origin);
  text = read_kept (fixture, id);
  node = json_from_string (text, NULL);
  from = json_object_get_object_member (json_node_get_object (node), "branched-from");
  g_assert_cmpstr (json_object_get_string_member (from, "id"), ==, origin);
  g_assert_cmpint (json_object_get_int_member (from, "ply"), ==, ply);
  record = ahu_record_load (path, NULL);
  kept = ahu_session_new (record, NULL, &refusal);
  g_assert_null (refusal);
  g_assert_cmpuint (ahu_history_get_ply (ahu_session_get_history (kept)), ==, ply);
}

static void
test_branch (TestWindow    *fixture,
             gconstpointer  data)
{
  g_autofree char *id = keep (fixture, OVER, G_MAXUINT);
  g_autofree char *before = read_kept (fixture, id);
  g_autofree char *after = NULL;
  g_autofree char *looked_at = NULL;
  g_autofree char *played = NULL;
  AhuReplayPage *page;

  ahu_window_show_replay (fixture->window, id);
  page = find_page (fixture);
  g_assert_cmpuint (ahu_replay_get_ply (ahu_replay_page_get_replay (page)), ==, 0);
  ahu_replay_page_go (page, 57);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "replay.play-on", NULL));
  looked_at = replay_tell_position (ahu_replay_get_session (ahu_replay_page_get_replay (page)));

  test_window_assert_page (fixture, "table");
  played = replay_tell_position (ahu_window_get_session (fixture->window));
  g_assert_cmpstr (played, ==, looked_at);
  assert_branch (fixture, id, 57);

  /* It can be taken back beyond the branch, and the old game stays as it was. */
  g_assert_true (ahu_session_undo (ahu_window_get_session (fixture->window)));
  g_assert_true (ahu_store_flush (fixture->store));
  after = read_kept (fixture, id);
  g_assert_cmpstr (before, ==, after);
}

/* Where a game is over nobody can play on. */
static void
test_branch_over (TestWindow    *fixture,
                  gconstpointer  data)
{
  g_autofree char *id = keep (fixture, OVER, G_MAXUINT);
  AhuReplayPage *page;
  AhuReplay *replay;
  GtkWidget *play_on;
  guint end;

  ahu_window_show_replay (fixture->window, id);
  page = find_page (fixture);
  replay = ahu_replay_page_get_replay (page);
  end = ahu_replay_get_n_moves (replay);
  ahu_replay_page_go (page, end);
  replay_wait_for (replay, end);
  gtk_widget_activate_action (GTK_WIDGET (page), "replay.play-on", NULL);
  test_window_assert_page (fixture, "replay");
  play_on = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (page), AHU_TYPE_REPLAY_PAGE, "play_on"));
  g_assert_false (gtk_widget_is_sensitive (play_on));
}

/* From the table and back; the game on the table is kept when another begins. */
static void
test_running (TestWindow    *fixture,
              gconstpointer  data)
{
  g_autofree char *id = keep (fixture, OVER, 60);
  AhuSession *session;
  AhuReplayPage *page;

  test_window_open_kept (fixture, id);
  session = ahu_window_get_session (fixture->window);
  test_window_activate (fixture, "win.replay");
  page = find_page (fixture);
  g_assert_cmpuint (ahu_replay_get_ply (ahu_replay_page_get_replay (page)), ==, 60);
  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "table");

  g_assert_true (ahu_session_undo (session));
  test_window_activate (fixture, "win.replay");
  g_assert_cmpuint (ahu_replay_get_n_moves (ahu_replay_page_get_replay (page)), ==, 59);
  ahu_replay_page_go (page, 20);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "replay.play-on", NULL));
  assert_branch (fixture, id, 20);
  ahu_window_show_game_with_id (fixture->window, id);
  g_assert_true (ahu_window_get_session (fixture->window) == session);
}

static void
test_result (TestWindow    *fixture,
             gconstpointer  data)
{
  g_autofree char *id = keep (fixture, OVER, G_MAXUINT);

  test_window_open_kept (fixture, id);
  test_window_assert_page (fixture, "result");
  test_ui_click (GTK_WIDGET (fixture->window), "Replay");
  find_page (fixture);
  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "result");
}

static gboolean
has_header (TestWindow *fixture)
{
  return test_ui_find (test_window_get_page (fixture), ADW_TYPE_HEADER_BAR, NULL) != NULL;
}

/* The page to turn up cards has one, too, and isn't shown. */
static gboolean
shows_undo (TestWindow *fixture)
{
  GtkWidget *undo = test_ui_find (GTK_WIDGET (find_page (fixture)), GTK_TYPE_BUTTON, "Undo");

  return undo != NULL && gtk_widget_get_mapped (undo);
}

/* What is shown for everybody at the table stays so from the table to the replay and back. */
static void
test_table_view (TestWindow    *fixture,
                 gconstpointer  data)
{
  g_autofree char *id = keep (fixture, OVER, 60);

  test_window_open_kept (fixture, id);
  g_assert_true (has_header (fixture));
  test_window_activate (fixture, "win.table-view");
  g_assert_false (has_header (fixture));
  test_window_activate (fixture, "win.replay");
  g_assert_false (shows_undo (fixture));
  g_assert_false (has_header (fixture));
  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "table");
  g_assert_false (has_header (fixture));

  test_window_activate (fixture, "win.replay");
  test_window_activate (fixture, "win.table-view");
  g_assert_true (has_header (fixture));
  test_window_activate (fixture, "win.back");
  g_assert_true (has_header (fixture));

  /* A page without a table view ends it. */
  test_window_activate (fixture, "win.table-view");
  test_window_activate (fixture, "win.history");
  test_window_activate (fixture, "win.back");
  g_assert_true (has_header (fixture));
}

static AhuReplay *
show_changed (TestWindow *fixture,
              const char *id,
              const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  GtkWidget *page;

  ahu_store_save (fixture->store, id, bytes);
  g_assert_true (ahu_store_flush (fixture->store));
  ahu_window_show_replay (fixture->window, id);
  page = test_find_type (GTK_WIDGET (fixture->window), AHU_TYPE_REPLAY_PAGE);

  return page != NULL ? ahu_replay_page_get_replay (AHU_REPLAY_PAGE (page)) : NULL;
}

static gboolean
shows_text (GtkWidget  *widget,
            const char *text)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows_text (child, text))
      return TRUE;

  return FALSE;
}

/* As much of it as is good, with a message. */
static void
test_damaged (TestWindow    *fixture,
              gconstpointer  data)
{
  g_autofree char *id = keep (fixture, TWO, 30);
  g_autofree char *text = read_kept (fixture, id);
  g_autofree char *torn = g_strndup (text, strlen (text) - 100);
  g_auto (GStrv) halves = g_strsplit (text, "\"moves\": [", 2);
  g_autofree char *illegal = g_strconcat (halves[0], "\"moves\": [{\"move\":\"draw\",\"column\":9},", halves[1], NULL);
  AhuReplay *replay;

  g_assert_nonnull (halves[1]);
  replay = show_changed (fixture, id, torn);
  g_assert_nonnull (replay);
  g_assert_cmpuint (ahu_replay_get_n_moves (replay), >, 10);
  g_assert_cmpuint (ahu_replay_get_n_moves (replay), <, 30);
  g_assert_true (shows_text (GTK_WIDGET (fixture->window), "The file of this game is damaged"));

  replay = show_changed (fixture, id, illegal);
  g_assert_cmpuint (ahu_replay_get_n_moves (replay), ==, 0);
  g_assert_true (shows_text (GTK_WIDGET (fixture->window), "Move 1 of this game breaks the rules"));
}

static gboolean
can_play (gpointer data)
{
  return !ahu_session_get_read_only (data);
}

/* The table of a game that is open elsewhere is only looked at, until it is free. */
static void
test_elsewhere (TestWindow    *fixture,
                gconstpointer  data)
{
  g_autofree char *id = keep (fixture, TWO, 0);
  g_autoptr (AhuRecord) record = ahu_store_load (fixture->store, id, NULL);
  g_autoptr (AhuSession) first = ahu_session_new (record, fixture->store, NULL);
  g_autoptr (AhuSession) second = ahu_session_new (record, fixture->store, NULL);
  TestTable table = { .session = second };
  const char *refusal;

  table.page = ahu_rn_table_page_new ();
  table.window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (table.window), table.page);
  ahu_table_set_session (AHU_TABLE (table.page), second);
  gtk_window_present (GTK_WINDOW (table.window));
  while (gtk_widget_get_width (table.page) == 0)
    g_main_context_iteration (NULL, TRUE);

  replay_assert_inert (table.page);
  g_assert_true (test_table_press (&table, GDK_KEY_1, 0));
  refusal = ahu_notice_get_refusal (AHU_NOTICE (test_find_type (table.page, AHU_TYPE_NOTICE)));
  g_assert_nonnull (refusal);
  g_assert_nonnull (strstr (refusal, "open in another window"));

  ahu_session_close (first);
  test_ui_wait (can_play, second);
  g_assert_true (test_table_press (&table, GDK_KEY_1, 0));
  g_assert_cmpuint (test_table_get_ply (&table), ==, 1);
  gtk_window_set_child (GTK_WINDOW (table.window), NULL);
  gtk_window_destroy (GTK_WINDOW (table.window));
  ahu_session_close (second);
}

/* What can't be shown changes nothing and is said. */
static void
test_missing (TestWindow    *fixture,
              gconstpointer  data)
{
  ahu_window_show_replay (fixture->window, "there-is-no-such-game");
  test_window_assert_page (fixture, "start");
  g_assert_null (test_find_type (GTK_WIDGET (fixture->window), AHU_TYPE_REPLAY_PAGE));
  g_assert_true (shows_text (GTK_WIDGET (fixture->window), "This game can’t be shown"));
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  test_window_add ("/ui/replay-window/branch", test_branch);
  test_window_add ("/ui/replay-window/branch-over", test_branch_over);
  test_window_add ("/ui/replay-window/table-view", test_table_view);
  test_window_add ("/ui/replay-window/running", test_running);
  test_window_add ("/ui/replay-window/result", test_result);
  test_window_add ("/ui/replay-window/damaged", test_damaged);
  test_window_add ("/ui/replay-window/elsewhere", test_elsewhere);
  test_window_add ("/ui/replay-window/missing", test_missing);

  return g_test_run ();
}
