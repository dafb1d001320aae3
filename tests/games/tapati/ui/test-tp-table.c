/* test-tp-table.c: whole games of Tapati on the table page, and what one activation does
 *
 * Not for: what single widgets do (test-tp-board.c and others).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/game/ahu-rule-number.h"
#include "games/tapati/engine/tp-ending.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-board-private.h"
#include "games/tapati/ui/ahu-tp-board-words.h"
#include "games/tapati/ui/ahu-tp-centre-words.h"
#include "games/tapati/ui/ahu-tp-lines.h"
#include "games/tapati/ui/ahu-tp-ring.h"
#include "games/tapati/ui/ahu-tp-shore.h"
#include "games/tapati/ui/ahu-tp-store.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/base/ahu-press.h"
#include "toolkit/base/ahu-readable.h"
#include "toolkit/base/ahu-text.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-log.h"
#include "toolkit/table/ahu-taking-chip.h"

#include "tp-entry-utils.h"
#include "tp-table-utils.h"
#include "tp-taps-utils.h"

static const char *const games[] = { "three-random.rapanui", "four-sensible.rapanui", "six-sensible.rapanui" };

static guint
count_needed (const TpMove *move)
{
  return move->type == TP_MOVE_REVEAL ? move->n_quarries + (move->rug > 0) : 1;
}

/* One activation for each decision and each tile drawn, and none else. */
static void
test_whole_game (gconstpointer name)
{
  g_autoptr (GArray) moves = NULL;
  guint needed = 0;
  Table table;

  tp_table_open (&table, name, 1280, 800);
  moves = tp_entry_list_moves (table.session);
  for (guint i = 0; i < moves->len; i++)
    {
      const TpMove *move = &g_array_index (moves, TpMove, i);
      TpMove made;

      needed += count_needed (move);
      tp_table_enter (&table, move);
      g_assert_cmpuint (tp_table_get_ply (&table), ==, i + 1);
      tp_move_from_json (&made, ahu_history_get_move (ahu_session_get_history (table.session), i));
      g_assert_cmpmem (&made, sizeof made, move, sizeof *move);
    }
  g_assert_cmpuint (moves->len, >, 100);
  g_assert_cmpuint (table.n_activations, ==, needed);
  tp_table_close (&table);
}

/* What one activation has made one undo takes back. */
static void
test_fill (void)
{
  Table table;
  AhuTpBoard *board;
  guint ply, n;

  tp_table_open (&table, "six-sensible.rapanui", 1280, 800);
  tp_table_go_to (&table, tp_table_can_fill_several);
  board = tp_table_get_board (&table, tp_table_get_first (tp_table_get_position (&table)));
  ply = tp_table_get_ply (&table);
  n = ahu_tp_board_get_offer (board)->n_fills;
  g_signal_emit_by_name (board->fill, "clicked");
  g_assert_cmpuint (tp_table_get_ply (&table), ==, ply + n);
  g_assert_true (ahu_session_undo (table.session));
  g_assert_cmpuint (tp_table_get_ply (&table), ==, ply);
  tp_table_close (&table);
}

static void
test_all_done (void)
{
  Table table;
  guint ply;

  tp_table_open (&table, "six-sensible.rapanui", 1280, 800);
  g_assert_null (tp_entry_find_choice (GTK_WIDGET (table.page), "Nobody places"));
  tp_table_go_to (&table, tp_table_do_several_place);
  ply = tp_table_get_ply (&table);
  tp_table_choose (&table, GTK_WIDGET (table.page), "Nobody places");
  g_assert_cmpuint (tp_table_get_ply (&table), >, ply + 2);
  g_assert_cmpuint (tp_table_get_position (&table)->step, !=, TP_STEP_PLACE);
  g_assert_true (ahu_session_undo (table.session));
  g_assert_cmpuint (tp_table_get_ply (&table), ==, ply);
  tp_table_close (&table);
}

/* What all do at once, or nobody any more, if it is offered.
 * Returns: (transfer full) (nullable): its moves */
static JsonArray *
get_together (Table      *table,
              const char *key,
              GtkWidget **choice)
{
  *choice = gtk_widget_get_first_child (table->page->answers);
  while (!g_str_equal (ahu_choice_get_key (AHU_CHOICE (*choice)), key))
    *choice = gtk_widget_get_next_sibling (*choice);
  if (!gtk_widget_get_mapped (*choice))
    return NULL;
  else
    {
      GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (*choice));
      g_autoptr (JsonNode) node = json_from_string (g_variant_get_string (target, NULL), NULL);

      return json_node_dup_array (node);
    }
}

