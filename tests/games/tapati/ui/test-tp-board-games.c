/* test-tp-board-games.c: whole games on boards, position by position
 *
 * What an update costs is told by `--verbose`, and nowhere judged.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdlib.h>

#include "games/tapati/engine/tp-game.h"
#include "games/tapati/tp-test-utils.h"
#include "support/test-record.h"
#include "support/test-ui.h"
#include "support/test-ui-find.h"

#include "tp-board-utils.h"

#define FOLDER "tapati"
#define FRAME_EVERY 40

typedef struct
{
  GtkWidget *window;
  AhuTpBoard *boards[TP_MAX_PLAYERS];
  GArray *times; /* of showing a position on all boards, in µs */
} Table;

static void
open_table (Table *table)
{
  GtkWidget *grid = gtk_grid_new ();

  table->times = g_array_new (FALSE, FALSE, sizeof (gint64));
  table->window = gtk_window_new ();
  gtk_grid_set_row_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (guint i = 0; i < TP_MAX_PLAYERS; i++)
    {
      table->boards[i] = AHU_TP_BOARD (ahu_tp_board_new ());
      ahu_tp_board_set_players (table->boards[i], tp_board_names, tp_board_colours);
      gtk_widget_set_hexpand (GTK_WIDGET (table->boards[i]), TRUE);
      gtk_widget_set_vexpand (GTK_WIDGET (table->boards[i]), TRUE);
      gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (table->boards[i]), (int) i % 2, (int) i / 2, 1, 1);
    }
  gtk_window_set_default_size (GTK_WINDOW (table->window), 832, 617);
  gtk_window_set_child (GTK_WINDOW (table->window), grid);
  gtk_window_present (GTK_WINDOW (table->window));
}

/* What can be filled now is what the engine takes, and no more. */
static void
check_cell (const TpPosition     *position,
            guint                 seat,
            const AhuTpCellState *state)
{
  guint base = position->players[seat].moai[state->site].base;
  guint count = state->kind == AHU_TP_CELL_PALM ? state->row + 1u - base : MAX (state->fill.live, 1u);
  TpMove move;

  if (!state->is_shown || state->kind == AHU_TP_CELL_FREE)
    return;
  ahu_tp_cell_move (state, seat, count, &move);
  if (!state->is_live)
    {
      g_assert_true (state->kind == AHU_TP_CELL_PALM || tp_check (position, &move).code != TP_OK);
      return;
    }
  g_assert_cmpint (tp_check (position, &move).code, ==, TP_OK);
  if (state->kind == AHU_TP_CELL_PALM || state->kind >= AHU_TP_CELL_TILE)
    return;
  move.count++;
  g_assert_cmpint (tp_check (position, &move).code, !=, TP_OK);
}

static void
check_board (AhuTpBoard       *board,
             const TpPosition *position,
             guint             seat)
{
  for (guint site = 0; site < TP_SITES; site++)
    {
      const TpMoai *moai = &position->players[seat].moai[site];
      const AhuTpCellState *base = tp_board_state (board, site, AHU_TP_BASE);
      guint lines[TP_LINES], value = 0;

      tp_moai_value (moai, &position->box, lines);
      for (guint line = 0; line < TP_LINES; line++)
        value += lines[line];
      g_assert_cmpint (base->is_shown, ==, tp_moai_is_begun (moai));
      if (base->is_shown)
        g_assert_cmpuint (ahu_tp_cell_value (base), ==, value);
      for (guint i = 0; i < AHU_TP_CELLS; i++)
        check_cell (position, seat, tp_board_state (board, site, i));
    }
}

/* Every legal placing, as it is listed, is one that the board offers. */
static void
check_legal (AhuTpBoard       **boards,
             const TpPosition  *position)
{
  TpMove moves[TP_MAX_LEGAL];
  guint n = tp_legal_moves (position, moves);

  for (guint i = 0; i < n; i++)
    {
      gboolean is_offered = FALSE;

      if (moves[i].type != TP_MOVE_BUILD && moves[i].type != TP_MOVE_SCORE)
        continue;
      for (guint cell = 0; cell < AHU_TP_CELLS && !is_offered; cell++)
        {
          const AhuTpCellState *state = tp_board_state (boards[moves[i].player], moves[i].site, cell);
          TpMove move;

          if (!state->is_shown || !state->is_live)
            continue;
          ahu_tp_cell_move (state, moves[i].player, moves[i].count, &move);
          is_offered = memcmp (&move, &moves[i], sizeof move) == 0;
        }
      g_assert_true (is_offered);
    }
}

static void
show_position (Table            *table,
               const TpPosition *position,
               const TpPosition *before)
{
  gint64 start = g_get_monotonic_time (), time;

  for (guint seat = 0; seat < position->n_players; seat++)
    tp_board_show (table->boards[seat], position, seat, AHU_TP_PLAY, before->players[seat].moai);
  time = g_get_monotonic_time () - start;
  if (position->n_players == TP_MAX_PLAYERS)
    g_array_append_val (table->times, time);
  for (guint seat = 0; seat < position->n_players; seat++)
    check_board (table->boards[seat], position, seat);
  check_legal (table->boards, position);
}

static void
show_game (Table      *table,
           const char *name)
{
  g_autoptr (AhuRecord) record = test_record_load (FOLDER, name);
  g_autoptr (AhuRefusal) refusal = NULL;
  AhuHistory *history = ahu_history_new (record, &refusal);

  g_assert_nonnull (history);
  for (guint ply = 0; ply <= ahu_history_get_ply (history); ply++)
    {
      show_position (table, ahu_history_get_position (history, ply),
                     ahu_history_get_position (history, ply > 0 ? ply - 1 : 0));
      if (ply % FRAME_EVERY == 0)
        test_ui_wait_for_frames (table->window, 1);
    }
  ahu_history_free (history);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  gint64 difference = *(const gint64 *) a - *(const gint64 *) b;

  return difference < 0 ? -1 : difference > 0;
}

static void
test_whole_games (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("AHU_TEST_DATA"), FOLDER, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;
  Table table;

  open_table (&table);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".rapanui"))
      {
        show_game (&table, name);
        n++;
      }
  g_assert_cmpuint (n, >, 10);
  g_assert_cmpuint (table.times->len, >, 100);
  qsort (table.times->data, table.times->len, sizeof (gint64), compare);
  g_test_message ("six boards, %u positions: median %" G_GINT64_FORMAT " µs, worst %" G_GINT64_FORMAT " µs",
                  table.times->len, g_array_index (table.times, gint64, table.times->len / 2),
                  g_array_index (table.times, gint64, table.times->len - 1));
  g_array_unref (table.times);
  gtk_window_destroy (GTK_WINDOW (table.window));
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  ahu_game_register (tp_game_get ());

  g_test_add_func ("/ui/tp-board-games/whole-games", test_whole_games);

  return g_test_run ();
}
