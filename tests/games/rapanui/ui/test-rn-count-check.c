/* test-rn-count-check.c: the page that counts the table, as people use it
 *
 * Not for: which slip explains a difference (test-slips.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/ui/ahu-rn-count-check.h"

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/study/rn-count-check.h"
#include "games/rapanui/study/rn-slips.h"
#include "games/rapanui/ui/ahu-rn-count-check-form.h"
#include "games/rapanui/ui/ahu-rn-cover.h"
#include "games/rapanui/ui/ahu-rn-player-panel.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-readable.h"
#include "toolkit/entry/ahu-count-field.h"
#include "toolkit/entry/ahu-count-pad.h"
#include "toolkit/game/ahu-page.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-correction-window.h"
#include "toolkit/table/ahu-prompt.h"

#include "rn-table-utils.h"
#include "rn-widget-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

typedef struct
{
  TestTable table;
  GtkWidget *window; /* the count's part of the page */
} Fixture;

static gboolean
is_laid_out (gpointer data)
{
  GtkWidget *count = test_ui_find (data, AHU_TYPE_COUNT_FIELD, NULL);

  return count != NULL && gtk_widget_get_height (count) > 0;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  AhuSession *session;

  test_table_open (&fixture->table, "two-players.rapanui", 1280, 800);
  session = fixture->table.session;
  test_session_go (session, ahu_history_get_moves (ahu_session_get_history (session))->len / 2);
  gtk_widget_activate_action (fixture->table.page, "table.count", NULL);
  fixture->window = test_find_type (fixture->table.page, AHU_TYPE_RN_COUNT_CHECK);
  g_assert_nonnull (fixture->window);
  test_ui_wait (is_laid_out, fixture->window);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  test_table_close (&fixture->table);
}

static const char *
get_name (Fixture *fixture,
          guint    player)
{
  return ahu_session_get_names (fixture->table.session)[player];
}

static GtkWidget *
find_count (Fixture *fixture,
            guint    cell)
{
  g_autofree char *name = rn_count_cell_name (cell, ahu_session_get_names (fixture->table.session));
  GtkWidget *count = test_ui_find (fixture->window, AHU_TYPE_COUNT_FIELD, name);

  if (count == NULL)
    g_error ("no count is called “%s”", name);

  return count;
}

static RnCount
get_expected (Fixture *fixture)
{
  RnCount expected;

  rn_count_position (&expected, test_table_get_position (&fixture->table));

  return expected;
}

/* As a person types; Enter would be done. */
static void
type_count (Fixture *fixture,
            guint    cell,
            int      number)
{
  GtkWidget *count = find_count (fixture, cell);
  g_autofree char *text = g_strdup_printf ("%d", number);

  /* Who comes from another count types a new number. */
  gtk_widget_grab_focus (find_count (fixture, cell == 0 ? 1 : 0));
  gtk_widget_grab_focus (count);
  for (const char *c = text; *c; c++)
    g_assert_true (test_ui_press (fixture->window, gdk_unicode_to_keyval ((guint32) *c), 0));
}

static const char *
get_text (GtkWidget *count)
{
  return ahu_count_field_get_text (AHU_COUNT_FIELD (count));
}

static void
type_more (Fixture *fixture,
           guint    cell,
           int      more)
{
  type_count (fixture, cell, get_expected (fixture).cells[cell] + more);
}

static void
collect_offers (GtkWidget *root,
                GPtrArray *buttons)
{
  if (!gtk_widget_get_visible (root))
    return;
  if (GTK_IS_BUTTON (root) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)), "count.correct") == 0)
    g_ptr_array_add (buttons, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_offers (child, buttons);
}

static void
assert_says (Fixture    *fixture,
             const char *text)
{
  if (test_ui_find (fixture->window, GTK_TYPE_LABEL, text) == NULL)
    g_error ("nothing says “%s”", text);
}

/* So many other records are offered, none other than by its change. */
static void
assert_offers (Fixture *fixture,
               guint    n)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  collect_offers (fixture->window, buttons);
  g_assert_cmpuint (buttons->len, ==, n);
}

