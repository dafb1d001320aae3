/* ahu-rn-pile.h: equal pictures lying on each other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/art/ahu-picture.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_PILE (ahu_rn_pile_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnPile, ahu_rn_pile, AHU, RN_PILE, AhuPicture)

/* @across: what is seen of each, to the side
 * @up: and of its height */
void ahu_rn_pile_set_number (AhuRnPile *self,
                             guint      n,
                             double     across,
                             double     up);

G_END_DECLS
