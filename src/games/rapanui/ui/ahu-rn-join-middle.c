/* ahu-rn-join-middle.c: the Stone and the supply piles of a running game, to be entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-join-middle.h"

#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-join-field.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/table/ahu-choice.h"

#define STONE 72
#define TOP 36
#define FIELD_WIDTH 72
#define PILE_WIDTH 64

struct _AhuRnJoinMiddle
{
  GtkBox parent_instance;

  GtkWidget *size;
  GtkWidget *top;
  GtkWidget *top_card;
  GtkWidget *supply[RN_SACRIFICES];
  GtkWidget *deck;
  GtkWidget *fault;
};

G_DEFINE_FINAL_TYPE (AhuRnJoinMiddle, ahu_rn_join_middle, GTK_TYPE_BOX)

static guint top_chosen_signal;

static void
clicked_cb (AhuRnJoinMiddle *self)
{
  g_signal_emit (self, top_chosen_signal, 0);
}

static void
build_stone (AhuRnJoinMiddle *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->size = ahu_rn_join_field_new (RN_JOIN_STONE);
  gtk_widget_set_hexpand (self->size, FALSE);
  gtk_widget_set_size_request (self->size, FIELD_WIDTH, -1);
  self->top_card = ahu_picture_new (NULL, TOP, ahu_rn_art_sacrifice_height (TOP));
  self->top = ahu_choice_new ();
  gtk_widget_add_css_class (self->top, "join-top");
  gtk_widget_set_valign (self->top, GTK_ALIGN_CENTER);
  ahu_choice_set_content (AHU_CHOICE (self->top), self->top_card);
  g_signal_connect_swapped (self->top, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_box_append (GTK_BOX (line), ahu_picture_new ("stone", STONE, STONE * 2 / 3));
  gtk_box_append (GTK_BOX (line), self->size);
  /* Translators: beside the number of cards on the Stone; the card that lies on top follows */
  gtk_box_append (GTK_BOX (line), gtk_label_new (_("on top")));
  gtk_box_append (GTK_BOX (line), self->top);
  gtk_box_append (GTK_BOX (self), ahu_widget_words_new (_("Stone of Sacrifice"), "heading"));
  gtk_box_append (GTK_BOX (self), line);
}

static void
build_supply (AhuRnJoinMiddle *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_box_set_homogeneous (GTK_BOX (line), TRUE);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      self->supply[kind] = ahu_rn_join_field_new (RN_JOIN_SUPPLY + kind);
      gtk_widget_set_size_request (self->supply[kind], PILE_WIDTH, -1);
      gtk_box_append (GTK_BOX (line), ahu_rn_join_pair_new (self->supply[kind], GTK_ORIENTATION_VERTICAL));
    }
  gtk_box_append (GTK_BOX (self), ahu_widget_words_new (_("Supply piles"), "heading"));
  gtk_box_append (GTK_BOX (self), line);
}

static void
ahu_rn_join_middle_class_init (AhuRnJoinMiddleClass *klass)
{
  top_chosen_signal = g_signal_new ("top-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                    0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ahu_rn_join_middle_init (AhuRnJoinMiddle *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_add_css_class (GTK_WIDGET (self), "join-stone");
  build_stone (self);
  build_supply (self);
  self->deck = ahu_widget_words_new (NULL, "second");
  self->fault = ahu_rn_join_fault_new ();
  gtk_box_append (GTK_BOX (self), self->deck);
  gtk_box_append (GTK_BOX (self), self->fault);
}

GtkWidget *
ahu_rn_join_middle_new (void)
{
  return g_object_new (AHU_TYPE_RN_JOIN_MIDDLE, NULL);
}

GtkWidget *
ahu_rn_join_middle_get (AhuRnJoinMiddle *self,
                        guint           target)
{
  g_return_val_if_fail (AHU_IS_RN_JOIN_MIDDLE (self), NULL);

  if (target == RN_JOIN_STONE)
    return self->size;

  return target == RN_JOIN_TOP ? self->top : self->supply[target - RN_JOIN_SUPPLY];
}

static void
show_top (AhuRnJoinMiddle *self,
          RnJoinEntry *entry)
{
  guint top = rn_join_entry_get_top (entry);
  gboolean is_told = top < RN_SACRIFICES || top == RN_SACRIFICE_HIDDEN;
  const char *what = top < RN_SACRIFICES ? rn_sacrifice_name (top)
                     : is_told ? _("a face-down card") : _("not entered yet");
  /* Translators: for a screen reader; %s is “a face-down card”, a Sacrifice kind or “not entered yet” */
  g_autofree char *name = g_strdup_printf (_("On top of the Stone: %s"), what);

  ahu_choice_set_name (AHU_CHOICE (self->top), name, NULL);
  ahu_picture_set_name_and_size (AHU_PICTURE (self->top_card), is_told ? ahu_rn_art_sacrifice (top) : NULL,
                                 TOP, ahu_rn_art_sacrifice_height (TOP));
  ahu_widget_set_css_class (self->top, "open", !is_told);
  ahu_widget_set_css_class (self->top, "current", rn_join_entry_get_present (entry) == RN_JOIN_TOP);
}

void
ahu_rn_join_middle_update (AhuRnJoinMiddle *self,
                           RnJoinEntry *entry,
                           const char     *fault)
{
  gint64 deck;

  g_return_if_fail (AHU_IS_RN_JOIN_MIDDLE (self));
  g_return_if_fail (entry != NULL);

  deck = rn_join_entry_get_number (entry, RN_JOIN_DECK);
  if (deck == RN_JOIN_UNKNOWN && rn_join_entry_is_whole (entry))
    deck = rn_join_entry_derive (entry, RN_JOIN_DECK);
  show_top (self, entry);
  if (deck == RN_JOIN_UNKNOWN)
    gtk_label_set_text (GTK_LABEL (self->deck), _("The draw pile follows from the rest."));
  else
    {
      /* Translators: %d is a number of cards */
      g_autofree char *words = g_strdup_printf (ngettext ("%d card in the draw pile", "%d cards in the draw pile", (gulong) deck),
                                                (int) deck);

      gtk_label_set_text (GTK_LABEL (self->deck), words);
    }
  ahu_rn_join_fault_show (self->fault, fault);
}
