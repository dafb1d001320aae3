/* ahu-rn-told.h: the last move in words, for those who look at a game
 *
 * Not for: what to do next (rn_prompt ()), what a scoring gave (rn-news.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/**
 * AhuRnTold:
 * @sentence: what was done, and by whom
 * @rest: (nullable): what followed from it
 * @player: who did it
 * @scored: whether it triggered a scoring or is part of one
 */
typedef struct
{
  char *sentence;
  char *rest;
  guint player;
  gboolean scored;
} AhuRnTold;

/**
 * ahu_rn_told_new:
 * @session: a session of Rapa Nui
 *
 * Tells the move that led to the present position, with what is hidden in it
 * untold; who begins, before the first move.
 *
 * Returns: (transfer full): the words
 */
AhuRnTold *ahu_rn_told_new (AhuSession *session);

void ahu_rn_told_free (AhuRnTold *told);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuRnTold, ahu_rn_told_free)

G_END_DECLS
