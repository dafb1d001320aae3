/* rn-slips-private.h: the list of slips, while it is filled
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-rules.h"
#include "games/rapanui/study/rn-slips.h"

G_BEGIN_DECLS

struct _RnSlips
{
  RnMove *moves;
  RnPosition *positions; /* one more than moves */
  guint n_moves;
  GArray *all;           /* of RnSlip, each with one turn */
};

/* @self: the slips of a game
 * @type: what may have happened
 * @ply: the index of a move
 * @player: to whom
 * Returns: a slip of the move at @ply, still without a change */
RnSlip rn_slips_begin (const RnSlips *self,
                       RnSlipType     type,
                       guint          ply,
                       guint          player);

/* Puts it on the list if it changes anything that can be counted.
 * @self: the slips of a game */
void rn_slips_add (RnSlips      *self,
                   const RnSlip *slip);

/* @n: by how much it is changed */
static inline void
rn_slip_change (RnSlip *slip,
                guint   cell,
                int     n)
{
  slip->delta.cells[cell] = (gint16) (slip->delta.cells[cell] + n);
}

/* The change that is there in between.
 * @slipped: what lies on the table
 * @recorded: what the record says */
void rn_slip_change_to (RnSlip           *slip,
                        const RnPosition *slipped,
                        const RnPosition *recorded);

/* What may have gone wrong in the move; at the end, what may not be entered yet (rn-slips- moves.c).
 * @self: the slips of a game
 * @ply: the index of a move */
void rn_slips_list (RnSlips *self,
                    guint    ply);

/* What may have gone wrong in it (rn-slips-scoring.c).
 * @self: the slips of a game
 * @ply: the index of a move
 * @scoring: a scoring that the move triggered */
void rn_slips_list_scoring (RnSlips         *self,
                            guint            ply,
                            const RnScoring *scoring);

/* What may have gone wrong in the choice of a reward.
 * @self: the slips of a game
 * @ply: the index of a move */
void rn_slips_list_reward (RnSlips *self,
                           guint    ply);

G_END_DECLS
