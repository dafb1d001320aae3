/* test-tp-box.c: the players' own box: what is entered, remembered and kept in a record
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/ui/ahu-tp-box-form.h"
#include "games/tapati/ui/ahu-tp-box-list.h"
#include "games/tapati/ui/ahu-tp-box-page.h"
#include "games/tapati/ui/ahu-tp-box-words.h"
#include "games/tapati/ui/ahu-tp-game-ui.h"
#include "shell/players/ahu-players-page.h"
#include "shell/result/ahu-result-menu.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/ranking/ahu-story.h"
#include "toolkit/rules/ahu-rules-picture.h"
#include "toolkit/table/ahu-set-up-page.h"

static const char *const names[] = { "Anna", "Ben", "Chiara", "Dario", "Elena", "Finn", NULL };
static const char *const colours[] = { "green", "blue", "red", "violet", "orange", "yellow", NULL };

/* What the page has emitted. */
typedef struct
{
  guint n_dealt;
  guint n_left;
  char *setup;
} Heard;

static void
dealt_cb (GtkWidget *page,
          JsonNode  *setup,
          Heard     *heard)
{
  heard->n_dealt++;
  g_free (heard->setup);
  heard->setup = json_to_string (setup, FALSE);
}

static void
left_cb (Heard *heard)
{
  heard->n_left++;
}

static void
forget_all (void)
{
  GSettings *settings = ahu_settings_get_game (tp_game_get ());

  g_settings_reset (settings, "box");
  g_settings_reset (settings, "box-compared");
  g_settings_reset (settings, "boxes");
}

static char **
names_of (guint n_players)
{
  char **some = g_new0 (char *, n_players + 1);

  for (guint i = 0; i < n_players; i++)
    some[i] = g_strdup (names[i]);

  return some;
}

/* The page as the window has it: through the table of the game. */
static GtkWidget *
page_new (guint  n_players,
          Heard *heard)
{
  const AhuGameUi *ui = ahu_tp_game_ui_get ();
  GtkWidget *page = g_object_ref_sink (ui->deal_page_new ());
  g_auto (GStrv) some = names_of (n_players);

  ahu_set_up_page_start (AHU_SET_UP_PAGE (page), (const char *const *) some, colours, NULL);
  if (heard != NULL)
    {
      *heard = (Heard) { 0 };
      g_signal_connect (page, "dealt", G_CALLBACK (dealt_cb), heard);
      g_signal_connect_swapped (page, "left", G_CALLBACK (left_cb), heard);
    }

  return page;
}

static void
page_free (GtkWidget *page,
           Heard     *heard)
{
  if (heard != NULL)
    g_free (heard->setup);
  g_assert_finalize_object (page);
}

static GtkWidget *
find_number (GtkWidget     *page,
             AhuTpBoxField  field,
             guint          index)
{
  g_autofree char *name = ahu_tp_box_field_words (field, index, 0);
  GtkWidget *spin = test_ui_find (page, GTK_TYPE_SPIN_BUTTON, name);

  if (spin == NULL)
    g_error ("no number is called “%s”", name);

  return spin;
}

static const char *
get_text (GtkWidget     *page,
          AhuTpBoxField  field,
          guint          index)
{
  return gtk_editable_get_text (GTK_EDITABLE (find_number (page, field, index)));
}

static void
type_number (GtkWidget     *page,
             AhuTpBoxField  field,
             guint          index,
             const char    *text)
{
  gtk_editable_set_text (GTK_EDITABLE (find_number (page, field, index)), text);
}

static GtkWidget *
find_toggle (GtkWidget     *page,
             AhuTpBoxField  field,
             guint          index,
             guint          value)
{
  g_autofree char *name = field == AHU_TP_BOX_ARROW
                          ? ahu_tp_box_arrow_words (index / TP_COMBINATIONS, index % TP_COMBINATIONS)
                          : ahu_tp_box_field_words (field, index, value);
  GtkWidget *toggle = test_ui_find (page, GTK_TYPE_TOGGLE_BUTTON, name);

  if (toggle == NULL)
    g_error ("no button is called “%s”", name);

  return toggle;
}

static void
toggle (GtkWidget     *page,
        AhuTpBoxField  field,
        guint          index,
        guint          value)
{
  g_signal_emit_by_name (find_toggle (page, field, index, value), "clicked");
}

static void
assert_range (GtkWidget     *page,
              AhuTpBoxField  field,
              guint          index,
              guint          least,
              guint          most)
{
  double low, high;

  gtk_spin_button_get_range (GTK_SPIN_BUTTON (find_number (page, field, index)), &low, &high);
  g_assert_cmpfloat (low, ==, least);
  g_assert_cmpfloat (high, ==, most);
}

static void
go_on (GtkWidget *page)
{
  test_ui_click (page, "Lay out the first round");
}

static gboolean
get (GtkWidget  *page,
     const char *property)
{
  gboolean value;

  g_object_get (page, property, &value, NULL);

  return value;
}

