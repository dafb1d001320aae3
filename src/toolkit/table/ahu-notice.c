/* ahu-notice.c: why not, and hints: a row that grows over the page below the prompt
 *
 * It never takes the place of what is to be moved or done, and nothing moves for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-notice.h"

#include <glib/gi18n.h>

#include "core/game/ahu-rule-number.h"
#include "toolkit/base/ahu-close-button.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/rules/ahu-rules-text.h"

#define SECONDS 5
#define MOST_LINES 4

struct _AhuNotice
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *icon;
  GtkWidget *words;
  char *refusal; /* NULL while it shows a hint or nothing */
  guint timeout;
};

G_DEFINE_FINAL_TYPE (AhuNotice, ahu_notice, GTK_TYPE_WIDGET)

static void
show (AhuNotice  *self,
      const char *text,
      gboolean    refused)
{
  g_autofree char *line = g_strdelimit (g_strdup (text), "\n", ' ');

  ahu_rules_label_set_text (GTK_LABEL (self->words), line);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon),
                                refused ? "action-unavailable-symbolic" : "dialog-information-symbolic");
  ahu_widget_set_css_class (GTK_WIDGET (self), "refused", refused);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

static gboolean
timeout_cb (gpointer user_data)
{
  AhuNotice *self = user_data;

  self->timeout = 0;
  /* Not while somebody goes to the rule. */
  if (!ahu_notice_is_followed (self))
    ahu_notice_dismiss (self);

  return G_SOURCE_REMOVE;
}

static void
ahu_notice_dispose (GObject *object)
{
  AhuNotice *self = AHU_NOTICE (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (ahu_notice_parent_class)->dispose (object);
}

static void
ahu_notice_finalize (GObject *object)
{
  g_free (AHU_NOTICE (object)->refusal);

  G_OBJECT_CLASS (ahu_notice_parent_class)->finalize (object);
}

static void
ahu_notice_class_init (AhuNoticeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ahu_notice_dispose;
  object_class->finalize = ahu_notice_finalize;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "notice");
}

static void
ahu_notice_init (AhuNotice *self)
{
  GtkWidget *close = ahu_close_button_new (_("Close the message"));

  gtk_widget_add_css_class (close, "touch");
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  self->icon = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  self->words = g_object_new (GTK_TYPE_LABEL,
                              "hexpand", TRUE,
                              "xalign", 0.0f,
                              "wrap", TRUE,
                              "wrap-mode", PANGO_WRAP_WORD_CHAR,
                              "natural-wrap-mode", GTK_NATURAL_WRAP_NONE,
                              "ellipsize", PANGO_ELLIPSIZE_END,
                              "lines", MOST_LINES,
                              NULL);
  gtk_box_append (GTK_BOX (self->box), self->icon);
  gtk_box_append (GTK_BOX (self->box), self->words);
  g_signal_connect_object (close, "clicked", G_CALLBACK (ahu_notice_dismiss), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), close);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
ahu_notice_new (void)
{
  return g_object_new (AHU_TYPE_NOTICE, NULL);
}

void
ahu_notice_refuse (AhuNotice  *self,
                   const char *message,
                   const char *rule)
{
  g_return_if_fail (AHU_IS_NOTICE (self));
  g_return_if_fail (message != NULL);

  g_free (self->refusal);
  self->refusal = ahu_cite (message, rule);
  show (self, self->refusal, TRUE);
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add_seconds (SECONDS, timeout_cb, self);
  ahu_compat_announce (GTK_WIDGET (self), self->refusal);
}

const char *
ahu_notice_get_refusal (AhuNotice *self)
{
  g_return_val_if_fail (AHU_IS_NOTICE (self), NULL);

  return self->refusal;
}

void
ahu_notice_set_hint (AhuNotice  *self,
                     const char *hint)
{
  g_return_if_fail (AHU_IS_NOTICE (self));

  if (hint == NULL && self->refusal != NULL)
    return;
  ahu_notice_dismiss (self);
  if (hint != NULL)
    show (self, hint, FALSE);
}

gboolean
ahu_notice_dismiss (AhuNotice *self)
{
  gboolean shown;

  g_return_val_if_fail (AHU_IS_NOTICE (self), FALSE);

  shown = gtk_widget_get_visible (GTK_WIDGET (self));
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->refusal, g_free);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_label_set_text (GTK_LABEL (self->words), "");

  return shown;
}

gboolean
ahu_notice_is_followed (AhuNotice *self)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_val_if_fail (AHU_IS_NOTICE (self), FALSE);

  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}
