/* ahu-message-bar.c: a message that stays until it is no longer true or closed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/messages/ahu-message-bar.h"

#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-wrap-layout.h"
#include "toolkit/rules/ahu-rules-text.h"

/* No screen is wider. */
#define WIDEST 16384
/* Five lines, or two and a button: several messages leave most of a phone to the game. A
 * longer one scrolls. */
#define HIGHEST 112

struct _AhuMessageBar
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *content;
  GtkImage *icon;
  GtkLabel *label;
  GtkButton *action_button;
  GtkWidget *close_button;
  gboolean is_done; /* what it says, and need not be said again on another page */
};

G_DEFINE_FINAL_TYPE (AhuMessageBar, ahu_message_bar, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CLOSABLE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
show (AhuMessageBar *self,
      const char    *message,
      const char    *icon,
      const char    *look)
{
  /* Something that took long can have an end when the page is gone. */
  if (self->scroller == NULL)
    return;

  self->is_done = FALSE;
  ahu_message_bar_set_action (self, NULL, NULL);
  if (message != NULL)
    {
      gtk_image_set_from_icon_name (self->icon, icon);
      ahu_rules_label_set_text (self->label, message);
      ahu_compat_announce (GTK_WIDGET (self), message);
    }
  ahu_widget_set_css_class (self->content, "done", g_strcmp0 (look, "done") == 0);
  ahu_widget_set_css_class (self->content, "offer", g_strcmp0 (look, "offer") == 0);
  ahu_widget_set_css_class (GTK_WIDGET (self->action_button), "suggested-action", g_strcmp0 (look, "offer") == 0);
  gtk_widget_set_visible (self->scroller, message != NULL);
}

static void
close_cb (AhuMessageBar *self)
{
  ahu_message_bar_set_message (self, NULL);
}

static void
ahu_message_bar_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  AhuMessageBar *self = AHU_MESSAGE_BAR (object);

  switch (prop_id)
    {
    case PROP_CLOSABLE:
      g_value_set_boolean (value, gtk_widget_get_visible (self->close_button));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ahu_message_bar_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  AhuMessageBar *self = AHU_MESSAGE_BAR (object);

  switch (prop_id)
    {
    case PROP_CLOSABLE:
      if (gtk_widget_get_visible (self->close_button) != g_value_get_boolean (value))
        {
          gtk_widget_set_visible (self->close_button, g_value_get_boolean (value));
          g_object_notify_by_pspec (object, pspec);
        }
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static GtkSizeRequestMode
ahu_message_bar_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Asked for any width, the text would answer for its least one, a letter a line: no
 * window is high enough for that. Its least height is that of the widest. */
static void
ahu_message_bar_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  AhuMessageBar *self = AHU_MESSAGE_BAR (widget);

  if (!gtk_widget_get_visible (self->scroller))
    return;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  else if (for_size < 0)
    for_size = WIDEST;
  gtk_widget_measure (self->content, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = MIN (*minimum, HIGHEST);
      *natural = MIN (*natural, HIGHEST);
    }
}

static void
ahu_message_bar_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  GtkWidget *scroller = AHU_MESSAGE_BAR (widget)->scroller;

  if (gtk_widget_should_layout (scroller))
    gtk_widget_allocate (scroller, width, height, baseline, NULL);
}

static void
ahu_message_bar_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ahu_message_bar_parent_class)->unmap (widget);
  ahu_message_bar_clear_done (AHU_MESSAGE_BAR (widget));
}

static void
ahu_message_bar_dispose (GObject *object)
{
  AhuMessageBar *self = AHU_MESSAGE_BAR (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (ahu_message_bar_parent_class)->dispose (object);
}

static void
ahu_message_bar_class_init (AhuMessageBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = ahu_message_bar_get_property;
  object_class->set_property = ahu_message_bar_set_property;
  object_class->dispose = ahu_message_bar_dispose;
  widget_class->get_request_mode = ahu_message_bar_get_request_mode;
  widget_class->measure = ahu_message_bar_measure;
  widget_class->size_allocate = ahu_message_bar_size_allocate;
  widget_class->unmap = ahu_message_bar_unmap;

  properties[PROP_CLOSABLE] =
    g_param_spec_boolean ("closable", NULL, NULL, TRUE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (AHU_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "message-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-message-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuMessageBar, scroller);
  gtk_widget_class_bind_template_child (widget_class, AhuMessageBar, content);
  gtk_widget_class_bind_template_child (widget_class, AhuMessageBar, icon);
  gtk_widget_class_bind_template_child (widget_class, AhuMessageBar, label);
  gtk_widget_class_bind_template_child (widget_class, AhuMessageBar, action_button);
  gtk_widget_class_bind_template_child (widget_class, AhuMessageBar, close_button);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
}

static void
ahu_message_bar_init (AhuMessageBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ahu_message_bar_set_message (AhuMessageBar *self,
                             const char    *message)
{
  g_return_if_fail (AHU_IS_MESSAGE_BAR (self));

  show (self, message, "dialog-warning-symbolic", NULL);
}

void
ahu_message_bar_set_done (AhuMessageBar *self,
                          const char    *message)
{
  g_return_if_fail (AHU_IS_MESSAGE_BAR (self));
  g_return_if_fail (message != NULL);

  show (self, message, "object-select-symbolic", "done");
  self->is_done = TRUE;
}

void
ahu_message_bar_set_offer (AhuMessageBar *self,
                           const char    *message,
                           const char    *label,
                           const char    *action)
{
  g_return_if_fail (AHU_IS_MESSAGE_BAR (self));
  g_return_if_fail (message != NULL && label != NULL && action != NULL);

  show (self, message, "document-save-symbolic", "offer");
  ahu_message_bar_set_action (self, label, action);
  self->is_done = TRUE;
}

void
ahu_message_bar_clear_done (AhuMessageBar *self)
{
  g_return_if_fail (AHU_IS_MESSAGE_BAR (self));

  if (self->is_done)
    ahu_message_bar_set_message (self, NULL);
}

void
ahu_message_bar_set_working (AhuMessageBar *self,
                             const char    *message)
{
  g_return_if_fail (AHU_IS_MESSAGE_BAR (self));
  g_return_if_fail (message != NULL);

  show (self, message, "content-loading-symbolic", "done");
}

void
ahu_message_bar_set_action (AhuMessageBar *self,
                            const char    *label,
                            const char    *action)
{
  g_return_if_fail (AHU_IS_MESSAGE_BAR (self));

  if (label != NULL)
    gtk_button_set_label (self->action_button, label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->action_button), action);
  gtk_widget_set_visible (GTK_WIDGET (self->action_button), label != NULL);
}

const char *
ahu_message_bar_get_message (AhuMessageBar *self)
{
  g_return_val_if_fail (AHU_IS_MESSAGE_BAR (self), NULL);

  if (!gtk_widget_get_visible (self->scroller))
    return NULL;

  return gtk_label_get_text (self->label);
}
