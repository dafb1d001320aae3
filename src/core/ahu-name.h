/* ahu-name.h: words from files, above all players' names, as they stand in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ahu_name_printable:
 * @name: a name as it stands in a file, in UTF-8
 *
 * Returns: (transfer full): @name in one line, with a space for each control
 *   character, so that it breaks no table and commands no terminal
 */
char *ahu_name_printable (const char *name);

/**
 * ahu_name_quotable:
 * @word: a word as it stands in a file, in UTF-8
 *
 * Returns: (transfer full): the same for a word that a message quotes: shortened
 *   if it is longer than any word that would be right there
 */
char *ahu_name_quotable (const char *word);

/**
 * ahu_names_isolate:
 * @names: (array zero-terminated=1): players' names
 *
 * Names that are written from right to left would turn the order of the words
 * and numbers around them; isolated they keep to themselves. For what is read, not
 * for what is kept or compared: an isolated name has invisible characters more.
 *
 * Returns: (transfer full) (array zero-terminated=1): the names, those isolated that
 *   need it
 */
char **ahu_names_isolate (const char *const *names);

G_END_DECLS
