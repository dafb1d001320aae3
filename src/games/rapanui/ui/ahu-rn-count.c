/* ahu-rn-count.c: how many cards of a kind lie in a personal display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/ui/ahu-rn-count.h"

#include <adwaita.h>

#include "games/rapanui/ui/ahu-rn-art.h"

#include "toolkit/base/ahu-widget.h"

#define PICTURE_SIZE 20

struct _AhuRnCount
{
  AhuParent parent_instance;

  GtkWidget *picture;
  GtkWidget *label;
  guint kind;
  guint number;
  gboolean leads;
};

G_DEFINE_FINAL_TYPE (AhuRnCount, ahu_rn_count, AHU_TYPE_PARENT)

/* The number on the pill has the colour of what is written on a card's strip. */
static void
show_colour (AhuRnCount *self)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  const GdkRGBA *colour = ahu_rn_art_on_strip (self->kind);

  if (self->leads)
    {
      pango_attr_list_insert (attributes,
                              pango_attr_foreground_new (colour->red * G_MAXUINT16,
                                                         colour->green * G_MAXUINT16,
                                                         colour->blue * G_MAXUINT16));
      /* Else the window's own, which is less than 1. */
      pango_attr_list_insert (attributes, pango_attr_foreground_alpha_new (G_MAXUINT16));
    }
  gtk_label_set_attributes (GTK_LABEL (self->label), attributes);
  ahu_picture_set_ground (AHU_PICTURE (self->picture),
                          self->leads ? ahu_rn_art_ground (self->kind) : AHU_GROUND_WINDOW);
}

static void
ahu_rn_count_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  AhuRnCount *self = AHU_RN_COUNT (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);

  if (self->leads && width > 0 && height > 0)
    {
      GskRoundedRect pill;
      GdkRGBA edge;

      gsk_rounded_rect_init_from_rect (&pill, &GRAPHENE_RECT_INIT (0, 0, width, height), height / 2.0f);
      gtk_snapshot_push_rounded_clip (snapshot, &pill);
      gtk_snapshot_append_color (snapshot, ahu_rn_art_strip (self->kind), &pill.bounds);
      gtk_snapshot_pop (snapshot);
      /* Sets a dark pill apart from a dark window. */
      edge = *ahu_rn_art_on_strip (RN_FISH);
      edge.alpha = 0.5f;
      if (adw_style_manager_get_dark (adw_style_manager_get_default ()))
        gtk_snapshot_append_border (snapshot, &pill,
                                    (float[4]) { 1, 1, 1, 1 },
                                    (GdkRGBA[4]) { edge, edge, edge, edge });
    }
  GTK_WIDGET_CLASS (ahu_rn_count_parent_class)->snapshot (widget, snapshot);
}

static void
ahu_rn_count_class_init (AhuRnCountClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = ahu_rn_count_snapshot;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "count");
}

static void
ahu_rn_count_init (AhuRnCount *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 3);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);

  /* Margins of the children rather than padding: the pill has to reach them. */
  self->picture = ahu_picture_new (NULL, PICTURE_SIZE, PICTURE_SIZE);
  gtk_widget_set_margin_start (self->picture, 4);
  gtk_widget_set_valign (self->picture, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->picture, GTK_WIDGET (self));
  self->label = g_object_new (GTK_TYPE_LABEL,
                              "label", "0",
                              "margin-end", 6,
                              "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                              NULL);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

GtkWidget *
ahu_rn_count_new (guint kind)
{
  AhuRnCount *self = g_object_new (AHU_TYPE_RN_COUNT, NULL);

  self->kind = kind;
  ahu_picture_set_name_and_size (AHU_PICTURE (self->picture), ahu_rn_art_kind (kind),
                                 PICTURE_SIZE, PICTURE_SIZE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "none");
  return GTK_WIDGET (self);
}

void
ahu_rn_count_show (AhuRnCount *self,
                   guint       number,
                   gboolean    leads)
{
  g_autofree char *text = NULL;

  g_return_if_fail (AHU_IS_RN_COUNT (self));

  if (self->number == number && self->leads == leads)
    return;
  self->number = number;
  self->leads = leads;

  text = g_strdup_printf ("%u", number);
  gtk_label_set_text (GTK_LABEL (self->label), text);
  ahu_widget_set_css_class (GTK_WIDGET (self), "none", number == 0);
  show_colour (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
