/* test-rn-turn-up.c: the face-down cards as they are turned up in the table view
 *
 * Not for: which cards are asked for (test-rn-table.c), another screen
 * (test-rn-second-screen.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-display.h"
#include "games/rapanui/ui/ahu-rn-scores.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/ranking/ahu-stage.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/teach/ahu-teller.h"
#include "toolkit/table/ahu-notice.h"

#include "rn-table-utils.h"
#include "rn-widget-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

/* Player 1 has three untold cards, and can't have laid Sweet Potato first. */
#define GAME "untold-restricts.rapanui"

static gboolean
is_seen (gpointer widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0;
}

static GtkWidget *
find_stage (TestTable *table)
{
  return test_find_type (table->page, AHU_TYPE_STAGE);
}

static void
open_view_of (TestTable  *table,
              const char *game,
              int         width,
              int         height)
{
  test_table_open (table, game, width, height);
  test_session_go_to_step (table->session, RN_STEP_REVEAL);
  gtk_widget_activate_action (table->page, "table.view", NULL);
  test_ui_wait (is_seen, find_stage (table));
  test_ui_wait_for_frames (table->page, 2);
}

static void
open_view (TestTable *table,
           int        width,
           int        height)
{
  open_view_of (table, GAME, width, height);
}

/* A page of its own, and what was to be moved last is no longer told as if it were due. */
static void
test_page (void)
{
  TestTable table;

  open_view (&table, 1280, 800);
  g_assert_false (gtk_widget_get_mapped (test_find_type (table.page, AHU_TYPE_RN_DISPLAY)));
  g_assert_false (gtk_widget_get_mapped (test_find_type (table.page, AHU_TYPE_RN_SCORES)));
  g_assert_nonnull (test_ui_find (find_stage (&table), GTK_TYPE_LABEL, rn_end_sentence ()));
  g_assert_nonnull (test_ui_find (find_stage (&table), GTK_TYPE_LABEL, "Laid face down"));

  /* Back at the table, and here again. */
  g_signal_emit_by_name (table.page, "undo");
  test_ui_wait (is_seen, test_find_type (table.page, AHU_TYPE_RN_DISPLAY));
  g_assert_false (gtk_widget_get_mapped (find_stage (&table)));
  g_signal_emit_by_name (table.page, "redo");
  test_ui_wait (is_seen, find_stage (&table));
  gtk_widget_activate_action (table.page, "table.leave-view", NULL);
  test_ui_wait (is_seen, test_find_type (table.page, AHU_TYPE_RN_DISPLAY));
  g_assert_false (gtk_widget_get_mapped (find_stage (&table)));
  test_table_close (&table);
}

/* One activation for a card, large enough for a finger on every screen, and the next is asked
 * for where the focus stands. */
static void
test_choices (gconstpointer data)
{
  const int *size = data;
  TestTable table;
  GtkWidget *focus;

  open_view (&table, size[0], size[1]);
  test_table_reveal_up_to (&table, 0);
  test_ui_wait_for_frames (table.page, 2);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      g_autofree char *name = g_strdup_printf ("Player 1 laid %s", rn_sacrifice_name (kind));
      GtkWidget *choice = GTK_WIDGET (test_table_find (&table, name));
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (choice, table.page, &bounds));
      g_assert_cmpfloat (bounds.size.width, >=, 44);
      g_assert_cmpfloat (bounds.size.height, >=, 44);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (table.page) + 1);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (table.page) + 1);
    }
  table.n_activations = 0;
  test_table_choose (&table, "Player 1 laid Fish");
  g_assert_cmpuint (table.n_activations, ==, 1);
  g_assert_nonnull (test_ui_find (find_stage (&table), GTK_TYPE_LABEL, "Player 1’s face-down card 2 of 3"));
  focus = gtk_root_get_focus (GTK_ROOT (table.window));
  g_assert_true (AHU_IS_CHOICE (focus));
  g_assert_true (gtk_widget_is_ancestor (focus, find_stage (&table)));
  test_table_close (&table);
}

/* What can't have been says why on the same page. */
static void
test_refusal (void)
{
  TestTable table;
  GtkWidget *notice;

  open_view (&table, 1280, 800);
  test_table_reveal_up_to (&table, 0);
  notice = test_find_type (find_stage (&table), AHU_TYPE_NOTICE);
  test_table_choose (&table, "Player 1 laid Sweet Potato");
  test_ui_wait (is_seen, notice);
  g_assert_nonnull (ahu_notice_get_refusal (AHU_NOTICE (notice)));
  test_table_choose (&table, "Player 1 laid Fish");
  g_assert_false (gtk_widget_get_visible (notice));
  test_table_close (&table);
}

