/* ahu-tp-owner.c: mark and name of whom something is asked, on the mat where it lies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-owner.h"

#include "toolkit/art/ahu-picture.h"

#define MARK 18
#define SPACING 6

GtkWidget *
ahu_tp_owner_new (void)
{
  GtkWidget *owner = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, "xalign", 0.0f, NULL);
  GtkWidget *mark = ahu_picture_new (NULL, MARK, MARK);

  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (owner), mark);
  gtk_widget_add_css_class (name, "section");
  gtk_box_append (GTK_BOX (owner), name);
  gtk_widget_set_visible (owner, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (owner), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);

  return owner;
}

void
ahu_tp_owner_show (GtkWidget        *owner,
                   GtkWidget        *heading,
                   const AhuTpScene *scene,
                   gboolean          asked)
{
  guint seat = scene->position->actor;

  gtk_widget_set_visible (owner, asked);
  if (heading != NULL)
    gtk_widget_set_visible (heading, !asked);
  if (!asked)
    return;
  ahu_mark_set_colour (AHU_PICTURE (gtk_widget_get_first_child (owner)), scene->colours[seat], MARK);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (owner)), scene->names[seat]);
}
