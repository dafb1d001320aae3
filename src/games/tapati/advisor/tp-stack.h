/* tp-stack.h: the stacks of tiles in the box of a practice game of Tapati
 *
 * Their order stays the same as long as the stacks live, whatever is undone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/ahu-random.h"
#include "core/history/ahu-history.h"

G_BEGIN_DECLS

/**
 * TpStack:
 *
 * The face-down quarries and rugs of a game, in an order that nobody knows.
 */
typedef struct _TpStack TpStack;

/* What was drawn by moves that are undone at present comes again.
 * @history: a game of Tapati
 * @random: what chooses the order
 * Returns: (transfer full): its stacks */
TpStack *tp_stack_new (AhuHistory *history,
                       AhuRandom  *random);

/* Where the stock is other than when a tile was drawn, because the game went on otherwise, and no longer has it, the
 * rest is mixed anew.
 * @history: the game, in which tiles have to be drawn
 * Returns: (transfer full): the tiles as a move */
JsonNode *tp_stack_draw (TpStack    *self,
                         AhuHistory *history);

/* @self: (transfer full): stacks */
void tp_stack_free (TpStack *self);

G_END_DECLS
