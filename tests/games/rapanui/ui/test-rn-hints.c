/* test-rn-hints.c: what each choice makes certain, on the table page and in the
 * preferences
 *
 * What a hint says is the engine's (tests/games/rapanui/engine/test-outlook.c); here it has to
 * be told at the right choice, at the right time, and by nothing else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/study/rn-outlook.h"
#include "games/rapanui/ui/ahu-rn-display.h"
#include "games/rapanui/ui/ahu-rn-outlook.h"
#include "games/rapanui/ui/ahu-rn-scores.h"
#include "games/rapanui/words/rn-sentences.h"
#include "shell/ahu-preferences.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/table/ahu-notice.h"
#include "toolkit/table/ahu-prompt.h"

#include "rn-look-utils.h"
#include "rn-table-utils.h"
#include "rn-widget-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

#define RECORD "four-players-untold.rapanui"

static void
set_hints (gboolean hints)
{
  g_settings_set_boolean (ahu_settings_get_game (rn_game_get ()), "hints", hints);
}

static guint
count_moves (TestTable *table)
{
  return ahu_history_get_moves (ahu_session_get_history (table->session))->len;
}

/* What the engine says of the move that a choice makes. */
static char *
expect_hint (TestTable *table,
             AhuChoice *choice)
{
  g_autofree char *text = test_choice_move (choice);
  g_autoptr (JsonNode) node = text != NULL ? json_from_string (text, NULL) : NULL;
  g_auto (GStrv) sentences = NULL;
  RnMove move;

  if (node == NULL)
    return NULL;
  rn_move_from_json (&move, node);
  sentences = rn_outlook_sentences (test_table_get_position (table), &move,
                                    ahu_session_get_names (table->session),
                                    ahu_settings_get_switch (rn_game_get (), "open-stone"));
  return sentences != NULL ? g_strjoinv ("\n", sentences) : NULL;
}

static char *
get_description (AhuChoice *choice)
{
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (choice),
                                             GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "\001");
}

static void
assert_hint (TestTable *table,
             AhuChoice *choice)
{
  g_autofree char *expected = expect_hint (table, choice);
  g_autofree char *description = get_description (choice);

  g_assert_cmpstr (ahu_choice_get_hint (choice), ==, expected);
  if (expected == NULL)
    return;
  g_assert_nonnull (strstr (description, expected));
  g_assert_cmpstr (ahu_tip_get (GTK_WIDGET (choice)), ==, expected);
  /* It is no advice: none is made to stand out. */
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (choice), "suggested-action"));
}

/* Returns how many hints there are. */
static guint
check_hints (TestTable *table)
{
  g_autoptr (GPtrArray) choices = test_find_choices (table->page);
  guint n = 0;

  for (guint i = 0; i < choices->len; i++)
    {
      /* The cover, put away, still has its last choices. */
      if (!gtk_widget_get_mapped (choices->pdata[i]))
        continue;
      assert_hint (table, choices->pdata[i]);
      n += ahu_choice_get_hint (choices->pdata[i]) != NULL;
    }

  return n;
}

/* In every position of a game, and again on the way back. */
static void
test_told (gconstpointer data)
{
  guint hints[RN_STEP_OVER + 1] = { 0 };
  TestTable table;

  set_hints (TRUE);
  test_table_open (&table, RECORD, 1280, 800);
  g_settings_set_boolean (ahu_settings_get_game (rn_game_get ()), "open-stone", data != NULL);
  for (guint ply = 0; ply <= count_moves (&table); ply++)
    {
      test_session_go (table.session, ply);
      hints[test_table_get_position (&table)->step] += check_hints (&table);
    }
  for (guint ply = count_moves (&table); ply-- > 0;)
    {
      test_session_go (table.session, ply);
      check_hints (&table);
    }
  g_assert_cmpuint (hints[RN_STEP_BUY], >, 100);
  g_assert_cmpuint (hints[RN_STEP_PLAY], >, 0);
  g_assert_cmpuint (hints[RN_STEP_DRAW], >, 100);
  g_assert_cmpuint (hints[RN_STEP_REWARD], >, 10);
  g_assert_true ((hints[RN_STEP_SACRIFICE] > 0) == (data != NULL));
  g_assert_true ((hints[RN_STEP_ADD] > 0) == (data != NULL));
  g_settings_set_boolean (ahu_settings_get_game (rn_game_get ()), "open-stone", FALSE);
  set_hints (FALSE);
  test_table_close (&table);
}

