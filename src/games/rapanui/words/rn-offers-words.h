/* rn-offers-words.h: what is said of the kinds of Sacrifice cards on offer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "games/rapanui/engine/rn-position.h"

G_BEGIN_DECLS

/* What the cards are offered for. */
typedef enum
{
  RN_OFFERS_BUY,        /* a purchase is possible in this step */
  RN_OFFERS_LOOK,       /* nothing to choose now */
  RN_OFFERS_SHOW,       /* the game is only looked at */
  RN_OFFERS_SACRIFICE,  /* face up */
  RN_OFFERS_LAY,        /* face down, behind the cover */
  RN_OFFERS_ADD,
  RN_OFFERS_SUBSTITUTE
} RnOffersMode;

/* @mode: what the card is offered for
 * @kind: a Sacrifice kind
 * @player: who decides
 * Returns: (transfer full): the accessible name of its cell */
char *rn_offers_name (RnOffersMode  mode,
                      guint         kind,
                      const char   *player);

/* @mode: what the cards are offered for
 * @player: who decides
 * Returns: (transfer full): what stands above the four kinds */
char *rn_offers_heading (RnOffersMode  mode,
                         const char   *player);

/* Only where a card is laid face down, behind the cover, it says what the active player owns.
 * @mode: what the card is offered for
 * @kind: a Sacrifice kind
 * Returns: (transfer full): what stands small below the face: how many are left in the pile, or how much wood there
 *   is if that is too little; empty where a card is sacrificed face up */
char *rn_offers_note (RnOffersMode      mode,
                      const RnPosition *p,
                      guint             kind);

/* @mode: what the card is offered for
 * @note: what [func@offers_note] says
 * @kind: a Sacrifice kind
 * Returns: (transfer full) (nullable): for readers of the screen, what the cell shows beside the name: for a
 *   purchase the price and the pile, else @note; %NULL if that is nothing */
char *rn_offers_describe (RnOffersMode      mode,
                          const RnPosition *p,
                          const char       *note,
                          guint             kind);

G_END_DECLS
