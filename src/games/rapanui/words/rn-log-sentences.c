/* rn-log-sentences.c: moves and what followed from them, as lines of the log
 *
 * Face-down kinds are never told before the cards are turned up; kinds that the table
 * has shown and covers again, only to those who may know them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/words/rn-sentences.h"

#include <glib/gi18n.h>

#include "games/rapanui/study/rn-seen.h"

static char *
buy_line (const RnPosition *before,
          const RnMove     *move,
          const AhuViewer  *viewer)
{
  guint price = rn_position_price (before, before->active, move->kind);

  if (!rn_is_seen_in_holdings (before, before->active, viewer))
    {
      if (price == 0)
        return g_strdup (_("Takes a Sacrifice card for free."));

      /* Translators: log; %u is the price in wood. */
      return g_strdup_printf (ngettext ("Buys a Sacrifice card for %u wood.",
                                        "Buys a Sacrifice card for %u wood.", price), price);
    }
  if (price == 0)
    /* Translators: log; %s is a kind of Sacrifice card. */
    return g_strdup_printf (_("Takes %s for free."), rn_sacrifice_name (move->kind));

  /* Translators: log; %1$s is a kind of Sacrifice card, %2$u its price in wood. */
  return g_strdup_printf (ngettext ("Buys %1$s for %2$u wood.", "Buys %1$s for %2$u wood.", price),
                          rn_sacrifice_name (move->kind), price);
}

static char *
play_line (const RnMove *move)
{
  guint price = rn_play_price (move->kind, move->count);

  if (move->kind == RN_MOAI)
    return g_strdup (_("Builds a Moai for 7 wood."));
  if (price == 0)
    /* Translators: log; %s is a card's name. */
    return g_strdup_printf (_("Plays %s."), rn_kind_name (move->kind));

  /* Translators: log; %1$u cards of one kind, %2$s the kind, %3$u the price in wood. */
  return g_strdup_printf (ngettext ("Plays %1$u × %2$s for %3$u wood.",
                                    "Plays %1$u × %2$s for %3$u wood.", price),
                          move->count, rn_kind_name (move->kind), price);
}

static char *
sacrifice_line (const RnPosition  *before,
                const RnMove      *move,
                const char *const *names,
                const AhuViewer   *viewer)
{
  if (move->player == before->active)
    /* Translators: log; %s is a player's name. */
    return g_strdup_printf (_("%s lays a card face down."), names[move->player]);
  if (!rn_is_seen_on_stone (before, viewer))
    /* Translators: log; %s is a player's name. The kind of the card is covered by now. */
    return g_strdup_printf (_("%s sacrifices a card."), names[move->player]);

  /* Translators: log; %1$s is a player's name, %2$s a kind of Sacrifice card. */
  return g_strdup_printf (_("%1$s sacrifices %2$s."), names[move->player],
                          rn_sacrifice_name (move->kind));
}

/* Who can't see what lies on the Stone by now isn't told the kind either. */
static char *
add_line (const RnPosition *before,
          const RnMove     *move,
          const AhuViewer  *viewer)
{
  if (!rn_is_seen_on_stone (before, viewer))
    return g_strdup (_("Adds a card from the supply."));

  /* Translators: log; %s is a kind of Sacrifice card. */
  return g_strdup_printf (_("Adds %s from the supply."), rn_sacrifice_name (move->kind));
}

/* The cards lie in the order in which they were told, so the last is the first to be drawn. */
static char *
refill_line (const RnPosition *before,
             const RnMove     *move)
{
  /* Translators: log; %1$d is the number of a column, %2$s to %5$s are the cards in the order laid. */
  return g_strdup_printf (_("Column %1$d is refilled: %2$s, %3$s, %4$s, in front %5$s."),
                          before->column + 1,
                          rn_kind_name (move->cards[0]), rn_kind_name (move->cards[1]),
                          rn_kind_name (move->cards[2]), rn_kind_name (move->cards[3]));
}

static char *
reward_line (const RnPosition  *before,
             const RnMove      *move,
             const char *const *names)
{
  guint gain = before->area[move->player][RN_MOAI];

  if (rn_position_leader (before, RN_MOAI) == move->player)
    gain++;

  if (move->kind == RN_REWARD_WOOD)
    /* Translators: log; %1$s is a player's name, %2$u wood. */
    return g_strdup_printf (ngettext ("%1$s takes %2$u wood.", "%1$s takes %2$u wood.", gain),
                            names[move->player], gain);

  /* Translators: log; %1$s is a player's name, %2$u glory points. */
  return g_strdup_printf (ngettext ("%1$s takes %2$u glory point.", "%1$s takes %2$u glory points.", gain),
                          names[move->player], gain);
}

