/* test-rn-set-up.c: whoever has never read the booklet lays out Rapa Nui from what the pages say
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-rules.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "games/rapanui/ui/ahu-rn-palette.h"
#include "rn-widget-utils.h"
#include "shell/players/ahu-players-page.h"
#include "support/set-up-utils.h"
#include "support/test-ui.h"
#include "toolkit/base/ahu-settings.h"

static const char *const names[] = { "Anna", "Ben", "Chiara", "Dario", NULL };
static const char *const colours[] = { "red", "blue", "green", "violet", NULL };

static void
begin (TestWindow *fixture,
       guint       n_players,
       int         width)
{
  g_autofree char **some_names = g_memdup2 (names, sizeof names);
  g_autofree char **some_colours = g_memdup2 (colours, sizeof colours);
  GtkWidget *page;

  some_names[n_players] = some_colours[n_players] = NULL;
  g_settings_set_string (ahu_settings_get (), "last-game", rn_game_get ()->id);
  teller_forget (rn_game_get ());
  teller_set_wanted (rn_game_get (), TRUE);
  test_window_set_up (fixture, NULL);
  test_window_set_size (fixture, width, 720);
  test_window_activate (fixture, "win.new-game");
  page = test_window_get_page (fixture);
  ahu_players_page_set_players (AHU_PLAYERS_PAGE (page), (const char *const *) some_names,
                                (const char *const *) some_colours);
  for (guint i = 0; i < n_players; i++)
    g_assert_true (gtk_widget_activate_action (page, "players.choose", "(us)", i, "fish"));
}

static void
end (TestWindow *fixture)
{
  teller_set_wanted (rn_game_get (), FALSE);
  test_window_tear_down (fixture);
}

static void
enter_display (TestWindow *fixture)
{
  GtkWidget *page = test_window_get_page (fixture);
  g_autoptr (GPtrArray) choices = test_find_choices (test_find_type (page, AHU_TYPE_RN_PALETTE));

  for (guint i = 0; i < RN_COLUMNS * RN_COLUMN_CARDS; i++)
    gtk_widget_activate (choices->pdata[i % choices->len]);
}

static void
walk (guint       n_players,
      int         width,
      const char *piles,
      const char *wood)
{
  g_autoptr (GHashTable) heard = g_hash_table_new (g_str_hash, g_str_equal);
  TestWindow fixture = { 0 };
  RnMove moves[RN_MAX_LEGAL];

  begin (&fixture, n_players, width);
  set_up_hear (&fixture, ahu_rn_game_ui_get (), heard);
  set_up_assert_counts (&fixture, "R2.4", piles);
  set_up_assert_counts (&fixture, "R2.5", wood);
  /* Whoever goes on without having looked is led there, and told so, once. */
  test_ui_click (test_window_get_page (&fixture), "Deal");
  test_window_assert_page (&fixture, "players");
  g_assert_true (test_ui_says (test_window_get_page (&fixture), "Laid out?"));
  g_assert_true (GTK_IS_CHECK_BUTTON (gtk_window_get_focus (GTK_WINDOW (fixture.window))));
  g_assert_cmpuint (set_up_do (&fixture), ==, 3);
  g_assert_true (test_ui_is_named (gtk_window_get_focus (GTK_WINDOW (fixture.window)), "Deal"));
  test_ui_click (test_window_get_page (&fixture), "Deal");

  test_window_assert_page (&fixture, "deal");
  set_up_hear (&fixture, ahu_rn_game_ui_get (), heard);
  set_up_assert_counts (&fixture, "R2.3", "34");
  enter_display (&fixture);
  test_ui_click (test_window_get_page (&fixture), "To the table");
  test_window_assert_page (&fixture, "table");
  set_up_assert_heard (heard, "R1", 6);
  set_up_assert_heard (heard, "R2", 7);
  g_assert_cmpuint (rn_legal_moves (ahu_session_get_position (test_window_get_session (&fixture)), moves), >, 0);
  end (&fixture);
}

static void
test_walk (void)
{
  walk (2, 1280, "23 23 23 23", "2 3");
  walk (3, 360, "22 22 22 22", "2 3 4");
  walk (4, 1280, "21 21 21 21", "2 3 4 5");
}

/* As soon as one is new, and whatever their names are where it is switched off. */
static void
test_known (void)
{
  GSettings *settings = ahu_settings_get_game (rn_game_get ());
  TestWindow fixture = { 0 };

  begin (&fixture, 2, 1280);
  g_assert_nonnull (set_up_find_list (&fixture));
  g_settings_set_value (settings, "heard", g_variant_new_parsed ("{'Anna': ['played'], 'Ben': ['enough']}"));
  g_assert_true (gtk_widget_activate_action (test_window_get_page (&fixture), "players.name", "(us)", 1, "Ben"));
  g_assert_null (set_up_find_list (&fixture));
  g_assert_true (gtk_widget_activate_action (test_window_get_page (&fixture), "players.name", "(us)", 1, "Berta"));
  g_assert_nonnull (set_up_find_list (&fixture));
  teller_set_wanted (rn_game_get (), FALSE);
  g_assert_null (set_up_find_list (&fixture));
  test_ui_click (test_window_get_page (&fixture), "Deal");
  test_window_assert_page (&fixture, "deal");
  g_assert_null (set_up_find_list (&fixture));
  g_settings_reset (settings, "heard");
  end (&fixture);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_func ("/ui/rn-set-up/walk", test_walk);
  g_test_add_func ("/ui/rn-set-up/known", test_known);

  return g_test_run ();
}
