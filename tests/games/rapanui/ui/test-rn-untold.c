/* test-rn-untold.c: cards laid face down without a word, where nobody is to be asked
 *
 * Not for: the cover itself (test-rn-table.c, test-rn-discretion.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-cover.h"
#include "games/rapanui/ui/ahu-rn-scores.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/table/ahu-correction-window.h"

#include "rn-table-utils.h"
#include "rn-widget-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

#define GAME "active-without-cards.rapanui"

static void
set_untold (gboolean untold)
{
  g_settings_set_boolean (ahu_settings_get_game (rn_game_get ()), "face-down-untold", untold);
}

static gboolean
is_covered (TestTable *table)
{
  return gtk_widget_get_mapped (test_find_type (table->page, AHU_TYPE_RN_COVER));
}

static RnMove
get_move (TestTable *table,
          guint      ply)
{
  RnMove move;

  rn_move_from_json (&move, ahu_history_get_move (ahu_session_get_history (table->session), ply));

  return move;
}

static gboolean
is_face_down (const RnMove     *move,
              const RnPosition *position)
{
  return move->type == RN_MOVE_SACRIFICE && move->player == position->active;
}

/* Plays a recorded game up to its end, but for what is laid face down. Returns: how many
 * such cards there are */
static guint
play_game (TestTable *table)
{
  g_autoptr (AhuSession) recorded = test_session_load (GAME);
  AhuHistory *history = ahu_session_get_history (recorded);
  GPtrArray *moves = ahu_history_get_moves (history);
  guint n = 0;

  for (guint i = 0; i < moves->len; i++)
    {
      const RnPosition *before = ahu_history_get_position (history, i);
      RnMove move;

      rn_move_from_json (&move, g_ptr_array_index (moves, i));
      if (before->step == RN_STEP_REVEAL)
        break;
      if (is_face_down (&move, before))
        {
          /* The page was there first. */
          g_assert_cmpuint (test_table_get_ply (table), ==, i + 1);
          move = get_move (table, i);
          g_assert_true (is_face_down (&move, before));
          g_assert_cmpuint (move.kind, ==, RN_SACRIFICE_NULL);
          n++;
          continue;
        }
      test_table_enter (table, &move);
      g_assert_false (is_covered (table));
    }

  return n;
}

/* The whole game without the cover, and without a single activation for it. */
static void
test_game (void)
{
  TestTable table;
  guint needed = 0;
  guint n;

  set_untold (TRUE);
  test_table_open (&table, GAME, 1280, 800);
  n = play_game (&table);
  g_assert_cmpuint (n, >, 3);
  for (guint i = 0; i < test_table_get_ply (&table); i++)
    switch ((RnMoveType) get_move (&table, i).type)
      {
      case RN_MOVE_REFILL:
        needed += 4;
        break;
      case RN_MOVE_REVEAL: /* told by itself */
        break;
      default:
        needed++;
        break;
      }
  g_assert_cmpuint (table.n_activations, ==, needed - n);

  /* Back and forth it is no place to stay, and nothing is lost on the way. */
  for (guint ply = test_table_get_ply (&table); ply > 0; ply = test_table_get_ply (&table))
    {
      g_signal_emit_by_name (table.page, "undo");
      g_assert_cmpuint (test_table_get_ply (&table), <, ply);
      g_assert_false (is_covered (&table));
    }
  while (ahu_session_can_redo (table.session))
    {
      g_signal_emit_by_name (table.page, "redo");
      g_assert_false (is_covered (&table));
    }
  g_assert_cmpint (test_table_get_position (&table)->step, >=, RN_STEP_REVEAL);
  test_table_close (&table);
  set_untold (FALSE);
}

/* To where a card is to be laid face down; returns its ply. */
static guint
go_to_cover (TestTable *table)
{
  test_session_go (table->session, 0);
  while (!ahu_rn_cover_is_needed (table->session))
    g_assert_true (ahu_session_redo (table->session));

  return test_table_get_ply (table);
}

/* What was told before stays told when undo and redo go over it. */
static void
test_told_stays (void)
{
  TestTable table;
  guint ply;

  test_table_open (&table, GAME, 1280, 800);
  ply = go_to_cover (&table);
  g_assert_cmpuint (get_move (&table, ply).kind, !=, RN_SACRIFICE_NULL);
  g_assert_true (ahu_session_redo (table.session));
  set_untold (TRUE);
  g_signal_emit_by_name (table.page, "undo");
  g_assert_cmpuint (test_table_get_ply (&table), ==, ply - 1);
  g_signal_emit_by_name (table.page, "redo");
  g_assert_cmpuint (test_table_get_ply (&table), ==, ply + 1);
  g_assert_cmpuint (get_move (&table, ply).kind, !=, RN_SACRIFICE_NULL);

  /* The preference changes what comes, not what was taken back. */
  set_untold (FALSE);
  g_signal_emit_by_name (table.page, "undo");
  g_assert_true (is_covered (&table));
  set_untold (TRUE);
  g_assert_cmpuint (test_table_get_ply (&table), ==, ply);
  g_assert_true (ahu_session_can_redo (table.session));
  g_assert_true (is_covered (&table));
  set_untold (FALSE);
  test_table_close (&table);
}

