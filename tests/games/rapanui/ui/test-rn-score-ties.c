/* test-rn-score-ties.c: who comes before whom, entered through the form
 *
 * The places were worked out by hand: points, then Moai, then wood decide; who is
 * level in all three shares the place, and the next one is left out (R8.7, D12).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "shell/score/ahu-score-page.h"

#include "rn-score-utils.h"
#include "support/test-ui.h"

#define MOST 4

/* Points: tiles, 4 for each Moai, 1 for each 5 wood. */
typedef struct
{
  const char *name;
  guint n;
  int counts[MOST][3]; /* tiles, Moai, wood */
  int points[MOST];
  int places[MOST];
  const char *says; /* the headline */
} Case;

static const char *const names[] = { "Anna", "Ben", "Chiara", "Dario", NULL };
static const char *const colours[] = { "green", "blue", "red", "violet", NULL };

static const Case cases[] = {
  /* two players */
  { "2/points", 2, { { 9, 0, 0 }, { 8, 0, 0 } }, { 9, 8 }, { 1, 2 }, "Anna wins with 9 glory points" },
  { "2/moai", 2, { { 8, 0, 0 }, { 0, 2, 0 } }, { 8, 8 }, { 2, 1 }, NULL },
  { "2/wood", 2, { { 1, 2, 0 }, { 0, 2, 5 } }, { 9, 9 }, { 2, 1 }, NULL },
  { "2/wood-below-a-point", 2, { { 0, 1, 1 }, { 0, 1, 2 } }, { 4, 4 }, { 2, 1 }, NULL },
  { "2/shared", 2, { { 3, 1, 5 }, { 3, 1, 5 } }, { 8, 8 }, { 1, 1 }, "Anna and Ben share the win with 8 glory points" },
  { "2/moai-before-wood", 2, { { 0, 1, 20 }, { 0, 2, 0 } }, { 8, 8 }, { 2, 1 }, NULL },
  /* three players */
  { "3/points", 3, { { 1, 0, 0 }, { 3, 0, 0 }, { 2, 0, 0 } }, { 1, 3, 2 }, { 3, 1, 2 }, "Ben wins with 3 glory points" },
  { "3/moai", 3, { { 12, 0, 0 }, { 8, 1, 0 }, { 0, 3, 0 } }, { 12, 12, 12 }, { 3, 2, 1 }, NULL },
  { "3/wood", 3, { { 2, 1, 0 }, { 1, 1, 5 }, { 0, 1, 10 } }, { 6, 6, 6 }, { 3, 2, 1 }, NULL },
  { "3/shared-first", 3, { { 0, 2, 5 }, { 0, 2, 5 }, { 0, 2, 5 } }, { 9, 9, 9 }, { 1, 1, 1 },
    "Anna, Ben and Chiara share the win with 9 glory points" },
  { "3/shared-then-third", 3, { { 5, 0, 0 }, { 4, 0, 0 }, { 5, 0, 0 } }, { 5, 4, 5 }, { 1, 3, 1 },
    "Anna and Chiara share the win with 5 glory points" },
  { "3/winner-then-shared", 3, { { 4, 0, 1 }, { 6, 0, 0 }, { 4, 0, 1 } }, { 4, 6, 4 }, { 2, 1, 2 }, NULL },
  { "3/moai-then-wood", 3, { { 4, 1, 0 }, { 0, 2, 0 }, { 3, 1, 5 } }, { 8, 8, 8 }, { 3, 1, 2 }, NULL },
  { "3/moai-then-shared", 3, { { 3, 1, 5 }, { 0, 2, 0 }, { 3, 1, 5 } }, { 8, 8, 8 }, { 2, 1, 2 }, NULL },
  /* four players */
  { "4/points", 4, { { 10, 0, 0 }, { 20, 0, 0 }, { 40, 0, 0 }, { 30, 0, 0 } }, { 10, 20, 40, 30 }, { 4, 3, 1, 2 }, NULL },
  { "4/moai", 4, { { 8, 1, 0 }, { 12, 0, 0 }, { 0, 3, 0 }, { 4, 2, 0 } }, { 12, 12, 12, 12 }, { 3, 4, 1, 2 }, NULL },
  { "4/wood", 4, { { 5, 0, 0 }, { 5, 0, 1 }, { 5, 0, 2 }, { 4, 0, 5 } }, { 5, 5, 5, 5 }, { 4, 3, 2, 1 }, NULL },
  { "4/all-shared", 4, { { 7, 2, 2 }, { 7, 2, 2 }, { 7, 2, 2 }, { 7, 2, 2 } }, { 15, 15, 15, 15 }, { 1, 1, 1, 1 }, NULL },
  { "4/1-1-3-3", 4, { { 6, 0, 0 }, { 9, 0, 0 }, { 6, 0, 0 }, { 9, 0, 0 } }, { 6, 9, 6, 9 }, { 3, 1, 3, 1 }, NULL },
  { "4/1-1-3-4", 4, { { 9, 0, 0 }, { 5, 0, 0 }, { 9, 0, 0 }, { 5, 0, 1 } }, { 9, 5, 9, 5 }, { 1, 4, 1, 3 }, NULL },
  { "4/1-2-2-4", 4, { { 9, 0, 0 }, { 5, 0, 0 }, { 5, 0, 0 }, { 1, 0, 0 } }, { 9, 5, 5, 1 }, { 1, 2, 2, 4 }, NULL },
  { "4/shared-by-all-levels", 4, { { 2, 1, 5 }, { 3, 1, 0 }, { 7, 0, 0 }, { 2, 1, 5 } }, { 7, 7, 7, 7 }, { 1, 3, 4, 1 }, NULL },
  { "4/1-1-1-4", 4, { { 4, 1, 0 }, { 4, 1, 0 }, { 8, 0, 0 }, { 4, 1, 0 } }, { 8, 8, 8, 8 }, { 1, 1, 4, 1 }, NULL },
  { "4/1-2-2-2", 4, { { 3, 1, 2 }, { 0, 2, 0 }, { 3, 1, 2 }, { 3, 1, 2 } }, { 7, 8, 7, 7 }, { 2, 1, 2, 2 }, NULL },
  { "4/each-level", 4, { { 4, 1, 0 }, { 9, 0, 0 }, { 0, 2, 0 }, { 3, 1, 5 } }, { 8, 9, 8, 8 }, { 4, 1, 2, 3 }, NULL },
};

