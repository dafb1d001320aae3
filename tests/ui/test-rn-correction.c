/* test-rn-correction.c: corrections of the past as people make them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/ahu-width-bin.h"
#include "app/rapanui/ahu-rn-correction.h"
#include "app/rapanui/ahu-rn-log-line.h"
#include "app/rapanui/ahu-rn-log.h"
#include "app/rapanui/ahu-rn-table-page.h"
#include "rapanui/rn-json.h"
#include "rapanui/rn-sentences.h"

#include "rn-table-utils.h"
#include "rn-widget-utils.h"
#include "test-ui.h"

/* A whole game with many purchases. */
#define GAME "two-players.rapanui"

/* The table with the window before it, if that is open. */
typedef struct
{
  TestTable table;
  GtkWidget *window;
} Fixture;

static GtkWidget *
find_window (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *i = windows; i != NULL; i = i->next)
    if (AHU_IS_RN_CORRECTION (i->data))
      return i->data;
  return NULL;
}

static void
open (Fixture    *fixture,
      const char *name)
{
  AhuSession *session;

  test_table_open (&fixture->table, name, 1280, 800);
  session = fixture->table.session;
  test_session_go (session, ahu_history_get_moves (ahu_session_get_history (session))->len);
  fixture->window = NULL;
}

static void
correct (Fixture *fixture,
         guint    ply)
{
  gtk_widget_activate_action (fixture->table.page, "table.correct", "u", ply);
  fixture->window = find_window ();
  g_assert_nonnull (fixture->window);
  while (!gtk_widget_get_mapped (fixture->window))
    g_main_context_iteration (NULL, TRUE);
}

static void
choose (Fixture    *fixture,
        const char *name)
{
  AhuChoice *choice = test_find_choice (fixture->window, name);

  if (choice == NULL)
    g_error ("no choice is called “%s”", name);
  gtk_widget_activate (GTK_WIDGET (choice));
  fixture->window = find_window ();
}

static AhuHistory *
get_history (Fixture *fixture)
{
  return ahu_session_get_history (fixture->table.session);
}

static const RnPosition *
get_position (Fixture *fixture,
              guint    ply)
{
  return ahu_history_get_position (get_history (fixture), ply);
}

static RnMove
get_move (Fixture *fixture,
          guint    ply)
{
  RnMove move;

  rn_move_from_json (&move, g_ptr_array_index (ahu_history_get_moves (get_history (fixture)), ply));
  return move;
}

/* The present position is what the moves give when they are played anew. */
static void
assert_fresh (Fixture *fixture)
{
  AhuRecord *record = ahu_session_get_record (fixture->table.session);
  const char *const *names = ahu_record_get_names (record);
  const AhuGame *game = ahu_record_get_game (record);
  guint ply = test_table_get_ply (&fixture->table);
  RnPosition position = { 0 };

  g_assert_null (game->set_up (&position, ahu_record_get_n_players (record),
                               ahu_record_get_setup (record), names));
  for (guint i = 0; i < ply; i++)
    g_assert_null (game->apply (&position,
                                g_ptr_array_index (ahu_history_get_moves (get_history (fixture)), i),
                                names));
  g_assert_cmpmem (&position, sizeof position, get_position (fixture, ply), sizeof position);
}

static gboolean
is_conflict (AhuCorrection *correction)
{
  gboolean conflict = ahu_correction_get_conflict (correction) != NULL;

  ahu_correction_free (correction);
  return conflict;
}

/* A purchase, and another kind that could be bought at that time, with or without
 * a later conflict; not in the last @back moves. */
static void
find_purchase (Fixture  *fixture,
               guint     back,
               gboolean  conflict,
               guint    *ply,
               guint    *kind)
{
  for (*ply = 0; *ply + back < test_table_get_ply (&fixture->table); ++*ply)
    for (*kind = 0; *kind < RN_SACRIFICES; ++*kind)
      {
        RnMove old = get_move (fixture, *ply);
        RnMove move = { .type = RN_MOVE_BUY, .kind = *kind };
        g_autoptr (JsonNode) node = rn_move_to_json (&move);

        if (old.type == RN_MOVE_BUY && old.kind != *kind &&
            rn_check (get_position (fixture, *ply), &move).code == RN_OK &&
            is_conflict (ahu_history_try_change (get_history (fixture), *ply, node)) == conflict)
          return;
      }
  g_error ("no such purchase");
}

