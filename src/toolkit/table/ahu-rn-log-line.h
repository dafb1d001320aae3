/* ahu-rn-log-line.h: one line of the log: a turn's heading, a move, or what a
 * correction struck through, one by one or folded
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * AhuRnLogLineType:
 * @AHU_RN_LOG_HEADING: whose turn it was, where more than its moves is told of it
 * @AHU_RN_LOG_MOVE: the moves of a turn and what followed from them
 * @AHU_RN_LOG_STRUCK: what stood there before a correction
 * @AHU_RN_LOG_DEAL: the deal, before all moves
 * @AHU_RN_LOG_KEPT: in its place, a position that can't be changed, and why
 * @AHU_RN_LOG_PLAYERS: the players, before that
 * @AHU_RN_LOG_FOLD: stands before so many struck lines that they are hidden at first
 */
typedef enum
{
  AHU_RN_LOG_HEADING,
  AHU_RN_LOG_MOVE,
  AHU_RN_LOG_STRUCK,
  AHU_RN_LOG_FOLD,
  AHU_RN_LOG_DEAL,
  AHU_RN_LOG_KEPT,
  AHU_RN_LOG_PLAYERS
} AhuRnLogLineType;

#define AHU_TYPE_RN_LOG_LINE (ahu_rn_log_line_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnLogLine, ahu_rn_log_line, AHU, RN_LOG_LINE, GObject)

/**
 * ahu_rn_log_line_new:
 * @type: what kind of line
 * @ply: the first move told; of other lines, the move that follows
 * @text: the words
 * @colour: (nullable): the player's colour, for a heading or moves
 *
 * Returns: (transfer full): a line
 */
AhuRnLogLine *ahu_rn_log_line_new (AhuRnLogLineType  type,
                                   guint             ply,
                                   const char       *text,
                                   const char       *colour);

AhuRnLogLineType ahu_rn_log_line_get_line_type (AhuRnLogLine *self);
guint ahu_rn_log_line_get_ply (AhuRnLogLine *self);
const char *ahu_rn_log_line_get_text (AhuRnLogLine *self);
const char *ahu_rn_log_line_get_colour (AhuRnLogLine *self);

/**
 * ahu_rn_log_line_set_text:
 * @self: a line
 * @text: other words for the same moves
 *
 * A line that is shown follows the property `text`.
 */
void ahu_rn_log_line_set_text (AhuRnLogLine *self,
                               const char   *text);

/**
 * ahu_rn_log_line_set_heading:
 * @self: a line that tells moves
 * @heading: whose turn it was
 * @headed: whether this stands above its words, and not in a line of its own
 *
 * A line that is shown follows the property `headed`.
 */
void ahu_rn_log_line_set_heading (AhuRnLogLine *self,
                                  const char   *heading,
                                  gboolean      headed);

/**
 * ahu_rn_log_line_get_heading:
 * @self: a line
 *
 * Returns: (nullable): whose turn it tells, if it tells moves
 */
const char *ahu_rn_log_line_get_heading (AhuRnLogLine *self);

/**
 * ahu_rn_log_line_get_headed:
 * @self: a line
 *
 * Returns: whether the heading stands above its words
 */
gboolean ahu_rn_log_line_get_headed (AhuRnLogLine *self);

/**
 * ahu_rn_log_line_set_marked:
 * @self: a line
 * @marked: whether the last correction has brought its move
 *
 * A line that is shown follows the property `marked`.
 */
void ahu_rn_log_line_set_marked (AhuRnLogLine *self,
                                 gboolean      marked);

/**
 * ahu_rn_log_line_get_marked:
 * @self: a line
 *
 * Returns: whether it is marked
 */
gboolean ahu_rn_log_line_get_marked (AhuRnLogLine *self);

/**
 * ahu_rn_log_line_set_end:
 * @self: a line that tells moves
 * @end: the move after the last one told
 *
 * Without it, it tells one move.
 */
void ahu_rn_log_line_set_end (AhuRnLogLine *self,
                              guint         end);

/**
 * ahu_rn_log_line_get_end:
 * @self: a line that tells moves
 *
 * Returns: the move after the last one told
 */
guint ahu_rn_log_line_get_end (AhuRnLogLine *self);

/**
 * ahu_rn_log_line_tells:
 * @self: a line
 * @ply: a move
 *
 * Returns: whether it tells the move; or, if it tells none, whether it stands before it
 */
gboolean ahu_rn_log_line_tells (AhuRnLogLine *self,
                                guint         ply);

/**
 * ahu_rn_log_line_follow:
 * @self: a line
 * @other: a newer one
 *
 * Takes over what @other says if both stand in the same place, so that what is shown of
 * @self stays where it is.
 *
 * Returns: whether they do
 */
gboolean ahu_rn_log_line_follow (AhuRnLogLine *self,
                                 AhuRnLogLine *other);

G_END_DECLS
