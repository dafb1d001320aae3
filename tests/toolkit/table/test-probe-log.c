/* test-probe-log.c: the log of a game that is not the card game, and of one that counts and names nothing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "core/record/ahu-record.h"
#include "toolkit/table/ahu-correction-window.h"
#include "toolkit/table/ahu-log-heads.h"
#include "toolkit/table/ahu-log-line.h"
#include "toolkit/table/ahu-log-row.h"
#include "toolkit/table/ahu-log.h"
#include "toolkit/table/ahu-table.h"

#include "games/rapanui/ui/rn-table-utils.h"
#include "games/rapanui/ui/rn-widget-utils.h"
#include "support/probe-game.h"
#include "support/probe-ui.h"
#include "support/test-correction.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

#define N_PLAYERS 3

/* Two rounds and one move. */
#define N_MOVES 7

typedef struct
{
  AhuSession *session;
  GtkWidget *window;
  GtkWidget *root; /* what the log is in */
  GtkWidget *log;
} Table;

static AhuSession *
session_new (GBytes *bytes)
{
  g_autoptr (AhuRecord) record = test_record_read (bytes);
  AhuSession *session = ahu_session_new (record, NULL, NULL);

  g_assert_nonnull (session);

  return session;
}

/* The table page of the probe. */
static void
set_up (Table         *self,
        gconstpointer  data)
{
  const AhuGameUi *ui = probe_ui_get ();
  g_autoptr (GBytes) bytes = probe_game_record_new ("probe", N_PLAYERS, N_MOVES);

  self->session = session_new (bytes);
  self->root = ui->table_page_new ();
  /* The log has no page of its own there. */
  gtk_widget_set_size_request (self->root, PROBE_TABLE_WIDE, 600);
  self->window = test_window_new (self->root, NULL);
  self->log = test_find_type (self->root, AHU_TYPE_LOG);
  ahu_table_set_session (AHU_TABLE (self->root), self->session);
}

/* A log alone. */
static void
set_up_plain (Table         *self,
              gconstpointer  data)
{
  g_autoptr (GBytes) bytes = probe_game_plain_record_new (N_PLAYERS, N_MOVES);

  self->session = session_new (bytes);
  self->root = self->log = ahu_log_new ();
  self->window = test_window_new (self->root, NULL);
  ahu_log_update (AHU_LOG (self->log), self->session);
}

static void
tear_down (Table         *self,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->session);
  probe_ui_offer_correction (FALSE);
  probe_ui_offer_rules (FALSE);
}

static GtkWidget *
get_list (Table *self)
{
  return test_find_type (self->log, GTK_TYPE_LIST_VIEW);
}

static GListModel *
get_lines (Table *self)
{
  return G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (get_list (self))));
}

static guint
count_lines (Table *self)
{
  return g_list_model_get_n_items (get_lines (self));
}

static void
assert_line (Table      *self,
             guint       position,
             const char *heading,
             const char *text)
{
  g_autoptr (AhuLogLine) line = g_list_model_get_item (get_lines (self), position);

  g_assert_nonnull (line);
  g_assert_cmpstr (ahu_log_line_get_heading (line), ==, heading);
  g_assert_cmpstr (ahu_log_line_get_text (line), ==, text);
}

/* The row of the newest line, which has been laid out. */
static GtkWidget *
find_row (Table *self)
{
  g_autoptr (AhuLogLine) line = g_list_model_get_item (get_lines (self), 0);
  GtkWidget *row = line != NULL ? ahu_log_row_find (get_list (self), line) : NULL;

  return row != NULL && gtk_widget_get_height (row) > 0 ? row : NULL;
}

static gboolean
has_row (gpointer table)
{
  return find_row (table) != NULL;
}

/* As a click or Enter does. */
static void
choose (Table *self,
        guint  position)
{
  test_ui_wait (has_row, self);
  test_ui_wait_for_frames (self->window, 2);
  gtk_widget_activate_action (get_list (self), "list.activate-item", "u", position);
}

static void
assert_nothing_of_cards (Table *self)
{
  g_autoptr (GPtrArray) texts = test_ui_list_texts (self->root);
  static const char *const words[] = { "turn", "Stone", "wood", "Sacrifice", "Moai", "hand", "16 cards", "R4.2" };

  for (guint i = 0; i < texts->len; i++)
    for (guint j = 0; j < G_N_ELEMENTS (words); j++)
      if (strstr (texts->pdata[i], words[j]) != NULL)
        g_error ("the log of another game says “%s”", (char *) texts->pdata[i]);
}

