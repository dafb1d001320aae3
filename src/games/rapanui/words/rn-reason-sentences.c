/* rn-reason-sentences.c: why a move or a set-up is refused, as a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/words/rn-sentences.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "core/game/ahu-rule-number.h"
#include "games/rapanui/engine/rn-move.h"
#include "games/rapanui/join/rn-join.h"

static char *
start_hand_sentence (const RnReason    *reason,
                     const char *const *names)
{
  int have = (int) CLAMP (reason->have, 0, 9999);

  switch ((guint) reason->code)
    {
    case RN_REASON_HAND_COUNT:
      /* Translators: %1$d is the number of players, %2$d the number of hands given. */
      return g_strdup_printf (ngettext ("There are %1$d players, but %2$d hand.",
                                        "There are %1$d players, but %2$d hands.", have),
                              (int) reason->need, have);
    case RN_REASON_HAND_SHAPE:
      /* Translators: %1$s is a player's name, %2$d a number of cards. */
      return g_strdup_printf (ngettext ("Everybody starts with three cards in hand, but %1$s has %2$d.",
                                        "Everybody starts with three cards in hand, but %1$s has %2$d.", have),
                              ahu_name_of (names, reason->player), have);
    case RN_REASON_HAND_CARD:
      /* Translators: %1$s is a player's name, %2$s a card's name. */
      return g_strdup_printf (_("Start hands are Hunters & Gatherers only, but %1$s has %2$s."),
                              ahu_name_of (names, reason->player), rn_kind_name ((guint) reason->kind));
    case RN_REASON_HAND_REPEATED:
    default:
      /* Translators: %1$s is a player's name, %2$s a card's name. */
      return g_strdup_printf (_("A start hand has three different kinds, but %1$s has %2$s twice."),
                              ahu_name_of (names, reason->player), rn_kind_name ((guint) reason->kind));
    }
}

static char *
set_up_sentence (const RnReason    *reason,
                 const char *const *names)
{
  int have = (int) CLAMP (reason->have, 0, 9999);

  switch ((guint) reason->code)
    {
    case RN_REASON_PLAYERS:
      /* Translators: %d is the number of players entered. */
      return g_strdup_printf (ngettext ("Rapa Nui is for two to four players, not for %d.",
                                        "Rapa Nui is for two to four players, not for %d.",
                                        have), have);
    case RN_REASON_COLUMN_COUNT:
      /* Translators: %d is the number of columns given. */
      return g_strdup_printf (ngettext ("The general display has four columns, not %d.",
                                        "The general display has four columns, not %d.",
                                        have), have);
    case RN_REASON_COLUMN_SHAPE:
      /* Translators: %1$d is the number of a column, %2$d how many cards it was given. */
      return g_strdup_printf (ngettext ("A column starts with four cards, but column %1$d has %2$d.",
                                        "A column starts with four cards, but column %1$d has %2$d.",
                                        have), reason->column + 1, have);
    case RN_REASON_UNKNOWN_CARD:
      if (reason->player >= 0)
        /* Translators: %s is a player's name. */
        return g_strdup_printf (_("%s’s hand has a card that doesn’t exist."),
                                ahu_name_of (names, reason->player));
      if (reason->column < 0)
        return g_strdup (_("There are more hands than players, and one has a card that doesn’t exist."));
      /* Translators: %d is the number of a column. */
      return g_strdup_printf (_("Column %d has a card that doesn’t exist."),
                              reason->column + 1);
    case RN_REASON_TOO_MANY:
      /* Translators: %1$s is a card's name, %2$d how many are in the deck, %3$d how many were entered. */
      return g_strdup_printf (ngettext ("%1$s: the deck has only %2$d, not %3$d.",
                                        "%1$s: the deck has only %2$d, not %3$d.", have),
                              rn_kind_name ((guint) reason->kind), (int) reason->need, have);
    default:
      return start_hand_sentence (reason, names);
    }
}