/* A box in which every kind of number is another one. */
static void
enter_all (GtkWidget *page)
{
  type_number (page, AHU_TP_BOX_QUARRIES, 0, "12");
  type_number (page, AHU_TP_BOX_QUARRIES, 3, "18");
  type_number (page, AHU_TP_BOX_RUGS, 1, "8");
  toggle (page, AHU_TP_BOX_SPACES, 0, 2);
  toggle (page, AHU_TP_BOX_ROW, 0, 1);
  type_number (page, AHU_TP_BOX_SQUARE, 4, "5");
  toggle (page, AHU_TP_BOX_ARROW, AHU_TP_BOX_ARROW_INDEX (TP_COMBINATION_PALMS, TP_COMBINATION_QUARRY), 1);
  toggle (page, AHU_TP_BOX_ARROW, AHU_TP_BOX_ARROW_INDEX (TP_COMBINATION_PALMS, TP_COMBINATION_RAPANUI), 1);
}

#define ALL_ENTERED \
  "{\"quarries\":{\"1\":12,\"2\":15,\"3\":15,\"4\":18}," \
  "\"rugs\":{\"2\":{\"count\":6,\"slaves\":2},\"3\":{\"count\":8,\"slaves\":2}}," \
  "\"row\":5,\"transfer\":[1,2,3,4,5,8,10]," \
  "\"arrows\":[[\"quarry\",\"rapanui\"],[\"rapanui\",\"slaves\"],[\"slaves\",\"slave-palm\"]," \
  "[\"slave-palm\",\"palms\"],[\"palms\",\"rapanui\"]]}"

/* Nothing entered: the rules' own numbers are the set-up. */
static void
test_defaults (void)
{
  g_autoptr (JsonNode) setup = NULL;
  Heard heard;
  GtkWidget *page;
  TpBox box, defaults;

  forget_all ();
  page = page_new (5, &heard);
  go_on (page);
  g_assert_cmpuint (heard.n_dealt, ==, 1);
  setup = json_from_string (heard.setup, NULL);
  g_assert_cmpint (tp_box_from_json (&box, 5, json_node_get_object (setup)).code, ==, TP_OK);
  tp_box_init (&defaults, 5);
  g_assert_cmpmem (&box, sizeof box, &defaults, sizeof defaults);
  page_free (page, &heard);
}

/* What is entered is what the record of the game has. */
static void
test_record (void)
{
  g_autoptr (AhuRecord) record = NULL;
  g_autofree char *kept = NULL;
  g_auto (GStrv) four = names_of (4);
  const char *const their_colours[] = { "green", "blue", "red", "violet", NULL };
  g_autoptr (JsonNode) node = NULL;
  Heard heard;
  GtkWidget *page;

  forget_all ();
  page = page_new (4, &heard);
  enter_all (page);
  g_assert_cmpuint (heard.n_dealt, ==, 0);
  go_on (page);
  g_assert_cmpstr (heard.setup, ==, ALL_ENTERED);

  record = ahu_record_new (tp_game_get (), (const char *const *) four, their_colours, json_from_string (heard.setup, NULL));
  node = json_node_init_object (json_node_alloc (), ahu_record_get_setup (record));
  kept = json_to_string (node, FALSE);
  g_assert_cmpstr (kept, ==, ALL_ENTERED);
  page_free (page, &heard);
}

/* Asked once: the next game has it, with another number of players too. */
static void
test_remembered (void)
{
  g_autoptr (JsonNode) setup = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *today = NULL;
  Heard heard;
  GtkWidget *page;

  forget_all ();
  page = page_new (4, &heard);
  g_assert_true (test_ui_says (page, "Compare these numbers with your box once"));
  enter_all (page);
  g_assert_true (test_ui_says (page, "Compare these numbers with your box once"));
  go_on (page);
  page_free (page, &heard);

  page = page_new (6, &heard);
  g_assert_false (test_ui_says (page, "Compare these numbers with your box once"));
  today = ahu_tp_box_remembered_words (NULL, now);
  g_assert_true (test_ui_says (page, today));
  setup = ahu_set_up_page_dup_setup (AHU_SET_UP_PAGE (page));
  g_assert_cmpint (json_object_get_int_member (json_node_get_object (setup), "row"), ==, 7);
  json_object_set_int_member (json_node_get_object (setup), "row", 5);
  g_free (heard.setup);
  heard.setup = json_to_string (setup, FALSE);
  g_assert_cmpstr (heard.setup, ==, ALL_ENTERED);
  page_free (page, &heard);
}

/* The page is scrolled over its numbers, and none of them changes. */
static void
test_scrolled (void)
{
  GtkWidget *page = page_new (3, NULL);
  GtkWidget *number = find_number (page, AHU_TP_BOX_SQUARE, 1);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (number);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      g_assert_false (GTK_IS_EVENT_CONTROLLER_SCROLL (controller));
    }
  page_free (page, NULL);
}

/* What somebody else wrote there, or a later version, is passed over. */
static void
test_settings_broken (void)
{
  static const char *const texts[] = { "", "[]", "{\"quarries\":3}", "{\"transfer\":[10,9,8,7,6,5,4]}", "{\"rugs\":" };
  GSettings *settings = ahu_settings_get_game (tp_game_get ());
  AhuTpOwnBox box, usual;

  ahu_tp_own_box_init (&usual);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GDateTime) day = NULL;

      g_settings_set (settings, "box", "(sbs)", "2026-11-15", TRUE, texts[i]);
      day = ahu_tp_own_box_recall (&box);
      g_assert_null (day);
      g_assert_true (ahu_tp_own_box_equal (&box, &usual));
    }
  /* A day that is none leaves the box as it is. */
  g_settings_set (settings, "box", "(sbs)", "the other day", TRUE, "{}");
  g_assert_null (ahu_tp_own_box_recall (&box));
  g_assert_true (box.more);
  forget_all ();
}