static gboolean
tells (GtkWidget  *root,
       const char *text)
{
  if (GTK_IS_LABEL (root) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (root)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (tells (child, text))
      return TRUE;

  return FALSE;
}

/* The same with the rule behind it. */
static void
assert_tells (Fixture    *fixture,
              const char *text)
{
  if (!tells (fixture->window, text))
    g_error ("nothing tells “%s”", text);
}

/* Every number stands there, has a name, and can be changed with a finger. */
static void
test_expected (Fixture       *fixture,
               gconstpointer  data)
{
  RnCount expected = get_expected (fixture);

  for (guint cell = 0; cell < rn_count_n_cells (&expected); cell++)
    {
      GtkWidget *count = find_count (fixture, cell);
      graphene_rect_t place;

      g_assert_cmpint (atoi (get_text (count)), ==, expected.cells[cell]);
      g_assert_true (gtk_widget_compute_bounds (count, fixture->window, &place));
      g_assert_cmpfloat (place.size.height, >=, 44);
      g_assert_cmpfloat (place.size.width, >=, 44);
    }
  assert_says (fixture, "Everything is where it should be.");
  g_assert_true (gtk_widget_get_visible (test_ui_find (fixture->window, AHU_TYPE_CHOICE, "Back to the table")));
  assert_offers (fixture, 0);
}

/* A count and a number are two taps; the pad takes it back, and knows what the box has. */
static void
test_taps (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *pad = test_ui_find (fixture->window, AHU_TYPE_COUNT_PAD, NULL);
  guint cell = rn_count_cell (1, RN_COUNT_GLORY);
  guint expected = (guint) get_expected (fixture).cells[cell];
  g_autofree char *other = g_strdup_printf ("%u", expected == 7 ? 8u : 7u);
  g_autofree char *same = g_strdup_printf ("%u", expected);
  GtkWidget *count = find_count (fixture, cell);

  gtk_widget_grab_focus (count);
  g_signal_emit_by_name (count, "clicked");
  test_ui_click (pad, other);
  g_assert_cmpstr (get_text (count), ==, other);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->table.window)) == count);
  assert_says (fixture, "Put the table right");
  test_ui_click (pad, "Undo");
  g_assert_cmpstr (get_text (count), ==, same);
  assert_says (fixture, "Everything is where it should be.");

  gtk_widget_grab_focus (find_count (fixture, RN_COUNT_SUPPLY));
  test_ui_click (pad, "2");
  g_assert_true (gtk_widget_is_sensitive (test_ui_find (pad, GTK_TYPE_BUTTON, "5")));
  g_assert_false (gtk_widget_is_sensitive (test_ui_find (pad, GTK_TYPE_BUTTON, "6")));
}

/* More than the box has can be typed; it is said and marked. */
static void
test_box (Fixture       *fixture,
          gconstpointer  data)
{
  GtkWidget *pile = find_count (fixture, RN_COUNT_SUPPLY);

  type_count (fixture, RN_COUNT_SUPPLY, 26);
  gtk_test_accessible_assert_state (pile, GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE);
  assert_says (fixture, "The box has only 25 of these cards.");
  type_count (fixture, RN_COUNT_SUPPLY, 25);
  gtk_test_accessible_assert_state (pile, GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_FALSE);
  g_assert_null (test_ui_find (fixture->window, GTK_TYPE_LABEL, "The box has only 25 of these cards."));
}

static guint
find_last_buy (Fixture *fixture)
{
  AhuHistory *history = ahu_session_get_history (fixture->table.session);

  for (guint ply = ahu_history_get_ply (history); ply-- > 0;)
    {
      RnMove move;

      rn_move_from_json (&move, ahu_history_get_move (history, ply));
      if (move.type == RN_MOVE_BUY)
        return ply;
    }
  g_error ("nobody buys anything");
}

/* Counts as if the last purchase had not been made. */
static guint
count_without_buy (Fixture *fixture)
{
  AhuHistory *history = ahu_session_get_history (fixture->table.session);
  guint ply = find_last_buy (fixture);
  RnCount before;
  RnCount after;
  RnCount change;

  rn_count_position (&before, ahu_history_get_position (history, ply));
  rn_count_position (&after, ahu_history_get_position (history, ply + 1));
  rn_count_subtract (&change, &before, &after);
  for (guint cell = 0; cell < rn_count_n_cells (&change); cell++)
    if (change.cells[cell] != 0)
      type_more (fixture, cell, change.cells[cell]);

  return ply;
}

