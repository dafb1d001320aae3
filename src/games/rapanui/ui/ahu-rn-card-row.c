/* ahu-rn-card-row.c: Sacrifice cards of one kind in a row, some with the badge
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/ui/ahu-rn-card-row.h"

#include <adwaita.h>

#include "games/rapanui/ui/ahu-rn-art.h"
#include "toolkit/layout/ahu-zoom-bin.h"

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

GtkWidget *
ahu_rn_card_row_new (guint sacrifice,
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
