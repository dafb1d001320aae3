/* rn-deal-words.c: the words of the page on which a display is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/words/rn-deal-words.h"

#include <glib/gi18n.h>

#include "games/rapanui/engine/rn-rules.h"
#include "games/rapanui/join/rn-deal-entry.h"
#include "games/rapanui/words/rn-sentences.h"

char *
rn_deal_question (guint place)
{
  guint column = place / RN_COLUMN_CARDS + 1;

  if (place >= RN_DEAL_PLACES)
    return g_strdup (_("All 16 cards lie here."));

  switch (place % RN_COLUMN_CARDS)
    {
    case 0:
      /* Translators: %u is the number of a column of the general display */
      return g_strdup_printf (_("Column %u: which card lies at the back?"), column);
    case 1:
      /* Translators: %u is the number of a column; from the back */
      return g_strdup_printf (_("Column %u: which is the second card?"), column);
    case 2:
      /* Translators: %u is the number of a column; from the back */
      return g_strdup_printf (_("Column %u: which is the third card?"), column);
    default:
      /* Translators: %u is the number of a column */
      return g_strdup_printf (_("Column %u: which card lies in front?"), column);
    }
}

char *
rn_deal_hint (gboolean           goes_on,
              gboolean           full,
              const char *const *names)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) wood = NULL;
  g_autofree char *list = NULL;

  if (goes_on)
    return g_strdup (full ? _("The game is played again with each change.") : _("Back card first, front card last"));
  if (names == NULL)
    return g_strdup ("");

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", rn_start_wood (i));

      g_strv_builder_add (builder, number);
    }
  wood = g_strv_builder_end (builder);
  list = g_strjoinv (C_("list", ", "), wood);
  /* Translators: while the cards of a new game are entered: %1$s is the starting player's name, %2$s how much wood each player gets, such as “2, 3, 4”. */
  return g_strdup_printf (_("%1$s begins · wood clockwise: %2$s"), names[0], list);
}

char *
rn_deal_instead (guint place,
                 guint kind)
{
  guint column = place / RN_COLUMN_CARDS + 1;

  if (kind == RN_INVALID)
    return NULL;

  switch (place % RN_COLUMN_CARDS)
    {
    case 0:
      /* Translators: what another card is put in place of: %1$s is a kind of card, %2$u the number of a column */
      return g_strdup_printf (_("Instead of %1$s at the back of column %2$u"), rn_kind_name (kind), column);
    case 1:
      /* Translators: what another card is put in place of: %1$s is a kind of card, %2$u the number of a column; from the back */
      return g_strdup_printf (_("Instead of %1$s, the second card of column %2$u"), rn_kind_name (kind), column);
    case 2:
      /* Translators: what another card is put in place of: %1$s is a kind of card, %2$u the number of a column; from the back */
      return g_strdup_printf (_("Instead of %1$s, the third card of column %2$u"), rn_kind_name (kind), column);
    default:
      /* Translators: what another card is put in place of: %1$s is a kind of card, %2$u the number of a column */
      return g_strdup_printf (_("Instead of %1$s in front of column %2$u"), rn_kind_name (kind), column);
    }
}

const char *
rn_deal_palette_title (gboolean full)
{
  return full ? _("Change a card") : _("Next card");
}

const char *
rn_deal_palette_how (gboolean full,
                     gboolean chosen)
{
  if (chosen)
    return _("Delete clears the place");
  if (full)
    /* Translators: beside “Change a card”, above the cards to choose */
    return _("tap its place first, then the new card");

  return _("press a key or tap a card; tap a place to change it");
}
