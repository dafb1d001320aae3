/* ahu-set-up-page.c: a page on which people enter what a game begins with, or mend it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-set-up-page.h"

typedef struct
{
  GtkEventController *keys; /* on the window while the page is shown */
  JsonNode *setup;          /* that was handed over last */
} AhuSetUpPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AhuSetUpPage, ahu_set_up_page, AHU_TYPE_PAGE)

enum
{
  DEALT,
  LEFT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
key_pressed_cb (AhuSetUpPage    *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  return AHU_SET_UP_PAGE_GET_CLASS (self)->key (self, keyval, state);
}

static void
ahu_set_up_page_map (GtkWidget *widget)
{
  AhuSetUpPagePrivate *priv = ahu_set_up_page_get_instance_private (AHU_SET_UP_PAGE (widget));
  AhuSetUpPageClass *klass = AHU_SET_UP_PAGE_GET_CLASS (widget);

  GTK_WIDGET_CLASS (ahu_set_up_page_parent_class)->map (widget);

  if (klass->key == NULL)
    return;
  priv->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (priv->keys, klass->phase);
  g_signal_connect_swapped (priv->keys, "key-pressed", G_CALLBACK (key_pressed_cb), widget);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (widget)), priv->keys);
}

static void
ahu_set_up_page_unmap (GtkWidget *widget)
{
  AhuSetUpPagePrivate *priv = ahu_set_up_page_get_instance_private (AHU_SET_UP_PAGE (widget));

  if (priv->keys != NULL)
    gtk_widget_remove_controller (gtk_event_controller_get_widget (priv->keys), priv->keys);
  priv->keys = NULL;

  GTK_WIDGET_CLASS (ahu_set_up_page_parent_class)->unmap (widget);
}

static gboolean
ahu_set_up_page_can_undo (AhuPage *page)
{
  AhuSetUpPage *self = AHU_SET_UP_PAGE (page);
  AhuSetUpPageClass *klass = AHU_SET_UP_PAGE_GET_CLASS (self);

  return klass->entry_can_undo != NULL && (klass->leaves == NULL || klass->leaves (self) || klass->entry_can_undo (self));
}

static void
ahu_set_up_page_undo (AhuPage *page)
{
  AhuSetUpPage *self = AHU_SET_UP_PAGE (page);
  AhuSetUpPageClass *klass = AHU_SET_UP_PAGE_GET_CLASS (self);

  if (klass->entry_can_undo (self))
    klass->entry_undo (self);
  else
    ahu_set_up_page_leave (self);
}

static void
ahu_set_up_page_finalize (GObject *object)
{
  AhuSetUpPagePrivate *priv = ahu_set_up_page_get_instance_private (AHU_SET_UP_PAGE (object));

  g_clear_pointer (&priv->setup, json_node_unref);

  G_OBJECT_CLASS (ahu_set_up_page_parent_class)->finalize (object);
}

static void
ahu_set_up_page_class_init (AhuSetUpPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AhuPageClass *page_class = AHU_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ahu_set_up_page_finalize;
  widget_class->map = ahu_set_up_page_map;
  widget_class->unmap = ahu_set_up_page_unmap;
  page_class->can_undo = ahu_set_up_page_can_undo;
  page_class->undo = ahu_set_up_page_undo;
  klass->phase = GTK_PHASE_BUBBLE;

  signals[DEALT] = g_signal_new ("dealt", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ahu_set_up_page_init (AhuSetUpPage *self)
{
}

void
ahu_set_up_page_start (AhuSetUpPage      *self,
                       const char *const *names,
                       const char *const *colours,
                       const char *const *choices)
{
  g_return_if_fail (AHU_IS_SET_UP_PAGE (self));
  g_return_if_fail (names != NULL && colours != NULL);

  AHU_SET_UP_PAGE_GET_CLASS (self)->start (self, names, colours, choices);
}

void
ahu_set_up_page_reset (AhuSetUpPage *self)
{
  g_return_if_fail (AHU_IS_SET_UP_PAGE (self));

  if (AHU_SET_UP_PAGE_GET_CLASS (self)->reset != NULL)
    AHU_SET_UP_PAGE_GET_CLASS (self)->reset (self);
}

void
ahu_set_up_page_again (AhuSetUpPage      *self,
                       const char *const *colours,
                       JsonObject        *setup)
{
  AhuSetUpPageClass *klass;

  g_return_if_fail (AHU_IS_SET_UP_PAGE (self));
  g_return_if_fail (colours != NULL);

  ahu_set_up_page_reset (self);
  klass = AHU_SET_UP_PAGE_GET_CLASS (self);
  if (klass->again != NULL)
    klass->again (self, colours, setup);
}

gboolean
ahu_set_up_page_load (AhuSetUpPage      *self,
                      const char *const *names,
                      const char *const *colours,
                      JsonObject        *setup,
                      AhuSetUpUse        use)
{
  AhuSetUpPageClass *klass;

  g_return_val_if_fail (AHU_IS_SET_UP_PAGE (self), FALSE);
  g_return_val_if_fail (names != NULL && colours != NULL, FALSE);
  g_return_val_if_fail (use != AHU_SET_UP_NEW, FALSE);

  klass = AHU_SET_UP_PAGE_GET_CLASS (self);

  return klass->load != NULL && klass->load (self, names, colours, setup, use);
}

JsonNode *
ahu_set_up_page_dup_setup (AhuSetUpPage *self)
{
  AhuSetUpPageClass *klass;

  g_return_val_if_fail (AHU_IS_SET_UP_PAGE (self), NULL);

  klass = AHU_SET_UP_PAGE_GET_CLASS (self);

  return klass->dup_setup != NULL ? klass->dup_setup (self) : NULL;
}

AhuMisfit *
ahu_set_up_page_get_misfit (AhuSetUpPage *self)
{
  g_return_val_if_fail (AHU_IS_SET_UP_PAGE (self), NULL);

  return AHU_MISFIT (gtk_widget_get_template_child (GTK_WIDGET (self), G_OBJECT_TYPE (self), "misfit"));
}

void
ahu_set_up_page_hand_over (AhuSetUpPage *self,
                           JsonNode     *setup)
{
  AhuSetUpPagePrivate *priv;

  g_return_if_fail (AHU_IS_SET_UP_PAGE (self));
  g_return_if_fail (setup != NULL);

  priv = ahu_set_up_page_get_instance_private (self);
  g_clear_pointer (&priv->setup, json_node_unref);
  priv->setup = setup;
  g_signal_emit (self, signals[DEALT], 0, setup);
}

void
ahu_set_up_page_leave (AhuSetUpPage *self)
{
  g_return_if_fail (AHU_IS_SET_UP_PAGE (self));

  g_signal_emit (self, signals[LEFT], 0);
}
