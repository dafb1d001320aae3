/* rn-apply.c: making a move and all that the rules decide by themselves after it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-rules.h"
#include "games/rapanui/engine/rn-untold.h"

#include <string.h>

static gboolean
supply_empty (const RnPosition *position)
{
  guint32 piles;

  memcpy (&piles, position->supply, sizeof piles);

  return piles == 0;
}

static inline guint8
next_player (const RnPosition *position,
             guint             player)
{
  return (guint8) (player + 1u == position->n_players ? 0 : player + 1u);
}

static void
begin_turn (RnPosition *position)
{
  position->turn++;
  position->active = next_player (position, position->active);
  position->step = RN_STEP_BUY;
}

/* A game joined late: when all that is held was counted, what is left of each
 * kind lies on the Stone, whoever laid it. */
static void
settle_stone (RnPosition *position)
{
  guint8 left[RN_SACRIFICES];
  guint n = 0;

  for (guint k = 0; k < RN_SACRIFICES; k++)
    left[k] = (guint8) rn_position_kind_left (position, k);
  for (guint k = 0; k < RN_SACRIFICES; k++)
    position->stone_open[k] = (guint8) (position->stone_open[k] + left[k]);
  for (guint i = 0; i < position->n_hidden; i++)
    if (position->hidden[i].kind != RN_SACRIFICE_NULL)
      position->hidden[n++] = position->hidden[i];

  memset (position->hidden + n, 0, (position->n_hidden - n) * sizeof *position->hidden);
  position->n_hidden = (guint8) n;
  position->stone_unknown = 0;
}

/* R8.1 */
static void
end_game (RnPosition *position)
{
  guint32 untold, unknown;

  memcpy (&untold, position->untold, sizeof untold);
  memcpy (&unknown, position->unknown, sizeof unknown);
  position->deck = 0;
  position->step = untold | unknown ? RN_STEP_REVEAL : RN_STEP_OVER;
  if (position->step == RN_STEP_OVER && (position->stone_unknown | position->untracked))
    settle_stone (position);
}

/* The next who is owed a card, clockwise from the active player (R7.9). */
static void
continue_substitutes (RnPosition *position)
{
  guint8 player = position->active;

  for (guint i = 0; i < position->n_players && !supply_empty (position); i++)
    {
      if (position->owed[player] > 0)
        {
          position->actor = player;
          position->step = RN_STEP_SUBSTITUTE;
          return;
        }
      player = next_player (position, player);
    }

  memset (position->owed, 0, sizeof position->owed);
  begin_turn (position);
}

/* R7.8: each takes all cards owed before the next does. */
static void
give_cards (RnPosition *position,
            RnScoring  *scoring)
{
  guint kind = scoring->kind - RN_FISH;
  guint8 player = position->active;

  for (guint i = 0; i < position->n_players; i++)
    {
      guint8 due = (guint8) (scoring->base[player] + scoring->bonus[player]);
      guint8 given = MIN (due, position->supply[kind]);

      position->supply[kind] = (guint8) (position->supply[kind] - given);
      position->sacrifice[player][kind] = (guint8) (position->sacrifice[player][kind] + given);
      position->owed[player] = (guint8) (due - given);
      scoring->given[player] = given;
      player = next_player (position, player);
    }

  continue_substitutes (position);
}

/* R7.6: all who have a Moai choose, in any order (D4). */
static void
ask_rewards (RnPosition      *position,
             const RnScoring *scoring)
{
  position->pending = 0;
  for (guint i = 0; i < position->n_players; i++)
    if (scoring->count[i] > 0)
      position->pending |= (guint8) (1u << i);

  if (position->pending)
    position->step = RN_STEP_REWARD;
  else
    begin_turn (position);
}

static void
score (RnPosition *position,
       guint       kind,
       RnScoring  *scoring)
{
  rn_scoring_facts (position, kind, scoring);
  position->scored = (guint8) kind;

  switch ((RnKind) kind)
    {
    case RN_LUMBERJACK:
      for (guint i = 0; i < position->n_players; i++)
        position->wood[i] = (guint16) (position->wood[i] + scoring->base[i] + scoring->bonus[i]);
      begin_turn (position);
      break;
    case RN_PRIEST:
      for (guint i = 0; i < position->n_players; i++)
        position->glory[i] = (guint16) (position->glory[i] + scoring->base[i] + scoring->bonus[i]);
      begin_turn (position);
      break;
    case RN_MOAI:
      ask_rewards (position, scoring);
      break;
    case RN_FISH:
    case RN_MULBERRY:
    case RN_POTATO:
    case RN_GRAIN:
      give_cards (position, scoring);
      break;
    case RN_KINDS:
    default:
      g_assert_not_reached ();
    }
}

