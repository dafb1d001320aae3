/* test-window.c: the way through the pages of the window, and files it opens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "games/rapanui/ui/ahu-rn-hand.h"
#include "shell/players/ahu-players-page.h"
#include "shell/result/ahu-second-screen-window.h"
#include "shell/window/ahu-window-private.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/table/ahu-choice.h"

#include "games/rapanui/ui/rn-table-utils.h"
#include "support/probe-game.h"
#include "support/test-open.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"

static gboolean
has_session (gpointer data)
{
  return ahu_window_get_session (data) != NULL;
}

static GtkWidget *
find_page (TestWindow *fixture,
           const char *name)
{
  GtkWidget *stack = test_ui_find (GTK_WIDGET (fixture->window), GTK_TYPE_STACK, NULL);
  GtkWidget *page = gtk_stack_get_child_by_name (GTK_STACK (stack), name);
  g_autofree char *of_game = g_strconcat (name, "/rapa-nui", NULL);

  return page != NULL ? page : gtk_stack_get_child_by_name (GTK_STACK (stack), of_game);
}

static gboolean
is_wide (gpointer page)
{
  GtkWidget *bin = test_find_type (page, AHU_TYPE_WIDTH_BIN);

  return bin == NULL || ahu_width_bin_get_width_class (AHU_WIDTH_BIN (bin)) > AHU_WIDTH_360;
}

static GtkWidget *
find_button (TestWindow *fixture,
             const char *name)
{
  GtkWidget *page = find_page (fixture, ahu_window_get_page (fixture->window));
  GtkWidget *button;

  /* Before it is laid out it has no room for what can't be pressed. */
  test_ui_wait (is_wide, page);
  button = test_ui_find (page, GTK_TYPE_BUTTON, name);
  g_assert_nonnull (button);

  return button;
}

static void
deal (TestWindow *fixture,
      AhuRecord *record)
{
  g_autoptr (JsonNode) setup = json_node_alloc ();

  json_node_init_object (setup, ahu_record_get_setup (record));
  g_signal_emit_by_name (find_page (fixture, "deal"), "dealt", setup);
}

static void
play_all (TestWindow *fixture,
          AhuRecord *record)
{
  GPtrArray *moves = ahu_record_get_moves (record);

  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (AhuRefusal) refusal = NULL;

      test_window_assert_page (fixture, "table");
      refusal = ahu_session_play (ahu_window_get_session (fixture->window),
                                  json_node_copy (g_ptr_array_index (moves, i)));
      g_assert_null (refusal);
    }
}

static void
begin_two_players (TestWindow *fixture)
{
  GtkWidget *page = find_page (fixture, "players");

  gtk_widget_activate_action (page, "players.choose", "(us)", 0, "fish");
  gtk_widget_activate_action (page, "players.choose", "(us)", 1, "grain");
  test_ui_click (page, "Deal");
}

static void
test_three_games_in_a_row (TestWindow    *fixture,
                           gconstpointer  data)
{
  g_autoptr (AhuRecord) record = test_record_load (TEST_RAPANUI, "two-players.rapanui");
  g_autofree char *first_id = NULL;

  test_window_assert_page (fixture, "start");
  test_window_activate (fixture, "win.new-game");
  test_window_assert_page (fixture, "players");
  begin_two_players (fixture);
  test_window_assert_page (fixture, "deal");
  deal (fixture, record);
  play_all (fixture, record);
  test_window_assert_page (fixture, "result");
  first_id = g_strdup (ahu_record_get_id (test_window_get_record (fixture)));

  /* Again with the same seats. */
  test_window_activate (fixture, "win.again");
  test_window_assert_page (fixture, "deal");
  deal (fixture, record);
  play_all (fixture, record);
  test_window_assert_page (fixture, "result");
  g_assert_cmpstr (first_id, !=,
                   ahu_record_get_id (test_window_get_record (fixture)));

  /* And from the start page. */
  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "start");
  g_assert_null (test_ui_find (find_page (fixture, "start"), GTK_TYPE_BUTTON, "Continue"));
  test_window_activate (fixture, "win.new-game");
  begin_two_players (fixture);
  deal (fixture, record);
  play_all (fixture, record);
  test_window_assert_page (fixture, "result");
}

/* More than any page has controls: Tab that never comes round is a failure. */
#define TABS 200