/* − and + stop at the neighbours, and nothing else is taken. */
static void
test_limits (void)
{
  Heard heard;
  GtkWidget *page;

  forget_all ();
  page = page_new (3, &heard);
  assert_range (page, AHU_TP_BOX_SQUARE, 0, 1, 2);
  assert_range (page, AHU_TP_BOX_SQUARE, 4, 4, 8);
  assert_range (page, AHU_TP_BOX_SQUARE, 5, 6, 10);
  type_number (page, AHU_TP_BOX_SQUARE, 4, "7");
  assert_range (page, AHU_TP_BOX_SQUARE, 3, 3, 7);
  assert_range (page, AHU_TP_BOX_SQUARE, 5, 7, 10);
  type_number (page, AHU_TP_BOX_SQUARE, 4, "9");
  assert_range (page, AHU_TP_BOX_SQUARE, 5, 7, 10);

  assert_range (page, AHU_TP_BOX_QUARRIES, 0, 0, 99);
  for (guint i = 1; i < TP_CIRCLES; i++)
    type_number (page, AHU_TP_BOX_QUARRIES, i, "0");
  assert_range (page, AHU_TP_BOX_QUARRIES, 0, 4, 99);
  type_number (page, AHU_TP_BOX_QUARRIES, 0, "4");
  /* A longer row would need one more. */
  g_assert_false (gtk_widget_is_sensitive (find_toggle (page, AHU_TP_BOX_ROW, 0, 1)));
  type_number (page, AHU_TP_BOX_QUARRIES, 0, "5");
  g_assert_true (gtk_widget_is_sensitive (find_toggle (page, AHU_TP_BOX_ROW, 0, 1)));

  type_number (page, AHU_TP_BOX_RUGS, 0, "0");
  assert_range (page, AHU_TP_BOX_RUGS, 1, 1, 99);
  go_on (page);
  g_assert_nonnull (strstr (heard.setup, "\"transfer\":[1,2,3,4,7,8,10]"));
  g_assert_nonnull (strstr (heard.setup, "\"quarries\":{\"1\":5,\"2\":0,\"3\":0,\"4\":0}"));
  page_free (page, &heard);
}

/* More players may need more quarries than a box has: then the way on is closed, and only what helps is
 * offered. */
static void
test_few_quarries (void)
{
  g_auto (GStrv) six = names_of (6);
  Heard heard;
  GtkWidget *page;
  GtkWidget *go;

  forget_all ();
  page = page_new (3, &heard);
  go = test_ui_find (page, GTK_TYPE_BUTTON, "Lay out the first round");
  for (guint i = 1; i < TP_CIRCLES; i++)
    type_number (page, AHU_TP_BOX_QUARRIES, i, "0");
  type_number (page, AHU_TP_BOX_QUARRIES, 0, "5");
  ahu_set_up_page_start (AHU_SET_UP_PAGE (page), (const char *const *) six, colours, NULL);
  g_assert_true (test_ui_says (page, "The box must have at least 7 quarries, not 5. (T2.2)"));
  g_assert_null (ahu_set_up_page_dup_setup (AHU_SET_UP_PAGE (page)));
  assert_range (page, AHU_TP_BOX_QUARRIES, 0, 5, 99);
  assert_range (page, AHU_TP_BOX_SQUARE, 4, 6, 6);
  type_number (page, AHU_TP_BOX_QUARRIES, 2, "1");
  type_number (page, AHU_TP_BOX_QUARRIES, 2, "2");
  g_assert_false (test_ui_says (page, "The box must have"));
  g_assert_true (gtk_widget_is_sensitive (go));
  page_free (page, &heard);
}

/* A number that is changed step by step is undone at once; before the first come the players. */
static void
test_undo (void)
{
  Heard heard;
  GtkWidget *page;
  GtkWidget *spin;

  forget_all ();
  page = page_new (4, &heard);
  spin = find_number (page, AHU_TP_BOX_QUARRIES, 1);
  g_assert_false (get (page, "can-redo"));
  for (guint i = 0; i < 3; i++)
    gtk_spin_button_spin (GTK_SPIN_BUTTON (spin), GTK_SPIN_STEP_FORWARD, 1);
  toggle (page, AHU_TP_BOX_SPACES, 1, 1);
  g_signal_emit_by_name (page, "undo");
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (find_toggle (page, AHU_TP_BOX_SPACES, 1, 2))));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 18);
  g_signal_emit_by_name (page, "undo");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 15);
  g_assert_cmpuint (heard.n_left, ==, 0);
  g_signal_emit_by_name (page, "undo");
  g_assert_cmpuint (heard.n_left, ==, 1);
  g_signal_emit_by_name (page, "redo");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 18);

  /* To and fro is nothing to undo. */
  g_signal_emit_by_name (page, "undo");
  gtk_spin_button_spin (GTK_SPIN_BUTTON (spin), GTK_SPIN_STEP_FORWARD, 1);
  gtk_spin_button_spin (GTK_SPIN_BUTTON (spin), GTK_SPIN_STEP_BACKWARD, 1);
  g_signal_emit_by_name (page, "undo");
  g_assert_cmpuint (heard.n_left, ==, 2);
  page_free (page, &heard);
}

