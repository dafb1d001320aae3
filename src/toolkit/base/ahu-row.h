/* ahu-row.h: the platform's rows in large text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Shows what is chosen beside the title, which large text has too little room for: there it stands below.
 * @row: a row to choose in, of strings */
void ahu_row_show_value (AdwComboRow *row);

/* Names what is typed into after the title, for readers of the screen.
 * @row: a row to type in */
void ahu_row_name_entry (AdwEntryRow *row);

/* Puts @button beside the words of @row, in large text below them: they would have too little room.
 * @row: a row that has something else at its end, such as a switch
 * @button: (transfer floating): a button with words */
void ahu_row_add_button (AdwActionRow *row,
                         GtkWidget    *button);

G_END_DECLS
