/* ahu-tp-box-form-build.c: the cards of the form with the players' own box
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-box-form-private.h"

#include <glib/gi18n.h>

#include "games/tapati/ui/ahu-tp-box-words.h"
#include "games/tapati/ui/ahu-tp-combination.h"
#include "games/tapati/ui/ahu-tp-piece.h"
#include "games/tapati/ui/ahu-tp-ring.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/entry/ahu-count-spin.h"
#include "toolkit/layout/ahu-wrap-layout.h"

#define CAPTIVE 16
#define HEAD 18

static void
set_name (GtkWidget  *widget,
          const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Returns: (transfer floating): a card of the form, with its heading and what is said beside that */
static GtkWidget *
card_new (const char *title,
          GtkWidget  *note)
{
  GtkWidget *card = g_object_new (GTK_TYPE_BOX,
                                  "orientation", GTK_ORIENTATION_VERTICAL,
                                  "spacing", 9,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                  NULL);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *heading = ahu_widget_words_new (title, "section");

  gtk_widget_set_hexpand (heading, TRUE);
  gtk_label_set_xalign (GTK_LABEL (note), 1);
  gtk_label_set_justify (GTK_LABEL (note), GTK_JUSTIFY_RIGHT);
  gtk_box_append (GTK_BOX (head), heading);
  gtk_box_append (GTK_BOX (head), note);
  gtk_box_append (GTK_BOX (card), head);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "tp-box-card");
  set_name (card, title);

  return card;
}

/* A number with − and +, which stop where the others do. */
static GtkWidget *
number_new (AhuTpBoxForm  *self,
            AhuTpBoxField  field,
            guint          index)
{
  GtkWidget *spin = ahu_count_spin_new ();
  g_autofree char *name = ahu_tp_box_field_words (field, index, 0);

  gtk_spin_button_set_update_policy (GTK_SPIN_BUTTON (spin), GTK_UPDATE_IF_VALID);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (spin), 2);
  set_name (spin, name);
  ahu_tp_box_form_add_control (self, spin, field, index, 0);

  return spin;
}

/* A button for one of two values; @other is that for the first of them. */
static GtkWidget *
choice_new (AhuTpBoxForm  *self,
            GtkWidget     *content,
            AhuTpBoxField  field,
            guint          index,
            guint          value,
            GtkWidget     *other)
{
  GtkWidget *button = gtk_toggle_button_new ();
  g_autofree char *name = ahu_tp_box_field_words (field, index, value);

  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "tp-box-choice");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  set_name (button, name);
  if (other != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (other));
  ahu_tp_box_form_add_control (self, button, field, index, value);

  return button;
}

static GtkWidget *
number_label_new (guint number)
{
  GtkWidget *label = gtk_label_new (NULL);

  ahu_widget_show_number (label, number);
  gtk_widget_add_css_class (label, "tp-box-number");

  return label;
}

static void
build_quarries (AhuTpBoxForm *self)
{
  GtkWidget *card;

  self->total = ahu_widget_words_new (NULL, "second");
  card = card_new (_("Quarries"), self->total);
  self->quarries = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->quarries), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self->quarries), 2);
  gtk_grid_set_row_spacing (GTK_GRID (self->quarries), 12);
  for (guint i = 0; i < TP_CIRCLES; i++)
    {
      GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
      GtkWidget *tile = ahu_tp_piece_new ();
      GtkWidget *spin = number_new (self, AHU_TP_BOX_QUARRIES, i);

      ahu_tp_piece_show (AHU_TP_PIECE (tile), TP_QUARRY_1 + i, 0, AHU_TP_BOX_TILE);
      gtk_widget_set_halign (tile, GTK_ALIGN_CENTER);
      gtk_widget_set_halign (spin, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (cell), tile);
      gtk_box_append (GTK_BOX (cell), spin);
      gtk_grid_attach (GTK_GRID (self->quarries), cell, (int) i, 0, 1, 1);
    }
  gtk_box_append (GTK_BOX (card), self->quarries);
  gtk_widget_set_parent (card, GTK_WIDGET (self));
}

static GtkWidget *
spaces_new (guint spaces)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  gtk_box_append (GTK_BOX (box), number_label_new (spaces));
  for (guint i = 0; i < spaces; i++)
    {
      GtkWidget *captive = ahu_tp_piece_new ();

      ahu_tp_piece_show (AHU_TP_PIECE (captive), TP_SLAVE, 0, CAPTIVE);
      gtk_box_append (GTK_BOX (box), captive);
    }

  return box;
}

static GtkWidget *
rug_new (AhuTpBoxForm *self,
         guint         rug)
{
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *first = choice_new (self, spaces_new (1), AHU_TP_BOX_SPACES, rug, 1, NULL);

  self->rug_tiles[rug] = ahu_tp_piece_new ();
  gtk_widget_set_halign (self->rug_tiles[rug], GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (part), self->rug_tiles[rug]);
  gtk_box_append (GTK_BOX (line), number_new (self, AHU_TP_BOX_RUGS, rug));
  gtk_box_append (GTK_BOX (line), first);
  gtk_box_append (GTK_BOX (line), choice_new (self, spaces_new (2), AHU_TP_BOX_SPACES, rug, 2, first));
  gtk_box_append (GTK_BOX (part), line);

  return part;
}

