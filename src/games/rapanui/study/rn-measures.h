/* rn-measures.h: what a position is to a seat, in numbers of the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-game.h"

G_BEGIN_DECLS

/* What is measured, by name: what it is called stands in rn-measure-words.c. */
typedef enum
{
  RN_METER_POINTS,  /* that nobody takes away any more */
  RN_METER_WOOD,
  RN_METER_CARDS,   /* Sacrifice cards, by kind */
  RN_METER_REWARD,  /* to be chosen after Moai were scored */
  RN_METER_LEADER,  /* who has the sole majority of a kind */
  RN_METER_DISPLAY, /* cards that will score, by kind */
  RN_METER_PRICE,   /* of a Sacrifice card, by kind */
  RN_METER_BUILD,   /* whether there are wood and a Moai for it */
  RN_METER_STONE,   /* cards laid face up, by kind */
  RN_METER_FRONT,   /* front cards of the general display, by kind */
  RN_METER_REFILL,  /* whether cards are laid that nobody knows yet */
  RN_METER_PILE,    /* cards in the draw pile */
  RN_METER_SUPPLY,  /* Sacrifice cards in the supply piles, by kind */
  RN_METERS
} RnMeter;

extern const AhuMeter rn_meters[RN_METERS];

/* As those of AhuGame. */
void rn_measures (gconstpointer  position,
                  guint          seat,
                  GArray        *readings);

char *rn_measure_text (const AhuReading *reading);

G_END_DECLS
