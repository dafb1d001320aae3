/* test-rn-table-view.c: tests of the table page as it is read from two metres, and of
 * what travels on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-display.h"
#include "games/rapanui/ui/ahu-rn-hand.h"
#include "games/rapanui/ui/ahu-rn-offers.h"
#include "games/rapanui/ui/ahu-rn-player-panel.h"
#include "games/rapanui/ui/ahu-rn-scores.h"
#include "games/rapanui/ui/ahu-rn-stone.h"
#include "games/rapanui/ui/ahu-rn-strip.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/teach/ahu-teller.h"
#include "toolkit/table/ahu-motion.h"
#include "toolkit/table/ahu-prompt.h"

#include "rn-table-utils.h"
#include "rn-widget-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

#define RECORD "four-players-untold.rapanui"

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

static void
enter_view (TestTable *table)
{
  gtk_widget_activate_action (table->page, "table.view", NULL);
  test_ui_wait (view_is_seen, find (table, AHU_TYPE_RN_SCORES));
  test_ui_wait_for_frames (table->page, 2);
}

/* Not what the pad of the count takes back, which is a number. */
static void
list_buttons (GtkWidget  *root,
              const char *tooltip,
              GPtrArray  *buttons)
{
  if (GTK_IS_BUTTON (root) && gtk_actionable_get_action_name (GTK_ACTIONABLE (root)) != NULL &&
      g_strcmp0 (gtk_widget_get_tooltip_text (root), tooltip) == 0)
    g_ptr_array_add (buttons, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_buttons (child, tooltip, buttons);
}

static void
assert_controls (TestTable *table,
                 guint      expected)
{
  static const char *const names[] = { "Undo", "Redo", "Leave the table view" };

  test_ui_wait_for_frames (table->page, 2);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
      guint n = 0;

      list_buttons (table->page, names[i], buttons);
      for (guint j = 0; j < buttons->len; j++)
        {
          graphene_rect_t bounds;

          if (!is_seen (buttons->pdata[j]))
            continue;
          n++;
          g_assert_true (gtk_widget_compute_bounds (buttons->pdata[j], table->page, &bounds));
          g_assert_cmpfloat (bounds.size.width, >=, 44);
          g_assert_cmpfloat (bounds.size.height, >=, 44);
          g_assert_cmpfloat (bounds.origin.y, >=, 0);
        }
      g_assert_cmpuint (n, ==, expected);
    }
}

/* What stands in the place of the table has no prompt, and can be taken back and left all
 * the same. */
static void
test_bar (void)
{
  TestTable table;
  g_autofree char *turn = NULL;
  GtkWidget *title;

  test_table_open (&table, RECORD, 1280, 800);
  test_session_go (table.session, 30);
  enter_view (&table);
  gtk_widget_activate_action (table.page, "table.count", NULL);
  assert_controls (&table, 1);
  turn = g_strdup_printf ("Count the table · Turn %u", test_table_get_position (&table)->turn);
  title = test_ui_find (table.page, GTK_TYPE_LABEL, turn);
  g_assert_nonnull (title);
  g_assert_true (is_seen (title));
  /* The numbers need the height. */
  g_assert_cmpint (gtk_widget_get_height (test_ui_find_class (table.page, "view-bar")), <=, 56);
  gtk_widget_activate_action (table.page, "table.end-count", NULL);
  assert_controls (&table, 1);
  gtk_widget_activate_action (table.page, "table.peek", "u", 0);
  assert_controls (&table, 1);
  gtk_widget_activate_action (table.page, "table.view", NULL);
  g_assert_false (is_seen (test_ui_find (table.page, GTK_TYPE_BUTTON, "Leave the table view")));
  test_table_close (&table);
}

