/* rn-places.c: where in a game one is, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-places.h"

#include <glib/gi18n.h>

#include "games/rapanui/notation/rn-json.h"

/* Translators: “Turn” and “Scoring” stand over two buttons that lead to another one. */
const AhuMilestone rn_milestones[RN_MILESTONES] = {
  { "turn", NC_ ("replay", "Turn"), N_("Turn back"), N_("Turn on") },
  { "scoring", NC_ ("replay", "Scoring"), N_("Previous scoring"), N_("Next scoring") },
};

static gboolean
is_choosing (const RnPosition *position)
{
  return position->step == RN_STEP_REWARD || position->step == RN_STEP_SUBSTITUTE;
}

/* Wood or glory and substitutes are chosen after the move that triggered it. */
static gboolean
completes_scoring (const RnPosition *before,
                   JsonNode         *node)
{
  RnPosition position = *before;
  gboolean choosing = is_choosing (&position);
  RnScoring scoring;
  RnMove move;

  rn_move_from_json (&move, node);
  rn_apply (&position, &move, &scoring);

  return (choosing || scoring.kind != RN_INVALID) && !is_choosing (&position);
}

guint
rn_completes (gconstpointer  before,
              JsonNode      *move,
              gconstpointer  after)
{
  gboolean turn = ((const RnPosition *) before)->turn != ((const RnPosition *) after)->turn;

  return (turn ? 1u : 0u) | (completes_scoring (before, move) ? 2u : 0u);
}

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
