/* test-rn-table-view.c: tests of the table page on screens of every size, as it is
 * read from two metres, and of what travels on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "app/ahu-width-bin.h"
#include "app/ahu-zoom-bin.h"
#include "app/rapanui/ahu-rn-card.h"
#include "app/rapanui/ahu-rn-cover.h"
#include "app/rapanui/ahu-rn-display.h"
#include "app/rapanui/ahu-rn-hand.h"
#include "app/rapanui/ahu-rn-motion.h"
#include "app/rapanui/ahu-rn-offers.h"
#include "app/rapanui/ahu-rn-player-panel.h"
#include "app/rapanui/ahu-rn-prompt.h"
#include "app/rapanui/ahu-rn-scores.h"
#include "app/rapanui/ahu-rn-stone.h"
#include "app/rapanui/ahu-rn-strip.h"
#include "app/rapanui/ahu-rn-table-page.h"
#include "rapanui/rn-json.h"

#include "rn-table-utils.h"
#include "rn-widget-utils.h"
#include "test-ui-find.h"
#include "test-ui.h"

#define RECORD "four-players-untold.rapanui"
#define TWO_PLAYERS "two-players.rapanui"
/* Where all four have Moai in a Moai scoring. */
#define FOUR_REWARDS "active-without-cards.rapanui"
#define LEAST_TARGET 44
#define FIRST_REWARD (1u << 16)
#define COVERED (1u << 31)

static gboolean
is_seen (GtkWidget *widget)
{
  return widget != NULL && gtk_widget_get_mapped (widget);
}

static GtkWidget *
find (TestTable *table,
      GType      type)
{
  return test_find_type (table->page, type);
}

static gboolean
view_is_seen (gpointer data)
{
  return is_seen (data) && gtk_widget_get_width (data) > 0;
}

static gboolean
frame_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       user_data)
{
  *(guint *) user_data += 1;
  return G_SOURCE_CONTINUE;
}

/* The second frame after now is laid out with all that follows from the first. */
static void
wait_for_layout (GtkWidget *widget)
{
  guint frames = 0;
  guint id = gtk_widget_add_tick_callback (widget, frame_cb, &frames, NULL);

  while (frames < 3)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_remove_tick_callback (widget, id);
}

static void
enter_view (TestTable *table)
{
  gtk_widget_activate_action (table->page, "table.view", NULL);
  test_ui_wait (view_is_seen, find (table, AHU_TYPE_RN_SCORES));
  wait_for_layout (table->page);
}

/* The panels stand in the place of the lists; moves are entered as ever. */
static void
test_view (void)
{
  g_autoptr (AhuSession) recorded = test_session_load (RECORD);
  GPtrArray *moves = ahu_history_get_moves (ahu_session_get_history (recorded));
  TestTable table;
  GtkWidget *scores;
  RnMove move;

  test_table_open (&table, RECORD, 1280, 800);
  scores = find (&table, AHU_TYPE_RN_SCORES);
  g_assert_false (is_seen (scores));
  enter_view (&table);
  g_assert_false (is_seen (find (&table, ADW_TYPE_HEADER_BAR)));
  g_assert_false (is_seen (find (&table, AHU_TYPE_RN_PLAYER_PANEL)));

  for (guint i = 0; i < 12; i++)
    {
      rn_move_from_json (&move, g_ptr_array_index (moves, i));
      test_table_enter (&table, &move);
      g_assert_cmpuint (test_table_get_ply (&table), ==, i + 1);
    }

  gtk_widget_activate_action (table.page, "table.leave-view", NULL);
  g_assert_false (gtk_widget_get_visible (scores));
  g_assert_true (is_seen (find (&table, ADW_TYPE_HEADER_BAR)));
  test_table_close (&table);
}

static float
get_start (TestTable *table,
           GType      type)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (find (table, type), table->page, &bounds));
  return bounds.origin.x;
}

/* How wide the first card of the display is seen. */
static int
find_card_width (TestTable *table)
{
  GtkWidget *card = test_find_type (find (table, AHU_TYPE_RN_DISPLAY), AHU_TYPE_RN_CARD);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (card, table->page, &bounds));
  return (int) roundf (bounds.size.width);
}

/* Nothing of the page stands outside of it; on a low screen too the Stone stands between
 * the display and the hand, on one that is less wide for its height above the hand, and
 * all is larger for it. */