/* A play without a purchase before it, and a kind that could have been bought. */
static void
find_forgotten (Fixture  *fixture,
                gboolean  conflict,
                guint    *ply,
                guint    *kind)
{
  for (*ply = 0; *ply < test_table_get_ply (&fixture->table); ++*ply)
    for (*kind = 0; *kind < RN_SACRIFICES; ++*kind)
      {
        RnMove move = { .type = RN_MOVE_BUY, .kind = *kind };
        g_autoptr (JsonNode) node = rn_move_to_json (&move);

        if (get_move (fixture, *ply).type == RN_MOVE_PLAY &&
            rn_check (get_position (fixture, *ply), &move).code == RN_OK &&
            is_conflict (ahu_history_try_insert (get_history (fixture), *ply, node)) == conflict)
          return;
      }
  g_error ("no such turn");
}

static guint
find_removable (Fixture    *fixture,
                RnMoveType  type,
                gboolean    conflict)
{
  for (guint ply = 0; ply < test_table_get_ply (&fixture->table); ply++)
    if (get_move (fixture, ply).type == type &&
        is_conflict (ahu_history_try_remove (get_history (fixture), ply)) == conflict)
      return ply;
  g_error ("no such move");
}

/* The line that a move is told by. */
static char *
tell (Fixture *fixture,
      guint    ply)
{
  RnMove move = get_move (fixture, ply);
  g_auto (GStrv) lines = rn_describe_move (get_position (fixture, ply), &move,
                                           ahu_session_get_names (fixture->table.session));

  return g_strjoinv ("\n", lines);
}

static const char *
get_struck (Fixture *fixture,
            guint    before)
{
  GPtrArray *struck = ahu_history_get_struck (get_history (fixture));

  for (guint i = 0; i < struck->len; i++)
    {
      const AhuStruckLine *line = g_ptr_array_index (struck, i);

      if (line->before == before)
        return line->text;
    }
  return NULL;
}

static void
undo (Fixture *fixture)
{
  g_signal_emit_by_name (fixture->table.page, "undo");
}

static void
redo (Fixture *fixture)
{
  g_signal_emit_by_name (fixture->table.page, "redo");
}

/* The words that can be seen in the window. */
static gboolean
shows (GtkWidget  *widget,
       const char *text)
{
  if (!gtk_widget_get_child_visible (widget) || !gtk_widget_get_visible (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows (child, text))
      return TRUE;
  return FALSE;
}

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

static void
close_fixture (Fixture *fixture)
{
  g_assert_null (find_window ());
  test_table_close (&fixture->table);
}

static void
choose_kind (Fixture *fixture,
             guint    kind)
{
  g_autofree char *name = g_strdup_printf ("Buy %s", rn_sacrifice_name (kind));

  choose (fixture, name);
}

static void
choose_play (Fixture      *fixture,
             const RnMove *move)
{
  g_autofree char *name = NULL;

  if (move->count == 1)
    name = g_strdup_printf ("Play %s", rn_kind_name (move->kind));
  else
    name = g_strdup_printf ("Play %d %s", move->count, rn_kind_name (move->kind));
  choose (fixture, name);
}

static GListModel *
get_lines (GtkWidget *log)
{
  return G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (test_find_type (log, GTK_TYPE_LIST_VIEW))));
}

/* As a click or Enter does. */
static void
activate_line (GtkWidget        *log,
               AhuRnLogLineType  type,
               const char       *text)
{
  GListModel *lines = get_lines (log);

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (AhuRnLogLine) line = g_list_model_get_item (lines, i);

      if (ahu_rn_log_line_get_line_type (line) == type &&
          g_str_equal (ahu_rn_log_line_get_text (line), text))
        {
          gtk_widget_activate_action (test_find_type (log, GTK_TYPE_LIST_VIEW),
                                      "list.activate-item", "u", i);
          return;
        }
    }
  g_error ("the log has no line “%s”", text);
}

static guint
count_struck (GtkWidget *log)
{
  GListModel *lines = get_lines (log);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (AhuRnLogLine) line = g_list_model_get_item (lines, i);

      if (ahu_rn_log_line_get_line_type (line) == AHU_RN_LOG_STRUCK)
        n++;
    }
  return n;
}