static guint
get_number (GtkWidget *choice)
{
  const char *words = ahu_choice_get_name (AHU_CHOICE (choice));

  return (guint) g_ascii_strtoull (words + strcspn (words, "0123456789"), NULL, 10);
}

/* How many targets a player has who can place, by the engine's own list. */
static guint
count_targets (const TpPosition *position,
               guint             seat)
{
  TpMove legal[TP_MAX_LEGAL];
  guint n = tp_legal_moves (position, legal), targets = 0;

  for (guint i = 0; i < n; i++)
    targets += legal[i].type == TP_MOVE_BUILD && legal[i].player == seat && legal[i].count <= 1;

  return targets;
}

/* Whoever is placed for has nothing else to place and nowhere else to: each legal target gets all it can. */
static void
assert_sure (const TpPosition *position,
             const GArray     *moves)
{
  guint targets[TP_MAX_PLAYERS] = { 0 };

  for (guint i = 0; i < moves->len; i++)
    targets[g_array_index (moves, TpMove, i).player]++;
  for (guint seat = 0; seat < position->n_players; seat++)
    if (targets[seat] > 0)
      {
        guint all = tp_position_all_to_place (position, seat), placed = 0;

        g_assert_cmpuint (count_targets (position, seat), ==, targets[seat]);
        for (guint i = 0; i < moves->len; i++)
          if (g_array_index (moves, TpMove, i).player == seat)
            placed += MAX (g_array_index (moves, TpMove, i).count, 1u);
        g_assert_cmpuint (placed, ==, all);
      }
}

/* Every move is legal when its turn comes; what goes back on the way is counted. */
static guint
apply_all (const TpPosition *position,
           JsonArray        *nodes,
           GArray           *moves)
{
  TpPosition after = *position;
  guint back = 0;

  for (guint i = 0; i < json_array_get_length (nodes); i++)
    {
      TpEventList events = { 0 };
      TpMove move;

      tp_move_from_json (&move, json_array_get_element (nodes, i));
      g_assert_cmpint (tp_check (&after, &move).code, ==, TP_OK);
      tp_apply (&after, &move, &events);
      g_array_append_val (moves, move);
      for (guint k = 0; k < events.n; k++)
        if (events.events[k].type == TP_EVENT_BACK && events.events[k].piece < TP_RUG_2)
          back += events.events[k].count;
    }

  return back;
}

static guint
check_doing (Table *table)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (TpMove));
  const TpPosition *position = tp_table_get_position (table);
  GtkWidget *choice;
  g_autoptr (JsonArray) nodes = get_together (table, "⌃F", &choice);
  guint placed = 0;

  if (nodes == NULL)
    return 0;
  apply_all (position, nodes, moves);
  if (position->step == TP_STEP_PALMS)
    {
      g_assert_cmpuint (moves->len, ==, position->n_players);
      return 0;
    }
  g_assert_cmpint (position->step, ==, TP_STEP_PLACE);
  for (guint i = 0; i < moves->len; i++)
    placed += MAX (g_array_index (moves, TpMove, i).count, 1u);
  g_assert_cmpuint (get_number (choice), ==, placed);
  assert_sure (position, moves);

  return moves->len;
}

static guint
check_doing_nothing (Table *table)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (TpMove));
  const TpPosition *position = tp_table_get_position (table);
  GtkWidget *choice;
  g_autoptr (JsonArray) nodes = get_together (table, "⌃D", &choice);
  g_autofree char *cost = NULL;
  guint back;

  if (nodes == NULL)
    return 0;
  back = apply_all (position, nodes, moves);
  cost = g_strdup_printf ("%u go", back);
  if (back > 0)
    g_assert_true (test_ui_says (choice, cost));

  return back;
}

/* They are two things, each with its ring.
 * Returns: whether both are there */
static gboolean
assert_apart (Table *table)
{
  GtkWidget *answers = table->page->answers, *doing, *nothing;
  g_autoptr (JsonArray) first = get_together (table, "⌃F", &doing);
  g_autoptr (JsonArray) second = get_together (table, "⌃D", &nothing);
  graphene_rect_t left, right;

  if (first == NULL || second == NULL)
    return FALSE;
  test_ui_wait_for_frames (answers, 2);
  g_assert_true (gtk_widget_compute_bounds (doing, answers, &left) && gtk_widget_compute_bounds (nothing, answers, &right));
  g_assert_cmpfloat (right.origin.x - left.origin.x - left.size.width, >=, 8);

  return TRUE;
}

