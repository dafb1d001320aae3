/* test-probe-table.c: the table page of a game that is not the card game: what any table does
 *
 * Anybody may act at any time, nothing is hidden, and one activation may stand for several moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/record/ahu-practice.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/base/ahu-tap-guard.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-correction-window.h"
#include "toolkit/table/ahu-log.h"
#include "toolkit/table/ahu-notice.h"
#include "toolkit/table/ahu-practise.h"
#include "toolkit/table/ahu-table.h"

#include "games/rapanui/ui/rn-table-utils.h"
#include "support/probe-advisor.h"
#include "support/probe-game.h"
#include "support/probe-table.h"
#include "support/probe-ui.h"
#include "support/test-page.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

#define N_PLAYERS 4
#define HEIGHT 600

typedef struct
{
  AhuSession *session;
  GtkWidget *window;
  GtkWidget *page;
} Table;

static AhuRecord *
record_new (guint n_moves)
{
  g_autoptr (GBytes) bytes = probe_game_record_new ("probe", N_PLAYERS, n_moves);

  return test_record_read (bytes);
}

static void
open_record (Table     *self,
             AhuRecord *record,
             int        width)
{
  self->session = ahu_session_new (record, NULL, NULL);
  self->page = probe_table_new ();
  ahu_table_set_session (AHU_TABLE (self->page), self->session);
  self->window = test_page_show (self->page, width, HEIGHT);
}

static void
open_table (Table *self,
            guint  n_moves,
            int    width)
{
  g_autoptr (AhuRecord) record = record_new (n_moves);

  open_record (self, record, width);
}

/* Neither outlives the other. */
static void
close_table (Table *self)
{
  g_object_ref (self->page);
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_assert_finalize_object (self->page);
  g_assert_finalize_object (self->session);
}

static guint
get_ply (Table *self)
{
  return ahu_history_get_ply (ahu_session_get_history (self->session));
}

static gboolean
says (Table      *self,
      const char *words)
{
  return test_ui_says (self->page, words);
}

static void
assert_can (Table    *self,
            gboolean  can_undo,
            gboolean  can_redo)
{
  gboolean undo, redo;

  g_object_get (self->page, "can-undo", &undo, "can-redo", &redo, NULL);
  g_assert_cmpint (undo, ==, can_undo);
  g_assert_cmpint (redo, ==, can_redo);
}

static const char *
get_refusal (Table *self)
{
  return ahu_notice_get_refusal (AHU_NOTICE (test_find_type (self->page, AHU_TYPE_NOTICE)));
}

static gboolean
press (Table *self,
       guint  keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (self->page);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
    }

  return handled;
}

static GtkWidget *
get_focus (Table *self)
{
  return gtk_root_get_focus (GTK_ROOT (self->window));
}

static void
assert_focus (Table      *self,
              const char *name)
{
  g_assert_true (AHU_IS_CHOICE (get_focus (self)));
  g_assert_cmpstr (ahu_choice_get_name (AHU_CHOICE (get_focus (self))), ==, name);
}

/* A move that is made anywhere is shown; another game takes its place, and none. */
static void
test_session (void)
{
  g_autoptr (AhuRecord) record = record_new (2);
  g_autoptr (AhuSession) other = ahu_session_new (record, NULL, NULL);
  Table table;

  open_table (&table, 0, 1000);
  g_assert_true (ahu_table_get_session (AHU_TABLE (table.page)) == table.session);
  g_assert_true (ahu_table_can_change (AHU_TABLE (table.page)));
  g_assert_false (says (&table, "Ben adds 2"));
  g_assert_null (ahu_session_play (table.session, probe_game_move_new (1, 2)));
  g_assert_true (says (&table, "Ben adds 2"));
  assert_can (&table, TRUE, FALSE);

  ahu_table_set_session (AHU_TABLE (table.page), other);
  g_assert_false (says (&table, "Ben adds 2"));
  g_assert_true (says (&table, "Anna adds 1"));
  g_assert_null (ahu_session_play (table.session, probe_game_move_new (2, 3)));
  g_assert_false (says (&table, "Chiara adds 3"));
  ahu_table_set_session (AHU_TABLE (table.page), NULL);
  assert_can (&table, FALSE, FALSE);
  close_table (&table);
}

