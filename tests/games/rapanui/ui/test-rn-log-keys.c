/* test-rn-log-keys.c: the log walked through by keys alone
 *
 * Not for: what its lines tell (test-rn-table-widgets.c, test-rn-covered.c) and where they lead
 * (test-rn-correction-told.c, test-rule-links.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/ui/ahu-rn-table-page.h"
#include "toolkit/table/ahu-log-row.h"
#include "toolkit/table/ahu-log.h"

#include "rn-table-utils.h"
#include "rn-widget-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

#define GAME "decided-by-moai-or-wood.rapanui"

typedef struct
{
  TestTable table;
  GtkWidget *log;
  GtkWidget *list;
  guint wanted;
} Fixture;

static void
open_log (Fixture *fixture)
{
  test_table_open (&fixture->table, GAME, 1280, 800);
  fixture->log = test_find_type (fixture->table.page, AHU_TYPE_LOG);
  fixture->list = test_find_type (fixture->log, GTK_TYPE_LIST_VIEW);
}

/* Returns: (nullable): the line that has the focus */
static AhuLogLine *
get_focus (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->table.window));

  return focus != NULL && gtk_widget_is_ancestor (focus, fixture->list) ? ahu_log_row_find_line (fixture->list, focus) : NULL;
}

static gboolean
is_at_move (gpointer data)
{
  Fixture *fixture = data;
  AhuLogLine *line = get_focus (fixture);

  return line != NULL && ahu_log_line_get_line_type (line) == AHU_LOG_MOVE &&
         ahu_log_line_tells (line, fixture->wanted);
}

static gboolean
is_at_head (gpointer data)
{
  Fixture *fixture = data;
  AhuLogLine *line = get_focus (fixture);

  return line != NULL && ahu_log_line_get_line_type (line) == fixture->wanted;
}

static void
wait_for_move (Fixture *fixture,
               guint    ply)
{
  fixture->wanted = ply;
  test_ui_wait (is_at_move, fixture);
}

static gboolean
is_trigger (GtkShortcut *shortcut,
            guint        keyval)
{
  GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

  return GTK_IS_KEYVAL_TRIGGER (trigger) && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == keyval &&
         gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == 0;
}

/* What the list itself does with the key. */
static void
press_in_list (GtkWidget *list,
               guint      keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (list);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      for (guint k = 0; GTK_IS_SHORTCUT_CONTROLLER (controller) && k < g_list_model_get_n_items (G_LIST_MODEL (controller)); k++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), k);

          if (is_trigger (shortcut, keyval) &&
              gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, list, gtk_shortcut_get_arguments (shortcut)))
            return;
        }
    }
  g_error ("the list has no such key");
}

static void
press (Fixture *fixture,
       guint    keyval)
{
  if (!test_ui_press (fixture->list, keyval, 0))
    press_in_list (fixture->list, keyval);
}

static guint
get_last_ply (Fixture *fixture)
{
  return test_table_get_ply (&fixture->table) - 1;
}

/* One key leads to the last move and back to what is to be decided. */
static void
test_key (void)
{
  Fixture fixture;

  open_log (&fixture);
  for (guint ply = 30; ply <= 90; ply += 30)
    {
      test_session_go (fixture.table.session, ply);
      gtk_widget_activate_action (fixture.table.page, "table.log", NULL);
      wait_for_move (&fixture, ply - 1);
      gtk_widget_activate_action (fixture.table.page, "table.log", NULL);
      g_assert_null (get_focus (&fixture));
      g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (fixture.table.window)));
    }

  /* No move is made yet: only what is before all moves can be mended. */
  test_session_go (fixture.table.session, 0);
  gtk_widget_activate_action (fixture.table.page, "table.log", NULL);
  fixture.wanted = AHU_LOG_DEAL;
  test_ui_wait (is_at_head, &fixture);
  test_table_close (&fixture.table);
}

/* Tab comes to the last move however many were made since the log was left. */
static void
test_tab (void)
{
  Fixture fixture;

  open_log (&fixture);
  for (guint ply = 20; ply <= 60; ply++)
    {
      test_session_go (fixture.table.session, ply);
      test_ui_wait_for_frames (fixture.table.window, 1);
      if (ply % 20 != 0)
        continue;
      g_assert_true (gtk_widget_child_focus (fixture.log, GTK_DIR_TAB_FORWARD));
      wait_for_move (&fixture, ply - 1);
      gtk_widget_grab_focus (fixture.table.page);
      g_assert_null (get_focus (&fixture));
    }
  test_table_close (&fixture.table);
}

