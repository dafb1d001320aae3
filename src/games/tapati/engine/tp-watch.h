/* tp-watch.h: what is due from the store if nothing changes
 *
 * Not for: what is told of it (tp-sentences.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-position.h"

G_BEGIN_DECLS

/**
 * TpNeeds:
 * @pieces: Rapanuis, slaves and palms that come from the store, beyond those that go back to it
 * @quarries: quarries that are drawn
 *
 * What the next replacement takes (T4.2–T4.7).
 */
typedef struct
{
  guint pieces[TP_LOOSE_PIECES];
  guint quarries;
} TpNeeds;

/* @position: a position after the tiles of its round were drawn
 * @needs: (out caller-allocates): what the replacement of the next round takes if all stays as it lies. While cards
 *   can still be taken, of the gifts only what is certain */
void tp_next_needs (const TpPosition *position,
                    TpNeeds          *needs);

/* @move: anything
 * Returns: why the game ends if it is made, whatever is chosen then, and, in prestige, if nobody scores any more;
 *   `TP_END_NONE` if it goes on, has ended, or the move isn't legal */
TpEnd tp_move_ends (const TpPosition *position,
                    const TpMove     *move);

/* Each time that the card is carried out a rug leaves stock and market (T5.10).
 * Returns: how often it can still be taken before no rug is left */
guint tp_rano_raraku_left (const TpPosition *position);

G_END_DECLS
