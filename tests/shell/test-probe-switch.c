/* test-probe-switch.c: two games that both have a page: which one is shown, and how to get to the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "games/tapati/ui/ahu-tp-game-ui.h"
#include "shell/learn/ahu-learn-page.h"
#include "shell/window/ahu-window-private.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/game/ahu-game-switch.h"
#include "toolkit/messages/ahu-message-bar.h"

#include "support/probe-advisor.h"
#include "support/probe-game.h"
#include "support/probe-ui.h"
#include "support/test-folder.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"

#define NARROW 360
#define TOUCH 44

typedef struct
{
  const char *action;
  const char *page;
} Way;

/* From the start page, where nothing is shown of any game. */
static const Way ways[] = {
  { "win.new-game", "players" }, { "win.practise", "practise" },   { "win.score", "score" },
  { "win.learn", "learn" },      { "win.statistics", "statistics" }, { "win.show-rule('')", "rules" },
};

static void
reset (void)
{
  const AhuGame *games[] = { ahu_rn_game_ui_get ()->game, probe_game_get () };

  g_settings_reset (ahu_settings_get (), "last-game");
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_settings_reset (ahu_settings_get_game (games[i]), "tries-done");
      g_settings_reset (ahu_settings_get_game (games[i]), "last-players");
    }
}

static void
set_up (TestWindow    *fixture,
        gconstpointer  data)
{
  reset ();
  probe_ui_offer (TRUE);
  test_window_set_up (fixture, NULL);
}

static void
tear_down (TestWindow    *fixture,
           gconstpointer  data)
{
  test_window_tear_down (fixture);
  probe_ui_offer (FALSE);
}

static void
assert_shows (TestWindow      *fixture,
              const char      *page,
              const AhuGameUi *ui)
{
  g_assert_cmpstr (ahu_window_get_page (fixture->window), ==, page);
  if (ahu_window_get_shown_ui (fixture->window) != ui)
    g_error ("%s is not that of %s", page, ui->name);
}

static GtkWidget *
find_segment (TestWindow *fixture,
              const char *name)
{
  GtkWidget *bar = test_ui_find (test_window_get_page (fixture), AHU_TYPE_GAME_SWITCH, NULL);

  g_assert_nonnull (bar);

  return test_ui_find (bar, GTK_TYPE_TOGGLE_BUTTON, name);
}

static void
assert_read_out (TestWindow *fixture,
                 const char *chosen,
                 const char *other)
{
  GtkWidget *bar = test_ui_find (test_window_get_page (fixture), AHU_TYPE_GAME_SWITCH, NULL);

  gtk_test_accessible_assert_role (bar, GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
  g_assert_true (test_ui_is_named (bar, "Game"));
  gtk_test_accessible_assert_state (find_segment (fixture, chosen), GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  gtk_test_accessible_assert_state (find_segment (fixture, other), GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_FALSE);
}

/* Tab comes to the segment of the other game, as to all of the header bar. */
static void
tab_to (TestWindow *fixture,
        const char *name)
{
  GtkWidget *segment = find_segment (fixture, name);
  GtkWindow *window = GTK_WINDOW (fixture->window);

  gtk_window_set_focus (window, NULL);
  for (guint i = 0; i < 100 && gtk_window_get_focus (window) != segment; i++)
    gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (window) == segment);
}

static gboolean
shows_probe (gpointer fixture)
{
  return ahu_window_get_shown_ui (((TestWindow *) fixture)->window) == probe_ui_get ();
}

static gboolean
is_laid_out (gpointer widget)
{
  return gtk_widget_get_width (widget) > 0;
}

/* Every page that is opened without a game: shows the one used last, and leads to the other and
 * back by keys, with the focus on the page that came. */
static void
test_every_page (TestWindow    *fixture,
                 gconstpointer  data)
{
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *last = NULL;

      test_window_activate (fixture, ways[i].action);
      assert_shows (fixture, ways[i].page, ahu_rn_game_ui_get ());
      assert_read_out (fixture, "Rapa Nui", "Probe");
      test_ui_wait (is_laid_out, find_segment (fixture, "Probe"));
      /* A page of the very first frame learns only from it how wide it is. */
      test_ui_wait_for_frames (GTK_WIDGET (fixture->window), 2);
      tab_to (fixture, "Probe");
      /* A button that is pressed by key is seen pressed for a moment. */
      g_assert_true (gtk_widget_activate (gtk_window_get_focus (GTK_WINDOW (fixture->window))));
      test_ui_wait (shows_probe, fixture);
      assert_shows (fixture, ways[i].page, probe_ui_get ());
      assert_read_out (fixture, "Probe", "Rapa Nui");
      g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                             test_window_get_page (fixture)));
      last = g_settings_get_string (ahu_settings_get (), "last-game");
      g_assert_cmpstr (last, ==, PROBE_GAME_ID);

      /* The way back is that of any page, and the next one is that of the same game. */
      test_window_activate (fixture, "win.back");
      test_window_assert_page (fixture, "start");
      test_window_activate (fixture, ways[(i + 1) % G_N_ELEMENTS (ways)].action);
      assert_shows (fixture, ways[(i + 1) % G_N_ELEMENTS (ways)].page, probe_ui_get ());
      test_ui_click (test_window_get_page (fixture), "Rapa Nui");
      assert_shows (fixture, ways[(i + 1) % G_N_ELEMENTS (ways)].page, ahu_rn_game_ui_get ());
      test_window_activate (fixture, "win.start");
    }
}

