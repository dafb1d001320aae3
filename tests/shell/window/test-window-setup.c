/* test-window-setup.c: the way into a game, taken back and mended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "core/record/ahu-practice.h"
#include "games/rapanui/study/rn-amends.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "games/rapanui/ui/rn-table-utils.h"
#include "games/rapanui/ui/rn-widget-utils.h"
#include "games/rapanui/words/rn-sentences.h"
#include "shell/players/ahu-players-page.h"
#include "shell/result/ahu-result-menu.h"
#include "support/test-open.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/table/ahu-correction-window.h"
#include "toolkit/table/ahu-log-heads.h"
#include "toolkit/table/ahu-log.h"
#include "toolkit/table/ahu-misfit.h"
#include "toolkit/table/ahu-slip.h"

static const AhuSeats *
get_seats (TestWindow *fixture)
{
  return ahu_players_page_get_seats (AHU_PLAYERS_PAGE (test_window_get_page (fixture)));
}

static gboolean
can (TestWindow *fixture,
     const char *property)
{
  gboolean value;

  g_object_get (test_window_get_page (fixture), property, &value, NULL);

  return value;
}

static GBytes *
export (TestWindow *fixture)
{
  return ahu_session_export (test_window_get_session (fixture));
}

static void
assert_same (TestWindow *fixture,
             GBytes     *expected)
{
  g_autoptr (GBytes) now = export (fixture);

  g_assert_cmpmem (g_bytes_get_data (now, NULL), g_bytes_get_size (now),
                   g_bytes_get_data (expected, NULL), g_bytes_get_size (expected));
}

static void
open_example (TestWindow *fixture,
              const char *name)
{
  test_open_data (fixture->window, TEST_RAPANUI, name);
  while (ahu_session_is_over (test_window_get_session (fixture)))
    test_window_activate (fixture, "win.undo");
  test_window_activate (fixture, "win.undo");
}

static void
undo_all (TestWindow *fixture)
{
  while (test_window_get_ply (fixture) > 0)
    test_window_activate (fixture, "win.undo");
}

static const char *
get_card (TestWindow *fixture,
          guint       column,
          guint       card)
{
  JsonObject *setup = ahu_record_get_setup (test_window_get_record (fixture));
  JsonArray *display = json_object_get_array_member (setup, "display");

  return json_array_get_string_element (json_array_get_array_element (display, column), card);
}

/* From the table card by card back to the players, and the same way forwards. */
static void
test_back_and_forth (TestWindow    *fixture,
                     gconstpointer  data)
{
  g_autoptr (GBytes) before = NULL;
  g_auto (GStrv) names = NULL;

  open_example (fixture, "active-without-cards.rapanui");
  undo_all (fixture);
  test_window_assert_page (fixture, "table");
  before = export (fixture);
  g_assert_true (can (fixture, "can-undo"));
  test_window_activate (fixture, "win.undo");
  test_window_assert_page (fixture, "mend-deal");
  g_assert_true (test_ui_says (test_window_get_page (fixture), "All 16 cards lie here."));
  g_assert_true (can (fixture, "can-redo"));

  for (guint i = 0; i < 17; i++)
    test_window_activate (fixture, "win.undo");
  test_window_assert_page (fixture, "mend-players");
  names = ahu_seats_dup_names (get_seats (fixture));
  for (guint i = 0; names[i] != NULL; i++)
    g_assert_cmpstr (names[i], ==, ahu_session_get_names (test_window_get_session (fixture))[i]);

  test_window_activate (fixture, "win.redo");
  test_window_assert_page (fixture, "mend-deal");
  for (guint i = 0; i < 15; i++)
    test_window_activate (fixture, "win.redo");
  test_window_assert_page (fixture, "mend-deal");
  test_window_activate (fixture, "win.redo");
  test_window_assert_page (fixture, "table");
  assert_same (fixture, before);
  g_assert_true (can (fixture, "can-redo"));
}

/* A wrong last card: Undo, letter, Enter. */
static void
test_wrong_card (TestWindow    *fixture,
                 gconstpointer  data)
{
  const char *last;

  open_example (fixture, "active-without-cards.rapanui");
  undo_all (fixture);
  last = get_card (fixture, 3, 3);
  test_window_activate (fixture, "win.undo");
  test_ui_click (test_window_get_page (fixture),
                 g_str_equal (last, "priest") ? "Next card: Moai" : "Next card: Priest");
  test_window_assert_page (fixture, "mend-deal");
  test_ui_click (test_window_get_page (fixture), "To the table");
  test_window_assert_page (fixture, "table");
  g_assert_cmpstr (get_card (fixture, 3, 3), ==, "priest");
  g_assert_cmpuint (test_window_get_ply (fixture), ==, 0);
}

