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

/* It is modal, and lies over the page with the rules: first it closes, unless it still has something to ask. */
static gboolean
show_rule_cb (GtkWidget *widget,
              GVariant  *arguments,
              gpointer   user_data)
{
  g_autoptr (GtkWidget) held = g_object_ref (widget);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (widget));

  if (parent == NULL)
    return FALSE;
  gtk_window_close (GTK_WINDOW (widget));

  return gtk_widget_get_visible (widget) || gtk_widget_activate_action (GTK_WIDGET (parent), "win.show-rule", "s", "") ||
         show_rule_cb (GTK_WIDGET (parent), NULL, NULL);
}

void
ahu_child_window_present (GtkWindow *window,
                          GtkWidget *widget)
{
  GtkEventController *keys;
  GtkRoot *root;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  root = gtk_widget_get_root (widget);
  if (GTK_IS_WINDOW (root))
    {
      limit_size (window, GTK_WIDGET (root));
      gtk_window_set_transient_for (window, GTK_WINDOW (root));
      gtk_window_set_destroy_with_parent (window, TRUE);
    }
  ahu_rule_menu_add (GTK_WIDGET (window));
  keys = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_F1, 0),
                                                          gtk_callback_action_new (show_rule_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  gtk_window_present (window);
}
