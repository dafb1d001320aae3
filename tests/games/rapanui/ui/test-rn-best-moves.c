/* test-rn-best-moves.c: the window of the three best moves
 *
 * Not for: which moves are best (tests/games/rapanui/advisor).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-rules.h"
#include "games/rapanui/notation/rn-json.h"
#include "toolkit/analysis/ahu-best-moves.h"
#include "toolkit/table/ahu-notice.h"

#include "rn-asked-utils.h"
#include "rn-widget-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/test-waiting.h"

#define RECORD "four-players-untold.rapanui"

static void
find_choices (GtkWidget *widget,
              GPtrArray *choices)
{
  if (AHU_IS_CHOICE (widget))
    g_ptr_array_add (choices, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_choices (child, choices);
}

static guint
count_choices (GtkWidget *window)
{
  g_autoptr (GPtrArray) choices = g_ptr_array_new ();

  find_choices (window, choices);
  return choices->len;
}

static AhuChoice *
get_choice (GtkWidget *window,
            guint      place)
{
  g_autoptr (GPtrArray) choices = g_ptr_array_new ();

  find_choices (window, choices);
  g_assert_cmpuint (place, <, choices->len);
  return g_ptr_array_index (choices, place);
}

static gboolean
has_thought (gpointer window)
{
  return count_choices (window) > 0;
}

static void
set_up (TestAsked     *asked,
        gconstpointer  data)
{
  test_asked_open (asked, data != NULL ? data : RECORD, "table.best-moves", AHU_TYPE_BEST_MOVES);
}

static void
tear_down (TestAsked     *asked,
           gconstpointer  data)
{
  test_asked_close (asked);
}

/* Whether the name ends with the column of a legal move. */
static gboolean
is_legal (TestTable  *table,
          const char *name)
{
  RnMove moves[RN_MAX_LEGAL];
  guint n = rn_legal_moves (test_table_get_position (table), moves);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *column = g_strdup_printf (" from column %d", moves[i].column + 1);

      if (moves[i].type == RN_MOVE_DRAW && g_str_has_suffix (name, column))
        return TRUE;
    }

  return FALSE;
}

/* What a hand can hold that is not known as a whole: all of it is told. */
static void
test_open_hand (TestAsked     *asked,
                gconstpointer  data)
{
  RnMove moves[RN_MAX_LEGAL];
  guint n_moves = rn_legal_moves (test_table_get_position (&asked->table), moves);

  g_assert_cmpuint (n_moves, >, AHU_BEST_MOVES_TOLD);
  test_asked_ask (asked);
  g_assert_nonnull (asked->window);
  test_ui_wait (has_thought, asked->window);
  g_assert_cmpuint (count_choices (asked->window), ==, n_moves);
}

static guint
count_links (GtkWidget *widget)
{
  guint n = GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), "<a href=\"R") != NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_links (child);

  return n;
}

/* Three ways to draw, with what they are worth and what follows. */
static void
test_told (TestAsked     *asked,
           gconstpointer  data)
{
  test_session_go_to_step (asked->table.session, RN_STEP_DRAW);
  test_asked_ask (asked);
  g_assert_nonnull (asked->window);
  test_ui_wait (has_thought, asked->window);

  g_assert_cmpuint (count_choices (asked->window), ==, AHU_BEST_MOVES_TOLD);
  for (guint i = 0; i < AHU_BEST_MOVES_TOLD; i++)
    {
      AhuChoice *choice = get_choice (asked->window, i);
      g_autofree char *description = NULL;

      description = gtk_test_accessible_check_property (GTK_ACCESSIBLE (choice),
                                                        GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "\001");
      g_assert_nonnull (strstr (description, "Games won of 100: "));
      g_assert_true (is_legal (&asked->table, ahu_choice_get_name (choice)));
      g_assert_null (strstr (description, "because"));
      /* In what the best one differs from the next is told once. */
      g_assert_true ((strstr (description, "Compared with “Draw ") != NULL) == (i != 1));
      g_assert_true ((strstr (description, " instead of ") != NULL) == (i != 1));
      g_assert_true ((strstr (description, "(R") != NULL) == (i != 1));
    }
  g_assert_cmpuint (count_links (asked->window), ==, AHU_BEST_MOVES_TOLD - 1);
  g_assert_cmpstr (ahu_choice_get_name (get_choice (asked->window, 0)), !=,
                   ahu_choice_get_name (get_choice (asked->window, 1)));
}

/* What a card on a closed Stone is for is said without telling what lies there. */
static void
test_told_of_stone (TestAsked     *asked,
                    gconstpointer  data)
{
  test_session_go_to_step (asked->table.session, RN_STEP_ADD);
  test_asked_ask (asked);
  g_assert_nonnull (asked->window);
  test_ui_wait (has_thought, asked->window);
  g_assert_cmpuint (count_links (asked->window), ==, count_choices (asked->window) - 1);
}

/* Activating a move makes it, and the window has done its work. */
static void
test_made (TestAsked     *asked,
           gconstpointer  data)
{
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) node = NULL;
  guint ply;
  RnMove move;

  test_session_go_to_step (asked->table.session, RN_STEP_DRAW);
  ply = test_table_get_ply (&asked->table);
  test_asked_ask (asked);
  test_ui_wait (has_thought, asked->window);
  name = g_strdup (ahu_choice_get_name (get_choice (asked->window, 1)));
  g_assert_true (ahu_choice_activate_key (asked->window, GDK_KEY_2, 0));
  test_asked_wait_until_gone (asked);

  g_assert_cmpuint (test_table_get_ply (&asked->table), ==, ply + 1);
  node = json_node_copy (ahu_history_get_move (ahu_session_get_history (asked->table.session), ply));
  rn_move_from_json (&move, node);
  text = g_strdup_printf (" from column %d", move.column + 1);
  g_assert_true (g_str_has_suffix (name, text));
}