static void
test_view_fits (gconstpointer data)
{
  const int *size = data;
  TestTable table;
  GtkWidget *scores;
  graphene_rect_t bounds;

  test_table_open (&table, RECORD, size[0], size[1]);
  test_session_go (table.session, 30);
  enter_view (&table);
  scores = find (&table, AHU_TYPE_RN_SCORES);
  g_assert_true (gtk_widget_compute_bounds (scores, table.page, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (table.page) + 1);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (table.page) + 1);
  g_assert_true (gtk_widget_compute_bounds (find (&table, AHU_TYPE_RN_PROMPT), table.page, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (get_start (&table, AHU_TYPE_RN_STONE), >, get_start (&table, AHU_TYPE_RN_DISPLAY));
  g_assert_cmpfloat (get_start (&table, AHU_TYPE_RN_HAND), >=, get_start (&table, AHU_TYPE_RN_STONE));
  g_assert_cmpint (find_card_width (&table), >=, MIN (size[0] / 9, (int) (size[1] / 6.6)));
  test_table_close (&table);
}

static float
get_shown_height (TestTable *table,
                  GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (is_seen (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, table->page, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, -1);
  g_assert_cmpfloat (bounds.origin.y, >=, -1);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (table->page) + 1);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (table->page) + 1);
  return bounds.size.height;
}

/* On a small screen the table is all there is, its words and numbers are larger, and
 * everything is on it. */
static void
test_small_view (gconstpointer data)
{
  const int *size = data;
  TestTable table;
  GtkWidget *number;
  float height;

  test_table_open (&table, RECORD, size[0], size[1]);
  number = ahu_rn_strip_get_number (AHU_RN_STRIP (find (&table, AHU_TYPE_RN_STRIP)), 0, AHU_RN_NUMBER_WOOD);
  wait_for_layout (table.page);
  height = is_seen (number) ? get_shown_height (&table, number) : 16;

  gtk_widget_activate_action (table.page, "table.view", NULL);
  wait_for_layout (table.page);
  g_assert_false (is_seen (find (&table, ADW_TYPE_HEADER_BAR)));
  g_assert_false (is_seen (find (&table, ADW_TYPE_VIEW_SWITCHER_BAR)));
  g_assert_cmpfloat (get_shown_height (&table, number), >, 1.3 * height);
  get_shown_height (&table, find (&table, AHU_TYPE_RN_PROMPT));
  get_shown_height (&table, find (&table, AHU_TYPE_RN_DISPLAY));
  get_shown_height (&table, find (&table, AHU_TYPE_RN_STONE));
  get_shown_height (&table, find (&table, AHU_TYPE_RN_OFFERS));

  gtk_widget_activate_action (table.page, "table.leave-view", NULL);
  wait_for_layout (table.page);
  g_assert_true (is_seen (find (&table, ADW_TYPE_HEADER_BAR)));
  test_table_close (&table);
}

/* With what CSS adds to it. */
static void
get_size (GtkWidget *widget,
          int       *width,
          int       *height)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, widget, &bounds));
  *width = (int) ceilf (bounds.size.width);
  *height = (int) ceilf (bounds.size.height);
}

static void
check_label (TestTable *table,
             GtkWidget *label,
             const int *window)
{
  int width, height, minimum;

  get_size (label, &width, &height);
  width += gtk_widget_get_margin_start (label) + gtk_widget_get_margin_end (label);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  if (width < minimum)
    g_error ("%d × %d, ply %u: “%s” has %d of %d px", window[0], window[1], test_table_get_ply (table),
             gtk_label_get_text (GTK_LABEL (label)), width, minimum);
}

static void
check_choice (TestTable *table,
              GtkWidget *choice,
              const int *window)
{
  int width, height;

  get_size (choice, &width, &height);
  if (width < LEAST_TARGET || height < LEAST_TARGET)
    g_error ("%d × %d, ply %u: “%s” is %d × %d px", window[0], window[1], test_table_get_ply (table),
             ahu_choice_get_name (AHU_CHOICE (choice)), width, height);
}

static void
check_widget (TestTable *table,
              GtkWidget *widget,
              const int *window)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget))
    check_label (table, widget, window);
  if (AHU_IS_CHOICE (widget))
    check_choice (table, widget, window);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_widget (table, child, window);
}

