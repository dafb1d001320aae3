/* ahu-rules-picture.c: an illustration of a rule reference, by its name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/rules/ahu-rules-picture.h"

GtkWidget *
ahu_rules_picture_new (const AhuRulesPicture *pictures,
                       const char            *name,
                       const char            *words)
{
  g_return_val_if_fail (name != NULL, NULL);

  for (; pictures != NULL && pictures->name != NULL; pictures++)
    if (g_str_equal (pictures->name, name))
      {
        GtkWidget *image = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                                         "orientation", GTK_ORIENTATION_VERTICAL,
                                         "can-focus", FALSE, "can-target", FALSE, NULL);
        GtkWidget *picture = pictures->make ();

        gtk_accessible_update_state (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
        if (!gtk_widget_compute_expand (picture, GTK_ORIENTATION_HORIZONTAL))
          gtk_widget_set_halign (picture, GTK_ALIGN_START);
        gtk_box_append (GTK_BOX (image), picture);
        gtk_accessible_update_property (GTK_ACCESSIBLE (image), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
        return image;
      }

  return NULL;
}
