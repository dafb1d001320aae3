/* ahu-game-switch.c: which game a page is about, for the header bar
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
  GtkWidget parent_instance;

  GtkWidget *own; /* the segment of the page's game */
};

G_DEFINE_FINAL_TYPE (AhuGameSwitch, ahu_game_switch, GTK_TYPE_WIDGET)

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
ahu_game_switch_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (ahu_game_switch_parent_class)->dispose (object);
}

static void
ahu_game_switch_class_init (AhuGameSwitchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_game_switch_dispose;

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