/* The first position in each step, and one further on. */
static void
check_steps (TestTable *table,
             const int *window)
{
  guint n_moves = ahu_history_get_moves (ahu_session_get_history (table->session))->len;
  guint seen = 0;

  test_session_go (table->session, 0);
  for (guint ply = 0; ply <= n_moves; ply++)
    {
      guint step = 1u << test_table_get_position (table)->step;

      if ((seen & step) == 0)
        {
          int minimum;

          seen |= step;
          wait_for_layout (table->page);
          check_widget (table, table->page, window);
          gtk_widget_measure (table->page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
          g_assert_cmpint (minimum, <=, window[0]);
          g_assert_cmpint (gtk_widget_get_width (table->page), <=, window[0]);
        }
      if (ply < n_moves)
        g_assert_true (ahu_session_redo (table->session));
    }
}

static gboolean
has_size (gpointer data)
{
  TestTable *table = data;
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (table->window), &width, &height);
  return gtk_widget_get_width (table->page) == width;
}

/* The least height of each layout, at its least width, and larger ones between. */
static const int low_sizes[][2] = {
  { 630, 350 }, { 640, 360 }, { 680, 360 }, { 1280, 360 },
  { 790, 442 }, { 790, 470 }, { 1002, 584 }, { 1014, 590 }, { 1002, 650 }, { 1064, 584 }, { 1146, 470 }, { 1270, 700 },
  { 1270, 590 }, { 1570, 590 }, { 630, 706 }, { 676, 748 }, { 676, 878 }, { 676, 1038 }, { 790, 1270 },
  { 1002, 752 }, { 1014, 758 }, { 1258, 776 }, { 1270, 790 }, { 1570, 790 }, { 1570, 990 },
  { 950, 646 }, { 950, 710 }, { 950, 746 }, { 780, 570 }, { 564, 668 }, { 670, 750 },
  { 1910, 1070 }, { 2550, 1430 }, { 360, 706 }, { 360, 720 }, { 412, 915 },
};

static guint
count_scrolled (TestTable *table,
                const int *window)
{
  GtkWidget *cover = find (table, AHU_TYPE_RN_COVER);
  GtkWidget *scroller = test_find_type (is_seen (cover) ? cover : find (table, ADW_TYPE_VIEW_STACK),
                                        GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  GtkWidget *bin = find (table, AHU_TYPE_WIDTH_BIN);
  double missing = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
  int minimum;

  gtk_widget_measure (gtk_widget_get_first_child (bin), GTK_ORIENTATION_HORIZONTAL, -1, &minimum,
                      NULL, NULL, NULL);
  if (missing <= 0 && minimum <= window[0])
    return 0;
  g_test_message ("%d × %d, ply %u, step %d: %.0f px of height and %d of width are missing", window[0], window[1],
                  test_table_get_ply (table), test_table_get_position (table)->step, missing,
                  minimum - window[0]);
  return 1;
}

/* The cover before and after the player has the screen. */
static guint
count_covered (TestTable *table,
               const int *window)
{
  guint n;

  wait_for_layout (table->page);
  n = count_scrolled (table, window);
  g_assert_true (ahu_rn_cover_open (AHU_RN_COVER (find (table, AHU_TYPE_RN_COVER))));
  wait_for_layout (table->page);
  return n + count_scrolled (table, window);
}

/* One bit for each step, the number of rows of rewards and whether it is covered. */
static guint
find_look (const RnPosition *position)
{
  guint8 pending[RN_MAX_PLAYERS];

  if (position->step == RN_STEP_REWARD)
    return FIRST_REWARD << rn_position_pending (position, pending);
  if (position->step == RN_STEP_SACRIFICE && position->actor == position->active)
    return COVERED;
  return 1u << position->step;
}

/* In the first position of each look but those @seen before, and the prompt stays where it is. */
static guint
count_scrolled_steps (TestTable *table,
                      const int *window,
                      guint      seen)
{
  guint n_moves = ahu_history_get_moves (ahu_session_get_history (table->session))->len;
  GtkWidget *prompt = find (table, AHU_TYPE_RN_PROMPT);
  float y = -1;
  guint n = 0;

  test_session_go (table->session, 0);
  for (guint ply = 0; ply <= n_moves; ply++)
    {
      RnStep step = test_table_get_position (table)->step;
      guint look = find_look (test_table_get_position (table));
      graphene_rect_t bounds;

      /* What everybody laid is a list that may be long. */
      if ((seen & look) == 0 && look == COVERED)
        {
          seen |= look;
          n += count_covered (table, window);
        }
      else if ((seen & look) == 0 && step != RN_STEP_REVEAL && step != RN_STEP_OVER)
        {
          seen |= look;
          wait_for_layout (table->page);
          n += count_scrolled (table, window);
          g_assert_true (gtk_widget_compute_bounds (prompt, table->page, &bounds));
          if (y >= 0 && y != bounds.origin.y)
            g_test_message ("%d × %d, ply %u: the prompt moves", window[0], window[1], ply), n++;
          y = bounds.origin.y;
        }
      if (ply < n_moves)
        g_assert_true (ahu_session_redo (table->session));
    }
  return n;
}

/* Before anything scrolls the next smaller cards are taken. */
static void
test_no_scrolling (gconstpointer data)
{
  TestTable table;
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (low_sizes); i++)
    {
      test_table_open (&table, data, low_sizes[i][0], low_sizes[i][1]);
      test_ui_wait (has_size, &table);
      n += count_scrolled_steps (&table, low_sizes[i],
                                 g_str_equal (data, FOUR_REWARDS) ? ~(FIRST_REWARD << RN_MAX_PLAYERS) : 0);
      test_table_close (&table);
    }
  g_assert_cmpuint (n, ==, 0);
}