/* Names and colours always fit, and each correction is one step of undo. */
static void
test_players (TestWindow    *fixture,
              gconstpointer  data)
{
  g_autoptr (GBytes) before = NULL;
  g_autofree char *colour = NULL;
  guint ply;

  open_example (fixture, "active-without-cards.rapanui");
  before = export (fixture);
  ply = test_window_get_ply (fixture);
  colour = g_strdup (ahu_record_get_colours (test_window_get_record (fixture))[1]);
  test_window_activate (fixture, "win.mend-players");
  test_window_assert_page (fixture, "mend-players");
  /* What was so in this game is not remembered for the next. */
  g_assert_false (test_ui_says (test_window_get_page (fixture), "Remembered for each colour"));
  g_assert_true (gtk_widget_activate_action (test_window_get_page (fixture), "players.name", "(us)", 1, "Zoë"));
  g_assert_true (gtk_widget_activate_action (test_window_get_page (fixture), "players.colour", "(us)", 0, colour));
  test_ui_click (test_window_get_page (fixture), "Apply to the game");
  test_window_assert_page (fixture, "table");
  g_assert_cmpuint (test_window_get_ply (fixture), ==, ply);
  g_assert_cmpstr (ahu_session_get_names (test_window_get_session (fixture))[1], ==, "Zoë");
  g_assert_cmpstr (ahu_record_get_colours (test_window_get_record (fixture))[0], ==, colour);
  g_assert_true (test_ui_says (test_window_get_page (fixture), "Zoë"));

  test_window_activate (fixture, "win.undo");
  assert_same (fixture, before);
  g_assert_false (test_ui_says (test_window_get_page (fixture), "Zoë"));
}

/* A card of the deal whose change the later moves don't survive. */
static void
change_deal (TestWindow *fixture)
{
  const char *const kinds[] = { "Lumberjack", "Priest", "Moai" };
  g_autoptr (GBytes) before = export (fixture);

  test_window_activate (fixture, "win.mend-deal");
  test_window_assert_page (fixture, "mend-deal");
  for (guint column = 0; column < 4; column++)
    for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
      {
        GtkWidget *page = test_window_get_page (fixture);
        g_autofree char *name = g_strdup_printf ("Next card: %s", kinds[k]);
        AhuChoice *choice;

        for (guint n = 0; n < 3; n++)
          {
            g_autofree char *place = g_strdup_printf ("Column %u, card 4: %s", column + 1, kinds[n]);

            if ((choice = test_find_choice (page, place)) != NULL)
              g_signal_emit_by_name (choice, "clicked");
          }
        choice = test_find_choice (page, name);
        if (ahu_choice_get_reason (choice) != NULL)
          continue;
        g_signal_emit_by_name (choice, "clicked");
        if (gtk_widget_get_visible (test_find_type (page, AHU_TYPE_MISFIT)))
          return;
        if (g_strcmp0 (ahu_window_get_page (fixture->window), "mend-deal") != 0)
          {
            g_autoptr (GBytes) now = export (fixture);

            /* The same card again is no change. */
            if (!g_bytes_equal (now, before))
              test_window_activate (fixture, "win.undo");
            test_window_activate (fixture, "win.mend-deal");
          }
      }
  g_assert_not_reached ();
}

static void
test_cancel (TestWindow    *fixture,
             gconstpointer  data)
{
  g_autoptr (GBytes) before = NULL;

  open_example (fixture, "active-without-cards.rapanui");
  before = export (fixture);
  change_deal (fixture);
  test_window_assert_page (fixture, "mend-deal");
  assert_same (fixture, before);
  test_window_activate (fixture, "win.setup-cancel");
  test_window_assert_page (fixture, "table");
  assert_same (fixture, before);
}

static void
test_keep (TestWindow    *fixture,
           gconstpointer  data)
{
  g_autoptr (GBytes) before = NULL;
  const AhuGame *game;
  AhuHistory *history;
  guint ply;

  open_example (fixture, "active-without-cards.rapanui");
  before = export (fixture);
  ply = test_window_get_ply (fixture);
  change_deal (fixture);
  test_window_activate (fixture, "win.setup-keep");
  test_window_assert_page (fixture, "table");
  g_assert_cmpuint (test_window_get_ply (fixture), <, ply);
  /* A whole turn is to be entered anew. */
  game = ahu_session_get_game (test_window_get_session (fixture));
  history = ahu_session_get_history (test_window_get_session (fixture));
  ply = test_window_get_ply (fixture);
  g_assert_true (ply == 0 || game->turn (ahu_history_get_position (history, ply - 1)) <
                               game->turn (ahu_history_get_position (history, ply)));
  test_window_activate (fixture, "win.undo");
  assert_same (fixture, before);
}

