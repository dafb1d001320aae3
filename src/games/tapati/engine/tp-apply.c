/* tp-apply.c: making a move and all that the rules decide by themselves after it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "games/tapati/engine/tp-rules-private.h"

static void
set_up (TpPosition  *position,
        const TpBox *box,
        guint        n_players,
        TpEventList *events)
{
  const TpTable *table = tp_table (n_players);

  memset (position, 0, sizeof *position);
  position->box = *box;
  position->n_players = (guint8) n_players;
  position->round = 1;
  position->fact = TP_NO_FACT;
  memcpy (position->store, table->pieces, sizeof table->pieces);
  memcpy (&position->store[TP_QUARRY_1], box->quarries, sizeof box->quarries);
  memcpy (&position->store[TP_RUG_2], box->rugs, sizeof box->rugs);
  tp_begin_round (position, events);
}

void
tp_set_up (TpPosition  *position,
           const TpBox *box,
           guint        n_players)
{
  g_return_if_fail (n_players >= TP_MIN_PLAYERS && n_players <= TP_MAX_PLAYERS);

  set_up (position, box, n_players, NULL);
}

void
tp_set_up_events (const TpPosition *position,
                  TpEventList      *events)
{
  TpPosition start;

  g_return_if_fail (position != NULL && events != NULL);

  set_up (&start, &position->box, position->n_players, events);
}

static void
apply_reveal (TpPosition   *position,
              const TpMove *move,
              TpEventList  *events)
{
  for (guint i = 0; i < move->n_quarries; i++)
    tp_draw_quarry (position, move->quarries[i], events);

  switch ((TpDraw) position->draw)
    {
    case TP_DRAW_EXCHANGE:
      position->exchange_quarry = move->quarries[0];
      position->exchange |= 1u << TP_COMBINATION_QUARRY;
      position->draw = TP_DRAW_MARKET;
      if (!tp_market_is_empty (position))
        tp_ask_fact (position, position->active);
      break;
    case TP_DRAW_MARKET:
      for (guint i = 0; i < move->n_quarries; i++)
        position->market[TP_QUARRY (move->quarries[i])]++;
      tp_move_pieces (&position->store[TP_RUG (move->rug)], &position->market[TP_RUG (move->rug)], 1);
      tp_ask_fact (position, position->active);
      break;
    case TP_DRAW_RUG_CARD:
      tp_events_add (events, (TpEvent) { .type = TP_EVENT_AWARD, .player = position->active, .count = 1,
                                         .piece = (guint8) TP_QUARRY (move->quarries[0]) });
      tp_keep (position, position->active, TP_QUARRY (move->quarries[0]), 1, events);
      tp_finish_fact (position, events);
      break;
    case TP_DRAWS:
    default:
      g_assert_not_reached ();
    }
}

/* T5.5: palms go round until somebody has enough or there are none. */
static void
apply_palm (TpPosition  *position,
            guint        player,
            TpEventList *events)
{
  tp_move_pieces (&position->market[TP_PALM], &position->players[player].taken[TP_PALM], 1);
  tp_continue_palms (position, tp_position_next (position, player), events);
}

/* The move doesn't say which rug is taken: only one lies in the market (T4.7). */
static void
apply_tile (TpPosition   *position,
            const TpMove *move,
            TpEventList  *events)
{
  guint rug = position->market[TP_RUG_2] > 0 ? TP_RUG_2 : TP_RUG_3;
  guint piece = move->type == TP_MOVE_RUG ? rug : move->piece;

  tp_move_pieces (&position->market[piece], &position->players[move->player].taken[piece], 1);
  tp_continue_quarries (position, events);
}

/* The pieces of a combination; those that lie in the market are counted nowhere else. */
static void
hand_over (guint8 *from,
           guint8 *to,
           guint   combination)
{
  const guint8 *pieces = tp_combination_pieces (combination);

  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    {
      if (from != NULL)
        from[piece] = (guint8) (from[piece] - pieces[piece]);
      to[piece] = (guint8) (to[piece] + pieces[piece]);
    }
}

/* T6.2, T6.3 */
static void
apply_exchange (TpPosition   *position,
                const TpMove *move,
                TpEventList  *events)
{
  TpPlayer *owner = &position->players[move->player];

  if (move->what == TP_COMBINATION_QUARRY)
    tp_move_pieces (&owner->tapati[move->piece], tp_place_of_return (position, move->piece), 1);
  else
    hand_over (owner->tapati, position->store, move->what);

  if (move->take == TP_COMBINATION_QUARRY)
    {
      owner->taken[TP_QUARRY (position->exchange_quarry)]++;
      position->exchange_quarry = 0;
    }
  else
    {
      hand_over (NULL, owner->taken, move->take);
    }
  position->exchange &= (guint8) ~(1u << move->take);

  if (tp_position_can_place (position, move->player))
    tp_ask (position, TP_STEP_PLACE, move->player);
  else
    tp_finish_placing (position, move->player, events);
}

