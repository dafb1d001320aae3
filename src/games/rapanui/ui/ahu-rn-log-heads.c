/* ahu-rn-log-heads.c: what the log tells of before the first move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-log-heads.h"

#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-join-load.h"
#include "toolkit/table/ahu-practise.h"

static gboolean
is_dealt (AhuRecord *record)
{
  return json_object_has_member (ahu_record_get_setup (record), "display");
}

static void
add (GPtrArray      *heads,
     AhuLogLineType  type,
     const char     *text)
{
  g_ptr_array_add (heads, ahu_log_line_new (type, G_MAXUINT, text, NULL));
}

/* Against computers nothing is corrected. */
static gboolean
is_corrected (AhuSession *session)
{
  return !ahu_session_get_read_only (session) && !ahu_practise_is (session);
}

static void
add_position (GPtrArray  *heads,
              AhuSession *session)
{
  /* Translators: in the log of a game that was joined late, before the first turn told */
  const char *position = _("The position · where the game was joined");
  const char *why = ahu_rn_log_heads_why_kept (session);
  g_autofree char *kept = g_strjoin ("\n", position, why, NULL);

  add (heads, why != NULL ? AHU_LOG_KEPT : AHU_LOG_DEAL, kept);
}

GPtrArray *
ahu_rn_log_heads_new (AhuSession *session)
{
  GPtrArray *heads = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *players = NULL;

  g_return_val_if_fail (AHU_IS_SESSION (session), heads);

  if (!is_corrected (session))
    return heads;

  if (is_dealt (ahu_session_get_record (session)))
    {
      /* Translators: in the log, before the first turn: %s is the name of the first player */
      players = g_strdup_printf (_("The players · %s begins; names, seats, start hands"),
                                 ahu_session_get_names (session)[0]);
      /* Translators: in the log, before the first turn */
      add (heads, AHU_LOG_DEAL, _("The deal · 16 cards in four columns"));
      add (heads, AHU_LOG_PLAYERS, players);
      return heads;
    }

  add_position (heads, session);
  /* Translators: in the log of a game that was joined late, before the first turn told */
  add (heads, AHU_LOG_PLAYERS, _("The players · names and colours"));

  return heads;
}

const char *
ahu_rn_log_heads_why_kept (AhuSession *session)
{
  AhuRecord *record;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  record = ahu_session_get_record (session);
  if (!is_corrected (session) || is_dealt (record) ||
      ahu_rn_join_can_load (ahu_record_get_n_players (record), ahu_record_get_setup (record)))
    return NULL;

  return _("More is known of this position than can be entered here, so it stays as it is.");
}

gboolean
ahu_rn_log_heads_can_mend (AhuSession *session)
{
  g_return_val_if_fail (AHU_IS_SESSION (session), FALSE);

  return is_corrected (session) && ahu_rn_log_heads_why_kept (session) == NULL;
}
