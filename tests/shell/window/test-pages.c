/* test-pages.c: the start page, the players page and messages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "games/rapanui/ui/ahu-rn-start-hand.h"
#include "shell/players/ahu-players-page.h"
#include "shell/window/ahu-start-page.h"
#include "toolkit/entry/ahu-colour-choice.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/messages/ahu-message-bar.h"

#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

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
  assert_described (button, "The game of A, B, Rapa Nui, turn 1");
  g_assert_nonnull (test_ui_find (button, GTK_TYPE_LABEL, "Continue: A plays"));
  g_assert_nonnull (test_ui_find (page, GTK_TYPE_LABEL, "Rapa Nui, turn 1"));

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
  GtkWidget *page = ahu_players_page_new (ahu_rn_game_ui_get ());
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
  g_settings_reset (ahu_settings_get_game (rn_game_get ()), "last-players");
  g_settings_reset (ahu_settings_get (), "earlier-names");
  g_settings_reset (ahu_settings_get_game (rn_game_get ()), "seat-choices");
}

static GtkWidget *
get_row (GtkWidget *page,
         guint      i)
{
  return GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (test_ui_find (page, GTK_TYPE_LIST_BOX, "Players")), (int) i));
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

  gtk_widget_activate_action (get_row (page, 2), "seat.move-up", NULL);
  assert_players (page, "Anna Chiara Ben");
  gtk_widget_activate_action (get_row (page, 1), "seat.move-down", NULL);
  assert_players (page, "Anna Ben Chiara");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (test_ui_find (page, GTK_TYPE_CHECK_BUTTON, "Chiara begins")), TRUE);
  assert_players (page, "Chiara Anna Ben");
  gtk_test_accessible_assert_property (test_ui_find (page, GTK_TYPE_CHECK_BUTTON, "Ben begins"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "starts with 4 wood");
  /* The rows stay where they are. */
  gtk_test_accessible_assert_property (get_row (page, 2), GTK_ACCESSIBLE_PROPERTY_LABEL, "Chiara");
  gtk_widget_activate_action (get_row (page, 1), "seat.remove", NULL);
  assert_players (page, "Chiara Anna");
  gtk_widget_activate_action (get_row (page, 1), "seat.remove", NULL);
  assert_players (page, "Chiara Anna");

  test_ui_click (page, "Deal");
  g_assert_cmpuint (ready, ==, 0);
  choose (page, "Chiara: Fish is missing from the start hand");
  choose (page, "Anna: Grain is missing from the start hand");
  test_ui_click (page, "Deal");
  g_assert_cmpuint (ready, ==, 1);

  players_page_destroy (page);
}

static void
test_players_say_what_is_missing (void)
{
  static const char *const both = "Two players are called anna. Give one of them another name. "
                                  "For Anna and anna, tap the kind that is missing.";
  GtkWidget *page, *focus;

  reset_settings ();
  page = players_page_new ();
  enter_name (page, 1, "Anna");
  enter_name (page, 2, "anna ");

  /* All of it beside the button, and with the rows marked where it is, to those who want to go on. */
  g_assert_null (test_ui_find (page, GTK_TYPE_LABEL, both));
  g_assert_false (gtk_widget_has_css_class (get_row (page, 0), "open"));
  test_ui_click (page, "Deal");
  g_assert_nonnull (test_ui_find (page, GTK_TYPE_LABEL, both));
  g_assert_true (gtk_widget_has_css_class (get_row (page, 0), "open"));
  focus = gtk_window_get_focus (GTK_WINDOW (gtk_widget_get_root (page)));
  g_assert_true (test_ui_is_named (focus, "Anna: Fish is missing from the start hand"));

  enter_name (page, 2, "Ben");
  choose (page, "Anna: Fish is missing from the start hand");
  g_assert_false (gtk_widget_has_css_class (get_row (page, 0), "open"));
  g_assert_true (gtk_widget_has_css_class (get_row (page, 1), "open"));
  g_assert_nonnull (test_ui_find (page, GTK_TYPE_LABEL, "For Ben, tap the kind that is missing."));
  choose (page, "Ben: Mulberry is missing from the start hand");
  g_assert_null (test_ui_find (page, GTK_TYPE_LABEL, "For Ben, tap the kind that is missing."));
  g_assert_true (ahu_players_page_deal (AHU_PLAYERS_PAGE (page)));

  players_page_destroy (page);
}