static void
assert_silent (TestTable *table)
{
  g_autoptr (GPtrArray) choices = test_find_choices (table->page);
  g_autofree char *page = test_describe (table->page);

  g_assert_null (test_ui_find (table->page, AHU_TYPE_RN_OUTLOOK, NULL));
  for (guint i = 0; i < choices->len; i++)
    {
      g_autofree char *hint = expect_hint (table, choices->pdata[i]);

      g_assert_null (ahu_choice_get_hint (choices->pdata[i]));
      g_assert_true (hint == NULL || strstr (page, hint) == NULL);
    }
}

/* Off, nothing is said, and nothing is left of what was said before. */
static void
test_off (void)
{
  TestTable table;

  test_table_open (&table, RECORD, 1280, 800);
  for (guint ply = 0; ply <= count_moves (&table); ply++)
    {
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      test_session_go (table.session, ply);
      assert_silent (&table);
      before = test_describe (table.page);
      set_hints (TRUE);
      set_hints (FALSE);
      after = test_describe (table.page);
      test_assert_same_look (before, after, ply);
    }
  test_table_close (&table);
}

static gboolean
is_note (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "note") && gtk_widget_get_mapped (widget);
}

static guint
count_notes (GtkWidget *widget)
{
  guint n = is_note (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_notes (child);

  return n;
}

/* To who is asked what to do no card says what drawing it comes to, neither on it nor to those who don't see it. */
static void
test_asked (void)
{
  guint notes = 0;
  GtkWidget *display;
  TestTable table;

  set_hints (TRUE);
  test_table_open (&table, RECORD, 1280, 800);
  display = test_find_type (table.page, AHU_TYPE_RN_DISPLAY);
  for (guint ply = 0; ply <= count_moves (&table); ply++)
    {
      g_autofree char *page = NULL;

      test_session_go (table.session, ply);
      notes += count_notes (display);
      ahu_session_set_asking (table.session, TRUE);
      g_assert_cmpuint (count_notes (display), ==, 0);
      page = test_describe (table.page);
      g_assert_null (strstr (page, "Uncovers"));
      g_assert_null (strstr (page, "The last card of its column"));
      ahu_session_set_asking (table.session, FALSE);
    }
  g_assert_cmpuint (notes, >, 50);
  set_hints (FALSE);
  test_table_close (&table);
}

/* The number beside each player's mark, in order, and other words. */
static char *
read_amounts (GtkWidget *widget)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      g_autofree char *inside = read_amounts (child);

      if (!gtk_widget_get_visible (child))
        continue;
      if (GTK_IS_LABEL (child))
        g_string_append_printf (text, "%s ", gtk_label_get_text (GTK_LABEL (child)));
      g_string_append (text, inside);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
expect_amounts (const RnPosition *position,
                guint             column)
{
  GString *text = g_string_new (NULL);
  RnDrawOutlook outlook;

  rn_outlook_draw (position, column, &outlook);
  for (guint i = 0; outlook.result == RN_DRAW_SCORES && i < outlook.n_players; i++)
    g_string_append_printf (text, "%u ", outlook.amount[i]);
  if (outlook.result == RN_DRAW_REFILLS && outlook.lacks == 0)
    g_string_append (text, "? ");
  else if (outlook.result == RN_DRAW_REFILLS || outlook.result == RN_DRAW_GOES_ON)
    g_string_append_printf (text, "+%u ", outlook.lacks);

  return g_string_free (text, FALSE);
}

static void
check_amounts (TestTable *table)
{
  const RnPosition *position = test_table_get_position (table);
  g_autoptr (GPtrArray) choices = test_find_choices (table->page);
  guint n = 0;

  for (guint i = 0; i < choices->len; i++)
    {
      GtkWidget *outlook = test_ui_find (choices->pdata[i], AHU_TYPE_RN_OUTLOOK, NULL);
      g_autofree char *shown = outlook != NULL ? read_amounts (outlook) : NULL;
      g_autofree char *expected = NULL;

      if (outlook == NULL)
        continue;
      while (position->column_length[n] == 0)
        n++;
      expected = expect_amounts (position, n++);
      g_assert_cmpstr (shown, ==, expected);
    }
  g_assert_true ((n > 0) == (position->step == RN_STEP_DRAW));
}

/* On the cards themselves, for two players as for four. */
static void
test_drawn (gconstpointer data)
{
  TestTable table;

  set_hints (TRUE);
  test_table_open (&table, data, 1280, 800);
  for (guint ply = 0; ply <= count_moves (&table); ply++)
    {
      test_session_go (table.session, ply);
      check_amounts (&table);
    }
  set_hints (FALSE);
  g_assert_null (test_ui_find (table.page, AHU_TYPE_RN_OUTLOOK, NULL));
  test_table_close (&table);
}

static int
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size)
{
  int minimum, natural;

  gtk_widget_measure (widget, orientation, for_size, &minimum, &natural, NULL, NULL);
  return minimum * 10000 + natural;
}

