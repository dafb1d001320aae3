/* test-tp-table-looks.c: how Tapati's table page stands in windows of all sizes, and from two metres
 *
 * Not for: what is entered on it (test-tp-table.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "core/record/ahu-practice.h"
#include "games/tapati/advisor/tp-game-advisor.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-board-private.h"
#include "games/tapati/ui/ahu-tp-centre.h"
#include "games/tapati/ui/ahu-tp-markets.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/base/ahu-tip.h"
#include "tp-entry-utils.h"
#include "tp-table-utils.h"

static const char *const games[] = { "three-own-box.rapanui", "four-sensible.rapanui", "five-builder.rapanui", "six-sensible.rapanui" };

static int
count_moves (Table *table)
{
  return (int) ahu_history_get_moves (ahu_session_get_history (table->session))->len;
}

static int
least_width (GtkWidget *widget)
{
  int least, natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  g_assert_cmpint (natural, ==, least);

  return least;
}

/* Whatever is to be read in the centre, the boards keep their width. */
static void
test_centre_width (gconstpointer name)
{
  Table table;

  tp_table_open (&table, name, 1280, 800);
  for (int ply = 0; ply < count_moves (&table); ply++)
    {
      g_assert_cmpint (least_width (table.page->centre_room), ==, 384);
      g_assert_true (ahu_session_redo (table.session));
    }
  tp_table_close (&table);
}

/* A mat may lie on the margin of the page, what is on it may not. */
static void
assert_inside (GtkWidget *widget,
               GtkWidget *room)
{
  graphene_rect_t bounds;
  float edge = gtk_widget_has_css_class (widget, "mat") ? 8 : 1;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_NATIVE (widget))
    return;
  g_assert_true (gtk_widget_compute_bounds (widget, room, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, -edge);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (room) + edge);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_inside (child, room);
}

/* On a tablet every step's page stands without scrolling, and nothing leaves the centre. */
static void
test_tablet (gconstpointer name)
{
  Table table;
  graphene_rect_t bounds;
  int step = -1;

  tp_table_open (&table, name, 800, 700);
  for (int ply = 0; ply < 80; ply++, ahu_session_redo (table.session))
    {
      if (tp_table_get_position (&table)->step == step)
        continue;
      step = tp_table_get_position (&table)->step;
      test_ui_wait_for_frames (table.window, 2);
      assert_inside (table.page->centre, table.page->centre);
      g_assert_true (gtk_widget_compute_bounds (table.page->body, table.window, &bounds));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, 701);
    }
  tp_table_close (&table);
}

static gboolean
has_picture (GtkWidget  *root,
             const char *name)
{
  if (AHU_IS_PICTURE (root) && g_strcmp0 (ahu_picture_get_name (AHU_PICTURE (root)), name) == 0)
    return gtk_widget_get_visible (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (has_picture (child, name))
      return TRUE;

  return FALSE;
}

static gboolean
is_choosing (const TpPosition *position)
{
  return position->step == TP_STEP_FACT;
}

/* Where it is nobody's turn the prompt has nobody's mark. */
static void
test_sign (void)
{
  Table table;
  GtkWidget *prompt, *sign;
  const char *fact;

  tp_table_open (&table, "six-sensible.rapanui", 1280, 800);
  prompt = ahu_table_get_prompt (AHU_TABLE (table.page));
  tp_table_go_to (&table, tp_table_do_several_place);
  fact = ahu_tp_art_fact (tp_table_get_position (&table)->fact);
  /* Of what has happened the news tell, in a row of their own. */
  sign = gtk_widget_get_first_child (test_ui_find_class (prompt, "prompt-line"));
  g_assert_true (has_picture (sign, fact));
  tp_table_go_to (&table, is_choosing);
  g_assert_false (has_picture (sign, fact));
  tp_table_close (&table);
}

static gboolean
do_all_place (const TpPosition *position)
{
  guint8 pending[TP_MAX_PLAYERS];

  return position->step == TP_STEP_PLACE && tp_position_pending (position, pending) == position->n_players;
}

static gboolean
is_last_placing (const TpPosition *position)
{
  guint8 pending[TP_MAX_PLAYERS];

  return position->end != TP_END_NONE && position->step == TP_STEP_PLACE && tp_position_pending (position, pending) > 1;
}

/* On every page: why the game ends is read to its end, and leaves the button its words; where there is the width it
 * moves nothing. */
static void
test_lasting (gconstpointer data)
{
  int width = GPOINTER_TO_INT (data);
  Table table;
  GtkWidget *prompt;
  GtkLabel *lasting;
  int height;

  tp_table_open (&table, "three-own-box.rapanui", width, 900);
  prompt = ahu_table_get_prompt (AHU_TABLE (table.page));
  height = gtk_widget_get_height (prompt);
  lasting = GTK_LABEL (test_ui_find_class (prompt, "prompt-lasting"));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (lasting)));
  tp_table_go_to (&table, is_last_placing);
  test_ui_wait_for_frames (table.window, 2);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (lasting)));
  g_assert_true (g_str_has_suffix (gtk_label_get_text (lasting), "the game ends after this fact."));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (lasting)));
  assert_inside (GTK_WIDGET (lasting), prompt);
  if (width >= 1280)
    g_assert_cmpint (gtk_widget_get_height (prompt), ==, height);
  if (gtk_widget_is_ancestor (table.page->answers, prompt))
    {
      int natural;

      gtk_widget_measure (table.page->answers, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      g_assert_cmpint (gtk_widget_get_width (table.page->answers), >=, natural);
    }
  tp_table_close (&table);
}

