/* test-tp-focus.c: where the focus stands through whole games of Tapati
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-game.h"
#include "games/tapati/ui/ahu-tp-cell.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/table/ahu-choice.h"

#include "tp-entry-utils.h"
#include "tp-table-utils.h"
#include "tp-taps-utils.h"

/* What GTK does with a focus that is gone it does with the next frame, which takes its time. */
#define FRAME_EVERY 6

#define EXAMPLE "../../data/games/tapati/examples"

typedef struct
{
  const char *folder;
  const char *name;
  int width;
  int height;
} Case;

/* One of each way in which the page stands. */
static const Case cases[] = {
  { EXAMPLE, "six-friends.rapanui", 360, 640 },
  { EXAMPLE, "six-friends.rapanui", 720, 800 },
  { EXAMPLE, "six-friends.rapanui", 1280, 800 },
  { "tapati", "three-random.rapanui", 360, 640 },
  { "tapati", "three-random.rapanui", 1280, 800 },
};

static gboolean
is_tab_of_pending (Table     *table,
                   GtkWidget *focus)
{
  const TpPosition *position = tp_table_get_position (table);

  for (guint seat = 0; seat < position->n_players; seat++)
    if (focus == ahu_tp_tabs_get_tab (AHU_TP_TABS (table->page->tabs), seat))
      return tp_position_is_pending (position, seat);

  return FALSE;
}

/* What can be done here: Enter is no refusal, or opens the board on which somebody has to place. */
static gboolean
can_do (Table     *table,
        GtkWidget *focus)
{
  if (AHU_IS_CHOICE (focus))
    return ahu_choice_get_reason (AHU_CHOICE (focus)) == NULL && gtk_widget_get_focusable (focus);
  if (AHU_IS_TP_CELL (focus))
    return ahu_tp_cell_get_state (AHU_TP_CELL (focus))->is_live;

  return is_tab_of_pending (table, focus);
}

static void
check (Table      *table,
       const char *what)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (table->window));
  const TpPosition *position = tp_table_get_position (table);
  guint ply = tp_table_get_ply (table);

  if (focus == NULL || !gtk_widget_get_mapped (focus))
    g_error ("ply %u, step %u, after %s: the focus is on %s", ply, position->step, what,
             focus == NULL ? "nothing" : "what isn’t seen");
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (table->page)));
  if (position->step != TP_STEP_OVER && !can_do (table, focus))
    g_error ("ply %u, step %u, after %s: nothing can be done with %s", ply, position->step, what,
             G_OBJECT_TYPE_NAME (focus));
}

/* As with keys: what is activated has the focus. */
static void
tap (Table       *table,
     const TpTap *what)
{
  g_assert_true (gtk_widget_grab_focus (what->widget));
  tp_tap_make (what);
  check (table, "an entry");
}

static void
go (Table      *table,
    const char *way)
{
  g_signal_emit_by_name (table->page, way);
  check (table, way);
}

/* On a narrow page people open the tab they need. */
static void
open_tab (Table        *table,
          const TpMove *move)
{
  gboolean on_board = move->type == TP_MOVE_BUILD || move->type == TP_MOVE_SCORE ||
                      (move->type == TP_MOVE_DONE && tp_table_get_position (table)->step == TP_STEP_PLACE);

  ahu_tp_table_open (table->page, on_board ? move->player : AHU_TP_CENTRE_SEAT);
}

static void
test_whole_game (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (AhuRecord) record = test_record_load (test->folder, test->name);
  g_autoptr (GArray) moves = NULL;
  Table table;

  tp_table_open_record (&table, record, 0, test->width, test->height);
  table.tap = tap;
  moves = tp_entry_list_moves (table.session);
  check (&table, "the beginning");
  for (guint i = 0; i < moves->len; i++)
    {
      open_tab (&table, &g_array_index (moves, TpMove, i));
      tp_table_enter (&table, &g_array_index (moves, TpMove, i));
      g_assert_cmpuint (tp_table_get_ply (&table), ==, i + 1);
      if (i % FRAME_EVERY == 0)
        {
          test_ui_wait_for_frames (table.window, 1);
          check (&table, "a frame");
        }
      go (&table, "undo");
      go (&table, "redo");
    }
  tp_table_close (&table);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  ahu_game_register (tp_game_get ());
  /* GTK 4.8 loses numbers of a style that changes again on its way. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/tp-focus/%s/%d", cases[i].name, cases[i].width);

      g_test_add_data_func (path, &cases[i], test_whole_game);
    }

  return g_test_run ();
}
