/* ahu-tp-piece.c: the drawing of one piece: a figure, a quarry, or a rug with number and spaces
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-piece.h"

#include "games/tapati/ui/ahu-tp-art.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"

#define MOST_SPACES 2
#define NUMBER_SIZE 0.54 /* of the height */

struct _AhuTpPiece
{
  AhuPicture parent_instance;

  guint piece;
  guint n_spaces;
  int height;
  GtkWidget *number;              /* of a rug, as its spaces; NULL until one is shown */
  GtkWidget *spaces[MOST_SPACES];
};

G_DEFINE_FINAL_TYPE (AhuTpPiece, ahu_tp_piece, AHU_TYPE_PICTURE)

/* Where a part of the tile stands; tiles do not mirror. */
static void
put (AhuTpPiece            *self,
     GtkWidget             *child,
     const graphene_rect_t *share)
{
  int height = ahu_text_scaled (self->height);
  int width = ahu_text_scaled (ahu_tp_piece_width (self->piece, self->height));
  float left = (gtk_widget_get_width (GTK_WIDGET (self)) - width) / 2.f;
  float top = (gtk_widget_get_height (GTK_WIDGET (self)) - height) / 2.f;
  float x = left + share->origin.x * width;
  float y = top + share->origin.y * height;
  int own_width, own_height;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &own_width, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, own_width, NULL, &own_height, NULL, NULL);
  gtk_widget_size_allocate (child,
                            &(GtkAllocation) { (int) (x + (share->size.width * width - own_width) / 2 + 0.5f),
                                               (int) (y + (share->size.height * height - own_height) / 2 + 0.5f),
                                               own_width, own_height },
                            -1);
}

static void
ahu_tp_piece_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  AhuTpPiece *self = AHU_TP_PIECE (widget);
  graphene_rect_t share;

  if (self->n_spaces == 0)
    return;

  ahu_tp_art_rug_number (&share);
  put (self, self->number, &share);
  for (guint i = 0; i < self->n_spaces; i++)
    {
      ahu_tp_art_space (self->piece, self->n_spaces, i, &share);
      put (self, self->spaces[i], &share);
    }
}

/* The tile, and upon it what is on the tile. */
static void
ahu_tp_piece_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (ahu_tp_piece_parent_class)->snapshot (widget, snapshot);
  for (GtkWidget *part = gtk_widget_get_first_child (widget); part != NULL; part = gtk_widget_get_next_sibling (part))
    gtk_widget_snapshot_child (widget, part, snapshot);
}

static void
ahu_tp_piece_dispose (GObject *object)
{
  GtkWidget *part;

  while ((part = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (part);

  G_OBJECT_CLASS (ahu_tp_piece_parent_class)->dispose (object);
}

static void
ahu_tp_piece_class_init (AhuTpPieceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_tp_piece_dispose;
  widget_class->snapshot = ahu_tp_piece_snapshot;
  widget_class->size_allocate = ahu_tp_piece_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "tp-piece");
}

static void
ahu_tp_piece_init (AhuTpPiece *self)
{
}

GtkWidget *
ahu_tp_piece_new (void)
{
  return g_object_new (AHU_TYPE_TP_PIECE, NULL);
}

int
ahu_tp_piece_width (guint piece,
                    int   height)
{
  if (piece >= TP_QUARRY_1)
    return 2 * height;

  return piece == TP_RAPANUI ? (height + 1) / 2 : height;
}

/* Few pieces are rugs, and there are hundreds on a table. */
static void
make_parts (AhuTpPiece *self)
{
  if (self->n_spaces > 0 && self->number == NULL)
    {
      self->number = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      gtk_widget_set_parent (self->number, GTK_WIDGET (self));
    }
  for (guint i = 0; i < self->n_spaces; i++)
    if (self->spaces[i] == NULL)
      {
        self->spaces[i] = ahu_picture_new (NULL, 1, 1);
        gtk_widget_set_parent (self->spaces[i], GTK_WIDGET (self));
      }
}

/* In the colour of paper, whatever the window is; as large as the tile asks for, in whole pixels, since
 * each size of letters is a font of its own. */
static void
show_number (AhuTpPiece *self)
{
  const GdkRGBA *paper = ahu_tp_art_paper (FALSE);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_ULTRABOLD));
  pango_attr_list_insert (attributes,
                          pango_attr_size_new_absolute ((int) (ahu_text_scaled (self->height) * NUMBER_SIZE) * PANGO_SCALE));
  pango_attr_list_insert (attributes, pango_attr_foreground_new ((guint16) (paper->red * G_MAXUINT16),
                                                                 (guint16) (paper->green * G_MAXUINT16),
                                                                 (guint16) (paper->blue * G_MAXUINT16)));
  pango_attr_list_insert (attributes, pango_attr_foreground_alpha_new (G_MAXUINT16));
  gtk_label_set_attributes (GTK_LABEL (self->number), attributes);
  pango_attr_list_unref (attributes);
  ahu_widget_show_number (self->number, TP_POINTS_OF (self->piece));
}

void
ahu_tp_piece_show (AhuTpPiece *self,
                   guint       piece,
                   guint       spaces,
                   int         height)
{
  guint n_spaces = piece >= TP_RUG_2 ? spaces : 0;

  g_return_if_fail (AHU_IS_TP_PIECE (self));
  g_return_if_fail (piece < TP_PIECES && spaces <= MOST_SPACES);

  if (piece == self->piece && height == self->height && n_spaces == self->n_spaces)
    return;

  self->piece = piece;
  self->height = height;
  self->n_spaces = n_spaces;
  ahu_picture_set_name_and_size (AHU_PICTURE (self), ahu_tp_art_piece (piece), ahu_tp_piece_width (piece, height), height);
  make_parts (self);
  if (self->number != NULL)
    gtk_widget_set_visible (self->number, self->n_spaces > 0);
  if (self->n_spaces > 0)
    show_number (self);
  for (guint i = 0; i < MOST_SPACES && self->spaces[i] != NULL; i++)
    {
      gtk_widget_set_visible (self->spaces[i], i < self->n_spaces);
      ahu_picture_set_name_and_size (AHU_PICTURE (self->spaces[i]), AHU_TP_ART_RUG_SPACE, height * 11 / 24, height * 11 / 24);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
