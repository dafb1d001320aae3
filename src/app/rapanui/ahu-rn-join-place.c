/* ahu-rn-join-place.c: a place of the table that takes cards, on the page of a
 * running game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-join-place.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/ahu-choice.h"
#include "app/ahu-picture.h"
#include "app/ahu-widget.h"
#include "app/ahu-wrap-layout.h"
#include "app/rapanui/ahu-rn-art.h"
#include "rapanui/rn-join.h"
#include "rapanui/rn-sentences.h"

#define PICTURE 24
/* Where there is no room for names. */
#define LARGE_PICTURE 40
#define MAX_CARDS (RN_JOIN_BOX_CARDS + RN_JOIN_START_CARDS * RN_MAX_PLAYERS)

struct _AhuRnJoinPlace
{
  GtkBox parent_instance;

  GtkWidget *button;
  GtkWidget *cards;
  GtkWidget *empty;
  char *name;
  gboolean in_order;
  gboolean narrow;
  gboolean updating;
  guint8 kinds[MAX_CARDS];
  guint n;
};

G_DEFINE_FINAL_TYPE (AhuRnJoinPlace, ahu_rn_join_place, GTK_TYPE_BOX)

enum
{
  SELECTED,
  REMOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
toggled_cb (AhuRnJoinPlace *self)
{
  if (self->updating)
    return;

  /* Pressed again it stays what it is. */
  self->updating = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->button), TRUE);
  self->updating = FALSE;
  g_signal_emit (self, signals[SELECTED], 0);
}

static void
card_clicked_cb (AhuRnJoinPlace *self,
                 GtkWidget      *card)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (card), "index"));

  g_signal_emit (self, signals[REMOVED], 0, index);
}

static char *
make_card_name (AhuRnJoinPlace *self,
                guint           kind,
                guint           count)
{
  if (self->in_order)
    /* Translators: for a screen reader; %1$s is a place such as “Column 1”, %2$s a card's name: activating it takes the card away. */
    return g_strdup_printf (_("%1$s: take away %2$s"), self->name, rn_kind_name (kind));

  /* Translators: for a screen reader; %1$s is a place such as “Hand of Ben”, %2$u cards of the kind %3$s: activating it takes one of them away. */
  return g_strdup_printf (_("%1$s: %2$u × %3$s, take one away"), self->name, count, rn_kind_name (kind));
}

static GtkWidget *
make_card (AhuRnJoinPlace *self,
           guint           index,
           guint           count)
{
  guint kind = self->kinds[index];
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *card = gtk_button_new ();
  g_autofree char *number = g_strdup_printf ("× %u", count);
  g_autofree char *name = make_card_name (self, kind, count);
  GtkWidget *label = gtk_label_new (self->in_order ? rn_kind_name_hyphenated (kind) : number);
  int width = self->in_order && self->narrow ? LARGE_PICTURE : PICTURE;

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), self->in_order);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_attach (GTK_GRID (grid), ahu_picture_new (ahu_rn_art_card (kind), width, ahu_rn_art_card_height (width)),
                   0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), label, 1, 0, 1, 1);
  gtk_widget_set_visible (label, !self->in_order || !self->narrow);
  gtk_widget_set_halign (grid, self->in_order && self->narrow ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_button_set_child (GTK_BUTTON (card), grid);
  gtk_widget_set_tooltip_text (card, _("Take away"));
  gtk_widget_add_css_class (card, "flat");
  gtk_widget_add_css_class (card, "join-card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (card), "index", GUINT_TO_POINTER (index));
  g_signal_connect_object (card, "clicked", G_CALLBACK (card_clicked_cb), self, G_CONNECT_SWAPPED);

  return card;
}

/* The focus would be lost with the card it is on. */
static void
clear_cards (AhuRnJoinPlace *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *child;

  if (focus != NULL && gtk_widget_is_ancestor (focus, self->cards))
    gtk_widget_grab_focus (self->button);
  while ((child = gtk_widget_get_first_child (self->cards)) != NULL)
    gtk_box_remove (GTK_BOX (self->cards), child);
}

static void
show_cards (AhuRnJoinPlace *self)
{
  guint count;

  clear_cards (self);
  for (guint i = 0; i < self->n; i += count)
    {
      count = 1;
      while (!self->in_order && i + count < self->n && self->kinds[i + count] == self->kinds[i])
        count++;
      gtk_box_append (GTK_BOX (self->cards), make_card (self, i, count));
    }
  gtk_widget_set_visible (self->cards, self->n > 0);
  gtk_widget_set_visible (self->empty, self->n == 0);
}

static gboolean
ahu_rn_join_place_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (AHU_RN_JOIN_PLACE (widget)->button);
}