/* A telephone has room for all of the title, in two lines. */
static void
test_narrow_bar (void)
{
  TestTable table;
  g_autofree char *turn = NULL;
  GtkWidget *title;

  test_table_open (&table, RECORD, 360, 720);
  test_session_go (table.session, 30);
  gtk_widget_activate_action (table.page, "table.view", NULL);
  gtk_widget_activate_action (table.page, "table.count", NULL);
  assert_controls (&table, 1);
  turn = g_strdup_printf ("Count the table · Turn %u", test_table_get_position (&table)->turn);
  title = test_ui_find (table.page, GTK_TYPE_LABEL, turn);
  g_assert_true (is_seen (title));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (title))));
  g_assert_cmpint (gtk_widget_get_height (test_ui_find_class (table.page, "view-bar")), <=, 60);
  test_table_close (&table);
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
  g_assert_true (gtk_widget_compute_bounds (find (&table, AHU_TYPE_PROMPT), table.page, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (get_start (&table, AHU_TYPE_RN_STONE), >, get_start (&table, AHU_TYPE_RN_DISPLAY));
  g_assert_cmpfloat (get_start (&table, AHU_TYPE_RN_HAND), >=, get_start (&table, AHU_TYPE_RN_STONE));
  g_assert_cmpint (test_table_get_card_width (&table), >=, MIN (size[0] / 9, (int) (size[1] / 6.6)));
  test_table_close (&table);
}

static void
get_bounds (TestTable       *table,
            GtkWidget       *widget,
            graphene_rect_t *bounds)
{
  g_assert_true (is_seen (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, table->page, bounds));
}

/* The button lies in the foot of its card: most of that is seen, and nothing beside it covered. */
static void
check_plays (TestTable *table)
{
  g_autoptr (GPtrArray) choices = test_find_choices (find (table, AHU_TYPE_RN_HAND));

  g_assert_cmpuint (choices->len, >=, 1);
  for (guint i = 0; i < choices->len; i++)
    {
      GtkWidget *overlay = gtk_widget_get_ancestor (choices->pdata[i], GTK_TYPE_OVERLAY);
      graphene_rect_t play, card;

      get_bounds (table, choices->pdata[i], &play);
      get_bounds (table, test_ui_find_class (overlay, "fan"), &card);
      g_assert_cmpfloat (play.size.width, <=, card.size.width + 1);
      g_assert_cmpfloat (play.origin.y, >=, card.origin.y + 0.55f * card.size.height);
    }
}

/* What is bought stands apart, and its pictures use the room. */
static void
check_shop (TestTable *table,
            gboolean   small)
{
  GtkWidget *offers = find (table, AHU_TYPE_RN_OFFERS);
  graphene_rect_t last = GRAPHENE_RECT_INIT_ZERO;

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      GtkWidget *face = ahu_rn_offers_get_face (AHU_RN_OFFERS (offers), kind);
      graphene_rect_t bounds, picture;

      get_bounds (table, gtk_widget_get_ancestor (face, AHU_TYPE_CHOICE), &bounds);
      if (kind > 0)
        g_assert_cmpfloat (bounds.origin.x - last.origin.x - last.size.width, >=, 8);
      last = bounds;
      get_bounds (table, face, &picture);
      if (small)
        g_assert_cmpfloat (picture.size.width, >=, 0.7f * bounds.size.width);
    }
}

/* The mat reaches down to the players, or to the foot of a small screen. */
static void
test_view_mat (gconstpointer data)
{
  const int *size = data;
  gboolean small = size[0] < 1024;
  graphene_rect_t mat, below;
  TestTable table;

  test_table_open (&table, RECORD, size[0], size[1]);
  test_session_go (table.session, 30);
  gtk_widget_activate_action (table.page, "table.view", NULL);
  while (test_table_get_position (&table)->step != RN_STEP_BUY)
    g_assert_true (ahu_session_redo (table.session));
  test_ui_wait_for_frames (table.page, 3);
  get_bounds (&table, test_ui_find_class (table.page, "mat-room"), &mat);
  below = GRAPHENE_RECT_INIT (0, gtk_widget_get_height (table.page), 1, 1);
  if (!small)
    get_bounds (&table, find (&table, AHU_TYPE_RN_SCORES), &below);
  g_assert_cmpfloat (below.origin.y - mat.origin.y - mat.size.height, <=, 0.03 * size[1]);
  g_assert_cmpfloat (below.origin.y - mat.origin.y - mat.size.height, >=, -1);
  check_plays (&table);
  check_shop (&table, small);
  test_table_close (&table);
}

/* A keycap that is seen on a choice. */
static gboolean
shows_key (GtkWidget  *widget,
           const char *key)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "keycap"))
    return g_strcmp0 (gtk_label_get_label (GTK_LABEL (widget)), key) == 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (shows_key (child, key))
      return TRUE;

  return FALSE;
}

