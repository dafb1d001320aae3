/* rn-join-words.c: the words of the page on which a running game is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/words/rn-join-words.h"

#include <glib/gi18n.h>

#include "games/rapanui/words/rn-deal-words.h"
#include "games/rapanui/words/rn-sentences.h"

static char *
ask_column (RnJoinEntry *entry,
            guint        column)
{
  guint8 kinds[RN_COLUMN_CARDS];
  guint card = rn_join_entry_get_card (entry);

  if (card == 0 || card < rn_join_entry_get_cards (entry, column, kinds))
    return rn_deal_question (column * RN_COLUMN_CARDS + card);

  /* Translators: %u is the number of a column of the general display, which is entered from its back card on */
  return g_strdup_printf (_("Column %u: the next card towards the front?"), column + 1);
}

static char *
ask_player (guint       field,
            const char *name)
{
  if (field == RN_JOIN_WOOD)
    /* Translators: %s is a player’s name */
    return g_strdup_printf (_("%s: how much wood?"), name);
  if (field == RN_JOIN_GLORY)
    /* Translators: %s is a player’s name */
    return g_strdup_printf (_("%s: how many glory points in tiles?"), name);
  if (field == RN_JOIN_OWNED)
    /* Translators: %s is a player’s name; of all kinds together */
    return g_strdup_printf (_("%s: how many Sacrifice cards?"), name);
  if (field >= RN_JOIN_OWNED_KIND)
    /* Translators: %1$s is a player’s name, %2$s a Sacrifice kind */
    return g_strdup_printf (_("%1$s: how many %2$s Sacrifice cards?"), name,
                            rn_sacrifice_name (field - RN_JOIN_OWNED_KIND));

  /* Translators: %1$s is a player’s name, %2$s the kind of the cards in front of that player */
  return g_strdup_printf (_("How many %2$s cards lie in front of %1$s?"), name, rn_kind_name (field - RN_JOIN_AREA));
}

static char *
ask_middle (guint target)
{
  guint sacrifice = rn_join_sacrifice (target);

  if (target >= RN_JOIN_SUPPLY && target < RN_JOIN_STONE)
    /* Translators: %s is a Sacrifice kind */
    return g_strdup_printf (_("How many cards are left in the supply pile: %s?"), rn_sacrifice_name (sacrifice));
  if (sacrifice != RN_SACRIFICE_NULL)
    /* Translators: %s is a Sacrifice kind */
    return g_strdup_printf (_("How many cards lie face up on the Stone: %s?"), rn_sacrifice_name (sacrifice));
  switch (target)
    {
    case RN_JOIN_STONE:
      return g_strdup (_("How many cards lie on the Stone?"));
    case RN_JOIN_TOP:
      return g_strdup (_("Which card lies on top of the Stone?"));
    case RN_JOIN_DECK:
      return g_strdup (_("How many cards are in the draw pile?"));
    case RN_JOIN_RETURNED:
      return g_strdup (_("How many Moai were put back into the box?"));
    case RN_JOIN_HELD:
      return g_strdup (_("How many cards are left in the hand of whoever is drawing?"));
    case RN_JOIN_TURN_NUMBER:
      return g_strdup (_("Which turn is it?"));
    case RN_JOIN_ACTIVE:
      return g_strdup (_("Whose turn is it?"));
    default:
      return g_strdup (_("All that is needed is entered."));
    }
}

char *
rn_join_question (RnJoinEntry       *entry,
                  const char *const *names)
{
  guint target;
  int player;

  g_return_val_if_fail (entry != NULL && names != NULL, NULL);

  target = rn_join_entry_get_present (entry);
  player = rn_join_player (target);
  if (target < RN_JOIN_HAND)
    return ask_column (entry, target);
  if (target < RN_JOIN_PLACES)
    /* Translators: %s is a player’s name */
    return g_strdup_printf (_("Which cards does %s have in hand?"), names[player]);

  return player >= 0 ? ask_player (rn_join_own_field (target), names[player]) : ask_middle (target);
}

const char *
rn_join_hint (RnJoinEntry *entry)
{
  guint target;

  g_return_val_if_fail (entry != NULL, NULL);

  target = rn_join_entry_get_present (entry);
  if (target < RN_JOIN_HAND)
    return _("1 to 4 cards, the back card first");
  if (target < RN_JOIN_PLACES)
    return _("May stay unknown: a card of a hand is told when it is played.");
  if (target == RN_JOIN_TARGETS)
    return _("Tap a place to change it.");
  if (rn_join_own_field (target) == RN_JOIN_OWNED)
    return _("All kinds together, face down as they lie");

  return "";
}

char *
rn_join_ceiling (gint64             most,
                 const RnReason    *reason,
                 const char *const *names)
{
  g_autofree char *sentence = NULL;
  int number = (int) MIN (most, RN_JOIN_MAX);

  g_return_val_if_fail (reason != NULL && names != NULL, NULL);

  if (reason->code == RN_REASON_JOIN_CARDS && (reason->kind == RN_MOAI || reason->kind == RN_PRIEST))
    /* Translators: why larger numbers can’t be tapped; %1$d is the largest that can, %2$d how many cards of the kind %3$s the box has */
    return g_strdup_printf (ngettext ("At most %1$d: there is only %2$d %3$s card.",
                                      "At most %1$d: there are only %2$d %3$s cards.", (gulong) MAX (reason->need, 0)),
                            number, (int) reason->need, rn_kind_name ((guint) reason->kind));
  if (reason->code == RN_REASON_JOIN_CARDS)
    /* Translators: why larger numbers can’t be tapped; %1$d is the largest that can, %2$d how many cards of the kind %3$s the game has */
    return g_strdup_printf (ngettext ("At most %1$d: with the start cards there is only %2$d %3$s card.",
                                      "At most %1$d: with the start cards there are only %2$d %3$s cards.",
                                      (gulong) MAX (reason->need, 0)),
                            number, (int) reason->need, rn_kind_name ((guint) reason->kind));

  sentence = rn_reason_sentence (reason, names);

  /* Translators: why larger numbers can’t be tapped; %1$d is the largest that can, %2$s is a sentence on one more */
  return g_strdup_printf (_("At most %1$d. With one more: %2$s"), number, sentence);
}

