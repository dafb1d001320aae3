/* ahu-sentence-row.c: one sentence about one player or about all
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/entry/ahu-sentence-row.h"

#include "toolkit/art/ahu-picture.h"
#include "toolkit/rules/ahu-rules-text.h"

#define MARK_SIZE 28

struct _AhuSentenceRow
{
  GtkGrid parent_instance;

  int n_lines;
};

G_DEFINE_FINAL_TYPE (AhuSentenceRow, ahu_sentence_row, GTK_TYPE_GRID)

static void
add_line (AhuSentenceRow *self,
          GtkWidget      *widget)
{
  gtk_grid_attach (GTK_GRID (self), widget, 1, self->n_lines++, 1, 1);
}

static void
add_words (AhuSentenceRow *self,
           const char     *text,
           const char     *css_class)
{
  GtkWidget *words = gtk_label_new (NULL);

  ahu_rules_label_set_text (GTK_LABEL (words), text);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (words), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_add_css_class (words, css_class);
  add_line (self, words);
}

static void
ahu_sentence_row_class_init (AhuSentenceRowClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_sentence_row_init (AhuSentenceRow *self)
{
  gtk_grid_set_column_spacing (GTK_GRID (self), 12);
  gtk_grid_set_row_spacing (GTK_GRID (self), 4);
  gtk_widget_add_css_class (GTK_WIDGET (self), "sentence-row");
}

GtkWidget *
ahu_sentence_row_new (const char *colour,
                      const char *sentence,
                      const char *css_class)
{
  AhuSentenceRow *self = g_object_new (AHU_TYPE_SENTENCE_ROW, NULL);

  g_return_val_if_fail (sentence != NULL, NULL);

  if (colour != NULL)
    {
      GtkWidget *mark = ahu_mark_new (colour, MARK_SIZE);

      gtk_widget_set_valign (mark, GTK_ALIGN_START);
      gtk_grid_attach (GTK_GRID (self), mark, 0, 0, 1, 1);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
  add_words (self, sentence, css_class);

  return GTK_WIDGET (self);
}

void
ahu_sentence_row_add_note (AhuSentenceRow *self,
                           const char     *note)
{
  g_return_if_fail (AHU_IS_SENTENCE_ROW (self));
  g_return_if_fail (note != NULL);

  add_words (self, note, "second");
}

void
ahu_sentence_row_add_button (AhuSentenceRow *self,
                             const char     *label,
                             const char     *action,
                             guint           index)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *words = gtk_label_new (label);

  g_return_if_fail (AHU_IS_SENTENCE_ROW (self));

  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (words), GTK_NATURAL_WRAP_NONE);
  gtk_button_set_child (GTK_BUTTON (button), words);
  gtk_widget_add_css_class (button, "touch");
  gtk_widget_add_css_class (button, "text-button");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", index);
  add_line (self, button);
}
