/* test-rn-log-parts.c: a line of the log asks which of its moves is meant
 *
 * Not for: lines of one move (test-rn-correction-told.c), what a line tells (test-rn-covered.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/history/ahu-turns.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/study/rn-citation.h"
#include "toolkit/table/ahu-log-line.h"
#include "toolkit/table/ahu-log-row.h"
#include "toolkit/table/ahu-log.h"

#include "rn-correction-utils.h"
#include "rn-widget-utils.h"
#include "support/test-menu.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

#define GAME "decided-by-moai-or-wood.rapanui"

typedef struct
{
  CorrectionFixture fixture;
  GtkWidget *log;
  guint first; /* of a turn with a sacrifice round that is over */
  guint end;
} Log;

static gboolean
has_row (gpointer data)
{
  return test_ui_find_class (((Log *) data)->log, "log-move") != NULL;
}

static void
open_log (Log *self)
{
  correction_open (&self->fixture, GAME);
  self->log = test_find_type (self->fixture.table.page, AHU_TYPE_LOG);
  for (guint ply = 0; correction_get_move (&self->fixture, ply).type != RN_MOVE_ADD; ply++)
    self->end = ply + 3;
  while (correction_get_position (&self->fixture, self->first)->turn <
         correction_get_position (&self->fixture, self->end - 1)->turn)
    self->first = ahu_history_get_turn_end (correction_get_history (&self->fixture), self->first);
  test_session_go (self->fixture.table.session, self->end);
  test_ui_wait (has_row, self);
  test_ui_wait_for_frames (self->fixture.table.window, 2);
}

/* As a click or Enter does. */
static void
activate_line (Log   *self,
               guint  ply)
{
  GtkWidget *list = test_find_type (self->log, GTK_TYPE_LIST_VIEW);
  GListModel *lines = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (AhuLogLine) line = g_list_model_get_item (lines, i);

      if (ahu_log_line_get_line_type (line) != AHU_LOG_MOVE || !ahu_log_line_tells (line, ply))
        continue;
      gtk_widget_activate_action (list, "list.activate-item", "u", i);
      return;
    }
  g_error ("no line tells move %u", ply);
}

static gboolean
asks (gpointer data)
{
  GtkWidget *parts = test_ui_find_class (((Log *) data)->log, "log-parts");

  return parts != NULL && gtk_widget_get_mapped (parts) && gtk_widget_get_height (gtk_widget_get_first_child (parts)) > 0;
}

static gboolean
asks_no_longer (gpointer data)
{
  return !asks (data);
}

/* The words of the single move, and all rules behind it. */
static void
assert_part (Log       *self,
             GtkWidget *row,
             guint      ply)
{
  const char *text = gtk_label_get_text (GTK_LABEL (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row))));
  g_autofree char *told = correction_tell (&self->fixture, ply);
  g_autofree char *begin = g_strndup (told, strlen (told) - 1);
  RnMove move = correction_get_move (&self->fixture, ply);
  const char *rules[RN_MAX_CITED];
  guint n = rn_move_rules (correction_get_position (&self->fixture, ply), &move, rules);
  graphene_rect_t bounds;

  g_assert_true (g_str_has_prefix (text, begin));
  for (guint i = 0; i < n; i++)
    g_assert_nonnull (strstr (text, rules[i]));
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Press Enter to correct it");
  g_assert_true (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)));
  g_assert_true (gtk_widget_compute_bounds (row, row, &bounds));
  g_assert_cmpfloat (bounds.size.height, >=, 44);
}

/* Each move of the turn can be chosen, and its correction is the one that opens. */
static void
test_choose (void)
{
  Log self = { 0 };
  guint ply;

  open_log (&self);
  for (ply = self.first; ply < self.end; ply++)
    {
      GtkWidget *parts;
      g_autofree char *told = correction_tell (&self.fixture, ply);

      activate_line (&self, self.first);
      test_ui_wait (asks, &self);
      g_assert_null (correction_find_window ());
      parts = test_ui_find_class (self.log, "log-parts");
      for (guint i = self.first; i < self.end; i++)
        assert_part (&self, GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (parts), (int) (i - self.first))), i);
      g_assert_null (gtk_list_box_get_row_at_index (GTK_LIST_BOX (parts), (int) (self.end - self.first)));
      gtk_widget_activate (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (parts), (int) (ply - self.first))));
      test_ui_wait (asks_no_longer, &self);
      self.fixture.window = correction_find_window ();
      g_assert_nonnull (self.fixture.window);
      g_assert_true (correction_shows (self.fixture.window, told));
      gtk_window_close (GTK_WINDOW (self.fixture.window));
      test_ui_wait_for_frames (self.fixture.table.window, 2);
    }
  g_assert_cmpuint (ply, >, self.first + 4);
  correction_close (&self.fixture);
}