/* The move of the last line: the first turn is the lowest, and its moves are in their order. */
static guint
find_lowest (Fixture *fixture)
{
  AhuHistory *history = ahu_session_get_history (fixture->table.session);
  guint ply = 0;

  while (((const RnPosition *) ahu_history_get_position (history, ply + 1))->turn == 1)
    ply++;

  return ply;
}

/* Where the focus is, from the newest line on. */
static guint
find_focus (Fixture *fixture)
{
  GListModel *rows = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (fixture->list)));
  AhuLogLine *focus = get_focus (fixture);

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (AhuLogLine) line = g_list_model_get_item (rows, i);

      if (line == focus)
        return i;
    }
  g_error ("the log has lost the focus");
}

/* A page at once to the first turn of the game, and back to the newest. */
static void
test_pages (void)
{
  Fixture fixture;
  guint n_down = 0, n_up = 0, n_lines;

  open_log (&fixture);
  test_session_go (fixture.table.session, 120);
  gtk_widget_activate_action (fixture.table.page, "table.log", NULL);
  wait_for_move (&fixture, get_last_ply (&fixture));
  for (fixture.wanted = AHU_LOG_PLAYERS; !is_at_head (&fixture); n_down++)
    {
      guint before = find_focus (&fixture);

      press (&fixture, GDK_KEY_Page_Down);
      test_ui_wait_for_frames (fixture.table.window, 2);
      g_assert_cmpuint (find_focus (&fixture), >, before);
    }
  n_lines = find_focus (&fixture);
  while (find_focus (&fixture) > 0)
    {
      guint before = find_focus (&fixture);

      press (&fixture, GDK_KEY_Page_Up);
      test_ui_wait_for_frames (fixture.table.window, 2);
      g_assert_cmpuint (find_focus (&fixture), <, before);
      n_up++;
    }
  g_test_message ("%u lines, %u pages down, %u up", n_lines, n_down, n_up);
  /* A page is some lines, not one. */
  g_assert_cmpuint (3 * n_down, <, 2 * n_lines);
  g_assert_cmpuint (3 * n_up, <, 2 * n_lines);
  test_table_close (&fixture.table);
}

/* Down goes on to the first turn of the game, End to what was before it: the log has rows
 * for its newest lines only, and makes more. */
static void
test_walk (gconstpointer data)
{
  guint keyval = GPOINTER_TO_UINT (data);
  Fixture fixture;
  AhuLogLine *before = NULL;
  guint n = 0;

  open_log (&fixture);
  test_session_go (fixture.table.session, 120);
  gtk_widget_activate_action (fixture.table.page, "table.log", NULL);
  wait_for_move (&fixture, get_last_ply (&fixture));
  fixture.wanted = find_lowest (&fixture);
  for (; keyval == GDK_KEY_Down && !is_at_move (&fixture); n++)
    {
      before = get_focus (&fixture);
      press (&fixture, keyval);
      test_ui_wait_for_frames (fixture.table.window, 1);
      if (get_focus (&fixture) == before)
        g_error ("the log ends at move %u", ahu_log_line_get_ply (before));
    }
  g_test_message ("%u keys", n);
  if (keyval == GDK_KEY_End)
    {
      press (&fixture, keyval);
      fixture.wanted = AHU_LOG_PLAYERS;
      test_ui_wait (is_at_head, &fixture);
    }
  test_table_close (&fixture.table);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_test_add_func ("/ui/rn-log-keys/key", test_key);
  g_test_add_func ("/ui/rn-log-keys/tab", test_tab);
  g_test_add_func ("/ui/rn-log-keys/pages", test_pages);
  g_test_add_data_func ("/ui/rn-log-keys/down", GUINT_TO_POINTER (GDK_KEY_Down), test_walk);
  g_test_add_data_func ("/ui/rn-log-keys/end", GUINT_TO_POINTER (GDK_KEY_End), test_walk);
  return g_test_run ();
}
