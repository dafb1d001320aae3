/* test-probe.c: two games in one window, the second of which offers nothing that may be left out
 *
 * Every page and every action of the window: each works for the second game or is absent, and
 * none shows the first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "games/tapati/ui/ahu-tp-game-ui.h"
#include "shell/ahu-preferences.h"
#include "shell/ahu-shortcuts-list.h"
#include "shell/ahu-shortcuts.h"
#include "shell/history/ahu-history-row.h"
#include "shell/players/ahu-players-page.h"
#include "shell/window/ahu-window-private.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/base/ahu-text.h"
#include "toolkit/game/ahu-game-switch.h"
#include "toolkit/table/ahu-log.h"
#include "toolkit/table/ahu-news-row.h"
#include "toolkit/table/ahu-prompt.h"
#include "toolkit/table/ahu-reasons.h"
#include "toolkit/table/ahu-taking-chip.h"

#include "games/rapanui/ui/rn-widget-utils.h"
#include "support/history-utils.h"
#include "support/probe-game.h"
#include "support/probe-ui.h"
#include "support/test-open.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"

#define N_PLAYERS 6

static void
set_up (TestWindow    *fixture,
        gconstpointer  data)
{
  g_settings_reset (ahu_settings_get (), "last-game");
  g_settings_reset (ahu_settings_get_game (rn_game_get ()), "last-players");
  probe_ui_offer (data != NULL);
  test_window_set_up (fixture, NULL);
}

static void
tear_down (TestWindow    *fixture,
           gconstpointer  data)
{
  test_window_tear_down (fixture);
  probe_ui_offer (FALSE);
}

/* Another game each time: one that is open would be shown as it stands. */
static void
open_probe (TestWindow *fixture,
            guint       n_moves)
{
  static guint n_opened;
  g_autofree char *id = g_strdup_printf ("probe-%u", n_opened++);
  g_autoptr (GBytes) bytes = probe_game_record_new (id, N_PLAYERS, n_moves);

  test_open_bytes (fixture->window, bytes);
}

static gboolean
says (TestWindow *fixture,
      const char *words)
{
  return test_ui_says (GTK_WIDGET (fixture->window), words);
}

