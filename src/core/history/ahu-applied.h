/* ahu-applied.h: where in a game a rule was applied
 *
 * Which rules stand behind a move each game says itself; here they are collected, each once, and
 * looked for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"

G_BEGIN_DECLS

/* More than any move needs: the first also stands for the set-up, the last for the scoring. */
#define AHU_MAX_APPLIED 64

/**
 * AhuApplied:
 * @rules: rules and decisions, none twice, which live as long as the program
 * @n: how many there are
 *
 * What stands behind a move. Zeros are nothing.
 */
struct _AhuApplied
{
  const char *rules[AHU_MAX_APPLIED];
  guint n;
};

/* Notes it, once.
 * @self: what stands behind a move
 * @rule: (transfer none): the number of a rule or decision, a constant */
void ahu_applied_add (AhuApplied *self,
                      const char *rule);

/* Notes each of them, once.
 * @self: what stands behind a move
 * @rules: (transfer none) (array zero-terminated=1): numbers of rules, constants */
void ahu_applied_add_all (AhuApplied        *self,
                          const char *const *rules);

/* @self: what stands behind a move
 * @rule: the number of a rule or decision
 * Returns: whether it is among them */
gboolean ahu_applied_has (const AhuApplied *self,
                          const char       *rule);

/* @rule: the number of a rule or decision
 * Returns: (transfer full) (element-type guint): the plies that @rule stands behind, ascending; none of a game that
 *   doesn't say so (`AhuGame.rules_applied`) */
GArray *ahu_applied_find (AhuHistory *history,
                          const char *rule);

G_END_DECLS
