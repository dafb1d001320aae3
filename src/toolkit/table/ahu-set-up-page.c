/* ahu-set-up-page.c: a page on which people enter what a game begins with, or mend it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-set-up-page.h"

typedef struct
{
  GtkEventController *keys; /* on the window while the page is shown */
  AhuStates *states;        /* of what is entered; NULL where nothing is undone */
  AhuSetUpUse use;
  JsonNode *setup;          /* that was handed over last */
} AhuSetUpPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AhuSetUpPage, ahu_set_up_page, AHU_TYPE_PAGE)

enum
{
  DEALT,
  LEFT,
  ENTERED,
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

/* Before the first entry were the players. */
static gboolean
ahu_set_up_page_can_undo (AhuPage *page)
{
  AhuSetUpPagePrivate *priv = ahu_set_up_page_get_instance_private (AHU_SET_UP_PAGE (page));

  return priv->states != NULL && (priv->use != AHU_SET_UP_LATER || ahu_states_can_undo (priv->states));
}

static void
ahu_set_up_page_undo (AhuPage *page)
{
  AhuSetUpPage *self = AHU_SET_UP_PAGE (page);
  AhuSetUpPagePrivate *priv = ahu_set_up_page_get_instance_private (self);

  if (!ahu_states_can_undo (priv->states))
    {
      ahu_set_up_page_leave (self);
      return;
    }
  ahu_states_undo (priv->states);
  AHU_SET_UP_PAGE_GET_CLASS (self)->follow (self);
}

/* After the last entry comes the table, if people come from there. */
static gboolean
can_go_on (AhuSetUpPage *self)
{
  AhuSetUpPagePrivate *priv = ahu_set_up_page_get_instance_private (self);
  AhuSetUpPageClass *klass = AHU_SET_UP_PAGE_GET_CLASS (self);

  return priv->use == AHU_SET_UP_FIRST && (klass->is_complete == NULL || klass->is_complete (self));
}

static gboolean
ahu_set_up_page_can_redo (AhuPage *page)
{
  AhuSetUpPage *self = AHU_SET_UP_PAGE (page);
  AhuSetUpPagePrivate *priv = ahu_set_up_page_get_instance_private (self);

  return priv->states != NULL && (ahu_states_can_redo (priv->states) || can_go_on (self));
}

/* What becomes complete only with the last entry goes on along with it. */
static void
ahu_set_up_page_redo (AhuPage *page)
{
  AhuSetUpPage *self = AHU_SET_UP_PAGE (page);
  AhuSetUpPagePrivate *priv = ahu_set_up_page_get_instance_private (self);
  AhuSetUpPageClass *klass = AHU_SET_UP_PAGE_GET_CLASS (self);

  if (ahu_states_can_redo (priv->states))
    {
      ahu_states_redo (priv->states);
      klass->follow (self);
      if (klass->is_complete == NULL || ahu_states_can_redo (priv->states))
        return;
    }
  if (can_go_on (self))
    ahu_set_up_page_finish (self);
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
  page_class->can_redo = ahu_set_up_page_can_redo;
  page_class->redo = ahu_set_up_page_redo;
  page_class->rule = "setup";
  klass->phase = GTK_PHASE_BUBBLE;

  signals[DEALT] = g_signal_new ("dealt", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[ENTERED] = g_signal_new ("entered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
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
  AhuSetUpPagePrivate *priv;

  g_return_if_fail (AHU_IS_SET_UP_PAGE (self));

  priv = ahu_set_up_page_get_instance_private (self);
  priv->use = AHU_SET_UP_NEW;
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
  AhuSetUpPagePrivate *priv;
  AhuSetUpPageClass *klass;
  AhuSetUpUse before;

  g_return_val_if_fail (AHU_IS_SET_UP_PAGE (self), FALSE);
  g_return_val_if_fail (names != NULL && colours != NULL, FALSE);
  g_return_val_if_fail (use != AHU_SET_UP_NEW, FALSE);

  priv = ahu_set_up_page_get_instance_private (self);
  klass = AHU_SET_UP_PAGE_GET_CLASS (self);
  before = priv->use;
  priv->use = use;
  /* What was changed since the same was loaded is not lost. */
  if (klass->load != NULL && klass->load (self, names, colours, setup, use == before && use == AHU_SET_UP_FIRST))
    return TRUE;
  priv->use = before;

  return FALSE;
}

JsonNode *
ahu_set_up_page_dup_setup (AhuSetUpPage *self)
{
  AhuSetUpPageClass *klass;

  g_return_val_if_fail (AHU_IS_SET_UP_PAGE (self), NULL);

  klass = AHU_SET_UP_PAGE_GET_CLASS (self);

  return klass->dup_setup != NULL ? klass->dup_setup (self) : NULL;
}

JsonNode *
ahu_set_up_page_dup_entry (AhuSetUpPage *self)
{
  AhuSetUpPagePrivate *priv;
  AhuSetUpPageClass *klass;

  g_return_val_if_fail (AHU_IS_SET_UP_PAGE (self), NULL);

  priv = ahu_set_up_page_get_instance_private (self);
  klass = AHU_SET_UP_PAGE_GET_CLASS (self);

  return klass->dup_entry != NULL && priv->use == AHU_SET_UP_NEW ? klass->dup_entry (self) : NULL;
}

void
ahu_set_up_page_take_entry (AhuSetUpPage *self,
                            JsonNode     *entry)
{
  g_return_if_fail (AHU_IS_SET_UP_PAGE (self));
  g_return_if_fail (entry != NULL);

  if (AHU_SET_UP_PAGE_GET_CLASS (self)->take_entry != NULL)
    AHU_SET_UP_PAGE_GET_CLASS (self)->take_entry (self, entry);
}

void
ahu_set_up_page_update (AhuSetUpPage *self)
{
  g_return_if_fail (AHU_IS_SET_UP_PAGE (self));

  ahu_page_update_undo (AHU_PAGE (self));
  g_signal_emit (self, signals[ENTERED], 0);
}

AhuMisfit *
ahu_set_up_page_get_misfit (AhuSetUpPage *self)
{
  g_return_val_if_fail (AHU_IS_SET_UP_PAGE (self), NULL);

  return AHU_MISFIT (gtk_widget_get_template_child (GTK_WIDGET (self), G_OBJECT_TYPE (self), "misfit"));
}

void
ahu_set_up_page_set_states (AhuSetUpPage *self,
                            AhuStates    *states)
{
  AhuSetUpPagePrivate *priv;

  g_return_if_fail (AHU_IS_SET_UP_PAGE (self));

  priv = ahu_set_up_page_get_instance_private (self);
  priv->states = states;
}

AhuSetUpUse
ahu_set_up_page_get_use (AhuSetUpPage *self)
{
  AhuSetUpPagePrivate *priv;

  g_return_val_if_fail (AHU_IS_SET_UP_PAGE (self), AHU_SET_UP_NEW);

  priv = ahu_set_up_page_get_instance_private (self);

  return priv->use;
}

void
ahu_set_up_page_finish (AhuSetUpPage *self)
{
  JsonNode *setup = ahu_set_up_page_dup_setup (self);

  if (setup != NULL)
    ahu_set_up_page_hand_over (self, setup);
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