/* The purchase is told; its button opens the correction with that change in it, which
 * only asks whether to make it; then all is as counted. */
static void
test_correct (Fixture       *fixture,
              gconstpointer  data)
{
  AhuHistory *history = ahu_session_get_history (fixture->table.session);
  guint n_moves = ahu_history_get_ply (history);
  guint ply = count_without_buy (fixture);
  const RnPosition *before = ahu_history_get_position (history, ply);
  g_autofree char *button = g_strdup_printf ("Correct turn %u to no purchase", before->turn);
  GtkWidget *correction;

  assert_says (fixture, "That explains the whole difference.");
  g_assert_null (test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW));
  test_ui_click (fixture->window, button);
  correction = test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW);
  g_assert_nonnull (correction);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (correction)) == GTK_WINDOW (fixture->table.window));
  g_assert_nonnull (test_ui_find (correction, GTK_TYPE_LABEL, "This move is left out."));
  g_assert_cmpuint (ahu_history_get_ply (history), ==, n_moves);

  test_ui_click (correction, "Correct it");
  g_assert_null (test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW));
  g_assert_cmpuint (ahu_history_get_ply (history), ==, n_moves - 1);
  assert_says (fixture, "Everything is where it should be.");
}

static GArray *
find_slips (Fixture *fixture,
            guint    cell,
            int      more)
{
  AhuHistory *history = ahu_session_get_history (fixture->table.session);
  guint n = ahu_history_get_ply (history);
  g_autofree RnMove *moves = g_new (RnMove, n);
  g_autoptr (RnSlips) slips = NULL;
  RnCount difference = { 0 };

  for (guint i = 0; i < n; i++)
    rn_move_from_json (&moves[i], ahu_history_get_move (history, i));
  slips = rn_slips_new (ahu_history_get_position (history, 0), moves, n);
  difference.n_players = test_table_get_position (&fixture->table)->n_players;
  difference.cells[cell] = (gint16) more;
  return rn_slips_find (slips, &difference);
}

/* What may have gone wrong at the table is told in sentences, the turns as one list; no
 * button leads to a record that is right. */
static void
test_turns (Fixture       *fixture,
            gconstpointer  data)
{
  guint cell = rn_count_cell (0, RN_COUNT_WOOD);
  g_autoptr (GArray) found = find_slips (fixture, cell, 1);
  const RnSlip *slip = &g_array_index (found, RnSlip, 0);
  g_autofree char *sentence = rn_slip_sentence (slip, ahu_session_get_names (fixture->table.session));

  g_assert_cmpuint (slip->fit, ==, RN_SLIP_EXACT);
  g_assert_cmpuint (slip->n_turns, >, 1);
  type_more (fixture, cell, 1);
  assert_tells (fixture, sentence);
  assert_offers (fixture, 0);
}

/* First of all: what to move on the table, in one sentence for each player. */
static void
test_cure (Fixture       *fixture,
           gconstpointer  data)
{
  guint rich = get_expected (fixture).cells[rn_count_cell (0, RN_COUNT_WOOD)] >= 2 ? 0 : 1;
  guint other = 1 - rich;
  g_autofree char *back = g_strdup_printf ("%s puts back 2 wood.", get_name (fixture, other));
  g_autofree char *both = g_strdup_printf ("%s takes 2 wood and puts back 1 glory point.", get_name (fixture, rich));

  type_more (fixture, rn_count_cell (other, RN_COUNT_WOOD), 2);
  assert_says (fixture, "Put the table right");
  assert_says (fixture, back);
  type_more (fixture, rn_count_cell (rich, RN_COUNT_WOOD), -2);
  type_more (fixture, rn_count_cell (rich, RN_COUNT_GLORY), 1);
  assert_says (fixture, back);
  assert_says (fixture, both);

  test_ui_click (fixture->window, "Done, the table is right");
  g_assert_null (test_find_type (fixture->table.page, AHU_TYPE_RN_COUNT_CHECK));
  g_assert_true (gtk_widget_get_mapped (test_find_type (fixture->table.page, AHU_TYPE_PROMPT)));
}

