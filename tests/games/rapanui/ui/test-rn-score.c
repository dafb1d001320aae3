/* test-rn-score.c: the page that scores the end of a game that was not tracked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "shell/score/ahu-score-page.h"

#include <adwaita.h>

#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-score-form.h"
#include "games/rapanui/ui/ahu-rn-score-groups.h"
#include "toolkit/entry/ahu-score-bar.h"
#include "toolkit/messages/ahu-message-bar.h"

#include "rn-score-utils.h"
#include "support/test-menu.h"
#include "support/test-ui.h"

typedef struct
{
  GtkWidget *window;
  GtkWidget *page;
} Fixture;

static const char *const names[] = { "Anna", "Ben", "Chiara", NULL };
static const char *const colours[] = { "green", "blue", "red", NULL };

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->window = gtk_window_new ();
  fixture->page = ahu_score_page_new (ahu_rn_game_ui_get ());
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->page);
  ahu_sheet_start (ahu_score_page_get_sheet (AHU_SCORE_PAGE (fixture->page)), names, colours);
  gtk_window_present (GTK_WINDOW (fixture->window));
  test_score_wait (fixture->page);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_ref (fixture->page);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_assert_finalize_object (fixture->page);
}

static GtkWidget *
find_count (Fixture    *fixture,
            const char *name)
{
  return test_score_find (fixture->page, name);
}

static void
type_count (Fixture    *fixture,
            const char *name,
            const char *text)
{
  test_score_type (fixture->page, name, text);
}

static void
assert_count (Fixture    *fixture,
              const char *name,
              int         expected)
{
  g_assert_cmpint (atoi (test_score_get_text (fixture->page, name)), ==, expected);
}

static void
assert_says (Fixture    *fixture,
             const char *text)
{
  if (test_ui_find (fixture->page, GTK_TYPE_LABEL, text) == NULL)
    g_error ("nothing says “%s”", text);
}

static graphene_rect_t
get_place (Fixture    *fixture,
           const char *name)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (find_count (fixture, name), fixture->page, &place));

  return place;
}

static gboolean
press (Fixture *fixture,
       guint    keyval)
{
  return test_ui_press (fixture->page, keyval, 0);
}

/* Until all is counted nobody wins and nobody has a place; what each has so far is told. Then
 * the result follows each digit, and the text is that of the command line. */
static void
test_live (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) json = NULL;
  AhuRefusal *refusal = NULL;
  JsonObject *document;

  assert_says (fixture, "Enter the Stone, then what each player has");
  assert_says (fixture, "25 of 25 to go");
  type_count (fixture, "Ben: Tiles", "12");
  assert_says (fixture, "So far");
  assert_says (fixture, "24 of 25 to go");
  g_assert_false (test_ui_says (fixture->page, "wins"));
  g_assert_null (test_ui_find (fixture->page, GTK_TYPE_GRID, "Ben: place 1, Glory points: 12"));
  g_assert_cmpstr (test_score_get_text (fixture->page, "Anna: Fish"), ==, "–");

  type_count (fixture, "Fish on the Stone", "4");
  type_count (fixture, "Mulberry on the Stone", "2");
  test_score_count_rest (fixture->page);
  assert_says (fixture, "Nobody sacrificed Sweet Potato or Grain. 0 is a number like any other, so they tie for last "
                        "and are worth 1 each (R8.3, R8.4).");
  assert_says (fixture, "Ben wins with 12 glory points");
  g_assert_nonnull (test_ui_find (fixture->page, GTK_TYPE_GRID, "Ben: place 1, Glory points: 12"));
  g_assert_false (test_ui_says (fixture->page, "So far"));
  g_assert_false (test_ui_says (fixture->page, "to go"));
  type_count (fixture, "Anna: Fish", "5");
  assert_says (fixture, "Anna wins with 15 glory points");

  document = ahu_sheet_get_document (ahu_score_page_get_sheet (AHU_SCORE_PAGE (fixture->page)));
  g_assert_true (rn_game_get ()->score_sheet (document, names, &text, &json, &refusal, NULL));
  g_assert_true (g_str_has_prefix (text, "Anna wins with 15 glory points\n"));
  g_assert_nonnull (strstr (text, "5 × 3 = 15"));
}

