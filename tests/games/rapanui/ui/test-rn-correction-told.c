/* test-rn-correction-told.c: how corrections are found, told and kept secret
 *
 * The log, keys, names and states, the least width, cards that lie face down. Not
 * for: what becomes of the game (test-rn-correction.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/table/ahu-correction-window.h"
#include "toolkit/table/ahu-log-line.h"
#include "toolkit/table/ahu-log-turn.h"
#include "toolkit/table/ahu-log.h"

#include "support/test-correction.h"
#include "rn-correction-utils.h"
#include "rn-widget-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

/* A whole game with many purchases. */
#define GAME "two-players.rapanui"

/* The row of the log that has these words; NULL if none is in sight. */
static GtkWidget *
find_row (GtkWidget  *widget,
          const char *text)
{
  if (GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), text) == 0)
    return gtk_widget_get_parent (gtk_widget_get_parent (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_row (child, text);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GListModel *
get_lines (GtkWidget *log)
{
  return G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (test_find_type (log, GTK_TYPE_LIST_VIEW))));
}

/* As a click or Enter does. */
static void
activate_line (GtkWidget      *log,
               AhuLogLineType  type,
               const char     *text)
{
  GListModel *lines = get_lines (log);

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (AhuLogLine) line = g_list_model_get_item (lines, i);

      if (ahu_log_line_get_line_type (line) == type &&
          g_str_equal (ahu_log_line_get_text (line), text))
        {
          gtk_widget_activate_action (test_find_type (log, GTK_TYPE_LIST_VIEW),
                                      "list.activate-item", "u", i);
          return;
        }
    }
  g_error ("the log has no line “%s”", text);
}

/* In all turns, in sight or not. */
static guint
count_struck (GtkWidget *log)
{
  GListModel *turns = ahu_log_get_model (AHU_LOG (log));
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (turns); i++)
    {
      g_autoptr (AhuLogTurn) turn = g_list_model_get_item (turns, i);
      GListModel *lines = ahu_log_turn_get_lines (turn);

      for (guint k = 0; k < g_list_model_get_n_items (lines); k++)
        {
          g_autoptr (AhuLogLine) line = g_list_model_get_item (lines, k);

          if (ahu_log_line_get_line_type (line) == AHU_LOG_STRUCK)
            n++;
        }
    }
  return n;
}

/* Rows are made when they are laid out. */
static void
settle (CorrectionFixture *fixture)
{
  test_ui_wait_for_frames (fixture->table.page, 2);
}

static void
test_accessible (void)
{
  const char *const names[] = { "Change", "Remove", "Insert a move before it", "Cancel" };
  g_autoptr (GHashTable) keys = g_hash_table_new (g_str_hash, g_str_equal);
  CorrectionFixture fixture;
  guint n_moves;

  correction_open (&fixture, GAME);
  n_moves = test_table_get_ply (&fixture.table);
  correction_begin (&fixture, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      AhuChoice *choice = test_find_choice (fixture.window, names[i]);

      g_assert_nonnull (choice);
      gtk_test_accessible_assert_role (choice, GTK_ACCESSIBLE_ROLE_BUTTON);
      gtk_test_accessible_assert_property (choice, GTK_ACCESSIBLE_PROPERTY_LABEL, names[i]);
      if (i == G_N_ELEMENTS (names) - 1)
        {
          gtk_test_accessible_assert_property (choice, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, "Escape");
          continue;
        }
      g_assert_nonnull (ahu_choice_get_key (choice));
      g_assert_true (g_hash_table_add (keys, (gpointer) ahu_choice_get_key (choice)));
    }
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture.window)) ==
                 GTK_WIDGET (test_find_choice (fixture.window, "Change")));

  /* The game goes on: what was being corrected is no more. */
  correction_undo (&fixture);
  g_assert_null (correction_find_window ());
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves - 1);
  correction_close (&fixture);
}

/* Each move is a row that leads to its correction; a struck line is told as such
 * until the game is over, and leads nowhere. */
