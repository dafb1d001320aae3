/* history-log.h: the log of a game as it should be: moves, and lines struck through
 *
 * A plain list, in which a correction strikes entries and puts new ones between
 * them; nothing is counted along, so nothing can be miscounted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"

G_BEGIN_DECLS

#define HISTORY_LOG_NEW G_MAXUINT

typedef struct
{
  JsonNode *move; /* NULL of a line that was read */
  guint index;  /* of the move in the history that is corrected, or HISTORY_LOG_NEW */
  char *struck; /* the line struck through, NULL of a move that is made */
} HistoryLogEntry;

/* Returns: (transfer full) (element-type HistoryLogEntry): an empty log */
GPtrArray *history_log_new (void);

GPtrArray *history_log_copy (GPtrArray *log);

/* Numbers the moves from 0: they are those of the history that is corrected next. */
void history_log_number (GPtrArray *log);

/* Returns: (transfer full) (element-type JsonNode): the moves that are made */
GPtrArray *history_log_moves (GPtrArray *log);

/* Returns: where in the log the move is that n_moves come before; its length if
 * there is none */
guint history_log_find (GPtrArray *log,
                        guint      n_moves);

/* Puts a new move before the entry at that place. */
void history_log_insert (GPtrArray *log,
                         guint      at,
                         JsonNode  *move);

/* Puts a line that is struck through at the end. */
void history_log_add_struck (GPtrArray  *log,
                             const char *text);

/* Strikes the entry at that place, a move of the history, with the line that
 * told it. */
void history_log_strike (GPtrArray  *log,
                         guint       at,
                         AhuHistory *history);

/* The lines struck through that stand before or at the end of the history's moves
 * are those of the log. */
void history_log_compare (GPtrArray  *log,
                          AhuHistory *history);

G_END_DECLS