/* Presses Tab until the focus is back where it was; whether it met the button. */
static gboolean
tab_meets (TestWindow *fixture,
           const char *page,
           const char *name)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *button = test_ui_find (find_page (fixture, page), GTK_TYPE_WIDGET, name);
  GtkWidget *first = gtk_window_get_focus (window);
  gboolean met = FALSE;
  guint tabs = 0;

  g_assert_nonnull (button);
  g_assert_nonnull (first);
  /* Tab goes by places, so everything must have got one. */
  while (gtk_widget_get_height (button) == 0)
    g_main_context_iteration (NULL, TRUE);
  do
    {
      GtkWidget *focus;

      g_assert_cmpuint (tabs++, <, TABS);

      g_signal_emit_by_name (window, "move-focus", GTK_DIR_TAB_FORWARD);
      focus = gtk_window_get_focus (window);
      g_assert_nonnull (focus);
      met = met || focus == button || gtk_widget_is_ancestor (focus, button);
    }
  while (gtk_window_get_focus (window) != first);

  return met;
}

static void
test_tab_meets_the_header (TestWindow    *fixture,
                           gconstpointer  data)
{
  const AhuSeats *seats;
  g_autofree char *colour = NULL;

  g_assert_true (tab_meets (fixture, "start", "Main menu"));

  test_window_activate (fixture, "win.new-game");
  g_assert_true (tab_meets (fixture, "players", "Back"));
  /* Whoever started last time is remembered. */
  seats = ahu_players_page_get_seats (AHU_PLAYERS_PAGE (find_page (fixture, "players")));
  colour = g_strdup_printf ("Colour of player 1: %s",
                            ahu_player_colour_name (ahu_seats_get_colour (seats, 0)));
  g_assert_true (tab_meets (fixture, "players", colour));
  begin_two_players (fixture);
  g_assert_true (tab_meets (fixture, "deal", "Back"));

  test_open_data (fixture->window, TEST_RAPANUI, "decided-by-moai-or-wood.rapanui");
  g_assert_true (tab_meets (fixture, "result", "Main menu"));
}

/* A file does not tell what this box's players hold: the focus is on that. */
static void
test_again_asks_for_what_is_missing (TestWindow    *fixture,
                                     gconstpointer  data)
{
  GtkWidget *focus;

  test_open_data (fixture->window, TEST_RAPANUI, "four-players-untold.rapanui");
  test_window_assert_page (fixture, "result");
  test_window_activate (fixture, "win.again");
  test_window_assert_page (fixture, "players");

  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (GTK_IS_TOGGLE_BUTTON (focus));
}

/* In the same seats, with the next one starting each time. */
static void
test_again_passes_the_start (TestWindow    *fixture,
                             gconstpointer  data)
{
  const char *const names[] = { "B", "C", "D", "A", NULL };
  const char *const colours[] = { "green", "blue", "violet", "red", NULL };
  g_auto (GStrv) now = NULL;
  g_auto (GStrv) now_colours = NULL;
  const AhuSeats *seats;

  test_open_data (fixture->window, TEST_RAPANUI, "decided-by-moai-or-wood.rapanui");
  test_window_activate (fixture, "win.again");
  seats = ahu_players_page_get_seats (AHU_PLAYERS_PAGE (find_page (fixture, "players")));
  now = ahu_seats_dup_names (seats);
  now_colours = ahu_seats_dup_colours (seats);
  g_assert_cmpstrv (now, names);
  g_assert_cmpstrv (now_colours, colours);
}

static void
test_undo_from_the_result (TestWindow    *fixture,
                           gconstpointer  data)
{
  test_open_data (fixture->window, TEST_RAPANUI, "decided-by-moai-or-wood.rapanui");
  test_window_assert_page (fixture, "result");
  g_assert_true (gtk_widget_is_sensitive (find_button (fixture, "Undo")));

  test_window_activate (fixture, "win.undo");
  test_window_assert_page (fixture, "table");
  test_window_activate (fixture, "win.redo");
  test_window_assert_page (fixture, "result");
  gtk_widget_activate_action (find_page (fixture, "result"), "result.places", NULL);
  g_assert_true (test_ui_says (find_page (fixture, "result"), "with 51 points, 7 ahead"));
}

static void
test_back_keeps_the_game (TestWindow    *fixture,
                          gconstpointer  data)
{
  AhuSession *session;

  test_open_data (fixture->window, TEST_RAPANUI, "decided-by-moai-or-wood.rapanui");
  test_window_activate (fixture, "win.undo");
  session = ahu_window_get_session (fixture->window);

  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "start");
  test_ui_click (find_page (fixture, "start"), "Continue");
  test_window_assert_page (fixture, "table");
  g_assert_true (ahu_window_get_session (fixture->window) == session);

  /* Neither does going to the players and back end it. */
  test_window_activate (fixture, "win.new-game");
  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "table");
  g_assert_true (ahu_window_get_session (fixture->window) == session);
}