static gboolean
is_award (const TpPosition *position)
{
  return position->step == TP_STEP_AWARD;
}

/* In large text whole words have no room beside each other on a telephone. */
static void
test_answers (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  Table table;
  GtkWidget *awards;
  int dpi, least;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  tp_table_open (&table, "four-sensible.rapanui", 360, 720);
  tp_table_go_to (&table, is_award);
  test_ui_wait_for_frames (table.window, 2);
  awards = ahu_tp_centre_find_decision (AHU_TP_CENTRE (table.page->centre), TP_STEP_AWARD);
  g_assert_true (gtk_widget_get_mapped (awards));
  gtk_widget_measure (awards, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 336);
  tp_table_close (&table);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

/* Of the head of a page the title is cut off, never the names of its views. */
static void
test_views_whole (void)
{
  Table table;
  g_autoptr (GPtrArray) switchers = NULL;
  guint n = 0;

  tp_table_open (&table, "four-sensible.rapanui", 700, 900);
  switchers = test_find_all (GTK_WIDGET (table.page), ADW_TYPE_VIEW_SWITCHER);
  for (guint i = 0; i < switchers->len; i++)
    if (gtk_widget_get_mapped (switchers->pdata[i]))
      {
        least_width (gtk_widget_get_parent (switchers->pdata[i]));
        n++;
      }
  g_assert_cmpuint (n, ==, 1);
  tp_table_close (&table);
}

/* By colour, mark and name. */
static void
assert_owned (GtkWidget  *asked,
              const char *name,
              const char *mark)
{
  g_autoptr (GPtrArray) labels = test_find_all (asked, GTK_TYPE_LABEL);
  g_autoptr (GPtrArray) pictures = test_find_all (asked, AHU_TYPE_PICTURE);
  guint n_names = 0, n_marks = 0;

  g_assert_true (gtk_widget_has_css_class (asked, "mat"));
  for (guint i = 0; i < labels->len; i++)
    n_names += gtk_widget_get_mapped (labels->pdata[i]) && strstr (gtk_label_get_text (labels->pdata[i]), name) != NULL;
  for (guint i = 0; i < pictures->len; i++)
    n_marks += gtk_widget_get_mapped (pictures->pdata[i]) && g_strcmp0 (ahu_picture_get_name (pictures->pdata[i]), mark) == 0;
  g_assert_cmpuint (n_names, >, 0);
  g_assert_cmpuint (n_marks, >, 0);
}

/* What is asked of one player lies on a mat that says whose it is, whatever is asked. */
static void
test_owners (void)
{
  const guint wanted = 1u << TP_STEP_FACT | 1u << TP_STEP_PALMS | 1u << TP_STEP_QUARRIES | 1u << TP_STEP_EXCHANGE |
                       1u << TP_STEP_AWARD | 1u << TP_STEP_PRESTIGE;
  guint seen = 0;
  Table table;

  tp_table_open (&table, "six-sensible.rapanui", 1280, 800);
  while (seen != wanted)
    {
      const TpPosition *p = tp_table_get_position (&table);
      const char *colour = ahu_record_get_colours (ahu_session_get_record (table.session))[p->actor];

      if (1u << p->step & wanted & ~seen)
        {
          test_ui_wait_for_frames (table.window, 2);
          assert_owned (ahu_tp_centre_find_decision (AHU_TP_CENTRE (table.page->centre), p->step),
                        ahu_session_get_names (table.session)[p->actor], ahu_player_colour_find (colour)->mark);
          seen |= 1u << p->step;
        }
      g_assert_true (ahu_session_redo (table.session));
    }
  tp_table_close (&table);
}

/* What is said besides does not squeeze the sentence. */
static void
test_aside (void)
{
  Table table;
  GtkWidget *sentence;

  tp_table_open (&table, "three-own-box.rapanui", 1280, 800);
  tp_table_go_to (&table, is_last_placing);
  test_ui_wait_for_frames (table.window, 2);
  sentence = test_ui_find_class (ahu_table_get_prompt (AHU_TABLE (table.page)), "prompt-sentence");
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (sentence))), <=, 2);
  tp_table_close (&table);
}

