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

/* Returns: whether the active player lays a card face down now (R6.2) */
gboolean ahu_rn_cover_is_needed (AhuSession *session);

/* Covers the table for the present player. */
void ahu_rn_cover_update (AhuRnCover *self,
                          AhuSession *session);

/* @narrow: whether there is little width */
void ahu_rn_cover_set_narrow (AhuRnCover *self,
                              gboolean    narrow);

/* Stands the controls beside the words, so that all of it is seen.
 * @low: whether there is little height but some width */
void ahu_rn_cover_set_low (AhuRnCover *self,
                           gboolean    low);

/* Shows why something can't be done, until the next update.
 * @message: why a card can't be laid, with the rule */
void ahu_rn_cover_refuse (AhuRnCover *self,
                          const char *message);

/* Covers the table until [method@RnCover.end_peek], so that @player, and nobody else, can look at the own Sacrifice
 * cards.
 * @player: who looks, from 0 */
void ahu_rn_cover_peek (AhuRnCover *self,
                        AhuSession *session,
                        guint       player);

/* Nobody looks any more; if nobody did, nothing happens. Where a card is to be laid face down, the cover asks for
 * that again. */
void ahu_rn_cover_end_peek (AhuRnCover *self);

/* Returns: whether it covers the table for somebody to look at the own Sacrifice cards */
gboolean ahu_rn_cover_is_peeking (AhuRnCover *self);

G_END_DECLS
