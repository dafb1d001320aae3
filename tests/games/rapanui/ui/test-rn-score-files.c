/* test-rn-score-files.c: result sheets in the window, and counting the end of a tracked game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "core/record/ahu-document-write.h"
#include "shell/score/ahu-score-page.h"
#include "shell/ahu-application.h"
#include "shell/window/ahu-window.h"
#include "toolkit/entry/ahu-score-bar.h"

#include "rn-score-utils.h"
#include "rn-table-utils.h"
#include "support/test-open.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"

#define SHEET(stone, players) \
  "{\"format\": \"ahu-result\", \"version\": 1, \"game\": \"rapa-nui\", \"stone\": " stone ", \"players\": " players "}"
#define STONE "{\"fish\": 2, \"mulberry\": 4, \"potato\": 1, \"grain\": 4}"
#define OWN "{\"fish\": 3, \"mulberry\": 1, \"potato\": 1, \"grain\": 2}"
#define PLAYER(name, colour, counts) "{\"name\": \"" name "\", \"colour\": \"" colour "\", " counts "}"
#define COUNTS "\"tiles\": 12, \"moai\": 3, \"wood\": 14, \"sacrifice\": " OWN
#define SECOND PLAYER ("Bo", "blue", "\"tiles\": 6, \"moai\": 4, \"wood\": 3, \"sacrifice\": " OWN)
#define FIRST PLAYER ("Al", "red", COUNTS)
#define GOOD SHEET (STONE, "[" FIRST ", " SECOND "]")
#define WITH(counts) SHEET (STONE, "[" PLAYER ("Al", "red", counts) ", " SECOND "]")

static GtkWidget *
get_root (TestWindow *fixture)
{
  return GTK_WIDGET (fixture->window);
}

static GFile *
write_file (TestWindow *fixture,
            const char *name,
            const char *text)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);

  return g_file_new_for_path (path);
}

static void
open_text (TestWindow *fixture,
           const char *text)
{
  g_autoptr (GFile) file = write_file (fixture, "sheet.rapanui", text);

  test_open_file (fixture->window, file);
}

static void
assert_text (TestWindow *fixture,
             const char *count,
             const char *text)
{
  g_assert_cmpstr (test_score_get_text (test_window_get_page (fixture), count), ==, text);
}

static void
assert_says (TestWindow *fixture,
             const char *words)
{
  if (!test_ui_says (get_root (fixture), words))
    g_error ("nothing says “%s”", words);
}

static JsonObject *
save (TestWindow *fixture)
{
  GtkWidget *page = test_window_get_page (fixture);
  g_autoptr (GBytes) bytes = ahu_sheet_save (ahu_score_page_get_sheet (AHU_SCORE_PAGE (page)));
  g_autoptr (GError) error = NULL;
  JsonObject *document = ahu_document_parse (bytes, &error);

  g_assert_no_error (error);

  return document;
}

static char *
to_text (JsonObject *document)
{
  g_autoptr (GBytes) bytes = ahu_document_to_bytes (document);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static char *
layout (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (JsonObject) document = ahu_document_parse (bytes, NULL);

  g_assert_nonnull (document);

  return to_text (document);
}

static void
test_opens (TestWindow    *fixture,
            gconstpointer  data)
{
  open_text (fixture, GOOD);
  test_window_assert_page (fixture, "score");
  assert_text (fixture, "Fish on the Stone", "2");
  assert_text (fixture, "Al: Wood", "14");
  assert_text (fixture, "Bo: Sweet Potato", "1");
  assert_says (fixture, "Al wins with 42 glory points");
}

/* What this version doesn't know stays where it was, whatever is counted anew. */
static void
test_round_trip (TestWindow    *fixture,
                 gconstpointer  data)
{
  static const char before[] =
    "{\"format\": \"ahu-result\", \"note\": [\"hm\", 1.50], \"version\": 1, \"game\": \"rapa-nui\", "
    "\"id\": \"north\", \"created\": \"2026-11-20T19:30:00Z\", "
    "\"stone\": {\"fish\": 2, \"mulberry\": 4, \"potato\": 1, \"grain\": 4}, "
    "\"players\": [{\"name\": \"Al\", \"seat\": \"north\", \"colour\": \"red\", \"tiles\": %d, \"moai\": 3, "
    "\"wood\": 14, \"sacrifice\": {\"fish\": 3, \"mulberry\": 1, \"potato\": 1, \"grain\": 2}, \"dice\": {\"n\": [3, null]}}, "
    SECOND "], \"later\": true}";
  g_autofree char *read = g_strdup_printf (before, 12);
  g_autofree char *changed = g_strdup_printf (before, 15);
  g_autofree char *read_again = layout (read);
  g_autofree char *changed_again = layout (changed);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autoptr (JsonObject) same = NULL;
  g_autoptr (JsonObject) other = NULL;

  open_text (fixture, read);
  same = save (fixture);
  first = to_text (same);
  g_assert_cmpstr (first, ==, read_again);

  test_score_type (test_window_get_page (fixture), "Al: Tiles", "15");
  other = save (fixture);
  second = to_text (other);
  g_assert_cmpstr (second, ==, changed_again);

  open_text (fixture, second);
  assert_text (fixture, "Al: Tiles", "15");
}