/* What is tapped goes on by itself to what is still missing, once it is whole, and at the end the
 * result stands in place of the pad; a tap on a count brings the pad back. */
static void
test_taps (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *tiles = find_count (fixture, "Anna: Tiles");

  gtk_widget_grab_focus (fixture->page);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    test_score_tap (fixture->page, "6");
  assert_count (fixture, "Grain on the Stone", 6);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == tiles);
  test_score_tap (fixture->page, "2");
  test_score_tap (fixture->page, "8");
  assert_count (fixture, "Anna: Tiles", 28);
  for (guint i = 0; i < 20; i++)
    test_score_tap (fixture->page, i == 0 ? "3" : "0");

  assert_says (fixture, "Anna wins with 40 glory points");
  g_assert_null (test_ui_find (fixture->page, AHU_TYPE_COUNT_PAD, NULL));
  g_signal_emit_by_name (tiles, "clicked");
  test_score_tap (fixture->page, "4");
  test_score_tap (fixture->page, "Enter this number");
  assert_count (fixture, "Anna: Tiles", 4);
}

/* The end of four players: no number needs more than two taps. */
static void
test_taps_of_four (Fixture       *fixture,
                   gconstpointer  data)
{
  static const char *const four[] = { "Anna", "Ben", "Chiara", "Dario", NULL };
  static const char *const all_colours[] = { "green", "blue", "red", "violet", NULL };
  static const guint counts[] = {
    5, 7, 4, 13, 14, 2, 15, 3, 0, 4, 2, 9, 1, 18, 4, 6, 1, 0, 13, 3, 16, 2, 5, 1, 4, 20, 2, 19, 3, 1, 0, 2
  };
  guint taps = 0;

  ahu_sheet_start (ahu_score_page_get_sheet (AHU_SCORE_PAGE (fixture->page)), four, all_colours);
  gtk_widget_grab_focus (fixture->page);
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    taps += test_score_tap_number (fixture->page, counts[i]);

  g_test_message ("%u taps", taps);
  g_assert_cmpuint (taps, <=, 47);
  assert_count (fixture, "Grain on the Stone", 13);
  assert_count (fixture, "Dario: Grain", 2);
  assert_says (fixture, "How the Stone ranked the kinds");
}

/* Numbers that the box does not hold can't be tapped, and the pad says why. */
static void
test_limits (Fixture       *fixture,
             gconstpointer  data)
{
  type_count (fixture, "Ben: Moai", "6");
  gtk_widget_grab_focus (find_count (fixture, "Anna: Moai"));
  g_assert_true (test_score_can_tap (fixture->page, "3"));
  g_assert_false (test_score_can_tap (fixture->page, "4"));
  assert_says (fixture, "At most 3: there are only 9 Moai (R1.2).");
  gtk_test_accessible_assert_property (test_ui_find (fixture->page, GTK_TYPE_BUTTON, "4"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "At most 3: there are only 9 Moai (R1.2).");
  g_assert_null (gtk_widget_get_tooltip_text (test_ui_find (fixture->page, GTK_TYPE_BUTTON, "4")));

  gtk_widget_grab_focus (find_count (fixture, "Anna: Wood"));
  g_assert_true (test_score_can_tap (fixture->page, "9"));
  g_assert_false (test_ui_says (fixture->page, "At most"));
  type_count (fixture, "Fish on the Stone", "20");
  gtk_widget_grab_focus (find_count (fixture, "Anna: Fish"));
  g_assert_true (test_score_can_tap (fixture->page, "5"));
  g_assert_false (test_score_can_tap (fixture->page, "6"));
  assert_says (fixture, "At most 5: there are only 25 Fish cards (R1.4).");

  /* What a number that is begun can become. */
  gtk_widget_grab_focus (find_count (fixture, "Grain on the Stone"));
  test_score_tap (fixture->page, "2");
  g_assert_true (test_score_can_tap (fixture->page, "5"));
  g_assert_false (test_score_can_tap (fixture->page, "6"));
  test_score_tap (fixture->page, "5");
  assert_count (fixture, "Grain on the Stone", 25);
}

/* Typing one number is one step, each tap another; undo goes back to the count it changes,
 * also from the pad. */
static void
test_undo (Fixture       *fixture,
           gconstpointer  data)
{
  gboolean can_undo;
  gboolean can_redo;

  type_count (fixture, "Anna: Wood", "14");
  gtk_widget_grab_focus (find_count (fixture, "Fish on the Stone"));
  test_score_tap (fixture->page, "3");
  test_score_tap (fixture->page, "4");
  assert_count (fixture, "Mulberry on the Stone", 4);

  test_score_tap (fixture->page, "Undo");
  g_assert_cmpstr (test_score_get_text (fixture->page, "Mulberry on the Stone"), ==, "–");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == find_count (fixture, "Mulberry on the Stone"));
  g_signal_emit_by_name (fixture->page, "undo");
  g_signal_emit_by_name (fixture->page, "undo");
  g_assert_cmpstr (test_score_get_text (fixture->page, "Anna: Wood"), ==, "–");
  g_object_get (fixture->page, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  g_assert_false (can_undo);
  g_assert_true (can_redo);

  g_signal_emit_by_name (fixture->page, "redo");
  assert_count (fixture, "Anna: Wood", 14);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == find_count (fixture, "Anna: Wood"));

  /* Of a number that is begun it takes back the digit. */
  test_score_tap (fixture->page, "4");
  assert_count (fixture, "Anna: Wood", 4);
  test_score_tap (fixture->page, "Undo");
  test_score_tap (fixture->page, "7");
  test_score_tap (fixture->page, "Enter this number");
  assert_count (fixture, "Anna: Wood", 7);
}

