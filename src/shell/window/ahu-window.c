/* ahu-window.c: the window around the pages
 *
 * Not for: which page is shown (ahu-navigator.c), the game (ahu-desk.c), the actions
 * (ahu-window-actions.c), files (ahu-window-open.c, ahu-window-save.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "shell/window/ahu-window-private.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/rules/ahu-rule-menu.h"

G_DEFINE_FINAL_TYPE (AhuWindow, ahu_window, ADW_TYPE_APPLICATION_WINDOW)

/* A game lasts an hour or two in which nobody touches the screen for minutes. */
static void
update_inhibition (AhuWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  gboolean wanted = gtk_widget_get_mapped (GTK_WIDGET (self)) && ahu_navigator_keeps_awake (self->navigator);

  if (application == NULL || wanted == (self->inhibit_cookie != 0))
    return;

  if (wanted)
    {
      self->inhibit_cookie = gtk_application_inhibit (application, GTK_WINDOW (self),
                                                      GTK_APPLICATION_INHIBIT_IDLE,
                                                      _("A game is being played"));
      return;
    }

  gtk_application_uninhibit (application, self->inhibit_cookie);
  self->inhibit_cookie = 0;
}

static void
page_changed_cb (AhuWindow *self)
{
  g_signal_group_set_target (self->page_signals, ahu_navigator_get_page (self->navigator));
  ahu_window_update_start (self);
  ahu_window_update_actions (self);
  ahu_window_update_problem (self);
  ahu_message_bar_clear_done (self->notice_bar);
  ahu_window_offer_keeping (self);
  update_inhibition (self);
}

static void
table_view_cb (AhuWindow *self)
{
  /* From two metres nobody reads or presses it. */
  ahu_message_bar_clear_done (self->notice_bar);
  ahu_window_offer_keeping (self);
  if (ahu_navigator_get_table_view (self->navigator))
    gtk_window_fullscreen (GTK_WINDOW (self));
  else
    gtk_window_unfullscreen (GTK_WINDOW (self));
}

/* Some desktops have ways of their own to leave the full screen. */
static void
fullscreened_cb (AhuWindow *self)
{
  if (!gtk_window_is_fullscreen (GTK_WINDOW (self)))
    ahu_navigator_set_table_view (self->navigator, FALSE);
}

/* GTK has what is dropped as a list, GApplication what is opened as an array. */
static void
open_list (AhuWindow *self,
           GSList    *files)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new ();

  for (GSList *l = files; l != NULL; l = l->next)
    g_ptr_array_add (list, l->data);
  ahu_window_open_files (self, (GFile **) list->pdata, list->len);
}

static gboolean
drop_cb (AhuWindow    *self,
         const GValue *value)
{
  g_autoptr (GSList) files = NULL;

  if (G_VALUE_HOLDS (value, G_TYPE_FILE))
    files = g_slist_prepend (NULL, g_value_get_object (value));
  else
    files = gdk_file_list_get_files (g_value_get_boxed (value));
  if (files == NULL)
    return FALSE;

  if (!ahu_window_import (self, files))
    open_list (self, files);

  return TRUE;
}

/* A file that is dropped on a field is meant for the window, not for the field. */
static void
accept_files (AhuWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_FILE };

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (target), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static void
ahu_window_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ahu_window_parent_class)->map (widget);
  update_inhibition (AHU_WINDOW (widget));
}

/* A window that is closed keeps nothing awake. */
static void
ahu_window_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ahu_window_parent_class)->unmap (widget);
  update_inhibition (AHU_WINDOW (widget));
}

static gboolean
ahu_window_close_request (GtkWindow *window)
{
  AhuWindow *self = AHU_WINDOW (window);

  ahu_settings_save_window (window);
  if (!ahu_window_may_close (self))
    return GDK_EVENT_STOP;

  ahu_window_close_second_screen (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);

  return GTK_WINDOW_CLASS (ahu_window_parent_class)->close_request (window);
}