/* Who leaves takes along what was known of nobody else; who comes brings nothing. */
static void
test_players_keep_their_own (TestWindow    *fixture,
                             gconstpointer  data)
{
  g_autoptr (JsonObject) document = NULL;
  GtkPopover *menu;
  JsonArray *players;

  open_text (fixture, SHEET (STONE, "[" FIRST ", " SECOND ", "
                             PLAYER ("Cy", "green", COUNTS ", \"seat\": \"south\"") "]"));
  test_score_wait (get_root (fixture));
  menu = gtk_menu_button_get_popover (GTK_MENU_BUTTON (test_ui_find (get_root (fixture), GTK_TYPE_MENU_BUTTON,
                                                                     "Colour of player 1: red")));
  test_ui_click (gtk_popover_get_child (menu), "Remove player");
  test_ui_click (get_root (fixture), "Add a player");
  document = save (fixture);
  players = json_object_get_array_member (document, "players");
  g_assert_cmpuint (json_array_get_length (players), ==, 3);
  g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (players, 1), "seat"), ==, "south");
  g_assert_false (json_object_has_member (json_array_get_object_element (players, 0), "seat"));
  g_assert_false (json_object_has_member (json_array_get_object_element (players, 2), "seat"));
}

static const struct
{
  const char *name;
  const char *text;
  const char *field; /* what the sentence names */
} wrong[] = {
  { "not-json", "counts", "JSON" },
  { "empty", "", "empty" },
  { "half", "{\"format\": \"ahu-result\", ", "JSON" },
  { "list", "[]", "not a game record or result sheet" },
  { "format", "{\"format\": \"other\", \"version\": 1}", "not a game record or result sheet" },
  { "newer", "{\"format\": \"ahu-result\", \"version\": 2, \"game\": \"rapa-nui\"}", "newer Ahu" },
  { "version-text", "{\"format\": \"ahu-result\", \"version\": \"1\", \"game\": \"rapa-nui\"}", "“version”" },
  { "game", "{\"format\": \"ahu-result\", \"version\": 1, \"game\": \"tipi\"}", "“tipi”" },
  { "no-players", "{\"format\": \"ahu-result\", \"version\": 1, \"game\": \"rapa-nui\", \"stone\": " STONE "}", "“players”" },
  { "players-text", SHEET (STONE, "\"two\""), "“players”" },
  { "player-number", SHEET (STONE, "[1, 2]"), "“players[0]”" },
  { "no-name", SHEET (STONE, "[{\"colour\": \"red\", " COUNTS "}, " SECOND "]"), "“players[0].name”" },
  { "name-number", SHEET (STONE, "[{\"name\": 7, \"colour\": \"red\", " COUNTS "}, " SECOND "]"), "“players[0].name”" },
  { "no-colour", SHEET (STONE, "[" FIRST ", {\"name\": \"B\", " COUNTS "}]"), "“players[1].colour”" },
  { "colour", SHEET (STONE, "[" FIRST ", " PLAYER ("B", "pink", COUNTS) "]"), "“pink”" },
  { "colour-twice", SHEET (STONE, "[" FIRST ", " PLAYER ("B", "red", COUNTS) "]"), "“players[1].colour”" },
  { "one-player", SHEET (STONE, "[" FIRST "]"), "R2.1" },
  { "no-player", SHEET (STONE, "[]"), "R2.1" },
  { "no-stone", "{\"format\": \"ahu-result\", \"version\": 1, \"game\": \"rapa-nui\", \"players\": [" FIRST ", " SECOND "]}",
    "“stone”" },
  { "stone-list", SHEET ("[2, 4, 1, 4]", "[" FIRST ", " SECOND "]"), "“stone”" },
  { "stone-missing", SHEET ("{\"fish\": 2, \"mulberry\": 4, \"grain\": 4}", "[" FIRST ", " SECOND "]"), "“stone.potato”" },
  { "stone-text", SHEET ("{\"fish\": \"2\", \"mulberry\": 4, \"potato\": 1, \"grain\": 4}", "[" FIRST ", " SECOND "]"),
    "“stone.fish”" },
  { "stone-kind", SHEET ("{\"fish\": 2, \"mulberry\": 4, \"potato\": 1, \"grain\": 4, \"beer\": 1}",
                         "[" FIRST ", " SECOND "]"), "“stone.beer”" },
  { "stone-negative", SHEET ("{\"fish\": -2, \"mulberry\": 4, \"potato\": 1, \"grain\": 4}", "[" FIRST ", " SECOND "]"),
    "Fish" },
  { "stone-huge", SHEET ("{\"fish\": 2, \"mulberry\": 4, \"potato\": 1, \"grain\": 9000000000}", "[" FIRST ", " SECOND "]"),
    "Grain" },
  { "no-tiles", WITH ("\"moai\": 3, \"wood\": 14, \"sacrifice\": " OWN), "“players[0].tiles”" },
  { "tiles-float", WITH ("\"tiles\": 12.0, \"moai\": 3, \"wood\": 14, \"sacrifice\": " OWN), "“players[0].tiles”" },
  { "tiles-negative", WITH ("\"tiles\": -1, \"moai\": 3, \"wood\": 14, \"sacrifice\": " OWN), "“tiles”" },
  { "tiles-huge", WITH ("\"tiles\": 1000000001, \"moai\": 3, \"wood\": 14, \"sacrifice\": " OWN), "“tiles”" },
  { "tiles-beyond", WITH ("\"tiles\": 99999999999999999999, \"moai\": 3, \"wood\": 14, \"sacrifice\": " OWN),
    "“players[0].tiles”" },
  { "moai-true", WITH ("\"tiles\": 12, \"moai\": true, \"wood\": 14, \"sacrifice\": " OWN), "“players[0].moai”" },
  { "moai-negative", WITH ("\"tiles\": 12, \"moai\": -3, \"wood\": 14, \"sacrifice\": " OWN), "“moai”" },
  { "wood-null", WITH ("\"tiles\": 12, \"moai\": 3, \"wood\": null, \"sacrifice\": " OWN), "“players[0].wood”" },
  { "wood-text", WITH ("\"tiles\": 12, \"moai\": 3, \"wood\": \"14\", \"sacrifice\": " OWN), "“players[0].wood”" },
  { "no-sacrifice", WITH ("\"tiles\": 12, \"moai\": 3, \"wood\": 14"), "“players[0].sacrifice”" },
  { "sacrifice-number", WITH ("\"tiles\": 12, \"moai\": 3, \"wood\": 14, \"sacrifice\": 7"), "“players[0].sacrifice”" },
  { "sacrifice-missing", WITH ("\"tiles\": 12, \"moai\": 3, \"wood\": 14, \"sacrifice\": {\"fish\": 3}"),
    "“players[0].sacrifice.mulberry”" },
  { "sacrifice-negative", WITH ("\"tiles\": 12, \"moai\": 3, \"wood\": 14, \"sacrifice\": "
                                "{\"fish\": -3, \"mulberry\": 1, \"potato\": 1, \"grain\": 2}"), "Fish" },
};

