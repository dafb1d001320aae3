/* test-tp-result.c: what the result of a game of Tapati tells beside the ranking, on the page and on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include "core/game/ahu-ranking-csv.h"
#include "games/tapati/engine/tp-ending.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-lines.h"
#include "games/tapati/ui/ahu-tp-paper.h"
#include "games/tapati/ui/ahu-tp-result.h"
#include "games/tapati/ui/ahu-tp-score-form.h"
#include "toolkit/ranking/ahu-story.h"

#include "support/test-page.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

static const char *const games[] = { "ends-by-last-rug", "ends-by-market-slaves", "forced-scoring", "five-builder",
                                     "six-sensible", "three-own-box", "tie-decided-by-rapanuis" };

static AhuSession *
load (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".rapanui", NULL);
  g_autoptr (AhuRecord) record = test_record_load ("tapati", file);
  AhuSession *session = ahu_session_new_replay (record, NULL);

  g_assert_true (ahu_session_is_over (session));

  return session;
}

/* Whatever was scored in play was scored with a Moai that is told. */
static void
test_scored (gconstpointer name)
{
  g_autoptr (AhuSession) session = load (name);
  g_autoptr (GArray) scored = tp_list_scored (ahu_session_get_history (session));
  const TpPosition *position = ahu_session_get_position (session);
  guint points[TP_MAX_PLAYERS] = { 0, };

  for (guint i = 0; i < scored->len; i++)
    {
      const TpScored *moai = &g_array_index (scored, TpScored, i);
      guint lines[TP_LINES], value = TP_PRESTIGE_POINTS;

      g_assert_cmpuint (moai->moai.n_floors, >, 0);
      g_assert_cmpuint (moai->round, <=, position->round);
      tp_moai_value (&moai->moai, &position->box, lines);
      for (guint line = TP_LINE_SLAVES; line < TP_LINES; line++)
        value += lines[line];
      g_assert_cmpuint (moai->points, ==, value);
      points[moai->player] += moai->points;
    }
  for (guint p = 0; p < position->n_players; p++)
    {
      for (guint line = 0; line < TP_LINES; line++)
        points[p] -= position->players[p].points[line];
      g_assert_cmpuint (points[p], ==, 0);
    }
}

static void
test_ended (void)
{
  static const struct
  {
    const char *game, *words;
  } ends[] = {
    { "ends-by-market-slaves", "(T4.3, T11.2)" },
    { "ends-by-last-rug", "(T5.10, T11.3)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (AhuSession) session = load (ends[i].game);
      g_autofree char *text = tp_end_text (ahu_session_get_position (session));

      g_assert_nonnull (strstr (text, ends[i].words));
    }
}

/* The numbers are those of the market that could not be filled. */
static void
test_short_of_captives (void)
{
  g_autoptr (AhuSession) session = load ("ends-by-market-slaves");
  const TpPosition *position = ahu_session_get_position (session);
  g_autofree char *text = tp_end_text (position);
  guint needed = 2u * position->market[TP_RAPANUI] - position->market[TP_SLAVE];
  g_autofree char *expected = g_strdup_printf ("Round %u could not be laid out: the market still needs %u captive%s, but the "
                                               "store has only %u (T4.3, T11.2).", position->round, needed,
                                               needed == 1 ? "" : "s", position->store[TP_SLAVE]);

  g_assert_cmpuint (needed, >, position->store[TP_SLAVE]);
  g_assert_cmpstr (text, ==, expected);
}

static void
collect (GtkWidget *root,
         GType      type,
         GPtrArray *found)
{
  if (G_OBJECT_TYPE (root) == type)
    g_ptr_array_add (found, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect (child, type, found);
}

static gboolean
shows_number (GtkWidget *root,
              guint      number)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();
  g_autofree char *text = g_strdup_printf ("%u", number);

  collect (root, GTK_TYPE_LABEL, labels);
  for (guint i = 0; i < labels->len; i++)
    if (g_str_equal (gtk_label_get_text (labels->pdata[i]), text))
      return TRUE;

  return FALSE;
}

/* Each Moai opens its lines, which add up to what stands beside its tower. */
static void
check_moai (GtkWidget  *details,
            AhuSession *session)
{
  g_autoptr (GArray) all = tp_list_all_moai (ahu_session_get_history (session));
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  const TpPosition *position = ahu_session_get_position (session);
  guint points[TP_MAX_PLAYERS] = { 0, };
  guint places[TP_MAX_PLAYERS];
  gint64 totals[TP_MAX_PLAYERS];

  collect (details, GTK_TYPE_BUTTON, buttons);
  g_assert_cmpuint (buttons->len, ==, all->len);
  for (guint i = 0; i < all->len; i++)
    points[g_array_index (all, TpScored, i).player] += g_array_index (all, TpScored, i).points;
  ahu_session_get_game (session)->places (position, places, totals);
  for (guint p = 0; p < position->n_players; p++)
    g_assert_cmpint (points[p], ==, totals[p]);

  for (guint i = 0; i < buttons->len; i++)
    {
      GtkWidget *popover;

      g_signal_emit_by_name (buttons->pdata[i], "clicked");
      popover = test_ui_find (buttons->pdata[i], GTK_TYPE_POPOVER, NULL);
      g_assert_nonnull (popover);
      g_assert_nonnull (test_ui_find (popover, AHU_TYPE_TP_LINES, NULL));
      gtk_popover_popdown (GTK_POPOVER (popover));
    }
}

/* What was scored stands in columns through the rows of all players, each of which has its mark beside the name. */
static void
check_columns (GtkWidget *details)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  guint n_rows = 0;
  int width = 0;

  collect (details, GTK_TYPE_BUTTON, buttons);
  for (guint i = 0; i < buttons->len; i++)
    {
      GtkWidget *button = buttons->pdata[i];

      if (test_ui_says (button, C_("Moai", "standing")))
        continue;
      if (width == 0)
        width = gtk_widget_get_width (button);
      g_assert_cmpint (gtk_widget_get_width (button), ==, width);
    }

  collect (details, GTK_TYPE_BOX, rows);
  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *mark = gtk_widget_get_first_child (rows->pdata[i]);
      graphene_rect_t picture, name;
      GtkWidget *label;

      if (!gtk_widget_has_css_class (rows->pdata[i], "tp-result-row"))
        continue;
      label = gtk_widget_get_first_child (gtk_widget_get_next_sibling (mark));
      g_assert_true (gtk_widget_compute_bounds (mark, details, &picture));
      g_assert_true (gtk_widget_compute_bounds (label, details, &name));
      g_assert_cmpfloat (picture.origin.y, <, name.origin.y + name.size.height);
      n_rows++;
    }
  g_assert_cmpuint (n_rows, >=, 3);
}