/* R7.3: the front card of the column drawn from last, once the hand is full. */
static void
continue_drawing (RnPosition *position,
                  RnScoring  *scoring)
{
  guint8 column = position->column;

  if (rn_position_hand_size (position, position->active) == RN_HAND_CARDS)
    score (position, rn_position_front (position, column), scoring);
  else
    position->step = RN_STEP_DRAW;
}

/* R6.3, left out when all piles are empty (D11). */
static void
finish_sacrifices (RnPosition *position)
{
  position->step = supply_empty (position) ? RN_STEP_DRAW : RN_STEP_ADD;
}

/* From @player on, up to the active player: who has a card to lay (D2). */
static void
continue_sacrifices (RnPosition *position,
                     guint8      player)
{
  for (;;)
    {
      if (rn_position_sacrifice_total (position, player) > 0)
        {
          position->actor = player;
          position->step = RN_STEP_SACRIFICE;
          return;
        }
      if (player == position->active)
        break;
      player = next_player (position, player);
    }

  finish_sacrifices (position);
}

static void
apply_buy (RnPosition   *position,
           const RnMove *move)
{
  guint8 player = position->active;
  guint price = rn_position_price (position, player, move->kind);

  position->wood[player] = (guint16) (position->wood[player] - price);
  position->supply[move->kind]--;
  position->sacrifice[player][move->kind]++;
  position->step = RN_STEP_PLAY;
}

static void
apply_play (RnPosition   *position,
            const RnMove *move)
{
  guint8 player = position->active;
  guint price = rn_play_price (move->kind, move->count);

  position->wood[player] = (guint16) (position->wood[player] - price);
  rn_position_tell_hand (position, player, move->kind, move->count);
  position->hand[player][move->kind] = (guint8) (position->hand[player][move->kind] - move->count);
  position->area[player][move->kind] = (guint8) (position->area[player][move->kind] + move->count);

  if (move->kind == RN_MOAI)
    continue_sacrifices (position, next_player (position, player));
  else
    position->step = RN_STEP_DRAW;
}

/* The hand is shown: three Moai. */
static void
apply_return_moai (RnPosition *position)
{
  rn_position_tell_hand (position, position->active, RN_MOAI, RN_HAND_CARDS);
  position->hand[position->active][RN_MOAI]--;
  position->step = RN_STEP_DRAW;
}

static void
lay_face_down (RnPosition *position,
               guint8      player,
               guint8      kind)
{
  RnHidden *hidden = &position->hidden[position->n_hidden++];

  hidden->player = player & 0xf;
  hidden->kind = kind & 0xf;
  hidden->room = 0;
  position->top = RN_SACRIFICE_HIDDEN;
  if (kind == RN_SACRIFICE_NULL && !rn_position_is_untracked (position, player))
    {
      hidden->room = rn_room_now (position, player);
      position->untold[player]++;
    }
}

/* Nobody knows whether one of the known kinds was laid. */
static void
lay_unknown (RnPosition *position,
             guint8      player)
{
  position->unknown[player] = (guint8) (rn_position_sacrifice_total (position, player) - 1);
  memset (position->sacrifice[player], 0, sizeof position->sacrifice[player]);
}

static void
apply_sacrifice (RnPosition   *position,
                 const RnMove *move)
{
  guint8 player = move->player;

  if (rn_position_is_untracked (position, player))
    {
      if (move->kind == RN_SACRIFICE_NULL)
        lay_unknown (position, player);
      else if (position->sacrifice[player][move->kind] > 0)
        position->sacrifice[player][move->kind]--;
      else
        position->unknown[player]--;
    }
  else if (move->kind != RN_SACRIFICE_NULL)
    {
      position->sacrifice[player][move->kind]--;
      if (position->untold[player] > 0)
        rn_untold_limit (position, player, move->kind);
    }

  if (player == position->active)
    {
      lay_face_down (position, player, move->kind);
      finish_sacrifices (position);
    }
  else
    {
      position->stone_open[move->kind]++;
      position->top = move->kind;
      continue_sacrifices (position, next_player (position, player));
    }
}

