/* ahu-game-switch.c: which game a page is about, for the header bar or a row below it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/game/ahu-game-switch.h"

#include <glib/gi18n.h>

/* Of a longer name as many letters are shown in any window. */
#define MOST_CHARS 8

struct _AhuGameSwitch
{
  AhuParent parent_instance;

  GtkWidget *own; /* the segment of the page's game */
  AdwHeaderBar *header;
};

G_DEFINE_FINAL_TYPE (AhuGameSwitch, ahu_game_switch, AHU_TYPE_PARENT)

static void
clicked_cb (AhuGameSwitch *self,
            GtkWidget     *button)
{
  if (button == self->own)
    return;

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->own), TRUE);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.switch-game", "s", gtk_widget_get_name (button));
}

static void
ahu_game_switch_class_init (AhuGameSwitchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
}

static void
ahu_game_switch_init (AhuGameSwitch *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "linked");
  gtk_widget_add_css_class (GTK_WIDGET (self), "game-switch");
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: heads the names of board games, one of which is chosen. */
                                  C_("board game", "Game"), -1);
}

static GtkWidget *
segment_new (AhuGameSwitch   *self,
             const AhuGameUi *ui)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *label = gtk_label_new (ui->name);

  /* In a narrow window the title of the page gives way before the names do. */
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (g_utf8_strlen (ui->name, -1), MOST_CHARS));
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_set_name (button, ui->game->id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, ui->name, -1);
  /* The platform says so only of one that was pressed before. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), self);

  return button;
}

GtkWidget *
ahu_game_switch_new (const AhuGameUi *ui,
                     GPtrArray       *games)
{
  AhuGameSwitch *self;
  GtkWidget *before = NULL;

  g_return_val_if_fail (ui != NULL, NULL);
  g_return_val_if_fail (games != NULL && games->len >= 2, NULL);

  self = g_object_new (AHU_TYPE_GAME_SWITCH, NULL);
  for (guint i = 0; i < games->len; i++)
    {
      GtkWidget *button = segment_new (self, g_ptr_array_index (games, i));

      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (before));
      gtk_widget_set_parent (button, GTK_WIDGET (self));
      if (g_ptr_array_index (games, i) == ui)
        self->own = button;
      before = button;
    }
  g_assert (self->own != NULL);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->own), TRUE);

  return GTK_WIDGET (self);
}

static void
place (AhuGameSwitch *self,
       GParamSpec    *pspec,
       AhuWidthBin   *room)
{
  GtkWidget *widget = GTK_WIDGET (self), *header = GTK_WIDGET (self->header);
  GtkWidget *box = gtk_widget_get_parent (header);
  gboolean narrow = room != NULL && ahu_width_bin_get_width_class (room) == AHU_WIDTH_360;
  gboolean has_row = gtk_widget_has_css_class (widget, "row");

  if (gtk_widget_get_parent (widget) != NULL && narrow == has_row)
    return;

  g_object_ref (self);
  if (narrow)
    {
      if (gtk_widget_get_parent (widget) != NULL)
        adw_header_bar_remove (self->header, widget);
      gtk_widget_add_css_class (widget, "row");
      gtk_box_insert_child_after (GTK_BOX (box), widget, header);
    }
  else
    {
      if (gtk_widget_get_parent (widget) != NULL)
        gtk_box_remove (GTK_BOX (box), widget);
      gtk_widget_remove_css_class (widget, "row");
      adw_header_bar_pack_start (self->header, widget);
    }
  gtk_box_layout_set_homogeneous (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (widget)), narrow);
  g_object_unref (self);
}

void
ahu_game_switch_attach (AhuGameSwitch *self,
                        AdwHeaderBar  *header,
                        AhuWidthBin   *room)
{
  g_return_if_fail (AHU_IS_GAME_SWITCH (self));
  g_return_if_fail (ADW_IS_HEADER_BAR (header));
  g_return_if_fail (room == NULL || GTK_IS_BOX (gtk_widget_get_parent (GTK_WIDGET (header))));

  self->header = header;
  /* A title in the very middle would need as much room on its other side. */
  adw_header_bar_set_centering_policy (header, ADW_CENTERING_POLICY_LOOSE);
  if (room != NULL)
    g_signal_connect_object (room, "notify::width-class", G_CALLBACK (place), self, G_CONNECT_SWAPPED);
  place (self, NULL, room);
}
