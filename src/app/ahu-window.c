/* ahu-window.c: the window: the game it shows, its store and its messages
 *
 * Not for: which page is shown (ahu-window-pages.c), the actions
 * (ahu-window-actions.c), files (ahu-window-open.c, ahu-window-save.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "app/ahu-compat.h"
#include "app/ahu-init.h"
#include "app/ahu-rule-menu.h"
#include "app/ahu-settings.h"
#include "app/ahu-toast.h"
#include "app/ahu-window-private.h"

G_DEFINE_FINAL_TYPE (AhuWindow, ahu_window, ADW_TYPE_APPLICATION_WINDOW)

/* Whoever looks up a rule in the middle of a game goes on with it. */
static gboolean
is_playing (AhuWindow *self)
{
  const char *page = ahu_window_is_on (self, "rules") ? g_quark_to_string (self->before_rules)
                                                      : ahu_window_get_page (self);
  const char *const playing[] = { "deal", "join", "table", NULL };

  return page != NULL && g_strv_contains (playing, page);
}

/* A game lasts an hour or two in which nobody touches the screen for minutes. */
static void
update_inhibition (AhuWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  gboolean wanted = gtk_widget_get_mapped (GTK_WIDGET (self)) && is_playing (self);

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
  ahu_window_update_actions (self);
  ahu_window_update_problem (self);
  update_inhibition (self);
}

static void
session_changed_cb (AhuWindow *self)
{
  gboolean on_table = ahu_window_is_on (self, "table");
  gboolean on_result = ahu_window_is_on (self, "result");
  gboolean is_over = ahu_session_is_over (self->session);

  if ((on_table && is_over) || (on_result && !is_over))
    ahu_window_show_game (self);
  else
    ahu_window_update_actions (self);
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (AhuWindow) self = user_data;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuSession) session = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;

  record = ahu_store_find_unfinished_finish (AHU_STORE (source), result, NULL);
  if (self->store != NULL)
    ahu_window_watch_files (self);
  /* Somebody may have been faster, with a file or a new game. */
  if (record == NULL || self->session != NULL)
    return;

  session = ahu_session_new (record, self->store, &refusal);
  if (session == NULL || ahu_session_is_over (session) || ahu_session_get_read_only (session))
    return;

  ahu_window_set_session (self, session);
  ahu_window_tell_damage (self, record, refusal);
  ahu_start_page_set_session (self->start_page, session);
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
    ahu_window_open (self, files->data);

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
  ahu_window_close_scores (self);
  /* Gone at once for the user; a slow disk may take its time. */
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (self->store != NULL)
    ahu_store_flush (self->store);

  return GTK_WINDOW_CLASS (ahu_window_parent_class)->close_request (window);
}

/* Pages may hold a session longer than its game is open here. */
static void
close_session (AhuSession **session)
{
  if (*session != NULL)
    ahu_session_close (*session);
  g_clear_object (session);
}

static gboolean
is_same_game (AhuSession *first,
              AhuSession *second)
{
  return g_str_equal (ahu_record_get_id (ahu_session_get_record (first)),
                      ahu_record_get_id (ahu_session_get_record (second)));
}

/* What takes the place of a game may be that same game, opened once more, which
 * waits for the other to let go of it. */
static void
close_others (AhuWindow  *self,
              AhuSession *session)
{
  if (self->previous != NULL && self->previous != session && is_same_game (self->previous, session))
    close_session (&self->previous);
  if (self->session != NULL && self->session != session && self->session != self->previous)
    ahu_session_close (self->session);
}

static void
ahu_window_dispose (GObject *object)
{
  AhuWindow *self = AHU_WINDOW (object);

  ahu_window_close_scores (self);
  g_clear_handle_id (&self->prepare_id, g_source_remove);
  g_clear_handle_id (&self->files_id, g_source_remove);
  g_clear_weak_pointer (&self->focus_before_rules);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->session_signals);
  close_session (&self->session);
  close_session (&self->previous);
  ahu_window_release_counts (self);
  g_clear_object (&self->library);
  g_clear_object (&self->store);
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
  gtk_widget_class_bind_template_child (widget_class, AhuWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, AhuWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, AhuWindow, start_page);
  gtk_widget_class_bind_template_child (widget_class, AhuWindow, notice_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuWindow, problem_bar);
  gtk_widget_class_bind_template_callback (widget_class, page_changed_cb);

  ahu_window_class_install_actions (widget_class);
}

