/* test-score-page.c: the page of the final scoring with a game that has no counts of cards
 *
 * Six people, points, and nothing else that a form may leave out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "shell/score/ahu-score-page.h"

#include <adwaita.h>

#include "core/json/ahu-json-path.h"
#include "core/record/ahu-result-sheet.h"
#include "toolkit/entry/ahu-score-bar.h"
#include "toolkit/entry/ahu-score-player.h"
#include "toolkit/messages/ahu-message-bar.h"
#include "toolkit/paper/ahu-share.h"

#include "support/probe-game.h"
#include "support/probe-ui.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

typedef struct
{
  GtkWidget *window;
  GtkWidget *page;
  AhuSheet *sheet;
} Fixture;

static const char *const names[] = { "Anna", "Ben", "Chiara", NULL };
static const char *const colours[] = { "red", "yellow", "green", NULL };

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  probe_ui_offer (TRUE);
  fixture->window = gtk_window_new ();
  fixture->page = ahu_score_page_new (probe_ui_get ());
  fixture->sheet = ahu_score_page_get_sheet (AHU_SCORE_PAGE (fixture->page));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->page);
  ahu_sheet_start (fixture->sheet, names, colours);
  gtk_window_present (GTK_WINDOW (fixture->window));
  test_ui_wait_for_frames (fixture->page, 2);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_ref (fixture->page);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_assert_finalize_object (fixture->page);
  probe_ui_offer (FALSE);
}

static GtkEditable *
find_points (Fixture *fixture,
             guint    player)
{
  g_autofree char *label = g_strdup_printf ("Points of player %u", player + 1);
  GtkWidget *entry = test_ui_find (fixture->page, GTK_TYPE_ENTRY, label);

  return entry != NULL ? GTK_EDITABLE (entry) : NULL;
}

static void
enter (Fixture    *fixture,
       guint       player,
       const char *points)
{
  gtk_editable_set_text (find_points (fixture, player), points);
}

static void
enter_all (Fixture *fixture)
{
  enter (fixture, 0, "4");
  enter (fixture, 1, "7");
  enter (fixture, 2, "5");
}

static gboolean
says (Fixture    *fixture,
      const char *words)
{
  return test_ui_says (fixture->page, words);
}

static gboolean
has_place (Fixture    *fixture,
           const char *words)
{
  return test_ui_find (fixture->page, GTK_TYPE_GRID, words) != NULL;
}

/* Until all is entered there are points and no places; then there is a result, and with it
 * what the form doesn't leave out. */
static void
test_enter (Fixture       *fixture,
            gconstpointer  data)
{
  g_assert_false (ahu_score_page_has_counts (AHU_SCORE_PAGE (fixture->page)));
  g_assert_true (says (fixture, "3 of 3 to go"));
  g_assert_true (says (fixture, "So far"));
  enter (fixture, 0, "4");
  g_assert_true (ahu_score_page_has_counts (AHU_SCORE_PAGE (fixture->page)));
  g_assert_true (says (fixture, "2 of 3 to go"));
  g_assert_false (says (fixture, "wins"));
  g_assert_false (says (fixture, PROBE_UI_WHAT_IF));

  enter_all (fixture);
  g_assert_true (says (fixture, "Ben wins!"));
  g_assert_true (has_place (fixture, "Ben: place 1, Added points: 7"));
  g_assert_true (has_place (fixture, "Anna: place 3, Added points: 4"));
  g_assert_true (says (fixture, "Where the points come from"));
  g_assert_true (says (fixture, PROBE_UI_WHAT_IF));
  g_assert_false (says (fixture, "to go"));
  g_assert_false (says (fixture, "Step by step"));
  g_assert_false (says (fixture, "Stone"));
}

static gboolean
chooses_game (Fixture *fixture)
{
  gboolean chooses;

  g_object_get (fixture->page, "chooses-game", &chooses, NULL);

  return chooses;
}

static gboolean
is_small (gpointer fixture)
{
  return gtk_widget_get_width (((Fixture *) fixture)->page) < 500;
}

/* On a telephone a sheet that is begun has the room of the switch between the games. */
static void
test_chooses_game (Fixture       *fixture,
                   gconstpointer  data)
{
  enter (fixture, 0, "4");
  g_assert_true (chooses_game (fixture));
  ahu_sheet_start (fixture->sheet, names, colours);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 720);
  test_ui_wait (is_small, fixture);
  test_ui_wait_for_frames (fixture->page, 2);
  g_assert_true (chooses_game (fixture));
  enter (fixture, 0, "4");
  g_assert_false (chooses_game (fixture));
}

