/* test-popover.c: what opens a menu or a list comes into view first
 *
 * Readers of the screen press what is scrolled away too. Below the screen there is no monitor, and the platform
 * warns, which ends this test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/base/ahu-widget.h"

/* Lower than any screen of the tests. */
#define FAR 5000

static const char *const kinds[] = { "Fish", "Grain", NULL };

/* Takes widget; below it there is nothing, above it what fills many screens. */
static GtkWidget *
window_new (GtkWidget *widget)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *above = gtk_label_new ("Stone");
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_widget_set_size_request (above, -1, FAR);
  gtk_box_append (GTK_BOX (box), above);
  gtk_box_append (GTK_BOX (box), widget);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 400);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 3);

  return window;
}

static void
assert_in_view (GtkWidget *widget,
                GtkWidget *window)
{
  graphene_rect_t bounds;

  test_ui_wait_for_frames (window, 3);
  g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_menu (void)
{
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *window;

  gtk_popover_set_child (GTK_POPOVER (popover), gtk_label_new ("Priest"));
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  window = window_new (button);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  g_assert_true (gtk_widget_get_mapped (popover));
  assert_in_view (button, window);
}

static void
test_drop_down (void)
{
  GtkWidget *list = gtk_drop_down_new_from_strings (kinds);
  GtkWidget *window = window_new (list);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (test_ui_find (list, GTK_TYPE_TOGGLE_BUTTON, NULL)), TRUE);
  assert_in_view (list, window);
}

static void
test_combo_row (void)
{
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) model = gtk_string_list_new (kinds);
  GtkWidget *window;

  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  window = window_new (list);
  g_signal_emit_by_name (row, "activate");
  assert_in_view (row, window);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  ahu_widget_init_popovers ();

  g_test_add_func ("/popover/menu", test_menu);
  g_test_add_func ("/popover/drop-down", test_drop_down);
  g_test_add_func ("/popover/combo-row", test_combo_row);

  return g_test_run ();
}
