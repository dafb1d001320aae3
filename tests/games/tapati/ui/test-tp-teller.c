/* test-tp-teller.c: what is said at the table when a rule of Tapati is first met, on its table page
 *
 * Not for: how it is read out, fades and is turned off, which is the same in every game (test-rn-teller.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-game.h"
#include "support/teller-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/table/ahu-prompt.h"

#include "tp-table-utils.h"

static AhuTeller *
get_teller (Table *table)
{
  return teller_find (GTK_WIDGET (table->page));
}

static const char *
get_told (Table *table)
{
  return ahu_teller_get_text (get_teller (table));
}

static void
open_table (Table      *table,
            const char *name,
            int         width,
            int         height)
{
  teller_forget (tp_game_get ());
  teller_set_wanted (tp_game_get (), TRUE);
  tp_table_open (table, name, width, height);
}

static void
close_table (Table *table)
{
  teller_set_wanted (tp_game_get (), FALSE);
  tp_table_close (table);
}

/* Each once in a whole game, whatever the number of players. */
static void
test_once (void)
{
  static const char *const games[] = { "six-sensible.rapanui", "five-builder.rapanui" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (GHashTable) told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      Table table;

      open_table (&table, games[i], 1280, 800);
      do
        {
          if (get_told (&table) == NULL)
            continue;
          teller_assert_readable (get_teller (&table));
          if (!g_hash_table_add (told, g_strdup (get_told (&table))))
            g_error ("told again: %s", get_told (&table));
        }
      while (ahu_session_redo (table.session));
      g_assert_cmpuint (g_hash_table_size (told), >=, 20);
      close_table (&table);
    }
}

static gboolean
is_choosing (const TpPosition *position)
{
  return position->step == TP_STEP_FACT;
}

static gboolean
is_exchanging (const TpPosition *position)
{
  return position->step == TP_STEP_EXCHANGE;
}

/* In every window: what it says is to be seen, the prompt and the table stay free, and stay where they are when it
 * is silent. */
static void
check_place (Table *table)
{
  GtkWidget *page = GTK_WIDGET (table->page), *prompt = test_find_type (page, AHU_TYPE_PROMPT);
  graphene_rect_t told, above, body, after;

  teller_forget (tp_game_get ());
  test_ui_wait_for_frames (table->window, 4);
  g_assert_nonnull (get_told (table));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (get_teller (table)), page, &told));
  g_assert_true (gtk_widget_compute_bounds (prompt, page, &above));
  g_assert_true (gtk_widget_compute_bounds (table->page->body, page, &body));
  g_assert_cmpfloat (told.size.height, >, 20);
  g_assert_cmpfloat (told.origin.x + told.size.width, <=, gtk_widget_get_width (page) + 1);
  g_assert_cmpfloat (above.origin.y + above.size.height, <=, told.origin.y + 1);
  g_assert_true (ahu_teller_dismiss (get_teller (table)));
  test_ui_wait_for_frames (table->window, 4);
  g_assert_true (gtk_widget_compute_bounds (table->page->body, page, &after));
  g_assert_true (graphene_rect_equal (&body, &after));
}

static void
test_nothing_moves (void)
{
  const int sizes[][2] = { { 360, 640 }, { 360, 720 }, { 720, 600 }, { 1280, 800 }, { 1920, 1080 } };
  const Wanted wanted[] = { is_choosing, tp_table_do_several_place, is_exchanging };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Table table;

      open_table (&table, "six-sensible.rapanui", sizes[i][0], sizes[i][1]);
      for (guint k = 0; k < G_N_ELEMENTS (wanted); k++)
        {
          g_test_message ("%d x %d, position %u", sizes[i][0], sizes[i][1], k);
          tp_table_go_to (&table, wanted[k]);
          check_place (&table);
        }
      close_table (&table);
    }
}

/* Also before the first word of a game. */
static void
test_first_word (void)
{
  const int sizes[][2] = { { 360, 720 }, { 1280, 800 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Table table;
      graphene_rect_t silent, told;

      open_table (&table, "six-sensible.rapanui", sizes[i][0], sizes[i][1]);
      test_ui_wait_for_frames (table.window, 4);
      g_assert_null (get_told (&table));
      g_assert_true (gtk_widget_compute_bounds (table.page->body, GTK_WIDGET (table.page), &silent));
      while (get_told (&table) == NULL)
        g_assert_true (ahu_session_redo (table.session));
      test_ui_wait_for_frames (table.window, 4);
      g_assert_true (gtk_widget_compute_bounds (table.page->body, GTK_WIDGET (table.page), &told));
      g_assert_cmpfloat (silent.origin.y, ==, told.origin.y);
      close_table (&table);
    }
}

/* On a laptop three rows of boards stand whole below it, and what lies in the middle, too. */
static void
test_six (void)
{
  const int sizes[][2] = { { 1366, 736 }, { 1366, 768 }, { 1280, 800 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Table table;
      int step = -1;

      open_table (&table, "six-sensible.rapanui", sizes[i][0], sizes[i][1]);
      for (int ply = 0; ply < 60; ply++, ahu_session_redo (table.session))
        {
          graphene_rect_t bounds;

          if (tp_table_get_position (&table)->step == step)
            continue;
          step = tp_table_get_position (&table)->step;
          g_test_message ("%d x %d, step %d", sizes[i][0], sizes[i][1], step);
          teller_forget (tp_game_get ());
          test_ui_wait_for_frames (table.window, 4);
          g_assert_true (gtk_widget_compute_bounds (table.page->body, table.window, &bounds));
          g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, sizes[i][1] + 1);
        }
      close_table (&table);
    }
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_func ("/ui/tp-teller/once", test_once);
  g_test_add_func ("/ui/tp-teller/nothing-moves", test_nothing_moves);
  g_test_add_func ("/ui/tp-teller/first-word", test_first_word);
  g_test_add_func ("/ui/tp-teller/six", test_six);

  return g_test_run ();
}
