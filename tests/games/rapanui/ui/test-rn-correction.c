/* test-rn-correction.c: corrections of the past as people make them
 *
 * Not for: how they are told and found (test-rn-correction-told.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/table/ahu-correction-window.h"

#include "support/test-correction.h"
#include "rn-correction-utils.h"
#include "rn-widget-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

/* A whole game with many purchases. */
#define GAME "two-players.rapanui"

/* A play without a purchase before it, and a kind that could have been bought. */
static void
find_forgotten (CorrectionFixture *fixture,
                gboolean           conflict,
                guint             *ply,
                guint             *kind)
{
  for (*ply = 0; *ply < test_table_get_ply (&fixture->table); ++*ply)
    for (*kind = 0; *kind < RN_SACRIFICES; ++*kind)
      {
        RnMove move = { .type = RN_MOVE_BUY, .kind = *kind };
        g_autoptr (JsonNode) node = rn_move_to_json (&move);

        if (correction_get_move (fixture, *ply).type == RN_MOVE_PLAY &&
            rn_check (correction_get_position (fixture, *ply), &move).code == RN_OK &&
            correction_is_conflict (test_try_insert (correction_get_history (fixture), *ply, node)) == conflict)
          return;
      }
  g_error ("no such turn");
}

static void
choose_play (CorrectionFixture *fixture,
             const RnMove      *move)
{
  g_autofree char *name = NULL;

  if (move->count == 1)
    name = g_strdup_printf ("Play %s", rn_kind_name (move->kind));
  else
    name = g_strdup_printf ("Play %d %s", move->count, rn_kind_name (move->kind));
  correction_choose (fixture, name);
}

static void
test_cancel (void)
{
  CorrectionFixture fixture;
  guint ply;

  correction_open (&fixture, "two-players.rapanui");
  ply = test_table_get_ply (&fixture.table);
  correction_begin (&fixture, 0);
  correction_choose (&fixture, "Cancel");
  g_assert_null (fixture.window);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, ply);
  /* This move doesn’t exist. */
  gtk_widget_activate_action (fixture.table.page, "table.correct", "u", ply);
  g_assert_null (correction_find_window ());
  test_table_close (&fixture.table);
}

/* A purchase of long ago was another: everything since follows from it. */
/* A dialog to readers of the screen; on each of its pages its key cancels. */
static void
test_cancel_key (void)
{
  CorrectionFixture fixture;
  guint n_moves;

  correction_open (&fixture, "two-players.rapanui");
  n_moves = test_table_get_ply (&fixture.table);
  for (guint page = 0; page < 2; page++)
    {
      correction_begin (&fixture, 20);
      g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (fixture.window)), ==, GTK_ACCESSIBLE_ROLE_DIALOG);
      if (page == 0)
        g_assert_nonnull (test_ui_find (GTK_WIDGET (test_find_choice (fixture.window, "Cancel")), GTK_TYPE_LABEL, "Esc"));
      if (page == 1)
        correction_choose (&fixture, "Change");
      g_assert_true (test_ui_press (fixture.window, GDK_KEY_x, 0));
      g_assert_null (correction_find_window ());
    }
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves);
  correction_close (&fixture);
}

