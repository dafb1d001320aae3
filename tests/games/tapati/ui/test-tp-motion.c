/* test-tp-motion.c: what travels on the table page of Tapati
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-rules.h"
#include "games/tapati/ui/ahu-tp-board-private.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/table/ahu-motion.h"

#include "tp-entry-utils.h"
#include "tp-table-utils.h"
#include "tp-taps-utils.h"

static void
set_animations (gboolean animations)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animations, NULL);
}

static AhuMotion *
get_motion (Table *table)
{
  return AHU_MOTION (ahu_table_get_motion (AHU_TABLE (table->page)));
}

/* Moves that always bring something to where it is seen. */
static gboolean
always_moves (guint type)
{
  return type == TP_MOVE_PALM || type == TP_MOVE_QUARRY || type == TP_MOVE_RUG || type == TP_MOVE_EXCHANGE ||
         type == TP_MOVE_BUILD || type == TP_MOVE_AWARD || type == TP_MOVE_SCORE;
}

/* Each kind of move sets something in motion, and so do the takings of cards; what is undone goes back
 * without. */
static void
test_kinds (void)
{
  g_autoptr (GArray) moves = NULL;
  gboolean seen[TP_MOVES] = { FALSE, };
  Table table;

  set_animations (TRUE);
  tp_table_open (&table, "six-sensible.rapanui", 1280, 800);
  moves = tp_entry_list_moves (table.session);
  for (guint i = 0; i < moves->len; i++)
    {
      const TpMove *move = &g_array_index (moves, TpMove, i);
      guint n;

      g_assert_true (ahu_session_redo (table.session));
      n = ahu_motion_get_number (get_motion (&table));
      g_assert_cmpuint (n, <=, 16);
      if (always_moves (move->type) && n == 0)
        g_error ("ply %u: nothing moves with a move of type %u", i, move->type);
      seen[move->type] = seen[move->type] || n > 0;
      if (i % 20 == 0)
        {
          g_assert_true (ahu_session_undo (table.session));
          g_assert_cmpuint (ahu_motion_get_number (get_motion (&table)), ==, 0);
          g_assert_true (ahu_session_redo (table.session));
        }
      /* What isn't laid out yet is nowhere. */
      test_ui_wait_for_frames (table.window, 1);
    }
  g_assert_true (seen[TP_MOVE_REVEAL] && seen[TP_MOVE_FACT] && seen[TP_MOVE_DONE] && seen[TP_MOVE_BUILD]);
  tp_table_close (&table);
  set_animations (FALSE);
}

static gboolean
is_still (gpointer data)
{
  return ahu_motion_get_number (get_motion (data)) == 0;
}

static gboolean
can_lay_tile (const TpPosition *position)
{
  return position->step == TP_STEP_PLACE && position->fact == TP_RANO_RARAKU;
}

/* A tile isn't seen on its site before it arrives; nobody waits for that, and the next move ends it. */
static void
test_arrives (void)
{
  Table table;
  TpMove move;
  GtkWidget *cell;
  guint ply;

  set_animations (TRUE);
  tp_table_open (&table, "four-sensible.rapanui", 1280, 800);
  tp_table_go_to (&table, can_lay_tile);
  test_ui_wait_for_frames (table.window, 2);
  ply = tp_table_get_ply (&table);
  tp_move_from_json (&move, ahu_history_get_move (ahu_session_get_history (table.session), ply));
  g_assert_cmpuint (move.type, ==, TP_MOVE_BUILD);
  g_assert_true (ahu_session_redo (table.session));
  g_assert_cmpuint (tp_table_get_ply (&table), ==, ply + 1);
  cell = GTK_WIDGET (ahu_tp_site_get_cell (ahu_tp_board_get_site (tp_table_get_board (&table, move.player), move.site),
                                           AHU_TP_CELL_SLAVES));
  g_assert_cmpfloat (gtk_widget_get_opacity (cell), ==, 0);
  test_ui_wait (is_still, &table);
  g_assert_cmpfloat (gtk_widget_get_opacity (cell), ==, 1);

  g_assert_true (ahu_session_undo (table.session));
  g_assert_true (ahu_session_redo (table.session));
  g_assert_cmpfloat (gtk_widget_get_opacity (cell), ==, 0);
  g_assert_true (ahu_session_undo (table.session));
  g_assert_cmpfloat (gtk_widget_get_opacity (cell), ==, 1);
  tp_table_close (&table);
  set_animations (FALSE);
}

/* What one activation places travels together. */
static void
test_group (void)
{
  Table table;
  AhuTpBoard *board;
  guint n;

  set_animations (TRUE);
  tp_table_open (&table, "six-sensible.rapanui", 1280, 800);
  tp_table_go_to (&table, tp_table_can_fill_several);
  test_ui_wait_for_frames (table.window, 2);
  board = tp_table_get_board (&table, tp_table_get_first (tp_table_get_position (&table)));
  n = ahu_tp_board_get_offer (board)->n_fills;
  g_signal_emit_by_name (board->fill, "clicked");
  g_assert_cmpuint (ahu_motion_get_number (get_motion (&table)), >=, n);
  tp_table_close (&table);
  set_animations (FALSE);
}