/* R6.3: the card lies face up on top of the Stone, and belonged to nobody. */
static void
apply_add (RnPosition   *position,
           const RnMove *move)
{
  position->supply[move->kind]--;
  position->stone_open[move->kind]++;
  position->top = move->kind;
  position->step = RN_STEP_DRAW;
}

static void
apply_draw (RnPosition   *position,
            const RnMove *move,
            RnScoring    *scoring)
{
  guint8 column = move->column;
  guint8 length = --position->column_length[column];

  position->hand[position->active][position->display[column][length]]++;
  position->column = column;

  if (length > 0)
    continue_drawing (position, scoring);
  else if (position->deck > RN_COLUMN_CARDS)
    position->step = RN_STEP_REFILL;
  else
    end_game (position);
}

static void
apply_refill (RnPosition   *position,
              const RnMove *move,
              RnScoring    *scoring)
{
  guint8 column = position->column;

  for (guint i = 0; i < RN_COLUMN_CARDS; i++)
    {
      position->display[column][i] = move->cards[i];
      position->unseen[move->cards[i]]--;
    }
  position->column_length[column] = RN_COLUMN_CARDS;
  position->deck = (guint8) (position->deck - RN_COLUMN_CARDS);
  continue_drawing (position, scoring);
}

static void
apply_reward (RnPosition   *position,
              const RnMove *move)
{
  guint8 player = move->player;
  guint gain = position->area[player][RN_MOAI] +
               (rn_position_leader (position, RN_MOAI) == player ? 1u : 0u);
  guint16 *target = move->kind == RN_REWARD_WOOD ? position->wood : position->glory;

  target[player] = (guint16) (target[player] + gain);
  position->pending = (guint8) (position->pending & ~(1u << player));
  if (!position->pending)
    begin_turn (position);
}

static void
apply_substitute (RnPosition   *position,
                  const RnMove *move)
{
  if (move->kind != RN_SACRIFICE_NULL)
    {
      position->supply[move->kind]--;
      position->sacrifice[move->player][move->kind]++;
    }
  position->owed[move->player]--;
  continue_substitutes (position);
}

static void
apply_reveal (RnPosition   *position,
              const RnMove *move)
{
  guint n = 0;

  if (position->unknown[move->player] > 0)
    {
      memcpy (position->sacrifice[move->player], move->cards, RN_SACRIFICES);
      position->unknown[move->player] = 0;
      end_game (position);
      return;
    }

  for (guint i = 0; i < position->n_hidden; i++)
    {
      RnHidden *hidden = &position->hidden[i];

      if (hidden->player != move->player || hidden->kind != RN_SACRIFICE_NULL)
        continue;

      hidden->kind = move->cards[n] & 0xf;
      hidden->room = 0;
      position->sacrifice[move->player][move->cards[n]]--;
      n++;
    }

  position->untold[move->player] = 0;
  end_game (position);
}

void
rn_apply (RnPosition   *position,
          const RnMove *move,
          RnScoring    *scoring)
{
  RnScoring unwanted;

  if (scoring == NULL)
    scoring = &unwanted;
  scoring->kind = RN_INVALID;
  position->ply++;

  switch ((RnMoveType) move->type)
    {
    case RN_MOVE_BUY:
      apply_buy (position, move);
      break;
    case RN_MOVE_PLAY:
      apply_play (position, move);
      break;
    case RN_MOVE_RETURN_MOAI:
      apply_return_moai (position);
      break;
    case RN_MOVE_SACRIFICE:
      apply_sacrifice (position, move);
      break;
    case RN_MOVE_ADD:
      apply_add (position, move);
      break;
    case RN_MOVE_DRAW:
      apply_draw (position, move, scoring);
      break;
    case RN_MOVE_REFILL:
      apply_refill (position, move, scoring);
      break;
    case RN_MOVE_REWARD:
      apply_reward (position, move);
      break;
    case RN_MOVE_SUBSTITUTE:
      apply_substitute (position, move);
      break;
    case RN_MOVE_REVEAL:
      apply_reveal (position, move);
      break;
    case RN_MOVES:
    default:
      g_return_if_reached ();
    }
}
