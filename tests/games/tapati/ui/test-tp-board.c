/* test-tp-board.c: what a board shows, and what can be done on it by pointer, finger and keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "games/tapati/tp-test-utils.h"
#include "games/tapati/ui/ahu-tp-board-words.h"
#include "games/tapati/ui/ahu-tp-piece.h"
#include "support/test-ui.h"
#include "support/test-ui-find.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/table/ahu-choice.h"

#include "tp-board-utils.h"

#define WIDTH 410
#define HEIGHT 303
#define BUTTONS 60 /* what one line with them needs more */
#define MOST_SITE 6.5 /* of the height of a row */
#define BEN 1
#define CHIARA 2

/* What a board told last. */
typedef struct
{
  TpMove moves[TP_MAX_FILLS];
  guint n_moves;
  guint n_plays;
  guint back[4]; /* site, place, piece, count */
  guint n_back;
  TpReason reason;
  guint n_refused;
} Told;

static void
play_cb (AhuTpBoard   *board,
         const TpMove *moves,
         guint         n,
         Told         *told)
{
  told->n_moves = n;
  told->n_plays++;
  for (guint i = 0; i < n; i++)
    told->moves[i] = moves[i];
}

static void
take_back_cb (AhuTpBoard *board,
              guint       site,
              guint       place,
              guint       piece,
              guint       count,
              Told       *told)
{
  const guint back[] = { site, place, piece, count };

  memcpy (told->back, back, sizeof back);
  told->n_back++;
}

static void
refused_cb (AhuTpBoard     *board,
            const TpReason *reason,
            Told           *told)
{
  told->reason = *reason;
  told->n_refused++;
}

static void
listen (AhuTpBoard *board,
        Told       *told)
{
  memset (told, 0, sizeof *told);
  g_signal_connect (board, "play", G_CALLBACK (play_cb), told);
  g_signal_connect (board, "take-back", G_CALLBACK (take_back_cb), told);
  g_signal_connect (board, "refused", G_CALLBACK (refused_cb), told);
}

static AhuTpBoard *
open_placing (TpFact  fact,
              guint   seat,
              Told   *told)
{
  TpPosition position;
  TpMoai before[TP_SITES];
  AhuTpBoard *board;

  tp_board_place (&position, fact);
  tp_board_before (&position, seat, before);
  board = tp_board_open (&position, seat, AHU_TP_PLAY, WIDTH, HEIGHT);
  tp_board_show (board, &position, seat, AHU_TP_PLAY, before);
  test_ui_wait_for_frames (GTK_WIDGET (board), 1);
  listen (board, told);

  return board;
}

/* The one move told last, by the words of records, and that the engine takes it. */
static void
assert_played (const Told *told,
               const char *words)
{
  TpMove move;

  tp_test_parse (&move, words);
  g_assert_cmpuint (told->n_moves, ==, 1);
  g_assert_cmpmem (&told->moves[0], sizeof move, &move, sizeof move);
}

static void
tap (AhuTpBoard *board,
     AhuTpCell  *cell,
     double      x,
     double      y,
     gboolean    touch)
{
  double board_x, board_y;

  g_assert_true (gtk_widget_translate_coordinates (GTK_WIDGET (cell), GTK_WIDGET (board), x, y, &board_x, &board_y));
  g_assert_true (ahu_tp_board_tap (board, board_x, board_y, touch));
}

/* In the middle of one of its spaces. */
static void
tap_space (AhuTpBoard *board,
           AhuTpCell  *cell,
           guint       space)
{
  int height = gtk_widget_get_height (GTK_WIDGET (cell));
  int first = -1, last = -1;

  for (int x = 0; x < gtk_widget_get_width (GTK_WIDGET (cell)); x++)
    if (ahu_tp_cell_find_space (cell, x, height / 2) == (int) space)
      {
        first = first < 0 ? x : first;
        last = x;
      }
  g_assert_cmpint (first, >=, 0);
  tap (board, cell, (first + last) / 2.0, height / 2.0, FALSE);
}

/* At its edge, beside the spaces. */
static void
tap_beside (AhuTpBoard *board,
            AhuTpCell  *cell)
{
  g_assert_cmpint (ahu_tp_cell_find_space (cell, 2, 2), ==, -1);
  tap (board, cell, 2, 2, FALSE);
}

static void
assert_named (gpointer    widget,
              const char *name)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

/* What Done costs is said above the buttons where all of it has room, and never over them. */
static void
test_foot (void)
{
  static const int texts[] = { 100, 150, 200 };
  GtkSettings *settings = gtk_settings_get_default ();
  TpPosition position;
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  tp_board_place (&position, TP_MANUTARA);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      AhuTpBoard *board;
      int needed;

      g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * texts[i] / 100, NULL);
      board = tp_board_open (&position, BEN, AHU_TP_PLAY, 340, 450);
      gtk_widget_measure (board->note, GTK_ORIENTATION_VERTICAL, 340 - 2 * 7, &needed, NULL, NULL, NULL);
      g_test_message ("%d %%: %d px for “%s”", texts[i], needed, gtk_label_get_label (GTK_LABEL (board->note)));
      if (gtk_widget_get_child_visible (board->note))
        g_assert_cmpint (gtk_widget_get_height (board->note), >=, needed);
      if (i == 0)
        g_assert_true (gtk_widget_get_child_visible (board->note));
      tp_board_close (board);
    }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

