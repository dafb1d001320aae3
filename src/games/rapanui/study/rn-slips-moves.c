/* rn-slips-moves.c: what may have gone wrong in one move
 *
 * What a purchase, a reward or an added card changes stays as it is to the end,
 * so it is read off at once. Another card played, drawn or laid changes later
 * scorings: there the rest of the game is played again, and counts only if all
 * of it fits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-slips-private.h"

static guint
wood_of (guint player)
{
  return rn_count_cell (player, RN_COUNT_WOOD);
}

/* Makes @move in the position before @ply; whether it can be made there. */
static gboolean
try_move (const RnSlips *self,
          guint          ply,
          const RnMove  *move,
          RnPosition    *after)
{
  *after = self->positions[ply];
  if (rn_check (after, move).code != RN_OK)
    return FALSE;
  rn_apply (after, move, NULL);

  return TRUE;
}

/* Plays the game again with another move at @ply; whether all later ones fit. */
static gboolean
replay (const RnSlips *self,
        guint          ply,
        const RnMove  *move,
        RnPosition    *end)
{
  if (!try_move (self, ply, move, end))
    return FALSE;
  for (guint i = ply + 1; i < self->n_moves; i++)
    {
      if (rn_check (end, &self->moves[i]).code != RN_OK)
        return FALSE;
      rn_apply (end, &self->moves[i], NULL);
    }

  return TRUE;
}

static void
list_replayed (RnSlips      *self,
               RnSlip        slip,
               const RnMove *move)
{
  RnPosition end;

  if (!replay (self, slip.plies[0], move, &end))
    return;
  rn_slip_change_to (&slip, &end, rn_slips_get_position (self));
  rn_slips_add (self, &slip);
}

static void
list_change (RnSlips *self,
             RnSlip   slip,
             guint    cell,
             int      n)
{
  rn_slip_change (&slip, cell, n);
  rn_slips_add (self, &slip);
}

/* The price was paid by nobody, twice, or by another player. */
static void
list_payment (RnSlips *self,
              guint    ply,
              guint    kind,
              guint    price)
{
  guint player = self->positions[ply].active;
  RnSlip slip = rn_slips_begin (self, RN_SLIP_NOT_PAID, ply, player);

  if (price == 0)
    return;
  slip.kind = (guint8) kind;
  slip.amount = (guint8) price;
  list_change (self, slip, wood_of (player), (int) price);
  slip.type = RN_SLIP_PAID_TWICE;
  list_change (self, slip, wood_of (player), -(int) price);
  slip.type = RN_SLIP_PAID_BY_OTHER;
  for (guint other = 0; other < slip.delta.n_players; other++)
    if (other != player)
      {
        RnSlip swapped = slip;

        swapped.other = (guint8) other;
        rn_slip_change (&swapped, wood_of (player), (int) price);
        list_change (self, swapped, wood_of (other), -(int) price);
      }
}

static void
list_bought_other (RnSlips *self,
                   guint    ply,
                   RnSlip   slip)
{
  RnMove move = self->moves[ply];

  slip.type = RN_SLIP_BOUGHT_OTHER;
  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      RnPosition other;

      move.kind = (guint8) k;
      if (k == slip.kind || !try_move (self, ply, &move, &other))
        continue;
      slip.other_kind = (guint8) k;
      slip.amount = (guint8) rn_position_price (&self->positions[ply], slip.player, k);
      rn_slip_change_to (&slip, &other, &self->positions[ply + 1]);
      rn_slips_add (self, &slip);
    }
}

static void
list_bought_by_other (RnSlips *self,
                      guint    ply,
                      RnSlip   slip)
{
  const RnPosition *before = &self->positions[ply];

  slip.type = RN_SLIP_BOUGHT_BY_OTHER;
  for (guint other = 0; other < before->n_players; other++)
    {
      RnSlip swapped = slip;

      if (other == slip.player)
        continue;
      swapped.other = (guint8) other;
      rn_slip_change (&swapped, wood_of (slip.player), slip.amount);
      rn_slip_change (&swapped, rn_count_cell (slip.player, RN_COUNT_SACRIFICE), -1);
      rn_slip_change (&swapped, wood_of (other), -(int) rn_position_price (before, other, slip.kind));
      list_change (self, swapped, rn_count_cell (other, RN_COUNT_SACRIFICE), 1);
    }
}

