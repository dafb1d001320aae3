/* ahu-close-button.c: the cross that takes a message away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-close-button.h"

struct _AhuCloseButton
{
  GtkButton parent_instance;

  GtkWidget *before; /* weak: what had the focus last outside of what is closed */
};

G_DEFINE_FINAL_TYPE (AhuCloseButton, ahu_close_button, GTK_TYPE_BUTTON)

static void
focus_cb (AhuCloseButton *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (focus != NULL && !gtk_widget_is_ancestor (focus, gtk_widget_get_parent (GTK_WIDGET (self))))
    g_set_weak_pointer (&self->before, focus);
}

static void
ahu_close_button_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ahu_close_button_parent_class)->root (widget);
  g_signal_connect_object (gtk_widget_get_root (widget), "notify::focus-widget", G_CALLBACK (focus_cb), widget,
                           G_CONNECT_SWAPPED);
}

static void
ahu_close_button_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), focus_cb, widget);
  g_clear_weak_pointer (&AHU_CLOSE_BUTTON (widget)->before);
  GTK_WIDGET_CLASS (ahu_close_button_parent_class)->unroot (widget);
}

/* Before anybody hears of it: what is hidden with the focus in it leaves the focus anywhere. */
static void
ahu_close_button_clicked (GtkButton *button)
{
  AhuCloseButton *self = AHU_CLOSE_BUTTON (button);

  if (gtk_widget_is_focus (GTK_WIDGET (self)) && self->before != NULL && gtk_widget_get_mapped (self->before))
    gtk_widget_grab_focus (self->before);
}

static void
ahu_close_button_class_init (AhuCloseButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->root = ahu_close_button_root;
  widget_class->unroot = ahu_close_button_unroot;
  GTK_BUTTON_CLASS (klass)->clicked = ahu_close_button_clicked;
}

static void
ahu_close_button_init (AhuCloseButton *self)
{
  gtk_button_set_icon_name (GTK_BUTTON (self), "window-close-symbolic");
  gtk_widget_set_focus_on_click (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "circular");
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
ahu_close_button_new (const char *label)
{
  GtkWidget *self;

  g_return_val_if_fail (label != NULL, NULL);

  self = g_object_new (AHU_TYPE_CLOSE_BUTTON, "tooltip-text", label, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  return self;
}