/* A sentence with the file and the field; what was typed before is all there. */
static void
test_wrong (TestWindow    *fixture,
            gconstpointer  data)
{
  test_window_activate (fixture, "win.score");
  test_score_type (test_window_get_page (fixture), "Grain on the Stone", "5");
  test_score_type (test_window_get_page (fixture), "Player 2: Wood", "7");

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_test_message ("%s", wrong[i].name);
      open_text (fixture, wrong[i].text);
      test_window_assert_page (fixture, "score");
      assert_says (fixture, "“sheet.rapanui” can’t be opened: ");
      assert_says (fixture, wrong[i].field);
      assert_text (fixture, "Grain on the Stone", "5");
      assert_text (fixture, "Player 2: Wood", "7");
    }

  test_window_activate (fixture, "win.undo");
  test_window_activate (fixture, "win.undo");
  assert_text (fixture, "Grain on the Stone", "–");
  open_text (fixture, GOOD);
  g_assert_false (test_ui_says (get_root (fixture), "can’t be opened"));
}

static void
test_no_file (TestWindow    *fixture,
              gconstpointer  data)
{
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->folder);
  g_autoptr (GFile) lost = g_file_get_child (folder, "lost.rapanui");
  g_autoptr (GFile) remote = g_file_new_for_uri ("ahu-nowhere://host/far.rapanui");

  test_window_activate (fixture, "win.score");
  test_score_type (test_window_get_page (fixture), "Grain on the Stone", "5");
  test_open_file (fixture->window, folder);
  assert_says (fixture, "This is a folder, not a file.");
  test_open_file (fixture->window, lost);
  assert_says (fixture, "“lost.rapanui” can’t be opened: This file doesn’t exist.");
  test_open_file (fixture->window, remote);
  assert_says (fixture, "“far.rapanui” can’t be opened: ");
  assert_text (fixture, "Grain on the Stone", "5");
}

