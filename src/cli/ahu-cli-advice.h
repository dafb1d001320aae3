/* ahu-cli-advice.h: what the verbs that think about a record have in common
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/ahu-cli.h"
#include "core/advice/ahu-game-advisor.h"

G_BEGIN_DECLS

/**
 * AhuCliQuestion:
 * @limits: what a decision may cost
 * @json: whether the answer is to be JSON, not sentences
 * @history: the game
 * @advisor: who thinks about it
 */
typedef struct
{
  AhuLimits limits;
  gboolean json;
  AhuHistory *history;
  const AhuGameAdvisor *advisor;
} AhuCliQuestion;

/**
 * AhuCliAdviceVerb:
 * @summary: what the verb does
 * @json_help: what its option `--json` does
 * @missing: what is said of a game that doesn't offer it; `%s` is the game's name in records
 * @answer: prints the answer; returns %FALSE, and prints nothing, if the advisor has none to
 *   give
 *
 * A verb that thinks about a record; the texts are translated where they are used.
 */
typedef struct
{
  const char *summary;
  const char *json_help;
  const char *missing;
  gboolean (*answer) (const AhuCliQuestion *question);
} AhuCliAdviceVerb;

/* Parses the call, reads the record, has it answered.
 * @argc: the length of @argv
 * @argv: the verb and what follows it
 * @verb: what it does
 * Returns: the exit code */
AhuCliStatus ahu_cli_advise (int                     argc,
                             char                  **argv,
                             const AhuCliAdviceVerb *verb);

G_END_DECLS
