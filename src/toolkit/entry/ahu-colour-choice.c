/* ahu-colour-choice.c: a colour in the list that a player's mark opens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/entry/ahu-colour-choice.h"

#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-player-colour.h"

#define COLOUR "ahu-colour"
#define MARK_SIZE 24

GtkWidget *
ahu_colour_choice_new (const char *colour)
{
  const char *name = ahu_player_colour_name (colour);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (name);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), ahu_mark_new (colour, MARK_SIZE));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_IMAGE,
                                               "icon-name", "object-select-symbolic",
                                               "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                               NULL));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "touch");
  gtk_widget_add_css_class (button, "text-button");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (button), COLOUR, (gpointer) colour);

  return button;
}

const char *
ahu_colour_choice_get_colour (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), COLOUR);
}

void
ahu_colour_choices_show (GtkWidget  *box,
                         const char *colour)
{
  g_return_if_fail (GTK_IS_BOX (box));

  for (GtkWidget *each = gtk_widget_get_first_child (box); each != NULL; each = gtk_widget_get_next_sibling (each))
    {
      const char *own = ahu_colour_choice_get_colour (each);
      gboolean is_present = g_strcmp0 (own, colour) == 0;

      if (own == NULL)
        continue;
      /* Its room stays. */
      gtk_widget_set_opacity (gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (each))), is_present);
      gtk_accessible_update_state (GTK_ACCESSIBLE (each), GTK_ACCESSIBLE_STATE_PRESSED,
                                   is_present ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
    }
}
