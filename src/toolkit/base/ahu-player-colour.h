/* ahu-player-colour.h: the six colours of players, for all games
 *
 * For: what stands for a player on the screen and on paper: the colour's name, the drawing of the
 * mark, the colours of lines and bars, and a dash pattern that tells lines apart without colour.
 * A game says which of these colours its players have (`AhuGame.colours`).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AhuPlayerColour:
 * @id: its name in records
 * @mark: (nullable): the drawing of the mark, such as `mark-red`; %NULL for a colour that is none
 *   of the six
 * @face: the mark's face on a light ground
 * @light: what stands for the player on a light ground: the mark's outline
 * @dark: the same on a dark ground: the mark's face there
 * @paper: the same on white paper
 * @dashes: lengths of the dashes and gaps of a line: CSS pixels, on paper tenths of an em
 * @n_dashes: how many these are; 0 for a line without gaps
 */
typedef struct
{
  const char *id;
  const char *mark;
  GdkRGBA face;
  GdkRGBA light;
  GdkRGBA dark;
  GdkRGBA paper;
  double dashes[4];
  guint n_dashes;
} AhuPlayerColour;

/* @id: (nullable): a player's colour as in records
 * Returns: (transfer none): that colour; a grey without mark for one that is none of the six */
const AhuPlayerColour *ahu_player_colour_find (const char *id);

/* @id: (nullable): a player's colour as in records
 * Returns: (transfer none): its name in the user's language; of one that is none of the six, the name that the
 *   record has */
const char *ahu_player_colour_name (const char *id);

/* @dark: whether on a dark ground
 * Returns: (transfer none): what stands for the player there without words */
const GdkRGBA *ahu_player_colour_get_rgba (const AhuPlayerColour *self,
                                           gboolean               dark);

/* Gives @widget an edge in the player's colour, and while it is their turn a tint and a frame (owner.css).
 * @id: (nullable): a player's colour as in records; %NULL if the widget is nobody's
 * @widget: what belongs to the player
 * @now: whether it is their turn */
void ahu_player_colour_own (const char *id,
                            GtkWidget  *widget,
                            gboolean    now);

/* What is coloured behind all that lies in @parent, in place of @parent: when a widget changes its look, GTK
 * styles anew all that lies in it.
 * @parent: lays all of its area out for it
 * Returns: (transfer none): what ahu_player_colour_own () is called for */
GtkWidget *ahu_player_colour_add_ground (GtkWidget *parent);

G_END_DECLS