/* What the header bar has in the window stands at the end of the prompt, as large as a finger
 * needs it on the wall; so do the keys on all controls, and the turn. */
static void
test_controls (void)
{
  static const char *const buttons[] = { "Undo", "Redo", "Leave the table view" };
  TestTable table;
  GtkWidget *prompt;
  g_autofree char *turn = NULL;

  test_table_open (&table, RECORD, 1920, 1080);
  test_session_go (table.session, 30);
  while (test_table_get_position (&table)->step != RN_STEP_BUY)
    g_assert_true (ahu_session_redo (table.session));
  enter_view (&table);
  prompt = find (&table, AHU_TYPE_PROMPT);
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      GtkWidget *button = test_ui_find (prompt, GTK_TYPE_BUTTON, buttons[i]);
      graphene_rect_t bounds;

      g_assert_true (is_seen (button));
      g_assert_true (gtk_widget_compute_bounds (button, table.page, &bounds));
      g_assert_cmpfloat (bounds.size.width, >=, 72);
      g_assert_cmpfloat (bounds.size.height, >=, 64);
      g_assert_cmpfloat (bounds.origin.x, >, gtk_widget_get_width (table.page) / 2.0f);
    }
  turn = g_strdup_printf ("Turn %u", test_table_get_position (&table)->turn);
  g_assert_true (is_seen (test_ui_find (prompt, GTK_TYPE_LABEL, turn)));
  g_assert_null (test_ui_find (prompt, GTK_TYPE_BUTTON, "R3.2"));
  g_assert_true (shows_key (find (&table, AHU_TYPE_RN_HAND), "1"));
  g_assert_true (shows_key (find (&table, AHU_TYPE_RN_OFFERS), "F"));
  g_assert_true (shows_key (find (&table, AHU_TYPE_RN_DISPLAY), "Q"));
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

