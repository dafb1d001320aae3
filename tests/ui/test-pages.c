/* test-pages.c: the start page, the players page, messages and the list of keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/ahu-compat.h"
#include "app/ahu-message-bar.h"
#include "app/ahu-players-page.h"
#include "app/ahu-settings.h"
#include "app/ahu-shortcuts.h"
#include "app/ahu-start-page.h"

#include "test-ui-find.h"
#include "test-ui.h"
#include "../test-record.h"

static AhuSession *
load_session (const char *name,
              guint       n_moves)
{
  AhuSession *session = test_session_load (name);

  while (ahu_history_get_ply (ahu_session_get_history (session)) > n_moves)
    g_assert_true (ahu_session_undo (session));

  return session;
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
assert_described (GtkWidget  *widget,
                  const char *description)
{
  gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

static void
test_start (void)
{
  g_autoptr (AhuSession) session = load_session ("two-players.rapanui", 0);
  GtkWidget *page = g_object_ref_sink (g_object_new (AHU_TYPE_START_PAGE, NULL));
  GtkWidget *button;

  g_assert_null (test_ui_find (page, GTK_TYPE_BUTTON, "Continue"));
  button = test_ui_find (page, GTK_TYPE_BUTTON, "New game");
  g_assert_nonnull (button);
  gtk_test_accessible_assert_role (button, GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, "win.new-game");

  ahu_start_page_set_session (AHU_START_PAGE (page), session);
  button = test_ui_find (page, GTK_TYPE_BUTTON, "Continue");
  g_assert_nonnull (button);
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, "win.continue");
  assert_described (button, "The game of A, B, turn 1");
  g_assert_nonnull (test_ui_find (page, GTK_TYPE_LABEL, "Turn 1"));

  ahu_start_page_set_session (AHU_START_PAGE (page), NULL);
  g_assert_null (test_ui_find (page, GTK_TYPE_BUTTON, "Continue"));

  g_assert_finalize_object (page);
}

/* However long a message is, most of a phone is left; the rest of it can be scrolled to. */
static void
test_long_message (void)
{
  GtkWidget *bar = g_object_ref_sink (g_object_new (AHU_TYPE_MESSAGE_BAR, NULL));
  g_autofree char *lines = g_strnfill (2000, 'n');
  int minimum, natural;

  for (guint i = 7; i < 2000; i += 8)
    lines[i] = ' ';
  ahu_message_bar_set_message (AHU_MESSAGE_BAR (bar), "The disk is full.");
  gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, 360, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (natural, >, 0);
  g_assert_cmpint (natural, <, 720 / 6);
  ahu_message_bar_set_message (AHU_MESSAGE_BAR (bar), lines);
  gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, 360, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (natural, <, 720 / 6);
  ahu_message_bar_set_message (AHU_MESSAGE_BAR (bar), NULL);
  gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, 360, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (natural, ==, 0);
  g_object_unref (bar);
}

static void
test_message (void)
{
  GtkWidget *bar = g_object_ref_sink (g_object_new (AHU_TYPE_MESSAGE_BAR, NULL));

  g_assert_null (ahu_message_bar_get_message (AHU_MESSAGE_BAR (bar)));
  ahu_message_bar_set_message (AHU_MESSAGE_BAR (bar), "The disk is full.");
  g_assert_cmpstr (ahu_message_bar_get_message (AHU_MESSAGE_BAR (bar)), ==, "The disk is full.");
  g_assert_nonnull (test_ui_find (bar, GTK_TYPE_LABEL, "The disk is full."));

  test_ui_click (bar, "Close the message");
  g_assert_null (ahu_message_bar_get_message (AHU_MESSAGE_BAR (bar)));

  g_object_set (bar, "closable", FALSE, NULL);
  g_assert_null (test_ui_find (bar, GTK_TYPE_BUTTON, "Close the message"));

  g_assert_finalize_object (bar);
}