/* A game that another one takes the place of is kept, and nothing is said of it: nobody asked. The one that is
 * looked at can be kept. */
static void
test_replaced_game_returns (TestWindow    *fixture,
                            gconstpointer  data)
{
  AhuSession *first;
  g_autofree char *id = NULL;

  test_open_data (fixture->window, TEST_RAPANUI, "decided-by-moai-or-wood.rapanui");
  test_window_activate (fixture, "win.undo");
  first = ahu_window_get_session (fixture->window);
  id = g_strdup (ahu_record_get_id (ahu_session_get_record (first)));

  test_open_data (fixture->window, TEST_RAPANUI, "two-players.rapanui");
  g_assert_true (ahu_window_get_session (fixture->window) != first);
  g_assert_cmpstr (ahu_message_bar_get_message (fixture->window->notice_bar), ==, "This game is not in the history.");

  ahu_window_show_game_with_id (fixture->window, id);
  test_window_assert_page (fixture, "table");
  g_assert_true (ahu_window_get_session (fixture->window) == first);
}

static gboolean
says_place (TestWindow *fixture,
            const char *name)
{
  return test_ui_find (find_page (fixture, ahu_window_get_page (fixture->window)), AHU_TYPE_CHOICE, name) != NULL;
}

/* An insensitive button says why, to those who hear it and to those who point at it. */
static void
assert_why_not (TestWindow *fixture,
                const char *name,
                const char *reason)
{
  GtkWidget *button = find_button (fixture, name);

  g_assert_true (gtk_widget_get_sensitive (button) == (reason == NULL));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, reason != NULL ? reason : name);
  if (reason != NULL)
    gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason);
}

static void
test_idle_buttons_say_why (TestWindow    *fixture,
                           gconstpointer  data)
{
  test_window_activate (fixture, "win.new-game");
  assert_why_not (fixture, "Undo", "There is nothing to undo.");
  assert_why_not (fixture, "Redo", "There is nothing to redo.");
  begin_two_players (fixture);
  test_ui_click (find_page (fixture, "deal"), "Next card: Fish");
  assert_why_not (fixture, "Undo", NULL);
  assert_why_not (fixture, "Redo", "There is nothing to redo.");
  test_window_activate (fixture, "win.undo");
  assert_why_not (fixture, "Redo", NULL);
}

static void
test_deal_page_undoes (TestWindow    *fixture,
                       gconstpointer  data)
{
  test_window_activate (fixture, "win.new-game");
  begin_two_players (fixture);
  test_ui_click (find_page (fixture, "deal"), "Next card: Fish");
  g_assert_true (gtk_widget_is_sensitive (find_button (fixture, "Undo")));
  g_assert_false (gtk_widget_is_sensitive (find_button (fixture, "Redo")));
  test_window_activate (fixture, "win.undo");
  g_assert_true (gtk_widget_is_sensitive (find_button (fixture, "Redo")));

  /* Before the first card were the players, and redo leads the same way forwards. */
  test_window_activate (fixture, "win.undo");
  test_window_assert_page (fixture, "players");
  g_assert_false (gtk_widget_is_sensitive (find_button (fixture, "Undo")));
  test_window_activate (fixture, "win.redo");
  test_window_assert_page (fixture, "deal");
  test_window_activate (fixture, "win.redo");
  g_assert_true (says_place (fixture, "Column 1, card 1: Fish"));

  /* Going back and forth loses nothing that was entered. */
  test_ui_click (find_page (fixture, "deal"), "Next card: Moai");
  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "players");
  g_assert_true (gtk_widget_activate_action (find_page (fixture, "players"), "players.start", "u", 1));
  test_ui_click (find_page (fixture, "players"), "Deal");
  test_window_assert_page (fixture, "deal");
  g_assert_true (says_place (fixture, "Column 1, card 1: Fish"));
  g_assert_true (says_place (fixture, "Column 1, card 2: Moai"));
}

/* Enter does what most people came for, not what stands first in the header. */
static void
test_focus_at_the_start (TestWindow    *fixture,
                         gconstpointer  data)
{
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == find_button (fixture, "New game"));
}

/* Until it is out of sight it takes a press, and the page shown then has no other game's in its place. */
static void
test_page_on_its_way_out (TestWindow    *fixture,
                          gconstpointer  data)
{
  GtkWidget *statistics;

  test_window_activate (fixture, "win.statistics");
  statistics = test_window_get_page (fixture);
  test_window_activate (fixture, "win.start");
  gtk_widget_activate_action (statistics, "win.switch-game", "s", rn_game_get ()->id);
  test_window_assert_page (fixture, "start");
}