static GtkWidget *
get_focus (GtkWidget *page)
{
  return gtk_window_get_focus (GTK_WINDOW (gtk_widget_get_root (page)));
}

/* Where the focus is: in a name, else in a control. */
static GtkWidget *
get_control (GtkWidget *page)
{
  GtkWidget *entry = gtk_widget_get_ancestor (get_focus (page), GTK_TYPE_ENTRY);

  return entry != NULL ? entry : get_focus (page);
}

/* What Enter does there. */
static void
press_enter (GtkWidget *page,
             guint     *presses)
{
  GtkWidget *control = get_control (page);

  (*presses)++;
  if (GTK_IS_ENTRY (control))
    g_signal_emit_by_name (control, "activate");
  else
    /* Without the quarter of a second in which it shows itself pressed. */
    g_signal_emit_by_name (control, "clicked");
}

/* What a letter does there. */
static void
press_letter (GtkWidget *page,
              char       letter,
              guint     *presses)
{
  GtkWidget *hand = gtk_widget_get_ancestor (get_focus (page), AHU_TYPE_RN_START_HAND);
  g_autoptr (GListModel) controllers = NULL;
  gboolean done = FALSE;

  g_assert_nonnull (hand);
  (*presses)++;
  controllers = gtk_widget_observe_controllers (hand);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", (guint) letter, 0u, (GdkModifierType) 0, &done);
    }
  g_assert_true (done);
}

/* Four names and as many letters, with Enter for each name and for the deal; a group that is
 * known only deals. */
static void
test_players_by_keys (void)
{
  const char *const names[] = { "Anna", "Ben", "Chiara", "Dario" };
  guint ready = 0, presses = 0;
  GtkWidget *page;

  reset_settings ();
  page = players_page_new ();
  g_signal_connect_swapped (page, "ready", G_CALLBACK (count_cb), &ready);
  gtk_widget_grab_focus (page);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_assert_true (GTK_IS_ENTRY (get_control (page)));
      gtk_editable_set_text (GTK_EDITABLE (get_control (page)), names[i]);
      press_enter (page, &presses);
    }
  for (guint i = 0; i < 4; i++)
    press_letter (page, "fmsG"[i], &presses);
  press_enter (page, &presses);
  g_assert_cmpuint (ready, ==, 1);
  g_assert_cmpuint (presses, ==, 4 + 4 + 1);
  assert_players (page, "Anna Ben Chiara Dario");
  g_assert_cmpstr (ahu_seats_get_choice (ahu_players_page_get_seats (AHU_PLAYERS_PAGE (page)), 3), ==, "grain");
  players_page_destroy (page);

  page = players_page_new ();
  g_signal_connect_swapped (page, "ready", G_CALLBACK (count_cb), &ready);
  presses = 0;
  gtk_widget_grab_focus (page);
  press_enter (page, &presses);
  g_assert_cmpuint (ready, ==, 2);
  g_assert_cmpuint (presses, ==, 1);
  players_page_destroy (page);
}

static void
tap (GtkWidget  *page,
     const char *name,
     guint      *taps)
{
  (*taps)++;
  test_ui_click (page, name);
}

