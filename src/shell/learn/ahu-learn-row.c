/* ahu-learn-row.c: a lesson in the list of lessons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/learn/ahu-learn-row.h"

#include <glib/gi18n.h>

#include "toolkit/base/ahu-widget.h"

/* Between titles of two lines; those of one have more. */
#define AIR 4

struct _AhuLearnRow
{
  GtkListBoxRow parent_instance;

  guint number;
  char *title;
  GtkWidget *number_label;
  GtkWidget *tick;
  GtkWidget *place;
};

G_DEFINE_FINAL_TYPE (AhuLearnRow, ahu_learn_row, GTK_TYPE_LIST_BOX_ROW)

static void
ahu_learn_row_finalize (GObject *object)
{
  g_free (AHU_LEARN_ROW (object)->title);

  G_OBJECT_CLASS (ahu_learn_row_parent_class)->finalize (object);
}

static void
ahu_learn_row_class_init (AhuLearnRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_learn_row_finalize;
}

static void
ahu_learn_row_init (AhuLearnRow *self)
{
}

GtkWidget *
ahu_learn_row_new (guint       number,
                   const char *title)
{
  AhuLearnRow *self = g_object_new (AHU_TYPE_LEARN_ROW, NULL);
  g_autofree char *shown = g_strdup_printf ("%u", number);
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *label = ahu_widget_words_new (title, "learn-title");

  self->number = number;
  self->title = g_strdup (title);
  self->number_label = ahu_widget_words_new (shown, "learn-number");
  /* The titles stand below each other, whatever the size of the text. */
  gtk_label_set_width_chars (GTK_LABEL (self->number_label), 2);
  self->tick = gtk_image_new_from_icon_name ("object-select-symbolic");
  gtk_widget_add_css_class (self->tick, "learn-done");
  gtk_widget_add_css_class (self->tick, "learn-number");
  self->place = ahu_widget_words_new (NULL, "second");
  gtk_widget_set_hexpand (label, TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  ahu_widget_set_margins (grid, 0, AIR, AIR);
  gtk_grid_attach (GTK_GRID (grid), self->number_label, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), self->tick, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), label, 2, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), self->place, 2, 1, 1, 1);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), grid);
  ahu_learn_row_set_progress (self, FALSE, NULL);

  return GTK_WIDGET (self);
}

void
ahu_learn_row_set_progress (AhuLearnRow *self,
                            gboolean     done,
                            const char  *place)
{
  /* Translators: %1$u is the number of a lesson, %2$s its title. */
  g_autofree char *name = g_strdup_printf (done ? _("Lesson %1$u: %2$s, done") : _("Lesson %1$u: %2$s"),
                                           self->number, self->title);

  g_return_if_fail (AHU_IS_LEARN_ROW (self));

  gtk_widget_set_visible (self->number_label, !done);
  gtk_widget_set_visible (self->tick, done);
  gtk_widget_set_visible (self->place, place != NULL);
  gtk_label_set_text (GTK_LABEL (self->place), place != NULL ? place : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, place != NULL ? place : "",
                                  -1);
}
