/* ahu-rn-price.c: a price in wood: number, then the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-price.h"

#include <glib/gi18n.h>

#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-widget.h"

GtkWidget *
ahu_rn_price_new (void)
{
  GtkWidget *price = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_box_append (GTK_BOX (price), gtk_label_new (NULL));
  gtk_box_append (GTK_BOX (price), ahu_picture_new ("token-wood", 18, 18));
  gtk_widget_add_css_class (price, "price");
  gtk_widget_set_visible (price, FALSE);

  return price;
}

void
ahu_rn_price_set (GtkWidget *price,
                  int        wood,
                  int        token)
{
  GtkWidget *label = gtk_widget_get_first_child (price);
  GtkWidget *log = gtk_widget_get_last_child (price);
  g_autofree char *number = g_strdup_printf ("%d", wood);

  g_return_if_fail (GTK_IS_LABEL (label));
  g_return_if_fail (AHU_IS_PICTURE (log));

  gtk_widget_set_visible (price, wood >= 0);
  gtk_widget_set_visible (log, wood > 0);
  ahu_picture_set_name_and_size (AHU_PICTURE (log), "token-wood", token, token);
  /* Translators: a price of no wood */
  gtk_label_set_label (GTK_LABEL (label), wood == 0 ? _("free") : number);
  ahu_widget_set_css_class (price, "free", wood == 0);
}