/* What only the box does not hold is shown, marked, and can be mended. */
static void
test_box (TestWindow    *fixture,
          gconstpointer  data)
{
  open_text (fixture, SHEET ("{\"fish\": 20, \"mulberry\": 26, \"potato\": 1, \"grain\": 4}",
                             "[" PLAYER ("Al", "red", "\"tiles\": 1000000000, \"moai\": 6, \"wood\": 1, \"sacrifice\": "
                                         "{\"fish\": 3, \"mulberry\": 0, \"potato\": 1, \"grain\": 2}") ", " SECOND "]"));
  test_window_assert_page (fixture, "score");
  assert_text (fixture, "Mulberry on the Stone", "26");
  assert_text (fixture, "Al: Tiles", "1000000000");
  assert_says (fixture, "10 Moai in all, but the box has 9 (R1.2).");
  assert_says (fixture, "Fish: 26 cards in all, but the box has 25 (R1.4).");
  g_assert_true (test_score_is_wrong (test_window_get_page (fixture), "Al: Moai"));
  g_assert_true (test_score_is_wrong (test_window_get_page (fixture), "Bo: Moai"));
  g_assert_true (test_score_is_wrong (test_window_get_page (fixture), "Mulberry on the Stone"));
  g_assert_false (test_score_is_wrong (test_window_get_page (fixture), "Al: Mulberry"));
  g_assert_false (test_score_is_wrong (test_window_get_page (fixture), "Grain on the Stone"));

  test_score_type (test_window_get_page (fixture), "Bo: Moai", "3");
  gtk_widget_grab_focus (test_score_find (test_window_get_page (fixture), "Bo: Tiles"));
  g_assert_false (test_ui_says (get_root (fixture), "the box has 9"));
  g_assert_false (test_score_is_wrong (test_window_get_page (fixture), "Al: Moai"));
}

/* Another sheet is another game, and what was corrected in the first stays. */
static void
test_replaced (TestWindow    *fixture,
               gconstpointer  data)
{
  g_autofree char *first = NULL;

  open_text (fixture, GOOD);
  first = g_strdup (ahu_record_get_id (test_window_get_record (fixture)));
  test_score_type (test_window_get_page (fixture), "Al: Tiles", "13");
  open_text (fixture, SHEET (STONE, "[" SECOND ", " FIRST "]"));
  assert_text (fixture, "Al: Tiles", "12");
  g_assert_cmpstr (ahu_record_get_id (test_window_get_record (fixture)), !=, first);
  g_assert_false (gtk_widget_is_sensitive (test_ui_find (test_window_get_page (fixture), GTK_TYPE_BUTTON, "Undo")));
  test_window_open_kept (fixture, first);
  assert_text (fixture, "Al: Tiles", "13");
}

static GtkDropTarget *
find_drop_target (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        return GTK_DROP_TARGET (controller);
    }

  g_assert_not_reached ();
}

static void
drop (TestWindow   *fixture,
      const GValue *value)
{
  gboolean taken = FALSE;

  g_signal_emit_by_name (find_drop_target (get_root (fixture)), "drop", value, 10.0, 10.0, &taken);
  g_assert_true (taken);
  test_wait_for_file (fixture->window);
}