static double
find_middle (GtkWidget *widget,
             GtkWidget *root)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, root, &bounds));

  return (bounds.origin.y + bounds.size.height / 2) / gtk_widget_get_height (root);
}

/* On a telephone the thumb finds all that ends a placing at the foot, and the title fits. */
static void
test_telephone (void)
{
  Table table;
  AhuTpBoard *board;
  AdwWindowTitle *title;

  tp_table_open (&table, "six-sensible.rapanui", 360, 640);
  title = ADW_WINDOW_TITLE (test_ui_find (GTK_WIDGET (table.page), ADW_TYPE_WINDOW_TITLE, NULL));
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "Round 1");
  tp_table_go_to (&table, tp_table_do_several_place);
  test_ui_wait_for_frames (table.window, 2);
  board = tp_table_get_board (&table, tp_table_get_first (tp_table_get_position (&table)));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (board)));
  g_assert_cmpfloat (find_middle (board->done, GTK_WIDGET (board)), >, 0.8);
  g_assert_cmpfloat (find_middle (table.page->answers, GTK_WIDGET (table.page)), >,
                     find_middle (board->done, GTK_WIDGET (table.page)));
  tp_table_close (&table);
}

static void
assert_whole (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && (gtk_widget_has_css_class (widget, "tp-name") || gtk_widget_has_css_class (widget, "tp-fact-name")))
    {
      PangoLayout *text = gtk_label_get_layout (GTK_LABEL (widget));

      g_test_message ("%s", gtk_label_get_label (GTK_LABEL (widget)));
      g_assert_false (pango_layout_is_ellipsized (text));
      g_assert_cmpint (pango_layout_get_line_count (text), ==, 1);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_whole (child);
}

static void
check_six (int width,
           int height)
{
  Table table;
  graphene_rect_t bounds;
  int step = -1;

  tp_table_open (&table, "six-sensible.rapanui", width, height);
  for (int ply = 0; ply < 80; ply++, ahu_session_redo (table.session))
    {
      if (tp_table_get_position (&table)->step == step)
        continue;
      step = tp_table_get_position (&table)->step;
      test_ui_wait_for_frames (table.window, 2);
      g_assert_true (gtk_widget_compute_bounds (table.page->body, table.window, &bounds));
      g_test_message ("%d × %d, step %d", width, height, step);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, height + 1);
      if (height < 700)
        assert_whole (table.page->body);
    }
  tp_table_close (&table);
}

