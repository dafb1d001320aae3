/* test-large-text.c: what becomes of words that have no room when the system's text is large
 *
 * Not for: whether a page as a whole fits (it is shown smaller, which is the affair of AhuWidthBin).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "games/tapati/ui/ahu-tp-game-ui.h"
#include "shell/ahu-bar-text.h"
#include "shell/ahu-preferences.h"
#include "shell/players/ahu-practise-page.h"
#include "support/test-page.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/base/ahu-settings.h"
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
  GtkWidget *label = test_find_type (title, GTK_TYPE_LABEL);
  int line, large, width;

  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header), title);
  gtk_box_append (GTK_BOX (page), header);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  ahu_title_wrap (page);
  line = measure_line (window, label, FULL);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  g_assert_cmpint (measure (label, GTK_ORIENTATION_VERTICAL, width), ==, line);
  g_assert_cmpint (measure (label, GTK_ORIENTATION_VERTICAL, 2 * width / 3), ==, line);

  /* As when the page is made in large text. */
  large = measure_line (window, label, DOUBLE);
  adw_window_title_set_title (ADW_WINDOW_TITLE (title), "Schritt nach Schritt");
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  g_assert_cmpint (measure (label, GTK_ORIENTATION_VERTICAL, width), ==, large);
  g_assert_cmpint (measure (label, GTK_ORIENTATION_VERTICAL, 2 * width / 3), >, large * 3 / 2);

  ahu_bar_text_follow (gdk_display_get_default ());
  large = measure_line (window, label, DOUBLE);
  g_assert_cmpint (large, >, line);
  g_assert_cmpint (large, <, line * 3 / 2);
  g_assert_cmpint (measure_line (window, label, FULL), ==, line);

  /* In one line, in any text, GTK is content with a title that is shorter than three dots. */
  adw_window_title_set_title (ADW_WINDOW_TITLE (title), "Ahu");
  large = measure_line (window, label, FULL * 3 / 2);
  g_assert_cmpint (large, <, line * 3 / 2);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, large, NULL, &width, NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Each page has it of its class. */
static void
test_page_title (void)
{
  GtkWidget *page, *title;

  set_text (DOUBLE);
  page = g_object_ref_sink (ahu_practise_page_new (ahu_rn_game_ui_get ()));
  title = test_find_type (page, ADW_TYPE_WINDOW_TITLE);
  adw_window_title_set_title (ADW_WINDOW_TITLE (title), "Schritt für Schritt");
  g_assert_cmpint (gtk_label_get_lines (GTK_LABEL (test_find_type (title, GTK_TYPE_LABEL))), ==, 2);
  g_assert_finalize_object (page);
  set_text (FULL);
}

/* Returns: whether a line of @label ends within a word */
static gboolean
is_broken (GtkLabel *label)
{
  const char *words = gtk_label_get_text (label);
  GSList *lines = pango_layout_get_lines_readonly (gtk_label_get_layout (label));

  for (GSList *line = lines->next; line != NULL; line = line->next)
    {
      const char *start = words + ((PangoLayoutLine *) line->data)->start_index;

      if (g_unichar_isalpha (g_utf8_get_char (start)) &&
          g_unichar_isalpha (g_utf8_get_char (g_utf8_prev_char (start))))
        return TRUE;
    }

  return FALSE;
}

/* On a telephone, the names and values in rows of the platform. */
static void
check_rows (GtkWidget *window)
{
  g_autoptr (GPtrArray) labels = test_find_all (window, GTK_TYPE_LABEL);
  guint n = 0;

  for (guint i = 0; i < labels->len; i++)
    {
      GtkLabel *label = labels->pdata[i];

      if (!gtk_widget_get_mapped (labels->pdata[i]) ||
          gtk_widget_get_ancestor (labels->pdata[i], ADW_TYPE_ACTION_ROW) == NULL)
        continue;
      if (pango_layout_is_ellipsized (gtk_label_get_layout (label)) || is_broken (label))
        g_error ("“%s” is cut or broken", gtk_label_get_text (label));
      n++;
    }
  g_assert_cmpuint (n, >=, 4);
}

static void
test_practise (gconstpointer data)
{
  GtkWidget *window;

  set_text (DOUBLE);
  window = test_page_show (ahu_practise_page_new (data), 360, 640);
  check_rows (window);
  gtk_window_destroy (GTK_WINDOW (window));
  set_text (FULL);
}

/* With the buttons that are there once something has been told. */
static void
test_preferences (void)
{
  g_autoptr (GVariant) told = g_variant_ref_sink (g_variant_new_parsed ("{'Anna': ['R5.3']}"));
  const AhuGameUi *games[] = { ahu_rn_game_ui_get (), ahu_tp_game_ui_get () };
  GtkWidget *window;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    g_settings_set_value (ahu_settings_get_game (games[i]->game), "heard", told);
  set_text (DOUBLE);
  window = ahu_preferences_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 2);
  g_assert_cmpint (gtk_widget_get_width (window), <=, 360);
  check_rows (window);
  gtk_window_destroy (GTK_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    g_settings_reset (ahu_settings_get_game (games[i]->game), "heard");
  set_text (FULL);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/large-text/choice", test_choice);
  g_test_add_func ("/large-text/places", test_places);
  g_test_add_func ("/large-text/title", test_title);
  g_test_add_func ("/large-text/page-title", test_page_title);
  g_test_add_data_func ("/large-text/rows/practise-rapanui", ahu_rn_game_ui_get (), test_practise);
  g_test_add_data_func ("/large-text/rows/practise-tapati", ahu_tp_game_ui_get (), test_practise);
  g_test_add_func ("/large-text/rows/preferences", test_preferences);

  return g_test_run ();
}
