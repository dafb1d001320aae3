/* ahu-told.h: the last move in words, for those who look at a game
 *
 * Not for: what to do next (`AhuGame.prompt`), what it has brought (`AhuGame.news`).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/**
 * AhuTold:
 * @sentence: what was done, and by whom
 * @rest: (nullable): what followed from it
 * @seat: who did it, %AHU_NOBODY if nobody did
 */
typedef struct
{
  char *sentence;
  char *rest;
  guint seat;
} AhuTold;

/* Tells the move that led to the present position, with what is hidden in it untold; before the first move, who
 * begins.
 * Returns: (transfer full): the words */
AhuTold *ahu_told_new (AhuSession *session);

/* @told: (transfer full): the words */
void ahu_told_free (AhuTold *told);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuTold, ahu_told_free)

G_END_DECLS