static void
test_announce (void)
{
  GtkWidget *overlay = g_object_ref_sink (gtk_overlay_new ());
  GtkWidget *child = gtk_label_new ("child");
  GtkWidget *announcer = ahu_compat_announcer_new ();

  gtk_overlay_set_child (GTK_OVERLAY (overlay), child);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), announcer);
  ahu_compat_announce (child, "Anna starts.");
  gtk_test_accessible_assert_role (announcer, GTK_ACCESSIBLE_ROLE_ALERT);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (announcer)), ==, "Anna starts.");

  g_assert_finalize_object (overlay);
}

/* On another page it would be found as if it were said of that one. */
static void
test_announcement_goes (void)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *stack = gtk_stack_new ();
  GtkWidget *first = gtk_label_new ("first");
  GtkWidget *second = gtk_label_new ("second");
  GtkWidget *announcer = ahu_compat_announcer_new ();
  GtkWidget *window = gtk_window_new ();

  gtk_stack_add_child (GTK_STACK (stack), first);
  gtk_stack_add_child (GTK_STACK (stack), second);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), stack);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), announcer);
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_window_present (GTK_WINDOW (window));

  ahu_compat_announce (second, "Ben begins.");
  ahu_compat_stack_show (GTK_STACK (stack), second);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (announcer)), ==, "Ben begins.");
  ahu_compat_stack_show (GTK_STACK (stack), first);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (announcer)), ==, "");

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Actions are found in a window only. */
static GtkWidget *
players_page_new (void)
{
  GtkWidget *page = ahu_players_page_new (ahu_game_ui_get_default ());
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), g_object_ref (page));
  gtk_window_present (GTK_WINDOW (window));

  return page;
}

static void
players_page_destroy (GtkWidget *page)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (page)));
  g_assert_finalize_object (page);
}

static void
assert_players (GtkWidget  *page,
                const char *expected)
{
  g_auto (GStrv) names = ahu_seats_dup_names (ahu_players_page_get_seats (AHU_PLAYERS_PAGE (page)));
  g_autofree char *joined = g_strjoinv (" ", names);

  g_assert_cmpstr (joined, ==, expected);
}

static void
enter_name (GtkWidget  *page,
            guint       number,
            const char *name)
{
  g_autofree char *label = g_strdup_printf ("Name of player %u", number);
  GtkWidget *entry = test_ui_find (page, GTK_TYPE_ENTRY, label);

  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), name);
}

