/* ahu-name.h: words from files, above all players' names, as they stand in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns: whether it neither commands a terminal nor turns the direction of text */
gboolean ahu_letter_is_printable (gunichar letter);

/* @text: text from outside, which should be UTF-8
 * Returns: (transfer full): @text in one line, with a space for each control character and without those that turn
 *   the direction of text, so that it breaks no table, commands no terminal and poses as nothing else */
char *ahu_text_printable (const char *text);

/* @name: a player's name as it stands in a file, in UTF-8
 * Returns: (transfer full): the same for a name, cut where it is longer than any name could be */
char *ahu_name_printable (const char *name);

/* @name: a name as somebody typed it, or as it stands in a file, in UTF-8
 * Returns: (transfer full): the name without what nobody sees at its ends: spaces of any kind, what only turns or
 *   joins text; "" if there is nothing to see */
char *ahu_name_strip (const char *name);

/* @name: a player's name as it stands in a file, in UTF-8
 * @seat: the player's seat, from 0
 * Returns: (transfer full): the printable name, without what nobody sees at its ends; “Player 1” for one that has
 *   nothing to see */
char *ahu_name_for_seat (const char *name,
                         guint       seat);

/* @word: a word as it stands in a file, in UTF-8
 * Returns: (transfer full): the same for a word that a message quotes: shortened if it is longer than any word that
 *   would be right there */
char *ahu_name_quotable (const char *word);

/* @line: a title, or a line of a log, as it stands in a file, in UTF-8
 * Returns: (transfer full): the same for a line, cut where nobody would read on */
char *ahu_line_printable (const char *line);

/* @name: the name of a file, as the system has it
 * Returns: (transfer full): the same for the name of a file */
char *ahu_file_name_printable (const char *name);

/* @names: (array zero-terminated=1): players' names by seat
 * @player: a seat, or anything
 * Returns: (transfer none): the name of who sits there, “?” if nobody does */
const char *ahu_name_of (const char *const *names,
                         gint64             player);

/* What is written from right to left would turn the order of the words and numbers around it; isolated it keeps to
 * itself. For what is read, not for what is kept or compared: there are invisible characters more then.
 * @text: (transfer full): a name, a date or another piece of a sentence
 * Returns: (transfer full): the text, isolated if it needs it */
char *ahu_isolate (char *text);

/* [func@isolate] for each of them.
 * @names: (array zero-terminated=1): players' names
 * Returns: (transfer full) (array zero-terminated=1): the names, those isolated that need it */
char **ahu_names_isolate (const char *const *names);

G_END_DECLS