static void
test_page (gconstpointer name)
{
  g_autoptr (AhuSession) session = load (name);
  const TpPosition *position = ahu_session_get_position (session);
  g_autofree char *end = tp_end_text (position);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *details = ahu_tp_result_details_new (session);
  GtkWidget *more = ahu_tp_result_more_new (session, TRUE);

  gtk_box_append (GTK_BOX (box), details);
  gtk_box_append (GTK_BOX (box), more);
  gtk_box_append (GTK_BOX (box), ahu_tp_result_end_new (session, FALSE));
  gtk_box_append (GTK_BOX (box), ahu_tp_result_places_new (session, TRUE));
  test_page_put (window, box);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 2);

  g_assert_nonnull (test_ui_find (details, GTK_TYPE_LABEL, end));
  check_columns (details);
  check_moai (details, session);
  for (guint p = 0; p < position->n_players; p++)
    g_assert_true (shows_number (more, tp_tapati_number (position->players[p].tapati)));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A reader presses what is scrolled away: it comes into view, with what opens there. */
static void
test_scrolled_away (void)
{
  g_autoptr (AhuSession) session = load (games[0]);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3000);
  GtkWidget *details = ahu_tp_result_details_new (session);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  graphene_rect_t bounds;
  GtkWidget *button;

  gtk_box_append (GTK_BOX (box), gtk_entry_new ());
  gtk_box_append (GTK_BOX (box), details);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  gtk_window_set_child (GTK_WINDOW (window), scrolled);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 423);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 2);

  button = test_ui_find (details, GTK_TYPE_BUTTON, NULL);
  g_signal_emit_by_name (button, "clicked");
  test_ui_wait_for_frames (window, 2);
  g_assert_true (gtk_widget_compute_bounds (button, scrolled, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scrolled));
  g_assert_true (gtk_widget_get_mapped (test_ui_find (button, GTK_TYPE_POPOVER, NULL)));

  /* And whatever scrolls it away again. */
  gtk_adjustment_set_value (adjustment, 0);
  test_ui_wait_for_frames (window, 2);
  g_assert_null (test_ui_find (button, GTK_TYPE_POPOVER, NULL));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The lines of a Moai add up; the one of prestige is there where it was scored in that phase. */
static void
test_lines (void)
{
  g_autoptr (AhuSession) session = load ("forced-scoring");
  g_autoptr (GArray) all = tp_list_all_moai (ahu_session_get_history (session));
  const TpPosition *position = ahu_session_get_position (session);
  GtkWidget *lines = g_object_ref_sink (ahu_tp_lines_new ());

  for (guint i = 0; i < all->len; i++)
    {
      const TpScored *moai = &g_array_index (all, TpScored, i);
      gboolean scored = moai->round > 0;

      g_assert_cmpuint (ahu_tp_lines_show (AHU_TP_LINES (lines), &moai->moai, &position->box, scored), ==, moai->points);
      g_assert_cmpint (test_ui_says (lines, tp_line_name (TP_LINE_PRESTIGE)), ==, scored);
      g_assert_true (test_ui_says (lines, tp_line_name (TP_LINE_TRANSFER)));
    }
  g_object_unref (lines);
}

