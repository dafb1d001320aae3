/* rn-join-sentences.c: why a game can't be joined in a position, as a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/join/rn-join.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "games/rapanui/notation/rn-names.h"

/* Numbers too large to be typed are told as the largest that can. */
static int
small (gint64 number)
{
  return (int) CLAMP (number, G_MININT, G_MAXINT);
}

static char *
player_range_sentence (const char *field,
                       const char *name,
                       int         kind,
                       int         have)
{
  if (g_str_equal (field, "wood"))
    /* Translators: %1$s is a player's name, %2$d a number that can't be. */
    return g_strdup_printf (_("%1$s can’t have so much wood: %2$d."), name, have);
  if (g_str_equal (field, "glory"))
    /* Translators: %1$s is a player's name, %2$d a number that can't be. */
    return g_strdup_printf (_("%1$s can’t have so many glory points in tiles: %2$d."), name, have);
  if (g_str_equal (field, "hand") && kind < 0)
    /* Translators: %1$s is a player's name, %2$d a number that can't be. */
    return g_strdup_printf (_("%1$s can’t have so many unknown cards in hand: %2$d."), name, have);
  if (g_str_equal (field, "hand"))
    /* Translators: %1$s is a player's name, %2$d a number that can't be, %3$s a card's name. */
    return g_strdup_printf (_("%1$s can’t have %2$d × %3$s in hand."), name, have, rn_kind_name ((guint) kind));
  if (g_str_equal (field, "unknown"))
    /* Translators: %1$s is a player's name, %2$d a number that can't be. */
    return g_strdup_printf (_("%1$s can’t have so many Sacrifice cards: %2$d."), name, have);
  if (g_str_equal (field, "area"))
    /* Translators: %1$s is a player's name, %2$d a number that can't be, %3$s a card's name. */
    return g_strdup_printf (_("The personal display of %1$s can’t hold %2$d × %3$s."),
                            name, have, rn_kind_name ((guint) kind));

  /* Translators: %1$s is a player's name, %2$d a number that can't be, %3$s a Sacrifice card's name. */
  return g_strdup_printf (_("%1$s can’t have %2$d Sacrifice cards of one kind: %3$s."),
                          name, have, rn_sacrifice_name ((guint) kind));
}

static char *
range_sentence (const RnReason    *reason,
                const char *const *names)
{
  const char *field = reason->field;
  int have = small (reason->have);

  if (reason->player >= 0)
    return player_range_sentence (field, ahu_name_of (names, reason->player), reason->kind, have);
  if (g_str_equal (field, "supply"))
    /* Translators: %1$d is a number that can't be, %2$s a Sacrifice card's name. */
    return g_strdup_printf (_("A supply pile can’t hold %1$d cards: %2$s."),
                            have, rn_sacrifice_name ((guint) reason->kind));
  if (g_str_equal (field, "stone"))
    /* Translators: %1$d is a number that can't be, %2$s a Sacrifice card's name. */
    return g_strdup_printf (_("The Stone can’t hold %1$d cards of one kind: %2$s."),
                            have, rn_sacrifice_name ((guint) reason->kind));
  if (g_str_equal (field, "unknown"))
    /* Translators: %d is a number that can't be. */
    return g_strdup_printf (_("The Stone can’t hold so many cards: %d."), have);
  if (g_str_equal (field, "unseen"))
    /* Translators: %1$d is a number that can't be, %2$s a card's name. */
    return g_strdup_printf (_("The draw pile can’t hold %1$d × %2$s."), have, rn_kind_name ((guint) reason->kind));
  if (g_str_equal (field, "returned"))
    /* Translators: %d is a number that can't be. */
    return g_strdup_printf (_("There can’t be %d Moai back in the box."), have);
  if (g_str_equal (field, "turn"))
    /* Translators: %d is a number that can't be. */
    return g_strdup_printf (_("A game has no turn number %d."), have);

  /* Translators: %d is a number that can't be. */
  return g_strdup_printf (_("There can’t have been so many moves: %d."), have);
}

