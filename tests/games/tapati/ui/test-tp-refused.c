/* test-tp-refused.c: what can't be done on the table page of Tapati says why, wherever it is tried
 *
 * Not for: which rule refuses what (test-refusals.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-json.h"
#include "games/tapati/ui/ahu-tp-board-private.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/table/ahu-notice.h"

#include "tp-entry-utils.h"
#include "tp-table-utils.h"

static AhuNotice *
get_notice (Table *table)
{
  return AHU_NOTICE (test_find_type (GTK_WIDGET (table->page), AHU_TYPE_NOTICE));
}

/* Says so with the rule, and nothing has changed. */
static void
assert_refused (Table      *table,
                guint       ply,
                const char *what)
{
  const char *words = ahu_notice_get_refusal (get_notice (table));

  g_assert_cmpuint (tp_table_get_ply (table), ==, ply);
  if (words == NULL || strstr (words, "(T") == NULL)
    g_error ("ply %u, %s: %s", ply, what, words != NULL ? words : "nothing is said");
  ahu_notice_dismiss (get_notice (table));
}

/* Of the places on boards, those that are full are no place to try, nor is the frame of tiles to lay. A tile that
 * can be taken back says so. */
static gboolean
is_to_be_refused (const AhuTpCellState *state)
{
  gboolean is_there = state->kind == AHU_TP_CELL_PALM && state->fill.filled > 0;

  return state->is_shown && !state->is_live && !state->is_back && state->fill.fresh == 0 && !is_there &&
         (state->kind != AHU_TP_CELL_FREE || !state->is_laid);
}