/* Words that belong to the card game alone. */
static void
assert_nothing_of_cards (GtkWidget *root)
{
  static const char *const words[] = { "Stone", "stone", "wood", "Sacrifice", "Moai", "glory", "Lumberjack", "hand" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (test_ui_says (root, words[i]))
      g_error ("a page of the second game says “%s”", words[i]);
}

static void
play (TestWindow *fixture,
      guint       seat)
{
  g_autoptr (AhuRefusal) refusal = ahu_session_play (ahu_window_get_session (fixture->window),
                                                     probe_game_move_new (seat, 3));

  g_assert_null (refusal);
}

static void
deal (TestWindow *fixture)
{
  test_window_assert_page (fixture, "deal");
  g_assert_true (says (fixture, PROBE_UI_DEAL));
  test_ui_click (test_window_get_page (fixture), PROBE_UI_BEGIN);
  test_window_assert_page (fixture, "table");
  g_assert_true (says (fixture, PROBE_UI_TABLE));
}

/* From the switch to the result, back and forth, and again. */
static void
test_game (TestWindow    *fixture,
           gconstpointer  data)
{
  test_window_activate (fixture, "win.new-game");
  test_window_assert_page (fixture, "players");
  test_ui_click (test_window_get_page (fixture), "Probe");
  test_window_assert_page (fixture, "players");
  assert_nothing_of_cards (test_window_get_page (fixture));
  test_ui_click (test_window_get_page (fixture), "Deal");
  test_ui_click (test_window_get_page (fixture), PROBE_UI_BACK);
  test_window_assert_page (fixture, "players");
  test_ui_click (test_window_get_page (fixture), "Deal");
  deal (fixture);
  g_assert_cmpuint (ahu_record_get_n_players (test_window_get_record (fixture)), ==, 3);

  for (guint i = 0; i < 4; i++)
    play (fixture, i % 3);
  test_window_assert_page (fixture, "result");
  assert_nothing_of_cards (test_window_get_page (fixture));
  test_window_activate (fixture, "win.undo");
  test_window_assert_page (fixture, "table");
  test_window_activate (fixture, "win.redo");
  test_window_assert_page (fixture, "result");

  test_window_activate (fixture, "win.again");
  deal (fixture);
}

/* What needs a person, or ends the game in question; other tests have them. */
static gboolean
is_elsewhere (const char *action)
{
  static const char *const names[] = { "win.open", "win.save-copy", "win.again", NULL };

  return g_strv_contains (names, action);
}

/* Activates whatever is possible; what isn't does nothing. */
static void
try_all (TestWindow *fixture,
         guint       n_moves)
{
  GtkWidgetClass *klass = GTK_WIDGET_GET_CLASS (fixture->window);
  const GVariantType *parameter;
  const char *action, *property;
  GType owner;

  for (guint i = 0; gtk_widget_class_query_action (klass, i, &owner, &action, &parameter, &property); i++)
    {
      if (!g_str_has_prefix (action, "win.") || parameter != NULL || is_elsewhere (action))
        continue;

      open_probe (fixture, n_moves);
      test_window_assert_page (fixture, n_moves < PROBE_GAME_GOAL ? "table" : "result");
      gtk_widget_activate_action (GTK_WIDGET (fixture->window), action, NULL);
      test_ui_wait_for_frames (GTK_WIDGET (fixture->window), 1);
      if (!g_str_equal (ahu_window_get_page (fixture->window), "start"))
        assert_nothing_of_cards (test_window_get_page (fixture));
    }
}

static void
test_actions_on_table (TestWindow    *fixture,
                       gconstpointer  data)
{
  try_all (fixture, 5);
}

static void
test_actions_on_result (TestWindow    *fixture,
                        gconstpointer  data)
{
  try_all (fixture, PROBE_GAME_GOAL);
}

/* A game without final scoring has no numbers to try, and where nothing is laid out nothing can be
 * corrected: what makes no sense is absent, not grey. */
static void
test_result_buttons (TestWindow    *fixture,
                     gconstpointer  data)
{
  g_autoptr (GPtrArray) buttons = NULL;

  open_probe (fixture, PROBE_GAME_GOAL);
  test_window_assert_page (fixture, "result");
  test_ui_wait_for_frames (GTK_WIDGET (fixture->window), 2);
  g_assert_true ((test_ui_find (test_window_get_page (fixture), GTK_TYPE_BUTTON, "What if…") != NULL) ==
                 (data != NULL));
  g_assert_nonnull (test_ui_find (test_window_get_page (fixture), GTK_TYPE_BUTTON, "Replay"));
  buttons = test_find_all (test_window_get_page (fixture), GTK_TYPE_BUTTON);
  for (guint i = 0; i < buttons->len; i++)
    if (!gtk_widget_get_sensitive (buttons->pdata[i]))
      g_error ("“%s” is grey", gtk_widget_get_tooltip_text (buttons->pdata[i]));
}

static gboolean
is_possible (TestWindow *fixture,
             const char *action)
{
  const char *before = ahu_window_get_page (fixture->window);

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), action, NULL);

  return ahu_window_get_page (fixture->window) != before;
}

/* What the game doesn't offer is not there, whatever the other one has. */
static void
test_absent (TestWindow    *fixture,
             gconstpointer  data)
{
  static const char *const absent[] = {
    "win.count-end", "win.learn", "win.mend-deal", "win.mend-players", "win.practise", "win.score", "win.second-screen",
    "win.statistics", "win.what-if", "win.show-rule('')",
  };

  for (guint over = 0; over < 2; over++)
    {
      open_probe (fixture, over ? PROBE_GAME_GOAL : 5);
      for (guint i = 0; i < G_N_ELEMENTS (absent); i++)
        {
          g_autoptr (GVariant) target = NULL;
          g_autofree char *name = NULL;

          g_assert_true (g_action_parse_detailed_name (absent[i], &name, &target, NULL));
          gtk_widget_activate_action_variant (GTK_WIDGET (fixture->window), name, target);
          if (!g_str_equal (ahu_window_get_page (fixture->window), over ? "result" : "table"))
            g_error ("%s does something", absent[i]);
        }
      g_assert_null (test_ui_find_window (AHU_TYPE_SHORTCUTS));
    }
}

