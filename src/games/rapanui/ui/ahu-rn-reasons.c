/* ahu-rn-reasons.c: asking the engine about one move for one choice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-reasons.h"

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-hints.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/table/ahu-practise.h"

char *
ahu_rn_reason_text (const RnReason    *reason,
                    const char *const *names)
{
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (reason, NULL);

  if (reason->code == RN_OK)
    return NULL;

  sentence = rn_reason_sentence (reason, names);

  return ahu_rules_cite (sentence, reason->rule);
}

char *
ahu_rn_reason (AhuSession   *session,
               const RnMove *move)
{
  RnReason reason;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);
  g_return_val_if_fail (move, NULL);

  reason = rn_check (ahu_session_get_position (session), move);

  return ahu_rn_reason_text (&reason, ahu_session_get_names (session));
}

/* @reason: why it is impossible, %NULL if it isn't or mustn't be told */
static void
set_move (AhuChoice    *choice,
          AhuSession   *session,
          const RnMove *move,
          const char   *reason)
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

  ahu_choice_set_move (choice, rn_move_to_json (move));
  ahu_choice_set_reason (choice, reason);
  hint = ahu_rn_hint (session, move);
  ahu_choice_set_hint (choice, hint);
}

gboolean
ahu_rn_choice_set_move (AhuChoice    *choice,
                        AhuSession   *session,
                        const RnMove *move)
{
  g_autofree char *reason = NULL;

  g_return_val_if_fail (AHU_IS_CHOICE (choice), FALSE);

  reason = ahu_practise_dup_reason (session);
  if (reason == NULL)
    reason = ahu_rn_reason (session, move);
  set_move (choice, session, move, reason);

  return reason == NULL && !ahu_session_get_read_only (session);
}

void
ahu_rn_choice_set_any_move (AhuChoice    *choice,
                            AhuSession   *session,
                            const RnMove *move)
{
  g_return_if_fail (AHU_IS_CHOICE (choice));

  set_move (choice, session, move, NULL);
}

const RnPosition *
ahu_rn_position_before (AhuSession *session,
                        guint       shown)
{
  AhuHistory *history;
  guint ply;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  history = ahu_session_get_history (session);
  ply = ahu_history_get_ply (history);

  return ply > 0 && ply == shown + 1 ? ahu_history_get_position (history, shown) : NULL;
}
