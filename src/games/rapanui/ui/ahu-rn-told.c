/* ahu-rn-told.c: the last move in words, for those who look at a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-told.h"

#include <glib/gi18n.h>

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/words/rn-sentences.h"

/* Others than the active player may have to act. */
static gboolean
has_player (const RnMove *move)
{
  return move->type == RN_MOVE_SACRIFICE || move->type == RN_MOVE_REWARD ||
         move->type == RN_MOVE_SUBSTITUTE || move->type == RN_MOVE_REVEAL;
}

static gboolean
is_scored (const RnPosition *before,
           const RnMove     *move)
{
  RnPosition after = *before;
  RnScoring scoring;

  rn_apply (&after, move, &scoring);

  return scoring.kind != RN_INVALID || move->type == RN_MOVE_REWARD || move->type == RN_MOVE_SUBSTITUTE;
}

static void
tell_move (AhuRnTold         *told,
           const RnPosition  *before,
           const RnMove      *move,
           const char *const *names)
{
  g_auto (GStrv) lines = rn_describe_move (before, move, names, NULL);

  told->player = has_player (move) ? move->player : before->active;
  told->scored = is_scored (before, move);
  if (lines[1] != NULL)
    told->rest = g_strjoinv (C_("sentences", " "), lines + 1);
  told->sentence = rn_tell_move (before, move, names);
}

AhuRnTold *
ahu_rn_told_new (AhuSession *session)
{
  AhuRnTold *told = g_new0 (AhuRnTold, 1);
  AhuHistory *history;
  const char *const *names;
  guint ply;
  RnMove move;

  g_return_val_if_fail (AHU_IS_SESSION (session), told);

  history = ahu_session_get_history (session);
  names = ahu_session_get_names (session);
  ply = ahu_history_get_ply (history);
  if (ply == 0)
    {
      told->player = ((const RnPosition *) ahu_session_get_position (session))->active;
      /* Translators: %s is the name of the player who has the first turn. */
      told->sentence = g_strdup_printf (_("%s has the first turn."), names[told->player]);
      return told;
    }

  rn_move_from_json (&move, g_ptr_array_index (ahu_history_get_moves (history), ply - 1));
  tell_move (told, ahu_history_get_position (history, ply - 1), &move, names);

  return told;
}

void
ahu_rn_told_free (AhuRnTold *told)
{
  g_free (told->sentence);
  g_free (told->rest);
  g_free (told);
}
