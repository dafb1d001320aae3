/* ahu-dead-key.c: why a key of the table does nothing now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-dead-key.h"

#include <glib/gi18n.h>

char *
ahu_dead_key_reason (AhuSession      *session,
                     guint            keyval,
                     GdkModifierType  state,
                     AhuDeadKey       dead_key)
{
  gunichar letter = g_unichar_toupper (gdk_keyval_to_unicode (keyval));
  g_autoptr (AhuRefusal) refusal = NULL;
  char *reason = NULL;
  char key[7] = "";

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  if (!g_unichar_isgraph (letter) ||
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return NULL;

  refusal = ahu_session_refuse_change (session);
  if (refusal != NULL)
    return g_strdup (refusal->message);
  if (dead_key != NULL)
    reason = dead_key (session, letter);
  if (reason != NULL)
    return reason;

  key[g_unichar_to_utf8 (letter, key)] = '\0';
  /* Translators: a key such as X that nothing on the page has */
  return g_strdup_printf (_("%s does nothing right now."), key);
}
