/* ahu-rn-hints.c: what each choice makes certain, for those who want hints
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-hints.h"

#include "games/rapanui/rn-game.h"
#include "games/rapanui/study/rn-outlook.h"
#include "toolkit/base/ahu-settings.h"

gboolean
ahu_rn_hints_are_on (void)
{
  return ahu_settings_get_switch (rn_game_get (), "hints");
}

char *
ahu_rn_hint (AhuSession   *session,
             const RnMove *move)
{
  g_auto (GStrv) sentences = NULL;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);
  g_return_val_if_fail (move != NULL, NULL);

  if (!ahu_rn_hints_are_on ())
    return NULL;

  sentences = rn_outlook_sentences (ahu_session_get_position (session), move,
                                    ahu_session_get_names (session),
                                    ahu_settings_get_switch (rn_game_get (), "open-stone"));

  return sentences != NULL ? g_strjoinv ("\n", sentences) : NULL;
}
