/* test-tp-board-form.c: a board as a form: pieces come and go, one by one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/tp-test-utils.h"
#include "games/tapati/ui/ahu-tp-form.h"
#include "support/test-ui.h"
#include "support/test-ui-find.h"
#include "toolkit/table/ahu-choice.h"

#include "tp-board-utils.h"

#define WIDTH 760
#define HEIGHT 530

/* The form applies what it is told, as the page does. */
typedef struct
{
  TpPosition position;
  AhuTpBoard *board;
  guint n_entered;
  guint n_refused;
} Form;

static void
show (Form *form)
{
  tp_board_show (form->board, &form->position, 0, AHU_TP_FORM, NULL);
  test_ui_wait_for_frames (GTK_WIDGET (form->board), 1);
}

static void
entered_cb (AhuTpBoard   *board,
            guint         site,
            const TpMoai *moai,
            Form         *form)
{
  form->n_entered++;
  form->position.players[0].moai[site] = *moai;
}

static void
refused_cb (AhuTpBoard     *board,
            const TpReason *reason,
            Form           *form)
{
  g_assert_cmpint (reason->code, !=, TP_OK);
  form->n_refused++;
}

static void
open_form (Form *form)
{
  memset (form, 0, sizeof *form);
  tp_board_game (&form->position);
  memset (form->position.players[0].moai, 0, sizeof form->position.players[0].moai);
  form->board = tp_board_open (&form->position, 0, AHU_TP_FORM, WIDTH, HEIGHT);
  g_signal_connect (form->board, "entered", G_CALLBACK (entered_cb), form);
  g_signal_connect (form->board, "refused", G_CALLBACK (refused_cb), form);
}

static void
choose (Form      *form,
        AhuTpCell *cell,
        int        space)
{
  ahu_tp_board_choose (form->board, cell, space);
  show (form);
}

static void
assert_moai (const Form *form,
             guint       site,
             const char *floors,
             guint       base,
             guint       transfer)
{
  TpMoai moai = tp_test_tower (floors, base, transfer);

  g_assert_cmpmem (&form->position.players[0].moai[site], sizeof moai, &moai, sizeof moai);
}

/* From nothing to a Moai under transfer, and back. */
static void
test_both_ways (void)
{
  Form form;
  AhuTpBoard *board;

  open_form (&form);
  board = form.board;
  /* Not only on the lowest (T8.2): a Moai there may have been scored since. */
  for (guint circles = 1; circles <= TP_CIRCLES; circles++)
    {
      g_assert_cmpuint (tp_board_state (board, 1, AHU_TP_TILES + circles - 1)->piece, ==, TP_QUARRY (circles));
      g_assert_true (tp_board_state (board, 1, AHU_TP_TILES + circles - 1)->is_live);
    }
  choose (&form, tp_board_cell (board, 0, AHU_TP_FREE), -1);
  g_assert_false (tp_moai_is_begun (&form.position.players[0].moai[0]));
  choose (&form, tp_board_cell (board, 0, AHU_TP_TILES), -1);
  assert_moai (&form, 0, "1/0/0", 0, 0);

  choose (&form, tp_board_row (board, 0, 0, AHU_TP_CELL_RAPANUIS), 0);
  choose (&form, tp_board_row (board, 0, 0, AHU_TP_CELL_SLAVES), 0);
  choose (&form, tp_board_row (board, 0, 0, AHU_TP_CELL_PALM), 0);
  assert_moai (&form, 0, "1/1/1", 1, 0);
  choose (&form, tp_board_cell (board, 0, AHU_TP_TILES), -1);
  assert_moai (&form, 0, "1/1/1 1/0/0", 1, 0);
  choose (&form, tp_board_cell (board, 0, AHU_TP_ROAD), 3);
  assert_moai (&form, 0, "1/1/1 1/0/0", 1, 4);
  /* The last one again is one fewer; any other is as many as up to there. */
  choose (&form, tp_board_cell (board, 0, AHU_TP_ROAD), 3);
  assert_moai (&form, 0, "1/1/1 1/0/0", 1, 3);
  choose (&form, tp_board_cell (board, 0, AHU_TP_ROAD), 0);
  choose (&form, tp_board_cell (board, 0, AHU_TP_ROAD), 0);
  assert_moai (&form, 0, "1/1/1 1/0/0", 1, 0);
  choose (&form, tp_board_row (board, 0, 0, AHU_TP_CELL_RAPANUIS), 0);
  choose (&form, tp_board_row (board, 0, 0, AHU_TP_CELL_PALM), 0);
  assert_moai (&form, 0, "1/0/1 1/0/0", 0, 0);

  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (tp_board_row (board, 0, 1, AHU_TP_CELL_SLAVES))));
  g_assert_true (test_ui_press (GTK_WIDGET (board), GDK_KEY_Delete, 0));
  show (&form);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (tp_board_row (board, 0, 0, AHU_TP_CELL_SLAVES))));
  g_assert_true (test_ui_press (GTK_WIDGET (board), GDK_KEY_Delete, 0));
  show (&form);
  g_assert_false (tp_moai_is_begun (&form.position.players[0].moai[0]));
  g_assert_cmpuint (form.n_refused, ==, 0);
  tp_board_close (board);
}

