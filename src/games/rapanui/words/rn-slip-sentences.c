/* rn-slip-sentences.c: what may have gone wrong, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-slips.h"

#include <glib/gi18n.h>

#include "games/rapanui/words/rn-sentences.h"

/* So many turns are named. */
#define MOST_TURNS 4

/* What a sentence about a slip is made of. */
typedef struct
{
  const char *turn;
  const char *player;
  const char *other;
  const char *kind;
  const char *other_kind;
  const char *amount;
} Words;

/* “4 wood”, in the place of an object. */
static char *
amount_text (const RnSlip *slip)
{
  switch ((RnSlipToken) slip->token)
    {
    case RN_SLIP_WOOD:
      /* Translators: stands within a sentence in place of %3$s or %4$s: so much wood was paid or taken. */
      return g_strdup_printf (ngettext ("%u wood", "%u wood", slip->amount), slip->amount);
    case RN_SLIP_GLORY:
      /* Translators: stands within a sentence in place of %3$s or %4$s: so many glory points were taken. */
      return g_strdup_printf (ngettext ("%u glory point", "%u glory points", slip->amount), slip->amount);
    case RN_SLIP_CARDS:
    default:
      /* Translators: an item of a list; %1$u cards of the kind %2$s. */
      return g_strdup_printf (C_("cards", "%1$u × %2$s"), slip->amount, rn_sacrifice_name (slip->kind - RN_FISH));
    }
}

