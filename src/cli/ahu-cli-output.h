/* ahu-cli-output.h: how ahu-cli writes: messages, data, and whether that worked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "cli/ahu-cli.h"
#include "core/game/ahu-refusal.h"

G_BEGIN_DECLS

/* Writes one line to standard error, whatever control characters names of files hold.
 * @subject: what it is about: a file as given, or the program's name */
void ahu_cli_message (const char *subject,
                      const char *message);

/* Writes one line to standard output, in the same way.
 * @file: a file as given
 * @text: what there is to say of it */
void ahu_cli_print_line (const char *file,
                         const char *text);

/* @message: what is wrong with the call
 * Returns: the exit code of a wrong call, having said why */
AhuCliStatus ahu_cli_wrong_call (const char *message);

/* @file: a file as given
 * @refusal: why its set-up or one of its moves is illegal
 * Returns: the exit code of an illegal file, having said why */
AhuCliStatus ahu_cli_refused (const char       *file,
                              const AhuRefusal *refusal);

/* @file: a file as given
 * @refusal: why the counts of a result sheet can't be
 * Returns: the exit code of an illegal file, having said why */
AhuCliStatus ahu_cli_refused_sheet (const char       *file,
                                    const AhuRefusal *refusal);

/* @file: a file as given
 * @error: why it can't be read
 * Returns: the exit code of an unreadable file, having said why */
AhuCliStatus ahu_cli_unreadable (const char   *file,
                                 const GError *error);

/* Writes a value to standard output as one line.
 * @node: (transfer full): any value */
void ahu_cli_print_json (JsonNode *node);

/* Returns: whether everything written to standard output so far could be */
gboolean ahu_cli_output_works (void);

/* Writes out what is buffered for standard output.
 * @status: the exit code so far
 * Returns: @status, or that of a failure, having said so */
AhuCliStatus ahu_cli_finish (AhuCliStatus status);

G_END_DECLS