/* What the box can't hold is told and marked; the rest is scored. */
static void
test_box (Fixture       *fixture,
          gconstpointer  data)
{
  type_count (fixture, "Fish on the Stone", "20");
  type_count (fixture, "Ben: Fish", "7");
  type_count (fixture, "Anna: Tiles", "30");
  test_score_count_rest (fixture->page);

  assert_says (fixture, "Fish: 27 cards in all, but the box has 25 (R1.4).");
  assert_says (fixture, "Anna wins with 30 glory points");
  gtk_test_accessible_assert_state (find_count (fixture, "Ben: Fish"), GTK_ACCESSIBLE_STATE_INVALID,
                                    GTK_ACCESSIBLE_INVALID_TRUE);
  gtk_test_accessible_assert_state (find_count (fixture, "Fish on the Stone"), GTK_ACCESSIBLE_STATE_INVALID,
                                    GTK_ACCESSIBLE_INVALID_TRUE);
  gtk_test_accessible_assert_state (find_count (fixture, "Anna: Fish"), GTK_ACCESSIBLE_STATE_INVALID,
                                    GTK_ACCESSIBLE_INVALID_FALSE);

  type_count (fixture, "Ben: Fish", "5");
  g_assert_null (test_ui_find (fixture->page, GTK_TYPE_LABEL, "Fish: 27 cards in all, but the box has 25 (R1.4)."));
  gtk_test_accessible_assert_state (find_count (fixture, "Ben: Fish"), GTK_ACCESSIBLE_STATE_INVALID,
                                    GTK_ACCESSIBLE_INVALID_FALSE);
}

/* Only digits are numbers, and what does nothing is told; what is taken back is not counted. */
static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *count = find_count (fixture, "Ben: Wood");

  type_count (fixture, "Ben: Wood", "12");
  g_assert_true (press (fixture, GDK_KEY_x));
  assert_says (fixture, "X does nothing right now.");
  g_assert_true (press (fixture, GDK_KEY_minus));
  assert_says (fixture, "- does nothing right now.");
  g_assert_true (press (fixture, GDK_KEY_Cyrillic_tse));
  assert_says (fixture, "Ц does nothing right now.");
  assert_count (fixture, "Ben: Wood", 12);
  test_score_press (count, GDK_KEY_KP_3);
  assert_count (fixture, "Ben: Wood", 123);
  g_assert_false (test_ui_says (fixture->page, "does nothing"));
  test_score_press (count, GDK_KEY_BackSpace);
  test_score_press (count, GDK_KEY_BackSpace);
  assert_count (fixture, "Ben: Wood", 1);
  test_score_press (count, GDK_KEY_BackSpace);
  g_assert_cmpstr (test_score_get_text (fixture->page, "Ben: Wood"), ==, "–");
  g_signal_emit_by_name (fixture->page, "undo");
  g_assert_cmpstr (test_score_get_text (fixture->page, "Ben: Wood"), ==, "–");

  /* In a name they are letters and digits. */
  gtk_widget_grab_focus (test_ui_find (fixture->page, GTK_TYPE_ENTRY, "Name of player 1"));
  g_assert_false (press (fixture, GDK_KEY_4));
}

