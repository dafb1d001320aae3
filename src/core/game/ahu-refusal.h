/* ahu-refusal.h: a refused set-up or move, with its rule and a sentence
 *
 * Not for: files that can't be read (GError with AHU_RECORD_ERROR).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define AHU_REFUSAL_SET_UP (-1)

/**
 * AhuRefusal:
 * @move: index of the move from 0, or `AHU_REFUSAL_SET_UP`
 * @rule: (nullable): the rule number, such as `R4.3`; %NULL if it is no rule that
 *   stands against it
 * @message: one sentence in the user's language, without the rule number
 */
typedef struct
{
  int move;
  char *rule;
  char *message;
} AhuRefusal;

/* @rule: (nullable): the rule number
 * @message: (transfer full): the sentence
 * Returns: (transfer full): a refusal of the set-up; whoever knows the index of a move sets it */
AhuRefusal *ahu_refusal_new (const char *rule,
                             char       *message);

/* @refusal: (transfer full) (nullable): a refusal */
void ahu_refusal_free (AhuRefusal *refusal);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuRefusal, ahu_refusal_free)

G_END_DECLS