static void
keep_as (GtkWidget  *page,
         const char *name)
{
  GtkWidget *row = test_ui_find (page, ADW_TYPE_ENTRY_ROW, NULL);

  gtk_editable_set_text (GTK_EDITABLE (row), name);
  g_signal_emit_by_name (row, "apply");
}

static GtkWidget *
find_box (GtkWidget  *root,
          const char *name)
{
  if (ADW_IS_ACTION_ROW (root) && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root)), name))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_box (child, name);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
take_box (GtkWidget  *page,
          const char *name)
{
  GtkWidget *row = find_box (page, name);

  g_signal_emit_by_name (gtk_widget_get_ancestor (row, GTK_TYPE_LIST_BOX), "row-activated", row);
}

/* Those that are kept stand in a menu. */
static void
open_boxes (GtkWidget *page)
{
  GtkWidget *button = test_ui_find (page, GTK_TYPE_MENU_BUTTON, "Choose a box");

  g_assert_nonnull (button);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
}

static guint
count_boxes (void)
{
  g_autoptr (GVariant) boxes = ahu_tp_own_boxes_recall ();

  return (guint) g_variant_n_children (boxes);
}

/* In a window, as a row for a name needs it. */
static GtkWidget *
show_page (GtkWidget *page)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));

  return window;
}

/* Boxes have names of any kind, and wait under them in the next game. */
static void
test_names (void)
{
  Heard heard;
  GtkWidget *page;
  GtkWidget *window;

  forget_all ();
  page = page_new (4, &heard);
  window = show_page (page);
  keep_as (page, "  ");
  g_assert_cmpuint (count_boxes (), ==, 0);
  enter_all (page);
  keep_as (page, " Grandma’s <box> & Co. ");
  g_assert_nonnull (find_box (page, "Grandma’s <box> & Co."));
  /* Which one it is stands on the button that opens them. */
  g_assert_true (test_ui_says (test_ui_find (page, GTK_TYPE_MENU_BUTTON, "Choose a box"), "Grandma’s <box> & Co."));
  test_ui_click (page, "Back to the usual numbers");
  keep_as (page, "Plain");
  g_assert_cmpuint (count_boxes (), ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
  page_free (page, &heard);

  page = page_new (4, &heard);
  window = show_page (page);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (find_box (page, "Plain"))), ==, "this one");
  take_box (page, "Grandma’s <box> & Co.");
  go_on (page);
  g_assert_cmpstr (heard.setup, ==, ALL_ENTERED);

  open_boxes (page);
  test_ui_click (page, "Forget the box “Plain”");
  g_assert_null (find_box (page, "Plain"));
  g_signal_emit_by_name (page, "undo");
  g_assert_nonnull (find_box (page, "Plain"));
  /* Under a name that is there the other box stands in its place. */
  keep_as (page, "Plain");
  g_assert_cmpuint (count_boxes (), ==, 2);
  g_signal_emit_by_name (page, "undo");
  take_box (page, "Plain");
  go_on (page);
  g_assert_nonnull (strstr (heard.setup, "\"transfer\":[1,2,3,4,6,8,10]"));
  gtk_window_destroy (GTK_WINDOW (window));
  page_free (page, &heard);
  forget_all ();
}

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

/* What is kept or forgotten where another game is mended stays so. */
static void
test_names_elsewhere (void)
{
  Heard heard;
  GtkWidget *page;
  GtkWidget *window;
  GtkWidget *other;
  GtkWidget *other_window;

  forget_all ();
  page = page_new (4, &heard);
  window = show_page (page);
  keep_as (page, "Old");
  type_number (page, AHU_TP_BOX_RUGS, 0, "7");
  gtk_widget_set_visible (page, FALSE);

  other = page_new (3, NULL);
  other_window = show_page (other);
  keep_as (other, "New");
  open_boxes (other);
  test_ui_click (other, "Forget the box “Old”");
  gtk_window_destroy (GTK_WINDOW (other_window));
  page_free (other, NULL);

  gtk_widget_set_visible (page, TRUE);
  test_ui_wait (is_mapped, page);
  g_assert_nonnull (find_box (page, "New"));
  g_assert_null (find_box (page, "Old"));
  /* The number is undone, the name that is gone is no step. */
  g_signal_emit_by_name (page, "undo");
  g_assert_cmpstr (get_text (page, AHU_TP_BOX_RUGS, 0), ==, "6");
  g_assert_nonnull (find_box (page, "New"));
  g_assert_cmpuint (count_boxes (), ==, 1);
  g_signal_emit_by_name (page, "undo");
  g_assert_cmpuint (heard.n_left, ==, 1);
  g_signal_emit_by_name (page, "redo");
  g_assert_cmpstr (get_text (page, AHU_TP_BOX_RUGS, 0), ==, "7");
  gtk_window_destroy (GTK_WINDOW (window));
  page_free (page, &heard);
  forget_all ();
}

