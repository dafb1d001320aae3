/* test-probe-correction.c: moves of a game that is not the card game are corrected, by the same window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/record/ahu-record.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/table/ahu-correction-line.h"
#include "toolkit/table/ahu-correction-window.h"
#include "toolkit/table/ahu-table.h"

#include "games/rapanui/ui/rn-table-utils.h"
#include "games/rapanui/ui/rn-widget-utils.h"
#include "support/probe-entry.h"
#include "support/probe-game.h"
#include "support/probe-ui.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

#define N_PLAYERS 3

typedef struct
{
  AhuSession *session;
  GtkWidget *window;
  GtkWidget *table;
} Table;

/* The table page of the probe, after so many moves of one point each. */
static void
set_up (Table         *self,
        gconstpointer  n_moves)
{
  const AhuGameUi *ui = probe_ui_get ();
  g_autoptr (GBytes) bytes = probe_game_record_new ("probe", N_PLAYERS, GPOINTER_TO_UINT (n_moves));
  g_autoptr (AhuRecord) record = test_record_read (bytes);

  self->session = ahu_session_new (record, NULL, NULL);
  g_assert_nonnull (self->session);
  probe_ui_offer_correction (TRUE);
  self->table = ui->table_page_new ();
  self->window = test_window_new (self->table, NULL);
  ahu_table_set_session (AHU_TABLE (self->table), self->session);
}

static void
tear_down (Table         *self,
           gconstpointer  data)
{
  g_assert_null (test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW));
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->session);
  probe_ui_offer_correction (FALSE);
  probe_game_offer (FALSE);
}

static guint
get_ply (Table *self)
{
  return ahu_history_get_ply (ahu_session_get_history (self->session));
}

/* The points of all, such as “1 2 0”. */
static char *
list_points (Table *self)
{
  g_autoptr (JsonNode) node = probe_game_get ()->position_to_json (ahu_session_get_position (self->session));
  JsonArray *points = json_object_get_array_member (json_node_get_object (node), "points");

  return g_strdup_printf ("%d %d %d", (int) json_array_get_int_element (points, 0),
                          (int) json_array_get_int_element (points, 1), (int) json_array_get_int_element (points, 2));
}

static void
assert_game (Table      *self,
             guint       ply,
             const char *expected)
{
  g_autofree char *points = list_points (self);

  g_assert_cmpuint (get_ply (self), ==, ply);
  g_assert_cmpstr (points, ==, expected);
}

/* As the log does it. Returns: (transfer none): the window */
static GtkWidget *
begin (Table *self,
       guint  ply)
{
  GtkWidget *window;

  g_assert_true (gtk_widget_activate_action (self->table, "table.correct", "u", ply));
  window = test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW);
  g_assert_nonnull (window);
  while (!gtk_widget_get_mapped (window))
    g_main_context_iteration (NULL, TRUE);

  return window;
}

static void
choose (const char *name)
{
  AhuChoice *choice = test_find_choice (test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW), name);

  if (choice == NULL)
    g_error ("no choice is called “%s”", name);
  gtk_widget_activate (GTK_WIDGET (choice));
}

static gboolean
is_offered (GtkWidget  *window,
            const char *name)
{
  return test_ui_find (window, AHU_TYPE_CHOICE, name) != NULL;
}

static const char *
get_struck (Table *self,
            guint  index)
{
  GPtrArray *struck = ahu_history_get_struck (ahu_session_get_history (self->session));

  return index < struck->len ? ((AhuStruckLine *) g_ptr_array_index (struck, index))->text : NULL;
}

/* The move is told with its round and its rules, and another one put in its place, as one step for undo. */
static void
test_change (Table         *self,
             gconstpointer  data)
{
  GtkWidget *window = begin (self, 4);

  g_assert_true (test_ui_says (window, "Round 2"));
  g_assert_true (test_ui_says (window, "Ben adds 1 (P3). (P3)"));
  g_assert_false (is_offered (window, "Keep the game up to here"));
  choose ("Change");
  g_assert_true (test_ui_says (window, "What was it really?"));
  choose ("Chiara adds 3");
  assert_game (self, 7, "3 1 5");
  g_assert_cmpstr (get_struck (self, 0), ==, "Ben adds 1 (P3).");
  g_assert_true (ahu_session_undo (self->session));
  assert_game (self, 7, "3 2 2");
  g_assert_null (get_struck (self, 0));
  g_assert_true (ahu_session_redo (self->session));
  assert_game (self, 7, "3 1 5");
}

/* What stood there anyway is no correction, however it is written. */
static void
test_same (Table         *self,
           gconstpointer  data)
{
  begin (self, 4);
  choose ("Change");
  choose ("Ben adds 1");
  assert_game (self, 7, "3 2 2");
  g_assert_null (get_struck (self, 0));
  begin (self, 4);
  choose ("Change");
  gtk_widget_activate_action (test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW), "table.move", "s",
                              "{ \"note\": \"as it was\", \"add\": 1, \"player\": 1 }");
  assert_game (self, 7, "3 2 2");
  g_assert_null (get_struck (self, 0));
}

