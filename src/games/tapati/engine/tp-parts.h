/* tp-parts.h: the parts of a round, as the log tells them: a card, the replacement, prestige
 *
 * A part has a heading and a line for each thing that somebody did in it; see `section` of
 * [struct@Game].
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"

G_BEGIN_DECLS

/* @position: a [struct@Position]
 * Returns: which part of its round it is in */
guint tp_part (gconstpointer position);

/* @position: a [struct@Position]
 * @move: (nullable): what was done there
 * @names: (array zero-terminated=1): the players' names by seat
 * @seat: (out): whose card it is, %AHU_NOBODY if it is none
 * Returns: (transfer full): such as “Round 3 · Manutara, by Ben” */
char *tp_part_text (gconstpointer       position,
                    JsonNode           *move,
                    const char *const  *names,
                    guint              *seat);

/* What one player has done in a row stands in one line, and so do the palms that were taken one by one, the tiles,
 * and those who only said that they are done.
 * @end: the end of its part
 * Returns: the move after the last one that stands in the line of @first */
guint tp_line_end (AhuHistory *history,
                   guint       first,
                   guint       end);

/* The replacement is told with the first move of its round.
 * @end: a later one, or the end
 * @names: (array zero-terminated=1): the players' names by seat
 * @viewer: (nullable): nothing is hidden from anybody
 * Returns: (transfer full): what was done, and what it brought, in one line */
char *tp_describe_part (AhuHistory        *history,
                        guint              first,
                        guint              end,
                        const char *const *names,
                        const AhuViewer   *viewer);

/* @history: a game of Tapati
 * @first: the first move of a line
 * @end: the move after the last one of it
 * Returns: (transfer full) (nullable): the drawing of what was done first: the card, the piece, the Moai */
char *tp_line_drawing (AhuHistory *history,
                       guint       first,
                       guint       end);

G_END_DECLS
