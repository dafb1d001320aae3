/* test-tp-begin.c: from the players of Tapati to its table: the box is asked once
 *
 * Not for: what is on the page of the box (test-tp-box.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/ui/ahu-tp-own-box.h"
#include "support/test-open.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"
#include "toolkit/base/ahu-settings.h"

#define ASKED "Next: your box"
#define BEGIN "Lay out the first round"
#define BOX "Your box"

static void
forget_box (void)
{
  GSettings *settings = ahu_settings_get_game (tp_game_get ());

  g_settings_reset (settings, "box");
  g_settings_reset (settings, "box-compared");
  g_settings_reset (settings, "boxes");
}

static void
set_up (TestWindow    *fixture,
        gconstpointer  data)
{
  forget_box ();
  g_settings_set_string (ahu_settings_get (), "last-game", tp_game_get ()->id);
  test_window_set_up (fixture, NULL);
  test_window_set_size (fixture, GPOINTER_TO_INT (data), 720);
}

static gboolean
offers (TestWindow *fixture,
        const char *button)
{
  return test_ui_find (test_window_get_page (fixture), GTK_TYPE_BUTTON, button) != NULL;
}

static void
click (TestWindow *fixture,
       const char *button)
{
  test_ui_click (test_window_get_page (fixture), button);
}

/* The box that the game on the table is played with. */
static TpBox
get_box (TestWindow *fixture)
{
  AhuRecord *record = test_window_get_record (fixture);
  guint n_players = ahu_record_get_n_players (record);
  TpBox box;

  test_window_assert_page (fixture, "table");
  g_assert_cmpint (tp_box_from_json (&box, n_players, ahu_record_get_setup (record)).code, ==, TP_OK);

  return box;
}

static void
test_asked_once (TestWindow    *fixture,
                 gconstpointer  data)
{
  GtkWidget *row;

  test_window_activate (fixture, "win.new-game");
  test_window_assert_page (fixture, "players");
  g_assert_false (offers (fixture, BEGIN));
  g_assert_false (offers (fixture, BOX));
  click (fixture, ASKED);
  test_window_assert_page (fixture, "deal");
  /* Whoever only looked is asked again. */
  test_window_activate (fixture, "win.back");
  g_assert_false (offers (fixture, BEGIN));
  click (fixture, ASKED);
  click (fixture, BEGIN);
  test_window_assert_page (fixture, "table");

  test_window_activate (fixture, "win.new-game");
  test_window_assert_page (fixture, "players");
  g_assert_false (offers (fixture, ASKED));
  row = test_ui_find (test_window_get_page (fixture), GTK_TYPE_BUTTON, BOX);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "With the usual numbers");
  g_assert_true (test_ui_says (row, "With the usual numbers"));
  click (fixture, BEGIN);
  test_window_assert_page (fixture, "table");
}

/* It can be seen and changed all the same, and the game is played with it. */
static void
test_row (TestWindow    *fixture,
          gconstpointer  data)
{
  GtkWidget *spin;
  TpBox box;

  ahu_tp_own_box_set_compared ();
  test_window_activate (fixture, "win.new-game");
  click (fixture, BOX);
  test_window_assert_page (fixture, "deal");
  test_window_activate (fixture, "win.undo");
  test_window_assert_page (fixture, "players");
  test_window_activate (fixture, "win.redo");
  test_window_assert_page (fixture, "deal");
  spin = test_ui_find (test_window_get_page (fixture), GTK_TYPE_SPIN_BUTTON, "Quarries with 1 circle");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 20);
  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "players");
  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (gtk_widget_get_next_sibling (
    test_ui_find (test_window_get_page (fixture), GTK_TYPE_LABEL, BOX)))), "As you entered it on "));

  /* Ctrl+Enter. */
  g_assert_true (gtk_widget_activate_action (test_window_get_page (fixture), "players.finish", NULL));
  box = get_box (fixture);
  g_assert_cmpuint (box.quarries[0], ==, 20);
}

