/* test-rn-log-rows.c: a turn of the log is one row to point at, to touch and to hear
 *
 * Not for: what it tells (test-rn-covered.c) and where it leads (test-rn-log-parts.c,
 * test-rn-correction-told.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toolkit/table/ahu-log-line.h"
#include "toolkit/table/ahu-log-row.h"
#include "toolkit/table/ahu-log.h"

#include "rn-correction-utils.h"
#include "rn-widget-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

#define GAME "two-players.rapanui"
#define PLY 60
#define TOUCH 44

typedef struct
{
  GtkWidget *list;
  AhuLogLine *line;
} Wanted;

static gboolean
has_row (gpointer data)
{
  Wanted *wanted = data;
  GtkWidget *row = ahu_log_row_find (wanted->list, wanted->line);

  return row != NULL && gtk_widget_get_height (row) > 0;
}

static GListModel *
get_lines (GtkWidget *list)
{
  return G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
}

/* Scrolls there; a list that was never laid out would not. */
static GtkWidget *
wait_for_row (GtkWidget  *list,
              AhuLogLine *line)
{
  Wanted wanted = { list, line };
  guint position = 0;

  for (;; position++)
    {
      g_autoptr (AhuLogLine) other = g_list_model_get_item (get_lines (list), position);

      g_assert_nonnull (other);
      if (other == line)
        break;
    }
  test_ui_wait_for_frames (list, 2);
  gtk_widget_activate_action (list, "list.scroll-to-item", "u", position);
  test_ui_wait (has_row, &wanted);
  return ahu_log_row_find (list, line);
}

/* Returns: (transfer full) */
static AhuLogLine *
get_line (GtkWidget *list,
          guint      position)
{
  AhuLogLine *line = g_list_model_get_item (get_lines (list), position);

  g_assert_nonnull (line);
  return line;
}

static char *
tell_heading (TestTable *table,
              guint      ply)
{
  const RnPosition *position = ahu_history_get_position (ahu_session_get_history (table->session), ply);

  return g_strdup_printf ("%s, turn %u", ahu_session_get_names (table->session)[position->active], position->turn);
}

static float
get_height (GtkWidget *row)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (row, row, &bounds));
  return bounds.size.height;
}

/* It is told with its heading in one go, whether this stands in its row or above it. */
static void
assert_turn (TestTable  *table,
             GtkWidget  *row,
             AhuLogLine *line,
             gboolean    headed)
{
  g_autofree char *heading = tell_heading (table, ahu_log_line_get_ply (line));
  g_autofree char *name = g_strdup_printf ("%s: %s", heading, ahu_log_line_get_text (line));

  g_strdelimit (name, "\n", ' ');

  g_assert_cmpint (ahu_log_line_get_line_type (line), ==, AHU_LOG_MOVE);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  g_assert_true (correction_shows (row, ahu_log_line_get_text (line)));
  g_assert_true (correction_shows (row, heading) == headed);
  g_assert_true (gtk_widget_has_css_class (row, "log-move"));
  g_assert_cmpfloat (get_height (row), >=, TOUCH);
}

static void
test_turn (gconstpointer data)
{
  int width = GPOINTER_TO_INT (data);
  TestTable table;
  GtkWidget *list;

  test_table_open (&table, GAME, width, width == 360 ? 720 : 800);
  test_session_go (table.session, PLY);
  gtk_widget_activate_action (table.page, "table.log", NULL);
  list = test_find_type (table.page, GTK_TYPE_LIST_VIEW);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (AhuLogLine) line = get_line (list, i);

      assert_turn (&table, wait_for_row (list, line), line, TRUE);
    }
  test_table_close (&table);
}

/* What stands before all turns is a target as well. */
static void
test_heads (void)
{
  TestTable table;
  GtkWidget *list;

  test_table_open (&table, GAME, 1280, 800);
  list = test_find_type (table.page, GTK_TYPE_LIST_VIEW);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (AhuLogLine) line = get_line (list, i);

      g_assert_cmpfloat (get_height (wait_for_row (list, line)), >=, TOUCH);
    }
  test_table_close (&table);
}

/* Above what was taken back the heading has a row of its own, which is no target. */
static void
test_struck (void)
{
  CorrectionFixture fixture;
  guint ply, kind;
  GtkWidget *list;

  correction_open (&fixture, GAME);
  list = test_find_type (fixture.table.page, GTK_TYPE_LIST_VIEW);
  test_session_go (fixture.table.session, test_table_get_ply (&fixture.table) / 2);
  correction_find_purchase (&fixture, 3, FALSE, &ply, &kind);
  correction_begin (&fixture, ply);
  correction_choose (&fixture, "Change");
  correction_choose_kind (&fixture, kind);

  for (guint i = 0; i < g_list_model_get_n_items (get_lines (list)); i++)
    {
      g_autoptr (AhuLogLine) line = get_line (list, i);
      g_autoptr (AhuLogLine) struck = NULL;
      g_autoptr (AhuLogLine) turn = NULL;
      g_autofree char *heading = NULL;
      GtkWidget *row;

      if (ahu_log_line_get_line_type (line) != AHU_LOG_HEADING)
        continue;
      heading = tell_heading (&fixture.table, ply);
      row = wait_for_row (list, line);
      gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, heading);
      g_assert_false (gtk_widget_has_css_class (row, "log-move"));
      struck = get_line (list, i + 1);
      g_assert_cmpint (ahu_log_line_get_line_type (struck), ==, AHU_LOG_STRUCK);
      turn = get_line (list, i + 2);
      g_assert_true (ahu_log_line_tells (turn, ply));
      assert_turn (&fixture.table, wait_for_row (list, turn), turn, FALSE);

      /* Nothing is struck any more. */
      correction_undo (&fixture);
      assert_turn (&fixture.table, wait_for_row (list, turn), turn, TRUE);
      correction_close (&fixture);
      return;
    }
  g_error ("no heading stands alone");
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_test_add_data_func ("/ui/rn-log-rows/turn", GINT_TO_POINTER (1280), test_turn);
  g_test_add_data_func ("/ui/rn-log-rows/turn-narrow", GINT_TO_POINTER (360), test_turn);
  g_test_add_func ("/ui/rn-log-rows/heads", test_heads);
  g_test_add_func ("/ui/rn-log-rows/struck", test_struck);
  return g_test_run ();
}
