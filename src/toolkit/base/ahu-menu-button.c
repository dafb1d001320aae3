/* ahu-menu-button.c: the buttons of the rules and of the main menu, for the header bar of every page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-menu-button.h"

#include <glib/gi18n.h>

#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-menu.h"
#include "toolkit/base/ahu-widget.h"

struct _AhuMenuButton
{
  AhuParent parent_instance;

  GtkWidget *rules;
  GtkWidget *button;
  const char *page; /* interned */
};

G_DEFINE_FINAL_TYPE (AhuMenuButton, ahu_menu_button, AHU_TYPE_PARENT)

enum
{
  PROP_0,
  PROP_PAGE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

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
    gtk_menu_button_set_popover (button, ahu_compat_name_menu (gtk_popover_menu_new_from_model (G_MENU_MODEL (user_data))));
}

static void
ahu_menu_button_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_PAGE:
      ahu_menu_button_set_page (AHU_MENU_BUTTON (object), g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ahu_menu_button_class_init (AhuMenuButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = ahu_menu_button_set_property;
  widget_class->map = ahu_menu_button_map;
  widget_class->unmap = ahu_menu_button_unmap;

  properties[PROP_PAGE] = g_param_spec_string ("page", NULL, NULL, "page",
                                               G_PARAM_WRITABLE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "menubuttons");
}

static void
ahu_menu_button_init (AhuMenuButton *self)
{
  self->rules = g_object_new (GTK_TYPE_BUTTON,
                              "icon-name", "ahu-rules-symbolic",
                              "action-name", "win.show-rule",
                              "action-target", g_variant_new_string (""),
                              "tooltip-text", _("What the rules say to this (F1)"),
                              NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rules),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("What the rules say to this"),
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, "F1",
                                  -1);
  gtk_widget_set_parent (self->rules, GTK_WIDGET (self));

  self->button = g_object_new (GTK_TYPE_MENU_BUTTON,
                               "icon-name", "open-menu-symbolic",
                               "tooltip-text", _("Main menu"),
                               NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Main menu"),
                                  -1);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
}

void
ahu_menu_button_set_page (AhuMenuButton *self,
                          const char    *page)
{
  g_autoptr (GMenuModel) menu = NULL;

  g_return_if_fail (AHU_IS_MENU_BUTTON (self));
  g_return_if_fail (page != NULL);

  if (g_strcmp0 (page, self->page) == 0)
    return;

  self->page = g_intern_string (page);
  menu = ahu_menu_new (page);
  /* A game may have none. */
  ahu_widget_set_spared (self->rules, !g_str_equal (page, "rules"));
  if (g_str_equal (page, "rules"))
    gtk_widget_set_visible (self->rules, FALSE);
  gtk_widget_set_visible (self->button, g_menu_model_get_n_items (menu) > 0);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), NULL);
  ahu_menu_button_set_model (GTK_MENU_BUTTON (self->button), menu);
}

void
ahu_menu_button_set_model (GtkMenuButton *button,
                           GMenuModel    *model)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (G_IS_MENU_MODEL (model));

  gtk_menu_button_set_create_popup_func (button, create_popup_cb, g_object_ref (model), g_object_unref);
}
