/* ahu-tp-combination.c: the pieces of a combination side by side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-combination.h"

#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-piece.h"

#define MOST_PIECES 2

struct _AhuTpCombination
{
  GtkWidget parent_instance;

  GtkWidget *pieces[MOST_PIECES];
};

G_DEFINE_FINAL_TYPE (AhuTpCombination, ahu_tp_combination, GTK_TYPE_WIDGET)

static void
ahu_tp_combination_dispose (GObject *object)
{
  AhuTpCombination *self = AHU_TP_COMBINATION (object);

  for (guint i = 0; i < MOST_PIECES; i++)
    g_clear_pointer (&self->pieces[i], gtk_widget_unparent);

  G_OBJECT_CLASS (ahu_tp_combination_parent_class)->dispose (object);
}

static void
ahu_tp_combination_class_init (AhuTpCombinationClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_tp_combination_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tp-combination");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ahu_tp_combination_init (AhuTpCombination *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 3);
  for (guint i = 0; i < MOST_PIECES; i++)
    {
      self->pieces[i] = ahu_tp_piece_new ();
      gtk_widget_set_parent (self->pieces[i], GTK_WIDGET (self));
    }
}

GtkWidget *
ahu_tp_combination_new (void)
{
  return g_object_new (AHU_TYPE_TP_COMBINATION, NULL);
}

void
ahu_tp_combination_show (AhuTpCombination *self,
                         guint             combination,
                         guint             circles,
                         int               height)
{
  guint n = 0;

  g_return_if_fail (AHU_IS_TP_COMBINATION (self));
  g_return_if_fail (combination < TP_COMBINATIONS);

  if (combination == TP_COMBINATION_QUARRY && circles == 0)
    ahu_picture_set_name_and_size (AHU_PICTURE (self->pieces[n++]), AHU_TP_ART_QUARRY, height, height);
  else if (combination == TP_COMBINATION_QUARRY)
    ahu_tp_piece_show (AHU_TP_PIECE (self->pieces[n++]), TP_QUARRY (circles), 0, height);
  else
    {
      const guint8 *counts = tp_combination_pieces (combination);

      for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
        for (guint i = 0; i < counts[piece]; i++)
          ahu_tp_piece_show (AHU_TP_PIECE (self->pieces[n++]), piece, 0, height);
    }
  for (guint i = 0; i < MOST_PIECES; i++)
    gtk_widget_set_visible (self->pieces[i], i < n);
}