static guint
try_board (Table      *table,
           AhuTpBoard *board)
{
  guint ply = tp_table_get_ply (table);
  guint n = 0;

  for (guint i = 0; i < TP_SITES * AHU_TP_CELLS; i++)
    {
      AhuTpCell *cell = ahu_tp_site_get_cell (ahu_tp_board_get_site (board, i / AHU_TP_CELLS), i % AHU_TP_CELLS);
      g_autofree char *what = g_strdup_printf ("site %u, cell %u", i / AHU_TP_CELLS, i % AHU_TP_CELLS);

      if (cell == NULL || !is_to_be_refused (ahu_tp_cell_get_state (cell)))
        continue;
      gtk_test_accessible_assert_state (cell, GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
      ahu_tp_board_choose (board, cell, -1);
      if (ahu_tp_cell_get_reason (cell)->code != TP_OK)
        g_assert_cmpstr (ahu_notice_get_refusal (get_notice (table)), ==, ahu_tip_get (GTK_WIDGET (cell)));
      assert_refused (table, ply, what);
      n++;
    }

  return n;
}

static guint
try_choices (Table *table)
{
  g_autoptr (GPtrArray) choices = test_find_all (GTK_WIDGET (table->page), AHU_TYPE_CHOICE);
  guint ply = tp_table_get_ply (table);
  guint n = 0;

  for (guint i = 0; i < choices->len; i++)
    {
      AhuChoice *choice = choices->pdata[i];
      g_autofree char *reason = g_strdup (ahu_choice_get_reason (choice));

      if (reason == NULL || !gtk_widget_get_mapped (GTK_WIDGET (choice)))
        continue;
      g_signal_emit_by_name (choice, "clicked");
      g_assert_cmpstr (ahu_notice_get_refusal (get_notice (table)), ==, reason);
      assert_refused (table, ply, reason);
      n++;
    }

  return n;
}

/* In every step of a game: cards, markets, ways to exchange, awards, Moai, and all places on boards. */
static void
test_everywhere (gconstpointer name)
{
  guint n_places = 0, n_choices = 0;
  guint steps = 0;
  Table table;

  tp_table_open (&table, name, 1280, 800);
  for (guint i = 0; ahu_session_redo (table.session); i++)
    {
      const TpPosition *position = tp_table_get_position (&table);

      if ((steps >> position->step & 1 && i % 7 != 0) || position->step == TP_STEP_OVER)
        continue;
      steps |= 1u << position->step;
      for (guint seat = 0; seat < position->n_players; seat++)
        n_places += try_board (&table, tp_table_get_board (&table, seat));
      n_choices += try_choices (&table);
    }
  g_assert_cmpuint (n_places, >, 80);
  g_assert_cmpuint (n_choices, >, 30);
  tp_table_close (&table);
}

/* A key of another step names that step, on a telephone too, where the card may not be seen. */
static void
test_keys (gconstpointer width)
{
  static const guint keys[] = { GDK_KEY_m, GDK_KEY_n, GDK_KEY_a, GDK_KEY_r, GDK_KEY_t, GDK_KEY_e, GDK_KEY_p, GDK_KEY_d, GDK_KEY_f };
  g_autoptr (GArray) moves = NULL;
  guint steps = 0;
  Table table;

  tp_table_open (&table, "four-sensible.rapanui", GPOINTER_TO_INT (width), 800);
  moves = tp_entry_list_moves (table.session);
  for (guint ply = 1; ply < moves->len; ply++)
    {
      g_autoptr (AhuRefusal) refusal = NULL;
      guint step;

      /* What a key has made is undone, and nothing is left to redo. */
      refusal = ahu_session_play (table.session, tp_move_to_json (&g_array_index (moves, TpMove, ply - 1)));
      g_assert_null (refusal);
      step = tp_table_get_position (&table)->step;
      if (steps >> step & 1)
        continue;
      steps |= 1u << step;
      for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
        {
          ahu_notice_dismiss (get_notice (&table));
          test_ui_press (GTK_WIDGET (table.page), keys[i], 0);
          if (tp_table_get_ply (&table) == ply)
            g_assert_nonnull (ahu_notice_get_refusal (get_notice (&table)));
          tp_table_go (&table, ply);
        }
    }
  g_assert_cmpuint (steps, >=, 1u << TP_STEP_PRESTIGE);
  tp_table_close (&table);
}

static gboolean
is_choosing (const TpPosition *position)
{
  return position->step == TP_STEP_FACT && position->round > 1;
}

/* The first player has a Moai and may place something else. */
static gboolean
has_built (const TpPosition *position)
{
  return position->step == TP_STEP_PLACE && position->fact == TP_MANUTARA && tp_position_is_pending (position, 0) &&
         tp_moai_is_begun (&position->players[0].moai[0]);
}

/* More than there are, and what was built before. */
static void
test_places (void)
{
  Table table;
  AhuTpBoard *board;
  GtkWidget *cell;
  guint ply;

  tp_table_open (&table, "six-sensible.rapanui", 1280, 800);
  tp_table_go_to (&table, has_built);
  board = tp_table_get_board (&table, 0);
  ply = tp_table_get_ply (&table);
  cell = GTK_WIDGET (ahu_tp_site_get_cell (ahu_tp_board_get_site (board, 0), AHU_TP_CELL_SLAVES));
  g_assert_true (gtk_widget_grab_focus (cell));
  test_ui_press (GTK_WIDGET (board), GDK_KEY_9, 0);
  test_ui_wait_for_frames (table.window, 2);
  g_assert_cmpint (gtk_widget_get_width (test_ui_find (GTK_WIDGET (get_notice (&table)), GTK_TYPE_BUTTON, "Close the message")), >=, 44);
  assert_refused (&table, ply, "nine of them");
  tp_table_go_to (&table, is_choosing);
  ply = tp_table_get_ply (&table);
  g_assert_true (gtk_widget_grab_focus (cell));
  g_assert_false (test_ui_press (GTK_WIDGET (board), GDK_KEY_Delete, 0));
  g_assert_true (test_ui_press (GTK_WIDGET (table.page), GDK_KEY_Delete, 0));
  assert_refused (&table, ply, "what was built");
  tp_table_close (&table);
}

static AhuTpCell *
find_back (AhuTpBoard *board)
{
  for (guint i = 0; i < TP_SITES * AHU_TP_CELLS; i++)
    {
      AhuTpCell *cell = ahu_tp_site_get_cell (ahu_tp_board_get_site (board, i / AHU_TP_CELLS), i % AHU_TP_CELLS);

      if (cell != NULL && ahu_tp_cell_get_state (cell)->is_shown && ahu_tp_cell_get_state (cell)->is_back)
        return cell;
    }

  return NULL;
}

/* A tile that was just laid can be taken back by whoever still places: it says so, and isn't told disabled. */
static void
test_taken_back (void)
{
  AhuTpCell *cell = NULL;
  Table table;
  guint ply;

  tp_table_open (&table, "three-random.rapanui", 1280, 800);
  while (cell == NULL)
    {
      g_assert_true (ahu_session_redo (table.session));
      for (guint seat = 0; seat < 3 && cell == NULL; seat++)
        cell = find_back (tp_table_get_board (&table, seat));
    }
  ply = tp_table_get_ply (&table);
  gtk_test_accessible_assert_state (cell, GTK_ACCESSIBLE_STATE_DISABLED, FALSE);
  g_assert_null (ahu_tip_get (GTK_WIDGET (cell)));
  g_signal_emit_by_name (cell, "clicked");
  g_assert_cmpuint (tp_table_get_ply (&table), <, ply);
  tp_table_close (&table);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_data_func ("/ui/tp-refused/everywhere/three", "three-random.rapanui", test_everywhere);
  g_test_add_data_func ("/ui/tp-refused/everywhere/exchange", "exchange-past-a-missing-one.rapanui", test_everywhere);
  g_test_add_data_func ("/ui/tp-refused/everywhere/four", "four-sensible.rapanui", test_everywhere);
  g_test_add_data_func ("/ui/tp-refused/everywhere/six", "six-sensible.rapanui", test_everywhere);
  g_test_add_data_func ("/ui/tp-refused/keys/1280", GINT_TO_POINTER (1280), test_keys);
  g_test_add_data_func ("/ui/tp-refused/keys/360", GINT_TO_POINTER (360), test_keys);
  g_test_add_func ("/ui/tp-refused/places", test_places);
  g_test_add_func ("/ui/tp-refused/taken-back", test_taken_back);

  return g_test_run ();
}
