/* ahu-cli-verbs.h: the verbs of ahu-cli, one file each
 *
 * Every verb takes the arguments from itself on (`argv[0]` is the verb), writes
 * data to standard output and messages to standard error, and returns the exit
 * code.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/ahu-cli.h"

G_BEGIN_DECLS

/* Replays records and says of each whether it is legal.
 * @argc: length of @argv
 * @argv: (array length=argc): the verb, options, files
 * Returns: the highest exit code of all files */
AhuCliStatus ahu_cli_check (int    argc,
                            char **argv);

/* Prints the position and the legal moves after every move, as JSON Lines.
 * @argc: length of @argv
 * @argv: (array length=argc): the verb, options, one file
 * Returns: the exit code */
AhuCliStatus ahu_cli_replay (int    argc,
                             char **argv);

/* Prints the final table of a record or of a result sheet.
 * @argc: length of @argv
 * @argv: (array length=argc): the verb, options, one file
 * Returns: the exit code */
AhuCliStatus ahu_cli_score (int    argc,
                            char **argv);

/* Plays games with a virtual shuffle and prints one record per line, or who won how often. All of it comes from the
 * seed, unless players think for a time.
 * @argc: length of @argv
 * @argv: (array length=argc): the verb and options
 * Returns: the exit code */
AhuCliStatus ahu_cli_simulate (int    argc,
                               char **argv);

/* Measures random playouts on one core and prints the result as JSON.
 * @argc: length of @argv
 * @argv: (array length=argc): the verb and options
 * Returns: the exit code */
AhuCliStatus ahu_cli_bench (int    argc,
                            char **argv);

/* Prints the moves of the last position of a record, the best first, with the chance to win and the points to be
 * expected; as text or as one JSON array.
 * @argc: length of @argv
 * @argv: (array length=argc): the verb, options, one file
 * Returns: the exit code */
AhuCliStatus ahu_cli_hint (int    argc,
                           char **argv);

/* Prints for each move of a record the chances to win before and after it; as text or as JSON Lines.
 * @argc: length of @argv
 * @argv: (array length=argc): the verb, options, one file
 * Returns: the exit code */
AhuCliStatus ahu_cli_analyse (int    argc,
                              char **argv);

/* Prints the rules of a game, or those that answer a question, the best first; as text or as one JSON array.
 * @argc: length of @argv
 * @argv: (array length=argc): the verb and options
 * Returns: the exit code */
AhuCliStatus ahu_cli_rules (int    argc,
                            char **argv);

G_END_DECLS
