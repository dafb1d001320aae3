/* ahu-rn-reveal-deduced.c: tells by itself the untold cards that can only have been one thing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-reveal.h"

#include "games/rapanui/engine/rn-deduce.h"
#include "games/rapanui/notation/rn-json.h"

void
ahu_rn_reveal_deduced (AhuSession *session)
{
  const RnPosition *position = ahu_session_get_position (session);

  if (ahu_session_get_read_only (session))
    return;

  for (guint player = 0; player < position->n_players; player++)
    {
      RnMove move = { .type = RN_MOVE_REVEAL, .player = (guint8) player };
      g_autoptr (AhuRefusal) refusal = NULL;

      position = ahu_session_get_position (session);
      if (position->step != RN_STEP_REVEAL || position->untold[player] == 0 ||
          !rn_deduce_untold (position, player, move.cards))
        continue;
      move.n_cards = position->untold[player];
      refusal = ahu_session_play (session, rn_move_to_json (&move));
      g_assert (refusal == NULL);
      position = ahu_session_get_position (session);
    }
}