static gboolean
is_on_first_card (gpointer data)
{
  TestWindow *fixture = data;
  GtkWidget *hand = test_find_type (find_page (fixture, "table"), AHU_TYPE_RN_HAND);
  GtkWidget *first = ahu_choice_find_first (hand);

  return first != NULL && gtk_window_get_focus (GTK_WINDOW (fixture->window)) == first;
}

/* Who begins chooses from the first card on, not from the next one after it. */
static void
test_focus_at_the_table (TestWindow    *fixture,
                         gconstpointer  data)
{
  g_autoptr (AhuRecord) record = test_record_load (TEST_RAPANUI, "two-players.rapanui");

  test_window_activate (fixture, "win.new-game");
  begin_two_players (fixture);
  deal (fixture, record);
  test_window_assert_page (fixture, "table");
  g_assert_true (is_on_first_card (fixture));
  test_window_activate (fixture, "win.back");
  test_ui_click (find_page (fixture, "start"), "Continue");
  g_assert_true (is_on_first_card (fixture));
}

static gboolean
is_on_continue (gpointer window)
{
  GtkWidget *button = test_ui_find (window, GTK_TYPE_BUTTON, "Continue");

  return button != NULL && gtk_window_get_focus (window) == button;
}

static void
test_unfinished_is_offered (TestWindow    *fixture,
                            gconstpointer  data)
{
  g_autoptr (AhuRecord) record = test_record_load (TEST_RAPANUI, "two-players.rapanui");
  guint ply = 10;

  test_window_activate (fixture, "win.new-game");
  begin_two_players (fixture);
  deal (fixture, record);
  for (guint i = 0; i < ply; i++)
    g_assert_null (ahu_session_play (ahu_window_get_session (fixture->window),
                                     json_node_copy (g_ptr_array_index (ahu_record_get_moves (record), i))));

  test_window_close (fixture);
  test_window_open (fixture);
  test_ui_wait (is_on_continue, fixture->window);
  test_window_assert_page (fixture, "start");
  test_ui_wait (has_session, fixture->window);
  test_ui_click (find_page (fixture, "start"), "Continue");
  test_window_assert_page (fixture, "table");
  g_assert_cmpuint (test_window_get_ply (fixture),
                    ==, ply);
}

static void
test_bad_files (TestWindow    *fixture,
                gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "broken.rapanui", NULL);
  g_autoptr (GError) error = NULL;

  test_open_path (fixture->window, "/nowhere/lost.rapanui");
  test_window_assert_page (fixture, "start");
  g_assert_true (test_ui_says (find_page (fixture, "start"), "“lost.rapanui” can’t be opened"));

  g_file_set_contents (path, "{\"format\": \"ahu-record\", ", -1, &error);
  g_assert_no_error (error);
  test_open_path (fixture->window, path);
  g_assert_true (test_ui_says (find_page (fixture, "start"), "“broken.rapanui” can’t be opened"));
  g_assert_null (ahu_window_get_session (fixture->window));

  test_open_data (fixture->window, TEST_RAPANUI, "illegal-deal-ten-moai.rapanui");
  test_window_assert_page (fixture, "start");
  g_assert_true (test_ui_says (find_page (fixture, "start"), "breaks the rules"));
  g_assert_true (test_ui_says (find_page (fixture, "start"), "R1.2"));

  /* A good one takes the message away. */
  test_open_data (fixture->window, TEST_RAPANUI, "two-players.rapanui");
  test_window_assert_page (fixture, "result");
  test_window_activate (fixture, "win.back");
  test_ui_click (find_page (fixture, "start"), "New game");
  test_window_assert_page (fixture, "players");
}

/* One that the window has no pages for is told, and nothing else happens. */
static void
test_unknown_game (TestWindow    *fixture,
                   gconstpointer  data)
{
  g_autoptr (GBytes) bytes = probe_game_record_new ("unknown", 3, 1);

  test_open_bytes (fixture->window, bytes);
  test_window_assert_page (fixture, "start");
  g_assert_true (test_ui_says (find_page (fixture, "start"), "This version of Ahu doesn’t know the game “" PROBE_GAME_ID "” yet."));
  g_assert_null (ahu_window_get_session (fixture->window));
}

