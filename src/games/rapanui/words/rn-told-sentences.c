/* rn-told-sentences.c: a move as a sentence that names who made it, for those who look at a game
 *
 * Not for: the log, whose headings name the player (rn-log-sentences.c, rn-turn-sentences.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/words/rn-sentences.h"

#include <glib/gi18n.h>

static char *
tell_buy (const RnPosition *before,
          const RnMove     *move,
          const char       *name)
{
  guint price = rn_position_price (before, before->active, move->kind);

  if (price == 0)
    /* Translators: a move that is looked at: %1$s is a player's name, %2$s a kind of Sacrifice card. */
    return g_strdup_printf (_("%1$s takes %2$s for free."), name, rn_sacrifice_name (move->kind));

  /* Translators: a move that is looked at: %1$s is a player's name, %2$s a kind of Sacrifice card, %3$u its price in wood. */
  return g_strdup_printf (ngettext ("%1$s buys %2$s for %3$u wood.", "%1$s buys %2$s for %3$u wood.", price),
                          name, rn_sacrifice_name (move->kind), price);
}

static char *
tell_play (const RnMove *move,
           const char   *name)
{
  guint price = rn_play_price (move->kind, move->count);

  if (move->kind == RN_MOAI)
    /* Translators: a move that is looked at: %s is a player's name. */
    return g_strdup_printf (_("%s builds a Moai for 7 wood."), name);
  if (price == 0)
    /* Translators: a move that is looked at: %1$s is a player's name, %2$s a card's. */
    return g_strdup_printf (_("%1$s plays %2$s."), name, rn_kind_name (move->kind));

  /* Translators: a move that is looked at: %1$s is a player's name, %2$u cards of one kind, %3$s the kind, %4$u the price in wood. */
  return g_strdup_printf (ngettext ("%1$s plays %2$u × %3$s for %4$u wood.",
                                    "%1$s plays %2$u × %3$s for %4$u wood.", price),
                          name, move->count, rn_kind_name (move->kind), price);
}

char *
rn_tell_move (const RnPosition  *before,
              const RnMove      *move,
              const char *const *names)
{
  const char *name = names[before->active];
  g_auto (GStrv) lines = NULL;

  switch ((RnMoveType) move->type)
    {
    case RN_MOVE_BUY:
      return tell_buy (before, move, name);
    case RN_MOVE_PLAY:
      return tell_play (move, name);
    case RN_MOVE_RETURN_MOAI:
      /* Translators: a move that is looked at: %s is a player's name. */
      return g_strdup_printf (_("%s puts a Moai back into the box."), name);
    case RN_MOVE_ADD:
      /* Translators: a move that is looked at: %1$s is a player's name, %2$s a kind of Sacrifice card. */
      return g_strdup_printf (_("%1$s adds %2$s from the supply."), name, rn_sacrifice_name (move->kind));
    case RN_MOVE_DRAW:
      /* Translators: a move that is looked at: %1$s is a player's name, %2$s a card's, %3$d the number of a column. */
      return g_strdup_printf (_("%1$s draws %2$s from column %3$d."), name,
                              rn_kind_name (rn_position_front (before, move->column)), move->column + 1);
    case RN_MOVE_SACRIFICE:
    case RN_MOVE_REFILL:
    case RN_MOVE_REWARD:
    case RN_MOVE_SUBSTITUTE:
    case RN_MOVE_REVEAL:
    case RN_MOVES:
    default:
      break;
    }

  /* These are sentences with a subject in the log, too. */
  lines = rn_describe_move (before, move, names, NULL);

  return g_strdup (lines[0]);
}