/* What has to be done in a step, to tell why something else can't be. */
static char *
step_sentence (const RnReason    *reason,
               const char *const *names)
{
  const char *name = ahu_name_of (names, reason->player);

  switch ((guint) reason->have)
    {
    case RN_STEP_BUY:
    case RN_STEP_PLAY:
      /* Translators: why something else is refused; %s is a player's name. */
      return g_strdup_printf (_("%s must play a card first."), name);
    case RN_STEP_SACRIFICE:
      /* Translators: why something else is refused; %s is a player's name. */
      return g_strdup_printf (_("%s must sacrifice a card first."), name);
    case RN_STEP_ADD:
      /* Translators: why something else is refused; %s is a player's name. */
      return g_strdup_printf (_("%s must add a card from the supply to the Stone first."), name);
    case RN_STEP_DRAW:
      /* Translators: why something else is refused; %s is a player's name. */
      return g_strdup_printf (_("%s must draw back to three cards first."), name);
    case RN_STEP_REFILL:
      return g_strdup (_("The empty column must be refilled first."));
    case RN_STEP_REWARD:
      return g_strdup (_("Moai are scored first: choose wood or glory points."));
    case RN_STEP_SUBSTITUTE:
    default:
      /* Translators: why something else is refused; %s is a player's name. */
      return g_strdup_printf (_("%s is still owed a Sacrifice card."), name);
    }
}

/* From the step that the game is in follows whether a card was bought or it is too late for any. */
static char *
late_purchase_sentence (const RnReason    *reason,
                        const char *const *names)
{
  if (reason->have == RN_STEP_PLAY)
    /* Translators: %s is a player's name. */
    return g_strdup_printf (_("%s has already bought a Sacrifice card this turn."),
                            ahu_name_of (names, reason->player));

  return g_strdup (_("Sacrifice cards are bought before playing."));
}

static char *
hand_sentence (const RnReason *reason,
               const char     *name)
{
  int have = (int) reason->have;

  switch ((guint) reason->code)
    {
    case RN_REASON_NOT_IN_HAND:
      if (have == 0)
        /* Translators: %1$s is a player's name, %2$s a card's name. */
        return g_strdup_printf (_("%1$s doesn’t hold this card: %2$s."),
                                name, rn_kind_name ((guint) reason->kind));
      /* Translators: %1$s is a player's name, %2$d a number, %3$s a card's name. */
      return g_strdup_printf (ngettext ("%1$s has only %2$d × %3$s in hand.",
                                        "%1$s has only %2$d × %3$s in hand.", have),
                              name, have, rn_kind_name ((guint) reason->kind));
    case RN_REASON_HAND_NONE_LEFT:
    default:
      if (have == 0)
        /* Translators: %1$s is a player's name, %2$s a card's name. */
        return g_strdup_printf (_("%1$s can’t hold this card, because all of them are somewhere else: %2$s."),
                                name, rn_kind_name ((guint) reason->kind));
      /* Translators: %1$s is a player's name, %2$d a number, %3$s a card's name. */
      return g_strdup_printf (ngettext ("%1$s can hold only %2$d × %3$s, because all the others are somewhere else.",
                                        "%1$s can hold only %2$d × %3$s, because all the others are somewhere else.", have),
                              name, have, rn_kind_name ((guint) reason->kind));
    }
}

