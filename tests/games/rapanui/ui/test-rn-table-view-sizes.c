/* test-rn-table-view-sizes.c: tests of the table page on screens of every size: what is
 * seen without scrolling, how large it is, and what another size changes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "games/rapanui/ui/ahu-rn-cover.h"
#include "games/rapanui/ui/ahu-rn-table-page.h"
#include "toolkit/base/ahu-hold-button.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/table/ahu-prompt.h"

#include "rn-table-utils.h"
#include "rn-widget-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

#define RECORD "four-players-untold.rapanui"
#define TWO_PLAYERS "two-players.rapanui"
/* Where all four have Moai in a Moai scoring. */
#define FOUR_REWARDS "active-without-cards.rapanui"
#define LEAST_TARGET 44
#define FIRST_REWARD (1u << 16)
#define COVERED (1u << 31)

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
          test_ui_wait_for_frames (table->page, 2);
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

/* A table that is only measured: without opacity it is laid out and not painted, which would
 * take longer than all else. */
static void
open_measured (TestTable  *table,
               const char *name,
               const int  *window)
{
  test_table_open (table, name, window[0], window[1]);
  gtk_widget_set_opacity (table->page, 0);
  test_ui_wait (has_size, table);
}

/* The least height of each layout, at its least width, and larger ones between. */
static const int low_sizes[][2] = {
  { 630, 350 }, { 640, 360 }, { 680, 360 }, { 1280, 360 },
  { 790, 442 }, { 790, 470 }, { 1002, 584 }, { 1014, 590 }, { 1002, 650 }, { 1064, 584 }, { 1146, 470 }, { 1270, 700 },
  { 1270, 590 }, { 1570, 590 }, { 630, 706 }, { 676, 748 }, { 676, 878 }, { 676, 1038 }, { 790, 1270 },
  { 1002, 752 }, { 1014, 758 }, { 1258, 776 }, { 1270, 790 }, { 1570, 790 }, { 1570, 990 },
  { 950, 646 }, { 950, 710 }, { 950, 746 }, { 780, 570 }, { 564, 674 }, { 670, 750 },
  { 1910, 1070 }, { 2550, 1430 }, { 360, 706 }, { 360, 720 }, { 412, 915 },
};

static guint
count_scrolled (TestTable *table,
                const int *window)
{
  GtkWidget *cover = test_find_type (table->page, AHU_TYPE_RN_COVER);
  gboolean is_covered = cover != NULL && gtk_widget_get_mapped (cover);
  GtkWidget *scroller = test_find_type (is_covered ? cover : test_find_type (table->page, ADW_TYPE_VIEW_STACK),
                                        GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  GtkWidget *bin = test_find_type (table->page, AHU_TYPE_WIDTH_BIN);
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

/* The cover, before and while the player looks at the own cards, which moves nothing. */
static guint
count_covered (TestTable *table,
               const int *window)
{
  AhuHoldButton *hold = AHU_HOLD_BUTTON (test_find_type (table->page, AHU_TYPE_HOLD_BUTTON));
  graphene_rect_t bounds;
  graphene_rect_t held;
  guint n;

  test_ui_wait_for_frames (table->page, 2);
  n = count_scrolled (table, window);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (hold), table->page, &bounds));
  ahu_hold_button_set_held (hold, TRUE);
  g_assert_true (ahu_hold_button_get_held (hold));
  test_ui_wait_for_frames (table->page, 2);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (hold), table->page, &held));
  g_assert_true (graphene_rect_equal (&held, &bounds));
  n += count_scrolled (table, window);
  ahu_hold_button_set_held (hold, FALSE);
  return n;
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

static guint
count_scrolled_look (TestTable *table,
                     const int *window,
                     float     *y)
{
  GtkWidget *prompt = test_find_type (table->page, AHU_TYPE_PROMPT);
  graphene_rect_t bounds;
  guint n;

  test_ui_wait_for_frames (table->page, 2);
  n = count_scrolled (table, window);
  g_assert_true (gtk_widget_compute_bounds (prompt, table->page, &bounds));
  if (*y >= 0 && *y != bounds.origin.y)
    g_test_message ("%d × %d, ply %u: the prompt moves", window[0], window[1], test_table_get_ply (table)), n++;
  *y = bounds.origin.y;
  return n;
}

/* To the next position of a look not @seen before, as after the move that leads there; the
 * moves between are not shown, which would take most of the time. */
static gboolean
go_to_new_look (TestTable *table,
                guint     *seen)
{
  gboolean is_new;

  ahu_table_set_session (AHU_TABLE (table->page), NULL);
  do
    {
      if (!ahu_session_redo (table->session))
        return FALSE;
      is_new = (*seen & find_look (test_table_get_position (table))) == 0;
    }
  while (!is_new);

  g_assert_true (ahu_session_undo (table->session));
  ahu_table_set_session (AHU_TABLE (table->page), table->session);
  g_assert_true (ahu_session_redo (table->session));
  return TRUE;
}

