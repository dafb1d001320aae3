/* test-tp-tabs.c: the tabs that lead to the centre and the boards of a narrow window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-tabs.h"
#include "support/test-ui.h"
#include "support/test-ui-find.h"

#include "tp-board-utils.h"

#define NARROW 360
#define MARGIN 12

static char **
get_names (guint n_players)
{
  char **names = g_new0 (char *, n_players + 1);

  for (guint i = 0; i < n_players; i++)
    names[i] = g_strdup (tp_board_names[i]);

  return names;
}

static GtkWidget *
open_tabs (const TpPosition *position)
{
  g_auto (GStrv) names = get_names (position->n_players);
  GtkWidget *window = gtk_window_new (), *tabs = ahu_tp_tabs_new ();

  ahu_tp_tabs_set_players (AHU_TP_TABS (tabs), (const char *const *) names, tp_board_colours);
  ahu_tp_tabs_show (AHU_TP_TABS (tabs), position);
  gtk_widget_set_margin_start (tabs, MARGIN);
  gtk_widget_set_margin_end (tabs, MARGIN);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), NARROW, 70);
  gtk_window_set_child (GTK_WINDOW (window), tabs);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 2);

  return tabs;
}

static void
close_tabs (GtkWidget *tabs)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (tabs)));
}

static void
assert_told (GtkWidget  *tab,
             const char *name,
             const char *description)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (tab), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  if (description != NULL)
    gtk_test_accessible_assert_property (GTK_ACCESSIBLE (tab), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
  else
    g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (tab), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
}

/* A tab says the number that the news say of the same player. */
static void
test_numbers (void)
{
  static const guint8 facts[] = { TP_MAKE_MAKE, TP_MANUTARA, TP_AHU, TP_RANO_RARAKU };

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    {
      TpPosition position;

      tp_board_place (&position, facts[i]);
      for (guint seat = 0; seat < position.n_players; seat++)
        {
          guint told = 0;
          TpOffer offer;

          tp_offer_init (&offer, &position, seat);
          for (guint piece = 0; piece < TP_PIECES && offer.is_pending; piece++)
            told += tp_position_to_place (&position, seat, piece);
          g_assert_cmpuint (offer.to_place, ==, told);
        }
    }
}

static void
test_told (void)
{
  TpPosition position;
  GtkWidget *tabs;

  tp_board_place (&position, TP_MANUTARA);
  tabs = open_tabs (&position);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (tabs), GTK_ACCESSIBLE_ROLE_TAB_LIST);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), 0)), GTK_ACCESSIBLE_ROLE_TAB);
  assert_told (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), AHU_TP_CENTRE_SEAT), "Centre", NULL);
  assert_told (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), 0), "Anna, 23 points", "1 to place, has the marker");
  assert_told (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), 1), "Ben, 17 points", "3 to place");
  assert_told (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), 2), "Chiara, 9 points", "4 to place");
  assert_told (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), 3), "Dario, 26 points", NULL);

  tp_board_game (&position);
  ahu_tp_tabs_show (AHU_TP_TABS (tabs), &position);
  assert_told (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), 1), "Ben, 17 points", NULL);
  close_tabs (tabs);
}

static void
selected_cb (AhuTpTabs *tabs,
             guint      seat,
             guint     *selected)
{
  *selected = seat;
}

static void
test_selected (void)
{
  TpPosition position;
  GtkWidget *tabs;
  guint selected = 0;

  tp_board_game (&position);
  tabs = open_tabs (&position);
  g_signal_connect (tabs, "selected", G_CALLBACK (selected_cb), &selected);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), AHU_TP_CENTRE_SEAT)),
                                    GTK_ACCESSIBLE_STATE_SELECTED, TRUE);
  g_signal_emit_by_name (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), 2), "clicked");
  g_assert_cmpuint (selected, ==, 2);
  /* Whoever listens decides. */
  g_assert_cmpuint (ahu_tp_tabs_get_selected (AHU_TP_TABS (tabs)), ==, AHU_TP_CENTRE_SEAT);
  ahu_tp_tabs_set_selected (AHU_TP_TABS (tabs), 2);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), 2)),
                                    GTK_ACCESSIBLE_STATE_SELECTED, TRUE);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), AHU_TP_CENTRE_SEAT)),
                                    GTK_ACCESSIBLE_STATE_SELECTED, FALSE);
  close_tabs (tabs);
}

/* Tab comes to the tab that is shown, arrows to its neighbours. */
static void
test_keys (void)
{
  TpPosition position;
  GtkWidget *tabs;

  tp_board_game (&position);
  tabs = open_tabs (&position);
  gtk_window_set_focus (GTK_WINDOW (gtk_widget_get_root (tabs)), NULL);
  g_assert_true (gtk_widget_child_focus (tabs, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_has_focus (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), AHU_TP_CENTRE_SEAT)));
  g_assert_true (gtk_widget_child_focus (tabs, GTK_DIR_RIGHT));
  g_assert_true (gtk_widget_has_focus (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), 0)));
  g_assert_true (gtk_widget_child_focus (tabs, GTK_DIR_LEFT));
  g_assert_true (gtk_widget_has_focus (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), AHU_TP_CENTRE_SEAT)));
  /* At the end it stays. */
  g_assert_true (gtk_widget_child_focus (tabs, GTK_DIR_LEFT));
  g_assert_true (gtk_widget_has_focus (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), AHU_TP_CENTRE_SEAT)));
  g_assert_false (gtk_widget_child_focus (tabs, GTK_DIR_TAB_FORWARD));
  close_tabs (tabs);
}

