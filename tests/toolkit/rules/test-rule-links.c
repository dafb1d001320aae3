/* test-rule-links.c: from a line of the log to its rules, and from a rule to the lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/history/ahu-applied.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/study/rn-citation.h"
#include "games/tapati/engine/tp-citation.h"
#include "shell/ahu-preferences.h"
#include "shell/ahu-shortcuts.h"
#include "shell/replay/ahu-replay-page.h"
#include "shell/rules/ahu-rules-page.h"
#include "shell/window/ahu-window.h"
#include "toolkit/analysis/ahu-analysis.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/rules/ahu-child-window.h"
#include "toolkit/rules/ahu-rule-menu.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/table/ahu-log-menu.h"
#include "toolkit/table/ahu-log-row.h"
#include "toolkit/table/ahu-log.h"
#include "toolkit/table/ahu-table.h"

#include "games/rapanui/ui/rn-table-utils.h"
#include "games/rapanui/ui/rn-widget-utils.h"
#include "support/test-open.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"

#define RECORD "two-players.rapanui"

static void
check_rule_item (GMenuModel *menu,
                 guint       index,
                 const char *shows,
                 const char *rule)
{
  g_autofree char *action = NULL;
  g_autofree char *target = NULL;

  g_assert_true (g_menu_model_get_item_attribute (menu, (int) index, "action", "s", &action));
  g_assert_cmpstr (action, ==, shows);
  g_assert_true (g_menu_model_get_item_attribute (menu, (int) index, "target", "s", &target));
  g_assert_cmpstr (target, ==, rule);
}

/* The menu of a move names all rules behind it, and its correction where that is
 * possible. */
static void
test_menu (void)
{
  g_autoptr (AhuSession) session = test_session_load (RECORD);
  AhuHistory *history = ahu_session_get_history (session);
  g_autoptr (AhuLogLine) heading = ahu_log_line_new (AHU_LOG_HEADING, 0, "Anna, turn 1", "red");

  g_assert_null (ahu_log_menu_model (session, heading, TRUE));
  for (guint ply = 0; ply < ahu_history_get_ply (history); ply++)
    {
      g_autoptr (AhuLogLine) line = ahu_log_line_new (AHU_LOG_MOVE, ply, "", NULL);
      g_autoptr (GMenuModel) menu = ahu_log_menu_model (session, line, TRUE);
      g_autoptr (GMenuModel) fixed = ahu_log_menu_model (session, line, FALSE);
      const char *rules[RN_MAX_CITED];
      RnMove move;
      guint n;

      rn_move_from_json (&move, ahu_history_get_move (history, ply));
      n = rn_move_rules (ahu_history_get_position (history, ply), &move, rules);
      g_assert_cmpint (g_menu_model_get_n_items (menu), ==, n + 1);
      g_assert_cmpint (g_menu_model_get_n_items (fixed), ==, n);
      for (guint i = 0; i < n; i++)
        {
          check_rule_item (menu, i, "win.show-rule", rules[i]);
          check_rule_item (fixed, i, "win.show-rule", rules[i]);
        }
    }
}

static GtkWidget *
find_list (GtkWidget *log)
{
  GtkWidget *list = test_find_type (log, GTK_TYPE_LIST_VIEW);

  g_assert_nonnull (list);

  return list;
}

/* The first row that tells a move, once there is one. */
static gboolean
has_move_row (gpointer list)
{
  return test_ui_find_class (list, "log-move") != NULL && gtk_widget_get_height (test_ui_find_class (list, "log-move")) > 0;
}

static void
press_key (GtkWidget  *widget,
           GListModel *shortcuts,
           const char *keys)
{
  g_autoptr (GtkShortcutTrigger) key = gtk_shortcut_trigger_parse_string (keys);

  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);

      if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), key))
        g_assert_true (gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget, NULL));
    }
}

static void
ask_for_key (GtkWidget  *widget,
             const char *keys)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_SHORTCUT_CONTROLLER (controller))
        press_key (widget, G_LIST_MODEL (controller), keys);
    }
}

