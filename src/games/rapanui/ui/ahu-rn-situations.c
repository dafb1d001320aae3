/* ahu-rn-situations.c: what a first game of Rapa Nui comes to, and what that means
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-situations.h"

#include <glib/gi18n.h>

#include "games/rapanui/engine/rn-rules.h"
#include "games/rapanui/ui/ahu-rn-cover.h"

static gboolean
may_play (gconstpointer data)
{
  const RnPosition *position = data;

  return position->step == RN_STEP_BUY || position->step == RN_STEP_PLAY;
}

static gboolean
must_return (gconstpointer data)
{
  return rn_must_return_moai (data);
}

/* A Moai that has to go back into the box is not played (R5.6). */
static gboolean
must_play (gconstpointer data)
{
  const RnPosition *position = data;

  return may_play (position) && !rn_must_return_moai (position);
}

static gboolean
is_near_end (gconstpointer data)
{
  const RnPosition *position = data;

  return position->deck < RN_COLUMN_CARDS && (may_play (position) || position->step == RN_STEP_DRAW);
}

static gboolean
was_scored (gconstpointer data)
{
  const RnPosition *position = data;

  return position->step == RN_STEP_BUY && position->turn > 1;
}

static gboolean
may_build (gconstpointer data)
{
  const RnPosition *position = data;
  RnMove move = { .type = RN_MOVE_PLAY, .kind = RN_MOAI, .count = 1 };

  return may_play (position) && rn_check (position, &move).code == RN_OK;
}

static gboolean
may_play_several (gconstpointer data)
{
  const RnPosition *position = data;

  for (guint kind = RN_FISH; kind <= RN_GRAIN; kind++)
    {
      RnMove move = { .type = RN_MOVE_PLAY, .kind = (guint8) kind, .count = 2 };

      if (may_play (position) && rn_check (position, &move).code == RN_OK)
        return TRUE;
    }

  return FALSE;
}

static gboolean
may_buy (gconstpointer data)
{
  const RnPosition *position = data;

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      RnMove move = { .type = RN_MOVE_BUY, .kind = (guint8) kind };

      if (rn_check (position, &move).code == RN_OK)
        return TRUE;
    }

  return FALSE;
}

static const AhuSituation all[] = {
  { "end", N_("There are too few cards left to refill a column: the game ends as soon as a column is empty. (R8.1)"), is_near_end },
  { "return", N_("Three Moai in hand and not enough wood to build one: put one back into the box, then go on with drawing. (R5.6)"), must_return },
  { "play", N_("Each turn you must play: one card, or up to three Hunters & Gatherers of the same kind. Only cards in front of you are scored. (R5.7)"), must_play },
  { "scored", N_("The kind uncovered last is scored, for everybody. The sole majority, with at least two cards, gets 1 more. (R7.3)"), was_scored },
  { "moai", N_("A Moai costs 7 wood and is worth 4 glory points at the end. A sacrifice round follows at once. (R5.3)"), may_build },
  { "several", N_("You may play two or three Hunters & Gatherers of the same kind together, for 1 or 2 wood in all. (R5.4)"),
    may_play_several },
  { "buy", N_("Before playing you may buy one Sacrifice card: 5 wood, minus 1 for each card of that kind in your display. (R4.2)"), may_buy },
  { "draw", N_("Draw until you hold three cards again. What the last card uncovers is scored for everybody, so look who would gain. (R7.3)"), NULL, "draw" },
  { "refill", N_("An empty column gets four cards from the draw pile, one after the other. The last one is the front "
                 "card. (R7.2)"), NULL, "refill" },
  { "sacrifice", N_("All the others lay one of their Sacrifice cards face up. Whoever built the Moai comes last and lays one face down. (R6.1)"), NULL, "sacrifice" },
  { "add", N_("Whoever built the Moai adds a Sacrifice card from the supply. The more cards of a kind lie on the Stone, the more the ones you keep can be worth. (R8.3)"), NULL, "add" },
  { "reward", N_("Everybody with Moai in front of them chooses: all wood, or all glory points. (R7.6)"), NULL, "reward" },
  { "substitute", N_("For each card you are owed, choose another kind or nothing. Whoever comes first takes all of theirs before the next player does. (R7.9)"), NULL, "substitute" },
  { "reveal", N_("Now the Stone decides what your Sacrifice cards are worth: the kind that lies there most often 3 glory points each, the next 2, then 1, then 0. (R8.3)"), NULL, "reveal" },
};

const AhuSituations *
ahu_rn_situations_get (void)
{
  static const AhuSituations situations = { all, G_N_ELEMENTS (all), ahu_rn_cover_is_needed };

  return &situations;
}
