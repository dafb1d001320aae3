/* ahu-rn-cover.h: hides the table while the active player lays a card face down
 *
 * It shows whose turn it is and nothing else of the game, and asks for one decision.
 * How many cards of each kind that player has is seen only while somebody holds the
 * button for it, or Space.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_COVER (ahu_rn_cover_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnCover, ahu_rn_cover, AHU, RN_COVER, GtkWidget)

/**
 * ahu_rn_cover_is_needed:
 *
 * Returns: whether the active player lays a card face down now (R6.2)
 */
gboolean ahu_rn_cover_is_needed (AhuSession *session);

/**
 * ahu_rn_cover_update:
 *
 * Covers the table for the present player.
 */
void ahu_rn_cover_update (AhuRnCover *self,
                          AhuSession *session);

/**
 * ahu_rn_cover_set_narrow:
 * @narrow: whether there is little width
 */
void ahu_rn_cover_set_narrow (AhuRnCover *self,
                              gboolean    narrow);

/**
 * ahu_rn_cover_set_low:
 * @low: whether there is little height but some width
 *
 * Stands the controls beside the words, so that all of it is seen.
 */
void ahu_rn_cover_set_low (AhuRnCover *self,
                           gboolean    low);

/**
 * ahu_rn_cover_refuse:
 * @message: why a card can't be laid, with the rule
 *
 * Shows why something can't be done, until the next update.
 */
void ahu_rn_cover_refuse (AhuRnCover *self,
                          const char *message);

/**
 * ahu_rn_cover_peek:
 * @player: who looks, from 0
 *
 * Covers the table until [method@RnCover.end_peek], so that @player, and nobody
 * else, can look at the own Sacrifice cards.
 */
void ahu_rn_cover_peek (AhuRnCover *self,
                        AhuSession *session,
                        guint       player);

/**
 * ahu_rn_cover_end_peek:
 *
 * Nobody looks any more; if nobody did, nothing happens. Where a card is to be laid face down, the
 * cover asks for that again.
 */
void ahu_rn_cover_end_peek (AhuRnCover *self);

/**
 * ahu_rn_cover_is_peeking:
 *
 * Returns: whether it covers the table for somebody to look at the own Sacrifice cards
 */
gboolean ahu_rn_cover_is_peeking (AhuRnCover *self);

G_END_DECLS