/* Digits of any keyboard: without Num Lock, of other scripts, beside the sign of their key. */
static void
test_digits (Fixture       *fixture,
             gconstpointer  data)
{
  static const guint threes[] = { GDK_KEY_3, GDK_KEY_KP_3, GDK_KEY_KP_Page_Down, GDK_KEY_Farsi_3, GDK_KEY_Arabic_3,
                                  0x01000969 /* Devanagari */, GDK_KEY_numbersign };

  for (guint i = 0; i < G_N_ELEMENTS (threes); i++)
    {
      type_count (fixture, "Ben: Wood", "");
      g_assert_true (press (fixture, threes[i]));
      g_test_message ("%s", gdk_keyval_name (threes[i]));
      assert_count (fixture, "Ben: Wood", 3);
    }
}

/* Enter goes from number to number: the Stone, then player by player; alone it is no number. */
static void
test_enter (Fixture       *fixture,
            gconstpointer  data)
{
  static const char *const order[] = {
    "Mulberry on the Stone", "Sweet Potato on the Stone", "Grain on the Stone",
    "Anna: Tiles", "Anna: Moai", "Anna: Wood", "Anna: Fish", "Anna: Mulberry", "Anna: Sweet Potato", "Anna: Grain",
    "Ben: Tiles", "Ben: Moai", "Ben: Wood", "Ben: Fish", "Ben: Mulberry", "Ben: Sweet Potato", "Ben: Grain",
    "Chiara: Tiles", "Chiara: Moai", "Chiara: Wood", "Chiara: Fish", "Chiara: Mulberry", "Chiara: Sweet Potato",
    "Chiara: Grain"
  };

  gtk_widget_grab_focus (find_count (fixture, "Fish on the Stone"));
  test_score_enter (fixture->page);
  g_assert_cmpstr (test_score_get_text (fixture->page, "Fish on the Stone"), ==, "–");
  assert_says (fixture, "First a number: 0 if there is none.");
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      test_score_enter_none (fixture->page);
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == find_count (fixture, order[i]));
    }
  test_score_enter_none (fixture->page);
  g_assert_null (test_ui_find (fixture->page, AHU_TYPE_COUNT_PAD, NULL));
  assert_count (fixture, "Chiara: Grain", 0);
  assert_says (fixture, "Anna, Ben and Chiara share the win with 0 glory points");
}

