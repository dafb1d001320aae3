/* rn-outlook.c: what a decision makes certain, before it is made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-outlook.h"

#include <string.h>

#include "games/rapanui/engine/rn-final.h"

static guint8
draw_result (const RnPosition *after)
{
  switch ((RnStep) after->step)
    {
    case RN_STEP_DRAW:
      return RN_DRAW_GOES_ON;
    case RN_STEP_REFILL:
      return RN_DRAW_REFILLS;
    case RN_STEP_REVEAL:
    case RN_STEP_OVER:
      return RN_DRAW_ENDS;
    case RN_STEP_BUY:
    case RN_STEP_PLAY:
    case RN_STEP_SACRIFICE:
    case RN_STEP_ADD:
    case RN_STEP_REWARD:
    case RN_STEP_SUBSTITUTE:
    default:
      return RN_DRAW_SCORES;
    }
}

static void
take_scoring (RnDrawOutlook    *outlook,
              const RnScoring  *scoring,
              const RnPosition *after)
{
  for (guint i = 0; i < outlook->n_players; i++)
    {
      guint8 due = (guint8) (scoring->base[i] + scoring->bonus[i]);

      outlook->amount[i] = rn_kind_is_gatherer (scoring->kind) ? scoring->given[i] : due;
      outlook->bonus[i] = scoring->bonus[i];
      outlook->owed[i] = after->owed[i];
    }
}

void
rn_outlook_draw (const RnPosition *position,
                 guint             column,
                 RnDrawOutlook    *outlook)
{
  RnMove move = { .type = RN_MOVE_DRAW, .column = (guint8) column };
  RnPosition after = *position;
  RnScoring scoring;
  guint length;

  g_return_if_fail (rn_check (position, &move).code == RN_OK);

  rn_apply (&after, &move, &scoring);
  length = after.column_length[column];
  memset (outlook, 0, sizeof *outlook);
  outlook->n_players = position->n_players;
  outlook->result = draw_result (&after);
  outlook->kind = length > 0 ? after.display[column][length - 1] : RN_INVALID;
  outlook->lacks = (guint8) (RN_HAND_CARDS - rn_position_hand_size (&after, position->active));
  if (outlook->result == RN_DRAW_SCORES)
    take_scoring (outlook, &scoring, &after);
}

/* Who lays depends on numbers of cards alone, which everybody may know, so any
 * card will do to find out. */
static void
find_laying (RnPosition    *after,
             RnPlayOutlook *outlook)
{
  while (after->step == RN_STEP_SACRIFICE)
    {
      RnMove moves[RN_MAX_LEGAL];

      outlook->laying[outlook->n_laying++] = after->actor;
      if (rn_legal_moves (after, moves) == 0)
        g_return_if_reached ();
      rn_apply (after, &moves[0], NULL);
    }
  outlook->adds = after->step == RN_STEP_ADD;
}

void
rn_outlook_play (const RnPosition *position,
                 const RnMove     *move,
                 RnPlayOutlook    *outlook)
{
  guint player = position->active;
  guint kind = move->type == RN_MOVE_PLAY ? move->kind : RN_MOAI;
  RnPosition after = *position;

  g_return_if_fail (move->type == RN_MOVE_PLAY || move->type == RN_MOVE_RETURN_MOAI);
  g_return_if_fail (rn_check (position, move).code == RN_OK);

  rn_apply (&after, move, NULL);
  memset (outlook, 0, sizeof *outlook);
  outlook->price = (guint8) (position->wood[player] - after.wood[player]);
  outlook->wood = after.wood[player];
  outlook->lacks = (guint8) (RN_HAND_CARDS - rn_position_hand_size (&after, player));
  outlook->leader_before = (gint8) rn_position_leader (position, kind);
  outlook->leader = (gint8) rn_position_leader (&after, kind);
  if (rn_kind_is_gatherer (kind))
    {
      outlook->card_price_before = (guint8) rn_position_price (position, player, kind - RN_FISH);
      outlook->card_price = (guint8) rn_position_price (&after, player, kind - RN_FISH);
    }
  find_laying (&after, outlook);
}

/* For certain: the Moai is in the hand. */
static gboolean
can_build (const RnPosition *position)
{
  RnMove move = { .type = RN_MOVE_PLAY, .kind = RN_MOAI, .count = 1 };

  return position->hand[position->active][RN_MOAI] > 0 && rn_check (position, &move).code == RN_OK;
}

void
rn_outlook_buy (const RnPosition *position,
                const RnMove     *move,
                RnBuyOutlook     *outlook)
{
  RnPosition after = *position;

  g_return_if_fail (move->type == RN_MOVE_BUY);
  g_return_if_fail (rn_check (position, move).code == RN_OK);

  rn_apply (&after, move, NULL);
  outlook->wood = after.wood[position->active];
  outlook->loses_moai = can_build (position) && !can_build (&after);
  outlook->returns_moai = rn_must_return_moai (&after);
}

void
rn_outlook_values (const RnPosition *position,
                   guint             added,
                   guint8            values[RN_SACRIFICES])
{
  gint64 stone[RN_SACRIFICES];

  g_return_if_fail (added <= RN_SACRIFICE_NULL);

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    stone[kind] = position->stone_open[kind] + (kind == added ? 1 : 0);
  rn_values (stone, values, NULL);
}