static gboolean
is_narrow (gpointer window)
{
  return gtk_widget_get_width (window) > 0 && gtk_widget_get_width (window) <= NARROW;
}

static void
assert_fits (GtkWidget  *segment,
             GtkWidget  *back,
             const char *page)
{
  PangoLayout *words = gtk_label_get_layout (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (segment))));
  graphene_rect_t bounds, usual;

  g_assert_true (gtk_widget_compute_bounds (segment, segment, &bounds));
  g_assert_true (gtk_widget_compute_bounds (back, back, &usual));
  if (bounds.size.width < TOUCH || bounds.size.height < usual.size.height)
    g_error ("%s: “%s” is %g × %g", page, pango_layout_get_text (words), (double) bounds.size.width,
             (double) bounds.size.height);
  if (pango_layout_is_ellipsized (words))
    g_error ("%s: “%s” is cut off", page, pango_layout_get_text (words));
}

/* In a narrow window both names are there, whole, as wide as a finger and as high as the
 * other buttons of a header bar. */
static void
test_narrow (TestWindow    *fixture,
             gconstpointer  data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window), *back;

  gtk_window_set_default_size (GTK_WINDOW (window), NARROW, 720);
  test_ui_wait (is_narrow, window);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      test_window_activate (fixture, ways[i].action);
      test_ui_wait (is_laid_out, find_segment (fixture, "Probe"));
      test_ui_wait_for_frames (window, 2);
      back = test_ui_find (test_window_get_page (fixture), GTK_TYPE_BUTTON, "Back");
      assert_fits (find_segment (fixture, "Rapa Nui"), back, ways[i].page);
      assert_fits (find_segment (fixture, "Probe"), back, ways[i].page);
      g_assert_cmpint (gtk_widget_get_width (window), ==, NARROW);
      test_window_activate (fixture, "win.start");
    }
}

/* As soon as there is but one game with a page there is nothing to choose on it. */
static void
test_one (TestWindow    *fixture,
          gconstpointer  data)
{
  for (guint i = 1; i < G_N_ELEMENTS (ways); i++)
    {
      test_window_activate (fixture, ways[i].action);
      assert_shows (fixture, ways[i].page, ahu_rn_game_ui_get ());
      g_assert_null (test_ui_find (test_window_get_page (fixture), AHU_TYPE_GAME_SWITCH, NULL));
      test_window_activate (fixture, "win.start");
    }
}

/* The second game of the program with nothing but a table, as the probe. */
static AhuGameUi whole;

static void
set_up_one (TestWindow    *fixture,
            gconstpointer  data)
{
  static AhuGame game;
  AhuGameUi *tapati = (AhuGameUi *) ahu_tp_game_ui_get ();

  reset ();
  probe_ui_offer (FALSE);
  whole = *tapati;
  game = *whole.game;
  game.places = NULL;
  game.rules_path = NULL;
  tapati->game = &game;
  tapati->practises = FALSE;
  tapati->score_form_new = NULL;
  g_settings_set_string (ahu_settings_get (), "last-game", PROBE_GAME_ID);
  test_window_set_up (fixture, NULL);
}

static void
tear_down_one (TestWindow    *fixture,
               gconstpointer  data)
{
  test_window_tear_down (fixture);
  *(AhuGameUi *) ahu_tp_game_ui_get () = whole;
}

/* What a rule says of a switch is that of its own game. */
static void
test_rule_of_switch (TestWindow    *fixture,
                     gconstpointer  data)
{
  g_settings_set_boolean (ahu_settings_get_game (probe_game_get ()), PROBE_UI_SWITCH, TRUE);
  ahu_window_show_rule (fixture->window, "P3");
  assert_shows (fixture, "rules", probe_ui_get ());
  g_assert_true (test_ui_says (test_window_get_page (fixture), "Everybody says the sum aloud."));
  g_settings_reset (ahu_settings_get_game (probe_game_get ()), PROBE_UI_SWITCH);
}

static void
add (const char *name,
     void (*test) (TestWindow *, gconstpointer))
{
  g_test_add (name, TestWindow, NULL, set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  ahu_game_ui_register (probe_ui_get ());
  ahu_game_advisor_register (probe_advisor_get ());
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  add ("/ui/probe-switch/every-page", test_every_page);
  g_test_add ("/ui/probe-switch/one", TestWindow, NULL, set_up_one, test_one, tear_down_one);
  add ("/ui/probe-switch/rule-of-switch", test_rule_of_switch);
  add ("/ui/probe-switch/narrow", test_narrow);

  return g_test_run ();
}
