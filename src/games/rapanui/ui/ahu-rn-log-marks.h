/* ahu-rn-log-marks.h: which lines of the log a correction has brought
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/**
 * AhuRnLogMarks:
 *
 * The moves that the last correction has put in the place of others.
 */
typedef struct _AhuRnLogMarks AhuRnLogMarks;

/**
 * ahu_rn_log_marks_new:
 *
 * Returns: (transfer full): no marks
 */
AhuRnLogMarks *ahu_rn_log_marks_new (void);

/**
 * ahu_rn_log_marks_free:
 * @self: (transfer full): marks
 */
void ahu_rn_log_marks_free (AhuRnLogMarks *self);

/**
 * ahu_rn_log_marks_clear:
 * @self: marks
 *
 * Forgets them.
 */
void ahu_rn_log_marks_clear (AhuRnLogMarks *self);

/**
 * ahu_rn_log_marks_find:
 * @self: marks
 * @told: (element-type JsonNode): the moves as they were
 * @from: the first that is another one now
 * @history: the game as it is now
 *
 * Marks the moves from there on that are not among those that were.
 */
void ahu_rn_log_marks_find (AhuRnLogMarks *self,
                            GPtrArray     *told,
                            guint          from,
                            AhuHistory    *history);

/**
 * ahu_rn_log_marks_show:
 * @self: marks
 * @lines: a list of [class@RnLogLine]
 *
 * Says to each line whether its move is marked.
 */
void ahu_rn_log_marks_show (AhuRnLogMarks *self,
                            GListModel    *lines);

G_END_DECLS