/* Six players in a low window: nothing is scrolled, and no name is cut or broken. */
static void
test_six_low (void)
{
  static const int sizes[][2] = { { 1100, 600 }, { 800, 600 }, { 1024, 768 }, { 700, 840 },
                                  { 767, 690 }, { 690, 690 }, { 690, 600 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    check_six (sizes[i][0], sizes[i][1]);
}

/* In a low window, too, the cards lie on top in every step, and nothing is scrolled for them. */
static void
test_cards (gconstpointer name)
{
  static const int sizes[][2] = { { 1100, 700 }, { 1280, 720 }, { 700, 690 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Table table;
      int step = -1;

      tp_table_open (&table, name, sizes[i][0], sizes[i][1]);
      for (int ply = 0; ply < 80; ply++, ahu_session_redo (table.session))
        {
          GtkWidget *card;
          graphene_rect_t bounds;

          if (tp_table_get_position (&table)->step == step)
            continue;
          step = tp_table_get_position (&table)->step;
          test_ui_wait_for_frames (table.window, 2);
          g_test_message ("%d × %d, step %d", sizes[i][0], sizes[i][1], step);
          card = ahu_tp_centre_find_spot (AHU_TP_CENTRE (table.page->centre), AHU_TP_SPOT_FACT, TP_MAKE_MAKE);
          g_assert_true (gtk_widget_get_mapped (card));
          g_assert_true (gtk_widget_compute_bounds (card, table.page->centre, &bounds));
          g_assert_cmpfloat (bounds.origin.y, <, 40);
          assert_inside (table.page->centre, table.page->centre);
          g_assert_true (gtk_widget_compute_bounds (table.page->body, table.window, &bounds));
          g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, sizes[i][1] + 1);
        }
      tp_table_close (&table);
    }
}

/* The rule of the step stands behind the sentence where that leaves the sentence its room. */
static void
test_rule (void)
{
  static const int sizes[][2] = { { 1280, 800 }, { 700, 900 }, { 360, 640 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Table table;
      GtkWidget *rule;

      tp_table_open (&table, "four-sensible.rapanui", sizes[i][0], sizes[i][1]);
      tp_table_go_to (&table, is_choosing);
      test_ui_wait_for_frames (table.window, 2);
      rule = test_ui_find_class (ahu_table_get_prompt (AHU_TABLE (table.page)), "prompt-rule");
      g_assert_cmpint (gtk_widget_get_visible (rule), ==, sizes[i][0] > 1000);
      if (gtk_widget_get_visible (rule))
        g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (rule)), ==, "T4.9");
      tp_table_close (&table);
    }
}

/* On a screen of 1920 × 1080 three boards stand side by side, as on a larger one, rather than two that
 * are enlarged. */
static void
test_six_wide (void)
{
  static const int sizes[][2] = { { 1600, 900 }, { 1920, 1080 }, { 2560, 1440 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Table table;
      graphene_rect_t first, third;

      tp_table_open (&table, "six-sensible.rapanui", sizes[i][0], sizes[i][1]);
      test_ui_wait_for_frames (table.window, 2);
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (tp_table_get_board (&table, 0)), table.window, &first));
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (tp_table_get_board (&table, 2)), table.window, &third));
      g_assert_cmpfloat (first.origin.y, ==, third.origin.y);
      tp_table_close (&table);
    }
}

/* Where several place, the names on the boards stay whole. */
static void
test_names (gconstpointer name)
{
  static const int sizes[][2] = { { 360, 640 }, { 1100, 600 }, { 1280, 800 }, { 1920, 1080 } };
  Table table;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      tp_table_open (&table, name, sizes[i][0], sizes[i][1]);
      tp_table_go_to (&table, tp_table_do_several_place);
      test_ui_wait_for_frames (table.window, 2);
      assert_whole (table.page->boards);
      tp_table_close (&table);
    }
}

static graphene_rect_t
find_bounds (Table     *table,
             GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, table->window, &bounds));

  return bounds;
}

/* On a large screen what belongs together stays together: the rows of the ring, and what is drawn with
 * what there is to draw. */
