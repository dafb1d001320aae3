/* ahu-tp-interchange.c: the interchange market in the centre of the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-interchange.h"

#include <glib/gi18n.h>

#include "games/tapati/ui/ahu-tp-centre-words.h"
#include "games/tapati/ui/ahu-tp-combination.h"
#include "games/tapati/ui/ahu-tp-ring.h"
#include "toolkit/base/ahu-widget.h"

/* In the one line, in CSS pixels. */
#define PIECE 24
#define APART 10

struct _AhuTpInterchange
{
  AhuParent parent_instance;

  GtkWidget *heading;
  GtkWidget *ring;
  GtkWidget *button; /* the one line */
  GtkWidget *line_heading;
  GtkWidget *pieces[TP_COMBINATIONS]; /* what lies there, in the one line */
  GtkWidget *opened; /* the ring that it opens */
  AhuTpSize size;
  gboolean line;
};

G_DEFINE_FINAL_TYPE (AhuTpInterchange, ahu_tp_interchange, AHU_TYPE_PARENT)

static void
ahu_tp_interchange_class_init (AhuTpInterchangeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "tp-interchange");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lay_out (AhuTpInterchange *self)
{
  ahu_widget_set_css_class (GTK_WIDGET (self), "tp-panel", !self->line);
  gtk_widget_set_visible (self->heading, !self->line && self->size != AHU_TP_SIZE_FAR);
  gtk_widget_set_visible (self->ring, !self->line);
  gtk_widget_set_visible (self->button, self->line);
}

static GtkWidget *
new_line_content (AhuTpInterchange *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *pieces = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, APART);

  self->line_heading = ahu_widget_words_new (NULL, "section");
  gtk_widget_set_hexpand (content, TRUE);
  gtk_widget_set_valign (content, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), self->line_heading);
  gtk_box_append (GTK_BOX (content), pieces);
  for (guint c = 0; c < TP_COMBINATIONS; c++)
    {
      self->pieces[c] = ahu_tp_combination_new ();
      gtk_box_append (GTK_BOX (pieces), self->pieces[c]);
    }

  return content;
}

/* As a menu button: a line with the ring in a popover. */
static void
build_line (AhuTpInterchange *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *content = new_line_content (self);

  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button), content);
  /* Menu buttons put their content into a box in their middle. */
  gtk_widget_set_halign (gtk_widget_get_parent (content), GTK_ALIGN_FILL);
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_set_hexpand (self->button, TRUE);
  self->opened = ahu_tp_ring_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), self->opened);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), popover);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
}

static void
ahu_tp_interchange_init (AhuTpInterchange *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->size = AHU_TP_SIZE_LARGE;
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  /* Translators: heading: the market where combinations are exchanged. */
  self->heading = ahu_widget_words_new (_("Interchange"), "section");
  gtk_widget_set_parent (self->heading, GTK_WIDGET (self));
  self->ring = ahu_tp_ring_new ();
  gtk_widget_set_vexpand (self->ring, TRUE);
  gtk_widget_set_parent (self->ring, GTK_WIDGET (self));
  build_line (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Interchange"), -1);
  lay_out (self);
}

GtkWidget *
ahu_tp_interchange_new (void)
{
  return g_object_new (AHU_TYPE_TP_INTERCHANGE, NULL);
}

void
ahu_tp_interchange_set_size (AhuTpInterchange *self,
                             AhuTpSize         size)
{
  g_return_if_fail (AHU_IS_TP_INTERCHANGE (self));
  g_return_if_fail (size < AHU_TP_SIZES);

  self->size = size;
  ahu_tp_ring_set_size (AHU_TP_RING (self->ring), size);
  lay_out (self);
}

void
ahu_tp_interchange_set_line (AhuTpInterchange *self,
                             gboolean          line)
{
  g_return_if_fail (AHU_IS_TP_INTERCHANGE (self));

  self->line = line;
  lay_out (self);
}

static void
show_line (AhuTpInterchange *self,
           const TpPosition *p)
{
  g_autofree char *words = ahu_tp_interchange_words (p->exchange, p->exchange_quarry);

  gtk_label_set_label (GTK_LABEL (self->line_heading), p->exchange != 0 ? _("Interchange") : words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  for (guint c = 0; c < TP_COMBINATIONS; c++)
    {
      gboolean lies = p->exchange >> c & 1;

      if (lies)
        ahu_tp_combination_show (AHU_TP_COMBINATION (self->pieces[c]), c, p->exchange_quarry, PIECE);
      gtk_widget_set_visible (self->pieces[c], lies);
    }
}

void
ahu_tp_interchange_update (AhuTpInterchange *self,
                           const AhuTpScene *scene)
{
  const TpPosition *p;

  g_return_if_fail (AHU_IS_TP_INTERCHANGE (self));
  g_return_if_fail (scene != NULL);

  p = scene->position;
  show_line (self, p);
  ahu_tp_ring_show (AHU_TP_RING (self->ring), p->box.arrows, p->exchange, p->exchange_quarry);
  ahu_tp_ring_show (AHU_TP_RING (self->opened), p->box.arrows, p->exchange, p->exchange_quarry);
}

GtkWidget *
ahu_tp_interchange_find_spot (AhuTpInterchange *self,
                              guint             combination)
{
  g_return_val_if_fail (AHU_IS_TP_INTERCHANGE (self), NULL);

  return self->line ? self->button : ahu_tp_ring_get_node (AHU_TP_RING (self->ring), combination);
}
