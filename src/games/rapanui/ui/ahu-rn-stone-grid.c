/* ahu-rn-stone-grid.c: the kinds on the Stone: cards, ties, values, as a drawing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-stone-grid.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-zoom-bin.h"

#define FACE_WIDTH 44

/* Sacrifice cards of one kind in a row, some with the badge; they move closer together where there is little room. */
#define AHU_TYPE_RN_CARD_ROW (ahu_rn_card_row_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnCardRow, ahu_rn_card_row, AHU, RN_CARD_ROW, GtkWidget)

#define CARD_WIDTH 24
#define CARD_STEP 27
#define BADGE_WIDTH 13
#define ROW_MINIMUM 40
/* Badges stick out at the top and at the end. */
#define ROOM 5

struct _AhuRnCardRow
{
  GtkWidget parent_instance;

  guint sacrifice;
  guint n_cards;
  guint n_badges;
};

G_DEFINE_FINAL_TYPE (AhuRnCardRow, ahu_rn_card_row, GTK_TYPE_WIDGET)

/* Many cards overlap. */
static double
card_step (AhuRnCardRow *self,
           int           width)
{
  if (self->n_cards < 2)
    return 0;
  return MIN (CARD_STEP, (width - ROOM - CARD_WIDTH) / (double) (self->n_cards - 1));
}

static void
draw (GtkWidget   *widget,
      GtkSnapshot *snapshot,
      const char  *name,
      int          width,
      double       x,
      double       y)
{
  g_autofree char *stylesheet = ahu_picture_stylesheet (name, AHU_GROUND_WINDOW);
  int height = ahu_rn_art_sacrifice_height (width);
  g_autoptr (GdkTexture) texture = ahu_picture_render (name, width, height,
                                                       ahu_zoom_bin_texture_scale (widget), stylesheet);

  if (texture == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  ahu_picture_append (widget, snapshot, texture, width, height);
  gtk_snapshot_restore (snapshot);
}

static void
ahu_rn_card_row_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  AhuRnCardRow *self = AHU_RN_CARD_ROW (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int width = gtk_widget_get_width (widget);
  double step = card_step (self, width);

  for (guint i = 0; i < self->n_cards; i++)
    {
      double x = rtl ? width - CARD_WIDTH - i * step : i * step;

      draw (widget, snapshot, ahu_rn_art_sacrifice (self->sacrifice), CARD_WIDTH, x, ROOM);
      if (i + self->n_badges >= self->n_cards)
        draw (widget, snapshot, ahu_rn_art_sacrifice (RN_SACRIFICE_NULL), BADGE_WIDTH,
              rtl ? x - ROOM : x + CARD_WIDTH - BADGE_WIDTH + ROOM, 0);
    }
}

static void
ahu_rn_card_row_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  AhuRnCardRow *self = AHU_RN_CARD_ROW (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = ROOM + ahu_rn_art_sacrifice_height (CARD_WIDTH);
      return;
    }
  if (self->n_cards == 0)
    {
      *minimum = *natural = CARD_WIDTH;
      return;
    }
  *minimum = ROW_MINIMUM;
  *natural = MAX (ROW_MINIMUM, ROOM + (int) self->n_cards * CARD_STEP);
}

static void
ahu_rn_card_row_class_init (AhuRnCardRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = ahu_rn_card_row_snapshot;
  widget_class->measure = ahu_rn_card_row_measure;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "cardrow");
}

static void
ahu_rn_card_row_init (AhuRnCardRow *self)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

/* The last @n_badges of the cards were laid face down. */
static GtkWidget *
card_row_new (guint sacrifice,
              guint n_cards,
              guint n_badges)
{
  AhuRnCardRow *self = g_object_new (AHU_TYPE_RN_CARD_ROW, NULL);

  self->sacrifice = sacrifice;
  self->n_cards = n_cards;
  self->n_badges = n_badges;
  if (n_cards == 0)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self), "empty");
      gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
    }
  return GTK_WIDGET (self);
}

enum
{
  COLUMN_FACE,
  COLUMN_NAME,
  COLUMN_CARDS,
  COLUMN_TIE,
  COLUMN_VALUE
};

typedef struct
{
  GtkGrid *grid;
  const RnFinal *final;
  const RnPosition *position;
  gboolean ranked;
} Drawing;

/* By rank, equal ones in the order of the box. */
static void
sort_kinds (const Drawing *drawing,
            guint          order[RN_SACRIFICES])
{
  guint n = 0;

  for (guint rank = 0; drawing->ranked && rank < RN_SACRIFICES; rank++)
    for (guint kind = 0; kind < RN_SACRIFICES; kind++)
      if (drawing->final->rank[kind] == rank)
        order[n++] = kind;
  while (n < RN_SACRIFICES)
    {
      order[n] = n;
      n++;
    }
}