/* The same without a key: the place for each further name is a tap. */
static void
test_players_by_touch (void)
{
  guint ready = 0, taps = 0;
  GtkWidget *page;

  reset_settings ();
  page = players_page_new ();
  g_signal_connect_swapped (page, "ready", G_CALLBACK (count_cb), &ready);
  enter_name (page, 1, "Anna");
  enter_name (page, 2, "Ben");
  tap (page, "Add a player", &taps);
  enter_name (page, 3, "Chiara");
  tap (page, "Add a player", &taps);
  enter_name (page, 4, "Dario");
  tap (page, "Anna: Fish is missing from the start hand", &taps);
  tap (page, "Ben: Mulberry is missing from the start hand", &taps);
  tap (page, "Chiara: Sweet Potato is missing from the start hand", &taps);
  tap (page, "Dario: Grain is missing from the start hand", &taps);
  tap (page, "Deal", &taps);
  g_assert_cmpuint (ready, ==, 1);
  g_assert_cmpuint (taps, ==, 2 + 4 + 1);
  players_page_destroy (page);
}

/* An empty row that nobody needs goes with Enter. */
static void
test_players_drop_empty_row (void)
{
  guint presses = 0;
  GtkWidget *page;

  reset_settings ();
  page = players_page_new ();
  enter_name (page, 1, "Anna");
  enter_name (page, 2, "Ben");
  gtk_widget_grab_focus (test_ui_find (page, GTK_TYPE_ENTRY, "Name of player 2"));
  press_enter (page, &presses);
  assert_players (page, "Anna Ben Player 3");
  press_enter (page, &presses);
  assert_players (page, "Anna Ben");
  g_assert_true (test_ui_is_named (get_focus (page), "Anna: Fish is missing from the start hand"));
  players_page_destroy (page);
}

/* Told once more, a hand keeps the focus. */
static void
test_players_change_a_hand (void)
{
  GtkWidget *page, *fish;

  reset_settings ();
  page = players_page_new ();
  enter_name (page, 1, "Anna");
  choose (page, "Anna: Grain is missing from the start hand");
  fish = test_ui_find (page, GTK_TYPE_TOGGLE_BUTTON, "Anna: Fish is missing from the start hand");
  gtk_widget_grab_focus (fish);
  choose (page, "Anna: Fish is missing from the start hand");
  g_assert_true (get_focus (page) == fish);
  g_assert_cmpstr (ahu_seats_get_choice (ahu_players_page_get_seats (AHU_PLAYERS_PAGE (page)), 0), ==, "fish");
  players_page_destroy (page);
}

/* As the keyboard does it, letters come from the input method. */
static void
type (GtkWidget  *entry,
      const char *text)
{
  GtkWidget *inner = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (entry)));
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (inner);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      GtkIMContext *input = NULL;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        input = gtk_event_controller_key_get_im_context (GTK_EVENT_CONTROLLER_KEY (controller));
      if (input != NULL)
        {
          g_signal_emit_by_name (input, "commit", text);
          return;
        }
    }
  g_assert_not_reached ();
}

/* A page on which these are the names of earlier games. */
static GtkWidget *
page_after (const char *const *earlier)
{
  const char *const colours[] = { "red", "green", "violet", NULL };

  reset_settings ();
  ahu_settings_save_players (rn_game_get (), earlier, colours);
  g_settings_reset (ahu_settings_get_game (rn_game_get ()), "last-players");

  return players_page_new ();
}

static GtkWidget *
type_into (GtkWidget  *page,
           guint       number,
           const char *letters)
{
  g_autofree char *label = g_strdup_printf ("Name of player %u", number);
  GtkWidget *entry = test_ui_find (page, GTK_TYPE_ENTRY, label);

  gtk_widget_grab_focus (entry);
  for (const char *c = letters; *c != '\0'; c = g_utf8_next_char (c))
    {
      g_autofree char *letter = g_strndup (c, g_utf8_next_char (c) - c);

      type (entry, letter);
    }

  return entry;
}

/* Names of earlier games are completed, but for those who sit there already. */
static void
test_players_complete_names (void)
{
  const char *const earlier[] = { "Chiara", "Chloe", "Ben", NULL };
  GtkWidget *page = page_after (earlier);
  GtkWidget *entry = type_into (page, 1, "ch");
  int start, end;

  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "chiara");
  g_assert_true (gtk_editable_get_selection_bounds (GTK_EDITABLE (entry), &start, &end));
  g_assert_cmpint (start, ==, 2);
  g_assert_cmpint (end, ==, 6);
  type (entry, "l");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "chloe");
  /* What was added goes with a key, and doesn't come back by itself. */
  g_signal_emit_by_name (gtk_editable_get_delegate (GTK_EDITABLE (entry)), "backspace");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "chl");

  enter_name (page, 1, "Chiara");
  entry = type_into (page, 2, "Ch");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Chloe");
  assert_players (page, "Chiara Ch");
  players_page_destroy (page);
}