/* Nothing moves when the number of the record comes beside one that differs. */
static void
test_still (Fixture       *fixture,
            gconstpointer  data)
{
  /* What has the focus is scrolled to, with all of the form. */
  GtkWidget *form = test_find_type (fixture->window, AHU_TYPE_RN_COUNT_CHECK_FORM);
  RnCount expected = get_expected (fixture);
  guint last = rn_count_n_cells (&expected) - 1;
  graphene_point_t before;
  graphene_point_t after;

  test_ui_wait_for_frames (fixture->table.page, 2);
  g_assert_true (gtk_widget_compute_point (find_count (fixture, last), form, &GRAPHENE_POINT_INIT (0, 0), &before));
  for (guint cell = 0; cell <= last; cell++)
    type_more (fixture, cell, 1);
  test_ui_wait_for_frames (fixture->table.page, 2);
  g_assert_true (gtk_widget_compute_point (find_count (fixture, last), form, &GRAPHENE_POINT_INIT (0, 0), &after));
  g_assert_true (graphene_point_equal (&before, &after));
}

/* Plainly, where nothing explains it; the number of the record stays in sight. */
static void
test_nothing (Fixture       *fixture,
              gconstpointer  data)
{
  RnCount expected = get_expected (fixture);
  g_autofree char *record = g_strdup_printf ("Ahu: %d", expected.cells[RN_COUNT_STONE]);
  g_autofree char *both = g_strconcat ("77, ", record, NULL);

  type_count (fixture, RN_COUNT_STONE, 77);
  assert_says (fixture, "Nothing that was entered explains this difference.");
  assert_says (fixture, record);
  gtk_test_accessible_assert_property (find_count (fixture, RN_COUNT_STONE),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, both);
  test_ui_click (fixture->window, "Back to Ahu’s numbers");
  assert_says (fixture, "Everything is where it should be.");
  g_assert_cmpint (atoi (get_text (find_count (fixture, RN_COUNT_STONE))), ==, expected.cells[RN_COUNT_STONE]);
}

static void
collect_texts (GtkWidget *root,
               GString   *texts)
{
  if (GTK_IS_LABEL (root))
    g_string_append_printf (texts, "%s\n", gtk_label_get_text (GTK_LABEL (root)));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_texts (child, texts);
}

/* Sacrifice cards in front of a player are a number: told kinds change nothing. */
static void
test_discreet (Fixture       *fixture,
               gconstpointer  data)
{
  RnPosition position = *test_table_get_position (&fixture->table);
  RnCount before = get_expected (fixture);
  RnCount after;
  g_autoptr (GString) texts = g_string_new (NULL);

  position.sacrifice[0][0]++;
  position.sacrifice[0][1]--;
  rn_count_position (&after, &position);
  g_assert_cmpmem (&before, sizeof before, &after, sizeof after);

  type_more (fixture, rn_count_cell (0, RN_COUNT_SACRIFICE), 1);
  type_more (fixture, RN_COUNT_STONE, -1);
  collect_texts (fixture->window, texts);
  g_assert_nonnull (strstr (texts->str, "puts back 1 Sacrifice card."));
  g_assert_nonnull (strstr (texts->str, "sacrificed a card"));
}

static gboolean
is_narrow (gpointer data)
{
  return gtk_widget_get_width (data) <= 360;
}

/* At 360 px everything fits. */
static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  int least;

  type_more (fixture, rn_count_cell (1, RN_COUNT_WOOD), 2);
  gtk_window_set_default_size (GTK_WINDOW (fixture->table.window), 360, 720);
  test_ui_wait (is_narrow, fixture->window);
  /* The layout of a size comes with the frame after it. */
  test_ui_wait_for_frames (fixture->window, 2);
  gtk_widget_measure (fixture->window, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  for (guint cell = 0; cell < rn_count_cell (2, 0); cell++)
    {
      GtkWidget *count = find_count (fixture, cell);
      graphene_point_t start;

      g_assert_true (gtk_widget_compute_point (count, fixture->window, &GRAPHENE_POINT_INIT (0, 0), &start));
      g_assert_cmpfloat (start.x, >=, 0);
      g_assert_cmpfloat (start.x + gtk_widget_get_width (count), <=, 360);
    }
}