/* What is said for all, in each position of a whole game: it decides nothing that somebody could decide otherwise,
 * and says what is lost. */
static void
test_together (gconstpointer name)
{
  guint n_sure = 0, n_back = 0;
  gboolean apart = FALSE;
  Table table;

  tp_table_open (&table, name, 1280, 800);
  do
    {
      guint n = check_doing (&table);

      n_sure = MAX (n_sure, n);
      n_back += check_doing_nothing (&table);
      apart = apart || assert_apart (&table);
    }
  while (ahu_session_redo (table.session));
  g_assert_cmpuint (n_sure, >, 2);
  g_assert_cmpuint (n_back, >, 0);
  g_assert_true (apart);
  tp_table_close (&table);
}

static gboolean
is_exchanging (const TpPosition *position)
{
  return position->step == TP_STEP_EXCHANGE;
}

static gboolean
is_taking_palms (const TpPosition *position)
{
  return position->step == TP_STEP_PALMS;
}

/* One tap for all of them, and one undo for one tap. */
static void
check_one_tap (Table      *table,
               Wanted      wanted,
               const char *name)
{
  guint ply;

  tp_table_go_to (table, wanted);
  ply = tp_table_get_ply (table);
  tp_table_choose (table, table->page->answers, name);
  g_assert_cmpuint (tp_table_get_ply (table), >, ply + 1);
  g_assert_true (ahu_session_undo (table->session));
  g_assert_cmpuint (tp_table_get_ply (table), ==, ply);
}

static void
test_one_tap (void)
{
  Table table;

  tp_table_open (&table, "six-sensible.rapanui", 1280, 800);
  check_one_tap (&table, is_taking_palms, "A palm each");
  tp_table_close (&table);
  tp_table_open (&table, "exchange-past-a-missing-one.rapanui", 1280, 800);
  check_one_tap (&table, is_exchanging, "All pass");
  tp_table_close (&table);
}

/* The first row of the first player who places where two captives or more can stand. */
static AhuTpCellState
find_row (const TpPosition *position)
{
  AhuTpView view = { position, tp_table_get_first (position), AHU_TP_PLAY, NULL };

  for (guint site = 0; site < TP_SITES && position->step == TP_STEP_PLACE; site++)
    {
      AhuTpSiteState state;

      ahu_tp_site_state_init (&state, &view, site);
      for (guint i = 0; i < AHU_TP_CELLS; i++)
        if (state.cells[i].kind == AHU_TP_CELL_SLAVES && state.cells[i].is_live && state.cells[i].fill.live > 1)
          return state.cells[i];
    }

  return (AhuTpCellState) { 0 };
}

static gboolean
can_place_two (const TpPosition *position)
{
  return find_row (position).is_live;
}

/* The move is gone; what else was made stays, and so does the focus. */
static void
test_take_back (void)
{
  Table table;
  AhuTpCellState row;
  AhuTpBoard *board;
  AhuTpCell *cell;
  TpPosition before;
  guint ply, seat;

  tp_table_open (&table, "six-sensible.rapanui", 1280, 800);
  tp_table_go_to (&table, can_place_two);
  before = *tp_table_get_position (&table);
  seat = tp_table_get_first (&before);
  row = find_row (&before);
  board = tp_table_get_board (&table, seat);
  cell = ahu_tp_site_get_cell (ahu_tp_board_get_site (board, row.site), row.row * AHU_TP_ROW_CELLS + AHU_TP_CELL_SLAVES);
  ply = tp_table_get_ply (&table);
  ahu_tp_board_choose (board, cell, row.fill.filled);
  g_assert_cmpuint (tp_table_get_ply (&table), ==, ply + 1);
  g_assert_cmpuint (tp_table_get_position (&table)->players[seat].moai[row.site].slaves[row.place], ==, row.fill.filled + 1u);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (table.window)), GTK_WIDGET (board)));
  ahu_tp_board_choose (board, cell, row.fill.filled);
  g_assert_cmpuint (tp_table_get_ply (&table), ==, ply);
  g_assert_cmpmem (tp_table_get_position (&table), sizeof before, &before, sizeof before);
  tp_table_close (&table);
}