static JsonObject *
setup_new (const char *text)
{
  g_autoptr (JsonNode) node = json_from_string (text, NULL);

  return json_node_dup_object (node);
}

/* A game keeps its own box: it is mended apart from the one that is remembered. */
static void
test_mend (void)
{
  g_autoptr (JsonObject) setup = setup_new (ALL_ENTERED);
  g_autoptr (JsonObject) broken = setup_new ("{\"row\":9}");
  g_auto (GStrv) four = names_of (4);
  AhuTpOwnBox known, usual;
  Heard heard;
  GtkWidget *page;

  forget_all ();
  page = page_new (4, &heard);
  g_assert_false (ahu_set_up_page_load (AHU_SET_UP_PAGE (page), (const char *const *) four, colours, broken, AHU_SET_UP_LATER));
  g_assert_true (ahu_set_up_page_load (AHU_SET_UP_PAGE (page), (const char *const *) four, colours, setup, AHU_SET_UP_LATER));
  /* There is nothing to apply before something is changed. */
  g_assert_null (test_ui_find (page, GTK_TYPE_BUTTON, "Apply to the game"));
  g_assert_false (get (page, "can-undo"));
  type_number (page, AHU_TP_BOX_QUARRIES, 0, "15");
  type_number (page, AHU_TP_BOX_QUARRIES, 3, "15");
  g_assert_cmpuint (heard.n_dealt, ==, 0);
  test_ui_click (page, "Apply to the game");
  g_assert_cmpuint (heard.n_dealt, ==, 1);
  g_assert_nonnull (strstr (heard.setup, "{\"1\":15,\"2\":15,\"3\":15,\"4\":15}"));
  ahu_tp_own_box_init (&usual);
  g_assert_null (ahu_tp_own_box_recall (&known));
  g_assert_true (ahu_tp_own_box_equal (&known, &usual));
  g_assert_false (ahu_tp_own_box_is_compared ());
  page_free (page, &heard);
}

/* Nothing is played: undo leads to the players and redo to the table; a record may have no set-up. */
static void
test_first (void)
{
  g_auto (GStrv) four = names_of (4);
  Heard heard;
  GtkWidget *page;

  forget_all ();
  page = page_new (4, &heard);
  g_assert_true (ahu_set_up_page_load (AHU_SET_UP_PAGE (page), (const char *const *) four, colours, NULL, AHU_SET_UP_FIRST));
  g_signal_emit_by_name (page, "undo");
  g_assert_cmpuint (heard.n_left, ==, 1);
  type_number (page, AHU_TP_BOX_RUGS, 0, "7");
  g_assert_true (ahu_set_up_page_load (AHU_SET_UP_PAGE (page), (const char *const *) four, colours, NULL, AHU_SET_UP_FIRST));
  g_assert_cmpstr (get_text (page, AHU_TP_BOX_RUGS, 0), ==, "7");
  g_signal_emit_by_name (page, "redo");
  g_assert_cmpuint (heard.n_dealt, ==, 1);
  g_assert_nonnull (strstr (heard.setup, "{\"count\":7,\"slaves\":1}"));

  ahu_set_up_page_reset (AHU_SET_UP_PAGE (page));
  g_assert_cmpstr (get_text (page, AHU_TP_BOX_RUGS, 0), ==, "6");
  page_free (page, &heard);
}

/* Another game on the same table has its box, which can be undone; the usual one is no news. */
static void
test_again (void)
{
  g_autoptr (AhuRecord) record = test_record_load ("tapati", "three-own-box.rapanui");
  const char *const *theirs = ahu_record_get_colours (record);
  g_autoptr (JsonNode) setup = NULL;
  AhuTpOwnBox played, known;
  TpBox box;
  Heard heard;
  GtkWidget *page;

  forget_all ();
  page = page_new (3, &heard);
  g_assert_cmpint (tp_box_from_json (&box, 3, ahu_record_get_setup (record)).code, ==, TP_OK);
  ahu_tp_own_box_from_box (&played, &box, 3);
  ahu_set_up_page_again (AHU_SET_UP_PAGE (page), theirs, NULL);
  g_signal_emit_by_name (page, "undo");
  g_assert_cmpuint (heard.n_left, ==, 1);

  ahu_set_up_page_again (AHU_SET_UP_PAGE (page), theirs, ahu_record_get_setup (record));
  ahu_set_up_page_start (AHU_SET_UP_PAGE (page), ahu_record_get_names (record), theirs, NULL);
  setup = ahu_set_up_page_dup_setup (AHU_SET_UP_PAGE (page));
  g_assert_cmpint (tp_box_from_json (&box, 3, json_node_get_object (setup)).code, ==, TP_OK);
  ahu_tp_own_box_from_box (&known, &box, 3);
  g_assert_true (ahu_tp_own_box_equal (&known, &played));
  g_signal_emit_by_name (page, "undo");
  g_assert_cmpuint (heard.n_left, ==, 1);
  g_signal_emit_by_name (page, "redo");

  ahu_set_up_page_again (AHU_SET_UP_PAGE (page), theirs, ahu_record_get_setup (record));
  g_signal_emit_by_name (page, "undo");
  g_assert_cmpuint (heard.n_left, ==, 2);
  page_free (page, &heard);
  forget_all ();
}