/* Rows are made when they are laid out. */
static gboolean
painted_cb (GtkWidget     *widget,
            GdkFrameClock *clock,
            gpointer       n_frames)
{
  (*(guint *) n_frames)++;
  return G_SOURCE_CONTINUE;
}

static void
settle (Fixture *fixture)
{
  guint n_frames = 0;
  guint id = gtk_widget_add_tick_callback (fixture->table.page, painted_cb, &n_frames, NULL);

  while (n_frames < 3)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_remove_tick_callback (fixture->table.page, id);
}

static void
test_cancel (void)
{
  Fixture fixture;
  guint ply;

  open (&fixture, "two-players.rapanui");
  ply = test_table_get_ply (&fixture.table);
  correct (&fixture, 0);
  choose (&fixture, "Cancel");
  g_assert_null (fixture.window);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, ply);
  /* There is no such move. */
  gtk_widget_activate_action (fixture.table.page, "table.correct", "u", ply);
  g_assert_null (find_window ());
  test_table_close (&fixture.table);
}

/* A purchase of long ago was another: everything since follows from it. */
static void
test_change (void)
{
  Fixture fixture;
  guint n_moves, ply, kind;
  g_autofree char *old = NULL;
  RnPosition before, after;

  open (&fixture, GAME);
  n_moves = test_table_get_ply (&fixture.table);
  find_purchase (&fixture, 60, FALSE, &ply, &kind);
  old = tell (&fixture, ply);
  before = *get_position (&fixture, n_moves);

  correct (&fixture, ply);
  g_assert_true (shows (fixture.window, old));
  choose (&fixture, "Change");
  choose_kind (&fixture, kind);
  g_assert_null (fixture.window);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves);
  g_assert_cmpuint (get_move (&fixture, ply).kind, ==, kind);
  g_assert_cmpstr (get_struck (&fixture, ply), ==, old);
  assert_fresh (&fixture);
  after = *get_position (&fixture, n_moves);
  g_assert_cmpint (memcmp (&before, &after, sizeof after), !=, 0);

  undo (&fixture);
  g_assert_cmpmem (get_position (&fixture, n_moves), sizeof before, &before, sizeof before);
  g_assert_null (get_struck (&fixture, ply));
  redo (&fixture);
  g_assert_cmpmem (get_position (&fixture, n_moves), sizeof after, &after, sizeof after);
  g_assert_cmpstr (get_struck (&fixture, ply), ==, old);
  close_fixture (&fixture);
}

/* The first later move that no longer fits is told with its reason and rule, and
 * the game is kept up to there if people say so. */
static void
test_change_conflict (void)
{
  Fixture fixture;
  guint n_moves, ply, kind, n_good;
  g_autoptr (AhuCorrection) correction = NULL;
  g_autoptr (JsonNode) node = NULL;
  const AhuRefusal *conflict;
  RnMove move = { .type = RN_MOVE_BUY };

  open (&fixture, GAME);
  n_moves = test_table_get_ply (&fixture.table);
  find_purchase (&fixture, 60, TRUE, &ply, &kind);
  move.kind = (guint8) kind;
  node = rn_move_to_json (&move);
  correction = ahu_history_try_change (get_history (&fixture), ply, node);
  conflict = ahu_correction_get_conflict (correction);
  n_good = ahu_correction_get_n_good (correction);

  correct (&fixture, ply);
  choose (&fixture, "Change");
  choose_kind (&fixture, kind);
  g_assert_nonnull (fixture.window);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves);
  g_assert_true (shows (fixture.window, conflict->message));
  g_assert_true (shows (fixture.window, conflict->rule));
  {
    g_autofree char *line = tell (&fixture, ahu_correction_get_next (correction));

    g_assert_true (shows (fixture.window, line));
  }

  choose (&fixture, "Keep the game up to here");
  g_assert_null (fixture.window);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_good);
  assert_fresh (&fixture);
  g_assert_nonnull (get_struck (&fixture, n_good));
  undo (&fixture);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves);
  assert_fresh (&fixture);
  close_fixture (&fixture);
}

