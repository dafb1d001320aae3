/* test-large-text.c: what becomes of words that have no room when the system's text is large
 *
 * Not for: whether a page as a whole fits (it is shown smaller, which is the affair of AhuWidthBin).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "shell/ahu-bar-text.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/base/ahu-title.h"
#include "toolkit/ranking/ahu-ranking-view.h"
#include "toolkit/table/ahu-choice.h"

#define FULL (96 * 1024)
#define DOUBLE (2 * FULL)

static void
set_text (int dpi)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi, NULL);
}

static int
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size)
{
  int least;

  gtk_widget_measure (widget, orientation, for_size, &least, NULL, NULL, NULL);

  return least;
}

/* Returns: how wide @word is in the text of now, set as @like is */
static int
measure_word (GtkWidget  *like,
              const char *word)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (like, word);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);

  return width;
}

/* The least width has room for the longest word, so that none is broken. */
static void
test_choice (void)
{
  GtkWidget *choice, *label;

  set_text (DOUBLE);
  choice = g_object_ref_sink (ahu_choice_new_with_text ("2 Gefangene", "2 Gefangene"));
  label = test_find_type (choice, GTK_TYPE_LABEL);
  g_assert_cmpint (measure (label, GTK_ORIENTATION_HORIZONTAL, -1), >=, measure_word (label, "Gefangene"));
  g_assert_finalize_object (choice);
  set_text (FULL);
}

static void
test_places (void)
{
  const char *names[] = { "Leilani" };
  const char *colours[] = { "red" };
  g_autoptr (AhuRanking) ranking = ahu_ranking_new (1);
  g_autoptr (GPtrArray) labels = NULL;
  GtkWidget *places;

  ranking->order[0] = 0;
  ranking->places[0] = 1;
  ranking->total_label = g_strdup ("Punkte");
  ranking->notes[0] = g_strdup ("Gleichstand mit Jonas (T12.2)");
  set_text (DOUBLE);
  places = g_object_ref_sink (ahu_ranking_places_new (ranking, names, colours, TRUE));
  labels = test_find_all (places, GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    {
      const char *word = gtk_widget_has_css_class (labels->pdata[i], "place-note")   ? "Gleichstand"
                         : gtk_widget_has_css_class (labels->pdata[i], "place-name") ? "Leilani"
                                                                                     : "";

      g_assert_cmpint (measure (labels->pdata[i], GTK_ORIENTATION_HORIZONTAL, -1), >=,
                       measure_word (labels->pdata[i], word));
    }
  g_assert_finalize_object (places);
  set_text (FULL);
}

/* Returns: how high a line is in text of this size */
static int
measure_line (GtkWidget *window,
              GtkWidget *title,
              int        dpi)
{
  set_text (dpi);
  test_ui_wait_for_frames (window, 2);

  return measure (title, GTK_ORIENTATION_VERTICAL, -1);
}

/* A title in large text takes a second line only where it has to, and is hardly higher. */
static void
test_title (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *title = adw_window_title_new ("Schritt für Schritt", NULL);
  int line, large, width;

  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header), title);
  gtk_box_append (GTK_BOX (page), header);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  ahu_title_wrap (page);
  line = measure_line (window, title, FULL);
  gtk_widget_measure (title, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  g_assert_cmpint (measure (title, GTK_ORIENTATION_VERTICAL, width), ==, line);
  g_assert_cmpint (measure (title, GTK_ORIENTATION_VERTICAL, 2 * width / 3), ==, line);

  /* As when the page is made in large text. */
  large = measure_line (window, title, DOUBLE);
  adw_window_title_set_title (ADW_WINDOW_TITLE (title), "Schritt nach Schritt");
  gtk_widget_measure (title, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  g_assert_cmpint (measure (title, GTK_ORIENTATION_VERTICAL, width), ==, large);
  g_assert_cmpint (measure (title, GTK_ORIENTATION_VERTICAL, 2 * width / 3), >, large * 3 / 2);

  ahu_bar_text_follow (gdk_display_get_default ());
  large = measure_line (window, title, DOUBLE);
  g_assert_cmpint (large, >, line);
  g_assert_cmpint (large, <, line * 3 / 2);
  g_assert_cmpint (measure_line (window, title, FULL), ==, line);

  /* In one line, in any text, GTK is content with a title that is shorter than three dots. */
  adw_window_title_set_title (ADW_WINDOW_TITLE (title), "Ahu");
  g_assert_cmpint (measure_line (window, title, FULL * 3 / 2), <, line * 3 / 2);
  gtk_widget_measure (title, GTK_ORIENTATION_HORIZONTAL, line, NULL, &width, NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/large-text/choice", test_choice);
  g_test_add_func ("/large-text/places", test_places);
  g_test_add_func ("/large-text/title", test_title);

  return g_test_run ();
}