/* Tab goes from count to count only, through all of them; the names come after. */
static void
test_tab (Fixture       *fixture,
          gconstpointer  data)
{
  RnSheet sheet = { .n_players = 3 };

  gtk_widget_grab_focus (find_count (fixture, "Fish on the Stone"));
  for (guint i = 1; i < rn_sheet_n_cells (&sheet); i++)
    {
      g_autofree char *name = ahu_rn_score_form_dup_name (rn_sheet_cell (i), names);

      g_assert_true (gtk_widget_child_focus (fixture->page, GTK_DIR_TAB_FORWARD));
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == find_count (fixture, name));
    }
  g_assert_true (gtk_widget_child_focus (fixture->page, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_child_focus (fixture->page, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_child_focus (fixture->page, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                         test_ui_find (fixture->page, GTK_TYPE_ENTRY, "Name of player 1")));
  g_assert_true (gtk_widget_child_focus (fixture->page, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_widget_child_focus (fixture->page, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_widget_child_focus (fixture->page, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == find_count (fixture, "Chiara: Grain"));
}

/* Tab goes round the page and is not caught in a part, neither while counts are missing nor
 * when the result is there. */
static void
test_tab_round (Fixture       *fixture,
                gconstpointer  data)
{
  GtkWidget *first = find_count (fixture, "Fish on the Stone");

  for (guint complete = 0; complete < 2; complete++)
    {
      guint n_tabs = 0;

      if (complete)
        test_score_count_rest (fixture->page);
      gtk_widget_grab_focus (first);
      do
        {
          GtkWidget *before = gtk_window_get_focus (GTK_WINDOW (fixture->window));

          g_signal_emit_by_name (fixture->window, "move-focus", GTK_DIR_TAB_FORWARD);
          g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) != before ||
                         GTK_IS_LABEL (before));
          g_assert_cmpuint (n_tabs++, <, 100);
        }
      while (gtk_window_get_focus (GTK_WINDOW (fixture->window)) != first);
    }
}

/* A whole end of three players in 51 keys: digits, and Enter between numbers. */
static void
test_whole_end (Fixture       *fixture,
                gconstpointer  data)
{
  static const char keys[] = "2>4>1>4>" "9>2>8>5>1>2>0>" "6>4>3>2>3>4>1>" "12>3>14>3>1>1>2";
  guint n_keys = 0;

  gtk_widget_grab_focus (find_count (fixture, "Fish on the Stone"));
  for (const char *key = keys; *key; key++, n_keys++)
    if (*key == '>')
      test_score_enter (fixture->page);
    else
      g_assert_true (press (fixture, gdk_unicode_to_keyval ((guint32) *key)));

  g_assert_cmpuint (n_keys, ==, 51);
  test_score_enter (fixture->page);
  assert_count (fixture, "Chiara: Tiles", 12);
  assert_count (fixture, "Ben: Grain", 1);
  assert_says (fixture, "Tied with Chiara on 42 glory points: ahead by 4 Moai to 3 (R8.7)");
}

/* A name is undone as a whole, and a count made before it does not take it away. */
static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *name = test_ui_find (fixture->page, GTK_TYPE_ENTRY, "Name of player 1");

  type_count (fixture, "Anna: Tiles", "4");
  gtk_editable_set_text (GTK_EDITABLE (name), "Anna Maria");
  g_signal_emit_by_name (fixture->page, "undo");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name)), ==, "Anna");
  assert_count (fixture, "Anna: Tiles", 4);
  g_signal_emit_by_name (fixture->page, "redo");
  g_signal_emit_by_name (fixture->page, "redo");
  assert_count (fixture, "Anna Maria: Tiles", 4);
}

static void
test_players (Fixture       *fixture,
              gconstpointer  data)
{
  type_count (fixture, "Chiara: Tiles", "8");
  test_ui_click (fixture->page, "Add a player");
  g_assert_cmpstr (test_score_get_text (fixture->page, "Player 4: Tiles"), ==, "–");
  g_assert_false (gtk_widget_is_sensitive (test_ui_find (fixture->page, GTK_TYPE_BUTTON, "Add a player")));
  g_assert_nonnull (test_ui_find (fixture->page, GTK_TYPE_WIDGET, "Colour of player 4: violet"));

  g_signal_emit_by_name (fixture->page, "undo");
  g_assert_null (test_ui_find (fixture->page, AHU_TYPE_COUNT_FIELD, "Player 4: Tiles"));
  assert_count (fixture, "Chiara: Tiles", 8);
}

/* For the count that has the focus. */
static void
test_what_if (Fixture       *fixture,
              gconstpointer  data)
{
  test_score_count_rest (fixture->page);
  type_count (fixture, "Anna: Tiles", "10");
  type_count (fixture, "Ben: Tiles", "9");
  assert_says (fixture, "If Ben had 1 more (Tiles):");
  assert_says (fixture, "Ben: place 1 instead of 2");
}

/* Each level of a tie, with two, three and four players (R8.7). */
static void
test_ties (Fixture       *fixture,
           gconstpointer  data)
{
  test_score_count_rest (fixture->page);
  type_count (fixture, "Anna: Tiles", "8");
  type_count (fixture, "Ben: Moai", "2");
  assert_says (fixture, "Tied with Anna on 8 glory points: ahead by 2 Moai to 0 (R8.7)");
  type_count (fixture, "Anna: Tiles", "0");
  type_count (fixture, "Anna: Moai", "2");
  type_count (fixture, "Anna: Wood", "4");
  assert_says (fixture, "Tied with Ben on 8 glory points and Moai (2 each): ahead by 4 wood to 0 (R8.7)");
  type_count (fixture, "Ben: Wood", "4");
  type_count (fixture, "Chiara: Moai", "2");
  type_count (fixture, "Chiara: Wood", "4");
  assert_says (fixture, "Anna, Ben and Chiara share the win with 8 glory points");
}