static void
test_geometry (void)
{
  AhuTpGeometry geometry;
  double base;

  ahu_tp_geometry_init (&geometry, AHU_TP_LEAST_WIDTH, 200, TRUE, TRUE, FALSE, AHU_TP_ROWS);
  g_assert_cmpfloat (geometry.site, ==, 98);
  ahu_tp_geometry_init (&geometry, WIDTH, HEIGHT, TRUE, TRUE, FALSE, AHU_TP_ROWS);
  g_assert_false (geometry.one_line);
  ahu_tp_geometry_init (&geometry, WIDTH + BUTTONS, HEIGHT, TRUE, TRUE, FALSE, AHU_TP_ROWS);
  g_assert_true (geometry.one_line);
  g_assert_cmpint (geometry.head, ==, 46);
  /* Where the width is what is short, a second line costs the towers nothing. */
  ahu_tp_geometry_init (&geometry, AHU_TP_LEAST_WIDTH, HEIGHT, TRUE, FALSE, FALSE, AHU_TP_ROWS);
  g_assert_false (geometry.one_line);
  g_assert_cmpint (geometry.head, ==, 66);
  ahu_tp_geometry_init (&geometry, WIDTH, 198, TRUE, TRUE, FALSE, AHU_TP_ROWS);
  g_assert_true (geometry.one_line);
  g_assert_cmpint (geometry.head, ==, 36);

  ahu_tp_geometry_init (&geometry, AHU_TP_LEAST_WIDTH, ahu_tp_geometry_two_lines_height (FALSE), TRUE, FALSE, FALSE, AHU_TP_ROWS);
  g_assert_false (geometry.one_line);
  base = geometry.base;

  /* From two metres the value of a Moai is read. */
  ahu_tp_geometry_init (&geometry, AHU_TP_LEAST_WIDTH, ahu_tp_geometry_two_lines_height (TRUE), TRUE, FALSE, TRUE, AHU_TP_ROWS);
  g_assert_false (geometry.one_line);
  g_assert_cmpfloat (geometry.base, >, 1.3 * base);

  for (int width = AHU_TP_LEAST_WIDTH; width < 1400; width += 61)
    for (int height = ahu_tp_geometry_least_height (TRUE); height < 1000; height += 37)
      {
        ahu_tp_geometry_init (&geometry, width, height, TRUE, TRUE, width % 2 == 0, AHU_TP_ROWS);
        g_assert_cmpfloat (geometry.row, >=, AHU_TP_LEAST_ROW);
        g_assert_cmpfloat (geometry.row, <=, AHU_TP_MOST_ROW);
        g_assert_cmpfloat (geometry.site, <=, geometry.row * MOST_SITE);
        /* One proportion, but that captives must be seen, and a finger must hit a row. */
        g_assert_true (geometry.slab >= 2 * geometry.row - 0.01 || geometry.row <= AHU_TP_CROWDED);
        g_assert_cmpfloat (geometry.slab, <=, MAX (2 * geometry.row, 56) + 0.01);
        g_assert_cmpfloat (geometry.top + AHU_TP_ROWS * geometry.row + geometry.base + geometry.road, <=,
                           height - geometry.foot);
        g_assert_cmpfloat (ahu_tp_geometry_site (&geometry, TP_SITES - 1) + geometry.site, <=, width);
      }
}

/* Every accessible name of section 13. */
static void
test_names (void)
{
  Told told;
  AhuTpBoard *board = open_placing (TP_MANUTARA, CHIARA, &told);

  assert_named (board, "Chiara, 9 points, 4 captives to place");
  assert_named (ahu_tp_board_get_site (board, 1), "Site 2, Moai of 2 floors and rug, worth 3");
  assert_named (ahu_tp_board_get_site (board, 2), "Site 3, free");
  assert_named (gtk_widget_get_parent (GTK_WIDGET (tp_board_row (board, 1, 1, AHU_TP_CELL_SLAVES))), "O, quarry with 4 circles");
  assert_named (gtk_widget_get_parent (GTK_WIDGET (tp_board_row (board, 1, 2, AHU_TP_CELL_SLAVES))), "Rug with a 3");
  assert_named (tp_board_row (board, 1, 1, AHU_TP_CELL_SLAVES), "Captives 2 of 4, 2 can be placed");
  assert_named (tp_board_row (board, 1, 1, AHU_TP_CELL_RAPANUIS), "Rapanuis 0 of 1");
  assert_named (tp_board_row (board, 1, 1, AHU_TP_CELL_PALM), "Palm missing");
  assert_named (tp_board_row (board, 0, 0, AHU_TP_CELL_PALM), "Palm on the base");
  assert_named (tp_board_cell (board, 1, AHU_TP_BASE), "Worth 3: Captives 2, Quarries 1");
  assert_named (tp_board_cell (board, 1, AHU_TP_ROAD), "Transfer, 0 of 7");
  tp_board_close (board);

  board = open_placing (TP_MANUTARA, 0, &told);
  assert_named (tp_board_cell (board, 0, AHU_TP_BASE), "Worth 15: Captives 5, Quarries 3, Transfer 4, Rug 3");
  assert_named (tp_board_cell (board, 0, AHU_TP_ROAD), "Transfer, 4 of 7, worth 4");
  g_assert_true (test_ui_says (GTK_WIDGET (board), "Anna"));
  g_assert_nonnull (test_ui_find (GTK_WIDGET (board), GTK_TYPE_BOX,
                                  "Tapati: Rapanuis 1 of 2, captives 3 of 8, palms 2 of 6, a quarry with 3 circles"));
  tp_board_close (board);
}

/* The palm of a row brings those below it, and is called after all of them. */
static void
test_palm_names (void)
{
  TpPosition position;
  AhuTpBoard *board;
  Told told;

  tp_board_place (&position, TP_AHU);
  position.players[CHIARA].moai[1].base = 0;
  board = tp_board_open (&position, CHIARA, AHU_TP_PLAY, WIDTH, HEIGHT);
  listen (board, &told);
  assert_named (tp_board_row (board, 1, 0, AHU_TP_CELL_PALM), "Palm missing, 1 can be placed");
  assert_named (tp_board_row (board, 1, 1, AHU_TP_CELL_PALM), "Palm missing, 2 can be placed");
  g_signal_emit_by_name (tp_board_row (board, 1, 1, AHU_TP_CELL_PALM), "clicked");
  g_assert_cmpuint (told.n_moves, ==, 1);
  g_assert_cmpuint (told.moves[0].count, ==, 2);
  tp_board_close (board);
}

static void
test_roles (void)
{
  Told told;
  AhuTpBoard *board = open_placing (TP_MANUTARA, CHIARA, &told);
  AhuTpCell *live = tp_board_row (board, 0, 0, AHU_TP_CELL_SLAVES), *dead = tp_board_row (board, 0, 0, AHU_TP_CELL_RAPANUIS);

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (ahu_tp_board_get_site (board, 0)), GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (live))), GTK_ACCESSIBLE_ROLE_ROW);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (live), GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (live), GTK_ACCESSIBLE_STATE_DISABLED, FALSE);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (dead), GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  /* It keeps focus and reason. */
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (dead)));
  g_assert_nonnull (strstr (ahu_tip_get (GTK_WIDGET (dead)), "(T8.1)"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (dead), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       ahu_tip_get (GTK_WIDGET (dead)));
  g_assert_null (ahu_tip_get (GTK_WIDGET (live)));
  tp_board_close (board);
}

static void
test_taps (void)
{
  Told told;
  AhuTpBoard *board = open_placing (TP_MANUTARA, CHIARA, &told);
  AhuTpCell *cell = tp_board_row (board, 1, 1, AHU_TP_CELL_SLAVES);
  AhuTpCell *palm = tp_board_row (board, 1, 1, AHU_TP_CELL_PALM);

  /* The row: all that fit. The whole row stands for them. */
  tap_beside (board, cell);
  assert_played (&told, "build 2 slave 1 O 2");
  tap (board, palm, 4, 10, FALSE);
  assert_played (&told, "build 2 slave 1 O 2");
  g_assert_cmpuint (told.n_plays, ==, 2);

  /* The k-th free space: k. */
  tap_space (board, cell, 2);
  assert_played (&told, "build 2 slave 1 O 1");
  tap_space (board, cell, 3);
  assert_played (&told, "build 2 slave 1 O 2");

  /* A screen reader’s click. */
  g_signal_emit_by_name (tp_board_row (board, 0, 0, AHU_TP_CELL_SLAVES), "clicked");
  assert_played (&told, "build 2 slave 0 M 1");
  g_assert_cmpuint (told.n_refused + told.n_back, ==, 0);
  tp_board_close (board);
}