static void
test_keys (void)
{
  Form form;

  open_form (&form);
  form.position.players[0].moai[0] = tp_test_tower ("4/0/0 4/0/0 4/0/0", 0, 0);
  show (&form);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (tp_board_row (form.board, 0, 1, AHU_TP_CELL_SLAVES))));
  g_assert_true (test_ui_press (GTK_WIDGET (form.board), GDK_KEY_3, 0));
  assert_moai (&form, 0, "4/0/0 4/0/3 4/0/0", 0, 0);
  show (&form);
  g_assert_true (test_ui_press (GTK_WIDGET (form.board), GDK_KEY_0, 0));
  assert_moai (&form, 0, "4/0/0 4/0/0 4/0/0", 0, 0);
  show (&form);
  g_assert_false (test_ui_press (GTK_WIDGET (form.board), GDK_KEY_5, 0));
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (tp_board_row (form.board, 0, 2, AHU_TP_CELL_RAPANUIS))));
  g_assert_true (test_ui_press (GTK_WIDGET (form.board), GDK_KEY_2, 0));
  assert_moai (&form, 0, "4/0/0 4/0/0 4/2/0", 0, 0);
  show (&form);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (tp_board_row (form.board, 0, 2, AHU_TP_CELL_PALM))));
  g_assert_true (test_ui_press (GTK_WIDGET (form.board), GDK_KEY_1, 0));
  assert_moai (&form, 0, "4/0/0 4/0/0 4/2/0", 3, 0);
  tp_board_close (form.board);
}

/* The rugs of the own box have the spaces that it says. */
static void
test_rug (void)
{
  Form form;
  TpMoai *moai;

  open_form (&form);
  moai = &form.position.players[0].moai[0];
  form.position.box.rug_spaces[1] = 1;
  *moai = tp_test_tower ("2/0/0", 0, 0);
  show (&form);
  g_assert_false (tp_board_shows (form.board, 0, AHU_TP_FREE));
  g_assert_cmpuint (tp_board_state (form.board, 0, AHU_TP_TILES + 3)->piece, ==, TP_RUG_2);
  choose (&form, tp_board_cell (form.board, 0, AHU_TP_TILES + 4), -1);
  g_assert_cmpuint (moai->rug, ==, 3);
  g_assert_cmpuint (moai->spaces[TP_ON_RUG], ==, 1);
  /* No second rug (T3.9). */
  g_assert_false (tp_board_shows (form.board, 0, AHU_TP_TILES + 3));
  choose (&form, tp_board_row (form.board, 0, 1, AHU_TP_CELL_SLAVES), 0);
  g_assert_cmpuint (moai->slaves[TP_ON_RUG], ==, 1);
  choose (&form, tp_board_row (form.board, 0, 1, AHU_TP_CELL_RAPANUIS), -1);
  g_assert_cmpuint (moai->rapanuis[TP_ON_RUG], ==, 1);
  ahu_tp_board_remove_top (form.board, 0);
  assert_moai (&form, 0, "2/0/0", 0, 0);
  tp_board_close (form.board);
}

/* What can't be is said at the end: palms of the transfer, the rug and floors come in any order. */
static void
test_any_order (void)
{
  Form form;
  AhuTpBoard *board;

  open_form (&form);
  board = form.board;
  choose (&form, tp_board_cell (board, 0, AHU_TP_TILES + 1), -1);
  choose (&form, tp_board_cell (board, 0, AHU_TP_ROAD), 2);
  assert_moai (&form, 0, "2/0/0", 0, 3);
  /* Three quarries that don't fall (T3.5), then the rugs. */
  choose (&form, tp_board_cell (board, 0, AHU_TP_TILES + 3), -1);
  g_assert_cmpuint (form.position.players[0].moai[0].rug, ==, 2);
  choose (&form, tp_board_cell (board, 0, AHU_TP_TILES + 2), -1);
  ahu_tp_board_remove_top (board, 0);
  show (&form);
  assert_moai (&form, 0, "2/0/0 4/0/0", 0, 3);
  choose (&form, tp_board_cell (board, 0, AHU_TP_TILES), -1);
  choose (&form, tp_board_cell (board, 0, AHU_TP_TILES), -1);
  assert_moai (&form, 0, "2/0/0 4/0/0 4/0/0 4/0/0", 0, 3);
  g_assert_cmpuint (tp_board_state (board, 0, AHU_TP_TILES)->piece, ==, TP_RUG_2);
  g_assert_cmpuint (form.n_refused, ==, 0);
  tp_board_close (board);
}

static GtkWidget *
find_circles (Form *form)
{
  return test_ui_find (GTK_WIDGET (form->board), GTK_TYPE_POPOVER, NULL);
}

static void
test_circles (void)
{
  Form form;
  GtkWidget *one, *three;

  open_form (&form);
  form.position.players[0].moai[0] = tp_test_tower ("2/0/2 3/0/3 4/0/0", 0, 0);
  show (&form);
  ahu_tp_board_choose (form.board, tp_board_row (form.board, 0, 1, AHU_TP_CELL_SLAVES), -1);
  g_assert_nonnull (find_circles (&form));
  one = test_ui_find (find_circles (&form), AHU_TYPE_CHOICE, "a quarry with 1 circle");
  three = test_ui_find (find_circles (&form), AHU_TYPE_CHOICE, "a quarry with 2 circles");
  g_assert_nonnull (strstr (ahu_choice_get_reason (AHU_CHOICE (one)), "(T3.5)"));
  g_assert_null (ahu_choice_get_reason (AHU_CHOICE (three)));
  g_signal_emit_by_name (one, "clicked");
  g_assert_cmpuint (form.n_entered, ==, 0);
  g_signal_emit_by_name (three, "clicked");
  assert_moai (&form, 0, "2/0/2 2/0/2 4/0/0", 0, 0);
  tp_board_close (form.board);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/ui/tp-board-form/both-ways", test_both_ways);
  g_test_add_func ("/ui/tp-board-form/keys", test_keys);
  g_test_add_func ("/ui/tp-board-form/rug", test_rug);
  g_test_add_func ("/ui/tp-board-form/any-order", test_any_order);
  g_test_add_func ("/ui/tp-board-form/circles", test_circles);

  return g_test_run ();
}