static void
test_keys (void)
{
  Heard heard;
  GtkWidget *page;
  GtkWidget *window;

  forget_all ();
  page = page_new (4, &heard);
  window = show_page (page);
  gtk_widget_grab_focus (page);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == test_ui_find (page, GTK_TYPE_BUTTON, "Lay out the first round"));
  g_assert_false (test_ui_press (window, GDK_KEY_Return, 0));
  g_assert_cmpuint (heard.n_dealt, ==, 0);
  g_assert_true (test_ui_press (window, GDK_KEY_Return, GDK_CONTROL_MASK));
  g_assert_true (test_ui_press (window, GDK_KEY_KP_Enter, GDK_CONTROL_MASK));
  g_assert_cmpuint (heard.n_dealt, ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
  page_free (page, &heard);
}

/* Every control has a name of its own. */
static void
check_names (GtkWidget  *widget,
             GHashTable *seen)
{
  if (GTK_IS_SPIN_BUTTON (widget) || GTK_IS_TOGGLE_BUTTON (widget))
    g_assert_true (g_hash_table_add (seen, widget));
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
      check_names (child, seen);
}

static void
test_accessible (void)
{
  g_autoptr (GHashTable) controls = g_hash_table_new (NULL, NULL);
  GtkWidget *page;

  forget_all ();
  page = page_new (4, NULL);
  check_names (test_ui_find (page, AHU_TYPE_TP_BOX_FORM, NULL), controls);
  g_assert_cmpuint (g_hash_table_size (controls), ==, 4 + 2 + 2 * 2 + 2 + 6 + 20);
  for (guint i = 0; i < TP_CIRCLES; i++)
    g_assert_true (g_hash_table_remove (controls, find_number (page, AHU_TP_BOX_QUARRIES, i)));
  for (guint i = 0; i < TP_RUGS; i++)
    {
      g_assert_true (g_hash_table_remove (controls, find_number (page, AHU_TP_BOX_RUGS, i)));
      g_assert_true (g_hash_table_remove (controls, find_toggle (page, AHU_TP_BOX_SPACES, i, 1)));
      g_assert_true (g_hash_table_remove (controls, find_toggle (page, AHU_TP_BOX_SPACES, i, 2)));
      g_assert_true (g_hash_table_remove (controls, find_toggle (page, AHU_TP_BOX_ROW, 0, i)));
    }
  for (guint i = 0; i + 1 < TP_SQUARES; i++)
    g_assert_true (g_hash_table_remove (controls, find_number (page, AHU_TP_BOX_SQUARE, i)));
  for (guint from = 0; from < TP_COMBINATIONS; from++)
    for (guint to = 0; to < TP_COMBINATIONS; to++)
      if (from != to)
        g_assert_true (g_hash_table_remove (controls, find_toggle (page, AHU_TP_BOX_ARROW, AHU_TP_BOX_ARROW_INDEX (from, to), 1)));
  g_assert_cmpuint (g_hash_table_size (controls), ==, 0);
  page_free (page, NULL);
}

/* A telephone has room for all of it. */
static void
test_least_width (void)
{
  GtkWidget *page;
  GtkWidget *list;
  GtkWidget *form;
  int least;

  forget_all ();
  page = page_new (6, NULL);
  form = test_ui_find (page, AHU_TYPE_TP_BOX_FORM, NULL);
  list = test_ui_find (page, AHU_TYPE_TP_BOX_LIST, NULL);
  ahu_tp_box_form_set_narrow (AHU_TP_BOX_FORM (form), TRUE);
  gtk_widget_measure (form, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 336);
  gtk_widget_measure (list, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 336);
  /* Beside each other from 680 px on. */
  ahu_tp_box_form_set_narrow (AHU_TP_BOX_FORM (form), FALSE);
  gtk_widget_measure (form, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 628);
  page_free (page, NULL);
}

/* The two pictures of a pair touch nearly; those of the next column stand apart from them. */
static void
test_heads_apart (void)
{
  GtkWidget *page, *grid, *window = gtk_window_new ();
  graphene_rect_t before, next;

  forget_all ();
  page = page_new (4, NULL);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 3);
  grid = gtk_widget_get_parent (find_toggle (page, AHU_TP_BOX_ARROW, 1, 1));
  for (int i = 1; i < TP_COMBINATIONS; i++)
    {
      g_assert_true (gtk_widget_compute_bounds (gtk_grid_get_child_at (GTK_GRID (grid), i, 0), grid, &before));
      g_assert_true (gtk_widget_compute_bounds (gtk_grid_get_child_at (GTK_GRID (grid), i + 1, 0), grid, &next));
      g_assert_cmpfloat (next.origin.x, >=, before.origin.x + before.size.width + 12);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  page_free (page, NULL);
}