/* Hints take no room: nothing scrolls because of them. */
static void
test_room (gconstpointer data)
{
  AhuWidthClass width_class = GPOINTER_TO_UINT (data);
  TestTable table;
  GtkWidget *bin;
  GtkWidget *content;

  test_table_open (&table, RECORD, (int) width_class, 720);
  bin = test_find_type (table.page, AHU_TYPE_WIDTH_BIN);
  while (ahu_width_bin_get_width_class (AHU_WIDTH_BIN (bin)) != width_class)
    g_main_context_iteration (NULL, TRUE);
  content = gtk_widget_get_first_child (bin);
  for (guint ply = 0; ply <= count_moves (&table); ply += 3)
    {
      int width, height;

      test_session_go (table.session, ply);
      width = measure (content, GTK_ORIENTATION_HORIZONTAL, -1);
      height = measure (content, GTK_ORIENTATION_VERTICAL, (int) width_class);
      set_hints (TRUE);
      g_assert_cmpint (measure (content, GTK_ORIENTATION_HORIZONTAL, -1), ==, width);
      g_assert_cmpint (measure (content, GTK_ORIENTATION_VERTICAL, (int) width_class), ==, height);
      set_hints (FALSE);
    }
  test_table_close (&table);
}

static GtkWidget *
find_label (GtkWidget  *root,
            const char *text)
{
  if (GTK_IS_LABEL (root) && gtk_widget_get_child_visible (root) &&
      g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label (child, text);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static AhuChoice *
find_draw (TestTable *table,
           guint      column)
{
  const RnPosition *position = test_table_get_position (table);
  guint kind = position->display[column][position->column_length[column] - 1];
  g_autofree char *name = g_strdup_printf ("Draw %s from column %u", rn_kind_name (kind), column + 1);
  AhuChoice *choice = test_table_find (table, name);

  g_assert_nonnull (choice);
  return choice;
}

/* The words of the prompt that are the hint of @choice, %NULL if there are none. */
static GtkWidget *
find_telling (TestTable *table,
              AhuChoice *choice)
{
  GtkWidget *notice = test_find_type (table->page, AHU_TYPE_NOTICE);
  g_autofree char *line = g_strdelimit (g_strdup (ahu_choice_get_hint (choice)), "\n", ' ');

  return find_label (notice, line);
}

static gboolean
prompt_tells (TestTable *table,
              AhuChoice *choice)
{
  return find_telling (table, choice) != NULL;
}

/* In the prompt for the choice with the focus, as long as the focus is seen. */
static void
test_focus (gconstpointer data)
{
  TestTable table;
  AhuChoice *first;
  AhuChoice *second;
  GtkWidget *prompt;
  int height;

  set_hints (TRUE);
  test_table_open (&table, RECORD, GPOINTER_TO_INT (data), 720);
  test_session_go_to_step (table.session, RN_STEP_DRAW);
  prompt = test_find_type (table.page, AHU_TYPE_PROMPT);
  first = find_draw (&table, 0);
  second = find_draw (&table, 1);
  test_ui_wait_for_frames (prompt, 2);
  height = measure (prompt, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (prompt)) / 10000;

  gtk_window_set_focus_visible (GTK_WINDOW (table.window), FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (first));
  g_assert_false (prompt_tells (&table, first));
  gtk_window_set_focus_visible (GTK_WINDOW (table.window), TRUE);
  g_assert_true (prompt_tells (&table, first));
  gtk_widget_grab_focus (GTK_WIDGET (second));
  g_assert_true (prompt_tells (&table, second));
  g_assert_cmpint (measure (prompt, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (prompt)) / 10000, ==, height);
  /* What is refused comes before. */
  g_assert_true (ahu_choice_activate_key (table.page, GDK_KEY_f, 0));
  g_assert_nonnull (ahu_notice_get_refusal (AHU_NOTICE (test_find_type (table.page, AHU_TYPE_NOTICE))));
  g_assert_false (prompt_tells (&table, second));
  gtk_widget_grab_focus (GTK_WIDGET (first));
  g_assert_true (prompt_tells (&table, first));
  /* On the way to its rule it stays. */
  g_assert_true (gtk_widget_grab_focus (find_telling (&table, first)));
  g_assert_true (prompt_tells (&table, first));
  gtk_widget_grab_focus (prompt);
  g_assert_false (prompt_tells (&table, first));

  /* Nothing is left of it without hints. */
  gtk_widget_grab_focus (GTK_WIDGET (first));
  set_hints (FALSE);
  g_assert_null (ahu_choice_get_hint (first));
  gtk_widget_grab_focus (GTK_WIDGET (second));
  assert_silent (&table);
  test_table_close (&table);
}

static GtkGesture *
find_long_press (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkGesture) gesture = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_LONG_PRESS (gesture))
        return gesture;
    }
  g_assert_not_reached ();
}