static void
test_replay (TestWindow    *fixture,
             gconstpointer  data)
{
  open_probe (fixture, PROBE_GAME_GOAL);
  test_window_activate (fixture, "win.replay");
  test_window_assert_page (fixture, "replay");
  g_assert_true (says (fixture, PROBE_UI_POSITION));
  assert_nothing_of_cards (test_window_get_page (fixture));
  g_assert_false (is_possible (fixture, "win.learn"));
}

static guint
count_seats (GtkWidget *page)
{
  return ahu_seats_get_n (ahu_players_page_get_seats (AHU_PLAYERS_PAGE (page)));
}

/* Each game has its own page; what was entered stays on it, and the next start is with the game
 * that was used last. */
static void
test_switch (TestWindow    *fixture,
             gconstpointer  data)
{
  GtkWidget *first;

  test_window_activate (fixture, "win.new-game");
  first = test_window_get_page (fixture);
  g_assert_nonnull (test_ui_find (first, AHU_TYPE_GAME_SWITCH, NULL));
  g_assert_cmpuint (count_seats (first), ==, 2);

  test_ui_click (first, "Probe");
  g_assert_true (test_window_get_page (fixture) != first);
  g_assert_cmpuint (count_seats (test_window_get_page (fixture)), ==, 3);
  test_ui_click (test_window_get_page (fixture), "Rapa Nui");
  g_assert_true (test_window_get_page (fixture) == first);
  test_ui_click (first, "Probe");
  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "start");

  test_window_close (fixture);
  test_window_open (fixture);
  test_window_activate (fixture, "win.new-game");
  g_assert_cmpuint (count_seats (test_window_get_page (fixture)), ==, 3);
}

static gboolean
says_round (gpointer log)
{
  return test_ui_says (log, "Round 1");
}

/* The log of its table follows the game in the game's own words. Not for: what its lines are for
 * (test-probe-log.c). */
static void
test_log (TestWindow    *fixture,
          gconstpointer  data)
{
  GtkWidget *log;

  open_probe (fixture, N_PLAYERS + 1);
  log = test_ui_find (test_window_get_page (fixture), AHU_TYPE_LOG, NULL);
  g_assert_nonnull (log);
  g_assert_cmpuint (g_list_model_get_n_items (ahu_log_get_model (AHU_LOG (log))), ==, 2);
  test_window_activate (fixture, "win.undo");
  g_assert_cmpuint (g_list_model_get_n_items (ahu_log_get_model (AHU_LOG (log))), ==, 1);
  test_ui_wait (says_round, log);
  assert_nothing_of_cards (log);

  test_open_data (fixture->window, TEST_RAPANUI, "two-players.rapanui");
  open_probe (fixture, N_PLAYERS + 1);
  test_ui_wait (says_round, test_ui_find (test_window_get_page (fixture), AHU_TYPE_LOG, NULL));
  assert_nothing_of_cards (test_window_get_page (fixture));
}

/* A rule is looked up in the reference it stands in, one of no reference nowhere. */
static void
test_rules (TestWindow    *fixture,
            gconstpointer  data)
{
  open_probe (fixture, 5);
  ahu_window_show_rule (fixture->window, "P3");
  test_window_assert_page (fixture, "table");
  ahu_window_show_rule (fixture->window, "R5.3");
  test_window_assert_page (fixture, "rules");
}

/* A sheet is shown by the page of its own game, whatever is on the table. */
static void
test_sheets (TestWindow    *fixture,
             gconstpointer  data)
{
  g_autoptr (GBytes) sheet = probe_game_sheet_new (N_PLAYERS);

  test_open_data (fixture->window, TEST_RAPANUI, "two-players.rapanui");
  test_open_bytes (fixture->window, sheet);
  test_window_assert_page (fixture, "result");
  g_assert_true (says (fixture, "no final scoring of this game"));

  open_probe (fixture, 5);
  test_open_data (fixture->window, TEST_CORPUS, "result.rapanui");
  test_window_assert_page (fixture, "score");
  g_assert_true (says (fixture, "Stone"));
}

