/* ahu-cli-advice.h: what the verbs that think about a record have in common
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "advisor/rn-advisor.h"
#include "cli/ahu-cli.h"
#include "core/ahu-history.h"

G_BEGIN_DECLS

/**
 * AhuCliQuestion:
 * @limits: what a decision may cost
 * @json: whether the answer is to be JSON, not sentences
 * @history: the game
 */
typedef struct
{
  AhuLimits limits;
  gboolean json;
  AhuHistory *history;
} AhuCliQuestion;

/**
 * AhuCliAnswer:
 * @question: what is asked
 *
 * Prints the answer.
 */
typedef void (*AhuCliAnswer) (const AhuCliQuestion *question);

/**
 * ahu_cli_advise:
 * @argc: the length of @argv
 * @argv: the verb and what follows it
 * @summary: what the verb does
 * @json_help: what its option `--json` does
 * @answer: prints the answer
 *
 * Parses the call, reads the record, has it answered.
 *
 * Returns: the exit code
 */
AhuCliStatus ahu_cli_advise (int           argc,
                             char        **argv,
                             const char   *summary,
                             const char   *json_help,
                             AhuCliAnswer  answer);

/**
 * ahu_cli_tell_move:
 * @question: what is asked
 * @ply: 0 … the ply of the history
 * @move: a legal move of the position after so many moves
 *
 * Returns: (transfer full): the move as the log tells it, on one line
 */
char *ahu_cli_tell_move (const AhuCliQuestion *question,
                         guint                 ply,
                         const RnMove         *move);

/**
 * ahu_cli_tell_choice:
 * @question: what is asked
 * @ply: 0 … the ply of the history
 * @move: a legal move of the position after so many moves
 *
 * Returns: (transfer full): a move that could be made: as above, with the kind of a card
 *   that would be laid face down
 */
char *ahu_cli_tell_choice (const AhuCliQuestion *question,
                           guint                 ply,
                           const RnMove         *move);

G_END_DECLS