/* A finger that rests on a choice asks for its hint. */
static void
test_finger (void)
{
  TestTable table;
  AhuChoice *choice;
  GtkGesture *gesture;
  double x, y;

  test_table_open (&table, RECORD, 360, 720);
  test_session_go_to_step (table.session, RN_STEP_DRAW);
  while (gtk_widget_get_width (GTK_WIDGET (find_draw (&table, 1))) == 0)
    g_main_context_iteration (NULL, TRUE);
  choice = find_draw (&table, 1);
  gesture = find_long_press (table.page);
  g_assert_true (gtk_gesture_single_get_touch_only (GTK_GESTURE_SINGLE (gesture)));
  g_assert_true (gtk_widget_translate_coordinates (GTK_WIDGET (choice), table.page,
                                                   gtk_widget_get_width (GTK_WIDGET (choice)) / 2., 10, &x, &y));
  g_signal_emit_by_name (gesture, "pressed", x, y);
  assert_silent (&table);
  set_hints (TRUE);
  g_assert_false (prompt_tells (&table, choice));
  g_signal_emit_by_name (gesture, "pressed", x, y);
  g_assert_true (prompt_tells (&table, choice));
  set_hints (FALSE);
  test_table_close (&table);
}

/* After each move the focus has a hint, whatever the move has brought: neither takes the place of the
 * other. */
static void
test_news (void)
{
  TestTable table;
  guint n = 0;

  set_hints (TRUE);
  test_table_open (&table, RECORD, 1280, 800);
  gtk_window_set_focus_visible (GTK_WINDOW (table.window), TRUE);
  for (guint ply = 0; ply < 60; ply++)
    {
      GtkWidget *focus;

      test_session_go (table.session, ply);
      focus = gtk_root_get_focus (GTK_ROOT (table.window));
      if (!AHU_IS_CHOICE (focus) || ahu_choice_get_hint (AHU_CHOICE (focus)) == NULL)
        continue;
      g_assert_true (prompt_tells (&table, AHU_CHOICE (focus)));
      n++;
    }
  g_assert_cmpuint (n, >, 20);
  test_table_close (&table);
  set_hints (FALSE);
}