static gboolean
is_kept (TestWindow *fixture,
         const char *id)
{
  g_autofree char *path = ahu_store_dup_file_path (fixture->store, id);

  ahu_store_flush (fixture->store);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Each game keeps counts of its own. */
static void
test_scoring (TestWindow    *fixture,
              gconstpointer  data)
{
  g_autoptr (GBytes) sheet = probe_game_sheet_new (N_PLAYERS);

  test_window_activate (fixture, "win.score");
  test_window_assert_page (fixture, "score");
  g_assert_true (says (fixture, "Stone"));
  test_ui_click (test_window_get_page (fixture), "Probe");
  test_window_assert_page (fixture, "score");
  g_assert_true (says (fixture, PROBE_UI_SCORE));
  assert_nothing_of_cards (test_window_get_page (fixture));
  g_assert_false (is_kept (fixture, "final-scoring-probe"));

  /* One of which nothing is missing is a game, under its own name. */
  test_open_bytes (fixture->window, sheet);
  test_window_assert_page (fixture, "score");
  g_assert_true (says (fixture, PROBE_UI_SCORE));
  g_assert_true (is_kept (fixture, ahu_record_get_id (test_window_get_record (fixture))));
  g_assert_false (is_kept (fixture, "final-scoring"));

  test_window_close (fixture);
  test_window_open (fixture);
  test_window_activate (fixture, "win.score");
  g_assert_true (says (fixture, PROBE_UI_SCORE));
}

/* The page of the game on the table, without a switch. */
static void
test_count_end (TestWindow    *fixture,
                gconstpointer  data)
{
  open_probe (fixture, 5);
  test_window_activate (fixture, "win.count-end");
  test_window_assert_page (fixture, "count-end");
  g_assert_true (says (fixture, PROBE_UI_SCORE));
  g_assert_null (test_ui_find (test_window_get_page (fixture), AHU_TYPE_GAME_SWITCH, NULL));

  open_probe (fixture, PROBE_GAME_GOAL);
  test_window_activate (fixture, "win.what-if");
  test_window_assert_page (fixture, "what-if");
  g_assert_true (says (fixture, PROBE_UI_SCORE));

  test_open_data (fixture->window, TEST_RAPANUI, "two-players.rapanui");
  test_window_activate (fixture, "win.what-if");
  g_assert_false (says (fixture, PROBE_UI_SCORE));
}

static gboolean
says_games (gpointer fixture)
{
  return says (fixture, "Rapa Nui · Tapati · Probe");
}

/* Nothing is said there of one game only; as soon as there is room for it. */
static void
test_start (TestWindow    *fixture,
            gconstpointer  data)
{
  test_window_assert_page (fixture, "start");
  test_ui_wait (says_games, fixture);
  g_assert_false (says (fixture, "Stone"));
}

static gboolean
has_kind (TestWindow *fixture,
          const char *kind,
          gboolean    choose)
{
  GtkWidget *chip = test_ui_find (test_window_get_page (fixture), GTK_TYPE_TOGGLE_BUTTON, kind);

  if (chip != NULL && choose)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), TRUE);

  return chip != NULL;
}

static gboolean
shows_one (gpointer fixture)
{
  return says (fixture, "1 of 2 games");
}

static gboolean
has_probe (gpointer fixture)
{
  return has_kind (fixture, "Probe", FALSE);
}

static gboolean
has_row (gpointer fixture)
{
  return test_ui_find (test_window_get_page (fixture), AHU_TYPE_HISTORY_ROW, NULL) != NULL;
}

/* One can ask for the games of one game as soon as there are others. */
static void
test_history (TestWindow    *fixture,
              gconstpointer  data)
{
  test_open_data (fixture->window, TEST_RAPANUI, "two-players.rapanui");
  test_window_activate (fixture, "win.undo");
  ahu_store_flush (fixture->store);
  test_window_activate (fixture, "win.history");
  test_ui_wait (has_row, fixture);
  g_assert_nonnull (history_find_choice (test_window_get_page (fixture), "2 players"));
  g_assert_null (history_find_choice (test_window_get_page (fixture), "6 players"));
  g_assert_false (has_kind (fixture, "Rapa Nui", FALSE));

  open_probe (fixture, 5);
  test_window_activate (fixture, "win.undo");
  ahu_store_flush (fixture->store);
  test_window_activate (fixture, "win.history");
  test_ui_wait (has_probe, fixture);
  g_assert_true (has_kind (fixture, "Rapa Nui", FALSE));
  g_assert_true (has_kind (fixture, "Probe", TRUE));
  test_ui_wait (shows_one, fixture);
  g_assert_true (says (fixture, "Continue"));
}

