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
typedef struct
{
  const char *rules[AHU_MAX_APPLIED];
  guint n;
} AhuApplied;

/**
 * AhuAppliedRules:
 * @history: a game
 * @ply: 0 to the number of its moves
 * @applied: (inout): where the rules are noted
 *
 * Notes what stands behind the question before the move @ply, the move itself, and all that followed
 * from it at once; behind the first move of a game from its set-up on also the set-up, behind the last
 * one of a finished game also the final scoring. After the last move only the question is left.
 */
typedef void (*AhuAppliedRules) (AhuHistory *history,
                                 guint       ply,
                                 AhuApplied *applied);

/**
 * ahu_applied_add:
 * @self: what stands behind a move
 * @rule: (transfer none): the number of a rule or decision, a constant
 *
 * Notes it, once.
 */
void ahu_applied_add (AhuApplied *self,
                      const char *rule);

/**
 * ahu_applied_add_all:
 * @self: what stands behind a move
 * @rules: (transfer none) (array zero-terminated=1): numbers of rules, constants
 *
 * Notes each of them, once.
 */
void ahu_applied_add_all (AhuApplied        *self,
                          const char *const *rules);

/**
 * ahu_applied_has:
 * @self: what stands behind a move
 * @rule: the number of a rule or decision
 *
 * Returns: whether it is among them
 */
gboolean ahu_applied_has (const AhuApplied *self,
                          const char       *rule);

/**
 * ahu_applied_find:
 * @history: a game
 * @rule: the number of a rule or decision
 * @rules: what says which rules stand behind a move of this game
 *
 * Returns: (transfer full) (element-type guint): the plies that @rule stands behind, ascending
 */
GArray *ahu_applied_find (AhuHistory      *history,
                          const char      *rule,
                          AhuAppliedRules  rules);

G_END_DECLS
