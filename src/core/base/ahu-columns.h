/* ahu-columns.h: plain text in the columns of a terminal
 *
 * Not for: what is written there (ahu-ranking-text.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* As wide as a terminal is when nobody has made it wider. */
#define AHU_TERMINAL_COLUMNS 80

/* @text: one line
 * Returns: how many columns it takes */
int ahu_columns_width (const char *text);

/* @text: one line
 * @width: at most so many columns, 1 or more
 * Returns: (transfer full): @text, its end given for “…” if it is wider */
char *ahu_columns_shorten (const char *text,
                           int         width);

/* @string: the line so far
 * @text: one cell
 * @width: its columns; what is wider stays whole
 * @at_end: whether it stands at the right */
void ahu_columns_append_cell (GString    *string,
                              const char *text,
                              int         width,
                              gboolean    at_end);

/* Breaks @text at spaces into lines of [const@TERMINAL_COLUMNS]; a word that is longer stays whole. No-break spaces
 * come out as plain ones.
 * @string: lines so far, at the beginning of a line
 * @indent: columns left free at the start of each line */
void ahu_columns_append_wrapped (GString    *string,
                                 const char *text,
                                 int         indent);

G_END_DECLS