/* Sizes from small to large and back, and the least card of each: the room is used. */
static const struct
{
  int window[2];
  int card;
} card_sizes[] = {
  { { 1270, 790 }, 120 }, { { 630, 350 }, 76 }, { { 1270, 590 }, 120 }, { { 360, 720 }, 76 },
  { { 412, 915 }, 84 }, { { 790, 470 }, 104 }, { { 1014, 758 }, 104 }, { { 3830, 2150 }, 380 },
  { { 1910, 1070 }, 184 }, { { 2550, 1430 }, 240 }, { { 640, 1000 }, 96 },
};

static int
open_for_card_width (guint size)
{
  const int *window = card_sizes[size].window;
  TestTable table;
  int width;

  test_table_open (&table, RECORD, window[0], window[1]);
  test_ui_wait (has_size, &table);
  wait_for_layout (table.page);
  width = find_card_width (&table);
  test_table_close (&table);
  return width;
}

static GskRenderNode *
paint (GtkWidget *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

/* Newer versions put what is in a container that is appended into another each time. */
static gboolean
draw_the_same (GskRenderNode *one,
               GskRenderNode *other)
{
  guint n;

  if (one == other)
    return TRUE;
  if (one == NULL || gsk_render_node_get_node_type (one) != GSK_CONTAINER_NODE ||
      other == NULL || gsk_render_node_get_node_type (other) != GSK_CONTAINER_NODE)
    return FALSE;

  n = gsk_container_node_get_n_children (one);
  if (n != gsk_container_node_get_n_children (other))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (gsk_container_node_get_child (one, i) != gsk_container_node_get_child (other, i))
      return FALSE;
  return TRUE;
}

/* No frame shows the page as it stands in another size than this one: where it is not
 * laid out yet, the frame is the last one. */
static void
check_frame_cb (GdkFrameClock  *clock,
                GskRenderNode **last)
{
  TestTable *table = g_object_get_data (G_OBJECT (clock), "table");
  GtkWidget *bin = find (table, AHU_TYPE_WIDTH_BIN);
  g_autoptr (GskRenderNode) painted = paint (bin);
  int width, height;

  ahu_width_bin_get_room (AHU_WIDTH_BIN (bin), &width, &height);
  if (width != gtk_widget_get_width (bin) || height != gtk_widget_get_height (bin))
    g_assert_true (draw_the_same (painted, *last));
  g_clear_pointer (last, gsk_render_node_unref);
  *last = g_steal_pointer (&painted);
}

/* A window that gets another size shows what one opened at that size does, and so it
 * does in the next step. */
static void
test_resized (void)
{
  TestTable table;
  g_autoptr (GskRenderNode) last = NULL;
  GdkFrameClock *clock;

  test_table_open (&table, RECORD, 700, 500);
  clock = gtk_widget_get_frame_clock (table.window);
  g_object_set_data (G_OBJECT (clock), "table", &table);
  g_signal_connect (clock, "paint", G_CALLBACK (check_frame_cb), &last);
  for (guint i = 0; i < G_N_ELEMENTS (card_sizes); i++)
    {
      const int *window = card_sizes[i].window;

      gtk_window_set_default_size (GTK_WINDOW (table.window), window[0], window[1]);
      test_ui_wait (has_size, &table);
      wait_for_layout (table.page);
      g_test_message ("%d × %d: cards of %d px", window[0], window[1], find_card_width (&table));
      g_assert_cmpint (find_card_width (&table), >=, card_sizes[i].card);
      g_assert_cmpint (find_card_width (&table), ==, open_for_card_width (i));
      g_assert_true (ahu_session_redo (table.session));
      wait_for_layout (table.page);
      g_assert_cmpint (find_card_width (&table), >=, card_sizes[i].card);
      g_assert_cmpuint (count_scrolled (&table, window), ==, 0);
    }
  g_signal_handlers_disconnect_by_func (clock, check_frame_cb, &last);
  test_table_close (&table);
}

/* From a telephone to a wall, upright and lying, with text of 100 % and 200 %. */
static void
test_sizes (gconstpointer data)
{
  static const int sizes[][2] = {
    { 360, 640 }, { 360, 720 }, { 640, 360 }, { 700, 800 }, { 800, 1280 }, { 1024, 768 },
    { 1280, 600 }, { 1280, 800 }, { 1920, 1080 }, { 3840, 2160 }
  };
  GtkSettings *settings = gtk_settings_get_default ();
  TestTable table;
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * GPOINTER_TO_INT (data), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      test_table_open (&table, RECORD, sizes[i][0], sizes[i][1]);
      test_ui_wait (has_size, &table);
      check_steps (&table, sizes[i]);
      test_table_close (&table);
    }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

/* With twice as large text the page is laid out as on half the width. */
static void
test_large_text (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  TestTable table;
  GtkWidget *bin;
  int dpi;

  /* Wide enough to change, whichever font there is. */
  test_table_open (&table, RECORD, 1200, 800);
  bin = find (&table, AHU_TYPE_WIDTH_BIN);
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  while (ahu_width_bin_get_width_class (AHU_WIDTH_BIN (bin)) != AHU_WIDTH_360)
    g_main_context_iteration (NULL, TRUE);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  test_table_close (&table);
}

/* The number that a token travels to. */
static GtkWidget *
find_wood (TestTable *table,
           guint      player)
{
  GtkWidget *first = find (table, AHU_TYPE_RN_PLAYER_PANEL);

  for (guint i = 0; i < player; i++)
    first = gtk_widget_get_next_sibling (first);
  return ahu_rn_player_panel_get_number (AHU_RN_PLAYER_PANEL (first), AHU_RN_NUMBER_WOOD);
}

static gboolean
shows (GtkWidget *label,
       guint      number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  return g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text);
}

