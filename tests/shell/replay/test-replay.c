/* test-replay.c: stepping through a game on its page
 *
 * Not for: where the steps lead (test-replay-steps.c), the window (test-replay-window.c),
 * that nothing hidden is shown (test-rn-discretion.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-position.h"
#include "games/rapanui/ui/ahu-rn-cover.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "games/rapanui/ui/ahu-rn-hand.h"
#include "games/rapanui/ui/ahu-rn-offers.h"
#include "games/rapanui/ui/ahu-rn-table-page.h"
#include "shell/replay/ahu-replay-page.h"
#include "shell/replay/ahu-replay-slider.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-log.h"
#include "toolkit/table/ahu-news-row.h"
#include "toolkit/table/ahu-notice.h"
#include "toolkit/table/ahu-prompt.h"
#include "toolkit/table/ahu-taking-chip.h"

#include "games/rapanui/ui/rn-table-utils.h"
#include "games/rapanui/ui/rn-widget-utils.h"
#include "support/replay-utils.h"
#include "support/test-page.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

/* A page in a window of its own. */
typedef struct
{
  GtkWidget *window;
  AhuReplayPage *page;
  AhuReplay *replay;
} Show;

/* In the window, and laid out for it. */
static gboolean
is_laid_out (gpointer data)
{
  int width = gtk_widget_get_width (data);

  return gtk_widget_get_mapped (data) && width > 0 &&
         gtk_widget_has_css_class (data, "narrow") == (width < AHU_WIDTH_700);
}

static void
open_page (Show       *show,
           const char *name,
           guint       n_moves,
           int         width,
           int         height)
{
  g_autoptr (AhuRecord) whole = test_record_load (TEST_RAPANUI, name);
  guint n = MIN (n_moves, ahu_record_get_moves (whole)->len);
  g_autoptr (AhuRecord) record = ahu_record_branch (whole, ahu_record_get_moves (whole), n);

  show->replay = ahu_replay_new (record, NULL);
  show->page = AHU_REPLAY_PAGE (ahu_replay_page_new ());
  ahu_replay_page_set_replay (show->page, ahu_rn_game_ui_get (), show->replay);
  show->window = test_page_show (GTK_WIDGET (show->page), width, height);
  test_ui_wait (is_laid_out, show->page);
  gtk_widget_grab_focus (GTK_WIDGET (show->page));
}

static void
close_page (Show *show)
{
  GtkWidget *page = g_object_ref (GTK_WIDGET (show->page));

  /* GTK 4.8 leaks a little of a window that goes with actions in it. */
  gtk_window_set_child (GTK_WINDOW (show->window), NULL);
  gtk_window_destroy (GTK_WINDOW (show->window));
  g_assert_finalize_object (page);
}

static void
wait_for (Show  *show,
          guint  ply)
{
  replay_wait_for (show->replay, ply);
  g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (test_find_type (GTK_WIDGET (show->page), AHU_TYPE_REPLAY_SLIDER))),
                     ==, ply);
}

/* As the window would hand it on: first before the focus, then after it. */
static gboolean
press (Show            *show,
       guint            keyval,
       GdkModifierType  state)
{
  return test_ui_press (GTK_WIDGET (show->page), keyval, state);
}

