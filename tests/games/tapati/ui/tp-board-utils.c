/* tp-board-utils.c: positions that boards are looked at in, and boards in a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tp-board-utils.h"

#include "games/tapati/tp-test-utils.h"
#include "support/test-page.h"
#include "support/test-ui.h"
#include "support/test-ui-find.h"

const char *const tp_board_names[] = { "Anna", "Ben", "Chiara", "Dario", "Elena", "Finn", NULL };
const char *const tp_board_colours[] = { "green", "blue", "red", "violet", "orange", "yellow", NULL };

static void
set_points (TpPosition   *position,
            const guint8 *points)
{
  for (guint seat = 0; seat < position->n_players; seat++)
    position->players[seat].points[TP_LINE_SLAVES] = points[seat];
}

void
tp_board_game (TpPosition *position)
{
  tp_test_start (position, 4);
  tp_test_turn (position, 2);
  position->round = 5;
  set_points (position, (guint8[]) { 23, 17, 9, 26 });
  tp_test_tapati (position, 0, 1, 5, 2, "3");
  tp_test_tapati (position, 1, 0, 4, 3, "1");
  position->players[1].tapati[TP_RUG_3] = 1;
  tp_test_tapati (position, 2, 1, 7, 1, "");
  tp_test_tapati (position, 3, 0, 2, 6, "24");
  tp_test_moai (position, 0, 0, "2/1/2 3/1/3 4/1/1", 3, 4);
  tp_test_rug (&position->players[0].moai[0], &position->box, 2, 1, 1);
  tp_test_moai (position, 0, 1, "1/1/1", 1, 0);
  tp_test_moai (position, 1, 0, "2/1/2 2/1/2 3/1/3", 3, 0);
  tp_test_moai (position, 1, 1, "1/1/1", 1, 5);
  tp_test_moai (position, 2, 0, "3/1/2", 1, 0);
  tp_test_moai (position, 2, 1, "2/1/2 4/0/4", 1, 0);
  tp_test_rug (&position->players[2].moai[1], &position->box, 3, 0, 1);
  tp_test_moai (position, 3, 0, "2/1/2 2/1/2 3/2/3 4/1/3", 4, 0);
}

static void
place_captives (TpPosition *position)
{
  position->players[0].tapati[TP_SLAVE] = 3;
  position->players[0].taken[TP_SLAVE] = 3;
  tp_test_moai (position, 0, 1, "1/1/0", 1, 0);
  position->players[1].tapati[TP_SLAVE] = 2;
  position->players[1].taken[TP_SLAVE] = 5;
  tp_test_moai (position, 1, 0, "2/1/2 2/1/2 3/1/0", 3, 0);
  position->players[2].taken[TP_SLAVE] = 2;
  position->players[2].moai[1].slaves[TP_FLOOR_O] = 2;
}

void
tp_board_place (TpPosition *position,
                TpFact      fact)
{
  static const guint8 kinds[TP_FACTS] = { [TP_MAKE_MAKE] = TP_RAPANUI, [TP_AHU] = TP_PALM, [TP_RANO_RARAKU] = TP_QUARRY_2 };

  tp_board_game (position);
  position->step = TP_STEP_PLACE;
  position->fact = (guint8) fact;
  position->used[position->n_used++] = (guint8) fact;
  position->active = 1;
  position->pending = 0x7;
  if (fact == TP_MANUTARA)
    place_captives (position);
  else
    for (guint seat = 0; seat < 3; seat++)
      position->players[seat].taken[kinds[fact]] = 1;
}

void
tp_board_before (const TpPosition *position,
                 guint             seat,
                 TpMoai            before[TP_SITES])
{
  memcpy (before, position->players[seat].moai, TP_SITES * sizeof *before);
  if (seat == 2)
    before[1].slaves[TP_FLOOR_O] = 0;
}

void
tp_board_game_of_six (TpPosition *position)
{
  tp_test_start (position, 6);
  tp_test_turn (position, 0);
  position->round = 3;
  set_points (position, (guint8[]) { 5, 0, 3, 0, 0, 0 });
  tp_test_moai (position, 0, 0, "2/1/2 3/1/0", 1, 0);
  tp_test_moai (position, 0, 1, "2/1/0", 0, 0);
  tp_test_moai (position, 1, 0, "3/1/3", 1, 0);
  tp_test_rug (&position->players[1].moai[0], &position->box, 3, 0, 2);
  tp_test_moai (position, 2, 0, "1/1/1 1/1/1", 2, 0);
  tp_test_moai (position, 2, 1, "4/1/2", 0, 0);
  tp_test_moai (position, 3, 0, "2/1/2", 1, 3);
  tp_test_moai (position, 4, 0, "1/1/1", 1, 0);
  tp_test_moai (position, 4, 1, "2/1/1", 1, 0);
  tp_test_moai (position, 4, 2, "4/1/0", 0, 0);
  tp_test_moai (position, 5, 0, "1/1/1 2/1/1", 2, 0);
  tp_test_moai (position, 5, 1, "3/1/2", 1, 0);
  tp_test_tapati (position, 0, 2, 5, 1, "");
  tp_test_tapati (position, 1, 1, 5, 3, "1");
  tp_test_tapati (position, 2, 1, 6, 2, "2");
  tp_test_tapati (position, 3, 2, 8, 0, "34");
  tp_test_tapati (position, 4, 2, 4, 4, "");
  tp_test_tapati (position, 5, 1, 3, 2, "4");
  position->step = TP_STEP_PLACE;
  position->fact = TP_MANUTARA;
  position->used[position->n_used++] = TP_MANUTARA;
  position->pending = 0x35;
  position->players[0].taken[TP_SLAVE] = 5;
  position->players[2].taken[TP_SLAVE] = 4;
  position->players[4].taken[TP_SLAVE] = 3;
  position->players[5].taken[TP_SLAVE] = 3;
}

AhuTpBoard *
tp_board_open (const TpPosition *position,
               guint             seat,
               AhuTpMode         mode,
               int               width,
               int               height)
{
  AhuTpBoard *board = AHU_TP_BOARD (ahu_tp_board_new ());

  ahu_tp_board_set_players (board, tp_board_names, tp_board_colours);
  tp_board_show (board, position, seat, mode, NULL);
  test_page_show (GTK_WIDGET (board), width, height);

  return board;
}

void
tp_board_show (AhuTpBoard       *board,
               const TpPosition *position,
               guint             seat,
               AhuTpMode         mode,
               const TpMoai     *before)
{
  AhuTpView view = { position, seat, mode, before };

  ahu_tp_board_show (board, &view);
}

void
tp_board_close (AhuTpBoard *board)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (board)));
  gpointer left = board;

  g_object_add_weak_pointer (G_OBJECT (board), &left);
  gtk_window_destroy (GTK_WINDOW (window));
  test_ui_wait (test_ui_is_gone, &left);
}

AhuTpCell *
tp_board_cell (AhuTpBoard *board,
               guint       site,
               guint       cell)
{
  return ahu_tp_site_get_cell (ahu_tp_board_get_site (board, site), cell);
}

const AhuTpCellState *
tp_board_state (AhuTpBoard *board,
                guint       site,
                guint       cell)
{
  return ahu_tp_site_get_cell_state (ahu_tp_board_get_site (board, site), cell);
}

gboolean
tp_board_shows (AhuTpBoard *board,
                guint       site,
                guint       cell)
{
  AhuTpCell *found = tp_board_cell (board, site, cell);

  return found != NULL && gtk_widget_get_visible (GTK_WIDGET (found));
}

AhuTpCell *
tp_board_row (AhuTpBoard    *board,
              guint          site,
              guint          row,
              AhuTpCellKind  kind)
{
  return tp_board_cell (board, site, row * AHU_TP_ROW_CELLS + kind);
}

int
tp_board_width (GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, widget, &bounds));

  return (int) bounds.size.width;
}