/* By the secondary button or a long touch there, or by the key. */
static void
ask_for_menu (GtkWidget *widget,
              GType      way,
              double     x,
              double     y)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_OBJECT_TYPE (controller) != way)
        continue;
      if (GTK_IS_SHORTCUT_CONTROLLER (controller))
        press_key (widget, G_LIST_MODEL (controller), "Menu|<Shift>F10");
      else if (GTK_IS_GESTURE_LONG_PRESS (controller))
        g_signal_emit_by_name (controller, "pressed", x, y);
      else if (gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (controller)) == GDK_BUTTON_SECONDARY)
        g_signal_emit_by_name (controller, "pressed", 1, x, y);
    }
}

/* Each way opens the menu, again and again. */
static void
test_menu_opens (void)
{
  const GType ways[] = { GTK_TYPE_GESTURE_CLICK, GTK_TYPE_GESTURE_CLICK, GTK_TYPE_GESTURE_LONG_PRESS,
                         GTK_TYPE_SHORTCUT_CONTROLLER };
  g_autoptr (AhuSession) session = test_session_load (RECORD);
  GtkWidget *log = ahu_log_new ();
  GtkWidget *window = test_window_new (log, NULL);
  GtkWidget *list = find_list (log);
  GtkWidget *row, *popover;
  double x, y;

  ahu_log_update (AHU_LOG (log), session);
  test_ui_wait (has_move_row, list);
  row = test_ui_find_class (list, "log-move");
  g_assert_null (test_find_type (log, GTK_TYPE_POPOVER_MENU));
  ahu_log_row_get_point (list, row, &x, &y);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_assert_true (gtk_widget_grab_focus (row));
      ask_for_menu (list, ways[i], x, y);
      popover = test_find_type (log, GTK_TYPE_POPOVER_MENU);
      g_assert_nonnull (popover);
      g_assert_true (gtk_widget_get_visible (popover));
      g_assert_cmpint (g_menu_model_get_n_items (gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (popover))), >, 1);
      gtk_popover_popdown (GTK_POPOVER (popover));
    }

  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A line that can't be corrected shows its menu when it is chosen, one that can doesn't. */
static void
test_menu_by_choice (void)
{
  g_autoptr (AhuSession) session = test_session_load (RECORD);
  g_autoptr (AhuReplay) replay = ahu_replay_new (ahu_session_get_record (session), NULL);
  GtkWidget *log = ahu_log_new ();
  GtkWidget *window = test_window_new (log, NULL);
  GtkWidget *list = find_list (log);
  GtkWidget *popover;

  ahu_log_update (AHU_LOG (log), session);
  test_ui_wait (has_move_row, list);
  g_signal_emit_by_name (list, "activate", 1u);
  g_assert_null (test_find_type (log, GTK_TYPE_POPOVER_MENU));

  ahu_replay_go (replay, 8);
  ahu_log_update (AHU_LOG (log), ahu_replay_get_session (replay));
  test_ui_wait (has_move_row, list);
  g_signal_emit_by_name (list, "activate", 1u);
  popover = test_find_type (log, GTK_TYPE_POPOVER_MENU);
  g_assert_nonnull (popover);
  g_assert_true (gtk_widget_get_visible (popover));

  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Every ply that is found has the rule behind it, and none else has. */
static void
test_found (void)
{
  g_autoptr (AhuSession) session = test_session_load (RECORD);
  AhuHistory *history = ahu_session_get_history (session);
  g_autoptr (GArray) draws = ahu_applied_find (history, "R7.1");
  g_autoptr (GArray) none = ahu_applied_find (history, "R9.1");
  guint n_draws = 0;

  for (guint ply = 0; ply < ahu_history_get_ply (history); ply++)
    {
      RnMove move;

      rn_move_from_json (&move, ahu_history_get_move (history, ply));
      if (move.type == RN_MOVE_DRAW)
        g_assert_cmpuint (g_array_index (draws, guint, n_draws++), ==, ply);
    }
  g_assert_cmpuint (draws->len, ==, n_draws);
  g_assert_cmpuint (none->len, ==, 0);
}

/* So many moves before the end. */
#define BACK 40

typedef struct
{
  TestWindow base;
  GtkWidget *window;
} TestLinks;

static void
open_window (TestLinks *test)
{
  test_window_set_up (&test->base, NULL);
  test->window = GTK_WIDGET (test->base.window);
}

static void
open_record (TestLinks  *test,
             const char *game,
             const char *name)
{
  open_window (test);
  test_open_data (test->base.window, game, name);
}

static void
open_game (TestLinks *test)
{
  open_record (test, TEST_RAPANUI, RECORD);
}

static void
close_game (TestLinks *test)
{
  test_window_tear_down (&test->base);
}

/* What the rules page says of the game below a rule, %NULL for nothing. */
static GtkWidget *
find_uses (TestLinks  *test,
           const char *rule)
{
  GtkWidget *page;

  g_assert_true (gtk_widget_activate_action (test->window, "win.show-rule", "s", rule));
  page = test_ui_find (test->window, AHU_TYPE_RULES_PAGE, NULL);
  g_assert_nonnull (page);

  return test_ui_find_class (page, "rules-uses");
}

/* Returns: (nullable): what it says that the game has now of what the rule is about */
static const char *
find_now (TestLinks  *test,
          const char *rule)
{
  GtkWidget *page, *now;

  g_assert_true (gtk_widget_activate_action (test->window, "win.show-rule", "s", rule));
  page = test_ui_find (test->window, AHU_TYPE_RULES_PAGE, NULL);
  g_assert_nonnull (page);
  now = test_ui_find_class (test_ui_find_class (page, "rule-meant"), "rules-now");

  return now != NULL ? gtk_label_get_text (GTK_LABEL (now)) : NULL;
}

/* Activates the first link.
 * Returns: its move */
static guint
follow (GtkWidget *uses)
{
  const char *markup = gtk_label_get_label (GTK_LABEL (uses));
  const char *begin = strstr (markup, "<a href=\"");
  g_autofree char *ply = NULL;
  gboolean handled;

  g_assert_nonnull (begin);
  begin += strlen ("<a href=\"");
  ply = g_strndup (begin, strcspn (begin, "\""));
  g_signal_emit_by_name (uses, "activate-link", ply, &handled);
  g_assert_true (handled);

  return (guint) g_ascii_strtoull (ply, NULL, 10);
}

typedef struct
{
  GtkWidget *window;
  guint ply;
} Wanted;

static gboolean
line_has_focus (gpointer data)
{
  Wanted *wanted = data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (wanted->window));
  GtkWidget *list = find_list (test_find_type (wanted->window, AHU_TYPE_LOG));
  AhuLogLine *line = focus != NULL && gtk_widget_is_ancestor (focus, list) ? ahu_log_row_find_line (list, focus) : NULL;

  return line != NULL && ahu_log_line_get_line_type (line) == AHU_LOG_MOVE
         && ahu_log_line_tells (line, wanted->ply);
}