static void
list_buy (RnSlips *self,
          guint    ply)
{
  const RnPosition *before = &self->positions[ply];
  RnSlip slip = rn_slips_begin (self, RN_SLIP_NOT_BOUGHT, ply, before->active);
  RnSlip changed;

  slip.kind = self->moves[ply].kind;
  slip.amount = (guint8) rn_position_price (before, slip.player, slip.kind);
  changed = slip;
  rn_slip_change_to (&changed, before, &self->positions[ply + 1]);
  rn_slips_add (self, &changed);
  changed.type = RN_SLIP_BOUGHT_TWICE;
  rn_slip_change_to (&changed, &self->positions[ply + 1], before);
  rn_slips_add (self, &changed);
  list_bought_other (self, ply, slip);
  list_bought_by_other (self, ply, slip);
  changed = slip;
  changed.type = RN_SLIP_CARD_NOT_TAKEN;
  rn_slip_change (&changed, RN_COUNT_SUPPLY + slip.kind, 1);
  list_change (self, changed, rn_count_cell (slip.player, RN_COUNT_SACRIFICE), -1);
  list_payment (self, ply, RN_FISH + slip.kind, slip.amount);
  slip.type = RN_SLIP_PAID_FULL;
  list_change (self, slip, wood_of (slip.player), (int) slip.amount - RN_SACRIFICE_PRICE);
}

/* A purchase may be missing before each play that has none. */
static void
list_bought (RnSlips *self,
             guint    ply)
{
  const RnPosition *before = &self->positions[ply];

  if (before->step != RN_STEP_BUY)
    return;
  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      RnMove move = { .type = RN_MOVE_BUY, .kind = (guint8) k };
      RnSlip slip = rn_slips_begin (self, RN_SLIP_BOUGHT, ply, before->active);
      RnPosition after;

      if (!try_move (self, ply, &move, &after))
        continue;
      slip.kind = (guint8) k;
      slip.amount = (guint8) rn_position_price (before, slip.player, k);
      rn_slip_change_to (&slip, &after, before);
      rn_slips_add (self, &slip);
    }
}

static void
list_play (RnSlips *self,
           guint    ply)
{
  const RnMove *move = &self->moves[ply];
  RnSlip slip = rn_slips_begin (self, RN_SLIP_OTHER_PLAY, ply, self->positions[ply].active);
  RnMove legal[RN_MAX_LEGAL];
  guint n = rn_legal_moves (&self->positions[ply], legal);

  list_bought (self, ply);
  if (move->type == RN_MOVE_PLAY)
    list_payment (self, ply, move->kind, rn_play_price (move->kind, move->count));
  for (guint i = 0; i < n; i++)
    if (legal[i].type == RN_MOVE_PLAY && move->type == RN_MOVE_PLAY && legal[i].kind != move->kind)
      {
        slip.kind = move->kind;
        slip.other_kind = legal[i].kind;
        slip.amount = legal[i].count;
        list_replayed (self, slip, &legal[i]);
      }
}

static void
list_sacrifice (RnSlips *self,
                guint    ply)
{
  guint player = self->moves[ply].player;
  RnSlip slip = rn_slips_begin (self, RN_SLIP_NOT_SACRIFICED, ply, player);
  RnSlip twice = rn_slips_begin (self, RN_SLIP_SACRIFICED_TWICE, ply, player);

  rn_slip_change (&slip, RN_COUNT_STONE, -1);
  list_change (self, slip, rn_count_cell (player, RN_COUNT_SACRIFICE), 1);
  rn_slip_change (&twice, RN_COUNT_STONE, 1);
  list_change (self, twice, rn_count_cell (player, RN_COUNT_SACRIFICE), -1);
}

/* Another legal move of the same player in its place: add and substitute. */
static void
list_other_kind (RnSlips    *self,
                 guint       ply,
                 RnSlipType  type,
                 guint       player)
{
  RnSlip slip = rn_slips_begin (self, type, ply, player);
  RnMove legal[RN_MAX_LEGAL];
  guint n = rn_legal_moves (&self->positions[ply], legal);

  slip.kind = self->moves[ply].kind;
  for (guint i = 0; i < n; i++)
    {
      RnPosition other;

      if (legal[i].kind == slip.kind || !try_move (self, ply, &legal[i], &other))
        continue;
      slip.other_kind = legal[i].kind;
      rn_slip_change_to (&slip, &other, &self->positions[ply + 1]);
      rn_slips_add (self, &slip);
    }
}

static void
list_add (RnSlips *self,
          guint    ply)
{
  guint player = self->positions[ply].active;
  RnSlip slip = rn_slips_begin (self, RN_SLIP_NOT_ADDED, ply, player);
  RnSlip own = rn_slips_begin (self, RN_SLIP_ADDED_OWN, ply, player);

  slip.kind = own.kind = self->moves[ply].kind;
  rn_slip_change (&slip, RN_COUNT_SUPPLY + slip.kind, 1);
  list_change (self, slip, RN_COUNT_STONE, -1);
  rn_slip_change (&own, RN_COUNT_SUPPLY + own.kind, 1);
  list_change (self, own, rn_count_cell (player, RN_COUNT_SACRIFICE), -1);
  list_other_kind (self, ply, RN_SLIP_OTHER_ADDED, player);
}