static void
test_drop (TestWindow    *fixture,
           gconstpointer  data)
{
  g_autoptr (GFile) sheet = write_file (fixture, "dropped.rapanui", GOOD);
  g_autoptr (GFile) bad = write_file (fixture, "bad.rapanui", "[]");
  g_autoptr (GSList) list = g_slist_prepend (NULL, sheet);
  g_auto (GValue) files = G_VALUE_INIT;
  g_auto (GValue) file = G_VALUE_INIT;

  g_value_init (&files, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&files, list);
  drop (fixture, &files);
  test_window_assert_page (fixture, "score");
  assert_text (fixture, "Al: Tiles", "12");

  g_value_init (&file, G_TYPE_FILE);
  g_value_set_object (&file, bad);
  drop (fixture, &file);
  assert_says (fixture, "“bad.rapanui” can’t be opened");
  assert_text (fixture, "Al: Tiles", "12");
}

/* A wrong file leaves a running game on the table. */
static void
test_wrong_at_the_table (TestWindow    *fixture,
                         gconstpointer  data)
{
  test_open_data (fixture->window, TEST_RAPANUI, "two-players.rapanui");
  test_window_activate (fixture, "win.undo");
  test_window_assert_page (fixture, "table");
  open_text (fixture, "[]");
  test_window_assert_page (fixture, "table");
  assert_says (fixture, "“sheet.rapanui” can’t be opened");
}

/* A finished game that was only looked at can't be shown again without its file. */
static void
test_what_if_not_kept (TestWindow    *fixture,
                       gconstpointer  data)
{
  test_open_data (fixture->window, TEST_RAPANUI, "two-players.rapanui");
  test_window_activate (fixture, "win.what-if");
  g_assert_nonnull (test_ui_find (test_window_get_page (fixture), GTK_TYPE_BUTTON, "Back to the result"));
  test_open_data (fixture->window, TEST_RAPANUI, "four-players-untold.rapanui");
  test_window_activate (fixture, "win.back");
  assert_says (fixture, "Try other numbers here");
  g_assert_null (test_ui_find (test_window_get_page (fixture), GTK_TYPE_BUTTON, "Back to the result"));
}

/* What everybody sees is filled in, and the game is where it was. */
static void
test_count_the_end (TestWindow    *fixture,
                    gconstpointer  data)
{
  AhuSession *session;
  guint ply;

  test_open_data (fixture->window, TEST_RAPANUI, "four-players-untold.rapanui");
  session = ahu_window_get_session (fixture->window);
  for (guint i = 0; i < 40; i++)
    g_assert_true (ahu_session_undo (session));
  test_window_assert_page (fixture, "table");
  ply = test_window_get_ply (fixture);

  test_window_activate (fixture, "win.count-end");
  test_window_assert_page (fixture, "count-end");
  assert_says (fixture, "The hidden Sacrifice cards are still missing.");
  assert_text (fixture, "A: Fish", "–");
  test_score_type (test_window_get_page (fixture), "A: Fish", "2");
  test_ui_click (test_window_get_page (fixture), "Back to the game");
  test_window_assert_page (fixture, "table");
  g_assert_true (ahu_window_get_session (fixture->window) == session);
  g_assert_cmpuint (test_window_get_ply (fixture), ==, ply);

  /* Coming back to the same position goes on with the count. */
  test_window_activate (fixture, "win.count-end");
  assert_text (fixture, "A: Fish", "2");
  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "table");

  /* The game has gone on: it is counted again, and the old count is an undo away. */
  test_window_activate (fixture, "win.undo");
  test_window_activate (fixture, "win.count-end");
  assert_text (fixture, "A: Fish", "–");
  test_window_activate (fixture, "win.undo");
  assert_text (fixture, "A: Fish", "2");
}