static void
test_log (void)
{
  CorrectionFixture fixture;
  GtkWidget *log, *row;
  guint ply;
  g_autofree char *old = NULL;
  g_autofree char *name = NULL;
  g_autofree char *told = NULL;
  const char *struck;

  correction_open (&fixture, GAME);
  log = test_find_type (fixture.table.page, AHU_TYPE_LOG);
  ply = correction_find_removable (&fixture, RN_MOVE_BUY, FALSE);
  old = correction_tell (&fixture, ply);
  test_session_go (fixture.table.session, ply + 1);
  settle (&fixture);
  row = find_row (log, old);
  g_assert_nonnull (row);
  told = g_strdup_printf ("%s, turn %u: %s",
                          ahu_session_get_names (fixture.table.session)[correction_get_position (&fixture, ply)->active],
                          correction_get_position (&fixture, ply)->turn, old);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, told);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Press Enter to correct it");
  activate_line (log, AHU_LOG_MOVE, old);
  fixture.window = correction_find_window ();
  g_assert_nonnull (fixture.window);
  g_assert_true (correction_shows (fixture.window, old));

  correction_choose (&fixture, "Remove");
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, ply);
  settle (&fixture);
  /* Which kind it was stands nowhere for the rest of the game. */
  struck = correction_get_struck (&fixture, ply);
  g_assert_true (g_str_has_prefix (struck, "Buys a Sacrifice card for "));
  row = find_row (log, struck);
  g_assert_nonnull (row);
  name = g_strdup_printf ("Corrected: %s", struck);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  activate_line (log, AHU_LOG_STRUCK, struck);
  g_assert_null (correction_find_window ());
  correction_close (&fixture);
}

/* Which moves of the log are marked, with commas; each as it is shown. */
static char *
list_marked (CorrectionFixture *fixture)
{
  GtkWidget *log = test_find_type (fixture->table.page, AHU_TYPE_LOG);
  GListModel *lines = get_lines (log);
  GString *plies = g_string_new (NULL);

  settle (fixture);
  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (AhuLogLine) line = g_list_model_get_item (lines, i);
      GtkWidget *row = find_row (log, ahu_log_line_get_text (line));

      if (!ahu_log_line_get_marked (line))
        continue;
      g_string_append_printf (plies, "%u,", ahu_log_line_get_ply (line));
      g_assert_nonnull (row);
      g_assert_true (gtk_widget_has_css_class (gtk_widget_get_last_child (gtk_widget_get_first_child (row)),
                                               "log-marked"));
    }

  return g_string_free (plies, FALSE);
}

static void
assert_marked (CorrectionFixture *fixture,
               const char        *expected)
{
  g_autofree char *marked = list_marked (fixture);

  g_assert_cmpstr (marked, ==, expected);
}

/* Beside what a correction has brought stands a bar until the next move: not beside later
 * moves that were only made again, nor where something was taken out. */
static void
test_marked (void)
{
  CorrectionFixture fixture;
  guint ply, kind;
  g_autofree char *expected = NULL;
  RnMove legal[RN_MAX_LEGAL];

  correction_open (&fixture, GAME);
  assert_marked (&fixture, "");
  test_session_go (fixture.table.session, test_table_get_ply (&fixture.table) / 2);
  assert_marked (&fixture, "");
  correction_find_purchase (&fixture, 3, FALSE, &ply, &kind);
  correction_begin (&fixture, ply);
  correction_choose (&fixture, "Change");
  correction_choose_kind (&fixture, kind);
  expected = g_strdup_printf ("%u,", ply);
  assert_marked (&fixture, expected);

  g_assert_cmpuint (rn_legal_moves (ahu_session_get_position (fixture.table.session), legal), >, 0);
  g_assert_null (ahu_session_play (fixture.table.session, rn_move_to_json (&legal[0])));
  assert_marked (&fixture, "");

  ply = correction_find_removable (&fixture, RN_MOVE_BUY, FALSE);
  correction_begin (&fixture, ply);
  correction_choose (&fixture, "Remove");
  assert_marked (&fixture, "");
  correction_close (&fixture);
}

/* Cuts the game off at a purchase that no later move fits. */
static guint
keep_up_to_conflict (CorrectionFixture *fixture)
{
  guint n_moves = test_table_get_ply (&fixture->table);
  guint ply, kind;

  correction_find_purchase (fixture, 60, TRUE, &ply, &kind);
  correction_begin (fixture, ply);
  correction_choose (fixture, "Change");
  correction_choose_kind (fixture, kind);
  correction_choose (fixture, "Keep the game up to here");
  return n_moves - test_table_get_ply (&fixture->table);
}

/* Many lines struck through in one place are folded: one activation shows them, and
 * another hides them again. */