/* A usual window has room for all of it at once; in a narrower one the numbers stand below each other. */
static void
test_not_scrolled (void)
{
  for (guint n_players = TP_MIN_PLAYERS; n_players <= TP_MAX_PLAYERS; n_players++)
    {
      GtkWidget *page, *window, *form, *arrow;
      GtkAdjustment *place;

      forget_all ();
      page = page_new (n_players, NULL);
      window = gtk_window_new ();
      form = test_ui_find (page, AHU_TYPE_TP_BOX_FORM, NULL);
      gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
      gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
      gtk_window_set_child (GTK_WINDOW (window), page);
      gtk_window_present (GTK_WINDOW (window));
      test_ui_wait_for_frames (window, 3);
      arrow = find_toggle (page, AHU_TP_BOX_ARROW, 1, 1);
      g_assert_false (gtk_widget_is_ancestor (arrow, form));
      place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (form, GTK_TYPE_SCROLLED_WINDOW)));
      g_test_message ("%g of %g", gtk_adjustment_get_upper (place), gtk_adjustment_get_page_size (place));
      g_assert_cmpfloat (gtk_adjustment_get_upper (place), <=, gtk_adjustment_get_page_size (place));

      gtk_window_set_default_size (GTK_WINDOW (window), 800, 800);
      for (guint i = 0; i < 20 && !gtk_widget_is_ancestor (arrow, form); i++)
        test_ui_wait_for_frames (window, 1);
      g_assert_true (gtk_widget_is_ancestor (arrow, form));
      gtk_window_destroy (GTK_WINDOW (window));
      page_free (page, NULL);
    }
}

/* However many boxes are kept, under whatever names, the page needs the same room. */
static void
test_not_scrolled_by_names (void)
{
  static const char *const kept[] = { "Grandma’s box", "At the lake", "The first edition, with the rugs of the second" };

  forget_all ();
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    {
      GtkWidget *page = page_new (6, NULL);
      GtkWidget *window = gtk_window_new ();
      GtkWidget *form = test_ui_find (page, AHU_TYPE_TP_BOX_FORM, NULL);
      GtkAdjustment *place;

      gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
      gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
      gtk_window_set_child (GTK_WINDOW (window), page);
      gtk_window_present (GTK_WINDOW (window));
      type_number (page, AHU_TP_BOX_QUARRIES, 0, i % 2 == 0 ? "12" : "13");
      keep_as (page, kept[i]);
      test_ui_wait_for_frames (window, 3);
      g_assert_cmpuint (count_boxes (), ==, i + 1);
      place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (form, GTK_TYPE_SCROLLED_WINDOW)));
      g_test_message ("%g of %g", gtk_adjustment_get_upper (place), gtk_adjustment_get_page_size (place));
      g_assert_cmpfloat (gtk_adjustment_get_upper (place), <=, gtk_adjustment_get_page_size (place));
      gtk_window_destroy (GTK_WINDOW (window));
      page_free (page, NULL);
    }
  forget_all ();
}

/* The pages that the game has by now, as the window asks for them. */
static void
test_game_ui (void)
{
  const AhuGameUi *ui = ahu_tp_game_ui_get ();
  guint n = 0;
  const AhuShortcut *shortcuts;

  g_assert_true (ui->game == tp_game_get ());
  g_assert_cmpstr (ui->name, ==, "Tapati");
  for (; ui->switches[n].key != NULL; n++)
    {
      g_assert_false (ahu_settings_get_switch (ui->game, ui->switches[n].key));
      g_settings_set_boolean (ahu_settings_get_game (ui->game), ui->switches[n].key, TRUE);
      g_assert_true (ahu_settings_get_switch (ui->game, ui->switches[n].key));
      g_settings_reset (ahu_settings_get_game (ui->game), ui->switches[n].key);
    }
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (ui->shortcuts (&shortcuts), >, 0);
  g_assert_cmpstr (shortcuts[0].page, ==, "players");
  g_assert_true (gtk_accelerator_parse (shortcuts[0].keys, NULL, NULL));
}

/* Its reference, with all illustrations that it has. */
static void
test_rules (void)
{
  static const char *const pictures[] = { "market", "board", "tapati", "moai", "fact", "interchange", "transfer" };
  const AhuGameUi *ui = ahu_tp_game_ui_get ();
  g_autofree char *path = g_strconcat (ui->game->rules_path, "/en.xml", NULL);

  g_assert_true (g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      GtkWidget *picture = ahu_rules_picture_new (ui->rules_pictures, pictures[i], "What it shows");

      g_assert_nonnull (picture);
      g_object_ref_sink (picture);
      g_assert_finalize_object (picture);
    }
  g_assert_null (ahu_rules_picture_new (ui->rules_pictures, "no-such-picture", "Nothing"));
}

