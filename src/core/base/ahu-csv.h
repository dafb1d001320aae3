/* ahu-csv.h: texts in tables for spreadsheets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* RFC 4180 */
#define AHU_CSV_NEWLINE "\r\n"

/**
 * ahu_csv_append_text:
 * @csv: a table so far
 * @text: what stands in a cell
 *
 * Appends @text with the quotes of RFC 4180 where it needs them. A text that a
 * spreadsheet would take for a formula begins with an apostrophe.
 */
void ahu_csv_append_text (GString    *csv,
                          const char *text);

G_END_DECLS