/* A whole game without waiting for anything to arrive: no tap is lost. */
static void
test_taps (gconstpointer animations)
{
  g_autoptr (GArray) moves = NULL;
  Table table;

  set_animations (GPOINTER_TO_INT (animations));
  tp_table_open (&table, "four-sensible.rapanui", 1280, 800);
  g_assert_true (ahu_motion_is_possible (get_motion (&table)) == GPOINTER_TO_INT (animations));
  g_assert_false (gtk_widget_get_can_target (GTK_WIDGET (get_motion (&table))));
  moves = tp_entry_list_moves (table.session);
  for (guint i = 0; i < moves->len; i++)
    {
      tp_table_enter (&table, &g_array_index (moves, TpMove, i));
      g_assert_cmpuint (tp_table_get_ply (&table), ==, i + 1);
      if (!GPOINTER_TO_INT (animations))
        g_assert_cmpuint (ahu_motion_get_number (get_motion (&table)), ==, 0);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  g_assert_cmpuint (tp_table_get_position (&table)->step, ==, TP_STEP_OVER);
  tp_table_close (&table);
  set_animations (FALSE);
}

/* How many kinds of pieces are given and taken. */
static guint
count_kinds (guint combination)
{
  guint n = combination == TP_COMBINATION_QUARRY;

  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    n += tp_combination_pieces (combination)[piece] > 0;

  return n;
}

typedef struct
{
  int width;
  int height;
} Size;

/* What is given in an exchange is seen to go, though the store isn't seen then, as is what is taken; not
 * without animations. */
static void
test_exchange (gconstpointer data)
{
  const Size *size = data;
  g_autoptr (GArray) moves = NULL;
  guint n_exchanges = 0;
  Table table;

  tp_table_open (&table, "six-sensible.rapanui", size->width, size->height);
  moves = tp_entry_list_moves (table.session);
  for (guint i = 0; i < moves->len; i++)
    {
      const TpMove *move = &g_array_index (moves, TpMove, i);
      TpEventList events = { 0 };
      TpPosition after;

      if (move->type != TP_MOVE_EXCHANGE)
        continue;
      tp_table_go (&table, i);
      after = *tp_table_get_position (&table);
      tp_apply (&after, move, &events);
      if (events.n > 0)
        continue;

      test_ui_wait_for_frames (table.window, 2);
      set_animations (TRUE);
      g_assert_true (ahu_session_redo (table.session));
      g_assert_cmpuint (ahu_motion_get_number (get_motion (&table)), ==, count_kinds (move->what) + count_kinds (move->take));
      set_animations (FALSE);
      g_assert_true (ahu_session_undo (table.session));
      g_assert_true (ahu_session_redo (table.session));
      g_assert_cmpuint (ahu_motion_get_number (get_motion (&table)), ==, 0);
      n_exchanges++;
    }
  g_assert_cmpuint (n_exchanges, >, 0);
  tp_table_close (&table);
}

/* On a telephone things come from the tab of what isn't open. */
static void
test_narrow (void)
{
  Table table;
  guint n = 0;

  set_animations (TRUE);
  tp_table_open (&table, "six-sensible.rapanui", 360, 720);
  for (guint i = 0; i < 60; i++)
    {
      g_assert_true (ahu_session_redo (table.session));
      n += ahu_motion_get_number (get_motion (&table)) > 0;
      test_ui_wait_for_frames (table.window, 1);
    }
  g_assert_cmpuint (n, >, 20);
  tp_table_close (&table);
  set_animations (FALSE);
}

int
main (int   argc,
      char *argv[])
{
  static const Size large = { 1280, 800 }, phone = { 360, 720 };

  test_ui_init (&argc, &argv);
  set_animations (FALSE);

  g_test_add_func ("/ui/tp-motion/kinds", test_kinds);
  g_test_add_func ("/ui/tp-motion/arrives", test_arrives);
  g_test_add_func ("/ui/tp-motion/group", test_group);
  g_test_add_func ("/ui/tp-motion/narrow", test_narrow);
  g_test_add_data_func ("/ui/tp-motion/exchange/large", &large, test_exchange);
  g_test_add_data_func ("/ui/tp-motion/exchange/telephone", &phone, test_exchange);
  g_test_add_data_func ("/ui/tp-motion/taps/animated", GINT_TO_POINTER (TRUE), test_taps);
  g_test_add_data_func ("/ui/tp-motion/taps/reduced-motion", GINT_TO_POINTER (FALSE), test_taps);

  return g_test_run ();
}