/* The window for corrections goes on with the move that no longer fits. */
static void
test_change (TestWindow    *fixture,
             gconstpointer  data)
{
  g_autoptr (GBytes) before = NULL;
  GtkWidget *correction;

  open_example (fixture, "active-without-cards.rapanui");
  before = export (fixture);
  change_deal (fixture);
  test_window_activate (fixture, "win.setup-change");
  test_window_assert_page (fixture, "table");
  correction = test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW);
  g_assert_nonnull (correction);
  g_assert_true (test_ui_says (correction, "This later move no longer fits"));
  g_signal_emit_by_name (test_find_choice (correction, "Keep the game up to here"), "clicked");
  g_assert_null (test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW));
  test_window_activate (fixture, "win.undo");
  assert_same (fixture, before);
}

/* Puts another card on a place of the deal. Returns: whether all later moves fit */
static gboolean
mend_card (TestWindow *fixture,
           guint       column,
           guint       card,
           guint       kind)
{
  guint is = rn_kind_from_id (get_card (fixture, column, card));
  g_autofree char *place = g_strdup_printf ("Column %u, card %u: %s", column + 1, card + 1, rn_kind_name (is));
  g_autofree char *name = g_strdup_printf ("Next card: %s", rn_kind_name (kind));
  AhuChoice *choice;

  if (kind == is)
    return FALSE;
  test_window_activate (fixture, "win.mend-deal");
  g_signal_emit_by_name (test_find_choice (test_window_get_page (fixture), place), "clicked");
  choice = test_find_choice (test_window_get_page (fixture), name);
  if (ahu_choice_get_reason (choice) == NULL)
    g_signal_emit_by_name (choice, "clicked");
  if (g_str_equal (ahu_window_get_page (fixture->window), "table"))
    return TRUE;

  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "table");

  return FALSE;
}

static gboolean
tells_reason (gpointer data)
{
  g_autofree char *reason = rn_amends_reason (0, NULL, NULL);

  return test_ui_says (test_window_get_page (data), reason);
}

/* Where all fits, one slip says what to move on the table, and why; a narrow page has
 * the reason behind a button. */
static void
test_slip (TestWindow    *fixture,
           gconstpointer  data)
{
  g_autofree char *reason = rn_amends_reason (0, NULL, NULL);
  AhuSlip *slip;
  guint n = 0;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 800);
  open_example (fixture, "active-without-cards.rapanui");
  while (((const RnPosition *) ahu_session_get_position (test_window_get_session (fixture)))->turn > 3)
    test_window_activate (fixture, "win.undo");
  slip = ahu_slip_get (test_window_get_session (fixture));
  ahu_slip_dismiss (slip);
  for (guint place = 0; place < 16; place++)
    for (guint kind = 0; kind < RN_KINDS; kind++)
      {
        g_autoptr (AhuNews) shown = NULL;

        if (!mend_card (fixture, place / 4, place % 4, kind))
          continue;
        shown = ahu_slip_dup_news (slip);
        if (shown != NULL)
          {
            g_assert_cmpstr (shown->note, ==, reason);
            test_ui_wait (tells_reason, fixture);
            n++;
          }
        /* Taken back, there is nothing to move any more. */
        test_window_activate (fixture, "win.undo");
        g_clear_pointer (&shown, ahu_news_free);
        shown = ahu_slip_dup_news (slip);
        g_assert_null (shown);
      }
  g_test_message ("%u slips", n);
  g_assert_cmpuint (n, >, 3);
}

/* What is entered for a new game is not lost by mending another. */
static void
test_apart (TestWindow    *fixture,
            gconstpointer  data)
{
  open_example (fixture, "active-without-cards.rapanui");
  test_window_activate (fixture, "win.new-game");
  gtk_widget_activate_action (test_window_get_page (fixture), "players.choose", "(us)", 0, "fish");
  for (guint i = 0; i < ahu_seats_get_n (get_seats (fixture)); i++)
    gtk_widget_activate_action (test_window_get_page (fixture), "players.choose", "(us)", i, "fish");
  test_ui_click (test_window_get_page (fixture), "Deal");
  test_window_assert_page (fixture, "deal");
  test_ui_click (test_window_get_page (fixture), "Next card: Moai");
  test_window_activate (fixture, "win.mend-deal");
  test_window_assert_page (fixture, "mend-deal");
  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "deal");
  g_assert_nonnull (test_find_choice (test_window_get_page (fixture), "Column 1, card 1: Moai"));
}