/* What is asked about the game as it was is not asked when it has gone on. */
static void
test_gone_on (void)
{
  Log self = { 0 };

  open_log (&self);
  activate_line (&self, self.first);
  test_ui_wait (asks, &self);
  test_session_go (self.fixture.table.session, self.end + 1);
  test_ui_wait (asks_no_longer, &self);
  correction_close (&self.fixture);
}

static GtkWidget *
get_focus (Log *self)
{
  return gtk_window_get_focus (GTK_WINDOW (self->fixture.table.window));
}

/* The newest turn. */
static gboolean
is_at_line (gpointer data)
{
  Log *self = data;
  GtkWidget *list = test_find_type (self->log, GTK_TYPE_LIST_VIEW);
  GtkWidget *focus = get_focus (self);
  AhuLogLine *line = focus != NULL && gtk_widget_is_ancestor (focus, list) ? ahu_log_row_find_line (list, focus) : NULL;

  return line != NULL && ahu_log_line_tells (line, self->first) && !asks (self);
}

static gboolean
is_at_part (gpointer data)
{
  Log *self = data;
  GtkWidget *parts = test_ui_find_class (self->log, "log-parts");

  return asks (self) && get_focus (self) != NULL && gtk_widget_is_ancestor (get_focus (self), parts);
}

/* Menu or Shift+F10 on the line that has the focus. */
static void
press_menu_key (GtkWidget *list)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (list);
  g_autoptr (GtkShortcutTrigger) key = gtk_shortcut_trigger_parse_string ("Menu|<Shift>F10");

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GListModel) shortcuts = g_list_model_get_item (controllers, i);

      for (guint k = 0; GTK_IS_SHORTCUT_CONTROLLER (shortcuts) && k < g_list_model_get_n_items (shortcuts); k++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, k);

          if (!gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), key))
            continue;
          g_assert_true (gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, list, NULL));
          return;
        }
    }
  g_error ("the list has no menu key");
}

/* By keys alone: the question has the focus, and Escape gives it back to the line. */
static void
test_keys (void)
{
  Log self = { 0 };
  GtkWidget *list;

  open_log (&self);
  list = test_find_type (self.log, GTK_TYPE_LIST_VIEW);
  gtk_widget_activate_action (self.fixture.table.page, "table.log", NULL);
  test_ui_wait (is_at_line, &self);
  activate_line (&self, self.first);
  test_ui_wait (is_at_part, &self);
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (test_ui_find_class (self.log, "log-parts"), GTK_TYPE_POPOVER)));
  test_ui_wait (is_at_line, &self);

  press_menu_key (list);
  gtk_widget_activate (test_menu_find_line (test_find_type (self.log, GTK_TYPE_POPOVER_MENU), "Correct this line"));
  test_ui_wait (is_at_part, &self);
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (test_ui_find_class (self.log, "log-parts"), GTK_TYPE_POPOVER)));
  test_ui_wait (is_at_line, &self);

  press_menu_key (list);
  gtk_popover_popdown (GTK_POPOVER (test_find_type (self.log, GTK_TYPE_POPOVER_MENU)));
  test_ui_wait (is_at_line, &self);
  correction_close (&self.fixture);
}

/* Three turns and more are in sight beside the table, each in a line or two. */
static void
test_in_sight (void)
{
  Log self = { 0 };
  GtkWidget *list;
  float height;
  guint n = 0;

  open_log (&self);
  test_session_go (self.fixture.table.session, self.end + 20);
  test_ui_wait_for_frames (self.fixture.table.window, 3);
  list = test_find_type (self.log, GTK_TYPE_LIST_VIEW);
  height = gtk_widget_get_height (list);
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      graphene_rect_t bounds;

      if (gtk_widget_get_mapped (row) && gtk_widget_has_css_class (row, "log-move") &&
          gtk_widget_compute_bounds (row, list, &bounds) && bounds.origin.y + bounds.size.height <= height)
        n++;
    }
  g_assert_cmpuint (n, >=, 3);
  correction_close (&self.fixture);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_test_add_func ("/ui/rn-log-parts/choose", test_choose);
  g_test_add_func ("/ui/rn-log-parts/gone-on", test_gone_on);
  g_test_add_func ("/ui/rn-log-parts/keys", test_keys);
  g_test_add_func ("/ui/rn-log-parts/in-sight", test_in_sight);
  return g_test_run ();
}