/* What one activation made is undone and redone as one, also after a restart. */
static void
test_group (void)
{
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuSession) later = NULL;
  Table table;

  open_table (&table, 1, 1000);
  test_ui_click (table.page, PROBE_TABLE_ALL);
  g_assert_cmpuint (get_ply (&table), ==, 1 + N_PLAYERS);
  g_signal_emit_by_name (table.page, "undo");
  g_assert_cmpuint (get_ply (&table), ==, 1);
  assert_can (&table, TRUE, TRUE);
  g_signal_emit_by_name (table.page, "redo");
  g_assert_cmpuint (get_ply (&table), ==, 1 + N_PLAYERS);
  assert_can (&table, TRUE, FALSE);

  record = ahu_session_dup_record (table.session);
  later = ahu_session_new (record, NULL, NULL);
  ahu_table_set_session (AHU_TABLE (table.page), later);
  g_signal_emit_by_name (table.page, "undo");
  g_assert_cmpuint (ahu_history_get_ply (ahu_session_get_history (later)), ==, 1);
  close_table (&table);
}

/* One of the moves doesn’t fit: none is made, and the reason is said. */
static void
test_group_refused (void)
{
  Table table;

  open_table (&table, 1, 1000);
  g_assert_true (gtk_widget_activate_action (table.page, "table.move", "s",
                                             "[{\"player\":0,\"add\":1},{\"player\":0,\"add\":4}]"));
  g_assert_cmpuint (get_ply (&table), ==, 1);
  g_assert_cmpstr (get_refusal (&table), ==, "1 to 3 points are added. (P3)");
  /* It goes with the next move. */
  test_ui_click (table.page, PROBE_TABLE_ALL);
  g_assert_null (get_refusal (&table));
  /* Nothing at all is no move either. */
  g_assert_true (gtk_widget_activate_action (table.page, "table.move", "s", "[]"));
  g_assert_true (gtk_widget_activate_action (table.page, "table.move", "s", "nonsense"));
  g_assert_cmpuint (get_ply (&table), ==, 1 + N_PLAYERS);
  close_table (&table);
}

/* What is entered by halves is undone first, and can't be redone past. */
static void
test_entry (void)
{
  Table table;

  open_table (&table, 1, 1000);
  g_signal_emit_by_name (table.page, "undo");
  assert_can (&table, FALSE, TRUE);
  test_ui_click (table.page, "Ben");
  assert_can (&table, TRUE, FALSE);
  g_assert_true (says (&table, "How much does Ben add?"));
  assert_focus (&table, "Adds 1");
  g_signal_emit_by_name (table.page, "undo");
  g_assert_false (says (&table, "How much does Ben add?"));
  g_assert_cmpuint (get_ply (&table), ==, 0);
  assert_can (&table, FALSE, TRUE);

  test_ui_click (table.page, "Ben");
  g_assert_true (press (&table, GDK_KEY_2));
  g_assert_true (says (&table, "Ben adds 2"));
  /* The game goes on elsewhere: nothing of it is left. */
  test_ui_click (table.page, "Chiara");
  g_assert_null (ahu_session_play (table.session, probe_game_move_new (0, 1)));
  g_assert_false (says (&table, "How much does Chiara add?"));
  close_table (&table);
}

static gint64 test_time;

static gint64
get_test_time (void)
{
  return test_time;
}

/* A second tap, meant for the one who acted before, does nothing; elsewhere, later, and where nobody
 * else acts a tap is taken. */
static void
test_second_tap (void)
{
  Table table;

  test_time = 0;
  ahu_tap_guard_set_clock (get_test_time);
  open_table (&table, 1, 1000);
  g_assert_true (ahu_tap_guard_press (table.page, 100, 100));
  ahu_table_play (AHU_TABLE (table.page), probe_game_move_new (0, 7));
  g_assert_true (ahu_tap_guard_press (table.page, 100, 100));
  ahu_table_play (AHU_TABLE (table.page), probe_game_move_new (1, 1));
  test_time = 399 * G_TIME_SPAN_MILLISECOND;
  g_assert_false (ahu_tap_guard_press (table.page, 110, 90));
  g_assert_true (ahu_tap_guard_press (table.page, 160, 100));
  g_assert_false (ahu_tap_guard_press (table.page, 160, 100));
  test_time += G_TIME_SPAN_MILLISECOND;
  g_assert_true (ahu_tap_guard_press (table.page, 160, 100));
  /* Who takes back twice means it. */
  g_assert_true (ahu_session_undo (table.session));
  g_assert_true (ahu_tap_guard_press (table.page, 160, 100));
  ahu_tap_guard_set_clock (NULL);
  close_table (&table);
}

