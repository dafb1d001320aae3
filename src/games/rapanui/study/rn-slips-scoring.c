/* rn-slips-scoring.c: what may have gone wrong in a scoring
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-slips-private.h"
#include "games/rapanui/study/rn-takings.h"

static void
change_tokens (RnSlip *slip,
               guint   player,
               guint   token,
               int     n)
{
  switch ((RnSlipToken) token)
    {
    case RN_SLIP_WOOD:
      rn_slip_change (slip, rn_count_cell (player, RN_COUNT_WOOD), n);
      break;
    case RN_SLIP_GLORY:
      rn_slip_change (slip, rn_count_cell (player, RN_COUNT_GLORY), n);
      break;
    case RN_SLIP_CARDS:
    default:
      rn_slip_change (slip, rn_count_cell (player, RN_COUNT_SACRIFICE), n);
      rn_slip_change (slip, RN_COUNT_SUPPLY + slip->kind - RN_FISH, -n);
      break;
    }
}

static RnSlip
begin (const RnSlips *self,
       RnSlipType     type,
       guint          ply,
       const RnSlip  *taking)
{
  RnSlip slip = rn_slips_begin (self, type, ply, taking->player);

  slip.token = taking->token;
  slip.amount = taking->amount;
  slip.kind = taking->kind;

  return slip;
}

/* @taking says who takes how much of what. */
static void
list_taking (RnSlips      *self,
             guint         ply,
             const RnSlip *taking)
{
  guint n = taking->amount;
  RnSlip slip = begin (self, RN_SLIP_NOT_TAKEN, ply, taking);

  change_tokens (&slip, slip.player, slip.token, -(int) n);
  rn_slips_add (self, &slip);
  slip = begin (self, RN_SLIP_TAKEN_TWICE, ply, taking);
  change_tokens (&slip, slip.player, slip.token, (int) n);
  rn_slips_add (self, &slip);
  for (guint other = 0; other < slip.delta.n_players; other++)
    if (other != taking->player)
      {
        slip = begin (self, RN_SLIP_TAKEN_BY_OTHER, ply, taking);
        slip.other = (guint8) other;
        change_tokens (&slip, slip.player, slip.token, -(int) n);
        change_tokens (&slip, other, slip.token, (int) n);
        rn_slips_add (self, &slip);
      }
}

/* Moai are the players' choice: that is another slip. */
static void
list_other_tokens (RnSlips      *self,
                   guint         ply,
                   const RnSlip *taking)
{
  RnSlip slip = begin (self, RN_SLIP_OTHER_TOKENS, ply, taking);

  if (taking->token == RN_SLIP_CARDS)
    return;
  change_tokens (&slip, slip.player, slip.token, -(int) slip.amount);
  change_tokens (&slip, slip.player, slip.token == RN_SLIP_WOOD ? RN_SLIP_GLORY : RN_SLIP_WOOD,
                 slip.amount);
  rn_slips_add (self, &slip);
}

static void
list_bonus (RnSlips         *self,
            guint            ply,
            const RnSlip    *taking,
            const RnScoring *scoring)
{
  gboolean has = scoring->bonus[taking->player] > 0;
  guint8 count = scoring->count[taking->player];
  RnSlip slip = begin (self, has ? RN_SLIP_BONUS_FORGOTTEN : RN_SLIP_BONUS_WRONG, ply, taking);

  if (!has && count < 2)
    return;
  for (guint p = 0; p < slip.delta.n_players; p++)
    if (scoring->count[p] > count)
      return;
  slip.amount = 1;
  change_tokens (&slip, slip.player, slip.token, has ? -1 : 1);
  rn_slips_add (self, &slip);
}

static gboolean
read_taking (RnSlip         *taking,
             guint           kind,
             const RnTaking *from)
{
  taking->player = from->player;
  taking->kind = (guint8) kind;
  taking->token = from->wood ? RN_SLIP_WOOD : from->glory ? RN_SLIP_GLORY : RN_SLIP_CARDS;
  taking->amount = (guint8) (from->wood + from->glory);
  if (taking->token == RN_SLIP_CARDS)
    taking->amount = from->cards[kind - RN_FISH];

  return taking->amount > 0;
}

void
rn_slips_list_scoring (RnSlips         *self,
                       guint            ply,
                       const RnScoring *scoring)
{
  RnSlip nobody = rn_slips_begin (self, RN_SLIP_NOBODY_TOOK, ply, scoring->active);
  RnTakings takings;

  rn_takings (&takings, &self->positions[ply], scoring, &self->positions[ply + 1]);
  nobody.kind = scoring->kind;
  for (guint i = 0; i < takings.n; i++)
    {
      RnSlip taking = { 0 };

      if (!read_taking (&taking, scoring->kind, &takings.takings[i]))
        continue;
      list_taking (self, ply, &taking);
      list_bonus (self, ply, &taking, scoring);
      list_other_tokens (self, ply, &taking);
      change_tokens (&nobody, taking.player, taking.token, -(int) taking.amount);
    }
  /* One alone who forgets it is told above. */
  if (takings.n > 1)
    rn_slips_add (self, &nobody);
}

void
rn_slips_list_reward (RnSlips *self,
                      guint    ply)
{
  const RnMove *move = &self->moves[ply];
  RnPosition other = self->positions[ply];
  RnMove changed = *move;
  RnScoring facts;
  RnSlip taking = { .player = move->player, .kind = RN_MOAI };
  RnSlip slip;

  rn_scoring_facts (&self->positions[ply], RN_MOAI, &facts);
  taking.token = move->kind == RN_REWARD_WOOD ? RN_SLIP_WOOD : RN_SLIP_GLORY;
  taking.amount = (guint8) (facts.base[move->player] + facts.bonus[move->player]);
  list_taking (self, ply, &taking);
  list_bonus (self, ply, &taking, &facts);

  changed.kind = move->kind == RN_REWARD_WOOD ? RN_REWARD_GLORY : RN_REWARD_WOOD;
  rn_apply (&other, &changed, NULL);
  slip = begin (self, RN_SLIP_OTHER_REWARD, ply, &taking);
  rn_slip_change_to (&slip, &other, &self->positions[ply + 1]);
  rn_slips_add (self, &slip);
}