static void
test_remove (void)
{
  Fixture fixture;
  guint n_moves, ply;
  g_autofree char *old = NULL;

  open (&fixture, GAME);
  n_moves = test_table_get_ply (&fixture.table);
  ply = find_removable (&fixture, RN_MOVE_BUY, FALSE);
  old = tell (&fixture, ply);
  correct (&fixture, ply);
  choose (&fixture, "Remove");
  g_assert_null (fixture.window);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves - 1);
  g_assert_cmpstr (get_struck (&fixture, ply), ==, old);
  assert_fresh (&fixture);
  undo (&fixture);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves);
  redo (&fixture);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves - 1);
  close_fixture (&fixture);
}

/* A whole turn is taken out with what follows, one move after the other, and the
 * same moves put back: several steps that are one for undo. */
static void
test_remove_conflict (void)
{
  Fixture fixture;
  guint n_moves, ply;
  RnMove old;

  open (&fixture, GAME);
  n_moves = test_table_get_ply (&fixture.table);
  ply = find_removable (&fixture, RN_MOVE_PLAY, TRUE);
  old = get_move (&fixture, ply);
  correct (&fixture, ply);
  choose (&fixture, "Remove");
  g_assert_nonnull (fixture.window);

  /* One step back, and nothing has happened. */
  gtk_widget_activate_action (fixture.window, "correction.back", NULL);
  g_assert_nonnull (test_find_choice (fixture.window, "Remove"));
  choose (&fixture, "Remove");

  choose (&fixture, "Insert a move before it");
  choose_play (&fixture, &old);
  g_assert_null (fixture.window);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves);
  g_assert_cmpuint (get_move (&fixture, ply).kind, ==, old.kind);
  g_assert_nonnull (get_struck (&fixture, ply));
  assert_fresh (&fixture);
  undo (&fixture);
  g_assert_null (get_struck (&fixture, ply));
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves);
  close_fixture (&fixture);
}

static void
test_insert (void)
{
  Fixture fixture;
  guint n_moves, ply, kind, turn;

  open (&fixture, "four-players-untold.rapanui");
  n_moves = test_table_get_ply (&fixture.table);
  find_forgotten (&fixture, FALSE, &ply, &kind);
  turn = get_position (&fixture, ply)->turn;
  correct (&fixture, ply);
  choose (&fixture, "Insert a move before it");
  choose_kind (&fixture, kind);
  g_assert_null (fixture.window);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves + 1);
  g_assert_cmpuint (get_move (&fixture, ply).type, ==, RN_MOVE_BUY);
  /* It belongs to the turn it was forgotten in. */
  g_assert_cmpuint (get_position (&fixture, ply + 1)->turn, ==, turn);
  g_assert_cmpuint (ahu_history_get_struck (get_history (&fixture))->len, ==, 0);
  assert_fresh (&fixture);
  undo (&fixture);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves);
  close_fixture (&fixture);
}

/* Every conflict is resolved by leaving the move out, until all fits. */
static void
test_insert_conflict (void)
{
  Fixture fixture;
  guint n_moves, ply, kind;
  guint n_removed = 0;

  open (&fixture, GAME);
  n_moves = test_table_get_ply (&fixture.table);
  find_forgotten (&fixture, TRUE, &ply, &kind);
  correct (&fixture, ply);
  choose (&fixture, "Insert a move before it");
  choose_kind (&fixture, kind);
  g_assert_nonnull (fixture.window);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves);
  for (; fixture.window != NULL; n_removed++)
    choose (&fixture, "Remove this one too");
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves + 1 - n_removed);
  g_assert_cmpuint (ahu_history_get_struck (get_history (&fixture))->len, ==, n_removed);
  assert_fresh (&fixture);
  undo (&fixture);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves);
  g_assert_cmpuint (ahu_history_get_struck (get_history (&fixture))->len, ==, 0);
  close_fixture (&fixture);
}