/* A narrow page opens a tab when a step begins, and lets people open others. */
static void
test_tabs (void)
{
  Table table;
  guint seat;

  tp_table_open (&table, "six-sensible.rapanui", 360, 720);
  g_assert_true (gtk_widget_get_mapped (table.page->tabs));
  g_assert_cmpuint (ahu_tp_tabs_get_selected (AHU_TP_TABS (table.page->tabs)), ==, AHU_TP_CENTRE_SEAT);
  g_assert_true (gtk_widget_get_mapped (table.page->centre));
  tp_table_go_to (&table, tp_table_do_several_place);
  seat = tp_table_get_first (tp_table_get_position (&table));
  g_assert_cmpuint (ahu_tp_tabs_get_selected (AHU_TP_TABS (table.page->tabs)), ==, seat);
  g_assert_false (gtk_widget_get_mapped (table.page->centre));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (tp_table_get_board (&table, seat))));

  seat = tp_position_next (tp_table_get_position (&table), seat);
  g_signal_emit_by_name (ahu_tp_tabs_get_tab (AHU_TP_TABS (table.page->tabs), seat), "clicked");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (tp_table_get_board (&table, seat))));
  g_assert_true (ahu_session_redo (table.session));
  g_assert_cmpuint (tp_table_get_position (&table)->step, ==, TP_STEP_PLACE);
  g_assert_cmpuint (ahu_tp_tabs_get_selected (AHU_TP_TABS (table.page->tabs)), ==, seat);
  tp_table_close (&table);
}

/* Returns: where the boards end, and with them the buttons of the one that is seen */
static int
find_foot (Table *table)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (table->page->boards_zoom, table->window, &bounds));

  return (int) (bounds.origin.y + bounds.size.height);
}

/* Who is done makes room for the next who has to place, and no button of a board moves while there is one. */
static void
test_turning (void)
{
  AhuTpTabs *tabs;
  Table table;
  int foot;
  guint fact;

  tp_table_open (&table, "six-sensible.rapanui", 360, 720);
  tabs = AHU_TP_TABS (table.page->tabs);
  tp_table_go_to (&table, tp_table_do_several_place);
  fact = tp_table_get_position (&table)->n_used;
  test_ui_wait_for_frames (table.window, 2);
  foot = find_foot (&table);
  while (tp_table_get_position (&table)->step == TP_STEP_PLACE && tp_table_get_position (&table)->n_used == fact)
    {
      TpMove move = { .type = TP_MOVE_DONE, .player = (guint8) ahu_tp_tabs_get_selected (tabs) };

      g_assert_true (tp_position_is_pending (tp_table_get_position (&table), move.player));
      test_ui_wait_for_frames (table.window, 2);
      g_assert_cmpint (find_foot (&table), ==, foot);
      ahu_table_play (AHU_TABLE (table.page), tp_move_to_json (&move));
    }
  tp_table_close (&table);
}

static gboolean
is_scoring (const TpPosition *position)
{
  return position->step == TP_STEP_PRESTIGE;
}

/* Where one board is all that is seen, the prompt says where it is tapped. */
static void
test_score_words (void)
{
  static const int widths[] = { 360, 1280 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GtkLabel *sentence;
      Table table;

      tp_table_open (&table, "six-sensible.rapanui", widths[i], 800);
      tp_table_go_to (&table, is_scoring);
      sentence = GTK_LABEL (test_ui_find_class (ahu_table_get_prompt (AHU_TABLE (table.page)), "prompt-sentence"));
      g_assert_cmpint (strstr (gtk_label_get_text (sentence), "tap its base") != NULL, ==, i == 0);
      tp_table_close (&table);
    }
}

/* Returns: whose Moai was scored, %AHU_NOBODY as long as there is none */
static guint
find_scorer (const TpPosition *position)
{
  for (guint seat = 0; seat < position->n_players; seat++)
    if (position->players[seat].points[TP_LINE_PRESTIGE] > 0)
      return seat;

  return AHU_NOBODY;
}

static gboolean
has_scored (const TpPosition *position)
{
  return find_scorer (position) != AHU_NOBODY;
}

/* Where it is pressed on, or around that. */
static void
assert_tells (GtkWidget  *pressed,
              const char *words)
{
  gboolean is_told = FALSE;

  ahu_press_activate (pressed);
  for (; pressed != NULL && !is_told; pressed = gtk_widget_get_parent (pressed))
    {
      g_autoptr (GPtrArray) popovers = test_find_all (pressed, GTK_TYPE_POPOVER);

      for (guint i = 0; i < popovers->len; i++)
        if (gtk_widget_get_visible (popovers->pdata[i]))
          {
            is_told = test_ui_says (popovers->pdata[i], words);
            gtk_popover_popdown (popovers->pdata[i]);
          }
    }
  g_assert_true (is_told);
}