static void
test_take_back (void)
{
  const guint last[] = { 1, TP_FLOOR_O, TP_SLAVE, 1 }, both[] = { 1, TP_FLOOR_O, TP_SLAVE, 2 };
  Told told;
  AhuTpBoard *board = open_placing (TP_MANUTARA, CHIARA, &told);
  AhuTpCell *cell = tp_board_row (board, 1, 1, AHU_TP_CELL_SLAVES);

  tap_space (board, cell, 1);
  g_assert_cmpmem (told.back, sizeof told.back, last, sizeof last);
  tap_space (board, cell, 0);
  g_assert_cmpmem (told.back, sizeof told.back, both, sizeof both);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (cell)));
  g_assert_true (test_ui_press (GTK_WIDGET (board), GDK_KEY_Delete, 0));
  g_assert_cmpmem (told.back, sizeof told.back, last, sizeof last);
  g_assert_cmpuint (told.n_back, ==, 3);

  /* What was there before stays. */
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (tp_board_row (board, 0, 0, AHU_TP_CELL_SLAVES))));
  g_assert_false (test_ui_press (GTK_WIDGET (board), GDK_KEY_Delete, 0));
  g_assert_cmpuint (told.n_back, ==, 3);
  g_assert_cmpuint (told.n_plays, ==, 0);
  tp_board_close (board);
}

static void
test_refused (void)
{
  Told told;
  AhuTpBoard *board = open_placing (TP_MANUTARA, BEN, &told);

  tap_beside (board, tp_board_row (board, 0, 1, AHU_TP_CELL_SLAVES));
  g_assert_cmpuint (told.n_refused, ==, 1);
  g_assert_cmpstr (told.reason.rule, ==, "T8.4");
  g_assert_cmpint (told.reason.code, ==, TP_REASON_SPACES);
  tap_beside (board, tp_board_row (board, 1, 0, AHU_TP_CELL_SLAVES));
  g_assert_cmpint (told.reason.code, ==, TP_REASON_UNDER_TRANSFER);

  /* More than fit. */
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (tp_board_row (board, 0, 2, AHU_TP_CELL_SLAVES))));
  g_assert_true (test_ui_press (GTK_WIDGET (board), GDK_KEY_4, 0));
  g_assert_cmpint (told.reason.have, ==, 3);
  g_assert_cmpuint (told.n_refused, ==, 3);
  g_assert_cmpuint (told.n_plays, ==, 0);
  tp_board_close (board);
}

static void
test_keys (void)
{
  Told told;
  AhuTpBoard *board = open_placing (TP_MANUTARA, CHIARA, &told);
  GtkWidget *widget = GTK_WIDGET (board);

  g_assert_true (gtk_widget_grab_focus (widget));
  g_assert_true (ahu_tp_board_get_focus_cell (board) == tp_board_row (board, 0, 0, AHU_TP_CELL_SLAVES));
  g_assert_true (test_ui_press (widget, GDK_KEY_1, 0));
  assert_played (&told, "build 2 slave 0 M 1");

  /* Among cells and sites. */
  g_assert_true (test_ui_press (widget, GDK_KEY_Right, 0));
  g_assert_true (ahu_tp_board_get_focus_cell (board) == tp_board_row (board, 0, 0, AHU_TP_CELL_PALM));
  g_assert_true (test_ui_press (widget, GDK_KEY_Right, 0));
  g_assert_true (test_ui_press (widget, GDK_KEY_Right, 0));
  g_assert_true (ahu_tp_board_get_focus_cell (board) == tp_board_row (board, 1, 0, AHU_TP_CELL_SLAVES));
  g_assert_true (test_ui_press (widget, GDK_KEY_Up, 0));
  g_assert_true (ahu_tp_board_get_focus_cell (board) == tp_board_row (board, 1, 1, AHU_TP_CELL_SLAVES));
  g_assert_true (test_ui_press (widget, GDK_KEY_KP_2, 0));
  assert_played (&told, "build 2 slave 1 O 2");
  g_assert_true (test_ui_press (widget, GDK_KEY_Down, 0));
  g_assert_true (test_ui_press (widget, GDK_KEY_Down, 0));
  g_assert_true (ahu_tp_board_get_focus_cell (board) == tp_board_cell (board, 1, AHU_TP_BASE));

  g_assert_true (test_ui_press (widget, GDK_KEY_f, 0));
  g_assert_cmpuint (told.n_moves, ==, 3);
  g_assert_true (test_ui_press (widget, GDK_KEY_D, GDK_LOCK_MASK));
  assert_played (&told, "done 2");
  g_assert_false (test_ui_press (widget, GDK_KEY_d, GDK_CONTROL_MASK));
  tp_board_close (board);
}

/* Tab goes to the spaces as one, to Fill, to Done, and on. */
static void
test_tab (void)
{
  Told told;
  AhuTpBoard *board = open_placing (TP_MANUTARA, CHIARA, &told);
  GtkWidget *widget = GTK_WIDGET (board);
  GtkWidget *fill = test_ui_find (widget, AHU_TYPE_CHOICE, "Place 4"), *done = test_ui_find (widget, AHU_TYPE_CHOICE, "Done");

  gtk_window_set_focus (GTK_WINDOW (gtk_widget_get_root (widget)), NULL);
  g_assert_true (gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD));
  g_assert_true (ahu_tp_board_get_focus_cell (board) == tp_board_row (board, 0, 0, AHU_TP_CELL_SLAVES));
  g_assert_true (gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_get_focus_child (widget) == fill);
  g_assert_true (gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_get_focus_child (widget) == done);
  g_assert_false (gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_child_focus (widget, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_widget_get_focus_child (widget) == fill);
  tp_board_close (board);
}