/* Tells who asks for the width, from the outside in. */
static void
make_narrow (Fixture *fixture)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 720);
  while (!gtk_widget_has_css_class (fixture->page, "narrow"))
    g_main_context_iteration (NULL, TRUE);
}

/* On a telephone: the Stone or one player above the pad; going on leads to the next one, a
 * tap on a name to any. */
static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  make_narrow (fixture);
  gtk_widget_grab_focus (fixture->page);
  g_assert_null (test_ui_find (fixture->page, AHU_TYPE_COUNT_FIELD, "Anna: Tiles"));
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    test_score_tap (fixture->page, "5");
  g_assert_null (test_ui_find (fixture->page, AHU_TYPE_COUNT_FIELD, "Fish on the Stone"));
  test_score_tap_number (fixture->page, 7);
  assert_count (fixture, "Anna: Tiles", 7);

  test_ui_click (test_ui_find (fixture->page, AHU_TYPE_RN_SCORE_GROUPS, NULL), "Chiara");
  test_score_tap (fixture->page, "9");
  assert_count (fixture, "Chiara: Tiles", 9);
  test_ui_click (test_ui_find (fixture->page, AHU_TYPE_RN_SCORE_GROUPS, NULL), "Anna");
  test_score_tap (fixture->page, "2");
  assert_count (fixture, "Anna: Moai", 2);
}

static GtkWidget *
find_title (Fixture *fixture)
{
  return test_ui_find (fixture->page, ADW_TYPE_WINDOW_TITLE, NULL);
}

/* Not “Final sc…”. */
static void
assert_whole (GtkWidget *title)
{
  GtkWidget *words = test_ui_find (title, GTK_TYPE_LABEL, adw_window_title_get_title (ADW_WINDOW_TITLE (title)));

  g_assert_nonnull (words);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (words))));
}

/* On a telephone too one reads what the page is for and how much is left. */
static void
test_narrow_title (Fixture       *fixture,
                   gconstpointer  data)
{
  AdwWindowTitle *title = ADW_WINDOW_TITLE (find_title (fixture));

  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, "");
  /* A telephone's windows can be closed, and no more. */
  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":close", NULL);
  make_narrow (fixture);
  test_ui_wait_for_frames (fixture->page, 2);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (title)));
  assert_whole (GTK_WIDGET (title));
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, "25 of 25 to go");
  test_score_tap (fixture->page, "3");
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, "24 of 25 to go");

  while (test_ui_find (fixture->page, AHU_TYPE_COUNT_PAD, NULL) != NULL)
    test_score_enter_none (fixture->page);
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, "");
  g_assert_null (test_ui_find (fixture->page, GTK_TYPE_MENU_BUTTON, "Save and share"));
  test_ui_wait_for_frames (fixture->page, 2);
  assert_whole (GTK_WIDGET (title));
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-decoration-layout");
}

