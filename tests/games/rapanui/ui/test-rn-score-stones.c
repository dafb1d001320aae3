/* test-rn-score-stones.c: what the window says every Stone makes the kinds worth
 *
 * All Stones of 0 to 11 cards of each kind are drawn. Those of 0 to 4, among which
 * is every order that four counts can have, with and without kinds that nobody
 * sacrificed, are entered through the form: each differs in one count from the one
 * before, so that each costs one entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "shell/score/ahu-score-page.h"
#include "games/rapanui/ui/ahu-rn-stone-ranking.h"

#include "rn-score-utils.h"
#include "support/test-ui.h"

#define DRAWN 12
#define ENTERED 5
#define KINDS 4

static const char *const kinds[KINDS] = { "Fish", "Mulberry", "Sweet Potato", "Grain" };

/* A kind is worth 3, less 1 for each count above its own (R8.3, R8.4); nothing on
 * an empty Stone (R8.5). */
static int
expected_value (const int *stone,
                guint      kind)
{
  guint above = 0; /* a bit for each count */

  if (stone[0] + stone[1] + stone[2] + stone[3] == 0)
    return 0;
  for (guint other = 0; other < KINDS; other++)
    if (stone[other] > stone[kind])
      above |= 1u << stone[other];
  return 3 - __builtin_popcount (above);
}

/* The labels of a row, from left to right: the kind's name, how many cards, its value. */
static GtkWidget *
find_label (GtkWidget  *root,
            const char *css_class)
{
  if (GTK_IS_LABEL (root) && gtk_widget_has_css_class (root, css_class))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label (child, css_class);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkGrid *
find_drawing (GtkWidget *root)
{
  GtkWidget *name = find_label (root, "kind-name");

  g_assert_nonnull (name);
  return GTK_GRID (gtk_widget_get_ancestor (name, GTK_TYPE_GRID));
}

static guint
find_kind (const char *shown)
{
  g_auto (GStrv) parts = g_strsplit (shown, "\302\255", -1); /* soft hyphens */
  g_autofree char *name = g_strjoinv (NULL, parts);

  for (guint kind = 0; kind < KINDS; kind++)
    if (g_str_equal (name, kinds[kind]))
      return kind;
  g_error ("no kind is called “%s”", name);
}

/* Where a row has a bracket, it begins in that row and takes in @n rows. */
static int
get_tied (GtkGrid *drawing,
          int      row)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (drawing)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_row, height;

      gtk_grid_query_child (drawing, child, NULL, &child_row, NULL, &height);
      if (height > 1 && child_row <= row && row < child_row + height)
        return height;
    }
  return 1;
}

static GtkWidget *
find_in_row (GtkGrid    *drawing,
             int         row,
             const char *css_class)
{
  for (int column = 0; column < 8; column++)
    {
      GtkWidget *cell = gtk_grid_get_child_at (drawing, column, row);
      GtkWidget *found = cell != NULL ? find_label (cell, css_class) : NULL;

      if (found != NULL)
        return found;
    }
  g_error ("row %d has no %s", row, css_class);
}

static void
check (GtkWidget *page,
       const int *stone)
{
  gboolean empty = stone[0] + stone[1] + stone[2] + stone[3] == 0;
  GtkGrid *drawing = find_drawing (page);
  guint seen = 0;

  for (int row = 0; row < KINDS; row++)
    {
      guint kind = find_kind (gtk_label_get_text (GTK_LABEL (find_in_row (drawing, row, "kind-name"))));
      const char *value = gtk_label_get_text (GTK_LABEL (find_in_row (drawing, row, "value")));
      g_autofree char *expected = g_strdup_printf ("%d each", expected_value (stone, kind));
      int level = 0;

      for (guint other = 0; other < KINDS; other++)
        level += stone[other] == stone[kind];
      g_assert_cmpstr (value, ==, expected);
      g_assert_cmpint (get_tied (drawing, row), ==, empty ? 1 : level);
      seen |= 1u << kind;
    }
  g_assert_cmpuint (seen, ==, 0xf);
}

/* The n-th Stone; each lies one step from the one before, there and back again. */
static void
set_stone (guint  n,
           int   *stone,
           guint  counts)
{
  for (guint kind = 0, above = n; kind < KINDS; kind++)
    {
      guint count = above % counts;

      above /= counts;
      stone[kind] = (int) (above % 2 == 0 ? count : counts - 1 - count);
    }
}

static void
test_enter (void)
{
  const char *const names[] = { "Anna", "Ben", NULL };
  const char *const colours[] = { "red", "blue", NULL };
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = ahu_score_page_new (ahu_rn_game_ui_get ());
  GtkWidget *counts[KINDS];
  int last[KINDS] = { 0 };
  guint n;

  gtk_window_set_child (GTK_WINDOW (window), page);
  ahu_sheet_start (ahu_score_page_get_sheet (AHU_SCORE_PAGE (page)), names, colours);
  for (guint kind = 0; kind < KINDS; kind++)
    {
      g_autofree char *name = g_strdup_printf ("%s on the Stone", kinds[kind]);

      counts[kind] = test_score_find (page, name);
    }
  test_score_count_rest (page);

  for (n = 0; n < ENTERED * ENTERED * ENTERED * ENTERED; n++)
    {
      int stone[KINDS];
      guint changed = 0;

      set_stone (n, stone, ENTERED);
      for (guint kind = 0; kind < KINDS; kind++)
        if (stone[kind] != last[kind])
          {
            g_autofree char *key = g_strdup_printf ("%d", stone[kind]);

            g_signal_emit_by_name (counts[kind], "clicked");
            test_score_tap (page, key);
            last[kind] = stone[kind];
            changed++;
          }
      g_assert_cmpuint (changed, ==, n > 0 ? 1 : 0);
      check (page, stone);
    }
  g_test_message ("%u Stones", n);
  g_assert_cmpuint (n, ==, 625);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_draw (void)
{
  guint n;

  for (n = 0; n < DRAWN * DRAWN * DRAWN * DRAWN; n++)
    {
      RnSheet sheet = { .n_players = 2 };
      g_autoptr (GtkWidget) drawing = NULL;
      RnFinal final;
      int stone[KINDS];

      set_stone (n, stone, DRAWN);
      for (guint kind = 0; kind < KINDS; kind++)
        sheet.stone[kind] = stone[kind];
      rn_final (&final, &sheet);
      drawing = g_object_ref_sink (ahu_rn_stone_ranking_new_for_final (&final));
      check (drawing, stone);
    }
  g_test_message ("%u Stones", n);
  g_assert_cmpuint (n, ==, 20736);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_test_add_func ("/ui/rn-score-stones/enter", test_enter);
  g_test_add_func ("/ui/rn-score-stones/draw", test_draw);

  return g_test_run ();
}
