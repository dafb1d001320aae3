/* ahu-replay.h: a game to step through, by move and by milestone
 *
 * Not for: playing (ahu-session.h); what the milestones are (the game's affair).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/**
 * AhuReplayStep:
 * @AHU_REPLAY_MOVE: from move to move
 * @AHU_REPLAY_SHORT: from milestone to milestone of the game's first kind, such as turns
 * @AHU_REPLAY_LONG: the same of its second kind, such as scorings
 *
 * The first and the last position are an end for each of them.
 */
typedef enum
{
  AHU_REPLAY_MOVE,
  AHU_REPLAY_SHORT,
  AHU_REPLAY_LONG
} AhuReplayStep;

#define AHU_REPLAY_STEPS (AHU_REPLAY_LONG + 1)

typedef struct _AhuReplay AhuReplay;

/* @refusal: (out) (optional) (nullable) (transfer full): why the set-up or a move of the record was refused
 * Returns: (transfer full) (nullable): a replay at the first position, with the moves before the first that is
 *   refused; %NULL if the set-up is refused */
AhuReplay *ahu_replay_new (AhuRecord   *record,
                           AhuRefusal **refusal);

/* @self: (transfer full) (nullable): a replay */
void ahu_replay_free (AhuReplay *self);

/* Returns: (transfer none): a read-only session at the present position */
AhuSession *ahu_replay_get_session (AhuReplay *self);

/* Returns: how many moves have been made in the present position */
guint ahu_replay_get_ply (AhuReplay *self);

/* Returns: how many moves there are */
guint ahu_replay_get_n_moves (AhuReplay *self);

/* @ply: 0 … the number of moves */
void ahu_replay_go (AhuReplay *self,
                    guint      ply);

/* Finds where a step leads. One back leads to the last milestone first, if that isn't where it starts from.
 * @from: a ply, not necessarily the present one
 * @step: how far
 * @forward: on, or else back
 * Returns: the ply; @from at the end */
guint ahu_replay_find (AhuReplay     *self,
                       guint          from,
                       AhuReplayStep  step,
                       gboolean       forward);

/* @ply: 0 … the number of moves
 * @step: what kind of mark
 * Returns: whether there is a milestone of that kind */
gboolean ahu_replay_is_mark (AhuReplay     *self,
                             guint          ply,
                             AhuReplayStep  step);

/* Tells the move that led to the present position and what followed from it, with what is hidden there untold.
 * Returns: (transfer full) (nullable) (array zero-terminated=1): lines of the log, %NULL at the first position */
char **ahu_replay_describe (AhuReplay *self);

/* Returns: whether the present position is the end of the game */
gboolean ahu_replay_is_over (AhuReplay *self);

/* Returns: (transfer full): the record of a game that begins with all that led to the present position, see
 *   [method@Record.branch] */
AhuRecord *ahu_replay_branch (AhuReplay *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuReplay, ahu_replay_free)

G_END_DECLS