static void
test_change (void)
{
  CorrectionFixture fixture;
  guint n_moves, ply, kind;
  g_autofree char *told = NULL;
  g_autofree char *old = NULL;
  RnPosition before, after;

  correction_open (&fixture, GAME);
  n_moves = test_table_get_ply (&fixture.table);
  correction_find_purchase (&fixture, 60, FALSE, &ply, &kind);
  told = correction_tell (&fixture, ply);
  old = correction_tell_struck (&fixture, ply);
  before = *correction_get_position (&fixture, n_moves);

  correction_begin (&fixture, ply);
  g_assert_true (correction_shows (fixture.window, told));
  g_assert_true (correction_shows (fixture.window, "R4.2"));
  correction_choose (&fixture, "Change");
  correction_choose_kind (&fixture, kind);
  g_assert_null (fixture.window);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves);
  g_assert_cmpuint (correction_get_move (&fixture, ply).kind, ==, kind);
  g_assert_cmpstr (correction_get_struck (&fixture, ply), ==, old);
  correction_assert_fresh (&fixture);
  after = *correction_get_position (&fixture, n_moves);
  g_assert_cmpint (memcmp (&before, &after, sizeof after), !=, 0);

  correction_undo (&fixture);
  g_assert_cmpmem (correction_get_position (&fixture, n_moves), sizeof before, &before, sizeof before);
  g_assert_null (correction_get_struck (&fixture, ply));
  correction_redo (&fixture);
  g_assert_cmpmem (correction_get_position (&fixture, n_moves), sizeof after, &after, sizeof after);
  g_assert_cmpstr (correction_get_struck (&fixture, ply), ==, old);
  correction_close (&fixture);
}

/* The first later move that no longer fits is told with its reason and rule, and
 * the game is kept up to there if people say so. */
static void
test_change_conflict (void)
{
  CorrectionFixture fixture;
  guint n_moves, ply, kind, n_good;
  g_autoptr (AhuCorrection) correction = NULL;
  g_autoptr (JsonNode) node = NULL;
  const AhuRefusal *conflict;
  RnMove move = { .type = RN_MOVE_BUY };

  correction_open (&fixture, GAME);
  n_moves = test_table_get_ply (&fixture.table);
  correction_find_purchase (&fixture, 60, TRUE, &ply, &kind);
  move.kind = (guint8) kind;
  node = rn_move_to_json (&move);
  correction = test_try_change (correction_get_history (&fixture), ply, node);
  conflict = ahu_correction_get_conflict (correction);
  n_good = test_count_good (correction);

  correction_begin (&fixture, ply);
  correction_choose (&fixture, "Change");
  correction_choose_kind (&fixture, kind);
  g_assert_nonnull (fixture.window);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves);
  g_assert_true (correction_shows (fixture.window, conflict->message));
  g_assert_true (correction_shows (fixture.window, conflict->rule));
  {
    g_autofree char *line = correction_tell (&fixture, ahu_correction_get_next (correction));

    g_assert_true (correction_shows (fixture.window, line));
  }

  correction_choose (&fixture, "Keep the game up to here");
  g_assert_null (fixture.window);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_good);
  correction_assert_fresh (&fixture);
  g_assert_nonnull (correction_get_struck (&fixture, n_good));
  correction_undo (&fixture);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves);
  correction_assert_fresh (&fixture);
  correction_close (&fixture);
}

static void
test_remove (void)
{
  CorrectionFixture fixture;
  guint n_moves, ply;
  g_autofree char *old = NULL;

  correction_open (&fixture, GAME);
  n_moves = test_table_get_ply (&fixture.table);
  ply = correction_find_removable (&fixture, RN_MOVE_BUY, FALSE);
  old = correction_tell_struck (&fixture, ply);
  correction_begin (&fixture, ply);
  correction_choose (&fixture, "Remove");
  g_assert_null (fixture.window);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves - 1);
  g_assert_cmpstr (correction_get_struck (&fixture, ply), ==, old);
  correction_assert_fresh (&fixture);
  correction_undo (&fixture);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves);
  correction_redo (&fixture);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves - 1);
  correction_close (&fixture);
}

/* A whole turn is taken out with what follows, one move after the other, and the
 * same moves put back: several steps that are one for undo. */
