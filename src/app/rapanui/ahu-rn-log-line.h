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
 * @AHU_RN_LOG_HEADING: whose turn it was
 * @AHU_RN_LOG_MOVE: a move and what followed from it
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
 * @ply: the move told; of other lines, the move that follows
 * @text: the words
 * @colour: (nullable): the player's colour, for a heading
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
 * @text: other words for the same move
 *
 * A line that is shown follows the property `text`.
 */
void ahu_rn_log_line_set_text (AhuRnLogLine *self,
                               const char   *text);

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
 * ahu_rn_log_line_equal:
 * @self: a line
 * @other: another
 *
 * Returns: whether both show the same and stand for the same move
 */
gboolean ahu_rn_log_line_equal (AhuRnLogLine *self,
                                AhuRnLogLine *other);

G_END_DECLS
