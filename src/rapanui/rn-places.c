/* rn-places.c: where in a game one is, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rapanui/rn-places.h"

#include <glib/gi18n.h>

char *
rn_turn_text (guint        n,
              AhuTurnStyle style)
{
  switch (style)
    {
    case AHU_TURN_TITLE:
      /* Translators: %u is the number of a turn. */
      return g_strdup_printf (_("Turn %u"), n);
    case AHU_TURN_INSIDE:
      /* Translators: in a list or after a comma, as in “In this game: now, turn 12, turn 9” */
      return g_strdup_printf (C_("turns", "turn %u"), n);
    case AHU_TURN_LENGTH:
      /* Translators: how long a finished game was. */
      return g_strdup_printf (ngettext ("%u turn", "%u turns", n), n);
    case AHU_TURN_HEADING:
      return g_strdup (C_("statistics", "Turns"));
    case AHU_TURN_MEAN:
      return g_strdup (_("How many turns a game takes, on average."));
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}
