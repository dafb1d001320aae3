/* ahu-count-spin.c: a field for a number of cards or tokens that somebody counts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/entry/ahu-count-spin.h"

#include "toolkit/base/ahu-widget.h"

#define MAX_DIGITS 4

/* Whoever scrolls the page past a number does not mean to change it. */
static void
ignore_scrolling (GtkWidget *spin)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (spin);

  for (guint i = g_list_model_get_n_items (controllers); i > 0; i--)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i - 1);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_widget_remove_controller (spin, controller);
    }
}

GtkWidget *
ahu_count_spin_new (void)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, AHU_COUNT_SPIN_MOST, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  ahu_widget_limit_text (spin, MAX_DIGITS);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 3);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (spin), 3);
  gtk_widget_add_css_class (spin, "score-count");
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (spin, GTK_ALIGN_START);
  ignore_scrolling (spin);

  return spin;
}

gboolean
ahu_count_spin_read (GtkWidget *spin,
                     guint     *number)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (spin));
  guint64 count = 0;
  double most;
  gboolean is_number;

  gtk_spin_button_get_range (GTK_SPIN_BUTTON (spin), NULL, &most);
  is_number = *text == '\0' || g_ascii_string_to_unsigned (text, 10, 0, (guint64) most, &count, NULL);

  *number = (guint) count;

  return is_number;
}

void
ahu_count_spin_show (GtkWidget *spin,
                     guint      number)
{
  guint shown;

  if (ahu_count_spin_read (spin, &shown) && shown == number)
    return;

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), number);
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
}
