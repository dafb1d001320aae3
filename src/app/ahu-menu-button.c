/* ahu-menu-button.c: the button of the main menu, for the header bar of every page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-menu-button.h"

#include <glib/gi18n.h>

#include "app/ahu-init.h"

struct _AhuMenuButton
{
  GtkWidget parent_instance;

  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (AhuMenuButton, ahu_menu_button, GTK_TYPE_WIDGET)

/* Only the visible page's button may answer F10. */
static void
ahu_menu_button_map (GtkWidget *widget)
{
  AhuMenuButton *self = AHU_MENU_BUTTON (widget);

  GTK_WIDGET_CLASS (ahu_menu_button_parent_class)->map (widget);
  gtk_menu_button_set_primary (GTK_MENU_BUTTON (self->button), TRUE);
}

static void
ahu_menu_button_unmap (GtkWidget *widget)
{
  AhuMenuButton *self = AHU_MENU_BUTTON (widget);

  gtk_menu_button_set_primary (GTK_MENU_BUTTON (self->button), FALSE);
  GTK_WIDGET_CLASS (ahu_menu_button_parent_class)->unmap (widget);
}

static void
create_popup_cb (GtkMenuButton *button,
                 gpointer       user_data)
{
  if (gtk_menu_button_get_popover (button) == NULL)
    gtk_menu_button_set_popover (button, gtk_popover_menu_new_from_model (G_MENU_MODEL (user_data)));
}

static void
ahu_menu_button_dispose (GObject *object)
{
  AhuMenuButton *self = AHU_MENU_BUTTON (object);

  g_clear_pointer (&self->button, gtk_widget_unparent);

  G_OBJECT_CLASS (ahu_menu_button_parent_class)->dispose (object);
}

static void
ahu_menu_button_class_init (AhuMenuButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_menu_button_dispose;
  widget_class->map = ahu_menu_button_map;
  widget_class->unmap = ahu_menu_button_unmap;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
ahu_menu_button_init (AhuMenuButton *self)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (AHU_RESOURCE_PATH "/ahu-menu.ui");
  GMenuModel *menu = G_MENU_MODEL (gtk_builder_get_object (builder, "primary-menu"));

  self->button = g_object_new (GTK_TYPE_MENU_BUTTON,
                               "icon-name", "open-menu-symbolic",
                               "tooltip-text", _("Main menu"),
                               NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Main menu"),
                                  -1);
  ahu_menu_button_set_model (GTK_MENU_BUTTON (self->button), menu);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
}

void
ahu_menu_button_set_model (GtkMenuButton *button,
                           GMenuModel    *model)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (G_IS_MENU_MODEL (model));

  gtk_menu_button_set_create_popup_func (button, create_popup_cb, g_object_ref (model), g_object_unref);
}
