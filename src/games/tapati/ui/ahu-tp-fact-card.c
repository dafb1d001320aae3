/* ahu-tp-fact-card.c: the face of a fact card: silhouette, name, gifts, who took it
 *
 * A tablet of paper with its name in a strip at the foot. The art of a card that has been carried
 * out is pale; its name keeps its contrast. Where there is no height for a name, the strip bears
 * what else there is on the card.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-fact-card.h"

#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-piece.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-text.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/table/ahu-choice.h"

#define RADIUS 9
#define PALE 0.42
#define EDGE 5 /* between the corner and what stands there */
#define NEAR 2 /* between what stands there one below the other */
#define TIGHT 1 /* where the sign stands there too */
#define ROW_HEIGHT 44
#define ROW_FIGURE 30
#define SIGN_STRIP 22 /* where there is no name */
#define SIGN_EDGE 2 /* beside the silhouette there */

struct _AhuTpFactCard
{
  AhuParent parent_instance;

  guint fact;
  AhuTpSize size;
  gboolean named;
  gboolean row; /* the name beside the silhouette */
  gboolean brief; /* the sign has no words */
  gboolean shown; /* what follows, in this size */
  guint gifts;
  const char *colour; /* of who took it, interned */
  gboolean spent;
  gboolean show_key;
  GtkWidget *figure;
  GtkWidget *keycap;
  GtkWidget *taker; /* the mark on its ground */
  GtkWidget *mark;
  GtkWidget *gift;
  GtkWidget *gift_piece;
  GtkWidget *gift_count;
  GtkWidget *gives; /* the sign of what it gives */
  GtkWidget *name;
  int strip; /* its height, or where it begins in a row */
};

G_DEFINE_FINAL_TYPE (AhuTpFactCard, ahu_tp_fact_card, AHU_TYPE_PARENT)

typedef struct
{
  int body; /* above the strip */
  int figure;
  int mark;
  int gift;
} Look;

static const Look sign_look = { 24, 22, 14, 13 };
static const Look row_look = { 0, ROW_FIGURE, 18, 15 };

static const Look looks[AHU_TP_SIZES] = {
  [AHU_TP_SIZE_SMALL] = { 33, 30, 18, 13 },
  [AHU_TP_SIZE_PHONE] = { 57, 44, 20, 17 },
  [AHU_TP_SIZE_LARGE] = { 57, 46, 20, 17 },
  [AHU_TP_SIZE_FAR] = { 118, 94, 36, 30 },
};

static gboolean
is_dark (void)
{
  return adw_style_manager_get_dark (adw_style_manager_get_default ());
}

static const Look *
get_look (AhuTpFactCard *self)
{
  if (!self->named)
    return &sign_look;

  return self->row ? &row_look : &looks[self->size];
}

static GtkSizeRequestMode
ahu_tp_fact_card_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
natural_size (GtkWidget      *child,
              GtkOrientation  orientation,
              int             for_size)
{
  int natural;

  gtk_widget_measure (child, orientation, for_size, NULL, &natural, NULL, NULL);

  return natural;
}

static void
ahu_tp_fact_card_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  AhuTpFactCard *self = AHU_TP_FACT_CARD (widget);
  int beside = self->row ? ahu_text_scaled (ROW_FIGURE) + 2 * EDGE : 0;
  int name_min, name_nat;

  if (!self->named)
    {
      gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

      *minimum = *natural = ahu_text_scaled (across ? sign_look.figure + 2 * SIGN_EDGE : sign_look.body + SIGN_STRIP);
      return;
    }
  gtk_widget_measure (self->name, orientation, for_size < 0 ? -1 : MAX (for_size - beside, 0),
                      &name_min, &name_nat, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = beside + name_min;
      *natural = beside + name_nat;
    }
  else
    *minimum = *natural = self->row ? MAX (ahu_text_scaled (ROW_HEIGHT), name_nat)
                                        : ahu_text_scaled (get_look (self)->body) + name_nat;
}