/* A finished game is copied whole, to try other counts. */
static void
test_what_if (TestWindow    *fixture,
              gconstpointer  data)
{
  test_open_data (fixture->window, TEST_RAPANUI, "two-players.rapanui");
  test_window_assert_page (fixture, "result");
  test_window_activate (fixture, "win.undo");
  test_window_activate (fixture, "win.redo");
  gtk_widget_activate_action (test_window_get_page (fixture), "result.places", NULL);
  test_window_activate (fixture, "win.what-if");
  test_window_assert_page (fixture, "what-if");
  assert_says (fixture, "A wins with 75 glory points");
  assert_says (fixture, "Try other numbers here");
  test_score_type (test_window_get_page (fixture), "B: Tiles", "90");
  g_assert_false (test_ui_says (get_root (fixture), "A wins with 75 glory points"));
  test_ui_click (test_window_get_page (fixture), "Back to the result");
  test_window_assert_page (fixture, "result");
  assert_says (fixture, "with 75 points");

  /* Another game is on the table now; back leads to these counts, and they to their game. */
  test_window_activate (fixture, "win.what-if");
  assert_text (fixture, "B: Tiles", "90");
  test_open_data (fixture->window, TEST_RAPANUI, "four-players-untold.rapanui");
  test_window_assert_page (fixture, "result");
  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "what-if");
  assert_text (fixture, "B: Tiles", "90");
  test_ui_click (test_window_get_page (fixture), "Back to the result");
  test_wait_for_file (fixture->window);
  test_window_assert_page (fixture, "result");
  assert_says (fixture, "with 75 points");

  /* What is tried with another result has nothing of this one, not even to be undone. */
  test_open_data (fixture->window, TEST_RAPANUI, "four-players-untold.rapanui");
  test_window_activate (fixture, "win.what-if");
  test_window_assert_page (fixture, "what-if");
  g_assert_cmpstr (test_score_get_text (test_window_get_page (fixture), "B: Tiles"), !=, "90");
  g_assert_false (gtk_widget_is_sensitive (test_ui_find (test_window_get_page (fixture), GTK_TYPE_BUTTON, "Undo")));
}

/* The pad is there from the first; a number that was tried can be tried otherwise at once. */
static void
test_what_if_pad (TestWindow    *fixture,
                  gconstpointer  data)
{
  test_open_data (fixture->window, TEST_RAPANUI, "two-players.rapanui");
  test_window_activate (fixture, "win.what-if");
  test_score_tap (test_window_get_page (fixture), "4");
  test_score_tap (test_window_get_page (fixture), "3");
  assert_text (fixture, "Fish on the Stone", "3");
  g_signal_emit_by_name (test_score_find (test_window_get_page (fixture), "B: Wood"), "clicked");
  test_score_tap_number (test_window_get_page (fixture), 4);
  test_score_tap_number (test_window_get_page (fixture), 5);
  assert_text (fixture, "B: Wood", "5");

  /* Enter goes on, also there. */
  gtk_widget_grab_focus (test_score_find (test_window_get_page (fixture), "B: Grain"));
  test_score_enter (test_window_get_page (fixture));
  g_assert_nonnull (test_ui_find (test_window_get_page (fixture), AHU_TYPE_COUNT_PAD, NULL));
}

/* On a telephone the result takes the place of the pad and gives it back. */
static void
test_what_if_narrow (TestWindow    *fixture,
                     gconstpointer  data)
{
  GtkWidget *bar;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 720);
  test_open_data (fixture->window, TEST_RAPANUI, "two-players.rapanui");
  test_window_activate (fixture, "win.what-if");
  while (!gtk_widget_has_css_class (test_window_get_page (fixture), "narrow"))
    g_main_context_iteration (NULL, TRUE);
  test_ui_wait_for_frames (test_window_get_page (fixture), 2);
  test_score_tap (test_window_get_page (fixture), "4");
  bar = test_ui_find (test_window_get_page (fixture), AHU_TYPE_SCORE_BAR, NULL);
  g_signal_emit_by_name (bar, "clicked");
  g_assert_null (test_ui_find (test_window_get_page (fixture), AHU_TYPE_COUNT_PAD, NULL));
  test_ui_wait_for_frames (test_window_get_page (fixture), 2);
  g_signal_emit_by_name (bar, "clicked");
  test_score_tap (test_window_get_page (fixture), "3");
  assert_text (fixture, "Fish on the Stone", "3");
}

static void
assert_title (TestWindow *fixture,
              const char *title)
{
  GtkWidget *widget = test_find_type (test_window_get_page (fixture), ADW_TYPE_WINDOW_TITLE);

  g_assert_cmpstr (adw_window_title_get_title (ADW_WINDOW_TITLE (widget)), ==, title);
}

static char *
read_kept_counts (TestWindow *fixture)
{
  g_autofree char *path = g_build_filename (fixture->folder, "final-scoring.rapanui", NULL);
  char *text = NULL;

  g_assert_true (ahu_store_flush (fixture->store));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  return text;
}

