/* ahu-rn-score-parts.c: what the form of counts has to tell beside itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-score-parts.h"

#include <glib/gi18n.h>

#include "games/rapanui/study/rn-what-if.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-paper.h"
#include "games/rapanui/ui/ahu-rn-score-form.h"
#include "games/rapanui/ui/ahu-rn-stone-ranking.h"
#include "games/rapanui/ui/ahu-rn-story.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-widget.h"

#define FACE 32

static const RnSheet *
get_counts (AhuScoreForm *form)
{
  return ahu_rn_score_form_get_counts (AHU_RN_SCORE_FORM (form));
}

static GtkWidget *
make_change (const RnWhatIf    *what_if,
             const char *const *names)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char *heading = rn_what_if_heading (what_if, names);
  g_auto (GStrv) sentences = rn_what_if_sentences (what_if, names);

  gtk_box_append (GTK_BOX (box), ahu_widget_words_new (heading, "heading"));
  for (guint i = 0; sentences[i] != NULL; i++)
    gtk_box_append (GTK_BOX (box), ahu_widget_words_new (sentences[i], NULL));

  return box;
}

static GtkWidget *
what_if_new (AhuScoreForm *form,
             gboolean      narrow)
{
  static const int directions[] = { 1, -1 };
  RnSheetCell cell = ahu_rn_score_form_get_cell (AHU_RN_SCORE_FORM (form));
  g_auto (GStrv) names = ahu_sheet_dup_names (ahu_score_form_get_sheet (form));
  GtkWidget *grid;
  int n = 0;

  if (rn_sheet_check (get_counts (form)).code != RN_OK)
    return NULL;

  grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 24);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      RnWhatIf what_if;

      if (!rn_what_if_find (&what_if, get_counts (form), cell, directions[i]))
        continue;
      gtk_grid_attach (GTK_GRID (grid), make_change (&what_if, (const char *const *) names),
                       narrow ? 0 : n, narrow ? n : 0, 1, 1);
      n++;
    }
  if (n == 0)
    gtk_grid_attach (GTK_GRID (grid),
                     ahu_widget_words_new (_("No small change here would change a value or a place."), NULL), 0, 0, 1, 1);

  return grid;
}

static GtkWidget *
value_new (guint kind,
           int   value)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  g_autofree char *number = g_strdup_printf ("%d", value);
  g_autofree char *each = g_strdup_printf (C_("Sacrifice value", "%s each"), number);
  GtkWidget *label = gtk_label_new (each);

  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_tooltip_text (box, rn_sacrifice_name (kind));
  gtk_box_append (GTK_BOX (box), ahu_picture_new (ahu_rn_art_sacrifice (kind), FACE,
                                                  ahu_rn_art_sacrifice_height (FACE)));
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

/* Once the Stone is counted: the kinds from the highest value down, as the story of the end has them. */
static GtkWidget *
values_new (AhuScoreForm *form)
{
  GtkWidget *line;
  RnFinal final;

  if (!rn_sheet_is_counted (get_counts (form), -1))
    return NULL;

  rn_final (&final, get_counts (form));
  line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  gtk_box_set_homogeneous (GTK_BOX (line), TRUE);
  for (int value = 3; value >= 0; value--)
    for (guint kind = 0; kind < RN_SACRIFICES; kind++)
      if (final.value[kind] == value)
        gtk_box_append (GTK_BOX (line), value_new (kind, value));
  gtk_widget_add_css_class (line, "panel");
  gtk_widget_add_css_class (line, "so-far-values");

  return line;
}

static GtkWidget *
details_new (AhuScoreForm *form)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  RnFinal final;

  rn_final (&final, get_counts (form));
  gtk_box_append (GTK_BOX (box), ahu_widget_words_new (_("How the Stone ranked the kinds"), "page-section"));
  gtk_box_append (GTK_BOX (box), ahu_rn_stone_ranking_new_for_final (&final));

  return box;
}

static GtkWidget *
story_new (AhuScoreForm *form)
{
  AhuSheet *sheet = ahu_score_form_get_sheet (form);
  g_auto (GStrv) names = ahu_sheet_dup_names (sheet);
  g_auto (GStrv) colours = ahu_sheet_dup_colours (sheet);
  RnFinal final;

  rn_final (&final, get_counts (form));

  return ahu_rn_story_new (&final, NULL, (const char *const *) names, (const char *const *) colours);
}

static AhuPaper *
paper_new (AhuScoreForm *form,
           const char   *subtitle)
{
  AhuSheet *sheet = ahu_score_form_get_sheet (form);
  g_auto (GStrv) names = ahu_sheet_dup_names (sheet);
  g_auto (GStrv) colours = ahu_sheet_dup_colours (sheet);

  return ahu_rn_paper_new_for_sheet (get_counts (form), subtitle, (const char *const *) names,
                                     (const char *const *) colours);
}

void
ahu_rn_score_parts_install (AhuScoreFormClass *klass)
{
  klass->what_if_new = what_if_new;
  klass->so_far_new = values_new;
  klass->details_new = details_new;
  klass->story_new = story_new;
  klass->paper_new = paper_new;
}
