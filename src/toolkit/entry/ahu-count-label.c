/* ahu-count-label.c: what the eye reads beside a number that is counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/entry/ahu-count-label.h"

#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-widget.h"

/* The children of the grid. */
enum
{
  PICTURE,
  NAME,
  DETAIL
};

static GtkWidget *
get_part (GtkWidget *label,
          guint      part)
{
  GtkWidget *child = gtk_widget_get_first_child (label);

  for (guint i = 0; i < part && child != NULL; i++)
    child = gtk_widget_get_next_sibling (child);

  return child;
}

GtkWidget *
ahu_count_label_new (const char *picture,
                     int         height,
                     const char *name,
                     const char *detail)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  gtk_grid_set_column_spacing (grid, 10);
  gtk_grid_attach (grid, ahu_picture_new (picture, AHU_COUNT_PICTURE, height), 0, 0, 1, detail != NULL ? 2 : 1);
  gtk_grid_attach (grid, ahu_widget_breakable_words_new (name, "heading"), 1, 0, 1, 1);
  if (detail != NULL)
    gtk_grid_attach (grid, ahu_widget_breakable_words_new (detail, "second"), 1, 1, 1, 1);
  gtk_widget_set_valign (GTK_WIDGET (grid), GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (GTK_WIDGET (grid), TRUE);

  return GTK_WIDGET (grid);
}

void
ahu_count_label_set_above (GtkWidget *label,
                           gboolean   above)
{
  GtkWidget *name;
  GtkWidget *detail;

  g_return_if_fail (GTK_IS_GRID (label));

  name = get_part (label, NAME);
  detail = get_part (label, DETAIL);
  /* The picture may span two rows. */
  ahu_widget_place (name, above ? 0 : 1, above ? 2 : 0, 1);
  gtk_widget_set_halign (get_part (label, PICTURE), above ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_valign (label, above ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  gtk_label_set_xalign (GTK_LABEL (name), above ? 0.5f : 0);
  gtk_label_set_justify (GTK_LABEL (name), above ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT);
  gtk_widget_set_hexpand (name, above);
  ahu_widget_set_css_class (name, "heading", !above);
  if (detail != NULL)
    gtk_widget_set_visible (detail, !above);
}
