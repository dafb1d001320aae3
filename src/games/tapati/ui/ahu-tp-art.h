/* ahu-tp-art.h: names and colours of the drawings of Tapati
 *
 * Not for: the drawings (data/games/tapati/art), the colours of the window (the stylesheets).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-rules.h"
#include "toolkit/art/ahu-part.h"
#include "toolkit/art/ahu-picture.h"

G_BEGIN_DECLS

/* Makes the files of Tapati known to the process, and how its drawings are recoloured. May be called more than once. */
void ahu_tp_art_init (void);

/* @piece: a [enum@Piece]
 * Returns: (transfer none): the drawing of one such piece. A quarry has its empty circles; a rug is bare, since its
 *   number and its spaces depend on the box */
const char *ahu_tp_art_piece (guint piece);

/* @piece: a [enum@Piece]
 * Returns: (transfer none): the drawing of an empty place for one such piece, dashed */
const char *ahu_tp_art_place (guint piece);

/* @piece: a quarry or a rug
 * @n_spaces: its circles or spaces, from 1; a rug has 1 or 2
 * @space: one of them, from 0
 * @place: (out caller-allocates): where a captive stands on it, in shares of the drawing’s width and height, 2 : 1 */
void ahu_tp_art_space (guint            piece,
                       guint            n_spaces,
                       guint            space,
                       graphene_rect_t *place);

/* In the colour of paper.
 * @place: (out caller-allocates): where a rug’s number stands, in shares of the drawing’s width and height */
void ahu_tp_art_rug_number (graphene_rect_t *place);

/* On a card’s paper it has its own colours: %AHU_GROUND_PAPER.
 * @fact: a [enum@Fact]
 * Returns: (transfer none): the silhouette of that card */
const char *ahu_tp_art_fact (guint fact);

/* @position: what lies on the table
 * Returns: (transfer none) (nullable): what stands before the prompt in place of a player’s mark: the silhouette of
 *   the card while several place; %NULL for the mark */
const char *ahu_tp_art_sign (const TpPosition *position);

/* @fact: a [enum@Fact]
 * Returns: whether the strip carries ink or paper */
AhuPictureGround ahu_tp_art_ground (guint fact);

/* @fact: a [enum@Fact]
 * Returns: (transfer none): the colour of the strip with the card's name */
const GdkRGBA *ahu_tp_art_strip (guint fact);

/* @fact: a [enum@Fact]
 * Returns: (transfer none): the colour of the name on it */
const GdkRGBA *ahu_tp_art_on_strip (guint fact);

/* @dark: whether the window is dark
 * Returns: (transfer none): the colour of a card above its strip */
const GdkRGBA *ahu_tp_art_paper (gboolean dark);

/* @colour: a colour of a card
 * @dark: whether the window is dark
 * @used: (out caller-allocates): what is left of it on a card that was used in this round: 42 % */
void ahu_tp_art_use (const GdkRGBA *colour,
                     gboolean       dark,
                     GdkRGBA       *used);

/* @dark: whether the window is dark
 * Returns: (transfer none): the colour of the name on the strip of a used card */
const GdkRGBA *ahu_tp_art_on_used (gboolean dark);

/* What points come from has the colour of the card that brings what it is made of.
 * @statistic: a [enum@Statistic]
 * @look: (out caller-allocates): how it is shown in bars and legends
 * Returns: whether it has a drawing and a colour of its own */
gboolean ahu_tp_art_statistic (guint        statistic,
                               AhuPartLook *look);

/* What is neither a piece nor a card: the marker of who begins, and the sign of points. */
#define AHU_TP_ART_MARKER "tapati-marker"
#define AHU_TP_ART_POINTS "tapati-points"
/* A quarry of any kind, for counts; an empty space of a rug; the base of a Moai, of any
 * proportion, which bears its value in the colour of paper. */
#define AHU_TP_ART_QUARRY "tapati-quarry"
#define AHU_TP_ART_RUG_SPACE "tapati-rug-space"
#define AHU_TP_ART_BASE "tapati-base"

G_END_DECLS