/* A key that does nothing says why, the game’s reason first. */
static void
test_dead_key (void)
{
  g_autoptr (AhuRecord) record = record_new (1);
  g_autoptr (AhuSession) replay = ahu_session_new_replay (record, NULL);
  Table table;

  open_table (&table, 1, 1000);
  g_assert_true (press (&table, GDK_KEY_4));
  g_assert_cmpstr (get_refusal (&table), ==, "1 to 3 points are added. (P3)");
  g_assert_true (press (&table, GDK_KEY_x));
  g_assert_nonnull (strstr (get_refusal (&table), "X"));
  g_assert_true (press (&table, GDK_KEY_Escape));
  g_assert_null (get_refusal (&table));
  g_assert_false (press (&table, GDK_KEY_Up));
  /* A key that stands on a choice makes it. */
  g_assert_true (press (&table, GDK_KEY_a));
  g_assert_cmpuint (get_ply (&table), ==, 1 + N_PLAYERS);

  ahu_table_set_session (AHU_TABLE (table.page), replay);
  g_assert_true (press (&table, GDK_KEY_4));
  g_assert_null (strstr (get_refusal (&table), "P3"));
  close_table (&table);
}

/* After a move the focus is where the next decision is; laid out anew it stays. */
static void
test_focus (void)
{
  Table table;

  open_table (&table, 1, 1000);
  assert_focus (&table, "Anna");
  test_ui_click (table.page, "Chiara");
  assert_focus (&table, "Adds 1");
  g_assert_true (press (&table, GDK_KEY_1));
  assert_focus (&table, "Anna");
  g_assert_true (gtk_widget_activate_action (table.page, "table.log", NULL));
  test_ui_wait_for_frames (table.page, 2);
  g_assert_true (ahu_table_has_focus_inside (AHU_TABLE (table.page), test_ui_find (table.page, AHU_TYPE_LOG, NULL)));
  g_assert_true (gtk_widget_activate_action (table.page, "table.log", NULL));
  assert_focus (&table, "Anna");
  ahu_table_relayout (AHU_TABLE (table.page));
  assert_focus (&table, "Anna");
  close_table (&table);
}

/* Tab goes through the table in its order, from the header bar to the log. */
static void
test_tab (void)
{
  GtkWidget *log;
  Table table;
  gboolean reached = FALSE;

  open_table (&table, 1, 1000);
  log = test_ui_find (table.page, AHU_TYPE_LOG, NULL);
  assert_focus (&table, "Anna");
  for (guint i = 0; i < 20 && !reached; i++)
    {
      g_assert_true (gtk_widget_child_focus (table.page, GTK_DIR_TAB_FORWARD));
      reached = gtk_widget_is_ancestor (get_focus (&table), log);
    }
  g_assert_true (reached);
  g_assert_true (gtk_widget_child_focus (table.page, GTK_DIR_TAB_BACKWARD));
  assert_focus (&table, PROBE_TABLE_ALL);
  close_table (&table);
}

static gboolean
is_on_a_page (Table *self)
{
  AdwViewStack *pages = ADW_VIEW_STACK (ahu_table_get_pages (AHU_TABLE (self->page)));

  return adw_view_stack_page_get_visible (adw_view_stack_get_page (pages, adw_view_stack_get_child_by_name (pages, "log")));
}

/* The first layout that fits: in a narrow window the log is a page of its own. */
static void
test_layouts (void)
{
  AdwViewStack *pages;
  Table table;

  open_table (&table, 1, PROBE_TABLE_WIDE);
  g_assert_false (is_on_a_page (&table));
  close_table (&table);

  open_table (&table, 1, PROBE_TABLE_WIDE - 1);
  pages = ADW_VIEW_STACK (ahu_table_get_pages (AHU_TABLE (table.page)));
  g_assert_true (is_on_a_page (&table));
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (pages), ==, "table");
  ahu_table_show_move (AHU_TABLE (table.page), 0);
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (pages), ==, "log");
  close_table (&table);
}