static gboolean
is_replayed_to (gpointer data)
{
  Wanted *wanted = data;
  GtkWidget *page = test_find_type (wanted->window, AHU_TYPE_REPLAY_PAGE);

  return ahu_replay_get_ply (ahu_replay_page_get_replay (AHU_REPLAY_PAGE (page))) == wanted->ply;
}

/* Of the game's table; %NULL where the prompt shows none. */
static GtkWidget *
find_prompt_rule (TestLinks *test)
{
  GtkWidget *page = test_find_type (test->window, AHU_TYPE_TABLE);
  GtkWidget *rule = test_ui_find_class (ahu_table_get_prompt (AHU_TABLE (page)), "prompt-rule");

  return gtk_widget_get_mapped (rule) ? rule : NULL;
}

/* The prompt of Tapati has the number of the rule on which it stands, that of the card game doesn't. */
static void
test_prompt (void)
{
  TestLinks test;
  GtkWidget *rule;
  const char *number;

  open_record (&test, "tapati", "four-sensible.rapanui");
  gtk_window_set_default_size (GTK_WINDOW (test.window), 1280, 800);
  test_window_activate (&test.base, "win.undo");
  test_ui_wait_for_frames (test.window, 3);
  rule = find_prompt_rule (&test);
  g_assert_nonnull (rule);
  number = tp_step_rule (ahu_session_get_position (ahu_window_get_session (AHU_WINDOW (test.window))));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (rule)), ==, number);
  g_signal_emit_by_name (rule, "clicked");
  test_window_assert_page (&test.base, "rules");
  g_assert_cmpstr (ahu_rules_page_get_rule (AHU_RULES_PAGE (test_find_type (test.window, AHU_TYPE_RULES_PAGE))), ==, number);
  close_game (&test);

  open_game (&test);
  gtk_window_set_default_size (GTK_WINDOW (test.window), 1280, 800);
  test_window_activate (&test.base, "win.undo");
  test_ui_wait_for_frames (test.window, 3);
  g_assert_null (find_prompt_rule (&test));
  close_game (&test);
}

