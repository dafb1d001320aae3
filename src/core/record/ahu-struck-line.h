/* ahu-struck-line.h: lines of the log that a correction struck through
 *
 * Words, not moves: what such a line tells depends on a course of the game that
 * is no more. The record's member `corrected` keeps them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * AhuStruckLine:
 * @before: the move before which it stands, from 0; the number of moves for the
 *   end of the log
 * @text: the line as it was told, in the language of that time
 */
typedef struct
{
  guint before;
  char *text;
} AhuStruckLine;

/* Returns: (transfer full) (element-type AhuStruckLine): an empty list */
GPtrArray *ahu_struck_lines_new (void);

/* Appends a line.
 * @lines: (element-type AhuStruckLine): lines in their order
 * @before: the move before which the line stands, not less than the last one's
 * @text: (transfer full): the line */
void ahu_struck_lines_add (GPtrArray *lines,
                           guint      before,
                           char      *text);

/* @node: (nullable): the member `corrected` of a record
 * Returns: (transfer full) (nullable) (element-type AhuStruckLine): the lines, %NULL if @node is something else */
GPtrArray *ahu_struck_lines_from_json (JsonNode *node);

/* @lines: (element-type AhuStruckLine): lines
 * @ply: how many moves are written
 * Returns: (transfer full) (nullable): the member `corrected` with the lines up to the last move, %NULL if there are
 *   none */
JsonNode *ahu_struck_lines_to_json (GPtrArray *lines,
                                    guint      ply);

G_END_DECLS
