/* tp-taps-utils.c: plays on the table page of Tapati through its controls, as people do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tp-taps-utils.h"

#include "games/tapati/ui/ahu-tp-board-private.h"
#include "games/tapati/ui/ahu-tp-centre-words.h"

#include "tp-entry-utils.h"

void
tp_tap_make (const TpTap *tap)
{
  if (tap->space >= 0)
    ahu_tp_board_choose (tap->board, AHU_TP_CELL (tap->widget), tap->space);
  else
    g_signal_emit_by_name (tap->widget, "clicked");
}

static void
make_tap (Table *table,
          TpTap  tap)
{
  table->n_activations++;
  if (table->tap != NULL)
    table->tap (table, &tap);
  else
    tp_tap_make (&tap);
}

void
tp_table_choose (Table      *table,
                 GtkWidget  *root,
                 const char *name)
{
  AhuChoice *choice = tp_entry_find_choice (root, name);

  if (choice == NULL)
    g_error ("ply %u: no choice is called “%s”", tp_table_get_ply (table), name);
  make_tap (table, (TpTap) { GTK_WIDGET (choice), NULL, -1 });
}

static void
enter_draw (Table        *table,
            const TpMove *move)
{
  TpPosition position = *tp_table_get_position (table);

  for (guint i = 0; i < move->n_quarries; i++)
    {
      g_autofree char *name = ahu_tp_tile_words (&position, TP_QUARRY (move->quarries[i]), 1);

      tp_table_choose (table, table->page->centre, name);
    }
  if (move->rug > 0)
    {
      g_autofree char *name = ahu_tp_tile_words (&position, TP_RUG (move->rug), 1);

      tp_table_choose (table, table->page->centre, name);
    }
}

static void
enter_on_board (Table        *table,
                const TpMove *move)
{
  AhuTpBoard *board = tp_table_get_board (table, move->player);
  AhuTpCell *cell = tp_entry_find_cell (board, tp_table_get_position (table), move);
  const AhuTpCellState *state = ahu_tp_cell_get_state (cell);
  gboolean is_counted = state->kind < AHU_TP_CELL_PALM || state->kind == AHU_TP_CELL_ROAD;
  gboolean is_all = !is_counted || state->fill.live == move->count;

  make_tap (table, (TpTap) { GTK_WIDGET (cell), board, is_all ? -1 : state->fill.filled + move->count - 1 });
}

void
tp_table_enter (Table        *table,
                const TpMove *move)
{
  g_autofree char *name = NULL;
  GtkWidget *root = GTK_WIDGET (table->page);

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
  if (move->type == TP_MOVE_DONE && tp_table_get_position (table)->step == TP_STEP_PLACE)
    root = GTK_WIDGET (tp_table_get_board (table, move->player));
  name = tp_entry_name_choice (tp_table_get_position (table), ahu_session_get_names (table->session), move);
  tp_table_choose (table, root, name);
}
