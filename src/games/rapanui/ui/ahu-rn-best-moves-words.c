/* ahu-rn-best-moves-words.c: what is said of a move that the advisor ranks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-best-moves-words.h"

#include <glib/gi18n.h>
#include <math.h>

#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-hand-words.h"
#include "games/rapanui/ui/ahu-rn-offers-words.h"
#include "games/rapanui/words/rn-sentences.h"

static guint
front_of (const RnPosition *position,
          guint             column)
{
  return position->display[column][position->column_length[column] - 1];
}

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
ahu_rn_best_moves_name (const RnPosition *position,
                        const RnMove     *move)
{
  switch (move->type)
    {
    case RN_MOVE_BUY:
      return ahu_rn_offers_name (AHU_RN_OFFERS_BUY, move->kind, NULL);
    case RN_MOVE_PLAY:
      return ahu_rn_hand_name_play (move->kind, move->count);
    case RN_MOVE_RETURN_MOAI:
      return g_strdup (_("Put a Moai back into the box"));
    case RN_MOVE_ADD:
      return ahu_rn_offers_name (AHU_RN_OFFERS_ADD, move->kind, NULL);
    case RN_MOVE_DRAW:
      /* Translators: a card kind and the number of a column of the display */
      return g_strdup_printf (_("Draw %s from column %d"), rn_kind_name (front_of (position, move->column)),
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

/* A chance from fewer games is right to ten percent or so at best. */
#define FEW_PLAYOUTS 100

char *
ahu_rn_best_moves_figures (const RnAdvice *advice)
{
  int percent = (int) lround (CLAMP (advice->win, 0, 1) * 100);
  int points = (int) lround (MAX (advice->points, 0));
  g_autofree char *figures = NULL;
  g_autofree char *few = NULL;

  if (advice->playouts == 0)
    return g_strdup (_("Chance to win: unknown, there was too little time"));
  /* Translators: of a move, for the player who makes it: %1$d is the chance to win in percent, %2$d
   * the glory points to be expected in the end. */
  figures = g_strdup_printf (ngettext ("Chance to win: %1$d%%, about %2$d point at the end",
                                       "Chance to win: %1$d%%, about %2$d points at the end", points),
                             percent, points);
  if (advice->playouts >= FEW_PLAYOUTS)
    return g_steal_pointer (&figures);

  /* Translators: in brackets after figures; %u games were played by the computer in its mind to find them. */
  few = g_strdup_printf (ngettext ("(uncertain: only %u game played through)",
                                   "(uncertain: only %u games played through)", advice->playouts),
                         advice->playouts);

  return g_strconcat (figures, " ", few, NULL);
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

char *
ahu_rn_best_moves_stone (const RnPosition  *position,
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

const char *
ahu_rn_best_moves_picture (const RnPosition *position,
                           const RnMove     *move)
{
  switch (move->type)
    {
    case RN_MOVE_BUY:
    case RN_MOVE_ADD:
    case RN_MOVE_SACRIFICE:
      return ahu_rn_art_sacrifice (move->kind);
    case RN_MOVE_SUBSTITUTE:
      return move->kind == RN_SACRIFICE_NULL ? NULL : ahu_rn_art_sacrifice (move->kind);
    case RN_MOVE_PLAY:
      return ahu_rn_art_card (move->kind);
    case RN_MOVE_RETURN_MOAI:
      return ahu_rn_art_card (RN_MOAI);
    case RN_MOVE_DRAW:
      return ahu_rn_art_card (front_of (position, move->column));
    case RN_MOVE_REWARD:
      return move->kind == RN_REWARD_WOOD ? "token-wood" : "token-glory";
    default:
      return NULL;
    }
}