static void
test_log_fold (void)
{
  CorrectionFixture fixture;
  GtkWidget *log, *row;
  guint n, ply;
  g_autofree char *fold = NULL;
  RnMove moves[RN_MAX_LEGAL];

  correction_open (&fixture, GAME);
  log = test_find_type (fixture.table.page, AHU_TYPE_LOG);
  n = keep_up_to_conflict (&fixture);
  ply = test_table_get_ply (&fixture.table);
  g_assert_cmpuint (n, >, 10);
  fold = g_strdup_printf ("%u moves taken back …", n);
  /* The purchase itself stands alone. */
  g_assert_cmpuint (count_struck (log), ==, 1);
  settle (&fixture);
  row = find_row (log, fold);
  g_assert_nonnull (row);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, fold);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Press Enter to show or hide them");

  activate_line (log, AHU_LOG_FOLD, fold);
  g_assert_cmpuint (count_struck (log), ==, 1 + n);
  settle (&fixture);
  g_assert_nonnull (find_row (log, correction_get_struck (&fixture, ply)));
  activate_line (log, AHU_LOG_FOLD, fold);
  g_assert_cmpuint (count_struck (log), ==, 1);

  /* They stay as they are while the game goes on. */
  activate_line (log, AHU_LOG_FOLD, fold);
  g_assert_cmpuint (rn_legal_moves (test_table_get_position (&fixture.table), moves), >, 0);
  g_assert_null (ahu_session_play (fixture.table.session, rn_move_to_json (&moves[0])));
  g_assert_cmpuint (count_struck (log), ==, 1 + n);
  correction_close (&fixture);
}

static void
test_log_over (void)
{
  CorrectionFixture fixture;
  GtkWidget *log;
  guint ply;

  correction_open (&fixture, GAME);
  log = test_find_type (fixture.table.page, AHU_TYPE_LOG);
  g_assert_true (ahu_session_is_over (fixture.table.session));
  ply = correction_find_removable (&fixture, RN_MOVE_BUY, FALSE);
  correction_begin (&fixture, ply);
  correction_choose (&fixture, "Remove");
  g_assert_true (ahu_session_is_over (fixture.table.session));
  g_assert_cmpuint (count_struck (log), ==, 0);

  /* Running again, it tells; over again, it doesn't. */
  correction_begin (&fixture, test_table_get_ply (&fixture.table) - 1);
  correction_choose (&fixture, "Remove");
  g_assert_false (ahu_session_is_over (fixture.table.session));
  g_assert_cmpuint (count_struck (log), ==, 2);
  correction_undo (&fixture);
  g_assert_cmpuint (count_struck (log), ==, 0);
  correction_close (&fixture);
}

/* The very first move taken back is all that there is to tell when the game is opened again. */
static void
test_log_begins_struck (void)
{
  CorrectionFixture fixture;
  GtkWidget *later = g_object_ref_sink (ahu_log_new ());

  correction_open (&fixture, GAME);
  test_session_go (fixture.table.session, 1);
  correction_begin (&fixture, 0);
  correction_choose (&fixture, "Remove");
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, 0);
  g_assert_cmpuint (count_struck (test_find_type (fixture.table.page, AHU_TYPE_LOG)), ==, 1);
  ahu_log_update (AHU_LOG (later), fixture.table.session);
  g_assert_cmpuint (count_struck (later), ==, 1);
  g_object_unref (later);
  correction_close (&fixture);
}

/* Whether another kind sacrificed face up leaves a face-down card that can't have
 * been owned. */
static gboolean
betrays (CorrectionFixture *fixture,
         guint              ply,
         guint              kind)
{
  RnMove move = correction_get_move (fixture, ply);
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (AhuCorrection) correction = NULL;
  const AhuRefusal *conflict;
  guint next;

  move.kind = (guint8) kind;
  node = rn_move_to_json (&move);
  if (rn_check (correction_get_position (fixture, ply), &move).code != RN_OK)
    return FALSE;
  correction = test_try_change (correction_get_history (fixture), ply, node);
  conflict = ahu_correction_get_conflict (correction);
  next = ahu_correction_get_next (correction);
  if (conflict == NULL || g_strcmp0 (conflict->rule, "R6.2") != 0)
    return FALSE;
  move = correction_get_move (fixture, next);
  return move.type == RN_MOVE_SACRIFICE && move.player == correction_get_position (fixture, next)->active;
}