/* The log ends with what was before the first move; there are two lines that lead there. */
static void
test_log_heads (TestWindow    *fixture,
                gconstpointer  data)
{
  g_autoptr (GPtrArray) heads = NULL;
  GtkWidget *list;
  guint n;

  open_example (fixture, "active-without-cards.rapanui");
  heads = ahu_log_heads_new (test_window_get_session (fixture));
  g_assert_cmpuint (heads->len, ==, 2);
  g_assert_cmpstr (ahu_log_line_get_text (heads->pdata[0]), ==, "The deal · 16 cards in four columns");
  undo_all (fixture);
  list = test_find_type (test_find_type (test_window_get_page (fixture), AHU_TYPE_LOG), GTK_TYPE_LIST_VIEW);
  n = g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list))));
  g_assert_cmpuint (n, ==, 2);
  g_signal_emit_by_name (list, "activate", 0);
  test_window_assert_page (fixture, "mend-deal");
  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "table");
  g_signal_emit_by_name (list, "activate", 1);
  test_window_assert_page (fixture, "mend-players");
}

/* Whether the deal page shows the way to the players. */
static gboolean
shows_players (gpointer page)
{
  GtkWidget *button = test_ui_find (page, GTK_TYPE_BUTTON, "The players");

  return button != NULL && gtk_widget_get_mapped (button);
}

/* Beside the deal of a game that goes on are the players, where there is room, and what is
 * mended on both pages is made together. */
static void
test_deal_log (TestWindow    *fixture,
               gconstpointer  data)
{
  GtkWidget *button;
  guint ply;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 800);
  open_example (fixture, "active-without-cards.rapanui");
  ply = test_window_get_ply (fixture);
  test_window_activate (fixture, "win.mend-deal");
  test_window_assert_page (fixture, "mend-deal");
  test_ui_wait (shows_players, test_window_get_page (fixture));
  button = test_ui_find (test_window_get_page (fixture), GTK_TYPE_BUTTON, "The players");
  g_signal_emit_by_name (button, "clicked");
  test_window_assert_page (fixture, "mend-players");
  g_assert_nonnull (test_ui_find (test_window_get_page (fixture), GTK_TYPE_BUTTON, "Apply to the game"));
  g_assert_true (gtk_widget_activate_action (test_window_get_page (fixture), "players.name", "(us)", 1, "Zoë"));
  test_ui_click (test_window_get_page (fixture), "Apply to the game");
  test_window_assert_page (fixture, "table");
  g_assert_cmpuint (test_window_get_ply (fixture), ==, ply);
  g_assert_cmpstr (ahu_session_get_names (test_window_get_session (fixture))[1], ==, "Zoë");

  test_window_activate (fixture, "win.new-game");
  for (guint i = 0; i < ahu_seats_get_n (get_seats (fixture)); i++)
    gtk_widget_activate_action (test_window_get_page (fixture), "players.choose", "(us)", i, "fish");
  test_ui_click (test_window_get_page (fixture), "Deal");
  test_window_assert_page (fixture, "deal");
  g_assert_false (shows_players (test_window_get_page (fixture)));
}

typedef struct
{
  GtkWidget *widget;
  int height;
} Taller;

static gboolean
is_taller (gpointer data)
{
  Taller *taller = data;

  return gtk_widget_get_height (taller->widget) > taller->height;
}

/* What no longer fits stands beside the cards, in a column that is as wide for each sentence. */
static void
test_width (TestWindow    *fixture,
            gconstpointer  data)
{
  g_autofree char *reason = g_strnfill (300, 'm');
  GtkWidget *misfit;
  int width;

  for (guint i = 9; i < 300; i += 10)
    reason[i] = ' ';
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 800);
  open_example (fixture, "active-without-cards.rapanui");
  test_window_activate (fixture, "win.mend-deal");
  misfit = test_find_type (test_window_get_page (fixture), AHU_TYPE_MISFIT);
  test_ui_wait (shows_players, test_window_get_page (fixture));
  ahu_misfit_show (AHU_MISFIT (misfit), ahu_session_get_game (test_window_get_session (fixture)), 3, "m", TRUE);
  test_ui_wait (is_taller, &(Taller) { misfit, 0 });
  width = gtk_widget_get_width (misfit);
  ahu_misfit_show (AHU_MISFIT (misfit), ahu_session_get_game (test_window_get_session (fixture)), 3, reason, TRUE);
  test_ui_wait (is_taller, &(Taller) { misfit, gtk_widget_get_height (misfit) });
  g_assert_cmpint (gtk_widget_get_width (misfit), ==, width);
}

static void
open_joined (TestWindow *fixture)
{
  test_open_data (fixture->window, ".", "joined-unknown-hands.rapanui");
  while (ahu_session_is_over (test_window_get_session (fixture)))
    test_window_activate (fixture, "win.undo");
  test_window_assert_page (fixture, "table");
}

