/* ahu-rn-palette.c: the seven cards to enter what is laid on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-palette.h"

#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-card.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/table/ahu-choice.h"

typedef struct
{
  GtkWidget *choice;
  GtkWidget *card;
  GtkWidget *words;
  GtkWidget *keycap;
  GtkWidget *number;
  GtkWidget *left;
  GtkWidget *name;
} Cell;

struct _AhuRnPalette
{
  AhuParent parent_instance;

  GtkWidget *grid;
  Cell cells[RN_KINDS];
  AhuRnRoom room;
};

G_DEFINE_FINAL_TYPE (AhuRnPalette, ahu_rn_palette, AHU_TYPE_PARENT)

enum
{
  CHOSEN,
  REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const int card_widths[AHU_RN_SIZES] = {
  [AHU_RN_SIZE_SMALL] = 40,
  [AHU_RN_SIZE_MEDIUM] = 40,
  [AHU_RN_SIZE_LARGE] = 56,
  [AHU_RN_SIZE_HUGE] = 84,
};

/* In one row, and in two. */
static const int row_widths[AHU_RN_SIZES] = { 62, 82, 113, 113 };
#define ROWS_CARD_WIDTH 54
/* From this width on the name stands on the card. */
#define NAMED_CARD 100

static void
clicked_cb (AhuRnPalette *self,
            AhuChoice    *choice)
{
  const char *reason = ahu_choice_get_reason (choice);

  for (guint kind = 0; kind < RN_KINDS; kind++)
    if (self->cells[kind].choice == GTK_WIDGET (choice))
      {
        if (reason)
          g_signal_emit (self, signals[REFUSED], 0, reason);
        else
          g_signal_emit (self, signals[CHOSEN], 0, kind);
        return;
      }
}

/* The card above or beside its words. */
static void
lay_out_cell (AhuRnPalette *self,
              Cell         *cell)
{
  gboolean above = self->room.mat != AHU_RN_MAT_LOW;
  GtkWidget *grid = gtk_widget_get_parent (cell->card);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (grid);

  g_object_set (gtk_layout_manager_get_layout_child (layout, cell->card), "column-span", above ? 2 : 1, NULL);
  g_object_set (gtk_layout_manager_get_layout_child (layout, cell->words),
                "column", above ? 0 : 1, "row", above ? 1 : 0, "column-span", above ? 2 : 1, NULL);
  g_object_set (gtk_layout_manager_get_layout_child (layout, cell->name), "row", above ? 2 : 1, NULL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (cell->words),
                                  above ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_halign (cell->card, above ? GTK_ALIGN_CENTER : GTK_ALIGN_END);
  gtk_widget_set_halign (cell->words, above ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_label_set_xalign (GTK_LABEL (cell->number), !above ? 0 : gtk_widget_get_visible (cell->left) ? 1 : 0.5f);
  gtk_widget_insert_before (cell->keycap, cell->words, above ? NULL : cell->number);
}

static int
card_width (AhuRnPalette *self)
{
  int width = self->room.mat == AHU_RN_MAT_LOW    ? card_widths[self->room.size]
              : self->room.mat == AHU_RN_MAT_WIDE ? row_widths[self->room.size]
                                                  : ROWS_CARD_WIDTH;

  return (int) (width * self->room.scale);
}

static void
lay_out (AhuRnPalette *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->grid);
  gboolean above = self->room.mat != AHU_RN_MAT_LOW;
  gboolean narrow = above ? self->room.mat != AHU_RN_MAT_WIDE : self->room.size == AHU_RN_SIZE_SMALL;
  int per_row = narrow ? 4 : RN_KINDS;

  gtk_widget_set_valign (self->grid, above ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  for (int kind = 0; kind < RN_KINDS; kind++)
    {
      Cell *cell = &self->cells[kind];

      ahu_rn_card_set_width (AHU_RN_CARD (cell->card), card_width (self));
      gtk_label_set_max_width_chars (GTK_LABEL (cell->name),
                                     self->room.size > AHU_RN_SIZE_MEDIUM ? 12 : 10);
      gtk_widget_set_visible (cell->name, !narrow && card_width (self) < NAMED_CARD);
      gtk_widget_set_visible (cell->left, self->room.size > AHU_RN_SIZE_MEDIUM);
      lay_out_cell (self, cell);
      g_object_set (gtk_layout_manager_get_layout_child (layout, cell->choice),
                    "column", kind % per_row,
                    "row", kind / per_row,
                    NULL);
    }
}

static void
build_words (Cell       *cell,
             guint       kind,
             const char *key)
{
  cell->keycap = ahu_keycap_new (key);
  /* Itself it is always written from left to right, the palette may not be. */
  gtk_widget_set_halign (cell->keycap,
                         gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL ? GTK_ALIGN_END : GTK_ALIGN_START);
  cell->number = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (cell->number), 0);
  /* With one digit fewer the card stays where it is. */
  gtk_label_set_width_chars (GTK_LABEL (cell->number), 2);
  gtk_widget_add_css_class (cell->number, "number");
  /* Translators: below the number of cards of a kind that can still come */
  cell->left = gtk_label_new (_("left"));
  gtk_label_set_xalign (GTK_LABEL (cell->left), 0);
  gtk_widget_add_css_class (cell->left, "second");
  cell->name = g_object_new (GTK_TYPE_LABEL,
                             "label", rn_kind_name_hyphenated (kind),
                             "justify", GTK_JUSTIFY_CENTER,
                             "yalign", 0.0,
                             "wrap", TRUE,
                             "wrap-mode", PANGO_WRAP_WORD_CHAR,
                             "css-classes", (const char *[]) { "name", NULL },
                             NULL);
}

static void
build_cell (AhuRnPalette *self,
            guint         kind)
{
  /* Translators: keys of the card kinds: Lumberjack, Priest, Moai, Fish, Mulberry, Sweet
   * Potato, Grain */
  const char *keys[RN_KINDS] = { C_("key", "L"), C_("key", "P"), C_("key", "O"), C_("key", "F"),
                                 C_("key", "M"), C_("key", "S"), C_("key", "G") };
  Cell *cell = &self->cells[kind];
  GtkWidget *grid = gtk_grid_new ();
  /* Translators: %s is a card kind */
  g_autofree char *name = g_strdup_printf (_("Next card: %s"), rn_kind_name (kind));

  cell->card = ahu_rn_card_new (kind, card_widths[AHU_RN_SIZE_LARGE]);
  build_words (cell, kind, keys[kind]);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  cell->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gtk_box_append (GTK_BOX (cell->words), cell->keycap);
  gtk_box_append (GTK_BOX (cell->words), cell->number);
  gtk_box_append (GTK_BOX (cell->words), cell->left);
  gtk_grid_attach (GTK_GRID (grid), cell->card, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), cell->words, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), cell->name, 0, 1, 2, 1);
  /* Its columns fill it and so centre what is in them: the height of a name that
   * may be broken is only known of what fills its place. */
  gtk_widget_set_hexpand (grid, TRUE);
  gtk_widget_set_hexpand (cell->card, TRUE);
  gtk_widget_set_hexpand (cell->words, TRUE);

  cell->choice = ahu_choice_new ();
  gtk_widget_add_css_class (cell->choice, "flat");
  ahu_choice_set_content (AHU_CHOICE (cell->choice), grid);
  ahu_choice_set_show_key (AHU_CHOICE (cell->choice), FALSE);
  ahu_choice_set_key (AHU_CHOICE (cell->choice), keys[kind]);
  ahu_choice_set_name (AHU_CHOICE (cell->choice), name, NULL);
  g_signal_connect_swapped (cell->choice, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_grid_attach (GTK_GRID (self->grid), cell->choice, (int) kind, 0, 1, 1);
}