static void
test_keys (void)
{
  AhuReplay *replay;
  guint n, turn, scoring;
  Show show;

  open_page (&show, OVER, G_MAXUINT, 1280, 800);
  replay = show.replay;
  n = ahu_replay_get_n_moves (replay);
  press (&show, GDK_KEY_Right, 0);
  wait_for (&show, 1);
  press (&show, GDK_KEY_KP_Right, 0);
  wait_for (&show, 2);
  press (&show, GDK_KEY_Left, 0);
  wait_for (&show, 1);

  turn = ahu_replay_find (replay, 1, AHU_REPLAY_SHORT, TRUE);
  press (&show, GDK_KEY_Down, 0);
  wait_for (&show, turn);
  press (&show, GDK_KEY_Page_Down, 0);
  wait_for (&show, ahu_replay_find (replay, turn, AHU_REPLAY_SHORT, TRUE));
  press (&show, GDK_KEY_Up, 0);
  wait_for (&show, turn);
  press (&show, GDK_KEY_Page_Up, 0);
  wait_for (&show, 0);

  scoring = ahu_replay_find (replay, 0, AHU_REPLAY_LONG, TRUE);
  press (&show, GDK_KEY_Right, GDK_SHIFT_MASK);
  wait_for (&show, scoring);
  press (&show, GDK_KEY_Right, GDK_SHIFT_MASK);
  press (&show, GDK_KEY_Left, GDK_SHIFT_MASK);
  wait_for (&show, scoring);
  press (&show, GDK_KEY_End, 0);
  wait_for (&show, n);
  press (&show, GDK_KEY_Right, 0);
  press (&show, GDK_KEY_Home, 0);
  wait_for (&show, 0);

  /* Alt and Left leads to the page before. */
  g_assert_false (press (&show, GDK_KEY_Left, GDK_ALT_MASK));
  g_assert_false (press (&show, GDK_KEY_q, 0));
  close_page (&show);
}

static void
test_keys_rtl (void)
{
  Show show;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  open_page (&show, TWO, G_MAXUINT, 1280, 800);
  press (&show, GDK_KEY_Left, 0);
  wait_for (&show, 1);
  press (&show, GDK_KEY_Right, 0);
  wait_for (&show, 0);
  close_page (&show);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* A button that can't be pressed any more doesn't take the keys away. */
static void
test_focus (void)
{
  GtkWidget *last, *slider;
  Show show;

  open_page (&show, OVER, G_MAXUINT, 1280, 800);
  last = test_ui_find (GTK_WIDGET (show.page), GTK_TYPE_BUTTON, "To the end");
  slider = test_find_type (GTK_WIDGET (show.page), AHU_TYPE_REPLAY_SLIDER);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (show.window)) == slider);
  g_assert_true (gtk_widget_grab_focus (last));
  g_signal_emit_by_name (last, "clicked");
  wait_for (&show, ahu_replay_get_n_moves (show.replay));
  g_assert_false (gtk_widget_is_sensitive (last));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (show.window)) == slider);
  close_page (&show);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Of all that is asked for within a frame the last is drawn. */
static void
test_slider (void)
{
  GtkRange *slider;
  guint n_drawn = 0;
  Show show;

  open_page (&show, OVER, G_MAXUINT, 1280, 800);
  slider = GTK_RANGE (test_find_type (GTK_WIDGET (show.page), AHU_TYPE_REPLAY_SLIDER));
  g_signal_connect_swapped (ahu_replay_get_session (show.replay), "changed", G_CALLBACK (count_cb), &n_drawn);
  for (guint ply = 1; ply <= 100; ply++)
    gtk_range_set_value (slider, ply);
  g_assert_cmpuint (n_drawn, ==, 0);
  wait_for (&show, 100);
  g_assert_cmpuint (n_drawn, ==, 1);

  ahu_replay_page_go (show.page, 3);
  wait_for (&show, 3);
  g_assert_cmpuint (n_drawn, ==, 2);
  close_page (&show);
}

static gboolean
has_run (gpointer data)
{
  return ahu_replay_get_ply (data) == 2;
}

static void
test_run (void)
{
  Show show;

  open_page (&show, TWO, 3, 1280, 800);
  press (&show, GDK_KEY_space, 0);
  g_assert_nonnull (test_ui_find (GTK_WIDGET (show.page), GTK_TYPE_BUTTON, "Stop"));
  test_ui_wait (has_run, show.replay);
  press (&show, GDK_KEY_Left, 0);
  wait_for (&show, 1);
  g_assert_nonnull (test_ui_find (GTK_WIDGET (show.page), GTK_TYPE_BUTTON, "Play automatically"));

  /* Stops at the end. */
  press (&show, GDK_KEY_space, 0);
  wait_for (&show, 3);
  g_assert_nonnull (test_ui_find (GTK_WIDGET (show.page), GTK_TYPE_BUTTON, "Play automatically"));
  close_page (&show);
}

