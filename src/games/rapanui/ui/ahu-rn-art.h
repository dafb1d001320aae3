/* ahu-rn-art.h: colours, names and sizes of the drawings of Rapa Nui
 *
 * Not for: the drawings (data/games/rapanui/art), the colours of the window (the stylesheets).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/engine/rn-cards.h"
#include "toolkit/art/ahu-picture.h"

G_BEGIN_DECLS

/**
 * AhuRnSize:
 * @AHU_RN_SIZE_SMALL: from 360 px
 * @AHU_RN_SIZE_MEDIUM: from 700 px
 * @AHU_RN_SIZE_LARGE: from 1200 px
 * @AHU_RN_SIZE_HUGE: from 1600 px, or read from two metres
 *
 * The width classes that cards are drawn for.
 */
typedef enum
{
  AHU_RN_SIZE_SMALL,
  AHU_RN_SIZE_MEDIUM,
  AHU_RN_SIZE_LARGE,
  AHU_RN_SIZE_HUGE,
  AHU_RN_SIZES
} AhuRnSize;

/**
 * AhuRnMat:
 * @AHU_RN_MAT_LOW: on a telephone that lies, and beside something else
 * @AHU_RN_MAT_HIGH: on the table view, which has no bars
 * @AHU_RN_MAT_NARROW: on one that stands
 * @AHU_RN_MAT_BESIDE: beside the display, as high as that
 * @AHU_RN_MAT_WIDE: below the display, as wide as that and the Stone
 *
 * The place on which something is asked.
 */
typedef enum
{
  AHU_RN_MAT_LOW,
  AHU_RN_MAT_HIGH,
  AHU_RN_MAT_NARROW,
  AHU_RN_MAT_BESIDE,
  AHU_RN_MAT_WIDE
} AhuRnMat;

/**
 * AhuRnRoom:
 * @size: the width class
 * @mat: where it lies
 * @scale: of the cards, 1 for what they are at text of 100 %
 * @hand_scale: of those of the hand
 * @headings: whether there is room for headings
 * @keys: whether small cards have names and keys too, where people have a keyboard
 * @crowded: whether words have no room beside the cards, and stand below
 * @square: whether what is bought stands two by two
 *
 * How much room there is for what is asked.
 */
typedef struct
{
  AhuRnSize size;
  AhuRnMat mat;
  double scale;
  double hand_scale;
  gboolean headings;
  gboolean keys;
  gboolean crowded;
  gboolean square;
} AhuRnRoom;

/**
 * AHU_RN_ROOM:
 * @size: a width class
 *
 * The room for something that stands by itself.
 */
#define AHU_RN_ROOM(size) ((AhuRnRoom) { (size), AHU_RN_MAT_LOW, 1, 1, TRUE, FALSE, FALSE, FALSE })

/* Tells the pictures how the drawings of Rapa Nui are recoloured. May be called more than once. */
void ahu_rn_art_init (void);

/* Returns: (transfer none): the picture of the card's face */
const char *ahu_rn_art_card (guint kind);

/* Returns: (transfer none): the picture of its silhouette */
const char *ahu_rn_art_kind (guint kind);

/* @sacrifice: a Sacrifice kind, 0–3, or another value for the back
 * Returns: (transfer none): the picture of the Sacrifice card */
const char *ahu_rn_art_sacrifice (guint sacrifice);

/* Returns: whether the colour of @kind carries ink or paper */
AhuPictureGround ahu_rn_art_ground (guint kind);

/* Returns: (transfer none): the colour of its title strip */
const GdkRGBA *ahu_rn_art_strip (guint kind);

/* Returns: (transfer none): the colour of what is written on the strip */
const GdkRGBA *ahu_rn_art_on_strip (guint kind);

/* @dark: whether the window is dark
 * Returns: (transfer none): the colour of the ring round a card just moved */
const GdkRGBA *ahu_rn_art_ring (gboolean dark);

/* Returns: the width of a card of the general display, in CSS pixels */
int ahu_rn_art_display_width (AhuRnSize size);

/* Returns: the width of a card of the hand, in CSS pixels */
int ahu_rn_art_hand_width (AhuRnSize size);

/* Returns: the room between two columns or hand cards, in CSS pixels */
int ahu_rn_art_gap (AhuRnSize size);

/* Returns: the width of a Sacrifice card's face, in CSS pixels */
int ahu_rn_art_sacrifice_width (AhuRnSize size);

/* @width: the width of a card
 * Returns: its height, 7 : 5 */
int ahu_rn_art_card_height (int width);

/* @width: the width of a card
 * Returns: what is seen of a card behind another */
int ahu_rn_art_strip_height (int width);

/* @width: the width of a Sacrifice card
 * Returns: its height, 92 : 84 */
int ahu_rn_art_sacrifice_height (int width);

G_END_DECLS
