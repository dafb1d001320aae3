/* test-rn-advice-discretion.c: chances on a shared screen don't tell what lies face down
 *
 * Best moves and analysis of two games that differ in nothing but the kind of one card
 * laid face down are the same until the end. Not for: what the table shows
 * (test-rn-discretion.c); what a seat knows (tests/games/rapanui/advisor).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/advisor/rn-knowledge.h"
#include "games/rapanui/notation/rn-json.h"
#include "toolkit/analysis/ahu-analysis.h"
#include "toolkit/analysis/ahu-best-moves.h"
#include "toolkit/charts/ahu-chances-chart.h"
#include "toolkit/table/ahu-practise.h"

#include "rn-table-utils.h"
#include "rn-variant-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

#define PRACTICE "decided-by-moai-or-wood.rapanui"

static guint
count_common (AhuSession *a,
              AhuSession *b)
{
  guint last = MIN (ahu_history_get_moves (ahu_session_get_history (a))->len,
                    ahu_history_get_moves (ahu_session_get_history (b))->len);

  while (test_variant_position (a, last)->step >= RN_STEP_REVEAL)
    last--;

  return last;
}

static void
know (AhuSession  *session,
      RnKnowledge *knowledge)
{
  guint seat;
  g_autoptr (AhuHistory) history = ahu_best_moves_know (session, AHU_NOBODY, &seat);

  rn_knowledge_from_history (knowledge, history, ahu_history_get_ply (history), seat);
}

/* Whether best moves are found with the same. */
static gboolean
is_known_alike (AhuSession *a,
                AhuSession *b)
{
  RnKnowledge one;
  RnKnowledge other;

  know (a, &one);
  know (b, &other);

  return one.seat == other.seat && memcmp (&one.position, &other.position, sizeof one.position) == 0;
}

/* Of the positions after the card in which there are best moves. */
static void
count_alike (AhuSession *a,
             AhuSession *b,
             guint       from,
             guint      *n_alike,
             guint      *n_all)
{
  guint last = count_common (a, b);

  for (guint ply = from + 1; ply <= last; ply++)
    {
      test_variant_go (a, ply);
      test_variant_go (b, ply);
      if (ahu_best_moves_refuse (a) != NULL)
        continue;
      *n_alike += is_known_alike (a, b);
      (*n_all)++;
    }
}

static void
test_best_moves (gconstpointer data)
{
  g_autoptr (AhuSession) session = test_variant_load (data, FALSE, 0, NULL);
  AhuSession *found;
  guint n_alike = 0;
  guint n_all = 0;

  for (guint ply = 0; (found = test_variant_find (data, FALSE, session, &ply)) != NULL; ply++)
    {
      g_autoptr (AhuSession) other = found;
      g_autoptr (AhuSession) same = test_variant_load (data, FALSE, 0, NULL);

      count_alike (same, other, ply, &n_alike, &n_all);
    }
  g_assert_cmpuint (n_all, >, 0);
  g_assert_cmpuint (n_alike, ==, n_all);
}

/* The person may know the own card, and none of a computer. */
static void
test_practice (void)
{
  g_autoptr (AhuSession) session = test_variant_load (PRACTICE, TRUE, 0, NULL);
  AhuSession *found;
  guint n_cards = 0;

  g_assert_true (ahu_practise_is (session));
  for (guint ply = 0; (found = test_variant_find (PRACTICE, TRUE, session, &ply)) != NULL; ply++)
    {
      g_autoptr (AhuSession) other = found;
      g_autoptr (AhuSession) same = test_variant_load (PRACTICE, TRUE, 0, NULL);
      gboolean own = test_variant_position (session, ply)->active == TEST_VARIANT_PERSON;
      guint n_alike = 0;
      guint n_all = 0;

      count_alike (same, other, ply, &n_alike, &n_all);
      g_assert_cmpuint (n_alike, ==, own ? 0 : n_all);
      n_cards += n_all > 0;
    }
  g_assert_cmpuint (n_cards, >, 0);
}

static gboolean
is_done (gpointer window)
{
  return ahu_analysis_is_done (window);
}

/* All that the window says of the game up to here, the chart read move by move. */
static char *
read_analysis (AhuSession *session)
{
  guint n_moves = ahu_history_get_ply (ahu_session_get_history (session));
  GtkWidget *window = ahu_analysis_new (session);
  GtkWidget *chart;
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_free);

  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait (is_done, window);
  chart = test_find_type (window, AHU_TYPE_CHANCES_CHART);
  for (guint i = 1; i <= n_moves; i++)
    {
      g_autoptr (GPtrArray) texts = NULL;

      ahu_chart_read (AHU_CHART (chart), i);
      texts = test_ui_list_texts (window);
      g_ptr_array_add (texts, NULL);
      g_ptr_array_add (all, g_strjoinv ("\n", (char **) texts->pdata));
    }
  gtk_window_destroy (GTK_WINDOW (window));
  g_ptr_array_add (all, NULL);

  return g_strjoinv ("\n", (char **) all->pdata);
}

/* Also against computers: it is their cards that the person would read. */
static void
test_analysis (void)
{
  const char *name = test_variant_games[0];
  g_autoptr (AhuSession) session = test_variant_load (name, TRUE, 0, NULL);
  guint ply = 0;
  g_autoptr (AhuSession) other = test_variant_find (name, TRUE, session, &ply);
  g_autofree char *one = NULL;
  g_autofree char *two = NULL;

  g_assert_nonnull (other);
  test_variant_go (session, ply + 4);
  test_variant_go (other, ply + 4);
  one = read_analysis (session);
  two = read_analysis (other);
  g_assert_nonnull (strstr (one, "%"));
  g_assert_cmpstr (one, ==, two);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (test_variant_games); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/rn-advice-discretion/best-moves/", test_variant_games[i], NULL);

      g_test_add_data_func (path, test_variant_games[i], test_best_moves);
    }
  g_test_add_func ("/ui/rn-advice-discretion/practice", test_practice);
  g_test_add_func ("/ui/rn-advice-discretion/analysis", test_analysis);

  return g_test_run ();
}
