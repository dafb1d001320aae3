/* ahu-rn-offers-words.h: what is said of the kinds of Sacrifice cards on offer
 *
 * Private to AhuRnOffers.
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
  AHU_RN_OFFERS_BUY,        /* a purchase is possible in this step */
  AHU_RN_OFFERS_LOOK,       /* nothing to choose now */
  AHU_RN_OFFERS_SHOW,       /* the game is only looked at */
  AHU_RN_OFFERS_SACRIFICE,  /* face up */
  AHU_RN_OFFERS_LAY,        /* face down, behind the cover */
  AHU_RN_OFFERS_ADD,
  AHU_RN_OFFERS_SUBSTITUTE
} AhuRnOffersMode;

/* The accessible name of a cell. */
char *ahu_rn_offers_name (AhuRnOffersMode  mode,
                          guint            kind,
                          const char      *player);

char *ahu_rn_offers_heading (AhuRnOffersMode  mode,
                             const char      *player);

/* Small below the face. */
char *ahu_rn_offers_note (AhuRnOffersMode   mode,
                          const RnPosition *p,
                          guint             kind);

/* For readers of the screen: what the cell shows beside the name; may be NULL. */
char *ahu_rn_offers_describe (AhuRnOffersMode   mode,
                              const RnPosition *p,
                              const char       *note,
                              guint             kind);

G_END_DECLS
