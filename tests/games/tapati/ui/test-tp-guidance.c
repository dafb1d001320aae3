/* test-tp-guidance.c: what is told of a first game of Tapati, on its table page
 *
 * Each situation once, with its rule, over nothing. Not for: how
 * it is read out and fades, which is the same in every game (test-rn-guidance.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-game.h"
#include "games/tapati/ui/ahu-tp-situations.h"
#include "support/guidance-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/base/ahu-settings.h"

#include "tp-table-utils.h"

static AhuGuidance *
get_guidance (Table *table)
{
  return guidance_find (GTK_WIDGET (table->page));
}

static const char *
get_told (Table *table)
{
  return ahu_guidance_get_text (get_guidance (table));
}

static void
open_table (Table      *table,
            const char *name,
            int         width,
            int         height)
{
  guidance_forget (tp_game_get ());
  guidance_set_wanted (tp_game_get (), TRUE);
  tp_table_open (table, name, width, height);
}

static void
close_table (Table *table)
{
  guidance_set_wanted (tp_game_get (), FALSE);
  tp_table_close (table);
}

static void
tell_game (const char *name,
           GHashTable *told)
{
  Table table;

  /* The game before is over. */
  guidance_set_wanted (tp_game_get (), TRUE);
  tp_table_open (&table, name, 1280, 800);
  do
    {
      if (get_told (&table) == NULL)
        continue;
      guidance_assert_readable (get_guidance (&table));
      if (!g_hash_table_add (told, g_strdup (get_told (&table))))
        g_error ("told again: %s", get_told (&table));
    }
  while (ahu_session_redo (table.session));
  tp_table_close (&table);
}

/* Each once, also in the games that come after; in these games there is nothing that stays untold. */
static void
test_once (void)
{
  static const char *const games[] = { "six-sensible.rapanui", "three-random.rapanui", "ends-by-last-rug.rapanui", "five-builder.rapanui" };
  g_autoptr (GHashTable) told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const AhuSituations *situations = ahu_tp_situations_get ();

  guidance_forget (tp_game_get ());
  guidance_set_wanted (tp_game_get (), TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    tell_game (games[i], told);
  for (guint i = 0; i < situations->n; i++)
    if (!g_hash_table_contains (told, situations->all[i].text))
      g_error ("never told: %s", situations->all[i].id);
  g_assert_cmpuint (g_hash_table_size (told), ==, situations->n);
  guidance_set_wanted (tp_game_get (), FALSE);
}

/* What was put away stays so, until all of it is to be told again. */
static void
test_dismissed (void)
{
  Table table;

  open_table (&table, "four-sensible.rapanui", 1280, 800);
  g_assert_true (g_str_has_prefix (get_told (&table), "The tiles lie face down"));
  g_assert_true (ahu_guidance_dismiss (get_guidance (&table)));
  g_assert_null (get_told (&table));
  g_assert_true (ahu_session_redo (table.session));
  g_assert_true (ahu_session_undo (table.session));
  g_assert_null (get_told (&table));
  guidance_forget (tp_game_get ());
  g_assert_nonnull (get_told (&table));
  guidance_set_wanted (tp_game_get (), FALSE);
  g_assert_null (get_told (&table));
  close_table (&table);
}

/* With the end of a game it is no first game any more. */
static void
test_over (void)
{
  GSettings *settings = ahu_settings_get_game (tp_game_get ());
  Table table;

  open_table (&table, "four-sensible.rapanui", 1280, 800);
  g_assert_nonnull (get_told (&table));
  while (ahu_session_redo (table.session))
    g_assert_true (ahu_session_is_over (table.session) != g_settings_get_boolean (settings, "guidance"));
  g_assert_true (ahu_session_is_over (table.session));
  close_table (&table);
}

static gboolean
is_shown (gpointer data)
{
  return gtk_widget_get_height (GTK_WIDGET (get_guidance (data))) > 0;
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

static gboolean
is_drawing (const TpPosition *position)
{
  return position->step == TP_STEP_REVEAL;
}

/* In every window it lies below the prompt and over nothing, and the table comes back up when it goes. */
static void
test_pushes_down (void)
{
  const int sizes[][2] = { { 360, 640 }, { 360, 720 }, { 720, 600 }, { 1280, 800 }, { 1920, 1080 } };
  const Wanted wanted[] = { is_choosing, tp_table_do_several_place, is_exchanging, is_drawing };
  const guint n = G_N_ELEMENTS (wanted);

  for (guint i = 0; i < G_N_ELEMENTS (sizes) * n; i++)
    {
      Table table;

      g_test_message ("%d x %d, position %u", sizes[i / n][0], sizes[i / n][1], i % n);
      open_table (&table, "six-sensible.rapanui", sizes[i / n][0], sizes[i / n][1]);
      tp_table_go_to (&table, wanted[i % n]);
      test_ui_wait (is_shown, &table);
      test_ui_wait_for_frames (table.window, 3);
      guidance_assert_readable (get_guidance (&table));
      guidance_assert_row (get_guidance (&table), GTK_WIDGET (table.page));
      g_assert_true (ahu_guidance_dismiss (get_guidance (&table)));
      test_ui_wait_for_frames (table.window, 3);
      g_assert_cmpint (guidance_get_row (get_guidance (&table)), ==, 0);
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
          guidance_forget (tp_game_get ());
          test_ui_wait (is_shown, &table);
          test_ui_wait_for_frames (table.window, 3);
          g_test_message ("%d x %d, step %d", sizes[i][0], sizes[i][1], step);
          g_assert_cmpint (guidance_get_row (get_guidance (&table)), >, 0);
          g_assert_true (gtk_widget_compute_bounds (table.page->body, table.window, &bounds));
          g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, sizes[i][1] + 1);
        }
      close_table (&table);
    }
}

static GtkWidget *
find_line (Table *table)
{
  return test_find_type (GTK_WIDGET (get_guidance (table)), GTK_TYPE_BUTTON);
}

static gboolean
is_folded (gpointer data)
{
  return gtk_widget_get_mapped (find_line (data));
}

static gboolean
is_whole (gpointer data)
{
  return !is_folded (data) && is_shown (data);
}

/* Without room for all the words they are a line, which unfolds and pushes further down. */
static void
test_folds (void)
{
  Table table;
  int line;

  open_table (&table, "six-sensible.rapanui", 360, 560);
  tp_table_go_to (&table, is_exchanging);
  test_ui_wait (is_folded, &table);
  line = gtk_widget_get_height (GTK_WIDGET (get_guidance (&table)));
  g_assert_true (gtk_widget_grab_focus (find_line (&table)));
  g_signal_emit_by_name (find_line (&table), "clicked");
  test_ui_wait (is_whole, &table);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (get_guidance (&table))), >, line);
  test_ui_wait_for_frames (table.window, 3);
  guidance_assert_readable (get_guidance (&table));
  guidance_assert_row (get_guidance (&table), GTK_WIDGET (table.page));
  g_assert_true (ahu_guidance_dismiss (get_guidance (&table)));
  close_table (&table);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_func ("/ui/tp-guidance/once", test_once);
  g_test_add_func ("/ui/tp-guidance/dismissed", test_dismissed);
  g_test_add_func ("/ui/tp-guidance/over", test_over);
  g_test_add_func ("/ui/tp-guidance/pushes-down", test_pushes_down);
  g_test_add_func ("/ui/tp-guidance/six", test_six);
  g_test_add_func ("/ui/tp-guidance/folds", test_folds);

  return g_test_run ();
}