static void
test_together (void)
{
  Table table;
  graphene_rect_t above, below;

  tp_table_open (&table, "four-sensible.rapanui", 1920, 1080);
  test_ui_wait_for_frames (table.window, 2);
  above = find_bounds (&table, ahu_tp_centre_find_spot (AHU_TP_CENTRE (table.page->centre), AHU_TP_SPOT_DRAW, 0));
  below = find_bounds (&table, GTK_WIDGET (tp_entry_find_choice (table.page->centre, "Quarry with 1 circle")));
  g_assert_cmpfloat (below.origin.y - above.origin.y - above.size.height, <, 1.5 * above.size.height);
  tp_table_go_to (&table, is_choosing);
  test_ui_wait_for_frames (table.window, 2);
  above = find_bounds (&table, ahu_tp_centre_find_spot (AHU_TP_CENTRE (table.page->centre), AHU_TP_SPOT_INTERCHANGE,
                                                        TP_COMBINATION_QUARRY));
  below = find_bounds (&table, ahu_tp_centre_find_spot (AHU_TP_CENTRE (table.page->centre), AHU_TP_SPOT_INTERCHANGE,
                                                        TP_COMBINATION_SLAVE_PALM));
  g_assert_cmpfloat (below.origin.y - above.origin.y, <, 3 * above.size.height);
  tp_table_close (&table);
}

/* There is no room for cards and for the panel of a step. */
static void
test_panel_alone (void)
{
  Table table;

  tp_table_open (&table, "six-sensible.rapanui", 360, 640);
  g_assert_cmpuint (tp_table_get_position (&table)->step, ==, TP_STEP_REVEAL);
  g_assert_null (tp_entry_find_choice (table.page->centre, "Make-Make"));
  tp_table_go_to (&table, is_choosing);
  g_assert_nonnull (tp_entry_find_choice (table.page->centre, "Make-Make"));
  tp_table_close (&table);
}

/* What is in a Tapati is not much smaller than the points, and nothing stands there to be misread for it. */
static void
assert_read_from_afar (GtkWidget *board)
{
  int held = gtk_widget_get_height (test_ui_find_class (board, "tp-held"));
  int points = gtk_widget_get_height (test_ui_find_class (board, "tp-points"));

  g_assert_cmpint (5 * held, >=, 3 * points);
  g_assert_false (gtk_widget_get_child_visible (test_ui_find_class (board, "tp-limit")));
}

static gboolean
is_taking_quarries (const TpPosition *position)
{
  return position->step == TP_STEP_QUARRIES;
}

static GtkWidget *
find_spot (Table     *table,
           AhuTpSpot  spot)
{
  return ahu_tp_centre_find_spot (AHU_TP_CENTRE (table->page->centre), spot, TP_RAPANUI);
}

static graphene_rect_t
find_markets (Table *table)
{
  return find_bounds (table, gtk_widget_get_ancestor (find_spot (table, AHU_TP_SPOT_MARKET), AHU_TYPE_TP_MARKETS));
}

static void
change_view (Table *table)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (table->page), "table.view", NULL));
  test_ui_wait_for_frames (table->window, 3);
}

/* From two metres six boards stand in two lines, each with two lines in its head. */
static void
test_view (void)
{
  Table table;
  graphene_rect_t first, third;

  tp_table_open (&table, "six-sensible.rapanui", 1800, 1000);
  change_view (&table);
  g_assert_cmpint (ahu_table_get_view (AHU_TABLE (table.page)), ==, AHU_TABLE_VIEW_LARGE);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (tp_table_get_board (&table, 0)), table.window, &first));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (tp_table_get_board (&table, 2)), table.window, &third));
  g_assert_cmpfloat (first.origin.y, ==, third.origin.y);
  g_assert_true (gtk_widget_has_css_class (table.page->boards, "far"));
  assert_read_from_afar (GTK_WIDGET (tp_table_get_board (&table, 2)));
  change_view (&table);
  g_assert_false (gtk_widget_has_css_class (table.page->boards, "far"));
  tp_table_close (&table);
}

/* All that lies in the middle is there, with many players too. */
static void
test_view_markets (gconstpointer name)
{
  Table table;
  graphene_rect_t node, board;

  tp_table_open (&table, name, 1800, 1000);
  tp_table_go_to (&table, is_choosing);
  change_view (&table);
  for (AhuTpSpot spot = AHU_TP_SPOT_MARKET; spot <= AHU_TP_SPOT_INTERCHANGE; spot++)
    g_assert_true (gtk_widget_get_mapped (find_spot (&table, spot)));
  node = find_bounds (&table, find_spot (&table, AHU_TP_SPOT_INTERCHANGE));
  board = find_bounds (&table, GTK_WIDGET (tp_table_get_board (&table, 3)));
  g_assert_cmpfloat (node.origin.y + node.size.height, <, board.origin.y + board.size.height);
  tp_table_close (&table);
}

