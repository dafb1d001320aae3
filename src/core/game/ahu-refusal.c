/* ahu-refusal.c: a refused set-up or move, with its rule and a sentence
 *
 * Not for: deciding or wording a refusal; that is the game's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/game/ahu-refusal.h"

AhuRefusal *
ahu_refusal_new (const char *rule,
                 char       *message)
{
  AhuRefusal *refusal;

  g_return_val_if_fail (message != NULL, NULL);

  refusal = g_new (AhuRefusal, 1);
  refusal->move = AHU_REFUSAL_SET_UP;
  refusal->rule = g_strdup (rule);
  refusal->message = message;

  return refusal;
}

void
ahu_refusal_free (AhuRefusal *refusal)
{
  if (refusal == NULL)
    return;

  g_free (refusal->rule);
  g_free (refusal->message);
  g_free (refusal);
}