static guint
count_keys (GPtrArray  *list,
            const char *keys)
{
  guint n = 0;

  for (guint i = 0; i < list->len; i++)
    n += g_str_equal (((const AhuShortcut *) list->pdata[i])->keys, keys);

  return n;
}

/* What the game doesn't have has no key. */
static void
test_shortcuts (void)
{
  static const char *const pages[] = { "players", "table", "result", "score", "replay", "learn", "rules" };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autoptr (GPtrArray) none = ahu_shortcuts_list (pages[i], NULL);
      g_autoptr (GPtrArray) probe = ahu_shortcuts_list (pages[i], probe_ui_get ());
      g_autoptr (GPtrArray) cards = ahu_shortcuts_list (pages[i], ahu_rn_game_ui_get ());

      g_assert_cmpuint (count_keys (probe, "<Shift><Control>n"), ==, 0);
      g_assert_cmpuint (count_keys (probe, "<Shift><Control>e"), ==, 0);
      g_assert_cmpuint (count_keys (cards, "<Shift><Control>n"), ==, count_keys (none, "<Shift><Control>n"));
      g_assert_cmpuint (count_keys (cards, "<Shift><Control>e"), ==, count_keys (none, "<Shift><Control>e"));
      g_assert_cmpuint (probe->len, ==, none->len - count_keys (none, "<Shift><Control>n") -
                                          count_keys (none, "<Shift><Control>e"));
      g_assert_cmpuint (cards->len, >=, none->len);
    }
}

/* No group for a game without anything to switch, and no name over those of the only other. */
static void
test_preferences (void)
{
  AhuGameUi *tapati = (AhuGameUi *) ahu_tp_game_ui_get ();
  AhuGameUi whole = *tapati;
  GtkWidget *window;

  tapati->switches = NULL;
  window = ahu_preferences_window_new ();
  *tapati = whole;
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (test_ui_says (window, "At the table"));
  g_assert_false (test_ui_says (window, "Rapa Nui"));
  g_assert_false (test_ui_says (window, "Probe"));
  gtk_window_destroy (GTK_WINDOW (window));

  probe_ui_offer (TRUE);
  window = ahu_preferences_window_new ();
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (test_ui_says (window, "Rapa Nui · At the table"));
  g_assert_true (test_ui_says (window, "Tapati · Help while playing"));
  g_assert_true (test_ui_says (window, "Probe · " PROBE_UI_GROUP));
  gtk_window_destroy (GTK_WINDOW (window));
  probe_ui_offer (FALSE);
}

/* Whose game it is stands in the name of the file. */
static void
test_file_name (void)
{
  g_autofree char *probe = ahu_window_propose_copy_name (probe_ui_get ());
  g_autofree char *cards = ahu_window_propose_copy_name (ahu_rn_game_ui_get ());

  g_assert_true (g_str_has_prefix (probe, "Probe 2"));
  g_assert_true (g_str_has_prefix (cards, "Rapa Nui 2"));
}

static void
test_registry (void)
{
  g_autoptr (GPtrArray) games = ahu_game_ui_list (AHU_OFFER_GAME);
  g_autoptr (GPtrArray) rules = ahu_game_ui_list (AHU_OFFER_RULES);

  g_assert_cmpuint (games->len, ==, 3);
  g_assert_cmpuint (rules->len, ==, 2);
  g_assert_true (ahu_game_ui_find (probe_game_get ()) == probe_ui_get ());
  g_assert_null (ahu_game_ui_find_id ("nothing"));

  ahu_game_ui_use (probe_ui_get ());
  g_assert_true (ahu_game_ui_get_last (AHU_OFFER_GAME) == probe_ui_get ());
  g_assert_true (ahu_game_ui_get_last (AHU_OFFER_RULES) == ahu_rn_game_ui_get ());
  g_settings_set_string (ahu_settings_get (), "last-game", "nothing");
  g_assert_true (ahu_game_ui_get_last (AHU_OFFER_GAME) == ahu_rn_game_ui_get ());
}

