/* ahu-second-screen-window.c: the game in a window of its own, for another screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/result/ahu-second-screen-window.h"

#include <glib/gi18n.h>

struct _AhuSecondScreenWindow
{
  AdwWindow parent_instance;

  AhuSession *session;
  GtkWidget *header;
  GtkWidget *box;
  GtkWidget *view;
};

G_DEFINE_FINAL_TYPE (AhuSecondScreenWindow, ahu_second_screen_window, ADW_TYPE_WINDOW)

/* Kept here too: without a window manager no window ever fills the screen. */
static void
set_full (AhuSecondScreenWindow *self,
          gboolean               full)
{
  gtk_widget_set_visible (self->header, !full);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "second-screen.leave", full);
  if (full)
    gtk_window_fullscreen (GTK_WINDOW (self));
  else
    gtk_window_unfullscreen (GTK_WINDOW (self));
}

static void
fullscreen_action (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  AhuSecondScreenWindow *self = AHU_SECOND_SCREEN_WINDOW (widget);

  set_full (self, gtk_widget_get_visible (self->header));
}

static void
leave_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  set_full (AHU_SECOND_SCREEN_WINDOW (widget), FALSE);
}

/* Some desktops have ways of their own to leave the full screen. */
static void
fullscreened_cb (AhuSecondScreenWindow *self)
{
  gboolean full = gtk_window_is_fullscreen (GTK_WINDOW (self));

  gtk_widget_set_visible (self->header, !full);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "second-screen.leave", full);
}

static GtkWidget *
header_new (void)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("view-fullscreen-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "second-screen.fullscreen");
  gtk_widget_set_tooltip_text (button, _("Fill the screen"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Fill the screen"), -1);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), button);
  return header;
}

static void
ahu_second_screen_window_dispose (GObject *object)
{
  g_clear_object (&AHU_SECOND_SCREEN_WINDOW (object)->session);

  G_OBJECT_CLASS (ahu_second_screen_window_parent_class)->dispose (object);
}

static void
ahu_second_screen_window_class_init (AhuSecondScreenWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_second_screen_window_dispose;

  gtk_widget_class_install_action (widget_class, "second-screen.fullscreen", NULL, fullscreen_action);
  gtk_widget_class_install_action (widget_class, "second-screen.leave", NULL, leave_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "second-screen.fullscreen", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "second-screen.leave", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
}

static void
ahu_second_screen_window_init (AhuSecondScreenWindow *self)
{
  gtk_window_set_title (GTK_WINDOW (self), _("Second screen"));
  gtk_window_set_default_size (GTK_WINDOW (self), 960, 540);
  gtk_widget_set_size_request (GTK_WIDGET (self), 360, 300);
  self->header = header_new ();
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "second-screen.leave", FALSE);
  g_signal_connect (self, "notify::fullscreened", G_CALLBACK (fullscreened_cb), NULL);
}

GtkWidget *
ahu_second_screen_window_new (const AhuGameUi *ui,
                              AhuSession      *session)
{
  AhuSecondScreenWindow *self;

  g_return_val_if_fail (ui != NULL && ui->second_screen_new != NULL, NULL);
  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  self = g_object_new (AHU_TYPE_SECOND_SCREEN_WINDOW, NULL);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->box), self->header);
  adw_window_set_content (ADW_WINDOW (self), self->box);
  ahu_second_screen_window_set_session (self, ui, session);
  return GTK_WIDGET (self);
}

void
ahu_second_screen_window_set_session (AhuSecondScreenWindow *self,
                                      const AhuGameUi       *ui,
                                      AhuSession            *session)
{
  g_return_if_fail (AHU_IS_SECOND_SCREEN_WINDOW (self));
  g_return_if_fail (ui != NULL && ui->second_screen_new != NULL);
  g_return_if_fail (AHU_IS_SESSION (session));

  if (!g_set_object (&self->session, session))
    return;
  if (self->view != NULL)
    gtk_box_remove (GTK_BOX (self->box), self->view);
  self->view = ui->second_screen_new (session);
  gtk_widget_set_vexpand (self->view, TRUE);
  gtk_box_append (GTK_BOX (self->box), self->view);
}