/* Goes to just before the first move that gives somebody wood; whom. */
static guint
go_before_wood (TestTable *table)
{
  for (;;)
    {
      RnPosition before = *test_table_get_position (table);
      const RnPosition *after;

      g_assert_true (ahu_session_redo (table->session));
      after = test_table_get_position (table);
      for (guint i = 0; i < after->n_players; i++)
        if (after->wood[i] > before.wood[i])
          {
            g_assert_true (ahu_session_undo (table->session));
            return i;
          }
    }
}

static void
set_animations (gboolean animations)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animations, NULL);
}

/* The game goes on at once; the number changes at arrival, or with the next move. */
static void
test_motion (void)
{
  TestTable table;
  GtkWidget *wood;
  guint player;
  guint before;
  guint after;

  set_animations (TRUE);
  test_table_open (&table, RECORD, 1280, 800);
  player = go_before_wood (&table);
  wood = find_wood (&table, player);
  before = test_table_get_position (&table)->wood[player];
  wait_for_layout (table.page);

  g_assert_true (ahu_session_redo (table.session));
  after = test_table_get_position (&table)->wood[player];
  g_assert_true (shows (wood, before));
  while (!shows (wood, after))
    g_main_context_iteration (NULL, TRUE);

  g_assert_true (ahu_session_undo (table.session));
  g_assert_true (shows (wood, before));
  g_assert_true (ahu_session_redo (table.session));
  g_assert_true (shows (wood, before));
  ahu_rn_motion_finish (AHU_RN_MOTION (find (&table, AHU_TYPE_RN_MOTION)));
  g_assert_true (shows (wood, after));
  test_table_close (&table);
  set_animations (FALSE);
}