static AhuSession *
load_session (guint n_moves)
{
  g_autoptr (GBytes) bytes = probe_game_record_new ("talk", 4, n_moves);
  g_autoptr (AhuRecord) record = test_record_read (bytes);

  return ahu_session_new (record, NULL, NULL);
}

/* Of what can be seen. */
static guint
count_words (GtkWidget *root)
{
  g_autoptr (GPtrArray) labels = test_find_all (root, GTK_TYPE_LABEL);
  guint n = 0;

  for (guint i = 0; i < labels->len; i++)
    n += *gtk_label_get_text (labels->pdata[i]) != '\0';

  return n;
}

static void
assert_chip (GtkWidget  *chip,
             const char *sentence,
             const char *words,
             gboolean    open)
{
  gtk_test_accessible_assert_property (chip, GTK_ACCESSIBLE_PROPERTY_LABEL, sentence);
  g_assert_true (test_shows_text (chip, words));
  g_assert_true (gtk_widget_has_css_class (chip, "open") == open);
}

/* The prompt of any game: who does what now, and what the last move has brought; or that move. */
static void
test_prompt (void)
{
  g_autoptr (AhuSession) session = load_session (4);
  GtkWidget *prompt = test_hold (ahu_prompt_new ());
  g_autoptr (GPtrArray) chips = NULL;
  GtkWidget *row = test_ui_find (prompt, AHU_TYPE_NEWS_ROW, NULL);

  probe_game_offer (TRUE);
  g_assert_null (ahu_session_play (session, probe_game_move_new (1, 3)));
  ahu_prompt_update (AHU_PROMPT (prompt), session);
  g_assert_true (test_shows_text (prompt, "Anna or another: add 1 to 3 points."));
  g_assert_true (test_shows_text (prompt, "Round 2"));
  g_assert_true (gtk_widget_has_css_class (row, "due"));
  chips = test_find_all (prompt, AHU_TYPE_TAKING_CHIP);
  g_assert_cmpuint (chips->len, ==, 4);
  assert_chip (chips->pdata[0], "Anna watches.", "watches", TRUE);
  assert_chip (chips->pdata[1], "Ben pays 3.", "3", FALSE);
  gtk_test_accessible_assert_property (chips->pdata[1], GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Points are paid for (P3)");

  /* A sign is to the left of its number in any direction of reading. */
  g_assert_nonnull (test_ui_find (chips->pdata[1], GTK_TYPE_LABEL, AHU_LEFT_TO_RIGHT "−3"));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  ahu_prompt_update (AHU_PROMPT (prompt), session);
  g_assert_nonnull (test_ui_find (chips->pdata[1], GTK_TYPE_LABEL, AHU_LEFT_TO_RIGHT "−3"));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);

  ahu_prompt_set_words (AHU_PROMPT (prompt), "Something half entered.");
  ahu_prompt_update (AHU_PROMPT (prompt), session);
  g_assert_true (test_shows_text (prompt, "Something half entered."));
  ahu_prompt_set_words (AHU_PROMPT (prompt), NULL);

  ahu_prompt_tell_last (AHU_PROMPT (prompt), session);
  g_assert_true (test_shows_text (prompt, "It was Ben."));
  test_release (prompt);
  probe_game_offer (FALSE);
}

/* A game without words for it leaves the places empty; what was done it always tells. */
static void
test_silent (void)
{
  g_autoptr (AhuSession) session = load_session (5);
  GtkWidget *prompt = test_hold (ahu_prompt_new ());
  g_autoptr (GPtrArray) chips = NULL;

  ahu_prompt_update (AHU_PROMPT (prompt), session);
  chips = test_find_all (prompt, AHU_TYPE_TAKING_CHIP);
  g_assert_cmpuint (chips->len, ==, 0);
  g_assert_cmpuint (count_words (prompt), ==, 0);

  ahu_prompt_tell_last (AHU_PROMPT (prompt), session);
  g_assert_true (test_shows_text (prompt, "Anna adds 1 (P3)."));
  test_session_go (session, 0);
  ahu_prompt_tell_last (AHU_PROMPT (prompt), session);
  g_assert_true (test_shows_text (prompt, "Round 1 · sum 0"));
  test_release (prompt);
}