static gint64
get_wood (TestWindow *fixture)
{
  JsonObject *setup = ahu_record_get_setup (test_window_get_record (fixture));
  JsonArray *players = json_object_get_array_member (json_object_get_object_member (setup, "position"), "players");

  return json_object_get_int_member (json_array_get_object_element (players, 0), "wood");
}

/* Names and colours of a game that was joined late always fit; nothing else is asked for. */
static void
test_joined_players (TestWindow    *fixture,
                     gconstpointer  data)
{
  guint ply;

  open_joined (fixture);
  ply = test_window_get_ply (fixture);
  test_window_activate (fixture, "win.mend-players");
  test_window_assert_page (fixture, "mend-players");
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *remove = g_strdup_printf ("Remove player %u", i + 1);

      g_assert_null (test_ui_find (test_window_get_page (fixture), GTK_TYPE_BUTTON, remove));
    }
  g_assert_null (test_ui_find (test_window_get_page (fixture), GTK_TYPE_BUTTON, "Add a player"));
  g_assert_true (gtk_widget_activate_action (test_window_get_page (fixture), "players.name", "(us)", 0, "Zoë"));
  g_assert_true (gtk_widget_activate_action (test_window_get_page (fixture), "players.deal", NULL));
  test_window_assert_page (fixture, "table");
  g_assert_cmpuint (test_window_get_ply (fixture), ==, ply);
  g_assert_cmpstr (ahu_session_get_names (test_window_get_session (fixture))[0], ==, "Zoë");
  g_assert_cmpint (get_wood (fixture), ==, 1);
}

/* As a page hands it on, with another number of wood for the first player. */
static void
mend_wood (TestWindow *fixture,
           gint64      wood)
{
  g_autoptr (JsonNode) whole = json_node_init_object (json_node_alloc (),
                                                      ahu_record_get_setup (test_window_get_record (fixture)));
  g_autofree char *text = json_to_string (whole, FALSE);
  g_autoptr (JsonNode) setup = json_from_string (text, NULL);
  JsonObject *position = json_object_get_object_member (json_node_get_object (setup), "position");

  json_object_set_int_member (json_array_get_object_element (json_object_get_array_member (position, "players"), 0),
                              "wood", wood);
  g_signal_emit_by_name (test_window_get_page (fixture), "dealt", setup);
}

/* Before the first move of a game that was joined late was its position, with everything in
 * it; what is changed there is replayed. */
static void
test_joined_position (TestWindow    *fixture,
                      gconstpointer  data)
{
  g_autoptr (GBytes) before = NULL;

  open_joined (fixture);
  undo_all (fixture);
  before = export (fixture);
  g_assert_true (can (fixture, "can-undo"));
  test_window_activate (fixture, "win.undo");
  test_window_assert_page (fixture, "mend-join");
  g_assert_false (can (fixture, "can-undo"));
  test_ui_click (test_window_get_page (fixture), "Apply to the game");
  test_window_assert_page (fixture, "table");
  g_assert_cmpint (get_wood (fixture), ==, 1);
  assert_same (fixture, before);

  test_window_activate (fixture, "win.mend-deal");
  test_window_assert_page (fixture, "mend-join");
  mend_wood (fixture, 5);
  test_window_assert_page (fixture, "table");
  g_assert_cmpint (get_wood (fixture), ==, 5);
}

/* Without the wood a later turn can't have been: said where the position is. */
static void
test_joined_misfit (TestWindow    *fixture,
                    gconstpointer  data)
{
  g_autoptr (GBytes) before = NULL;

  open_joined (fixture);
  before = export (fixture);
  test_window_activate (fixture, "win.mend-deal");
  mend_wood (fixture, 0);
  test_window_assert_page (fixture, "mend-join");
  g_assert_true (gtk_widget_get_visible (test_find_type (test_window_get_page (fixture), AHU_TYPE_MISFIT)));
  test_window_activate (fixture, "win.setup-cancel");
  test_window_assert_page (fixture, "table");
  assert_same (fixture, before);
}

/* Returns: (nullable): the button that is activated by @action */
static GtkWidget *
find_action (GtkWidget  *root,
             const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (root) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)), action) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_action (child, action);

  return found;
}