static char *
play_sentence (const RnReason    *reason,
               const char *const *names)
{
  const char *name = ahu_name_of (names, reason->player);
  int have = (int) reason->have;
  int need = (int) reason->need;

  switch ((guint) reason->code)
    {
    case RN_REASON_NO_SUCH_CARD:
      return g_strdup (_("This card doesn’t exist."));
    case RN_REASON_COUNT_RANGE:
      return g_strdup (_("You play one, two or three cards a turn."));
    case RN_REASON_COUNT_ONE:
      /* Translators: %s is a card's name. */
      return g_strdup_printf (_("%s: you may play only one a turn. Only Hunters & Gatherers may be played together."),
                              rn_kind_name ((guint) reason->kind));
    case RN_REASON_NOT_IN_HAND:
    case RN_REASON_HAND_NONE_LEFT:
      return hand_sentence (reason, name);
    case RN_REASON_MOAI_PRICE:
      /* Translators: %1$s is a player's name, %2$d wood. */
      return g_strdup_printf (ngettext ("A Moai costs 7 wood, but %1$s has %2$d.",
                                        "A Moai costs 7 wood, but %1$s has %2$d.", have), name, have);
    case RN_REASON_PLAY_PRICE:
      /* Translators: %1$d cards are played, they cost %2$d wood, %3$s is a player's name who has %4$d wood. */
      return g_strdup_printf (ngettext ("%1$d cards together cost %2$d wood, but %3$s has %4$d.",
                                        "%1$d cards together cost %2$d wood, but %3$s has %4$d.", need),
                              reason->count, need, name, have);
    case RN_REASON_RETURN_HAND:
      return g_strdup (_("A Moai goes back into the box only from a hand of three Moai."));
    case RN_REASON_RETURN_WOOD:
    default:
      /* Translators: %1$s is a player's name, %2$d wood. */
      return g_strdup_printf (ngettext ("With 7 wood or more you must build a Moai, and %1$s has %2$d.",
                                        "With 7 wood or more you must build a Moai, and %1$s has %2$d.", have),
                              name, have);
    }
}

static char *
sacrifice_sentence (const RnReason    *reason,
                    const char *const *names)
{
  const char *name = ahu_name_of (names, reason->player);

  switch ((guint) reason->code)
    {
    case RN_REASON_SACRIFICE_TURN:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("It is %s’s turn to sacrifice."), name);
    case RN_REASON_SACRIFICE_FACE_UP:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("%s lays the card face up, so say which kind it is."), name);
    case RN_REASON_SACRIFICE_KIND:
      return g_strdup (_("This Sacrifice card doesn’t exist."));
    case RN_REASON_SACRIFICE_OWNED:
      /* Translators: %1$s is a player's name, %2$s the kind of a Sacrifice card. */
      return g_strdup_printf (_("%1$s has no %2$s card."),
                              name, rn_sacrifice_name ((guint) reason->kind));
    case RN_REASON_SACRIFICE_UNTOLD:
    default:
      /* Translators: %1$s is a player's name, %2$s a card's name. */
      return g_strdup_printf (_("%1$s can’t have this card any more, given the cards laid face down: %2$s."),
                              name, rn_sacrifice_name ((guint) reason->kind));
    }
}

static char *
table_sentence (const RnReason    *reason,
                const char *const *names)
{
  const char *name = ahu_name_of (names, reason->player);

  switch ((guint) reason->code)
    {
    case RN_REASON_NO_SUCH_PILE:
      return g_strdup (_("This supply pile doesn’t exist."));
    case RN_REASON_PILE_EMPTY:
      /* Translators: %s is a card's name. */
      return g_strdup_printf (_("The supply pile is empty: %s."),
                              rn_sacrifice_name ((guint) reason->kind));
    case RN_REASON_BUY_PRICE:
      /* Translators: %1$s is a card's name, %2$d its price in wood, %3$s a player's name who has %4$d wood. */
      return g_strdup_printf (ngettext ("%1$s costs %2$d wood, but %3$s has %4$d.",
                                        "%1$s costs %2$d wood, but %3$s has %4$d.", (gulong) reason->need),
                              rn_sacrifice_name ((guint) reason->kind), (int) reason->need,
                              name, (int) reason->have);
    case RN_REASON_NO_SUCH_COLUMN:
      return g_strdup (_("This column doesn’t exist or is empty."));
    case RN_REASON_REFILL_SHAPE:
      return g_strdup (_("A column is refilled with four cards of the game."));
    case RN_REASON_REFILL_NONE_LEFT:
      if (reason->have == 0)
        /* Translators: %s is a card's name. */
        return g_strdup_printf (_("%s: no more of them can be in the draw pile."),
                                rn_kind_name ((guint) reason->kind));
      /* Translators: %1$s is a card's name, %2$d how many the draw pile can still hold. */
      return g_strdup_printf (ngettext ("%1$s: the draw pile can hold only %2$d more.",
                                        "%1$s: the draw pile can hold only %2$d more.", (gulong) reason->have),
                              rn_kind_name ((guint) reason->kind), (int) reason->have);
    case RN_REASON_REWARD_PLAYER:
      return g_strdup (_("This player has nothing to choose."));
    case RN_REASON_REWARD_CHOSEN:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("%s has chosen."), name);
    case RN_REASON_REWARD_CHOICE:
      return g_strdup (_("Moai bring wood or glory points."));
    case RN_REASON_SUBSTITUTE_PLAYER:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("It is %s’s turn to take a card."), name);
    case RN_REASON_SUBSTITUTE_KIND:
    default:
      return g_strdup (_("Take another kind of Sacrifice card, or nothing."));
    }
}