/* @data: whether the game tells what follows from a choice */
static void
test_choices (gconstpointer data)
{
  gboolean hints = data != NULL;
  g_autoptr (AhuSession) session = load_session (10);
  g_autoptr (AhuSession) over = load_session (PROBE_GAME_GOAL);
  AhuChoice *choice = AHU_CHOICE (test_hold (ahu_choice_new ()));

  probe_game_offer (hints);
  g_settings_set_boolean (ahu_settings_get_game (probe_game_get ()), "hints", TRUE);
  g_assert_true (ahu_choice_offer (choice, session, probe_game_move_new (0, 1), NULL));
  g_assert_null (ahu_choice_get_reason (choice));
  g_assert_cmpstr (ahu_choice_get_hint (choice), ==, hints ? "The game goes on." : NULL);
  g_assert_true (ahu_choice_offer (choice, session, probe_game_move_new (0, 2), NULL));
  g_assert_cmpstr (ahu_choice_get_hint (choice), ==, hints ? "That ends the game." : NULL);

  g_assert_false (ahu_choice_offer (choice, session, probe_game_move_new (0, 4), NULL));
  g_assert_cmpstr (ahu_choice_get_reason (choice), ==, "1 to 3 points are added. (P3)");
  g_assert_null (ahu_choice_get_hint (choice));
  g_assert_false (ahu_choice_offer (choice, over, probe_game_move_new (0, 1), NULL));
  g_assert_cmpstr (ahu_choice_get_reason (choice), ==, "The game is over. (P4)");
  g_assert_false (ahu_choice_offer (choice, session, probe_game_move_new (0, 1), "Wait."));
  g_assert_cmpstr (ahu_choice_get_reason (choice), ==, "Wait.");

  /* Where a reason would tell what is hidden there is none. */
  ahu_choice_offer_any (choice, session, probe_game_move_new (0, 4));
  g_assert_null (ahu_choice_get_reason (choice));

  g_settings_reset (ahu_settings_get_game (probe_game_get ()), "hints");
  probe_game_offer (FALSE);
  test_release (GTK_WIDGET (choice));
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
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_func ("/ui/probe/registry", test_registry);
  add ("/ui/probe/game", test_game);
  add ("/ui/probe/actions/table", test_actions_on_table);
  add ("/ui/probe/actions/result", test_actions_on_result);
  add ("/ui/probe/result-buttons", test_result_buttons);
  g_test_add ("/ui/probe/result-buttons/more", TestWindow, "more", set_up, test_result_buttons, tear_down);
  add ("/ui/probe/absent", test_absent);
  add ("/ui/probe/replay", test_replay);
  add ("/ui/probe/switch", test_switch);
  add ("/ui/probe/log", test_log);
  add ("/ui/probe/rules", test_rules);
  add ("/ui/probe/sheets", test_sheets);
  g_test_add ("/ui/probe/scoring", TestWindow, "more", set_up, test_scoring, tear_down);
  g_test_add ("/ui/probe/count-end", TestWindow, "more", set_up, test_count_end, tear_down);
  g_test_add ("/ui/probe/start", TestWindow, "more", set_up, test_start, tear_down);
  add ("/ui/probe/history", test_history);
  g_test_add_func ("/ui/probe/prompt", test_prompt);
  g_test_add_func ("/ui/probe/silent", test_silent);
  g_test_add_data_func ("/ui/probe/choices/silent", NULL, test_choices);
  g_test_add_data_func ("/ui/probe/choices/hints", "hints", test_choices);
  g_test_add_func ("/ui/probe/file-name", test_file_name);
  g_test_add_func ("/ui/probe/shortcuts", test_shortcuts);
  g_test_add_func ("/ui/probe/preferences", test_preferences);

  return g_test_run ();
}