/* By no click, key or action. */
static void
test_read_only (gconstpointer data)
{
  static const char *const moves[] = {
    "{\"move\":\"play\",\"card\":\"fish\",\"count\":1}", "{\"move\":\"draw\",\"column\":0}",
    "{\"move\":\"buy\",\"kind\":\"fish\"}", "{\"move\":\"add\",\"kind\":\"fish\"}",
  };
  static const char keys[] = "123qwerfmsglponu";
  TestTable table = { 0 };
  Show show;

  open_page (&show, data, G_MAXUINT, 1280, 800);
  table.page = test_find_type (GTK_WIDGET (show.page), AHU_TYPE_RN_TABLE_PAGE);
  for (guint ply = 0; ply <= ahu_replay_get_n_moves (show.replay); ply++)
    {
      ahu_replay_go (show.replay, ply);
      replay_assert_inert (GTK_WIDGET (show.page));
      for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
        gtk_widget_activate_action (table.page, "table.move", "s", moves[i]);
      for (guint i = 0; keys[i] != '\0'; i++)
        g_assert_false (test_table_press (&table, (guint) keys[i], 0));
      gtk_widget_activate_action (table.page, "table.correct", "u", 0u);
      gtk_widget_activate_action (table.page, "table.peek", "u", 0u);
      gtk_widget_activate_action (table.page, "table.count", NULL);
      g_signal_emit_by_name (table.page, "undo");
      g_assert_cmpuint (ahu_replay_get_ply (show.replay), ==, ply);
      g_assert_false (gtk_widget_get_mapped (test_find_type (table.page, AHU_TYPE_RN_COVER)));
      g_assert_null (ahu_notice_get_refusal (AHU_NOTICE (test_find_type (table.page, AHU_TYPE_NOTICE))));
    }
  close_page (&show);
}

static guint
count_shown (GtkWidget *root,
             GType      type)
{
  guint n = 0;

  if (!gtk_widget_get_visible (root))
    return 0;
  if (g_type_is_a (G_OBJECT_TYPE (root), type))
    n++;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_shown (child, type);

  return n;
}

/* What was done, by whom, and what a scoring gave. */
static void
test_words (void)
{
  const RnPosition *before, *after;
  GtkWidget *prompt;
  guint scoring, n_takers = 0;
  RnNews news;
  Show show;

  open_page (&show, TWO, G_MAXUINT, 1280, 800);
  prompt = test_find_type (GTK_WIDGET (show.page), AHU_TYPE_PROMPT);
  g_assert_true (test_ui_is_named (prompt, "A has the first turn."));
  g_assert_cmpuint (count_shown (prompt, AHU_TYPE_TAKING_CHIP), ==, 0);
  ahu_replay_go (show.replay, 1);
  g_assert_true (test_ui_is_named (prompt, "A plays Grain."));
  for (scoring = ahu_replay_find (show.replay, 0, AHU_REPLAY_LONG, TRUE);
       n_takers == 0;
       scoring = ahu_replay_find (show.replay, scoring, AHU_REPLAY_LONG, TRUE))
    {
      ahu_replay_go (show.replay, scoring);
      before = ahu_history_get_position (ahu_session_get_history (ahu_replay_get_session (show.replay)), scoring - 1);
      after = ahu_session_get_position (ahu_replay_get_session (show.replay));
      for (guint i = 0; i < after->n_players; i++)
        n_takers += after->wood[i] > before->wood[i] || after->glory[i] > before->glory[i];
    }
  g_assert_cmpuint (count_shown (prompt, AHU_TYPE_TAKING_CHIP), ==, n_takers);
  g_assert_false (test_ui_is_named (prompt, "A has the first turn."));

  g_assert_true (gtk_widget_has_css_class (test_find_type (prompt, AHU_TYPE_NEWS_ROW), "due"));

  /* After a move that moves nothing it is done. */
  do
    {
      ahu_replay_go (show.replay, ahu_replay_get_ply (show.replay) + 1);
      test_find_news (ahu_replay_get_session (show.replay), &news);
    }
  while (news.fresh);
  g_assert_true (gtk_widget_has_css_class (test_find_type (prompt, AHU_TYPE_NEWS_ROW), "done"));
  close_page (&show);
}