/* What is entered is what was typed, or an earlier name letter by letter. */
static void
test_players_complete_whole (void)
{
  const char *const earlier[] = { "Johanna", "Weißmann", "Ben", NULL };
  GtkWidget *page = page_after (earlier);
  GtkWidget *entry = type_into (page, 1, "jo");

  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "jo");
  assert_players (page, "jo Player 2");

  /* An arrow or a tap leaves the cursor in what was added. */
  entry = type_into (page, 2, "weiß");
  gtk_editable_set_position (GTK_EDITABLE (entry), -1);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Weißmann");
  assert_players (page, "jo Weißmann");
  enter_name (page, 2, "");
  entry = type_into (page, 2, "WEISS");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "WEISSmann");
  g_assert_false (test_ui_press (entry, GDK_KEY_Tab, 0));
  assert_players (page, "jo Weißmann");
  enter_name (page, 2, "");
  entry = type_into (page, 2, "Weis");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Weis");

  /* Who types no capitals means who is known; another spelling is meant. */
  enter_name (page, 1, "");
  g_signal_emit_by_name (type_into (page, 1, "johanna"), "activate");
  assert_players (page, "Johanna Weis");
  enter_name (page, 1, "");
  g_signal_emit_by_name (type_into (page, 1, "JoHanna"), "activate");
  assert_players (page, "JoHanna Weis");
  players_page_destroy (page);
}

/* What nobody sees is no name, and makes no other. */
static void
test_players_invisible_names (void)
{
  GtkWidget *page;

  reset_settings ();
  page = players_page_new ();
  enter_name (page, 1, "Anna\302\240");
  enter_name (page, 2, "\342\200\213");
  assert_players (page, "Anna Player 2");
  players_page_destroy (page);
}

/* Whether the rules are told at the table. */
static void
test_players_teller (void)
{
  GSettings *settings = ahu_settings_get_game (rn_game_get ());
  GtkWidget *page, *on;

  reset_settings ();
  g_settings_set_boolean (settings, "guidance", FALSE);
  page = players_page_new ();
  on = test_ui_find (page, GTK_TYPE_SWITCH, "Explain the rules");
  gtk_switch_set_active (GTK_SWITCH (on), TRUE);
  g_assert_true (ahu_settings_get_switch (rn_game_get (), "guidance"));

  /* The preferences have it as well. */
  g_settings_set_boolean (settings, "guidance", FALSE);
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (on)));
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
  ahu_settings_save_players (rn_game_get (), names, colours);
  ahu_settings_save_seat_choice (rn_game_get (), "red", "potato");
  ahu_settings_save_seat_choice (rn_game_get (), "red", "fish");
  /* What this game doesn't know is passed over. */
  ahu_settings_save_seat_choice (rn_game_get (), "green", "rye");

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
  ahu_settings_save_players (rn_game_get (), names, colours);
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

/* In the list of colours the present one is ticked. */
static void
assert_ticked (GtkWidget  *root,
               const char *colour)
{
  GtkPopover *popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (test_find_type (root, GTK_TYPE_MENU_BUTTON)));
  guint n_colours = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (gtk_popover_get_child (popover)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      const char *own = ahu_colour_choice_get_colour (button);
      GtkWidget *tick = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));

      g_assert_true ((gtk_widget_get_opacity (tick) > 0) == g_str_equal (own, colour));
      n_colours++;
    }
  g_assert_cmpuint (n_colours, ==, 4);
}