/* From a rule to the log of a running game, wherever the line is, and to the question. */
static void
test_running (void)
{
  const char *const rules[] = { "R7.4", "R4.2", "R5.4" };
  TestLinks test;
  GtkWidget *uses;

  open_game (&test);
  test_window_activate (&test.base, "win.undo");
  test_window_assert_page (&test.base, "table");
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      Wanted wanted = { .window = test.window };

      wanted.ply = follow (find_uses (&test, rules[i]));
      test_window_assert_page (&test.base, "table");
      test_ui_wait (line_has_focus, &wanted);
    }

  uses = find_uses (&test, rn_prompt_rule (ahu_session_get_position (test_window_get_session (&test.base))));
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (uses)), "now"));
  follow (uses);
  test_window_assert_page (&test.base, "table");
  close_game (&test);
}

/* A game that is over is looked at from there, and back leads to the rule. */
static void
test_over (void)
{
  TestLinks test;
  Wanted wanted;

  open_game (&test);
  test_window_assert_page (&test.base, "result");
  wanted = (Wanted) { .window = test.window };
  wanted.ply = follow (find_uses (&test, "R7.4")) + 1;
  test_window_assert_page (&test.base, "replay");
  test_ui_wait (is_replayed_to, &wanted);
  test_window_activate (&test.base, "win.back");
  test_window_assert_page (&test.base, "rules");
  test_window_activate (&test.base, "win.back");
  test_window_assert_page (&test.base, "result");
  close_game (&test);
}

/* Whichever way somebody went between pages that lead to each other, going back comes to an
 * end, where it began. */
static void
test_no_circle (void)
{
  static const char *const ways[][5] = {
    { "win.show-rule", "win.show-move", "win.show-rule", NULL },
    { "win.replay", "win.show-rule", "win.show-move", "win.show-rule", NULL },
    { "win.show-rule", "win.learn", "win.show-rule", "win.learn", NULL },
    { "win.learn", "win.show-rule", "win.show-move", "win.learn", NULL },
  };
  TestLinks test;

  open_game (&test);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      guint n_back = 0;

      for (guint k = 0; ways[i][k] != NULL; k++)
        if (g_str_equal (ways[i][k], "win.show-rule"))
          g_assert_true (gtk_widget_activate_action (test.window, ways[i][k], "s", "R7.4"));
        else if (g_str_equal (ways[i][k], "win.show-move"))
          g_assert_true (gtk_widget_activate_action (test.window, ways[i][k], "u", 3u));
        else
          g_assert_true (gtk_widget_activate_action (test.window, ways[i][k], NULL));
      while (!g_str_equal (ahu_window_get_page (AHU_WINDOW (test.window)), "result") && n_back++ < 6)
        test_window_activate (&test.base, "win.back");
      test_window_assert_page (&test.base, "result");
    }
  close_game (&test);
}

/* The widget that shows a hint with a rule in it, %NULL for none. */
static GtkWidget *
find_hinted (GtkWidget *root)
{
  const char *text = ahu_tip_get (root);
  g_autofree char *number = text != NULL ? ahu_rules_find_number (text) : NULL;
  GtkWidget *found = number != NULL && gtk_widget_get_mapped (root) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_hinted (child);

  return found;
}

static gboolean
is_laid_out (gpointer window)
{
  GtkWidget *hinted = find_hinted (window);

  return hinted != NULL && gtk_widget_get_width (hinted) > 0;
}

/* A hint can't be pointed at: the menu of what has it leads to its rules. */
static void
test_hint (void)
{
  TestLinks test;
  GtkWidget *hinted, *menu;
  g_autofree char *rule = NULL;
  graphene_point_t middle;
  AhuSession *session;

  open_game (&test);
  session = test_window_get_session (&test.base);
  test_window_activate (&test.base, "win.undo");
  test_session_go_to_step (session, RN_STEP_BUY);
  test_ui_wait (is_laid_out, test.window);
  hinted = find_hinted (test.window);
  rule = ahu_rules_find_number (ahu_tip_get (hinted));
  middle = GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (hinted) / 2, (float) gtk_widget_get_height (hinted) / 2);
  g_assert_true (gtk_widget_compute_point (hinted, test.window, &middle, &middle));
  ask_for_menu (test.window, GTK_TYPE_GESTURE_CLICK, (double) middle.x, (double) middle.y);
  menu = test_find_type (hinted, GTK_TYPE_POPOVER_MENU);
  g_assert_nonnull (menu);
  g_assert_true (gtk_widget_activate_action (menu, "rule-menu.show", "s", rule));
  test_window_assert_page (&test.base, "rules");
  g_assert_nonnull (ahu_rules_get_title (rule));
  close_game (&test);
}

