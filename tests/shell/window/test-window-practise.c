/* test-window-practise.c: a practice game in the window, from the start to the next one
 *
 * Not for: what the computers do (test-rn-practise.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "core/record/ahu-practice.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "shell/window/ahu-window.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/table/ahu-practise.h"

#include "support/teller-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"

static GtkApplication *application;

/* Instead of the platform's: whether the screen is kept awake. */
static guint inhibited;

guint
gtk_application_inhibit (GtkApplication             *self,
                         GtkWindow                  *window,
                         GtkApplicationInhibitFlags  flags,
                         const char                 *reason)
{
  g_assert_cmpuint (flags, ==, GTK_APPLICATION_INHIBIT_IDLE);
  g_assert_nonnull (reason);
  inhibited++;

  return 1;
}

void
gtk_application_uninhibit (GtkApplication *self,
                           guint           cookie)
{
  g_assert_cmpuint (cookie, ==, 1);
  inhibited--;
}

static void
close_window (TestWindow *fixture)
{
  test_window_close (fixture);
  g_assert_cmpuint (inhibited, ==, 0);
}

static void
set_up (TestWindow    *fixture,
        gconstpointer  data)
{
  g_settings_set_string (ahu_settings_get_game (rn_game_get ()), "practise-strength", "medium");
  test_window_set_up (fixture, application);
}

static void
tear_down (TestWindow    *fixture,
           gconstpointer  data)
{
  test_window_tear_down (fixture);
  g_assert_cmpuint (inhibited, ==, 0);
}

static void
show_rules (TestWindow *fixture)
{
  test_window_activate (fixture, "win.show-rule::R5.3");
}

static gboolean
is_persons_turn (gpointer data)
{
  return !ahu_practise_is_waiting (test_window_get_session (data));
}

static gboolean
has_session (gpointer data)
{
  return test_window_get_session (data) != NULL;
}

static void
start (TestWindow *fixture)
{
  test_window_activate (fixture, "win.practise");
  test_window_assert_page (fixture, "practise");
  test_ui_click (GTK_WIDGET (fixture->window), "Start");
  test_window_assert_page (fixture, "table");
  g_assert_true (ahu_practice_is (test_window_get_record (fixture)));
  /* Nothing is corrected there, neither moves nor what was before them. */
  test_window_activate (fixture, "win.mend-players");
  test_window_assert_page (fixture, "table");
  test_window_activate (fixture, "win.mend-deal");
  test_window_assert_page (fixture, "table");
}

/* To whom the game is new is told what it is won by, before the table is seen. */
static void
test_aim (TestWindow    *fixture,
          gconstpointer  data)
{
  g_autoptr (GVariant) heard = g_variant_ref_sink (g_variant_new_parsed ("{'Anna': ['played']}"));
  GtkWidget *name;

  teller_set_wanted (rn_game_get (), TRUE);
  g_settings_set_value (ahu_settings_get_game (rn_game_get ()), "heard", heard);
  test_window_activate (fixture, "win.practise");
  name = test_ui_find (test_window_get_page (fixture), ADW_TYPE_ENTRY_ROW, NULL);
  gtk_editable_set_text (GTK_EDITABLE (name), "Ben");
  g_assert_true (test_ui_says (test_window_get_page (fixture), "Most glory points at the end wins"));
  g_assert_true (test_ui_says (test_window_get_page (fixture), "R8.7"));
  gtk_editable_set_text (GTK_EDITABLE (name), "Anna");
  g_assert_false (test_ui_says (test_window_get_page (fixture), "Most glory points at the end wins"));
  teller_set_wanted (rn_game_get (), FALSE);
  teller_forget (rn_game_get ());
}

/* The person takes the first choice there is. */
static void
play (TestWindow *fixture)
{
  AhuSession *session = test_window_get_session (fixture);
  int person = ahu_practice_get_person (ahu_session_get_record (session));
  RnMove moves[RN_MAX_LEGAL];
  guint n = rn_legal_moves (ahu_session_get_position (session), moves);

  for (guint i = 0; i < n; i++)
    {
      gboolean of_player = moves[i].type == RN_MOVE_SACRIFICE || moves[i].type == RN_MOVE_REWARD ||
                           moves[i].type == RN_MOVE_SUBSTITUTE;
      g_autoptr (AhuRefusal) refusal = NULL;

      if ((of_player && moves[i].player != person) ||
          (moves[i].type == RN_MOVE_SACRIFICE && moves[i].kind == RN_SACRIFICE_NULL))
        continue;
      refusal = ahu_session_play (session, rn_move_to_json (&moves[i]));
      g_assert_null (refusal);
      return;
    }
  g_assert_not_reached ();
}