/* Of some positions more is known than people enter: that is said, and nothing lost. */
static void
test_joined_elsewhere (TestWindow    *fixture,
                       gconstpointer  data)
{
  const char *kept = "More is known of this position than can be entered here, so it stays as it is.";
  g_autoptr (GPtrArray) heads = NULL;
  g_autoptr (GBytes) before = NULL;
  GtkWidget *undo;

  test_open_data (fixture->window, TEST_CORPUS, "joined-late-face-down.rapanui");
  undo_all (fixture);
  undo = find_action (test_window_get_page (fixture), "win.undo");
  test_window_activate (fixture, "win.redo");
  g_assert_true (gtk_widget_get_sensitive (undo));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (undo), !=, kept);
  test_window_activate (fixture, "win.undo");
  before = export (fixture);
  g_assert_false (can (fixture, "can-undo"));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (undo), ==, kept);
  gtk_test_accessible_assert_property (undo, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, kept);
  heads = ahu_log_heads_new (test_window_get_session (fixture));
  g_assert_cmpint (ahu_log_line_get_line_type (heads->pdata[0]), ==, AHU_LOG_KEPT);
  g_assert_true (g_str_has_suffix (ahu_log_line_get_text (heads->pdata[0]), kept));
  g_signal_emit_by_name (test_find_type (test_find_type (test_window_get_page (fixture), AHU_TYPE_LOG),
                                         GTK_TYPE_LIST_VIEW),
                         "activate", 0);
  test_window_assert_page (fixture, "table");
  g_assert_false (test_ui_says (GTK_WIDGET (fixture->window), "The names and colours of the players can be corrected."));
  test_window_activate (fixture, "win.mend-deal");
  test_window_assert_page (fixture, "table");
  g_assert_true (test_ui_says (GTK_WIDGET (fixture->window), "More is known of this position than can be entered here"));
  test_window_activate (fixture, "win.mend-players");
  test_window_assert_page (fixture, "mend-players");
  assert_same (fixture, before);
}

/* Returns: (nullable): the button of a menu that says @label */
static GtkMenuButton *
find_menu (GtkWidget  *root,
           const char *label)
{
  GtkMenuButton *found = NULL;

  if (GTK_IS_MENU_BUTTON (root) && gtk_widget_get_visible (root) &&
      g_strcmp0 (gtk_menu_button_get_label (GTK_MENU_BUTTON (root)), label) == 0)
    return GTK_MENU_BUTTON (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_menu (child, label);

  return found;
}

/* Of a running game that is joined the players come first too, and back at them everything stays. */
static void
test_join_undo (TestWindow    *fixture,
                gconstpointer  data)
{
  const char *const names[] = { "Zoë", "Yves" };
  GtkWidget *title, *button;

  test_window_activate (fixture, "win.new-game");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    gtk_widget_activate_action (test_window_get_page (fixture), "players.name", "(us)", i, names[i]);
  button = find_action (test_window_get_page (fixture), "players.join");
  gtk_widget_activate_action (test_window_get_page (fixture), "players.join", NULL);
  test_window_assert_page (fixture, "join");
  /* Both have the same name. */
  title = test_find_type (test_window_get_page (fixture), ADW_TYPE_WINDOW_TITLE);
  g_assert_true (g_str_has_prefix (gtk_button_get_label (GTK_BUTTON (button)),
                                   adw_window_title_get_title (ADW_WINDOW_TITLE (title))));
  test_ui_click (test_window_get_page (fixture), "Yves");
  test_ui_click (test_window_get_page (fixture), "Next card: Moai");
  test_window_activate (fixture, "win.undo");
  test_window_activate (fixture, "win.undo");
  test_window_assert_page (fixture, "join");
  test_window_activate (fixture, "win.undo");
  test_window_assert_page (fixture, "players");
  g_assert_true (can (fixture, "can-redo"));
  test_window_activate (fixture, "win.redo");
  test_window_assert_page (fixture, "join");
  test_window_activate (fixture, "win.redo");
  test_window_activate (fixture, "win.redo");
  g_assert_nonnull (test_find_choice (test_window_get_page (fixture), "Column 1, card 1: Moai"));
}

/* What can't be entered is not offered to be corrected. */
static void
test_result_menu (TestWindow    *fixture,
                  gconstpointer  data)
{
  const char *const files[] = { "joined-unknown-hands.rapanui", TEST_CORPUS "/joined-late-face-down.rapanui" };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (AhuRecord) record = test_record_load (".", files[i]);
      g_autoptr (AhuSession) session = ahu_session_new (record, NULL, NULL);
      GtkWidget *button = g_object_ref_sink (gtk_menu_button_new ());
      GMenuModel *menu;
      gboolean has_position = FALSE;

      ahu_result_menu_fill (GTK_MENU_BUTTON (button), ahu_rn_game_ui_get (), session);
      menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button));
      for (int item = 0; item < g_menu_model_get_n_items (menu); item++)
        {
          g_autofree char *action = NULL;

          g_menu_model_get_item_attribute (menu, item, G_MENU_ATTRIBUTE_ACTION, "s", &action);
          has_position = has_position || g_str_equal (action, "win.mend-deal");
        }
      g_assert_true (has_position == (i == 0));
      g_object_unref (button);
    }
}