/* A hand is seen to be wrong at the next turn, so only the last draw counts. */
static gboolean
is_last_draw (const RnSlips *self,
              guint          ply)
{
  guint player = self->positions[ply].active;

  for (guint i = ply + 1; i < self->n_moves; i++)
    if (self->moves[i].type == RN_MOVE_DRAW && self->positions[i].active == player)
      return FALSE;

  return TRUE;
}

static void
list_draw (RnSlips *self,
           guint    ply)
{
  const RnPosition *before = &self->positions[ply];
  RnSlip slip = rn_slips_begin (self, RN_SLIP_NOT_DRAWN, ply, before->active);
  RnMove move = self->moves[ply];

  slip.kind = rn_position_front (before, move.column);
  if (is_last_draw (self, ply))
    {
      RnSlip more = rn_slips_begin (self, RN_SLIP_DRAWN_TOO_MANY, ply, before->active);

      rn_slip_change (&slip, RN_COUNT_DISPLAY, 1);
      list_change (self, slip, rn_count_cell (slip.player, RN_COUNT_HAND), -1);
      rn_slip_change (&more, RN_COUNT_DISPLAY, -1);
      list_change (self, more, rn_count_cell (slip.player, RN_COUNT_HAND), 1);
    }
  slip.type = RN_SLIP_OTHER_DRAW;
  for (guint8 c = 0; c < RN_COLUMNS; c++)
    if (c != self->moves[ply].column)
      {
        move.column = slip.other_kind = c;
        list_replayed (self, slip, &move);
      }
}

static void
list_refill (RnSlips *self,
             guint    ply)
{
  RnSlip slip = rn_slips_begin (self, RN_SLIP_NOT_REFILLED, ply, self->positions[ply].active);
  RnSlip other = rn_slips_begin (self, RN_SLIP_OTHER_REFILL, ply, slip.player);
  RnMove move = self->moves[ply];

  rn_slip_change (&slip, RN_COUNT_DECK, RN_COLUMN_CARDS);
  list_change (self, slip, RN_COUNT_DISPLAY, -RN_COLUMN_CARDS);
  other.kind = move.cards[RN_COLUMN_CARDS - 1];
  for (guint8 kind = 0; kind < RN_KINDS; kind++)
    if (kind != other.kind)
      {
        move.cards[RN_COLUMN_CARDS - 1] = other.other_kind = kind;
        list_replayed (self, other, &move);
      }
}

static void
list_move (RnSlips *self,
           guint    ply)
{
  switch ((RnMoveType) self->moves[ply].type)
    {
    case RN_MOVE_BUY:
      list_buy (self, ply);
      break;
    case RN_MOVE_PLAY:
    case RN_MOVE_RETURN_MOAI:
      list_play (self, ply);
      break;
    case RN_MOVE_SACRIFICE:
      list_sacrifice (self, ply);
      break;
    case RN_MOVE_ADD:
      list_add (self, ply);
      break;
    case RN_MOVE_DRAW:
      list_draw (self, ply);
      break;
    case RN_MOVE_REFILL:
      list_refill (self, ply);
      break;
    case RN_MOVE_REWARD:
      rn_slips_list_reward (self, ply);
      break;
    case RN_MOVE_SUBSTITUTE:
      list_other_kind (self, ply, RN_SLIP_OTHER_SUBSTITUTE, self->moves[ply].player);
      break;
    case RN_MOVE_REVEAL:
    case RN_MOVES:
    default:
      break;
    }
}

/* People are often a move ahead of the record. */
static void
list_not_entered (RnSlips *self)
{
  const RnPosition *now = rn_slips_get_position (self);
  RnMove legal[RN_MAX_LEGAL];
  guint n = rn_legal_moves (now, legal);

  for (guint i = 0; i < n; i++)
    {
      RnSlip slip = rn_slips_begin (self, RN_SLIP_NOT_ENTERED, self->n_moves, now->active);
      RnPosition after;

      /* One move stands for all refills or reveals. */
      if (!try_move (self, self->n_moves, &legal[i], &after))
        continue;
      if (now->step == RN_STEP_SACRIFICE || now->step == RN_STEP_REWARD || now->step == RN_STEP_SUBSTITUTE)
        slip.player = legal[i].player;
      rn_slip_change_to (&slip, &after, now);
      rn_slips_add (self, &slip);
    }
}

void
rn_slips_list (RnSlips *self,
               guint    ply)
{
  RnPosition after = self->positions[ply];
  RnScoring scoring;

  if (ply == self->n_moves)
    {
      list_not_entered (self);
      return;
    }
  list_move (self, ply);
  rn_apply (&after, &self->moves[ply], &scoring);
  if (scoring.kind != RN_INVALID)
    rn_slips_list_scoring (self, ply, &scoring);
}