/* What is impossible says why, and the same move as before is no correction. */
static void
test_impossible (void)
{
  Fixture fixture;
  guint n_moves, ply, kind;
  AhuChoice *choice = NULL;
  RnMove old;

  open (&fixture, GAME);
  n_moves = test_table_get_ply (&fixture.table);
  find_purchase (&fixture, 60, FALSE, &ply, &kind);
  old = get_move (&fixture, ply);
  for (guint i = 0; i < n_moves && choice == NULL; i++)
    if (get_move (&fixture, i).type == RN_MOVE_PLAY)
      {
        correct (&fixture, i);
        choose (&fixture, "Change");
        for (guint k = 0; k < RN_SACRIFICES && choice == NULL; k++)
          {
            g_autofree char *name = g_strdup_printf ("Buy %s", rn_sacrifice_name (k));
            AhuChoice *buy = test_find_choice (fixture.window, name);

            if (buy != NULL && ahu_choice_get_reason (buy) != NULL)
              choice = buy;
          }
        if (choice == NULL)
          gtk_window_destroy (GTK_WINDOW (fixture.window));
      }
  g_assert_nonnull (choice);
  gtk_test_accessible_assert_state (choice, GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  gtk_widget_activate (GTK_WIDGET (choice));
  g_assert_true (shows (fixture.window, ahu_choice_get_reason (choice)));
  gtk_window_destroy (GTK_WINDOW (fixture.window));

  correct (&fixture, ply);
  choose (&fixture, "Change");
  choose_kind (&fixture, old.kind);
  g_assert_null (fixture.window);
  g_assert_cmpuint (ahu_history_get_struck (get_history (&fixture))->len, ==, 0);
  close_fixture (&fixture);
}

static void
test_accessible (void)
{
  const char *const names[] = { "Change", "Remove", "Insert a move before it", "Cancel" };
  g_autoptr (GHashTable) keys = g_hash_table_new (g_str_hash, g_str_equal);
  Fixture fixture;
  guint n_moves;

  open (&fixture, GAME);
  n_moves = test_table_get_ply (&fixture.table);
  correct (&fixture, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      AhuChoice *choice = test_find_choice (fixture.window, names[i]);

      g_assert_nonnull (choice);
      gtk_test_accessible_assert_role (choice, GTK_ACCESSIBLE_ROLE_BUTTON);
      gtk_test_accessible_assert_property (choice, GTK_ACCESSIBLE_PROPERTY_LABEL, names[i]);
      g_assert_nonnull (ahu_choice_get_key (choice));
      g_assert_true (g_hash_table_add (keys, (gpointer) ahu_choice_get_key (choice)));
    }
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture.window)) ==
                 GTK_WIDGET (test_find_choice (fixture.window, "Change")));

  /* The game goes on: what was being corrected is no more. */
  undo (&fixture);
  g_assert_null (find_window ());
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves - 1);
  close_fixture (&fixture);
}

/* Each move is a row that leads to its correction; a struck line is told as such
 * until the game is over, and leads nowhere. */
static void
test_log (void)
{
  Fixture fixture;
  GtkWidget *log, *row;
  guint ply;
  g_autofree char *old = NULL;
  g_autofree char *name = NULL;

  open (&fixture, GAME);
  log = test_find_type (fixture.table.page, AHU_TYPE_RN_LOG);
  ply = find_removable (&fixture, RN_MOVE_BUY, FALSE);
  old = tell (&fixture, ply);
  test_session_go (fixture.table.session, ply + 1);
  settle (&fixture);
  row = find_row (log, old);
  g_assert_nonnull (row);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, old);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Choose it to correct it");
  activate_line (log, AHU_RN_LOG_MOVE, old);
  fixture.window = find_window ();
  g_assert_nonnull (fixture.window);
  g_assert_true (shows (fixture.window, old));

  choose (&fixture, "Remove");
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, ply);
  settle (&fixture);
  row = find_row (log, old);
  g_assert_nonnull (row);
  name = g_strdup_printf ("Corrected: %s", old);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  activate_line (log, AHU_RN_LOG_STRUCK, old);
  g_assert_null (find_window ());
  close_fixture (&fixture);
}

