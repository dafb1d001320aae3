/* test-chances-chart.c: the chances of as many players as any game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/game/ahu-game.h"
#include "toolkit/charts/ahu-chances-chart.h"

#include "support/test-ui-find.h"
#include "support/test-ui.h"

static const char *const colours[] = { "red", "blue", "green", "violet", "orange", "yellow", NULL };
static const guint turns[] = { 1, 1, 2 };

G_STATIC_ASSERT (G_N_ELEMENTS (colours) == AHU_MAX_SEATS + 1);

/* Nothing is read before it is known. */
static void
test_reading (void)
{
  static const double even[] = { 0.2, 0.1, 0.1, 0.1, 0.1, 0.4 };
  GtkWidget *chart = g_object_ref_sink (ahu_chances_chart_new (colours, turns, G_N_ELEMENTS (turns)));
  AhuChart *read = AHU_CHART (chart);

  g_assert_cmpuint (ahu_chart_get_n_players (read), ==, AHU_MAX_SEATS);
  g_assert_false (test_ui_press (chart, GDK_KEY_End, 0));
  g_assert_cmpuint (ahu_chart_get_read (read), ==, 0);

  ahu_chances_chart_append (AHU_CHANCES_CHART (chart), even);
  ahu_chances_chart_append (AHU_CHANCES_CHART (chart), even);
  g_assert_true (test_ui_press (chart, GDK_KEY_End, 0));
  g_assert_cmpuint (ahu_chart_get_read (read), ==, 2);
  g_assert_true (test_ui_press (chart, GDK_KEY_Right, 0));
  g_assert_cmpuint (ahu_chart_get_read (read), ==, 2);
  g_assert_true (test_ui_says (chart, "40%"));

  g_assert_finalize_object (chart);
}

static int
compare_places (gconstpointer a,
                gconstpointer b)
{
  const double *one = a;
  const double *other = b;

  return (*one > *other) - (*one < *other);
}

/* The marks of all stand beside the ends of their lines, none over another. */
static void
test_marks (void)
{
  static const double level[] = { 0.2, 0.2, 0.2, 0.2, 0.1, 0.1 };
  GtkWidget *window = gtk_window_new ();
  GtkWidget *chart = ahu_chances_chart_new (colours, turns, G_N_ELEMENTS (turns));
  double places[AHU_MAX_SEATS];
  int height = 0;

  ahu_chances_chart_append (AHU_CHANCES_CHART (chart), level);
  gtk_window_set_default_size (GTK_WINDOW (window), 600, 400);
  gtk_window_set_child (GTK_WINDOW (window), chart);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (chart) == 0)
    g_main_context_iteration (NULL, TRUE);

  for (guint seat = 0; seat < AHU_MAX_SEATS; seat++)
    {
      GtkWidget *mark = ahu_chart_get_mark (AHU_CHART (chart), seat);
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_get_child_visible (mark));
      g_assert_true (gtk_widget_compute_bounds (mark, chart, &bounds));
      places[seat] = bounds.origin.y;
      height = gtk_widget_get_height (mark);
    }
  qsort (places, AHU_MAX_SEATS, sizeof *places, compare_places);
  for (guint i = 1; i < AHU_MAX_SEATS; i++)
    g_assert_cmpfloat (places[i], >=, places[i - 1] + height);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/ui/chances-chart/reading", test_reading);
  g_test_add_func ("/ui/chances-chart/marks", test_marks);

  return g_test_run ();
}
