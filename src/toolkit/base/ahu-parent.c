/* ahu-parent.c: a widget that lets go of its children when it goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-parent.h"

#include "toolkit/base/ahu-tip.h"

G_DEFINE_ABSTRACT_TYPE (AhuParent, ahu_parent, GTK_TYPE_WIDGET)

static void
ahu_parent_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (ahu_parent_parent_class)->dispose (object);
}

static void
ahu_parent_class_init (AhuParentClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ahu_parent_dispose;

  /* The parts of every window are such parents, and some are held when they have gone. */
  ahu_tip_guard ();
}

static void
ahu_parent_init (AhuParent *self)
{
}
