/* ahu-rn-second-screen.c: a game for another screen that everybody sees, to its very end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-second-screen.h"

#include "games/rapanui/engine/rn-position.h"
#include "games/rapanui/join/rn-turned.h"
#include "games/rapanui/ui/ahu-rn-scores.h"
#include "games/rapanui/ui/ahu-rn-turn-up.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/ranking/ahu-second-screen.h"

/* From the reveal on. */
static gboolean
is_ending (AhuSession *session)
{
  return ((const RnPosition *) ahu_session_get_position (session))->step >= RN_STEP_REVEAL;
}

static void
fill_end (AhuStage   *stage,
          AhuSession *session)
{
  g_autofree char *sentence = rn_prompt (ahu_session_get_position (session), ahu_session_get_names (session));

  ahu_stage_set_head (stage, "stone", sentence, rn_end_sentence ());
  ahu_stage_set_body (stage, ahu_rn_turn_up_new (session, ahu_stage_is_narrow (stage)));
}

GtkWidget *
ahu_rn_second_screen_new (AhuSession *session)
{
  static const AhuSecondScreenParts parts = { ahu_rn_scores_view_new, is_ending, fill_end };
  GtkWidget *self;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  self = ahu_second_screen_new (&parts, session);
  g_signal_connect_object (rn_turned_for_session (session), "changed", G_CALLBACK (ahu_second_screen_update), self,
                           G_CONNECT_SWAPPED);

  return self;
}
