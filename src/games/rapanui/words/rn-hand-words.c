/* rn-hand-words.c: what is said of the cards of a hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/words/rn-hand-words.h"

#include <glib/gi18n.h>

#include "games/rapanui/engine/rn-position.h"
#include "games/rapanui/words/rn-sentences.h"

char *
rn_hand_name_play (guint kind,
                   guint count)
{
  if (count == 1)
    /* Translators: %s is a card kind */
    return g_strdup_printf (_("Play %s"), rn_kind_name (kind));

  /* Translators: how many cards and their kind */
  return g_strdup_printf (_("Play %d %s"), (int) count, rn_kind_name (kind));
}

char *
rn_hand_name_key (guint group,
                  guint count)
{
  static const char *const modifiers[] = { "", "⇧", "⌃" };

  g_assert (count >= 1 && count <= G_N_ELEMENTS (modifiers));

  return g_strdup_printf ("%s%u", modifiers[count - 1], group + 1);
}

/* -1 where a price would only be noise, on a single free card. */
int
rn_hand_price (guint kind,
               guint count,
               guint n)
{
  if (kind != RN_MOAI && (!rn_kind_is_gatherer (kind) || n == 1))
    return -1;

  return (int) rn_play_price (kind, count);
}

char *
rn_hand_name_price (int price)
{
  if (price < 0)
    return NULL;
  if (price == 0)
    /* Translators: of cards to play, for readers of the screen: they cost no wood */
    return g_strdup (C_("price", "Free"));

  /* Translators: of cards to play, for readers of the screen: a price in wood */
  return g_strdup_printf (ngettext ("Costs %d wood", "Costs %d wood", (gulong) price), price);
}

/* “Lumberjack, Mulberry, Mulberry”, for readers of the screen. */
char *
rn_hand_list_cards (const guint8 *hand)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint kind = 0; kind < RN_KINDS; kind++)
    for (guint i = 0; i < hand[kind]; i++)
      g_strv_builder_add (builder, rn_kind_name (kind));
  for (guint i = 0; i < hand[RN_HAND_UNKNOWN]; i++)
    /* Translators: in the list of the cards of a hand */
    g_strv_builder_add (builder, _("not known"));
  names = g_strv_builder_end (builder);

  return g_strjoinv (C_("list of cards", ", "), names);
}

guint
rn_hand_group_cards (const guint8 *hand,
                     guint8        kinds[RN_HAND_CARDS])
{
  guint n = 0;

  for (guint kind = 0; kind < RN_KINDS && n < RN_HAND_CARDS; kind++)
    if (hand[kind] > 0)
      kinds[n++] = kind;

  return n;
}