/* What can't be is said, and scored as long as it can be. */
static void
test_problem (Fixture       *fixture,
              gconstpointer  data)
{
  enter_all (fixture);
  g_assert_false (says (fixture, "which can’t be"));
  enter (fixture, 1, "70");
  g_assert_true (says (fixture, "Ben has 70 points, which can’t be"));
  g_assert_true (has_place (fixture, "Ben: place 1, Added points: 70"));
  enter (fixture, 1, "-2");
  g_assert_true (says (fixture, "Ben has -2 points, which can’t be"));
  g_assert_true (says (fixture, "So far"));
  g_assert_false (says (fixture, "to go"));
  g_assert_false (says (fixture, "wins"));
}

/* What is typed in one field is one step. */
static void
test_undo (Fixture       *fixture,
           gconstpointer  data)
{
  gboolean can_undo, can_redo;

  enter (fixture, 0, "1");
  enter (fixture, 0, "12");
  enter (fixture, 1, "7");
  g_signal_emit_by_name (fixture->page, "undo");
  g_assert_cmpstr (gtk_editable_get_text (find_points (fixture, 1)), ==, "");
  g_assert_cmpstr (gtk_editable_get_text (find_points (fixture, 0)), ==, "12");
  g_signal_emit_by_name (fixture->page, "undo");
  g_assert_cmpstr (gtk_editable_get_text (find_points (fixture, 0)), ==, "");
  g_object_get (fixture->page, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  g_assert_false (can_undo);
  g_assert_true (can_redo);
  g_signal_emit_by_name (fixture->page, "redo");
  g_assert_cmpstr (gtk_editable_get_text (find_points (fixture, 0)), ==, "12");

  /* A digit taken back to nothing is not counted again. */
  enter (fixture, 0, "");
  g_assert_true (says (fixture, "3 of 3 to go"));

  /* A field that was not there yet; the same again is no step. */
  ahu_sheet_set (fixture->sheet, "players[0].bonus", json_node_init_int (json_node_alloc (), 1), FALSE);
  ahu_sheet_set (fixture->sheet, "players[0].bonus", json_node_init_int (json_node_alloc (), 1), FALSE);
  g_signal_emit_by_name (fixture->page, "undo");
  g_assert_null (ahu_json_path_get (ahu_sheet_get_document (fixture->sheet), "players[0].bonus"));
}

/* As many as can play, in the colours nobody has; who leaves takes the own points along. */
static void
test_players (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *add = test_ui_find (fixture->page, GTK_TYPE_BUTTON, "Add a player");
  g_auto (GStrv) all = NULL;
  g_auto (GStrv) left = NULL;

  enter_all (fixture);
  g_assert_false (ahu_sheet_can_remove_player (fixture->sheet));
  for (guint n = 4; n <= 6; n++)
    {
      g_signal_emit_by_name (add, "clicked");
      g_assert_cmpuint (ahu_sheet_get_n_players (fixture->sheet), ==, n);
    }
  g_assert_false (gtk_widget_is_sensitive (add));
  g_assert_true (says (fixture, "3 of 6 to go"));
  g_assert_nonnull (test_ui_find (fixture->page, GTK_TYPE_WIDGET, "Colour of player 6: orange"));
  all = ahu_sheet_dup_names (fixture->sheet);
  g_assert_cmpstr (all[5], ==, "Player 6");

  enter (fixture, 4, "9");
  g_assert_true (says (fixture, "2 of 6 to go"));
  ahu_sheet_remove_player (fixture->sheet, 3);
  g_assert_null (find_points (fixture, 5));
  g_assert_cmpstr (gtk_editable_get_text (find_points (fixture, 3)), ==, "9");
  g_assert_cmpstr (gtk_editable_get_text (find_points (fixture, 4)), ==, "");
  g_assert_true (says (fixture, "1 of 5 to go"));
  ahu_sheet_remove_player (fixture->sheet, 4);
  g_assert_true (has_place (fixture, "Player 4: place 1, Added points: 9"));
  left = ahu_sheet_dup_colours (fixture->sheet);
  g_assert_cmpuint (g_strv_length (left), ==, 4);

  for (guint i = 0; i < 6; i++)
    g_signal_emit_by_name (fixture->page, "undo");
  g_assert_true (has_place (fixture, "Ben: place 1, Added points: 7"));
}

/* Names and colours are those of the people, and are undone like points. */
static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *name = test_ui_find (fixture->page, GTK_TYPE_ENTRY, "Name of player 2");

  enter_all (fixture);
  gtk_editable_set_text (GTK_EDITABLE (name), "B");
  gtk_editable_set_text (GTK_EDITABLE (name), "Bea");
  g_assert_true (has_place (fixture, "Bea: place 1, Added points: 7"));
  ahu_sheet_set_colour (fixture->sheet, 1, "red");
  g_assert_cmpstr (ahu_sheet_get_colour (fixture->sheet, 0), ==, "yellow");
  g_signal_emit_by_name (fixture->page, "undo");
  g_assert_cmpstr (ahu_sheet_get_colour (fixture->sheet, 0), ==, "red");
  g_signal_emit_by_name (fixture->page, "undo");
  g_assert_true (has_place (fixture, "Ben: place 1, Added points: 7"));
}

