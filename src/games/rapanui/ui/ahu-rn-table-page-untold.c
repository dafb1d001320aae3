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
stays_untold (AhuRnTablePage *self)
{
  return ahu_rn_table_page_can_change (self) && !self->is_replay && ahu_rn_cover_is_needed (self->session) &&
         (self->wants_view || ahu_settings_get_switch (rn_game_get (), "face-down-untold"));
}

static gboolean
lay_untold (AhuRnTablePage *self)
{
  const RnPosition *position = ahu_session_get_position (self->session);
  RnMove move = {
    .type = RN_MOVE_SACRIFICE, .player = position->active, .kind = RN_SACRIFICE_NULL
  };
  g_autoptr (AhuRefusal) refusal = NULL;

  /* What was taken back, with whatever was told then, is not thrown away unasked. */
  if (ahu_session_can_redo (self->session))
    return FALSE;

  refusal = ahu_session_play (self->session, rn_move_to_json (&move));
  return refusal == NULL;
}

gboolean
ahu_rn_table_page_pass_untold (AhuRnTablePage *self)
{
  if (!stays_untold (self))
    return FALSE;

  switch (self->way)
    {
    case AHU_RN_WAY_BACK:
      return ahu_session_undo (self->session);
    case AHU_RN_WAY_FORTH:
      return ahu_session_redo (self->session) || lay_untold (self);
    case AHU_RN_WAY_ON:
    default:
      return lay_untold (self);
    }
}
