/* rn-box.h: the virtual box of a practice game: its shuffled draw pile
 *
 * The order is in no file. It stays the same as long as the box is there, whatever is
 * undone; when a game is opened again, what nobody has seen is shuffled anew, which nobody can
 * tell, and what was laid stays as it was. Not for: the deal (rn-shuffle.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/ahu-random.h"
#include "core/history/ahu-history.h"

G_BEGIN_DECLS

/**
 * RnBox:
 *
 * The draw pile of one game.
 */
typedef struct _RnBox RnBox;

/* Shuffles what nobody has seen of the draw pile. What was laid comes again after undo.
 * @history: a game, before anything is undone in it
 * @random: what decides
 * Returns: (transfer full): the box */
RnBox *rn_box_new (AhuHistory *history,
                   AhuRandom  *random);

/* @history: its game in step refill; where it went on elsewhere with other cards, the rest is shuffled anew
 * Returns: (transfer full): the refill with the next four cards of the draw pile (R7.2) */
JsonNode *rn_box_draw (RnBox      *self,
                       AhuHistory *history);

/* @self: (transfer full): a box */
void rn_box_free (RnBox *self);

G_END_DECLS
