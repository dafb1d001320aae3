/* test-rn-table.c: tests of Rapa Nui’s table page as people use it
 *
 * Not for: the cards and what chooses among them (test-rn-cards.c), the other
 * widgets of the page (test-rn-table-widgets.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-cover.h"
#include "games/rapanui/ui/ahu-rn-players.h"
#include "games/rapanui/ui/ahu-rn-table-page.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-hold-button.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/table/ahu-notice.h"
#include "toolkit/table/ahu-prompt.h"

#include "rn-table-utils.h"
#include "rn-widget-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

static const char *
get_refusal (TestTable *table)
{
  return ahu_notice_get_refusal (AHU_NOTICE (test_find_type (table->page, AHU_TYPE_NOTICE)));
}

/* After each move the focus stands where the next decision is made. */
static void
check_focus (TestTable *table)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (table->window));

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
  if (test_table_get_position (table)->step == RN_STEP_OVER)
    return;
  g_assert_true (AHU_IS_CHOICE (focus));
  g_assert_null (ahu_choice_get_reason (AHU_CHOICE (focus)));
}

static void
check_whole_game (const char *name,
                  int         width,
                  int         height)
{
  g_autoptr (AhuSession) recorded = test_session_load (name);
  GPtrArray *moves = ahu_history_get_moves (ahu_session_get_history (recorded));
  TestTable table;
  RnMove move;

  test_table_open (&table, name, width, height);
  for (guint i = 0; test_table_read_next (&table, moves, i, &move); i++)
    {
      test_table_enter (&table, &move);
      g_assert_cmpuint (test_table_get_ply (&table), >=, i + 1);
      g_assert_null (get_refusal (&table));
      check_focus (&table);
    }
  g_assert_cmpmem (test_table_get_position (&table), sizeof (RnPosition),
                   ahu_session_get_position (recorded), sizeof (RnPosition));
  test_table_close (&table);
}

static void
test_whole_game (gconstpointer data)
{
  check_whole_game (data, 1280, 800);
}

static void
test_whole_game_narrow (void)
{
  check_whole_game ("three-moai-no-wood.rapanui", 360, 720);
}

/* At the narrowest of its class no step may need more width. */
static void
test_least_width (gconstpointer data)
{
  AhuWidthClass width_class = GPOINTER_TO_UINT (data);
  TestTable table;
  GtkWidget *bin;
  GtkWidget *content;
  guint n_moves;

  test_table_open (&table, "four-players-untold.rapanui", (int) width_class, 760);
  bin = test_find_type (table.page, AHU_TYPE_WIDTH_BIN);
  while (ahu_width_bin_get_width_class (AHU_WIDTH_BIN (bin)) != width_class)
    g_main_context_iteration (NULL, TRUE);
  content = gtk_widget_get_first_child (bin);

  n_moves = ahu_history_get_moves (ahu_session_get_history (table.session))->len;
  for (guint ply = 0; ply <= n_moves; ply++)
    {
      int minimum;

      test_session_go (table.session, ply);
      gtk_widget_measure (content, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      if (minimum > (int) width_class)
        g_test_message ("ply %u, step %s: %d px", ply,
                        rn_step_id (test_table_get_position (&table)->step), minimum);
      g_assert_cmpint (minimum, <=, (int) width_class);
    }
  test_table_close (&table);
}

static gboolean
is_cut (GtkWidget *root)
{
  gboolean cut = GTK_IS_LABEL (root) && gtk_widget_get_mapped (root) &&
                 pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (root)));

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && !cut;
       child = gtk_widget_get_next_sibling (child))
    cut = is_cut (child);

  return cut;
}

/* On a telephone it is said in whole words what each player does. */
static void
test_narrow_players (void)
{
  TestTable table;
  GtkWidget *views, *players;
  guint n_moves, n_shown = 0;

  test_table_open (&table, "four-players-untold.rapanui", 360, 720);
  views = test_find_type (table.page, ADW_TYPE_VIEW_STACK);
  players = test_find_type (table.page, AHU_TYPE_RN_PLAYERS);
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (views), "players");
  n_moves = ahu_history_get_moves (ahu_session_get_history (table.session))->len;
  for (guint ply = 0; ply <= n_moves; ply++)
    {
      test_session_go (table.session, ply);
      if (!gtk_widget_get_mapped (players))
        continue;
      test_ui_wait_for_frames (table.window, 1);
      g_assert_false (is_cut (players));
      n_shown++;
    }
  g_assert_cmpuint (n_shown, >, n_moves / 2);
  test_table_close (&table);
}