/* Here the engine would name the kind of the card that lies face down. */
static gboolean
find_betraying (CorrectionFixture *fixture,
                guint             *ply,
                guint             *kind)
{
  for (*ply = 0; *ply < test_table_get_ply (&fixture->table); ++*ply)
    for (*kind = 0; *kind < RN_SACRIFICES; ++*kind)
      if (correction_get_move (fixture, *ply).type == RN_MOVE_SACRIFICE &&
          correction_get_move (fixture, *ply).player != correction_get_position (fixture, *ply)->active &&
          betrays (fixture, *ply, *kind))
        return TRUE;
  return FALSE;
}

static void
test_face_down_conflict (void)
{
  const char *const names[] = {
    "active-without-cards.rapanui", "decided-by-moai-or-wood.rapanui", "no-moai-built.rapanui",
    "nobody-sacrificed-three-kinds.rapanui", "reveal-deducible.rapanui", "shared-first-place.rapanui",
    "supply-pile-empty.rapanui", "three-players-pair-on-top.rapanui", "two-players.rapanui",
    "untold-restricts.rapanui"
  };
  CorrectionFixture fixture;
  guint ply = 0;
  guint kind = 0;
  guint i;
  g_autofree char *name = NULL;

  for (i = 0; i < G_N_ELEMENTS (names); i++)
    {
      correction_open (&fixture, names[i]);
      if (find_betraying (&fixture, &ply, &kind))
        break;
      correction_close (&fixture);
    }
  g_assert_cmpuint (i, <, G_N_ELEMENTS (names));
  correction_begin (&fixture, ply);
  name = g_strdup_printf ("%s sacrifices %s",
                          ahu_session_get_names (fixture.table.session)[correction_get_move (&fixture, ply).player],
                          rn_sacrifice_name (kind));
  correction_choose (&fixture, "Change");
  correction_choose (&fixture, name);
  g_assert_nonnull (fixture.window);
  g_assert_true (correction_shows (fixture.window, "(R6.2)"));
  for (kind = 0; kind < RN_SACRIFICES; kind++)
    g_assert_false (correction_shows (fixture.window, rn_sacrifice_name (kind)));
  correction_choose (&fixture, "Cancel");
  correction_close (&fixture);
}

/* Keys alone do it, each is printed on its control, and one that does nothing
 * says why. */
static void
test_keys (void)
{
  CorrectionFixture fixture;
  TestTable table;
  guint n_moves, ply, kind;
  g_autofree char *name = NULL;

  correction_open (&fixture, GAME);
  n_moves = test_table_get_ply (&fixture.table);
  correction_find_purchase (&fixture, 60, FALSE, &ply, &kind);
  correction_begin (&fixture, ply);
  table = (TestTable) { .session = fixture.table.session, .page = fixture.window };
  test_table_activate_by_key (&table, test_find_choice (fixture.window, "Change"));
  /* A column, which nobody draws from now. */
  g_assert_true (test_table_press (&table, GDK_KEY_q, 0));
  g_assert_true (correction_shows (fixture.window, "(R3.2)"));
  name = g_strdup_printf ("Buy %s", rn_sacrifice_name (kind));
  test_table_activate_by_key (&table, test_find_choice (fixture.window, name));
  g_assert_null (correction_find_window ());
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves);
  g_assert_cmpuint (correction_get_move (&fixture, ply).kind, ==, kind);

  correction_begin (&fixture, ply);
  table.page = fixture.window;
  g_assert_true (test_table_press (&table, GDK_KEY_x, 0));
  g_assert_null (correction_find_window ());
  correction_close (&fixture);
}