static void
test_fill (void)
{
  Told told;
  AhuTpBoard *board = open_placing (TP_MANUTARA, CHIARA, &told);
  TpPosition position;
  guint n = 0;

  test_ui_click (GTK_WIDGET (board), "Place 4");
  g_assert_cmpuint (told.n_plays, ==, 1);
  tp_board_place (&position, TP_MANUTARA);
  for (guint i = 0; i < told.n_moves; i++)
    {
      g_assert_cmpint (tp_check (&position, &told.moves[i]).code, ==, TP_OK);
      n += told.moves[i].count;
      tp_apply (&position, &told.moves[i], NULL);
    }
  g_assert_cmpuint (n, ==, 4);
  g_assert_false (tp_position_is_pending (&position, CHIARA));
  tp_board_close (board);

  /* Where there is something to choose, nothing fills it all. */
  tp_board_place (&position, TP_MANUTARA);
  position.players[CHIARA].tapati[TP_SLAVE] = 0;
  board = tp_board_open (&position, CHIARA, AHU_TP_PLAY, WIDTH, HEIGHT);
  g_assert_cmpuint (ahu_tp_board_get_offer (board)->n_fills, ==, 0);
  g_assert_null (test_ui_find (GTK_WIDGET (board), AHU_TYPE_CHOICE, "Place 4"));
  tp_board_close (board);
}

static void
test_done (void)
{
  Told told;
  AhuTpBoard *board = open_placing (TP_MANUTARA, BEN, &told);
  TpPosition position;

  g_assert_true (test_ui_says (GTK_WIDGET (board), "3 go back"));
  test_ui_click (GTK_WIDGET (board), "Done");
  assert_played (&told, "done 1");

  /* It follows what is placed. */
  tp_board_place (&position, TP_MANUTARA);
  tp_test_make (&position, "build 1 slave 0 A 2");
  tp_board_show (board, &position, BEN, AHU_TP_PLAY, NULL);
  g_assert_true (test_ui_says (GTK_WIDGET (board), "1 goes back"));
  /* The fact goes on without him: others are placing. */
  tp_test_make (&position, "build 1 slave 0 A 1");
  tp_board_show (board, &position, BEN, AHU_TP_PLAY, NULL);
  g_assert_true (test_ui_says (GTK_WIDGET (board), "done, keeps 4"));
  g_assert_null (test_ui_find (GTK_WIDGET (board), AHU_TYPE_CHOICE, "Done"));

  /* Who has passed is out of the interchange. */
  position.fact = TP_TAPATI;
  position.step = TP_STEP_EXCHANGE;
  tp_board_show (board, &position, BEN, AHU_TP_PLAY, NULL);
  g_assert_false (test_ui_says (GTK_WIDGET (board), "done"));
  position.passed[position.n_passed++] = BEN;
  tp_board_show (board, &position, BEN, AHU_TP_PLAY, NULL);
  g_assert_true (test_ui_says (GTK_WIDGET (board), "done"));
  tp_board_close (board);
}

static void
test_tiles (void)
{
  Told told;
  AhuTpBoard *board = open_placing (TP_RANO_RARAKU, BEN, &told);
  AhuTpCell *rug = tp_board_cell (board, 0, AHU_TP_TILES), *quarry = tp_board_cell (board, 2, AHU_TP_TILES + 1);
  TpPosition position;
  TpMoai before[TP_SITES];

  assert_named (rug, "Lay the rug with a 3 on site 1");
  assert_named (quarry, "Lay a quarry with 2 circles on site 3");
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (rug)), >=, AHU_TP_TOUCH - 2);
  tap (board, rug, 8, 8, TRUE);
  assert_played (&told, "build 1 rug:3 0");
  g_signal_emit_by_name (quarry, "clicked");
  assert_played (&told, "build 1 quarry:2 2");
  /* None there: the top says why. */
  g_assert_false (tp_board_shows (board, 1, AHU_TP_TILES));
  g_assert_nonnull (strstr (ahu_tip_get (GTK_WIDGET (tp_board_row (board, 1, 0, AHU_TP_CELL_SLAVES))), "(T8.2)"));

  /* Laid, and taken back. */
  tp_board_place (&position, TP_RANO_RARAKU);
  memcpy (before, position.players[BEN].moai, sizeof before);
  tp_test_make (&position, "build 1 quarry:1 2; build 1 quarry:2 2");
  g_assert_cmpuint (position.players[BEN].moai[2].n_floors, ==, 2);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (quarry)));
  tp_board_show (board, &position, BEN, AHU_TP_PLAY, before);
  /* The tile is laid, and the focus stays on the board: the rug can be, too. */
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (quarry)));
  g_assert_true (ahu_tp_board_get_focus_cell (board) == rug);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (tp_board_row (board, 2, 1, AHU_TP_CELL_SLAVES))));
  g_assert_true (test_ui_press (GTK_WIDGET (board), GDK_KEY_Delete, 0));
  g_assert_cmpuint (told.back[1], ==, TP_FLOOR_O);
  g_assert_cmpuint (told.back[2], ==, TP_QUARRY_2);
  g_assert_cmpuint (told.back[3], ==, 1);
  /* With the one below goes what lies on it. */
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (tp_board_row (board, 2, 0, AHU_TP_CELL_SLAVES))));
  g_assert_true (test_ui_press (GTK_WIDGET (board), GDK_KEY_BackSpace, 0));
  g_assert_cmpuint (told.back[0], ==, 2);
  g_assert_cmpuint (told.back[2], ==, TP_QUARRY_1);
  g_assert_cmpuint (told.back[3], ==, 2);
  tp_board_close (board);
}

static void
test_palms (void)
{
  Told told;
  AhuTpBoard *board = open_placing (TP_AHU, CHIARA, &told);
  AhuTpCell *road = tp_board_cell (board, 1, AHU_TP_ROAD);

  g_signal_emit_by_name (tp_board_row (board, 1, 1, AHU_TP_CELL_PALM), "clicked");
  assert_played (&told, "build 2 palm 1 base 1");
  tap_space (board, road, 1);
  assert_played (&told, "build 2 palm 1 transfer 2");
  /* The first one says what it brings; that can be said of no other. */
  g_assert_nonnull (strstr (ahu_tip_get (GTK_WIDGET (road)), "(T8.5)"));
  g_assert_nonnull (test_ui_find (GTK_WIDGET (board), AHU_TYPE_CHOICE, "1 on base"));
  tp_board_close (board);

  board = open_placing (TP_AHU, BEN, &told);
  g_assert_null (ahu_tip_get (GTK_WIDGET (tp_board_cell (board, 1, AHU_TP_ROAD))));
  tp_board_close (board);
}

/* A captive and a palm were exchanged: both can go into the same row. */
static void
test_exchange (void)
{
  TpPosition position;
  AhuTpBoard *board;
  Told told;

  tp_board_game (&position);
  position.step = TP_STEP_PLACE;
  position.fact = TP_TAPATI;
  position.pending = 1u << CHIARA;
  position.players[CHIARA].moai[1].slaves[TP_FLOOR_O] = 3;
  position.players[CHIARA].taken[TP_SLAVE] = position.players[CHIARA].taken[TP_PALM] = 1;
  board = tp_board_open (&position, CHIARA, AHU_TP_PLAY, WIDTH, HEIGHT);
  listen (board, &told);
  tap (board, tp_board_row (board, 1, 1, AHU_TP_CELL_PALM), 4, 10, FALSE);
  assert_played (&told, "build 2 palm 1 base 1");
  tap_beside (board, tp_board_row (board, 1, 1, AHU_TP_CELL_SLAVES));
  assert_played (&told, "build 2 slave 1 O 1");
  tp_board_close (board);
}