/* Magnified, without a header bar; whatever can be entered can be entered there. */
static void
test_view (void)
{
  GtkWidget *header;
  graphene_rect_t before, after;
  GtkWidget *choice;
  Table table;

  open_table (&table, 1, 1280);
  header = test_ui_find (table.page, ADW_TYPE_HEADER_BAR, NULL);
  choice = test_ui_find (table.page, AHU_TYPE_CHOICE, "Anna");
  g_assert_true (gtk_widget_compute_bounds (choice, table.page, &before));
  g_assert_true (gtk_widget_get_visible (header));

  g_assert_true (gtk_widget_activate_action (table.page, "table.view", NULL));
  test_ui_wait_for_frames (table.page, 2);
  g_assert_cmpint (ahu_table_get_view (AHU_TABLE (table.page)), ==, AHU_TABLE_VIEW_LARGE);
  g_assert_false (gtk_widget_get_visible (header));
  g_assert_true (gtk_widget_has_css_class (table.page, "table-view"));
  choice = test_ui_find (table.page, AHU_TYPE_CHOICE, "Anna");
  g_assert_true (gtk_widget_compute_bounds (choice, table.page, &after));
  g_assert_cmpfloat (after.size.height, !=, before.size.height);
  test_ui_click (table.page, PROBE_TABLE_ALL);
  g_assert_cmpuint (get_ply (&table), ==, 1 + N_PLAYERS);

  g_assert_true (gtk_widget_activate_action (table.page, "table.leave-view", NULL));
  test_ui_wait_for_frames (table.page, 2);
  g_assert_cmpint (ahu_table_get_view (AHU_TABLE (table.page)), ==, AHU_TABLE_VIEW_NONE);
  g_assert_true (gtk_widget_get_visible (header));
  close_table (&table);
}

static gboolean
is_for_person (gpointer data)
{
  return !ahu_practise_is_waiting (((Table *) data)->session);
}

/* Computers play on the same page; undo goes back to the person’s own last choice. */
static void
test_practise (void)
{
  static const AhuStrength strengths[N_PLAYERS] = {
    AHU_STRENGTH_NONE, AHU_STRENGTH_EASY, AHU_STRENGTH_EASY, AHU_STRENGTH_EASY
  };
  g_autoptr (AhuRecord) plain = record_new (0);
  g_autoptr (AhuRecord) record = ahu_practice_add (plain, strengths, N_PLAYERS);
  Table table;

  ahu_game_advisor_register (probe_advisor_get ());
  g_settings_set_string (ahu_settings_get_game (probe_game_get ()), "practise-pace", "none");
  open_record (&table, record, 1000);
  g_assert_true (ahu_table_practises (AHU_TABLE (table.page)));
  assert_can (&table, FALSE, FALSE);
  g_assert_true (gtk_widget_activate_action (table.page, "table.move", "s", "{\"player\":0,\"add\":1}"));
  g_assert_cmpuint (get_ply (&table), ==, 1);
  /* It is the computers’ turn: nobody plays for them. */
  g_assert_true (ahu_practise_is_waiting (table.session));
  g_assert_true (gtk_widget_activate_action (table.page, "table.move", "s", "{\"player\":0,\"add\":1}"));
  g_assert_cmpuint (get_ply (&table), ==, 1);
  g_assert_nonnull (get_refusal (&table));
  test_ui_wait (is_for_person, &table);
  g_assert_cmpuint (get_ply (&table), ==, N_PLAYERS);
  assert_can (&table, TRUE, FALSE);
  g_signal_emit_by_name (table.page, "undo");
  g_assert_cmpuint (get_ply (&table), ==, 0);
  assert_can (&table, FALSE, TRUE);
  g_settings_reset (ahu_settings_get_game (probe_game_get ()), "practise-pace");
  close_table (&table);
}

/* An earlier move can be corrected if the game has an entry for it. */
static void
test_correction (void)
{
  GtkWidget *window;
  Table table;

  open_table (&table, 2, 1000);
  g_assert_true (gtk_widget_activate_action (table.page, "table.correct", "u", 1));
  g_assert_null (test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW));
  probe_ui_offer_correction (TRUE);
  g_assert_true (gtk_widget_activate_action (table.page, "table.correct", "u", 1));
  window = test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW);
  g_assert_nonnull (window);
  g_assert_true (test_ui_says (window, "Ben adds 1"));
  gtk_window_destroy (GTK_WINDOW (window));
  probe_ui_offer_correction (FALSE);
  close_table (&table);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  ahu_game_ui_register (probe_ui_get ());
  probe_ui_offer (TRUE);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_func ("/ui/probe-table/session", test_session);
  g_test_add_func ("/ui/probe-table/group", test_group);
  g_test_add_func ("/ui/probe-table/group-refused", test_group_refused);
  g_test_add_func ("/ui/probe-table/entry", test_entry);
  g_test_add_func ("/ui/probe-table/second-tap", test_second_tap);
  g_test_add_func ("/ui/probe-table/dead-key", test_dead_key);
  g_test_add_func ("/ui/probe-table/focus", test_focus);
  g_test_add_func ("/ui/probe-table/tab", test_tab);
  g_test_add_func ("/ui/probe-table/layouts", test_layouts);
  g_test_add_func ("/ui/probe-table/view", test_view);
  g_test_add_func ("/ui/probe-table/correction", test_correction);
  g_test_add_func ("/ui/probe-table/practise", test_practise);

  return g_test_run ();
}