static void
enter (GtkWidget  *page,
       const Case *test)
{
  static const char *const fields[] = { "Tiles", "Moai", "Wood" };

  for (guint p = 0; p < test->n; p++)
    for (guint f = 0; f < G_N_ELEMENTS (fields); f++)
      {
        g_autofree char *name = g_strdup_printf ("%s: %s", names[p], fields[f]);

        test_score_type_number (page, name, test->counts[p][f]);
      }
  test_score_count_rest (page);
}

/* A line of the ranking as a screen reader has it. */
static void
assert_place (GtkWidget  *page,
              const char *name,
              int         place,
              int         points)
{
  g_autofree char *line = g_strdup_printf ("%s: place %d, Glory points: %d", name, place, points);

  if (test_ui_find (page, GTK_TYPE_GRID, line) == NULL)
    g_error ("nothing is called “%s”", line);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = ahu_score_page_new (ahu_rn_game_ui_get ());
  g_auto (GStrv) seated = g_strdupv ((char **) names);

  g_clear_pointer (&seated[test->n], g_free);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (window), page);
  ahu_sheet_start (ahu_score_page_get_sheet (AHU_SCORE_PAGE (page)), (const char *const *) seated, colours);
  gtk_window_present (GTK_WINDOW (window));

  enter (page, test);
  for (guint p = 0; p < test->n; p++)
    assert_place (page, names[p], test->places[p], test->points[p]);
  if (test->says != NULL)
    g_assert_nonnull (test_ui_find (page, GTK_TYPE_LABEL, test->says));

  for (guint p = test->n + 1; p < MOST; p++)
    g_clear_pointer (&seated[p], g_free);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/rn-score-ties/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }

  return g_test_run ();
}