static void
test_prestige (void)
{
  TpPosition position;
  AhuTpBoard *board;
  Told told;

  tp_board_game (&position);
  position.step = TP_STEP_PRESTIGE;
  board = tp_board_open (&position, CHIARA, AHU_TP_PLAY, WIDTH, HEIGHT);
  listen (board, &told);
  tap (board, tp_board_cell (board, 1, AHU_TP_BASE), 20, 8, FALSE);
  assert_played (&told, "score 2 1");
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (board)));
  g_assert_true (test_ui_press (GTK_WIDGET (board), GDK_KEY_1, 0));
  assert_played (&told, "score 2 0");
  /* A tower is no base. */
  tap_beside (board, tp_board_row (board, 1, 0, AHU_TP_CELL_SLAVES));
  g_assert_cmpuint (told.n_plays, ==, 2);
  tp_board_close (board);
}

/* The board of the one who has to act is marked, whoever took the card. */
static void
test_acting (void)
{
  TpPosition position;
  AhuTpBoard *board;

  tp_board_place (&position, TP_AHU);
  board = tp_board_open (&position, BEN, AHU_TP_PLAY, WIDTH, HEIGHT);
  g_assert_true (test_ui_is_now (GTK_WIDGET (board)));
  /* Who is done has not to act any more. */
  tp_test_make (&position, "done 1");
  tp_board_show (board, &position, BEN, AHU_TP_PLAY, NULL);
  g_assert_false (test_ui_is_now (GTK_WIDGET (board)));
  position.step = TP_STEP_PALMS;
  position.pending = 1u << CHIARA;
  position.actor = CHIARA;
  tp_board_show (board, &position, BEN, AHU_TP_PLAY, NULL);
  g_assert_false (test_ui_is_now (GTK_WIDGET (board)));
  tp_board_show (board, &position, CHIARA, AHU_TP_PLAY, NULL);
  g_assert_true (test_ui_is_now (GTK_WIDGET (board)));
  tp_board_close (board);
}

/* What is only looked at takes neither focus nor taps. */
static void
test_show (void)
{
  TpPosition position;
  AhuTpBoard *board;
  Told told;

  tp_board_place (&position, TP_MANUTARA);
  board = tp_board_open (&position, CHIARA, AHU_TP_SHOW, WIDTH, HEIGHT);
  listen (board, &told);
  g_assert_false (ahu_tp_board_tap (board, 80, 240, FALSE));
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (board), GTK_DIR_TAB_FORWARD));
  g_signal_emit_by_name (tp_board_row (board, 0, 0, AHU_TP_CELL_SLAVES), "clicked");
  g_assert_null (test_ui_find (GTK_WIDGET (board), AHU_TYPE_CHOICE, NULL));
  g_assert_cmpuint (told.n_plays + told.n_refused + told.n_back, ==, 0);
  tp_board_close (board);
}

/* A row that can be filled has the room of its neighbours that can't, up to what a finger needs. */
static void
test_touch (void)
{
  TpPosition position;
  AhuTpBoard *board;
  Told told;
  AhuTpCell *cell;

  tp_board_game_of_six (&position);
  board = tp_board_open (&position, 4, AHU_TP_PLAY, WIDTH, 198);
  listen (board, &told);
  cell = tp_board_row (board, 1, 0, AHU_TP_CELL_SLAVES);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (cell)), <, AHU_TP_TOUCH / 2);
  tap (board, cell, 20, -11, TRUE);
  assert_played (&told, "build 4 slave 1 M 1");
  tap (board, cell, 20, gtk_widget_get_height (GTK_WIDGET (cell)) + 11, TRUE);
  assert_played (&told, "build 4 slave 1 M 1");
  g_assert_cmpuint (told.n_plays, ==, 2);
  /* A pointer is exact: that is the base. */
  tap (board, cell, 20, gtk_widget_get_height (GTK_WIDGET (cell)) + 11, FALSE);
  g_assert_cmpuint (told.n_plays, ==, 2);
  /* On so low a row a finger means all of it. */
  cell = tp_board_row (board, 2, 0, AHU_TP_CELL_SLAVES);
  tap (board, cell, gtk_widget_get_width (GTK_WIDGET (cell)) / 2.0 - 8, 10, TRUE);
  assert_played (&told, "build 4 slave 2 M 4");
  tp_board_close (board);
}

static GtkEventController *
find_controller (AhuTpBoard *board,
                 GType       type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (board));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_OBJECT_TYPE (controller) == type)
        return controller;
    }

  return NULL;
}

/* A pointer chooses when it lets go; a finger that holds is told why not, and chooses nothing. */
static void
test_gestures (void)
{
  Told told;
  AhuTpBoard *board = open_placing (TP_MANUTARA, CHIARA, &told);
  AhuTpCell *live = tp_board_row (board, 0, 0, AHU_TP_CELL_SLAVES), *dead = tp_board_cell (board, 0, AHU_TP_ROAD);
  GtkEventController *click = find_controller (board, GTK_TYPE_GESTURE_CLICK);
  GtkEventController *hold = find_controller (board, GTK_TYPE_GESTURE_LONG_PRESS);
  GtkWidget *popover;
  double x, y;

  g_assert_true (gtk_widget_translate_coordinates (GTK_WIDGET (live), GTK_WIDGET (board), 3, 3, &x, &y));
  g_signal_emit_by_name (click, "released", 1, x, y);
  assert_played (&told, "build 2 slave 0 M 1");
  /* Done is a button of its own. */
  g_assert_true (gtk_widget_translate_coordinates (board->done, GTK_WIDGET (board), 9, 9, &x, &y));
  g_signal_emit_by_name (click, "released", 1, x, y);
  g_assert_cmpuint (told.n_plays, ==, 1);

  g_assert_true (gtk_widget_translate_coordinates (GTK_WIDGET (dead), GTK_WIDGET (board), 9, 9, &x, &y));
  g_signal_emit_by_name (hold, "pressed", x, y);
  popover = test_ui_find (GTK_WIDGET (board), GTK_TYPE_POPOVER, NULL);
  g_assert_nonnull (popover);
  g_assert_true (test_ui_says (popover, "(T8."));
  g_signal_emit_by_name (click, "released", 1, x, y);
  g_assert_cmpuint (told.n_plays + told.n_refused, ==, 1);
  tp_board_close (board);
}

