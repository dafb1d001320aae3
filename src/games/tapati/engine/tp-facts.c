/* tp-facts.c: the facts, up to what players decide in them (T4.9, T4.10, T5–T8)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "games/tapati/engine/tp-rules-private.h"

void
tp_note_end (TpPosition  *position,
             TpEnd        end,
             TpEventList *events)
{
  if (position->end == TP_END_NONE)
    {
      position->end = (guint8) end;
      tp_events_add (events, (TpEvent) { .type = TP_EVENT_END, .what = (guint8) end });
    }
}

void
tp_end_game (TpPosition *position)
{
  position->step = TP_STEP_OVER;
  position->pending = 0;
}

void
tp_ask_fact (TpPosition *position,
             guint       player)
{
  position->active = (guint8) player;
  tp_ask (position, TP_STEP_FACT, player);
}

void
tp_finish_fact (TpPosition  *position,
                TpEventList *events)
{
  position->fact = TP_NO_FACT;
  if (position->end != TP_END_NONE)
    tp_end_game (position);
  else if (position->n_used == position->n_players)
    tp_begin_prestige (position, events);
  else
    tp_ask_fact (position, tp_position_next (position, position->active));
}

void
tp_begin_placing (TpPosition  *position,
                  TpEventList *events)
{
  position->step = TP_STEP_PLACE;
  position->pending = 0;
  for (guint i = 0, player = position->active; i < position->n_players; i++)
    {
      if (tp_position_can_place (position, player))
        position->pending |= (guint8) (1u << player);
      else
        tp_put_away (position, player, events);
      player = tp_position_next (position, player);
    }

  if (position->pending == 0)
    tp_finish_fact (position, events);
}

void
tp_finish_placing (TpPosition  *position,
                   guint        player,
                   TpEventList *events)
{
  tp_put_away (position, player, events);
  position->pending &= (guint8) ~(1u << player);
  if (position->fact == TP_TAPATI)
    tp_continue_exchange (position, tp_position_next (position, player), events);
  else if (position->pending == 0)
    tp_finish_fact (position, events);
}

/* T5.1, TD23 */
static void
take_extra (TpPosition  *position,
            guint        piece,
            TpEventList *events)
{
  guint player = position->active;
  guint count = tp_fact_gives (position->fact, piece);

  if (position->store[piece] < count)
    {
      tp_note_end (position, TP_END_EXTRA, events);
      return;
    }

  tp_move_pieces (&position->store[piece], &position->players[player].taken[piece], count);
  tp_events_add (events, (TpEvent) { .type = TP_EVENT_EXTRA, .player = (guint8) player,
                                     .piece = (guint8) piece, .count = (guint16) count });
}

/* T5.2, T5.3: one each, round and round: who sits nearer to the active player gets one
 * more. */
static void
share_market (TpPosition  *position,
              guint        piece,
              TpEventList *events)
{
  guint player = position->active;
  guint each = position->market[piece] / position->n_players;
  guint more = position->market[piece] % position->n_players;

  for (guint i = 0; i < position->n_players; i++)
    {
      guint count = each + (i < more);

      tp_move_pieces (&position->market[piece], &position->players[player].taken[piece], count);
      if (count > 0)
        tp_events_add (events, (TpEvent) { .type = TP_EVENT_TAKES, .player = (guint8) player,
                                           .piece = (guint8) piece, .count = (guint8) count });
      player = tp_position_next (position, player);
    }
  tp_begin_placing (position, events);
}

void
tp_continue_palms (TpPosition  *position,
                   guint        player,
                   TpEventList *events)
{
  if (position->market[TP_PALM] > 0)
    {
      tp_ask (position, TP_STEP_PALMS, player);
      return;
    }

  tp_note_end (position, TP_END_LAST_PALM, events); /* T5.7 */
  tp_begin_placing (position, events);
}

/* T5.10 */
static void
clear_row (TpPosition  *position,
           TpEventList *events)
{
  for (guint piece = TP_QUARRY_1; piece < TP_PIECES; piece++)
    {
      guint count = position->market[piece];

      tp_move_pieces (&position->market[piece], tp_place_of_return (position, piece), count);
      if (count > 0)
        tp_events_add (events, (TpEvent) { .type = TP_EVENT_LEFT_OVER, .piece = (guint8) piece,
                                           .count = (guint8) count });
    }

  if (position->store[TP_RUG_2] + position->store[TP_RUG_3] == 0)
    tp_note_end (position, TP_END_LAST_RUG, events);
}