/* Nothing is played: back the way that led there, to the players, and on with what they say. */
static void
test_undo (TestWindow    *fixture,
           gconstpointer  data)
{
  ahu_tp_own_box_set_compared ();
  test_window_activate (fixture, "win.new-game");
  click (fixture, BEGIN);
  test_window_assert_page (fixture, "table");
  test_window_activate (fixture, "win.undo");
  test_window_assert_page (fixture, "mend-players");
  /* The box of that game isn't what is remembered. */
  g_assert_false (offers (fixture, BOX));
  g_assert_false (offers (fixture, ASKED));
  test_window_activate (fixture, "win.redo");
  test_window_assert_page (fixture, "table");
  test_window_activate (fixture, "win.undo");
  click (fixture, BEGIN);
  test_window_assert_page (fixture, "table");
  /* It can be looked at all the same. */
  test_window_activate (fixture, "win.mend-deal");
  test_window_assert_page (fixture, "mend-deal");
}

/* Whoever came from the box comes to it again. */
static void
test_undo_box (TestWindow    *fixture,
               gconstpointer  data)
{
  ahu_tp_own_box_set_compared ();
  test_window_activate (fixture, "win.new-game");
  click (fixture, BOX);
  click (fixture, BEGIN);
  test_window_assert_page (fixture, "table");
  test_window_activate (fixture, "win.undo");
  test_window_assert_page (fixture, "mend-deal");
  test_window_activate (fixture, "win.undo");
  test_window_assert_page (fixture, "mend-players");
  g_assert_false (offers (fixture, BOX));
  g_assert_false (offers (fixture, ASKED));
  click (fixture, BEGIN);
  test_window_assert_page (fixture, "table");

  /* Another game, begun without it. */
  test_window_activate (fixture, "win.new-game");
  click (fixture, BEGIN);
  test_window_activate (fixture, "win.undo");
  test_window_assert_page (fixture, "mend-players");
}

/* What is remembered isn't enough for so many: the box is asked, and says why. */
static void
test_not_enough (TestWindow    *fixture,
                 gconstpointer  data)
{
  AhuTpOwnBox few;

  ahu_tp_own_box_init (&few);
  for (guint i = 0; i < TP_CIRCLES; i++)
    few.box.quarries[i] = i == 0 ? 5 : 0;
  ahu_tp_own_box_remember (&few);
  ahu_tp_own_box_set_compared ();
  test_window_activate (fixture, "win.new-game");
  for (guint i = 3; i < TP_MAX_PLAYERS; i++)
    gtk_widget_activate_action (test_window_get_page (fixture), "players.add", NULL);
  click (fixture, BEGIN);
  test_window_assert_page (fixture, "deal");
  g_assert_true (test_ui_says (test_window_get_page (fixture), "The box must have at least 7 quarries, not 5. (T2.2)"));
}

/* Whoever plays again has that box on the table, and is asked nothing. */
static void
test_again (TestWindow    *fixture,
            gconstpointer  data)
{
  g_autoptr (AhuRecord) record = test_record_load ("tapati", "three-own-box.rapanui");
  TpBox theirs, ours;

  ahu_tp_own_box_set_compared ();
  test_open_data (fixture->window, "tapati", "three-own-box.rapanui");
  test_window_assert_page (fixture, "result");
  test_window_activate (fixture, "win.again");
  ours = get_box (fixture);
  g_assert_cmpint (tp_box_from_json (&theirs, 3, ahu_record_get_setup (record)).code, ==, TP_OK);
  g_assert_cmpmem (&ours, sizeof ours, &theirs, sizeof theirs);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

#define ADD(path, width, test) \
  g_test_add ("/ui/tp-begin/" path, TestWindow, GINT_TO_POINTER (width), set_up, test, test_window_fixture_tear_down)
  ADD ("asked-once/360", 360, test_asked_once);
  ADD ("asked-once/1280", 1280, test_asked_once);
  ADD ("row", 1280, test_row);
  ADD ("undo", 1280, test_undo);
  ADD ("undo-box", 1280, test_undo_box);
  ADD ("not-enough", 1280, test_not_enough);
  ADD ("again", 1280, test_again);
#undef ADD

  return g_test_run ();
}