/* Nothing in the markets moves while tiles are taken. */
static void
test_view_still (void)
{
  static const char *const records[] = { "four-sensible.rapanui", "six-sensible.rapanui" };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      Table table;
      graphene_rect_t markets;

      tp_table_open (&table, records[i], 1800, 1000);
      tp_table_go_to (&table, is_taking_quarries);
      change_view (&table);
      markets = find_markets (&table);
      while (tp_table_get_position (&table)->step != TP_STEP_REVEAL)
        {
          graphene_rect_t later = find_markets (&table);

          g_assert_true (graphene_rect_equal (&later, &markets));
          ahu_session_redo (table.session);
          test_ui_wait_for_frames (table.window, 2);
        }
      tp_table_close (&table);
    }
}

/* What is pressed there can be read as well as whose board it is. */
static void
test_view_buttons (void)
{
  Table table;
  AhuTpBoard *board;
  GtkWidget *words, *name;

  tp_table_open (&table, "six-sensible.rapanui", 1800, 1000);
  tp_table_go_to (&table, tp_table_do_several_place);
  change_view (&table);
  board = tp_table_get_board (&table, tp_table_get_first (tp_table_get_position (&table)));
  words = test_ui_find (board->done, GTK_TYPE_LABEL, "Done");
  g_assert_nonnull (words);
  name = test_ui_find_class (GTK_WIDGET (board), "tp-name");
  g_assert_cmpint (10 * gtk_widget_get_height (words), >=, 7 * gtk_widget_get_height (name));
  tp_table_close (&table);
}

/* Nor are the names of the cards broken there. */
static void
test_view_names (void)
{
  Table table;

  tp_table_open (&table, "six-sensible.rapanui", 1280, 800);
  tp_table_go_to (&table, is_choosing);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (table.page), "table.view", NULL));
  test_ui_wait_for_frames (table.window, 3);
  g_assert_cmpint (ahu_table_get_view (AHU_TABLE (table.page)), ==, AHU_TABLE_VIEW_LARGE);
  assert_whole (table.page->centre);
  tp_table_close (&table);
}

static const char *
find_tip (AhuTpBoard *board)
{
  AhuTpCell *cell = ahu_tp_board_find_live (board);

  g_assert_true (ahu_tp_cell_get_state (cell)->is_live);

  return ahu_tip_get (GTK_WIDGET (cell));
}

/* Who wants hints is told what each placing leads to, and nobody else is. */
static void
test_hints (void)
{
  GSettings *settings = ahu_settings_get_game (tp_game_get ());
  AhuTpBoard *board;
  Table table;

  tp_table_open (&table, "six-sensible.rapanui", 1280, 800);
  tp_table_go_to (&table, tp_table_do_several_place);
  board = tp_table_get_board (&table, tp_table_get_first (tp_table_get_position (&table)));
  g_assert_null (find_tip (board));
  g_settings_set_boolean (settings, "hints", TRUE);
  g_assert_true (ahu_session_undo (table.session));
  g_assert_true (ahu_session_redo (table.session));
  g_assert_nonnull (g_strrstr (find_tip (board), "worth"));
  g_settings_reset (settings, "hints");
  tp_table_close (&table);
}

static JsonNode *
choose_nothing (AhuHistory       *history,
                guint             seat,
                const char       *bot,
                const AhuLimits  *limits,
                GCancellable     *cancellable,
                GError          **error)
{
  g_assert_not_reached ();
}

static JsonNode *
deal_nothing (guint      n_players,
              AhuRandom *random)
{
  g_assert_not_reached ();
}

