/* ahu-rn-join-seat.c: what lies in front of one player of a running game, to be entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-join-seat.h"

#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-card.h"
#include "games/rapanui/ui/ahu-rn-join-field.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/table/ahu-choice.h"

#define MARK 28
#define CARD 40

/* How the width of a head is shared by the name and each number. */
#define NAME_UNITS 4
#define PAIR_UNITS 3

struct _AhuRnJoinSeat
{
  GtkBox parent_instance;

  guint seat;
  char *player;
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *to_move;
  GtkWidget *fields[RN_JOIN_OWNED_KIND];
  GtkWidget *hand;
  GtkWidget *choices[RN_HAND_CARDS];
  GtkWidget *cards[RN_HAND_CARDS];
  GtkWidget *fault;
};

G_DEFINE_FINAL_TYPE (AhuRnJoinSeat, ahu_rn_join_seat, GTK_TYPE_BOX)

static guint card_chosen_signal;

static void
clicked_cb (AhuRnJoinSeat *self,
            GtkWidget       *choice)
{
  for (guint i = 0; i < RN_HAND_CARDS; i++)
    if (self->choices[i] == choice)
      g_signal_emit (self, card_chosen_signal, 0, i);
}

static void
build_head (AhuRnJoinSeat *self)
{
  GtkWidget *head = gtk_grid_new ();
  GtkWidget *who = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->mark = ahu_mark_new ("green", MARK);
  self->name = ahu_widget_words_new (NULL, "heading");
  gtk_label_set_wrap (GTK_LABEL (self->name), FALSE);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  /* Translators: below the name of the player whose turn it is */
  self->to_move = ahu_widget_words_new (C_("player", "to move"), "second");
  gtk_box_append (GTK_BOX (words), self->name);
  gtk_box_append (GTK_BOX (words), self->to_move);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (who), self->mark);
  gtk_box_append (GTK_BOX (who), words);
  /* Whatever the names, the numbers of all players stand below each other. */
  gtk_grid_set_column_homogeneous (GTK_GRID (head), TRUE);
  gtk_grid_attach (GTK_GRID (head), who, 0, 0, NAME_UNITS, 1);
  for (guint field = RN_JOIN_WOOD; field <= RN_JOIN_OWNED; field++)
    {
      GtkWidget *pair = ahu_rn_join_pair_new (self->fields[field], GTK_ORIENTATION_HORIZONTAL);

      gtk_widget_set_margin_start (pair, 4);
      gtk_grid_attach (GTK_GRID (head), pair, (int) (NAME_UNITS + (field - RN_JOIN_WOOD) * PAIR_UNITS), 0, PAIR_UNITS, 1);
    }
  gtk_box_append (GTK_BOX (self), head);
}

static void
build_hand (AhuRnJoinSeat *self)
{
  GtkWidget *words = ahu_widget_words_new (_("Hand"), "second");

  self->hand = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (self->hand), words);
  for (guint i = 0; i < RN_HAND_CARDS; i++)
    {
      self->cards[i] = ahu_rn_card_new (RN_INVALID, CARD);
      self->choices[i] = ahu_choice_new ();
      gtk_widget_add_css_class (self->choices[i], "bare");
      ahu_choice_set_content (AHU_CHOICE (self->choices[i]), self->cards[i]);
      g_signal_connect_swapped (self->choices[i], "clicked", G_CALLBACK (clicked_cb), self);
      gtk_box_append (GTK_BOX (self->hand), self->choices[i]);
    }
  gtk_widget_set_visible (self->hand, FALSE);
  gtk_box_append (GTK_BOX (self), self->hand);
}

static void
ahu_rn_join_seat_finalize (GObject *object)
{
  g_free (AHU_RN_JOIN_SEAT (object)->player);

  G_OBJECT_CLASS (ahu_rn_join_seat_parent_class)->finalize (object);
}