/* @x is counted from the start, from right to left too. */
static void
put (AhuTpFactCard *self,
     GtkWidget     *child,
     int            x,
     int            y,
     int            width,
     int            height)
{
  if (!gtk_widget_should_layout (child))
    return;
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x - width;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

static void
put_natural (AhuTpFactCard *self,
             GtkWidget     *child,
             gboolean       at_end,
             int            width,
             int            y)
{
  int own = natural_size (child, GTK_ORIENTATION_HORIZONTAL, -1);

  put (self, child, at_end ? width - own - EDGE : EDGE, y, own,
       natural_size (child, GTK_ORIENTATION_VERTICAL, own));
}

/* The silhouette, then the name; at the end stands what lies on the card, or who took it, below the key. */
static void
allocate_row (AhuTpFactCard *self,
              int            width,
              int            height)
{
  int figure = ahu_text_scaled (ROW_FIGURE);
  GtkWidget *at_end[] = { self->keycap, self->gift, self->taker };
  int heights[G_N_ELEMENTS (at_end)] = { 0 };
  int end = 0, y = height;

  for (guint i = 0; i < G_N_ELEMENTS (at_end); i++)
    if (gtk_widget_should_layout (at_end[i]))
      {
        int own = natural_size (at_end[i], GTK_ORIENTATION_HORIZONTAL, -1);

        heights[i] = natural_size (at_end[i], GTK_ORIENTATION_VERTICAL, own);
        y -= heights[i] + NEAR;
        end = MAX (end, own + EDGE);
      }
  y = (y + NEAR) / 2;
  for (guint i = 0; i < G_N_ELEMENTS (at_end); i++)
    if (heights[i] > 0)
      {
        put_natural (self, at_end[i], TRUE, width, y);
        y += heights[i] + NEAR;
      }

  self->strip = figure + 2 * EDGE;
  put (self, self->figure, self->strip - figure - 2, height - figure - 2, figure, figure);
  put (self, self->name, self->strip, 0, MAX (width - self->strip - end, 0), height);
}

/* The silhouette alone, and all else side by side in the middle of the strip, so that nothing hides it. */
static void
allocate_sign (AhuTpFactCard *self,
               int            width,
               int            height)
{
  int figure = ahu_text_scaled (sign_look.figure);
  GtkWidget *in_strip[] = { self->keycap, self->gift, self->taker };
  int widths[G_N_ELEMENTS (in_strip)] = { 0 };
  int x = width + NEAR;

  self->strip = ahu_text_scaled (SIGN_STRIP);
  put (self, self->figure, (width - figure) / 2, (height - self->strip - figure) / 2, figure, figure);
  for (guint i = 0; i < G_N_ELEMENTS (in_strip); i++)
    if (gtk_widget_should_layout (in_strip[i]))
      {
        widths[i] = natural_size (in_strip[i], GTK_ORIENTATION_HORIZONTAL, -1);
        x -= widths[i] + NEAR;
      }
  x /= 2;
  for (guint i = 0; i < G_N_ELEMENTS (in_strip); i++)
    if (widths[i] > 0)
      {
        int own = natural_size (in_strip[i], GTK_ORIENTATION_VERTICAL, widths[i]);

        put (self, in_strip[i], x, height - self->strip + (self->strip - own) / 2, widths[i], own);
        x += widths[i] + NEAR;
      }
}

/* Only where it covers nothing and nothing has to be smaller for it. */
static void
show_gives (AhuTpFactCard *self,
            int            width,
            int            height)
{
  GtkWidget *above[] = { self->keycap, self->gift, self->taker };

  for (guint i = 0; i < G_N_ELEMENTS (above); i++)
    if (gtk_widget_should_layout (above[i]))
      height -= natural_size (above[i], GTK_ORIENTATION_VERTICAL, -1);
  gtk_widget_set_child_visible (self->gives, natural_size (self->gives, GTK_ORIENTATION_HORIZONTAL, -1) <= width &&
                                             natural_size (self->gives, GTK_ORIENTATION_VERTICAL, -1) <= height);
}

static void
allocate_card (AhuTpFactCard *self,
               int            width,
               int            height)
{
  int strip = natural_size (self->name, GTK_ORIENTATION_VERTICAL, width);
  int body = height - strip;
  int figure = MIN (ahu_text_scaled (get_look (self)->figure), body - 4);

  self->strip = strip;
  put (self, self->name, 0, body, width, strip);
  put (self, self->figure, EDGE + 1, (body - figure) / 2, figure, figure);
  put_natural (self, self->keycap, TRUE, width, EDGE);
  put_natural (self, self->taker, TRUE, width, EDGE);
  show_gives (self, width - figure - 2 * EDGE - NEAR, body - EDGE - 2 * TIGHT);
  if (gtk_widget_get_child_visible (self->gives))
    {
      body -= natural_size (self->gives, GTK_ORIENTATION_VERTICAL, -1) + TIGHT;
      put_natural (self, self->gives, TRUE, width, body);
    }
  put_natural (self, self->gift, TRUE, width,
               body - natural_size (self->gift, GTK_ORIENTATION_VERTICAL, -1) - TIGHT);
}

static void
ahu_tp_fact_card_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  AhuTpFactCard *self = AHU_TP_FACT_CARD (widget);

  if (self->row)
    allocate_row (self, width, height);
  else if (!self->named)
    allocate_sign (self, width, height);
  else
    allocate_card (self, width, height);
}