/* In a game against computers only the person is asked, and says nothing for them. */
static void
test_practise (void)
{
  static const AhuStrength strengths[] = { AHU_STRENGTH_NONE, AHU_STRENGTH_EASY, AHU_STRENGTH_EASY,
                                           AHU_STRENGTH_EASY, AHU_STRENGTH_EASY, AHU_STRENGTH_EASY };
  static const AhuComputer computer = { AHU_STRENGTH_EASY, "greedy", NULL, 0 };
  AhuGameAdvisor *advisor = (AhuGameAdvisor *) tp_game_advisor_get ();
  AhuGameAdvisor before = *advisor;
  g_autoptr (AhuRecord) plain = test_record_load ("tapati", "six-sensible.rapanui");
  g_autoptr (AhuRecord) record = ahu_practice_add (plain, strengths, G_N_ELEMENTS (strengths));
  guint ply;
  Table table;

  advisor->choose = choose_nothing;
  advisor->deal = deal_nothing;
  advisor->computers = &computer;
  advisor->n_computers = 1;
  tp_table_open (&table, "six-sensible.rapanui", 800, 600);
  tp_table_go_to (&table, do_all_place);
  ply = tp_table_get_ply (&table);
  tp_table_close (&table);

  tp_table_open_record (&table, record, ply, 1280, 800);
  g_assert_true (ahu_table_practises (AHU_TABLE (table.page)));
  g_assert_null (tp_entry_find_choice (GTK_WIDGET (table.page), "Nobody places"));
  g_assert_cmpuint (ahu_tp_table_get_seat (table.page), ==, 0);
  for (guint seat = 0; seat < G_N_ELEMENTS (strengths); seat++)
    g_assert_cmpint (gtk_widget_get_visible (tp_table_get_board (&table, seat)->done), ==, seat == 0);
  tp_table_close (&table);
  *advisor = before;
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/tp-table-looks/centre-width/", games[i], NULL);
      g_autofree char *tablet = g_strconcat ("/ui/tp-table-looks/tablet/", games[i], NULL);

      g_test_add_data_func (path, games[i], test_centre_width);
      g_test_add_data_func (tablet, games[i], test_tablet);
    }
  g_test_add_func ("/ui/tp-table-looks/sign", test_sign);
  g_test_add_func ("/ui/tp-table-looks/aside", test_aside);
  g_test_add_data_func ("/ui/tp-table-looks/lasting/360", GINT_TO_POINTER (360), test_lasting);
  g_test_add_data_func ("/ui/tp-table-looks/lasting/700", GINT_TO_POINTER (700), test_lasting);
  g_test_add_data_func ("/ui/tp-table-looks/lasting/1280", GINT_TO_POINTER (1280), test_lasting);
  g_test_add_func ("/ui/tp-table-looks/answers", test_answers);
  g_test_add_func ("/ui/tp-table-looks/views-whole", test_views_whole);
  g_test_add_func ("/ui/tp-table-looks/telephone", test_telephone);
  g_test_add_data_func ("/ui/tp-table-looks/names/6", "six-sensible.rapanui", test_names);
  g_test_add_func ("/ui/tp-table-looks/six-low", test_six_low);
  g_test_add_data_func ("/ui/tp-table-looks/cards/4", "four-sensible.rapanui", test_cards);
  g_test_add_data_func ("/ui/tp-table-looks/cards/6", "six-sensible.rapanui", test_cards);
  g_test_add_func ("/ui/tp-table-looks/rule", test_rule);
  g_test_add_func ("/ui/tp-table-looks/six-wide", test_six_wide);
  g_test_add_func ("/ui/tp-table-looks/together", test_together);
  g_test_add_func ("/ui/tp-table-looks/panel-alone", test_panel_alone);
  g_test_add_func ("/ui/tp-table-looks/view", test_view);
  g_test_add_data_func ("/ui/tp-table-looks/view-markets/4", "four-sensible.rapanui", test_view_markets);
  g_test_add_data_func ("/ui/tp-table-looks/view-markets/6", "six-sensible.rapanui", test_view_markets);
  g_test_add_func ("/ui/tp-table-looks/view-still", test_view_still);
  g_test_add_func ("/ui/tp-table-looks/view-buttons", test_view_buttons);
  g_test_add_func ("/ui/tp-table-looks/view-names", test_view_names);
  g_test_add_func ("/ui/tp-table-looks/owners", test_owners);
  g_test_add_func ("/ui/tp-table-looks/hints", test_hints);
  g_test_add_func ("/ui/tp-table-looks/practise", test_practise);

  return g_test_run ();
}