/* A round is a line, everybody's; undo takes away what the move said. */
static void
test_lines (Table         *self,
            gconstpointer  data)
{
  test_ui_wait (has_row, self);
  g_assert_cmpuint (count_lines (self), ==, 3);
  assert_line (self, 0, "Round 3", "Anna adds 1 (P3).");
  assert_line (self, 1, "Round 2", "Anna adds 1 (P3). Ben adds 1 (P3). Chiara adds 1 (P3).");
  assert_line (self, 2, "Round 1", "Anna adds 1 (P3). Ben adds 1 (P3). Chiara adds 1 (P3).");
  gtk_test_accessible_assert_property (find_row (self), GTK_ACCESSIBLE_PROPERTY_LABEL, "Round 3: Anna adds 1 (P3).");
  assert_nothing_of_cards (self);

  g_assert_true (ahu_session_undo (self->session));
  g_assert_cmpuint (count_lines (self), ==, 2);
  g_assert_true (ahu_session_undo (self->session));
  g_assert_cmpuint (count_lines (self), ==, 2);
  assert_line (self, 0, "Round 2", "Anna adds 1 (P3). Ben adds 1 (P3).");
  g_assert_true (ahu_session_redo (self->session));
  assert_line (self, 0, "Round 2", "Anna adds 1 (P3). Ben adds 1 (P3). Chiara adds 1 (P3).");
  while (ahu_session_undo (self->session))
    ;
  g_assert_cmpuint (count_lines (self), ==, 0);
  g_assert_true (test_ui_says (self->log, "Nothing has happened yet."));
  assert_nothing_of_cards (self);
}

/* Without a correction or a reference a line is there to be read, and says nothing else. */
static void
test_read (Table         *self,
           gconstpointer  data)
{
  g_autofree char *other = NULL;

  choose (self, 0);
  g_assert_false (gtk_widget_has_css_class (find_row (self), "log-move"));
  other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (find_row (self)), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                              "Press Enter to correct it");
  g_assert_nonnull (other);
  g_assert_false (test_ui_says (self->log, "Choose a line"));
  g_assert_null (test_find_type (self->log, GTK_TYPE_POPOVER));
  g_assert_null (test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW));
}

static void
assert_rules (Table      *self,
              const char *rules)
{
  GtkWidget *popover = test_find_type (self->log, GTK_TYPE_POPOVER_MENU);
  GMenuModel *menu = gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (popover));
  g_autofree char *joined = g_strdup ("");

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *target = NULL;
      g_autofree char *before = g_steal_pointer (&joined);

      g_assert_true (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_TARGET, "s", &target));
      joined = g_strconcat (before, target, " ", NULL);
    }
  g_assert_true (gtk_widget_get_visible (popover));
  g_assert_cmpstr (joined, ==, rules);
  gtk_popover_popdown (GTK_POPOVER (popover));
}

/* With a reference it shows the rules behind it, each once. */
static void
test_rules (Table         *self,
            gconstpointer  data)
{
  probe_ui_offer_rules (TRUE);
  g_assert_null (ahu_session_play (self->session, probe_game_move_new (1, 2)));
  g_assert_true (test_ui_says (self->log, "Choose a line to see the rules behind it."));
  choose (self, 1);
  assert_rules (self, "P3 ");
  g_assert_null (ahu_session_play (self->session, probe_game_move_new (2, 3)));
  g_assert_true (ahu_session_is_over (self->session));
  choose (self, 0);
  assert_rules (self, "P3 P4 ");
}

static gboolean
asks (gpointer table)
{
  GtkWidget *parts = test_ui_find_class (((Table *) table)->log, "log-parts");

  return parts != NULL && gtk_widget_get_mapped (parts) && gtk_widget_get_height (gtk_widget_get_first_child (parts)) > 0;
}

static void
assert_corrects (const char *turn,
                 const char *move)
{
  GtkWidget *window = test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW);

  g_assert_nonnull (window);
  g_assert_true (test_ui_says (window, turn));
  g_assert_true (test_ui_says (window, move));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A line of one move leads to its correction, another one asks which of its moves is meant. */
