/* ahu-rn-columns.c: the four columns of the general display, as places to lay cards in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-columns.h"

#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-card.h"
#include "games/rapanui/ui/ahu-rn-stack.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/table/ahu-choice.h"

struct _AhuRnColumns
{
  GtkBox parent_instance;

  GtkWidget *labels[RN_COLUMNS];
  GtkWidget *keys[RN_COLUMNS];
  GtkWidget *stacks[RN_COLUMNS];
  GtkWidget *choices[AHU_RN_N_PLACES];
  GtkWidget *cards[AHU_RN_N_PLACES];
};

G_DEFINE_FINAL_TYPE (AhuRnColumns, ahu_rn_columns, GTK_TYPE_BOX)

static guint chosen_signal;

static void
clicked_cb (AhuRnColumns *self,
            GtkWidget   *choice)
{
  for (guint i = 0; i < AHU_RN_N_PLACES; i++)
    if (self->choices[i] == choice)
      {
        g_signal_emit (self, chosen_signal, 0, i);
        return;
      }
}

static void
build_place (AhuRnColumns *self,
             guint        column,
             guint        row)
{
  guint place = column * RN_COLUMN_CARDS + row;

  self->cards[place] = ahu_rn_card_new (RN_INVALID, ahu_rn_art_display_width (AHU_RN_SIZE_SMALL));
  self->choices[place] = ahu_choice_new ();
  gtk_widget_add_css_class (self->choices[place], "bare");
  ahu_choice_set_content (AHU_CHOICE (self->choices[place]), self->cards[place]);
  g_signal_connect_swapped (self->choices[place], "clicked", G_CALLBACK (clicked_cb), self);
  ahu_rn_stack_add (AHU_RN_STACK (self->stacks[column]), self->choices[place], row);
}

static void
build_column (AhuRnColumns *self,
              guint        column)
{
  /* Translators: keys of the columns of the general display */
  const char *keys[RN_COLUMNS] = { C_("key", "Q"), C_("key", "W"), C_("key", "E"), C_("key", "R") };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  /* Translators: %u is the number of a column of the general display */
  g_autofree char *text = g_strdup_printf (_("Column %u"), column + 1);

  self->labels[column] = g_object_new (GTK_TYPE_LABEL,
                                       "label", text,
                                       "xalign", 0.0,
                                       "hexpand", TRUE,
                                       "css-classes", (const char *[]) { "deal-column", NULL },
                                       NULL);
  self->keys[column] = ahu_keycap_new (keys[column]);
  gtk_widget_set_visible (self->keys[column], FALSE);
  gtk_box_append (GTK_BOX (head), self->labels[column]);
  gtk_box_append (GTK_BOX (head), self->keys[column]);
  gtk_widget_set_hexpand (head, FALSE);
  self->stacks[column] = ahu_rn_stack_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->stacks[column]), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  for (guint row = 0; row < RN_COLUMN_CARDS; row++)
    build_place (self, column, row);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), self->stacks[column]);
  gtk_box_append (GTK_BOX (self), box);
}

static void
ahu_rn_columns_class_init (AhuRnColumnsClass *klass)
{
  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
ahu_rn_columns_init (AhuRnColumns *self)
{
  for (guint i = 0; i < RN_COLUMNS; i++)
    build_column (self, i);
}

GtkWidget *
ahu_rn_columns_new (void)
{
  return g_object_new (AHU_TYPE_RN_COLUMNS, NULL);
}

void
ahu_rn_columns_show_keys (AhuRnColumns *self)
{
  g_return_if_fail (AHU_IS_RN_COLUMNS (self));

  for (guint i = 0; i < RN_COLUMNS; i++)
    gtk_widget_set_visible (self->keys[i], TRUE);
}

void
ahu_rn_columns_set_card_width (AhuRnColumns *self,
                               int          width,
                               int          gap,
                               gboolean     numbers)
{
  g_return_if_fail (AHU_IS_RN_COLUMNS (self));

  gtk_box_set_spacing (GTK_BOX (self), gap);
  for (guint i = 0; i < RN_COLUMNS; i++)
    {
      g_autofree char *text = g_strdup_printf (numbers ? "%u" : _("Column %u"), i + 1);

      gtk_label_set_label (GTK_LABEL (self->labels[i]), text);
      ahu_rn_stack_set_card_width (AHU_RN_STACK (self->stacks[i]), width);
    }
  for (guint i = 0; i < AHU_RN_N_PLACES; i++)
    ahu_rn_card_set_width (AHU_RN_CARD (self->cards[i]), width);
}

static void
name_place (AhuRnColumns *self,
            guint        place,
            guint        kind)
{
  guint column = place / RN_COLUMN_CARDS + 1;
  guint card = place % RN_COLUMN_CARDS + 1;
  g_autofree char *name = NULL;

  if (kind == RN_INVALID)
    /* Translators: the number of a column and of a place in it, from the back */
    name = g_strdup_printf (_("Column %u, card %u: empty"), column, card);
  else
    /* Translators: the number of a column, of a place in it from the back, and
     * the kind of the card there */
    name = g_strdup_printf (_("Column %u, card %u: %s"), column, card, rn_kind_name (kind));
  ahu_choice_set_name (AHU_CHOICE (self->choices[place]), name,
                       kind == RN_INVALID ? NULL : _("Choose it to change it"));
}

void
ahu_rn_columns_show (AhuRnColumns      *self,
                     guint             place,
                     const AhuRnPlace *look)
{
  AhuRnCard *card;

  g_return_if_fail (AHU_IS_RN_COLUMNS (self));
  g_return_if_fail (place < AHU_RN_N_PLACES);

  gtk_widget_set_visible (self->choices[place], look != NULL);
  if (look == NULL)
    return;

  card = AHU_RN_CARD (self->cards[place]);
  ahu_rn_card_set_kind (card, look->kind);
  ahu_rn_card_set_behind (card, look->is_behind);
  ahu_rn_card_set_place (card, look->caption, look->is_next);
  ahu_widget_set_css_class (self->choices[place], "deal-chosen", look->is_next && look->kind != RN_INVALID);
  name_place (self, place, look->kind);
}

void
ahu_rn_columns_set_present (AhuRnColumns *self,
                            guint        column)
{
  g_return_if_fail (AHU_IS_RN_COLUMNS (self));

  for (guint i = 0; i < RN_COLUMNS; i++)
    ahu_widget_set_css_class (self->labels[i], "present", i == column);
}

GtkWidget *
ahu_rn_columns_get (AhuRnColumns *self,
                    guint        place)
{
  g_return_val_if_fail (AHU_IS_RN_COLUMNS (self), NULL);
  g_return_val_if_fail (place < AHU_RN_N_PLACES, NULL);

  return self->choices[place];
}