static void
test_least_width (void)
{
  TpPosition positions[2];

  tp_board_place (&positions[0], TP_MANUTARA);
  tp_board_game_of_six (&positions[1]);
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      GtkWidget *tabs = open_tabs (&positions[i]);
      int least;

      gtk_widget_measure (tabs, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, NARROW);
      g_assert_cmpint (gtk_widget_get_width (tabs), ==, NARROW - 2 * MARGIN);
      for (guint seat = 0; seat < positions[i].n_players; seat++)
        {
          g_assert_cmpint (tp_board_width (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), seat)), >=, 42);
          g_assert_cmpint (gtk_widget_get_height (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), seat)), >=, 44);
        }
      close_tabs (tabs);
    }
}

/* Where they lie is a matter of the style, which only the program loads. */
static GtkStyleProvider *
add_style (void)
{
  GtkCssProvider *provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, AHU_RESOURCE_PATH "/tapati.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

  return GTK_STYLE_PROVIDER (provider);
}

static gboolean
is_over (GtkWidget  *tab,
         const char *css_class,
         const char *other_class)
{
  GtkWidget *widget = test_ui_find_class (tab, css_class), *other = test_ui_find_class (tab, other_class);
  graphene_rect_t bounds, other_bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, tab, &bounds));
  g_assert_true (gtk_widget_compute_bounds (other, tab, &other_bounds));
  graphene_rect_inset (&other_bounds, 1, 3);

  return gtk_widget_get_visible (widget) && graphene_rect_intersection (&bounds, &other_bounds, NULL);
}

/* Badge and marker lie on the corners of their tab, not on the points. */
static void
test_corners (void)
{
  g_autoptr (GtkStyleProvider) style = add_style ();
  TpPosition positions[2];

  tp_board_place (&positions[0], TP_MANUTARA);
  tp_board_game_of_six (&positions[1]);
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    for (guint rtl = 0; rtl < 2; rtl++)
      {
        GtkWidget *tabs;

        for (guint seat = 0; seat < positions[i].n_players; seat++)
          positions[i].players[seat].points[TP_LINE_SLAVES] = 48;
        gtk_widget_set_default_direction (rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
        tabs = open_tabs (&positions[i]);
        /* As low as a tab gets. */
        gtk_widget_set_valign (tabs, GTK_ALIGN_START);
        test_ui_wait_for_frames (tabs, 2);
        for (guint seat = 0; seat < positions[i].n_players; seat++)
          {
            GtkWidget *tab = ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), seat);

            g_assert_false (is_over (tab, "tp-badge", "tp-tab-points"));
            g_assert_false (is_over (tab, "tp-tab-marker", "tp-tab-points"));
          }
        close_tabs (tabs);
      }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), style);
}

/* Without a centre there are the boards alone; more than four players have no names there. */
static void
test_parts (void)
{
  TpPosition position;
  GtkWidget *tabs;

  tp_board_game (&position);
  tabs = open_tabs (&position);
  g_assert_true (test_ui_says (tabs, "Chiara"));
  ahu_tp_tabs_set_has_centre (AHU_TP_TABS (tabs), FALSE);
  g_assert_false (gtk_widget_get_visible (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), AHU_TP_CENTRE_SEAT)));
  g_assert_null (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), 4));
  close_tabs (tabs);

  tp_board_game_of_six (&position);
  tabs = open_tabs (&position);
  g_assert_false (test_ui_says (tabs, "Chiara"));
  g_assert_true (gtk_widget_get_visible (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), 5)));
  close_tabs (tabs);
}

/* What changes before that is there then. */
static void
test_late (void)
{
  g_auto (GStrv) names = NULL;
  TpPosition position;
  GtkWidget *tabs = g_object_ref_sink (ahu_tp_tabs_new ());

  tp_board_game (&position);
  names = get_names (position.n_players);
  gtk_widget_set_visible (tabs, FALSE);
  ahu_tp_tabs_set_players (AHU_TP_TABS (tabs), (const char *const *) names, tp_board_colours);
  ahu_tp_tabs_show (AHU_TP_TABS (tabs), &position);
  ahu_tp_tabs_set_selected (AHU_TP_TABS (tabs), 1);
  g_assert_null (gtk_widget_get_first_child (tabs));

  gtk_widget_set_visible (tabs, TRUE);
  assert_told (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), 1), "Ben, 17 points", NULL);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (ahu_tp_tabs_get_tab (AHU_TP_TABS (tabs), 1)),
                                    GTK_ACCESSIBLE_STATE_SELECTED, TRUE);
  g_object_unref (tabs);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/ui/tp-tabs/told", test_told);
  g_test_add_func ("/ui/tp-tabs/numbers", test_numbers);
  g_test_add_func ("/ui/tp-tabs/selected", test_selected);
  g_test_add_func ("/ui/tp-tabs/keys", test_keys);
  g_test_add_func ("/ui/tp-tabs/least-width", test_least_width);
  g_test_add_func ("/ui/tp-tabs/corners", test_corners);
  g_test_add_func ("/ui/tp-tabs/parts", test_parts);
  g_test_add_func ("/ui/tp-tabs/late", test_late);

  return g_test_run ();
}
