/* ahu-cli-options.h: reading the arguments of a verb
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/ahu-cli.h"

G_BEGIN_DECLS

/* Reads the arguments; answers `--help` itself.
 * @argc: length of @argv
 * @argv: (array length=argc): the verb and its arguments
 * @synopsis: (nullable): what follows the options, such as `FILE`, translated
 * @summary: what the verb does, translated
 * Returns: whether they can be read; if not, the reason has been said */
gboolean ahu_cli_parse (int                 argc,
                        char              **argv,
                        const char         *synopsis,
                        const char         *summary,
                        const GOptionEntry *entries);

/* @option: the option's name, such as `--games`
 * @text: (nullable): what was given for it
 * @min: the lowest number allowed
 * @max: the highest number allowed
 * @number: (inout): the number; keeps its value where nothing was given
 * Returns: whether the text is a number in range; if not, that has been said */
gboolean ahu_cli_parse_number (const char *option,
                               const char *text,
                               guint64     min,
                               guint64     max,
                               guint64    *number);

/* @files: (nullable) (array zero-terminated=1): the files given
 * Returns: (transfer none) (nullable): the one file, or %NULL if there are none or several, having said so */
const char *ahu_cli_one_file (char **files);

G_END_DECLS
