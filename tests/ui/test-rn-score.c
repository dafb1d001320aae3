/* test-rn-score.c: the page that scores the end of a game that was not tracked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/rapanui/ahu-rn-score-page.h"

#include "app/rapanui/ahu-rn-score-bar.h"
#include "app/rapanui/ahu-rn-score-form.h"

#include "rn-score-utils.h"
#include "test-ui.h"

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
  fixture->page = ahu_rn_score_page_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->page);
  ahu_rn_score_page_start (AHU_RN_SCORE_PAGE (fixture->page), names, colours);
  gtk_window_present (GTK_WINDOW (fixture->window));
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

/* The result follows each digit, and the text is that of the command line. */
static void
test_live (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *text = NULL;

  g_assert_nonnull (test_ui_find (fixture->page, GTK_TYPE_LABEL, "Enter the Stone, then what each player has"));
  type_count (fixture, "Fish on the Stone", "4");
  type_count (fixture, "Mulberry on the Stone", "2");
  assert_says (fixture, "Nobody sacrificed Sweet Potato or Grain. 0 is a number like any other, so they tie for last "
                        "and are worth 1 each (R8.3, R8.4).");
  type_count (fixture, "Ben: Tiles", "12");
  assert_says (fixture, "Ben wins with 12 glory points");
  type_count (fixture, "Anna: Fish", "5");
  assert_says (fixture, "Anna wins with 15 glory points");

  text = ahu_rn_score_page_dup_text (AHU_RN_SCORE_PAGE (fixture->page));
  g_assert_true (g_str_has_prefix (text, "Anna wins with 15 glory points\n"));
  g_assert_nonnull (strstr (text, "5 × 3 = 15"));
}

/* Typing one number is one step, each card turned up another. */
static void
test_undo (Fixture       *fixture,
           gconstpointer  data)
{
  gboolean can_undo;
  gboolean can_redo;

  type_count (fixture, "Anna: Wood", "14");
  test_ui_click (fixture->page, "Count one more on the Stone: Fish");
  test_ui_click (fixture->page, "Count one more on the Stone: Fish");
  assert_count (fixture, "Fish on the Stone", 2);

  g_signal_emit_by_name (fixture->page, "undo");
  assert_count (fixture, "Fish on the Stone", 1);
  g_signal_emit_by_name (fixture->page, "undo");
  g_signal_emit_by_name (fixture->page, "undo");
  assert_count (fixture, "Anna: Wood", 0);
  g_object_get (fixture->page, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  g_assert_false (can_undo);
  g_assert_true (can_redo);

  g_signal_emit_by_name (fixture->page, "redo");
  assert_count (fixture, "Anna: Wood", 14);
}

/* What the box can't hold is told and marked; the rest is scored. */
static void
test_box (Fixture       *fixture,
          gconstpointer  data)
{
  type_count (fixture, "Fish on the Stone", "20");
  type_count (fixture, "Ben: Fish", "7");
  type_count (fixture, "Anna: Tiles", "30");

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

/* What is no count stays where it was typed, marked and spoken of; everything else
 * is scored. */
static void
test_no_number (Fixture       *fixture,
                gconstpointer  data)
{
  static const char *const wrong[] = { "-x", "7 ", "3,5", "1e3", "-1", "99999999999", "٣", NULL };

  type_count (fixture, "Ben: Wood", "7");
  for (guint i = 0; wrong[i] != NULL; i++)
    {
      g_autofree char *tiles = g_strdup_printf ("%u", 20 + i);
      g_autofree char *headline = g_strdup_printf ("Anna wins with %u glory points", 20 + i);

      type_count (fixture, "Ben: Moai", "2");
      gtk_editable_set_text (GTK_EDITABLE (find_count (fixture, "Ben: Moai")), wrong[i]);
      type_count (fixture, "Anna: Tiles", tiles);

      g_assert_cmpstr (test_score_get_text (fixture->page, "Ben: Moai"), ==, wrong[i]);
      g_assert_true (test_score_is_wrong (fixture->page, "Ben: Moai"));
      g_assert_false (test_score_is_wrong (fixture->page, "Ben: Wood"));
      assert_says (fixture, headline);
    }

  type_count (fixture, "Ben: Moai", "3");
  g_assert_false (test_score_is_wrong (fixture->page, "Ben: Moai"));
  assert_count (fixture, "Ben: Wood", 7);
}

/* Nonsense is told with what counts meanwhile; + goes on from there, undo takes the
 * whole word back. */
static void
test_nonsense_is_told (Fixture       *fixture,
                       gconstpointer  data)
{
  GtkWidget *count = find_count (fixture, "Ben: Wood");

  type_count (fixture, "Ben: Wood", "12x");
  assert_says (fixture, "“12x” is no number. For “Ben: Wood”, 12 is taken.");
  type_count (fixture, "Anna: Wood", "3");
  g_signal_emit_by_name (fixture->page, "undo");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (count)), ==, "12x");
  g_signal_emit_by_name (fixture->page, "undo");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (count)), ==, "0");
  g_signal_emit_by_name (fixture->page, "redo");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (count)), ==, "12x");

  gtk_spin_button_update (GTK_SPIN_BUTTON (count));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (count)), ==, "12x");
  gtk_spin_button_spin (GTK_SPIN_BUTTON (count), GTK_SPIN_STEP_FORWARD, 1);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (count)), ==, "13");
  g_assert_false (test_score_is_wrong (fixture->page, "Ben: Wood"));
}