static JsonObject *
parse (GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  JsonObject *document = ahu_document_parse (bytes, &error);

  g_assert_no_error (error);

  return document;
}

/* What is saved is opened again, with what is still missing and what nobody here knows. */
static void
test_files (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GBytes) five = probe_game_sheet_new (5);
  g_autoptr (JsonObject) document = parse (five);
  g_autoptr (GBytes) saved = NULL;
  g_autoptr (JsonObject) again = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autofree char *heading = NULL;
  g_autofree char *name = NULL;

  enter (fixture, 0, "4");
  json_object_set_string_member (document, "weather", "rain");
  g_assert_true (ahu_sheet_open (fixture->sheet, document, &refusal, NULL));
  g_assert_true (has_place (fixture, "Anna: place 1, Added points: 10"));
  enter (fixture, 3, "");
  g_assert_true (says (fixture, "1 of 5 to go"));
  saved = ahu_page_dup_file (AHU_PAGE (fixture->page), &heading, &name);
  g_assert_true (g_str_has_prefix (name, "Probe "));
  again = parse (saved);
  g_assert_cmpstr (json_object_get_string_member (again, "weather"), ==, "rain");
  g_assert_true (ahu_result_sheet_is_missing (again, "players[3].points"));

  g_signal_emit_by_name (fixture->page, "undo");
  g_signal_emit_by_name (fixture->page, "undo");
  g_assert_cmpstr (gtk_editable_get_text (find_points (fixture, 0)), ==, "4");
  g_assert_true (ahu_sheet_open (fixture->sheet, again, &refusal, NULL));
  g_assert_true (says (fixture, "1 of 5 to go"));
  g_assert_cmpstr (gtk_editable_get_text (find_points (fixture, 3)), ==, "");

  ahu_sheet_clear (fixture->sheet);
  g_assert_true (says (fixture, "5 of 5 to go"));
  g_assert_false (json_object_has_member (ahu_sheet_get_document (fixture->sheet), "weather"));

  /* Undo takes that back, redo does it again. */
  g_signal_emit_by_name (fixture->page, "undo");
  g_assert_true (says (fixture, "1 of 5 to go"));
  g_assert_cmpstr (json_object_get_string_member (ahu_sheet_get_document (fixture->sheet), "weather"), ==, "rain");
  g_signal_emit_by_name (fixture->page, "redo");
  g_assert_true (says (fixture, "5 of 5 to go"));
}