static char *
substitute_line (const RnPosition  *before,
                 const RnMove      *move,
                 const char *const *names,
                 const AhuViewer   *viewer)
{
  if (move->kind == RN_SACRIFICE_NULL)
    /* Translators: log; %s is a player's name. */
    return g_strdup_printf (_("%s takes nothing instead."), names[move->player]);
  if (!rn_is_seen_in_holdings (before, move->player, viewer))
    /* Translators: log; %s is a player's name. */
    return g_strdup_printf (_("%s takes another kind instead."), names[move->player]);

  /* Translators: log; %1$s is a player's name, %2$s a kind of Sacrifice card. */
  return g_strdup_printf (_("%1$s takes %2$s instead."), names[move->player],
                          rn_sacrifice_name (move->kind));
}

/* In place of single cards: what a player still has was counted by kind. */
static char *
held_line (const RnMove      *move,
           const char *const *names)
{
  /* Translators: log; %1$s is a player's name; numbers of the Sacrifice cards Fish, Mulberry, Sweet Potato and Grain follow. */
  return g_strdup_printf (_("%1$s has at the end: Fish %2$u, Mulberry %3$u, Sweet Potato %4$u, Grain %5$u."),
                          names[move->player], move->cards[0], move->cards[1], move->cards[2], move->cards[3]);
}

static char *
reveal_line (const RnMove      *move,
             const char *const *names)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) kinds = NULL;
  g_autofree char *list = NULL;

  for (guint i = 0; i < move->n_cards; i++)
    g_strv_builder_add (builder, rn_sacrifice_name (move->cards[i]));
  kinds = g_strv_builder_end (builder);
  /* Translators: stands between the items of a list. */
  list = g_strjoinv (C_("list", ", "), kinds);

  /* Translators: log; %1$s is a player's name, %2$s a list of kinds of Sacrifice cards. */
  return g_strdup_printf (_("%1$s had laid face down: %2$s."), names[move->player], list);
}

static char *
move_line (const RnPosition  *before,
           const RnMove      *move,
           const char *const *names,
           const AhuViewer   *viewer)
{
  switch ((RnMoveType) move->type)
    {
    case RN_MOVE_BUY:
      return buy_line (before, move, viewer);
    case RN_MOVE_PLAY:
      return play_line (move);
    case RN_MOVE_RETURN_MOAI:
      return g_strdup (_("Puts a Moai back into the box."));
    case RN_MOVE_SACRIFICE:
      return sacrifice_line (before, move, names, viewer);
    case RN_MOVE_ADD:
      return add_line (before, move, viewer);
    case RN_MOVE_DRAW:
      /* Translators: log; %1$s is a card's name, %2$d the number of a column. */
      return g_strdup_printf (_("Draws %1$s from column %2$d."), rn_kind_name (rn_position_front (before, move->column)),
                              move->column + 1);
    case RN_MOVE_REFILL:
      return refill_line (before, move);
    case RN_MOVE_REWARD:
      return reward_line (before, move, names);
    case RN_MOVE_SUBSTITUTE:
      return substitute_line (before, move, names, viewer);
    case RN_MOVE_REVEAL:
      return move->held ? held_line (move, names) : reveal_line (move, names);
    case RN_MOVES:
    default:
      g_return_val_if_reached (NULL);
    }
}

char **
rn_describe_move (const RnPosition  *before,
                  const RnMove      *move,
                  const char *const *names,
                  const AhuViewer   *viewer)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autofree char *line = move_line (before, move, names, viewer);
  RnPosition after = *before;
  RnScoring scoring;

  rn_apply (&after, move, &scoring);
  g_strv_builder_add (lines, line);
  if (scoring.kind != RN_INVALID)
    g_strv_builder_add (lines, rn_scored_sentence (scoring.kind));
  if (before->step < RN_STEP_REVEAL && after.step >= RN_STEP_REVEAL)
    g_strv_builder_add (lines, _("The draw pile is empty: the game is over."));

  return g_strv_builder_end (lines);
}
