/* ahu-dead-key.c: why a key of the table does nothing now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-dead-key.h"

#include "toolkit/base/ahu-key.h"

char *
ahu_dead_key_reason (AhuSession      *session,
                     guint            keyval,
                     GdkModifierType  state,
                     AhuDeadKey       dead_key)
{
  g_autofree char *words = ahu_key_dup_dead_words (keyval, state);
  g_autoptr (AhuRefusal) refusal = NULL;
  char *reason = NULL;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  if (words == NULL)
    return NULL;

  refusal = ahu_session_refuse_change (session);
  if (refusal != NULL)
    return g_strdup (refusal->message);
  if (dead_key != NULL)
    reason = dead_key (session, ahu_key_letter (keyval));

  return reason != NULL ? reason : g_steal_pointer (&words);
}