static void
test_refusal (void)
{
  AhuChoice *choice;
  GtkWidget *prompt;
  guint kind = 0;
  TestTable table;

  /* Two players, 2 wood at the start: five are the price of what isn't displayed. */
  test_table_open (&table, "two-players.rapanui", 1280, 800);
  prompt = test_find_type (table.page, AHU_TYPE_PROMPT);
  choice = test_table_find (&table, "Buy Fish");
  g_assert_nonnull (choice);
  g_assert_nonnull (ahu_choice_get_reason (choice));
  gtk_test_accessible_assert_state (choice, GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  g_assert_true (gtk_widget_get_focusable (GTK_WIDGET (choice)));

  test_table_choose (&table, "Buy Fish");
  g_assert_cmpuint (test_table_get_ply (&table), ==, 0);
  g_assert_nonnull (strstr (get_refusal (&table), "(R4.3)"));
  g_assert_nonnull (strstr (get_refusal (&table), "2"));

  while (test_table_get_position (&table)->hand[0][kind] == 0)
    kind++;
  test_table_choose (&table, "Play %s", rn_kind_name (kind));
  g_assert_cmpuint (test_table_get_ply (&table), ==, 1);
  g_assert_null (get_refusal (&table));
  g_assert_true (gtk_widget_get_mapped (prompt));
  test_table_close (&table);
}

static void
test_keys (void)
{
  TestTable table;

  test_table_open (&table, "two-players.rapanui", 1280, 800);
  g_assert_true (ahu_choice_activate_key (table.page, GDK_KEY_f, 0));
  g_assert_nonnull (get_refusal (&table));
  g_assert_cmpuint (test_table_get_ply (&table), ==, 0);
  /* A column, too early: told, not ignored. */
  g_assert_true (ahu_choice_activate_key (table.page, GDK_KEY_q, 0));
  g_assert_nonnull (strstr (get_refusal (&table), "(R3.2)"));
  /* A key of no control. */
  g_assert_false (ahu_choice_activate_key (table.page, GDK_KEY_x, 0));

  g_assert_true (ahu_choice_activate_key (table.page, GDK_KEY_1, 0));
  g_assert_cmpuint (test_table_get_ply (&table), ==, 1);
  g_assert_true (ahu_choice_activate_key (table.page, GDK_KEY_Q, 0));
  g_assert_cmpuint (test_table_get_ply (&table), ==, 2);
  test_table_close (&table);
}

static gboolean
can_undo (TestTable *table)
{
  gboolean value;

  g_object_get (table->page, "can-undo", &value, NULL);
  return value;
}

static void
assert_prompt_ends (TestTable  *table,
                    const char *words)
{
  g_autofree char *sentence = g_strdup_printf ("Refill column %d: %s", test_table_get_position (table)->column + 1, words);

  if (!test_ui_is_named (test_find_type (table->page, AHU_TYPE_PROMPT), sentence))
    g_error ("the prompt doesn't say “%s”", sentence);
}

/* Card by card, which the prompt counts; the last one entered is taken back first. */
static void
test_undo_refill (void)
{
  static const char *const next[] = { "lay the second of four cards.", "lay the third of four cards.",
                                      "lay the last of four cards." };
  const RnPosition *position;
  guint kind = 0;
  guint ply;
  TestTable table;

  test_table_open (&table, "active-without-cards.rapanui", 1280, 800);
  test_session_go_to_step (table.session, RN_STEP_REFILL);
  ply = test_table_get_ply (&table);
  position = test_table_get_position (&table);
  while (position->unseen[kind] < 4)
    kind++;

  assert_prompt_ends (&table, "lay four cards from the draw pile, one after the other.");
  test_table_choose (&table, "Next card: %s", rn_kind_name (kind));
  test_table_choose (&table, "Next card: %s", rn_kind_name (kind));
  g_signal_emit_by_name (table.page, "undo");
  g_assert_cmpuint (test_table_get_ply (&table), ==, ply);
  for (guint i = 0; i < 3; i++)
    {
      assert_prompt_ends (&table, next[i]);
      g_assert_cmpuint (test_table_get_ply (&table), ==, ply);
      g_assert_true (can_undo (&table));
      test_table_choose (&table, "Next card: %s", rn_kind_name (kind));
    }
  g_assert_cmpuint (test_table_get_ply (&table), ==, ply + 1);

  g_signal_emit_by_name (table.page, "undo");
  g_assert_cmpuint (test_table_get_ply (&table), ==, ply);
  assert_prompt_ends (&table, "lay four cards from the draw pile, one after the other.");
  /* With nothing entered, the move before is next. */
  g_signal_emit_by_name (table.page, "undo");
  g_assert_cmpuint (test_table_get_ply (&table), ==, ply - 1);
  g_signal_emit_by_name (table.page, "redo");
  g_assert_cmpuint (test_table_get_ply (&table), ==, ply);
  test_table_close (&table);
}

static void
test_reveal (void)
{
  const RnPosition *position;
  guint ply;
  TestTable table;

  /* Player 1 has three untold cards, and can't have laid Sweet Potato first. */
  test_table_open (&table, "untold-restricts.rapanui", 1280, 800);
  test_session_go_to_step (table.session, RN_STEP_REVEAL);
  test_table_reveal_up_to (&table, 0);
  ply = test_table_get_ply (&table);
  position = test_table_get_position (&table);
  g_assert_cmpuint (position->untold[0], ==, 3);
  gtk_test_accessible_assert_state (test_table_find (&table, "Player 1 laid Fish"),
                                    GTK_ACCESSIBLE_STATE_DISABLED, FALSE);
  gtk_test_accessible_assert_state (test_table_find (&table, "Player 1 laid Sweet Potato"),
                                    GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  test_table_choose (&table, "Player 1 laid Sweet Potato");
  g_assert_nonnull (strstr (get_refusal (&table), "(R8.2)"));

  test_table_choose (&table, "Player 1 laid Fish");
  g_assert_cmpuint (test_table_get_ply (&table), ==, ply);
  g_assert_null (get_refusal (&table));
  g_signal_emit_by_name (table.page, "undo");
  g_assert_cmpuint (test_table_get_ply (&table), ==, ply);
  g_signal_emit_by_name (table.page, "undo");
  g_assert_cmpuint (test_table_get_ply (&table), ==, ply - 1);
  test_table_close (&table);
}

/* One player after the other, the one whom the prompt names; one card after the other, until
 * those that are left can only have been one thing. */
static void
test_reveal_few (void)
{
  static const char *const names[] = { "untold-restricts.rapanui", "four-players-untold.rapanui",
                                       "reveal-deducible.rapanui" };
  guint n_early = 0;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (AhuSession) recorded = test_session_load (names[i]);
      GPtrArray *moves = ahu_record_get_moves (ahu_session_get_record (recorded));
      TestTable table;

      test_table_open (&table, names[i], 1280, 800);
      test_session_go_to_step (table.session, RN_STEP_REVEAL);
      while (!ahu_session_is_over (table.session))
        {
          guint8 pending[RN_MAX_PLAYERS];
          guint n = rn_position_pending (test_table_get_position (&table), pending);
          RnMove move;

          for (guint other = 1; other < n; other++)
            {
              g_autofree char *choice = g_strdup_printf ("%s laid Fish", ahu_session_get_names (table.session)[pending[other]]);

              g_assert_null (test_ui_find (table.page, AHU_TYPE_CHOICE, choice));
            }
          test_table_find_reveal (moves, pending[0], &move);
          table.n_activations = 0;
          test_table_enter (&table, &move);
          g_assert_cmpuint (test_table_get_position (&table)->untold[move.player], ==, 0);
          n_early += table.n_activations < move.n_cards;
        }
      g_assert_cmpmem (test_table_get_position (&table)->sacrifice,
                       sizeof test_table_get_position (&table)->sacrifice,
                       ((const RnPosition *) ahu_session_get_position (recorded))->sacrifice,
                       sizeof test_table_get_position (&table)->sacrifice);
      test_table_close (&table);
    }
  g_assert_cmpuint (n_early, >=, 1);
}

/* Which card it is is said anew with each, though the prompt stays the same. */
static void
test_reveal_next (void)
{
  TestTable table;

  test_table_open (&table, "untold-restricts.rapanui", 1280, 800);
  test_session_go_to_step (table.session, RN_STEP_REVEAL);
  test_table_reveal_up_to (&table, 0);
  g_assert_nonnull (test_ui_find (table.page, GTK_TYPE_LABEL, "Player 1’s face-down card 1 of 3"));
  test_table_choose (&table, "Player 1 laid Fish");
  g_assert_nonnull (test_ui_find (table.page, GTK_TYPE_LABEL, "Player 1’s face-down card 2 of 3"));
  test_table_close (&table);
}

static GtkWidget *
find_words (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (gtk_widget_has_css_class (widget, "to-move") && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_words (child);

  return found;
}

/* What a player does stands by the name, clear of the numbers. */
static void
test_words_by_name (void)
{
  TestTable table;
  GtkWidget *words, *name, *numbers;
  graphene_rect_t told, named, counted;

  test_table_open (&table, "four-players-untold.rapanui", 1280, 800);
  test_session_go_to_step (table.session, RN_STEP_REVEAL);
  test_ui_wait_for_frames (table.page, 2);
  words = find_words (table.page);
  g_assert_nonnull (words);
  name = gtk_widget_get_prev_sibling (words);
  numbers = gtk_widget_get_next_sibling (gtk_widget_get_parent (words));
  g_assert_true (gtk_widget_compute_bounds (words, table.page, &told));
  g_assert_true (gtk_widget_compute_bounds (name, table.page, &named));
  g_assert_true (gtk_widget_compute_bounds (numbers, table.page, &counted));
  g_assert_cmpfloat (told.origin.x - named.origin.x - named.size.width, <=, 10);
  g_assert_cmpfloat (counted.origin.x - told.origin.x - told.size.width, >=, 10);
  /* The label of a short name is no wider than the name. */
  g_assert_cmpfloat (named.size.width, <, 30);
  test_table_close (&table);
}

/* With the last card drawn, what can only have been one thing is told at once; an
 * undo takes it back without telling it again. */
static void
test_deduced (void)
{
  guint ply;
  RnMove move;
  TestTable table;

  test_table_open (&table, "reveal-deducible.rapanui", 1280, 800);
  test_session_go_to_step (table.session, RN_STEP_REVEAL);
  ply = test_table_get_ply (&table);
  test_session_go (table.session, ply - 1);
  rn_move_from_json (&move, g_ptr_array_index (ahu_record_get_moves (ahu_session_get_record (table.session)), ply - 1));
  test_table_enter (&table, &move);
  g_assert_cmpuint (test_table_get_ply (&table), >, ply);

  g_signal_emit_by_name (table.page, "undo");
  ply = test_table_get_ply (&table);
  g_assert_cmpuint (test_table_get_position (&table)->step, ==, RN_STEP_REVEAL);
  gtk_test_widget_wait_for_draw (table.window);
  g_assert_cmpuint (test_table_get_ply (&table), ==, ply);
  test_table_close (&table);
}

/* A game that was closed before anybody told a card asks for nothing else either. */
static void
test_deduced_opened (void)
{
  g_autoptr (AhuSession) session = test_session_load ("untold-restricts.rapanui");
  GtkWidget *page = g_object_ref_sink (ahu_rn_table_page_new ());

  test_session_go_to_step (session, RN_STEP_REVEAL);
  g_assert_cmpuint (((const RnPosition *) ahu_session_get_position (session))->untold[2], ==, 3);
  ahu_table_set_session (AHU_TABLE (page), session);
  /* All that Player 3 has had lies on the Stone. */
  g_assert_cmpuint (((const RnPosition *) ahu_session_get_position (session))->untold[2], ==, 0);
  g_assert_cmpuint (((const RnPosition *) ahu_session_get_position (session))->untold[0], ==, 3);
  g_object_unref (page);
}

/* The cards a player still holds tell those that lie face down. */
static void
test_held (void)
{
  static const char *const fields[] = {
    "Player 1 still holds: Fish", "Player 1 still holds: Mulberry",
    "Player 1 still holds: Sweet Potato", "Player 1 still holds: Grain"
  };
  g_autoptr (AhuSession) recorded = test_session_load ("untold-restricts.rapanui");
  const RnPosition *end = ahu_session_get_position (recorded);
  GtkWidget *spins[RN_SACRIFICES];
  g_autofree char *problem = NULL;
  TestTable table;

  test_table_open (&table, "untold-restricts.rapanui", 1280, 800);
  test_session_go_to_step (table.session, RN_STEP_REVEAL);
  test_table_reveal_up_to (&table, 0);
  g_assert_cmpuint (test_table_get_position (&table)->untold[0], >, 0);
  gtk_expander_set_expanded (GTK_EXPANDER (test_ui_find (table.page, GTK_TYPE_EXPANDER, NULL)), TRUE);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      spins[kind] = test_ui_find (table.page, GTK_TYPE_SPIN_BUTTON, fields[kind]);
      g_assert_nonnull (spins[kind]);
    }

  /* More than there are: told, and nothing happens. */
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spins[0]), 99);
  g_assert_cmpuint (test_table_get_position (&table)->untold[0], >, 0);
  problem = g_strdup_printf ("Those can’t be the %u cards that Player 1 still holds.",
                             rn_position_sacrifice_total (test_table_get_position (&table), 0));
  g_assert_nonnull (test_ui_find (table.page, GTK_TYPE_LABEL, problem));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spins[0]), 0);

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (spins[kind]), end->sacrifice[0][kind]);
  g_assert_cmpuint (test_table_get_position (&table)->untold[0], ==, 0);
  g_assert_cmpmem (test_table_get_position (&table)->sacrifice[0], RN_SACRIFICES, end->sacrifice[0], RN_SACRIFICES);
  test_table_close (&table);
}

