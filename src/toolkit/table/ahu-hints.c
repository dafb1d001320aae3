/* ahu-hints.c: what each choice makes certain, for those who want hints
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-hints.h"

#include "toolkit/base/ahu-settings.h"
#include "toolkit/game/ahu-game-ui.h"

gboolean
ahu_hints_are_on (AhuSession *session)
{
  g_return_val_if_fail (AHU_IS_SESSION (session), FALSE);

  return !ahu_session_get_asking (session) && ahu_settings_get_switch (ahu_session_get_game (session), "hints");
}

char *
ahu_hint (AhuSession *session,
          JsonNode   *move)
{
  g_auto (GStrv) sentences = NULL;
  const AhuGame *game;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);
  g_return_val_if_fail (move != NULL, NULL);

  game = ahu_session_get_game (session);
  if (game->outlook == NULL || !ahu_hints_are_on (session))
    return NULL;

  sentences = game->outlook (ahu_session_get_position (session), move, ahu_session_get_names (session),
                             ahu_game_ui_get_viewer (session).open);

  return sentences != NULL ? g_strjoinv ("\n", sentences) : NULL;
}