/* Closed while it thinks, and overtaken by the game: neither leaves anything behind. */
static void
test_overtaken (TestAsked     *asked,
                gconstpointer  data)
{
  test_session_go_to_step (asked->table.session, RN_STEP_DRAW);
  test_asked_ask (asked);
  g_assert_false (has_thought (asked->window));
  ahu_session_undo (asked->table.session);
  g_assert_false (test_asked_is_there (asked));
  test_asked_wait_until_gone (asked);

  test_session_go_to_step (asked->table.session, RN_STEP_DRAW);
  test_asked_ask (asked);
  gtk_window_close (GTK_WINDOW (asked->window));
  test_asked_wait_until_gone (asked);
}

static void
refuses (TestAsked  *asked,
         RnStep      step,
         const char *words)
{
  GtkWidget *notice = test_find_type (asked->table.page, AHU_TYPE_NOTICE);

  test_session_go_to_step (asked->table.session, step);
  test_asked_ask (asked);
  g_assert_null (asked->window);
  g_assert_nonnull (strstr (ahu_notice_get_refusal (AHU_NOTICE (notice)), words));
}

/* The order of somebody's Sacrifice cards would tell which they are (D3). */
static void
test_refused (TestAsked     *asked,
              gconstpointer  data)
{
  refuses (asked, RN_STEP_SACRIFICE, "what a player has");
  refuses (asked, RN_STEP_REFILL, "The refill is luck");
  refuses (asked, RN_STEP_REVEAL, "The game is over");
}

/* A number from few games says how little it is worth, none at all is no number. */
static void
test_few_games (void)
{
  AhuAdvice advice = { .win = 0.614, .points = 34.2, .playouts = 2000 };
  g_autofree char *many = ahu_best_moves_figures (&advice);
  g_autofree char *few = NULL;
  g_autofree char *none = NULL;

  advice.playouts = 2;
  few = ahu_best_moves_figures (&advice);
  advice = (AhuAdvice) { .playouts = 0 };
  none = ahu_best_moves_figures (&advice);
  g_assert_cmpstr (many, ==, "Games won of 100: 61 ± 1, about 34 points at the end");
  g_assert_cmpstr (few, ==, "Games won of 100: 61 ± 35, about 34 points at the end");
  g_assert_null (strchr (none, '6'));
}

/* What nobody waits for gives way as long as it thinks. */
static void
test_waited_for (TestAsked     *asked,
                 gconstpointer  data)
{
  g_assert_true (test_nobody_waits (NULL));
  test_asked_ask (asked);
  test_ui_wait (test_somebody_waits, NULL);
  test_ui_wait (has_thought, asked->window);
  test_ui_wait (test_nobody_waits, NULL);
}

static void
add (const char *path,
     void      (*test) (TestAsked *asked, gconstpointer data))
{
  g_test_add (path, TestAsked, NULL, set_up, test, tear_down);
}

/* Returns: whether that move ended the game */
static gboolean
choose_last (TestAsked *asked,
             guint      place)
{
  test_asked_ask (asked);
  test_ui_wait (has_thought, asked->window);
  if (place >= count_choices (asked->window))
    {
      gtk_window_destroy (GTK_WINDOW (asked->window));
      test_asked_wait_until_gone (asked);
      return FALSE;
    }
  g_signal_emit_by_name (get_choice (asked->window, place), "clicked");
  test_asked_wait_until_gone (asked);

  return test_table_get_position (&asked->table)->step >= RN_STEP_REVEAL;
}

/* The last draw made here tells what can only have been one thing, as it does on the table. */
static void
test_deduced (TestAsked     *asked,
              gconstpointer  data)
{
  gboolean over = FALSE;
  guint ply;

  test_session_go_to_step (asked->table.session, RN_STEP_REVEAL);
  ply = test_table_get_ply (&asked->table);
  for (guint place = 0; place < AHU_BEST_MOVES_TOLD && !over; place++)
    {
      test_session_go (asked->table.session, ply - 1);
      over = choose_last (asked, place);
    }
  g_assert_true (over);
  g_assert_cmpuint (test_table_get_ply (&asked->table), >, ply);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  add ("/ui/rn-best-moves/waited-for", test_waited_for);
  add ("/ui/rn-best-moves/told", test_told);
  add ("/ui/rn-best-moves/told-of-stone", test_told_of_stone);
  add ("/ui/rn-best-moves/made", test_made);
  add ("/ui/rn-best-moves/overtaken", test_overtaken);
  add ("/ui/rn-best-moves/refused", test_refused);
  g_test_add ("/ui/rn-best-moves/open-hand", TestAsked, "../joined-unknown-hands.rapanui", set_up, test_open_hand, tear_down);
  g_test_add ("/ui/rn-best-moves/deduced", TestAsked, "reveal-deducible.rapanui", set_up, test_deduced, tear_down);
  g_test_add_func ("/ui/rn-best-moves/few-games", test_few_games);

  return g_test_run ();
}