/* A finger that is held shows a hint without rules as it is. */
static void
test_hint_words (void)
{
  const char *text = "1 is the winner.";
  GtkWidget *window = gtk_window_new ();
  GtkWidget *button = gtk_button_new_with_label ("Place");
  GtkWidget *popover;

  ahu_tip_set (button, text);
  gtk_window_set_child (GTK_WINDOW (window), button);
  ahu_rule_menu_add (window);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 2);
  ask_for_menu (window, GTK_TYPE_GESTURE_LONG_PRESS, gtk_widget_get_width (window) / 2.0,
                gtk_widget_get_height (window) / 2.0);
  popover = test_find_type (button, GTK_TYPE_POPOVER);
  g_assert_nonnull (popover);
  g_assert_true (gtk_widget_get_visible (popover));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_popover_get_child (GTK_POPOVER (popover)))), ==, text);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Each rule that words name once or more has one item, and words without any have no menu. */
static void
test_hint_menu (void)
{
  g_autoptr (GMenuModel) none = ahu_rule_menu_model ("Nothing is known of R9.9 or D.");
  g_autoptr (GMenuModel) menu = ahu_rule_menu_model ("Two Priests (R7.5, R7.7), and one more (R7.5).");
  const char *const rules[] = { "R7.5", "R7.7" };

  g_assert_null (none);
  g_assert_cmpint (g_menu_model_get_n_items (menu), ==, G_N_ELEMENTS (rules));
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    check_rule_item (menu, i, "rule-menu.show", rules[i]);
}

/* Looks up what the page asks, and goes back.
 * Returns: (transfer none): which rule that is */
static const char *
look_up (TestLinks *test)
{
  const char *rule;

  test_window_activate (&test->base, "win.show-rule('')");
  test_window_assert_page (&test->base, "rules");
  rule = ahu_rules_page_get_rule (AHU_RULES_PAGE (test_window_get_page (&test->base)));
  test_window_activate (&test->base, "win.back");

  return rule;
}

/* From every page that asks something F1 leads to its rule, and to no other. */
static void
test_asked (void)
{
  TestLinks test;

  open_game (&test);
  g_assert_cmpstr (look_up (&test), ==, "R8.6");
  test_window_activate (&test.base, "win.history");
  g_assert_cmpstr (look_up (&test), ==, "R8.6");
  test_window_activate (&test.base, "win.statistics");
  g_assert_cmpstr (look_up (&test), ==, "R8.6");
  close_game (&test);

  open_game (&test);
  test_window_activate (&test.base, "win.undo");
  test_window_assert_page (&test.base, "table");
  g_assert_cmpstr (look_up (&test), ==, rn_prompt_rule (ahu_session_get_position (test_window_get_session (&test.base))));
  test_window_activate (&test.base, "win.new-game");
  test_window_assert_page (&test.base, "players");
  g_assert_cmpstr (look_up (&test), ==, "R2.1");
  test_window_activate (&test.base, "win.score");
  g_assert_cmpstr (look_up (&test), ==, "R8.6");
  close_game (&test);

  open_record (&test, "tapati", "four-sensible.rapanui");
  g_assert_cmpstr (look_up (&test), ==, "T12.1");
  test_window_activate (&test.base, "win.undo");
  g_assert_cmpstr (look_up (&test), ==, tp_step_rule (ahu_session_get_position (test_window_get_session (&test.base))));
  close_game (&test);
}

/* Returns: (nullable): the button of the header bar that looks up what the page asks, where it is seen */
static GtkWidget *
find_button (TestLinks *test)
{
  g_autoptr (GPtrArray) buttons = test_find_all (test_window_get_page (&test->base), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (buttons->pdata[i]), "win.show-rule") == 0 &&
        gtk_widget_get_ancestor (buttons->pdata[i], ADW_TYPE_HEADER_BAR) != NULL && gtk_widget_get_mapped (buttons->pdata[i]))
      return buttons->pdata[i];

  return NULL;
}