/* Where the buttons have no room the menu has them, once there is a result. */
static void
test_narrow_menu (Fixture       *fixture,
                  gconstpointer  data)
{
  GtkWidget *menu;
  GtkWidget *bar = test_ui_find (fixture->page, AHU_TYPE_MESSAGE_BAR, NULL);

  make_narrow (fixture);
  g_assert_null (test_menu_find_line (test_menu_open (fixture->page), "Save and share"));
  gtk_widget_grab_focus (fixture->page);
  while (test_ui_find (fixture->page, AHU_TYPE_COUNT_PAD, NULL) != NULL)
    test_score_enter_none (fixture->page);
  menu = test_menu_open (fixture->page);
  g_signal_emit_by_name (test_menu_find_line (menu, "Save and share"), "clicked");
  while (test_menu_find_line (menu, "Copy as text") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (test_menu_find_line (menu, "Print…"));
  g_assert_nonnull (test_menu_find_line (menu, "Save as PDF…"));
  g_signal_emit_by_name (test_menu_find_line (menu, "Copy as text"), "clicked");
  g_assert_cmpstr (ahu_message_bar_get_message (AHU_MESSAGE_BAR (bar)), ==, "The result is on the clipboard.");
}

/* All keys of the pad are on the screen of the smallest telephone, at once. */
static void
test_pad_in_sight (Fixture       *fixture,
                   gconstpointer  data)
{
  graphene_rect_t bounds;
  GtkWidget *pad;
  int least;

  make_narrow (fixture);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  gtk_widget_measure (fixture->page, GTK_ORIENTATION_VERTICAL, 360, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 640);
  test_ui_wait_for_frames (fixture->page, 2);
  pad = test_ui_find (fixture->page, AHU_TYPE_COUNT_PAD, NULL);
  g_assert_true (gtk_widget_compute_bounds (pad, fixture->page, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (fixture->page));
  g_assert_cmpfloat (bounds.size.height, <=, 300);
  g_assert_true (gtk_widget_compute_bounds (test_ui_find (pad, GTK_TYPE_BUTTON, "5"), fixture->page, &bounds));
  g_assert_cmpfloat (bounds.size.width, >=, 44);
  g_assert_cmpfloat (bounds.size.height, >=, 44);
}

/* Below the form, where the result is out of sight, one line tells how it stands; it
 * leads there, and back to where the counts were left. */
static void
test_bar (Fixture       *fixture,
          gconstpointer  data)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (find_count (fixture, "Fish on the Stone"), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  GtkWidget *focus;
  GtkWidget *bar;

  type_count (fixture, "Anna: Tiles", "3");
  make_narrow (fixture);
  g_assert_null (test_ui_find (fixture->page, AHU_TYPE_SCORE_BAR, NULL));
  while (test_ui_find (fixture->page, AHU_TYPE_COUNT_PAD, NULL) != NULL)
    test_score_enter_none (fixture->page);
  test_ui_wait_for_frames (fixture->page, 2);
  bar = test_ui_find (fixture->page, AHU_TYPE_SCORE_BAR, NULL);
  g_assert_nonnull (bar);
  /* What is in sight above it isn't said again. */
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_LABEL, "To the result");
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 480);
  gtk_adjustment_set_value (adjustment, 0);
  while (gtk_adjustment_get_page_size (adjustment) > 440)
    g_main_context_iteration (NULL, TRUE);
  test_ui_wait_for_frames (fixture->page, 2);
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_LABEL, "Anna wins with 3 glory points");

  while (gtk_adjustment_get_upper (adjustment) < 1300)
    g_main_context_iteration (NULL, TRUE);
  gtk_adjustment_set_value (adjustment, 50);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_signal_emit_by_name (bar, "clicked");
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 300);
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Back to the numbers");
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_LABEL, "Back to the numbers");
  g_signal_emit_by_name (bar, "clicked");
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 50);
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "To the result");
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_LABEL, "Anna wins with 3 glory points");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == focus);

  g_signal_emit_by_name (fixture->page, "undo");
  g_assert_false (gtk_widget_get_visible (bar));
}

/* The tick beside the name of a player whose counts are all in moves no number. */
static void
test_still (Fixture       *fixture,
            gconstpointer  data)
{
  graphene_rect_t anna = get_place (fixture, "Anna: Tiles");
  graphene_rect_t ben = get_place (fixture, "Ben: Tiles");
  static const char *const rest[] = { "Moai", "Wood", "Fish", "Mulberry", "Sweet Potato", "Grain" };
  graphene_rect_t after;

  /* But for a pixel that can't be divided. */
  g_assert_cmpfloat_with_epsilon (anna.size.width, ben.size.width, 1.5);
  type_count (fixture, "Anna: Tiles", "3");
  for (guint i = 0; i < G_N_ELEMENTS (rest); i++)
    {
      g_autofree char *name = g_strdup_printf ("Anna: %s", rest[i]);

      type_count (fixture, name, "1");
    }
  test_ui_wait_for_frames (fixture->page, 2);
  after = get_place (fixture, "Ben: Tiles");
  g_assert_true (graphene_rect_equal (&after, &ben));
}