static char *
bought_sentence (const RnSlip *slip,
                 const Words  *w)
{
  switch (slip->type)
    {
    case RN_SLIP_NOT_BOUGHT:
      if (slip->amount == 0)
        /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s a kind of Sacrifice card. */
        return g_strdup_printf (_("Turn %1$s: %2$s took %3$s, which cost nothing. "
                                  "Without it %2$s would hold one Sacrifice card fewer."),
                                w->turn, w->player, w->kind);
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s a kind of Sacrifice card, %4$s what it cost, such as “4 wood”. */
      return g_strdup_printf (_("Turn %1$s: %2$s bought %3$s for %4$s. "
                                "Without it %2$s would hold %4$s more and one Sacrifice card fewer."),
                              w->turn, w->player, w->kind, w->amount);
    case RN_SLIP_BOUGHT:
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s a kind of Sacrifice card, %4$s what it cost, such as “4 wood”. */
      return g_strdup_printf (_("Turn %1$s: the record has no purchase. If %2$s bought %3$s for %4$s, "
                                "it was not entered."),
                              w->turn, w->player, w->kind, w->amount);
    case RN_SLIP_BOUGHT_OTHER:
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s and %4$s kinds of Sacrifice cards, %5$s the price of the second. */
      return g_strdup_printf (_("Turn %1$s: %2$s bought %3$s. It may have been %4$s for %5$s."),
                              w->turn, w->player, w->kind, w->other_kind, w->amount);
    case RN_SLIP_BOUGHT_TWICE:
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s a kind of Sacrifice card, %4$s what it cost, such as “4 wood”. */
      return g_strdup_printf (_("Turn %1$s: %2$s bought %3$s for %4$s, but perhaps twice at the table."),
                              w->turn, w->player, w->kind, w->amount);
    case RN_SLIP_BOUGHT_BY_OTHER:
      /* Translators: %1$s is the turn, or a list of turns, %2$s and %3$s are players' names, %4$s a kind of Sacrifice card. */
      return g_strdup_printf (_("Turn %1$s: %2$s bought %4$s. At the table perhaps %3$s paid for it and took it."),
                              w->turn, w->player, w->other, w->kind);
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
paid_sentence (const RnSlip *slip,
               const Words  *w)
{
  switch (slip->type)
    {
    case RN_SLIP_NOT_PAID:
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s the price, such as “7 wood”, %4$s what it was for. */
      return g_strdup_printf (_("Turn %1$s: %2$s had to pay %3$s (%4$s) and perhaps forgot it."),
                              w->turn, w->player, w->amount, w->kind);
    case RN_SLIP_PAID_TWICE:
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s the price, such as “7 wood”, %4$s what it was for. */
      return g_strdup_printf (_("Turn %1$s: %2$s had to pay %3$s (%4$s) and perhaps paid twice."),
                              w->turn, w->player, w->amount, w->kind);
    case RN_SLIP_PAID_BY_OTHER:
      /* Translators: %1$s is the turn, or a list of turns, %2$s and %5$s are players' names, %3$s the price, such as “7 wood”, %4$s what it was for. */
      return g_strdup_printf (_("Turn %1$s: %2$s had to pay %3$s (%4$s), but perhaps %5$s paid it."),
                              w->turn, w->player, w->amount, w->kind, w->other);
    case RN_SLIP_PAID_FULL:
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s a kind of Sacrifice card, %4$s what it cost, such as “4 wood”, %5$u the price without cards in the display. */
      return g_strdup_printf (_("Turn %1$s: %2$s bought %3$s for %4$s and perhaps paid all %5$u wood."),
                              w->turn, w->player, w->kind, w->amount, (guint) RN_SACRIFICE_PRICE);
    case RN_SLIP_CARD_NOT_TAKEN:
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s a kind of Sacrifice card, %4$s what it cost, such as “4 wood”. */
      return g_strdup_printf (_("Turn %1$s: %2$s bought %3$s for %4$s and perhaps left the card on its pile."),
                              w->turn, w->player, w->kind, w->amount);
    default:
      g_return_val_if_reached (NULL);
    }
}

/* The other tokens of the same number. */
static char *
swapped_amount (const RnSlip *slip)
{
  RnSlip swapped = *slip;

  swapped.token = slip->token == RN_SLIP_WOOD ? RN_SLIP_GLORY : RN_SLIP_WOOD;

  return amount_text (&swapped);
}

static char *
taken_sentence (const RnSlip *slip,
                const Words  *w)
{
  switch (slip->type)
    {
    case RN_SLIP_NOT_TAKEN:
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s such as “3 wood”, %4$s the card kind scored. */
      return g_strdup_printf (_("Turn %1$s: the %4$s scoring gave %2$s %3$s, perhaps not taken."),
                              w->turn, w->player, w->amount, w->kind);
    case RN_SLIP_TAKEN_TWICE:
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s such as “3 wood”, %4$s the card kind scored. */
      return g_strdup_printf (_("Turn %1$s: the %4$s scoring gave %2$s %3$s, perhaps taken twice."),
                              w->turn, w->player, w->amount, w->kind);
    case RN_SLIP_TAKEN_BY_OTHER:
      /* Translators: %1$s is the turn, or a list of turns, %2$s and %5$s are players' names, %3$s such as “3 wood”, %4$s the card kind scored. */
      return g_strdup_printf (_("Turn %1$s: the %4$s scoring gave %2$s %3$s, but perhaps %5$s took that."),
                              w->turn, w->player, w->amount, w->kind, w->other);
    case RN_SLIP_BONUS_FORGOTTEN:
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s such as “1 wood”, %4$s the card kind scored. */
      return g_strdup_printf (_("Turn %1$s: the %4$s scoring gave %2$s the bonus of %3$s, perhaps not taken."),
                              w->turn, w->player, w->amount, w->kind);
    case RN_SLIP_BONUS_WRONG:
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s such as “1 wood”, %4$s the card kind scored. */
      return g_strdup_printf (_("Turn %1$s: the %4$s scoring had a tie, so no bonus. "
                                "Perhaps %2$s took a bonus of %3$s all the same."),
                              w->turn, w->player, w->amount, w->kind);
    case RN_SLIP_NOBODY_TOOK:
      /* Translators: %1$s is the turn, or a list of turns, %2$s the card kind scored. */
      return g_strdup_printf (_("Turn %1$s: perhaps nobody took what the %2$s scoring gave."),
                              w->turn, w->kind);
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tokens_sentence (const RnSlip *slip,
                 const Words  *w)
{
  g_autofree char *swapped = swapped_amount (slip);

  if (slip->type == RN_SLIP_OTHER_REWARD)
    /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s such as “3 wood”, %4$s such as “3 glory points”. */
    return g_strdup_printf (_("Turn %1$s: for Moai %2$s chose %3$s and perhaps took %4$s."),
                            w->turn, w->player, w->amount, swapped);

  /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s such as “3 wood”, %4$s such as “3 glory points”, %5$s the card kind scored. */
  return g_strdup_printf (_("Turn %1$s: the %5$s scoring gave %2$s %3$s, perhaps taken as %4$s."),
                          w->turn, w->player, w->amount, swapped, w->kind);
}

static char *
stone_sentence (const RnSlip *slip,
                const Words  *w)
{
  switch (slip->type)
    {
    case RN_SLIP_NOT_SACRIFICED:
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name. */
      return g_strdup_printf (_("Turn %1$s: %2$s sacrificed a card and perhaps still has it."),
                              w->turn, w->player);
    case RN_SLIP_SACRIFICED_TWICE:
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name. */
      return g_strdup_printf (_("Turn %1$s: %2$s sacrificed a card, but perhaps two at the table."),
                              w->turn, w->player);
    case RN_SLIP_OTHER_ADDED:
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s and %4$s are kinds of Sacrifice cards. */
      return g_strdup_printf (_("Turn %1$s: %2$s added %3$s from its pile. It may have been %4$s."),
                              w->turn, w->player, w->kind, w->other_kind);
    case RN_SLIP_NOT_ADDED:
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s a kind of Sacrifice card. */
      return g_strdup_printf (_("Turn %1$s: %2$s added %3$s to the Stone. The card may still lie on its pile."),
                              w->turn, w->player, w->kind);
    case RN_SLIP_ADDED_OWN:
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s a kind of Sacrifice card. */
      return g_strdup_printf (_("Turn %1$s: %2$s added %3$s from its pile. Perhaps it was one of the player’s own cards."),
                              w->turn, w->player, w->kind);
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
substitute_sentence (const RnSlip *slip,
                     const Words  *w)
{
  if (slip->kind == RN_SACRIFICE_NULL)
    /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s a kind of Sacrifice card. */
    return g_strdup_printf (_("Turn %1$s: %2$s took nothing instead of the owed card. It may have been %3$s."),
                            w->turn, w->player, w->other_kind);
  if (slip->other_kind == RN_SACRIFICE_NULL)
    /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s a kind of Sacrifice card. */
    return g_strdup_printf (_("Turn %1$s: %2$s took %3$s instead of the owed card, but perhaps nothing at the table."),
                            w->turn, w->player, w->kind);

  /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s and %4$s are kinds of Sacrifice cards. */
  return g_strdup_printf (_("Turn %1$s: %2$s took %3$s instead of the owed card. It may have been %4$s."),
                          w->turn, w->player, w->kind, w->other_kind);
}

static char *
card_sentence (const RnSlip *slip,
               const Words  *w)
{
  switch (slip->type)
    {
    case RN_SLIP_OTHER_PLAY:
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s and %4$s are card kinds. */
      return g_strdup_printf (_("Turn %1$s: %2$s played %3$s. With %4$s, the later scorings would come out just like this."),
                              w->turn, w->player, w->kind, w->other_kind);
    case RN_SLIP_OTHER_DRAW:
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s a card kind, %4$d the number of a column. */
      return g_strdup_printf (_("Turn %1$s: %2$s drew %3$s. From column %4$d, the scorings would come out just like this."),
                              w->turn, w->player, w->kind, slip->other_kind + 1);
    case RN_SLIP_OTHER_REFILL:
      /* Translators: %1$s is the turn, or a list of turns, %2$s and %3$s are card kinds. */
      return g_strdup_printf (_("Turn %1$s: %2$s lies in front of the refilled column. With %3$s there, the scorings would come out just like this."),
                              w->turn, w->kind, w->other_kind);
    case RN_SLIP_DRAWN_TOO_MANY:
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name. */
      return g_strdup_printf (_("Turn %1$s: %2$s perhaps drew one card too many."), w->turn, w->player);
    case RN_SLIP_NOT_DRAWN:
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name, %3$s a card kind. */
      return g_strdup_printf (_("Turn %1$s: %2$s drew %3$s, but perhaps not at the table."),
                              w->turn, w->player, w->kind);
    case RN_SLIP_NOT_REFILLED:
      /* Translators: %s is the turn, or a list of turns. */
      return g_strdup_printf (_("Turn %s: perhaps an empty column was not refilled."), w->turn);
    case RN_SLIP_NOT_ENTERED:
      /* Translators: %1$s is the turn, or a list of turns, %2$s a player's name. */
      return g_strdup_printf (_("Turn %1$s: the next decision (%2$s) may be made at the table and not entered yet."),
                              w->turn, w->player);
    default:
      g_return_val_if_reached (NULL);
    }
}

static const struct
{
  char *(*write) (const RnSlip *slip, const Words *words);
  gboolean of_sacrifice; /* whether its kinds are of Sacrifice cards rather than of cards */
} sentences[RN_SLIP_TYPES] = {
  [RN_SLIP_NOT_BOUGHT] = { bought_sentence, TRUE },
  [RN_SLIP_BOUGHT] = { bought_sentence, TRUE },
  [RN_SLIP_BOUGHT_OTHER] = { bought_sentence, TRUE },
  [RN_SLIP_BOUGHT_TWICE] = { bought_sentence, TRUE },
  [RN_SLIP_BOUGHT_BY_OTHER] = { bought_sentence, TRUE },
  [RN_SLIP_NOT_PAID] = { paid_sentence },
  [RN_SLIP_PAID_TWICE] = { paid_sentence },
  [RN_SLIP_PAID_FULL] = { paid_sentence, TRUE },
  [RN_SLIP_CARD_NOT_TAKEN] = { paid_sentence, TRUE },
  [RN_SLIP_PAID_BY_OTHER] = { paid_sentence },
  [RN_SLIP_NOT_TAKEN] = { taken_sentence },
  [RN_SLIP_BONUS_FORGOTTEN] = { taken_sentence },
  [RN_SLIP_TAKEN_BY_OTHER] = { taken_sentence },
  [RN_SLIP_TAKEN_TWICE] = { taken_sentence },
  [RN_SLIP_NOBODY_TOOK] = { taken_sentence },
  [RN_SLIP_BONUS_WRONG] = { taken_sentence },
  [RN_SLIP_OTHER_REWARD] = { tokens_sentence },
  [RN_SLIP_OTHER_TOKENS] = { tokens_sentence },
  [RN_SLIP_NOT_SACRIFICED] = { stone_sentence },
  [RN_SLIP_SACRIFICED_TWICE] = { stone_sentence },
  [RN_SLIP_OTHER_ADDED] = { stone_sentence, TRUE },
  [RN_SLIP_NOT_ADDED] = { stone_sentence, TRUE },
  [RN_SLIP_ADDED_OWN] = { stone_sentence, TRUE },
  [RN_SLIP_OTHER_SUBSTITUTE] = { substitute_sentence, TRUE },
  [RN_SLIP_NOT_ENTERED] = { card_sentence },
  [RN_SLIP_DRAWN_TOO_MANY] = { card_sentence },
  [RN_SLIP_NOT_DRAWN] = { card_sentence },
  [RN_SLIP_NOT_REFILLED] = { card_sentence },
  [RN_SLIP_OTHER_PLAY] = { card_sentence },
  [RN_SLIP_OTHER_DRAW] = { card_sentence },
  [RN_SLIP_OTHER_REFILL] = { card_sentence },
};

static const char *
kind_word (const RnSlip *slip,
           guint         kind)
{
  if (!sentences[slip->type].of_sacrifice)
    return kind < RN_KINDS ? rn_kind_name (kind) : "";

  return kind < RN_SACRIFICES ? rn_sacrifice_name (kind) : "";
}

/* “31, 18” of 31, 18 and 12. */
static char *
list_turns (const RnSlip *slip,
            guint         n)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) items = NULL;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *turn = g_strdup_printf ("%u", slip->turns[i]);

      g_strv_builder_add (builder, turn);
    }
  items = g_strv_builder_end (builder);

  return g_strjoinv (C_("list", ", "), items);
}

/* The table does not tell in which of them it was. */
static char *
turns_text (const RnSlip *slip)
{
  g_autofree char *turns = list_turns (slip, CLAMP (slip->n_turns - 1u, 1, MOST_TURNS));

  if (slip->n_turns == 1)
    return g_steal_pointer (&turns);
  if (slip->n_turns > MOST_TURNS)
    /* Translators: stands behind “Turn”: %s is a list of the numbers of turns, as in “31, 18”. */
    return g_strdup_printf (_("%s or earlier"), turns);

  /* Translators: stands behind “Turn”: %1$s is the number of a turn or a list of such, as in “31, 18”, %2$u the last one. */
  return g_strdup_printf (_("%1$s or %2$u"), turns, slip->turns[slip->n_turns - 1]);
}

char *
rn_slip_sentence (const RnSlip      *slip,
                  const char *const *names)
{
  g_autofree char *turns = turns_text (slip);
  g_autofree char *amount = amount_text (slip);
  Words words = {
    .turn = turns,
    .player = names[slip->player],
    .other = names[slip->other],
    .kind = kind_word (slip, slip->kind),
    .other_kind = kind_word (slip, slip->other_kind),
    .amount = amount,
  };

  return sentences[slip->type].write (slip, &words);
}

char *
rn_slip_fit_sentence (const RnSlip      *slip,
                      const RnCount     *difference,
                      const char *const *names)
{
  RnCount apart;
  g_autofree char *text = NULL;

  if (slip->fit == RN_SLIP_EXACT)
    return g_strdup (_("That explains the whole difference."));

  if (slip->fit == RN_SLIP_PART)
    rn_count_subtract (&apart, difference, &slip->delta);
  else
    rn_count_subtract (&apart, &slip->delta, difference);
  if (slip->fit == RN_SLIP_PART)
    {
      text = rn_count_excess_text (&apart, names);
      /* Translators: %s is a list such as “Ben has 4 wood too many, 1 card too few on the Stone”. */
      return g_strdup_printf (_("That explains part of it. Not explained: %s."), text);
    }

  text = rn_count_difference_text (&apart, names);

  /* Translators: %s is a list of differences, such as “Ben: Wood +4”. */
  return g_strdup_printf (_("Then this would be different too, so count it again: %s."), text);
}
