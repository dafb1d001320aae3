/* ahu-child-window.c: presents a window before the one that it belongs to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/rules/ahu-child-window.h"

#include "toolkit/rules/ahu-rule-menu.h"

/* Before a narrow window it is as narrow. */
static void
limit_size (GtkWindow *window,
            GtkWidget *parent)
{
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  gtk_window_set_default_size (window, MIN (width, gtk_widget_get_width (parent)),
                               MIN (height, gtk_widget_get_height (parent)));
}

void
ahu_child_window_present (GtkWindow *window,
                          GtkWidget *widget)
{
  GtkRoot *root;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  root = gtk_widget_get_root (widget);
  if (GTK_IS_WINDOW (root))
    {
      limit_size (window, GTK_WIDGET (root));
      gtk_window_set_transient_for (window, GTK_WINDOW (root));
    }
  ahu_rule_menu_add (GTK_WIDGET (window));
  gtk_window_present (window);
}
