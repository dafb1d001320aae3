/* ahu-history-private.h: what the history and its corrections share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"

G_BEGIN_DECLS

/**
 * AhuLine:
 * @record: what the game was set up with: the players and the set-up; the moves
 *   in it count no more
 * @moves: the moves, undone ones at the end
 * @positions: the positions after 0, 1, 2 … of the moves, one after the other
 * @ply: how many moves are made
 * @struck: the lines of the log that corrections struck through, in their order
 *
 * One course of a game. A correction begins another one.
 */
typedef struct
{
  AhuRecord *record;
  GPtrArray *moves;
  GByteArray *positions;
  guint ply;
  GPtrArray *struck;
} AhuLine;

/* Returns: (transfer full): a line without a position */
AhuLine *ahu_line_new (AhuRecord *record);

/* Lays out its first position.
 * @line: a line without moves
 * Returns: (transfer full) (nullable): why the set-up is refused, or %NULL */
AhuRefusal *ahu_line_set_up (AhuLine *line);

/* @ply: how many of its moves
 * Returns: (transfer full): a line with the first @ply moves and the struck lines before the last of them */
AhuLine *ahu_line_copy (const AhuLine *line,
                        const AhuGame *game,
                        guint          ply);

/* Makes @move and forgets the undone moves; a refused one changes nothing.
 * Returns: (transfer full) (nullable): why @move is refused, or %NULL */
AhuRefusal *ahu_line_play (AhuLine       *line,
                           const AhuGame *game,
                           JsonNode      *move);

/* @line: (transfer full) (nullable): a line */
void ahu_line_free (AhuLine *line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuLine, ahu_line_free)

struct _AhuHistory
{
  const AhuGame *game;
  AhuLine *line;
  GPtrArray *done;   /* steps that can be undone, see ahu-history.c */
  GPtrArray *undone; /* steps that can be redone */
  guint changes;     /* counts, so that no outdated correction is accepted */
};

/* @line: (transfer full): a course of a game
 * Returns: (transfer full): a history that can't be undone */
AhuHistory *ahu_history_new_from_line (AhuLine *line);

/* Returns: how many moves can be redone before a correction is, or the end is reached */
guint ahu_history_get_n_undone (AhuHistory *self);

/* Makes @line the game, as one step that can be undone. Another set-up before the first step is none: that is what
 * the game begins with.
 * @line: (transfer full): what the game is to be
 * @n_undone: how many moves of @line after the present one can be redone: all that it has, at most as many as could
 *   be before */
void ahu_history_replace_line (AhuHistory *self,
                               AhuLine    *line,
                               guint       n_undone);

G_END_DECLS