static void
test_reduced_motion (void)
{
  TestTable table;
  GtkWidget *motion;
  guint player;

  set_animations (FALSE);
  test_table_open (&table, RECORD, 1280, 800);
  motion = find (&table, AHU_TYPE_RN_MOTION);
  g_assert_false (ahu_rn_motion_is_possible (AHU_RN_MOTION (motion)));
  g_assert_false (gtk_widget_get_can_target (motion));
  player = go_before_wood (&table);
  g_assert_true (ahu_session_redo (table.session));
  g_assert_true (shows (find_wood (&table, player), test_table_get_position (&table)->wood[player]));
  test_table_close (&table);
}

static gboolean
has_width (gpointer data)
{
  return gtk_widget_get_width (data) > 0;
}

/* Follows the game, offers nothing to do, and lets it go. */
static void
test_scores (void)
{
  AhuSession *session = test_session_load (RECORD);
  GtkWidget *view = ahu_rn_scores_view_new (session);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *scores = test_find_type (view, AHU_TYPE_RN_SCORES);
  GtkWidget *wood = ahu_rn_scores_get_number (AHU_RN_SCORES (scores), 0, AHU_RN_NUMBER_WOOD);
  g_autoptr (GPtrArray) choices = NULL;

  gtk_window_set_default_size (GTK_WINDOW (window), 960, 540);
  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait (has_width, scores);
  for (guint ply = 0; ply < 40; ply++)
    {
      test_session_go (session, ply);
      g_assert_true (shows (wood, ((const RnPosition *) ahu_session_get_position (session))->wood[0]));
    }
  choices = test_find_choices (view);
  g_assert_cmpuint (choices->len, ==, 0);
  g_assert_null (test_find_type (view, AHU_TYPE_RN_OFFERS));

  g_object_ref (view);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (view);
  g_assert_finalize_object (session);
}

int
main (int    argc,
      char **argv)
{
  static const int screens[][2] = { { 1920, 1080 }, { 1280, 800 }, { 1024, 768 }, { 3840, 2160 }, { 1200, 520 } };

  static const int small_screens[][2] = { { 360, 720 }, { 640, 360 }, { 800, 1100 }, { 960, 540 } };

  test_ui_init (&argc, &argv);
  set_animations (FALSE);
  g_test_add_func ("/ui/rn-table-view/moves", test_view);
  for (guint i = 0; i < G_N_ELEMENTS (screens); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/rn-table-view/fits/%d", screens[i][0]);

      g_test_add_data_func (path, screens[i], test_view_fits);
    }
  for (guint i = 0; i < G_N_ELEMENTS (small_screens); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/rn-table-view/small/%d", small_screens[i][0]);

      g_test_add_data_func (path, small_screens[i], test_small_view);
    }
  g_test_add_func ("/ui/rn-table-view/scores", test_scores);
  g_test_add_func ("/ui/rn-table-view/motion", test_motion);
  g_test_add_func ("/ui/rn-table-view/reduced-motion", test_reduced_motion);
  g_test_add_func ("/ui/rn-table-view/large-text", test_large_text);
  g_test_add_data_func ("/ui/rn-table-view/no-scrolling/4", RECORD, test_no_scrolling);
  g_test_add_data_func ("/ui/rn-table-view/no-scrolling/rewards", FOUR_REWARDS, test_no_scrolling);
  g_test_add_data_func ("/ui/rn-table-view/no-scrolling/2", TWO_PLAYERS, test_no_scrolling);
  g_test_add_func ("/ui/rn-table-view/resized", test_resized);
  g_test_add_data_func ("/ui/rn-table-view/sizes/100", GINT_TO_POINTER (1), test_sizes);
  g_test_add_data_func ("/ui/rn-table-view/sizes/200", GINT_TO_POINTER (2), test_sizes);

  return g_test_run ();
}