static gboolean
is_placing_taken (const TpPosition *position)
{
  return position->step == TP_STEP_PLACE && position->players[position->active].taken[TP_SLAVE] > 0;
}

/* What was just taken says why, a name and what somebody has say how much of it can be kept, markets, store and
 * interchange what lies there. */
static void
test_pressed (void)
{
  Table table;
  GtkWidget *page, *board, *chip;
  g_autofree char *words = NULL, *held = NULL, *market = NULL, *store = NULL;

  tp_table_open (&table, "four-sensible.rapanui", 1280, 800);
  tp_table_go_to (&table, is_placing_taken);
  page = GTK_WIDGET (table.page);
  test_ui_wait_for_frames (page, 2);
  chip = test_find_type (page, AHU_TYPE_TAKING_CHIP);
  assert_tells (chip, ahu_taking_chip_get_explanation (AHU_TAKING_CHIP (chip)));
  board = GTK_WIDGET (tp_table_get_board (&table, 1));
  words = ahu_tp_tapati_words (tp_table_get_position (&table)->players[1].tapati);
  held = ahu_cite (words, "T3.2");
  assert_tells (test_ui_find_class (board, "tp-name"), held);
  assert_tells (test_ui_find (board, GTK_TYPE_BOX, words), held);
  market = ahu_tp_market_words (tp_table_get_position (&table), TP_RAPANUI);
  assert_tells (test_ui_find (page, AHU_TYPE_READABLE, market), market);
  store = ahu_tp_store_words (tp_table_get_position (&table));
  assert_tells (test_find_type (test_find_type (page, AHU_TYPE_TP_STORE), AHU_TYPE_READABLE), store);
  assert_tells (test_find_type (page, AHU_TYPE_TP_RING), "An arrow leads from a quarry to a Rapanui.");
  tp_table_close (&table);
}

/* A press on a player's points says where they come from. */
static void
test_points (void)
{
  const TpPlayer *player;
  GtkWidget *points, *popover;
  g_autofree char *prestige = NULL;
  guint seat;
  Table table;

  tp_table_open (&table, "forced-scoring.rapanui", 1280, 800);
  tp_table_go_to (&table, has_scored);
  seat = find_scorer (tp_table_get_position (&table));
  player = &tp_table_get_position (&table)->players[seat];
  points = test_ui_find_class (GTK_WIDGET (tp_table_get_board (&table, seat)), "tp-points");
  g_assert_null (test_find_type (points, GTK_TYPE_POPOVER));
  ahu_press_activate (points);
  popover = test_find_type (points, GTK_TYPE_POPOVER);
  g_assert_true (gtk_widget_get_visible (popover));
  prestige = g_strdup_printf ("%s: %u", tp_line_name (TP_LINE_PRESTIGE), (guint) player->points[TP_LINE_PRESTIGE]);
  g_assert_true (g_str_has_prefix (ahu_tip_get (points), prestige));
  gtk_popover_popdown (GTK_POPOVER (popover));
  tp_table_close (&table);
}

/* By the engine's own list: what the last who scored has scored in that round.
 * Returns: 0 where that was one Moai */
static guint
sum_scored (AhuSession *session)
{
  g_autoptr (GArray) scored = tp_list_scored (ahu_session_get_history (session));
  guint n = 0, points = 0;

  for (guint i = scored->len; i-- > 0;)
    {
      const TpScored *one = &g_array_index (scored, TpScored, i), *last = &g_array_index (scored, TpScored, scored->len - 1);

      if (one->player != last->player || one->round != last->round)
        continue;
      points += one->points;
      n++;
    }

  return n > 1 ? points : 0;
}

/* What several Moai of a player brought is one number, and its sign a part of it. */
static void
test_scored_news (void)
{
  g_autoptr (GPtrArray) chips = NULL;
  g_autofree char *number = NULL;
  guint n = 0;
  Table table;

  tp_table_open (&table, "three-random.rapanui", 1280, 800);
  while (sum_scored (table.session) == 0)
    g_assert_true (ahu_session_redo (table.session));
  number = g_strdup_printf (AHU_LEFT_TO_RIGHT "+%u", sum_scored (table.session));
  chips = test_find_all (GTK_WIDGET (table.page), AHU_TYPE_TAKING_CHIP);
  for (guint i = 0; i < chips->len; i++)
    {
      g_autoptr (GPtrArray) labels = test_find_all (chips->pdata[i], GTK_TYPE_LABEL);

      for (guint k = 0; k < labels->len; k++)
        {
          g_assert_cmpstr (gtk_label_get_text (labels->pdata[k]), !=, "+");
          n += gtk_widget_get_child_visible (labels->pdata[k]) && g_str_equal (gtk_label_get_text (labels->pdata[k]), number);
        }
    }
  g_assert_cmpuint (n, >, 0);
  tp_table_close (&table);
}