const char *
rn_join_way_text (RnJoinEntry *entry,
                  RnJoinWay    way)
{
  g_return_val_if_fail (entry != NULL, NULL);

  switch (way)
    {
    case RN_JOIN_FRONT:
      /* Translators: on a button: no card lies before the one entered last */
      return _("That was the front");
    case RN_JOIN_SKIP:
      /* Translators: on a button: to go on to what is still missing */
      return _("Skip");
    case RN_JOIN_TO_PROBLEM:
      return _("Go there");
    case RN_JOIN_ON:
      if (rn_join_entry_get_present (entry) >= RN_JOIN_HAND && rn_join_entry_get_present (entry) < RN_JOIN_PLACES)
        /* Translators: on a button: the cards in hand stay unknown, the game goes on */
        return _("Skip: to the table");
      return _("To the table");
    case RN_JOIN_NO_WAY:
    default:
      return "";
    }
}

static char *
name_field (guint       field,
            const char *name)
{
  if (field == RN_JOIN_WOOD)
    /* Translators: a field for screen readers; %s is a player’s name */
    return g_strdup_printf (_("Wood of %s"), name);
  if (field == RN_JOIN_GLORY)
    /* Translators: a field for screen readers; %s is a player’s name */
    return g_strdup_printf (_("Glory points of %s in tiles"), name);
  if (field == RN_JOIN_OWNED)
    /* Translators: a field for screen readers; %s is a player’s name */
    return g_strdup_printf (_("Sacrifice cards of %s in all"), name);
  if (field >= RN_JOIN_OWNED_KIND)
    /* Translators: a field for screen readers; %1$s is a player’s name, %2$s a Sacrifice kind */
    return g_strdup_printf (_("Sacrifice cards of %1$s: %2$s"), name, rn_sacrifice_name (field - RN_JOIN_OWNED_KIND));

  /* Translators: a field for screen readers; %1$s is a player’s name, %2$s a card’s name */
  return g_strdup_printf (_("In front of %1$s: %2$s"), name, rn_kind_name (field - RN_JOIN_AREA));
}

char *
rn_join_name (guint              target,
              const char *const *names)
{
  guint sacrifice = rn_join_sacrifice (target);

  g_return_val_if_fail (rn_join_is_number (target) && names != NULL, NULL);

  if (rn_join_own_field (target) >= 0)
    return name_field (rn_join_own_field (target), names[rn_join_player (target)]);
  if (target < RN_JOIN_STONE)
    /* Translators: a field for screen readers; %s is a Sacrifice kind */
    return g_strdup_printf (_("Supply pile: %s"), rn_sacrifice_name (sacrifice));
  if (sacrifice != RN_SACRIFICE_NULL)
    /* Translators: a field for screen readers; %s is a Sacrifice kind */
    return g_strdup_printf (_("Face up on the Stone: %s"), rn_sacrifice_name (sacrifice));

  return g_strdup (target == RN_JOIN_STONE ? _("All cards on the Stone") : rn_join_short_name (target));
}

const char *
rn_join_short_name (guint target)
{
  guint sacrifice = rn_join_sacrifice (target);

  g_return_val_if_fail (rn_join_is_number (target), NULL);

  if (sacrifice != RN_SACRIFICE_NULL)
    return rn_sacrifice_name (sacrifice);
  if (rn_join_own_field (target) >= RN_JOIN_AREA)
    return rn_kind_name (rn_join_own_field (target) - RN_JOIN_AREA);
  if (rn_join_own_field (target) >= 0)
    return rn_join_own_field (target) == RN_JOIN_WOOD ? _("Wood")
           : rn_join_own_field (target) == RN_JOIN_GLORY ? _("Glory points") : _("Sacrifice cards");

  switch (target)
    {
    case RN_JOIN_STONE:
      return _("On the Stone");
    case RN_JOIN_DECK:
      return _("Draw pile");
    case RN_JOIN_RETURNED:
      return _("Moai put back into the box");
    case RN_JOIN_HELD:
      return _("Cards left in hand");
    default:
      return _("Number of the turn");
    }
}

const char *
rn_join_step_name (RnJoinStep step)
{
  switch (step)
    {
    case RN_JOIN_WHO:
      /* Translators: what is entered first of a running game */
      return _("Whose turn");
    case RN_JOIN_DISPLAY:
      return _("The display");
    case RN_JOIN_ON_STONE:
      return _("The Stone");
    case RN_JOIN_PLAYERS:
      return _("The players");
    case RN_JOIN_PILES:
      /* Translators: of Sacrifice cards */
      return _("The supply");
    case RN_JOIN_HANDS:
    case RN_JOIN_OPTIONAL:
    default:
      return _("The hands");
    }
}
