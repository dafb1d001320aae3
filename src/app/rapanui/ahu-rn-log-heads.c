/* ahu-rn-log-heads.c: what the log tells of before the first move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-log-heads.h"

#include <glib/gi18n.h>

#include "app/rapanui/ahu-rn-join-load.h"
#include "app/rapanui/ahu-rn-practise.h"

static gboolean
is_dealt (AhuRecord *record)
{
  return json_object_has_member (ahu_record_get_setup (record), "display");
}

static void
add (GPtrArray        *heads,
     AhuRnLogLineType  type,
     const char       *text)
{
  g_ptr_array_add (heads, ahu_rn_log_line_new (type, G_MAXUINT, text, NULL));
}

GPtrArray *
ahu_rn_log_heads_new (AhuSession *session)
{
  GPtrArray *heads = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *players = NULL;

  g_return_val_if_fail (AHU_IS_SESSION (session), heads);

  /* Against computers nothing is corrected. */
  if (ahu_session_get_read_only (session) || ahu_rn_practise_is (session))
    return heads;

  if (is_dealt (ahu_session_get_record (session)))
    {
      /* Translators: in the log, before the first turn: %s is the name of the first player */
      players = g_strdup_printf (_("The players · %s begins; names, seats, start hands"),
                                 ahu_session_get_names (session)[0]);
      /* Translators: in the log, before the first turn */
      add (heads, AHU_RN_LOG_DEAL, _("The deal · 16 cards in four columns"));
      add (heads, AHU_RN_LOG_PLAYERS, players);
      return heads;
    }

  /* Translators: in the log of a game that was joined late, before the first turn told */
  add (heads, AHU_RN_LOG_DEAL, _("The position · where the game was joined"));
  /* Translators: in the log of a game that was joined late, before the first turn told */
  add (heads, AHU_RN_LOG_PLAYERS, _("The players · names and colours"));

  return heads;
}

gboolean
ahu_rn_log_heads_can_mend (AhuSession *session)
{
  AhuRecord *record;

  g_return_val_if_fail (AHU_IS_SESSION (session), FALSE);

  record = ahu_session_get_record (session);

  return !ahu_session_get_read_only (session) && !ahu_rn_practise_is (session) &&
         (is_dealt (record) || ahu_rn_join_can_load (ahu_record_get_n_players (record), ahu_record_get_setup (record)));
}