static void
test_remove_conflict (void)
{
  CorrectionFixture fixture;
  guint n_moves, ply;
  RnMove old;

  correction_open (&fixture, GAME);
  n_moves = test_table_get_ply (&fixture.table);
  ply = correction_find_removable (&fixture, RN_MOVE_PLAY, TRUE);
  old = correction_get_move (&fixture, ply);
  correction_begin (&fixture, ply);
  g_assert_true (test_ui_says (fixture.window, "What should happen to this move?"));
  /* There is no arrow where there is no step to go back. */
  g_assert_null (test_ui_find (fixture.window, GTK_TYPE_BUTTON, "One step back"));
  correction_choose (&fixture, "Remove");
  g_assert_nonnull (fixture.window);

  /* Back one step, and nothing has happened. */
  g_assert_nonnull (test_ui_find (fixture.window, GTK_TYPE_BUTTON, "One step back"));
  gtk_widget_activate_action (fixture.window, "correction.back", NULL);
  g_assert_null (test_ui_find (fixture.window, GTK_TYPE_BUTTON, "One step back"));
  g_assert_nonnull (test_find_choice (fixture.window, "Remove"));
  correction_choose (&fixture, "Remove");

  correction_choose (&fixture, "Insert a move before it");
  choose_play (&fixture, &old);
  g_assert_null (fixture.window);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves);
  g_assert_cmpuint (correction_get_move (&fixture, ply).kind, ==, old.kind);
  g_assert_nonnull (correction_get_struck (&fixture, ply));
  correction_assert_fresh (&fixture);
  correction_undo (&fixture);
  g_assert_null (correction_get_struck (&fixture, ply));
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves);
  correction_close (&fixture);
}

static void
test_insert (void)
{
  CorrectionFixture fixture;
  guint n_moves, ply, kind, turn;

  correction_open (&fixture, "four-players-untold.rapanui");
  n_moves = test_table_get_ply (&fixture.table);
  find_forgotten (&fixture, FALSE, &ply, &kind);
  turn = correction_get_position (&fixture, ply)->turn;
  correction_begin (&fixture, ply);
  correction_choose (&fixture, "Insert a move before it");
  correction_choose_kind (&fixture, kind);
  g_assert_null (fixture.window);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves + 1);
  g_assert_cmpuint (correction_get_move (&fixture, ply).type, ==, RN_MOVE_BUY);
  /* It belongs to the turn it was forgotten in. */
  g_assert_cmpuint (correction_get_position (&fixture, ply + 1)->turn, ==, turn);
  g_assert_cmpuint (ahu_history_get_struck (correction_get_history (&fixture))->len, ==, 0);
  correction_assert_fresh (&fixture);
  correction_undo (&fixture);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves);
  correction_close (&fixture);
}

/* Every conflict is resolved by leaving the move out, until all fits. */
static void
test_insert_conflict (void)
{
  CorrectionFixture fixture;
  guint n_moves, ply, kind;
  guint n_removed = 0;

  correction_open (&fixture, GAME);
  n_moves = test_table_get_ply (&fixture.table);
  find_forgotten (&fixture, TRUE, &ply, &kind);
  correction_begin (&fixture, ply);
  correction_choose (&fixture, "Insert a move before it");
  correction_choose_kind (&fixture, kind);
  g_assert_nonnull (fixture.window);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves);
  for (; fixture.window != NULL; n_removed++)
    correction_choose (&fixture, "Remove this one too");
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves + 1 - n_removed);
  g_assert_cmpuint (ahu_history_get_struck (correction_get_history (&fixture))->len, ==, n_removed);
  correction_assert_fresh (&fixture);
  correction_undo (&fixture);
  g_assert_cmpuint (test_table_get_ply (&fixture.table), ==, n_moves);
  g_assert_cmpuint (ahu_history_get_struck (correction_get_history (&fixture))->len, ==, 0);
  correction_close (&fixture);
}

/* A draw that could have been from another column, with which the game would have ended.
 * Returns: (transfer full): it */
