/* rn-join-check.h: the list of what is wrong with a position as entered
 *
 * Internal to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/join/rn-join-cards.h"
#include "games/rapanui/join/rn-join-stone.h"

G_BEGIN_DECLS

/**
 * RnJoinCheck:
 * @join: a position as entered
 * @whole: its Sacrifice cards, with what follows
 * @problems: what was found
 * @n: how many of them
 */
typedef struct
{
  const RnJoin *join;
  RnJoinSacrifices whole;
  RnReason *problems;
  guint n;
} RnJoinCheck;

/* @check: what is checked, and the problems found */
void rn_join_add (RnJoinCheck    *check,
                  const RnReason *reason);

/* @check: what is checked, and the problems found
 * @code: what is wrong
 * @rule: the rule that says so
 * @player: a player, -1 where there is none
 * @kind: a kind, -1 where there is none
 * @have: the number entered
 * @need: the number there can be */
void rn_join_add_numbers (RnJoinCheck  *check,
                          RnReasonCode  code,
                          const char   *rule,
                          int           player,
                          int           kind,
                          gint64        have,
                          gint64        need);

/* If so, notes that a field of a player, of a kind or of all is missing.
 * @check: what is checked, and the problems found
 * @missing: whether it is missing
 * @rule: the rule that says so
 * @field: the name of the field
 * @player: a player, -1 where there is none
 * @kind: a kind, -1 where there is none */
void rn_join_add_missing (RnJoinCheck *check,
                          gboolean     missing,
                          const char  *rule,
                          const char  *field,
                          int          player,
                          int          kind);

/* The Sacrifice cards: what is too much already.
 * @check: what is checked, and the problems found */
void rn_join_check_sacrifices (RnJoinCheck *check);

/* The Sacrifice cards: what is missing.
 * @check: what is checked, and the problems found */
void rn_join_check_missing_sacrifices (RnJoinCheck *check);

/* The Stone: what only the whole tells.
 * @check: what is checked, and the problems found */
void rn_join_check_stone (RnJoinCheck *check);

G_END_DECLS
