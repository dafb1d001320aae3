/* ahu-judging.h: the moves of a game, judged several at a time and told in order
 *
 * What the analyses of all games share. Not for: what is found out about a move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/advice/ahu-limits.h"
#include "core/base/ahu-parallel.h"

G_BEGIN_DECLS

/**
 * AhuJudging:
 * @judge: judges a move; on any thread, at the same time as others
 * @join: notes of the move before @index, not the first, that the chances after it are those before the move
 *   @index, which is judged
 * @tell: tells what was found out about a move, in order; the chances after it are known
 *
 * How the moves of a game are judged. Moves are numbered from 0, the first that is judged.
 */
typedef struct
{
  AhuParallelWork judge;
  void (*join) (guint    index,
                gpointer user_data);
  void (*tell) (guint    index,
                gpointer user_data);
} AhuJudging;

/* @self: how it is done
 * @n: how many moves there are
 * @limits: on how many threads, and whether it gives way; the rest is up to @self
 * @cancellable: (nullable): to stop early; what was being judged then is not told
 * @user_data: for @self
 * @error: return location for a `G_IO_ERROR`
 * Returns: whether it came to the end */
gboolean ahu_judging_run (const AhuJudging  *self,
                          guint              n,
                          const AhuLimits   *limits,
                          GCancellable      *cancellable,
                          gpointer           user_data,
                          GError           **error);

G_END_DECLS
