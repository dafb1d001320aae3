/* ahu-rn-cover-kind.c: the button of a cover that lays a Sacrifice card of one kind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-cover-kind.h"

#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/table/ahu-choice.h"

#define SPACING 4
/* Of the face of a kind of which there is none. */
#define FADED 0.35

static GtkWidget *
words_new (const char *text,
           const char *css_class)
{
  return g_object_new (GTK_TYPE_LABEL,
                       "label", text,
                       "wrap", TRUE,
                       "wrap-mode", PANGO_WRAP_WORD_CHAR,
                       "justify", GTK_JUSTIFY_CENTER,
                       "vexpand", TRUE,
                       "css-classes", (const char *[]) { css_class, NULL },
                       NULL);
}

GtkWidget *
ahu_rn_cover_kind_build (AhuRnCoverKind *self,
                         guint           kind)
{
  const char *const keys[RN_SACRIFICES] = {
    C_("key", "F"), C_("key", "M"), C_("key", "S"), C_("key", "G")
  };
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  self->kind = kind;
  self->face = ahu_picture_new (NULL, 1, 1);
  gtk_widget_set_halign (self->face, GTK_ALIGN_CENTER);
  self->name = words_new (rn_kind_name_hyphenated (RN_FISH + kind), "cover-kind");
  self->keycap = ahu_keycap_new (keys[kind]);
  gtk_widget_set_halign (self->keycap, GTK_ALIGN_CENTER);
  self->number = words_new ("", "cover-number");
  self->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_box_append (GTK_BOX (self->words), self->name);
  gtk_box_append (GTK_BOX (self->words), self->keycap);
  /* As large with the one as with the other: nothing moves. */
  self->stack = gtk_stack_new ();
  gtk_stack_add_child (GTK_STACK (self->stack), self->words);
  gtk_stack_add_child (GTK_STACK (self->stack), self->number);
  gtk_widget_set_vexpand (self->stack, TRUE);
  gtk_widget_set_hexpand (content, TRUE);
  gtk_box_append (GTK_BOX (content), self->face);
  gtk_box_append (GTK_BOX (content), self->stack);

  /* The button tells the same. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (content), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);

  self->choice = ahu_choice_new ();
  gtk_widget_add_css_class (self->choice, "cover-choice");
  ahu_choice_set_content (AHU_CHOICE (self->choice), content);
  ahu_choice_set_key (AHU_CHOICE (self->choice), keys[kind]);
  ahu_choice_set_show_key (AHU_CHOICE (self->choice), FALSE);

  return self->choice;
}

void
ahu_rn_cover_kind_set_size (AhuRnCoverKind *self,
                            int             width,
                            gboolean        bare)
{
  ahu_picture_set_name_and_size (AHU_PICTURE (self->face), ahu_rn_art_sacrifice (self->kind), width,
                                 ahu_rn_art_sacrifice_height (width));
  gtk_widget_set_visible (self->name, !bare);
}

void
ahu_rn_cover_kind_show (AhuRnCoverKind *self,
                        gboolean        inert,
                        const char     *number,
                        gboolean        none)
{
  const char *name = rn_sacrifice_name (self->kind);
  /* Translators: the kind of a Sacrifice card */
  g_autofree char *lay = g_strdup_printf (_("Lay %s face down"), name);

  gtk_label_set_text (GTK_LABEL (self->number), number != NULL ? number : "");
  gtk_stack_set_visible_child (GTK_STACK (self->stack), number != NULL ? self->number : self->words);
  gtk_widget_set_opacity (self->face, none ? FADED : 1);
  gtk_widget_set_visible (self->keycap, !inert);
  ahu_choice_set_inert (AHU_CHOICE (self->choice), inert);
  ahu_choice_set_name (AHU_CHOICE (self->choice), inert ? name : lay, number);
}
