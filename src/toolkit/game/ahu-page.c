/* ahu-page.c: what a page of the window can do for the window around it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/game/ahu-page.h"

#include <math.h>

#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-title.h"

typedef struct
{
  /* Told last. */
  gboolean can_undo;
  gboolean can_redo;
  const char *why_no_undo;
  char *undo_words;
} AhuPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AhuPage, ahu_page, GTK_TYPE_WIDGET)

enum
{
  PROP_CAN_UNDO = 1,
  PROP_CAN_REDO,
  PROP_WHY_NO_UNDO,
  PROP_UNDO_WORDS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static gboolean
can (AhuPage  *self,
     gboolean (*function) (AhuPage *self))
{
  return function != NULL && function (self);
}

static void
undo (AhuPage *self)
{
  AhuPageClass *klass = AHU_PAGE_GET_CLASS (self);

  if (can (self, klass->can_undo))
    klass->undo (self);
}

static void
redo (AhuPage *self)
{
  AhuPageClass *klass = AHU_PAGE_GET_CLASS (self);

  if (can (self, klass->can_redo))
    klass->redo (self);
}

static void
ahu_page_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  AhuPage *self = AHU_PAGE (object);
  AhuPagePrivate *priv = ahu_page_get_instance_private (self);
  AhuPageClass *klass = AHU_PAGE_GET_CLASS (self);

  switch (prop_id)
    {
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, can (self, klass->can_undo));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, can (self, klass->can_redo));
      break;
    case PROP_WHY_NO_UNDO:
      g_value_set_string (value, ahu_page_get_why_no_undo (self));
      break;
    case PROP_UNDO_WORDS:
      g_value_set_string (value, priv->undo_words);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ahu_page_constructed (GObject *object)
{
  G_OBJECT_CLASS (ahu_page_parent_class)->constructed (object);

  ahu_title_wrap (GTK_WIDGET (object));
}

static void
ahu_page_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (ahu_page_parent_class)->dispose (object);
}

static void
ahu_page_finalize (GObject *object)
{
  AhuPagePrivate *priv = ahu_page_get_instance_private (AHU_PAGE (object));

  g_free (priv->undo_words);

  G_OBJECT_CLASS (ahu_page_parent_class)->finalize (object);
}

static void
ahu_page_class_init (AhuPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ahu_page_get_property;
  object_class->constructed = ahu_page_constructed;
  object_class->dispose = ahu_page_dispose;
  object_class->finalize = ahu_page_finalize;
  widget_class->focus = ahu_compat_focus_child;

  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_WHY_NO_UNDO] = g_param_spec_string ("why-no-undo", NULL, NULL, NULL, flags);
  properties[PROP_UNDO_WORDS] = g_param_spec_string ("undo-words", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_signal_new_class_handler ("undo", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION,
                              G_CALLBACK (undo), NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new_class_handler ("redo", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION,
                              G_CALLBACK (redo), NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
ahu_page_init (AhuPage *self)
{
}

/* Making them takes time; several ask for them after each change. */
static void
update_undo_words (AhuPage *self)
{
  AhuPagePrivate *priv = ahu_page_get_instance_private (self);
  AhuPageClass *klass = AHU_PAGE_GET_CLASS (self);
  g_autofree char *words = NULL;

  if (klass->dup_undo_words != NULL && can (self, klass->can_undo))
    words = klass->dup_undo_words (self);
  if (g_strcmp0 (words, priv->undo_words) == 0)
    return;
  g_free (priv->undo_words);
  priv->undo_words = g_steal_pointer (&words);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UNDO_WORDS]);
}

void
ahu_page_update_undo (AhuPage *self)
{
  AhuPagePrivate *priv = ahu_page_get_instance_private (self);
  AhuPageClass *klass;
  gboolean can_undo, can_redo;
  const char *why;

  g_return_if_fail (AHU_IS_PAGE (self));

  klass = AHU_PAGE_GET_CLASS (self);
  can_undo = can (self, klass->can_undo);
  can_redo = can (self, klass->can_redo);
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
  why = ahu_page_get_why_no_undo (self);
  if (why != priv->why_no_undo)
    {
      priv->why_no_undo = why;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WHY_NO_UNDO]);
    }
  update_undo_words (self);
}

const char *
ahu_page_get_why_no_undo (AhuPage *self)
{
  AhuPageClass *klass;

  g_return_val_if_fail (AHU_IS_PAGE (self), NULL);

  klass = AHU_PAGE_GET_CLASS (self);

  return klass->why_no_undo != NULL && !can (self, klass->can_undo) ? klass->why_no_undo (self) : NULL;
}

const char *
ahu_page_get_undo_words (AhuPage *self)
{
  AhuPagePrivate *priv;

  g_return_val_if_fail (AHU_IS_PAGE (self), NULL);

  priv = ahu_page_get_instance_private (self);

  return priv->undo_words;
}

gboolean
ahu_page_leave (AhuPage *self)
{
  g_return_val_if_fail (AHU_IS_PAGE (self), FALSE);

  return can (self, AHU_PAGE_GET_CLASS (self)->leave);
}

gboolean
ahu_page_keeps_awake (AhuPage *self)
{
  g_return_val_if_fail (AHU_IS_PAGE (self), FALSE);

  return AHU_PAGE_GET_CLASS (self)->keeps_awake;
}

gboolean
ahu_page_can_save (AhuPage *self)
{
  g_return_val_if_fail (AHU_IS_PAGE (self), FALSE);

  return AHU_PAGE_GET_CLASS (self)->dup_file != NULL;
}

GBytes *
ahu_page_dup_file (AhuPage *self,
                   char   **heading,
                   char   **name)
{
  g_return_val_if_fail (AHU_IS_PAGE (self), NULL);
  g_return_val_if_fail (heading != NULL && name != NULL, NULL);

  *heading = NULL;
  *name = NULL;

  return AHU_PAGE_GET_CLASS (self)->dup_file (self, heading, name);
}

gboolean
ahu_page_has_table_view (AhuPage *self)
{
  g_return_val_if_fail (AHU_IS_PAGE (self), FALSE);

  return AHU_PAGE_GET_CLASS (self)->set_table_view != NULL;
}

void
ahu_page_set_table_view (AhuPage *self,
                         gboolean view)
{
  g_return_if_fail (AHU_IS_PAGE (self));

  AHU_PAGE_GET_CLASS (self)->set_table_view (self, view);
}

char *
ahu_page_dup_rule (AhuPage *self)
{
  AhuPageClass *klass;
  char *rule;

  g_return_val_if_fail (AHU_IS_PAGE (self), NULL);

  klass = AHU_PAGE_GET_CLASS (self);
  rule = klass->dup_rule != NULL ? klass->dup_rule (self) : NULL;

  return rule != NULL ? rule : g_strdup (klass->rule);
}

char *
ahu_page_dup_rule_of (AhuSession *session)
{
  const AhuGame *game = session != NULL ? ahu_session_get_game (session) : NULL;
  g_auto (GStrv) rules = NULL;
  g_autofree char *sentence = NULL;

  if (game == NULL || game->prompt == NULL)
    return NULL;

  sentence = game->prompt (ahu_session_get_position (session), ahu_session_get_names (session), &rules);

  return rules != NULL ? g_strdup (rules[0]) : NULL;
}
