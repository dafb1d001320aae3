/* test-tp-set-up.c: whoever has never read the booklet lays out Tapati from what the pages say
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-rules.h"
#include "games/tapati/ui/ahu-tp-game-ui.h"
#include "games/tapati/ui/ahu-tp-own-box.h"
#include "shell/players/ahu-players-page.h"
#include "support/set-up-utils.h"
#include "support/test-ui.h"
#include "toolkit/base/ahu-settings.h"

static const char *const names[] = { "Anna", "Ben", "Chiara", "Dario", "Emil", "Frida", NULL };
static const char *const colours[] = { "red", "blue", "green", "violet", "orange", "yellow", NULL };

static void
begin (TestWindow *fixture,
       guint       n_players,
       int         width)
{
  g_autofree char **some_names = g_memdup2 (names, sizeof names);
  g_autofree char **some_colours = g_memdup2 (colours, sizeof colours);

  some_names[n_players] = some_colours[n_players] = NULL;
  g_settings_reset (ahu_settings_get_game (tp_game_get ()), "box");
  g_settings_reset (ahu_settings_get_game (tp_game_get ()), "box-compared");
  g_settings_set_string (ahu_settings_get (), "last-game", tp_game_get ()->id);
  teller_forget (tp_game_get ());
  teller_set_wanted (tp_game_get (), TRUE);
  test_window_set_up (fixture, NULL);
  test_window_set_size (fixture, width, 720);
  test_window_activate (fixture, "win.new-game");
  ahu_players_page_set_players (AHU_PLAYERS_PAGE (test_window_get_page (fixture)), (const char *const *) some_names,
                                (const char *const *) some_colours);
}

static void
end (TestWindow *fixture)
{
  teller_set_wanted (tp_game_get (), FALSE);
  test_window_tear_down (fixture);
}

static void
walk (guint       n_players,
      int         width,
      const char *boards,
      const char *pieces,
      const char *markets)
{
  g_autoptr (GHashTable) heard = g_hash_table_new (g_str_hash, g_str_equal);
  TestWindow fixture = { 0 };
  TpMove moves[TP_MAX_LEGAL];

  begin (&fixture, n_players, width);
  set_up_hear (&fixture, ahu_tp_game_ui_get (), heard);
  set_up_assert_counts (&fixture, "T2.1", boards);
  set_up_assert_counts (&fixture, "T1.1", pieces);
  g_assert_cmpuint (set_up_do (&fixture), ==, 4);
  test_ui_click (test_window_get_page (&fixture), "Next: your box");

  test_window_assert_page (&fixture, "deal");
  /* What is compared with the box has to be found there. */
  g_assert_true (test_ui_says (test_window_get_page (&fixture), "on the boards, a column per site"));
  g_assert_true (test_ui_says (test_window_get_page (&fixture), "arrows in the interchange market"));
  set_up_hear (&fixture, ahu_tp_game_ui_get (), heard);
  set_up_assert_counts (&fixture, "T2.3", markets);
  /* Whoever goes on without having looked is led there, and told so, once. */
  test_ui_click (test_window_get_page (&fixture), "Lay out the first round");
  test_window_assert_page (&fixture, "deal");
  g_assert_true (test_ui_says (test_window_get_page (&fixture), "Laid out?"));
  g_assert_cmpuint (set_up_do (&fixture), ==, 1);
  test_ui_click (test_window_get_page (&fixture), "Lay out the first round");
  test_window_assert_page (&fixture, "table");
  set_up_assert_heard (heard, "T1", 7);
  set_up_assert_heard (heard, "T2", 3);
  g_assert_true (g_hash_table_contains (heard, "T4.7"));
  g_assert_cmpuint (tp_legal_moves (ahu_session_get_position (test_window_get_session (&fixture)), moves), >, 0);
  end (&fixture);
}

static void
test_walk (void)
{
  walk (3, 1280, "3 1", "25 80 60", "3 6 15 3 1");
  walk (4, 360, "4 1", "30 95 75", "4 8 20 4 1");
  walk (5, 1280, "5 1", "35 110 90", "5 10 24 5 1");
  walk (6, 360, "6 1", "40 125 100", "6 12 24 6 1");
}

/* Where the page of the box is left out, what belongs to it is told with the players; the row is that of the box. */
static void
test_known_box (void)
{
  g_autoptr (GHashTable) heard = g_hash_table_new (g_str_hash, g_str_equal);
  TestWindow fixture = { 0 };
  AhuTpOwnBox box;

  begin (&fixture, 3, 1280);
  ahu_tp_own_box_init (&box);
  box.more = TRUE;
  ahu_tp_own_box_remember (&box);
  ahu_tp_own_box_set_compared ();
  test_window_activate (&fixture, "win.back");
  test_window_activate (&fixture, "win.new-game");
  set_up_hear (&fixture, ahu_tp_game_ui_get (), heard);
  set_up_assert_counts (&fixture, "T2.3", "3 6 15 4 1");
  g_assert_true (g_hash_table_contains (heard, "T4.7"));
  g_assert_cmpuint (set_up_do (&fixture), ==, 5);
  test_ui_click (test_window_get_page (&fixture), "Lay out the first round");
  test_window_assert_page (&fixture, "table");
  end (&fixture);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_func ("/ui/tp-set-up/walk", test_walk);
  g_test_add_func ("/ui/tp-set-up/known-box", test_known_box);

  return g_test_run ();
}