/* For those who have no keys a button of every page does what F1 does, on a telephone too; but on that of the rules. */
static void
test_button (gconstpointer data)
{
  static const char *const ways[] = { NULL, "win.start", "win.history", "win.statistics", "win.new-game", "win.score",
                                      "win.learn", "win.practise" };
  const int *size = data;
  TestLinks test;

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      open_game (&test);
      test_window_set_size (&test.base, size[0], size[1]);
      test_window_activate (&test.base, ways[i] != NULL ? ways[i] : "win.undo");
      test_ui_wait_for_frames (test.window, 3);
      if (find_button (&test) == NULL)
        g_error ("no button of the rules after %s at %d", ways[i], size[0]);
      g_signal_emit_by_name (find_button (&test), "clicked");
      test_window_assert_page (&test.base, "rules");
      g_assert_null (find_button (&test));
      close_game (&test);
    }
}

static gboolean
has_analysed (gpointer window)
{
  return ahu_analysis_is_done (window);
}

/* Opens the window that lies over the table by the action, and does half of what is done in it. */
static GtkWidget *
open_child (TestLinks  *test,
            const char *way)
{
  GtkWidget *page = test_window_get_page (&test->base);
  GtkWidget *child;

  if (g_str_equal (way, "preferences"))
    ahu_preferences_present (GTK_WINDOW (test->window));
  else if (g_str_equal (way, "shortcuts"))
    ahu_shortcuts_present (GTK_WINDOW (test->window), "table", ahu_game_ui_find (rn_game_get ()));
  else if (g_str_equal (way, "table.correct"))
    g_assert_true (gtk_widget_activate_action (page, way, "u", 2));
  else
    g_assert_true (gtk_widget_activate_action (page, way, NULL));
  child = GTK_WIDGET (ahu_child_window_find (GTK_WINDOW (test->window)));
  g_assert_nonnull (child);
  test_ui_wait_for_frames (child, 3);
  if (g_str_equal (way, "table.correct"))
    gtk_widget_activate (GTK_WIDGET (test_find_choice (child, "Change")));
  if (AHU_IS_ANALYSIS (child))
    test_ui_wait (has_analysed, child);

  return child;
}

static char *
dup_words (GtkWidget *widget)
{
  g_autoptr (GPtrArray) texts = test_ui_list_texts (widget);

  g_ptr_array_add (texts, NULL);

  return g_strjoinv ("\n", (char **) texts->pdata);
}

/* F1 in a window that lies over the page shows the rule of the page before that window. Escape leads back to it, and it
 * is as it was: what was entered in it, or worked out. */
static void
test_child_window (gconstpointer data)
{
  const char *way = data;
  TestLinks test;
  const char *rule;
  GtkWidget *child, *over, *page;
  g_autofree char *before = NULL, *after = NULL;

  open_game (&test);
  test_window_set_size (&test.base, 1280, 800);
  test_session_go (test_window_get_session (&test.base), 3);
  rule = rn_prompt_rule (ahu_session_get_position (test_window_get_session (&test.base)));
  child = open_child (&test, way);
  before = dup_words (child);
  ask_for_key (child, "F1");
  over = GTK_WIDGET (ahu_child_window_find (GTK_WINDOW (child)));
  g_assert_nonnull (over);
  page = test_find_type (over, AHU_TYPE_RULES_PAGE);
  g_assert_cmpstr (ahu_rules_page_get_rule (AHU_RULES_PAGE (page)), ==, rule);
  g_assert_null (test_ui_find_class (page, "rules-uses"));
  g_assert_false (gtk_widget_get_visible (test_find_type (page, AHU_TYPE_MENU_BUTTON)));
  /* Links lead on inside, and there are never two of it. */
  g_assert_true (gtk_widget_activate_action (page, "win.show-rule", "s", "R7.4"));
  g_assert_cmpstr (ahu_rules_page_get_rule (AHU_RULES_PAGE (page)), ==, "R7.4");
  ask_for_key (over, "F1");
  g_assert_null (ahu_child_window_find (GTK_WINDOW (over)));
  ask_for_key (page, "Escape");
  g_assert_true (GTK_WIDGET (ahu_child_window_find (GTK_WINDOW (test.window))) == child);
  after = dup_words (child);
  g_assert_cmpstr (before, ==, after);
  test_window_assert_page (&test.base, "table");
  gtk_window_destroy (GTK_WINDOW (child));
  close_game (&test);
}

