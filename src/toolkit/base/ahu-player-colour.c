/* ahu-player-colour.c: the six colours of players, for all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-player-colour.h"

#include <glib/gi18n.h>

#include "toolkit/base/ahu-widget.h"

#define RGB(r, g, b) { (r) / 255.f, (g) / 255.f, (b) / 255.f, 1.f }

static const struct
{
  AhuPlayerColour colour;
  const char *name;
} colours[] = {
  { { "red", "mark-red", RGB (0xd6, 0x3a, 0x2f), RGB (0x9c, 0x1f, 0x17), RGB (0xf0, 0x69, 0x5f), RGB (0x9c, 0x1f, 0x17),
      { 0 }, 0 }, NC_ ("player colour", "red") },
  { { "orange", "mark-orange", RGB (0xf2, 0x8a, 0x1e), RGB (0x9a, 0x4e, 0x00), RGB (0xff, 0xa3, 0x48), RGB (0x9a, 0x4e, 0x00),
      { 16, 4 }, 2 }, NC_ ("player colour", "orange") },
  { { "yellow", "mark-yellow", RGB (0xf7, 0xd5, 0x2e), RGB (0x7a, 0x63, 0x00), RGB (0xff, 0xe1, 0x5a), RGB (0x7a, 0x63, 0x00),
      { 4, 3, 1, 3 }, 4 }, NC_ ("player colour", "yellow") },
  { { "green", "mark-green", RGB (0xa4, 0xc6, 0x39), RGB (0x5f, 0x7a, 0x0c), RGB (0xb6, 0xd9, 0x4a), RGB (0x4f, 0x69, 0x0a),
      { 8, 3, 2, 3 }, 4 }, NC_ ("player colour", "yellow-green") },
  { { "blue", "mark-blue", RGB (0x6e, 0xc1, 0xea), RGB (0x1d, 0x7f, 0xb0), RGB (0x7f, 0xcd, 0xf3), RGB (0x1d, 0x7f, 0xb0),
      { 10, 3 }, 2 }, NC_ ("player colour", "light blue") },
  { { "violet", "mark-violet", RGB (0x74, 0x43, 0xa3), RGB (0x55, 0x2c, 0x7d), RGB (0xb4, 0x8a, 0xe0), RGB (0x55, 0x2c, 0x7d),
      { 3, 3 }, 2 }, NC_ ("player colour", "violet") },
};

static const AhuPlayerColour other = {
  "", NULL, RGB (0xb0, 0x40, 0x2a), RGB (0x5e, 0x5c, 0x64), RGB (0xc0, 0xbf, 0xbc), RGB (0x5e, 0x5c, 0x64), { 1, 2 }, 2
};

const AhuPlayerColour *
ahu_player_colour_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    if (g_strcmp0 (colours[i].colour.id, id) == 0)
      return &colours[i].colour;

  return &other;
}

const char *
ahu_player_colour_name (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    if (g_strcmp0 (colours[i].colour.id, id) == 0)
      return g_dpgettext2 (NULL, "player colour", colours[i].name);

  return id != NULL ? id : "";
}

const GdkRGBA *
ahu_player_colour_get_rgba (const AhuPlayerColour *self,
                            gboolean               dark)
{
  g_return_val_if_fail (self != NULL, NULL);

  return dark ? &self->dark : &self->light;
}

static void
set_owner (GtkWidget  *widget,
           const char *id,
           gboolean    owns)
{
  g_autofree char *css_class = g_strconcat ("of-", id, NULL);

  ahu_widget_set_css_class (widget, css_class, owns);
}

void
ahu_player_colour_own (const char *id,
                       GtkWidget  *widget,
                       gboolean    now)
{
  const char *before;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  before = g_object_get_data (G_OBJECT (widget), "ahu-owner");
  ahu_widget_set_css_class (widget, "now", now);
  if (g_strcmp0 (before, id) == 0)
    return;
  if (before != NULL)
    set_owner (widget, before, FALSE);
  if (id != NULL)
    set_owner (widget, id, TRUE);
  ahu_widget_set_css_class (widget, "owned", id != NULL);
  g_object_set_data_full (G_OBJECT (widget), "ahu-owner", g_strdup (id), g_free);
}

GtkWidget *
ahu_player_colour_add_ground (GtkWidget *parent)
{
  GtkWidget *ground;

  g_return_val_if_fail (GTK_IS_WIDGET (parent), NULL);

  ground = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "can-target", FALSE, NULL);
  gtk_widget_add_css_class (ground, "ground");
  gtk_widget_insert_after (ground, parent, NULL);

  return ground;
}