static void
test_good_part_is_opened (TestWindow    *fixture,
                          gconstpointer  data)
{
  test_open_data (fixture->window, TEST_RAPANUI, "illegal-late-purchase.rapanui");
  test_window_assert_page (fixture, "table");
  g_assert_true (test_ui_says (GTK_WIDGET (fixture->window), "breaks the rules"));
  g_assert_true (test_ui_says (GTK_WIDGET (fixture->window), "R4.3"));
  g_assert_cmpuint (test_window_get_ply (fixture),
                    >, 0);
}

static void
test_store_problem (TestWindow    *fixture,
                    gconstpointer  data)
{
  g_signal_emit_by_name (fixture->store, "problem", "The game can’t be saved.");
  g_assert_true (test_ui_says (GTK_WIDGET (fixture->window), "The game can’t be saved."));
  g_signal_emit_by_name (fixture->store, "recovered");
}

static void
test_size_is_remembered (TestWindow    *fixture,
                         gconstpointer  data)
{
  g_autoptr (AhuStore) store = ahu_store_new (fixture->folder);
  GtkWidget *next;
  gboolean stopped;
  int width, height;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 913, 701);
  g_signal_emit_by_name (fixture->window, "close-request", &stopped);
  g_assert_false (stopped);
  g_assert_cmpint (g_settings_get_int (ahu_settings_get (), "window-width"), ==, 913);

  next = ahu_window_new (NULL, store);
  gtk_window_get_default_size (GTK_WINDOW (next), &width, &height);
  g_assert_cmpint (width, ==, 913);
  g_assert_cmpint (height, ==, 701);
  gtk_window_destroy (GTK_WINDOW (next));
}

static GtkWidget *
find_second_screen (void)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (AHU_IS_SECOND_SCREEN_WINDOW (window))
        return window;
    }
  return NULL;
}

/* The game stands in one window for another screen, and each that is opened here after it. */
static void
test_second_screen (TestWindow    *fixture,
                    gconstpointer  data)
{
  GtkWidget *screen;

  test_window_activate (fixture, "win.second-screen");
  g_assert_null (find_second_screen ());

  test_open_data (fixture->window, TEST_RAPANUI, "two-players.rapanui");
  test_window_activate (fixture, "win.second-screen");
  screen = find_second_screen ();
  g_assert_nonnull (screen);
  test_window_activate (fixture, "win.second-screen");
  g_assert_true (find_second_screen () == screen);

  gtk_widget_activate_action (screen, "second-screen.fullscreen", NULL);
  g_assert_null (test_ui_find (screen, ADW_TYPE_HEADER_BAR, NULL));
  gtk_widget_activate_action (screen, "second-screen.leave", NULL);
  g_assert_nonnull (test_ui_find (screen, ADW_TYPE_HEADER_BAR, NULL));

  test_open_data (fixture->window, TEST_RAPANUI, "four-players-untold.rapanui");
  g_assert_true (find_second_screen () == screen);
  g_assert_nonnull (test_ui_find (screen, GTK_TYPE_LABEL, "C"));
  test_window_activate (fixture, "win.second-screen");
  g_assert_true (find_second_screen () == screen);
  g_assert_nonnull (test_ui_find (screen, GTK_TYPE_LABEL, "C"));
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

  test_window_add ("/window/focus-at-the-start", test_focus_at_the_start);
  test_window_add ("/window/page-on-its-way-out", test_page_on_its_way_out);
  test_window_add ("/window/focus-at-the-table", test_focus_at_the_table);
  test_window_add ("/window/three-games-in-a-row", test_three_games_in_a_row);
  test_window_add ("/window/tab-meets-the-header", test_tab_meets_the_header);
  test_window_add ("/window/again-asks-for-what-is-missing", test_again_asks_for_what_is_missing);
  test_window_add ("/window/again-passes-the-start", test_again_passes_the_start);
  test_window_add ("/window/undo-from-the-result", test_undo_from_the_result);
  test_window_add ("/window/back-keeps-the-game", test_back_keeps_the_game);
  test_window_add ("/window/replaced-game-returns", test_replaced_game_returns);
  test_window_add ("/window/idle-buttons-say-why", test_idle_buttons_say_why);
  test_window_add ("/window/deal-page-undoes", test_deal_page_undoes);
  test_window_add ("/window/unfinished-is-offered", test_unfinished_is_offered);
  test_window_add ("/window/bad-files", test_bad_files);
  test_window_add ("/window/unknown-game", test_unknown_game);
  test_window_add ("/window/good-part-is-opened", test_good_part_is_opened);
  test_window_add ("/window/store-problem", test_store_problem);
  test_window_add ("/window/second-screen", test_second_screen);

  test_window_add ("/window/size-is-remembered", test_size_is_remembered);

  return g_test_run ();
}