/* Regions and the order in a floor are mirrored, drawings and the road are not. */
static void
test_mirrored (void)
{
  for (guint i = 0; i < 2; i++)
    {
      gboolean rtl = i == 1;
      graphene_rect_t rapanui, slab, first, last;
      AhuTpBoard *board;
      AhuTpCell *road;
      Told told;

      gtk_widget_set_default_direction (rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
      board = open_placing (TP_MANUTARA, CHIARA, &told);
      road = tp_board_cell (board, 1, AHU_TP_ROAD);
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (tp_board_row (board, 1, 0, AHU_TP_CELL_RAPANUIS)),
                                                GTK_WIDGET (board), &rapanui));
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (tp_board_row (board, 1, 0, AHU_TP_CELL_SLAVES)),
                                                GTK_WIDGET (board), &slab));
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (ahu_tp_board_get_site (board, 0)), GTK_WIDGET (board), &first));
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (ahu_tp_board_get_site (board, 2)), GTK_WIDGET (board), &last));
      g_assert_cmpint (rapanui.origin.x > slab.origin.x, ==, rtl);
      g_assert_cmpint (first.origin.x > last.origin.x, ==, rtl);
      g_assert_cmpint (ahu_tp_cell_find_space (road, 3, 8), ==, 0);
      tap_beside (board, tp_board_row (board, 1, 1, AHU_TP_CELL_SLAVES));
      assert_played (&told, "build 2 slave 1 O 2");
      tp_board_close (board);
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static gboolean
has_large (gpointer board)
{
  return AHU_TP_BOARD (board)->large != NULL && gtk_widget_get_height (GTK_WIDGET (AHU_TP_BOARD (board)->large)) > 0;
}

static gboolean
has_no_large (gpointer board)
{
  return AHU_TP_BOARD (board)->large == NULL;
}

/* Two rows too near to tell apart: the finger gets the board large. */
static void
test_large (void)
{
  TpPosition position;
  AhuTpBoard *board;
  Told told;

  tp_board_game_of_six (&position);
  position.players[5].moai[0].slaves[0] = 0;
  board = tp_board_open (&position, 5, AHU_TP_PLAY, WIDTH, 198);
  listen (board, &told);
  tap (board, tp_board_row (board, 0, 1, AHU_TP_CELL_SLAVES), 20, 10, TRUE);
  test_ui_wait (has_large, board);
  g_assert_cmpuint (told.n_plays, ==, 0);
  g_assert_true (ahu_tp_board_get_focus_cell (board->large) == tp_board_row (board->large, 0, 1, AHU_TP_CELL_SLAVES));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (tp_board_row (board->large, 0, 1, AHU_TP_CELL_SLAVES))), >=, AHU_TP_TOUCH - 4);
  tap_beside (board->large, tp_board_row (board->large, 0, 1, AHU_TP_CELL_SLAVES));
  assert_played (&told, "build 5 slave 0 O 1");

  /* It follows, and goes when nothing is left to place. */
  tp_test_make (&position, "build 5 slave 0 O 1");
  tp_board_show (board, &position, 5, AHU_TP_PLAY, NULL);
  assert_named (tp_board_row (board->large, 0, 1, AHU_TP_CELL_SLAVES), "Captives 2 of 2");
  tp_test_make (&position, "done 5");
  tp_board_show (board, &position, 5, AHU_TP_PLAY, NULL);
  test_ui_wait (has_no_large, board);
  tp_board_close (board);
}

/* Six boards at 1280 × 800, and one on a telephone; in every language, with large text, too. */
/* Returns: (nullable): the label that says @text */
static GtkWidget *
find_words (GtkWidget  *root,
            const char *text)
{
  GtkWidget *found = GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_words (child, text);

  return found;
}

/* As wide and low as with five players in a window of 1280 × 800: a name of ten letters stands whole, whatever
 * was taken, who begins, and whether there are buttons. */
static void
test_long_name (void)
{
  static const char *const names[] = { "Margherita", "Margherita", "Margherita", "Margherita", "Margherita", "Margherita", NULL };

  for (guint i = 0; i < 8; i++)
    {
      guint seat = i & 1 ? 2 : 1;
      TpPosition position;
      AhuTpBoard *board;
      GtkWidget *name;

      tp_board_game_of_six (&position);
      position.players[seat].taken[TP_SLAVE] = 4;
      position.players[seat].taken[TP_PALM] = i & 2 ? 2 : 0;
      position.players[seat].points[0] = 48;
      position.first = (guint8) (i & 4 ? seat : 5);
      board = tp_board_open (&position, seat, AHU_TP_PLAY, 412, 208);
      ahu_tp_board_set_players (board, names, tp_board_colours);
      tp_board_show (board, &position, seat, AHU_TP_PLAY, NULL);
      test_ui_wait_for_frames (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (board))), 2);
      name = find_words (ahu_tp_board_get_head (board), "Margherita");
      g_assert_nonnull (name);
      g_assert_cmpint (gtk_widget_get_height (ahu_tp_board_get_head (board)), ==, 36);
      g_assert_true (gtk_widget_get_visible (board->done) == (seat == 2));
      g_test_message ("case %u: %d px", i, gtk_widget_get_width (name));
      g_assert_true (gtk_widget_get_mapped (test_ui_find_class (ahu_tp_board_get_head (board), "tp-points")));
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name))));
      tp_board_close (board);
    }
}

#define LONG_NAME "Maximiliane Anna"

/* In two lines it has the first for itself as soon as the buttons leave too little of that. */
static void
test_name_and_buttons (void)
{
  static const char *const names[] = { LONG_NAME, LONG_NAME, LONG_NAME, LONG_NAME, NULL };

  for (int width = AHU_TP_LEAST_WIDTH + 24; width < 500; width += 4)
    {
      TpPosition position;
      AhuTpBoard *board;
      GtkWidget *name;

      tp_board_place (&position, TP_MANUTARA);
      board = tp_board_open (&position, BEN, AHU_TP_PLAY, width, 270);
      ahu_tp_board_set_players (board, names, tp_board_colours);
      tp_board_show (board, &position, BEN, AHU_TP_PLAY, NULL);
      test_ui_wait_for_frames (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (board))), 2);
      name = find_words (ahu_tp_board_get_head (board), LONG_NAME);
      g_test_message ("%d px wide: %d px", width, gtk_widget_get_width (name));
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name))));
      tp_board_close (board);
    }
}

static graphene_rect_t
find_bounds (gpointer    widget,
             AhuTpBoard *board)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (widget), GTK_WIDGET (board), &bounds));

  return bounds;
}

/* What can be seen of a head and of the buttons beside it; the Tapati as a whole is only told. */
static guint
find_seen (AhuTpBoard *board,
           GtkWidget  *seen[])
{
  GtkWidget *head = ahu_tp_board_get_head (board);
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (head); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && !(GTK_IS_BOX (child) && gtk_widget_get_first_child (child) == NULL))
      seen[n++] = child;
  if (gtk_widget_get_mapped (board->fill))
    seen[n++] = board->fill;
  if (gtk_widget_get_mapped (board->done))
    seen[n++] = board->done;

  return n;
}

