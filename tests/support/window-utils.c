/* window-utils.c: a window with a store in a folder of its own, and the way through its pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-utils.h"

#include "core/advice/ahu-game-advisor.h"
#include "core/teach/ahu-try.h"
#include "toolkit/analysis/ahu-own-tries.h"
#include "toolkit/base/ahu-settings.h"

#include "test-folder.h"
#include "test-open.h"
#include "test-ui-find.h"

void
test_window_open (TestWindow *test)
{
  test->store = ahu_store_new (test->folder);
  test->window = AHU_WINDOW (ahu_window_new (test->application, test->store));
  gtk_window_present (GTK_WINDOW (test->window));
}

void
test_window_close (TestWindow *test)
{
  AhuWindow *window = test->window;
  AhuStore *store = test->store;

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &test->window);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  test_ui_wait (test_ui_is_gone, &test->window);

  g_assert_true (ahu_store_flush (store));
  /* A file that is still being read when its window closes is let go of a moment later. */
  g_object_add_weak_pointer (G_OBJECT (store), (gpointer *) &test->store);
  g_object_unref (store);
  test_ui_wait (test_ui_is_gone, &test->store);
}

void
test_window_forget_drafts (void)
{
  g_autoptr (GPtrArray) games = ahu_game_ui_list (AHU_OFFER_GAME);

  for (guint i = 0; i < games->len; i++)
    g_settings_reset (ahu_settings_get_game (((const AhuGameUi *) g_ptr_array_index (games, i))->game), "draft");
}

void
test_window_set_up (TestWindow     *test,
                    GtkApplication *application)
{
  g_autoptr (GError) error = NULL;

  test->application = application;
  test->folder = g_dir_make_tmp ("ahu-window-XXXXXX", &error);
  g_assert_no_error (error);
  test_window_forget_drafts ();
  test_window_open (test);
}

void
test_window_tear_down (TestWindow *test)
{
  test_window_close (test);
  test_folder_remove (test->folder);
  g_free (test->folder);
}

static void
set_up (TestWindow    *test,
        gconstpointer  data)
{
  test_window_set_up (test, NULL);
}

void
test_window_fixture_tear_down (TestWindow    *test,
                               gconstpointer  data)
{
  test_window_tear_down (test);
}

void
test_window_add (const char *path,
                 void        (*test) (TestWindow    *test,
                                      gconstpointer  data))
{
  g_test_add (path, TestWindow, NULL, set_up, test, test_window_fixture_tear_down);
}

void
test_window_activate (TestWindow *test,
                      const char *action)
{
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = NULL;

  g_assert_true (g_action_parse_detailed_name (action, &name, &target, NULL));
  if (!gtk_widget_activate_action_variant (GTK_WIDGET (test->window), name, target))
    g_error ("the window has no action %s", name);
}

void
test_window_assert_page (TestWindow *test,
                         const char *page)
{
  g_assert_cmpstr (ahu_window_get_page (test->window), ==, page);
}

GtkWidget *
test_window_get_page (TestWindow *test)
{
  GtkWidget *stack = test_ui_find (GTK_WIDGET (test->window), GTK_TYPE_STACK, NULL);

  return gtk_stack_get_visible_child (GTK_STACK (stack));
}

AhuSession *
test_window_get_session (TestWindow *test)
{
  return ahu_window_get_session (test->window);
}

AhuRecord *
test_window_get_record (TestWindow *test)
{
  return ahu_session_get_record (test_window_get_session (test));
}

guint
test_window_get_ply (TestWindow *test)
{
  return ahu_history_get_ply (ahu_session_get_history (test_window_get_session (test)));
}

void
test_window_keep (TestWindow *test,
                  AhuRecord  *record)
{
  GPtrArray *moves = ahu_record_get_moves (record);
  g_autoptr (GBytes) bytes = ahu_record_to_bytes (record, moves, moves->len);

  ahu_store_save (test->store, ahu_record_get_id (record), bytes);
  g_assert_true (ahu_store_flush (test->store));
}

void
test_window_open_kept (TestWindow *test,
                       const char *id)
{
  g_autofree char *path = ahu_store_dup_file_path (test->store, id);

  test_open_path (test->window, path);
}

void
test_window_set_size (TestWindow *test,
                      int         width,
                      int         height)
{
  gtk_window_set_default_size (GTK_WINDOW (test->window), width, height);
  test_ui_wait_for_frames (GTK_WIDGET (test->window), 2);
}

guint
test_keep_own_try (AhuSession *session,
                   guint       seat,
                   double      loss)
{
  AhuHistory *history = ahu_session_get_history (session);
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  guint missed = 0;

  for (guint ply = 0; ply < ahu_history_get_moves (history)->len; ply++)
    {
      AhuAnalysisMove *move = g_new0 (AhuAnalysisMove, 1);

      move->ply = ply;
      move->player = (int) ahu_session_get_game (session)->author (ahu_history_get_position (history, ply),
                                                                   ahu_history_get_move (history, ply));
      if (missed == 0 && ply > 20 && ahu_try_asks (history, seat, ply) && move->player == (int) seat)
        {
          missed = ply;
          move->loss = move->before[seat] = loss;
          move->games[0] = move->games[1] = 1000;
        }
      g_ptr_array_add (moves, move);
    }
  ahu_own_tries_keep (session, moves);

  return missed;
}