static char *
missing_sentence (const RnReason    *reason,
                  const char *const *names)
{
  const char *field = reason->field;
  const char *name = ahu_name_of (names, reason->player);

  if (g_str_equal (field, "display"))
    /* Translators: %d is the number of a column. */
    return g_strdup_printf (_("The cards of column %d are missing: no column stays empty."),
                            reason->column + 1);
  if (g_str_equal (field, "hand"))
    /* Translators: %s is a player's name. */
    return g_strdup_printf (_("Still missing: how many cards %s has left in hand."), name);
  if (g_str_equal (field, "area"))
    /* Translators: %s is a player's name. */
    return g_strdup_printf (_("The personal display of %s is missing."), name);
  if (g_str_equal (field, "wood"))
    /* Translators: %s is a player's name. */
    return g_strdup_printf (_("The wood of %s is missing."), name);
  if (g_str_equal (field, "glory"))
    /* Translators: %s is a player's name. */
    return g_strdup_printf (_("The glory points of %s are missing."), name);
  if (g_str_equal (field, "supply"))
    /* Translators: %s is a Sacrifice card's name. */
    return g_strdup_printf (_("Still missing: how many cards the %s pile holds."),
                            rn_sacrifice_name ((guint) reason->kind));
  if (g_str_equal (field, "sacrifice"))
    /* Translators: %s is a player's name. */
    return g_strdup_printf (_("Still missing: how many Sacrifice cards %s has."), name);
  if (g_str_equal (field, "stone"))
    return g_strdup (_("Still missing: how many cards lie on the Stone."));
  if (g_str_equal (field, "top"))
    return g_strdup (_("Still missing: what lies on top of the Stone."));

  return g_strdup (_("Still missing: whose turn it is."));
}

static char *
turn_sentence (const RnReason    *reason,
               const char *const *names)
{
  int have = small (reason->have);
  int need = small (reason->need);

  switch ((guint) reason->code)
    {
    case RN_REASON_JOIN_PLAYERS:
      /* Translators: %1$d is the number of players, %2$d of how many something was entered. */
      return g_strdup_printf (ngettext ("There are %1$d players, but the position is for %2$d.",
                                        "There are %1$d players, but the position is for %2$d.", (gulong) have),
                              need, have);
    case RN_REASON_JOIN_STEP:
      return g_strdup (_("A game can only be joined where somebody buys, plays or draws a card."));
    case RN_REASON_JOIN_ACTIVE:
      /* Translators: %d is the number of a player, from 0. */
      return g_strdup_printf (_("It can’t be the turn of player %d: nobody sits there."), have);
    case RN_REASON_JOIN_TURN:
    default:
      /* Translators: %1$d is the number of a turn, %2$s and %3$s are players' names. */
      return g_strdup_printf (_("Turn %1$d is the turn of %2$s, not of %3$s."),
                              have, ahu_name_of (names, reason->need), ahu_name_of (names, reason->player));
    }
}

/* More cards of a kind than there can be. */
static char *
box_sentence (const RnReason *reason)
{
  int have = small (reason->have);
  int need = small (reason->need);

  if (reason->kind == RN_MOAI || reason->kind == RN_PRIEST)
    /* Translators: %1$s is a card's name, %2$d how many the box has, %3$d how many are on the table. */
    return g_strdup_printf (ngettext ("%1$s: there are only %2$d, but here there is %3$d.",
                                      "%1$s: there are only %2$d, but here there are %3$d.", (gulong) have),
                            rn_kind_name ((guint) reason->kind), need, have);
  /* Translators: %1$s is a card's name, %2$d how many the box has for these players, %3$d how many are on the table. */
  return g_strdup_printf (ngettext ("%1$s: with the start cards there are at most %2$d, but here there is %3$d.",
                                    "%1$s: with the start cards there are at most %2$d, but here there are %3$d.", (gulong) have),
                          rn_kind_name ((guint) reason->kind), need, have);
}

