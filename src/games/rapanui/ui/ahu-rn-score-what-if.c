/* ahu-rn-score-what-if.c: what another count would change, beside the form of counts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-score-what-if.h"

#include <glib/gi18n.h>

#include "games/rapanui/study/rn-what-if.h"

static void
append_line (GtkWidget  *box,
             const char *text,
             const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
}

static GtkWidget *
make_change (const RnWhatIf    *what_if,
             const char *const *names)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char *heading = rn_what_if_heading (what_if, names);
  g_auto (GStrv) sentences = rn_what_if_sentences (what_if, names);

  append_line (box, heading, "heading");
  for (guint i = 0; sentences[i] != NULL; i++)
    append_line (box, sentences[i], NULL);

  return box;
}

GtkWidget *
ahu_rn_score_what_if_new (const RnSheet     *sheet,
                          RnSheetCell        cell,
                          const char *const *names,
                          gboolean           narrow)
{
  static const int directions[] = { 1, -1 };
  GtkWidget *grid = gtk_grid_new ();
  int n = 0;

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 24);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      RnWhatIf what_if;

      if (!rn_what_if_find (&what_if, sheet, cell, directions[i]))
        continue;
      gtk_grid_attach (GTK_GRID (grid), make_change (&what_if, names), narrow ? 0 : n, narrow ? n : 0, 1, 1);
      n++;
    }
  if (n == 0)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

      append_line (box, _("No small change here would change a value or a place."), NULL);
      gtk_grid_attach (GTK_GRID (grid), box, 0, 0, 1, 1);
    }

  return grid;
}