static void
choose (GtkWidget  *page,
        const char *name)
{
  GtkWidget *button = test_ui_find (page, GTK_TYPE_TOGGLE_BUTTON, name);

  g_assert_nonnull (button);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  gtk_test_accessible_assert_state (button, GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
}

static void
reset_settings (void)
{
  g_settings_reset (ahu_settings_get (), "last-players");
  g_settings_reset (ahu_settings_get (), "earlier-names");
  g_settings_reset (ahu_settings_get (), "start-hands");
}

static void
test_players (void)
{
  GtkWidget *page;
  guint ready = 0;

  reset_settings ();
  page = players_page_new ();
  g_signal_connect_swapped (page, "ready", G_CALLBACK (count_cb), &ready);

  assert_players (page, "Player 1 Player 2");
  test_ui_click (page, "Add a player");
  enter_name (page, 1, "Anna");
  enter_name (page, 2, "Ben");
  enter_name (page, 3, "Chiara");
  assert_players (page, "Anna Ben Chiara");

  test_ui_click (page, "Move player 3 up");
  assert_players (page, "Anna Chiara Ben");
  test_ui_click (page, "Move player 1 down");
  assert_players (page, "Chiara Anna Ben");
  test_ui_click (page, "Player 3 starts");
  assert_players (page, "Ben Chiara Anna");
  test_ui_click (page, "Remove player 2");
  assert_players (page, "Ben Anna");
  g_assert_false (gtk_widget_is_sensitive (test_ui_find (page, GTK_TYPE_BUTTON, "Remove player 2")));
  g_assert_null (test_ui_find (page, GTK_TYPE_BUTTON, "Player 1 starts"));

  test_ui_click (page, "Deal");
  g_assert_cmpuint (ready, ==, 0);
  choose (page, "Ben: Fish is missing from the start hand");
  choose (page, "Anna: Grain is missing from the start hand");
  test_ui_click (page, "Deal");
  g_assert_cmpuint (ready, ==, 1);

  players_page_destroy (page);
}

static void
test_players_say_what_is_missing (void)
{
  GtkWidget *page;

  reset_settings ();
  page = players_page_new ();

  enter_name (page, 1, "Anna");
  enter_name (page, 2, "anna ");
  test_ui_click (page, "Deal");
  g_assert_nonnull (test_ui_find (page, GTK_TYPE_LABEL,
                                  "Two players are called anna. Give one of them another name, "
                                  "so that everybody knows who is meant."));

  /* Mended, it goes on to the next. */
  enter_name (page, 2, "Ben");
  g_assert_nonnull (test_ui_find (page, GTK_TYPE_LABEL,
                                  "One answer is missing for Anna: “Missing from the start hand”"));
  choose (page, "Anna: Fish is missing from the start hand");
  g_assert_nonnull (test_ui_find (page, GTK_TYPE_LABEL,
                                  "One answer is missing for Ben: “Missing from the start hand”"));
  choose (page, "Ben: Mulberry is missing from the start hand");
  g_assert_true (ahu_players_page_deal (AHU_PLAYERS_PAGE (page)));

  players_page_destroy (page);
}

static void
test_players_are_remembered (void)
{
  const char *names[] = { "Ben", "", "Chiara", NULL };
  const char *colours[] = { "red", "green", "violet", NULL };
  g_auto (GStrv) earlier = NULL;
  const AhuSeats *seats;
  GtkWidget *page;

  reset_settings ();
  ahu_settings_save_players (names, colours);
  ahu_settings_save_seat_choice ("red", "potato");
  ahu_settings_save_seat_choice ("red", "fish");
  /* What this game doesn't know is passed over. */
  ahu_settings_save_seat_choice ("green", "rye");

  page = players_page_new ();
  seats = ahu_players_page_get_seats (AHU_PLAYERS_PAGE (page));
  assert_players (page, "Ben Player 2 Chiara");
  g_assert_cmpstr (ahu_seats_get_colour (seats, 0), ==, "red");
  g_assert_cmpstr (ahu_seats_get_choice (seats, 0), ==, "fish");
  g_assert_null (ahu_seats_get_choice (seats, 1));
  gtk_test_accessible_assert_state (test_ui_find (page, GTK_TYPE_TOGGLE_BUTTON, "Ben: Fish is missing from the start hand"),
                                    GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);

  /* Names are offered again, the latest first and each once. */
  names[0] = "Emil";
  ahu_settings_save_players (names, colours);
  earlier = ahu_settings_load_earlier_names ();
  g_assert_cmpstrv (earlier, ((const char *[]) { "Emil", "Chiara", "Ben", NULL }));

  players_page_destroy (page);
}

static void
test_players_swap_colours (void)
{
  const AhuSeats *seats;
  GtkWidget *page;

  reset_settings ();
  page = players_page_new ();
  seats = ahu_players_page_get_seats (AHU_PLAYERS_PAGE (page));
  g_assert_nonnull (test_ui_find (page, GTK_TYPE_MENU_BUTTON, "Colour of player 1: yellow-green"));

  g_assert_true (gtk_widget_activate_action (page, "players.colour", "(us)", 0, "blue"));
  g_assert_cmpstr (ahu_seats_get_colour (seats, 1), ==, "green");
  g_assert_nonnull (test_ui_find (page, GTK_TYPE_MENU_BUTTON, "Colour of player 1: light blue"));
  g_assert_nonnull (test_ui_find (page, GTK_TYPE_MENU_BUTTON, "Colour of player 2: yellow-green"));

  players_page_destroy (page);
}

static gboolean
has_name (gpointer data)
{
  return *ahu_seats_get_entered_name (ahu_players_page_get_seats (data), 0) != '\0';
}

/* A name of two lines would need two wherever it stands. */
static void
test_pasted_name_is_one_line (void)
{
  GtkWidget *page = players_page_new ();
  GtkWidget *entry = test_ui_find (page, GTK_TYPE_ENTRY, "Name of player 1");
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (entry));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (page), "Anna\nBen");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (text), "clipboard.paste", NULL));
  test_ui_wait (has_name, page);

  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Anna");

  players_page_destroy (page);
}