static GPtrArray *
find_statues (Table *table)
{
  return test_find_all (test_find_type (GTK_WIDGET (table->page), AHU_TYPE_TP_SHORE), GTK_TYPE_BUTTON);
}

/* Whole above the waves, which are so high, and a target to a finger with what is below it. */
static void
assert_stands (GtkWidget *statue)
{
  GtkWidget *shore = gtk_widget_get_ancestor (statue, AHU_TYPE_TP_SHORE);
  graphene_rect_t target, base;

  g_assert_true (gtk_widget_compute_bounds (statue, shore, &target));
  g_assert_cmpfloat (target.size.height, >=, 44);
  g_assert_true (gtk_widget_compute_bounds (test_ui_find_class (statue, "base"), shore, &base));
  g_assert_cmpfloat (base.origin.y + base.size.height, <=, gtk_widget_get_height (shore) - 12);
}

/* What has been scored stands on the shore; a press tells its lines. What is undone stands there no longer. */
static void
test_shore (void)
{
  g_autoptr (GPtrArray) before = NULL, statues = NULL, after = NULL;
  g_autoptr (GArray) scored = NULL;
  GtkWidget *popover;
  Table table;

  tp_table_open (&table, "six-sensible.rapanui", 1280, 800);
  before = find_statues (&table);
  g_assert_cmpuint (before->len, ==, 0);
  tp_table_go_to (&table, has_scored);
  statues = find_statues (&table);
  scored = tp_list_scored (ahu_session_get_history (table.session));
  g_assert_cmpuint (statues->len, ==, scored->len);
  test_ui_wait_for_frames (GTK_WIDGET (table.page), 2);
  assert_stands (g_ptr_array_index (statues, 0));
  g_signal_emit_by_name (g_ptr_array_index (statues, 0), "clicked");
  popover = test_find_type (g_ptr_array_index (statues, 0), GTK_TYPE_POPOVER);
  g_assert_nonnull (test_find_type (popover, AHU_TYPE_TP_LINES));
  gtk_popover_popdown (GTK_POPOVER (popover));

  while (has_scored (tp_table_get_position (&table)))
    g_assert_true (ahu_session_undo (table.session));
  after = find_statues (&table);
  g_assert_cmpuint (after->len, ==, 0);
  tp_table_close (&table);
}