/* A game with a box of its own: the page shows that box, and its end can be told. */
static void
test_own_box (void)
{
  const AhuGameUi *ui = ahu_tp_game_ui_get ();
  g_autoptr (AhuRecord) record = test_record_load ("tapati", "three-own-box.rapanui");
  g_autoptr (AhuSession) session = ahu_session_new_replay (record, NULL);
  g_autoptr (JsonNode) setup = NULL;
  GtkWidget *page = page_new (4, NULL);
  GtkWidget *story = g_object_ref_sink (ui->story_new (session));
  GtkWidget *places = g_object_ref_sink (ui->places_new (session, FALSE));
  TpBox theirs, shown;

  g_assert_true (ahu_set_up_page_load (AHU_SET_UP_PAGE (page), ahu_record_get_names (record), colours,
                                       ahu_record_get_setup (record), AHU_SET_UP_LATER));
  setup = ahu_set_up_page_dup_setup (AHU_SET_UP_PAGE (page));
  g_assert_cmpint (tp_box_from_json (&theirs, 3, ahu_record_get_setup (record)).code, ==, TP_OK);
  g_assert_cmpint (tp_box_from_json (&shown, 3, json_node_get_object (setup)).code, ==, TP_OK);
  g_assert_cmpmem (&shown, sizeof shown, &theirs, sizeof theirs);

  g_assert_true (AHU_IS_STORY (story));
  for (guint seat = 0; seat < 3; seat++)
    g_assert_true (test_ui_says (places, ahu_session_get_names (session)[seat]));
  g_assert_finalize_object (story);
  g_assert_finalize_object (places);
  page_free (page, NULL);
}

/* Nobody deals: what leads to the page says so, with the players and after the end. */
static void
test_called (void)
{
  const AhuGameUi *ui = ahu_tp_game_ui_get ();
  g_autoptr (AhuRecord) record = test_record_load ("tapati", "three-own-box.rapanui");
  g_autoptr (AhuSession) session = ahu_session_new_replay (record, NULL);
  GtkWidget *players;
  GtkWidget *button = g_object_ref_sink (gtk_menu_button_new ());
  g_autofree char *label = NULL;

  forget_all ();
  players = g_object_ref_sink (ahu_players_page_new (ui));
  g_assert_nonnull (test_ui_find (players, GTK_TYPE_BUTTON, "Next: your box"));
  g_assert_null (test_ui_find (players, GTK_TYPE_BUTTON, "Deal"));
  ahu_players_page_set_next (AHU_PLAYERS_PAGE (players), TRUE, FALSE);
  g_assert_nonnull (test_ui_find (players, GTK_TYPE_BUTTON, "Apply to the game"));

  ahu_result_menu_fill (GTK_MENU_BUTTON (button), ui, session);
  g_assert_true (g_menu_model_get_item_attribute (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button)), 1,
                                                  G_MENU_ATTRIBUTE_LABEL, "s", &label));
  g_assert_cmpstr (label, ==, "The _box…");
  g_assert_finalize_object (button);
  g_assert_finalize_object (players);
}

/* What so many people use of the box is told before they come to it. */
static void
test_told (void)
{
  static const char *const three_names[] = { "Anna", "Ben", "Chiara", NULL };
  static const char *const three_colours[] = { "red", "orange", "yellow", NULL };
  GtkWidget *players = g_object_ref_sink (ahu_players_page_new (ahu_tp_game_ui_get ()));
  g_autofree char *three = ahu_tp_box_table_words (3);
  g_autofree char *four = ahu_tp_box_table_words (4);
  g_autofree char *cards = ahu_tp_box_cards_words (4);

  ahu_players_page_set_players (AHU_PLAYERS_PAGE (players), three_names, three_colours);
  g_assert_true (test_ui_says (players, three));
  g_assert_true (gtk_widget_activate_action (players, "players.add", NULL));
  g_assert_false (test_ui_says (players, three));
  g_assert_true (test_ui_says (players, four));
  g_assert_true (test_ui_says (players, cards));
  g_assert_finalize_object (players);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  ahu_game_register (tp_game_get ());

  g_test_add_func ("/ui/tp-box/defaults", test_defaults);
  g_test_add_func ("/ui/tp-box/record", test_record);
  g_test_add_func ("/ui/tp-box/remembered", test_remembered);
  g_test_add_func ("/ui/tp-box/scrolled", test_scrolled);
  g_test_add_func ("/ui/tp-box/settings-broken", test_settings_broken);
  g_test_add_func ("/ui/tp-box/limits", test_limits);
  g_test_add_func ("/ui/tp-box/few-quarries", test_few_quarries);
  g_test_add_func ("/ui/tp-box/undo", test_undo);
  g_test_add_func ("/ui/tp-box/names", test_names);
  g_test_add_func ("/ui/tp-box/names-elsewhere", test_names_elsewhere);
  g_test_add_func ("/ui/tp-box/mend", test_mend);
  g_test_add_func ("/ui/tp-box/first", test_first);
  g_test_add_func ("/ui/tp-box/again", test_again);
  g_test_add_func ("/ui/tp-box/keys", test_keys);
  g_test_add_func ("/ui/tp-box/accessible", test_accessible);
  g_test_add_func ("/ui/tp-box/room/least-width", test_least_width);
  g_test_add_func ("/ui/tp-box/room/heads-apart", test_heads_apart);
  g_test_add_func ("/ui/tp-box/room/not-scrolled", test_not_scrolled);
  g_test_add_func ("/ui/tp-box/room/not-scrolled-by-names", test_not_scrolled_by_names);
  g_test_add_func ("/ui/tp-box/game-ui", test_game_ui);
  g_test_add_func ("/ui/tp-box/rules", test_rules);
  g_test_add_func ("/ui/tp-box/own-box", test_own_box);
  g_test_add_func ("/ui/tp-box/called", test_called);
  g_test_add_func ("/ui/tp-box/told", test_told);

  return g_test_run ();
}
