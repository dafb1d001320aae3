/* test-rn-activations.c: how many clicks, or keys, a whole game takes
 *
 * Not for: what single controls do (test-rn-table.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-deduce.h"
#include "games/rapanui/notation/rn-json.h"

#include "rn-table-utils.h"
#include "rn-widget-utils.h"
#include "support/test-ui.h"

/* Two, three and four players; told, untold and revealed cards. */
static const char *const games[] = {
  "active-without-cards.rapanui", "decided-by-moai-or-wood.rapanui",
  "ends-before-hand-full.rapanui", "four-players-untold.rapanui", "no-moai-built.rapanui",
  "reveal-deducible.rapanui", "supply-pile-empty.rapanui", "three-moai-no-wood.rapanui",
  "two-players.rapanui", "untold-restricts.rapanui",
};

/* With four, three and two players: it takes longer. */
static const char *const tab_games[] = {
  "active-without-cards.rapanui", "ends-before-hand-full.rapanui", "two-players.rapanui",
};

/* One for each card, until the others can only have been one thing. */
static guint
count_reveal (const RnMove     *move,
              const RnPosition *position)
{
  RnUntoldSet sets[2];

  for (guint told = 1; told < move->n_cards; told++)
    if (rn_deduce_sets (position, move->player, move->cards, told, sets, G_N_ELEMENTS (sets)) == 1)
      return told;
  return move->n_cards;
}

/* One for each decision and each card turned up, none else. A move is one; a refill
 * turns up four cards, which makes 3 more. Whoever reveals cards at the end turns
 * up one by one until the rest can only have been one thing. A card laid
 * face down is one too: on the cover, told or untold. */
static guint
count_needed (const RnMove     *move,
              const RnPosition *position)
{
  switch ((RnMoveType) move->type)
    {
    case RN_MOVE_REFILL:
      return 1 + 3;
    case RN_MOVE_REVEAL:
      return count_reveal (move, position);
    case RN_MOVE_BUY:
    case RN_MOVE_PLAY:
    case RN_MOVE_RETURN_MOAI:
    case RN_MOVE_SACRIFICE:
    case RN_MOVE_ADD:
    case RN_MOVE_DRAW:
    case RN_MOVE_REWARD:
    case RN_MOVE_SUBSTITUTE:
      return 1;
    case RN_MOVES:
    default:
      g_assert_not_reached ();
    }
}

static int
compare_kinds (gconstpointer a,
               gconstpointer b)
{
  return *(const guint8 *) a - *(const guint8 *) b;
}

/* The order of cards turned up at once means nothing. */
static void
sort_revealed (RnMove *move)
{
  if (move->type == RN_MOVE_REVEAL)
    qsort (move->cards, move->n_cards, sizeof *move->cards, compare_kinds);
}

static void
check_made (TestTable    *table,
            guint         ply,
            const RnMove *move)
{
  AhuHistory *history = ahu_session_get_history (table->session);
  RnMove entered = *move;
  RnMove made;

  rn_move_from_json (&made, ahu_history_get_move (history, ply));
  sort_revealed (&made);
  sort_revealed (&entered);
  g_assert_cmpmem (&made, sizeof made, &entered, sizeof entered);
}

static void
check_move (TestTable    *table,
            const RnMove *move)
{
  guint before = table->n_activations;
  guint needed = count_needed (move, test_table_get_position (table));
  guint ply = test_table_get_ply (table);

  test_table_enter (table, move);
  /* What can only have been one thing is told without a question. */
  g_assert_cmpuint (test_table_get_ply (table), >=, ply + 1);
  check_made (table, ply, move);
  g_assert_cmpuint (table->n_activations - before, ==, needed);
}

static gpointer
copy_move (gconstpointer move,
           gpointer      data)
{
  return json_node_ref ((JsonNode *) move);
}

/* Plays a recorded game and counts what it has beside plain moves. */
static void
play_game (TestTable *table,
           guint     *n_refills,
           guint     *n_revealed,
           guint     *n_deduced)
{
  AhuRecord *record = ahu_session_get_record (table->session);
  g_autoptr (GPtrArray) moves = g_ptr_array_copy (ahu_record_get_moves (record), copy_move, NULL);
  RnMove move;
  guint n = 0;

  g_ptr_array_set_free_func (moves, (GDestroyNotify) json_node_unref);
  for (; test_table_read_next (table, moves, n, &move); n++)
    {
      const RnPosition *position = test_table_get_position (table);

      *n_refills += move.type == RN_MOVE_REFILL;
      *n_revealed += move.type == RN_MOVE_REVEAL ? count_reveal (&move, position) - 1 : 0;
      check_move (table, &move);
    }
  *n_deduced = moves->len - n;
}

static void
check_game (const char        *name,
            TestTableActivate  activate)
{
  guint n_refills = 0;
  guint n_revealed = 0;
  guint n_deduced = 0;
  guint n_moves;
  TestTable table;

  test_table_open (&table, name, 1280, 800);
  table.activate = activate;
  play_game (&table, &n_refills, &n_revealed, &n_deduced);
  n_moves = test_table_get_ply (&table);
  g_test_message ("%u moves, %u refills, %u more revealed, %u deduced: %u activations",
                  n_moves, n_refills, n_revealed, n_deduced, table.n_activations);
  g_assert_true (ahu_session_is_over (table.session));
  g_assert_cmpuint (table.n_activations, ==, n_moves - n_deduced + 3 * n_refills + n_revealed);
  test_table_close (&table);
}

/* On any control: each is a button that takes a click, Enter or Space. */
static void
test_clicks (gconstpointer data)
{
  check_game (data, NULL);
}

/* With nothing but the keys printed on the controls. */
static void
test_keys (gconstpointer data)
{
  check_game (data, test_table_activate_by_key);
}

/* More than the page has controls. */
#define TABS 200

/* Tab until the control has the focus, then Enter. */
static void
activate_by_tab (TestTable *table,
                 AhuChoice *choice)
{
  GtkWindow *window = GTK_WINDOW (table->window);

  /* Tab goes by places, so everything must have got its. */
  gtk_test_widget_wait_for_draw (table->window);
  for (guint i = 0; gtk_window_get_focus (window) != GTK_WIDGET (choice); i++)
    {
      GtkWidget *before = gtk_window_get_focus (window);

      if (i == TABS)
        g_error ("Tab does not reach “%s”", ahu_choice_get_name (choice));
      g_signal_emit_by_name (window, "move-focus", GTK_DIR_TAB_FORWARD);
      /* The log goes to its newest line when the next frame has made it. */
      if (gtk_window_get_focus (window) == before)
        gtk_test_widget_wait_for_draw (table->window);
    }
  g_signal_emit_by_name (window, "activate-focus");
}

/* With Tab and Enter alone, which need no key to be known. */
static void
test_tabs (gconstpointer data)
{
  check_game (data, activate_by_tab);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *clicks = g_strconcat ("/ui/rn-activations/clicks/", games[i], NULL);
      g_autofree char *keys = g_strconcat ("/ui/rn-activations/keys/", games[i], NULL);

      g_test_add_data_func (clicks, games[i], test_clicks);
      g_test_add_data_func (keys, games[i], test_keys);
    }
  for (guint i = 0; i < G_N_ELEMENTS (tab_games); i++)
    {
      g_autofree char *tabs = g_strconcat ("/ui/rn-activations/tabs/", tab_games[i], NULL);

      g_test_add_data_func (tabs, tab_games[i], test_tabs);
    }

  return g_test_run ();
}