/* The counts of one game are never among those of another, neither on a page nor in a
 * file; and back leads to where one came from. */
static void
test_never_mixed (TestWindow    *fixture,
                  gconstpointer  data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  test_window_activate (fixture, "win.statistics");
  test_window_activate (fixture, "win.score");
  test_score_type (test_window_get_page (fixture), "Grain on the Stone", "5");
  before = read_kept_counts (fixture);
  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "statistics");
  test_window_activate (fixture, "win.back");

  test_open_data (fixture->window, TEST_RAPANUI, "two-players.rapanui");
  test_window_activate (fixture, "win.what-if");
  assert_title (fixture, "What if");
  test_score_type (test_window_get_page (fixture), "B: Tiles", "90");
  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "result");
  test_window_activate (fixture, "win.undo");
  test_window_activate (fixture, "win.count-end");
  assert_title (fixture, "Finish with final scoring");
  test_score_type (test_window_get_page (fixture), "B: Tiles", "80");
  assert_text (fixture, "B: Tiles", "80");
  test_window_activate (fixture, "win.score");
  test_window_assert_page (fixture, "score");
  assert_title (fixture, "Final scoring");
  assert_text (fixture, "Player 2: Tiles", "–");
  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "count-end");
  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "table");
  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "start");

  after = read_kept_counts (fixture);
  g_assert_cmpstr (before, ==, after);
}

/* What can't be read of earlier counts is put aside. */
static void
test_restart (TestWindow    *fixture,
              gconstpointer  data)
{
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->folder);
  g_autoptr (GFile) kept = g_file_get_child (folder, "final-scoring.rapanui");
  g_autoptr (GFile) damaged = g_file_get_child (folder, "final-scoring.rapanui.damaged");

  test_window_close (fixture);
  g_assert_true (g_file_replace_contents (kept, "[", 1, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  test_window_open (fixture);
  test_window_activate (fixture, "win.score");
  test_score_type (test_window_get_page (fixture), "Grain on the Stone", "2");
  g_assert_true (ahu_store_flush (fixture->store));
  g_assert_true (g_file_query_exists (damaged, NULL));
}

/* Neither what can't be read for a moment, nor what a newer version wrote, nor a game that is called
 * like the counts makes room for others. */
static void
test_place_taken (TestWindow    *fixture,
                  gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "final-scoring.rapanui", NULL);
  g_autofree char *second = g_build_filename (fixture->folder, "final-scoring-2.rapanui", NULL);
  g_autofree char *game = g_build_filename (g_getenv ("AHU_TEST_DATA"), "inputs", "plain.rapanui", NULL);
  g_autofree char *text = NULL;
  const char *contents[2] = { NULL, "{\"format\": \"ahu-result\", \"version\": 2, \"game\": \"rapa-nui\", \"more\": 1}" };

  g_assert_true (g_file_get_contents (game, &text, NULL, NULL));
  contents[0] = text;
  for (guint i = 0; i <= G_N_ELEMENTS (contents); i++)
    {
      g_autofree char *kept = NULL;

      test_window_close (fixture);
      if (i < G_N_ELEMENTS (contents))
        g_assert_true (g_file_set_contents (path, contents[i], -1, NULL));
      else
        g_assert_true (g_unlink (path) == 0 && mkfifo (path, 0600) == 0);
      test_window_open (fixture);
      test_window_activate (fixture, "win.score");
      test_score_type (test_window_get_page (fixture), "Grain on the Stone", "2");
      g_assert_true (ahu_store_flush (fixture->store));
      g_assert_true (g_file_test (second, G_FILE_TEST_EXISTS));
      g_assert_cmpint (g_unlink (second), ==, 0);
      if (i == G_N_ELEMENTS (contents))
        continue;
      g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
      g_assert_cmpstr (kept, ==, contents[i]);
    }
}

/* What an earlier version kept to its end is a game of its time, and the next one is empty. */
static void
test_earlier_version (TestWindow    *fixture,
                      gconstpointer  data)
{
  g_autofree char *text = NULL;
  g_autoptr (GFile) kept = write_file (fixture, "final-scoring.rapanui", GOOD);

  test_window_close (fixture);
  test_window_open (fixture);
  test_window_activate (fixture, "win.score");
  assert_text (fixture, "Fish on the Stone", "–");
  text = read_kept_counts (fixture);
  g_assert_null (strstr (text, "tiles"));
  open_text (fixture, GOOD);
  g_assert_false (test_ui_says (get_root (fixture), "differs from a game"));
  assert_text (fixture, "Al: Tiles", "12");
}