/* What is said stands above the cards, in the order of the page, and goes
 * back to the table with it. */
static void
test_teller (void)
{
  TestTable table;
  GtkWidget *teller;
  GtkWidget *cards;
  graphene_rect_t told, below;

  g_settings_reset (ahu_settings_get_game (rn_game_get ()), "heard");
  g_settings_set_boolean (ahu_settings_get_game (rn_game_get ()), "guidance", TRUE);
  test_table_open (&table, GAME, 1280, 800);
  teller = test_find_type (table.page, AHU_TYPE_TELLER);
  gtk_widget_activate_action (table.page, "table.view", NULL);
  test_session_go_to_step (table.session, RN_STEP_REVEAL);
  test_ui_wait (is_seen, teller);
  test_ui_wait_for_frames (table.page, 2);
  g_assert_true (gtk_widget_is_ancestor (teller, find_stage (&table)));
  g_assert_nonnull (strstr (ahu_teller_get_text (AHU_TELLER (teller)), "(R8.2)"));
  cards = test_ui_find (find_stage (&table), GTK_TYPE_LABEL, "Laid face down");
  g_assert_true (gtk_widget_compute_bounds (teller, table.page, &told));
  g_assert_true (gtk_widget_compute_bounds (cards, table.page, &below));
  g_assert_cmpfloat (told.origin.y + told.size.height, <=, below.origin.y + 1);

  /* Once round the page, and not always round the bubble. */
  for (guint i = 0; gtk_widget_child_focus (table.page, GTK_DIR_TAB_FORWARD); i++)
    g_assert_cmpuint (i, <, 40);

  g_signal_emit_by_name (table.page, "undo");
  g_assert_false (gtk_widget_is_ancestor (teller, find_stage (&table)));
  g_settings_set_boolean (ahu_settings_get_game (rn_game_get ()), "guidance", FALSE);
  test_table_close (&table);
}

/* What was told before the view was entered is told there, and the other way round. */
static void
test_same_cards (void)
{
  TestTable table;

  test_table_open (&table, GAME, 1280, 800);
  test_session_go_to_step (table.session, RN_STEP_REVEAL);
  test_table_reveal_up_to (&table, 0);
  test_table_choose (&table, "Player 1 laid Fish");
  gtk_widget_activate_action (table.page, "table.view", NULL);
  test_ui_wait (is_seen, find_stage (&table));
  g_assert_nonnull (test_ui_find (find_stage (&table), GTK_TYPE_LABEL, "Player 1’s face-down card 2 of 3"));
  g_signal_emit_by_name (table.page, "undo");
  g_assert_nonnull (test_ui_find (find_stage (&table), GTK_TYPE_LABEL, "Player 1’s face-down card 1 of 3"));
  gtk_widget_activate_action (table.page, "table.leave-view", NULL);
  g_assert_nonnull (test_ui_find (table.page, GTK_TYPE_LABEL, "Player 1’s face-down card 1 of 3"));
  test_table_close (&table);
}

static void
collect_owners (GtkWidget *widget,
                GPtrArray *owners)
{
  if (gtk_widget_has_css_class (widget, "turn-up"))
    g_ptr_array_add (owners, (gpointer) gtk_label_get_text (GTK_LABEL (test_find_type (widget, GTK_TYPE_LABEL))));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_owners (child, owners);
}

/* The cards stand as they are asked for: those of who is asked first, then those of the next,
 * whenever they were laid. */
static void
test_order (void)
{
  TestTable table;
  const RnPosition *position;
  const char *const *names;
  guint8 pending[RN_MAX_PLAYERS];
  g_autoptr (GPtrArray) owners = g_ptr_array_new ();
  guint n_pending, n = 0;

  open_view_of (&table, "four-players-untold.rapanui", 1280, 800);
  position = test_table_get_position (&table);
  names = ahu_session_get_names (table.session);
  n_pending = rn_position_pending (position, pending);
  g_assert_cmpuint (n_pending, >, 1);
  collect_owners (find_stage (&table), owners);
  for (guint i = 0; i < n_pending; i++)
    for (guint card = 0; card < position->untold[pending[i]]; card++)
      g_assert_cmpstr (owners->pdata[n++], ==, names[pending[i]]);
  test_table_close (&table);
}

/* At the table, too, each kind has its name where there is height for it. */
static void
test_names (void)
{
  TestTable table;

  test_table_open (&table, GAME, 1280, 800);
  test_session_go_to_step (table.session, RN_STEP_REVEAL);
  test_table_reveal_up_to (&table, 0);
  test_ui_wait_for_frames (table.page, 2);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      g_autofree char *name = g_strdup_printf ("Player 1 laid %s", rn_sacrifice_name (kind));
      GtkWidget *words = test_ui_find_class (GTK_WIDGET (test_table_find (&table, name)), "kind-name");

      g_assert_nonnull (words);
      g_assert_true (gtk_widget_get_mapped (words));
    }
  test_table_close (&table);
}