static gboolean
is_in_sight (gpointer data)
{
  GtkWidget *count = data;
  GtkWidget *scroller = gtk_widget_get_ancestor (count, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (count, scroller, &place));

  return place.origin.y >= 0 && place.origin.y + place.size.height <= gtk_widget_get_height (scroller);
}

/* On a telephone the pad comes with the first tap on a count, which it doesn't cover, and
 * goes for the result. */
static void
test_telephone (Fixture       *fixture,
                gconstpointer  data)
{
  GtkWidget *pad = test_find_type (fixture->window, AHU_TYPE_COUNT_PAD);
  GtkWidget *count = find_count (fixture, rn_count_cell (1, RN_COUNT_GLORY));

  gtk_window_set_default_size (GTK_WINDOW (fixture->table.window), 360, 720);
  test_ui_wait (is_narrow, fixture->window);
  test_ui_wait_for_frames (fixture->window, 2);
  g_assert_false (gtk_widget_get_visible (pad));
  gtk_widget_grab_focus (count);
  g_signal_emit_by_name (count, "clicked");
  test_ui_wait_for_frames (fixture->window, 2);
  g_assert_true (gtk_widget_get_mapped (pad));
  test_ui_wait (is_in_sight, count);
  test_ui_click (pad, "1");
  test_ui_click (pad, "1");
  g_assert_cmpstr (get_text (count), ==, "11");

  test_ui_click (fixture->window, "Show how to put the table right");
  g_assert_false (gtk_widget_get_visible (pad));
}

/* The pad tells which count it enters, and that one is in sight, whoever chose it; who scrolls
 * is left alone until a number is entered. */
static void
test_current_in_sight (Fixture       *fixture,
                       gconstpointer  data)
{
  GtkWidget *pad = test_find_type (fixture->window, AHU_TYPE_COUNT_PAD);
  GtkWidget *count = find_count (fixture, rn_count_cell (1, RN_COUNT_AREA));
  GtkWidget *scroller = gtk_widget_get_ancestor (count, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  gtk_window_set_default_size (GTK_WINDOW (fixture->table.window), 360, 720);
  test_ui_wait (is_narrow, fixture->window);
  test_ui_wait_for_frames (fixture->window, 2);
  g_signal_emit_by_name (count, "clicked");
  test_ui_wait (is_in_sight, count);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 0);

  gtk_adjustment_set_value (adjustment, 0);
  test_ui_wait_for_frames (fixture->window, 4);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  test_ui_click (pad, "1");
  test_ui_click (pad, "1");
  test_ui_wait (is_in_sight, count);
}

/* Tab reaches every count, what is offered and the end of it. */
static void
test_keyboard (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWindow *window = GTK_WINDOW (fixture->table.window);
  RnCount expected = get_expected (fixture);
  g_autoptr (GHashTable) reached = g_hash_table_new (NULL, NULL);
  g_autoptr (GPtrArray) offers = g_ptr_array_new ();

  count_without_buy (fixture);
  collect_offers (fixture->window, offers);
  g_assert_cmpuint (offers->len, >, 0);
  /* Tab goes by places, so everything must have got its. */
  gtk_test_widget_wait_for_draw (fixture->table.window);
  gtk_widget_grab_focus (fixture->window);
  for (guint i = 0; i < 200; i++)
    {
      g_signal_emit_by_name (window, "move-focus", GTK_DIR_TAB_FORWARD);
      for (GtkWidget *focus = gtk_window_get_focus (window); focus != NULL; focus = gtk_widget_get_parent (focus))
        g_hash_table_add (reached, focus);
    }
  for (guint cell = 0; cell < rn_count_n_cells (&expected); cell++)
    g_assert_true (g_hash_table_contains (reached, find_count (fixture, cell)));
  g_assert_true (g_hash_table_contains (reached, offers->pdata[0]));
  g_assert_true (g_hash_table_contains (reached, test_ui_find (fixture->window, AHU_TYPE_CHOICE,
                                                               "Done, the table is right")));

  /* Enter in a number is done; letters make no move meanwhile. */
  g_assert_false (test_table_press (&fixture->table, GDK_KEY_q, 0));
  gtk_widget_grab_focus (fixture->window);
  g_assert_true (test_ui_press (fixture->window, GDK_KEY_Return, 0));
  g_assert_null (test_find_type (fixture->table.page, AHU_TYPE_RN_COUNT_CHECK));
  fixture->window = NULL;
}

