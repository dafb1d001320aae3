/* ahu-question.c: what a page asks for, and about whom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/entry/ahu-question.h"

#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/rules/ahu-rules-text.h"

#define ICON 24
#define MARK 30

struct _AhuQuestion
{
  GtkBox parent_instance;

  GtkWidget *icon; /* of the table */
  GtkWidget *mark; /* of a player */
  GtkLabel *words;
  GtkLabel *hint;
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (AhuQuestion, ahu_question, GTK_TYPE_BOX)

static void
ahu_question_class_init (AhuQuestionClass *klass)
{
}

static void
ahu_question_init (AhuQuestion *self)
{
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_set_spacing (GTK_BOX (self), 12);
  self->icon = g_object_new (GTK_TYPE_IMAGE, "icon-name", "ahu-table-symbolic", "pixel-size", ICON,
                             "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (self->icon, "accent");
  self->mark = ahu_mark_new ("green", MARK);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->mark, FALSE);
  self->words = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE,
                              "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->words), "question");
  self->hint = GTK_LABEL (ahu_widget_words_new (NULL, "second"));
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (texts), GTK_WIDGET (self->words));
  gtk_box_append (GTK_BOX (texts), GTK_WIDGET (self->hint));
  gtk_box_append (GTK_BOX (self), self->icon);
  gtk_box_append (GTK_BOX (self), self->mark);
  gtk_box_append (GTK_BOX (self), texts);
}

static void
show_icon (AhuQuestion *self)
{
  gtk_widget_set_visible (self->icon, !self->narrow && !gtk_widget_get_visible (self->mark));
}

void
ahu_question_ask (AhuQuestion *self,
                  const char  *colour,
                  const char  *words)
{
  g_return_if_fail (AHU_IS_QUESTION (self));
  g_return_if_fail (words != NULL);

  if (colour != NULL)
    ahu_mark_set_colour (AHU_PICTURE (self->mark), colour, MARK);
  gtk_widget_set_visible (self->mark, colour != NULL);
  show_icon (self);
  ahu_rules_label_set_text (self->words, words);
}

void
ahu_question_hint (AhuQuestion *self,
                   const char  *hint,
                   gboolean     refused)
{
  g_return_if_fail (AHU_IS_QUESTION (self));
  g_return_if_fail (hint != NULL);

  ahu_rules_label_set_text (self->hint, hint);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), *hint != '\0');
  ahu_widget_set_css_class (GTK_WIDGET (self->hint), "refusal", refused);
}

void
ahu_question_set_narrow (AhuQuestion *self,
                         gboolean     narrow)
{
  g_return_if_fail (AHU_IS_QUESTION (self));

  self->narrow = narrow;
  show_icon (self);
}
