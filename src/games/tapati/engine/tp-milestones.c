/* tp-milestones.c: what a game of Tapati is counted in, and what its replay is stepped by
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-milestones.h"

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-position.h"

/* Translators: “Fact” and “Round” stand over two buttons that lead to another one. */
const AhuMilestone tp_milestones[TP_MILESTONES] = {
  { "fact", NC_ ("replay", "Fact"), N_("Previous fact"), N_("Next fact") },
  { "round", NC_ ("replay", "Round"), N_("Previous round"), N_("Next round") },
};

guint
tp_completes (gconstpointer  before,
              JsonNode      *move,
              gconstpointer  after)
{
  const TpPosition *from = before, *to = after;
  gboolean was_prestige = from->step == TP_STEP_PRESTIGE;
  gboolean fact = from->fact != to->fact && from->fact != TP_NO_FACT;
  gboolean prestige = was_prestige && to->step != TP_STEP_PRESTIGE;

  return (fact || prestige ? 1u : 0u) | (from->round != to->round ? 2u : 0u);
}

char *
tp_round_text (guint        n,
               AhuTurnStyle style)
{
  switch (style)
    {
    case AHU_TURN_TITLE:
      /* Translators: %u is the number of a round. */
      return g_strdup_printf (_("Round %u"), n);
    case AHU_TURN_INSIDE:
      /* Translators: in a list or after a comma, as in “In this game: now, round 3, round 2” */
      return g_strdup_printf (C_("turns", "round %u"), n);
    case AHU_TURN_LENGTH:
      /* Translators: how long a finished game was. */
      return g_strdup_printf (ngettext ("%u round", "%u rounds", n), n);
    case AHU_TURN_HEADING:
      return g_strdup (C_("statistics", "Rounds"));
    case AHU_TURN_MEAN:
      return g_strdup (_("How many rounds a game takes, on average."));
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}