/* To the result, one decision back and on, and to the next game of the same players. */
static void
test_again (TestWindow    *fixture,
            gconstpointer  data)
{
  g_autofree char *id = NULL;
  int person;

  start (fixture);
  for (test_ui_wait (is_persons_turn, fixture); !ahu_session_is_over (test_window_get_session (fixture));
       test_ui_wait (is_persons_turn, fixture))
    play (fixture);
  test_window_assert_page (fixture, "result");
  test_window_activate (fixture, "win.undo");
  test_window_assert_page (fixture, "table");
  g_assert_true (is_persons_turn (fixture));
  test_window_activate (fixture, "win.redo");
  test_ui_wait (is_persons_turn, fixture);
  test_window_assert_page (fixture, "result");

  id = g_strdup (ahu_record_get_id (test_window_get_record (fixture)));
  person = ahu_practice_get_person (test_window_get_record (fixture));
  test_window_activate (fixture, "win.again");
  test_window_assert_page (fixture, "table");
  g_assert_cmpstr (ahu_record_get_id (test_window_get_record (fixture)), !=, id);
  g_assert_cmpint (ahu_practice_get_person (test_window_get_record (fixture)), ==, (person + 2) % 3);
}

/* The window may go while a computer thinks; the game waits for the next one. */
static void
test_resumed (TestWindow    *fixture,
              gconstpointer  data)
{
  g_autofree char *id = NULL;

  g_settings_set_string (ahu_settings_get_game (rn_game_get ()), "practise-strength", "hard");
  g_settings_set_string (ahu_settings_get_game (rn_game_get ()), "practise-first", "computer");
  start (fixture);
  id = g_strdup (ahu_record_get_id (test_window_get_record (fixture)));
  g_assert_false (is_persons_turn (fixture));
  close_window (fixture);

  test_window_open (fixture);
  test_ui_wait (has_session, fixture);
  test_window_assert_page (fixture, "start");
  test_window_activate (fixture, "win.continue");
  test_window_assert_page (fixture, "table");
  g_assert_cmpstr (ahu_record_get_id (test_window_get_record (fixture)), ==, id);
  test_ui_wait (is_persons_turn, fixture);
  play (fixture);
  g_settings_reset (ahu_settings_get_game (rn_game_get ()), "practise-first");
}

static gboolean
may_play (gpointer data)
{
  return !ahu_session_get_read_only (test_window_get_session (data));
}

/* Whoever looks on in a second window plays on there once the first is closed: against the
 * computers, and with all that is different against computers. */
static void
test_taken_over (TestWindow    *fixture,
                 gconstpointer  data)
{
  TestWindow second = { .store = fixture->store };
  g_autofree char *id = NULL;

  start (fixture);
  test_ui_wait (is_persons_turn, fixture);
  play (fixture);
  id = g_strdup (ahu_record_get_id (test_window_get_record (fixture)));
  g_assert_true (ahu_store_flush (fixture->store));

  second.window = AHU_WINDOW (ahu_window_new (application, fixture->store));
  gtk_window_present (GTK_WINDOW (second.window));
  test_window_open_kept (&second, id);
  g_assert_false (may_play (&second));
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (fixture->window), NULL);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  test_ui_wait (may_play, &second);

  fixture->window = second.window;
  test_ui_wait (is_persons_turn, fixture);
  for (guint i = 0; i < 4 && !ahu_session_is_over (test_window_get_session (fixture)); i++)
    {
      play (fixture);
      test_ui_wait (is_persons_turn, fixture);
    }
  /* Undo goes back to a choice of the person, not to one of a computer. */
  test_window_activate (fixture, "win.undo");
  g_assert_true (is_persons_turn (fixture));
}

/* Also while somebody looks up a rule in the middle of the game. */
static void
test_screen_stays_awake (TestWindow    *fixture,
                         gconstpointer  data)
{
  show_rules (fixture);
  test_window_assert_page (fixture, "rules");
  g_assert_cmpuint (inhibited, ==, 0);
  test_window_activate (fixture, "win.back");
  start (fixture);
  g_assert_cmpuint (inhibited, ==, 1);
  show_rules (fixture);
  test_window_assert_page (fixture, "rules");
  g_assert_cmpuint (inhibited, ==, 1);
  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "table");
  g_assert_cmpuint (inhibited, ==, 1);
  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "start");
  g_assert_cmpuint (inhibited, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  int status;

  test_ui_init (&argc, &argv);
  application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  /* Nothing waits for a person to follow. */
  g_settings_set_string (ahu_settings_get_game (rn_game_get ()), "practise-pace", "none");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

#define ADD(path, function) g_test_add (path, TestWindow, NULL, set_up, function, tear_down)
  ADD ("/ui/window-practise/aim", test_aim);
  ADD ("/ui/window-practise/again", test_again);
  ADD ("/ui/window-practise/resumed", test_resumed);
  ADD ("/ui/window-practise/taken-over", test_taken_over);
  ADD ("/ui/window-practise/screen-stays-awake", test_screen_stays_awake);
#undef ADD

  status = g_test_run ();
  g_object_unref (application);

  return status;
}
