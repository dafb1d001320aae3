/* ahu-rn-reveal-set.c: Sacrifice cards that somebody can have laid, in words and as a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-reveal-set.h"

#include <glib/gi18n.h>

#include "app/ahu-picture.h"
#include "app/rapanui/ahu-rn-art.h"
#include "rapanui/rn-sentences.h"

#define SET_FACE_WIDTH 28

char *
ahu_rn_reveal_set_words (const guint counts[RN_SACRIFICES])
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) items = NULL;

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      /* Translators: an item of a list; %1$u cards of the kind %2$s. */
      g_autofree char *many = g_strdup_printf (C_("cards", "%1$u × %2$s"), counts[kind],
                                               rn_sacrifice_name (kind));

      if (counts[kind] > 0)
        g_strv_builder_add (builder, counts[kind] > 1 ? many : rn_sacrifice_name (kind));
    }
  items = g_strv_builder_end (builder);
  return g_strjoinv (C_("list", ", "), items);
}

GtkWidget *
ahu_rn_reveal_set_new (const guint counts[RN_SACRIFICES])
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    for (guint i = 0; i < counts[kind]; i++)
      gtk_box_append (GTK_BOX (box), ahu_picture_new (ahu_rn_art_sacrifice (kind), SET_FACE_WIDTH,
                                                      ahu_rn_art_sacrifice_height (SET_FACE_WIDTH)));
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}