/* What is counted and what is not yet is the same after leaving the page, and after a new start. */
static void
test_half_counted (TestWindow    *fixture,
                   gconstpointer  data)
{
  test_window_activate (fixture, "win.score");
  test_score_tap (test_window_get_page (fixture), "4");
  test_score_tap (test_window_get_page (fixture), "0");
  test_score_type (test_window_get_page (fixture), "Player 2: Wood", "0");
  test_window_activate (fixture, "win.back");
  test_window_activate (fixture, "win.score");
  assert_text (fixture, "Fish on the Stone", "4");
  assert_text (fixture, "Sweet Potato on the Stone", "–");

  test_window_close (fixture);
  test_window_open (fixture);
  test_window_activate (fixture, "win.score");
  assert_text (fixture, "Fish on the Stone", "4");
  assert_text (fixture, "Mulberry on the Stone", "0");
  assert_text (fixture, "Sweet Potato on the Stone", "–");
  assert_text (fixture, "Player 1: Tiles", "–");
  assert_text (fixture, "Player 2: Wood", "0");
  assert_says (fixture, "15 of 18 to go");
}

/* The program as the desktop starts it, with a file. */
static void
activate_quit_cb (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (!AHU_IS_WINDOW (window))
    return;

  g_assert_cmpstr (ahu_window_get_page (AHU_WINDOW (window)), ==, "score");
  assert_text (&(TestWindow) { .window = AHU_WINDOW (window) }, "Al: Tiles", "12");
  g_application_quit (application);
}

static gboolean
idle_quit_cb (gpointer data)
{
  activate_quit_cb (data);

  return G_SOURCE_CONTINUE;
}

static void
test_command_line (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ahu-score-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "given.rapanui", NULL);
  g_autoptr (AhuApplication) application = ahu_application_new ();
  char *arguments[] = { (char *) "ahu", path, NULL };
  guint idle;

  g_assert_true (g_file_set_contents (path, GOOD, -1, NULL));
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_HANDLES_OPEN | G_APPLICATION_NON_UNIQUE);
  idle = g_idle_add (idle_quit_cb, application);
  g_assert_cmpint (g_application_run (G_APPLICATION (application), 2, arguments), ==, 0);
  g_source_remove (idle);
  g_assert_no_errno (g_remove (path));
  g_assert_no_errno (g_rmdir (folder));
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  test_window_add ("/ui/rn-score-files/opens", test_opens);
  test_window_add ("/ui/rn-score-files/round-trip", test_round_trip);
  test_window_add ("/ui/rn-score-files/players-keep-their-own", test_players_keep_their_own);
  test_window_add ("/ui/rn-score-files/wrong", test_wrong);
  test_window_add ("/ui/rn-score-files/no-file", test_no_file);
  test_window_add ("/ui/rn-score-files/box", test_box);
  test_window_add ("/ui/rn-score-files/replaced", test_replaced);
  test_window_add ("/ui/rn-score-files/drop", test_drop);
  test_window_add ("/ui/rn-score-files/wrong-at-the-table", test_wrong_at_the_table);
  test_window_add ("/ui/rn-score-files/count-the-end", test_count_the_end);
  test_window_add ("/ui/rn-score-files/what-if", test_what_if);
  test_window_add ("/ui/rn-score-files/what-if-pad", test_what_if_pad);
  test_window_add ("/ui/rn-score-files/what-if-narrow", test_what_if_narrow);
  test_window_add ("/ui/rn-score-files/never-mixed", test_never_mixed);
  test_window_add ("/ui/rn-score-files/earlier-version", test_earlier_version);
  test_window_add ("/ui/rn-score-files/what-if-not-kept", test_what_if_not_kept);
  test_window_add ("/ui/rn-score-files/restart", test_restart);
  test_window_add ("/ui/rn-score-files/place-taken", test_place_taken);
  test_window_add ("/ui/rn-score-files/half-counted", test_half_counted);
  g_test_add_func ("/ui/rn-score-files/command-line", test_command_line);

  return g_test_run ();
}