static graphene_rect_t
get_key_place (Fixture *fixture)
{
  GtkWidget *pad = test_ui_find (fixture->page, AHU_TYPE_COUNT_PAD, NULL);
  graphene_rect_t place;

  test_ui_wait_for_frames (fixture->page, 2);
  g_assert_true (gtk_widget_compute_bounds (test_ui_find (pad, GTK_TYPE_BUTTON, "5"), fixture->page, &place));
  g_test_message ("the key: %g, %g, %g × %g", place.origin.x, place.origin.y, place.size.width, place.size.height);

  return place;
}

/* Nor do the keys move, whatever is told above them and whoever plays. */
static void
test_pad_still (Fixture       *fixture,
                gconstpointer  data)
{
  static const char *const others[] = { "Bo", "Ai", NULL };
  graphene_rect_t at_first = get_key_place (fixture);
  graphene_rect_t later;

  type_count (fixture, "Anna: Tiles", "3");
  later = get_key_place (fixture);
  g_assert_true (graphene_rect_equal (&later, &at_first));
  ahu_sheet_start (ahu_score_page_get_sheet (AHU_SCORE_PAGE (fixture->page)), others, colours);
  later = get_key_place (fixture);
  g_assert_true (graphene_rect_equal (&later, &at_first));
  test_score_count_rest (fixture->page);
  g_signal_emit_by_name (find_count (fixture, "Bo: Fish"), "clicked");
  later = get_key_place (fixture);
  g_assert_true (graphene_rect_equal (&later, &at_first));
}

static void
log_widths (GtkWidget *widget,
            int        most,
            guint      depth)
{
  int least;

  if (!gtk_widget_get_visible (widget))
    return;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > most)
    g_test_message ("%*s%s %d", (int) depth, "", G_OBJECT_TYPE_NAME (widget), least);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    log_widths (child, most, depth + 1);
}

/* With four players, all that can be shown, and a problem. */
static void
test_least_width (Fixture       *fixture,
                  gconstpointer  data)
{
  static const char *const four[] = { "Anna", "Maximiliane-Alexandra", "Chiara", "Dario", NULL };
  static const char *const all_colours[] = { "green", "blue", "red", "violet", NULL };
  g_autofree char *fish = ahu_rn_score_form_dup_name (rn_sheet_cell (0), four);
  int least;

  ahu_sheet_start (ahu_score_page_get_sheet (AHU_SCORE_PAGE (fixture->page)), four, all_colours);
  make_narrow (fixture);
  type_count (fixture, fish, "27");

  gtk_widget_measure (fixture->page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > 360)
    log_widths (fixture->page, 300, 0);
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
  add ("/ui/rn-score/live", test_live);
  add ("/ui/rn-score/undo", test_undo);
  add ("/ui/rn-score/box", test_box);
  add ("/ui/rn-score/taps", test_taps);
  add ("/ui/rn-score/taps-of-four", test_taps_of_four);
  add ("/ui/rn-score/limits", test_limits);
  add ("/ui/rn-score/keys", test_keys);
  add ("/ui/rn-score/enter", test_enter);
  add ("/ui/rn-score/tab", test_tab);
  add ("/ui/rn-score/tab-round", test_tab_round);
  add ("/ui/rn-score/whole-end", test_whole_end);
  add ("/ui/rn-score/names", test_names);
  add ("/ui/rn-score/players", test_players);
  add ("/ui/rn-score/what-if", test_what_if);
  add ("/ui/rn-score/ties", test_ties);
  add ("/ui/rn-score/narrow", test_narrow);
  add ("/ui/rn-score/narrow-title", test_narrow_title);
  add ("/ui/rn-score/narrow-menu", test_narrow_menu);
  add ("/ui/rn-score/digits", test_digits);
  add ("/ui/rn-score/pad-in-sight", test_pad_in_sight);
  add ("/ui/rn-score/bar", test_bar);
  add ("/ui/rn-score/still", test_still);
  add ("/ui/rn-score/pad-still", test_pad_still);
  add ("/ui/rn-score/least-width", test_least_width);

  return g_test_run ();
}
