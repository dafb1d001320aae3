/* ahu-count-field.c: a number that somebody counts, and that is entered on a pad
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/entry/ahu-count-field.h"

#include <glib/gi18n.h>

#include "toolkit/base/ahu-widget.h"

#define NOTE_SPACING 6

struct _AhuCountField
{
  GtkButton parent_instance;

  GtkLabel *number;
  GtkLabel *note;
  gboolean counted;
  char *spoken;
};

G_DEFINE_FINAL_TYPE (AhuCountField, ahu_count_field, GTK_TYPE_BUTTON)

/* The name stays the same whatever is counted, so the number is what is said beside it. */
static void
describe (AhuCountField *self)
{
  const char *number = self->counted ? gtk_label_get_text (self->number) : _("not entered yet");
  g_autofree char *words = NULL;

  /* Translators: for readers of the screen: %1$s is a number that was counted, %2$s what is told of
   * it, such as “record 4”. */
  words = self->spoken != NULL ? g_strdup_printf (C_("counted", "%1$s, %2$s"), number, self->spoken)
                               : g_strdup (number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

static void
ahu_count_field_finalize (GObject *object)
{
  g_free (AHU_COUNT_FIELD (object)->spoken);

  G_OBJECT_CLASS (ahu_count_field_parent_class)->finalize (object);
}

static void
ahu_count_field_class_init (AhuCountFieldClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_count_field_finalize;
}

static void
ahu_count_field_init (AhuCountField *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, NOTE_SPACING);

  self->number = GTK_LABEL (gtk_label_new (NULL));
  self->note = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->number), "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (self->note), "count-note");
  gtk_widget_set_hexpand (GTK_WIDGET (self->number), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->note), FALSE);
  gtk_label_set_xalign (self->note, 1);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->number));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->note));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "count-field");
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  ahu_count_field_show (self, AHU_COUNT_NONE, FALSE);
}

GtkWidget *
ahu_count_field_new (void)
{
  return g_object_new (AHU_TYPE_COUNT_FIELD, NULL);
}

void
ahu_count_field_set_name (AhuCountField *self,
                          const char    *name)
{
  g_return_if_fail (AHU_IS_COUNT_FIELD (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
ahu_count_field_show (AhuCountField *self,
                      gint64         number,
                      gboolean       counted)
{
  g_autofree char *text = NULL;

  g_return_if_fail (AHU_IS_COUNT_FIELD (self));

  /* Translators: in place of a number that nobody has entered yet. */
  text = number == AHU_COUNT_NONE ? g_strdup (C_("not counted", "–")) : g_strdup_printf ("%" G_GINT64_FORMAT, number);
  gtk_label_set_text (self->number, text);
  self->counted = counted;
  ahu_widget_set_css_class (GTK_WIDGET (self), "open", !counted);
  describe (self);
}

const char *
ahu_count_field_get_text (AhuCountField *self)
{
  g_return_val_if_fail (AHU_IS_COUNT_FIELD (self), NULL);

  return gtk_label_get_text (self->number);
}

void
ahu_count_field_set_note (AhuCountField *self,
                          const char    *note,
                          const char    *spoken)
{
  g_return_if_fail (AHU_IS_COUNT_FIELD (self));

  gtk_label_set_text (self->note, note != NULL ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), note != NULL);
  g_free (self->spoken);
  self->spoken = g_strdup (spoken);
  describe (self);
}

void
ahu_count_field_keep_note (AhuCountField *self,
                           gboolean       below,
                           gboolean       shown)
{
  GtkWidget *box;

  g_return_if_fail (AHU_IS_COUNT_FIELD (self));

  box = gtk_button_get_child (GTK_BUTTON (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), below ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (box), below ? 0 : NOTE_SPACING);
  gtk_label_set_xalign (self->number, below ? 0.5f : 0);
  gtk_label_set_xalign (self->note, below ? 0.5f : 1);
  /* Two lines fit into a field, so below the number no room need be kept. */
  gtk_widget_set_visible (GTK_WIDGET (self->note), shown || !below);
  gtk_widget_set_opacity (GTK_WIDGET (self->note), shown ? 1 : 0);
}

void
ahu_count_field_set_current (AhuCountField *self,
                             gboolean       current)
{
  g_return_if_fail (AHU_IS_COUNT_FIELD (self));

  ahu_widget_set_css_class (GTK_WIDGET (self), "current", current);
}

void
ahu_count_field_set_wrong (AhuCountField *self,
                           gboolean       wrong)
{
  g_return_if_fail (AHU_IS_COUNT_FIELD (self));

  ahu_widget_set_css_class (GTK_WIDGET (self), "error", wrong);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}
