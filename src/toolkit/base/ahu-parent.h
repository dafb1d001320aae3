/* ahu-parent.h: a widget that lets go of its children when it goes
 *
 * What GtkWidget leaves to each class that has children: a widget derives from this instead, and
 * needs no `dispose` for them. Not for: widgets whose children are bound in a template and still emit
 * signals then, which gtk_widget_dispose_template () forgets first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_PARENT (ahu_parent_get_type ())
G_DECLARE_DERIVABLE_TYPE (AhuParent, ahu_parent, AHU, PARENT, GtkWidget)

/**
 * AhuParentClass:
 *
 * Nothing of its own.
 */
struct _AhuParentClass
{
  GtkWidgetClass parent_class;
};

G_END_DECLS
