/* ahu-csv.h: tables for spreadsheets
 *
 * As those of the user's country read them: with a byte order mark, and semicolons where a comma
 * stands in decimal numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* RFC 4180 */
#define AHU_CSV_NEWLINE "\r\n"

/* Returns: (transfer full): a table without cells */
GString *ahu_csv_new (void);

/* Another cell of the line follows.
 * @csv: a table so far */
void ahu_csv_separate (GString *csv);

/* Appends @text with the quotes of RFC 4180 where it needs them. A text that a spreadsheet would take for a formula
 * begins with an apostrophe.
 * @csv: a table so far
 * @text: what stands in a cell */
void ahu_csv_append_text (GString    *csv,
                          const char *text);

G_END_DECLS