static char *
find_early_end (CorrectionFixture *fixture,
                guint             *ply)
{
  for (*ply = test_table_get_ply (&fixture->table); (*ply)-- > 0;)
    for (guint column = 0; column < RN_COLUMNS; column++)
      {
        RnMove move = correction_get_move (fixture, *ply);
        g_autoptr (JsonNode) node = NULL;
        g_autoptr (AhuCorrection) correction = NULL;
        g_autoptr (AhuHistory) branch = NULL;

        if (move.type != RN_MOVE_DRAW || move.column == column)
          continue;
        move.column = (guint8) column;
        node = rn_move_to_json (&move);
        correction = test_try_change (correction_get_history (fixture), *ply, node);
        branch = ahu_correction_branch (correction);
        if (ahu_correction_get_conflict (correction) != NULL &&
            ((const RnPosition *) ahu_history_get_position (branch, ahu_history_get_ply (branch)))->step == RN_STEP_OVER)
          return json_to_string (node, FALSE);
      }
  g_assert_not_reached ();
}

/* Where the game is over now, only what can be done is offered: to keep it so, or to take out
 * what no longer fits. */
static void
test_ends_earlier (void)
{
  CorrectionFixture fixture;
  g_autofree char *draw = NULL;
  guint ply;

  correction_open (&fixture, "two-players.rapanui");
  draw = find_early_end (&fixture, &ply);
  correction_begin (&fixture, ply);
  correction_choose (&fixture, "Change");
  gtk_widget_activate_action (fixture.window, "table.move", "s", draw);
  g_assert_nonnull (test_find_choice (fixture.window, "Keep the game up to here"));
  g_assert_nonnull (test_find_choice (fixture.window, "Remove this one too"));
  g_assert_null (test_find_choice (fixture.window, "Change this one too"));
  g_assert_null (test_find_choice (fixture.window, "Insert a move before it"));
  g_assert_true (gtk_widget_get_mapped (gtk_root_get_focus (GTK_ROOT (fixture.window))));
  correction_choose (&fixture, "Keep the game up to here");
  g_assert_true (ahu_session_is_over (fixture.table.session));
  correction_close (&fixture);
}

/* What is impossible says why, and the same move as before is no correction. */
static void
test_impossible (void)
{
  CorrectionFixture fixture;
  guint n_moves, ply, kind;
  AhuChoice *choice = NULL;
  RnMove old;

  correction_open (&fixture, GAME);
  n_moves = test_table_get_ply (&fixture.table);
  correction_find_purchase (&fixture, 60, FALSE, &ply, &kind);
  old = correction_get_move (&fixture, ply);
  for (guint i = 0; i < n_moves && choice == NULL; i++)
    if (correction_get_move (&fixture, i).type == RN_MOVE_PLAY)
      {
        correction_begin (&fixture, i);
        correction_choose (&fixture, "Change");
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
  g_assert_true (correction_shows (fixture.window, ahu_choice_get_reason (choice)));
  gtk_window_destroy (GTK_WINDOW (fixture.window));

  correction_begin (&fixture, ply);
  correction_choose (&fixture, "Change");
  correction_choose_kind (&fixture, old.kind);
  g_assert_null (fixture.window);
  g_assert_cmpuint (ahu_history_get_struck (correction_get_history (&fixture))->len, ==, 0);
  correction_close (&fixture);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/ui/rn-correction/cancel", test_cancel);
  g_test_add_func ("/ui/rn-correction/cancel-key", test_cancel_key);
  g_test_add_func ("/ui/rn-correction/change", test_change);
  g_test_add_func ("/ui/rn-correction/change-conflict", test_change_conflict);
  g_test_add_func ("/ui/rn-correction/remove", test_remove);
  g_test_add_func ("/ui/rn-correction/remove-conflict", test_remove_conflict);
  g_test_add_func ("/ui/rn-correction/insert", test_insert);
  g_test_add_func ("/ui/rn-correction/insert-conflict", test_insert_conflict);
  g_test_add_func ("/ui/rn-correction/ends-earlier", test_ends_earlier);
  g_test_add_func ("/ui/rn-correction/impossible", test_impossible);

  return g_test_run ();
}
