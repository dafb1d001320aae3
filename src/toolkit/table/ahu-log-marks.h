/* ahu-log-marks.h: which lines of the log a correction has brought
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/**
 * AhuLogMarks:
 *
 * The moves that the last correction has put in the place of others.
 */
typedef struct _AhuLogMarks AhuLogMarks;

/* Returns: (transfer full): no marks */
AhuLogMarks *ahu_log_marks_new (void);

/* @self: (transfer full): marks */
void ahu_log_marks_free (AhuLogMarks *self);

/* Forgets them.
 * @self: marks */
void ahu_log_marks_clear (AhuLogMarks *self);

/* Marks the moves from there on that are not among those that were.
 * @self: marks
 * @told: (element-type JsonNode): the moves as they were
 * @from: the first that is another one now
 * @history: the game as it is now */
void ahu_log_marks_find (AhuLogMarks *self,
                         GPtrArray   *told,
                         guint        from,
                         AhuHistory  *history);

/* Says to each line whether its move is marked.
 * @self: marks
 * @lines: a list of [class@LogLine] */
void ahu_log_marks_show (AhuLogMarks *self,
                         GListModel  *lines);

G_END_DECLS