static void
test_log_over (void)
{
  Fixture fixture;
  GtkWidget *log;
  guint ply;

  open (&fixture, GAME);
  log = test_find_type (fixture.table.page, AHU_TYPE_RN_LOG);
  g_assert_true (ahu_session_is_over (fixture.table.session));
  ply = find_removable (&fixture, RN_MOVE_BUY, FALSE);
  correct (&fixture, ply);
  choose (&fixture, "Remove");
  g_assert_true (ahu_session_is_over (fixture.table.session));
  g_assert_cmpuint (count_struck (log), ==, 0);

  /* Running again, it tells; over again, it doesn't. */
  correct (&fixture, test_table_get_ply (&fixture.table) - 1);
  choose (&fixture, "Remove");
  g_assert_false (ahu_session_is_over (fixture.table.session));
  g_assert_cmpuint (count_struck (log), ==, 2);
  undo (&fixture);
  g_assert_cmpuint (count_struck (log), ==, 0);
  close_fixture (&fixture);
}

/* Whether another kind sacrificed face up leaves a face-down card that can't have
 * been owned. */
static gboolean
betrays (Fixture *fixture,
         guint    ply,
         guint    kind)
{
  RnMove move = get_move (fixture, ply);
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (AhuCorrection) correction = NULL;
  const AhuRefusal *conflict;
  guint next;

  move.kind = (guint8) kind;
  node = rn_move_to_json (&move);
  if (rn_check (get_position (fixture, ply), &move).code != RN_OK)
    return FALSE;
  correction = ahu_history_try_change (get_history (fixture), ply, node);
  conflict = ahu_correction_get_conflict (correction);
  next = ahu_correction_get_next (correction);
  if (conflict == NULL || g_strcmp0 (conflict->rule, "R6.2") != 0)
    return FALSE;
  move = get_move (fixture, next);
  return move.type == RN_MOVE_SACRIFICE && move.player == get_position (fixture, next)->active;
}

/* Here the engine would name the kind of the card that lies face down. */
static gboolean
find_betraying (Fixture *fixture,
                guint   *ply,
                guint   *kind)
{
  for (*ply = 0; *ply < test_table_get_ply (&fixture->table); ++*ply)
    for (*kind = 0; *kind < RN_SACRIFICES; ++*kind)
      if (get_move (fixture, *ply).type == RN_MOVE_SACRIFICE &&
          get_move (fixture, *ply).player != get_position (fixture, *ply)->active &&
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
  Fixture fixture;
  guint ply = 0;
  guint kind = 0;
  guint i;
  g_autofree char *name = NULL;

  for (i = 0; i < G_N_ELEMENTS (names); i++)
    {
      open (&fixture, names[i]);
      if (find_betraying (&fixture, &ply, &kind))
        break;
      close_fixture (&fixture);
    }
  g_assert_cmpuint (i, <, G_N_ELEMENTS (names));
  correct (&fixture, ply);
  name = g_strdup_printf ("%s sacrifices %s",
                          ahu_session_get_names (fixture.table.session)[get_move (&fixture, ply).player],
                          rn_sacrifice_name (kind));
  choose (&fixture, "Change");
  choose (&fixture, name);
  g_assert_nonnull (fixture.window);
  g_assert_true (shows (fixture.window, "can’t have owned the card that was laid face down. (R6.2)"));
  for (kind = 0; kind < RN_SACRIFICES; kind++)
    g_assert_false (shows (fixture.window, rn_sacrifice_name (kind)));
  choose (&fixture, "Cancel");
  close_fixture (&fixture);
}

/* Keys alone do it, each is printed on its control, and one that does nothing
 * says why. */
static void
test_keys (void)
{
  Fixture fixture;
  TestTable table;
  guint n_moves, ply, kind;
  g_autofree char *name = NULL;

  open (&fixture, GAME);
  n_moves = test_table_get_ply (&fixture.table);
  find_purchase (&fixture, 60, FALSE, &ply, &kind);
  correct (&fixture, ply);
  table = (TestTable) { .session = fixture.table.session, .page = fixture.window };
  test_table_activate_by_key (&table, test_find_choice (fixture.window, "Change"));
  /* A column, which nobody draws from now. */
  g_assert_true (test_table_press (&table, GDK_KEY_q, 0));
  g_assert_true (shows (fixture.window, "(R3.2)"));
  name = g_strdup_printf ("Buy %s", rn_sacrifice_name (kind));
  test_table_activate_by_key (&table, test_find_choice (fixture.window, name));
  g_assert_null (find_window ());
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves);
  g_assert_cmpuint (get_move (&fixture, ply).kind, ==, kind);

  correct (&fixture, ply);
  table.page = fixture.window;
  test_table_activate_by_key (&table, test_find_choice (fixture.window, "Cancel"));
  g_assert_null (find_window ());
  close_fixture (&fixture);
}

