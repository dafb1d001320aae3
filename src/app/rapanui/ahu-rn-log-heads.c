/* ahu-rn-log-heads.c: what the log tells of before the first move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-log-heads.h"

#include <glib/gi18n.h>

#include "app/rapanui/ahu-rn-practise.h"

GPtrArray *
ahu_rn_log_heads_new (AhuSession *session)
{
  GPtrArray *heads = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *players = NULL;

  g_return_val_if_fail (AHU_IS_SESSION (session), heads);

  if (!ahu_rn_log_heads_can_mend (session))
    return heads;

  /* Translators: in the log, before the first turn: %s is the name of the first player */
  players = g_strdup_printf (_("The players · %s begins; names, seats, start hands"),
                             ahu_session_get_names (session)[0]);
  g_ptr_array_add (heads, ahu_rn_log_line_new (AHU_RN_LOG_DEAL, G_MAXUINT,
                                               /* Translators: in the log, before the first turn */
                                               _("The deal · 16 cards in four columns"), NULL));
  g_ptr_array_add (heads, ahu_rn_log_line_new (AHU_RN_LOG_PLAYERS, G_MAXUINT, players, NULL));

  return heads;
}

gboolean
ahu_rn_log_heads_can_mend (AhuSession *session)
{
  g_return_val_if_fail (AHU_IS_SESSION (session), FALSE);

  /* A game joined late has no deal; against computers nothing is corrected. */
  return !ahu_session_get_read_only (session) && !ahu_rn_practise_is (session) &&
         json_object_has_member (ahu_record_get_setup (ahu_session_get_record (session)), "display");
}