/* The numbers of the table stand below the rule, but for a game that is over. */
static void
test_now (void)
{
  static const struct
  {
    const char *game, *record, *rule, *now;
  } cases[] = {
    { TEST_RAPANUI, RECORD, "R8.1", ": Cards in the draw pile – 10" },
    { TEST_RAPANUI, RECORD, "R4.2", ", A: wood for a Fish card – 2; wood for a Mulberry card – 2; "
                                     "wood for a Sweet Potato card – 5; wood for a Grain card – 1" },
    { TEST_RAPANUI, RECORD, "R7.7", ": Sole majority, Lumberjack – A; Sole majority, Priest – B; "
                                     "Sole majority, Moai – nobody" },
    { TEST_RAPANUI, RECORD, "R8.6", ": sure glory points – A: 7, B: 15; wood – A: 0, B: 0" },
    { TEST_RAPANUI, RECORD, "R8.3", NULL },
    { "tapati", "four-sensible.rapanui", "T4.1", ": Round – 4" },
    { "tapati", "four-sensible.rapanui", "T11.4", ": In the store, Rapanuis – 5; In the store, captives – 38; "
                                                  "In the store, palms – 45" },
    { "tapati", "four-sensible.rapanui", "T3.2", ", Player 4: Rapanuis at hand – 1; captives at hand – 3; "
                                                 "palms at hand – 1" },
    { "tapati", "four-sensible.rapanui", "T4.9", NULL },
    { "tapati", "four-sensible.rapanui", "T11.1", NULL },
    { "tapati", "four-sensible.rapanui", "T1.7", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *wanted = NULL;
      TestLinks test;

      open_record (&test, cases[i].game, cases[i].record);
      g_assert_cmpstr (find_now (&test, cases[i].rule), ==, NULL);
      test_window_activate (&test.base, "win.back");
      for (guint k = 0; k < BACK; k++)
        test_window_activate (&test.base, "win.undo");
      wanted = cases[i].now != NULL ? g_strconcat ("In this game now", cases[i].now, NULL) : NULL;
      g_assert_cmpstr (find_now (&test, cases[i].rule), ==, wanted);
      close_game (&test);
    }
}

/* Without a game the rules stand alone. */
static void
test_no_game (void)
{
  TestLinks test;

  open_window (&test);
  g_assert_null (find_uses (&test, "R7.4"));
  g_assert_null (find_now (&test, "R8.1"));
  close_game (&test);
}

int
main (int    argc,
      char **argv)
{
  static const int sizes[][2] = { { 360, 720 }, { 1280, 800 } };
  static const char *const windows[] = { "preferences", "shortcuts", "table.analysis", "table.correct" };

  test_ui_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/rule-links/button/%d", sizes[i][0]);

      g_test_add_data_func (path, sizes[i], test_button);
    }
  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/rule-links/child-window/%s", windows[i]);

      g_test_add_data_func (path, windows[i], test_child_window);
    }
  g_test_add_func ("/ui/rule-links/menu", test_menu);
  g_test_add_func ("/ui/rule-links/menu-opens", test_menu_opens);
  g_test_add_func ("/ui/rule-links/menu-by-choice", test_menu_by_choice);
  g_test_add_func ("/ui/rule-links/found", test_found);
  g_test_add_func ("/ui/rule-links/prompt", test_prompt);
  g_test_add_func ("/ui/rule-links/asked", test_asked);
  g_test_add_func ("/ui/rule-links/running", test_running);
  g_test_add_func ("/ui/rule-links/over", test_over);
  g_test_add_func ("/ui/rule-links/no-circle", test_no_circle);
  g_test_add_func ("/ui/rule-links/hint", test_hint);
  g_test_add_func ("/ui/rule-links/hint-menu", test_hint_menu);
  g_test_add_func ("/ui/rule-links/hint-words", test_hint_words);
  g_test_add_func ("/ui/rule-links/now", test_now);
  g_test_add_func ("/ui/rule-links/no-game", test_no_game);

  return g_test_run ();
}
