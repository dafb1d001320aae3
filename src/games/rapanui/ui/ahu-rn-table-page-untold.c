/* ahu-rn-table-page-untold.c: cards that are laid face down without a word
 *
 * Where nobody is to be asked for the kind, the page makes the move by itself, and
 * undo and redo pass over it: there is nothing to decide.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-cover.h"
#include "games/rapanui/ui/ahu-rn-table-page-private.h"
#include "toolkit/base/ahu-settings.h"

/* A wall can't be handed on. */
static gboolean
stays_untold (AhuTable *table)
{
  return ahu_table_can_change (table) && !ahu_table_is_replay (table) &&
         ahu_rn_cover_is_needed (ahu_table_get_session (table)) &&
         (ahu_table_wants_view (table) || ahu_settings_get_switch (rn_game_get (), "face-down-untold"));
}

static gboolean
lay_untold (AhuSession *session)
{
  const RnPosition *position = ahu_session_get_position (session);
  RnMove move = {
    .type = RN_MOVE_SACRIFICE, .player = position->active, .kind = RN_SACRIFICE_NULL
  };
  g_autoptr (AhuRefusal) refusal = NULL;

  /* What was taken back, with whatever was told then, is not thrown away unasked. */
  if (ahu_session_can_redo (session))
    return FALSE;

  refusal = ahu_session_play (session, rn_move_to_json (&move));
  return refusal == NULL;
}

gboolean
ahu_rn_table_page_pass_untold (AhuTable    *table,
                               AhuTableWay  way)
{
  AhuSession *session = ahu_table_get_session (table);

  if (!stays_untold (table))
    return FALSE;

  switch (way)
    {
    case AHU_TABLE_WAY_BACK:
      return ahu_session_undo (session);
    case AHU_TABLE_WAY_FORTH:
      return ahu_session_redo (session) || lay_untold (session);
    case AHU_TABLE_WAY_ON:
    default:
      return lay_untold (session);
    }
}