/* A game that is over is mended from its result, and stays over. */
static void
test_finished (TestWindow    *fixture,
               gconstpointer  data)
{
  g_autoptr (GBytes) before = NULL;
  GtkMenuButton *button;
  guint ply;

  test_open_data (fixture->window, TEST_RAPANUI, "two-players.rapanui");
  test_window_assert_page (fixture, "result");
  before = export (fixture);
  ply = test_window_get_ply (fixture);
  button = find_menu (test_window_get_page (fixture), "Correct…");
  g_assert_nonnull (button);
  g_assert_cmpint (g_menu_model_get_n_items (gtk_menu_button_get_menu_model (button)), ==, 4);

  test_window_activate (fixture, "win.mend-players");
  test_window_assert_page (fixture, "mend-players");
  g_assert_true (gtk_widget_activate_action (test_window_get_page (fixture), "players.name", "(us)", 1, "Zoë"));
  g_assert_true (gtk_widget_activate_action (test_window_get_page (fixture), "players.deal", NULL));
  test_window_assert_page (fixture, "result");
  g_assert_cmpuint (test_window_get_ply (fixture), ==, ply);
  g_assert_true (test_ui_says (test_window_get_page (fixture), "Zoë"));
  test_window_activate (fixture, "win.undo");
  test_window_assert_page (fixture, "result");
  assert_same (fixture, before);

  /* So is its deal; what doesn't fit there leaves the game as it is. */
  change_deal (fixture);
  test_window_assert_page (fixture, "mend-deal");
  test_window_activate (fixture, "win.setup-cancel");
  test_window_assert_page (fixture, "result");
  assert_same (fixture, before);
}

/* So is any of its moves, from the log. */
static void
test_finished_move (TestWindow    *fixture,
                    gconstpointer  data)
{
  g_autoptr (GBytes) before = NULL;
  GtkWidget *log, *popover, *correction;

  test_open_data (fixture->window, TEST_RAPANUI, "two-players.rapanui");
  before = export (fixture);
  g_assert_null (test_ui_find (test_window_get_page (fixture), AHU_TYPE_LOG, NULL));
  g_assert_true (gtk_widget_activate_action (test_window_get_page (fixture), "result.moves", NULL));
  log = test_ui_find (test_window_get_page (fixture), AHU_TYPE_LOG, NULL);
  g_assert_nonnull (log);
  popover = gtk_widget_get_ancestor (log, GTK_TYPE_POPOVER);
  g_assert_true (gtk_widget_get_mapped (popover));

  g_assert_true (gtk_widget_activate_action (log, "table.correct", "u", test_window_get_ply (fixture) - 2));
  correction = test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW);
  g_assert_true (test_ui_says (correction, "What should happen to this move?"));
  g_signal_emit_by_name (test_find_choice (correction, "Remove"), "clicked");
  g_signal_emit_by_name (test_find_choice (correction, "Keep the game up to here"), "clicked");
  g_assert_null (test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW));
  test_window_assert_page (fixture, "table");
  g_assert_false (gtk_widget_get_visible (popover));
  test_window_activate (fixture, "win.undo");
  test_window_assert_page (fixture, "result");
  assert_same (fixture, before);
}

/* Somebody takes back the last move only to get at the log: it is not lost by what is mended
 * there, and leads to the result again. */
static void
test_finished_earlier (TestWindow    *fixture,
                       gconstpointer  data)
{
  guint ply;

  open_example (fixture, "two-players.rapanui");
  test_window_activate (fixture, "win.redo");
  test_window_assert_page (fixture, "table");
  ply = test_window_get_ply (fixture);
  test_window_activate (fixture, "win.mend-players");
  g_assert_true (gtk_widget_activate_action (test_window_get_page (fixture), "players.name", "(us)", 1, "Zoë"));
  g_assert_true (gtk_widget_activate_action (test_window_get_page (fixture), "players.deal", NULL));
  test_window_assert_page (fixture, "table");
  g_assert_cmpuint (test_window_get_ply (fixture), ==, ply);

  while (!ahu_session_is_over (test_window_get_session (fixture)))
    {
      g_assert_true (can (fixture, "can-redo"));
      test_window_activate (fixture, "win.redo");
    }
  test_window_assert_page (fixture, "result");
  g_assert_true (test_ui_says (test_window_get_page (fixture), "Zoë"));
}

