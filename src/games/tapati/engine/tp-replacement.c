/* tp-replacement.c: filling the markets at the beginning of a round (T4.2–T4.8)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-rules-private.h"

static gboolean
is_first_round (const TpPosition *position)
{
  return position->round == 1;
}

/* Exactly @due lie in the market afterwards: what is missing comes, what is too many goes
 * back (TD4). */
static gboolean
set_market (TpPosition  *position,
            guint        piece,
            guint        due,
            TpEventList *events)
{
  guint have = position->market[piece];

  if (have > due)
    {
      tp_move_pieces (&position->market[piece], &position->store[piece], have - due);
      tp_events_add (events, (TpEvent) { .type = TP_EVENT_FROM_MARKET, .piece = (guint8) piece,
                                         .count = (guint8) (have - due) });
      return TRUE;
    }
  if (due - have > position->store[piece])
    return FALSE;

  tp_move_pieces (&position->store[piece], &position->market[piece], due - have);
  if (due > have)
    tp_events_add (events, (TpEvent) { .type = TP_EVENT_TO_MARKET, .piece = (guint8) piece,
                                       .count = (guint8) (due - have) });

  return TRUE;
}

guint
tp_market_due (const TpPosition *position,
               guint             piece)
{
  const TpTable *table = tp_table (position->n_players);
  guint full = table->rows * table->columns;
  guint have = position->market[TP_PALM];

  switch (piece)
    {
    case TP_RAPANUI: /* T4.2 */
      return is_first_round (position) ? position->n_players : tp_position_begun_moai (position);
    case TP_SLAVE: /* T4.3 */
      return 2u * position->market[TP_RAPANUI];
    case TP_PALM: /* T4.4, TD14 */
    default:
      return is_first_round (position) ? full : MIN (full, have + MAX (1u, have / table->rows));
    }
}

static gboolean
fill_rapanuis (TpPosition  *position,
               TpEventList *events)
{
  return set_market (position, TP_RAPANUI, tp_market_due (position, TP_RAPANUI), events);
}

static gboolean
fill_slaves (TpPosition  *position,
             TpEventList *events)
{
  return set_market (position, TP_SLAVE, tp_market_due (position, TP_SLAVE), events);
}

static gboolean
fill_palms (TpPosition  *position,
            TpEventList *events)
{
  return set_market (position, TP_PALM, tp_market_due (position, TP_PALM), events);
}

/* T4.5; each combination in full or not at all. */
static gboolean
fill_exchange (TpPosition  *position,
               TpEventList *events)
{
  for (guint c = TP_COMBINATION_RAPANUI; c < TP_COMBINATIONS; c++)
    {
      const guint8 *pieces = tp_combination_pieces (c);

      if (position->exchange & (1u << c))
        continue;
      for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
        if (position->store[piece] < pieces[piece])
          return FALSE;
      for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
        position->store[piece] = (guint8) (position->store[piece] - pieces[piece]);
      position->exchange |= (guint8) (1u << c);
      tp_events_add (events, (TpEvent) { .type = TP_EVENT_LAID, .what = (guint8) c });
    }

  return TRUE;
}

/* T4.6; each card an item of its own. */
static gboolean
lay_gifts (TpPosition  *position,
           TpEventList *events)
{
  for (guint fact = 0; fact < tp_facts_in_use (position->n_players) && !is_first_round (position); fact++)
    {
      guint piece = fact == TP_MOAI_CARD ? TP_PALM : TP_SLAVE;

      if (tp_position_fact_used (position, fact))
        continue;
      if (position->store[piece] == 0)
        return FALSE;
      tp_move_pieces (&position->store[piece], &position->gifts[fact], 1);
      tp_events_add (events, (TpEvent) { .type = TP_EVENT_GIFT_LAID, .what = (guint8) fact,
                                         .piece = (guint8) piece, .count = 1 });
    }

  position->n_used = 0;
  for (guint i = 0; i < TP_MAX_PLAYERS; i++)
    position->used[i] = 0;

  return TRUE;
}

/* T4.7; checked before the first draw. */
static gboolean
has_tiles (TpPosition  *position,
           TpEventList *events)
{
  guint due = (position->exchange_quarry == 0) + (tp_market_is_empty (position) ? position->box.row : 0u);

  return tp_position_quarries_left (position) >= due;
}

gboolean
tp_market_is_empty (const TpPosition *position)
{
  const guint8 *row = &position->market[TP_QUARRY_1];

  return row[0] + row[1] + row[2] + row[3] == 0;
}

void
tp_begin_round (TpPosition  *position,
                TpEventList *events)
{
  static const struct
  {
    gboolean (*fill) (TpPosition *position, TpEventList *events);
    TpEnd end;
  } items[] = {
    { fill_rapanuis, TP_END_MARKET_RAPANUIS },
    { fill_slaves, TP_END_MARKET_SLAVES },
    { fill_palms, TP_END_MARKET_PALMS },
    { fill_exchange, TP_END_EXCHANGE },
    { lay_gifts, TP_END_GIFTS },
    { has_tiles, TP_END_MARKET_QUARRIES },
  };

  position->active = position->first;
  tp_events_add (events, (TpEvent) { .type = TP_EVENT_ROUND, .player = position->first,
                                     .count = (guint16) MIN (position->round, G_MAXUINT16) });
  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    if (!items[i].fill (position, events))
      {
        /* T4.8 */
        tp_note_end (position, items[i].end, events);
        tp_end_game (position);
        return;
      }

  position->draw = position->exchange_quarry == 0 ? TP_DRAW_EXCHANGE : TP_DRAW_MARKET;
  if (position->exchange_quarry == 0 || tp_market_is_empty (position))
    tp_ask (position, TP_STEP_REVEAL, position->active);
  else
    tp_ask_fact (position, position->active);
}
