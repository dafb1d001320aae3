/* tp-judge.c: what a position of Tapati is worth to a player, by rule of thumb
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/advisor/tp-judge.h"

/* What part of the points still to be had on a level is hoped for, once all but nothing of it
 * is there. */
#define HOPE 0.6
/* Palms that still come for a transfer, and what part of them is hoped for. */
#define PALMS_TO_COME 3
#define TRANSFER_HOPE 0.6
/* A floor that can still be built, a free site, and a Moai that will bring its prestige point. */
#define FLOOR_TO_BUILD 0.25
#define FREE_SITE 0.4
#define PRESTIGE_HOPE 0.5

/* To be ahead when the game ends, and pieces at hand then: they only decide ties. */
#define LEAD 10.0
#define TIE_BREAK 0.01

/* Pieces at hand: in the Tapati, and a little more what was just taken and can be placed. */
static const double piece_hopes[TP_PIECES] = { 0.6, 0.3, 0.45, 0.35, 0.3, 0.25, 0.2, 0.5, 0.7 };
#define TAKEN 1.02

/* Of a level of which some pieces are there: nothing is hoped for one that can't be built on. */
static double
judge_level (guint pieces,
             guint due,
             guint points)
{
  return due == 0 ? 0 : HOPE * points * pieces / due;
}

static double
judge_floors (const TpMoai *moai)
{
  double hope = 0;

  for (guint f = 0; f < moai->n_floors; f++)
    {
      guint rapanuis = tp_level_rapanuis (f);
      guint palm = moai->base > f;
      guint there = moai->slaves[f] + moai->rapanuis[f] + palm;
      guint due = moai->spaces[f] + rapanuis + 1;
      guint points = (palm && moai->rapanuis[f] == rapanuis ? 0u : moai->slaves[f]) +
                     (moai->spaces[f] - moai->slaves[f]) +
                     (palm && moai->slaves[f] == moai->spaces[f] ? 0u : f + 1);

      hope += judge_level (there, due, points);
    }

  return hope;
}

/* The rug counts as one place of its level, beside the pieces that belong on it. */
static double
judge_rug (const TpMoai *moai)
{
  guint there = moai->slaves[TP_ON_RUG] + moai->rapanuis[TP_ON_RUG];
  guint due = moai->spaces[TP_ON_RUG] + tp_level_rapanuis (TP_ON_RUG);

  return moai->rug > 0 && there < due ? judge_level (there + 1, due + 1, moai->rug) : 0;
}

/* What is hoped for is the way that is left, as far as palms are likely to come. */
static double
judge_transfer (const TpMoai *moai,
                const TpBox  *box)
{
  guint last = MIN (moai->transfer + PALMS_TO_COME, TP_SQUARES);
  guint now = moai->transfer > 0 ? box->transfer[moai->transfer - 1] : 0;

  return TRANSFER_HOPE * (box->transfer[last - 1] - now);
}

static double
judge_moai (const TpMoai *moai,
            const TpBox  *box)
{
  guint lines[TP_LINES];
  double worth = PRESTIGE_HOPE;

  if (!tp_moai_is_begun (moai))
    return FREE_SITE;

  tp_moai_value (moai, box, lines);
  for (guint i = 0; i < TP_LINES; i++)
    worth += lines[i];
  if (moai->transfer > 0 || tp_moai_may_transfer (moai))
    worth += judge_transfer (moai, box);
  if (moai->transfer > 0)
    return worth;

  worth += judge_floors (moai) + judge_rug (moai);
  if (moai->rug == 0)
    worth += FLOOR_TO_BUILD * (TP_FLOORS - moai->n_floors);

  return worth;
}

/* Points as they are: scored, and standing. */
static double
count_points (const TpPosition *position,
              guint             player)
{
  const TpPlayer *owner = &position->players[player];
  double points = 0;

  for (guint i = 0; i < TP_LINES; i++)
    points += owner->points[i];
  for (guint s = 0; s < TP_SITES; s++)
    {
      guint lines[TP_LINES];

      tp_moai_value (&owner->moai[s], &position->box, lines);
      for (guint i = 0; i < TP_LINES; i++)
        points += lines[i];
    }

  return points;
}

/* Nothing but placing what is at hand comes after an end that was noted. */
static double
judge_end (const TpPosition *position,
           guint             player)
{
  double points = count_points (position, player);
  double others = 0;

  for (guint p = 0; p < position->n_players; p++)
    if (p != player)
      others = MAX (others, count_points (position, p));

  return points + (points > others ? LEAD : points < others ? -LEAD : 0);
}

static gboolean
leads (const TpPosition *position,
       guint             player)
{
  double points = count_points (position, player);

  for (guint p = 0; p < position->n_players; p++)
    if (p != player && count_points (position, p) >= points)
      return FALSE;

  return TRUE;
}

/* Whoever is ahead and can take the last palm of the market does; with the last rug in the market
 * the game ends whatever is taken. */
static gboolean
is_about_to_end (const TpPosition *position)
{
  if (position->step == TP_STEP_PALMS)
    return position->market[TP_PALM] == 1 && leads (position, position->actor);

  return position->step == TP_STEP_QUARRIES && position->store[TP_RUG_2] + position->store[TP_RUG_3] == 0;
}

double
tp_judge (const TpPosition *position,
          guint             player)
{
  const TpPlayer *owner = &position->players[player];
  double worth = 0;

  for (guint piece = 0; piece < TP_PIECES; piece++)
    worth += piece_hopes[piece] * (owner->tapati[piece] + TAKEN * owner->taken[piece]);
  if (position->end != TP_END_NONE || is_about_to_end (position))
    return judge_end (position, player) + TIE_BREAK * worth;

  for (guint i = 0; i < TP_LINES; i++)
    worth += owner->points[i];
  for (guint s = 0; s < TP_SITES; s++)
    worth += judge_moai (&owner->moai[s], &position->box);

  return worth;
}