/* What is said has a place of its own, which is there as well while nothing is said. */
static void
test_teller (gconstpointer data)
{
  const int *size = data;
  const GType parts[] = {
    AHU_TYPE_PROMPT, AHU_TYPE_RN_DISPLAY, AHU_TYPE_RN_STONE, AHU_TYPE_RN_HAND, AHU_TYPE_RN_OFFERS, AHU_TYPE_RN_STRIP,
    AHU_TYPE_RN_SCORES
  };
  GtkWidget *teller, *words;
  graphene_rect_t told, cards, after;
  int height;
  guint n = 0;
  TestTable table;

  g_settings_reset (ahu_settings_get_game (rn_game_get ()), "heard");
  g_settings_set_boolean (ahu_settings_get_game (rn_game_get ()), "guidance", TRUE);
  test_table_open (&table, RECORD, size[0], size[1]);
  teller = find (&table, AHU_TYPE_TELLER);
  gtk_widget_activate_action (table.page, "table.view", NULL);
  test_ui_wait_for_frames (table.page, 4);
  g_assert_true (is_seen (teller));
  g_assert_true (gtk_widget_compute_bounds (teller, table.page, &told));
  words = test_find_type (teller, GTK_TYPE_LABEL);
  g_assert_true (is_seen (words));
  gtk_widget_measure (words, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (words), NULL, &height, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_height (words), >=, height);
  g_assert_true (gtk_widget_compute_bounds (find (&table, AHU_TYPE_RN_DISPLAY), table.page, &cards));
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      GtkWidget *part = find (&table, parts[i]);
      graphene_rect_t bounds;

      if (!is_seen (part))
        continue;
      g_assert_true (gtk_widget_compute_bounds (part, table.page, &bounds));
      graphene_rect_inset (&bounds, 1, 1);
      g_assert_false (graphene_rect_intersection (&told, &bounds, NULL));
      get_shown_height (&table, part);
      n++;
    }
  g_assert_cmpuint (n, >=, 6);

  g_assert_true (ahu_teller_dismiss (AHU_TELLER (teller)));
  test_ui_wait_for_frames (table.page, 2);
  g_assert_false (is_seen (teller));
  g_assert_true (gtk_widget_compute_bounds (find (&table, AHU_TYPE_RN_DISPLAY), table.page, &after));
  g_assert_true (graphene_rect_equal (&cards, &after));
  g_settings_set_boolean (ahu_settings_get_game (rn_game_get ()), "guidance", FALSE);
  test_table_close (&table);
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
  number = ahu_rn_strip_get_part (AHU_RN_STRIP (find (&table, AHU_TYPE_RN_STRIP)), 0, AHU_RN_NUMBER_WOOD);
  test_ui_wait_for_frames (table.page, 2);
  height = is_seen (number) ? get_shown_height (&table, number) : 16;

  gtk_widget_activate_action (table.page, "table.view", NULL);
  test_ui_wait_for_frames (table.page, 2);
  g_assert_false (is_seen (find (&table, ADW_TYPE_HEADER_BAR)));
  g_assert_false (is_seen (find (&table, ADW_TYPE_VIEW_SWITCHER_BAR)));
  g_assert_cmpfloat (get_shown_height (&table, number), >, 1.3 * height);
  get_shown_height (&table, find (&table, AHU_TYPE_PROMPT));
  get_shown_height (&table, find (&table, AHU_TYPE_RN_DISPLAY));
  get_shown_height (&table, find (&table, AHU_TYPE_RN_STONE));
  get_shown_height (&table, find (&table, AHU_TYPE_RN_OFFERS));

  gtk_widget_activate_action (table.page, "table.leave-view", NULL);
  test_ui_wait_for_frames (table.page, 2);
  g_assert_true (is_seen (find (&table, ADW_TYPE_HEADER_BAR)));
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
  return ahu_rn_player_panel_get_part (AHU_RN_PLAYER_PANEL (first), AHU_RN_NUMBER_WOOD);
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
  test_ui_wait_for_frames (table.page, 2);

  g_assert_true (ahu_session_redo (table.session));
  after = test_table_get_position (&table)->wood[player];
  g_assert_true (shows (wood, before));
  while (!shows (wood, after))
    g_main_context_iteration (NULL, TRUE);

  g_assert_true (ahu_session_undo (table.session));
  g_assert_true (shows (wood, before));
  g_assert_true (ahu_session_redo (table.session));
  g_assert_true (shows (wood, before));
  ahu_motion_finish (AHU_MOTION (find (&table, AHU_TYPE_MOTION)));
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
  motion = find (&table, AHU_TYPE_MOTION);
  g_assert_false (ahu_motion_is_possible (AHU_MOTION (motion)));
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
  GtkWidget *wood = ahu_rn_scores_get_part (AHU_RN_SCORES (scores), 0, AHU_RN_NUMBER_WOOD);
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

  static const int mat_screens[][2] = { { 1000, 600 }, { 1280, 800 }, { 1366, 768 }, { 1920, 1080 } };

  static const int told_screens[][2] = { { 360, 720 }, { 1280, 800 }, { 2000, 1200 } };

  test_ui_init (&argc, &argv);
  set_animations (FALSE);
  g_test_add_func ("/ui/rn-table-view/moves", test_view);
  g_test_add_func ("/ui/rn-table-view/controls", test_controls);
  g_test_add_func ("/ui/rn-table-view/bar", test_bar);
  g_test_add_func ("/ui/rn-table-view/narrow-bar", test_narrow_bar);
  for (guint i = 0; i < G_N_ELEMENTS (told_screens); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/rn-table-view/teller/%d", told_screens[i][0]);

      g_test_add_data_func (path, told_screens[i], test_teller);
    }
  for (guint i = 0; i < G_N_ELEMENTS (screens); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/rn-table-view/fits/%d", screens[i][0]);

      g_test_add_data_func (path, screens[i], test_view_fits);
    }
  for (guint i = 0; i < G_N_ELEMENTS (mat_screens); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/rn-table-view/view-mat/%d", mat_screens[i][0]);

      g_test_add_data_func (path, mat_screens[i], test_view_mat);
    }
  for (guint i = 0; i < G_N_ELEMENTS (small_screens); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/rn-table-view/small/%d", small_screens[i][0]);

      g_test_add_data_func (path, small_screens[i], test_small_view);
    }
  g_test_add_func ("/ui/rn-table-view/scores", test_scores);
  g_test_add_func ("/ui/rn-table-view/motion", test_motion);
  g_test_add_func ("/ui/rn-table-view/reduced-motion", test_reduced_motion);

  return g_test_run ();
}
