/* ahu-tp-dead-key.c: what a letter of Tapati’s table stands for in another step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-dead-key.h"

#include "games/tapati/engine/tp-rules.h"
#include "games/tapati/ui/ahu-tp-answers.h"
#include "games/tapati/ui/ahu-tp-board-words.h"
#include "games/tapati/ui/ahu-tp-facts.h"

/* “Done” on a board is that of placing unless Moai are scored. */
static gboolean
find_move (const TpPosition *position,
           gunichar          letter,
           TpMove           *move)
{
  guint fact = ahu_tp_facts_find_key (letter);

  if (letter == 'F' || letter == 'D')
    *move = (TpMove) { .type = letter == 'F' ? TP_MOVE_BUILD : TP_MOVE_DONE, .count = 1 };
  else if (fact < tp_facts_in_use (position->n_players))
    *move = (TpMove) { .type = TP_MOVE_FACT, .what = (guint8) fact };
  else
    return ahu_tp_answers_get_key_move (letter, move);

  return TRUE;
}

/* Only another step is a reason: what is to be seen says for itself why it can't be. A card that lies
 * on a part of the page that isn't open is such a reason, too. */
char *
ahu_tp_dead_key_reason (AhuSession *session,
                        gunichar    letter)
{
  const TpPosition *position;
  TpReason reason;
  TpMove move;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  position = ahu_session_get_position (session);
  if (!find_move (position, letter, &move))
    return NULL;
  move.player = position->actor;
  reason = tp_check (position, &move);

  return reason.code == TP_REASON_STEP || reason.code == TP_REASON_OVER || reason.code == TP_REASON_FACT_USED
           ? ahu_tp_reason_words (&reason, ahu_session_get_names (session)) : NULL;
}