void
tp_continue_quarries (TpPosition  *position,
                      TpEventList *events)
{
  guint player = tp_position_next (position, position->actor);

  if (player != position->active)
    {
      tp_ask (position, TP_STEP_QUARRIES, player);
      return;
    }

  clear_row (position, events);
  tp_begin_placing (position, events);
}

void
tp_continue_exchange (TpPosition  *position,
                      guint        player,
                      TpEventList *events)
{
  for (guint i = 0; i < position->n_players; i++)
    {
      if (memchr (position->passed, (int) player, position->n_passed) == NULL)
        {
          if (tp_position_can_exchange (position, player))
            {
              tp_ask (position, TP_STEP_EXCHANGE, player);
              return;
            }
          position->passed[position->n_passed++] = (guint8) player;
          tp_events_add (events, (TpEvent) { .type = TP_EVENT_OUT, .player = (guint8) player });
        }
      player = tp_position_next (position, player);
    }

  position->n_passed = 0;
  memset (position->passed, 0, sizeof position->passed);
  tp_finish_fact (position, events);
}

/* T7.1, TD22 */
static void
begin_award (TpPosition  *position,
             TpEventList *events)
{
  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    if (position->store[piece] >= tp_award_count (piece))
      {
        tp_ask (position, TP_STEP_AWARD, position->active);
        return;
      }

  tp_note_end (position, TP_END_AWARD, events);
  tp_finish_fact (position, events);
}

/* T7.2 */
static void
award_palm (TpPosition  *position,
            TpEventList *events)
{
  guint count = tp_fact_gives (TP_MOAI_CARD, TP_PALM);

  if (position->store[TP_PALM] < count)
    {
      tp_note_end (position, TP_END_AWARD, events);
    }
  else
    {
      position->store[TP_PALM] = (guint8) (position->store[TP_PALM] - count);
      tp_events_add (events, (TpEvent) { .type = TP_EVENT_AWARD, .player = position->active,
                                         .piece = TP_PALM, .count = (guint16) count });
      tp_keep (position, position->active, TP_PALM, count, events);
    }
  tp_finish_fact (position, events);
}

/* T7.3 */
static void
award_quarry (TpPosition  *position,
              TpEventList *events)
{
  if (tp_position_quarries_left (position) > 0)
    {
      position->draw = TP_DRAW_RUG_CARD;
      tp_ask (position, TP_STEP_REVEAL, position->active);
      return;
    }

  tp_note_end (position, TP_END_AWARD, events);
  tp_finish_fact (position, events);
}

static void
take_gifts (TpPosition  *position,
            guint        fact,
            TpEventList *events)
{
  guint piece = fact == TP_MOAI_CARD ? TP_PALM : TP_SLAVE;
  guint count = position->gifts[fact];

  if (count == 0)
    return;

  position->gifts[fact] = 0;
  tp_events_add (events, (TpEvent) { .type = TP_EVENT_GIFT, .player = position->active,
                                     .piece = (guint8) piece, .count = (guint8) count });
  tp_keep (position, position->active, piece, count, events);
}

void
tp_take_fact (TpPosition  *position,
              guint        fact,
              TpEventList *events)
{
  position->used[position->n_used++] = (guint8) fact;
  position->fact = (guint8) fact;
  take_gifts (position, fact, events);

  switch ((TpFact) fact)
    {
    case TP_MAKE_MAKE:
    case TP_MANUTARA:
      take_extra (position, fact == TP_MAKE_MAKE ? TP_RAPANUI : TP_SLAVE, events);
      share_market (position, fact == TP_MAKE_MAKE ? TP_RAPANUI : TP_SLAVE, events);
      break;
    case TP_AHU:
      take_extra (position, TP_PALM, events);
      tp_continue_palms (position, position->active, events);
      break;
    case TP_RANO_RARAKU:
      tp_ask (position, TP_STEP_QUARRIES, position->active);
      break;
    case TP_TAPATI:
      tp_continue_exchange (position, position->active, events);
      break;
    case TP_TANGATA_MANU:
      begin_award (position, events);
      break;
    case TP_MOAI_CARD:
      award_palm (position, events);
      break;
    case TP_RUG_CARD:
      award_quarry (position, events);
      break;
    case TP_NO_FACT:
    default:
      g_assert_not_reached ();
    }
}