static void
ahu_rn_join_seat_class_init (AhuRnJoinSeatClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_rn_join_seat_finalize;
  card_chosen_signal = g_signal_new ("card-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_rn_join_seat_init (AhuRnJoinSeat *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 2);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "join-panel");
}

GtkWidget *
ahu_rn_join_seat_new (guint seat)
{
  AhuRnJoinSeat *self = g_object_new (AHU_TYPE_RN_JOIN_SEAT, NULL);
  GtkWidget *area;

  self->seat = seat;
  for (guint field = 0; field < RN_JOIN_OWNED_KIND; field++)
    self->fields[field] = ahu_rn_join_field_new (rn_join_field (seat, field));
  build_head (self);
  area = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  gtk_box_set_homogeneous (GTK_BOX (area), TRUE);
  for (guint kind = 0; kind < RN_KINDS; kind++)
    gtk_box_append (GTK_BOX (area), ahu_rn_join_pair_new (self->fields[RN_JOIN_AREA + kind], GTK_ORIENTATION_VERTICAL));
  gtk_box_append (GTK_BOX (self), area);
  build_hand (self);
  self->fault = ahu_rn_join_fault_new ();
  gtk_box_append (GTK_BOX (self), self->fault);

  return GTK_WIDGET (self);
}

GtkWidget *
ahu_rn_join_seat_get_field (AhuRnJoinSeat *self,
                            guint            field)
{
  g_return_val_if_fail (AHU_IS_RN_JOIN_SEAT (self), NULL);
  g_return_val_if_fail (field < RN_JOIN_OWNED_KIND, NULL);

  return self->fields[field];
}

GtkWidget *
ahu_rn_join_seat_get_card (AhuRnJoinSeat *self,
                           guint            index)
{
  g_return_val_if_fail (AHU_IS_RN_JOIN_SEAT (self), NULL);

  return self->choices[MIN (index, RN_HAND_CARDS - 1)];
}

void
ahu_rn_join_seat_set_player (AhuRnJoinSeat *self,
                             const char      *name,
                             const char      *colour)
{
  g_return_if_fail (AHU_IS_RN_JOIN_SEAT (self));
  g_return_if_fail (name != NULL && colour != NULL);

  g_free (self->player);
  self->player = g_strdup (name);
  ahu_mark_set_colour (AHU_PICTURE (self->mark), colour, MARK);
  ahu_player_colour_own (colour, GTK_WIDGET (self), FALSE);
  gtk_label_set_text (GTK_LABEL (self->name), name);
  gtk_widget_set_tooltip_text (self->name, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_card (AhuRnJoinSeat *self,
           guint            index,
           guint            kind,
           gboolean         is_next)
{
  g_autofree char *name = NULL;

  if (kind == RN_INVALID)
    /* Translators: %1$s is a player’s name, %2$u which card of the hand */
    name = g_strdup_printf (_("Hand of %1$s, card %2$u: not told"), self->player, index + 1);
  else
    /* Translators: %1$s is a player’s name, %2$u which card of the hand, %3$s its kind */
    name = g_strdup_printf (_("Hand of %1$s, card %2$u: %3$s"), self->player, index + 1, rn_kind_name (kind));
  ahu_choice_set_name (AHU_CHOICE (self->choices[index]), name,
                       kind == RN_INVALID ? NULL : _("Choose it to change it"));
  ahu_rn_card_set_kind (AHU_RN_CARD (self->cards[index]), kind);
  ahu_rn_card_set_place (AHU_RN_CARD (self->cards[index]), NULL, is_next);
  ahu_widget_set_css_class (self->choices[index], "deal-chosen", is_next && kind != RN_INVALID);
}

void
ahu_rn_join_seat_update (AhuRnJoinSeat *self,
                         RnJoinEntry   *entry)
{
  guint8 kinds[RN_COLUMN_CARDS];
  guint n, present;

  g_return_if_fail (AHU_IS_RN_JOIN_SEAT (self));
  g_return_if_fail (entry != NULL);

  present = rn_join_entry_get_present (entry);
  n = rn_join_entry_get_cards (entry, RN_JOIN_HAND + self->seat, kinds);
  for (guint i = 0; i < RN_HAND_CARDS; i++)
    show_card (self, i, i < n ? kinds[i] : RN_INVALID,
               present == RN_JOIN_HAND + self->seat && i == rn_join_entry_get_card (entry));
  gtk_widget_set_visible (self->hand, n > 0 || rn_join_entry_is_whole (entry) ||
                                      (present < RN_JOIN_TARGETS && rn_join_step (present) == RN_JOIN_HANDS));
  gtk_widget_set_visible (self->to_move, rn_join_entry_get_active (entry) == (int) self->seat);
  ahu_widget_set_css_class (GTK_WIDGET (self), "present", rn_join_player (present) == (int) self->seat);
}

void
ahu_rn_join_seat_show_fault (AhuRnJoinSeat *self,
                             const char    *fault)
{
  g_return_if_fail (AHU_IS_RN_JOIN_SEAT (self));

  ahu_rn_join_fault_show (self->fault, fault);
}