static char *
reveal_sentence (const RnReason    *reason,
                 const char *const *names)
{
  const char *name = ahu_name_of (names, reason->player);

  switch ((guint) reason->code)
    {
    case RN_REASON_REVEAL_PLAYER:
      return g_strdup (_("This player has no face-down card to turn up."));
    case RN_REASON_REVEAL_COUNT:
      /* Translators: %1$s is a player's name, %2$d a number of cards. */
      return g_strdup_printf (ngettext ("%1$s still has %2$d face-down card to turn up.",
                                        "%1$s still has %2$d face-down cards to turn up.", (gulong) reason->need),
                              name, (int) reason->need);
    case RN_REASON_REVEAL_KIND:
      return g_strdup (_("This Sacrifice card doesn’t exist."));
    case RN_REASON_REVEAL_HELD:
      /* Translators: the game is over; %1$s is a player's name, %2$d a number of cards. */
      return g_strdup_printf (ngettext ("%1$s has %2$d Sacrifice card: say which kind it is.",
                                        "%1$s has %2$d Sacrifice cards: say how many there are of each kind.",
                                        (gulong) reason->need), name, (int) reason->need);
    case RN_REASON_REVEAL_HELD_KINDS:
      /* Translators: the game is over; %s is a player's name. */
      return g_strdup_printf (_("%s can’t have these cards: some are known to be another kind, or lie somewhere else."), name);
    case RN_REASON_REVEAL_POSSIBLE:
    default:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("%s didn’t have these cards when they were laid."), name);
    }
}

/* No table can show that: @kind of the Stone or of a player, or a count of a player. */
static char *
sheet_range_sentence (const RnReason *reason,
                      const char     *name,
                      const char     *kind)
{
  gboolean stone = reason->player < 0;

  switch ((guint) reason->code)
    {
    case RN_REASON_SHEET_NEGATIVE:
      if (stone)
        /* Translators: %s is a card's name. */
        return g_strdup_printf (_("The Stone can’t hold fewer than 0 cards of a kind: %s."), kind);
      if (kind)
        /* Translators: %1$s is a player's name, %2$s a card's name. */
        return g_strdup_printf (_("%1$s can’t have fewer than 0 Sacrifice cards: %2$s."), name, kind);
      /* Translators: %1$s is a player's name, %2$s one of the words tiles, moai, wood in a file. */
      return g_strdup_printf (_("%1$s: “%2$s” cannot be below 0."), name, reason->field);
    case RN_REASON_SHEET_HUGE:
    default:
      if (stone)
        /* Translators: %s is a card's name. */
        return g_strdup_printf (_("The Stone can’t hold so many cards: %s."), kind);
      if (kind)
        /* Translators: %1$s is a player's name, %2$s a card's name. */
        return g_strdup_printf (_("%1$s can’t have so many Sacrifice cards: %2$s."), name, kind);
      /* Translators: %1$s is a player's name, %2$s one of the words tiles, moai, wood in a file. */
      return g_strdup_printf (_("%1$s: “%2$s” is far more than any game gives."), name, reason->field);
    }
}