static void
build_rugs (AhuTpBoxForm *self)
{
  GtkWidget *card = card_new (_("Rugs"), ahu_widget_words_new (_("how many; spaces on each"), "second"));

  self->rugs = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_set_homogeneous (GTK_BOX (self->rugs), TRUE);
  for (guint rug = 0; rug < TP_RUGS; rug++)
    gtk_box_append (GTK_BOX (self->rugs), rug_new (self, rug));
  gtk_box_append (GTK_BOX (card), self->rugs);
  gtk_widget_set_parent (card, GTK_WIDGET (self));
}

static void
build_row (AhuTpBoxForm *self)
{
  const char *const words[] = { _("as many as players"), _("players + 1") };
  GtkWidget *card = card_new (_("Quarries in the market row"), ahu_widget_words_new (_("beside its rug"), "second"));
  GtkWidget *first = NULL;

  self->row_line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  gtk_box_set_homogeneous (GTK_BOX (self->row_line), TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (self->rows); i++)
    {
      GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
      GtkWidget *label = ahu_widget_words_new (words[i], NULL);
      GtkWidget *button;

      self->rows[i] = number_label_new (0);
      gtk_box_append (GTK_BOX (content), self->rows[i]);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_box_append (GTK_BOX (content), label);
      button = choice_new (self, content, AHU_TP_BOX_ROW, 0, i, first);
      first = first != NULL ? first : button;
      gtk_box_append (GTK_BOX (self->row_line), button);
    }
  gtk_box_append (GTK_BOX (card), self->row_line);
  gtk_widget_set_parent (card, GTK_WIDGET (self));
}

static void
build_squares (AhuTpBoxForm *self)
{
  GtkWidget *card = card_new (_("Transfer squares"), ahu_widget_words_new (_("none less than the one before, the last 10"), "second"));
  GtkWidget *line = ahu_wrap_box_new (8, 9);

  for (guint i = 0; i + 1 < TP_SQUARES; i++)
    {
      GtkWidget *spin = number_new (self, AHU_TP_BOX_SQUARE, i);

      gtk_orientable_set_orientation (GTK_ORIENTABLE (spin), GTK_ORIENTATION_VERTICAL);
      gtk_editable_set_alignment (GTK_EDITABLE (spin), 0.5f);
      gtk_widget_add_css_class (spin, "tp-box-square");
      gtk_box_append (GTK_BOX (line), spin);
    }
  self->last_square = number_label_new (TP_MAX_SQUARE);
  gtk_widget_add_css_class (self->last_square, "tp-box-last");
  gtk_box_append (GTK_BOX (line), self->last_square);
  gtk_box_append (GTK_BOX (card), line);
  gtk_widget_set_parent (card, GTK_WIDGET (self));
}

static GtkWidget *
head_new (guint combination)
{
  GtkWidget *head = ahu_tp_combination_new ();

  ahu_tp_combination_show (AHU_TP_COMBINATION (head), combination, 0, HEAD);
  gtk_widget_set_halign (head, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (head, GTK_ALIGN_CENTER);

  return head;
}

static GtkWidget *
arrow_new (AhuTpBoxForm *self,
           guint         from,
           guint         to)
{
  GtkWidget *button = gtk_toggle_button_new ();
  g_autofree char *name = ahu_tp_box_arrow_words (from, to);
  GtkWidget *mark = g_object_new (GTK_TYPE_IMAGE, "icon-name", "object-select-symbolic",
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  /* Seen only while there is an arrow. */
  g_object_bind_property (button, "active", mark, "visible", G_BINDING_SYNC_CREATE);
  gtk_button_set_child (GTK_BUTTON (button), mark);
  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_add_css_class (button, "tp-box-arrow");
  set_name (button, name);
  ahu_tp_box_form_add_control (self, button, AHU_TP_BOX_ARROW, AHU_TP_BOX_ARROW_INDEX (from, to), 1);

  return button;
}

static GtkWidget *
arrow_grid_new (AhuTpBoxForm *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  /* The pictures over two columns stand further apart than the two of a pair. */
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  for (guint from = 0; from < TP_COMBINATIONS; from++)
    {
      gtk_grid_attach (GTK_GRID (grid), head_new (from), 0, (int) from + 1, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), head_new (from), (int) from + 1, 0, 1, 1);
      for (guint to = 0; to < TP_COMBINATIONS; to++)
        if (from != to)
          gtk_grid_attach (GTK_GRID (grid), arrow_new (self, from, to), (int) to + 1, (int) from + 1, 1, 1);
    }

  return grid;
}

static void
build_arrows (AhuTpBoxForm *self)
{
  GtkWidget *card = card_new (_("Arrows of the interchange"),
                              ahu_widget_words_new (_("give what is on the left, take what is at the top; tap for an arrow, or to remove it"), "second"));

  self->arrow_line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  self->ring = ahu_tp_ring_new ();
  gtk_widget_set_hexpand (self->ring, TRUE);
  gtk_widget_set_valign (self->ring, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->arrow_line), self->ring);
  gtk_box_append (GTK_BOX (self->arrow_line), arrow_grid_new (self));
  gtk_box_append (GTK_BOX (card), self->arrow_line);
  self->arrows = card;
  self->arrows_room = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->arrows_room, GTK_WIDGET (self));
  gtk_box_append (GTK_BOX (self->arrows_room), card);
}

void
ahu_tp_box_form_build (AhuTpBoxForm *self)
{
  g_return_if_fail (AHU_IS_TP_BOX_FORM (self));

  build_quarries (self);
  build_rugs (self);
  build_row (self);
  build_squares (self);
  build_arrows (self);
}