/* Who comes after the one who is asked stands below the kinds, as in the table view all cards
 * stand. */
static void
test_next (void)
{
  TestTable table;
  const char *const *names;
  guint8 pending[RN_MAX_PLAYERS];

  test_table_open (&table, "four-players-untold.rapanui", 1280, 800);
  test_session_go_to_step (table.session, RN_STEP_REVEAL);
  names = ahu_session_get_names (table.session);
  for (guint n; (n = rn_position_pending (test_table_get_position (&table), pending)) > 0;)
    {
      const char *others[] = { names[pending[1]], names[pending[2]], names[pending[3]] };
      g_autofree char *list = n > 1 ? rn_list_names (others, n - 1) : NULL;
      g_autofree char *words = n > 1 ? g_strdup_printf ("Then the face-down cards of %s", list) : NULL;

      test_ui_wait_for_frames (table.page, 2);
      if (n > 1)
        g_assert_true (gtk_widget_get_mapped (test_ui_find (table.page, GTK_TYPE_LABEL, words)));
      else
        g_assert_false (test_ui_says (table.page, "Then the face-down cards of"));
      test_session_go (table.session, test_table_get_ply (&table) + 1);
    }
  test_table_close (&table);
}

static void
collect_heads (GtkWidget *widget,
               GPtrArray *heads)
{
  if (gtk_widget_has_css_class (widget, "turn-up"))
    g_ptr_array_add (heads, gtk_widget_get_first_child (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_heads (child, heads);
}

/* On a telephone a name has the width of its card: the turn stands below it. */
static void
test_narrow_names (void)
{
  g_autoptr (GPtrArray) heads = g_ptr_array_new ();
  TestTable table;

  open_view (&table, 360, 720);
  collect_heads (find_stage (&table), heads);
  g_assert_cmpuint (heads->len, >, 0);
  for (guint i = 0; i < heads->len; i++)
    {
      GtkWidget *name = test_ui_find_class (heads->pdata[i], "kind-name");
      GtkWidget *turn = test_ui_find_class (heads->pdata[i], "second");
      graphene_rect_t above, below;

      g_assert_true (gtk_widget_compute_bounds (name, heads->pdata[i], &above));
      g_assert_true (gtk_widget_compute_bounds (turn, heads->pdata[i], &below));
      g_assert_cmpfloat (above.origin.y + above.size.height, <=, below.origin.y);
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name))));
    }
  test_table_close (&table);
}

/* On a telephone the buttons stand above the words, which have the whole width. */
static void
test_narrow_head (void)
{
  TestTable table;
  GtkWidget *head, *control;
  graphene_rect_t words, button;

  open_view (&table, 360, 720);
  head = ahu_stage_get_heading (AHU_STAGE (find_stage (&table)));
  control = test_ui_find_class (find_stage (&table), "stage-control");
  g_assert_true (gtk_widget_compute_bounds (head, table.page, &words));
  g_assert_true (gtk_widget_compute_bounds (control, table.page, &button));
  g_assert_cmpfloat (button.origin.y + button.size.height, <=, words.origin.y);
  g_assert_cmpfloat (words.origin.x + words.size.width, >, 320);
  test_table_close (&table);
}

int
main (int    argc,
      char **argv)
{
  static const int screens[][2] = { { 360, 720 }, { 800, 480 }, { 1280, 800 }, { 1920, 1080 } };

  test_ui_init (&argc, &argv);

  g_test_add_func ("/ui/rn-turn-up/page", test_page);
  for (guint i = 0; i < G_N_ELEMENTS (screens); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/rn-turn-up/choices/%d", screens[i][0]);

      g_test_add_data_func (path, screens[i], test_choices);
    }
  g_test_add_func ("/ui/rn-turn-up/refusal", test_refusal);
  g_test_add_func ("/ui/rn-turn-up/same-cards", test_same_cards);
  g_test_add_func ("/ui/rn-turn-up/teller", test_teller);
  g_test_add_func ("/ui/rn-turn-up/order", test_order);
  g_test_add_func ("/ui/rn-turn-up/names", test_names);
  g_test_add_func ("/ui/rn-turn-up/narrow-head", test_narrow_head);
  g_test_add_func ("/ui/rn-turn-up/narrow-names", test_narrow_names);
  g_test_add_func ("/ui/rn-turn-up/next", test_next);

  return g_test_run ();
}