static char *
sheet_sentence (const RnReason    *reason,
                const char *const *names)
{
  gboolean stone = reason->player < 0;
  const char *name = stone ? "" : ahu_name_of (names, reason->player);
  const char *kind = reason->kind >= 0 ? rn_sacrifice_name ((guint) reason->kind) : NULL;
  int have = (int) CLAMP (reason->have, 0, G_MAXINT);

  switch ((guint) reason->code)
    {
    case RN_REASON_SHEET_NEGATIVE:
    case RN_REASON_SHEET_HUGE:
      return sheet_range_sentence (reason, name, kind);
    case RN_REASON_SHEET_MOAI:
      /* Translators: the players before have few enough; %1$s is the name of the one with whose “moai” it is too many, %2$d in all, the box has %3$d. */
      return g_strdup_printf (ngettext ("%1$s: with “moai” there are %2$d Moai in all, but the box has %3$d.",
                                        "%1$s: with “moai” there are %2$d Moai in all, but the box has %3$d.", (gulong) have),
                              name, have, (int) reason->need);
    case RN_REASON_SHEET_KIND:
    default:
      if (stone)
        /* Translators: %1$s is a card's name, %2$d cards were entered, the box has %3$d. */
        return g_strdup_printf (ngettext ("There can’t be %2$d %1$s card on the Stone: the box has %3$d.",
                                          "There can’t be %2$d %1$s cards on the Stone: the box has %3$d.",
                                          (gulong) have),
                                kind, have, (int) reason->need);
      /* Translators: the Stone and the players before have few enough; %1$s is the name of the one with whose “sacrifice” it is too many, %2$s a card's name, %3$d in all, the box has %4$d. */
      return g_strdup_printf (ngettext ("%1$s: with “sacrifice” there is %3$d %2$s card in all, but the box has %4$d.",
                                        "%1$s: with “sacrifice” there are %3$d %2$s cards in all, but the box has %4$d.",
                                        (gulong) have),
                              name, kind, have, (int) reason->need);
    }
}

char *
rn_reason_sentence (const RnReason    *reason,
                    const char *const *names)
{
  g_return_val_if_fail (reason->code != RN_OK, NULL);

  switch ((guint) reason->code)
    {
    case RN_REASON_OVER:
      return g_strdup (_("The game is over."));
    case RN_REASON_REVEAL_FIRST:
      return g_strdup (_("The game is over. Only the face-down cards are left to turn up."));
    case RN_REASON_UNKNOWN_MOVE:
      return g_strdup (_("This move doesn’t exist."));
    case RN_REASON_STEP:
      return step_sentence (reason, names);
    case RN_REASON_BUY_LATE:
      return late_purchase_sentence (reason, names);
    default:
      break;
    }

  if (reason->code <= RN_REASON_HAND_REPEATED)
    return set_up_sentence (reason, names);
  if (reason->code >= RN_REASON_NO_SUCH_CARD && reason->code <= RN_REASON_RETURN_WOOD)
    return play_sentence (reason, names);
  if (reason->code >= RN_REASON_SACRIFICE_TURN && reason->code <= RN_REASON_SACRIFICE_UNTOLD)
    return sacrifice_sentence (reason, names);
  if (reason->code >= RN_REASON_REVEAL_PLAYER && reason->code <= RN_REASON_REVEAL_HELD_KINDS)
    return reveal_sentence (reason, names);
  if (reason->code >= RN_REASON_JOIN_PLAYERS)
    return rn_join_sentence (reason, names);
  if (reason->code >= RN_REASON_SHEET_NEGATIVE)
    return sheet_sentence (reason, names);

  return table_sentence (reason, names);
}

char *
rn_reason_text (const RnReason    *reason,
                const char *const *names)
{
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (reason != NULL, NULL);

  if (reason->code == RN_OK)
    return NULL;

  sentence = rn_reason_sentence (reason, names);

  return ahu_cite (sentence, reason->rule);
}
