/* ahu-tp-art.h: names and colours of the drawings of Tapati
 *
 * Not for: the drawings (data/games/tapati/art), the colours of the window (the stylesheets).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-pieces.h"
#include "toolkit/art/ahu-picture.h"

G_BEGIN_DECLS

/**
 * ahu_tp_art_init:
 *
 * Makes the files of Tapati known to the process, and how its drawings are recoloured. May
 * be called more than once.
 */
void ahu_tp_art_init (void);

/**
 * ahu_tp_art_piece:
 * @piece: a [enum@Piece]
 *
 * Returns: (transfer none): the drawing of one such piece. A quarry has its empty circles; a
 *   rug is bare, since its number and its spaces depend on the box
 */
const char *ahu_tp_art_piece (guint piece);

/**
 * ahu_tp_art_fact:
 * @fact: a [enum@Fact]
 *
 * Returns: (transfer none): the silhouette of that card
 */
const char *ahu_tp_art_fact (guint fact);

/**
 * ahu_tp_art_strip:
 * @fact: a [enum@Fact]
 *
 * Returns: (transfer none): the colour of the strip with the card's name
 */
const GdkRGBA *ahu_tp_art_strip (guint fact);

/**
 * ahu_tp_art_on_strip:
 * @fact: a [enum@Fact]
 *
 * Returns: (transfer none): the colour of the name on it
 */
const GdkRGBA *ahu_tp_art_on_strip (guint fact);

/* What is neither a piece nor a card: the marker of who begins, and the sign of points. */
#define AHU_TP_ART_MARKER "tapati-marker"
#define AHU_TP_ART_POINTS "tapati-points"

G_END_DECLS
