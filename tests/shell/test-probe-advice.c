/* test-probe-advice.c: what an advisor makes possible, with a second game in the window
 *
 * Practice games, best moves and analysis are there for any game that has an advisor, and where
 * there is none nothing leads to them. Not for: what the card game's advisor says
 * (tests/games/rapanui).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "core/record/ahu-practice.h"
#include "shell/window/ahu-window-private.h"
#include "support/probe-advisor.h"
#include "support/probe-game.h"
#include "support/probe-ui.h"
#include "support/test-menu.h"
#include "support/test-open.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"
#include "toolkit/analysis/ahu-analysis.h"
#include "toolkit/analysis/ahu-best-moves.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/game/ahu-game-switch.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-practise.h"

#define N_PLAYERS 6

/* The cases without an advisor come first: one that is registered stays. */
static void
set_up (TestWindow    *fixture,
        gconstpointer  data)
{
  g_settings_reset (ahu_settings_get (), "last-game");
  if (data != NULL)
    ahu_game_advisor_register (probe_advisor_get ());
  test_window_set_up (fixture, NULL);
}

static void
tear_down (TestWindow    *fixture,
           gconstpointer  data)
{
  test_window_tear_down (fixture);
}

static void
open_probe (TestWindow *fixture,
            guint       n_moves)
{
  static guint n_opened;
  g_autofree char *id = g_strdup_printf ("probe-advice-%u", n_opened++);
  g_autoptr (GBytes) bytes = probe_game_record_new (id, N_PLAYERS, n_moves);

  test_open_bytes (fixture->window, bytes);
}

static gboolean
menu_has (TestWindow *fixture,
          const char *label)
{
  GtkWidget *menu = test_menu_open (test_window_get_page (fixture));
  gboolean has = test_menu_find_line (menu, label) != NULL;

  g_assert_true (test_menu_find_line (menu, "Rules") != NULL || test_menu_find_line (menu, "Start page") != NULL);
  gtk_popover_popdown (GTK_POPOVER (menu));

  return has;
}

static void
show_practise (TestWindow *fixture)
{
  test_window_activate (fixture, "win.practise");
}

static void
test_absent (TestWindow    *fixture,
             gconstpointer  data)
{
  g_assert_false (ahu_game_ui_offers (probe_ui_get (), AHU_OFFER_PRACTISE));
  show_practise (fixture);
  g_assert_null (test_ui_find (test_window_get_page (fixture), GTK_TYPE_TOGGLE_BUTTON, "Probe"));

  open_probe (fixture, 5);
  g_assert_false (menu_has (fixture, "Best moves…"));
  gtk_widget_activate_action (test_window_get_page (fixture), "table.best-moves", NULL);
  g_assert_null (test_ui_find_window (AHU_TYPE_BEST_MOVES));
  gtk_widget_activate_action (test_window_get_page (fixture), "table.analysis", NULL);
  g_assert_null (test_ui_find_window (AHU_TYPE_ANALYSIS));

  open_probe (fixture, PROBE_GAME_GOAL);
  g_assert_false (menu_has (fixture, "Analysis…"));
  gtk_widget_activate_action (test_window_get_page (fixture), "table.analysis", NULL);
  g_assert_null (test_ui_find_window (AHU_TYPE_ANALYSIS));
}

static gboolean
is_for_person (gpointer fixture)
{
  return !ahu_practise_is_waiting (test_window_get_session (fixture));
}

/* Against as many as the game allows, to its end. */
static void
test_practise (TestWindow    *fixture,
               gconstpointer  data)
{
  AdwComboRow *opponents;
  guint person;
  guint n_own = 0;

  show_practise (fixture);
  test_ui_click (test_window_get_page (fixture), "Probe");
  opponents = ADW_COMBO_ROW (test_ui_find (test_window_get_page (fixture), ADW_TYPE_COMBO_ROW, NULL));
  /* Three play at the least, and six at the most. */
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (opponents)), ==, 4);
  adw_combo_row_set_selected (opponents, 3);
  test_ui_click (test_window_get_page (fixture), "Start");
  test_window_assert_page (fixture, "table");
  g_assert_true (ahu_practise_is (test_window_get_session (fixture)));
  g_assert_cmpuint (ahu_record_get_n_players (test_window_get_record (fixture)), ==, N_PLAYERS);

  person = ahu_practise_get_person (test_window_get_session (fixture));
  for (; !ahu_session_is_over (test_window_get_session (fixture)); test_ui_wait (is_for_person, fixture))
    {
      g_autoptr (AhuRefusal) refusal = ahu_session_play (test_window_get_session (fixture),
                                                         probe_game_move_new (person, 1));

      g_assert_null (refusal);
      n_own++;
    }
  test_window_assert_page (fixture, "result");
  g_assert_cmpuint (test_window_get_ply (fixture), >, n_own);
}