static void
ahu_rn_palette_class_init (AhuRnPaletteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_css_name (widget_class, "rn-palette");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_rn_palette_init (AhuRnPalette *self)
{
  self->room = AHU_RN_ROOM (AHU_RN_SIZE_LARGE);
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  for (guint kind = 0; kind < RN_KINDS; kind++)
    build_cell (self, kind);
  lay_out (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Next card"),
                                  -1);
}

GtkWidget *
ahu_rn_palette_new (void)
{
  return g_object_new (AHU_TYPE_RN_PALETTE, NULL);
}

void
ahu_rn_palette_set_room (AhuRnPalette    *self,
                         const AhuRnRoom *room)
{
  g_return_if_fail (AHU_IS_RN_PALETTE (self));
  g_return_if_fail (room != NULL && room->size < AHU_RN_SIZES && room->scale > 0);

  self->room = *room;
  lay_out (self);
}

void
ahu_rn_palette_set_left (AhuRnPalette *self,
                         guint         kind,
                         guint         left,
                         const char   *reason)
{
  g_autofree char *number = g_strdup_printf ("%u", left);
  g_autofree char *note = NULL;
  g_autofree char *name = NULL;
  Cell *cell;

  g_return_if_fail (AHU_IS_RN_PALETTE (self));
  g_return_if_fail (kind < RN_KINDS);

  cell = &self->cells[kind];
  /* Translators: how many cards of a kind can still come */
  note = g_strdup_printf (ngettext ("%u left", "%u left", left), left);
  name = g_strdup (ahu_choice_get_name (AHU_CHOICE (cell->choice)));
  gtk_label_set_label (GTK_LABEL (cell->number), number);
  ahu_choice_set_name (AHU_CHOICE (cell->choice), name, note);
  ahu_choice_set_reason (AHU_CHOICE (cell->choice), reason);
  ahu_rn_card_set_faded (AHU_RN_CARD (cell->card), reason != NULL);
  ahu_widget_set_css_class (cell->card, "ring", reason == NULL);
}