static void
ahu_rn_join_place_finalize (GObject *object)
{
  g_free (AHU_RN_JOIN_PLACE (object)->name);

  G_OBJECT_CLASS (ahu_rn_join_place_parent_class)->finalize (object);
}

static void
ahu_rn_join_place_class_init (AhuRnJoinPlaceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_rn_join_place_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = ahu_rn_join_place_grab_focus;

  signals[SELECTED] = g_signal_new ("selected", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                    0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REMOVED] = g_signal_new ("removed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_rn_join_place_init (AhuRnJoinPlace *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 3);
  gtk_widget_add_css_class (GTK_WIDGET (self), "join-place");
  self->button = gtk_toggle_button_new ();
  self->cards = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  /* Translators: a place where no card was entered yet */
  self->empty = gtk_label_new (_("no card yet"));
  gtk_label_set_xalign (GTK_LABEL (self->empty), 0);
  gtk_label_set_wrap (GTK_LABEL (self->empty), TRUE);
  gtk_widget_add_css_class (self->empty, "second");
  gtk_widget_set_visible (self->cards, FALSE);
  g_signal_connect_object (self->button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), self->button);
  gtk_box_append (GTK_BOX (self), self->empty);
  gtk_box_append (GTK_BOX (self), self->cards);
}

GtkWidget *
ahu_rn_join_place_new (const char *title,
                       const char *key,
                       gboolean    in_order)
{
  AhuRnJoinPlace *self = g_object_new (AHU_TYPE_RN_JOIN_PLACE, NULL);
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *label = gtk_label_new (title);

  self->in_order = in_order;
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  gtk_grid_attach (GTK_GRID (grid), label, 0, 0, 1, 1);
  if (key != NULL)
    gtk_grid_attach (GTK_GRID (grid), ahu_keycap_new (key), 1, 0, 1, 1);
  gtk_button_set_child (GTK_BUTTON (self->button), grid);
  if (!in_order)
    {
      GtkLayoutManager *layout = ahu_wrap_layout_new ();

      g_object_set (layout, "spacing", 3, "line-spacing", 3, NULL);
      gtk_widget_set_layout_manager (self->cards, layout);
    }

  return GTK_WIDGET (self);
}

void
ahu_rn_join_place_set_name (AhuRnJoinPlace *self,
                            const char     *name)
{
  g_return_if_fail (AHU_IS_RN_JOIN_PLACE (self));

  g_free (self->name);
  self->name = g_strdup (name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  show_cards (self);
}

void
ahu_rn_join_place_show (AhuRnJoinPlace *self,
                        const guint8   *kinds,
                        guint           n,
                        gboolean        present,
                        gboolean        wrong)
{
  g_return_if_fail (AHU_IS_RN_JOIN_PLACE (self));
  g_return_if_fail (n <= MAX_CARDS);

  self->updating = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->button), present);
  self->updating = FALSE;
  ahu_widget_set_css_class (GTK_WIDGET (self), "wrong", wrong);
  if (self->n == n && (n == 0 || memcmp (self->kinds, kinds, n) == 0))
    return;

  self->n = n;
  if (n > 0)
    memcpy (self->kinds, kinds, n);
  show_cards (self);
}

void
ahu_rn_join_place_set_narrow (AhuRnJoinPlace *self,
                              gboolean        narrow)
{
  g_return_if_fail (AHU_IS_RN_JOIN_PLACE (self));

  if (self->narrow == narrow)
    return;

  self->narrow = narrow;
  show_cards (self);
}
