/* ahu-rn-entry-page.c: what the pages have in common on which a table is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-entry-page.h"

#include "app/ahu-compat.h"

typedef struct
{
  /* Told last. */
  gboolean can_undo;
  gboolean can_redo;
} AhuRnEntryPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AhuRnEntryPage, ahu_rn_entry_page, GTK_TYPE_WIDGET)

enum
{
  PROP_CAN_UNDO = 1,
  PROP_CAN_REDO,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
undo (AhuRnEntryPage *self)
{
  AhuRnEntryPageClass *klass = AHU_RN_ENTRY_PAGE_GET_CLASS (self);

  if (klass->can_undo (self))
    klass->undo (self);
}

static void
redo (AhuRnEntryPage *self)
{
  AhuRnEntryPageClass *klass = AHU_RN_ENTRY_PAGE_GET_CLASS (self);

  if (klass->can_redo (self))
    klass->redo (self);
}

static void
ahu_rn_entry_page_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  AhuRnEntryPagePrivate *priv = ahu_rn_entry_page_get_instance_private (AHU_RN_ENTRY_PAGE (object));

  switch (prop_id)
    {
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, priv->can_undo);
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, priv->can_redo);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ahu_rn_entry_page_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (ahu_rn_entry_page_parent_class)->dispose (object);
}

static void
ahu_rn_entry_page_class_init (AhuRnEntryPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ahu_rn_entry_page_get_property;
  object_class->dispose = ahu_rn_entry_page_dispose;
  widget_class->focus = ahu_compat_focus_child;

  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_signal_new_class_handler ("undo", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION,
                              G_CALLBACK (undo), NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new_class_handler ("redo", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION,
                              G_CALLBACK (redo), NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
ahu_rn_entry_page_init (AhuRnEntryPage *self)
{
}

void
ahu_rn_entry_page_update_undo (AhuRnEntryPage *self)
{
  AhuRnEntryPagePrivate *priv = ahu_rn_entry_page_get_instance_private (self);
  gboolean can_undo, can_redo;

  g_return_if_fail (AHU_IS_RN_ENTRY_PAGE (self));

  can_undo = AHU_RN_ENTRY_PAGE_GET_CLASS (self)->can_undo (self);
  can_redo = AHU_RN_ENTRY_PAGE_GET_CLASS (self)->can_redo (self);
  if (can_undo != priv->can_undo)
    {
      priv->can_undo = can_undo;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_UNDO]);
    }
  if (can_redo != priv->can_redo)
    {
      priv->can_redo = can_redo;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_REDO]);
    }
}
