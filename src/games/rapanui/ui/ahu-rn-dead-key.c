/* ahu-rn-dead-key.c: what a letter of Rapa Nui’s table stands for in another step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-dead-key.h"

#include <glib/gi18n.h>

#include "games/rapanui/words/rn-sentences.h"

static gboolean
is_key (const char *key,
        gunichar    letter)
{
  return g_unichar_toupper (g_utf8_get_char (key)) == letter;
}

/* The place of @letter in @keys, -1 if it isn't there. */
static int
find_key (const char *const *keys,
          guint              n,
          gunichar           letter)
{
  for (guint i = 0; i < n; i++)
    if (is_key (keys[i], letter))
      return (int) i;

  return -1;
}

/* The move that @letter stands for where a control has it. */
static gboolean
find_move (gunichar  letter,
           RnMove   *move)
{
  const char *const columns[] = { C_("key", "Q"), C_("key", "W"), C_("key", "E"), C_("key", "R") };
  const char *const offers[] = { C_("key", "F"), C_("key", "M"), C_("key", "S"), C_("key", "G") };
  const char *const people[] = { C_("key", "L"), C_("key", "P"), C_("key", "O") };
  int place;

  if ((place = find_key (columns, G_N_ELEMENTS (columns), letter)) >= 0)
    *move = (RnMove) { .type = RN_MOVE_DRAW, .column = (guint8) place };
  else if ((place = find_key (offers, G_N_ELEMENTS (offers), letter)) >= 0)
    *move = (RnMove) { .type = RN_MOVE_BUY, .kind = (guint8) place };
  else if (find_key (people, G_N_ELEMENTS (people), letter) >= 0)
    *move = (RnMove) { .type = RN_MOVE_REFILL };
  else if (letter >= '1' && letter <= '9')
    *move = (RnMove) { .type = RN_MOVE_PLAY, .count = 1 };
  else if (is_key (C_("key", "N"), letter))
    *move = (RnMove) { .type = RN_MOVE_SUBSTITUTE, .kind = RN_SACRIFICE_NULL };
  else if (is_key (C_("key", "A"), letter))
    *move = (RnMove) { .type = RN_MOVE_SACRIFICE, .kind = RN_SACRIFICE_NULL };
  else
    return FALSE;

  return TRUE;
}

char *
ahu_rn_dead_key_reason (AhuSession *session,
                        gunichar    letter)
{
  RnReason reason;
  RnMove move;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  if (!find_move (letter, &move))
    return NULL;

  /* Only a step that is not the move's own is a reason: a hand of two cards has no third key, whatever
   * the rules say of the first. */
  reason = rn_check (ahu_session_get_position (session), &move);
  if (reason.code != RN_REASON_STEP && reason.code != RN_REASON_BUY_LATE &&
      reason.code != RN_REASON_OVER && reason.code != RN_REASON_REVEAL_FIRST)
    return NULL;

  return rn_reason_text (&reason, ahu_session_get_names (session));
}