/* Where the game already waits for a card, switching it on lays it. */
static void
test_switched_on (void)
{
  TestTable table;
  RnMove move;
  guint ply;

  test_table_open (&table, GAME, 1280, 800);
  ply = go_to_cover (&table);
  test_session_go (table.session, ply - 1);
  move = get_move (&table, ply - 1);
  test_table_enter (&table, &move);
  g_assert_true (is_covered (&table));
  set_untold (TRUE);
  g_assert_cmpuint (test_table_get_ply (&table), ==, ply + 1);
  g_assert_false (is_covered (&table));
  set_untold (FALSE);
  test_table_close (&table);
}

static gboolean
view_is_seen (gpointer data)
{
  return gtk_widget_get_mapped (data) && gtk_widget_get_width (data) > 0;
}

static double
get_height (TestTable *table)
{
  GtkWidget *choice = GTK_WIDGET (test_table_find (table, "Back to the table"));
  graphene_rect_t bounds;

  test_ui_wait_for_frames (table->page, 2);
  g_assert_true (gtk_widget_compute_bounds (choice, table->page, &bounds));

  return bounds.size.height;
}

/* A wall can't be handed on: the table view asks nobody, and what may cover it is larger. */
static void
test_table_view (void)
{
  TestTable table;
  RnMove move;
  double height;
  guint ply;

  test_table_open (&table, GAME, 1280, 800);
  gtk_widget_activate_action (table.page, "table.peek", "u", 0);
  height = get_height (&table);
  gtk_widget_activate_action (table.page, "table.end-peek", NULL);
  ply = go_to_cover (&table);
  test_session_go (table.session, ply - 1);
  gtk_widget_activate_action (table.page, "table.view", NULL);
  test_ui_wait (view_is_seen, test_find_type (table.page, AHU_TYPE_RN_SCORES));
  move = get_move (&table, ply - 1);
  test_table_enter (&table, &move);
  g_assert_cmpuint (test_table_get_ply (&table), ==, ply + 1);
  g_assert_cmpuint (get_move (&table, ply).kind, ==, RN_SACRIFICE_NULL);
  g_signal_emit_by_name (table.page, "undo");
  g_assert_cmpuint (test_table_get_ply (&table), ==, ply - 1);

  /* The view of 1280 pixels is made for 1800. */
  gtk_widget_activate_action (table.page, "table.peek", "u", 0);
  g_assert_cmpfloat (get_height (&table), >=, height * 1.5 * gtk_widget_get_width (table.page) / 1800 - 2);
  gtk_widget_activate_action (table.page, "table.end-peek", NULL);
  gtk_widget_activate_action (table.page, "table.leave-view", NULL);
  test_table_enter (&table, &move);
  g_assert_true (is_covered (&table));
  test_table_close (&table);
}

/* The log's line tells it later, behind the cover. */
static void
test_tell_later (void)
{
  TestTable table;
  GtkWidget *window;
  RnMove told;
  guint ply;

  test_table_open (&table, GAME, 1280, 800);
  ply = go_to_cover (&table);
  told = get_move (&table, ply);
  test_table_choose (&table, "Tell Ahu at the end");
  g_assert_cmpuint (get_move (&table, ply).kind, ==, RN_SACRIFICE_NULL);
  gtk_widget_activate_action (table.page, "table.correct", "u", ply);
  window = test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW);
  test_ui_click (window, "Change");
  {
    g_autofree char *name = g_strdup_printf ("Lay %s face down", rn_sacrifice_name (told.kind));

    test_ui_click (window, name);
  }
  g_assert_null (test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW));
  g_assert_cmpuint (get_move (&table, ply).kind, ==, told.kind);
  test_table_close (&table);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/ui/rn-untold/game", test_game);
  g_test_add_func ("/ui/rn-untold/told-stays", test_told_stays);
  g_test_add_func ("/ui/rn-untold/switched-on", test_switched_on);
  g_test_add_func ("/ui/rn-untold/table-view", test_table_view);
  g_test_add_func ("/ui/rn-untold/tell-later", test_tell_later);

  return g_test_run ();
}
