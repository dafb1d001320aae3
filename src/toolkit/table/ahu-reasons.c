/* ahu-reasons.c: asking the game about one move for one choice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-reasons.h"

#include "core/game/ahu-rule-number.h"
#include "toolkit/table/ahu-hints.h"
#include "toolkit/table/ahu-practise.h"

/* @reason: why it is impossible, %NULL if it isn't or mustn't be told */
static void
set_move (AhuChoice  *choice,
          AhuSession *session,
          JsonNode   *move,
          const char *reason)
{
  g_autofree char *hint = NULL;

  ahu_choice_set_inert (choice, ahu_session_get_read_only (session));
  if (ahu_session_get_read_only (session))
    {
      ahu_choice_set_move (choice, NULL);
      ahu_choice_set_reason (choice, NULL);
      ahu_choice_set_hint (choice, NULL);
      return;
    }

  ahu_choice_set_move (choice, json_node_ref (move));
  ahu_choice_set_reason (choice, reason);
  hint = ahu_hint (session, move);
  ahu_choice_set_hint (choice, hint);
}

gboolean
ahu_choice_offer (AhuChoice  *choice,
                  AhuSession *session,
                  JsonNode   *move,
                  const char *closed)
{
  g_autoptr (JsonNode) offered = move;
  g_autofree char *reason = NULL;

  g_return_val_if_fail (AHU_IS_CHOICE (choice), FALSE);
  g_return_val_if_fail (AHU_IS_SESSION (session), FALSE);
  g_return_val_if_fail (move != NULL, FALSE);

  if (closed != NULL)
    reason = g_strdup (closed);
  else
    {
      g_autoptr (AhuRefusal) refusal = ahu_session_check (session, offered);

      reason = refusal != NULL ? ahu_cite (refusal->message, refusal->rule) : NULL;
    }
  set_move (choice, session, offered, reason);

  return reason == NULL && !ahu_session_get_read_only (session);
}

gboolean
ahu_choice_make_move (AhuChoice  *choice,
                      AhuSession *session,
                      JsonNode   *move)
{
  g_autofree char *closed = ahu_practise_dup_reason (session);

  return ahu_choice_offer (choice, session, move, closed);
}

void
ahu_choice_offer_any (AhuChoice  *choice,
                      AhuSession *session,
                      JsonNode   *move)
{
  g_autoptr (JsonNode) offered = move;

  g_return_if_fail (AHU_IS_CHOICE (choice));
  g_return_if_fail (AHU_IS_SESSION (session));
  g_return_if_fail (move != NULL);

  set_move (choice, session, offered, NULL);
}

gconstpointer
ahu_session_position_before (AhuSession *session,
                             guint       shown)
{
  AhuHistory *history;
  guint ply;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  history = ahu_session_get_history (session);
  ply = ahu_history_get_ply (history);

  return ply > 0 && ply == shown + 1 ? ahu_history_get_position (history, shown) : NULL;
}