/* Against computers nothing is corrected, neither while it lasts nor afterwards. */
static void
test_practice (TestWindow    *fixture,
               gconstpointer  data)
{
  const AhuStrength strengths[] = { AHU_STRENGTH_NONE, AHU_STRENGTH_EASY };
  g_autoptr (AhuRecord) record = test_record_load (TEST_RAPANUI, "two-players.rapanui");
  g_autoptr (AhuRecord) practice = ahu_practice_add (record, strengths, 2);
  g_autoptr (GPtrArray) heads = NULL;
  GPtrArray *moves = ahu_record_get_moves (practice);
  g_autoptr (GBytes) bytes = ahu_record_to_bytes (practice, moves, moves->len);

  test_open_bytes (fixture->window, bytes);
  test_window_assert_page (fixture, "result");
  g_assert_null (find_menu (test_window_get_page (fixture), "Correct…"));
  test_window_activate (fixture, "win.mend-players");
  test_window_assert_page (fixture, "result");
  test_window_activate (fixture, "win.mend-deal");
  test_window_assert_page (fixture, "result");
  heads = ahu_log_heads_new (test_window_get_session (fixture));
  g_assert_cmpuint (heads->len, ==, 0);
}

/* One player fewer, or one more: the turns are others' from the first round on. */
static void
test_number_of_players (TestWindow    *fixture,
                        gconstpointer  data)
{
  g_autoptr (GBytes) before = NULL;
  AhuSession *session;

  open_example (fixture, "active-without-cards.rapanui");
  before = export (fixture);
  session = test_window_get_session (fixture);
  g_assert_cmpuint (ahu_record_get_n_players (ahu_session_get_record (session)), ==, 4);
  test_window_activate (fixture, "win.mend-players");
  g_assert_true (gtk_widget_activate_action (test_window_get_page (fixture), "players.remove", "u", 3));
  g_assert_true (gtk_widget_activate_action (test_window_get_page (fixture), "players.deal", NULL));
  test_window_assert_page (fixture, "mend-players");
  assert_same (fixture, before);
  g_assert_true (test_ui_says (test_window_get_page (fixture), "Turn 4 no longer fits."));
  g_assert_true (test_ui_says (test_window_get_page (fixture), "With 3 players turn 4 is the turn of Player 1."));

  test_window_activate (fixture, "win.setup-keep");
  test_window_assert_page (fixture, "table");
  g_assert_cmpuint (ahu_record_get_n_players (ahu_session_get_record (session)), ==, 3);
  g_assert_cmpuint (((const RnPosition *) ahu_session_get_position (session))->turn, ==, 4);
  g_assert_cmpuint (((const RnPosition *) ahu_session_get_position (session))->active, ==, 0);
  test_window_activate (fixture, "win.undo");
  assert_same (fixture, before);
  g_assert_cmpuint (ahu_record_get_n_players (ahu_session_get_record (session)), ==, 4);

  /* And back, from three to four. */
  test_window_activate (fixture, "win.redo");
  test_window_activate (fixture, "win.mend-players");
  g_assert_true (gtk_widget_activate_action (test_window_get_page (fixture), "players.add", NULL));
  g_assert_true (gtk_widget_activate_action (test_window_get_page (fixture), "players.choose", "(us)", 3, "fish"));
  g_assert_true (gtk_widget_activate_action (test_window_get_page (fixture), "players.deal", NULL));
  test_window_assert_page (fixture, "table");
  g_assert_cmpuint (ahu_record_get_n_players (ahu_session_get_record (session)), ==, 4);
  g_assert_cmpuint (((const RnPosition *) ahu_session_get_position (session))->active, ==, 3);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);

  test_window_add ("/window-setup/back-and-forth", test_back_and_forth);
  test_window_add ("/window-setup/wrong-card", test_wrong_card);
  test_window_add ("/window-setup/players", test_players);
  test_window_add ("/window-setup/cancel", test_cancel);
  test_window_add ("/window-setup/keep", test_keep);
  test_window_add ("/window-setup/change", test_change);
  test_window_add ("/window-setup/slip", test_slip);
  test_window_add ("/window-setup/apart", test_apart);
  test_window_add ("/window-setup/log-heads", test_log_heads);
  test_window_add ("/window-setup/width", test_width);
  test_window_add ("/window-setup/deal-log", test_deal_log);
  test_window_add ("/window-setup/joined/players", test_joined_players);
  test_window_add ("/window-setup/joined/position", test_joined_position);
  test_window_add ("/window-setup/joined/misfit", test_joined_misfit);
  test_window_add ("/window-setup/joined/elsewhere", test_joined_elsewhere);
  test_window_add ("/window-setup/join-undo", test_join_undo);
  test_window_add ("/window-setup/result-menu", test_result_menu);
  test_window_add ("/window-setup/finished", test_finished);
  test_window_add ("/window-setup/finished-move", test_finished_move);
  test_window_add ("/window-setup/finished-earlier", test_finished_earlier);
  test_window_add ("/window-setup/practice", test_practice);
  test_window_add ("/window-setup/number-of-players", test_number_of_players);

  return g_test_run ();
}
