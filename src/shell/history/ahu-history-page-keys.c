/* ahu-history-page-keys.c: the keys of the page with all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/history/ahu-history-page-private.h"

/* From one to the other as if both were one list. */
static gboolean
cross (AhuHistoryPage *self,
       guint           keyval)
{
  AhuSummary *summary = ahu_history_page_get_focused (self);
  gboolean in_strip = summary != NULL && ahu_history_page_is_first (self, summary);
  gboolean down = keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down;
  g_autoptr (AhuSummary) first = g_list_model_get_item (G_LIST_MODEL (self->list_games), 0);

  if (!gtk_widget_get_visible (self->strip_window) || first == NULL)
    return FALSE;
  if (down && in_strip)
    return gtk_widget_child_focus (self->list_window, GTK_DIR_TAB_FORWARD);
  if ((keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up) && summary == first)
    return gtk_widget_child_focus (self->strip_window, GTK_DIR_TAB_FORWARD);

  return FALSE;
}

/* All rows would be on the way of Tab. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                AhuHistoryPage        *self)
{
  gboolean is_modified = (state & gtk_accelerator_get_default_mod_mask ()) != 0;

  if (keyval == GDK_KEY_ISO_Left_Tab)
    return gtk_widget_child_focus (GTK_WIDGET (self->asking_button), GTK_DIR_TAB_BACKWARD);
  if (keyval == GDK_KEY_Tab && !is_modified)
    return gtk_widget_child_focus (self->choosing ? self->action_bar : self->header_bar, GTK_DIR_TAB_FORWARD);

  return !is_modified && cross (self, keyval);
}

static gboolean
menu_key_cb (GtkWidget *widget,
             GVariant  *arguments,
             gpointer   user_data)
{
  AhuHistoryPage *self = user_data;
  AhuSummary *summary = ahu_history_page_get_focused (self);
  AhuHistoryRow *row = summary != NULL ? ahu_history_page_find_row (self, summary) : NULL;

  if (row == NULL || self->choosing)
    return FALSE;

  ahu_history_row_open_menu (row);

  return TRUE;
}

static gboolean
search_key_cb (GtkWidget *widget,
               GVariant  *arguments,
               gpointer   user_data)
{
  AhuHistoryPage *self = user_data;

  return gtk_widget_get_mapped (GTK_WIDGET (self)) && gtk_widget_grab_focus (self->search_entry);
}

static gboolean
escape_key_cb (GtkWidget *widget,
               GVariant  *arguments,
               gpointer   user_data)
{
  AhuHistoryPage *self = user_data;

  if (!self->choosing)
    return FALSE;

  ahu_history_page_set_choosing (self, FALSE);

  return TRUE;
}

static gboolean
choose_all_key_cb (GtkWidget *widget,
                   GVariant  *arguments,
                   gpointer   user_data)
{
  ahu_history_page_choose_all (user_data);

  return TRUE;
}

static void
add_key (GtkShortcutController *controller,
         const char            *keys,
         GtkShortcutFunc        callback,
         AhuHistoryPage        *self)
{
  gtk_shortcut_controller_add_shortcut (controller,
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys),
                                                          gtk_callback_action_new (callback, self, NULL)));
}

/* An empty name means the game whose row has the focus. */
static void
add_action_key (GtkShortcutController *controller,
                const char            *keys,
                const char            *action)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys),
                                            gtk_named_action_new (action));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_string (""));
  gtk_shortcut_controller_add_shortcut (controller, shortcut);
}

static void
add_list_keys (AhuHistoryPage *self,
               GtkWidget      *list)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();
  GtkShortcutController *controller = GTK_SHORTCUT_CONTROLLER (shortcuts);

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (list, keys);

  /* Before the list's own, which has a Ctrl+A as well. */
  gtk_event_controller_set_propagation_phase (shortcuts, GTK_PHASE_CAPTURE);
  add_action_key (controller, "F2", "history.rename");
  add_action_key (controller, "<Control>d", "history.duplicate");
  add_action_key (controller, "Delete|KP_Delete", "history.delete");
  add_action_key (controller, "<Control>s", "history.export");
  add_action_key (controller, "<Control>r", "history.replay");
  add_key (controller, "Menu|<Shift>F10", menu_key_cb, self);
  add_key (controller, "<Control>a", choose_all_key_cb, self);
  gtk_widget_add_controller (list, shortcuts);
}

static void
add_page_keys (AhuHistoryPage *self)
{
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();
  GtkShortcutController *controller = GTK_SHORTCUT_CONTROLLER (shortcuts);

  gtk_shortcut_controller_set_scope (controller, GTK_SHORTCUT_SCOPE_GLOBAL);
  add_key (controller, "<Control>f", search_key_cb, self);
  gtk_widget_add_controller (GTK_WIDGET (self), shortcuts);

  shortcuts = gtk_shortcut_controller_new ();
  add_key (GTK_SHORTCUT_CONTROLLER (shortcuts), "Escape", escape_key_cb, self);
  gtk_widget_add_controller (GTK_WIDGET (self), shortcuts);
}

void
ahu_history_page_add_keys (AhuHistoryPage *self)
{
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search_entry), GTK_WIDGET (self));
  add_list_keys (self, GTK_WIDGET (self->strip));
  add_list_keys (self, GTK_WIDGET (self->list));
  add_page_keys (self);
}