/* All four kinds look alike, whatever somebody owns. */
static void
assert_covered (TestTable *table)
{
  static const char *const names[] = {
    "Lay Fish face down", "Lay Mulberry face down", "Lay Sweet Potato face down",
    "Lay Grain face down"
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      AhuChoice *choice = test_table_find (table, names[i]);

      g_assert_nonnull (choice);
      g_assert_null (ahu_choice_get_reason (choice));
      g_assert_null (ahu_tip_get (GTK_WIDGET (choice)));
    }
}

/* As the space bar does wherever the focus is. */
static void
press_space (GtkWidget *cover,
             gboolean   down)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (cover);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean stopped = FALSE;

      if (!GTK_IS_EVENT_CONTROLLER_KEY (controller))
        continue;
      if (down)
        g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_space, 0, 0, &stopped);
      else
        g_signal_emit_by_name (controller, "key-released", GDK_KEY_space, 0, 0);
      g_assert_true (stopped == down);
    }
}

/* One page and one decision; it tells of no kind what others haven't. */
static void
test_cover (void)
{
  g_autoptr (GPtrArray) choices = NULL;
  guint n_mapped = 0;
  AhuHoldButton *hold;
  guint ply;
  TestTable table;

  test_table_open (&table, "active-without-cards.rapanui", 1280, 800);
  test_session_go (table.session, 120);
  ply = test_table_get_ply (&table);
  g_assert_cmpuint (test_table_get_position (&table)->step, ==, RN_STEP_SACRIFICE);
  g_assert_cmpuint (test_table_get_position (&table)->actor, ==, test_table_get_position (&table)->active);

  choices = test_find_choices (table.page);
  for (guint i = 0; i < choices->len; i++)
    n_mapped += gtk_widget_get_mapped (choices->pdata[i]);
  g_assert_cmpuint (n_mapped, ==, 1 + RN_SACRIFICES);
  assert_covered (&table);
  g_assert_nonnull (test_table_find (&table, "Tell Ahu at the end"));
  g_assert_false (gtk_widget_get_mapped (test_find_type (test_find_type (table.page, AHU_TYPE_MENU_BUTTON), GTK_TYPE_MENU_BUTTON)));

  /* A kind that is not there is refused in words, on the cover too. */
  test_table_choose (&table, "Lay Grain face down");
  g_assert_cmpuint (test_table_get_ply (&table), ==, ply);
  g_assert_nonnull (test_ui_find (test_find_type (table.page, AHU_TYPE_RN_COVER), GTK_TYPE_LABEL,
                                  "Player 3 has no Grain card. (R6.2)"));
  assert_covered (&table);

  /* Space lays nothing, whatever has the focus: it shows, as long as it is held. */
  hold = AHU_HOLD_BUTTON (test_find_type (table.page, AHU_TYPE_HOLD_BUTTON));
  gtk_widget_grab_focus (GTK_WIDGET (test_table_find (&table, "Lay Mulberry face down")));
  press_space (test_find_type (table.page, AHU_TYPE_RN_COVER), TRUE);
  g_assert_true (ahu_hold_button_get_held (hold));
  g_assert_cmpuint (test_table_get_ply (&table), ==, ply);
  /* Another size is no other player. */
  g_object_notify (G_OBJECT (test_find_type (table.page, AHU_TYPE_WIDTH_BIN)), "width-class");
  g_assert_true (ahu_hold_button_get_held (hold));
  press_space (test_find_type (table.page, AHU_TYPE_RN_COVER), FALSE);
  g_assert_false (ahu_hold_button_get_held (hold));

  test_table_choose (&table, "Lay Mulberry face down");
  g_assert_cmpuint (test_table_get_ply (&table), ==, ply + 1);

  /* Back again, the table is covered, not open. */
  g_signal_emit_by_name (table.page, "undo");
  assert_covered (&table);
  g_assert_true (ahu_choice_activate_key (table.page, GDK_KEY_a, 0));
  g_assert_cmpuint (test_table_get_ply (&table), ==, ply + 1);
  test_table_close (&table);
}

