/* test-tp-undo.c: undo and redo on the table page of Tapati: one step for each activation
 *
 * Not for: Fill, Nobody places and taking back (test-tp-table.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-json.h"
#include "games/tapati/ui/ahu-tp-board-private.h"
#include "games/tapati/ui/ahu-tp-game-ui.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/table/ahu-news-row.h"
#include "tp-entry-utils.h"
#include "tp-table-utils.h"

#define SIX "six-sensible.rapanui"

/* At its end. */
static void
open_table (Table      *table,
            const char *name,
            int         width,
            int         height)
{
  g_autoptr (AhuRecord) record = test_record_load ("tapati", name);

  tp_table_open_record (table, record, ahu_record_get_moves (record)->len, width, height);
}

static void
undo (Table *table)
{
  g_signal_emit_by_name (table->page, "undo");
}

static void
redo (Table *table)
{
  g_signal_emit_by_name (table->page, "redo");
}

/* Back to the beginning and on to the end, as fast as keys repeat. */
static void
test_whole_game (gconstpointer name)
{
  Table table;
  TpPosition end;
  guint n;

  open_table (&table, name, 1280, 800);
  end = *tp_table_get_position (&table);
  n = tp_table_get_ply (&table);
  for (guint i = n; i > 0; i--)
    {
      g_assert_cmpuint (tp_table_get_ply (&table), ==, i);
      undo (&table);
    }
  g_assert_cmpuint (tp_table_get_ply (&table), ==, 0);
  undo (&table);
  g_assert_cmpuint (tp_table_get_ply (&table), ==, 0);
  for (guint i = 0; i < n; i++)
    {
      redo (&table);
      g_assert_cmpuint (tp_table_get_ply (&table), ==, i + 1);
    }
  g_assert_cmpmem (tp_table_get_position (&table), sizeof end, &end, sizeof end);
  tp_table_close (&table);
}

static guint
find_last (Table  *table,
           guint   seats,
           guint8 *pending)
{
  do
    undo (table);
  while (tp_table_get_position (table)->step != TP_STEP_PLACE ||
         tp_position_pending (tp_table_get_position (table), pending) < seats);

  return tp_table_get_ply (table);
}

static guint
get_open (Table *table)
{
  return ahu_tp_tabs_get_selected (AHU_TP_TABS (table->page->tabs));
}

/* On a narrow page: whoever was the last to be done opened another tab by it; undo comes back to
 * the board where it was said. */
static void
test_tab (void)
{
  guint8 pending[TP_MAX_PLAYERS];
  guint n_facts = 0;
  Table table;

  open_table (&table, SIX, 360, 720);
  while (n_facts < 5)
    {
      guint ply = find_last (&table, 1, pending);
      guint seat = pending[0];

      if (tp_position_pending (tp_table_get_position (&table), pending) != 1)
        continue;
      ahu_tp_table_open (table.page, seat);
      g_signal_emit_by_name (tp_table_get_board (&table, seat)->done, "clicked");
      g_assert_cmpuint (tp_table_get_ply (&table), ==, ply + 1);
      g_assert_cmpuint (tp_table_get_position (&table)->step, !=, TP_STEP_PLACE);
      n_facts++;
      undo (&table);
      g_assert_cmpuint (tp_table_get_ply (&table), ==, ply);
      g_assert_cmpuint (get_open (&table), ==, seat);
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (tp_table_get_board (&table, seat))));
    }
  tp_table_close (&table);
}

/* Several place at once: undo shows the board on which the piece was that is gone, wherever
 * people looked meanwhile. */
static void
test_several (void)
{
  guint8 pending[TP_MAX_PLAYERS];
  AhuTpBoard *board;
  Table table;
  guint ply;

  open_table (&table, SIX, 360, 720);
  ply = find_last (&table, 3, pending);
  ahu_tp_table_open (table.page, pending[1]);
  board = tp_table_get_board (&table, pending[1]);
  g_signal_emit_by_name (board->done, "clicked");
  g_assert_cmpuint (tp_table_get_ply (&table), ==, ply + 1);
  ahu_tp_table_open (table.page, pending[2]);
  undo (&table);
  g_assert_cmpuint (tp_table_get_ply (&table), ==, ply);
  g_assert_cmpuint (get_open (&table), ==, pending[1]);
  redo (&table);
  g_assert_cmpuint (tp_table_get_ply (&table), ==, ply + 1);
  tp_table_close (&table);
}

