/* test-tp-practise.c: a game of Tapati against computers in the window, from the list of what teaches it to the result
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/record/ahu-practice.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/ui/ahu-tp-answers.h"
#include "games/tapati/ui/ahu-tp-game-ui.h"
#include "games/tapati/ui/ahu-tp-table-private.h"
#include "shell/players/ahu-practise-page.h"
#include "shell/window/ahu-window.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/table/ahu-practise.h"

static GSettings *
get_settings (void)
{
  return ahu_settings_get_game (tp_game_get ());
}

static void
set_up (TestWindow    *fixture,
        gconstpointer  data)
{
  static const char *const keys[] = { "practise-opponents", "practise-strength", "practise-first" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (get_settings (), keys[i]);
  g_settings_set_string (get_settings (), "practise-pace", "none");
  test_window_set_up (fixture, NULL);
  ahu_game_ui_use (ahu_tp_game_ui_get ());
}

static const TpPosition *
get_position (TestWindow *fixture)
{
  return ahu_session_get_position (test_window_get_session (fixture));
}

static gboolean
is_persons (gpointer data)
{
  return !ahu_practise_is_waiting (test_window_get_session (data));
}

static guint
get_person (TestWindow *fixture)
{
  return ahu_practise_get_person (test_window_get_session (fixture));
}

static GtkWidget *
get_table (TestWindow *fixture)
{
  return test_ui_find (GTK_WIDGET (fixture->window), AHU_TYPE_TP_TABLE, NULL);
}

static void
start (TestWindow *fixture)
{
  test_window_activate (fixture, "win.learn");
  test_window_activate (fixture, "win.practise");
  test_window_assert_page (fixture, "practise");
  g_assert_true (ahu_window_get_shown_ui (fixture->window) == ahu_tp_game_ui_get ());
  test_ui_click (test_ui_find (GTK_WIDGET (fixture->window), AHU_TYPE_PRACTISE_PAGE, NULL), "Start");
  test_window_assert_page (fixture, "table");
  g_assert_true (ahu_session_get_game (test_window_get_session (fixture)) == tp_game_get ());
  test_ui_wait (is_persons, fixture);
}

/* By the keys that stand on what is seen: the first card or tile, and otherwise what ends a decision
 * soonest. */
static void
play (TestWindow *fixture)
{
  static const char *const keys[TP_STEPS] = {
    [TP_STEP_FACT] = "mnartgou", [TP_STEP_PALMS] = "e ",  [TP_STEP_QUARRIES] = "1234", [TP_STEP_EXCHANGE] = "p",
    [TP_STEP_AWARD] = "123",     [TP_STEP_PLACE] = "d",   [TP_STEP_PRESTIGE] = "d123",
  };
  const char *wanted = keys[get_position (fixture)->step];
  guint before = test_window_get_ply (fixture);

  g_assert_true (tp_position_is_pending (get_position (fixture), get_person (fixture)));
  for (guint i = 0; test_window_get_ply (fixture) == before; i++)
    {
      if (wanted[i] == '\0')
        g_error ("nothing can be chosen in step %u", get_position (fixture)->step);
      test_ui_press (get_table (fixture), gdk_unicode_to_keyval ((guint32) wanted[i]), 0);
    }
  g_assert_cmpuint (test_window_get_ply (fixture), ==, before + 1);
}

