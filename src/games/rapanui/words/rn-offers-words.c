/* rn-offers-words.c: what is said of the kinds of Sacrifice cards on offer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/words/rn-offers-words.h"

#include <glib/gi18n.h>

#include "games/rapanui/words/rn-sentences.h"

char *
rn_offers_name (RnOffersMode  mode,
                guint         kind,
                const char   *player)
{
  const char *card = rn_sacrifice_name (kind);

  switch (mode)
    {
    case RN_OFFERS_SACRIFICE:
      /* Translators: a player’s name and the kind of a Sacrifice card */
      return g_strdup_printf (_("%s sacrifices %s"), player, card);
    case RN_OFFERS_LAY:
      /* Translators: the kind of a Sacrifice card */
      return g_strdup_printf (_("Lay %s face down"), card);
    case RN_OFFERS_ADD:
      /* Translators: the kind of a Sacrifice card, from the supply to the Stone */
      return g_strdup_printf (_("Add %s"), card);
    case RN_OFFERS_SUBSTITUTE:
      /* Translators: a player’s name and the kind of a Sacrifice card */
      return g_strdup_printf (_("%s takes %s instead"), player, card);
    case RN_OFFERS_SHOW:
      return g_strdup (card);
    case RN_OFFERS_BUY:
    case RN_OFFERS_LOOK:
    default:
      /* Translators: the kind of a Sacrifice card */
      return g_strdup_printf (_("Buy %s"), card);
    }
}

char *
rn_offers_heading (RnOffersMode  mode,
                   const char   *player)
{
  switch (mode)
    {
    case RN_OFFERS_BUY:
      return g_strdup (_("Buy first, if you like"));
    case RN_OFFERS_SACRIFICE:
      /* Translators: a player’s name; the kinds of Sacrifice cards follow */
      return g_strdup_printf (_("%s sacrifices"), player);
    case RN_OFFERS_LAY:
      return g_strdup (_("Lay one face down"));
    case RN_OFFERS_ADD:
      return g_strdup (_("Add from the supply"));
    case RN_OFFERS_SUBSTITUTE:
      /* Translators: a player’s name; the kinds of Sacrifice cards follow */
      return g_strdup_printf (_("%s takes instead"), player);
    case RN_OFFERS_LOOK:
    case RN_OFFERS_SHOW:
    default:
      return g_strdup (_("Sacrifice cards"));
    }
}

/* What a player owns is certain only while no card is untold. */
static char *
own_note (const RnPosition *p,
          guint             kind)
{
  guint n = p->sacrifice[p->active][kind];

  if (p->untold[p->active] > 0)
    /* Translators: how many cards of a kind a player owns at most, since some
     * were laid face down untold */
    return g_strdup_printf (ngettext ("at most %u", "at most %u", n), n);

  if (p->unknown[p->active] > 0)
    /* Translators: how many cards of a kind a player owns at least, since nobody told
     * what the player had when the game was joined late */
    return g_strdup_printf (ngettext ("at least %u", "at least %u", n), n);

  /* Translators: how many cards of a kind the player has, small below a card */
  return g_strdup_printf (ngettext ("you have %u", "you have %u", n), n);
}

static char *
supply_note (const RnPosition *p,
             guint             kind)
{
  if (p->supply[kind] == 0)
    /* Translators: small below a Sacrifice card */
    return g_strdup (_("pile empty"));

  /* Translators: cards left in a pile, small below a card */
  return g_strdup_printf (ngettext ("%u left", "%u left", p->supply[kind]), p->supply[kind]);
}

static char *
buy_note (const RnPosition *p,
          guint             kind)
{
  guint wood = p->wood[p->active];

  if (p->supply[kind] == 0 || rn_position_price (p, p->active, kind) <= wood)
    return supply_note (p, kind);

  /* Translators: how much wood the player has, where a card is too dear */
  return g_strdup_printf (_("only %u wood"), wood);
}

char *
rn_offers_note (RnOffersMode      mode,
                const RnPosition *p,
                guint             kind)
{
  switch (mode)
    {
    case RN_OFFERS_BUY:
      return buy_note (p, kind);
    case RN_OFFERS_LAY:
      return own_note (p, kind);
    case RN_OFFERS_SACRIFICE:
      return g_strdup ("");
    case RN_OFFERS_LOOK:
    case RN_OFFERS_SHOW:
    case RN_OFFERS_ADD:
    case RN_OFFERS_SUBSTITUTE:
    default:
      return supply_note (p, kind);
    }
}

/* For readers of the screen: what the cell shows beside the name. */
char *
rn_offers_describe (RnOffersMode      mode,
                    const RnPosition *p,
                    const char       *note,
                    guint             kind)
{
  guint price = rn_position_price (p, p->active, kind);

  if (mode != RN_OFFERS_BUY)
    return *note ? g_strdup (note) : NULL;
  if (price == 0)
    /* Translators: how many cards are left in a pile */
    return g_strdup_printf (ngettext ("Free, %u left", "Free, %u left", p->supply[kind]),
                            p->supply[kind]);

  /* Translators: a price in wood, and how many cards are left in a pile */
  return g_strdup_printf (ngettext ("Costs %u wood, %u left", "Costs %u wood, %u left", price),
                          price, p->supply[kind]);
}