/* Text twice as large still fits a telephone. */
static void
test_large_text (Fixture       *fixture,
                 gconstpointer  data)
{
  GtkWidget *form = test_find_type (fixture->window, AHU_TYPE_RN_COUNT_CHECK_FORM);
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;
  int least;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  ahu_rn_count_check_form_set_width_class (AHU_RN_COUNT_CHECK_FORM (form), AHU_WIDTH_360);
  type_more (fixture, rn_count_cell (0, RN_COUNT_WOOD), 1);
  gtk_widget_measure (form, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  g_assert_cmpint (least, <=, 360 - 24);
}

static gboolean
has_shortcut (GListModel *shortcuts)
{
  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);
      g_autofree char *trigger = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));
      g_autofree char *action = gtk_shortcut_action_to_string (gtk_shortcut_get_action (shortcut));

      if (g_strcmp0 (trigger, "<Control>k") == 0 && g_strcmp0 (action, "action(table.count)") == 0)
        return TRUE;
    }

  return FALSE;
}

/* The page can be left with a number half typed. */
static void
test_half_typed (Fixture       *fixture,
                 gconstpointer  data)
{
  GtkWidget *count = g_object_ref (fixture->window);

  type_more (fixture, rn_count_cell (0, RN_COUNT_WOOD), 3);
  gtk_widget_activate_action (fixture->table.page, "table.end-count", NULL);
  g_assert_finalize_object (count);
}

/* “Back” leads to the table again, and only then away from it. */
static void
test_back (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_true (ahu_page_leave (AHU_PAGE (fixture->table.page)));
  g_assert_null (test_find_type (fixture->table.page, AHU_TYPE_RN_COUNT_CHECK));
  g_assert_false (ahu_page_leave (AHU_PAGE (fixture->table.page)));
}

/* Where the game comes to a card that is laid face down, the cover has the screen. */
static void
test_covered (Fixture       *fixture,
              gconstpointer  data)
{
  while (!ahu_rn_cover_is_needed (fixture->table.session))
    g_assert_true (ahu_session_undo (fixture->table.session));
  g_assert_null (test_find_type (fixture->table.page, AHU_TYPE_RN_COUNT_CHECK));
  g_assert_true (gtk_widget_get_mapped (test_find_type (fixture->table.page, AHU_TYPE_RN_COVER)));
  gtk_widget_activate_action (fixture->table.page, "table.count", NULL);
  g_assert_null (test_find_type (fixture->table.page, AHU_TYPE_RN_COUNT_CHECK));
}

/* Ctrl+K on the table page begins to count. */
static void
test_shortcut (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (fixture->table.page);
  gboolean found = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      found = found || (GTK_IS_SHORTCUT_CONTROLLER (controller) && has_shortcut (G_LIST_MODEL (controller)));
    }
  g_assert_true (found);
}

/* As a finger does, at a place in it. */
static void
tap (GtkWidget *widget,
     double     x,
     double     y)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller) && gtk_widget_has_css_class (widget, "pressable"))
        {
          g_signal_emit_by_name (controller, "released", 1, x, y);
          return;
        }
    }
  g_error ("a %s can’t be pressed", G_OBJECT_TYPE_NAME (widget));
}

/* Presses it where @at is, NULL for its middle. */
static void
assert_opens (TestTable *table,
              GtkWidget *widget,
              GtkWidget *at,
              guint      cell)
{
  g_autofree char *name = rn_count_cell_name (cell, ahu_session_get_names (table->session));
  GtkWidget *count;
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (at != NULL ? at : widget, widget, &place));
  tap (widget, place.origin.x + place.size.width / 2, place.origin.y + place.size.height / 2);
  count = test_find_type (table->page, AHU_TYPE_RN_COUNT_CHECK);
  g_assert_nonnull (count);
  test_ui_wait (is_laid_out, count);
  g_assert_true (gtk_widget_has_css_class (test_ui_find (count, AHU_TYPE_COUNT_FIELD, name), "current"));
  gtk_widget_activate_action (table->page, "table.end-count", NULL);
  g_assert_null (test_find_type (table->page, AHU_TYPE_RN_COUNT_CHECK));
  test_ui_wait_for_frames (table->page, 2);
}

