/* ahu-rn-hand-option.c: the button of a hand that plays one or more equal cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-hand-option.h"

#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-price.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/table/ahu-choice.h"

GtkWidget *
ahu_rn_hand_option_build (AhuRnHandOption *option)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  option->picture = ahu_picture_new (NULL, 20, 20);
  option->text = g_object_new (GTK_TYPE_LABEL,
                               "wrap", TRUE,
                               "justify", GTK_JUSTIFY_CENTER,
                               "css-classes", (const char *[]) { "strong", NULL },
                               NULL);
  option->price = ahu_rn_price_new ();
  gtk_widget_set_halign (option->price, GTK_ALIGN_CENTER);
  option->keycap = ahu_keycap_new (NULL);
  gtk_widget_set_valign (option->keycap, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (foot, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (foot), option->price);
  gtk_box_append (GTK_BOX (foot), option->keycap);
  option->lead = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_halign (option->lead, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (option->lead), option->picture);
  gtk_box_append (GTK_BOX (option->lead), option->text);
  option->content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_halign (option->content, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (option->content, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (option->content, TRUE);
  gtk_widget_set_vexpand (option->content, TRUE);
  gtk_box_append (GTK_BOX (option->content), option->lead);
  gtk_box_append (GTK_BOX (option->content), foot);

  option->choice = ahu_choice_new ();
  gtk_widget_add_css_class (option->choice, "play");
  ahu_choice_set_content (AHU_CHOICE (option->choice), option->content);
  ahu_choice_set_show_key (AHU_CHOICE (option->choice), FALSE);
  gtk_widget_set_hexpand (option->choice, TRUE);

  return option->choice;
}

void
ahu_rn_hand_option_show_key (AhuRnHandOption *option,
                             const char      *key,
                             gboolean         visible,
                             gboolean         below)
{
  GtkWidget *foot = gtk_widget_get_parent (option->keycap);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (foot), below ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (foot), below ? 0 : 6);
  ahu_choice_set_key (AHU_CHOICE (option->choice), key);
  gtk_label_set_label (GTK_LABEL (option->keycap), key);
  gtk_widget_set_visible (option->keycap, visible);
}

void
ahu_rn_hand_option_show_look (AhuRnHandOption *option,
                              guint            kind,
                              gboolean         stacked,
                              gboolean         apart)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (option->content),
                                  stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (option->content), stacked ? 0 : 8);
  ahu_picture_set_name_and_size (AHU_PICTURE (option->picture), ahu_rn_art_kind (kind), 20, 20);
  gtk_widget_set_visible (option->picture, apart);
}