/* Labels are higher than their letters: only what lies side by side in a line is looked at. */
static void
assert_apart (AhuTpBoard *board)
{
  GtkWidget *seen[32];
  guint n = find_seen (board, seen);

  for (guint i = 0; i < n; i++)
    {
      graphene_rect_t one = find_bounds (seen[i], board);

      g_assert_cmpfloat (one.origin.x, >=, 0);
      g_assert_cmpfloat (one.origin.x + one.size.width, <=, gtk_widget_get_width (GTK_WIDGET (board)));
      for (guint j = 0; j < i; j++)
        {
          graphene_rect_t other = find_bounds (seen[j], board);
          double middle = one.origin.y + one.size.height / 2, other_middle = other.origin.y + other.size.height / 2;

          if (fabs (middle - other_middle) > MIN (one.size.height, other.size.height) / 2)
            continue;
          g_test_message ("%s, %s", G_OBJECT_TYPE_NAME (seen[i]), G_OBJECT_TYPE_NAME (seen[j]));
          g_assert_true (one.origin.x >= other.origin.x + other.size.width - 1 ||
                         other.origin.x >= one.origin.x + one.size.width - 1);
        }
    }
}

static void
check_head (int      text,
            int      width,
            int      height,
            gboolean is_far)
{
  TpPosition position;

  tp_board_place (&position, TP_AHU);
  for (guint seat = 0; seat < position.n_players; seat++)
    {
      AhuTpBoard *board;

      position.first = (guint8) seat;
      board = tp_board_open (&position, seat, AHU_TP_PLAY, width, height);
      ahu_tp_board_set_far (board, is_far);
      test_ui_wait_for_frames (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (board))), 2);
      g_test_message ("%d %%, %d × %d, seat %u%s", text, width, height, seat, is_far ? ", from afar" : "");
      assert_apart (board);
      tp_board_close (board);
    }
}

/* Nothing in a head lies over anything else, however large the text is; what has no room is left out. */
static void
test_head (void)
{
  static const int sizes[][2] = { { AHU_TP_LEAST_WIDTH, 200 }, { AHU_TP_LEAST_WIDTH, 400 }, { WIDTH, 200 }, { WIDTH, 400 } };
  static const int texts[] = { 100, 125, 200 };
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * texts[i] / 100, NULL);
      for (guint j = 0; j < 2 * G_N_ELEMENTS (sizes); j++)
        check_head (texts[i], sizes[j / 2][0], MAX (sizes[j / 2][1], ahu_tp_geometry_least_height (TRUE)), j % 2 == 1);
    }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

/* Where the towers stand does not depend on who is done while others still place. */
static void
test_room (void)
{
  AhuTpBoard *board;
  TpPosition position;
  AhuTpView view = { .position = &position, .seat = CHIARA, .mode = AHU_TP_PLAY, .keeps_room = TRUE };
  graphene_rect_t before, after;

  tp_board_place (&position, TP_MANUTARA);
  board = tp_board_open (&position, CHIARA, AHU_TP_PLAY, 370, 340);
  ahu_tp_board_show (board, &view);
  test_ui_wait_for_frames (GTK_WIDGET (board), 1);
  before = find_bounds (ahu_tp_board_get_site (board, 0), board);
  tp_test_make (&position, "done 2");
  ahu_tp_board_show (board, &view);
  test_ui_wait_for_frames (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (board))), 2);
  g_assert_false (gtk_widget_get_visible (board->done));
  after = find_bounds (ahu_tp_board_get_site (board, 0), board);
  g_assert_true (graphene_rect_equal (&before, &after));

  /* Then it has all of the height. */
  view.keeps_room = FALSE;
  ahu_tp_board_show (board, &view);
  test_ui_wait_for_frames (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (board))), 2);
  after = find_bounds (ahu_tp_board_get_site (board, 0), board);
  g_assert_cmpfloat (after.size.height, >, before.size.height);
  tp_board_close (board);
}

/* Tiles that are kept are seen beside whatever else is in a head, and stay where they are when buttons come. */
static void
test_kept (void)
{
  static const int sizes[][2] = { { 370, 340 }, { 410, 271 }, { 477, 256 }, { 410, 208 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      AhuTpBoard *board;
      TpPosition position;
      AhuTpView view = { .position = &position, .seat = CHIARA, .mode = AHU_TP_PLAY, .keeps_room = TRUE };
      graphene_rect_t before[TP_TAPATI_TILES];

      tp_board_place (&position, TP_MANUTARA);
      position.players[CHIARA].tapati[TP_QUARRY_4] = position.players[CHIARA].tapati[TP_QUARRY_1] = 1;
      board = tp_board_open (&position, CHIARA, AHU_TP_PLAY, sizes[i][0], sizes[i][1]);
      for (guint step = 0; step < 2; step++)
        {
          guint n = 0;

          ahu_tp_board_show (board, &view);
          test_ui_wait_for_frames (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (board))), 2);
          g_assert_true (gtk_widget_get_visible (board->done) == (step == 0));
          for (GtkWidget *child = gtk_widget_get_first_child (board->head); child != NULL; child = gtk_widget_get_next_sibling (child))
            if (AHU_IS_TP_PIECE (child) && gtk_widget_get_visible (child))
              {
                graphene_rect_t now = find_bounds (child, board);

                g_test_message ("%d × %d: %g", sizes[i][0], sizes[i][1], now.origin.x);
                g_assert_true (gtk_widget_get_mapped (child));
                if (step == 0)
                  before[n] = now;
                g_assert_true (graphene_rect_equal (&before[n++], &now));
              }
          g_assert_cmpuint (n, ==, 2);
          if (step == 0)
            tp_test_make (&position, "done 2");
        }
      tp_board_close (board);
    }
}

/* Tiles that can be laid on a free site lie within its box, however low it is, and touch no side of it. */
static void
test_tiles_in_box (void)
{
  static const int heights[] = { 190, 208, 270, 303, 400 };

  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      TpPosition position;
      AhuTpBoard *board;
      graphene_rect_t box;

      tp_board_place (&position, TP_RANO_RARAKU);
      position.players[BEN].tapati[TP_QUARRY_3] = 1;
      board = tp_board_open (&position, BEN, AHU_TP_PLAY, WIDTH, heights[i]);
      box = find_bounds (tp_board_cell (board, 2, AHU_TP_FREE), board);
      for (guint tile = 0; tile < 3; tile++)
        {
          graphene_rect_t bounds;

          g_assert_true (tp_board_shows (board, 2, AHU_TP_TILES + tile));
          bounds = find_bounds (tp_board_cell (board, 2, AHU_TP_TILES + tile), board);
          g_assert_cmpfloat (bounds.origin.y, >, box.origin.y);
          g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <, box.origin.y + box.size.height);
          /* Its dashes are two pixels wide. */
          g_assert_cmpfloat (bounds.origin.x, >, box.origin.x + 2.5);
          g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <, box.origin.x + box.size.width - 2.5);
        }
      tp_board_close (board);
    }
}

