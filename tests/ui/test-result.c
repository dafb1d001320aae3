/* test-result.c: the result page, from records of whole games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/ahu-result-page.h"

#include "test-ui-find.h"
#include "test-ui.h"

static AhuSession *
load_session (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("AHU_TEST_DATA"), "examples", name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRecord) record = ahu_record_load (path, &error);
  AhuSession *session;

  g_assert_no_error (error);
  session = ahu_session_new (record, NULL, NULL);
  g_assert_nonnull (session);
  g_assert_true (ahu_session_is_over (session));

  return session;
}

static GtkWidget *
page_new (AhuSession *session)
{
  GtkWidget *page = g_object_ref_sink (ahu_result_page_new ());

  ahu_result_page_set_session (AHU_RESULT_PAGE (page), ahu_game_ui_get_default (), session);

  return page;
}

static void
test_ranking (void)
{
  g_autoptr (AhuSession) session = load_session ("decided-by-moai-or-wood.rapanui");
  GtkWidget *page = page_new (session);
  const char *rows[] = {
    "A: place 1, 51 glory points", "B: place 2, 44 glory points",
    "D: place 3, 44 glory points", "C: place 4, 36 glory points",
  };
  GtkWidget *headline = test_ui_find (page, GTK_TYPE_LABEL, "A wins with 51 glory points");

  g_assert_nonnull (headline);
  gtk_test_accessible_assert_role (headline, GTK_ACCESSIBLE_ROLE_HEADING);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *row = test_ui_find (page, GTK_TYPE_BOX, rows[i]);

      g_assert_nonnull (row);
      gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
    }
  g_assert_true (gtk_widget_has_css_class (test_ui_find (page, GTK_TYPE_BOX, rows[0]), "winner"));
  g_assert_false (gtk_widget_has_css_class (test_ui_find (page, GTK_TYPE_BOX, rows[1]), "winner"));

  g_assert_finalize_object (page);
}

static void
test_table (void)
{
  g_autoptr (AhuSession) session = load_session ("decided-by-moai-or-wood.rapanui");
  GtkWidget *page = page_new (session);
  const char *cells[] = {
    "A, Tiles: 9", "B, Wood: 0 (of 3, 1 for 5)", "C, Moai: 4 (1 ×, 4 each)",
    "A, Grain: 24 (8 ×, 3 each)", "B, Fish: 24 (12 ×, 2 each)", "A, Glory points: 51",
  };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    if (test_ui_find (page, GTK_TYPE_LABEL, cells[i]) == NULL)
      g_error ("no cell says “%s”", cells[i]);

  g_assert_finalize_object (page);
}

static void
test_shared_first_place (void)
{
  g_autoptr (AhuSession) session = load_session ("shared-first-place.rapanui");
  AhuRanking *ranking = ahu_session_get_game (session)->ranking (ahu_session_get_position (session),
                                                                  ahu_session_get_names (session));
  GtkWidget *page = page_new (session);
  guint winners = 0;

  for (guint i = 0; i < ranking->n_players; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s: place %u, %lld glory points",
                                               ahu_session_get_names (session)[i],
                                               ranking->places[i], (long long) ranking->totals[i]);
      GtkWidget *row = test_ui_find (page, GTK_TYPE_BOX, name);

      g_assert_nonnull (row);
      winners += gtk_widget_has_css_class (row, "winner");
    }
  g_assert_cmpuint (winners, >=, 2);

  ahu_ranking_free (ranking);
  g_assert_finalize_object (page);
}

static void
test_copy (void)
{
  g_autoptr (AhuSession) session = load_session ("two-players.rapanui");
  GtkWidget *page = page_new (session);
  GdkContentProvider *content;
  g_auto (GValue) value = G_VALUE_INIT;
  g_autofree char *text = ahu_result_page_dup_text (AHU_RESULT_PAGE (page));

  g_assert_null (test_ui_find (page, GTK_TYPE_LABEL, "The result is on the clipboard."));
  gtk_widget_activate_action (page, "result.copy", NULL);
  g_assert_nonnull (test_ui_find (page, GTK_TYPE_LABEL, "The result is on the clipboard."));

  content = gdk_clipboard_get_content (gtk_widget_get_clipboard (page));
  g_value_init (&value, G_TYPE_STRING);
  g_assert_true (gdk_content_provider_get_value (content, &value, NULL));
  g_assert_cmpstr (g_value_get_string (&value), ==, text);
  g_assert_nonnull (strstr (text, "wins"));

  g_assert_finalize_object (page);
}

static void
test_one_after_another (void)
{
  g_autoptr (AhuSession) first = load_session ("decided-by-moai-or-wood.rapanui");
  g_autoptr (AhuSession) second = load_session ("two-players.rapanui");
  GtkWidget *page = page_new (first);

  ahu_result_page_set_session (AHU_RESULT_PAGE (page), ahu_game_ui_get_default (), second);
  g_assert_null (test_ui_find (page, GTK_TYPE_LABEL, "A wins with 51 glory points"));
  g_assert_null (test_ui_find (page, GTK_TYPE_BOX, "C: place 4, 36 glory points"));
  ahu_result_page_set_session (AHU_RESULT_PAGE (page), NULL, NULL);

  g_assert_finalize_object (page);
  g_assert_finalize_object (g_steal_pointer (&second));
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/result/ranking", test_ranking);
  g_test_add_func ("/result/table", test_table);
  g_test_add_func ("/result/shared-first-place", test_shared_first_place);
  g_test_add_func ("/result/copy", test_copy);
  g_test_add_func ("/result/one-after-another", test_one_after_another);

  return g_test_run ();
}