static void
assert_buttons_named (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_BUTTON (widget) && !AHU_IS_CHOICE (widget) && gtk_widget_get_focusable (widget) &&
      test_ui_is_named (widget, "") && gtk_button_get_label (GTK_BUTTON (widget)) == NULL)
    g_error ("a button has no name: %s in %s", G_OBJECT_TYPE_NAME (widget),
             G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_buttons_named (child);
}

static void
test_names (void)
{
  const char *const names[] = {
    "To the beginning", "To the end", "Previous scoring", "Next scoring", "Turn back", "Turn on",
    "Move back", "Move on", "Play automatically", "Play on from here", "Back",
  };
  g_autofree char *place = NULL;
  g_auto (GStrv) lines = NULL;
  GtkAccessible *slider;
  Show show;

  open_page (&show, OVER, G_MAXUINT, 1280, 800);
  slider = GTK_ACCESSIBLE (test_find_type (GTK_WIDGET (show.page), AHU_TYPE_REPLAY_SLIDER));
  press (&show, GDK_KEY_Right, 0);
  wait_for (&show, 1);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_nonnull (test_ui_find (GTK_WIDGET (show.page), GTK_TYPE_BUTTON, names[i]));
  assert_buttons_named (GTK_WIDGET (show.page));
  gtk_test_accessible_assert_property (slider, GTK_ACCESSIBLE_PROPERTY_LABEL, "Position in the game");
  place = g_strdup_printf ("Turn 1 · move 1 of %u", ahu_replay_get_n_moves (show.replay));
  gtk_test_accessible_assert_property (slider, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, place);
  lines = ahu_replay_describe (show.replay);
  gtk_test_accessible_assert_property (slider, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, lines[0]);
  g_assert_nonnull (test_ui_find (GTK_WIDGET (show.page), AHU_TYPE_LOG, NULL));
  close_page (&show);
}

/* The players and the day; first the title, where the game has got one. */
static void
test_title (void)
{
  g_autoptr (AhuRecord) record = test_record_load (TEST_RAPANUI, TWO);
  g_autoptr (GBytes) bytes = ahu_record_to_bytes (record, ahu_record_get_moves (record), 10);
  g_autoptr (JsonObject) document = ahu_document_parse (bytes, NULL);
  g_autoptr (AhuRecord) titled = NULL;
  AdwWindowTitle *title;
  Show show;

  json_object_set_string_member (document, "title", "The long evening");
  titled = ahu_record_new_from_document (document, NULL);
  open_page (&show, TWO, 10, 1280, 800);
  title = ADW_WINDOW_TITLE (test_find_type (GTK_WIDGET (show.page), ADW_TYPE_WINDOW_TITLE));
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "A, B");
  show.replay = ahu_replay_new (titled, NULL);
  ahu_replay_page_set_replay (show.page, ahu_rn_game_ui_get (), show.replay);
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "The long evening");
  g_assert_true (g_str_has_prefix (adw_window_title_get_subtitle (title), "A, B · "));
  close_page (&show);
}

