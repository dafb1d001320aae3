/* rn-measure-words.c: what is measured of a position, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include "games/rapanui/study/rn-measures.h"
#include "games/rapanui/words/rn-sentences.h"

char *
rn_measure_text (const AhuReading *reading)
{
  const char *kind = rn_kind_name (reading->kind % RN_KINDS);

  switch ((RnMeter) (reading->meter - rn_meters))
    {
    case RN_METER_POINTS:
      /* Translators: after a player’s name and before a number; those of tiles and Moai, which stay. */
      return g_strdup (C_("measure", "sure glory points"));
    case RN_METER_WOOD:
      return g_strdup (C_("measure", "wood"));
    case RN_METER_CARDS:
      /* Translators: after a player’s name and before a number; %s is a kind of Sacrifice cards. */
      return g_strdup_printf (C_("measure", "%s cards"), kind);
    case RN_METER_REWARD:
      return g_strdup (C_("measure", "wood or glory points to choose"));
    case RN_METER_LEADER:
      /* Translators: before a player’s name or “nobody”; %s is a card kind. */
      return g_strdup_printf (C_("measure", "Sole majority, %s"), kind);
    case RN_METER_DISPLAY:
      /* Translators: after a player’s name and before a number; %s is a card kind. */
      return g_strdup_printf (C_("measure", "%s displayed"), kind);
    case RN_METER_PRICE:
      /* Translators: after a player’s name and before a number; %s is a kind of Sacrifice cards. */
      return g_strdup_printf (C_("measure", "wood for a %s card"), kind);
    case RN_METER_BUILD:
      /* Translators: after a player’s name and before yes or no. */
      return g_strdup (C_("measure", "a Moai in hand and 7 wood"));
    case RN_METER_STONE:
      /* Translators: before a number; %s is a kind of Sacrifice cards. */
      return g_strdup_printf (C_("measure", "On the Stone, %s cards"), kind);
    case RN_METER_FRONT:
      /* Translators: before a number; cards in front of the columns of the display; %s is a card kind. */
      return g_strdup_printf (C_("measure", "Front cards, %s"), kind);
    case RN_METER_REFILL:
      /* Translators: before yes or no. */
      return g_strdup (C_("measure", "A column is refilled now"));
    case RN_METER_PILE:
      /* Translators: before a number. */
      return g_strdup (C_("measure", "Cards in the draw pile"));
    case RN_METER_SUPPLY:
      /* Translators: before a number; the supply pile of Sacrifice cards; %s is their kind. */
      return g_strdup_printf (C_("measure", "In the supply pile, %s cards"), kind);
    case RN_METERS:
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}