static void
apply_award (TpPosition  *position,
             guint        piece,
             TpEventList *events)
{
  guint count = tp_award_count (piece);

  position->store[piece] = (guint8) (position->store[piece] - count);
  tp_events_add (events, (TpEvent) { .type = TP_EVENT_AWARD, .player = position->active,
                                     .piece = (guint8) piece, .count = (guint8) count });
  tp_keep (position, position->active, piece, count, events);
  tp_finish_fact (position, events);
}

static guint8 *
find_spot (TpMoai *moai,
           guint   piece,
           guint   place)
{
  if (place == TP_ON_BASE)
    return &moai->base;
  if (place == TP_ON_TRANSFER)
    return &moai->transfer;

  return piece == TP_SLAVE ? &moai->slaves[place] : &moai->rapanuis[place];
}

static void
apply_build (TpPosition   *position,
             const TpMove *move,
             TpEventList  *events)
{
  TpPlayer *owner = &position->players[move->player];
  TpMoai *moai = &owner->moai[move->site];
  guint piece = move->piece;
  guint count = piece < TP_LOOSE_PIECES ? move->count : 1;
  guint fresh = MIN (count, owner->taken[piece]);

  owner->taken[piece] = (guint8) (owner->taken[piece] - fresh);
  owner->tapati[piece] = (guint8) (owner->tapati[piece] - (count - fresh));
  if (piece < TP_LOOSE_PIECES)
    {
      guint8 *spot = find_spot (moai, piece, move->place);

      *spot = (guint8) (*spot + count);
    }
  else if (piece < TP_RUG_2)
    {
      moai->spaces[moai->n_floors++] = (guint8) TP_CIRCLES_OF (piece);
    }
  else
    {
      moai->rug = (guint8) TP_POINTS_OF (piece);
      moai->spaces[TP_ON_RUG] = position->box.rug_spaces[piece - TP_RUG_2];
    }

  if (!tp_position_can_place (position, move->player))
    tp_finish_placing (position, move->player, events);
}

/* T6.1: who passes is out for the rest of this fact. */
static void
apply_pass (TpPosition  *position,
            guint        player,
            TpEventList *events)
{
  position->passed[position->n_passed++] = (guint8) player;
  tp_continue_exchange (position, tp_position_next (position, player), events);
}

/* T9.1: several Moai may be scored, one after the other; who has none left has nothing to decide. */
static void
apply_score (TpPosition   *position,
             const TpMove *move,
             TpEventList  *events)
{
  tp_score (position, move->player, move->site, FALSE, events);
  if (!tp_player_has_moai (&position->players[move->player]))
    tp_continue_prestige (position, events);
}

/* The same word ends placing, in which several act, and the choice of Moai to score. */
static void
apply_done (TpPosition  *position,
            guint        player,
            TpEventList *events)
{
  if (position->step == TP_STEP_PLACE)
    tp_finish_placing (position, player, events);
  else
    tp_continue_prestige (position, events);
}

static void
apply_move (TpPosition   *position,
            const TpMove *move,
            TpEventList  *events)
{
  switch ((TpMoveType) move->type)
    {
    case TP_MOVE_REVEAL:
      apply_reveal (position, move, events);
      break;
    case TP_MOVE_FACT:
      tp_take_fact (position, move->what, events);
      break;
    case TP_MOVE_PALM:
      apply_palm (position, move->player, events);
      break;
    case TP_MOVE_ENOUGH:
      tp_begin_placing (position, events); /* T5.6 */
      break;
    case TP_MOVE_QUARRY:
    case TP_MOVE_RUG:
      apply_tile (position, move, events);
      break;
    case TP_MOVE_EXCHANGE:
      apply_exchange (position, move, events);
      break;
    case TP_MOVE_PASS:
      apply_pass (position, move->player, events);
      break;
    case TP_MOVE_AWARD:
      apply_award (position, move->piece, events);
      break;
    case TP_MOVE_BUILD:
      apply_build (position, move, events);
      break;
    case TP_MOVE_DONE:
      apply_done (position, move->player, events);
      break;
    case TP_MOVE_SCORE:
      apply_score (position, move, events);
      break;
    case TP_MOVES:
    default:
      g_assert_not_reached ();
    }
}

void
tp_apply (TpPosition   *position,
          const TpMove *move,
          TpEventList  *events)
{
  g_return_if_fail (position != NULL && move != NULL);

  if (events != NULL)
    events->n = 0;
  position->ply++;
  apply_move (position, move, events);
}