/* Who sacrifices face up shows no more than anybody: all kinds look possible. */
static void
test_face_up (void)
{
  static const char *const kinds[] = { "Fish", "Mulberry", "Sweet Potato", "Grain" };
  const RnPosition *position;
  TestTable table;

  test_table_open (&table, "active-without-cards.rapanui", 1280, 800);
  test_session_go (table.session, 117);
  position = test_table_get_position (&table);
  g_assert_cmpuint (position->step, ==, RN_STEP_SACRIFICE);
  g_assert_cmpuint (position->actor, ==, 3);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      g_autofree char *name = g_strdup_printf ("Player 4 sacrifices %s", kinds[kind]);

      g_assert_null (ahu_choice_get_reason (test_table_find (&table, name)));
      if (position->sacrifice[3][kind] > 0)
        continue;
      test_table_choose (&table, "%s", name);
      g_assert_nonnull (strstr (get_refusal (&table), "(R6.1)"));
    }
  g_assert_cmpuint (test_table_get_ply (&table), ==, 117);
  test_table_close (&table);
}

static void
check_class (int           width,
             AhuWidthClass wanted)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *bin = ahu_width_bin_new ();
  GtkWidget *child = gtk_label_new (NULL);

  /* A child that needs more than there is does not widen the window. */
  gtk_widget_set_size_request (child, 900, 50);
  ahu_width_bin_set_child (AHU_WIDTH_BIN (bin), child);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, 400);
  gtk_window_set_child (GTK_WINDOW (window), bin);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (bin) != width ||
         ahu_width_bin_get_width_class (AHU_WIDTH_BIN (bin)) != wanted ||
         !ahu_width_bin_get_low (AHU_WIDTH_BIN (bin)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (gtk_widget_get_width (child), >=, 900);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_width_bin (void)
{
  check_class (360, AHU_WIDTH_360);
  check_class (670, AHU_WIDTH_360);
  check_class (700, AHU_WIDTH_700);
  check_class (990, AHU_WIDTH_700);
  check_class (1024, AHU_WIDTH_1024);
  check_class (1250, AHU_WIDTH_1024);
  check_class (1280, AHU_WIDTH_1200);
}

/* The number of moves before one that scores @kind. */
static guint
find_scoring (AhuSession *session,
              guint       kind)
{
  AhuHistory *history = ahu_session_get_history (session);
  GPtrArray *moves = ahu_history_get_moves (history);

  for (guint ply = 0; ply < moves->len; ply++)
    {
      RnPosition position = *(const RnPosition *) ahu_history_get_position (history, ply);
      RnScoring scoring;
      RnMove move;

      rn_move_from_json (&move, moves->pdata[ply]);
      rn_apply (&position, &move, &scoring);
      if (scoring.kind == kind)
        return ply;
    }
  g_error ("the record has no such scoring");
}

/* D7: said when the tokens first can't pay. */
static void
test_shortage (void)
{
  const char *note = "The box has tokens for only 164 wood: use anything else for the rest (D7).";
  JsonNode *move;
  AhuSession *session;
  RnPosition *position;
  TestTable table;
  GPtrArray *moves;
  guint ply;

  test_table_open (&table, "two-players.rapanui", 1280, 800);
  session = table.session;
  moves = ahu_history_get_moves (ahu_session_get_history (session));
  test_session_go (session, moves->len);
  ply = find_scoring (session, RN_LUMBERJACK);
  move = json_node_copy (moves->pdata[ply]);
  test_session_go (session, ply);
  /* Hours of play, made short. */
  position = (RnPosition *) test_table_get_position (&table);
  position->wood[0] = (guint16) (RN_BOX_WOOD - position->wood[1]);
  g_assert_false (test_shows_text (table.page, note));
  g_assert_null (ahu_session_play (session, move));
  g_assert_true (test_shows_text (table.page, note));
  test_table_close (&table);
}

int
main (int   argc,
      char *argv[])
{
  static const char *const games[] = {
    "active-without-cards.rapanui", "four-players-untold.rapanui", "reveal-deducible.rapanui",
    "supply-pile-empty.rapanui", "three-moai-no-wood.rapanui", "two-players.rapanui",
  };

  static const AhuWidthClass widths[] = {
    AHU_WIDTH_360, AHU_WIDTH_700, AHU_WIDTH_1024, AHU_WIDTH_1200, AHU_WIDTH_1600,
  };

  test_ui_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/rn-table/whole-game/", games[i], NULL);

      g_test_add_data_func (path, games[i], test_whole_game);
    }
  g_test_add_func ("/ui/rn-table/whole-game-narrow", test_whole_game_narrow);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/rn-table/least-width/%d", (int) widths[i]);

      g_test_add_data_func (path, GUINT_TO_POINTER (widths[i]), test_least_width);
    }
  g_test_add_func ("/ui/rn-table/narrow-players", test_narrow_players);
  g_test_add_func ("/ui/rn-table/refusal", test_refusal);
  g_test_add_func ("/ui/rn-table/keys", test_keys);
  g_test_add_func ("/ui/rn-table/undo-refill", test_undo_refill);
  g_test_add_func ("/ui/rn-table/reveal", test_reveal);
  g_test_add_func ("/ui/rn-table/reveal-few", test_reveal_few);
  g_test_add_func ("/ui/rn-table/reveal-next", test_reveal_next);
  g_test_add_func ("/ui/rn-table/words-by-name", test_words_by_name);
  g_test_add_func ("/ui/rn-table/deduced", test_deduced);
  g_test_add_func ("/ui/rn-table/deduced-opened", test_deduced_opened);
  g_test_add_func ("/ui/rn-table/held", test_held);
  g_test_add_func ("/ui/rn-table/cover", test_cover);
  g_test_add_func ("/ui/rn-table/face-up", test_face_up);
  g_test_add_func ("/ui/rn-table/width-bin", test_width_bin);
  g_test_add_func ("/ui/rn-table/D7", test_shortage);

  return g_test_run ();
}