static void
test_random_start (void)
{
  guint starts[2] = { 0, 0 };
  GtkWidget *page;

  reset_settings ();
  page = players_page_new ();
  enter_name (page, 1, "Anna");
  enter_name (page, 2, "Ben");

  /* All alike a hundred times would happen once in 2⁹⁹. */
  for (guint i = 0; i < 100; i++)
    {
      const AhuSeats *seats = ahu_players_page_get_seats (AHU_PLAYERS_PAGE (page));

      test_ui_click (page, "Chance decides who starts");
      starts[g_strcmp0 (ahu_seats_get_entered_name (seats, 0), "Anna") == 0]++;
    }
  g_assert_cmpuint (starts[0], >, 0);
  g_assert_cmpuint (starts[1], >, 0);

  players_page_destroy (page);
}

static GtkWidget *
find_row (GtkWidget  *window,
          const char *cap)
{
  GtkWidget *label = test_ui_find (window, GTK_TYPE_LABEL, cap);

  return label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_LIST_BOX_ROW) : NULL;
}

/* The keys of the page it is opened from, and those of all pages below. */
static void
test_shortcuts (void)
{
  GtkWidget *window = ahu_shortcuts_new ("deal");
  GtkWidget *page;

  gtk_window_present (GTK_WINDOW (window));
  page = test_ui_find (window, GTK_TYPE_DROP_DOWN, NULL);
  g_assert_nonnull (test_ui_find (window, GTK_TYPE_LABEL, "Undo"));
  /* Readers of the screen speak of rows, not of what is in them. */
  gtk_test_accessible_assert_property (find_row (window, "Ctrl+Z"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Ctrl+Z");
  g_assert_nonnull (find_row (window, "Ctrl+Q"));
  g_assert_null (find_row (window, "F2"));

  for (guint i = 0; find_row (window, "F2") == NULL; i++)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (page), i);
  g_assert_nonnull (find_row (window, "Ctrl+Q"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* By what a key does, and by the key, whichever page it is of. */
static void
test_shortcuts_search (void)
{
  GtkWidget *window = ahu_shortcuts_new ("start");
  GtkWidget *entry;

  gtk_window_present (GTK_WINDOW (window));
  entry = test_ui_find (window, GTK_TYPE_SEARCH_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "rename");
  test_ui_wait_for_frames (window, 2);
  g_assert_nonnull (find_row (window, "F2"));
  g_assert_null (find_row (window, "Ctrl+Q"));

  gtk_editable_set_text (GTK_EDITABLE (entry), "ctrl+q");
  test_ui_wait_for_frames (window, 2);
  g_assert_nonnull (find_row (window, "Ctrl+Q"));
  g_assert_null (find_row (window, "F2"));

  gtk_editable_set_text (GTK_EDITABLE (entry), "xylophone");
  test_ui_wait_for_frames (window, 2);
  g_assert_null (find_row (window, "Ctrl+Q"));
  g_assert_nonnull (test_ui_find (window, GTK_TYPE_LABEL, "No key does this."));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/start", test_start);
  g_test_add_func ("/message", test_message);
  g_test_add_func ("/long-message", test_long_message);
  g_test_add_func ("/announce", test_announce);
  g_test_add_func ("/announce/goes", test_announcement_goes);
  g_test_add_func ("/players/seats", test_players);
  g_test_add_func ("/players/what-is-missing", test_players_say_what_is_missing);
  g_test_add_func ("/players/remembered", test_players_are_remembered);
  g_test_add_func ("/players/colours", test_players_swap_colours);
  g_test_add_func ("/players/pasted-name-is-one-line", test_pasted_name_is_one_line);
  g_test_add_func ("/players/random-start", test_random_start);
  g_test_add_func ("/shortcuts", test_shortcuts);
  g_test_add_func ("/shortcuts/search", test_shortcuts_search);

  return g_test_run ();
}