static GtkWidget *
find_pressable (GtkWidget  *root,
                const char *name)
{
  g_autoptr (GPtrArray) all = test_find_all (root, AHU_TYPE_READABLE);

  for (guint i = 0; i < all->len; i++)
    if (gtk_widget_has_css_class (all->pdata[i], "pressable") && gtk_widget_get_mapped (all->pdata[i]))
      {
        g_autofree char *said = gtk_test_accessible_check_property (all->pdata[i], GTK_ACCESSIBLE_PROPERTY_LABEL, "\001");

        if (strstr (said, name) != NULL)
          return all->pdata[i];
      }

  g_error ("nothing that is called “%s” can be pressed", name);
}

/* A player, a number, the Stone and the pile each open the count where they are counted. */
static void
test_pressed (void)
{
  TestTable table;
  g_autoptr (GPtrArray) panels = NULL;
  AhuHistory *history;

  test_table_open (&table, "two-players.rapanui", 1280, 800);
  history = ahu_session_get_history (table.session);
  test_session_go (table.session, ahu_history_get_moves (history)->len / 2);
  test_ui_wait_for_frames (table.page, 3);
  panels = test_find_all (table.page, AHU_TYPE_RN_PLAYER_PANEL);
  g_assert_cmpuint (panels->len, ==, 2);
  for (guint player = 0; player < panels->len; player++)
    {
      g_autoptr (GPtrArray) numbers = test_find_all (panels->pdata[player], AHU_TYPE_PICTURE);
      GtkWidget *glory = NULL;

      for (guint i = 0; i < numbers->len; i++)
        if (g_strcmp0 (ahu_picture_get_name (numbers->pdata[i]), "token-glory") == 0)
          glory = gtk_widget_get_parent (numbers->pdata[i]);
      assert_opens (&table, panels->pdata[player], test_ui_find (panels->pdata[player], GTK_TYPE_LABEL,
                                                                 ahu_session_get_names (table.session)[player]),
                    rn_count_cell (player, RN_COUNT_WOOD));
      assert_opens (&table, panels->pdata[player], glory, rn_count_cell (player, RN_COUNT_GLORY));
    }
  assert_opens (&table, find_pressable (table.page, "Stone of Sacrifice"), NULL, RN_COUNT_STONE);
  assert_opens (&table, find_pressable (table.page, "Draw pile"), NULL, RN_COUNT_DECK);
  test_table_close (&table);
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
  add ("/ui/rn-count-check/expected", test_expected);
  add ("/ui/rn-count-check/taps", test_taps);
  add ("/ui/rn-count-check/box", test_box);
  add ("/ui/rn-count-check/turns", test_turns);
  add ("/ui/rn-count-check/correct", test_correct);
  add ("/ui/rn-count-check/cure", test_cure);
  add ("/ui/rn-count-check/nothing", test_nothing);
  add ("/ui/rn-count-check/discreet", test_discreet);
  add ("/ui/rn-count-check/narrow", test_narrow);
  add ("/ui/rn-count-check/telephone", test_telephone);
  add ("/ui/rn-count-check/current-in-sight", test_current_in_sight);
  add ("/ui/rn-count-check/keyboard", test_keyboard);
  add ("/ui/rn-count-check/large-text", test_large_text);
  add ("/ui/rn-count-check/half-typed", test_half_typed);
  add ("/ui/rn-count-check/shortcut", test_shortcut);
  add ("/ui/rn-count-check/still", test_still);
  add ("/ui/rn-count-check/back", test_back);
  add ("/ui/rn-count-check/covered", test_covered);
  g_test_add_func ("/ui/rn-count-check/pressed", test_pressed);

  return g_test_run ();
}