/* In the view for a whole room, too; switched on and off there. */
static void
test_view (void)
{
  TestTable table;

  test_table_open (&table, RECORD, 1280, 800);
  test_session_go_to_step (table.session, RN_STEP_DRAW);
  gtk_widget_activate_action (table.page, "table.view", NULL);
  while (!gtk_widget_get_mapped (test_find_type (table.page, AHU_TYPE_RN_SCORES)))
    g_main_context_iteration (NULL, TRUE);
  assert_silent (&table);
  set_hints (TRUE);
  g_assert_cmpuint (check_hints (&table), ==, RN_COLUMNS);
  check_amounts (&table);
  set_hints (FALSE);
  assert_silent (&table);
  test_table_close (&table);
}

/* Each switch stands for its setting, under its heading. */
static void
test_preferences (void)
{
  static const struct
  {
    const char *key;
    const char *title;
  } switches[] = {
    { "face-down-untold", "Name face-down cards at the end" },
    { "open-stone", "Open Stone" },
    { "open-holdings", "Open Sacrifice cards" },
    { "hints", "Hints" },
  };
  GtkWidget *window = ahu_preferences_window_new ();

  gtk_window_present (GTK_WINDOW (window));
  g_assert_nonnull (find_label (window, "Rapa Nui · At the table"));
  g_assert_nonnull (find_label (window, "Rapa Nui · What everybody may see"));
  g_assert_nonnull (find_label (window, "Rapa Nui · Help while playing"));
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    {
      GtkWidget *toggle = test_ui_find (window, GTK_TYPE_SWITCH, switches[i].title);

      g_assert_nonnull (toggle);
      g_assert_false (gtk_switch_get_active (GTK_SWITCH (toggle)));
      gtk_switch_set_active (GTK_SWITCH (toggle), TRUE);
      g_assert_true (ahu_settings_get_switch (rn_game_get (), switches[i].key));
      g_settings_reset (ahu_settings_get_game (rn_game_get ()), switches[i].key);
      g_assert_false (gtk_switch_get_active (GTK_SWITCH (toggle)));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Headings that begin with the name of a game stand whole on a telephone, also where its text is large. */
static void
test_headings (void)
{
  static const char *const headings[] = {
    "Rapa Nui · At the table", "Rapa Nui · What everybody may see", "Rapa Nui · Help while playing"
  };
  GtkWidget *window = ahu_preferences_window_new ();
  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 2);
  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (find_label (window, headings[i])))));
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi, NULL);
}

int
main (int    argc,
      char **argv)
{
  static const AhuWidthClass widths[] = { AHU_WIDTH_360, AHU_WIDTH_700, AHU_WIDTH_1024, AHU_WIDTH_1200, AHU_WIDTH_1600 };

  test_ui_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_data_func ("/ui/rn-hints/told", NULL, test_told);
  g_test_add_data_func ("/ui/rn-hints/told-open-stone", RECORD, test_told);
  g_test_add_func ("/ui/rn-hints/off", test_off);
  g_test_add_func ("/ui/rn-hints/asked", test_asked);
  g_test_add_data_func ("/ui/rn-hints/drawn/four-players", RECORD, test_drawn);
  g_test_add_data_func ("/ui/rn-hints/drawn/two-players", "two-players.rapanui", test_drawn);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/rn-hints/room/%d", widths[i]);

      g_test_add_data_func (path, GUINT_TO_POINTER (widths[i]), test_room);
    }
  g_test_add_data_func ("/ui/rn-hints/focus/360", GINT_TO_POINTER (360), test_focus);
  g_test_add_data_func ("/ui/rn-hints/focus/1280", GINT_TO_POINTER (1280), test_focus);
  g_test_add_func ("/ui/rn-hints/finger", test_finger);
  g_test_add_func ("/ui/rn-hints/news", test_news);
  g_test_add_func ("/ui/rn-hints/view", test_view);
  g_test_add_func ("/ui/rn-hints/preferences", test_preferences);
  g_test_add_func ("/ui/rn-hints/headings", test_headings);

  return g_test_run ();
}