static void
test_story (void)
{
  g_autoptr (AhuSession) session = load (games[0]);
  GtkWidget *story = g_object_ref_sink (ahu_tp_result_story_new (session));

  g_assert_true (AHU_IS_STORY (story));
  g_object_unref (story);
}

/* Each of the last @n parts is as high when it is drawn as when it was measured. */
static void
check_heights (AhuPaper *paper,
               guint     n)
{
  GPtrArray *parts = ahu_paper_get_parts (paper);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 600, 800);
  cairo_t *cr = cairo_create (surface);
  PangoFontDescription *font = pango_font_description_from_string ("Sans");

  {
    g_auto (AhuPaperCanvas) canvas = { NULL };

    ahu_paper_canvas_init (&canvas, cr, font, 10);
    g_assert_cmpuint (parts->len, >=, n);
    for (guint i = 0; i < n; i++)
      {
        const AhuPaperPart *part = g_ptr_array_index (parts, parts->len - 1 - i);
        double measured, drawn;

        canvas.measures = TRUE;
        measured = part->draw (&canvas, 500, 0, part->data);
        canvas.measures = FALSE;
        drawn = part->draw (&canvas, 500, 0, part->data);
        g_assert_cmpfloat (measured, >, 20);
        g_assert_cmpfloat (measured, ==, drawn);
        /* A narrow page needs more of them below each other. */
        g_assert_cmpfloat (part->draw (&canvas, 170, 0, part->data), >=, drawn);
      }
  }
  g_assert_cmpstr (ahu_paper_get_title (paper), ==, "Tapati");
  pango_font_description_free (font);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
test_paper (gconstpointer name)
{
  g_autoptr (AhuSession) session = load (name);
  g_autoptr (AhuPaper) paper = ahu_tp_paper_new (session);

  check_heights (paper, 3);
}

/* From the first step of the explanation on. */
static const char *
find_steps (AhuPaper *paper)
{
  const AhuRankingStep *first = g_ptr_array_index (ahu_paper_get_ranking (paper)->steps, 0);

  return strstr (strstr (ahu_paper_get_text (paper), "\n\n"), first->heading);
}

/* The same end, entered as a result sheet: its paper lacks only what nobody has entered, such as where the points
 * scored in play come from. */
static void
test_paper_of_sheet (gconstpointer name)
{
  g_autoptr (AhuSession) session = load (name);
  g_autoptr (AhuPaper) played = ahu_tp_paper_new (session);
  g_autoptr (AhuSheet) sheet = ahu_sheet_new (tp_game_get ());
  g_autoptr (AhuPaper) paper = NULL;
  GtkWidget *form;

  g_assert_true (ahu_sheet_count (sheet, session));
  form = g_object_ref_sink (ahu_tp_score_form_new (sheet));
  paper = ahu_score_form_paper_new (AHU_SCORE_FORM (form), "Tapati");
  g_object_unref (form);

  check_heights (paper, 2);
  g_assert_cmpuint (ahu_paper_get_parts (paper)->len, ==, ahu_paper_get_parts (played)->len - 1);
  g_assert_cmpstr (find_steps (paper), ==, find_steps (played));
  if (g_strcmp0 (name, "forced-scoring") == 0)
    g_assert_cmpstr (((AhuRankingRow *) ahu_paper_get_ranking (paper)->rows->pdata[0])->label, ==, "Scored in play");
  g_assert_cmpstr (((AhuRankingRow *) ahu_paper_get_ranking (played)->rows->pdata[0])->label, ==, "Prestige");
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  ahu_game_register (tp_game_get ());
  ahu_tp_art_init ();

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *scored = g_strconcat ("/ui/tp-result/scored/", games[i], NULL);
      g_autofree char *page = g_strconcat ("/ui/tp-result/page/", games[i], NULL);
      g_autofree char *paper = g_strconcat ("/ui/tp-result/paper/", games[i], NULL);
      g_autofree char *sheet = g_strconcat ("/ui/tp-result/paper-of-sheet/", games[i], NULL);

      g_test_add_data_func (scored, games[i], test_scored);
      g_test_add_data_func (page, games[i], test_page);
      g_test_add_data_func (paper, games[i], test_paper);
      g_test_add_data_func (sheet, games[i], test_paper_of_sheet);
    }
  g_test_add_func ("/ui/tp-result/ended", test_ended);
  g_test_add_func ("/ui/tp-result/short-of-captives", test_short_of_captives);
  g_test_add_func ("/ui/tp-result/lines", test_lines);
  g_test_add_func ("/ui/tp-result/scrolled-away", test_scrolled_away);
  g_test_add_func ("/ui/tp-result/story", test_story);

  return g_test_run ();
}