/* On a telephone the day is whole; who plays is on the table. */
static void
test_narrow_title (void)
{
  AdwWindowTitle *title;
  GtkWidget *label;
  Show show;

  /* A telephone's windows can be closed, and no more. */
  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":close", NULL);
  open_page (&show, TWO, 10, 360, 720);
  title = ADW_WINDOW_TITLE (test_find_type (GTK_WIDGET (show.page), ADW_TYPE_WINDOW_TITLE));
  label = test_ui_find (GTK_WIDGET (title), GTK_TYPE_LABEL, adw_window_title_get_title (title));
  g_assert_cmpstr (adw_window_title_get_title (title), !=, "A, B");
  g_test_message ("%s: %d of %d px", gtk_label_get_text (GTK_LABEL (label)), gtk_widget_get_width (label),
                  gtk_widget_get_width (GTK_WIDGET (show.page)));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  close_page (&show);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-decoration-layout");
}

static float
get_bottom (Show      *show,
            GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (show->page), &bounds));
  return bounds.origin.y + bounds.size.height;
}

static gboolean
is_seen (gpointer menu)
{
  return gtk_widget_get_mapped (menu) && gtk_widget_get_width (menu) > 0;
}

/* Whether the main menu has a line for it. */
static gboolean
leads_on (Show *show)
{
  GtkWidget *button = test_find_type (test_find_type (GTK_WIDGET (show->page), AHU_TYPE_MENU_BUTTON), GTK_TYPE_MENU_BUTTON);
  GtkWidget *menu;
  gboolean found;

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  menu = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  test_ui_wait (is_seen, menu);
  found = test_ui_says (menu, "Play on from here");
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  /* The pointer is told that it left the menu, which has to be there still: GTK 4.8 complains else. */
  test_ui_wait_for_frames (GTK_WIDGET (show->page), 2);

  return found;
}

/* On a telephone that stands the hand and the Sacrifice cards are seen whole above what leads
 * through the game; where one is stands above, and playing on is in the menu, in words. */
static void
test_narrow_room (void)
{
  AdwWindowTitle *title;
  GtkWidget *bar;
  Show show;

  open_page (&show, OVER, 60, 360, 720);
  title = ADW_WINDOW_TITLE (test_find_type (GTK_WIDGET (show.page), ADW_TYPE_WINDOW_TITLE));
  bar = test_find_type (GTK_WIDGET (show.page), ADW_TYPE_VIEW_SWITCHER_BAR);
  for (guint ply = 0; ply <= 60; ply += 6)
    {
      const RnPosition *position;

      ahu_replay_go (show.replay, ply);
      test_ui_wait_for_frames (GTK_WIDGET (show.page), 2);
      position = ahu_session_get_position (ahu_replay_get_session (show.replay));
      if (position->step != RN_STEP_BUY && position->step != RN_STEP_PLAY && position->step != RN_STEP_DRAW)
        continue;
      g_assert_cmpfloat (get_bottom (&show, test_find_type (GTK_WIDGET (show.page), AHU_TYPE_RN_HAND)), <=,
                         get_bottom (&show, bar) - gtk_widget_get_height (bar));
      g_assert_cmpfloat (get_bottom (&show, test_find_type (GTK_WIDGET (show.page), AHU_TYPE_RN_OFFERS)), <=,
                         get_bottom (&show, bar) - gtk_widget_get_height (bar));
    }
  g_assert_true (g_str_has_prefix (adw_window_title_get_subtitle (title), "Turn "));
  g_assert_null (test_ui_find (GTK_WIDGET (show.page), GTK_TYPE_BUTTON, "Play on from here"));
  g_assert_true (leads_on (&show));
  close_page (&show);

  open_page (&show, OVER, 60, 1280, 800);
  g_assert_nonnull (test_ui_find (GTK_WIDGET (show.page), GTK_TYPE_BUTTON, "Play on from here"));
  g_assert_false (leads_on (&show));
  close_page (&show);
}