static void
append_ground (AhuTpFactCard *self,
               GtkSnapshot   *snapshot)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  gboolean dark = is_dark ();
  GdkRGBA paper = *ahu_tp_art_paper (dark);
  GdkRGBA name = *ahu_tp_art_strip (self->fact);
  GdkRGBA edge = ahu_tp_ink (0.28f);
  GskRoundedRect outline;
  graphene_rect_t strip = GRAPHENE_RECT_INIT (0, height - self->strip, width, self->strip);

  if (self->row)
    strip = GRAPHENE_RECT_INIT (rtl ? 0 : self->strip, 0, width - self->strip, height);
  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, width, height), RADIUS);
  if (self->spent)
    {
      ahu_tp_art_use (&paper, dark, &paper);
      ahu_tp_art_use (&name, dark, &name);
    }
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &paper, &outline.bounds);
  gtk_snapshot_append_color (snapshot, &name, &strip);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { 1, 1, 1, 1 },
                              (GdkRGBA[4]) { edge, edge, edge, edge });
}

static void
ahu_tp_fact_card_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  AhuTpFactCard *self = AHU_TP_FACT_CARD (widget);
  GtkWidget *others[] = { self->name, self->keycap, self->gift, self->taker };

  append_ground (self, snapshot);
  /* What is used gives nothing. */
  if (!self->spent)
    gtk_widget_snapshot_child (widget, self->gives, snapshot);
  else
    gtk_snapshot_push_opacity (snapshot, PALE);
  gtk_widget_snapshot_child (widget, self->figure, snapshot);
  if (self->spent)
    gtk_snapshot_pop (snapshot);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    gtk_widget_snapshot_child (widget, others[i], snapshot);
}

static void
ahu_tp_fact_card_class_init (AhuTpFactCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = ahu_tp_fact_card_get_request_mode;
  widget_class->measure = ahu_tp_fact_card_measure;
  widget_class->size_allocate = ahu_tp_fact_card_size_allocate;
  widget_class->snapshot = ahu_tp_fact_card_snapshot;
  gtk_widget_class_set_css_name (widget_class, "tp-fact-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
show_name (AhuTpFactCard *self)
{
  const GdkRGBA *colour = self->spent ? ahu_tp_art_on_used (is_dark ()) : ahu_tp_art_on_strip (self->fact);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_foreground_new ((guint16) (colour->red * G_MAXUINT16),
                                                                 (guint16) (colour->green * G_MAXUINT16),
                                                                 (guint16) (colour->blue * G_MAXUINT16)));
  /* That of the window's text lets a little of the ground through. */
  pango_attr_list_insert (attributes, pango_attr_foreground_alpha_new (G_MAXUINT16));
  gtk_label_set_attributes (GTK_LABEL (self->name), attributes);
  pango_attr_list_unref (attributes);
}

static void
scheme_cb (AhuTpFactCard *self)
{
  show_name (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
ahu_tp_fact_card_init (AhuTpFactCard *self)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (scheme_cb), self,
                           G_CONNECT_SWAPPED);
  self->size = AHU_TP_SIZE_LARGE;
  self->named = TRUE;
}

/* Readers of the screen pass it over: the hint tells it in words. */
static void
add_sign (AhuTpFactCard *self,
          const char    *words)
{
  gtk_box_append (GTK_BOX (self->gives), g_object_new (GTK_TYPE_LABEL, "label", words, "accessible-role",
                                                       GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
}

/* Of several kinds one is chosen, of which the hint tells more. */
static void
add_given (AhuTpFactCard *self,
           guint          count,
           GtkWidget     *picture)
{
  g_autofree char *plus = g_strdup_printf (AHU_LEFT_TO_RIGHT "+%u", count);

  if (gtk_widget_get_first_child (self->gives) != NULL)
    add_sign (self, "/");
  else if (!self->brief && tp_fact_gives (self->fact, TP_RAPANUI) + tp_fact_gives (self->fact, TP_PALM) <= 1)
    add_sign (self, plus);
  ahu_picture_set_ground (AHU_PICTURE (picture), AHU_GROUND_PAPER);
  gtk_box_append (GTK_BOX (self->gives), picture);
}

static void
fill_gives (AhuTpFactCard *self)
{
  int height = get_look (self)->gift - 2;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->gives)) != NULL)
    gtk_box_remove (GTK_BOX (self->gives), child);
  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    if (tp_fact_gives (self->fact, piece) > 0)
      {
        GtkWidget *picture = ahu_tp_piece_new ();

        ahu_tp_piece_show (AHU_TP_PIECE (picture), piece, 0, height);
        add_given (self, tp_fact_gives (self->fact, piece), picture);
      }
  if (tp_fact_gives (self->fact, TP_QUARRY_1) > 0)
    add_given (self, tp_fact_gives (self->fact, TP_QUARRY_1), ahu_picture_new (AHU_TP_ART_QUARRY, height, height));
  if (gtk_widget_get_first_child (self->gives) == NULL)
    add_sign (self, "⇄");
}