/* Fill, Nobody places: one step back, and one on. */
static void
test_groups (void)
{
  guint8 pending[TP_MAX_PLAYERS];
  Table table;
  AhuChoice *all;
  guint ply, n;

  open_table (&table, SIX, 1280, 800);
  ply = find_last (&table, 4, pending);
  all = tp_entry_find_choice (GTK_WIDGET (table.page->answers), "Nobody places");
  g_assert_nonnull (all);
  g_signal_emit_by_name (all, "clicked");
  n = tp_table_get_ply (&table);
  g_assert_cmpuint (n, >=, ply + 4);
  undo (&table);
  g_assert_cmpuint (tp_table_get_ply (&table), ==, ply);
  redo (&table);
  g_assert_cmpuint (tp_table_get_ply (&table), ==, n);
  undo (&table);
  undo (&table);
  g_assert_cmpuint (tp_table_get_ply (&table), ==, ply - 1);
  redo (&table);
  redo (&table);
  g_assert_cmpuint (tp_table_get_ply (&table), ==, n);
  tp_table_close (&table);
}

/* Undo says what it takes back, as the log tells it: the first of several moves, and that there are more. */
static void
test_words (void)
{
  guint8 pending[TP_MAX_PLAYERS];
  g_autofree char *one = NULL, *all = NULL;
  g_auto (GStrv) told = NULL, lines = NULL;
  AhuHistory *history;
  Table table;
  guint ply, n;

  open_table (&table, SIX, 1280, 800);
  history = ahu_session_get_history (table.session);
  ply = find_last (&table, 4, pending);
  one = g_strdup (ahu_page_get_undo_words (AHU_PAGE (table.page)));
  told = ahu_session_get_game (table.session)->describe_move (ahu_history_get_position (history, ply - 1),
                                                              ahu_history_get_move (history, ply - 1),
                                                              ahu_session_get_names (table.session), NULL);
  g_assert_cmpstr (one, ==, told[0]);
  g_signal_emit_by_name (tp_entry_find_choice (GTK_WIDGET (table.page->answers), "Nobody places"), "clicked");
  n = tp_table_get_ply (&table) - ply;
  all = g_strdup (ahu_page_get_undo_words (AHU_PAGE (table.page)));
  lines = g_strsplit (all, "\n", -1);
  g_assert_cmpuint (n, >, 3);
  g_assert_cmpuint (g_strv_length (lines), ==, 4);
  g_assert_cmpstr (lines[3], ==, "…");
  undo (&table);
  g_clear_pointer (&one, g_free);
  one = g_strdup (ahu_page_get_undo_words (AHU_PAGE (table.page)));
  g_assert_cmpstr (one, ==, told[0]);
  while (tp_table_get_ply (&table) > 0)
    undo (&table);
  g_assert_null (ahu_page_get_undo_words (AHU_PAGE (table.page)));
  tp_table_close (&table);
}

static gboolean
has_taken_palm (const TpPosition *position)
{
  return position->step == TP_STEP_PALMS && position->market[TP_PALM] > 1;
}

/* A palm that is taken back is to be laid back: that stays, beside what comes next, until somebody says that it is
 * done. */
static void
test_slip (gconstpointer width)
{
  gboolean narrow = GPOINTER_TO_INT (width) < 700;
  Table table;
  GtkWidget *row;

  tp_table_open (&table, "four-sensible.rapanui", GPOINTER_TO_INT (width), 720);
  row = test_find_type (GTK_WIDGET (table.page), AHU_TYPE_NEWS_ROW);
  tp_table_go_to (&table, has_taken_palm);
  g_assert_false (gtk_widget_has_css_class (row, "slip"));
  for (guint i = 0; i < 2; i++)
    {
      TpMove move = { .type = TP_MOVE_PALM, .player = (guint8) tp_table_get_first (tp_table_get_position (&table)) };
      g_autoptr (AhuRefusal) refusal = ahu_session_play (table.session, tp_move_to_json (&move));

      g_assert_null (refusal);
      if (i == 0)
        undo (&table);
      test_ui_wait_for_frames (row, 2);
      g_assert_true (gtk_widget_has_css_class (row, "slip") == (i == 0));
      g_assert_true (test_ui_says (row, i == 0 && narrow ? "Market: add 1 palm." : "At the table:"));
    }
  g_assert_true (test_ui_press (GTK_WIDGET (table.page), GDK_KEY_Escape, 0));
  test_ui_wait_for_frames (row, 2);
  g_assert_false (test_ui_says (row, "At the table:"));
  tp_table_close (&table);
}

int
main (int    argc,
      char **argv)
{
  static const char *const games[] = { "three-random.rapanui", "four-sensible.rapanui", SIX };

  test_ui_init (&argc, &argv);
  ahu_game_ui_register (ahu_tp_game_ui_get ());

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/tp-undo/whole-game/", games[i], NULL);

      g_test_add_data_func (path, games[i], test_whole_game);
    }
  g_test_add_func ("/ui/tp-undo/tab", test_tab);
  g_test_add_func ("/ui/tp-undo/several", test_several);
  g_test_add_func ("/ui/tp-undo/groups", test_groups);
  g_test_add_func ("/ui/tp-undo/words", test_words);
  g_test_add_data_func ("/ui/tp-undo/slip/360", GINT_TO_POINTER (360), test_slip);
  g_test_add_data_func ("/ui/tp-undo/slip/1280", GINT_TO_POINTER (1280), test_slip);

  return g_test_run ();
}
