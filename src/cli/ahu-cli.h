/* ahu-cli.h: the command line tool: finds the verb and runs it
 *
 * Not for what the verbs do (ahu-cli-verbs.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AhuCliStatus:
 * @AHU_CLI_OK: all is legal
 * @AHU_CLI_ILLEGAL: a record breaks a rule, or is not over where it must be
 * @AHU_CLI_FAILED: a file can't be read, output can't be written, a wrong call
 *
 * Exit codes (record format, section 4); of several the highest counts.
 */
typedef enum
{
  AHU_CLI_OK = 0,
  AHU_CLI_ILLEGAL = 1,
  AHU_CLI_FAILED = 2
} AhuCliStatus;

/* Does what the arguments ask for, in the user's language.
 * @argc: length of @argv
 * @argv: (array length=argc): the arguments, the program's name first
 * Returns: the exit code, an [enum@CliStatus] */
int ahu_cli_run (int    argc,
                 char **argv);

G_END_DECLS