static void
test_correct (Table         *self,
              gconstpointer  data)
{
  GtkListBox *parts;

  probe_ui_offer_correction (TRUE);
  g_assert_true (ahu_session_undo (self->session));
  g_assert_true (ahu_session_redo (self->session));
  g_assert_true (test_ui_says (self->log, "Choose a line to correct it."));
  choose (self, 0);
  assert_corrects ("Round 3", "Anna adds 1 (P3). (P3)");

  choose (self, 1);
  test_ui_wait (asks, self);
  parts = GTK_LIST_BOX (test_ui_find_class (self->log, "log-parts"));
  g_assert_null (gtk_list_box_get_row_at_index (parts, N_PLAYERS));
  g_assert_true (test_ui_says (GTK_WIDGET (gtk_list_box_get_row_at_index (parts, 1)), "Ben adds 1 (P3). (P3)"));
  gtk_widget_activate (GTK_WIDGET (gtk_list_box_get_row_at_index (parts, 1)));
  assert_corrects ("Round 2", "Ben adds 1 (P3). (P3)");
}

/* How the game began stands behind its moves where it can be mended, in the game's own words. */
static void
test_heads (Table         *self,
            gconstpointer  data)
{
  g_autoptr (GPtrArray) none = ahu_log_heads_new (self->session);

  g_assert_cmpuint (none->len, ==, 0);
  g_assert_false (ahu_log_heads_can_mend (self->session));
  probe_ui_offer_correction (TRUE);
  g_assert_true (ahu_session_undo (self->session));
  g_assert_true (ahu_log_heads_can_mend (self->session));
  g_assert_null (ahu_log_heads_why_kept (self->session));
  g_assert_cmpuint (count_lines (self), ==, 4);
  assert_line (self, 2, NULL, "The goal · 12");
  assert_line (self, 3, NULL, "The players · names and colours");
  test_ui_wait (has_row, self);
  assert_nothing_of_cards (self);
}

/* Without turns each move is a line of its author, and what was corrected stands above it. */
static void
test_plain (Table         *self,
            gconstpointer  data)
{
  g_autoptr (JsonNode) move = probe_game_move_new (1, 2);

  test_ui_wait (has_row, self);
  g_assert_cmpuint (count_lines (self), ==, N_MOVES);
  assert_line (self, 0, "Anna", "Anna adds 1 (P3).");
  assert_line (self, 1, "Chiara", "Chiara adds 1 (P3).");
  assert_nothing_of_cards (self);
  choose (self, 0);
  g_assert_null (test_find_type (self->log, GTK_TYPE_POPOVER));

  g_assert_true (ahu_session_undo (self->session));
  ahu_log_update (AHU_LOG (self->log), self->session);
  g_assert_cmpuint (count_lines (self), ==, N_MOVES - 1);

  g_assert_null (ahu_session_accept (self->session,
                                     test_try_change (ahu_session_get_history (self->session), 4, move)));
  ahu_log_update (AHU_LOG (self->log), self->session);
  g_assert_cmpuint (count_lines (self), ==, N_MOVES + 1);
  assert_line (self, 0, "Chiara", "Chiara adds 1 (P3).");
  assert_line (self, 1, NULL, "Ben");
  assert_line (self, 2, NULL, "Ben adds 1 (P3).");
  assert_line (self, 3, "Ben", "Ben adds 2 (P3).");
  while (ahu_session_undo (self->session))
    ahu_log_update (AHU_LOG (self->log), self->session);
  g_assert_true (test_ui_says (self->log, "Nothing has happened yet."));
}

static void
add (const char *name,
     void      (*begin) (Table *, gconstpointer),
     void      (*test) (Table *, gconstpointer))
{
  g_test_add (name, Table, NULL, begin, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  ahu_game_ui_register (probe_ui_get ());
  ahu_game_register (probe_game_get_plain ());

  add ("/ui/probe-log/lines", set_up, test_lines);
  add ("/ui/probe-log/read", set_up, test_read);
  add ("/ui/probe-log/rules", set_up, test_rules);
  add ("/ui/probe-log/correct", set_up, test_correct);
  add ("/ui/probe-log/heads", set_up, test_heads);
  add ("/ui/probe-log/plain", set_up_plain, test_plain);

  return g_test_run ();
}