static void
add_announcer (AhuWindow *self)
{
  GtkWidget *overlay = gtk_widget_get_parent (GTK_WIDGET (self->toasts));

  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), ahu_compat_announcer_new ());
}

static void
ahu_window_init (AhuWindow *self)
{
  self->cancellable = g_cancellable_new ();
  self->session_signals = g_signal_group_new (AHU_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "changed",
                                  G_CALLBACK (session_changed_cb), self);
  g_signal_group_connect_swapped (self->session_signals, "notify::read-only",
                                  G_CALLBACK (ahu_window_update_problem), self);

  gtk_widget_init_template (GTK_WIDGET (self));
  add_announcer (self);

  accept_files (self);
  ahu_rule_menu_add (GTK_WIDGET (self));

  if (*AHU_PROFILE != '\0')
    gtk_widget_add_css_class (GTK_WIDGET (self), "devel");
  ahu_settings_restore_window (GTK_WINDOW (self));
  ahu_window_update_actions (self);
  /* Left alone, the window would begin with the main menu in its header. */
  gtk_widget_grab_focus (GTK_WIDGET (self->start_page));
}

void
ahu_window_set_session (AhuWindow  *self,
                        AhuSession *session)
{
  const AhuGameUi *ui = ahu_game_ui_find (ahu_session_get_game (session));
  GtkWidget *table_page = gtk_stack_get_child_by_name (self->stack, "table");

  if (ui != self->ui && table_page != NULL)
    gtk_stack_remove (self->stack, table_page);

  self->ui = ui;
  if (session != self->session)
    ahu_window_close_scores (self);
  close_others (self, session);
  g_set_object (&self->session, session);
  g_signal_group_set_target (self->session_signals, session);
  ahu_window_update_actions (self);
  ahu_window_update_problem (self);
}

/* What was played last is offered at the start. */
void
ahu_window_look_for_game (AhuWindow *self)
{
  ahu_store_find_unfinished_async (self->store, self->cancellable, found_cb, g_object_ref (self));
}

/* The game is no more, or not as it was: nobody may go on with it. */
void
ahu_window_drop_session (AhuWindow *self)
{
  GtkWidget *table_page = gtk_stack_get_child_by_name (self->stack, "table");

  ahu_window_close_scores (self);
  g_signal_group_set_target (self->session_signals, NULL);
  if (table_page != NULL)
    self->ui->table_page_set_session (table_page, NULL);
  close_session (&self->session);
  if (ahu_window_is_on (self, "table") || ahu_window_is_on (self, "result"))
    ahu_window_show_start (self);
  ahu_start_page_set_session (self->start_page, NULL);
  ahu_window_update_actions (self);
}

/* A game that is not over is kept; one activation leads back to it. */
void
ahu_window_replace_session (AhuWindow  *self,
                            AhuSession *session)
{
  AdwToast *toast;

  if (self->session == NULL || ahu_session_is_over (self->session) ||
      is_same_game (self->session, session))
    {
      ahu_window_set_session (self, session);
      return;
    }

  if (self->previous != NULL && self->previous != self->session)
    ahu_session_close (self->previous);
  g_set_object (&self->previous, self->session);
  ahu_window_set_session (self, session);

  toast = adw_toast_new (_("The unfinished game is kept"));
  adw_toast_set_button_label (toast, _("Return to it"));
  adw_toast_set_action_name (toast, "win.return");
  ahu_toast_show (self->toasts, toast);
}

void
ahu_window_return_to_previous (AhuWindow *self)
{
  g_autoptr (AhuSession) previous = g_steal_pointer (&self->previous);

  ahu_window_set_session (self, previous);
  ahu_window_show_game (self);
}

GtkWidget *
ahu_window_new (GtkApplication *application,
                AhuStore       *store)
{
  AhuWindow *self;

  g_return_val_if_fail (application == NULL || GTK_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (AHU_IS_STORE (store), NULL);

  self = g_object_new (AHU_TYPE_WINDOW, "application", application, NULL);
  self->store = g_object_ref (store);
  ahu_window_watch_store (self);
  ahu_window_look_for_game (self);

  return GTK_WIDGET (self);
}

const char *
ahu_window_get_page (AhuWindow *self)
{
  g_return_val_if_fail (AHU_IS_WINDOW (self), NULL);

  return gtk_stack_get_visible_child_name (self->stack);
}

AhuSession *
ahu_window_get_session (AhuWindow *self)
{
  g_return_val_if_fail (AHU_IS_WINDOW (self), NULL);

  return self->session;
}
