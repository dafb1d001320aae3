/* ahu-score-so-far.c: what each player has while not everything is counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/entry/ahu-score-so-far.h"

#include <glib/gi18n.h>

#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-wrap-layout.h"

#define MARK_SIZE 24

/* Returns: (transfer full): the number, or a dash where nothing is counted */
static char *
dup_points (const AhuScoringPlayer *player)
{
  if (!player->begun)
    return g_strdup (C_("not counted", "–"));

  return g_strdup_printf ("%" G_GINT64_FORMAT, player->points);
}

char *
ahu_score_so_far_dup_to_go (const AhuScoring *scoring)
{
  /* Translators: %1$u of %2$u numbers are still to be entered. */
  return g_strdup_printf (ngettext ("%1$u of %2$u to go", "%1$u of %2$u to go", scoring->n_missing),
                          scoring->n_missing, scoring->n_counts);
}

static GtkWidget *
progress_new (const AhuScoring *scoring)
{
  GtkWidget *bar = gtk_progress_bar_new ();
  g_autofree char *words = ahu_score_so_far_dup_to_go (scoring);

  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), 1 - (double) scoring->n_missing / scoring->n_counts);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);

  return bar;
}

static GtkWidget *
head_new (const AhuScoring *scoring)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_autofree char *words = ahu_score_so_far_dup_to_go (scoring);

  gtk_box_append (GTK_BOX (head), progress_new (scoring));
  gtk_box_append (GTK_BOX (head), ahu_widget_words_new (words, "second"));

  return head;
}

static GtkWidget *
row_new (const AhuScoringPlayer *player,
         const char             *name,
         const char             *colour)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_autofree char *points = dup_points (player);
  GtkWidget *name_label = ahu_widget_breakable_words_new (name, "heading");
  GtkWidget *sum_label = ahu_widget_words_new (player->sum != NULL ? player->sum : "", "second");
  GtkWidget *number = gtk_label_new (points);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (row, "so-far-row");
  gtk_widget_add_css_class (number, "so-far-number");
  gtk_widget_add_css_class (number, "numeric");
  ahu_widget_set_css_class (number, "counted", player->counted);
  gtk_box_append (GTK_BOX (words), name_label);
  gtk_box_append (GTK_BOX (words), sum_label);
  gtk_box_append (GTK_BOX (row), ahu_mark_new (colour, MARK_SIZE));
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), number);

  return row;
}

GtkWidget *
ahu_score_so_far_new (AhuSheet  *sheet,
                      GtkWidget *more)
{
  const AhuScoring *scoring = ahu_sheet_get_scoring (sheet);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_auto (GStrv) names = ahu_sheet_dup_names (sheet);

  gtk_widget_add_css_class (rows, "panel");
  gtk_widget_add_css_class (rows, "so-far");
  if (scoring->n_missing > 0)
    gtk_box_append (GTK_BOX (box), head_new (scoring));
  gtk_box_append (GTK_BOX (box), rows);
  for (guint p = 0; p < scoring->n_players; p++)
    {
      if (p > 0)
        gtk_box_append (GTK_BOX (rows), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
      gtk_box_append (GTK_BOX (rows), row_new (&scoring->players[p], names[p], ahu_sheet_get_colour (sheet, p)));
    }
  if (more != NULL)
    gtk_box_append (GTK_BOX (box), more);

  return box;
}

GtkWidget *
ahu_score_so_far_line_new (AhuSheet *sheet)
{
  const AhuScoring *scoring = ahu_sheet_get_scoring (sheet);
  /* Six players need two lines of a telephone. */
  GtkWidget *line = ahu_wrap_box_new (12, 3);
  g_auto (GStrv) names = ahu_sheet_dup_names (sheet);

  gtk_box_append (GTK_BOX (line), ahu_widget_words_new (_("So far"), "heading"));
  for (guint p = 0; p < scoring->n_players; p++)
    {
      GtkWidget *one = g_object_new (GTK_TYPE_BOX, "spacing", 6, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
      g_autofree char *points = dup_points (&scoring->players[p]);
      GtkWidget *number = gtk_label_new (points);

      gtk_accessible_update_property (GTK_ACCESSIBLE (one), GTK_ACCESSIBLE_PROPERTY_LABEL, names[p], -1);
      gtk_widget_set_tooltip_text (one, names[p]);
      gtk_widget_add_css_class (number, "numeric");
      gtk_widget_add_css_class (number, "heading");
      gtk_box_append (GTK_BOX (one), ahu_mark_new (ahu_sheet_get_colour (sheet, p), 20));
      gtk_box_append (GTK_BOX (one), number);
      gtk_box_append (GTK_BOX (line), one);
    }

  return line;
}