/* Nobody is answered for: what was made since is by the person, by a computer at its own seat, or drawn. */
static void
test_whole (TestWindow    *fixture,
            gconstpointer  data)
{
  guint n_decisions = 0;

  g_settings_set_int (get_settings (), "practise-opponents", 3);
  start (fixture);
  g_assert_cmpuint (get_position (fixture)->n_players, ==, 4);
  for (; !ahu_session_is_over (test_window_get_session (fixture)); test_ui_wait (is_persons, fixture))
    {
      play (fixture);
      n_decisions++;
    }
  g_assert_cmpuint (n_decisions, >, 4);
  test_window_assert_page (fixture, "result");

  /* One step back is the person's last decision; what follows comes again by itself. */
  test_window_activate (fixture, "win.undo");
  test_window_assert_page (fixture, "table");
  g_assert_true (is_persons (fixture));
  test_window_activate (fixture, "win.redo");
  test_ui_wait (is_persons, fixture);
  test_window_assert_page (fixture, "result");
  test_window_activate (fixture, "win.again");
  test_window_assert_page (fixture, "table");
  g_assert_true (ahu_practice_is (test_window_get_record (fixture)));
  g_assert_true (ahu_session_get_game (test_window_get_session (fixture)) == tp_game_get ());
}

static const char *
get_prompt (TestWindow *fixture)
{
  return gtk_label_get_text (GTK_LABEL (test_ui_find_class (ahu_table_get_prompt (AHU_TABLE (get_table (fixture))),
                                                            "prompt-sentence")));
}

static GtkWidget *
get_board (TestWindow *fixture,
           guint       seat)
{
  return GTK_WIDGET (ahu_tp_boards_get_board (AHU_TP_BOARDS (AHU_TP_TABLE (get_table (fixture))->boards), seat));
}

static gboolean
places_with_others (gpointer data)
{
  TestWindow *fixture = data;
  guint8 pending[TP_MAX_PLAYERS];

  return get_position (fixture)->step == TP_STEP_PLACE && get_position (fixture)->active != get_person (fixture) &&
         tp_position_pending (get_position (fixture), pending) > 1;
}

/* Where somebody else's card lets several place at once nothing ends that for the computers, and their boards are not played on. */
static void
test_together (TestWindow    *fixture,
               gconstpointer  data)
{
  GtkWidget *answers;

  g_settings_set_string (get_settings (), "practise-first", "person");
  start (fixture);
  while (!places_with_others (fixture))
    {
      play (fixture);
      test_ui_wait (is_persons, fixture);
      g_assert_false (ahu_session_is_over (test_window_get_session (fixture)));
    }
  g_assert_cmpuint (ahu_tp_table_get_seat (AHU_TP_TABLE (get_table (fixture))), ==, get_person (fixture));
  /* Nobody else is asked, and no other board looks as if its player were. */
  g_assert_true (g_str_has_prefix (get_prompt (fixture),
                                   ahu_session_get_names (test_window_get_session (fixture))[get_person (fixture)]));
  for (guint seat = 0; seat < get_position (fixture)->n_players; seat++)
    g_assert_cmpint (test_ui_is_now (get_board (fixture, seat)), ==, seat == get_person (fixture));
  answers = test_ui_find (get_table (fixture), AHU_TYPE_TP_ANSWERS, NULL);
  g_assert_null (answers);
  play (fixture);
  test_ui_wait (is_persons, fixture);
}

/* Somebody who closes the window while a computer thinks goes on with the same game. */
static void
test_resumed (TestWindow    *fixture,
              gconstpointer  data)
{
  g_autofree char *id = NULL;

  start (fixture);
  play (fixture);
  id = g_strdup (ahu_record_get_id (test_window_get_record (fixture)));
  test_window_close (fixture);
  test_window_open (fixture);
  while (test_window_get_session (fixture) == NULL)
    g_main_context_iteration (NULL, TRUE);
  test_window_activate (fixture, "win.continue");
  test_window_assert_page (fixture, "table");
  g_assert_cmpstr (ahu_record_get_id (test_window_get_record (fixture)), ==, id);
  test_ui_wait (is_persons, fixture);
  play (fixture);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

#define ADD(path, function) g_test_add (path, TestWindow, NULL, set_up, function, test_window_fixture_tear_down)
  ADD ("/ui/tp-practise/whole", test_whole);
  ADD ("/ui/tp-practise/together", test_together);
  ADD ("/ui/tp-practise/resumed", test_resumed);
#undef ADD

  return g_test_run ();
}