static void
test_insert (Table         *self,
             gconstpointer  data)
{
  GtkWidget *window = begin (self, 3);

  choose ("Insert a move before it");
  g_assert_true (test_ui_says (window, "What was missed before it?"));
  choose ("Ben adds 2");
  assert_game (self, 8, "3 4 2");
  g_assert_null (get_struck (self, 0));
  g_assert_true (ahu_session_undo (self->session));
  assert_game (self, 7, "3 2 2");
}

static void
test_remove (Table         *self,
             gconstpointer  data)
{
  begin (self, 0);
  choose ("Remove");
  assert_game (self, 6, "2 2 2");
  g_assert_cmpstr (get_struck (self, 0), ==, "Anna adds 1 (P3).");
}

/* The first later move that no longer fits is told with its reason and rule; where the game is over there is
 * nothing to put in its place. */
static void
test_conflict (Table         *self,
               gconstpointer  data)
{
  GtkWidget *window = begin (self, 0);

  choose ("Change");
  choose ("Anna adds 3");
  assert_game (self, 12, "4 4 4");
  g_assert_true (test_ui_says (window, "This later move no longer fits"));
  g_assert_true (test_ui_says (window, "Round 4"));
  g_assert_true (test_ui_says (window, "Ben adds 1 (P3). (P3)"));
  g_assert_true (test_ui_says (window, "The game is over. (P4)"));
  g_assert_false (is_offered (window, "Change this one too"));
  g_assert_false (is_offered (window, "Insert a move before it"));

  /* One step back, and the next of the two is asked about alike. */
  gtk_widget_activate_action (window, "correction.back", NULL);
  g_assert_true (test_ui_says (window, "What should happen to this move?"));
  choose ("Change");
  choose ("Anna adds 3");
  choose ("Remove this one too");
  g_assert_true (test_ui_says (window, "Chiara adds 1 (P3). (P3, P4)"));
  g_assert_true (test_ui_says (window, "1 move is left out"));
  choose ("Keep the game up to here");
  assert_game (self, 10, "6 3 3");
  g_assert_true (ahu_session_is_over (self->session));
  g_assert_true (ahu_session_undo (self->session));
  assert_game (self, 12, "4 4 4");
}

/* A move that can't be made is refused with its rule, and so is a key that nothing has. */
static void
test_refused (Table         *self,
              gconstpointer  data)
{
  GtkWidget *window = begin (self, 2);

  choose ("Change");
  gtk_widget_activate_action (window, "table.move", "s", "{ \"player\": 0, \"add\": 4 }");
  g_assert_true (test_ui_says (window, "1 to 3 points are added. (P3)"));
  g_assert_false (test_ui_says (window, PROBE_ENTRY_DEAD_KEY));
  g_assert_true (test_ui_press (window, GDK_KEY_q, 0));
  g_assert_true (test_ui_says (window, PROBE_ENTRY_DEAD_KEY));
  g_assert_true (test_ui_press (window, GDK_KEY_x, 0));
  assert_game (self, 7, "3 2 2");
}

/* What is asked for is said if the game has words for it. */
static void
test_prompt (Table         *self,
             gconstpointer  data)
{
  static const char *const prompt = "Anna or another: add 1 to 3 points.";
  GtkWidget *window = begin (self, 2);

  choose ("Change");
  g_assert_false (test_ui_says (window, prompt));
  gtk_widget_activate_action (window, "correction.back", NULL);
  probe_game_offer (TRUE);
  choose ("Change");
  g_assert_true (test_ui_says (window, prompt));
  gtk_window_close (GTK_WINDOW (window));
}

/* Rounds are everybody's: no player's mark stands beside the move. */
static void
test_line (Table         *self,
           gconstpointer  data)
{
  GtkWidget *window = begin (self, 2);
  GtkWidget *line = test_find_type (window, AHU_TYPE_CORRECTION_LINE);
  g_autofree char *words = ahu_correction_line_get_text (AHU_CORRECTION_LINE (line));

  g_assert_cmpstr (words, ==, "Round 1\nChiara adds 1 (P3). (P3)");
  g_assert_null (test_ui_find (line, AHU_TYPE_PICTURE, NULL));
  gtk_window_close (GTK_WINDOW (window));
}

static void
add (const char *name,
     guint       n_moves,
     void      (*test) (Table *, gconstpointer))
{
  g_test_add (name, Table, GUINT_TO_POINTER (n_moves), set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  ahu_game_ui_register (probe_ui_get ());

  add ("/ui/probe-correction/change", 7, test_change);
  add ("/ui/probe-correction/same", 7, test_same);
  add ("/ui/probe-correction/insert", 7, test_insert);
  add ("/ui/probe-correction/remove", 7, test_remove);
  add ("/ui/probe-correction/conflict", 12, test_conflict);
  add ("/ui/probe-correction/refused", 7, test_refused);
  add ("/ui/probe-correction/prompt", 7, test_prompt);
  add ("/ui/probe-correction/line", 7, test_line);

  return g_test_run ();
}