/* Wherever they stand, arrows lead to each of them, and never to the frame around those on a free site. */
static void
test_tiles_by_arrow (void)
{
  static const guint arrows[] = { GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Up, GDK_KEY_Down };
  g_autoptr (GPtrArray) reached = g_ptr_array_new ();
  TpPosition position;
  AhuTpBoard *board;

  tp_board_place (&position, TP_RANO_RARAKU);
  position.players[BEN].tapati[TP_QUARRY_3] = 1;
  board = tp_board_open (&position, BEN, AHU_TP_PLAY, WIDTH, 303);
  g_ptr_array_add (reached, tp_board_cell (board, 0, AHU_TP_BASE));
  for (guint i = 0; i < reached->len; i++)
    for (guint arrow = 0; arrow < G_N_ELEMENTS (arrows); arrow++)
      {
        AhuTpCell *cell;

        g_assert_true (gtk_widget_grab_focus (reached->pdata[i]));
        test_ui_press (GTK_WIDGET (board), arrows[arrow], 0);
        cell = ahu_tp_board_get_focus_cell (board);
        if (!g_ptr_array_find (reached, cell, NULL))
          g_ptr_array_add (reached, cell);
      }
  for (guint tile = 0; tile < 3; tile++)
    g_assert_true (g_ptr_array_find (reached, tp_board_cell (board, 2, AHU_TP_TILES + tile), NULL));
  g_assert_false (g_ptr_array_find (reached, tp_board_cell (board, 2, AHU_TP_FREE), NULL));
  tp_board_close (board);
}

static void
test_least_width (void)
{
  static const TpFact facts[] = { TP_MAKE_MAKE, TP_MANUTARA, TP_AHU, TP_RANO_RARAKU };

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    for (guint seat = 0; seat < 4; seat++)
      {
        TpPosition position;
        AhuTpBoard *board;
        GtkWidget *fill, *done;
        int least;

        tp_board_place (&position, facts[i]);
        board = tp_board_open (&position, seat, AHU_TP_PLAY, AHU_TP_LEAST_WIDTH, 198);
        gtk_widget_measure (GTK_WIDGET (board), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
        g_assert_cmpint (least, ==, AHU_TP_LEAST_WIDTH);
        gtk_widget_measure (GTK_WIDGET (board), GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
        g_assert_cmpint (least, <=, 198);
        g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (board)), ==, AHU_TP_LEAST_WIDTH);
        for (guint site = 0; site < TP_SITES; site++)
          g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (ahu_tp_board_get_site (board, site))), ==, 98);
        /* The name and a pill fit beside them. */
        fill = board->fill;
        done = board->done;
        if (gtk_widget_get_visible (fill))
          g_assert_cmpint (tp_board_width (fill) + tp_board_width (done), <=, 200);
        tp_board_close (board);
      }
}

/* Cells stay the same widgets; only what has changed is told. */
static void
test_update (void)
{
  Told told;
  AhuTpBoard *board = open_placing (TP_MANUTARA, CHIARA, &told);
  AhuTpCell *cells[TP_SITES][AHU_TP_CELLS];
  TpPosition position;

  for (guint site = 0; site < TP_SITES; site++)
    for (guint i = 0; i < AHU_TP_CELLS; i++)
      cells[site][i] = tp_board_cell (board, site, i);
  tp_board_place (&position, TP_MANUTARA);
  tp_test_make (&position, "build 2 slave 0 M 1");
  tp_board_show (board, &position, CHIARA, AHU_TP_PLAY, NULL);
  for (guint site = 0; site < TP_SITES; site++)
    for (guint i = 0; i < AHU_TP_CELLS; i++)
      g_assert_true (cells[site][i] == tp_board_cell (board, site, i));
  assert_named (cells[0][AHU_TP_CELL_SLAVES], "Captives 3 of 3");
  assert_named (cells[0][AHU_TP_BASE], "Worth 4: Captives 3, Quarries 1");
  g_assert_true (test_ui_says (GTK_WIDGET (board), "Place 3"));
  tp_board_close (board);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/ui/tp-board/geometry", test_geometry);
  g_test_add_func ("/ui/tp-board/foot", test_foot);
  g_test_add_func ("/ui/tp-board/names", test_names);
  g_test_add_func ("/ui/tp-board/palm-names", test_palm_names);
  g_test_add_func ("/ui/tp-board/roles", test_roles);
  g_test_add_func ("/ui/tp-board/taps", test_taps);
  g_test_add_func ("/ui/tp-board/take-back", test_take_back);
  g_test_add_func ("/ui/tp-board/refused", test_refused);
  g_test_add_func ("/ui/tp-board/keys", test_keys);
  g_test_add_func ("/ui/tp-board/tab", test_tab);
  g_test_add_func ("/ui/tp-board/fill", test_fill);
  g_test_add_func ("/ui/tp-board/done", test_done);
  g_test_add_func ("/ui/tp-board/tiles", test_tiles);
  g_test_add_func ("/ui/tp-board/palms", test_palms);
  g_test_add_func ("/ui/tp-board/exchange", test_exchange);
  g_test_add_func ("/ui/tp-board/prestige", test_prestige);
  g_test_add_func ("/ui/tp-board/acting", test_acting);
  g_test_add_func ("/ui/tp-board/show", test_show);
  g_test_add_func ("/ui/tp-board/touch", test_touch);
  g_test_add_func ("/ui/tp-board/gestures", test_gestures);
  g_test_add_func ("/ui/tp-board/mirrored", test_mirrored);
  g_test_add_func ("/ui/tp-board/large", test_large);
  g_test_add_func ("/ui/tp-board/least-width", test_least_width);
  g_test_add_func ("/ui/tp-board/least-width/long-name", test_long_name);
  g_test_add_func ("/ui/tp-board/least-width/name-and-buttons", test_name_and_buttons);
  g_test_add_func ("/ui/tp-board/head", test_head);
  g_test_add_func ("/ui/tp-board/room", test_room);
  g_test_add_func ("/ui/tp-board/kept", test_kept);
  g_test_add_func ("/ui/tp-board/tiles/in-box", test_tiles_in_box);
  g_test_add_func ("/ui/tp-board/tiles/by-arrow", test_tiles_by_arrow);
  g_test_add_func ("/ui/tp-board/update", test_update);

  return g_test_run ();
}