/* A move of every step can be asked for in a window as narrow as a telephone. */
static void
test_least_width (void)
{
  Fixture fixture;
  guint n_moves;

  open (&fixture, "four-players-untold.rapanui");
  n_moves = test_table_get_ply (&fixture.table);
  for (guint ply = 0; ply < n_moves; ply++)
    {
      GtkWidget *window = ahu_rn_correction_new (fixture.table.session, ply);
      GtkWidget *content;
      AhuChoice *choice;
      int minimum;

      gtk_window_set_default_size (GTK_WINDOW (window), 360, 720);
      content = gtk_widget_get_first_child (test_find_type (window, AHU_TYPE_WIDTH_BIN));
      /* The first is Change, in every language. */
      choice = AHU_CHOICE (test_find_type (window, AHU_TYPE_CHOICE));
      gtk_widget_activate (GTK_WIDGET (choice));
      gtk_widget_measure (content, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      if (minimum > 360)
        g_test_message ("ply %u: %d px", ply, minimum);
      g_assert_cmpint (minimum, <=, 360);
      gtk_window_destroy (GTK_WINDOW (window));
    }
  close_fixture (&fixture);
}

/* A card that lies face down is corrected behind the cover, and told nowhere. */
static void
test_face_down (void)
{
  Fixture fixture;
  GtkWidget *log;
  guint ply = 0;
  const char *name;

  open (&fixture, "active-without-cards.rapanui");
  log = test_find_type (fixture.table.page, AHU_TYPE_RN_LOG);
  while (get_move (&fixture, ply).type != RN_MOVE_SACRIFICE ||
         get_move (&fixture, ply).player != get_position (&fixture, ply)->active)
    ply++;
  name = ahu_session_get_names (fixture.table.session)[get_move (&fixture, ply).player];
  correct (&fixture, ply);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    g_assert_false (shows (fixture.window, rn_sacrifice_name (kind)));

  choose (&fixture, "Change");
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    g_assert_false (shows (fixture.window, rn_sacrifice_name (kind)));
  {
    g_autofree char *open_cover = g_strdup_printf ("I am %s", name);

    g_assert_nonnull (test_find_choice (fixture.window, open_cover));
  }
  choose (&fixture, "Leave it untold");
  while (fixture.window != NULL)
    {
      for (guint kind = 0; kind < RN_SACRIFICES; kind++)
        {
          g_autofree char *owned = g_strdup_printf ("owns no such Sacrifice card: %s", rn_sacrifice_name (kind));

          g_assert_false (shows (fixture.window, owned));
        }
      choose (&fixture, "Keep the game up to here");
    }
  g_assert_cmpuint (get_move (&fixture, ply).kind, ==, RN_SACRIFICE_NULL);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    g_assert_null (strstr (get_struck (&fixture, ply), rn_sacrifice_name (kind)));
  g_assert_nonnull (log);
  assert_fresh (&fixture);
  close_fixture (&fixture);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/ui/rn-correction/cancel", test_cancel);
  g_test_add_func ("/ui/rn-correction/change", test_change);
  g_test_add_func ("/ui/rn-correction/change-conflict", test_change_conflict);
  g_test_add_func ("/ui/rn-correction/remove", test_remove);
  g_test_add_func ("/ui/rn-correction/remove-conflict", test_remove_conflict);
  g_test_add_func ("/ui/rn-correction/insert", test_insert);
  g_test_add_func ("/ui/rn-correction/insert-conflict", test_insert_conflict);
  g_test_add_func ("/ui/rn-correction/impossible", test_impossible);
  g_test_add_func ("/ui/rn-correction/accessible", test_accessible);
  g_test_add_func ("/ui/rn-correction/log", test_log);
  g_test_add_func ("/ui/rn-correction/log-over", test_log_over);
  g_test_add_func ("/ui/rn-correction/face-down", test_face_down);
  g_test_add_func ("/ui/rn-correction/face-down-conflict", test_face_down_conflict);
  g_test_add_func ("/ui/rn-correction/keys", test_keys);
  g_test_add_func ("/ui/rn-correction/least-width", test_least_width);

  return g_test_run ();
}