static void
test_colours (void)
{
  GtkWidget *page;
  const AhuSeats *seats;

  reset_settings ();
  page = players_page_new ();
  seats = ahu_players_page_get_seats (AHU_PLAYERS_PAGE (page));
  assert_ticked (get_row (page, 0), ahu_seats_get_colour (seats, 0));
  assert_ticked (get_row (page, 1), ahu_seats_get_colour (seats, 1));
  g_assert_cmpstr (ahu_seats_get_colour (seats, 0), !=, "red");
  gtk_widget_activate_action (page, "players.colour", "(us)", 0, "red");
  assert_ticked (get_row (page, 0), "red");
  players_page_destroy (page);
}

static void
test_random_start (void)
{
  guint starts[2] = { 0, 0 };
  GtkWidget *page, *label;

  reset_settings ();
  page = players_page_new ();
  enter_name (page, 1, "Anna");
  enter_name (page, 2, "Ben");

  /* All alike a hundred times would happen once in 2⁹⁹. */
  for (guint i = 0; i < 100; i++)
    {
      const AhuSeats *seats = ahu_players_page_get_seats (AHU_PLAYERS_PAGE (page));

      test_ui_click (page, "Let chance choose who begins");
      starts[ahu_seats_get_first (seats)]++;
      label = test_ui_find (page, GTK_TYPE_LABEL,
                            ahu_seats_get_first (seats) == 0 ? "Drawn: Anna begins." : "Drawn: Ben begins.");
      /* Each time anew, whoever it is. */
      g_assert_true (gtk_widget_has_css_class (label, i % 2 == 0 ? "drawn-again" : "drawn"));
      g_assert_false (gtk_widget_has_css_class (label, i % 2 == 0 ? "drawn" : "drawn-again"));
    }
  g_assert_cmpuint (starts[0], >, 0);
  g_assert_cmpuint (starts[1], >, 0);

  players_page_destroy (page);
}

/* What was done is said on the page where it was done; what is wrong stays. */
static void
test_done (void)
{
  GtkWidget *window = gtk_window_new ();
  AhuMessageBar *bar = g_object_new (AHU_TYPE_MESSAGE_BAR, NULL);

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (bar));
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);

  ahu_message_bar_set_done (bar, "Saved as “a & b”.");
  g_assert_cmpstr (ahu_message_bar_get_message (bar), ==, "Saved as “a & b”.");
  gtk_widget_set_visible (window, FALSE);
  g_assert_null (ahu_message_bar_get_message (bar));

  gtk_window_present (GTK_WINDOW (window));
  ahu_message_bar_set_message (bar, "Nothing is saved.");
  gtk_widget_set_visible (window, FALSE);
  g_assert_cmpstr (ahu_message_bar_get_message (bar), ==, "Nothing is saved.");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/start", test_start);
  g_test_add_func ("/message", test_message);
  g_test_add_func ("/done", test_done);
  g_test_add_func ("/long-message", test_long_message);
  g_test_add_func ("/announce", test_announce);
  g_test_add_func ("/announce/goes", test_announcement_goes);
  g_test_add_func ("/players/seats", test_players);
  g_test_add_func ("/players/by-keys", test_players_by_keys);
  g_test_add_func ("/players/by-touch", test_players_by_touch);
  g_test_add_func ("/players/drop-empty-row", test_players_drop_empty_row);
  g_test_add_func ("/players/change-a-hand", test_players_change_a_hand);
  g_test_add_func ("/players/complete-names", test_players_complete_names);
  g_test_add_func ("/players/complete-whole", test_players_complete_whole);
  g_test_add_func ("/players/invisible-names", test_players_invisible_names);
  g_test_add_func ("/players/teller", test_players_teller);
  g_test_add_func ("/players/what-is-missing", test_players_say_what_is_missing);
  g_test_add_func ("/players/remembered", test_players_are_remembered);
  g_test_add_func ("/players/colours", test_players_swap_colours);
  g_test_add_func ("/players/pasted-name-is-one-line", test_pasted_name_is_one_line);
  g_test_add_func ("/players/colours-ticked", test_colours);
  g_test_add_func ("/players/random-start", test_random_start);

  return g_test_run ();
}
