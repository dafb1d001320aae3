/* ahu-notes-page.c: an empty page, the smallest there can be, to begin another with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/learn/ahu-notes-page.h"

struct _AhuNotesPage
{
  AhuPage parent_instance;

  GtkWidget *content;
};

G_DEFINE_FINAL_TYPE (AhuNotesPage, ahu_notes_page, AHU_TYPE_PAGE)

static void
ahu_notes_page_dispose (GObject *object)
{
  g_clear_pointer (&AHU_NOTES_PAGE (object)->content, gtk_widget_unparent);

  G_OBJECT_CLASS (ahu_notes_page_parent_class)->dispose (object);
}

static void
ahu_notes_page_class_init (AhuNotesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_notes_page_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-notes-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuNotesPage, content);
}

static void
ahu_notes_page_init (AhuNotesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
