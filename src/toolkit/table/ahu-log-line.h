/* ahu-log-line.h: one line of the log: a turn's heading, a move, or what a
 * correction struck through, one by one or folded
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * AhuLogLineType:
 * @AHU_LOG_HEADING: whose turn it was, where more than its moves is told of it
 * @AHU_LOG_MOVE: the moves of a turn and what followed from them
 * @AHU_LOG_STRUCK: what stood there before a correction
 * @AHU_LOG_DEAL: the deal, before all moves
 * @AHU_LOG_KEPT: in its place, a position that can't be changed, and why
 * @AHU_LOG_PLAYERS: the players, before that
 * @AHU_LOG_FOLD: stands before so many struck lines that they are hidden at first
 */
typedef enum
{
  AHU_LOG_HEADING,
  AHU_LOG_MOVE,
  AHU_LOG_STRUCK,
  AHU_LOG_FOLD,
  AHU_LOG_DEAL,
  AHU_LOG_KEPT,
  AHU_LOG_PLAYERS
} AhuLogLineType;

#define AHU_TYPE_LOG_LINE (ahu_log_line_get_type ())
G_DECLARE_FINAL_TYPE (AhuLogLine, ahu_log_line, AHU, LOG_LINE, GObject)

/* @type: what kind of line
 * @ply: the first move told; of other lines, the move that follows
 * @colour: (nullable): the player's colour, for a heading or moves
 * Returns: (transfer full): a line */
AhuLogLine *ahu_log_line_new (AhuLogLineType  type,
                              guint           ply,
                              const char     *text,
                              const char     *colour);

/* Returns: what kind of line it is */
AhuLogLineType ahu_log_line_get_line_type (AhuLogLine *self);

/* Returns: the first move told; of a line that tells none, the move that follows */
guint ahu_log_line_get_ply (AhuLogLine *self);

/* Returns: (transfer none): the words, until others are set */
const char *ahu_log_line_get_text (AhuLogLine *self);

/* Before the words are set that change with it.
 * @drawing: (nullable): name of the drawing of what it is about */
void ahu_log_line_set_drawing (AhuLogLine *self,
                               const char *drawing);

/* Returns: (transfer none) (nullable): name of the drawing of what it is about */
const char *ahu_log_line_get_drawing (AhuLogLine *self);

/* Returns: (transfer none) (nullable): the colour of the player whose turn it was, for a heading or moves */
const char *ahu_log_line_get_colour (AhuLogLine *self);

/* A line that is shown follows the property `text`.
 * @text: other words for the same moves */
void ahu_log_line_set_text (AhuLogLine *self,
                            const char *text);

/* A line that is shown follows the property `headed`.
 * @self: a line that tells moves
 * @heading: whose turn it was
 * @headed: whether this stands above its words, and not in a line of its own */
void ahu_log_line_set_heading (AhuLogLine *self,
                               const char *heading,
                               gboolean    headed);

/* Returns: (nullable): whose turn it tells, if it tells moves */
const char *ahu_log_line_get_heading (AhuLogLine *self);

/* Returns: whether the heading stands above its words */
gboolean ahu_log_line_get_headed (AhuLogLine *self);

/* A line that is shown follows the property `several`.
 * @self: a line that tells moves
 * @several: whether its turn has more such lines */
void ahu_log_line_set_several (AhuLogLine *self,
                               gboolean    several);

/* Returns: whether it is one of several that tell the moves of a turn */
gboolean ahu_log_line_get_several (AhuLogLine *self);

/* A line that is shown follows the property `marked`.
 * @marked: whether the last correction has brought its move */
void ahu_log_line_set_marked (AhuLogLine *self,
                              gboolean    marked);

/* Returns: whether it is marked */
gboolean ahu_log_line_get_marked (AhuLogLine *self);

/* Without it, it tells one move.
 * @self: a line that tells moves
 * @end: the move after the last one told */
void ahu_log_line_set_end (AhuLogLine *self,
                           guint       end);

/* @self: a line that tells moves
 * Returns: the move after the last one told */
guint ahu_log_line_get_end (AhuLogLine *self);

/* Returns: whether it tells the move; or, if it tells none, whether it stands before it */
gboolean ahu_log_line_tells (AhuLogLine *self,
                             guint       ply);

/* Takes over what @other says if both stand in the same place, so that what is shown of @self stays where it is.
 * @other: a newer one
 * Returns: whether they do */
gboolean ahu_log_line_follow (AhuLogLine *self,
                              AhuLogLine *other);

G_END_DECLS