/* Nothing is cut off, however little room there is. */
static void
test_sizes (void)
{
  static const int sizes[][2] = { { 360, 640 }, { 360, 360 }, { 640, 360 }, { 700, 900 }, { 1024, 768 },
                                  { 1280, 800 }, { 1920, 1080 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      int least;
      Show show;

      open_page (&show, OVER, 60, sizes[i][0], sizes[i][1]);
      for (guint ply = 0; ply <= 60; ply += 6)
        {
          ahu_replay_go (show.replay, ply);
          gtk_widget_measure (GTK_WIDGET (show.page), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
          g_assert_cmpint (least, <=, MAX (sizes[i][0], 360));
        }
      close_page (&show);
    }
}

/* There is no room for a switcher: a menu leads to the players and to the log. */
static void
show_low_pages (Show *show)
{
  AdwViewStack *pages = ADW_VIEW_STACK (test_ui_find (GTK_WIDGET (show->page), ADW_TYPE_VIEW_STACK, NULL));
  GtkWidget *button = test_ui_find (GTK_WIDGET (show->page), GTK_TYPE_MENU_BUTTON, "What is shown");
  GtkPopoverMenu *menu;

  g_assert_null (test_ui_find (GTK_WIDGET (show->page), ADW_TYPE_VIEW_SWITCHER_BAR, NULL));
  g_assert_cmpstr (gtk_menu_button_get_icon_name (GTK_MENU_BUTTON (button)), ==, "ahu-table-symbolic");
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  menu = GTK_POPOVER_MENU (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  g_assert_cmpint (g_menu_model_get_n_items (gtk_popover_menu_get_menu_model (menu)), ==, 3);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  gtk_widget_activate_action (button, "replay.page", "s", "log");
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (pages), ==, "log");
  g_assert_cmpstr (gtk_menu_button_get_icon_name (GTK_MENU_BUTTON (button)), ==, "ahu-log-symbolic");
  gtk_widget_activate_action (GTK_WIDGET (show->page), "replay.page", "s", "players");
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (pages), ==, "players");
}

/* A telephone that lies shows the whole table, and all that leads through the game. */
static void
test_low (void)
{
  GtkWidget *scroller;
  GtkAdjustment *down;
  Show show;

  open_page (&show, OVER, G_MAXUINT, 640, 360);
  gtk_test_widget_wait_for_draw (show.window);
  scroller = test_ui_find (GTK_WIDGET (show.page), GTK_TYPE_SCROLLED_WINDOW, NULL);
  down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  for (guint ply = 0; ply <= ahu_replay_get_n_moves (show.replay); ply += 5)
    {
      ahu_replay_page_go (show.page, ply);
      gtk_test_widget_wait_for_draw (show.window);
      g_assert_cmpfloat (gtk_adjustment_get_page_size (down), >, 0);
      g_test_message ("ply %u: %g of %g", ply, gtk_adjustment_get_upper (down), gtk_adjustment_get_page_size (down));
      g_assert_cmpfloat (gtk_adjustment_get_upper (down), <=, gtk_adjustment_get_page_size (down));
    }
  test_ui_click (GTK_WIDGET (show.page), "Turn back");
  show_low_pages (&show);
  close_page (&show);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_test_add_func ("/ui/replay/keys", test_keys);
  g_test_add_func ("/ui/replay/keys-rtl", test_keys_rtl);
  g_test_add_func ("/ui/replay/focus", test_focus);
  g_test_add_func ("/ui/replay/slider", test_slider);
  g_test_add_func ("/ui/replay/run", test_run);
  g_test_add_data_func ("/ui/replay/read-only/over", OVER, test_read_only);
  g_test_add_data_func ("/ui/replay/read-only/untold", UNTOLD, test_read_only);
  g_test_add_func ("/ui/replay/words", test_words);
  g_test_add_func ("/ui/replay/names", test_names);
  g_test_add_func ("/ui/replay/title", test_title);
  g_test_add_func ("/ui/replay/narrow-title", test_narrow_title);
  g_test_add_func ("/ui/replay/narrow-room", test_narrow_room);
  g_test_add_func ("/ui/replay/sizes", test_sizes);
  g_test_add_func ("/ui/replay/low", test_low);

  return g_test_run ();
}
