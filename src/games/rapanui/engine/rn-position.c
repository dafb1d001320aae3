/* rn-position.c: what can be read off a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-position.h"

static gboolean
acts_now (const RnPosition *position,
          guint             player)
{
  switch ((RnStep) position->step)
    {
    case RN_STEP_BUY:
    case RN_STEP_PLAY:
    case RN_STEP_ADD:
    case RN_STEP_DRAW:
    case RN_STEP_REFILL:
      return player == position->active;
    case RN_STEP_SACRIFICE:
    case RN_STEP_SUBSTITUTE:
      return player == position->actor;
    case RN_STEP_REWARD:
      return (position->pending >> player) & 1;
    case RN_STEP_REVEAL:
      return position->untold[player] + position->unknown[player] > 0;
    case RN_STEP_OVER:
    default:
      return FALSE;
    }
}

guint
rn_position_pending (const RnPosition *position,
                     guint8            players[RN_MAX_PLAYERS])
{
  guint n = 0;

  for (guint i = 0; i < position->n_players; i++)
    {
      guint player = (position->active + i) % position->n_players;

      if (acts_now (position, player))
        players[n++] = (guint8) player;
    }

  return n;
}

guint
rn_position_sacrifice_total (const RnPosition *position,
                             guint             player)
{
  const guint8 *own = position->sacrifice[player];

  return own[0] + own[1] + own[2] + own[3] + position->unknown[player] - position->untold[player];
}

guint
rn_position_stone_size (const RnPosition *position)
{
  const guint8 *open = position->stone_open;

  return open[0] + open[1] + open[2] + open[3] + position->stone_unknown + position->n_hidden;
}

/* Untold cards are among those of their owner, but not those of somebody whose
 * cards are not known: these are what is left, too. */
guint
rn_position_kind_left (const RnPosition *position,
                       guint             kind)
{
  guint known = position->supply[kind] + position->stone_open[kind];

  for (guint p = 0; p < position->n_players; p++)
    known += position->sacrifice[p][kind];
  for (guint i = 0; i < position->n_hidden; i++)
    known += position->hidden[i].kind == kind;

  return RN_SACRIFICE_OF_KIND - known;
}

guint
rn_position_price (const RnPosition *position,
                   guint             player,
                   guint             kind)
{
  guint shown = position->area[player][RN_FISH + kind];

  return shown < RN_SACRIFICE_PRICE ? RN_SACRIFICE_PRICE - shown : 0;
}

int
rn_position_leader (const RnPosition *position,
                    guint             kind)
{
  guint best = 1;
  int leader = -1;

  for (guint i = 0; i < position->n_players; i++)
    {
      guint count = position->area[i][kind];

      if (count > best)
        {
          best = count;
          leader = (int) i;
        }
      else if (count == best)
        leader = -1;
    }

  return leader;
}
