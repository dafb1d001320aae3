/* ahu-log-heads.c: what the log tells of before the first move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-log-heads.h"

#include <glib/gi18n.h>

#include "core/record/ahu-practice.h"
#include "toolkit/game/ahu-game-ui.h"

/* Against computers nothing is corrected. */
static gboolean
is_corrected (AhuSession *session)
{
  const AhuGameUi *ui = ahu_game_ui_find (ahu_session_get_game (session));

  return ui != NULL && ui->setup_line != NULL && !ahu_session_get_read_only (session) &&
         !ahu_practice_is (ahu_session_get_record (session));
}

static gboolean
is_dealt (const AhuGameUi *ui,
          AhuRecord       *record)
{
  return ui->setup_choice == NULL || ui->setup_choice (ahu_record_get_setup (record), 0) != NULL;
}

static void
add (GPtrArray      *heads,
     AhuLogLineType  type,
     const char     *text)
{
  g_ptr_array_add (heads, ahu_log_line_new (type, G_MAXUINT, text, NULL));
}

/* Why the game before it is kept stands with it. */
static void
add_position (GPtrArray  *heads,
              AhuSession *session)
{
  /* Translators: in the log of a game that was joined late, before the first turn told */
  const char *position = _("The position · where the game was joined");
  const char *why = ahu_log_heads_why_kept (session);
  g_autofree char *kept = g_strjoin ("\n", position, why, NULL);

  add (heads, why != NULL ? AHU_LOG_KEPT : AHU_LOG_DEAL, kept);
}

GPtrArray *
ahu_log_heads_new (AhuSession *session)
{
  GPtrArray *heads = g_ptr_array_new_with_free_func (g_object_unref);
  const AhuGameUi *ui;
  AhuRecord *record;
  g_autofree char *deal = NULL;
  g_autofree char *players = NULL;

  g_return_val_if_fail (AHU_IS_SESSION (session), heads);

  if (!is_corrected (session))
    return heads;

  ui = ahu_game_ui_find (ahu_session_get_game (session));
  record = ahu_session_get_record (session);
  if (!is_dealt (ui, record))
    add_position (heads, session);
  else
    {
      deal = ui->setup_line (record);
      add (heads, AHU_LOG_DEAL, deal);
      players = ui->players_line != NULL ? ui->players_line (record) : NULL;
    }
  /* Translators: in the log, before the first turn told */
  add (heads, AHU_LOG_PLAYERS, players != NULL ? players : _("The players · names and colours"));

  return heads;
}

const char *
ahu_log_heads_why_kept (AhuSession *session)
{
  const AhuGameUi *ui;
  AhuRecord *record;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  if (!is_corrected (session))
    return NULL;

  ui = ahu_game_ui_find (ahu_session_get_game (session));
  record = ahu_session_get_record (session);
  if (is_dealt (ui, record) ||
      (ui->can_join != NULL && ui->can_join (ahu_record_get_n_players (record), ahu_record_get_setup (record))))
    return NULL;

  return _("More is known of this position than can be entered here, so it stays as it is.");
}

gboolean
ahu_log_heads_can_mend (AhuSession *session)
{
  g_return_val_if_fail (AHU_IS_SESSION (session), FALSE);

  return is_corrected (session) && ahu_log_heads_why_kept (session) == NULL;
}