/* However many one has scored, what can be pressed is as wide as a finger, and tells of each of them. */
static void
test_shore_crowded (void)
{
  g_autoptr (AhuRecord) record = test_record_load ("tapati", "three-random.rapanui");
  g_autoptr (AhuSession) session = ahu_session_new (record, NULL, NULL);
  g_autoptr (GArray) scored = tp_list_scored (ahu_session_get_history (session));
  GtkWidget *shore = ahu_tp_shore_new (), *window = gtk_window_new ();
  g_autoptr (GPtrArray) buttons = NULL;
  guint seen = 0, most = 0;

  gtk_widget_set_size_request (shore, 500, AHU_TP_SHORE_LOW_HEIGHT);
  gtk_window_set_child (GTK_WINDOW (window), shore);
  gtk_window_present (GTK_WINDOW (window));
  ahu_tp_shore_show (AHU_TP_SHORE (shore), session, AHU_TP_ALL, 500);
  test_ui_wait_for_frames (window, 2);
  buttons = test_find_all (shore, GTK_TYPE_BUTTON);
  for (guint i = 0; i < buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (buttons, i);
      g_autoptr (GPtrArray) statues = test_find_all (button, GTK_TYPE_FIXED), lines = NULL;
      graphene_rect_t target;

      g_assert_true (gtk_widget_compute_bounds (button, window, &target));
      g_assert_cmpfloat (MIN (target.size.width, target.size.height), >=, 44);
      g_signal_emit_by_name (button, "clicked");
      lines = test_find_all (test_find_type (button, GTK_TYPE_POPOVER), AHU_TYPE_TP_LINES);
      g_assert_cmpuint (lines->len, ==, statues->len);
      gtk_popover_popdown (GTK_POPOVER (test_find_type (button, GTK_TYPE_POPOVER)));
      seen += statues->len;
      most = MAX (most, statues->len);
    }
  g_assert_cmpuint (seen, ==, scored->len);
  g_assert_cmpuint (most, >, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_choosing (const TpPosition *position)
{
  return position->step == TP_STEP_FACT;
}

static void
test_title (void)
{
  Table table;
  const char *const *names;
  AdwWindowTitle *title;
  g_autofree char *chooses = NULL;
  g_autofree char *by = NULL;

  tp_table_open (&table, "six-sensible.rapanui", 1280, 800);
  names = ahu_session_get_names (table.session);
  title = ADW_WINDOW_TITLE (test_ui_find (GTK_WIDGET (table.page), ADW_TYPE_WINDOW_TITLE, NULL));
  tp_table_go_to (&table, is_choosing);
  chooses = g_strdup_printf ("Round 1 · %s chooses", names[tp_table_get_position (&table)->actor]);
  g_assert_cmpstr (adw_window_title_get_title (title), ==, chooses);
  tp_table_go_to (&table, tp_table_do_several_place);
  by = g_strdup_printf ("Round 1 · %s, by %s", tp_fact_name (tp_table_get_position (&table)->fact), names[tp_table_get_position (&table)->active]);
  g_assert_cmpstr (adw_window_title_get_title (title), ==, by);
  tp_table_close (&table);
}

/* Before the first tile is drawn its place is there, which is nothing to choose: a key works all the same. */
static void
test_first_focus (void)
{
  Table table;
  GtkWidget *focus;

  tp_table_open (&table, "four-sensible.rapanui", 1280, 800);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (table.page)));
  focus = gtk_window_get_focus (GTK_WINDOW (table.window));
  g_assert_true (AHU_IS_CHOICE (focus));
  g_assert_cmpstr (ahu_choice_get_key (AHU_CHOICE (focus)), ==, "1");
  tp_table_close (&table);
}

/* What isn't seen isn't read either: nothing that can be chosen is there twice. */
static void
test_hidden_panels (void)
{
  Table table;
  GtkWidget *panels, *shown;

  tp_table_open (&table, "four-sensible.rapanui", 1280, 800);
  panels = test_ui_find (table.page->centre, GTK_TYPE_STACK, NULL);
  shown = gtk_stack_get_visible_child (GTK_STACK (panels));
  for (GtkWidget *panel = gtk_widget_get_first_child (panels); panel != NULL; panel = gtk_widget_get_next_sibling (panel))
    gtk_test_accessible_assert_state (GTK_ACCESSIBLE (panel), GTK_ACCESSIBLE_STATE_HIDDEN, panel != shown);
  tp_table_close (&table);
}

/* The page with all boards costs nothing until somebody looks at it, and then shows the game as it is. */
static void
test_all_boards (void)
{
  Table table;
  AdwViewStack *pages;

  tp_table_open (&table, "six-sensible.rapanui", 360, 720);
  pages = ADW_VIEW_STACK (ahu_table_get_pages (AHU_TABLE (table.page)));
  tp_table_go_to (&table, tp_table_do_several_place);
  g_assert_null (table.page->all);
  adw_view_stack_set_visible_child_name (pages, "boards");
  g_assert_nonnull (table.page->all);
  for (guint seat = 0; seat < TP_MAX_PLAYERS; seat++)
    g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (ahu_tp_boards_get_board (AHU_TP_BOARDS (table.page->all), seat))));
  tp_table_close (&table);
}

/* A tile of a draw that isn't complete goes first. */
static void
test_undo_tile (void)
{
  Table table;
  gboolean can_undo = FALSE;
  g_autofree char *name = NULL;

  tp_table_open (&table, "four-sensible.rapanui", 1280, 800);
  g_assert_true (ahu_session_redo (table.session));
  g_assert_cmpuint (tp_table_get_position (&table)->draw, ==, TP_DRAW_MARKET);
  name = ahu_tp_tile_words (tp_table_get_position (&table), TP_QUARRY_1, 1);
  tp_table_choose (&table, table.page->centre, name);
  g_object_get (table.page, "can-undo", &can_undo, NULL);
  g_assert_true (can_undo);
  g_signal_emit_by_name (table.page, "undo");
  g_assert_cmpuint (tp_table_get_ply (&table), ==, 1);
  g_signal_emit_by_name (table.page, "undo");
  g_assert_cmpuint (tp_table_get_ply (&table), ==, 0);
  tp_table_close (&table);
}