static char *
card_sentence (const RnReason    *reason,
               const char *const *names)
{
  const char *name = ahu_name_of (names, reason->player);
  int have = small (reason->have);
  int need = small (reason->need);

  switch ((guint) reason->code)
    {
    case RN_REASON_JOIN_COLUMN:
      /* Translators: %1$d is the number of a column, %2$d how many cards it was given. */
      return g_strdup_printf (ngettext ("A column has at most four cards, but column %1$d has %2$d.",
                                        "A column has at most four cards, but column %1$d has %2$d.", (gulong) have),
                              reason->column + 1, have);
    case RN_REASON_JOIN_HAND:
      if (need < RN_HAND_CARDS)
        /* Translators: %1$s is a player's name, %2$d a number of cards. */
        return g_strdup_printf (ngettext ("A player who has played but not yet drawn holds fewer than three cards: %1$s has %2$d.",
                                          "A player who has played but not yet drawn holds fewer than three cards: %1$s has %2$d.", (gulong) have),
                                name, have);
      /* Translators: %1$s is a player's name, %2$d a number of cards. */
      return g_strdup_printf (ngettext ("A hand has three cards, but %1$s has %2$d.",
                                        "A hand has three cards, but %1$s has %2$d.", (gulong) have),
                              name, have);
    case RN_REASON_JOIN_START_LUMBERJACK:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("The personal display of %s begins with a Lumberjack, but there is none."), name);
    case RN_REASON_JOIN_START_CARDS:
      /* Translators: %1$s is a player's name, %2$d a number of kinds. */
      return g_strdup_printf (ngettext ("%1$s began with three kinds of Hunters & Gatherers, but only %2$d is in hand and display.",
                                        "%1$s began with three kinds of Hunters & Gatherers, but only %2$d are in hand and display.",
                                        (gulong) have), name, have);
    case RN_REASON_JOIN_CARDS:
    default:
      return box_sentence (reason);
    }
}

static char *
deck_sentence (const RnReason *reason)
{
  int have = small (reason->have);
  int need = small (reason->need);

  switch ((guint) reason->code)
    {
    case RN_REASON_JOIN_GATHERERS:
      return g_strdup (_("The Hunters & Gatherers on the table don’t fit the cards in the box, whatever the start cards were."));
    case RN_REASON_JOIN_UNSEEN:
      /* Translators: %1$s is a card's name, %2$d how many must be in the draw pile, %3$d how many were entered. */
      return g_strdup_printf (ngettext ("%1$s: the cards on the table leave %2$d for the draw pile, not %3$d.",
                                        "%1$s: the cards on the table leave %2$d for the draw pile, not %3$d.", (gulong) need),
                              rn_kind_name ((guint) reason->kind), need, have);
    case RN_REASON_JOIN_DECK:
      /* Translators: %d is a number of cards. */
      return g_strdup_printf (ngettext ("The draw pile has 34 cards and four fewer after each refill, never %d.",
                                        "The draw pile has 34 cards and four fewer after each refill, never %d.", (gulong) MAX (have, 0)),
                              have);
    case RN_REASON_JOIN_LEFT:
      /* Translators: %d is a number of cards. */
      return g_strdup_printf (ngettext ("The cards on the table leave %d for the draw pile, but it has 34 and four fewer after each refill: some are missing, or there are too many.",
                                        "The cards on the table leave %d for the draw pile, but it has 34 and four fewer after each refill: some are missing, or there are too many.", (gulong) MAX (have, 0)),
                              have);
    case RN_REASON_JOIN_TOTAL:
    default:
      /* Translators: %1$d is a number of cards, %2$d how many the box has for these players. */
      return g_strdup_printf (ngettext ("Table, draw pile and cards put back make %1$d Rapa Nui card, but this game has %2$d.",
                                        "Table, draw pile and cards put back make %1$d Rapa Nui cards, but this game has %2$d.", (gulong) have),
                              have, need);
    }
}

static char *
hidden_sentence (const RnReason    *reason,
                 const char *const *names)
{
  const char *name = ahu_name_of (names, reason->player);
  int have = small (reason->have);
  int need = small (reason->need);

  switch ((guint) reason->code)
    {
    case RN_REASON_JOIN_HIDDEN_PLAYER:
      return g_strdup (_("Nobody at the table laid one of the face-down cards on the Stone."));
    case RN_REASON_JOIN_HIDDEN_KIND:
      return g_strdup (_("A face-down card on the Stone isn’t a Sacrifice card."));
    case RN_REASON_JOIN_HIDDEN:
      if (reason->player < 0)
        /* Translators: %1$d is a number of cards, %2$d of Moai. */
        return g_strdup_printf (ngettext ("%1$d card lies face down on the Stone, but there are only %2$d Moai.",
                                          "%1$d cards lie face down on the Stone, but there are only %2$d Moai.", (gulong) have),
                                have, need);
      /* Translators: %1$s is a player's name, %2$d a number of cards, %3$d of Moai. */
      return g_strdup_printf (ngettext ("%1$s laid %2$d card face down, but built only %3$d Moai.",
                                        "%1$s laid %2$d cards face down, but built only %3$d Moai.", (gulong) have),
                              name, have, need);
    case RN_REASON_JOIN_UNTOLD:
      /* Translators: %1$s is a player's name, %2$d and %3$d are numbers of cards. */
      return g_strdup_printf (ngettext ("%1$s: %2$d unknown face-down card was entered, but the Stone has %3$d.",
                                        "%1$s: %2$d unknown face-down cards were entered, but the Stone has %3$d.",
                                        (gulong) MAX (have, 0)), name, have, need);
    case RN_REASON_JOIN_OWNED:
    default:
      /* Translators: %1$s is a player's name, %2$d a number of cards. */
      return g_strdup_printf (ngettext ("With so few Sacrifice cards %1$s can’t have laid %2$d unknown card face down.",
                                        "With so few Sacrifice cards %1$s can’t have laid %2$d unknown cards face down.", (gulong) have),
                              name, have);
    }
}