/* A move of every step can be asked for in a window as narrow as a telephone. */
static void
test_least_width (void)
{
  CorrectionFixture fixture;
  guint n_moves;

  correction_open (&fixture, "four-players-untold.rapanui");
  n_moves = test_table_get_ply (&fixture.table);
  for (guint ply = 0; ply < n_moves; ply++)
    {
      GtkWidget *window = ahu_correction_window_new (fixture.table.session, ply);
      GtkWidget *bin = test_find_type (window, AHU_TYPE_WIDTH_BIN);
      GtkWidget *content = gtk_widget_get_first_child (bin);
      AhuChoice *choice;
      int minimum;

      gtk_window_set_default_size (GTK_WINDOW (window), 360, 720);
      gtk_window_present (GTK_WINDOW (window));
      while (gtk_widget_get_width (bin) == 0 || ahu_width_bin_get_width_class (AHU_WIDTH_BIN (bin)) != AHU_WIDTH_360)
        g_main_context_iteration (NULL, TRUE);
      /* The first is Change, in every language. */
      choice = AHU_CHOICE (test_find_type (window, AHU_TYPE_CHOICE));
      gtk_widget_activate (GTK_WIDGET (choice));
      gtk_widget_measure (content, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      if (minimum > 360)
        g_test_message ("ply %u: %d px", ply, minimum);
      g_assert_cmpint (minimum, <=, 360);
      gtk_window_destroy (GTK_WINDOW (window));
    }
  correction_close (&fixture);
}

/* A card that lies face down is corrected behind the cover, and told nowhere. */
static void
test_face_down (void)
{
  CorrectionFixture fixture;
  GtkWidget *log;
  guint ply = 0;

  correction_open (&fixture, "active-without-cards.rapanui");
  log = test_find_type (fixture.table.page, AHU_TYPE_LOG);
  while (correction_get_move (&fixture, ply).type != RN_MOVE_SACRIFICE ||
         correction_get_move (&fixture, ply).player != correction_get_position (&fixture, ply)->active)
    ply++;
  correction_begin (&fixture, ply);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    g_assert_false (correction_shows (fixture.window, rn_sacrifice_name (kind)));

  correction_choose (&fixture, "Change");
  /* The cover asks, and tells all kinds alike. */
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      g_autofree char *lay = g_strdup_printf ("Lay %s face down", rn_sacrifice_name (kind));

      g_assert_nonnull (test_find_choice (fixture.window, lay));
      g_assert_null (ahu_choice_get_reason (test_find_choice (fixture.window, lay)));
    }
  correction_choose (&fixture, "Tell Ahu at the end");
  while (fixture.window != NULL)
    {
      for (guint kind = 0; kind < RN_SACRIFICES; kind++)
        {
          g_autofree char *owned = g_strdup_printf ("has no %s card", rn_sacrifice_name (kind));

          g_assert_false (correction_shows (fixture.window, owned));
        }
      correction_choose (&fixture, "Keep the game up to here");
    }
  g_assert_cmpuint (correction_get_move (&fixture, ply).kind, ==, RN_SACRIFICE_NULL);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    g_assert_null (strstr (correction_get_struck (&fixture, ply), rn_sacrifice_name (kind)));
  g_assert_nonnull (log);
  correction_assert_fresh (&fixture);
  correction_close (&fixture);
}

/* The list gets more lines as it is scrolled, to the first of the game. */
static void
test_log_scroll (void)
{
  CorrectionFixture fixture;
  GtkWidget *log;
  GtkAdjustment *adjustment;
  guint n_lines = 0;
  guint n_shown = 0;

  correction_open (&fixture, GAME);
  log = test_find_type (fixture.table.page, AHU_TYPE_LOG);
  adjustment = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (test_find_type (log, GTK_TYPE_SCROLLED_WINDOW)));
  for (guint i = 0; i < g_list_model_get_n_items (ahu_log_get_model (AHU_LOG (log))); i++)
    {
      g_autoptr (AhuLogTurn) turn = g_list_model_get_item (ahu_log_get_model (AHU_LOG (log)), i);

      n_lines += g_list_model_get_n_items (ahu_log_turn_get_lines (turn));
    }
  settle (&fixture);
  g_assert_cmpuint (g_list_model_get_n_items (get_lines (log)), <, n_lines);
  for (guint n = 0; n_shown < n_lines; n++)
    {
      g_assert_cmpuint (n, <, n_lines);
      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
      settle (&fixture);
      n_shown = g_list_model_get_n_items (get_lines (log));
    }
  correction_close (&fixture);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/ui/rn-correction-told/accessible", test_accessible);
  g_test_add_func ("/ui/rn-correction-told/log", test_log);
  g_test_add_func ("/ui/rn-correction-told/log-fold", test_log_fold);
  g_test_add_func ("/ui/rn-correction-told/log-over", test_log_over);
  g_test_add_func ("/ui/rn-correction-told/marked", test_marked);
  g_test_add_func ("/ui/rn-correction-told/log-begins-struck", test_log_begins_struck);
  g_test_add_func ("/ui/rn-correction-told/log-scroll", test_log_scroll);
  g_test_add_func ("/ui/rn-correction-told/face-down-conflict", test_face_down_conflict);
  g_test_add_func ("/ui/rn-correction-told/keys", test_keys);
  g_test_add_func ("/ui/rn-correction-told/least-width", test_least_width);
  g_test_add_func ("/ui/rn-correction-told/face-down", test_face_down);

  return g_test_run ();
}