/* The log stands beside the boards, or in the place of one, wherever there is room. */
static void
test_log_beside (void)
{
  static const struct
  {
    const char *name;
    int width, height;
    gboolean is_beside;
  } cases[] = {
    { "four-sensible.rapanui", 1280, 800, FALSE },
    { "four-sensible.rapanui", 1420, 800, TRUE },
    { "five-builder.rapanui", 1280, 800, TRUE },
    { "six-sensible.rapanui", 1420, 800, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Table table;
      GtkWidget *log;

      tp_table_open (&table, cases[i].name, cases[i].width, cases[i].height);
      log = test_find_type (GTK_WIDGET (table.page), AHU_TYPE_LOG);
      g_assert_nonnull (log);
      g_test_message ("%s: %d x %d", cases[i].name, gtk_widget_get_width (table.window), gtk_widget_get_height (table.window));
      g_assert_cmpint (gtk_widget_get_width (table.window), ==, cases[i].width);
      g_assert_true (gtk_widget_get_mapped (log) == cases[i].is_beside);
      tp_table_close (&table);
    }
}

/* With six players the page is enlarged less on a screen that then has room for three boards side by side,
 * or for the log as well. */
static void
test_zoom_width (void)
{
  AhuTableClass *klass;
  Table table;
  int least;

  tp_table_open (&table, "six-sensible.rapanui", 1280, 800);
  klass = AHU_TABLE_GET_CLASS (table.page);
  least = klass->zoom_width (AHU_TABLE (table.page), 3840);
  g_assert_cmpint (least, >, 1420);
  g_assert_cmpint (klass->find_layout (AHU_TABLE (table.page), least, 900)->width, ==, least);
  least = klass->zoom_width (AHU_TABLE (table.page), 1920);
  g_assert_cmpint (least, <, klass->zoom_width (AHU_TABLE (table.page), 3840));
  g_assert_cmpint (klass->find_layout (AHU_TABLE (table.page), least, 900)->width, ==, least);
  g_assert_cmpint (klass->zoom_width (AHU_TABLE (table.page), 1366), ==, 0);
  tp_table_close (&table);

  tp_table_open (&table, "four-sensible.rapanui", 1280, 800);
  g_assert_cmpint (klass->zoom_width (AHU_TABLE (table.page), 1920), ==, 0);
  g_assert_cmpint (klass->zoom_width (AHU_TABLE (table.page), 3840), ==, 0);
  tp_table_close (&table);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  ahu_game_register (tp_game_get ());

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/tp-table/whole-game/", games[i], NULL);

      g_test_add_data_func (path, games[i], test_whole_game);
    }
  g_test_add_func ("/ui/tp-table/fill", test_fill);
  g_test_add_func ("/ui/tp-table/all-done", test_all_done);
  g_test_add_data_func ("/ui/tp-table/together/4", games[1], test_together);
  g_test_add_data_func ("/ui/tp-table/together/6", games[2], test_together);
  g_test_add_func ("/ui/tp-table/one-tap", test_one_tap);
  g_test_add_func ("/ui/tp-table/take-back", test_take_back);
  g_test_add_func ("/ui/tp-table/tabs", test_tabs);
  g_test_add_func ("/ui/tp-table/turning", test_turning);
  g_test_add_func ("/ui/tp-table/score-words", test_score_words);
  g_test_add_func ("/ui/tp-table/points", test_points);
  g_test_add_func ("/ui/tp-table/scored-news", test_scored_news);
  g_test_add_func ("/ui/tp-table/shore", test_shore);
  g_test_add_func ("/ui/tp-table/shore/crowded", test_shore_crowded);
  g_test_add_func ("/ui/tp-table/pressed", test_pressed);
  g_test_add_func ("/ui/tp-table/title", test_title);
  g_test_add_func ("/ui/tp-table/first-focus", test_first_focus);
  g_test_add_func ("/ui/tp-table/hidden-panels", test_hidden_panels);
  g_test_add_func ("/ui/tp-table/all-boards", test_all_boards);
  g_test_add_func ("/ui/tp-table/undo-tile", test_undo_tile);
  g_test_add_func ("/ui/tp-table/log-beside", test_log_beside);
  g_test_add_func ("/ui/tp-table/zoom-width", test_zoom_width);

  return g_test_run ();
}
