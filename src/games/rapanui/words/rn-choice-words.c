/* rn-choice-words.c: a move that somebody could make, as a choice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/words/rn-choice-words.h"

#include <glib/gi18n.h>

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/study/rn-outlook.h"
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

static char *
tell_kept (const RnPosition *position,
           const RnMove     *move,
           const char       *name)
{
  guint kept = MAX (1, position->sacrifice[move->player][move->kind]) - 1u;

  if (kept == 0)
    /* Translators: after a sacrifice: %1$s is a player, %2$s a kind of Sacrifice cards. */
    return g_strdup_printf (_("%1$s then has no %2$s cards left (R6.4)."), name, rn_sacrifice_name (move->kind));
  /* Translators: after a sacrifice: %1$s is a player, %2$u how many Sacrifice cards of the kind %3$s are left to them. */
  return g_strdup_printf (ngettext ("%1$s then keeps %2$u %3$s card (R6.4).",
                                    "%1$s then keeps %2$u %3$s cards (R6.4).", kept),
                          name, kept, rn_sacrifice_name (move->kind));
}

/* What a move does to the Stone, also where nobody may tell what lies on it: why to add a card to
 * it, or to sacrifice one of a player whose cards may be told. NULL for others. */
static char *
tell_stone (const RnPosition  *position,
            const RnMove      *move,
            const char *const *names)
{
  g_autofree char *stone = NULL;
  g_autofree char *kept = NULL;

  if (move->type != RN_MOVE_ADD && move->type != RN_MOVE_SACRIFICE)
    return NULL;

  /* Translators: %s is a kind of Sacrifice cards. */
  stone = g_strdup_printf (_("The more %s cards lie on the Stone, the more the ones you keep can be worth (R8.3)."),
                           rn_sacrifice_name (move->kind));
  if (move->type == RN_MOVE_ADD)
    return g_steal_pointer (&stone);
  kept = tell_kept (position, move, names[move->player]);

  return g_strjoin ("\n", kept, stone, NULL);
}

char *
rn_choice_reasons (const RnPosition  *position,
                   JsonNode          *node,
                   const char *const *names,
                   gboolean           is_open)
{
  g_auto (GStrv) sentences = NULL;
  RnMove move;

  g_return_val_if_fail (position != NULL && node != NULL && names != NULL, NULL);

  rn_move_from_json (&move, node);
  sentences = rn_outlook_sentences (position, &move, names, is_open);

  return sentences != NULL ? g_strjoinv ("\n", sentences) : tell_stone (position, &move, names);
}