static void
ahu_window_dispose (GObject *object)
{
  AhuWindow *self = AHU_WINDOW (object);

  ahu_window_close_second_screen (self);
  g_clear_handle_id (&self->prepare_id, g_source_remove);
  g_clear_handle_id (&self->files_id, g_source_remove);
  g_clear_pointer (&self->misfit, ahu_correction_free);
  g_clear_weak_pointer (&self->close_window);
  g_clear_weak_pointer (&self->unkept);
  g_clear_pointer (&self->copied, g_strfreev);
  ahu_window_stop_opening (self);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->page_signals);
  if (self->desk != NULL)
    {
      ahu_desk_close (self->desk);
      ahu_window_release_counts (self);
    }
  g_clear_object (&self->offer);
  g_clear_pointer (&self->passed_over, g_strfreev);
  g_clear_object (&self->desk);
  g_clear_object (&self->navigator);
  g_clear_pointer (&self->makers, g_ptr_array_unref);
  g_clear_pointer (&self->store_problem, g_free);

  G_OBJECT_CLASS (ahu_window_parent_class)->dispose (object);
}

static void
ahu_window_class_init (AhuWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_window_dispose;
  widget_class->map = ahu_window_map;
  widget_class->unmap = ahu_window_unmap;
  GTK_WINDOW_CLASS (klass)->close_request = ahu_window_close_request;

  g_type_ensure (AHU_TYPE_MESSAGE_BAR);
  g_type_ensure (AHU_TYPE_START_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, AhuWindow, start_page);
  gtk_widget_class_bind_template_child (widget_class, AhuWindow, notice_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuWindow, problem_bar);

  ahu_window_class_install_actions (widget_class);
}

static void
add_pages (AhuWindow *self)
{
  self->navigator = ahu_navigator_new (self->stack);
  self->page_signals = g_signal_group_new (AHU_TYPE_PAGE);
  g_signal_group_connect_swapped (self->page_signals, "notify::can-undo",
                                  G_CALLBACK (ahu_window_update_actions), self);
  g_signal_group_connect_swapped (self->page_signals, "notify::can-redo",
                                  G_CALLBACK (ahu_window_update_actions), self);

  ahu_window_add_begin_pages (self);
  ahu_window_add_game_pages (self);
  ahu_window_add_history_pages (self);
  ahu_window_add_learn_page (self);
  ahu_window_add_replay_page (self);
  ahu_window_add_rules_page (self);
  ahu_window_add_score_pages (self);
  ahu_window_add_setup_pages (self);

  g_signal_connect_object (self->navigator, "notify::page", G_CALLBACK (page_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->navigator, "notify::table-view", G_CALLBACK (table_view_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::fullscreened", G_CALLBACK (fullscreened_cb), NULL);
}

static void
ahu_window_init (AhuWindow *self)
{
  self->cancellable = g_cancellable_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_overlay_add_overlay (GTK_OVERLAY (gtk_widget_get_parent (GTK_WIDGET (self->stack))), ahu_compat_announcer_new ());

  accept_files (self);
  ahu_rule_menu_add (GTK_WIDGET (self));

  if (*AHU_PROFILE != '\0')
    gtk_widget_add_css_class (GTK_WIDGET (self), "devel");
  ahu_settings_restore_window (GTK_WINDOW (self));
  /* Left alone, the window would begin with the main menu in its header. */
  gtk_widget_grab_focus (GTK_WIDGET (self->start_page));
}

void
ahu_window_show_start (AhuWindow *self)
{
  ahu_navigator_home (self->navigator);
}

void
ahu_window_clear_messages (AhuWindow *self)
{
  ahu_start_page_set_problem (self->start_page, NULL);
  ahu_message_bar_set_message (self->notice_bar, NULL);
}

GtkWidget *
ahu_window_new (GtkApplication *application,
                AhuStore       *store)
{
  AhuWindow *self;

  g_return_val_if_fail (application == NULL || GTK_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (AHU_IS_STORE (store), NULL);

  self = g_object_new (AHU_TYPE_WINDOW, "application", application, NULL);
  self->desk = ahu_desk_new (store);
  add_pages (self);
  ahu_window_watch_store (self);
  ahu_window_watch_games (self);
  page_changed_cb (self);

  return GTK_WIDGET (self);
}

AhuSession *
ahu_window_get_session (AhuWindow *self)
{
  g_return_val_if_fail (AHU_IS_WINDOW (self), NULL);

  return ahu_desk_get_session (self->desk);
}
