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

/* A slip of the move at @ply, still without a change. */
RnSlip rn_slips_begin (const RnSlips *self,
                       RnSlipType     type,
                       guint          ply,
                       guint          player);

/* Puts @slip on the list if it changes anything that can be counted. */
void rn_slips_add (RnSlips      *self,
                   const RnSlip *slip);

static inline void
rn_slip_change (RnSlip *slip,
                guint   cell,
                int     n)
{
  slip->delta.cells[cell] = (gint16) (slip->delta.cells[cell] + n);
}

/* The change that is there when @slipped lies on the table rather than @recorded. */
void rn_slip_change_to (RnSlip           *slip,
                        const RnPosition *slipped,
                        const RnPosition *recorded);

/* What may have gone wrong in the move at @ply; at the end, what may not be
 * entered yet (rn-slips-moves.c). */
void rn_slips_list (RnSlips *self,
                    guint    ply);

/* What may have gone wrong in a scoring that the move at @ply triggered, or in
 * the choice of a reward (rn-slips-scoring.c). */
void rn_slips_list_scoring (RnSlips         *self,
                            guint            ply,
                            const RnScoring *scoring);
void rn_slips_list_reward (RnSlips *self,
                           guint    ply);

G_END_DECLS