/* Enter goes from number to number: the Stone, then player by player. */
static void
test_enter (Fixture       *fixture,
            gconstpointer  data)
{
  static const char *const order[] = {
    "Mulberry on the Stone", "Sweet Potato on the Stone", "Grain on the Stone",
    "Anna: Tiles", "Anna: Moai", "Anna: Wood", "Anna: Fish", "Anna: Mulberry", "Anna: Sweet Potato", "Anna: Grain",
    "Ben: Tiles", "Ben: Moai", "Ben: Wood", "Ben: Fish", "Ben: Mulberry", "Ben: Sweet Potato", "Ben: Grain",
    "Chiara: Tiles", "Chiara: Moai", "Chiara: Wood", "Chiara: Fish", "Chiara: Mulberry", "Chiara: Sweet Potato",
    "Chiara: Grain", "Fish on the Stone"
  };

  gtk_widget_grab_focus (find_count (fixture, "Fish on the Stone"));
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      test_score_enter (fixture->page);
      g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                             find_count (fixture, order[i])));
    }
}

/* Tab goes down a player's column, then to the next player. */
static void
test_tab (Fixture       *fixture,
          gconstpointer  data)
{
  static const char *const order[] = {
    "Anna: Moai", "Anna: Wood", "Anna: Fish", "Anna: Mulberry", "Anna: Sweet Potato", "Anna: Grain"
  };

  gtk_widget_grab_focus (find_count (fixture, "Anna: Tiles"));
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      g_assert_true (gtk_widget_child_focus (fixture->page, GTK_DIR_TAB_FORWARD));
      g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                             find_count (fixture, order[i])));
    }
  for (guint i = 0; i < 3; i++)
    g_assert_true (gtk_widget_child_focus (fixture->page, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                         find_count (fixture, "Ben: Tiles")));
  g_assert_true (gtk_widget_child_focus (fixture->page, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                         test_ui_find (fixture->page, GTK_TYPE_ENTRY, "Name of player 2")));
}

/* As a key in the field that has the focus, whose number is selected. */
static void
press_digit (Fixture *fixture,
             char     digit)
{
  GtkEditable *field = GTK_EDITABLE (gtk_window_get_focus (GTK_WINDOW (fixture->window)));
  const char text[] = { digit, '\0' };
  int position;

  gtk_editable_delete_selection (field);
  position = gtk_editable_get_position (field);
  gtk_editable_insert_text (field, text, 1, &position);
  gtk_editable_set_position (field, position);
}

/* A whole end of three players in fifty keys: digits, and Enter between numbers. */
static void
test_whole_end (Fixture       *fixture,
                gconstpointer  data)
{
  static const char keys[] = "2>4>1>4>" "9>2>8>5>1>2>>" "6>4>3>2>3>4>1>" "12>3>14>3>1>1>2";
  guint n_keys = 0;

  gtk_widget_grab_focus (find_count (fixture, "Fish on the Stone"));
  for (const char *key = keys; *key; key++, n_keys++)
    if (*key == '>')
      test_score_enter (fixture->page);
    else
      press_digit (fixture, *key);

  g_assert_cmpuint (n_keys, ==, 50);
  assert_count (fixture, "Chiara: Tiles", 12);
  assert_count (fixture, "Ben: Grain", 1);
  assert_says (fixture, "Tied with Chiara on 42 glory points: 4 Moai against 3 decides (R8.7)");
}

static gboolean
press_letter (Fixture *fixture,
              guint    keyval)
{
  return test_ui_press (fixture->page, keyval, 0);
}