/* A Stone that was only counted has no position. */
static guint
count_hidden (const RnPosition *position,
              guint             kind)
{
  guint n = 0;

  for (guint i = 0; position != NULL && i < position->n_hidden; i++)
    n += position->hidden[i].kind == kind;
  return n;
}

static GtkWidget *
make_name (const Drawing *drawing,
           guint          kind)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  guint count = (guint) drawing->final->stone[kind];
  g_autofree char *cards = NULL;

  if (count == 0)
    cards = g_strdup (_("no card"));
  else
    cards = g_strdup_printf (ngettext ("%u card", "%u cards", count), count);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), ahu_widget_words_new (rn_kind_name_hyphenated (RN_FISH + kind), "kind-name"));
  gtk_box_append (GTK_BOX (box), ahu_widget_words_new (cards, "second"));
  return box;
}

static GtkWidget *
make_value (guint value)
{
  g_autofree char *number = g_strdup_printf ("<span size='175%%' weight='heavy'>%u</span>", value);
  g_autofree char *text = NULL;
  GtkWidget *label = ahu_widget_words_new (NULL, "value");

  /* Translators: how many glory points each Sacrifice card of a kind is worth */
  text = g_strdup_printf (C_("Sacrifice value", "%s each"), number);
  gtk_label_set_markup (GTK_LABEL (label), text);
  gtk_label_set_wrap (GTK_LABEL (label), FALSE);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  return label;
}

static void
add_row (const Drawing *drawing,
         guint          kind,
         guint          row)
{
  GtkWidget *cards = card_row_new (kind, (guint) drawing->final->stone[kind],
                                   count_hidden (drawing->position, kind));

  gtk_widget_set_valign (cards, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (cards, TRUE);
  gtk_widget_set_margin_start (cards, 6);
  gtk_grid_attach (drawing->grid,
                   ahu_picture_new (ahu_rn_art_sacrifice (kind), FACE_WIDTH, ahu_rn_art_sacrifice_height (FACE_WIDTH)),
                   COLUMN_FACE, (int) row, 1, 1);
  gtk_grid_attach (drawing->grid, make_name (drawing, kind), COLUMN_NAME, (int) row, 1, 1);
  gtk_grid_attach (drawing->grid, cards, COLUMN_CARDS, (int) row, 1, 1);
  if (drawing->ranked)
    gtk_grid_attach (drawing->grid, make_value (drawing->final->value[kind]), COLUMN_VALUE, (int) row, 1, 1);
}

static void
add_tie (const Drawing *drawing,
         guint          row,
         guint          n)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *bracket = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* Translators: between kinds that lie on the Stone in equal numbers */
  GtkWidget *label = ahu_widget_words_new (C_("kinds", "tie"), "second");

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (bracket, "tie-bracket");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), bracket);
  gtk_grid_attach (drawing->grid, box, COLUMN_TIE, (int) row, 1, (int) n);
}

/* On an empty Stone there is no tie: R8.5 goes first. */
static void
add_ties (const Drawing *drawing,
          const guint   *order)
{
  const RnFinal *final = drawing->final;

  if (!drawing->ranked || final->empty)
    return;
  for (guint row = 0, next; row < RN_SACRIFICES; row = next)
    {
      for (next = row + 1; next < RN_SACRIFICES && final->rank[order[next]] == final->rank[order[row]];)
        next++;
      if (next - row > 1)
        add_tie (drawing, row, next - row);
    }
}

GtkWidget *
ahu_rn_stone_grid_new (const RnFinal    *final,
                       const RnPosition *position,
                       gboolean          ranked)
{
  Drawing drawing = { NULL, final, position, ranked };
  guint order[RN_SACRIFICES];

  g_return_val_if_fail (final != NULL, NULL);

  drawing.grid = GTK_GRID (gtk_grid_new ());
  /* As much as German leaves on a telephone. */
  gtk_grid_set_column_spacing (drawing.grid, 5);
  gtk_grid_set_row_spacing (drawing.grid, 8);
  gtk_widget_add_css_class (GTK_WIDGET (drawing.grid), "ranking");
  sort_kinds (&drawing, order);
  for (guint row = 0; row < RN_SACRIFICES; row++)
    add_row (&drawing, order[row], row);
  add_ties (&drawing, order);

  return GTK_WIDGET (drawing.grid);
}