/* In the first position of each look but those @seen before, and the prompt stays where it is. */
static guint
count_scrolled_steps (TestTable *table,
                      const int *window,
                      guint      seen)
{
  float y = -1;
  guint n = 0;

  test_session_go (table->session, 0);
  do
    {
      RnStep step = test_table_get_position (table)->step;
      guint look = find_look (test_table_get_position (table));

      /* What everybody laid is a list that may be long. */
      if ((seen & look) == 0 && look == COVERED)
        n += count_covered (table, window);
      else if ((seen & look) == 0 && step != RN_STEP_REVEAL && step != RN_STEP_OVER)
        n += count_scrolled_look (table, window, &y);
      seen |= look;
    }
  while (go_to_new_look (table, &seen));
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
      open_measured (&table, data, low_sizes[i]);
      n += count_scrolled_steps (&table, low_sizes[i],
                                 g_str_equal (data, FOUR_REWARDS) ? ~(FIRST_REWARD << RN_MAX_PLAYERS) : 0);
      test_table_close (&table);
    }
  g_assert_cmpuint (n, ==, 0);
}

/* What is asked next lies where the last thing lay: the mat is as large in each step, and nothing beside it moves. */
static void
test_mat (gconstpointer data)
{
  const int *window = data;
  graphene_rect_t first;
  guint seen = 0;
  guint n = 0;
  TestTable table;

  open_measured (&table, RECORD, window);
  test_session_go (table.session, 0);
  do
    {
      GtkWidget *mat = test_ui_find_class (table.page, "mat-room");
      graphene_rect_t bounds;

      seen |= find_look (test_table_get_position (&table));
      test_ui_wait_for_frames (table.page, 2);
      if (mat == NULL || !gtk_widget_get_mapped (mat))
        continue;
      g_assert_true (gtk_widget_compute_bounds (mat, table.page, &bounds));
      if (n++ == 0)
        first = bounds;
      else if (!graphene_rect_equal (&bounds, &first))
        g_error ("%d × %d, ply %u, step %d: the mat lies at %.0f, %.0f with %.0f × %.0f px; it was at %.0f, %.0f with %.0f × %.0f px",
                 window[0], window[1], test_table_get_ply (&table), test_table_get_position (&table)->step,
                 bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height,
                 first.origin.x, first.origin.y, first.size.width, first.size.height);
    }
  while (go_to_new_look (&table, &seen));
  g_assert_cmpuint (n, >=, 6);
  test_table_close (&table);
}

/* Sizes from small to large and back, and the least card of each: the room is used. */
static const struct
{
  int window[2];
  int card;
} card_sizes[] = {
  { { 1270, 790 }, 120 }, { { 630, 350 }, 76 }, { { 1270, 590 }, 120 }, { { 360, 720 }, 76 },
  { { 412, 915 }, 84 }, { { 790, 470 }, 104 }, { { 1014, 758 }, 104 }, { { 3830, 2150 }, 320 },
  { { 1910, 1070 }, 157 }, { { 2550, 1430 }, 210 }, { { 640, 1000 }, 96 },
};

static int
open_for_card_width (guint size)
{
  const int *window = card_sizes[size].window;
  TestTable table;
  int width;

  open_measured (&table, RECORD, window);
  test_ui_wait_for_frames (table.page, 2);
  width = test_table_get_card_width (&table);
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
  GtkWidget *bin = test_find_type (table->page, AHU_TYPE_WIDTH_BIN);
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
      test_ui_wait_for_frames (table.page, 2);
      g_test_message ("%d × %d: cards of %d px", window[0], window[1], test_table_get_card_width (&table));
      g_assert_cmpint (test_table_get_card_width (&table), >=, card_sizes[i].card);
      g_assert_cmpint (test_table_get_card_width (&table), ==, open_for_card_width (i));
      g_assert_true (ahu_session_redo (table.session));
      test_ui_wait_for_frames (table.page, 2);
      g_assert_cmpint (test_table_get_card_width (&table), >=, card_sizes[i].card);
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
      open_measured (&table, RECORD, sizes[i]);
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
  bin = test_find_type (table.page, AHU_TYPE_WIDTH_BIN);
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  while (ahu_width_bin_get_width_class (AHU_WIDTH_BIN (bin)) != AHU_WIDTH_360)
    g_main_context_iteration (NULL, TRUE);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  test_table_close (&table);
}

int
main (int    argc,
      char **argv)
{
  static const int mat_sizes[][2] = { { 360, 720 }, { 1000, 600 }, { 1280, 800 }, { 1366, 768 }, { 1920, 1080 } };

  test_ui_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (mat_sizes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/rn-table-view/mat/%d", mat_sizes[i][0]);

      g_test_add_data_func (path, mat_sizes[i], test_mat);
    }
  g_test_add_func ("/ui/rn-table-view/large-text", test_large_text);
  g_test_add_data_func ("/ui/rn-table-view/no-scrolling/4", RECORD, test_no_scrolling);
  g_test_add_data_func ("/ui/rn-table-view/no-scrolling/rewards", FOUR_REWARDS, test_no_scrolling);
  g_test_add_data_func ("/ui/rn-table-view/no-scrolling/2", TWO_PLAYERS, test_no_scrolling);
  g_test_add_func ("/ui/rn-table-view/resized", test_resized);
  g_test_add_data_func ("/ui/rn-table-view/sizes/100", GINT_TO_POINTER (1), test_sizes);
  g_test_add_data_func ("/ui/rn-table-view/sizes/200", GINT_TO_POINTER (2), test_sizes);

  return g_test_run ();
}