static char *
stone_sentence (const RnReason *reason)
{
  int have = small (reason->have);
  int need = small (reason->need);

  switch ((guint) reason->code)
    {
    case RN_REASON_JOIN_STONE_MANY:
      /* Translators: %1$d is a number of Moai, %2$d and %3$d are numbers of cards. */
      return g_strdup_printf (ngettext ("With %1$d Moai built there are at most %2$d cards on the Stone, but here there is %3$d.",
                                        "With %1$d Moai built there are at most %2$d cards on the Stone, but here there are %3$d.", (gulong) have),
                              reason->count, need, have);
    case RN_REASON_JOIN_STONE_FEW:
      /* Translators: %1$d is a number of Moai, %2$d of cards. */
      return g_strdup_printf (ngettext ("For each Moai a card was added to the Stone: %1$d Moai are built, but only %2$d card lies there face up.",
                                        "For each Moai a card was added to the Stone: %1$d Moai are built, but only %2$d cards lie there face up.", (gulong) have),
                              need, have);
    case RN_REASON_JOIN_TOP:
      if (reason->kind >= 0)
        /* Translators: %s is a Sacrifice card's name. */
        return g_strdup_printf (_("This card can’t lie on top of the Stone, because none was laid there face up: %s."),
                                rn_sacrifice_name ((guint) reason->kind));
      /* Translators: %d is a number of cards. */
      return g_strdup_printf (ngettext ("What lies on top of the Stone doesn’t fit the %d card there.",
                                        "What lies on top of the Stone doesn’t fit the %d cards there.", (gulong) have), have);
    case RN_REASON_JOIN_KIND:
      /* Translators: %1$s is a Sacrifice card's name, %2$d cards were entered, the box has %3$d. */
      return g_strdup_printf (ngettext ("%1$s: supply, players and Stone have %2$d Sacrifice card in all, but the box has %3$d.",
                                        "%1$s: supply, players and Stone have %2$d Sacrifice cards in all, but the box has %3$d.", (gulong) have),
                              rn_sacrifice_name ((guint) reason->kind), have, need);
    case RN_REASON_JOIN_SACRIFICES:
    default:
      /* Translators: %1$d is a number of cards, the box has %2$d. */
      return g_strdup_printf (ngettext ("Supply, players and Stone have %1$d Sacrifice card in all, but the box has %2$d.",
                                        "Supply, players and Stone have %1$d Sacrifice cards in all, but the box has %2$d.", (gulong) have),
                              have, need);
    }
}

char *
rn_join_sentence (const RnReason    *reason,
                  const char *const *names)
{
  if (reason->code == RN_REASON_JOIN_RANGE)
    return range_sentence (reason, names);
  if (reason->code == RN_REASON_JOIN_MISSING)
    return missing_sentence (reason, names);
  if (reason->code <= RN_REASON_JOIN_TURN)
    return turn_sentence (reason, names);
  if (reason->code <= RN_REASON_JOIN_CARDS)
    return card_sentence (reason, names);
  if (reason->code >= RN_REASON_JOIN_HIDDEN_PLAYER && reason->code <= RN_REASON_JOIN_OWNED)
    return hidden_sentence (reason, names);
  if (reason->code >= RN_REASON_JOIN_KIND)
    return stone_sentence (reason);

  return deck_sentence (reason);
}