/* A sheet that no form can show is refused with a sentence and its rule, and nothing changes. */
static void
test_refused (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GBytes) two = probe_game_sheet_new (2);
  g_autoptr (GBytes) three = probe_game_sheet_new (3);
  g_autoptr (JsonObject) few = parse (two);
  g_autoptr (JsonObject) whole = parse (three);
  g_autoptr (JsonObject) less = ahu_result_sheet_set (whole, "players[1].points",
                                                      json_node_init_int (json_node_alloc (), -1));
  g_autoptr (JsonObject) nobody = ahu_result_sheet_set_string (whole, 1, "colour", "pink");
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuRefusal) other = NULL;
  g_autoptr (GError) error = NULL;

  enter_all (fixture);
  g_assert_false (ahu_sheet_open (fixture->sheet, few, &refusal, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (refusal->rule, ==, "P1");
  g_assert_cmpstr (refusal->message, ==, "3 to 6 people play.");
  g_assert_false (ahu_sheet_open (fixture->sheet, less, &other, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (other->message, ==, "Ben has no points that were added.");
  g_clear_pointer (&other, ahu_refusal_free);
  g_assert_false (ahu_sheet_open (fixture->sheet, nobody, &other, &error));
  g_assert_null (other);
  g_assert_nonnull (strstr (error->message, "players[1].colour"));
  g_assert_true (has_place (fixture, "Ben: place 1, Added points: 7"));
}

static AhuSession *
load (guint n_moves)
{
  g_autoptr (GBytes) bytes = probe_game_record_new ("counted", 6, n_moves);
  g_autoptr (JsonObject) document = parse (bytes);
  g_autoptr (AhuRecord) record = ahu_record_new_from_document (document, NULL);

  return ahu_session_new (record, NULL, NULL);
}

/* A game on the table is counted with all who play it, and what is tried there stays for as long as
 * the position does. */
static void
test_session (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (AhuSession) running = load (7);
  g_autoptr (AhuSession) over = load (PROBE_GAME_GOAL);
  GtkWidget *title = test_ui_find (fixture->page, ADW_TYPE_WINDOW_TITLE, NULL);

  ahu_score_page_count (AHU_SCORE_PAGE (fixture->page), running);
  g_assert_cmpstr (ahu_sheet_get_game_id (fixture->sheet), ==, "counted");
  g_assert_cmpstr (adw_window_title_get_title (ADW_WINDOW_TITLE (title)), ==, "Finish with final scoring");
  g_assert_true (says (fixture, "What lies on the table is filled in."));
  g_assert_true (has_place (fixture, "Anna: place 1, Added points: 2"));
  enter (fixture, 5, "8");
  ahu_score_page_count (AHU_SCORE_PAGE (fixture->page), running);
  g_assert_true (has_place (fixture, "Finn: place 1, Added points: 8"));

  ahu_score_page_count (AHU_SCORE_PAGE (fixture->page), over);
  g_assert_cmpstr (adw_window_title_get_title (ADW_WINDOW_TITLE (title)), ==, "What if");
  g_assert_true (has_place (fixture, "Finn: place 1, Added points: 2"));
  g_signal_emit_by_name (fixture->page, "undo");
  g_assert_true (has_place (fixture, "Finn: place 1, Added points: 8"));
}

/* Without a sheet of its own the game has places and table on paper. */
static void
test_share (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *bar = test_ui_find (fixture->page, AHU_TYPE_MESSAGE_BAR, NULL);

  g_assert_null (test_ui_find (fixture->page, GTK_TYPE_WIDGET, "Save as PDF…"));
  enter_all (fixture);
  ahu_share_copy (AHU_SHARE (test_ui_find (fixture->page, AHU_TYPE_SHARE, NULL)));
  g_assert_cmpstr (ahu_message_bar_get_message (AHU_MESSAGE_BAR (bar)), ==, "The result is on the clipboard.");
}

/* On a telephone the result stands below the form, and a line at the foot leads to it. */
static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 720);
  while (!gtk_widget_has_css_class (fixture->page, "narrow"))
    g_main_context_iteration (NULL, TRUE);
  enter (fixture, 0, "4");
  test_ui_wait_for_frames (fixture->page, 2);
  g_assert_null (test_ui_find (fixture->page, AHU_TYPE_SCORE_BAR, NULL));
  g_assert_true (says (fixture, "So far"));
  enter_all (fixture);
  test_ui_wait_for_frames (fixture->page, 2);
  g_assert_nonnull (test_ui_find (fixture->page, AHU_TYPE_SCORE_BAR, NULL));
  g_assert_true (has_place (fixture, "Ben: place 1, Added points: 7"));
}

/* The points of six players fit on a telephone too, which would else show the whole page smaller. */
static void
test_least_width (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (GBytes) bytes = probe_game_sheet_new (6);
  g_autoptr (JsonObject) six = parse (bytes);
  g_autoptr (AhuRefusal) refusal = NULL;
  int least;

  g_assert_true (ahu_sheet_open (fixture->sheet, six, &refusal, NULL));
  for (guint p = 0; p < 5; p++)
    enter (fixture, p, "12");
  enter (fixture, 5, "");
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 720);
  while (!gtk_widget_has_css_class (fixture->page, "narrow"))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_measure (test_ui_find_class (fixture->page, "so-far-line"), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  g_assert_cmpint (least, <=, 360);
}

static void
add (const char *path,
     void      (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  ahu_game_ui_register (probe_ui_get ());
  add ("/ui/score-page/enter", test_enter);
  add ("/ui/score-page/chooses-game", test_chooses_game);
  add ("/ui/score-page/problem", test_problem);
  add ("/ui/score-page/undo", test_undo);
  add ("/ui/score-page/players", test_players);
  add ("/ui/score-page/names", test_names);
  add ("/ui/score-page/files", test_files);
  add ("/ui/score-page/refused", test_refused);
  add ("/ui/score-page/session", test_session);
  add ("/ui/score-page/share", test_share);
  add ("/ui/score-page/narrow", test_narrow);
  add ("/ui/score-page/least-width", test_least_width);

  return g_test_run ();
}
