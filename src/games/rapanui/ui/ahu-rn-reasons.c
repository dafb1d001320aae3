/* ahu-rn-reasons.c: the engine's moves and reasons for the choices of Rapa Nui's pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-reasons.h"

#include "core/game/ahu-rule-number.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/words/rn-sentences.h"
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

  return ahu_cite (sentence, reason->rule);
}

gboolean
ahu_rn_choice_set_move (AhuChoice    *choice,
                        AhuSession   *session,
                        const RnMove *move)
{
  g_autofree char *closed = ahu_practise_dup_reason (session);

  return ahu_choice_offer (choice, session, rn_move_to_json (move), closed);
}

void
ahu_rn_choice_set_any_move (AhuChoice    *choice,
                            AhuSession   *session,
                            const RnMove *move)
{
  ahu_choice_offer_any (choice, session, rn_move_to_json (move));
}
