/* ahu-child-window.c: presents a window before the one that it belongs to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/rules/ahu-child-window.h"

#include "toolkit/rules/ahu-rule-menu.h"

/* No larger than the one that they all lie over. */
static void
limit_size (GtkWindow *window,
            GtkWindow *parent)
{
  int width, height;

  while (gtk_window_get_transient_for (parent) != NULL)
    parent = gtk_window_get_transient_for (parent);
  gtk_window_get_default_size (window, &width, &height);
  gtk_window_set_default_size (window, MIN (width, gtk_widget_get_width (GTK_WIDGET (parent))),
                               MIN (height, gtk_widget_get_height (GTK_WIDGET (parent))));
}

/* The first that has rules shows them, over the window that asks. */
static gboolean
show_rule_cb (GtkWidget *widget,
              GVariant  *arguments,
              gpointer   user_data)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (widget));

  return gtk_widget_activate_action (widget, "win.show-rule", "s", "") ||
         (parent != NULL && show_rule_cb (GTK_WIDGET (parent), NULL, NULL));
}

GtkWindow *
ahu_child_window_find (GtkWindow *window)
{
  GListModel *all = gtk_window_get_toplevels ();

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWindow) each = g_list_model_get_item (all, i);

      if (gtk_window_get_transient_for (each) == window && gtk_window_get_modal (each) && gtk_widget_get_visible (GTK_WIDGET (each)))
        {
          GtkWindow *last = ahu_child_window_find (each);

          return last != NULL ? last : each;
        }
    }

  return NULL;
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
      limit_size (window, GTK_WINDOW (root));
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