static void
build (AhuTpFactCard *self,
       const char    *key)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->figure = ahu_picture_new (NULL, 1, 1);
  self->keycap = ahu_keycap_new (key);
  self->name = gtk_label_new (tp_fact_name (self->fact));
  gtk_label_set_wrap (GTK_LABEL (self->name), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->name), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (self->name, "tp-fact-name");

  self->taker = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->taker, "tp-taker");
  self->mark = ahu_picture_new (NULL, 1, 1);
  gtk_box_append (GTK_BOX (self->taker), self->mark);

  self->gift = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  gtk_widget_add_css_class (self->gift, "tp-gift");
  self->gift_piece = ahu_tp_piece_new ();
  self->gift_count = gtk_label_new (NULL);
  gtk_box_append (GTK_BOX (self->gift), self->gift_piece);
  gtk_box_append (GTK_BOX (self->gift), self->gift_count);

  self->gives = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  gtk_widget_add_css_class (self->gives, "tp-gives");

  gtk_widget_set_parent (self->figure, widget);
  gtk_widget_set_parent (self->name, widget);
  gtk_widget_set_parent (self->keycap, widget);
  gtk_widget_set_parent (self->gift, widget);
  gtk_widget_set_parent (self->taker, widget);
  gtk_widget_set_parent (self->gives, widget);
}

GtkWidget *
ahu_tp_fact_card_new (guint       fact,
                      const char *key)
{
  AhuTpFactCard *self = g_object_new (AHU_TYPE_TP_FACT_CARD, NULL);

  g_return_val_if_fail (fact < TP_FACTS, NULL);

  self->fact = fact;
  build (self, key);
  ahu_tp_fact_card_set_size (self, AHU_TP_SIZE_LARGE, TRUE, FALSE, FALSE);
  ahu_tp_fact_card_show (self, 0, NULL, FALSE, FALSE);

  return GTK_WIDGET (self);
}

void
ahu_tp_fact_card_set_size (AhuTpFactCard *self,
                           AhuTpSize      size,
                           gboolean       named,
                           gboolean       row,
                           gboolean       brief)
{
  int figure;

  g_return_if_fail (AHU_IS_TP_FACT_CARD (self));
  g_return_if_fail (size < AHU_TP_SIZES);

  self->size = size;
  self->named = named;
  self->row = row;
  self->brief = brief;
  self->shown = FALSE;
  figure = get_look (self)->figure;
  ahu_picture_set_name_and_size (AHU_PICTURE (self->figure), ahu_tp_art_fact (self->fact), figure, figure);
  ahu_picture_set_ground (AHU_PICTURE (self->figure), AHU_GROUND_PAPER);
  gtk_widget_set_visible (self->name, named);
  gtk_widget_set_visible (self->gives, named && size != AHU_TP_SIZE_SMALL && !(brief && size == AHU_TP_SIZE_FAR));
  fill_gives (self);
  ahu_widget_set_css_class (GTK_WIDGET (self), "small", size == AHU_TP_SIZE_SMALL);
  ahu_widget_set_css_class (GTK_WIDGET (self), "far", size == AHU_TP_SIZE_FAR);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ahu_tp_fact_card_show (AhuTpFactCard *self,
                       guint          gifts,
                       const char    *taker,
                       gboolean       spent,
                       gboolean       show_key)
{
  const char *colour = g_intern_string (taker);

  g_return_if_fail (AHU_IS_TP_FACT_CARD (self));

  /* Whatever else happens on the table, most cards stay as they are. */
  if (self->shown && gifts == self->gifts && colour == self->colour && spent == self->spent &&
      show_key == self->show_key)
    return;

  self->shown = TRUE;
  self->gifts = gifts;
  self->colour = colour;
  self->show_key = show_key;
  self->spent = spent;
  show_name (self);
  gtk_widget_set_visible (self->keycap, show_key);
  gtk_widget_set_visible (self->taker, taker != NULL);
  if (taker != NULL)
    ahu_mark_set_colour (AHU_PICTURE (self->mark), taker, get_look (self)->mark);
  gtk_widget_set_visible (self->gift, gifts > 0);
  ahu_tp_piece_show (AHU_TP_PIECE (self->gift_piece), self->fact == TP_MOAI_CARD ? TP_PALM : TP_SLAVE, 0,
                     get_look (self)->gift);
  ahu_widget_show_number (self->gift_count, gifts);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