static gboolean
has_choice (gpointer window)
{
  return test_ui_find (window, AHU_TYPE_CHOICE, NULL) != NULL;
}

static void
wait_until_gone (GtkWidget *window)
{
  GtkWidget *there = window;

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &there);
  gtk_window_destroy (GTK_WINDOW (window));
  test_ui_wait (test_ui_is_gone, &there);
}

/* In the advisor’s words, without a picture; choosing one makes it. */
static void
test_best_moves (TestWindow    *fixture,
                 gconstpointer  data)
{
  GtkWidget *window, *there;

  open_probe (fixture, 5);
  g_assert_true (menu_has (fixture, "Best moves…"));
  g_assert_true (gtk_widget_activate_action (test_window_get_page (fixture), "table.best-moves", NULL));
  there = window = test_ui_find_window (AHU_TYPE_BEST_MOVES);
  g_assert_nonnull (window);
  test_ui_wait (has_choice, window);
  /* Five have added, so the sixth is asked. */
  g_assert_true (test_ui_says (window, "Finn adds 3."));
  g_assert_true (test_ui_says (window, "Games won of 100: 75 ± 1, about 3 points at the end"));
  g_assert_false (test_ui_says (window, "card"));
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &there);
  g_assert_true (ahu_choice_activate_key (window, GDK_KEY_1, 0));
  test_ui_wait (test_ui_is_gone, &there);
  g_assert_cmpuint (test_window_get_ply (fixture), ==, 6);

  open_probe (fixture, PROBE_GAME_GOAL);
  g_assert_false (menu_has (fixture, "Best moves…"));
}

static gboolean
is_done (gpointer window)
{
  return ahu_analysis_is_done (window);
}

static GtkWidget *
analyse (TestWindow *fixture)
{
  GtkWidget *window;

  g_assert_true (gtk_widget_activate_action (test_window_get_page (fixture), "table.analysis", NULL));
  window = test_ui_find_window (AHU_TYPE_ANALYSIS);
  g_assert_nonnull (window);
  test_ui_wait (is_done, window);

  return window;
}

/* Of a running game and of one that is over, whoever's turn it is. */
static void
test_analysis (TestWindow    *fixture,
               gconstpointer  data)
{
  GtkWidget *window;

  open_probe (fixture, 5);
  window = analyse (fixture);
  g_assert_true (test_ui_says (window, "Round 1 · sum 0: Anna adds 1"));
  g_assert_true (test_ui_says (window, "Better: add 3. Games won of 100: 50 ± 2 instead of 30 ± 1."));
  g_assert_true (test_ui_says (window, "So far Finn has missed nothing that would clearly have been better."));
  g_assert_false (test_ui_says (window, "acrifice"));
  g_assert_false (test_ui_says (window, "card"));
  wait_until_gone (window);

  open_probe (fixture, PROBE_GAME_GOAL);
  g_assert_true (menu_has (fixture, "Analysis…"));
  window = analyse (fixture);
  g_assert_true (test_ui_says (window, "Better: add 3."));
  g_assert_false (test_ui_says (window, "So far"));
  wait_until_gone (window);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  ahu_game_ui_register (probe_ui_get ());
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add ("/ui/probe-advice/absent", TestWindow, NULL, set_up, test_absent, tear_down);
  g_test_add ("/ui/probe-advice/practise", TestWindow, "advisor", set_up, test_practise, tear_down);
  g_test_add ("/ui/probe-advice/best-moves", TestWindow, "advisor", set_up, test_best_moves, tear_down);
  g_test_add ("/ui/probe-advice/analysis", TestWindow, "advisor", set_up, test_analysis, tear_down);

  return g_test_run ();
}