/* Cards counted one by one as they are turned up: “Fish, Fish, Grain …”. */
static void
test_letters (Fixture       *fixture,
              gconstpointer  data)
{
  gtk_widget_grab_focus (find_count (fixture, "Mulberry on the Stone"));
  g_assert_true (press_letter (fixture, GDK_KEY_f));
  g_assert_true (press_letter (fixture, GDK_KEY_F));
  g_assert_true (press_letter (fixture, GDK_KEY_g));
  g_assert_false (press_letter (fixture, GDK_KEY_1));
  assert_count (fixture, "Fish on the Stone", 2);
  assert_count (fixture, "Grain on the Stone", 1);

  gtk_widget_grab_focus (find_count (fixture, "Ben: Wood"));
  g_assert_true (press_letter (fixture, GDK_KEY_s));
  assert_count (fixture, "Ben: Sweet Potato", 1);

  g_signal_emit_by_name (fixture->page, "undo");
  g_signal_emit_by_name (fixture->page, "undo");
  assert_count (fixture, "Ben: Sweet Potato", 0);
  assert_count (fixture, "Grain on the Stone", 0);
  assert_count (fixture, "Fish on the Stone", 2);

  /* In a name they are letters. */
  gtk_widget_grab_focus (test_ui_find (fixture->page, GTK_TYPE_ENTRY, "Name of player 1"));
  g_assert_false (press_letter (fixture, GDK_KEY_f));
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
test_count_anew (Fixture       *fixture,
                 gconstpointer  data)
{
  g_assert_false (gtk_widget_is_sensitive (test_ui_find (fixture->page, GTK_TYPE_BUTTON, "Count anew")));
  type_count (fixture, "Anna: Tiles", "4");
  type_count (fixture, "Ben: Wood", "x");
  test_ui_click (fixture->page, "Count anew");
  assert_count (fixture, "Anna: Tiles", 0);
  g_assert_cmpstr (test_score_get_text (fixture->page, "Ben: Wood"), ==, "0");
  g_signal_emit_by_name (fixture->page, "undo");
  assert_count (fixture, "Anna: Tiles", 4);
  g_assert_cmpstr (test_score_get_text (fixture->page, "Ben: Wood"), ==, "x");
}

static void
test_players (Fixture       *fixture,
              gconstpointer  data)
{
  type_count (fixture, "Chiara: Tiles", "8");
  test_ui_click (fixture->page, "Add a player");
  assert_count (fixture, "Player 4: Tiles", 0);
  g_assert_false (gtk_widget_is_sensitive (test_ui_find (fixture->page, GTK_TYPE_BUTTON, "Add a player")));
  g_assert_nonnull (test_ui_find (fixture->page, GTK_TYPE_WIDGET, "Colour of player 4: violet"));

  g_signal_emit_by_name (fixture->page, "undo");
  g_assert_null (test_ui_find (fixture->page, GTK_TYPE_SPIN_BUTTON, "Player 4: Tiles"));
  assert_count (fixture, "Chiara: Tiles", 8);
}

/* For the count that has the focus. */
static void
test_what_if (Fixture       *fixture,
              gconstpointer  data)
{
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
  type_count (fixture, "Anna: Tiles", "8");
  type_count (fixture, "Ben: Moai", "2");
  assert_says (fixture, "Tied with Anna on 8 glory points: 2 Moai against 0 decides (R8.7)");
  type_count (fixture, "Anna: Tiles", "0");
  type_count (fixture, "Anna: Moai", "2");
  type_count (fixture, "Anna: Wood", "4");
  assert_says (fixture, "Tied with Ben on 8 glory points and Moai (2 each): 4 wood against 0 decides (R8.7)");
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
  while (test_ui_find (fixture->page, AHU_TYPE_RN_SCORE_BAR, NULL) != NULL)
    g_main_context_iteration (NULL, TRUE);
  make_narrow (fixture);
  bar = test_ui_find (fixture->page, AHU_TYPE_RN_SCORE_BAR, NULL);
  g_assert_nonnull (bar);
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_LABEL, "Anna wins with 3 glory points");
  type_count (fixture, "Ben: Tiles", "5");
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_LABEL, "Ben wins with 5 glory points");

  while (gtk_adjustment_get_upper (adjustment) < 2000)
    g_main_context_iteration (NULL, TRUE);
  gtk_adjustment_set_value (adjustment, 50);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_signal_emit_by_name (bar, "clicked");
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 500);
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Back to the numbers");
  g_signal_emit_by_name (bar, "clicked");
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 50);
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "To the result");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == focus);

  test_ui_click (fixture->page, "Count anew");
  g_assert_false (gtk_widget_get_visible (bar));
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
  int least;

  ahu_rn_score_page_start (AHU_RN_SCORE_PAGE (fixture->page), four, all_colours);
  make_narrow (fixture);
  gtk_editable_set_text (GTK_EDITABLE (test_ui_find (fixture->page, GTK_TYPE_SPIN_BUTTON, NULL)), "27");

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
  add ("/ui/rn-score/no-number", test_no_number);
  add ("/ui/rn-score/nonsense-is-told", test_nonsense_is_told);
  add ("/ui/rn-score/enter", test_enter);
  add ("/ui/rn-score/tab", test_tab);
  add ("/ui/rn-score/whole-end", test_whole_end);
  add ("/ui/rn-score/letters", test_letters);
  add ("/ui/rn-score/names", test_names);
  add ("/ui/rn-score/count-anew", test_count_anew);
  add ("/ui/rn-score/players", test_players);
  add ("/ui/rn-score/what-if", test_what_if);
  add ("/ui/rn-score/ties", test_ties);
  add ("/ui/rn-score/bar", test_bar);
  add ("/ui/rn-score/least-width", test_least_width);

  return g_test_run ();
}
