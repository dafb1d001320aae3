/* tp-watch.c: what is due from the store if nothing changes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-watch.h"

#include "games/tapati/engine/tp-rules-private.h"

/* T4.2–T4.4; what is too many goes back first. */
static void
count_markets (const TpPosition *position,
               int               due[TP_LOOSE_PIECES])
{
  TpPosition next = *position;

  next.round++;
  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    {
      next.market[piece] = (guint8) tp_market_due (&next, piece);
      due[piece] += (int) next.market[piece] - position->market[piece];
    }
}

/* T4.5 */
static void
count_exchange (const TpPosition *position,
                int               due[TP_LOOSE_PIECES])
{
  for (guint c = TP_COMBINATION_RAPANUI; c < TP_COMBINATIONS; c++)
    for (guint piece = 0; piece < TP_LOOSE_PIECES && !(position->exchange >> c & 1); piece++)
      due[piece] += tp_combination_pieces (c)[piece];
}

/* T4.6: the Moai card, if it is one of the two that are left over, gets a palm. */
static void
count_gifts (const TpPosition *position,
             int               due[TP_LOOSE_PIECES])
{
  gboolean all_taken = position->n_used == position->n_players;
  gboolean moai_left = tp_position_fact_in_use (position, TP_MOAI_CARD) &&
                       !tp_position_fact_used (position, TP_MOAI_CARD);

  due[TP_SLAVE] += (int) (tp_facts_in_use (position->n_players) - position->n_players) - moai_left;
  due[TP_PALM] += all_taken && moai_left;
}

void
tp_next_needs (const TpPosition *position,
               TpNeeds          *needs)
{
  int due[TP_LOOSE_PIECES] = { 0 };

  g_return_if_fail (position != NULL && needs != NULL);

  count_markets (position, due);
  count_exchange (position, due);
  count_gifts (position, due);
  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    needs->pieces[piece] = (guint) MAX (due[piece], 0);
  needs->quarries = (position->exchange_quarry == 0) + (tp_market_is_empty (position) ? position->box.row : 0u);
}

TpEnd
tp_move_ends (const TpPosition *position,
              const TpMove     *move)
{
  TpPosition after;

  g_return_val_if_fail (position != NULL && move != NULL, TP_END_NONE);

  after = *position;
  if (position->end != TP_END_NONE || tp_check (position, move).code != TP_OK)
    return TP_END_NONE;
  tp_apply (&after, move, NULL);
  while (after.step == TP_STEP_QUARRIES)
    {
      TpMove take = { .type = TP_MOVE_QUARRY, .player = after.actor, .piece = TP_QUARRY_1 };

      while (after.market[take.piece] == 0)
        take.piece++;
      tp_apply (&after, &take, NULL);
    }
  while (position->step == TP_STEP_PRESTIGE && after.step == TP_STEP_PRESTIGE)
    tp_apply (&after, &(TpMove) { .type = TP_MOVE_DONE, .player = after.actor }, NULL);

  return (TpEnd) after.end;
}

guint
tp_rano_raraku_left (const TpPosition *position)
{
  g_return_val_if_fail (position != NULL, 0);

  /* The rug of a card that is being carried out is spoken for. */
  return position->store[TP_RUG_2] + position->store[TP_RUG_3] +
         (position->fact != TP_RANO_RARAKU ? position->market[TP_RUG_2] + position->market[TP_RUG_3] : 0u);
}
