/* tp-taps-utils.c: plays on the table page of Tapati through its controls, as people do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tp-taps-utils.h"

#include "games/tapati/ui/ahu-tp-board-private.h"
#include "games/tapati/ui/ahu-tp-centre-words.h"
#include "games/tapati/ui/ahu-tp-table-private.h"

#include "tp-entry-utils.h"

void
test_tp_tap_make (const TestTpTap *tap)
{
  if (tap->space >= 0)
    ahu_tp_board_choose (tap->board, AHU_TP_CELL (tap->widget), tap->space);
  else
    g_signal_emit_by_name (tap->widget, "clicked");
}

static void
make_tap (TestTpTable *table,
          TestTpTap    tap)
{
  table->n_activations++;
  if (table->tap != NULL)
    table->tap (table, &tap);
  else
    test_tp_tap_make (&tap);
}

guint
test_tp_table_get_ply (TestTpTable *table)
{
  return ahu_history_get_ply (ahu_session_get_history (table->session));
}

const TpPosition *
test_tp_table_get_position (TestTpTable *table)
{
  return ahu_session_get_position (table->session);
}

AhuTpBoard *
test_tp_table_get_board (TestTpTable *table,
                         guint        seat)
{
  return ahu_tp_boards_get_board (AHU_TP_BOARDS (AHU_TP_TABLE (table->page)->boards), seat);
}

void
test_tp_table_choose (TestTpTable *table,
                      GtkWidget   *root,
                      const char  *name)
{
  AhuChoice *choice = tp_entry_find_choice (root, name);

  if (choice == NULL)
    g_error ("ply %u: no choice is called “%s”", test_tp_table_get_ply (table), name);
  make_tap (table, (TestTpTap) { GTK_WIDGET (choice), NULL, -1 });
}

static void
enter_draw (TestTpTable  *table,
            const TpMove *move)
{
  TpPosition position = *test_tp_table_get_position (table);

  for (guint i = 0; i < move->n_quarries; i++)
    {
      g_autofree char *name = ahu_tp_tile_words (&position, TP_QUARRY (move->quarries[i]), 1);

      test_tp_table_choose (table, AHU_TP_TABLE (table->page)->centre, name);
    }
  if (move->rug > 0)
    {
      g_autofree char *name = ahu_tp_tile_words (&position, TP_RUG (move->rug), 1);

      test_tp_table_choose (table, AHU_TP_TABLE (table->page)->centre, name);
    }
}

static void
enter_on_board (TestTpTable  *table,
                const TpMove *move)
{
  AhuTpBoard *board = test_tp_table_get_board (table, move->player);
  AhuTpCell *cell = tp_entry_find_cell (board, test_tp_table_get_position (table), move);
  const AhuTpCellState *state = ahu_tp_cell_get_state (cell);
  gboolean is_counted = state->kind < AHU_TP_CELL_PALM || state->kind == AHU_TP_CELL_ROAD;
  gboolean is_all = !is_counted || state->fill.live == move->count;

  make_tap (table, (TestTpTap) { GTK_WIDGET (cell), board, is_all ? -1 : state->fill.filled + move->count - 1 });
}

void
test_tp_table_enter (TestTpTable  *table,
                     const TpMove *move)
{
  g_autofree char *name = NULL;
  GtkWidget *root = table->page;

  if (move->type == TP_MOVE_REVEAL)
    {
      enter_draw (table, move);
      return;
    }
  if (move->type == TP_MOVE_BUILD || move->type == TP_MOVE_SCORE)
    {
      enter_on_board (table, move);
      return;
    }
  if (move->type == TP_MOVE_DONE && test_tp_table_get_position (table)->step == TP_STEP_PLACE)
    root = GTK_WIDGET (test_tp_table_get_board (table, move->player));
  name = tp_entry_name_choice (test_tp_table_get_position (table), ahu_session_get_names (table->session), move);
  test_tp_table_choose (table, root, name);
}
