/* rn-choice-words.c: a move that somebody could make, as a choice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/words/rn-choice-words.h"

#include <glib/gi18n.h>

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/words/rn-hand-words.h"
#include "games/rapanui/words/rn-offers-words.h"
#include "games/rapanui/words/rn-sentences.h"

static char *
name_reward (const RnMove *move)
{
  return g_strdup (move->kind == RN_REWARD_WOOD ? _("Take wood") : _("Take glory points"));
}

static char *
name_substitute (const RnMove *move)
{
  if (move->kind == RN_SACRIFICE_NULL)
    return g_strdup (_("Take nothing"));
  /* Translators: a move; %s is the kind of a Sacrifice card, taken in place of another. */
  return g_strdup_printf (_("Take %s instead"), rn_sacrifice_name (move->kind));
}

char *
rn_choice_name (gconstpointer  before,
                JsonNode      *node)
{
  RnMove made;
  const RnMove *move = &made;

  rn_move_from_json (&made, node);
  switch (move->type)
    {
    case RN_MOVE_BUY:
      return rn_offers_name (RN_OFFERS_BUY, move->kind, NULL);
    case RN_MOVE_PLAY:
      return rn_hand_name_play (move->kind, move->count);
    case RN_MOVE_RETURN_MOAI:
      return g_strdup (_("Put a Moai back into the box"));
    case RN_MOVE_ADD:
      return rn_offers_name (RN_OFFERS_ADD, move->kind, NULL);
    case RN_MOVE_DRAW:
      /* Translators: a card kind and the number of a column of the display */
      return g_strdup_printf (_("Draw %s from column %d"), rn_kind_name (rn_position_front (before, move->column)),
                              move->column + 1);
    case RN_MOVE_REWARD:
      return name_reward (move);
    case RN_MOVE_SUBSTITUTE:
      return name_substitute (move);
    case RN_MOVE_SACRIFICE:
      /* Translators: a move; %s is the kind of a Sacrifice card. */
      return g_strdup_printf (_("Sacrifice %s"), rn_sacrifice_name (move->kind));
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}
